/* SPDX-License-Identifier: MIT */
/* A dot product as a chain of steps: grouping, special values, and where C enters.
 * See mmaref_internal.h. */
#include "mmaref_internal.h"

uint8_t mmaref_step_element(uint8_t interleave, uint8_t count, uint8_t position)
{
    uint8_t run = interleave; /* a power of two */
    uint8_t half = (uint8_t)(count / 2);
    bool odd = position >= half;
    uint8_t within;

    if (run == 0) {
        return position;
    }
    position = odd ? (uint8_t)(position - half) : position;
    within = position & (uint8_t)(run - 1);
    return (uint8_t)((position - within) * 2 + within + (odd ? run : 0));
}

void mmaref_step_factors(const mmaref_step *step, uint8_t k, mmaref_number *a, mmaref_number *b)
{
    mmaref_factor x, y;

    if (MMAREF_HAS_F64 && step->rules->a->width_log2 == 6) {
        uint8_t subnormals = step->rules->arithmetic->subnormals;
        mmaref_number_decode(step->rules->a, mmaref_step_pattern(step, k, false), subnormals, a);
        mmaref_number_decode(step->rules->b, mmaref_step_pattern(step, k, true), subnormals, b);
    } else {
        mmaref_step_pair(step, k, &x, &y);
        mmaref_factor_expand(&x, a);
        mmaref_factor_expand(&y, b);
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
    uint8_t length = step->rules->arithmetic->block;
    mmaref_block_scale a, b;
    uint8_t first;

    for (first = 0; MMAREF_HAS_SCALE && length != 0 && first < step->elements->count; first = (uint8_t)(first + length)) {
        mmaref_step_scales(step, first, &a, &b);
        if (a.special != 0 || b.special != 0) {
            return true;
        }
    }
    return false;
}

/* What a step's terms sum to when some are special: a NaN or the product of an
 * infinity and a zero, or infinities of both signs, give NaN. */
static uint8_t special_sum(mmaref_step *step)
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
    if (infinite[0] && infinite[1]) {
        return not_a_number(step, MMAREF_COVER_INF_MINUS_INF);
    }
    if (infinite[0] || infinite[1]) {
        mmaref_cover(step->rules, MMAREF_COVER_INFINITY);
        step->accumulator.negative = infinite[1];
        return MMAREF_NUMBER_INFINITY;
    }
    return MMAREF_NUMBER_FINITE;
}

bool mmaref_step_special(mmaref_step *step)
{
    step->accumulator.special = special_sum(step);
    return step->accumulator.special != MMAREF_NUMBER_FINITE;
}

static uint64_t step_value(mmaref_step *step)
{
    const mmaref_dot_rules *rules = step->rules;

    if ((step->elements->special != 0 || step->accumulator.special != MMAREF_NUMBER_FINITE) &&
        mmaref_step_special(step)) {
        return mmaref_pack_special(rules->step, rules->arithmetic->nan, &step->accumulator);
    }
    if (MMAREF_HAS_EXACT && rules->arithmetic->fraction_bits == MMAREF_UNLIMITED) {
        return mmaref_step_exact(step);
    }
    return MMAREF_HAS_SCALE && rules->arithmetic->block != 0 ? mmaref_step_block(step) : mmaref_step_fused(step);
}

void mmaref_rules_complete(mmaref_dot_rules *rules, uint8_t count, uint8_t halved)
{
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    uint8_t group = arithmetic->group == 0 ? count : (uint8_t)(arithmetic->group >> halved);

    rules->group = group;
    rules->interleave = (uint8_t)(arithmetic->interleave >> halved);
    rules->step = arithmetic->step_type == 0 ? rules->d : &mmaref_format_rows[arithmetic->step_type];
    rules->products = (uint8_t)(arithmetic->products >> halved);
    if (rules->products == 0 && rules->interleave != 0) {
        rules->products = (uint8_t)((group + 1) / 2);
    } else if (rules->products == 0 || rules->products > group) {
        rules->products = group;
    }
    mmaref_chain_open(rules);
}

