/* SPDX-License-Identifier: MIT */
/* The sum of all terms of a step at once: aligned in a window, or exact; then rounded. No sum of a window overflows 64
 * bits: see mmaref_sum_window. dot_step.c defines the result. */
#include "dot.h"

/* ---- A window --------------------------------------------------------------- */

/* A term's magnitude / 2^down, rounded as `align` says. Pre: bits are discarded. */
MMAREF_NOINLINE static uint64_t round_term(const mmaref_rules *rules, const mmaref_number *term, unsigned down)
{
    uint64_t kept = down < 64 ? term->significand >> down : 0;
    uint64_t rest = down < 64 ? term->significand << (64 - down) : 1; /* down >= 64: below one half */

    mmaref_cover(rules, kept == 0 ? MMAREF_COVER_TRUNCATED | MMAREF_COVER_TERM_LOST : MMAREF_COVER_TRUNCATED);
    return kept + mmaref_rounds_up(rules, rules->arithmetic->align, term->negative != 0, (kept & 1) != 0,
                                   (uint32_t)(rest >> 32) | ((uint32_t)rest != 0));
}

int64_t mmaref_align(const mmaref_rules *rules, const mmaref_number *term, int32_t grid, bool *sticky)
{
    const int32_t up = term->exponent - grid;
    const uint32_t low = (uint32_t)term->significand;
    uint64_t kept = term->significand;

    if (low == kept && up < 0 && up > -32 && low >> -up << -up == low) { /* 32 bits suffice, and it is exact */
        kept = low >> -up;
    } else if (kept != 0 && up >= 0) {
        kept <<= up; /* bounded in mmaref_sum_window */
    } else if (kept != 0 && up > -64 && (kept >> -up << -up) == kept) {
        kept >>= -up;
    } else if (kept != 0) {
        kept = round_term(rules, term, (unsigned)-up);
        *sticky = *sticky || rules->arithmetic->sticky == MMAREF_STICKY_YES;
    }
    return term->negative != 0 ? -(int64_t)kept : (int64_t)kept;
}

/* The number sum * 2^grid, of less than 61 bits. Its leading bit becomes bit 61; so bit 0 is free as sticky bit. */
static void to_number(int64_t sum, int32_t grid, mmaref_number *number)
{
    int up;

    number->special = MMAREF_NUMBER_FINITE;
    number->negative = sum < 0;
    number->significand = sum < 0 ? (uint64_t)-sum : (uint64_t)sum;
    if (sum != 0) {
        up = 61 - mmaref_highest_bit(number->significand);
        number->significand <<= up;
        number->exponent = (int16_t)(grid - up);
    }
}

/* Records the corners of a window. Pre: some term is not zero. */
static void cover_window(const mmaref_rules *rules, int64_t sum, int32_t max)
{
    mmaref_cover(rules, sum == 0                                     ? MMAREF_COVER_CANCELLATION
                        : max == rules->arithmetic->exponent_floor ? MMAREF_COVER_FLOOR
                                                                     : 0);
}

#if MMAREF_HAS_CUSTOM
/* Piece i of the significand of a factor: `bits` bits, from its aligned exponent down. False if there is none. */
static bool piece_of(const mmaref_number *factor, uint8_t bits, uint8_t i, mmaref_number *piece)
{
    const int32_t last = (int32_t)factor->aligned - (i + 1) * (int32_t)bits + 1; /* exponent of the piece's bit 0 */
    const int32_t down = last - factor->exponent;
    const int32_t left = down < 0 ? bits + down : bits;

    *piece = *factor;
    if (factor->significand == 0 || left <= 0) {
        return false;
    }
    piece->significand = (down < 0 ? factor->significand : factor->significand >> down) & (((uint64_t)1 << left) - 1);
    piece->exponent = (int16_t)(down < 0 ? factor->exponent : last);
    return true;
}

MMAREF_NOINLINE int64_t mmaref_align_pieces(mmaref_step *step, uint8_t k, int32_t grid)
{
    const uint8_t bits = step->rules->arithmetic->multiplier_bits;
    mmaref_number a, b, x, y;
    int64_t sum = 0;
    uint8_t i, j;

    mmaref_step_factors(step, k, &a, &b);
    for (i = 0; piece_of(&a, bits, i, &x); i++) {
        for (j = 0; piece_of(&b, bits, j, &y); j++) {
            y.significand *= x.significand;
            y.exponent = (int16_t)(y.exponent + x.exponent);
            y.negative = a.negative ^ b.negative;
            sum += mmaref_align(step->rules, &y, grid, &step->sticky);
        }
    }
    return sum;
}
#endif

/* The sum of all terms, aligned to their greatest exponent, replaces the running value. It fits 64 bits: an aligned
 * term is at most 2^(fraction_bits + 2), and there are at most 129, partial sums counting for their terms: 2^50. Pieces
 * of a product, rounded up, add at most 24 * 24. Scaled blocks, aligned by their scale factors alone, together are at
 * most 36 * 4 * 128 * 2^fraction_bits: below 2^55. */
