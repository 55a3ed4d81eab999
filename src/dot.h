/* SPDX-License-Identifier: MIT */
/* The dot product: the tile of unpacked elements, the step. Owned by the files
 * dot*.c, tile.c, round_pack.c and mma_float.c. Not for users. */
#ifndef MMAREF_DOT_H
#define MMAREF_DOT_H

#include "rules.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Tile ------------------------------------------------------------ */

/* A row of A and some columns of B, unpacked once and packed in the order in which steps take their
 * elements. There is room for MMAREF_TILE_COLUMNS columns of 16 elements. Elements of few exponent bits take
 * three quarters of the room, and may have twice as many columns; longer lines have fewer. */
#define MMAREF_COLUMNS_MAX (2 * MMAREF_TILE_COLUMNS)
#define MMAREF_TILE_WORDS (12 * (MMAREF_COLUMNS_MAX + 1)) /* and 16 * (MMAREF_TILE_COLUMNS + 1) is not more */
#define MMAREF_LINE_BITS 7 /* log2 of the elements of the longest line */
#define MMAREF_SCALES_MAX 4 /* scale factors along K */

/* Where the elements of a row of A or a column of B come from: a caller's patterns, or the registers
 * of a warp. There layouts are linear: the bit at which an element begins is that of the first one of
 * its line, changed by `bit[i]` for each bit i that is set in the element's number. */
