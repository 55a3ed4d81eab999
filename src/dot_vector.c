/* SPDX-License-Identifier: MIT */
/* The most common step on vector units. Absent, dot_tile.c does the same in words. See tile.h. */
#include "dot.h"

#if MMAREF_VECTOR

#define COLUMNS 8
#define COUNT 16
#define WORDS MMAREF_GROUP_WORDS(8)

static bool has_lanes(const mmaref_tile *tile)
{
    return tile->rules->route == MMAREF_ROUTE_SIXTEEN && !tile->sparse && tile->columns == COLUMNS;
}

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
    uint32_t most = line[2].word;
    int32_t greatest;
    unsigned i;

    for (i = 1; i < COUNT / 4; i++) {
        most = mmaref_greater_lanes(most, line[i * WORDS + 2].word, 8);
    }
    greatest = mmaref_greatest_lane(most, 8);
    return greatest < MMAREF_LANES_OF_ZEROS ? NOTHING : greatest;
}

/* Element k of a line, to be shifted up by the lower bits of `up`. */
MMAREF_INLINE void put_integer(mmaref_vectors_line *to, unsigned k, int64_t significand, uint32_t up)
{
    int64_t sign = mmaref_shift_down64(significand, 63);
    uint32_t magnitude = (uint32_t)((significand ^ sign) - sign) >> UNUSED_BITS;

    to->magnitude[k] = magnitude << (up & 31);
    to->sign[k] = (uint64_t)sign;
}

/* Puts a line of finite numbers; false if exponents of those that are not zero are too far apart. */
static bool put_line(mmaref_vectors_line *to, const mmaref_packed *line)
{
    int32_t greatest = greatest_of_line(line);
    uint32_t least = (uint32_t)(greatest - SPREAD) * MMAREF_ONES(8), far = 0;
    unsigned k;

    to->greatest = greatest;
    for (k = 0; k < COUNT; k += 4, line += WORDS) {
        uint32_t lanes = line[2].word | MMAREF_GUARDS(8);
        uint32_t ups = lanes - least; /* a guard stays where a lane is not less */
        far |= (lanes - MMAREF_LANES_OF_ZEROS * MMAREF_ONES(8)) & ~ups;
        put_integer(to, k, mmaref_significand(&line[0], 0), ups);
        put_integer(to, k + 1, mmaref_significand(&line[0], 1), ups >> 16);
        put_integer(to, k + 2, mmaref_significand(&line[1], 0), ups >> 8);
        put_integer(to, k + 3, mmaref_significand(&line[1], 1), ups >> 24);
    }
    return (far & MMAREF_GUARDS(8)) == 0;
}

