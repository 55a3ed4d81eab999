/* SPDX-License-Identifier: MIT */
/* A step of a dot product: the definition of what is computed. generated/mmaref_arithmetic.h describes the fields of a
 * block. See dot.h.
 *
 * A step adds terms t[0] ... t[n-1] and gives one number, rounded once. dot_term.c makes the terms, dot_window.c their
 * sum, dot_partial.c sums of some of them:
 *
 *   terms      t[k] = a[k] * b[k], exactly, or rounded to product_type. With `block` a term is a scaled block: the
 *              exact sum of so many products, times two scale factors. One more term is the running value: at first C,
 *              or +0 or nothing where C is added after the steps (accumulate); then the result of the step before.
 *              A term is aligned by the sum of the exponents of its factors, by which 1.5 * 1.5 = 10.01b has 0; with
 *              partial=normalised by the exponent of its leading bit.
 *   specials   A NaN, infinity * 0, or infinities of both signs give NaN; else an infinity gives that infinity. This is
 *              decided before anything is added.
 *   zeros      A sum of zero is +0; with zero_sign=ieee it is -0 if all terms are negative or, rounding down, any is.
 *   window     max = the greatest exponent of a term that is not 0, and at least exponent_floor. (A scaled block that
 *              cancels counts, unless each of its products is 0; so does a partial sum that is not rounded.)
 *              grid = max - fraction_bits.
 *              The sum is that of align(t[k]), integers in units of 2^grid: align rounds what is below (`align`).
 *              sticky is 1 if sticky=yes and any bit was discarded.
 *   exact      The sum of all terms, without discarding a bit.
 *   some at once   With `width` a window, or an exact sum, has so many terms; its sum is a term of the next one. With
 *              partial=rounded each of them is rounded as a step is.
 *   result     The sum, rounded to rules->step_format: round-pack of number_round_pack.c.
 *
 * At the end stands which function reads each field of the block, and which one rounds what. */
#include "dot.h"

void mmaref_step_unpack(mmaref_step *step, const mmaref_format_row *type, uint64_t value)
{
    step->sums = NULL;
    step->sticky = false;
    mmaref_running_unpack(step->rules, type, value, &step->value);
    if (type != step->rules->step_format && step->value.significand != 0) {
        step->value.aligned = mmaref_number_leading(&step->value);
    }
}

uint64_t mmaref_step_compute(mmaref_step *step, const mmaref_format_row *type, uint64_t value)
{
    mmaref_step_unpack(step, type, value);
#if MMAREF_HAS_CUSTOM
    if (step->rules->width != 0) {
        return mmaref_step_in_parts(step);
    }
#endif
    return mmaref_step_at_once(step);
}

#if MMAREF_HAS_CUSTOM
uint8_t mmaref_step_sum(mmaref_step *step, const mmaref_format_row *type, uint64_t value, uint8_t *negative)
{
    uint8_t special;

    mmaref_step_unpack(step, type, value);
    special = mmaref_special_sum(step, negative);
    if (special == MMAREF_NUMBER_FINITE && step->rules->width != 0) {
        (void)mmaref_sum_parts(step);
    } else if (special == MMAREF_NUMBER_FINITE && !mmaref_is_exact(step->rules)) {
        mmaref_sum_window(step);
    }
    return special;
}
#endif

/* ---- Which function reads what ---------------------------------------------------
 *
 * number_arithmetic.c checks all fields, dot_explain.c reports them. is_fast of dot_element.c reads those that decide
 * whether the fast path may be used; window_step and fma_step of dot_fast.c read what mmaref_sum_window and
 * add_one_product read.
 *
 * field of the block       read by
 *
 * fraction_bits            mmaref_sum_window; unlimited: mmaref_is_exact
 * exponent_floor           mmaref_sum_window, cover_window
 * align, sticky            round_term; mmaref_align
 * multiplier_bits          mmaref_sum_window, mmaref_align_pieces
 * adder                    mmaref_sum_parts; sum_in_order, sum_tree of dot_partial.c
 * width                    mmaref_rules_complete of dot_element.c; mmaref_step_compute; sum_in_order, sum_tree of
 *                          dot_partial.c
 * partial                  mmaref_sum_window; is_rounded of dot_partial.c
 * block                    block_of of dot_term.c; open_line of mma_float.c: whether elements have their scale factors
 * product_type,            mmaref_rules_complete of dot_element.c; round_product of dot_term.c
 *   product_rounding
 * zero_sign                mmaref_is_negative_zero, mmaref_sign_of_zero; pack_sum of dot_fast.c
 * products, group,         mmaref_rules_complete of dot_element.c; mmaref_step_element of dot_line.c: the order of
 *   interleave             elements
 * sparse_basis             open_rules of mma_float.c
 * accumulate               mmaref_adds_after, mmaref_rules_complete: where C enters, sum_groups of dot_element.c
 * step_type, own_...       mmaref_rules_complete, mmaref_rules_format of dot_element.c
 * rounding                 rules->rounding: mmaref_rounding_of of instruction_profile.c; then mmaref_rounds_up of
 *                          number_round_pack.c
 * result_bits              kept_bits of number_round_pack.c
 * overflow                 pack_overflow of number_round_pack.c
 * subnormals               mmaref_number_unpack (in), align_subnormal (aligned) of number_unpack.c; pack_small (out) of
 *                          number_round_pack.c
 * underflow_sign           pack_small of number_round_pack.c
 * nan                      mmaref_special_result; mmaref_number_pack of number_round_pack.c; first_nan of
 *                          dot_element.c; mmaref_same of number_value.c
 * tf32_class               mmaref_unpack_flags of number.h, mmaref_number_unpack of number_unpack.c
 * fragments                use_fragments_of_chip of instruction.c: the layouts
 *
 * what is rounded          by; mmaref_rounds_up of number_round_pack.c alone decides a tie
 *
 * an aligned term          round_term, by `align`; on the fast path add_product and window_step, which truncate
 * a product                round_product of dot_term.c, to product_type
 * a partial sum            sum_some of dot_partial.c, to rules->step_format, by partial=rounded
 * the sum of a step        mmaref_round_sum, to rules->step_format; on the fast path pack_sum
 * C + a group, groups      mmaref_dot_add_c, to rules->step_format, to nearest
 * an element of D          mmaref_dot_convert, from rules->step_format to D's type, to nearest */