typedef struct {
    const uint64_t *patterns;  /* or NULL */
    const uint32_t *registers;
    const mmaref_format_row *format;
    uint16_t bit[MMAREF_LINE_BITS + 1]; /* 0 behind the last one */
    uint16_t fraction_mask;    /* of a factor: the bits that the format has */
    uint16_t normals;          /* the exponent fields 1 .. normals are those of normal numbers */
    int16_t origin;            /* from an exponent field to a lane */
    uint32_t field_masks, fraction_masks; /* of two elements of 16 bits in a word; fractions shifted up */
    uint8_t flags;             /* see mmaref_factor_decode */
    uint8_t lane_bits;
    uint8_t exponent_bits;
    bool pairs;                /* elements 2i and 2i + 1 are the halves of a word, the first one low */
    uint8_t left;              /* a container at bit 0 of a word, shifted so far, has its sign in bit 31 */
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
 *   16 bits: exponents -0x400 .. 0x3ff, origin 0x2800, lanes 0x2400 .. 0x2bff, sums 0x4800 .. 0x57fe */
typedef union {
    int16_t significand[2];
    uint32_t lanes;
} mmaref_packed;

#if MMAREF_VECTOR
/* The same of sixteen elements of eight columns with lanes of 8 bits: element k of column j is [k][j]. */
typedef struct {
    int32_t significand[16][8], lane[16][8];
} mmaref_vectors;
#endif

typedef struct {
    const mmaref_dot_rules *rules;
    const mmaref_work *work;          /* NULL: elements are a caller's patterns */
    mmaref_source a, b;
    uint16_t row, column;                    /* in the matrices of all products: of A; the first one of B */
    uint16_t row_start;                      /* the bit at which the row begins */
    uint16_t column_start[MMAREF_COLUMNS_MAX];
    uint32_t special;                        /* bit 0: the row has an infinity or NaN; bit 1 + j: column j */
    uint8_t columns;
    uint8_t count;                           /* elements of a whole line */
    uint8_t first, window;                   /* those that are unpacked: first .. first + window - 1 */
    uint8_t lane_bits;                       /* 8 or 16 */
    bool sparse;
    bool plain;                              /* dense, no scale factors, a whole line at a time */
    mmaref_block_scale scale_a[MMAREF_SCALES_MAX]; /* where arithmetic->block is not 0: of the row, */
    mmaref_block_scale scale_b[MMAREF_SCALES_MAX]; /* of the only column */
#if MMAREF_VECTOR
    mmaref_vectors vectors; /* of the columns, where `in_lanes` */
    bool in_lanes;
#endif
    mmaref_packed words[MMAREF_TILE_WORDS];          /* the lines: of the row, of each column */
} mmaref_tile;

/* The factor of chunk `chunk` of row (of scale_A) or column (of scale_B) `line`; a multiplicand times its
 * factor, exactly. */
void mmaref_scale_load(const mmaref_work *work, uint8_t operand, uint16_t line, uint8_t chunk,
                       mmaref_block_scale *scale);
void mmaref_scale_apply(const mmaref_block_scale *scale, mmaref_factor *factor);

/* How many columns a tile can have, and how much of a line it holds. Pre: rules, work, count and formats
 * are given. */
void mmaref_tile_open(mmaref_tile *tile);

/* Unpacks elements `first` and up of the row, of the columns. */
void mmaref_tile_row(mmaref_tile *tile, uint8_t first);
void mmaref_tile_columns(mmaref_tile *tile, uint8_t first);

/* Unpacks the window that element k is in. */
void mmaref_tile_move(mmaref_tile *tile, uint8_t k);

/* Sees to it that element k is unpacked; returns how many from there on are. */
static inline uint8_t mmaref_tile_reach(mmaref_tile *tile, uint8_t k)
{
    if (k < tile->first || k >= tile->first + tile->window) {
        mmaref_tile_move(tile, k);
    }
    return (uint8_t)(tile->first + tile->window - k);
}

/* The exponent that goes with a lane of 0 in the sum of two lanes is -mmaref_tile_origin. */
static inline int16_t mmaref_tile_origin(const mmaref_tile *tile)
{
    return (int16_t)(tile->lane_bits == 8 ? 2 * 46 : 2 * 0x2800);
}

/* The cells of a group of four elements, of a line of the tile. */
static inline unsigned mmaref_group_words(const mmaref_tile *tile)
{
    return tile->lane_bits == 8 ? 3 : 4;
}

static inline unsigned mmaref_line_words(const mmaref_tile *tile)
{
    return mmaref_group_words(tile) * tile->window / 4;
}

/* Element k of a line, counted within the window, as a factor; and the reverse. */
void mmaref_line_get(const mmaref_tile *tile, uint8_t line, uint8_t k, mmaref_factor *factor);
void mmaref_line_put(mmaref_tile *tile, uint8_t line, uint8_t k, const mmaref_factor *factor);

/* ---- Step ------------------------------------------------------------ */

/* One step of one element of D: `count` products from `first` on, and the running value. */
typedef struct {
    const mmaref_dot_rules *rules;
    mmaref_tile *tile;
    const uint64_t *a64, *b64; /* f64: patterns in the order in which steps take them */
    uint8_t elements;          /* products of an element of D */
    uint8_t column;            /* of the tile */
    uint8_t first, count;
    uint8_t end;      /* of the group that it is of */
    bool accumulates; /* whether the running value is a term at all */
    mmaref_number accumulator;
} mmaref_step;

/* The elements of product k of a step: f64 patterns of A or B, factors of every other type. */
static inline uint64_t mmaref_step_pattern(const mmaref_step *step, uint8_t k, bool of_b)
{
    return (of_b ? step->b64 : step->a64)[step->first + k];
}

/* The elements of product k of a step. */
void mmaref_step_pair(const mmaref_step *step, uint8_t k, mmaref_factor *a, mmaref_factor *b);

/* The product of two elements: significand * 2^(exponent - 28). The exponent of a zero is MMAREF_EXPONENT_OF_ZERO;
 * that of a product with an infinity or a NaN is MMAREF_EXPONENT_SPECIAL. */
typedef struct {
    uint32_t significand;
    int16_t exponent;
    bool negative;
} mmaref_product;

#define MMAREF_PRODUCT_FRACTION (2 * MMAREF_FACTOR_FRACTION)
#define MMAREF_EXPONENT_SPECIAL 0x4000

/* Product number k of the window of a row and a column of a tile, given the lines of the two. */
MMAREF_INLINE void mmaref_tile_product(const mmaref_tile *tile, const mmaref_packed *a, const mmaref_packed *b, unsigned k,
                                       mmaref_product *product)
{
    unsigned bits = tile->lane_bits, pair = k / 2 & 1, at = k / 4 * mmaref_group_words(tile);
    unsigned place = (k & 1) * 16 + (bits == 8 ? pair * 8 : 0), lanes = at + 2 + (bits == 8 ? 0 : pair);
    uint32_t p = a[lanes].lanes, q = b[lanes].lanes, mask = ((uint32_t)1 << bits) - 1;
    int32_t value = (int32_t)a[at + pair].significand[k & 1] * b[at + pair].significand[k & 1];

    product->negative = value < 0;
    product->significand = value < 0 ? 0 - (uint32_t)value : (uint32_t)value;
    product->exponent = (int16_t)((int16_t)((p + q) >> place & mask) - mmaref_tile_origin(tile));
    if (((p | q) >> place & (mask + 1) >> 2) != 0) {
        product->exponent = MMAREF_EXPONENT_SPECIAL;
    } else if (value == 0) {
        product->exponent = MMAREF_EXPONENT_OF_ZERO;
    }
}

/* Product k of a step. The sign of a zero is that of no product: see mmaref_step_pair. */
static inline void mmaref_step_product(const mmaref_step *step, uint8_t k, mmaref_product *product)
{
    mmaref_tile *tile = step->tile;
    uint8_t at = (uint8_t)(step->first + k);
    const mmaref_packed *a;

    (void)mmaref_tile_reach(tile, at);
    a = tile->words;
    mmaref_tile_product(tile, a, a + (1u + step->column) * mmaref_line_words(tile), (unsigned)at - tile->first, product);
}

/* The two elements of product k of a step, as numbers. */
void mmaref_step_factors(const mmaref_step *step, uint8_t k, mmaref_number *a, mmaref_number *b);

/* The value of a step, a pattern of rules->step: `fused` keeps fraction_bits below
 * the max exponent, `block` does so with sums of scaled blocks, `exact` keeps every
 * bit. Pre: nothing special among the terms. */
uint64_t mmaref_step_fused(const mmaref_step *step);
uint64_t mmaref_step_block(const mmaref_step *step);
uint64_t mmaref_step_exact(const mmaref_step *step);

/* How a fused step aligns a term: in units of the window's last place, 2^up times its own. Pre: magnitude * 2^up <
 * 2^(fraction_bits + 3). */
int64_t mmaref_align(const mmaref_dot_rules *rules, uint32_t magnitude, bool negative, int16_t up);

/* The same step of all columns of a tile at once, where rules->narrow is set and the whole of a line is
 * unpacked: each running value, a pattern of a type, becomes that behind the step. Returns a bit for
 * each column that is left as it was: those of `special`, and what is not common. */
unsigned mmaref_step_tile(const mmaref_step *step, const mmaref_format_row *type, uint64_t *value, uint8_t columns,
                          unsigned special);

#if MMAREF_VECTOR
/* Puts the columns of a tile into tile->vectors, if they are eight of sixteen elements with lanes of 8 bits. */
void mmaref_vectors_open(mmaref_tile *tile);

/* The sums of the products of a row and of all columns, each aligned to max[j], the lane of the max exponent:
 * that of the other terms before, that of all after. `above` is how much a product is shifted down that has
 * it. Pre: in_lanes, no infinity or NaN in the row or in a column that counts. Each sum is less than 2^31. */
void mmaref_vectors_sum(const mmaref_tile *tile, int32_t above, int32_t max[8], int32_t sum[8]);
#endif

/* Notes corners of C and of the elements. */
void mmaref_cover_inputs(mmaref_step *step);

/* x, a pattern of a type, plus y, one of rules->step, rounded to nearest even, as a scalar addition does. */
uint64_t mmaref_add_after(const mmaref_dot_rules *rules, const mmaref_format_row *type, uint64_t x, uint64_t y);

/* A pattern of rules->step as one of D, rounded once more. */
uint64_t mmaref_dot_convert(const mmaref_dot_rules *rules, uint64_t bits);

/* Whether the value of a step is decided by special values among its terms; it then replaces the
 * running value. */
bool mmaref_step_special(mmaref_step *step);

/* The pattern of a sum of zero: +0, or the sign of IEEE 754. */
uint64_t mmaref_zero_sum(const mmaref_step *step);

/* Adds a finite number to another, both of at most 53 bits. Where bits of the sum are lost its significand is
 * at least 2^60 and its last bit is set (sticky). A sum of zero has significand 0 and no sign. */
void mmaref_number_add(const mmaref_dot_rules *rules, mmaref_number *sum, mmaref_number *term);

/* All steps of a group of every column of a tile, the whole of a line being unpacked: each C, a pattern of a type,
 * becomes the running value behind the group, C added. Pre: rules->chain; nobody asks for coverage; not f64. Returns a
 * bit for each column that is left as it was. */
unsigned mmaref_chain_tile(const mmaref_step *step, const mmaref_format_row *type, uint64_t *value, uint8_t columns);

/* The first fills in `chain`, `rounder` and `after`: a chain has products of f64, or running values of f16 and f32. The others
 * take steps of a chain as long as each gives a normal number below the highest binade. True: those of the group are
 * done, and *bits is the pattern of the last one; else the next step is another one, and the accumulator is what it
 * adds to. The second one is for products of f64. */
void mmaref_chain_open(mmaref_dot_rules *rules);
bool mmaref_chain_run(mmaref_step *step, uint64_t *bits);
bool mmaref_chain_run_f64(mmaref_step *step, uint64_t *bits);

/* The elements of D of a tile: value[j] is C of column j, and becomes D; patterns. Of the step rules,
 * tile and elements are given. */
void mmaref_dot(mmaref_step *step, uint64_t *value, uint8_t columns);

/* D = A * B + C of f64. */
void mmaref_multiply_f64(const mmaref_work *work, const mmaref_dot_rules *rules);

#ifdef __cplusplus
}
#endif

#endif
