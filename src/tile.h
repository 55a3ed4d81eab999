/* SPDX-License-Identifier: MIT */
/* The tile: a row of A and some columns of B, unpacked and packed in the order in which steps take their elements.
 * Owned by tile.c and mma_float.c; steps read it (dot.h). Not for users. */
#ifndef MMAREF_TILE_H
#define MMAREF_TILE_H

#include "arithmetic.h"
#include "rules.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Tile ------------------------------------------------------------ */

/* A row of A and some columns of B, unpacked once and packed in the order in which steps take their
 * elements. There is room for MMAREF_TILE_COLUMNS columns of 16 elements of few exponent bits. Longer lines, and
 * those of more exponent bits, have fewer columns. Lines of which not even two fit are gathered, a byte for an
 * element (of at most 8 bits), and steps unpack each element when they take it. */
#define MMAREF_TILE_WORDS (MMAREF_TILE_COLUMNS < 4 ? 56 : 12 * MMAREF_TILE_COLUMNS + 24)
#define MMAREF_DEEP_WORDS (MMAREF_TILE_COLUMNS == 4 ? 60 : MMAREF_TILE_WORDS) /* of exact sums, and term by term */
#define MMAREF_DOT_WORDS 32  /* of a dot product by itself */
#define MMAREF_LINE_BITS 7  /* log2 of the elements of the longest line */
#define MMAREF_PAIRS_MAX 8  /* pairs of elements of 16 bits of a line that is dense */
#define MMAREF_SCALES_MAX 4 /* scale factors along K */

/* Where the elements of a row of A or a column of B come from: a caller's patterns, or the registers
 * of a warp. There layouts are linear: the bit at which an element begins is that of the first one of
 * its line, changed by `bit[i]` for each bit i that is set in the element's number. Where elements 2i and 2i + 1
 * are the halves of a word, the first one low, that word is `word[i]` behind the one of the first pair: layouts are
 * permutations of bits, so that those of i are others than those of a line. */
typedef struct {
    union {
        const uint64_t *patterns;  /* where tile->work is NULL */
        const uint32_t *registers;
    } from;
    union {
        uint16_t bit[MMAREF_LINE_BITS];
        uint16_t word[MMAREF_PAIRS_MAX]; /* where tile->pairs */
    } at;
} mmaref_source;

/* A line is groups of four elements: two words of significands, in two's complement and units of 2^-14, and
 * their exponents in lanes: one word of four lanes of 8 bits, or two words of two lanes of 16 bits. In a word
 * of four the lanes of elements 0, 2, 1, 3 follow each other from the low end up: it is the word of the first
 * two, and that of the others shifted up by 8.
 *
 * A lane is exponent + origin for a finite number; 0 or 1 for a zero, by its sign; 2 or 3 for one that was
 * none before bits were dropped; `mark` for infinity, mark + 1 for NaN, mark being the second highest bit.
 * Bounds: lanes of finite numbers are less than mark. The sum of two is less than 2 * mark, so that the
 * highest bit is free as a guard; at least mark if both numbers are not zero, less than mark if one is.
 *   8 bits: exponents -14 .. 16, origin 46, lanes 32 .. 62, sums 64 .. 124
 *   16 bits: exponents -0x400 .. 0x3ff, origin 0x2800, lanes 0x2400 .. 0x2bff, sums 0x4800 .. 0x57fe
 * A line that has one scale factor, 2^n, has lanes as without it, and an origin that is less by n. */
#define MMAREF_GROUP_WORDS(bits) ((bits) == 8 ? 3u : 4u)
#define MMAREF_LANE_ORIGIN(bits) ((bits) == 8 ? 46 : 0x2800)
#define MMAREF_MARK(bits) ((bits) == 8 ? 0x40 : 0x4000)
#define MMAREF_LANES_OF_ZEROS 4 /* zeros have lanes less than that */
#define MMAREF_GUARDS(bits) ((bits) == 8 ? 0x80808080u : 0x80008000u) /* the highest bits of the lanes of a word */
#define MMAREF_ONES(bits) ((bits) == 8 ? 0x01010101u : 0x00010001u)   /* their lowest bits */

typedef union {
    uint32_t word;
    int16_t half[2];
} mmaref_packed;

/* Significand number `which` of a word, 0 being in its low half: loaded by itself, but where a word is as soon loaded
 * as a half, and halves of words are multiplied or extended by one instruction; or where nobody says that the low
 * half comes first in memory. */
MMAREF_INLINE int32_t mmaref_significand(const mmaref_packed *packed, unsigned which)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && !defined(__ARM_FEATURE_DSP) && \
    !defined(__ARM_ARCH_6M__)
    return packed->half[which];
#else
    return (int16_t)(uint16_t)(packed->word >> 16 * which);
#endif
}

