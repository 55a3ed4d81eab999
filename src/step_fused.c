/* SPDX-License-Identifier: MIT */
/* One fused step of limited width: terms are aligned to the largest exponent,
 * lose what lies below the grid, are added as integers and rounded once.
 * See mmaref_internal.h. */
#include "mmaref_internal.h"

/* `kept`, the significand shifted down by -shift bits, rounded to nearest even. What is shifted by more
 * than 63 bits is less than half a unit. */
static uint64_t rounded_even(uint64_t significand, int16_t shift, uint64_t kept)
{
    uint64_t half, rest;

    if (shift < -63) {
        return 0;
    }
    half = (uint64_t)1 << (-shift - 1);
    rest = significand - (kept << -shift);
    return kept + (rest > half || (rest == half && (kept & 1) != 0));
}

int64_t mmaref_align(const mmaref_step *step, const mmaref_number *term, int16_t largest)
{
    const mmaref_arithmetic *arithmetic = step->rules->arithmetic;
    int16_t shift = (int16_t)(term->exponent - (largest - arithmetic->fraction_bits));
    uint64_t kept = 0;
    bool lost;

    if (shift >= 0) {
        kept = term->significand << shift;
        lost = false;
    } else if (shift < -63) {
        lost = term->significand != 0;
    } else {
        kept = term->significand >> -shift;
        lost = kept << -shift != term->significand;
    }
    if (lost) {
        mmaref_cover(step->rules, kept == 0 ? MMAREF_COVER_TRUNCATED | MMAREF_COVER_TERM_LOST
                                            : MMAREF_COVER_TRUNCATED);
        if (arithmetic->align == MMAREF_ALIGN_JAM) {
            kept |= 1;
        } else if (arithmetic->align == MMAREF_ALIGN_NEAREST_EVEN) {
            kept = rounded_even(term->significand, shift, kept);
        } else if (arithmetic->align == MMAREF_ALIGN_FLOOR && term->negative != 0) {
            kept += 1;
        }
    }
    return term->negative != 0 ? -(int64_t)kept : (int64_t)kept;
}

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

uint64_t mmaref_round_sum(const mmaref_step *step, int64_t sum, int16_t largest)
{
    const mmaref_dot_rules *rules = step->rules;
    mmaref_number value;

    if (largest == rules->arithmetic->exponent_floor) {
        mmaref_cover(rules, MMAREF_COVER_FLOOR);
    }
    value.negative = sum < 0;
    value.significand = sum < 0 ? (uint64_t)-sum : (uint64_t)sum;
    value.exponent = (int16_t)(largest - rules->arithmetic->fraction_bits);
    return mmaref_round_pack(rules->step, rules, rules->rounding, &value);
}

/* Product k of a step as a number; false if it is zero. */
static bool product_term(const mmaref_step *step, uint8_t k, mmaref_number *term)
{
    mmaref_factor a, b;

    mmaref_step_pair(step, k, &a, &b);
    term->negative = ((a.significand ^ b.significand) & MMAREF_FACTOR_SIGN) != 0;
    term->significand = (uint32_t)(a.significand & 0x7fff) * (uint32_t)(b.significand & 0x7fff);
    term->scale = (int16_t)(a.exponent + b.exponent);
    term->exponent = (int16_t)(term->scale - 2 * MMAREF_FACTOR_FRACTION);
    return term->significand != 0;
}

/* The largest exponent of products, or `least`. */
static int16_t largest_product(const mmaref_step *step, int16_t least)
{
    int16_t largest = least;
    mmaref_factor a, b;
    uint8_t k;

    for (k = 0; k < step->count; k++) {
        int16_t exponent;
        mmaref_step_pair(step, k, &a, &b); /* a zero's exponent is below all */
        exponent = (int16_t)(a.exponent + b.exponent);
        largest = exponent > largest ? exponent : largest;
    }
    return largest;
}

/* The sum of the aligned products. */
static int64_t sum_products(const mmaref_step *step, int16_t largest, bool *any)
{
    mmaref_number term;
    int64_t sum = 0;
    uint8_t k;

    for (k = 0; k < step->count; k++) {
        if (product_term(step, k, &term)) {
            *any = true;
            sum += mmaref_align(step, &term, largest);
        }
    }
    return sum;
}

/* The largest exponent of a step's products and accumulator, not below the floor. */
static int16_t largest_exponent(const mmaref_step *step)
{
    int16_t least = step->rules->arithmetic->exponent_floor;

    if (step->accumulates && step->accumulator.significand != 0 && step->accumulator.scale > least) {
        least = step->accumulator.scale;
    }
    return largest_product(step, least);
}

/* Every aligned term is below 2^(fraction_bits + 2), and at most 129 are added. */
uint64_t mmaref_step_fused(const mmaref_step *step)
{
    int16_t largest = largest_exponent(step);
    bool any = step->accumulates && step->accumulator.significand != 0;
    int64_t sum = any ? mmaref_align(step, &step->accumulator, largest) : 0;

    sum += sum_products(step, largest, &any);
    return mmaref_sum_value(step, sum, any, largest);
}
