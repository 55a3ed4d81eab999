/* SPDX-License-Identifier: MIT */
/* What a dot product does: the order of its products, and its sums term by term. See mmaref.h. */
#include "dot.h"

/* ---- Order ------------------------------------------------------------ */

/* The rules of `count` products; of any types, as their number is all that matters. */
static mmaref_status open_order(mmaref_dot_rules *rules, const mmaref_arithmetic *arithmetic, uint16_t count)
{
    mmaref_status status = mmaref_arithmetic_check(arithmetic, NULL);

    if (status != MMAREF_OK) {
        return status;
    }
    if ((arithmetic->group != 0 && count % arithmetic->group != 0) ||
        (arithmetic->interleave != 0 && count % (2u * arithmetic->interleave) != 0)) {
        return MMAREF_E_ARITHMETIC;
    }
    rules->arithmetic = arithmetic;
    rules->a = rules->b = &mmaref_format_rows[MMAREF_TYPE_F16];
    rules->c = rules->d = &mmaref_format_rows[MMAREF_TYPE_F32];
    rules->rounding = arithmetic->rounding;
    rules->coverage = NULL;
    mmaref_rules_open_own(rules);
    mmaref_rules_complete(rules, (uint8_t)count, 0);
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

/* A dot product on its way. */
typedef struct {
    mmaref_dot_rules rules;   /* of the whole */
    mmaref_dot_types types;   /* of a step by itself: C is of the type of the running value, D of that of steps */
    mmaref_arithmetic single; /* the block of a step by itself */
    mmaref_dot_listener *listener;
    uint64_t value;           /* the running value, a pattern of types.c */
    uint16_t first, count;    /* the products of a step, in the order of steps */
    uint16_t total;
    bool accumulates;         /* whether the running value is a term */
} explained;

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

/* A factor as the block takes it; returns the exponent by which it is aligned. */
static int16_t take_factor(const explained *e, const mmaref_format_row *format, uint64_t bits, mmaref_value *value)
{
    mmaref_number number;
    mmaref_factor factor;

    if (format->width_log2 == 6) {
        mmaref_number_decode(format, bits, e->single.subnormals, &number);
    } else if (format->fraction_bits > MMAREF_FACTOR_FRACTION) {
        mmaref_wide_decode(format, e->single.subnormals, bits, &number);
    } else {
        mmaref_factor_decode(format, mmaref_decode_flags(&e->single), (uint32_t)bits, &factor);
        mmaref_factor_expand(&factor, &number);
        number.significand >>= MMAREF_FACTOR_FRACTION - format->fraction_bits; /* where its fraction ends */
        number.exponent = (int16_t)(number.scale - format->fraction_bits);
    }
    to_value(&number, value);
    return number.scale;
}

/* The running value as a term. */
static void take_value(const explained *e, mmaref_dot_term *term)
{
    const mmaref_format_row *format = mmaref_rules_format(&e->rules, e->types.c);
    mmaref_number number;

    mmaref_number_decode(format, e->value, e->single.subnormals, &number);
    if (format != e->rules.step && number.significand != 0) {
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
static void take_term(const explained *e, uint16_t k, mmaref_dot_term *term)
{
    uint16_t at = (uint16_t)(e->first + k - e->accumulates);

    term->kept = 0;
    term->lost = 0;
    if (e->accumulates && k == 0) {
        take_value(e, term);
    } else {
        const mmaref_dot_listener *l = e->listener;
        term->exponent = take_factor(e, e->rules.a, l->a[at], &term->a);
        term->exponent = (int16_t)(term->exponent + take_factor(e, e->rules.b, l->b[at], &term->b));
        term->element = mmaref_step_element(e->rules.interleave, (uint8_t)e->total, (uint8_t)at);
    }
    if (is_zero_term(term) || is_special_term(term)) {
        term->exponent = 0;
    }
}

/* What a step is, its maximum exponent and its grid. */
static void open_step(const explained *e, mmaref_dot_step *step)
{
    uint16_t terms = (uint16_t)(e->count + e->accumulates), k;
    int16_t max = e->single.exponent_floor;
    mmaref_dot_term term;

    step->kind = e->single.fraction_bits == MMAREF_UNLIMITED ? MMAREF_STEP_EXACT : MMAREF_STEP_ALIGNED;
    if (e->single.adder != MMAREF_ADDER_WINDOW || e->single.product_type != 0) {
        step->kind = MMAREF_STEP_TERMS;
    }
    for (k = 0; k < terms; k++) {
        take_term(e, k, &term);
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

/* The same of terms of up to 48 bits, which dot_custom.c adds. */
static int64_t align_wide(const explained *e, uint64_t magnitude, bool negative, int16_t up)
{
    mmaref_number term;
    bool lost;

    term.significand = magnitude;
    term.negative = negative;
    return mmaref_align_wide(&e->rules, &term, up, &lost);
}

/* Aligns a term by the engine's own rule. Factors of aligned steps have at most 24 bits each. */
static void align_term(const explained *e, const mmaref_dot_step *step, mmaref_dot_term *term)
{
    uint64_t magnitude = term->a.significand * term->b.significand;
    int16_t up = (int16_t)(term->a.exponent + term->b.exponent - step->grid);
    bool negative = term->a.negative != term->b.negative;

    if (magnitude == 0) {
        return;
    }
    if (mmaref_takes_terms(&e->rules)) {
        term->kept = align_wide(e, magnitude, negative, up);
    } else {
        term->kept = mmaref_align(&e->rules, (uint32_t)magnitude, negative, up);
    }
    term->lost = up >= 0 ? 0 : up <= -64 ? magnitude : magnitude & (((uint64_t)1 << -up) - 1);
}

/* What goes into a step by itself that starts from nothing: a zero adds nothing, and with the sign of the first
 * product it changes no sign of a zero sum. */
static uint64_t nothing(const explained *e)
{
    mmaref_value a, b;

    (void)take_factor(e, e->rules.a, e->listener->a[e->first], &a);
    (void)take_factor(e, e->rules.b, e->listener->b[e->first], &b);
    return mmaref_pack_zero(e->rules.step, a.negative != b.negative);
}

/* Reports a step's terms, has mmaref_dot_add compute it, and reports that. The result is the running value. */
static mmaref_status take_step(explained *e, mmaref_dot_step *step)
{
    const mmaref_dot_listener *l = e->listener;
    uint16_t terms = (uint16_t)(e->count + e->accumulates), k;
    mmaref_dot_term term;
    mmaref_status status;
    int64_t sum = 0;

    open_step(e, step);
    for (k = 0; k < terms; k++) {
        take_term(e, k, &term);
        if (step->kind == MMAREF_STEP_ALIGNED) {
            align_term(e, step, &term);
            sum += term.kept;
        }
        l->report(step, &term, l->context);
    }
    status = mmaref_dot_add(&e->types, &e->single, l->a + e->first, l->b + e->first, e->count,
                            e->accumulates ? e->value : nothing(e), &e->value, NULL, NULL);
    step->sum = sum;
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

/* The steps of a group, the first one having the number step->number. */
static mmaref_status explain_group(explained *e, mmaref_dot_step *step)
{
    uint16_t end = (uint16_t)(e->first + e->rules.group);
    bool after = mmaref_adds_after(&e->rules);
    mmaref_status status = MMAREF_OK;
    uint8_t c_type = e->types.c;
    uint64_t c = e->value;

    if (after) {
        e->value = 0;
        e->types.c = e->types.d;
        e->accumulates = e->rules.arithmetic->accumulate == MMAREF_ACCUMULATE_AFTER;
    }
    while (status == MMAREF_OK && e->first != end) {
        e->count = (uint16_t)(end - e->first);
        e->count = e->rules.products < e->count ? e->rules.products : e->count;
        status = take_step(e, step);
        step->number++;
    }
    if (after) {
        e->value = mmaref_add_after(&e->rules, mmaref_rules_format(&e->rules, c_type), c, e->value);
        step->number--;
        report_after(e, step, MMAREF_STEP_ADD_C, e->types.d, e->value);
        step->number++;
    }
    return status;
}

/* Pre: mmaref_dot_add accepts all of it. */
static void open_explained(explained *e, const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                           const uint64_t *a, const uint64_t *b, uint16_t count)
{
    uint16_t k;

    e->rules.arithmetic = arithmetic;
    e->rules.rounding = arithmetic->rounding;
    e->rules.coverage = NULL;
    e->rules.random = NULL;
    mmaref_rules_open_own(&e->rules);
    e->rules.a = mmaref_rules_format(&e->rules, types->a);
    e->rules.b = mmaref_rules_format(&e->rules, types->b);
    e->rules.c = mmaref_rules_format(&e->rules, types->c);
    e->rules.d = mmaref_rules_format(&e->rules, types->d);
    mmaref_rules_complete(&e->rules, (uint8_t)count, 0);
    e->types = *types;
    e->types.d = arithmetic->step_type != 0 ? arithmetic->step_type : types->d;
    e->single = *arithmetic;
    e->single.products = 0;
    e->single.interleave = 0;
    e->single.group = 0;
    e->single.accumulate = MMAREF_ACCUMULATE_FUSED;
    e->single.step_type = 0;
    e->first = 0;
    e->total = count;
    e->accumulates = true;
    for (k = 0; k < count; k++) {
        uint8_t element = mmaref_step_element(e->rules.interleave, (uint8_t)count, (uint8_t)k);
        e->listener->a[k] = a[element];
        e->listener->b[k] = b[element];
    }
}

mmaref_status mmaref_dot_explain(const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                                 const uint64_t *a, const uint64_t *b, uint16_t count, uint64_t c,
                                 mmaref_dot_listener *listener, uint64_t *d, mmaref_error *error)
{
    uint64_t whole;
    mmaref_status status;
    mmaref_dot_step step;
    explained e;

    if (listener == NULL || listener->report == NULL || d == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_DOT);
    }
    if (types != NULL && types->a >= MMAREF_TYPE_S8 && types->a <= MMAREF_TYPE_U4) {
        return mmaref_fail(error, MMAREF_REASON_DOT_TYPES); /* integers lose nothing that is to be explained */
    }
    status = mmaref_dot_add(types, arithmetic, a, b, count, c, &whole, NULL, error);
    if (status != MMAREF_OK) {
        return status;
    }
    e.listener = listener;
    e.value = c;
    open_explained(&e, types, arithmetic, a, b, count);
    step.number = 0;
    while (status == MMAREF_OK && e.first != count) {
        status = explain_group(&e, &step);
    }
    if (e.types.d != types->d) {
        e.value = mmaref_dot_convert(&e.rules, e.value);
        step.number--;
        report_after(&e, &step, MMAREF_STEP_CONVERT, types->d, e.value);
    }
    *d = e.value;
    return status;
}
