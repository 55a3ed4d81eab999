/* SPDX-License-Identifier: MIT */
/* A dot product as a chain of steps: grouping, special values, and where C enters.
 * See mmaref_internal.h. */
#include "mmaref_internal.h"

uint8_t mmaref_step_position(const mmaref_arithmetic *arithmetic, uint8_t count, uint8_t k)
{
    uint8_t run = arithmetic->interleave;
    uint8_t half = (uint8_t)(count / 2);

    if (run == 0) {
        return k;
    }
    return (uint8_t)(k / run / 2 * run + k % run + (k / run % 2 != 0 ? half : 0));
}

void mmaref_step_factors(const mmaref_step *step, uint8_t k, mmaref_number *a, mmaref_number *b)
{
    const mmaref_dot_rules *rules = step->rules;
    const mmaref_dot_elements *elements = step->elements;

    k = (uint8_t)(k + step->first);
    if (elements->a64 != NULL) {
        mmaref_number_decode(rules->a, elements->a64[k], rules->arithmetic->subnormals, a);
        mmaref_number_decode(rules->b, elements->b64[k], rules->arithmetic->subnormals, b);
    } else {
        mmaref_factor_expand(&elements->a, k, a);
        mmaref_factor_expand(&elements->b, k, b);
    }
}

static uint8_t not_a_number(const mmaref_step *step, uint32_t corner)
{
    mmaref_cover(step->rules, corner);
    return MMAREF_NUMBER_NAN;
}

static bool is_zero(const mmaref_number *factor)
{
    return factor->significand == 0 && factor->scale != MMAREF_FACTOR_VANISHED;
}

/* A NaN scale factor counts even where all data are zero. */
static bool scale_is_nan(const mmaref_step *step)
{
    const mmaref_dot_elements *elements = step->elements;
    uint8_t block;

    for (block = 0; elements->scale_a != NULL && block * step->rules->arithmetic->block < elements->count; block++) {
        if (elements->scale_a[block].special != 0 || elements->scale_b[block].special != 0) {
            return true;
        }
    }
    return false;
}

/* What a step's terms sum to when some are special: a NaN or the product of an
 * infinity and a zero, or infinities of both signs, give NaN. */
static uint8_t special_sum(const mmaref_step *step, uint8_t *negative)
{
    bool infinite[2] = { false, false };
    mmaref_number a, b;
    uint8_t k;

    if (scale_is_nan(step)) {
        return not_a_number(step, MMAREF_COVER_NAN_IN);
    }
    if (step->accumulates) {
        if (step->accumulator.special == MMAREF_NUMBER_NAN) {
            return not_a_number(step, MMAREF_COVER_NAN_IN);
        }
        infinite[step->accumulator.negative] = step->accumulator.special != MMAREF_NUMBER_FINITE;
    }
    for (k = 0; step->elements->special != 0 && k < step->count; k++) {
        mmaref_step_factors(step, k, &a, &b);
        if (a.special == MMAREF_NUMBER_FINITE && b.special == MMAREF_NUMBER_FINITE) {
            continue;
        }
        if (a.special == MMAREF_NUMBER_NAN || b.special == MMAREF_NUMBER_NAN) {
            return not_a_number(step, MMAREF_COVER_NAN_IN);
        }
        if (is_zero(&a) || is_zero(&b)) {
            return not_a_number(step, MMAREF_COVER_INF_TIMES_ZERO);
        }
        infinite[a.negative ^ b.negative] = true;
    }
    *negative = infinite[1];
    if (infinite[0] && infinite[1]) {
        return not_a_number(step, MMAREF_COVER_INF_MINUS_INF);
    }
    if (infinite[0] || infinite[1]) {
        mmaref_cover(step->rules, MMAREF_COVER_INFINITY);
        return MMAREF_NUMBER_INFINITY;
    }
    return MMAREF_NUMBER_FINITE;
}

static uint64_t step_value(const mmaref_step *step)
{
    const mmaref_dot_rules *rules = step->rules;
    uint8_t negative = 0;
    uint8_t special = MMAREF_NUMBER_FINITE;

    if (step->elements->special != 0 || step->accumulator.special != MMAREF_NUMBER_FINITE) {
        special = special_sum(step, &negative);
    }
    if (special == MMAREF_NUMBER_NAN) {
        return mmaref_pack_nan(rules->step, rules->arithmetic->nan);
    }
    if (special == MMAREF_NUMBER_INFINITY) {
        return mmaref_pack_infinity(rules->step, negative);
    }
    if (rules->arithmetic->fraction_bits == MMAREF_UNLIMITED) {
        return mmaref_step_exact(step);
    }
    return rules->arithmetic->block != 0 ? mmaref_step_block(step) : mmaref_step_fused(step);
}

/* Products a step of `count` takes. */
static uint8_t step_length(const mmaref_arithmetic *arithmetic, uint8_t count)
{
    uint8_t products = arithmetic->products;

    if (products == 0 && arithmetic->interleave != 0) {
        return (uint8_t)((count + 1) / 2);
    }
    return products == 0 || products > count ? count : products;
}

/* Runs the steps over one group of products; the running value starts as
 * step->accumulator. Returns the pattern of the last step, not yet decoded. */
