/* SPDX-License-Identifier: MIT */
/* The rules of a dot product in force, and its one rounder. Owned by dot.c, round_pack.c and add_after.c. Not for
 * users. */
#ifndef MMAREF_RULES_H
#define MMAREF_RULES_H

#include "unpacked.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Rules ----------------------------------------------------------- */

/* Everything about a dot product but its numbers. */
typedef struct {
    const mmaref_arithmetic *arithmetic;
    const mmaref_format_row *a, *b, *c, *d;
    const mmaref_format_row *step; /* what a step rounds to */
    uint8_t rounding;              /* of a step; f64: the instruction's modifier */
    uint8_t group, products;       /* that are summed before C is added, that a step takes */
    uint8_t interleave;            /* of arithmetic, in elements that are there */
    uint8_t lost;                  /* bits of a significand, its leading bit being bit 31, that a normal result loses */
    bool truncates;                /* what is lost in aligning is lost, and nobody asks for corners */
    bool grouped;                  /* steps are of whole groups of four products, and nobody asks for corners */
    bool narrow;                   /* such steps are sums of 32 bits */
    bool chain;                    /* every step adds one product and loses nothing before it rounds */
    uint32_t *coverage;            /* NULL, or gains MMAREF_COVER_... bits */
} mmaref_dot_rules;

/* Fills in what follows from the block, the formats, the rounding and the number of elements that meet; `halved`
 * is 1 where the block counts elements of which every other one is there, else 0. */
void mmaref_rules_complete(mmaref_dot_rules *rules, uint8_t count, uint8_t halved);

/* Whether C is added to what a group of steps sums to, and is not a term of the first step. */
static inline bool mmaref_adds_after(const mmaref_dot_rules *rules)
{
    return MMAREF_HAS_EXACT && rules->arithmetic->accumulate != MMAREF_ACCUMULATE_FUSED;
}

/* Whether every step adds one product and loses nothing before it rounds. */
static inline bool mmaref_is_chain(const mmaref_dot_rules *rules)
{
    return MMAREF_HAS_EXACT && rules->chain;
}

/* Notes a numeric corner. */
static inline void mmaref_cover(const mmaref_dot_rules *rules, uint32_t corner)
{
    if (MMAREF_HAS_COVERAGE && rules->coverage != NULL) {
        *rules->coverage |= corner;
    }
}

/* The element that is number `position` of `count` in the order in which steps take them. */
uint8_t mmaref_step_element(uint8_t interleave, uint8_t count, uint8_t position);

/* ---- Round and pack --------------------------------------------------- */

#define MMAREF_HALF 0x80000000u

/* Whether a magnitude is rounded up. `rest` is what is lost, in units of 2^-32 of the last place kept, and
 * not 0; its bit 0 may be sticky. */
static inline bool mmaref_rounds_up(uint8_t rounding, bool negative, bool odd, uint32_t rest)
{
    switch (rounding) {
    case MMAREF_ROUND_NEAREST_EVEN:
        return rest > MMAREF_HALF || (rest == MMAREF_HALF && odd);
    case MMAREF_ROUND_NEAREST_AWAY:
        return rest >= MMAREF_HALF;
    case MMAREF_ROUND_DOWN:
        return negative;
    case MMAREF_ROUND_UP:
        return !negative;
    default:
        return false; /* toward zero */
    }
}

/* magnitude * 2^up. Pre: less than 2^64. */
MMAREF_INLINE uint64_t mmaref_shift_up(uint32_t magnitude, unsigned up)
{
#if UINTPTR_MAX > 0xffffffff
    return (uint64_t)magnitude << up;
#else
    if (up < 32) { /* in words, which such machines shift at once */
        return (uint64_t)(magnitude >> 1 >> (31 - up)) << 32 | magnitude << up;
    }
    return (uint64_t)(magnitude << (up - 32)) << 32;
#endif
}

/* A magnitude, its leading bit moved to bit 31, bit 0 sticky; returns the place where the
 * leading bit was. Pre: it is not 0. */
MMAREF_INLINE int mmaref_normalise(uint64_t magnitude, uint32_t *significand)
{
    uint32_t low = (uint32_t)magnitude, high = (uint32_t)(magnitude >> 32);
    int top;

    if (high != 0) {
        top = mmaref_highest_bit32(high);
        *significand = top == 31 ? high : high << (31 - top) | low >> (top + 1);
        *significand |= low << (31 - top) != 0;
        return 32 + top;
    }
    top = mmaref_highest_bit32(low);
    *significand = low << (31 - top);
    return top;
}

/* The fraction bits of a result that survive. */
uint8_t mmaref_kept_bits(const mmaref_format_row *format, const mmaref_dot_rules *rules);

/* The pattern of f16 or f32 that (-1)^negative * significand * 2^(exponent - 31) rounds to. Pre: bit 31
 * of the significand is set; bit 0 is sticky: set if anything below it was not zero. */
uint32_t mmaref_round_pack32(const mmaref_format_row *format, const mmaref_dot_rules *rules, uint8_t rounding,
                             uint8_t negative, uint32_t significand, int16_t exponent);

/* The same of any finite number and type. Pre: the significand is not 0. Where its last bit is sticky, it has at
 * least two bits more than the type's significand. */
uint64_t mmaref_round_pack(const mmaref_format_row *format, const mmaref_dot_rules *rules,
                           uint8_t rounding, const mmaref_number *number);

#ifdef __cplusplus
}
#endif

#endif
