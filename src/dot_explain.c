/* SPDX-License-Identifier: MIT */
/* A dot product explained term by term. Its terms are reported as the definition of dot_step.c has them; each result is
 * computed by the same code as any dot product, under the block of a single step. See mmaref.h. */
#include "dot.h"

/* ---- Term by term ----------------------------------------------------- */

/* A dot product that is being explained. Its rules are opened where they are needed: "stack" in mmaref_config.h. */
typedef struct {
    const mmaref_dot *whole;
    const mmaref_arithmetic *arithmetic;
    mmaref_dot_types types;   /* of one step: C of the running value, D of step results */
    mmaref_arithmetic single; /* the block of one step */
    mmaref_dot_listener *listener;
    uint64_t value;           /* running value, a pattern of types.c */
    uint16_t first, count;    /* products of the step, in the order of steps */
    uint16_t total;
    bool accumulates;         /* whether the running value is a term, */
    bool is_c;                /* and C */
} explained;

static void open_whole(mmaref_rules *rules, const explained *e)
{
    mmaref_dot_rules_open(rules, &e->whole->types, e->arithmetic, e->total);
}

/* A number as an mmaref_value. */
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

#define NARROW_FRACTION 14 /* most fraction bits of types reported with a fixed significand width */

/* A factor as the block unpacks it; the significand of a narrow type has all fraction bits, aligned as the block aligns
 * it. Returns the exponent by which it is aligned. */
static int16_t unpack_factor(const explained *e, const mmaref_format_row *format, uint64_t bits, mmaref_value *value)
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

/* The format of the running value. */
static const mmaref_format_row *format_of_value(const explained *e, const mmaref_rules *rules)
{
    return e->is_c ? rules->c : rules->step_format;
}