void mmaref_sum_window(mmaref_step *step)
{
    const mmaref_rules *rules = step->rules;
    const uint8_t count = mmaref_step_terms(step);
    const bool normalised = MMAREF_HAS_CUSTOM && rules->arithmetic->partial == MMAREF_PARTIAL_NORMALISED;
    int16_t max = step->accumulates ? mmaref_aligned(&step->value, normalised) : MMAREF_EXPONENT_ZERO, exponent;
    bool any = MMAREF_IS_TERM(max);
    int64_t sum = 0;
    mmaref_number term;
    int32_t grid;
    uint8_t k;

    for (k = 0; k < count; k++) {
        mmaref_step_term(step, k, &term);
        exponent = mmaref_aligned(&term, normalised);
        if (MMAREF_IS_TERM(exponent)) {
            any = true;
            max = exponent > max ? exponent : max;
        }
    }
    max = max < rules->arithmetic->exponent_floor ? rules->arithmetic->exponent_floor : max;
    grid = (int32_t)max - rules->arithmetic->fraction_bits;
    if (step->accumulates) {
        sum = mmaref_align(rules, &step->value, grid, &step->sticky);
    }
    for (k = 0; k < count; k++) {
#if MMAREF_HAS_CUSTOM
        if (rules->arithmetic->multiplier_bits != 0) {
            sum += mmaref_align_pieces(step, k, grid);
            continue;
        }
#endif
        mmaref_step_term(step, k, &term);
        sum += mmaref_align(rules, &term, grid, &step->sticky);
    }
    if (any) {
        cover_window(rules, sum, max);
    }
    to_number(sum, grid, &step->value);
    step->value.aligned = any ? max : MMAREF_EXPONENT_ZERO;
}

#if MMAREF_HAS_EXACT
/* ---- Exact ---------------------------------------------------------------------- */

bool mmaref_step_accumulate(const mmaref_step *step, mmaref_accumulator *accumulator)
{
    const bool f64 = MMAREF_HAS_F64 && step->a->format->width_log2 == 6;
    bool any = step->accumulates && step->value.significand != 0;
    mmaref_number x, y;
    uint8_t k;

    if (any) {
        mmaref_accumulator_add(accumulator, &step->value);
    }
    for (k = 0; k < step->count; k++) {
        if (f64) {
            mmaref_step_factors(step, k, &x, &y);
            if (x.significand != 0 && y.significand != 0) {
                any = true;
                mmaref_accumulator_add_product(accumulator, &x, &y);
            }
            continue;
        }
        mmaref_step_product(step, k, &x);
        if (x.significand != 0) {
            any = true;
            mmaref_accumulator_add(accumulator, &x);
        }
    }
    return any;
}

/* The exact sum of all terms replaces the running value. */
static void add_exact(mmaref_step *step, uint32_t *words, int16_t base)
{
    mmaref_accumulator accumulator;
    bool any;

    mmaref_accumulator_open(&accumulator, words, base);
    any = mmaref_step_accumulate(step, &accumulator);
    mmaref_accumulator_read(&accumulator, &step->value);
    if (any && step->value.significand == 0) {
        mmaref_cover(step->rules, MMAREF_COVER_CANCELLATION);
    }
}

MMAREF_NOINLINE static void add_exact_f64(mmaref_step *step)
{
    uint32_t words[MMAREF_ACCUMULATOR_WORDS_F64];

    add_exact(step, words, MMAREF_ACCUMULATOR_BASE_F64);
}

MMAREF_NOINLINE static void add_exact_others(mmaref_step *step)
{
    uint32_t words[MMAREF_ACCUMULATOR_WORDS];

    add_exact(step, words, MMAREF_ACCUMULATOR_BASE);
}

/* The exact sum of the running value and one product, of at most 53 bits each. */
MMAREF_NOINLINE static void add_one_product(mmaref_step *step)
{
    mmaref_number term;

    mmaref_step_product(step, 0, &term);
    mmaref_number_add(step->rules, &step->value, &term);
}

static void add_exactly(mmaref_step *step)
{
    if (MMAREF_HAS_F64 && step->a->format->width_log2 == 6) {
        add_exact_f64(step);
    } else if (step->count == 1 && step->accumulates) {
        add_one_product(step);
    } else {
        add_exact_others(step);
    }
}
#endif

/* ---- All terms at once ------------------------------------------------------------ */

/* Whether some term may be special: an element, C, a partial sum, or a product that overflows when it is rounded. */
static bool may_be_special(const mmaref_step *step)
{
    return step->a->may_be_special || step->b->may_be_special || step->sums != NULL ||
           step->rules->product_format != NULL ||
           (step->accumulates && step->value.special != MMAREF_NUMBER_FINITE);
}

bool mmaref_special_result(const mmaref_step *step, uint64_t *bits)
{
    const mmaref_rules *rules = step->rules;
    uint8_t negative;
    uint8_t special = may_be_special(step) ? mmaref_special_sum(step, &negative) : (uint8_t)MMAREF_NUMBER_FINITE;

    if (special == MMAREF_NUMBER_FINITE) {
        return false;
    }
    *bits = special == MMAREF_NUMBER_NAN ? mmaref_pack_nan(rules->step_format, rules->arithmetic->nan)
                                         : mmaref_pack_infinity(rules->step_format, negative);
    return true;
}

uint64_t mmaref_round_sum(mmaref_step *step, uint8_t c_negative)
{
    const mmaref_rules *rules = step->rules;

    if (step->value.significand == 0) {
        return mmaref_pack_zero(rules->step_format, mmaref_sign_of_zero(step, c_negative));
    }
    step->value.significand |= step->sticky;
    return mmaref_round_pack(rules->step_format, rules, rules->rounding, &step->value);
}

uint64_t mmaref_step_at_once(mmaref_step *step)
{
    const uint8_t c_negative = step->value.negative;
    uint64_t bits;

    if (mmaref_special_result(step, &bits)) {
        return bits;
    }
    if (mmaref_is_exact(step->rules)) {
#if MMAREF_HAS_EXACT
        add_exactly(step);
#endif
    } else {
        mmaref_sum_window(step);
    }
    return mmaref_round_sum(step, c_negative);
}
