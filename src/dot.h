/* SPDX-License-Identifier: MIT */
/* The dot product: steps and chains of them, and elements of f64, which stay where they are. Owned by the files dot*.c,
 * round_pack.c and mma_float.c. Not for users. */
#ifndef MMAREF_DOT_H
#define MMAREF_DOT_H

#include "tile.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Elements of f64 -------------------------------------------------- */

#define MMAREF_COUNT_F64 16 /* products of an element of D, at most */

/* Elements of f64 stay where they are: as patterns, of which the one of a cell is patterns[cell]; or each in two
 * registers, from 2 * (start ^ cell) on, layouts being linear. */
typedef struct {
    const uint64_t *patterns; /* or NULL */
    const uint32_t *registers;
    unsigned start;
} mmaref_place_f64;

/* Whether the elements of a row and of all columns are unpacked before steps take them, which takes 2 KB of stack:
 * where a tile takes as much for a vector unit, and the compiler knows integers of 128 bits. */
#if MMAREF_HAS_F64 && MMAREF_VECTOR && defined(__SIZEOF_INT128__)
#define MMAREF_KEEPS_F64 1
#else
#define MMAREF_KEEPS_F64 0
#endif

#if MMAREF_KEEPS_F64
/* An element that is unpacked: a normal number, its significand in two's complement with the leading bit at bit 62, and
 * its exponent; or of every other element a significand of 0. */
typedef struct {
    int64_t significand;
    int32_t exponent;
} mmaref_factor_f64;
#endif

/* A line: the cells of its elements, in the order in which steps take them. */
typedef struct {
    mmaref_place_f64 place;
#if MMAREF_KEEPS_F64
    const mmaref_factor_f64 *factors; /* its elements: mmaref_line_unpack_f64 */
#endif
    uint16_t cell[MMAREF_COUNT_F64];
} mmaref_line_f64;

MMAREF_INLINE uint64_t mmaref_load_f64(const uint32_t *registers, unsigned cell)
{
    return (uint64_t)registers[2 * cell + 1] << 32 | registers[2 * cell];
}

MMAREF_INLINE void mmaref_store_f64(uint32_t *registers, unsigned cell, uint64_t bits)
{
    registers[2 * cell] = (uint32_t)bits;
    registers[2 * cell + 1] = (uint32_t)(bits >> 32);
}

MMAREF_INLINE uint64_t mmaref_load_at(const mmaref_place_f64 *place, unsigned cell)
{
    return place->patterns != NULL ? place->patterns[cell] : mmaref_load_f64(place->registers, place->start ^ cell);
}

MMAREF_INLINE uint64_t mmaref_line_pattern(const mmaref_line_f64 *line, unsigned k)
{
    return mmaref_load_at(&line->place, line->cell[k]);
}

#if MMAREF_KEEPS_F64
/* Unpacks the first `count` elements of a line to `factors`, which stay beside their patterns. */
void mmaref_line_unpack_f64(mmaref_line_f64 *line, uint8_t count, mmaref_factor_f64 *factors);
#endif

/* ---- Step ------------------------------------------------------------ */

/* What steps of f64 take: a row and a column, and the rounder of a chain. */
typedef struct {
    mmaref_line_f64 a, b;
    mmaref_rounder rounder;
} mmaref_pair_f64;

/* One step of one element of D: `count` products from `first` on, and the running value. */
typedef struct {
    const mmaref_dot_rules *rules;
    mmaref_tile *tile;                /* NULL for f64 */
    union {
        const mmaref_pair_f64 *f64;
        const mmaref_rounder *rounder;    /* of a chain of another type: mmaref_step_open */
        const mmaref_term_rounder *terms; /* of steps in words: the same */
    } by;
    mmaref_number accumulator;        /* the running value, unpacked for a step that is not common */
    uint8_t column;                   /* of the tile */
    uint8_t first, count;
    uint8_t end;                      /* of the group that it is of */
    bool accumulates;                 /* whether the running value is a term at all */
    bool finite;                      /* no element of the rest of the group is an infinity or a NaN, as is known */
    bool in_group;                    /* of steps in words: C is added behind them, so that no sign of a zero counts */
} mmaref_step;

/* The sign of a pattern of a type of at most 32 bits. */
MMAREF_INLINE bool mmaref_is_negative(const mmaref_format_row *type, uint64_t bits)
{
    return ((uint32_t)bits >> (type->fraction_bits + type->exponent_bits) & 1) != 0;
}

/* What infinities, by their signs, and a NaN among the terms of a sum come to: MMAREF_NUMBER_... Notes the corner, but
 * that of a product which is a NaN. */
static inline uint8_t mmaref_special_of(const mmaref_dot_rules *rules, bool nan, const bool infinite[2])
{
    if (nan || (infinite[0] && infinite[1])) {
        mmaref_cover(rules, nan ? 0 : MMAREF_COVER_INF_MINUS_INF);
        return MMAREF_NUMBER_NAN;
    }
    if (infinite[0] || infinite[1]) {
        mmaref_cover(rules, MMAREF_COVER_INFINITY);
        return MMAREF_NUMBER_INFINITY;
    }
    return MMAREF_NUMBER_FINITE;
}

