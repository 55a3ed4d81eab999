/* SPDX-License-Identifier: MIT */
/* The most common step on vector units. Absent, dot_tile.c does the same in words. See tile.h. */
#include "tile.h"

#if MMAREF_VECTOR

#define COLUMNS 8
#define COUNT 16
#define GROUP 3 /* words of four elements */

#endif

#if MMAREF_VECTOR == 1

/* ---- A unit that shifts all lanes by the same places ----
 *
 * Nothing is shifted in the loop over products. Elements become integers in units of their line: of the last bit of f16
 * (10 fraction bits), SPREAD binades below the greatest exponent of the line. Products are then exact integers in units
 * of row and column, and to truncate one is to clear the bits below the unit of the sum, the same ones of each product:
 *   elements < 2^11 * 2^SPREAD = 2^29, products < 2^58, sums of sixteen < 2^62.
 * Lines whose exponents are further apart are left to dot_tile.c. */

#define SPREAD 18
#define UNUSED_BITS 4    /* a significand has 14 fraction bits; those of types with lanes of 8 bits have at most 10 */
#define NOTHING (-0x100) /* the greatest lane of a line of zeros */

#define ZEROS 4u         /* lanes of zeros are less */
#define GUARDS 0x80808080u /* of four lanes */
#define ONES 0x01010101u

#define LANES 2

typedef uint64_t vector __attribute__((vector_size(16), may_alias));
typedef int8_t bytes __attribute__((vector_size(16), may_alias));

/* The products of the low halves of lanes. gcc needs to be told that the high ones are not wanted. */
static inline vector multiply_low(vector x, vector y)
{
#if defined(__clang__) || !defined(__SSE2__)
    return (x & 0xffffffffu) * (y & 0xffffffffu);
#else
    typedef int32_t words __attribute__((vector_size(16)));
    return (vector)__builtin_ia32_pmuludq128((words)x, (words)y);
#endif
}

static inline bytes greater(bytes x, bytes y)
{
    bytes is = x > y;

    return (x & is) | (y & ~is);
}

/* The lane in byte `place` of a group: of elements 0, 2, 1, 3. */
MMAREF_INLINE uint32_t lane_at(const mmaref_packed *group, unsigned place)
{
    return group[2].word >> 8 * place & 0xff;
}

/* The greatest lane of a line of finite numbers, or NOTHING. */
static inline int32_t greatest_of_line(const mmaref_packed *line)
{
    uint32_t most = line[2].word, other;
    unsigned i;

    for (i = 1; i < COUNT / 4; i++) {
        uint32_t chosen = ((most | GUARDS) - line[i * GROUP + 2].word) & GUARDS; /* stays where `most` is not less */
        chosen -= chosen >> 7;
        most = line[i * GROUP + 2].word ^ ((line[i * GROUP + 2].word ^ most) & chosen);
    }
    other = (most >> 8 & 0xff) > (most & 0xff) ? most >> 8 & 0xff : most & 0xff;
    most = most >> 24 > (most >> 16 & 0xff) ? most >> 24 : most >> 16 & 0xff;
    most = most > other ? most : other;
    return most < ZEROS ? NOTHING : (int32_t)most;
}

/* value / 2^places rounded down: compilers know it as one instruction. */
static inline int64_t shift_down64(int64_t value, unsigned places)
{
    return value < 0 ? ~(~value >> places) : value >> places;
}

/* Element k of a line, to be shifted up by the lower bits of `up`. */
MMAREF_INLINE void put_integer(mmaref_vectors_line *to, unsigned k, int64_t significand, uint32_t up)
{
    int64_t sign = shift_down64(significand, 63);
    uint32_t magnitude = (uint32_t)((significand ^ sign) - sign) >> UNUSED_BITS;

    to->magnitude[k] = magnitude << (up & 31);
    to->sign[k] = (uint64_t)sign;
}

