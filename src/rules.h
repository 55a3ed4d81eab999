/* SPDX-License-Identifier: MIT */
/* The rules of a dot product in force, and how its sums are rounded. Owned by arithmetic.c and round_pack.c. Not for
 * users. */
#ifndef MMAREF_RULES_H
#define MMAREF_RULES_H

#include "unpacked.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Rules ----------------------------------------------------------- */

/* The routes of a dot product: how its steps are taken, which follows from its block, its types and its number of
 * elements (arithmetic.c). A common step gives a normal number below the highest binade, or +0; one of the routes in
 * words may give any finite number. Every other step is taken as the last column says, and so is every step of a route
 * without a way for common ones.
 *
 *   route         who takes it                                         common steps           other steps
 *   SIXTEEN       D f32 is one step of 16 f16, truncated (sm_90)       mmaref_row_sixteen     as of GROUPS
 *   SINGLE        each element of D is one step of whole groups        mmaref_row_single      as of GROUPS
 *   GROUPS        steps of whole groups of four products               mmaref_grouped_run     mmaref_step_fused
 *   FUSED         other steps of limited width                         -                      mmaref_step_fused
 *   BLOCKS        sums of scaled blocks (mxf4 of sm_120)               -                      mmaref_step_block
 *   CHAIN         each step adds one exact product (fma)               mmaref_chain_run       mmaref_step_exact
 *   CHAIN_F64     the same of f64                                      mmaref_chain_run_f64   mmaref_step_exact
 *   EXACT         other exact sums                                     -                      mmaref_step_exact
 *   EXACT_F64     the same of f64                                      -                      mmaref_step_exact
 *   EXACT_WORDS   exact sums that are rounded to 32 bits (exact)       mmaref_terms_run       mmaref_step_exact
 *   FUSED_WORDS   FUSED that is rounded to 32 bits                     mmaref_terms_run       mmaref_step_fused
 *   TERM_WORDS    terms one by one, rounded to 32 bits                 mmaref_terms_run       mmaref_step_terms
 *   TERMS         other steps that take term by term                   -                      mmaref_step_terms
 *
 * Whole groups that are added to C are common, too, where routes in words take them: mmaref_groups_run. No profile asks
 * for the last three. Where corners are asked for, no step is common. Lines that do not fit into a
 * tile, unpacked, make FUSED of the first three. */
enum {
    MMAREF_ROUTE_SIXTEEN,
    MMAREF_ROUTE_SINGLE,
    MMAREF_ROUTE_GROUPS,
    MMAREF_ROUTE_FUSED,
    MMAREF_ROUTE_BLOCKS,
    MMAREF_ROUTE_CHAIN,
    MMAREF_ROUTE_CHAIN_F64,
    MMAREF_ROUTE_EXACT,
    MMAREF_ROUTE_EXACT_F64,
    MMAREF_ROUTE_EXACT_WORDS,
    MMAREF_ROUTE_FUSED_WORDS,
    MMAREF_ROUTE_TERM_WORDS,
    MMAREF_ROUTE_TERMS
};

/* Products of steps in words are taken as they are; or their leading bits are moved to one place, where exponents are
 * those of leading bits, or where their type has each of them as a normal number; or they are rounded to it. */
enum {
    MMAREF_PRODUCT_KEPT,
    MMAREF_PRODUCT_NORMALISED,
    MMAREF_PRODUCT_ROUNDED
};

