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

/* The sign of a sum of zero, IEEE 754 section 6.3: negative if every term is, and rounding
 * down if any is. */
static bool zero_is_negative(const mmaref_step *step)
{
    bool all = !step->accumulates || step->accumulator.negative != 0;
    bool any = step->accumulates && step->accumulator.negative != 0;
    mmaref_number a, b;
    uint8_t k;

    for (k = 0; k < step->count; k++) {
        mmaref_step_factors(step, k, &a, &b);
        all = all && a.negative != b.negative;
        any = any || a.negative != b.negative;
    }
    return step->rules->rounding == MMAREF_ROUND_DOWN ? any : all;
}

uint64_t mmaref_round_sum(const mmaref_step *step, int64_t sum, int16_t largest)
{
    const mmaref_dot_rules *rules = step->rules;
    mmaref_number value;

    if (sum != 0 && largest == rules->arithmetic->exponent_floor) {
        mmaref_cover(rules, MMAREF_COVER_FLOOR);
    }
    if (sum == 0) {
        return mmaref_pack_zero(rules->step, rules->arithmetic->zero_sign == MMAREF_ZERO_IEEE && zero_is_negative(step));
    }
    value.negative = sum < 0;
    value.significand = sum < 0 ? (uint64_t)-sum : (uint64_t)sum;
    value.exponent = (int16_t)(largest - rules->arithmetic->fraction_bits);
    return mmaref_round_pack(rules->step, rules, rules->rounding, &value, 0);
}

/* Product k of a step as a number; false if it is zero. */
static bool product_term(const mmaref_step *step, uint8_t k, mmaref_number *term)
{
    mmaref_number a, b;

    mmaref_step_factors(step, k, &a, &b);
    term->negative = a.negative ^ b.negative;
    term->significand = a.significand * b.significand;
    term->scale = (int16_t)(a.scale + b.scale);
    term->exponent = (int16_t)(a.exponent + b.exponent);
    return term->significand != 0;
}

/* The sum of the aligned products, whatever the block: term by term. */
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

/* A product has 28 fraction bits, so a narrower grid only ever drops some; with these many
 * an aligned product is below 2^28, and eight of either sign fit 32 bits. */
#define NARROW_FRACTION 26
#define RUN 8 /* also a length that compilers turn into vector code */

/* The sum of `count` <= RUN products truncated to a grid; `base` is the shift of a product
 * of exponent 0. A zero is zero however far it is shifted. */
static inline int64_t sum_run(const mmaref_factors *a, const mmaref_factors *b, uint8_t first,
                              int16_t base, uint8_t count)
{
    uint32_t term[RUN], flip[RUN];
    int16_t shift[RUN];
    uint32_t sum = 0; /* modulo 2^32 */
    uint8_t k;

    for (k = 0; k < count; k++) {
        uint16_t x = a->significand[first + k], y = b->significand[first + k];
        term[k] = (uint32_t)(x & 0x7fff) * (uint32_t)(y & 0x7fff);
        flip[k] = 0 - (uint32_t)((uint16_t)(x ^ y) >> 15);
    }
    for (k = 0; k < count; k++) {
        int16_t down = (int16_t)(base - a->exponent[first + k] - b->exponent[first + k]);
        shift[k] = down < 31 ? down : 31;
    }
    for (k = 0; k < count; k++) {
        sum += (term[k] >> shift[k] ^ flip[k]) - flip[k];
    }
    return (int64_t)(sum ^ 0x80000000u) - (int64_t)0x80000000u;
}

/* The same sum as sum_products for the common case, truncation in 32 bits. */
static int64_t sum_truncated(const mmaref_step *step, int16_t largest)
{
    const mmaref_dot_elements *e = step->elements;
    int16_t base = (int16_t)(largest + 2 * MMAREF_FACTOR_FRACTION - step->rules->arithmetic->fraction_bits);
    int64_t sum = 0;
    uint8_t k = step->first, left = step->count;

    for (; left >= RUN; k = (uint8_t)(k + RUN), left = (uint8_t)(left - RUN)) {
        sum += sum_run(&e->a, &e->b, k, base, RUN);
    }
    return sum + sum_run(&e->a, &e->b, k, base, left);
}

/* The largest exponent sum of `count` <= RUN products, at least `largest`. */
static inline int16_t largest_run(const mmaref_factors *a, const mmaref_factors *b, uint8_t first,
                                  int16_t largest, uint8_t count)
{
    int16_t exponent[RUN];
    uint8_t k;

    for (k = 0; k < count; k++) {
        exponent[k] = (int16_t)(a->exponent[first + k] + b->exponent[first + k]);
    }
    for (k = 0; k < count; k++) {
        largest = exponent[k] > largest ? exponent[k] : largest;
    }
    return largest;
}

/* The largest exponent of a step's products and accumulator, not below the floor. */
static int16_t largest_exponent(const mmaref_step *step)
{
    const mmaref_dot_elements *e = step->elements;
    int16_t largest = step->rules->arithmetic->exponent_floor;
    uint8_t k = step->first, left = step->count;

    for (; left >= RUN; k = (uint8_t)(k + RUN), left = (uint8_t)(left - RUN)) {
        largest = largest_run(&e->a, &e->b, k, largest, RUN);
    }
    largest = largest_run(&e->a, &e->b, k, largest, left);
    if (step->accumulates && step->accumulator.significand != 0 && step->accumulator.scale > largest) {
        largest = step->accumulator.scale;
    }
    return largest;
}

/* Every aligned term is below 2^(fraction_bits + 2), and at most 129 are added. */
uint64_t mmaref_step_fused(const mmaref_step *step)
{
    const mmaref_arithmetic *arithmetic = step->rules->arithmetic;
    int16_t largest = largest_exponent(step);
    bool any = step->accumulates && step->accumulator.significand != 0;
    int64_t sum = any ? mmaref_align(step, &step->accumulator, largest) : 0;

    if (arithmetic->align == MMAREF_ALIGN_TRUNCATE && arithmetic->fraction_bits <= NARROW_FRACTION &&
        step->rules->coverage == NULL) {
        sum += sum_truncated(step, largest);
    } else {
        sum += sum_products(step, largest, &any);
    }
    if (any && sum == 0) {
        mmaref_cover(step->rules, MMAREF_COVER_CANCELLATION);
    }
    return mmaref_round_sum(step, sum, largest);
}