static uint64_t chain(mmaref_step *step, uint8_t first, uint8_t count)
{
    const mmaref_dot_rules *rules = step->rules;
    uint8_t left = count;
    uint64_t bits;

    step->first = first;
    step->count = step_length(rules->arithmetic, count);
    for (;;) {
        bits = step_value(step);
        if (left <= step->count) {
            return bits;
        }
        mmaref_number_decode(rules->step, bits, rules->arithmetic->subnormals, &step->accumulator);
        step->accumulates = true;
        step->first = (uint8_t)(step->first + step->count);
        left = (uint8_t)(left - step->count);
        step->count = left < step->count ? left : step->count;
    }
}

/* x + y rounded to nearest even, as a scalar addition does. */
static uint64_t add_after(const mmaref_dot_rules *rules, const mmaref_number *x,
                          const mmaref_number *y)
{
    uint8_t special = x->special | y->special;
    bool nan = x->special == MMAREF_NUMBER_NAN || y->special == MMAREF_NUMBER_NAN;

    if (nan || (x->special != 0 && y->special != 0 && x->negative != y->negative)) {
        mmaref_cover(rules, nan ? MMAREF_COVER_NAN_IN : MMAREF_COVER_INF_MINUS_INF);
        return mmaref_pack_nan(rules->step, rules->arithmetic->nan);
    }
    if (special != MMAREF_NUMBER_FINITE) {
        mmaref_cover(rules, MMAREF_COVER_INFINITY);
        return mmaref_pack_infinity(rules->step, x->special != 0 ? x->negative : y->negative);
    }
    return mmaref_add_exact(rules, x, y);
}

/* Groups of products, each summed from nothing and then added to C. */
static uint64_t chain_after(mmaref_step *step, uint8_t count)
{
    const mmaref_dot_rules *rules = step->rules;
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    uint8_t group = arithmetic->group == 0 ? count : arithmetic->group;
    mmaref_number total = step->accumulator;
    uint64_t bits = 0;
    uint8_t first;

    for (first = 0; first < count; first = (uint8_t)(first + group)) {
        mmaref_number_decode(rules->step, 0, 0, &step->accumulator);
        step->accumulates = arithmetic->accumulate == MMAREF_ACCUMULATE_AFTER;
        bits = chain(step, first, group);
        mmaref_number_decode(rules->step, bits, arithmetic->subnormals, &step->accumulator);
        bits = add_after(rules, &total, &step->accumulator);
        mmaref_number_decode(rules->step, bits, arithmetic->subnormals, &total);
    }
    return bits;
}

/* A step's pattern as a pattern of D: rounded once more where their types differ. */
static uint64_t convert(const mmaref_dot_rules *rules, uint64_t bits)
{
    mmaref_number value;

    mmaref_number_decode(rules->step, bits, 0, &value);
    if (value.special == MMAREF_NUMBER_NAN) {
        return mmaref_pack_nan(rules->d, rules->arithmetic->nan);
    }
    if (value.special == MMAREF_NUMBER_INFINITY) {
        return mmaref_pack_infinity(rules->d, value.negative);
    }
    if (value.significand == 0) {
        return mmaref_pack_zero(rules->d, value.negative);
    }
    return mmaref_round_pack(rules->d, rules, MMAREF_ROUND_NEAREST_EVEN, &value, 0);
}

static void cover_inputs(const mmaref_step *step)
{
    const mmaref_dot_elements *elements = step->elements;
    mmaref_step all = *step;
    mmaref_number a, b;

    if (step->accumulator.significand != 0 && step->accumulator.special == 0 &&
        step->accumulator.significand >> step->rules->c->fraction_bits == 0) {
        mmaref_cover(step->rules, MMAREF_COVER_SUBNORMAL_C);
    }
    all.first = 0;
    for (all.count = 0; all.count < elements->count; all.count++) {
        mmaref_step_factors(&all, all.count, &a, &b);
        if (a.significand != 0 && b.significand != 0 && a.special == 0 && b.special == 0 &&
            (mmaref_number_leading(&a) < a.scale || mmaref_number_leading(&b) < b.scale)) {
            mmaref_cover(step->rules, MMAREF_COVER_SUBNORMAL_IN);
        }
    }
}

uint64_t mmaref_dot(const mmaref_dot_rules *rules, const mmaref_dot_elements *elements, uint64_t c)
{
    mmaref_step step;
    uint64_t bits;

    step.rules = rules;
    step.elements = elements;
    step.accumulates = true;
    mmaref_number_decode(rules->c, c, rules->arithmetic->subnormals, &step.accumulator);
    if (rules->coverage != NULL) {
        cover_inputs(&step);
    }
    if (rules->c != rules->step && step.accumulator.significand != 0) {
        step.accumulator.scale = mmaref_number_leading(&step.accumulator); /* C is widened first */
    }
    if (rules->arithmetic->accumulate == MMAREF_ACCUMULATE_FUSED) {
        bits = chain(&step, 0, elements->count);
    } else {
        bits = chain_after(&step, elements->count);
    }
    return rules->step == rules->d ? bits : convert(rules, bits);
}
