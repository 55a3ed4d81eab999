/* SPDX-License-Identifier: MIT */
/* The sum of a dot product before rounding: words of the long accumulator, or the integer of a window. See mmaref.h. */
#include "dot.h"

#if MMAREF_HAS_CUSTOM
#define EXPONENT_MOST 1000 /* largest |fixed->exponent|: an accumulator has bits -1088 .. 1151 */

/* Checks that one sum has all products and C, and that nothing is rounded but aligned terms. */
static mmaref_status check_steps(const mmaref_rules *rules, mmaref_error *error)
{
    if (rules->products != rules->elements) {
        return mmaref_fail_field(error, MMAREF_REASON_NOT_ONE_SUM, MMAREF_FIELD_PRODUCTS);
    }
    if (mmaref_adds_after(rules)) {
        return mmaref_fail_field(error, MMAREF_REASON_NOT_ONE_SUM, MMAREF_FIELD_ACCUMULATE);
    }
    return rules->width != 0 && rules->arithmetic->partial == MMAREF_PARTIAL_ROUNDED
               ? mmaref_fail_field(error, MMAREF_REASON_NOT_ONE_SUM, MMAREF_FIELD_PARTIAL)
               : MMAREF_OK;
}

/* Copies the words of an accumulator from 2^fixed->exponent up; bits below are truncated (floor). */
static void copy_words(const mmaref_accumulator *acc, mmaref_fixed *fixed)
{
    const bool any = acc->low <= acc->high;
    const uint32_t sign = any ? 0 - (acc->word[acc->high] >> 31) : 0;
    const uint16_t place = (uint16_t)(fixed->exponent - acc->base); /* accumulator bit that becomes bit 0 */
    uint32_t low, high;
    int16_t at;
    uint8_t i;

    for (i = 0; i < fixed->words; i++) {
        at = (int16_t)(place / 32 + i);
        low = !any || at < acc->low ? 0 : at > acc->high ? sign : acc->word[at];
        at++;
        high = !any || at < acc->low ? 0 : at > acc->high ? sign : acc->word[at];
        fixed->word[i] = low >> place % 32 | (place % 32 != 0 ? high << (32 - place % 32) : 0);
    }
}

static void fixed_exact(const mmaref_step *step, mmaref_fixed *fixed)
{
    uint32_t words[MMAREF_ACCUMULATOR_WORDS];
    mmaref_accumulator accumulator;

    mmaref_accumulator_open(&accumulator, words, MMAREF_ACCUMULATOR_BASE);
    (void)mmaref_step_accumulate(step, &accumulator);
    copy_words(&accumulator, fixed);
}

/* The sum of a window, of less than 61 bits, in units of 2^grid. */
static void fixed_window(const mmaref_step *step, mmaref_fixed *fixed)
{
    const mmaref_number *sum = &step->value;
    int16_t max = sum->aligned;
    uint64_t bits;

    if (!MMAREF_IS_TERM(max)) { /* all terms are zero */
        max = step->rules->arithmetic->exponent_floor == MMAREF_NO_FLOOR ? 0 : step->rules->arithmetic->exponent_floor;
    }
    fixed->exponent = (int16_t)(max - step->rules->arithmetic->fraction_bits);
    fixed->words = 2;
    bits = sum->significand == 0 ? 0 : sum->significand >> (fixed->exponent - sum->exponent);
    bits = sum->negative != 0 ? 0 - bits : bits;
    fixed->word[0] = (uint32_t)bits;
    fixed->word[1] = (uint32_t)(bits >> 32);
}

mmaref_status mmaref_dot_fixed(const mmaref_dot *dot, const mmaref_arithmetic *arithmetic, mmaref_fixed *fixed,
                               mmaref_error *error)
{
    mmaref_rules rules;
    mmaref_line lines[2];
    mmaref_step step;
    mmaref_status status;
    uint8_t special, negative, i;

    if (fixed == NULL || dot == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_DOT);
    }
    status = mmaref_dot_open(&rules, dot, arithmetic, NULL, error);
    if (status != MMAREF_OK) {
        return status;
    }
    if (rules.a->width_log2 == 6 || rules.c->width_log2 == 6) {
        return mmaref_fail(error, MMAREF_REASON_DOT_TYPES);
    }
    if (mmaref_is_exact(&rules) && (fixed->words == 0 || fixed->words > MMAREF_FIXED_MAX ||
                                    fixed->exponent < -EXPONENT_MOST || fixed->exponent > EXPONENT_MOST)) {
        return mmaref_fail(error, MMAREF_REASON_FIXED_PLACE);
    }
    status = check_steps(&rules, error);
    if (status != MMAREF_OK) {
        return status;
    }
    mmaref_dot_lines(&rules, dot, lines);
    step.rules = &rules;
    step.a = &lines[0];
    step.b = &lines[1];
    step.first = 0;
    step.count = rules.elements;
    step.accumulates = true;
    special = mmaref_step_sum(&step, rules.c, dot->c, &negative);
    fixed->kind = special == MMAREF_NUMBER_NAN ? MMAREF_VALUE_NAN : MMAREF_VALUE_INFINITY;
    fixed->negative = special == MMAREF_NUMBER_INFINITY && negative != 0;
    if (special != MMAREF_NUMBER_FINITE) {
        fixed->words = mmaref_is_exact(&rules) ? fixed->words : 2; /* as for a finite sum */
        for (i = 0; i < MMAREF_FIXED_MAX; i++) {
            fixed->word[i] = 0;
        }
        return MMAREF_OK;
    }
    fixed->kind = MMAREF_VALUE_NORMAL;
    if (mmaref_is_exact(&rules)) {
        fixed_exact(&step, fixed);
    } else {
        fixed_window(&step, fixed);
    }
    return MMAREF_OK;
}
#else
mmaref_status mmaref_dot_fixed(const mmaref_dot *dot, const mmaref_arithmetic *arithmetic, mmaref_fixed *fixed,
                               mmaref_error *error)
{
    (void)dot;
    (void)arithmetic;
    (void)fixed;
    return mmaref_fail(error, MMAREF_REASON_LEFT_OUT);
}
#endif
