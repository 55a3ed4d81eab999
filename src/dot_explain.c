/* SPDX-License-Identifier: MIT */
/* What a dot product does: the order of its products, and its sums term by term. See mmaref.h. */
#include "dot.h"

/* ---- Order ------------------------------------------------------------ */

/* The rules of a dot product by itself. Pre: mmaref_dot_add accepts all of it. */
static void open_rules(mmaref_dot_rules *rules, const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                       uint16_t count)
{
    rules->arithmetic = arithmetic;
    rules->rounding = arithmetic->rounding;
    rules->coverage = NULL;
    rules->random = NULL;
    rules->scaled = false;
    mmaref_rules_open_own(rules);
    rules->a = mmaref_rules_format(rules, types->a);
    rules->b = mmaref_rules_format(rules, types->b);
    rules->c = mmaref_rules_format(rules, types->c);
    rules->d = mmaref_rules_format(rules, types->d);
    mmaref_rules_complete(rules, (uint8_t)count, 0);
}

/* The rules of `count` products; of any types, as their number is all that matters. */
static mmaref_status open_order(mmaref_dot_rules *rules, const mmaref_arithmetic *arithmetic, uint16_t count)
{
    static const mmaref_dot_types any = { MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32 };
    mmaref_status status = mmaref_arithmetic_check(arithmetic, NULL);

    if (status != MMAREF_OK) {
        return status;
    }
    if ((arithmetic->group != 0 && count % arithmetic->group != 0) ||
        (arithmetic->interleave != 0 && count % (2u * arithmetic->interleave) != 0)) {
        return MMAREF_E_ARITHMETIC;
    }
    open_rules(rules, &any, arithmetic, count);
    return MMAREF_OK;
}

mmaref_status mmaref_dot_order(const mmaref_arithmetic *arithmetic, uint16_t count, uint16_t taken,
                               uint16_t *element, uint16_t *step)
{
    mmaref_dot_rules rules;
    mmaref_status status;

    if (arithmetic == NULL || element == NULL || count > MMAREF_DOT_MAX || taken >= count) {
        return MMAREF_E_ARGUMENT;
    }
    status = open_order(&rules, arithmetic, count);
    if (status != MMAREF_OK) {
        return status;
    }
    *element = mmaref_step_element(rules.interleave, (uint8_t)count, (uint8_t)taken);
    if (step != NULL) {
        uint16_t steps = (uint16_t)((rules.group + rules.products - 1u) / rules.products); /* of a group */
        *step = (uint16_t)(taken / rules.group * steps + taken % rules.group / rules.products);
    }
    return MMAREF_OK;
}

/* ---- Steps ------------------------------------------------------------ */

/* A dot product on its way. The rules of the whole are opened anew where they are needed: they would take too much of
 * the stack while a step is computed. */
typedef struct {
    const mmaref_dot_types *whole;
    const mmaref_arithmetic *arithmetic;
    mmaref_dot_types types;   /* of a step by itself: C is of the type of the running value, D of that of steps */
    mmaref_arithmetic single; /* the block of a step by itself */
    mmaref_dot_listener *listener;
    uint64_t value;           /* the running value, a pattern of types.c */
    uint16_t first, count;    /* the products of a step, in the order of steps */
    uint16_t total;
    bool accumulates;         /* whether the running value is a term */
} explained;

static void open_whole(mmaref_dot_rules *rules, const explained *e)
{
    open_rules(rules, e->whole, e->arithmetic, e->total);
}

/* A number as a public value. */
static void to_value(const mmaref_number *number, mmaref_value *value)
{
    value->negative = number->negative != 0;
    value->significand = number->special == MMAREF_NUMBER_FINITE ? number->significand : 0;
    value->exponent = number->special == MMAREF_NUMBER_FINITE && number->significand != 0 ? number->exponent : 0;
    value->kind = number->special == MMAREF_NUMBER_NAN        ? MMAREF_VALUE_NAN
                  : number->special == MMAREF_NUMBER_INFINITY ? MMAREF_VALUE_INFINITY
                  : number->significand == 0                  ? MMAREF_VALUE_ZERO
                  : number->scale > mmaref_number_leading(number) ? MMAREF_VALUE_SUBNORMAL
                                                                  : MMAREF_VALUE_NORMAL;
}