/* The running value as a term. */
static void running_term(const explained *e, const mmaref_rules *rules, mmaref_dot_term *term)
{
    const mmaref_format_row *format = format_of_value(e, rules);
    mmaref_number number;

    mmaref_running_unpack(rules, format, e->value, &number);
    if (format != rules->step_format && number.significand != 0) {
        number.aligned = mmaref_number_leading(&number); /* C is converted first */
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

/* Term k of a step: the running value, if it is one, then the products. */
static void make_term(const explained *e, const mmaref_rules *rules, uint16_t k, mmaref_dot_term *term)
{
    uint16_t at = (uint16_t)(e->first + k - e->accumulates);

    term->kept = 0;
    term->lost = 0;
    if (e->accumulates && k == 0) {
        running_term(e, rules, term);
    } else {
        const mmaref_dot_listener *l = e->listener;
        term->exponent = unpack_factor(e, rules->a, l->a[at], &term->a);
        term->exponent = (int16_t)(term->exponent + unpack_factor(e, rules->b, l->b[at], &term->b));
        term->element = mmaref_step_element(rules->interleave, (uint8_t)e->total, (uint8_t)at);
    }
    if (is_zero_term(term) || is_special_term(term)) {
        term->exponent = 0;
    } else if (MMAREF_HAS_CUSTOM && e->single.partial == MMAREF_PARTIAL_NORMALISED && rules->width == 0) {
        term->exponent = (int16_t)(term->a.exponent + term->b.exponent +
                                   mmaref_highest_bit(term->a.significand * term->b.significand));
    }
}

/* The kind of a step, its maximum exponent and its grid. */
static void open_step(const explained *e, const mmaref_rules *rules, mmaref_dot_step *step)
{
    uint16_t terms = (uint16_t)(e->count + e->accumulates), k;
    int16_t max = e->single.exponent_floor;
    mmaref_dot_term term;

    step->kind = e->single.fraction_bits == MMAREF_UNLIMITED ? MMAREF_STEP_EXACT : MMAREF_STEP_ALIGNED;
    if (rules->width != 0 || rules->product_format != NULL || e->single.multiplier_bits != 0) {
        step->kind = MMAREF_STEP_TERMS;
    }
    for (k = 0; k < terms; k++) {
        make_term(e, rules, k, &term);
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

/* Aligns a term as a step does. Its factors have at most 24 bits each, so that their product is exact. */
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

/* Reports a step's kind and terms; sums aligned ones. NOINLINE: stack (mmaref_config.h), as compute_step needs most. */
MMAREF_NOINLINE static void report_terms(const explained *e, mmaref_dot_step *step)
{
    uint16_t terms = (uint16_t)(e->count + e->accumulates), k;
    mmaref_rules rules;
    mmaref_dot_term term;
    int64_t sum = 0;

    open_whole(&rules, e);
    open_step(e, &rules, step);
    for (k = 0; k < terms; k++) {
        make_term(e, &rules, k, &term);
        if (step->kind == MMAREF_STEP_ALIGNED) {
            align_term(&rules, step, &term);
            sum += term.kept;
        }
        e->listener->report(step, &term, e->listener->context);
    }
    step->sum = sum;
}

/* Computes one step as a dot product of its own. */
MMAREF_NOINLINE static uint64_t compute_step(const explained *e)
{
    mmaref_rules rules;
    mmaref_dot step = *e->whole;

    mmaref_dot_rules_open(&rules, &e->types, &e->single, e->count);
    rules.accumulates = e->accumulates;
    rules.random = e->whole->random;
    step.a = e->listener->a + e->first;
    step.b = e->listener->b + e->first;
    step.c = e->value;
    return mmaref_dot_by_itself(&rules, &step);
}

/* Reports a step's terms, computes it, and reports the result, which becomes the running value. */
static void explain_step(explained *e, mmaref_dot_step *step)
{
    report_terms(e, step);
    e->value = compute_step(e);
    step->result = e->value;
    e->listener->report(step, NULL, e->listener->context);
    e->types.c = e->types.d;
    e->is_c = false;
    e->first = (uint16_t)(e->first + e->count);
    e->accumulates = true;
}

/* Reports an operation after the steps: C is added, or the result converted. */
static void report_after(const explained *e, mmaref_dot_step *step, uint8_t kind, uint32_t type, uint64_t result)
{
    step->kind = kind;
    step->type = type;
    step->max_exponent = 0;
    step->grid = 0;
    step->sum = 0;
    step->result = result;
    e->listener->report(step, NULL, e->listener->context);
}

/* The running value plus C or the sum of the groups before. */
MMAREF_NOINLINE static uint64_t add_previous(const explained *e, bool is_c, uint64_t before)
{
    mmaref_rules rules;

    open_whole(&rules, e);
    return mmaref_dot_add_c(&rules, is_c ? rules.c : rules.step_format, before, e->value);
}

MMAREF_NOINLINE static uint64_t convert(const explained *e)
{
    mmaref_rules rules;

    open_whole(&rules, e);
    return mmaref_dot_convert(&rules, e->value);
}

/* Products per group, and most per step. */
typedef struct {
    uint8_t group, step;
} lengths;

/* Adds C, or the sum of the groups before, to the running value, and reports that with the step before. */
static void explain_add_c(explained *e, bool is_c, uint64_t before, mmaref_dot_step *step)
{
    e->value = add_previous(e, is_c, before);
    step->number--;
    report_after(e, step, MMAREF_STEP_ADD_C, e->types.d, e->value);
    step->number++;
}

/* Explains the steps of a group, numbered from step->number on. */
static void explain_group(explained *e, lengths products, mmaref_dot_step *step)
{
    uint16_t end = (uint16_t)(e->first + products.group);
    uint8_t accumulate = e->arithmetic->accumulate;
    bool after = MMAREF_HAS_EXACT && accumulate != MMAREF_ACCUMULATE_FUSED, was_c = e->is_c;
    uint64_t before = e->value;

    if (after) {
        e->value = 0;
        e->types.c = e->types.d;
        e->is_c = false;
        e->accumulates = accumulate != MMAREF_ACCUMULATE_AFTER_PRODUCT;
    }
    while (e->first != end) {
        e->count = (uint16_t)(end - e->first);
        e->count = products.step < e->count ? products.step : e->count;
        explain_step(e, step);
        step->number++;
    }
    if (after && !(accumulate == MMAREF_ACCUMULATE_LAST && was_c)) { /* C is added last */
        explain_add_c(e, was_c, before, step);
    }
}

/* Sets up the explanation, with the elements in the order of steps. Pre: mmaref_dot_add accepts the dot product. */
MMAREF_NOINLINE static lengths open_explained(explained *e)
{
    mmaref_rules rules;
    lengths products;
    uint16_t k;

    open_whole(&rules, e);
    e->types = e->whole->types;
    e->types.d = e->arithmetic->step_type != 0 ? e->arithmetic->step_type : e->types.d;
    e->single = *e->arithmetic;
    e->single.products = 0;
    e->single.interleave = 0;
    e->single.group = 0;
    e->single.accumulate = MMAREF_ACCUMULATE_FUSED;
    e->single.step_type = 0;
    if (e->single.nan == MMAREF_NAN_PAYLOAD) {
        e->single.nan = MMAREF_NAN_QUIET;
    }
    e->first = 0;
    e->accumulates = true;
    e->is_c = true;
    for (k = 0; k < e->total; k++) {
        uint8_t element = mmaref_step_element(rules.interleave, (uint8_t)e->total, (uint8_t)k);
        e->listener->a[k] = e->whole->a[element];
        e->listener->b[k] = e->whole->b[element];
    }
    products.group = rules.group;
    products.step = rules.products;
    return products;
}

mmaref_status mmaref_dot_explain(const mmaref_dot *dot, const mmaref_arithmetic *arithmetic,
                                 mmaref_dot_listener *listener, uint64_t *d, mmaref_error *error)
{
    mmaref_status status;
    mmaref_dot_step step;
    lengths products;
    uint64_t result;
    explained e;

    if (dot == NULL || listener == NULL || listener->report == NULL || d == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_DOT);
    }
    if (dot->types.a >= MMAREF_TYPE_S8 && dot->types.a <= MMAREF_TYPE_U4) {
        return mmaref_fail(error, MMAREF_REASON_DOT_TYPES); /* integer sums are exact: nothing to explain */
    }
    if (dot->scale_type != 0) {
        return mmaref_fail(error, MMAREF_REASON_EXPLAINED_SCALES);
    }
    status = mmaref_dot_add(dot, arithmetic, &result, NULL, error);
    if (!MMAREF_HAS_FLOAT || status != MMAREF_OK) {
        return status;
    }
    e.whole = dot;
    e.arithmetic = arithmetic;
    e.listener = listener;
    e.total = dot->count;
    e.value = dot->c;
    products = open_explained(&e);
    step.number = 0;
    while (e.first != dot->count) {
        explain_group(&e, products, &step);
    }
    if (arithmetic->accumulate == MMAREF_ACCUMULATE_LAST) {
        explain_add_c(&e, true, dot->c, &step);
    }
    if (e.types.d != dot->types.d) {
        e.value = convert(&e);
        step.number--;
        report_after(&e, &step, MMAREF_STEP_CONVERT, dot->types.d, e.value);
    }
    *d = result; /* under nan=payload steps give another NaN */
    return MMAREF_OK;
}
