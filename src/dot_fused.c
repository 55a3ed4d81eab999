/* SPDX-License-Identifier: MIT */
/* A step of limited width: the terms are aligned to the max exponent, lose what lies below the
 * alignment window, are added as integers and rounded once. See dot.h. */
#include "dot.h"

/* ---- Aligning -------------------------------------------------------- */

/* A magnitude shifted down by `down` bits, 1 or more, rounded to nearest even. */
static uint32_t nearest_even(uint32_t magnitude, unsigned down)
{
    uint32_t kept = down < 32 ? magnitude >> down : 0;
    uint32_t rest = down < 32 ? magnitude << (32 - down) : down == 32 ? magnitude : 1;

    return kept + (rest > 0x80000000u || (rest == 0x80000000u && (kept & 1) != 0));
}

/* What of a term of which bits were lost is kept, noting the corner. */
MMAREF_NOINLINE static uint32_t align_lost(const mmaref_dot_rules *rules, uint32_t magnitude, bool negative,
                                           unsigned down)
{
    uint32_t kept = down < 32 ? magnitude >> down : 0;

    mmaref_cover(rules, kept == 0 ? MMAREF_COVER_TRUNCATED | MMAREF_COVER_TERM_LOST : MMAREF_COVER_TRUNCATED);
    switch (rules->arithmetic->align) {
    case MMAREF_ALIGN_JAM:
        return kept | 1;
    case MMAREF_ALIGN_NEAREST_EVEN:
        return nearest_even(magnitude, down);
    case MMAREF_ALIGN_FLOOR:
        return kept + negative;
    default:
        return kept;
    }
}

/* A term in units of the window's last place, 2^up times its own; what is lost is treated as the
 * block says. Pre: magnitude * 2^up < 2^(fraction_bits + 3), at most 2^43. */
static int64_t align(const mmaref_dot_rules *rules, uint32_t magnitude, bool negative, int16_t up)
{
    uint64_t kept;

    if (up >= 0) {
        kept = (uint64_t)magnitude << up;
    } else if (rules->truncates) {
        kept = up > -32 ? magnitude >> -up : 0;
    } else if (up > -32 && magnitude << (32 + up) == 0) {
        kept = magnitude >> -up;
    } else {
        kept = magnitude == 0 ? 0 : align_lost(rules, magnitude, negative, (unsigned)-up);
    }
    return negative ? -(int64_t)kept : (int64_t)kept;
}

int64_t mmaref_align(const mmaref_dot_rules *rules, uint32_t magnitude, bool negative, int16_t up)
{
    return align(rules, magnitude, negative, up);
}

/* The running value in units of 2^(max - fraction_bits). Pre: it is a term. */
static int64_t align_accumulator(const mmaref_step *step, int16_t max)
{
    const mmaref_number *value = &step->accumulator;
    int16_t up = (int16_t)(value->exponent - max + step->rules->arithmetic->fraction_bits);

    return align(step->rules, (uint32_t)value->significand, value->negative != 0, up);
}

/* ---- Rounding -------------------------------------------------------- */

/* IEEE 754 section 6.3: negative if every term is, and rounding down if any is. */
uint64_t mmaref_zero_sum(const mmaref_step *step)
{
    const mmaref_dot_rules *rules = step->rules;
    bool all = !step->accumulates || step->accumulator.negative != 0;
    bool any = step->accumulates && step->accumulator.negative != 0;
    mmaref_number a, b;
    uint8_t k;

    for (k = 0; rules->arithmetic->zero_sign == MMAREF_ZERO_IEEE && k < step->count; k++) {
        mmaref_step_factors(step, k, &a, &b);
        all = all && a.negative != b.negative;
        any = any || a.negative != b.negative;
    }
    return mmaref_pack_zero(rules->step, rules->arithmetic->zero_sign == MMAREF_ZERO_IEEE &&
                                             (rules->rounding == MMAREF_ROUND_DOWN ? any : all));
}

/* The pattern of a sum in units of 2^(max - fraction_bits); `any`: some term is not zero. */
static uint64_t round_sum(const mmaref_step *step, int64_t sum, bool any, int16_t max)
{
    const mmaref_dot_rules *rules = step->rules;
    uint32_t significand;
    int16_t exponent;

    if (sum == 0) {
        if (any) {
            mmaref_cover(rules, MMAREF_COVER_CANCELLATION);
        }
        return mmaref_zero_sum(step);
    }
    if (max == rules->arithmetic->exponent_floor) {
        mmaref_cover(rules, MMAREF_COVER_FLOOR);
    }
    exponent = (int16_t)(max - rules->arithmetic->fraction_bits + mmaref_normalise(sum, &significand));
    return mmaref_round_pack32(rules->step, rules, rules->rounding, sum < 0, significand, exponent);
}

