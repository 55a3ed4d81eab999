/* SPDX-License-Identifier: MIT */
/* A step that keeps every bit. See mmaref_internal.h. */
#include "mmaref_internal.h"

/* Rounds a sum once; a sum of exactly zero is signed by `zero_sign`, IEEE 754 section 6.3
 * where it says so. */
static uint64_t round_exact(const mmaref_dot_rules *rules, uint8_t rounding, uint8_t zero_sign, const mmaref_sum *sum)
{
    if (sum->value.significand != 0) {
        return mmaref_round_pack(rules->step, rules, rounding, &sum->value, sum->sticky);
    }
    if (!sum->empty) {
        mmaref_cover(rules, MMAREF_COVER_CANCELLATION);
    }
    return mmaref_pack_zero(rules->step, zero_sign == MMAREF_ZERO_IEEE &&
                                             (rounding == MMAREF_ROUND_DOWN ? sum->negative : !sum->positive));
}

uint64_t mmaref_step_exact(const mmaref_step *step)
{
    const mmaref_dot_rules *rules = step->rules;
    mmaref_sum sum;

    mmaref_sweep(step, NULL, &sum);
    return round_exact(rules, rules->rounding, rules->arithmetic->zero_sign, &sum);
}

uint64_t mmaref_add_exact(const mmaref_dot_rules *rules, const mmaref_number *x, const mmaref_number *y)
{
    mmaref_step step;
    mmaref_sum sum;

    step.rules = rules;
    step.count = 0;
    step.accumulates = true;
    step.accumulator = *x;
    mmaref_sweep(&step, y, &sum);
    return round_exact(rules, MMAREF_ROUND_NEAREST_EVEN, MMAREF_ZERO_IEEE, &sum);
}