/* Everything about a dot product but its numbers. */
typedef struct {
    const mmaref_arithmetic *arithmetic;
    const mmaref_format_row *a, *b, *c, *d;
    const mmaref_format_row *step; /* what a step rounds to */
    uint8_t route;                 /* MMAREF_ROUTE_... */
    uint8_t rounding;              /* of a step; f64: the instruction's modifier */
    uint8_t elements;              /* products of an element of D */
    uint8_t group, products;       /* that are summed before C is added, that a step takes */
    uint8_t adder;                 /* of steps in words: MMAREF_ADDER_... */
    uint8_t product;               /* what is done to their products: MMAREF_PRODUCT_... */
    bool scaled;                   /* elements have scale factors */
    bool sums_nothing;             /* groups of theirs are one product each, which stays as it is */
    uint8_t interleave;            /* of arithmetic, in elements that are there */
    uint8_t lost;                  /* bits of a significand, its leading bit being bit 31, that a normal result loses */
    bool truncates;                /* what is lost in aligning is lost, and nobody asks for corners */
    bool narrow;                   /* the sum of a step is truncated, and fits 32 bits: of SIXTEEN, SINGLE and GROUPS */
    bool whole;                    /* an element of D is one group of steps of its type */
    bool accumulates;              /* the first step of a group has a running value: C, or a zero */
    bool general;                  /* results are rounded by the general rounder: no profile asks for it */
    const uint32_t *random;        /* the caller's word for the result, of stochastic rounding; or NULL */
#if MMAREF_HAS_OWN
    mmaref_format_row own;         /* the format of one's own, where the block has one */
#endif
    uint32_t *coverage;            /* NULL, or gains MMAREF_COVER_... bits */
} mmaref_dot_rules;

/* Fills in what follows from the block, the formats, the rounding and the number of elements that meet; `halved` is 1
 * where the block counts elements of which every other one is there, else 0. */
void mmaref_rules_complete(mmaref_dot_rules *rules, uint8_t count, uint8_t halved);

/* Whether C is added to what a group of steps sums to, and is not a term of the first step. */
static inline bool mmaref_adds_after(const mmaref_dot_rules *rules)
{
    return MMAREF_HAS_EXACT && rules->arithmetic->accumulate != MMAREF_ACCUMULATE_FUSED;
}

#define MMAREF_CHUNK 8 /* products that steps in words keep at once, of longer steps and groups */

/* Whether results are rounded by the general rounder; whether steps take term by term. */
static inline bool mmaref_is_general(const mmaref_dot_rules *rules)
{
    return MMAREF_HAS_CUSTOM && rules->general;
}

static inline bool mmaref_takes_terms(const mmaref_dot_rules *rules)
{
    return MMAREF_HAS_CUSTOM && rules->route >= MMAREF_ROUTE_TERM_WORDS;
}

/* Whether steps are taken in words, or may be taken term by term. */
static inline bool mmaref_may_take_terms(const mmaref_dot_rules *rules)
{
    return MMAREF_HAS_CUSTOM && rules->route >= MMAREF_ROUTE_EXACT_WORDS;
}

/* Whether a format is the one of one's own. */
static inline bool mmaref_is_own(const mmaref_dot_rules *rules, const mmaref_format_row *format)
{
#if MMAREF_HAS_OWN
    return format == &rules->own;
#else
    (void)rules;
    (void)format;
    return false;
#endif
}

/* Fills in the format of one's own, where the block describes one; the format of a type, which may be that one. */
void mmaref_rules_open_own(mmaref_dot_rules *rules);

static inline const mmaref_format_row *mmaref_rules_format(const mmaref_dot_rules *rules, uint8_t type)
{
#if MMAREF_HAS_OWN
    if (type == MMAREF_TYPE_OWN) {
        return &rules->own;
    }
#else
    (void)rules;
#endif
    return &mmaref_format_rows[type];
}

/* Whether the type of steps has a NaN, which stays one whatever is added to it. */
static inline bool mmaref_has_nan(const mmaref_dot_rules *rules)
{
    const uint8_t special = (uint8_t)rules->step->special; /* the compiler of AVR fails on all of its bits */

    return !MMAREF_HAS_CUSTOM || special != MMAREF_SPECIAL_NONE;
}

/* Notes a numeric corner. */
static inline void mmaref_cover(const mmaref_dot_rules *rules, uint32_t corner)
{
    if (MMAREF_HAS_COVERAGE && rules->coverage != NULL) {
        *rules->coverage |= corner;
    }
}

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
    case MMAREF_ROUND_ODD: /* no profile has it */
        return !odd;
    default:
        return false; /* toward zero */
    }
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

/* How many bits a sum needs beyond those of its type before the last one may be sticky: stochastic rounding compares
 * 32 of them. */
