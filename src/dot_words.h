/* SPDX-License-Identifier: MIT */
/* Steps in words: finite terms of at most 32 bits, what rounds them, and the adders of dot_adders.c. Owned by
 * dot_words.c and dot_adders.c. Not for users. */
#ifndef MMAREF_DOT_WORDS_H
#define MMAREF_DOT_WORDS_H

#include "dot.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Terms ------------------------------------------------------------ */

/* The exponent of a term is the one that alignment sees. The leading bit of a product is bit MMAREF_TERM_TOP + 1, the
 * one below or, of subnormals, another one below that; that of what is rounded is bit MMAREF_TERM_TOP or, of a
 * subnormal, below. */

/* +0. */
MMAREF_INLINE mmaref_term mmaref_zero_term(void)
{
    mmaref_term zero;

    zero.value = 0;
    zero.exponent = MMAREF_EXPONENT_OF_ZERO;
    return zero;
}

/* A running value that is none: it is like -0. */
MMAREF_INLINE mmaref_term mmaref_no_term(void)
{
    mmaref_term none;

    none.value = 0;
    none.exponent = MMAREF_EXPONENT_OF_ZERO + 1;
    return none;
}

/* The pattern, but for the place of the sign, of a running value of zero: the sign is bit 0. A number that was rounded
 * may read as zero. */
MMAREF_INLINE uint32_t mmaref_pattern_of_zero(const mmaref_term *zero)
{
    return (uint32_t)(MMAREF_EXPONENT_OF_ZERO - zero->exponent);
}

/* Whether a running value is negative, -0, or none. */
MMAREF_INLINE bool mmaref_is_below(const mmaref_term *running)
{
    return running->value < 0 || (running->value == 0 && (mmaref_pattern_of_zero(running) & 1) != 0);
}

/* All bits set of a negative value, none of another. */
MMAREF_INLINE int32_t mmaref_sign_of(int32_t value)
{
    return mmaref_shift_down(value, 31);
}

MMAREF_INLINE uint32_t mmaref_magnitude_of(int32_t value)
{
    return ((uint32_t)value ^ (uint32_t)mmaref_sign_of(value)) - (uint32_t)mmaref_sign_of(value);
}

/* A magnitude below 2^31 with a sign. */
MMAREF_INLINE int32_t mmaref_signed(uint32_t magnitude, int32_t sign)
{
    return (int32_t)(magnitude ^ (uint32_t)sign) - sign;
}

/* Moves the leading bit of a magnitude to bit 31, whose exponent is *exponent. Pre: the magnitude is not 0, and below
 * 2^(32 - room). */
MMAREF_INLINE uint32_t mmaref_normalise_term(uint32_t magnitude, int32_t room, int32_t *exponent)
{
#ifdef MMAREF_LEADING_ZEROS
    room = MMAREF_LEADING_ZEROS(magnitude);
#endif
    *exponent -= room;
    magnitude <<= room;
#ifndef MMAREF_LEADING_ZEROS
    for (; magnitude >> 31 == 0; magnitude <<= 1) { /* mostly few places */
        --*exponent;
    }
#endif
    return magnitude;
}

/* ---- Rounding --------------------------------------------------------- */

/* The rounders of step->by.terms: of results, of products, of C plus the sum of a group. */
enum {
    MMAREF_OF_RESULT,
    MMAREF_OF_PRODUCT,
    MMAREF_OF_ADDED
};

/* Rounds a magnitude, of which the leading bit is bit 31 or, of a subnormal, below, and gives it a sign. Many sums lose
 * nothing, most products do. */
MMAREF_INLINE void mmaref_round_off(const mmaref_term_rounder *r, unsigned which, uint32_t magnitude, int32_t sign,
                                    int32_t exponent, mmaref_term *to)
{
    if (which == MMAREF_OF_PRODUCT || (magnitude & r->lost) != 0) {
        const uint32_t added = r->increment + ((uint32_t)sign & r->negative), sum = magnitude + added;
        const uint32_t rest = sum & r->lost;

        if (sum < added) { /* a carry */
            magnitude = (uint32_t)1 << 31;
            exponent++;
        } else if (rest != 0) {
            magnitude = (sum - rest) | r->odd;
        } else {
            magnitude = r->even ? sum & ~(r->lost + 1) : sum;
        }
    }
    to->value = mmaref_signed(magnitude >> (31 - MMAREF_TERM_TOP), sign);
    to->exponent = exponent;
}

