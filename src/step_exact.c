/* SPDX-License-Identifier: MIT */
/* Rounding of a step that keeps every bit. See mmaref_internal.h. */
#include "mmaref_internal.h"

uint64_t mmaref_step_exact(const mmaref_step *step, uint8_t terms)
{
    const mmaref_dot_rules *rules = step->rules;
    bool negative;

    if (step->accumulator.significand != 0) {
        return mmaref_round_pack(rules->step, rules, rules->rounding, &step->accumulator);
    }
    if ((terms & MMAREF_TERMS_NOT_ZERO) != 0) {
        mmaref_cover(rules, MMAREF_COVER_CANCELLATION);
    }
    /* IEEE 754 section 6.3, of a sum of exactly zero */
    negative = rules->rounding == MMAREF_ROUND_DOWN ? (terms & MMAREF_TERMS_NEGATIVE) != 0
                                                    : (terms & MMAREF_TERMS_POSITIVE) == 0;
    return mmaref_pack_zero(rules->step, rules->arithmetic->zero_sign == MMAREF_ZERO_IEEE && negative);
}