static inline uint8_t mmaref_spare_bits(const mmaref_dot_rules *rules)
{
    return MMAREF_HAS_CUSTOM && rules->rounding == MMAREF_ROUND_STOCHASTIC ? 36 : 4;
}

/* The fraction bits of a result that survive. */
static inline uint8_t mmaref_kept_bits(const mmaref_format_row *format, const mmaref_dot_rules *rules)
{
    uint8_t kept = rules->arithmetic->result_bits;

    return kept < format->fraction_bits ? kept : format->fraction_bits;
}

/* The pattern of f16 or f32 that (-1)^negative * significand * 2^(exponent - 31) rounds to. Pre: bit 31
 * of the significand is set; bit 0 is sticky: set if anything below it was not zero. */
uint64_t mmaref_round_pack32(const mmaref_format_row *format, const mmaref_dot_rules *rules, uint8_t rounding,
                             uint8_t negative, uint32_t significand, int16_t exponent);

/* The same of any finite number and type. Pre: the significand is not 0. Where its last bit is sticky, it has at
 * least two bits more than the type's significand. */
uint64_t mmaref_round_pack(const mmaref_format_row *format, const mmaref_dot_rules *rules,
                           uint8_t rounding, const mmaref_number *number);

/* ---- The rounder of a chain -------------------------------------------- */

/* How a chain rounds a sum in two's complement whose leading bit is in a given place, where that makes a normal number
 * of one of `binades` binades from the least one up. A carry out of these ends in the highest binade, never at
 * infinity. */
typedef struct {
    uint64_t increment; /* added before the lost bits are cleared: so much to every sum, */
    uint64_t negative;  /* so much more, modulo 2^64, to one below zero, */
    uint64_t odd;       /* and 1 where this bit, the last one kept, is set, so that ties go to even; else 0 */
    uint64_t lost;      /* the bits that are cleared */
    int32_t lowest;     /* exponent of the least normal number, as that of the bit below the leading one */
    uint32_t binades;   /* 0 where coverage is asked for: mmaref_dot then takes every step */
} mmaref_rounder;

#define MMAREF_LEADING_F64 61             /* of sums of f64 products, in the high half of 128 bits */

/* ---- The rounder of terms ---------------------------------------------- */

/* How a step in words (dot_words.c) rounds to a type a magnitude, of which bit 31 is the leading one or, of a
 * subnormal, one below it. `lost` are the bits that a result does not have, half is the highest of them, last the bit
 * above.
 *
 *                                           zero  nearest even  down  up     nearest away  odd
 *   increment: added                        0     half          0     lost   half          0
 *   negative: added to a negative one, too,
 *     modulo 2^32                           0     0             lost  -lost  0             0
 *   odd: set if some lost bit is set then   0     0             0     0      0             last
 *   even: if none is, last is cleared       no    yes           no    no     no            no
 */
typedef struct {
    uint32_t increment, negative, odd;
    uint32_t lost;
    int16_t lowest;  /* exponent of the least normal number */
    uint8_t binades; /* from that up, without the highest one: what is rounded up stays finite */
    bool even;
} mmaref_term_rounder;

/* What the sums of a tile need: of chains; or of terms the rounders of results, of products, and of C plus the sum of a
 * group. */
typedef union {
    mmaref_rounder chain;
    mmaref_term_rounder terms[3];
} mmaref_rounders;

/* ---- C added after a sum ----------------------------------------------- */

/* x, a pattern of a type, plus y, one of rules->step, rounded to nearest even, as a scalar addition does. */
uint64_t mmaref_add_after(const mmaref_dot_rules *rules, const mmaref_format_row *type, uint64_t x, uint64_t y);

/* Adds a number to another, both of at most 53 bits. Where bits of a finite sum are lost its significand is at least
 * 2^60 and its last bit is set (sticky). A sum of zero has significand 0 and no sign. */
void mmaref_number_add(const mmaref_dot_rules *rules, mmaref_number *sum, mmaref_number *term);

#ifdef __cplusplus
}
#endif

#endif