#define MMAREF_FAR_LANE 159 /* a lane of 8 bits so high that nothing is left of a product aligned to it: 127 + 32 */
#define MMAREF_LANE_OF_ZERO (-0x4000) /* of a running value: below all */

/* The greater of each lane. Pre: the guards are clear. */
#if defined(__ARM_FEATURE_SIMD32) && defined(__GNUC__) && __GNUC__ >= 10 && !defined(__clang__)
#define MMAREF_GREATER_BYTES(x, y) ((void)__builtin_arm_usub8(x, y), __builtin_arm_sel(x, y)) /* sel: x if x - y >= 0 */
#endif
MMAREF_INLINE uint32_t mmaref_greater_lanes(uint32_t x, uint32_t y, unsigned bits)
{
    uint32_t chosen = ((x | MMAREF_GUARDS(bits)) - y) & MMAREF_GUARDS(bits); /* the guard stays where x is not less */

#ifdef MMAREF_GREATER_BYTES
    if (bits == 8) {
        return MMAREF_GREATER_BYTES(x, y);
    }
#endif
    chosen -= chosen >> (bits - 1); /* all bits of such a lane but the guard */
    return y ^ ((x ^ y) & chosen);
}

/* The greatest lane of a word. Pre: as before. */
MMAREF_INLINE int32_t mmaref_greatest_lane(uint32_t max, unsigned bits)
{
    uint32_t other;

    if (bits == 8) {
        max = mmaref_greater_lanes(max >> 16, max, bits); /* of the upper lanes it means nothing */
    }
    other = max >> bits & (((uint32_t)1 << bits) - 1);
    max &= ((uint32_t)1 << bits) - 1;
    return (int32_t)(max > other ? max : other);
}

#if MMAREF_VECTOR == 1
/* Sixteen elements of a line, as dot_vector.c multiplies them. */
typedef struct {
    uint64_t magnitude[16] __attribute__((aligned(16)));
    uint64_t sign[16]; /* all ones: it is negative */
    int32_t greatest;  /* lane */
} mmaref_vectors_line;

/* Those of columns with lanes of 8 bits. */
typedef struct {
    mmaref_vectors_line column[MMAREF_TILE_COLUMNS];
    uint8_t lane[16][8] __attribute__((aligned(16))); /* of element k of column j: [k][j] */
} mmaref_vectors;

/* Those of a row, and the greatest sum of two lanes of each column and it. */
typedef struct {
    mmaref_vectors_line line;
    uint8_t most[16] __attribute__((aligned(16)));
} mmaref_vectors_row;
#endif
#if MMAREF_VECTOR == 2
/* Sixteen f16 of eight columns: the significands of element k; the words of lanes of group g, from element 4 * g on. */
typedef uint32_t mmaref_lanes __attribute__((vector_size(32)));
typedef struct {
    mmaref_lanes significand[16], group[4];
} mmaref_vectors;
#endif

typedef struct {
    const mmaref_dot_rules *rules;
    const mmaref_work *work;                 /* NULL: elements are a caller's patterns */
    mmaref_packed *words;                    /* the lines: of the row, of each column */
    mmaref_source source[2];                 /* of the row; of the columns */
    uint16_t start[1 + MMAREF_TILE_COLUMNS]; /* the bits at which the row and each column begin */
    uint16_t row, column;                    /* in the matrices of all products: of A; the first one of B */
    uint16_t special;                        /* bit 0: the row may have an infinity or NaN; bit 1 + j: column j */
    uint16_t nan;                            /* the same: it is unpacked and has a NaN, so that its elements of D are */
    int16_t origin[2];                       /* of the lanes of the row, of the columns */
    uint8_t room;                            /* words that there are */
    uint8_t columns;
    uint8_t count;                           /* elements of a line */
    uint8_t line_words;
    uint8_t lane_bits;                       /* 8 or 16 */
    uint8_t chunks;                          /* of a line, each of which has a scale factor; 0: there are none */
    bool unpacked;                           /* lines are */
    bool pairs[2];                           /* elements of the row, of the columns lie two in a word */
    bool sparse;
    bool folded;                             /* scale factors go into the elements, or into `origin` */
    bool f16;                                /* all elements are, with lanes of 8 bits */
    uint8_t scale_a[MMAREF_SCALES_MAX], scale_b[MMAREF_SCALES_MAX]; /* patterns: of the row, of the only column */
#if MMAREF_VECTOR
    mmaref_vectors vectors; /* of the columns, where `in_lanes` */
    bool in_lanes;
#endif
} mmaref_tile;

/* The element that is number `position` of `count` in the order in which steps take them. */
uint8_t mmaref_step_element(uint8_t interleave, uint8_t count, uint8_t position);

/* How many columns a tile can have, and whether its lines are unpacked, which the route may depend on. Pre: work,
 * words, room, count, columns (at most so many) are given. */