/* Whether a sum of zero is +0 in a run of common steps, whatever the products are, if it lost no bits: where the
 * running value with which the run begins is not negative, some term of each such sum is not. */
static inline bool mmaref_zero_is_plus(const mmaref_step *step, bool negative)
{
    return step->rules->arithmetic->zero_sign == MMAREF_ZERO_PLUS ||
           (step->rules->rounding != MMAREF_ROUND_DOWN && step->accumulates && !negative);
}

/* Whether some element of the step's row or column may be an infinity or a NaN. */
MMAREF_INLINE bool mmaref_may_be_special(const mmaref_step *step)
{
    return step->tile == NULL || (step->tile->special & (1u | 2u << step->column)) != 0;
}

/* The first of `count` products of a step, from number k on, whose elements are not known to be finite; or count. */
uint8_t mmaref_step_skip(const mmaref_step *step, uint8_t k, uint8_t count);

/* Product k of a step. The sign of a zero is that of no product. Pre: neither element is an infinity or a NaN, if lines
 * are unpacked. */
void mmaref_step_product(const mmaref_step *step, uint8_t k, mmaref_product *product);

/* An element of product k of a step: of the row (line 0) or of its column (line 1). Of f64, and of other elements of
 * more bits than a mmaref_multiplicand has, only the class and the sign mean something: the significand of a normal
 * number is MMAREF_MULTIPLICAND_HIDDEN, that of a subnormal 1. */
void mmaref_step_factor(const mmaref_step *step, uint8_t line, uint8_t k, mmaref_multiplicand *multiplicand);

/* The container of an element of product k of a step, of the row (line 0) or of its column (line 1), as the caller or
 * the registers have it; above its bits may be anything. */
uint64_t mmaref_step_pattern(const mmaref_step *step, uint8_t line, uint8_t k);

/* The sum of the terms of a step, which becomes its running value, not rounded yet, of which bit 0 is sticky; a
 * significand of 0 where it is zero, and the sign is that of before. `fused` keeps fraction_bits below the max
 * exponent, `block` does so with sums of scaled blocks, `exact` keeps every bit. Pre: nothing special among the
 * terms. */
void mmaref_step_fused(mmaref_step *step);
void mmaref_step_block(mmaref_step *step);
void mmaref_step_exact(mmaref_step *step);

/* The sum of a block of e2m1 products, of which product `first` of the step is the first one, times 4, an integer: at
 * most 144 for each. Returns whether any product is not zero. */
bool mmaref_block_sum(const mmaref_step *step, uint8_t first, int32_t *sum);

/* Notes the corners of a window of which some term is not zero, given its sum and the exponent that sets its grid. */
void mmaref_cover_window(const mmaref_dot_rules *rules, int64_t sum, int32_t max);

/* Element k of the row (line 0) or of column line - 1 of a tile that is a caller's patterns. */
static inline uint64_t mmaref_wide_pattern(const mmaref_step *step, uint8_t line, uint8_t k)
{
    const mmaref_tile *tile = step->tile;

    return tile->source[line != 0].from.patterns[mmaref_step_element(step->rules->interleave, tile->count, k)];
}

/* Term by term, where mmaref_takes_terms holds. A term of a step: product k, rounded where the block rounds products.
 * The value of a step, rounded: a pattern of rules->step. */
void mmaref_step_term(const mmaref_step *step, uint8_t k, mmaref_number *term);
uint64_t mmaref_step_terms(mmaref_step *step);

/* Whether an infinite sum of so many products might get another infinity, for what is finite among them might overflow
 * before it is in the sum. */
bool mmaref_step_may_overflow(const mmaref_step *step, uint8_t count);

/* Whether some sum on the way from the running value over `count` products, or one of them that is rounded, might
 * overflow, as far as the finite ones go. */
bool mmaref_sums_may_overflow(const mmaref_step *step, uint8_t count);

/* What mmaref_align says, of a magnitude of up to 53 bits; sets *lost where the rounding of the sum sees lost bits. */
int64_t mmaref_align_wide(const mmaref_dot_rules *rules, const mmaref_number *term, int32_t up, bool *lost);

/* Rounds a magnitude that alignment shifted down to `kept`, as the block says; `rest` is what was lost, as
 * mmaref_rounds_up takes it. Notes the corner. */
uint64_t mmaref_align_round(const mmaref_dot_rules *rules, uint64_t kept, bool negative, uint32_t rest);

/* What is kept of a term of which bits are lost, shifted down by `down` places. */
uint64_t mmaref_align_lost(const mmaref_dot_rules *rules, uint32_t magnitude, bool negative, unsigned down);

/* How a fused step aligns a term: in units of the window's last place, 2^up times its own; what is lost is treated as
 * the block says. Pre: magnitude * 2^up < 2^(fraction_bits + 3), at most 2^43. */
