/* SPDX-License-Identifier: MIT */
/* A step that keeps every bit of f64: apart, for the stack that it takes. See
 * mmaref_internal.h. */
#include "mmaref_internal.h"

/* Products reach from 2^-2148 to below 2^2048; sum and sign add 6 bits, words 64. */
#define WORDS 134

uint64_t mmaref_step_exact_f64(const mmaref_step *step)
{
    uint32_t words[WORDS];

    return mmaref_step_sum(step, words);
}

uint64_t mmaref_add_exact_f64(const mmaref_dot_rules *rules, const mmaref_number *x, const mmaref_number *y)
{
    uint32_t words[WORDS];

    return mmaref_add_sum(rules, x, y, words);
}