/* A step's pattern as a pattern of D: rounded once more where their types differ. */
uint64_t mmaref_dot_convert(const mmaref_dot_rules *rules, uint64_t bits)
{
    mmaref_number value;

    mmaref_number_decode(rules->step, bits, 0, &value);
    if (value.special != MMAREF_NUMBER_FINITE) {
        return mmaref_pack_special(rules->d, rules->arithmetic->nan, &value);
    }
    if (value.significand == 0) {
        return mmaref_pack_zero(rules->d, value.negative);
    }
    return mmaref_round_pack(rules->d, rules, MMAREF_ROUND_NEAREST_EVEN, &value);
}

void mmaref_cover_inputs(const mmaref_step *step)
{
    mmaref_number a, b;
    uint8_t k;

    if (step->accumulator.significand != 0 && step->accumulator.special == 0 &&
        step->accumulator.significand >> step->rules->c->fraction_bits == 0) {
        mmaref_cover(step->rules, MMAREF_COVER_SUBNORMAL_C);
    }
    for (k = 0; k < step->elements->count; k++) {
        mmaref_step_factors(step, k, &a, &b);
        if (a.significand != 0 && b.significand != 0 && a.special == 0 && b.special == 0 &&
            (mmaref_number_leading(&a) < a.scale || mmaref_number_leading(&b) < b.scale)) {
            mmaref_cover(step->rules, MMAREF_COVER_SUBNORMAL_IN);
        }
    }
}

/* The common steps of a chain; false if the next step is another one. */
static bool take_common(mmaref_step *step, uint64_t *bits)
{
    if (!step->rules->chain) {
        return false;
    }
    return MMAREF_HAS_F64 && step->rules->a->width_log2 == 6 ? mmaref_chain_run_f64(step, bits)
                                                             : mmaref_chain_run(step, bits);
}

/* Groups of steps, each of which adds to the running value; C is that of the first, or each
 * group starts from nothing and is added to C. */
uint64_t mmaref_dot(mmaref_step *step, uint64_t c)
{
    const mmaref_dot_rules *rules = step->rules;
    uint64_t bits;

    step->first = 0;
    step->end = 0;
    step->accumulates = true;
    mmaref_number_decode(rules->c, c, rules->arithmetic->subnormals, &step->accumulator);
    if (MMAREF_HAS_COVERAGE && rules->coverage != NULL) {
        mmaref_cover_inputs(step);
    }
    if (rules->c != rules->step && step->accumulator.significand != 0) {
        step->accumulator.scale = mmaref_number_leading(&step->accumulator); /* C is widened first */
    }
    for (;;) {
        if (step->first == step->end) {
            step->end = (uint8_t)(step->end + rules->group);
            if (mmaref_adds_after(rules)) {
                mmaref_number_decode(rules->step, 0, 0, &step->accumulator);
                step->accumulates = rules->arithmetic->accumulate == MMAREF_ACCUMULATE_AFTER;
            }
        }
        if (!take_common(step, &bits)) {
            step->count = (uint8_t)(step->end - step->first);
            step->count = rules->products < step->count ? rules->products : step->count;
            bits = step_value(step);
            step->first = (uint8_t)(step->first + step->count);
        }
        if (mmaref_adds_after(rules) && step->first == step->end) { /* C has its own type until a group is added to it */
            bits = mmaref_add_after(rules, step->end == rules->group ? rules->c : rules->step, c, bits);
            c = bits;
        }
        if (step->first == step->elements->count) {
            return rules->step == rules->d ? bits : mmaref_dot_convert(rules, bits);
        }
        mmaref_number_decode(rules->step, bits, rules->arithmetic->subnormals, &step->accumulator);
        step->accumulates = true;
    }
}