/* A multiplicand as the block takes it; returns the exponent by which it is aligned. */
static int16_t take_factor(const explained *e, const mmaref_format_row *format, uint64_t bits, mmaref_value *value)
{
    mmaref_number number;
    mmaref_multiplicand multiplicand;

    if (format->width_log2 == 6) {
        mmaref_number_unpack(format, bits, e->single.subnormals, &number);
    } else if (format->fraction_bits > MMAREF_MULTIPLICAND_FRACTION) {
        mmaref_wide_unpack(format, e->single.subnormals, bits, &number);
    } else {
        mmaref_multiplicand_unpack(format, mmaref_unpack_flags(&e->single), (uint32_t)bits, &multiplicand);
        mmaref_multiplicand_widen(&multiplicand, &number);
        number.significand >>= MMAREF_MULTIPLICAND_FRACTION - format->fraction_bits; /* where its fraction ends */
        number.exponent = (int16_t)(number.scale - format->fraction_bits);
    }
    to_value(&number, value);
    return number.scale;
}

/* The running value as a term. */
static void take_value(const explained *e, const mmaref_dot_rules *rules, mmaref_dot_term *term)
{
    const mmaref_format_row *format = mmaref_rules_format(rules, e->types.c);
    mmaref_number number;

    mmaref_number_unpack(format, e->value, e->single.subnormals, &number);
    if (format != rules->step && number.significand != 0) {
        number.scale = mmaref_number_leading(&number); /* C is widened first */
    }
    to_value(&number, &term->a);
    term->b.kind = MMAREF_VALUE_NORMAL;
    term->b.negative = false;
    term->b.significand = 1;
    term->b.exponent = 0;
    term->exponent = number.scale;
    term->element = MMAREF_DOT_MAX;
}

static bool is_special_term(const mmaref_dot_term *term)
{
    return term->a.kind >= MMAREF_VALUE_INFINITY || term->b.kind >= MMAREF_VALUE_INFINITY;
}

static bool is_zero_term(const mmaref_dot_term *term)
{
    return term->a.significand == 0 || term->b.significand == 0;
}

/* Term k of a step: the running value, then the products. */
static void take_term(const explained *e, const mmaref_dot_rules *rules, uint16_t k, mmaref_dot_term *term)
{
    uint16_t at = (uint16_t)(e->first + k - e->accumulates);

    term->kept = 0;
    term->lost = 0;
    if (e->accumulates && k == 0) {
        take_value(e, rules, term);
    } else {
        const mmaref_dot_listener *l = e->listener;
        term->exponent = take_factor(e, rules->a, l->a[at], &term->a);
        term->exponent = (int16_t)(term->exponent + take_factor(e, rules->b, l->b[at], &term->b));
        term->element = mmaref_step_element(rules->interleave, (uint8_t)e->total, (uint8_t)at);
    }
    if (is_zero_term(term) || is_special_term(term)) {
        term->exponent = 0;
    }
}

/* What a step is, its maximum exponent and its grid. */
static void open_step(const explained *e, const mmaref_dot_rules *rules, mmaref_dot_step *step)
{
    uint16_t terms = (uint16_t)(e->count + e->accumulates), k;
    int16_t max = e->single.exponent_floor;
    mmaref_dot_term term;

    step->kind = e->single.fraction_bits == MMAREF_UNLIMITED ? MMAREF_STEP_EXACT : MMAREF_STEP_ALIGNED;
    if (e->single.adder != MMAREF_ADDER_WINDOW || e->single.product_type != 0) {
        step->kind = MMAREF_STEP_TERMS;
    }
    for (k = 0; k < terms; k++) {
        take_term(e, rules, k, &term);
        if (is_special_term(&term)) {
            step->kind = MMAREF_STEP_SPECIAL;
        } else if (!is_zero_term(&term) && term.exponent > max) {
            max = term.exponent;
        }
    }
    step->type = e->types.d;
    step->sum = 0;
    step->result = 0;
    step->max_exponent = max == MMAREF_NO_FLOOR ? 0 : max;
    step->grid = (int16_t)(step->max_exponent - e->single.fraction_bits);
    if (step->kind != MMAREF_STEP_ALIGNED) {
        step->max_exponent = 0;
        step->grid = 0;
    }
}