MMAREF_INLINE int64_t mmaref_align(const mmaref_dot_rules *rules, uint32_t magnitude, bool negative, int32_t up)
{
    uint64_t kept;

    if (up >= 0) {
        kept = mmaref_shift_up(magnitude, (unsigned)up);
    } else if (up > -32 && (rules->truncates || magnitude << (32 + up) == 0)) {
        kept = magnitude >> -up;
    } else {
        kept = rules->truncates || magnitude == 0 ? 0 : mmaref_align_lost(rules, magnitude, negative, (unsigned)-up);
    }
    return negative ? -(int64_t)kept : (int64_t)kept;
}

/* Take steps as long as they are common. *value, a pattern of a type, becomes that behind them, and step->first the
 * first product that is left. Return whether any was taken. Each is for its routes (rules.h). */
bool mmaref_grouped_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value);
bool mmaref_terms_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value);
bool mmaref_chain_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value);
bool mmaref_chain_run_f64(mmaref_step *step, const mmaref_format_row *type, uint64_t *value);

/* The same of whole groups, from step->first on, whose sums are added to *value: C, or what C and the groups before
 * came to. step->end becomes step->first. Pre: mmaref_adds_after, one of the routes in words. */
bool mmaref_groups_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value);

/* Takes common steps, as many as there are; `terms`: of a route that may take term by term. Whether there was one. */
MMAREF_INLINE bool mmaref_common_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value, bool terms)
{
    const uint8_t route = step->rules->route;

    if (terms) {
        return route <= MMAREF_ROUTE_TERM_WORDS && mmaref_terms_run(step, type, value);
    }
    switch (route) {
    case MMAREF_ROUTE_SIXTEEN:
    case MMAREF_ROUTE_SINGLE:
    case MMAREF_ROUTE_GROUPS:
        return mmaref_grouped_run(step, type, value);
    case MMAREF_ROUTE_CHAIN:
        return MMAREF_HAS_EXACT && mmaref_chain_run(step, type, value);
    case MMAREF_ROUTE_CHAIN_F64:
        return MMAREF_HAS_F64 && mmaref_chain_run_f64(step, type, value);
    default:
        return false;
    }
}

/* The elements of D of a row, each of which is one step of its type, C and D being registers that lie alike: of element
 * j of the row the fragment index is start ^ column[j]. Returns a bit for each column that is left as it was. Pre:
 * MMAREF_ROUTE_SINGLE or ..._SIXTEEN, and no element of the row is an infinity or a NaN. */
unsigned mmaref_row_single(const mmaref_tile *tile, const uint32_t *c, uint32_t *d, unsigned start,
                           const uint16_t *column);

/* The same of the most common step; c and d are the registers from `start` on. Pre: MMAREF_ROUTE_SIXTEEN. */
unsigned mmaref_row_sixteen(const mmaref_tile *tile, const uint32_t *c, uint32_t *d, const uint16_t *column);

#if MMAREF_VECTOR
/* The same of MMAREF_ROUTE_CHAIN where C and D are f32, two columns at a time: one chain computes while the other one
 * waits for its last result. All bits are set where steps are none of these, and always those of columns that there
 * are not. Changes step->column. Pre: MMAREF_ROUTE_CHAIN. */
unsigned mmaref_row_chains(mmaref_step *step, const uint32_t *c, uint32_t *d, const uint16_t *column);
#endif

/* The rounder of sums of which bit `leading` is the leading one. */
void mmaref_rounder_open(mmaref_rounder *r, const mmaref_dot_rules *rules, uint8_t leading);

/* The rounder of the chains of a tile; those of terms: of results, of products, of C plus the sum of a group; what the
 * steps of a tile need of both, which stays in *rounders. Pre of the last one: step->rules is given. */
void mmaref_chain_open(mmaref_rounder *rounder, const mmaref_dot_rules *rules);
void mmaref_terms_open(mmaref_term_rounder rounders[3], const mmaref_dot_rules *rules);
void mmaref_step_open(mmaref_step *step, mmaref_rounders *rounders);

/* A pattern of rules->step as one of D, rounded once more. */
uint64_t mmaref_dot_convert(const mmaref_dot_rules *rules, uint64_t bits);

/* The element of D that C becomes; patterns. Of the step rules, tile or lines and column are given, and the
 * rounder that mmaref_step_open opens. Sums that may take term by term, which need most of the stack, have code of
 * their own: of MMAREF_ROUTE_EXACT_WORDS to ..._TERMS. */
uint64_t mmaref_dot_steps(mmaref_step *step, uint64_t c);
uint64_t mmaref_dot_terms(mmaref_step *step, uint64_t c);

static inline uint64_t mmaref_dot(mmaref_step *step, uint64_t c)
{
    return mmaref_may_take_terms(step->rules) ? mmaref_dot_terms(step, c) : mmaref_dot_steps(step, c);
}

#ifdef __cplusplus
}
#endif

#endif