void mmaref_tile_open(mmaref_tile *tile, mmaref_dot_rules *rules);

/* Unpacks the columns; the row. A sparse row picks its elements of the columns, which are unpacked with it. */
void mmaref_tile_columns(mmaref_tile *tile);
void mmaref_tile_row(mmaref_tile *tile);

/* Element k of the row (line 0) or of column line - 1. */
void mmaref_tile_element(const mmaref_tile *tile, uint8_t line, uint8_t k, mmaref_multiplicand *multiplicand);

/* The scale factor of a chunk of the row or of the column. */
static inline void mmaref_tile_scale(const mmaref_tile *tile, uint8_t line, uint8_t chunk, mmaref_block_scale *scale)
{
    mmaref_scale_unpack(&mmaref_format_rows[tile->work->row.format[MMAREF_OPERAND_SCALE_A]],
                        line == 0 ? tile->scale_a[chunk] : tile->scale_b[chunk], scale);
}

/* The exponent that goes with a lane of 0 in the sum of two lanes of the row and a column is -mmaref_tile_origin. */
static inline int16_t mmaref_tile_origin(const mmaref_tile *tile)
{
    return (int16_t)(tile->origin[0] + tile->origin[1]);
}

/* The cells of a group of four elements, of a line of the tile. */
static inline unsigned mmaref_group_words(const mmaref_tile *tile)
{
    return MMAREF_GROUP_WORDS(tile->lane_bits);
}

/* A line of the tile: of the row, of column line - 1. */
static inline mmaref_packed *mmaref_tile_line(const mmaref_tile *tile, unsigned line)
{
    return tile->words + line * tile->line_words;
}

#if MMAREF_VECTOR
/* Puts the columns of a tile into tile->vectors where mmaref_row_sixteen is to take them: eight dense ones. */
void mmaref_vectors_open(mmaref_tile *tile);
#endif

#if MMAREF_VECTOR == 1
/* Puts the row; false where its exponents are too far apart. Pre: in_lanes, no infinity or NaN in the row. */
bool mmaref_vectors_row_open(mmaref_vectors_row *row, const mmaref_tile *tile);

/* The sum of the products of a row and a column, in units of 2^-28 of the exponent of the lane `least`, less than 2^31.
 * ..._FAR where exponents are too far apart. */
#define MMAREF_VECTORS_FAR ((int64_t)1 << 32) /* more than any sum */
int64_t mmaref_vectors_sum(const mmaref_vectors_line *row, const mmaref_vectors_line *column, int32_t least);
#elif MMAREF_VECTOR == 2
/* Unpacks a line of sixteen f16, in words as tile.c has them; false if one is no normal number. */
bool mmaref_vectors_unpack(mmaref_packed *to, const uint32_t *registers, const uint16_t *word);

/* As mmaref_row_sixteen. Pre: in_lanes. */
unsigned mmaref_vectors_row(const mmaref_tile *tile, const uint32_t *c, uint32_t *d, const uint16_t *column);
#endif

/* ---- Products --------------------------------------------------------- */

/* The product of two elements: significand * 2^(exponent - 28). The exponent of a zero is MMAREF_EXPONENT_OF_ZERO;
 * that of a product with an infinity or a NaN, of lines that are not unpacked, is MMAREF_EXPONENT_SPECIAL. */
typedef struct {
    uint32_t significand;
    int16_t exponent;
    bool negative;
} mmaref_product;

#define MMAREF_EXPONENT_SPECIAL 0x4000

/* Product number k of a row and a column of a tile that are unpacked, given their lines. Pre: neither element is an
 * infinity or a NaN, which steps look for first. */
MMAREF_INLINE void mmaref_tile_product(const mmaref_tile *tile, const mmaref_packed *a, const mmaref_packed *b,
                                       unsigned k, mmaref_product *product)
{
    unsigned bits = tile->lane_bits, pair = k / 2 & 1, at = k / 4 * mmaref_group_words(tile);
    unsigned place = (k & 1) * 16 + (bits == 8 ? pair * 8 : 0), lanes = at + 2 + (bits == 8 ? 0 : pair);
    uint32_t sums = a[lanes].word + b[lanes].word, mask = ((uint32_t)1 << bits) - 1;
    int32_t value = mmaref_significand(&a[at + pair], k & 1) * mmaref_significand(&b[at + pair], k & 1);

    product->negative = value < 0;
    product->significand = value < 0 ? 0 - (uint32_t)value : (uint32_t)value;
    product->exponent = (int16_t)((int16_t)(sums >> place & mask) - mmaref_tile_origin(tile));
    if (value == 0) {
        product->exponent = MMAREF_EXPONENT_OF_ZERO;
    }
}

#ifdef __cplusplus
}
#endif

#endif