/* What mmaref_align says, of a magnitude of up to 48 bits, which dot_terms.c adds. */
static int64_t align_wide(const mmaref_dot_rules *rules, uint64_t magnitude, bool negative, int16_t up)
{
    mmaref_number term;
    bool lost;

    term.significand = magnitude;
    term.negative = negative;
    return mmaref_align_wide(rules, &term, up, &lost);
}

/* Aligns a term by the engine's own rule. Factors of aligned steps have at most 24 bits each. */
static void align_term(const mmaref_dot_rules *rules, const mmaref_dot_step *step, mmaref_dot_term *term)
{
    uint64_t magnitude = term->a.significand * term->b.significand;
    int16_t up = (int16_t)(term->a.exponent + term->b.exponent - step->grid);
    bool negative = term->a.negative != term->b.negative;

    if (magnitude == 0) {
        return;
    }
    term->kept = mmaref_takes_terms(rules) ? align_wide(rules, magnitude, negative, up)
                                           : mmaref_align(rules, (uint32_t)magnitude, negative, up);
    term->lost = up >= 0 ? 0 : up <= -64 ? magnitude : magnitude & (((uint64_t)1 << -up) - 1);
}

/* What goes into a step by itself that starts from nothing: a zero adds nothing, and with the sign of the first
 * product it changes no sign of a zero sum. */
MMAREF_NOINLINE static uint64_t nothing(const explained *e)
{
    mmaref_dot_rules rules;
    mmaref_value a, b;

    open_whole(&rules, e);
    (void)take_factor(e, rules.a, e->listener->a[e->first], &a);
    (void)take_factor(e, rules.b, e->listener->b[e->first], &b);
    return mmaref_pack_zero(rules.step, a.negative != b.negative);
}

/* What a step is, and its terms; their sum where they are aligned. Not inlined: what it takes of the stack is given
 * back before the step is computed. */
MMAREF_NOINLINE static void report_terms(const explained *e, mmaref_dot_step *step)
{
    uint16_t terms = (uint16_t)(e->count + e->accumulates), k;
    mmaref_dot_rules rules;
    mmaref_dot_term term;
    int64_t sum = 0;

    open_whole(&rules, e);
    open_step(e, &rules, step);
    for (k = 0; k < terms; k++) {
        take_term(e, &rules, k, &term);
        if (step->kind == MMAREF_STEP_ALIGNED) {
            align_term(&rules, step, &term);
            sum += term.kept;
        }
        e->listener->report(step, &term, e->listener->context);
    }
    step->sum = sum;
}

/* Reports a step's terms, has it computed by itself, and reports that. The result is the running value. */
static mmaref_status take_step(explained *e, mmaref_dot_step *step)
{
    const mmaref_dot_listener *l = e->listener;
    mmaref_status status;

    report_terms(e, step);
    status = mmaref_dot_compute(&e->types, &e->single, l->a + e->first, l->b + e->first, e->count,
                                e->accumulates ? e->value : nothing(e), NULL, &e->value, NULL, NULL);
    step->result = e->value;
    l->report(step, NULL, l->context);
    e->types.c = e->types.d;
    e->first = (uint16_t)(e->first + e->count);
    e->accumulates = true;
    return status;
}

/* Reports what is done to the result of steps behind them. */
static void report_after(const explained *e, mmaref_dot_step *step, uint8_t kind, uint8_t type, uint64_t result)
{
    step->kind = kind;
    step->type = type;
    step->max_exponent = 0;
    step->grid = 0;
    step->sum = 0;
    step->result = result;
    e->listener->report(step, NULL, e->listener->context);
}

