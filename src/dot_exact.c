/* SPDX-License-Identifier: MIT */
/* The exact sum of a step's terms: a long accumulator, taken limb by limb from the top. Its limbs never lie in memory
 * together, for those of f64 would take 540 bytes: each pass over the terms sums what they have in the next
 * limb, and no more passes are made than rounding needs. See dot.h. */
#include "dot.h"

/* A sum of n terms is `sum` * 2^at, and what they have below 2^at. All of that is less than n units of the sum, for
 * each term has less than one unit there. */
typedef struct {
    const mmaref_step *step;
    int64_t sum;
    int32_t at;
    int32_t reach; /* all that the terms have below 2^at is below 2^reach; NOTHING: they have nothing there */
} accumulator;

#define NOTHING (-0x8000L)
#define LIMB 53 /* the bits of a limb below which nothing is known to matter */
#define TERMS 256  /* more than there are terms: 129, or 4 for each of 16 products of f64 and one */

/* What significand * 2^(up + at) has in the limb of `width` bits above 2^at. */
static inline uint64_t part_of(accumulator *a, uint64_t significand, int32_t up, uint8_t width)
{
    uint64_t part;

    if (up >= 0) {
        part = up < width ? significand << up : 0;
    } else if (up > -64) {
        part = significand >> -up;
        if (part << -up != significand) {
            a->reach = a->at;
        }
    } else {
        part = 0;
        if (significand != 0 && up + 64 + a->at > a->reach) {
            a->reach = up + 64 + a->at;
        }
    }
    return part & (((uint64_t)1 << width) - 1);
}

static inline int64_t with_sign(uint64_t part, bool negative)
{
    return negative ? -(int64_t)part : (int64_t)part;
}

/* significand << up, up being 0 .. 63. */
static inline uint64_t shifted_up(uint32_t significand, int32_t up)
{
#if UINTPTR_MAX > 0xffffffff
    return (uint64_t)significand << up;
#else
    return up >= 32 ? (uint64_t)(significand << (up - 32)) << 32
                    : (uint64_t)((significand >> 1) >> (31 - up)) << 32 | (significand << up);
#endif
}

/* As part_of for each product, which has 30 bits. */
static int64_t limb_of_products(accumulator *a, uint8_t width)
{
    const mmaref_step *step = a->step;
    uint64_t mask = ((uint64_t)1 << width) - 1;
    int32_t at = a->at, reach = NOTHING;
    int64_t sum = 0;
    uint8_t k;

    for (k = 0; k < step->count; k++) {
        mmaref_product p;
        uint64_t part = 0;
        int32_t up;
        mmaref_step_product(step, k, &p);
        up = p.exponent - MMAREF_PRODUCT_FRACTION - at;
        if (up >= 0) {
            part = up < width ? shifted_up(p.significand, up) & mask : 0;
        } else if (up > -32) {
            uint32_t kept = p.significand >> -up;
            part = kept & mask;
            reach = kept << -up != p.significand ? at : reach;
        } else if (p.significand != 0) {
            reach = up + 32 + at > reach ? up + 32 + at : reach;
        }
        sum += with_sign(part, p.negative);
    }
    a->reach = reach;
    return sum;
}

static bool is_f64(const mmaref_step *step)
{
    return MMAREF_HAS_F64 && step->rules->a->width_log2 == 6;
}

/* A product of f64 is four products of halves of 32 bits. */
static int64_t limb_of_f64(accumulator *a, uint8_t width)
{
    const mmaref_step *step = a->step;
    mmaref_number x, y;
    int64_t sum = 0;
    uint8_t k, half;

    for (k = 0; k < step->count; k++) {
        mmaref_step_factors(step, k, &x, &y);
        for (half = 0; half < 4; half++) {
            uint8_t low = half & 1 ? 32 : 0, high = half & 2 ? 32 : 0;
            uint64_t significand = (uint64_t)(uint32_t)(x.significand >> low) * (uint32_t)(y.significand >> high);
            sum += with_sign(part_of(a, significand, x.exponent + y.exponent + low + high - a->at, width),
                             x.negative != y.negative);
        }
    }
    return sum;
}