/* ---- Fused step ------------------------------------------------------ */

/* The max exponent of the running value and the floor. */
static int16_t max_of_others(const mmaref_step *step)
{
    int16_t max = step->rules->arithmetic->exponent_floor;

    if (step->accumulates && step->accumulator.significand != 0 && step->accumulator.scale > max) {
        max = step->accumulator.scale;
    }
    return max;
}

/* Every aligned term is below 2^(fraction_bits + 2), and at most 129 are added: 2^50. */
uint64_t mmaref_step_fused(const mmaref_step *step)
{
    int16_t max = max_of_others(step);
    uint8_t fraction_bits = step->rules->arithmetic->fraction_bits;
    bool any = step->accumulates && step->accumulator.significand != 0;
    mmaref_product p;
    int64_t sum;
    uint8_t k;

    for (k = 0; k < step->count; k++) {
        mmaref_step_product(step, k, &p); /* the exponent of a zero is below all */
        max = p.exponent > max ? p.exponent : max;
    }
    sum = any ? align_accumulator(step, max) : 0;
    for (k = 0; k < step->count; k++) {
        mmaref_step_product(step, k, &p);
        if (p.significand != 0) {
            any = true;
            sum += align(step->rules, p.significand, p.negative,
                         (int16_t)(p.exponent - MMAREF_PRODUCT_FRACTION - max + fraction_bits));
        }
    }
    return round_sum(step, sum, any, max);
}

/* ---- Step of scaled blocks ------------------------------------------- */

/* The sum of a block of e2m1 products, times 4, an integer: at most 144 for each. Returns whether any
 * product is not zero. */
static bool block_sum(const mmaref_step *step, uint8_t first, uint8_t count, int32_t *sum)
{
    bool any = false;
    mmaref_product p; /* its exponent is -2 .. 4 unless it is zero */
    uint8_t k;

    *sum = 0;
    for (k = first; k < first + count; k++) {
        mmaref_step_product(step, k, &p);
        if (p.significand != 0) {
            any = true;
            p.significand >>= MMAREF_PRODUCT_FRACTION - 2 - p.exponent;
            *sum += p.negative ? -(int32_t)p.significand : (int32_t)p.significand;
        }
    }
    return any;
}

/* The term of a block that begins with product `first`; false if it is no term at all. */
static bool term_of(const mmaref_step *step, uint8_t first, mmaref_number *term)
{
    const mmaref_tile *tile = step->tile;
    uint8_t chunk = (uint8_t)(first * mmaref_scale_vector(tile->work->instruction) / tile->count);
    const mmaref_block_scale *x = &tile->scale_a[chunk], *y = &tile->scale_b[chunk];
    int32_t sum;
    bool any = block_sum(step, first, step->rules->arithmetic->block, &sum);

    term->negative = sum < 0;
    term->significand = (uint32_t)(sum < 0 ? -sum : sum) * (uint16_t)(x->significand * y->significand);
    term->scale = (int16_t)(x->scale + y->scale);
    term->exponent = (int16_t)(x->exponent + y->exponent - 2);
    return any && x->significand != 0 && y->significand != 0;
}

/* The exponents of its scale factors alone place a block in the window, whatever its sum is. */
uint64_t mmaref_step_block(const mmaref_step *step)
{
    const mmaref_arithmetic *arithmetic = step->rules->arithmetic;
    int16_t max = max_of_others(step);
    bool any = step->accumulator.significand != 0;
    mmaref_number term;
    int64_t sum;
    uint8_t first;

    for (first = 0; first < step->count; first = (uint8_t)(first + arithmetic->block)) {
        if (term_of(step, first, &term) && term.scale > max) {
            max = term.scale;
        }
    }
    sum = any ? align_accumulator(step, max) : 0;
    for (first = 0; first < step->count; first = (uint8_t)(first + arithmetic->block)) {
        if (term_of(step, first, &term)) {
            any = true;
            sum += align(step->rules, (uint32_t)term.significand, term.negative != 0,
                         (int16_t)(term.exponent - max + arithmetic->fraction_bits));
        }
    }
    return round_sum(step, sum, any, max);
}