/* Puts a line of finite numbers; false if exponents of those that are not zero are too far apart. */
static bool put_line(mmaref_vectors_line *to, const mmaref_packed *line)
{
    int32_t greatest = greatest_of_line(line);
    uint32_t least = (uint32_t)(greatest - SPREAD) * ONES, far = 0;
    unsigned k;

    to->greatest = greatest;
    for (k = 0; k < COUNT; k += 4, line += GROUP) {
        uint32_t lanes = line[2].word | GUARDS, ups = lanes - least; /* a guard stays where a lane is not less */
        far |= (lanes - ZEROS * ONES) & ~ups;
        put_integer(to, k, mmaref_significand(&line[0], 0), ups);
        put_integer(to, k + 1, mmaref_significand(&line[0], 1), ups >> 16);
        put_integer(to, k + 2, mmaref_significand(&line[1], 0), ups >> 8);
        put_integer(to, k + 3, mmaref_significand(&line[1], 1), ups >> 24);
    }
    return (far & GUARDS) == 0;
}

void mmaref_vectors_open(mmaref_tile *tile)
{
    const unsigned others = (unsigned)tile->special >> 1 | ~0u << tile->columns; /* than finite columns */
    unsigned j, k;

    tile->in_lanes = tile->unpacked && !tile->sparse && tile->lane_bits == 8 && tile->count == COUNT &&
                     tile->work != NULL && tile->rules->narrow;
    for (j = 0; tile->in_lanes && j < COLUMNS; j++) {
        const mmaref_packed *line = mmaref_tile_line(tile, 1 + j);
        bool finite = (others >> j & 1) == 0;
        for (k = 0; k < COUNT; k++) {
            tile->vectors.lane[k][j] = finite ? (uint8_t)lane_at(line + k / 4 * GROUP, k & 3) : 0;
        }
        tile->in_lanes = !finite || put_line(&tile->vectors.column[j], line);
    }
}

/* A lane in eight bytes, and another one. */
MMAREF_INLINE bytes repeated(uint32_t first, uint32_t second)
{
    const uint64_t ones = 0x0101010101010101u;
    vector both = { first * ones, second * ones };

    return (bytes)both;
}

bool mmaref_vectors_row_open(mmaref_vectors_row *row, const mmaref_tile *tile)
{
    const bytes *lanes = (const bytes *)(const void *)tile->vectors.lane; /* of two elements of each column */
    const mmaref_packed *group = tile->words;
    bytes most = { 0 };
    vector halves, swapped;
    unsigned i;

    for (i = 0; i < COUNT / 4; i++, lanes += 2, group += GROUP) {
        most = greater(lanes[0] + repeated(lane_at(group, 0), lane_at(group, 1)), most);
        most = greater(lanes[1] + repeated(lane_at(group, 2), lane_at(group, 3)), most);
    }
    halves = (vector)most;
    swapped[0] = halves[1];
    swapped[1] = halves[0];
    *(bytes *)(void *)row->most = greater(most, (bytes)swapped);
    return put_line(&row->line, tile->words);
}

static inline const vector *vectors_of(const uint64_t *aligned)
{
    return (const vector *)(const void *)aligned;
}

/* The sum of the products of two lines, of which the bits `below` are cleared. A negative term is one less than it is,
 * so that the sum is up to sixteen less. */
MMAREF_INLINE uint64_t sum_products(const mmaref_vectors_line *row, const mmaref_vectors_line *column, uint64_t below)
{
    const vector *x = vectors_of(row->magnitude), *x_sign = vectors_of(row->sign);
    const vector *y = vectors_of(column->magnitude), *y_sign = vectors_of(column->sign);
    vector total = { 0 }, kept = ~below - total;
    uint64_t sum = 0;
    unsigned i;

#pragma GCC unroll 8
    for (i = 0; i < COUNT / LANES; i++) {
        total += (multiply_low(x[i], y[i]) & kept) ^ x_sign[i] ^ y_sign[i];
    }
    for (i = 0; i < LANES; i++) {
        sum += total[i];
    }
    return sum;
}

