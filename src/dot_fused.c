/* SPDX-License-Identifier: MIT */
/* A step of limited width: the terms are aligned to the max exponent, lose what lies below the
 * alignment window, are added as integers and rounded once. See dot.h. */
#include "dot.h"

/* ---- Aligning -------------------------------------------------------- */

uint64_t mmaref_align_round(const mmaref_dot_rules *rules, uint64_t kept, bool negative, uint32_t rest)
{
    const uint8_t align = rules->arithmetic->align;
    const uint8_t rounding = align == MMAREF_ALIGN_JAM            ? MMAREF_ROUND_ODD
                             : align == MMAREF_ALIGN_NEAREST_EVEN ? MMAREF_ROUND_NEAREST_EVEN
                             : align == MMAREF_ALIGN_FLOOR        ? MMAREF_ROUND_DOWN
                                                                  : MMAREF_ROUND_ZERO;

    mmaref_cover(rules, kept == 0 ? MMAREF_COVER_TRUNCATED | MMAREF_COVER_TERM_LOST : MMAREF_COVER_TRUNCATED);
    return mmaref_rounds_up(rounding, negative, (kept & 1) != 0, rest) ? kept + 1 : kept;
}

uint64_t mmaref_align_lost(const mmaref_dot_rules *rules, uint32_t magnitude, bool negative, unsigned down)
{
    uint32_t kept = down < 32 ? magnitude >> down : 0;
    uint32_t rest = down < 32 ? magnitude << (32 - down) : down == 32 ? magnitude : 1;

    return mmaref_align_round(rules, kept, negative, rest);
}

/* Every kind of term goes through here. */
MMAREF_NOINLINE static int64_t align(const mmaref_dot_rules *rules, uint32_t magnitude, bool negative, int32_t up)
{
    return mmaref_align(rules, magnitude, negative, up);
}

/* The running value in units of 2^(max - fraction_bits). Pre: it is a term. */
static int64_t align_accumulator(const mmaref_step *step, int16_t max)
{
    const mmaref_number *value = &step->accumulator;
    int16_t up = (int16_t)(value->exponent - max + step->rules->arithmetic->fraction_bits);

    return align(step->rules, (uint32_t)value->significand, value->negative != 0, up);
}

void mmaref_cover_window(const mmaref_dot_rules *rules, int64_t sum, int32_t max)
{
    mmaref_cover(rules, sum == 0                                     ? MMAREF_COVER_CANCELLATION
                        : max == rules->arithmetic->exponent_floor ? MMAREF_COVER_FLOOR
                                                                     : 0);
}

/* The sum of a step, in units of 2^(max - fraction_bits); `any`: some term is not zero. */
static void give_sum(mmaref_step *step, int64_t sum, bool any, int16_t max)
{
    mmaref_number *value = &step->accumulator;

    if (any) {
        mmaref_cover_window(step->rules, sum, max);
    }
    if (sum == 0) {
        value->significand = 0;
        return;
    }
    value->negative = sum < 0;
    value->significand = sum < 0 ? (uint64_t)-sum : (uint64_t)sum;
    value->exponent = (int16_t)(max - step->rules->arithmetic->fraction_bits);
}

/* ---- Fused step ------------------------------------------------------ */

/* The max exponent of the running value and the floor. */
static int16_t max_exponent_of_others(const mmaref_step *step)
{
    int16_t max = step->rules->arithmetic->exponent_floor;

    if (step->accumulates && step->accumulator.significand != 0 && step->accumulator.scale > max) {
        max = step->accumulator.scale;
    }
    return max;
}

/* Every aligned term is below 2^(fraction_bits + 2), and at most 129 are added: 2^50. */
void mmaref_step_fused(mmaref_step *step)
{
    int16_t max = max_exponent_of_others(step);
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
    give_sum(step, sum, any, max);
}

/* ---- Step of scaled blocks ------------------------------------------- */

bool mmaref_block_sum(const mmaref_step *step, uint8_t first, int32_t *sum)
{
    bool any = false;
    mmaref_product p; /* its exponent is -2 .. 4 unless it is zero */
    uint8_t k;

    *sum = 0;
    for (k = first; k < first + step->rules->arithmetic->block; k++) {
        mmaref_step_product(step, k, &p);
        if (p.significand != 0) {
            any = true;
            p.significand >>= MMAREF_PRODUCT_FRACTION - 2 - p.exponent;
            *sum += p.negative ? -(int32_t)p.significand : (int32_t)p.significand;
        }
    }
    return any;
}

/* The term of a block that begins with product `first`, given its sum. */
static void term_of(const mmaref_step *step, uint8_t first, int32_t sum, mmaref_number *term)
{
    const mmaref_tile *tile = step->tile;
    uint8_t chunk = (uint8_t)(first * tile->chunks / tile->count);
    mmaref_block_scale x, y;

    mmaref_tile_scale(tile, 0, chunk, &x);
    mmaref_tile_scale(tile, 1, chunk, &y);
    term->negative = sum < 0;
    term->significand = (uint32_t)(sum < 0 ? -sum : sum) * (uint16_t)(x.significand * y.significand);
    term->scale = (int16_t)(x.scale + y.scale);
    term->exponent = (int16_t)(x.exponent + y.exponent - 2);
    term->special = x.significand == 0 || y.significand == 0; /* here: it is no term at all */
}

#define NO_SUM INT32_MIN /* of a block of zeros, which is no term at all */
#define KEPT 4           /* sums that are kept; those of later blocks are taken once more */

/* The sum of a block, or NO_SUM. */
static int32_t sum_of(const mmaref_step *step, uint8_t first)
{
    int32_t sum;

    return mmaref_block_sum(step, first, &sum) ? sum : NO_SUM;
}

/* The exponents of its scale factors alone place a block in the window, whatever its sum is. */
void mmaref_step_block(mmaref_step *step)
{
    const mmaref_arithmetic *arithmetic = step->rules->arithmetic;
    int16_t max = max_exponent_of_others(step);
    bool any = step->accumulator.significand != 0;
    int32_t kept[KEPT], block_value;
    mmaref_number term;
    int64_t sum;
    uint8_t first, i;

    for (first = 0, i = 0; first < step->count; first = (uint8_t)(first + arithmetic->block), i++) {
        block_value = sum_of(step, first);
        if (i < KEPT) {
            kept[i] = block_value;
        }
        term_of(step, first, 0, &term);
        if (block_value != NO_SUM && !term.special && term.scale > max) {
            max = term.scale;
        }
    }
    sum = any ? align_accumulator(step, max) : 0;
    for (first = 0, i = 0; first < step->count; first = (uint8_t)(first + arithmetic->block), i++) {
        block_value = i < KEPT ? kept[i] : sum_of(step, first);
        term_of(step, first, block_value == NO_SUM ? 0 : block_value, &term);
        if (block_value != NO_SUM && !term.special) {
            any = true;
            sum += align(step->rules, (uint32_t)term.significand, term.negative != 0,
                         (int16_t)(term.exponent - max + arithmetic->fraction_bits));
        }
    }
    give_sum(step, sum, any, max);
}
