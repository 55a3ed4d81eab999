/* SPDX-License-Identifier: MIT */
/* A step that keeps every bit, of all types but f64. See mmaref_internal.h. */
#include "mmaref_internal.h"

/* Products of 15-bit significands with the widest exponents, scale factors included,
 * reach from 2^-310 to below 2^258; the bound on an extent adds 104 bits, its words 64. */
#define WORDS 24

uint64_t mmaref_step_sum(const mmaref_step *step, uint32_t *words)
{
    const mmaref_dot_rules *rules = step->rules;
    mmaref_extent e = { 0, 0, true, false, false };
    mmaref_wide sum;
    mmaref_number a, b;
    uint8_t k;

    for (k = 0; k < step->count; k++) {
        mmaref_step_factors(step, k, &a, &b);
        mmaref_extent_product(&e, &a, &b);
    }
    if (step->accumulates) {
        mmaref_extent_number(&e, &step->accumulator);
    }
    mmaref_wide_open(&sum, &e, words);
    for (k = 0; k < step->count; k++) {
        mmaref_step_factors(step, k, &a, &b);
        mmaref_wide_add_product(&sum, &a, &b);
    }
    if (step->accumulates) {
        mmaref_wide_add(&sum, &step->accumulator);
    }
    return mmaref_wide_round(&sum, &e, rules, rules->step, rules->rounding, rules->arithmetic->zero_sign);
}

uint64_t mmaref_step_exact(const mmaref_step *step)
{
    uint32_t words[WORDS];

    return mmaref_step_sum(step, words);
}

uint64_t mmaref_add_sum(const mmaref_dot_rules *rules, const mmaref_number *x, const mmaref_number *y,
                        uint32_t *words)
{
    mmaref_extent e = { 0, 0, true, false, false };
    mmaref_wide sum;

    mmaref_extent_number(&e, x);
    mmaref_extent_number(&e, y);
    mmaref_wide_open(&sum, &e, words);
    mmaref_wide_add(&sum, x);
    mmaref_wide_add(&sum, y);
    return mmaref_wide_round(&sum, &e, rules, rules->step, MMAREF_ROUND_NEAREST_EVEN, MMAREF_ZERO_IEEE);
}

uint64_t mmaref_add_exact(const mmaref_dot_rules *rules, const mmaref_number *x, const mmaref_number *y)
{
    uint32_t words[WORDS];

    return mmaref_add_sum(rules, x, y, words);
}