int64_t mmaref_vectors_sum(const mmaref_vectors_line *row, const mmaref_vectors_line *column, int32_t least)
{
    /* The unit of the sum over that of its products, which are the greatest lanes less twice the fraction bits and
     * SPREAD: 2^places must be more than sixteen. */
    int32_t places = least - MMAREF_PRODUCT_FRACTION + 2 * (10 + SPREAD) - row->greatest - column->greatest;
    uint64_t below;

    if (places < 5) {
        return MMAREF_VECTORS_FAR;
    }
    places = places < 63 ? places : 63;
    below = ((uint64_t)1 << places) - 1;
    return shift_down64((int64_t)(sum_products(row, column, below) + below), (unsigned)places);
}

#endif

#if MMAREF_VECTOR == 2

/* ---- A unit that shifts each lane by places of its own: eight columns in its lanes ----
 *
 * Plain C that compilers turn into vector code. The loops over columns are not to be unrolled, for then gcc looks for
 * vectors elsewhere. */

static int32_t lane_at(const mmaref_packed *line, unsigned k)
{
    return (int32_t)(line[k / 4 * GROUP + 2].word >> ((k & 1) * 16 + (k / 2 & 1) * 8) & 0xff);
}

static int32_t significand_at(const mmaref_packed *line, unsigned k)
{
    return mmaref_significand(&line[k / 4 * GROUP + (k / 2 & 1)], k & 1);
}

void mmaref_vectors_open(mmaref_tile *tile)
{
    unsigned k, j;

    tile->in_lanes = tile->unpacked && !tile->sparse && tile->lane_bits == 8 && tile->count == COUNT &&
                     tile->columns == COLUMNS;
    for (k = 0; tile->in_lanes && k < COUNT; k++) {
        for (j = 0; j < COLUMNS; j++) {
            const mmaref_packed *line = mmaref_tile_line(tile, 1 + j);
            tile->vectors.significand[k][j] = significand_at(line, k);
            tile->vectors.lane[k][j] = lane_at(line, k);
        }
    }
}

/* The greater of each. */
static inline void take_greater(int32_t *most, const int32_t *lane, int32_t other)
{
    unsigned j;

#pragma GCC unroll 1
    for (j = 0; j < COLUMNS; j++) {
        int32_t both = lane[j] + other;
        most[j] = both > most[j] ? both : most[j];
    }
}

void mmaref_vectors_sum(const mmaref_tile *tile, int32_t above, int32_t max[COLUMNS], int32_t sum[COLUMNS])
{
    int32_t most[COLUMNS] = { 0 }, top[COLUMNS], total[COLUMNS] = { 0 }, x[COUNT], lane[COUNT];
    unsigned k, j;

    for (k = 0; k < COUNT; k++) {
        x[k] = significand_at(tile->words, k);
        lane[k] = lane_at(tile->words, k);
    }
    for (k = 0; k < COUNT; k++) {
        take_greater(most, tile->vectors.lane[k], lane[k]);
    }
#pragma GCC unroll 1
    for (j = 0; j < COLUMNS; j++) {
        int32_t product = most[j] < 0x40 ? max[j] : most[j]; /* no product that is not zero */
        max[j] = product > max[j] ? product : max[j];
        top[j] = max[j] + above;
    }
    for (k = 0; k < COUNT; k++) {
        const int32_t *y = tile->vectors.significand[k], *q = tile->vectors.lane[k];
#pragma GCC unroll 1
        for (j = 0; j < COLUMNS; j++) {
            int32_t product = x[k] * y[j], down = top[j] - lane[k] - q[j];
            int32_t below = product < 0 ? -1 : 0, cut = product + below;
            down = (uint32_t)down < 31 ? down : 31; /* of a zero it may be anything */
            total[j] += (cut < 0 ? ~(~cut >> down) : cut >> down) - below;
        }
    }
#pragma GCC unroll 1
    for (j = 0; j < COLUMNS; j++) {
        sum[j] = total[j];
    }
}

#endif
