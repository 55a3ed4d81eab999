/* SPDX-License-Identifier: MIT */
/* A dot product explained term by term. See mmaref.h. */
#include "dot.h"

/* ---- Term by term ----------------------------------------------------- */

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

static void open_whole(mmaref_rules *rules, const explained *e)
{
    mmaref_dot_rules_open(rules, e->whole, e->arithmetic, e->total);
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
                  : number->aligned > mmaref_number_leading(number) ? MMAREF_VALUE_SUBNORMAL
                                                                  : MMAREF_VALUE_NORMAL;
}

#define NARROW_FRACTION 14 /* fraction bits of types that are reported as units would have them */

/* A multiplicand as the block takes it: a subnormal of a narrow type is normalised where the block does that. Returns
 * the exponent by which it is aligned. */
static int16_t take_factor(const explained *e, const mmaref_format_row *format, uint64_t bits, mmaref_value *value)
{
    mmaref_number number;

    mmaref_number_unpack(format, (uint8_t)(mmaref_unpack_flags(&e->single) &
                                           ~(format->width_log2 == 6 ? MMAREF_SUBNORMALS_AS_F16 : 0)), bits, &number);
    if (format->fraction_bits <= NARROW_FRACTION && number.significand != 0) {
        number.significand <<= number.exponent - (number.aligned - format->fraction_bits);
        number.exponent = (int16_t)(number.aligned - format->fraction_bits);
    }
    to_value(&number, value);
    return number.aligned;
}

/* The running value as a term. */
static void take_value(const explained *e, const mmaref_rules *rules, mmaref_dot_term *term)
{
    const mmaref_format_row *format = mmaref_rules_format(rules, e->types.c);
    mmaref_number number;

    mmaref_running_unpack(rules, format, e->value, &number);
    if (format != rules->step_format && number.significand != 0) {
        number.aligned = mmaref_number_leading(&number); /* C is widened first */
    }
    to_value(&number, &term->a);
    term->b.kind = MMAREF_VALUE_NORMAL;
    term->b.negative = false;
    term->b.significand = 1;
    term->b.exponent = 0;
    term->exponent = number.aligned;
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
static void take_term(const explained *e, const mmaref_rules *rules, uint16_t k, mmaref_dot_term *term)
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
static void open_step(const explained *e, const mmaref_rules *rules, mmaref_dot_step *step)
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

/* Aligns a term as steps do. Factors of aligned steps have at most 24 bits each. */
static void align_term(const mmaref_rules *rules, const mmaref_dot_step *step, mmaref_dot_term *term)
{
    mmaref_number number;
    bool sticky = false;
    int16_t up;

    number.significand = term->a.significand * term->b.significand;
    number.exponent = (int16_t)(term->a.exponent + term->b.exponent);
    number.negative = term->a.negative != term->b.negative;
    if (number.significand == 0) {
        return;
    }
    up = (int16_t)(number.exponent - step->grid);
    term->kept = mmaref_align(rules, &number, step->grid, &sticky);
    term->lost = up >= 0 ? 0 : up <= -64 ? number.significand : number.significand & (((uint64_t)1 << -up) - 1);
}

/* What a step is, and its terms; their sum where they are aligned. Not inlined: what it takes of the stack is given
 * back before the step is computed. */
MMAREF_NOINLINE static void report_terms(const explained *e, mmaref_dot_step *step)
{
    uint16_t terms = (uint16_t)(e->count + e->accumulates), k;
    mmaref_rules rules;
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

/* Computes a step by itself. */
MMAREF_NOINLINE static uint64_t compute_step(const explained *e)
{
    mmaref_rules rules;

    mmaref_dot_rules_open(&rules, &e->types, &e->single, e->count);
    rules.accumulates = e->accumulates;
    return mmaref_dot_by_itself(&rules, e->listener->a + e->first, e->listener->b + e->first, e->value);
}

/* Reports a step's terms, has it computed by itself, and reports that. The result is the running value. */
static void take_step(explained *e, mmaref_dot_step *step)
{
    report_terms(e, step);
    e->value = compute_step(e);
    step->result = e->value;
    e->listener->report(step, NULL, e->listener->context);
    e->types.c = e->types.d;
    e->first = (uint16_t)(e->first + e->count);
    e->accumulates = true;
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
    mmaref_rules rules;

    open_whole(&rules, e);
    return mmaref_dot_add_c(&rules, mmaref_rules_format(&rules, c_type), c, e->value);
}

MMAREF_NOINLINE static uint64_t convert(const explained *e)
{
    mmaref_rules rules;

    open_whole(&rules, e);
    return mmaref_dot_convert(&rules, e->value);
}

/* The products of a group and, at most, of a step. */
typedef struct {
    uint8_t group, step;
} lengths;

/* The steps of a group, the first one having the number step->number. */
static void explain_group(explained *e, lengths products, mmaref_dot_step *step)
{
    uint16_t end = (uint16_t)(e->first + products.group);
    uint8_t accumulate = e->arithmetic->accumulate, c_type = e->types.c;
    bool after = MMAREF_HAS_EXACT && accumulate != MMAREF_ACCUMULATE_FUSED;
    uint64_t c = e->value;

    if (after) {
        e->value = 0;
        e->types.c = e->types.d;
        e->accumulates = accumulate == MMAREF_ACCUMULATE_AFTER;
    }
    while (e->first != end) {
        e->count = (uint16_t)(end - e->first);
        e->count = products.step < e->count ? products.step : e->count;
        take_step(e, step);
        step->number++;
    }
    if (after) {
        e->value = add_c(e, c_type, c);
        step->number--;
        report_after(e, step, MMAREF_STEP_ADD_C, e->types.d, e->value);
        step->number++;
    }
}

/* Puts the elements in the order of steps. Pre: mmaref_dot_add accepts all of it. */
MMAREF_NOINLINE static lengths open_explained(explained *e, const uint64_t *a, const uint64_t *b)
{
    mmaref_rules rules;
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
    status = mmaref_dot_add(types, arithmetic, a, b, count, c, &e.value, NULL, error);
    if (!MMAREF_HAS_FLOAT || status != MMAREF_OK) {
        return status;
    }
    e.whole = types;
    e.arithmetic = arithmetic;
    e.listener = listener;
    e.total = count;
    e.value = c;
    products = open_explained(&e, a, b);
    step.number = 0;
    while (e.first != count) {
        explain_group(&e, products, &step);
    }
    if (e.types.d != types->d) {
        e.value = convert(&e);
        step.number--;
        report_after(&e, &step, MMAREF_STEP_CONVERT, types->d, e.value);
    }
    *d = e.value;
    return MMAREF_OK;
}
