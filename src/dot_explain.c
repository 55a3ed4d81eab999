/* SPDX-License-Identifier: MIT */
/* A dot product explained: the terms of each step as the definition of dot_step.c has them, the nodes of adders as
 * dot_partial.c makes them, and results, all computed by the code of any dot product. See mmaref.h. */
#include "dot.h"

/* ---- Terms ------------------------------------------------------------- */

/* A dot product that is being explained. */
typedef struct {
    mmaref_watch watch; /* first: it is what an adder knows of an explanation */
    mmaref_rules rules;
    mmaref_line lines[2];
    mmaref_step step;
    mmaref_dot_step told; /* the step that is reported */
    mmaref_arithmetic whole; /* the block, but for result_bits: an overflow may leave more bits */
    const mmaref_dot_listener *listener;
    const mmaref_format_row *format; /* of the running value, */
    uint64_t value;                  /* a pattern of it */
    bool normalised;                 /* terms are aligned by their leading bits */
    uint16_t nodes;                  /* of the step, so far */
} explained;

static void report(const explained *e, const mmaref_dot_step *step, const mmaref_dot_term *term)
{
    e->listener->report(step, term, e->listener->context);
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

/* Factor k of a line as the block unpacks it; the significand of a narrow type has all fraction bits, aligned as the
 * block aligns it. Returns the exponent by which it is aligned. */
static int16_t unpack_factor(const mmaref_line *line, uint8_t k, mmaref_value *value)
{
    const uint8_t fraction_bits = line->format->fraction_bits;
    mmaref_number number;

    mmaref_line_get(line, k, &number);
    if (fraction_bits <= NARROW_FRACTION && number.significand != 0 && line->factor_format == NULL) {
        number.significand <<= number.exponent - (number.aligned - fraction_bits);
        number.exponent = (int16_t)(number.aligned - fraction_bits);
    }
    to_value(&number, value);
    return number.aligned;
}

static bool is_zero_term(const mmaref_dot_term *term)
{
    return term->a.significand == 0 || term->b.significand == 0;
}

static bool is_special_term(const mmaref_dot_term *term)
{
    return term->a.kind >= MMAREF_VALUE_INFINITY || term->b.kind >= MMAREF_VALUE_INFINITY;
}

/* A number as a term: a is the number, b is 1. */
static void number_term(const mmaref_number *number, uint16_t element, mmaref_dot_term *term)
{
    to_value(number, &term->a);
    term->b.kind = MMAREF_VALUE_NORMAL;
    term->b.negative = false;
    term->b.significand = 1;
    term->b.exponent = 0;
    term->exponent = number->aligned;
    term->element = element;
    term->kept = 0;
    term->lost = 0;
    term->rounded = 0;
    term->corners = 0;
}

/* Term k of a step: the running value, if it is one, then the products. Returns the exponent by which it is aligned. */
static int16_t make_term(explained *e, uint8_t k, mmaref_dot_term *term)
{
    int16_t aligned = e->step.value.aligned;
    const mmaref_arithmetic *block = e->rules.arithmetic;
    mmaref_number number;
    uint8_t at;

    number_term(&e->step.value, MMAREF_DOT_MAX, term);
    if (!e->step.accumulates || k != 0) {
        k = (uint8_t)(k - e->step.accumulates);
        at = (uint8_t)(e->step.first + k);
        aligned = unpack_factor(&e->lines[0], at, &term->a);
        aligned = (int16_t)(aligned + unpack_factor(&e->lines[1], at, &term->b));
        term->element = mmaref_line_stored(&e->lines[0], at);
        if (MMAREF_HAS_CUSTOM && e->rules.product_format != NULL) {
            e->watch.corners = 0;
            mmaref_step_product(&e->step, k, &number);
            term->corners = e->watch.corners;
            e->rules.arithmetic = &e->whole;
            term->rounded = mmaref_number_pack(e->rules.product_format, &e->rules, MMAREF_ROUND_ZERO, &number,
                                               number.negative);
            e->rules.arithmetic = block;
        }
    }
    if (is_zero_term(term)) {
        return MMAREF_EXPONENT_ZERO;
    }
    return !e->normalised || e->rules.width != 0 ? aligned
           : (int16_t)(term->a.exponent + term->b.exponent +
                       mmaref_highest_bit(term->a.significand * term->b.significand));
}

#if MMAREF_HAS_CUSTOM
/* The same of a node: the running value of `some`, if it is one, then its products or partial sums. */
static int16_t make_node_term(const explained *e, const mmaref_step *some, uint8_t k, mmaref_dot_term *term)
{
    mmaref_number number = some->value;
    uint16_t source = number.source;

    if (k != 0 || !some->accumulates) {
        k = (uint8_t)(k - some->accumulates);
        mmaref_step_product(some, k, &number);
        source = some->sums != NULL ? number.source : k;
    }
    if (source < MMAREF_DOT_MAX) {
        source = mmaref_line_stored(&e->lines[0], (uint8_t)(e->step.first + source));
    }
    number_term(&number, source, term);
    return mmaref_aligned(&number, e->normalised);
}
#endif

/* Term k of e->step, or of a node that adds `some`. */
static int16_t term_of_sum(explained *e, const mmaref_step *some, uint8_t k, mmaref_dot_term *term)
{
    int16_t aligned;

#if MMAREF_HAS_CUSTOM
    aligned = some != &e->step ? make_node_term(e, some, k, term) : make_term(e, k, term);
#else
    (void)some;
    aligned = make_term(e, k, term);
#endif
    /* a sum of 0 that was cut has an exponent */
    term->exponent = (MMAREF_IS_TERM(aligned) || !is_zero_term(term)) && !is_special_term(term) ? aligned : 0;
    return aligned;
}

/* Aligns a term. Its factors have at most 24 bits each, so that their product is exact. */
static void align_term(const explained *e, const mmaref_dot_step *step, mmaref_dot_term *term)
{
    mmaref_number number;
    bool sticky = false;
    int16_t down;

    number.significand = term->a.significand * term->b.significand;
    number.exponent = (int16_t)(term->a.exponent + term->b.exponent);
    number.negative = term->a.negative != term->b.negative;
    term->kept = mmaref_align(&e->rules, &number, step->grid, &sticky);
    down = (int16_t)(step->grid - number.exponent);
    term->lost = down <= 0 ? 0 : down >= 64 ? number.significand : number.significand & (((uint64_t)1 << down) - 1);
}

/* Finds the kind of a step or node, its maximum exponent and its grid. */
static void open_sum(explained *e, const mmaref_step *some, mmaref_dot_step *step)
{
    const uint8_t terms = (uint8_t)(some->count + some->accumulates);
    int16_t max = e->rules.arithmetic->exponent_floor, aligned;
    mmaref_dot_term term;
    uint8_t k;

    step->kind = mmaref_is_exact(&e->rules) ? MMAREF_STEP_EXACT : MMAREF_STEP_ALIGNED;
    if (step->node == 0 && (e->rules.width != 0 || e->rules.product_format != NULL)) {
        step->kind = MMAREF_STEP_TERMS;
    }
    for (k = 0; k < terms; k++) {
        aligned = term_of_sum(e, some, k, &term);
        max = MMAREF_IS_TERM(aligned) && aligned > max ? aligned : max;
        step->kind = is_special_term(&term) ? (uint8_t)MMAREF_STEP_SPECIAL : step->kind;
    }
    if (step->kind == MMAREF_STEP_ALIGNED) {
        step->max_exponent = max == MMAREF_NO_FLOOR ? 0 : max;
        step->grid = (int16_t)(step->max_exponent - e->rules.arithmetic->fraction_bits);
    }
}

/* Reports the terms of a step or node; *step gains what is known of it then. NOINLINE: stack (mmaref_config.h), as
 * compute_step needs most. */
MMAREF_NOINLINE static void report_terms(explained *e, const mmaref_step *some, mmaref_dot_step *step)
{
    const uint8_t terms = (uint8_t)(some->count + some->accumulates);
    mmaref_dot_term term;
    uint32_t corners = 0;
    int64_t sum = 0;
    uint8_t k;

    open_sum(e, some, step);
    for (k = 0; k < terms; k++) {
        (void)term_of_sum(e, some, k, &term);
        if (step->kind == MMAREF_STEP_ALIGNED) {
            align_term(e, step, &term);
#if MMAREF_HAS_CUSTOM
            if (e->rules.arithmetic->multiplier_bits != 0 && term.element != MMAREF_DOT_MAX) {
                term.kept = mmaref_align_pieces(&e->step, (uint8_t)(k - e->step.accumulates), step->grid);
            }
#endif
            sum += term.kept;
            corners |= MMAREF_HAS_COVERAGE && term.lost != 0 ? MMAREF_COVER_TRUNCATED : 0;
        }
        report(e, step, &term);
    }
    step->sum = sum;
    step->corners = corners;
}

/* ---- Nodes -------------------------------------------------------------- */

#if MMAREF_HAS_CUSTOM
/* Reports a node: the sum of some terms, and its pattern. */
static void report_node(explained *e, const mmaref_step *some, uint64_t bits)
{
    const uint32_t corners = e->watch.corners; /* before products are computed again */
    mmaref_dot_step node = e->told;

    node.node = ++e->nodes;
    node.type = e->rules.width == 0 || e->rules.arithmetic->partial == MMAREF_PARTIAL_ROUNDED ? node.type : 0;
    report_terms(e, some, &node);
    node.result = bits;
    node.corners |= corners;
    report(e, &node, NULL);
}

/* What an adder calls. */
static void explain_node(mmaref_watch *watch, mmaref_number *terms, uint8_t count, uint64_t bits)
{
    explained *e = (explained *)(void *)watch;
    mmaref_step some = e->step;

    some.value = watch->first;
    some.accumulates = true;
    some.sums = terms + 1;
    some.count = (uint8_t)(count - 1);
    report_node(e, &some, bits);
    terms[0].source = (uint16_t)(MMAREF_DOT_MAX + e->nodes);
}

/* Reports the one node of a step that adds all its rounded products at once; e->step has its sum. */
MMAREF_NOINLINE static void report_only_node(explained *e, const mmaref_number *running)
{
    mmaref_step some = e->step;

    e->watch.corners = 0; /* those of its products have been told */
    if (some.value.special == MMAREF_NUMBER_FINITE && some.value.significand != 0) {
        (void)mmaref_round_sum(&some, 0);
    }
    some.value = *running;
    some.value.source = MMAREF_DOT_MAX;
    report_node(e, &some, e->value);
}
#endif

/* ---- Steps -------------------------------------------------------------- */

/* Computes a step, whose nodes are reported; its result becomes the running value. */
static void compute_step(explained *e)
{
#if MMAREF_HAS_CUSTOM
    const mmaref_number running = e->step.value;
#endif

    e->watch.corners = 0;
    e->watch.before = 0;
    e->value = mmaref_step_compute(&e->step, e->format, e->value);
    e->told.corners = e->watch.before | e->watch.corners;
#if MMAREF_HAS_CUSTOM
    if (e->rules.product_format != NULL && e->rules.width == 0) {
        report_only_node(e, &running);
    }
#endif
    e->watch.corners = 0;
}

/* Starts what is told of a step, or of an operation after it. */
static void start(explained *e, uint8_t kind, uint32_t type)
{
    static const mmaref_dot_step nothing = { 0, 0, 0, 0, 0, 0, 0, 0, 0 };
    const uint16_t number = e->told.number;

    e->told = nothing;
    e->told.kind = kind;
    e->told.number = number;
    e->told.type = type;
}

/* Reports a step's terms, computes it, and reports the result, which becomes the running value. */
static void explain_step(explained *e, uint32_t type)
{
    start(e, MMAREF_STEP_EXACT, type);
    e->nodes = 0;
    mmaref_step_unpack(&e->step, e->format, e->value);
    report_terms(e, &e->step, &e->told);
    compute_step(e);
    e->told.result = e->value;
    report(e, &e->told, NULL);
    e->told.number++;
    e->format = e->rules.step_format;
    e->step.first = (uint8_t)(e->step.first + e->step.count);
    e->step.accumulates = true;
}

/* Reports what comes after a step and gives `value`: C is added, or the result converted. */
static void explain_after(explained *e, uint8_t kind, uint32_t type, uint64_t value)
{
    start(e, kind, type);
    e->value = value;
    e->told.number--;
    e->told.result = value;
    e->told.corners = e->watch.corners;
    e->watch.corners = 0;
    report(e, &e->told, NULL);
    e->told.number++;
}

/* Explains the steps of a group, numbered from told.number on. */
static void explain_group(explained *e, uint32_t type)
{
    const uint8_t end = (uint8_t)(e->step.first + e->rules.group);
    const bool after = mmaref_adds_after(&e->rules), first = e->step.first == 0;
    const bool last = e->rules.arithmetic->accumulate == MMAREF_ACCUMULATE_LAST;
    const mmaref_format_row *format = e->format;
    const uint64_t before = e->value;

    if (after) {
        e->value = 0;
        e->format = e->rules.step_format;
        e->step.accumulates = e->rules.accumulates;
    }
    while (e->step.first != end) {
        e->step.count = (uint8_t)(end - e->step.first);
        e->step.count = e->rules.products < e->step.count ? e->rules.products : e->step.count;
        explain_step(e, type);
    }
    if (after && !(last && first)) { /* C is added last */
        explain_after(e, MMAREF_STEP_ADD_C, type, mmaref_dot_add_c(&e->rules, format, before, e->value));
    }
}

/* Sets up the explanation. Pre: mmaref_dot_add accepts the dot product. */
MMAREF_NOINLINE static void open_explained(explained *e, const mmaref_dot *dot, const mmaref_arithmetic *arithmetic)
{
    mmaref_dot_rules_open(&e->rules, &dot->types, arithmetic, dot->count);
    e->rules.random = dot->random;
    e->rules.coverage = &e->watch.corners;
#if MMAREF_HAS_CUSTOM
    e->rules.watch = &e->watch;
    e->watch.node = explain_node;
#endif
    mmaref_dot_lines(&e->rules, dot, e->lines);
    if (e->rules.a->width_log2 == 6) { /* not aligned: reported as they are */
        e->lines[0].flags &= (uint8_t)~MMAREF_SUBNORMALS_AS_F16;
        e->lines[1].flags &= (uint8_t)~MMAREF_SUBNORMALS_AS_F16;
    }
    e->whole = *arithmetic;
    e->whole.result_bits = MMAREF_UNLIMITED;
    e->step.rules = &e->rules;
    e->step.a = &e->lines[0];
    e->step.b = &e->lines[1];
    e->step.first = 0;
    e->step.accumulates = true;
    e->format = e->rules.c;
    e->value = dot->c;
    e->normalised = MMAREF_HAS_CUSTOM && arithmetic->partial == MMAREF_PARTIAL_NORMALISED;
    e->told.number = 0;
    e->watch.corners = 0;
}

mmaref_status mmaref_dot_explain(const mmaref_dot *dot, const mmaref_arithmetic *arithmetic,
                                 mmaref_dot_listener *listener, uint64_t *d, mmaref_error *error)
{
    mmaref_status status;
    uint64_t result;
    uint32_t type;
    explained e;

    if (dot == NULL || listener == NULL || listener->report == NULL || d == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_DOT);
    }
    if (mmaref_is_integer(dot->types.a)) {
        return mmaref_fail(error, MMAREF_REASON_DOT_TYPES); /* integer sums are exact: nothing to explain */
    }
    if (dot->scale_type != 0 && arithmetic != NULL && arithmetic->block != 0) {
        return mmaref_fail(error, MMAREF_REASON_EXPLAINED_SCALES);
    }
    status = mmaref_dot_add(dot, arithmetic, &result, NULL, error);
    if (!MMAREF_HAS_FLOAT || status != MMAREF_OK) {
        return status;
    }
    open_explained(&e, dot, arithmetic);
    e.listener = listener;
    type = arithmetic->step_type != 0 ? arithmetic->step_type : dot->types.d;
    while (e.step.first != dot->count) {
        explain_group(&e, type);
    }
    if (arithmetic->accumulate == MMAREF_ACCUMULATE_LAST) {
        explain_after(&e, MMAREF_STEP_ADD_C, type, mmaref_dot_add_c(&e.rules, e.rules.c, dot->c, e.value));
    }
    if (type != dot->types.d) {
        explain_after(&e, MMAREF_STEP_CONVERT, dot->types.d, mmaref_dot_convert(&e.rules, e.value));
    }
    *d = result; /* under nan=payload steps give another NaN */
    return MMAREF_OK;
}