/* As mmaref_round_term, of any exponent. */
bool mmaref_round_rare(const mmaref_step *step, unsigned which, uint32_t magnitude, int32_t sign, int32_t exponent,
                       mmaref_term *to);

/* Rounds a magnitude, of which the leading bit is bit 31, to a term, r being that of `which`, or a copy. False,
 * and nothing is changed, where that is an infinity or a NaN that no running value may be. */
MMAREF_INLINE bool mmaref_round_term(const mmaref_term_rounder *r, const mmaref_step *step, unsigned which,
                                     uint32_t magnitude, int32_t sign, int32_t exponent, mmaref_term *to)
{
    if ((uint32_t)(exponent - r->lowest) >= r->binades) {
        return mmaref_round_rare(step, which, magnitude, sign, exponent, to);
    }
    mmaref_round_off(r, which, magnitude, sign, exponent, to);
    return true;
}

/* Rounds a product; false, and nothing is changed, where that is not common. */
MMAREF_INLINE bool mmaref_round_product(const mmaref_term_rounder *r, const mmaref_step *step, unsigned which,
                                        mmaref_term *product)
{
    int32_t exponent = product->exponent + 31 - MMAREF_TERM_TOP;
    uint32_t magnitude = mmaref_magnitude_of(product->value);

    if (magnitude != 0) {
        magnitude = mmaref_normalise_term(magnitude, 2, &exponent);
        return mmaref_round_term(r, step, which, magnitude, mmaref_sign_of(product->value), exponent, product);
    }
    return true;
}

/* ---- Products --------------------------------------------------------- */

#define MMAREF_SHORT 16 /* products that are kept at once of steps of at most so many */

/* Takes products from `first` on as terms, and up to a whole group others. Returns how many there are before one that
 * is not common. */
unsigned mmaref_take_products(const mmaref_step *step, unsigned first, unsigned count, mmaref_term *terms);

/* ---- Adders ----------------------------------------------------------- */

/* Take steps of at most MMAREF_SHORT products each, of which the first running value is in `terms`, and the products
 * are from there to `last`: as many as fit a word; one step of more bits. The result of each takes the place of its
 * last product, which is that in front of the next step. Return the place of the last result that is common. */
mmaref_term *mmaref_add_words(const mmaref_step *step, mmaref_term *terms, mmaref_term *last);
mmaref_term *mmaref_add_wide(const mmaref_step *step, mmaref_term *terms, mmaref_term *last);

/* The same of all steps. Their frames are not below one another. */
MMAREF_INLINE mmaref_term *mmaref_add_steps(const mmaref_step *step, mmaref_term *terms, mmaref_term *last)
{
    mmaref_term *from;

    do {
        from = mmaref_add_words(step, terms, last);
        terms = from == last ? last : mmaref_add_wide(step, from, last);
    } while (terms != from && terms != last);
    return terms;
}

/* Takes a step of more products, from product `first` on. False, and nothing is changed, where it is not common. */
bool mmaref_add_long_step(const mmaref_step *step, mmaref_term *running, unsigned first, unsigned count);

/* Adds sums of `count` groups, each of which has the place of the group's last product, to what C and the groups before
 * came to. Returns how many there are before one whose result is not common, or is a zero whose sign may count. */
unsigned mmaref_add_sums(const mmaref_step *step, const mmaref_term *sums, unsigned count, mmaref_term *total);

/* The same of groups whose products are behind `terms`. */
unsigned mmaref_add_groups(const mmaref_step *step, mmaref_term *terms, unsigned count, mmaref_term *total);

#ifdef __cplusplus
}
#endif

#endif