void mmaref_vectors_open(mmaref_tile *tile)
{
    unsigned j, k;

    tile->in_lanes = has_lanes(tile);
    for (j = 0; tile->in_lanes && j < COLUMNS; j++) {
        const mmaref_packed *line = mmaref_tile_line(tile, 1 + j);
        bool finite = (tile->special >> (1 + j) & 1) == 0;
        for (k = 0; k < COUNT; k++) {
            tile->vectors.lane[k][j] = finite ? (uint8_t)lane_at(line + k / 4 * WORDS, k & 3) : 0;
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

    for (i = 0; i < COUNT / 4; i++, lanes += 2, group += WORDS) {
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
    return mmaref_shift_down64((int64_t)(sum_products(row, column, below) + below), (unsigned)places);
}

#endif

#if MMAREF_VECTOR == 2

/* ---- A unit that shifts each lane by places of its own: eight columns in its lanes ---- */

#define HALVES MMAREF_ONES(16)
#define ORIGIN (2 * MMAREF_LANE_ORIGIN(8)) /* of the sum of two lanes */

#define FRACTION_BITS 23 /* of f32 */
#define HIDDEN 0x800000
#define FIELDS 0xff
#define BIAS 127

#pragma GCC diagnostic ignored "-Wpsabi" /* without AVX2: nothing outside this file takes or returns a vector */

typedef mmaref_lanes lanes;
typedef int32_t numbers __attribute__((vector_size(32)));
typedef int8_t bytes __attribute__((vector_size(32)));
typedef uint8_t unsigned_bytes __attribute__((vector_size(32)));

/* The first where all bits of a lane of `is` are set, the second where none is. */
#define CHOOSE(is, x, y) (((x) & (is)) | ((y) & ~(is)))

MMAREF_INLINE numbers lesser(numbers x, numbers y)
{
    numbers is = x < y;

    return CHOOSE(is, x, y);
}

MMAREF_INLINE numbers greater(numbers x, numbers y)
{
    numbers is = x > y;

    return CHOOSE(is, x, y);
}

/* The same of each byte: lesser_bytes takes bytes up to 255, greater_bytes up to 127. */
MMAREF_INLINE lanes lesser_bytes(lanes x, lanes y)
{
    lanes is = (lanes)((unsigned_bytes)x < (unsigned_bytes)y);

    return CHOOSE(is, x, y);
}

MMAREF_INLINE lanes greater_bytes(lanes x, lanes y)
{
    lanes is = (lanes)((bytes)x > (bytes)y);

    return CHOOSE(is, x, y);
}

/* x in every lane. */
MMAREF_INLINE numbers all(int32_t x)
{
    numbers zeros = { 0 };

    return zeros + x;
}

bool mmaref_vectors_unpack(mmaref_packed *to, const uint32_t *registers, const uint16_t *word)
{
    const lanes pairs = { registers[word[0]], registers[word[1]], registers[word[2]], registers[word[3]],
                          registers[word[4]], registers[word[5]], registers[word[6]], registers[word[7]] };
    const lanes signs = pairs >> 15 & HALVES;
    const lanes magnitudes = (pairs << 4 & 0x3ff0 * HALVES) | MMAREF_MULTIPLICAND_HIDDEN * HALVES;
    const lanes significands = (magnitudes ^ ((signs << 16) - signs)) + signs;
    const lanes exponents = (pairs >> 10 & 0x1f * HALVES) + (MMAREF_LANE_ORIGIN(8) - 15) * HALVES;
    uint32_t every = ~(uint32_t)0, seen = 0;
    unsigned g;

    for (g = 0; g < COUNT / 4; g++, to += WORDS) {
        uint32_t four = exponents[2 * g] | exponents[2 * g + 1] << 8;
        to[0].word = significands[2 * g];
        to[1].word = significands[2 * g + 1];
        to[2].word = four;
        every &= four;
        seen |= four + 0x02020202u;
    }
    return (every & 0x20202020u) == 0x20202020u && (seen & MMAREF_MARK(8) * MMAREF_ONES(8)) == 0;
}

void mmaref_vectors_open(mmaref_tile *tile)
{
    unsigned k, j;

    tile->in_lanes = has_lanes(tile);
    for (j = 0; tile->in_lanes && j < COLUMNS; j++) {
        const mmaref_packed *group = mmaref_tile_line(tile, 1 + j);
        for (k = 0; k < COUNT; k += 4, group += WORDS) {
            tile->vectors.significand[k][j] = (uint32_t)mmaref_significand(&group[0], 0);
            tile->vectors.significand[k + 1][j] = (uint32_t)mmaref_significand(&group[0], 1);
            tile->vectors.significand[k + 2][j] = (uint32_t)mmaref_significand(&group[1], 0);
            tile->vectors.significand[k + 3][j] = (uint32_t)mmaref_significand(&group[1], 1);
            tile->vectors.group[k / 4][j] = group[2].word;
        }
    }
}

/* The greatest sum of two lanes of the row and each column. */
MMAREF_INLINE numbers greatest_of_columns(const mmaref_tile *tile)
{
    lanes most = tile->vectors.group[0] + tile->words[2].word;
    unsigned g;

#pragma GCC unroll 4
    for (g = 1; g < COUNT / 4; g++) {
        most = greater_bytes(most, tile->vectors.group[g] + tile->words[WORDS * g + 2].word);
    }
    most = greater_bytes(most, most >> 16);
    most = greater_bytes(most, most >> 8);
    return (numbers)(most & 0xff);
}

/* The products of significands, shifted down and truncated: rounded down after 1 is taken from a negative one, and
 * given back. */
MMAREF_INLINE lanes products_of(numbers x, lanes y, lanes down)
{
    numbers product = x * (numbers)y, below = product >> 31; /* -1 of a negative one */

    return (lanes)(((product + below) >> (numbers)down) - below);
}

/* The sums of the products of the row and each column, in units of 2^-28 of the exponents of the lanes `least`: each
 * less than 2^31, but for columns with an infinity or a NaN. */
MMAREF_INLINE lanes sum_columns(const mmaref_tile *tile, numbers least)
{
    const lanes from = (lanes)lesser(least, all(MMAREF_FAR_LANE)) * MMAREF_ONES(8);
    const lanes most = (lanes)all(31 * MMAREF_ONES(8));
    const lanes *y = tile->vectors.significand;
    const mmaref_packed *x = tile->words;
    lanes sum = { 0 };
    unsigned g, i;

#pragma GCC unroll 4
    for (g = 0; g < COUNT / 4; g++, x += WORDS) {
        lanes down = lesser_bytes(from - tile->vectors.group[g] - x[2].word, most); /* of a zero it may be anything */
#pragma GCC unroll 2
        for (i = 0; i < 2; i++, y += 2) {
            lanes both = (lanes)all((int32_t)x[i].word); /* a significand in each half */
            sum += products_of((numbers)(both << 16) >> 16, y[0], down >> 8 * i & 0xff);
            sum += products_of((numbers)both >> 16, y[1], down >> (16 + 8 * i) & 0xff);
        }
    }
    return sum;
}

/* A magnitude with its leading bit moved to bit 31; *top is where that was. Pre: not 0. */
MMAREF_INLINE lanes normalised(lanes magnitude, numbers *top)
{
    int places;

    *top = all(31);
#pragma GCC unroll 5
    for (places = 16; places != 0; places /= 2) {
        numbers up = (magnitude >> (32 - places) == 0) & places;
        magnitude <<= (lanes)up;
        *top -= up;
    }
    return magnitude;
}

/* The terms C of the columns, as finish_sixteen has one. */
typedef struct {
    numbers lane, magnitude;
    numbers sign;   /* all ones: it is negative */
    numbers common; /* all ones: it is a normal number, or a zero, whose lane is below all */
} terms;

MMAREF_INLINE void unpack_terms(terms *c, lanes bits)
{
    numbers field = (numbers)(bits >> FRACTION_BITS & FIELDS), normal = (field > 0) & (field < FIELDS);

    c->sign = (numbers)bits >> 31;
    c->magnitude = (numbers)((bits & (HIDDEN - 1)) | HIDDEN) & normal;
    c->lane = CHOOSE(normal, field - BIAS + ORIGIN, all(MMAREF_LANE_OF_ZERO));
    c->common = normal | (bits << 1 == 0);
}

/* As finish_sixteen, of all columns; *common: all ones where the value is. */
MMAREF_INLINE lanes finish_columns(const terms *c, numbers least, lanes sum, numbers *common)
{
    numbers kept = c->magnitude << (MMAREF_PRODUCT_FRACTION - FRACTION_BITS) >> lesser(least - c->lane, all(31));
    lanes aligned = (lanes)((kept ^ c->sign) - c->sign), total = sum + aligned;
    numbers sign = (numbers)(total ^ ((sum ^ total) & (aligned ^ total))) >> 31, is_zero = total == 0, top, field;
    lanes magnitude = normalised((total ^ (lanes)sign) - (lanes)sign, &top);

    field = least - MMAREF_PRODUCT_FRACTION + top - ORIGIN + BIAS - 1; /* the leading bit makes it one more */
    *common = c->common & (is_zero | ((field >= 0) & (field < FIELDS - 2)));
    return ((magnitude >> (31 - FRACTION_BITS)) + ((lanes)field << FRACTION_BITS) + ((lanes)sign << 31)) &
           ~(lanes)is_zero;
}

/* The columns whose lane is all zeros, as bits. */
MMAREF_INLINE unsigned zeros_of(numbers is)
{
    const numbers bit = { 1, 2, 4, 8, 16, 32, 64, 128 };
    unsigned zeros = 0, j;

    is = ~is & bit;
    for (j = 0; j < COLUMNS; j++) {
        zeros |= (unsigned)is[j];
    }
    return zeros;
}

unsigned mmaref_vectors_row(const mmaref_tile *tile, const uint32_t *c, uint32_t *d, const uint16_t *column)
{
    const mmaref_arithmetic *arithmetic = tile->rules->arithmetic;
    unsigned left, j;
    numbers least, most = greatest_of_columns(tile), common;
    const lanes bits = { c[column[0]], c[column[1]], c[column[2]], c[column[3]],
                         c[column[4]], c[column[5]], c[column[6]], c[column[7]] };
    lanes result;
    terms term;

    unpack_terms(&term, bits);
    least = greater(term.lane, all(arithmetic->exponent_floor + ORIGIN));
    least = greater(least, CHOOSE(most >= MMAREF_MARK(8), most, least));
    least += MMAREF_PRODUCT_FRACTION - (int32_t)arithmetic->fraction_bits;
    result = finish_columns(&term, least, sum_columns(tile, least), &common);
    left = zeros_of(common) | (unsigned)tile->special >> 1;
    for (j = 0; j < COLUMNS; j++) {
        if ((left >> j & 1) == 0) {
            d[column[j]] = result[j];
        }
    }
    return left;
}

#endif