/* Moves down by `width` bits and takes up what the terms have there. */
static void take_limb(accumulator *a, uint8_t width)
{
    const mmaref_step *step = a->step;

    a->at -= width;
    a->reach = NOTHING;
    a->sum = (int64_t)((uint64_t)a->sum << width);
    a->sum += is_f64(step) ? limb_of_f64(a, width) : limb_of_products(a, width);
    if (step->accumulates) {
        a->sum += with_sign(part_of(a, step->accumulator.significand, step->accumulator.exponent - a->at, width),
                            step->accumulator.negative != 0);
    }
}

/* A power of two that every term is below. */
static int32_t top_of(const mmaref_step *step)
{
    int32_t top = NOTHING, exponent;
    mmaref_number x, y;
    uint8_t k;

    for (k = 0; k < step->count; k++) {
        if (is_f64(step)) {
            mmaref_step_factors(step, k, &x, &y);
            exponent = x.significand == 0 || y.significand == 0 ? NOTHING : x.exponent + y.exponent + 106;
        } else {
            mmaref_product p;
            mmaref_step_product(step, k, &p); /* the exponent of a zero is below all others */
            exponent = p.exponent + 2;
        }
        top = exponent > top ? exponent : top;
    }
    if (step->accumulates && step->accumulator.significand != 0) {
        exponent = mmaref_number_leading(&step->accumulator) + 1;
        top = exponent > top ? exponent : top;
    }
    return top;
}

static uint64_t magnitude_of(int64_t sum)
{
    return sum < 0 ? (uint64_t)-sum : (uint64_t)sum;
}

/* Takes limbs until the sum has `bits` bits, or is all there is. Fewer than 9 bits leave room for a whole limb, more
 * for what makes 61: TERMS * 2^LIMB is 2^61. */
static void take_leading(accumulator *a, uint8_t bits)
{
    while (a->reach != NOTHING) {
        uint8_t used = a->sum == 0 ? 0 : (uint8_t)(mmaref_highest_bit(magnitude_of(a->sum)) + 1);
        if (used >= bits) {
            return;
        }
        if (used == 0) {
            a->at = a->reach;
        }
        take_limb(a, (uint8_t)(used < 9 ? LIMB : 61 - used));
    }
}

/* What is left below the sum: carries whole units of it up, and sets its last bit if there is more (sticky). */
static void take_rest(accumulator *a)
{
    accumulator rest = *a;
    int32_t below;

    rest.sum = 0;
    rest.at = rest.reach;
    take_limb(&rest, LIMB);
    below = a->at - rest.at; /* at least LIMB: a unit of the sum is 2^below of the rest */
    if (below < 62) {
        int64_t carry = with_sign((magnitude_of(rest.sum) + ((uint64_t)1 << (below - 1))) >> below, rest.sum < 0);
        a->sum += carry;
        rest.sum -= carry * ((int64_t)1 << below);
    }
    while (rest.reach != NOTHING && magnitude_of(rest.sum) < TERMS) { /* what is below might outweigh it */
        if (rest.sum == 0) {
            rest.at = rest.reach;
        }
        take_limb(&rest, LIMB);
    }
    if (rest.sum != 0) {
        a->sum = (a->sum - (rest.sum < 0)) | 1; /* rounded down, and odd: the same for either sign */
    }
}

uint64_t mmaref_step_exact(const mmaref_step *step)
{
    const mmaref_dot_rules *rules = step->rules;
    int32_t top = top_of(step);
    accumulator a;
    mmaref_number value;

    a.step = step;
    a.sum = 0;
    a.at = a.reach = top;
    take_leading(&a, (uint8_t)(rules->step->fraction_bits + 4));
    if (a.sum == 0) {
        if (top > MMAREF_FACTOR_ZERO / 2) {
            mmaref_cover(rules, MMAREF_COVER_CANCELLATION);
        }
        return mmaref_zero_sum(step);
    }
    if (a.reach != NOTHING) {
        take_rest(&a);
    }
    value.negative = a.sum < 0;
    value.significand = magnitude_of(a.sum);
    value.exponent = (int16_t)a.at;
    return mmaref_round_pack(rules->step, rules, rules->rounding, &value);
}
