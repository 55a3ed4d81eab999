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
    uint8_t block;

    for (block = 0; MMAREF_HAS_SCALE && length != 0 && block * length < step->elements->count; block++) {
        mmaref_step_scales(step, block, &a, &b);
        if (a.special != 0 || b.special != 0) {
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

bool mmaref_step_special(const mmaref_step *step, uint64_t *value)
{
    const mmaref_dot_rules *rules = step->rules;
    uint8_t negative = 0;
    uint8_t special = special_sum(step, &negative);

    if (special == MMAREF_NUMBER_FINITE) {
        return false;
    }
    *value = special == MMAREF_NUMBER_NAN ? mmaref_pack_nan(rules->step, rules->arithmetic->nan)
                                          : mmaref_pack_infinity(rules->step, negative);
    return true;
}

static uint64_t step_value(mmaref_step *step)
{
    const mmaref_dot_rules *rules = step->rules;
    uint64_t special;

    if ((step->elements->special != 0 || step->accumulator.special != MMAREF_NUMBER_FINITE) &&
        mmaref_step_special(step, &special)) {
        return special;
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
}

/* A step's pattern as a pattern of D: rounded once more where their types differ. */
uint64_t mmaref_dot_convert(const mmaref_dot_rules *rules, uint64_t bits)
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
    return mmaref_round_pack(rules->d, rules, MMAREF_ROUND_NEAREST_EVEN, &value);
}

void mmaref_cover_inputs(const mmaref_step *step)
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

/* Groups of steps, each of which adds to the running value; C is that of the first, or each
 * group starts from nothing and is added to C. */
uint64_t mmaref_dot(const mmaref_dot_rules *rules, const mmaref_dot_elements *elements, uint64_t c)
{
    bool after = MMAREF_HAS_EXACT && rules->arithmetic->accumulate != MMAREF_ACCUMULATE_FUSED;
    const mmaref_format_row *type = rules->c; /* of c, which becomes the sum of it and of groups */
    mmaref_step step;
    uint64_t bits;
    uint8_t end = 0, next; /* of a group, of a step */

    step.rules = rules;
    step.elements = elements;
    step.accumulates = true;
    mmaref_number_decode(rules->c, c, rules->arithmetic->subnormals, &step.accumulator);
    if (MMAREF_HAS_COVERAGE && rules->coverage != NULL) {
        mmaref_cover_inputs(&step);
    }
    if (rules->c != rules->step && step.accumulator.significand != 0) {
        step.accumulator.scale = mmaref_number_leading(&step.accumulator); /* C is widened first */
    }
    for (step.first = 0;; step.first = next) {
        if (step.first == end) {
            end = (uint8_t)(end + rules->group);
            if (after) {
                mmaref_number_decode(rules->step, 0, 0, &step.accumulator);
                step.accumulates = rules->arithmetic->accumulate == MMAREF_ACCUMULATE_AFTER;
            }
        }
        step.count = rules->products < end - step.first ? rules->products : (uint8_t)(end - step.first);
        next = (uint8_t)(step.first + step.count);
        bits = step_value(&step);
        if (after && next == end) {
            bits = mmaref_add_after(rules, type, c, bits);
            type = rules->step;
            c = bits;
        }
        if (next == elements->count) {
            return rules->step == rules->d ? bits : mmaref_dot_convert(rules, bits);
        }
        mmaref_number_decode(rules->step, bits, rules->arithmetic->subnormals, &step.accumulator);
        step.accumulates = true;
    }
}
