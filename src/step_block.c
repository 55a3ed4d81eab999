/* SPDX-License-Identifier: MIT */
/* A step whose terms are blocks of scaled products: each block is summed exactly, and
 * the exponents of its scale factors alone place it on the grid. See mmaref_internal.h. */
#include "mmaref_internal.h"

/* The sum of a block of e2m1 products, times 4, an integer: at most 144 for each. Returns whether any
 * product is not zero. */
static bool block_sum(const mmaref_step *step, uint8_t first, uint8_t count, int32_t *sum)
{
    mmaref_factor a, b;
    bool any = false;
    uint8_t k;

    *sum = 0;
    for (k = first; k < first + count; k++) {
        int32_t product;
        int exponent;
        mmaref_step_pair(step, k, &a, &b);
        exponent = a.exponent + b.exponent; /* -2 .. 4 unless one of them is zero */
        if (exponent < -2) {
            continue;
        }
        any = true;
        product = (int32_t)((uint32_t)(a.significand & (MMAREF_FACTOR_SIGN - 1)) *
                                (uint32_t)(b.significand & (MMAREF_FACTOR_SIGN - 1)) >>
                            (2 * MMAREF_FACTOR_FRACTION - 2 - exponent));
        *sum += ((a.significand ^ b.significand) & MMAREF_FACTOR_SIGN) != 0 ? -product : product;
    }
    return any;
}

/* The term that begins with product `first`, a block or, behind the blocks, the running value; false if it is
 * no term at all. */
static bool term_of(const mmaref_step *step, uint8_t first, mmaref_number *term)
{
    mmaref_block_scale x, y;
    int32_t sum;
    bool any;

    if (first == step->count) {
        *term = step->accumulator;
        return term->significand != 0;
    }
    any = block_sum(step, first, step->rules->arithmetic->block, &sum);
    mmaref_step_scales(step, first, &x, &y);
    term->negative = sum < 0;
    term->significand = (uint32_t)(sum < 0 ? -sum : sum) * (uint16_t)(x.significand * y.significand);
    term->scale = (int16_t)(x.scale + y.scale);
    term->exponent = (int16_t)(x.exponent + y.exponent - 2);
    return any && x.significand != 0 && y.significand != 0;
}

uint64_t mmaref_step_block(const mmaref_step *step)
{
    const mmaref_arithmetic *arithmetic = step->rules->arithmetic;
    int16_t largest = arithmetic->exponent_floor;
    int64_t sum = 0;
    bool any = false;
    mmaref_number term;
    uint8_t first;

    for (first = 0; first <= step->count; first = (uint8_t)(first + arithmetic->block)) {
        if (term_of(step, first, &term) && term.scale > largest) {
            largest = term.scale;
        }
    }
    for (first = 0; first <= step->count; first = (uint8_t)(first + arithmetic->block)) {
        if (term_of(step, first, &term)) {
            any = true;
            sum += mmaref_align(step, &term, largest);
        }
    }
    return mmaref_sum_value(step, sum, any, largest);
}