/* C, a pattern of a type, plus the running value. */
MMAREF_NOINLINE static uint64_t add_c(const explained *e, uint8_t c_type, uint64_t c)
{
    mmaref_dot_rules rules;

    open_whole(&rules, e);
    return mmaref_add_after(&rules, mmaref_rules_format(&rules, c_type), c, e->value);
}

MMAREF_NOINLINE static uint64_t convert(const explained *e)
{
    mmaref_dot_rules rules;

    open_whole(&rules, e);
    return mmaref_dot_convert(&rules, e->value);
}

/* The products of a group and, at most, of a step. */
typedef struct {
    uint8_t group, step;
} lengths;

/* The steps of a group, the first one having the number step->number. */
static mmaref_status explain_group(explained *e, lengths products, mmaref_dot_step *step)
{
    uint16_t end = (uint16_t)(e->first + products.group);
    uint8_t accumulate = e->arithmetic->accumulate, c_type = e->types.c;
    bool after = MMAREF_HAS_EXACT && accumulate != MMAREF_ACCUMULATE_FUSED;
    mmaref_status status = MMAREF_OK;
    uint64_t c = e->value;

    if (after) {
        e->value = 0;
        e->types.c = e->types.d;
        e->accumulates = accumulate == MMAREF_ACCUMULATE_AFTER;
    }
    while (status == MMAREF_OK && e->first != end) {
        e->count = (uint16_t)(end - e->first);
        e->count = products.step < e->count ? products.step : e->count;
        status = take_step(e, step);
        step->number++;
    }
    if (after) {
        e->value = add_c(e, c_type, c);
        step->number--;
        report_after(e, step, MMAREF_STEP_ADD_C, e->types.d, e->value);
        step->number++;
    }
    return status;
}

/* Puts the elements in the order of steps. Pre: mmaref_dot_add accepts all of it. */
MMAREF_NOINLINE static lengths open_explained(explained *e, const uint64_t *a, const uint64_t *b)
{
    mmaref_dot_rules rules;
    lengths products;
    uint16_t k;

    open_whole(&rules, e);
    e->types = *e->whole;
    e->types.d = e->arithmetic->step_type != 0 ? e->arithmetic->step_type : e->whole->d;
    e->single = *e->arithmetic;
    e->single.products = 0;
    e->single.interleave = 0;
    e->single.group = 0;
    e->single.accumulate = MMAREF_ACCUMULATE_FUSED;
    e->single.step_type = 0;
    e->first = 0;
    e->accumulates = true;
    for (k = 0; k < e->total; k++) {
        uint8_t element = mmaref_step_element(rules.interleave, (uint8_t)e->total, (uint8_t)k);
        e->listener->a[k] = a[element];
        e->listener->b[k] = b[element];
    }
    products.group = rules.group;
    products.step = rules.products;
    return products;
}

mmaref_status mmaref_dot_explain(const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                                 const uint64_t *a, const uint64_t *b, uint16_t count, uint64_t c,
                                 mmaref_dot_listener *listener, uint64_t *d, mmaref_error *error)
{
    mmaref_status status;
    mmaref_dot_step step;
    lengths products;
    explained e;

    if (listener == NULL || listener->report == NULL || d == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_DOT);
    }
    if (types != NULL && types->a >= MMAREF_TYPE_S8 && types->a <= MMAREF_TYPE_U4) {
        return mmaref_fail(error, MMAREF_REASON_DOT_TYPES); /* integers lose nothing that is to be explained */
    }
    status = mmaref_dot_compute(types, arithmetic, a, b, count, c, NULL, &e.value, NULL, error);
    if (status != MMAREF_OK) {
        return status;
    }
    e.whole = types;
    e.arithmetic = arithmetic;
    e.listener = listener;
    e.total = count;
    e.value = c;
    products = open_explained(&e, a, b);
    step.number = 0;
    while (status == MMAREF_OK && e.first != count) {
        status = explain_group(&e, products, &step);
    }
    if (e.types.d != types->d) {
        e.value = convert(&e);
        step.number--;
        report_after(&e, &step, MMAREF_STEP_CONVERT, types->d, e.value);
    }
    *d = e.value;
    return status;
}
