/* SPDX-License-Identifier: MIT */
/* Rows of D on vector units, some columns at a time: what dot_step.c says of truncated windows of narrow products into
 * f32.
 *
 * The arithmetic is that of f32, and exact, whatever the caller's rounding and treatment of subnormals:
 *
 * - Elements have at most 11 significant bits, products 22. All else that is multiplied is multiplied by a power of
 *   two. So no product is inexact unless it underflows.
 * - A and B are scaled, each so that its greatest exponent is that of [1, 2): products are below 4. `max`, the exponent
 *   of the window, is that of scaled products and of C scaled like them; the unit of a sum is 2^(max - fraction_bits).
 *   A row is left unless LEAST <= max - fraction_bits and max <= GREATEST.
 * - So a term of one unit or more is a normal number, and so are its factors. A term below one unit is truncated to 0,
 *   underflowed or not: conversion to an integer truncates.
 * - An element that lies SPREAD binades or more below the greatest one is taken for 0. Its products are below
 *   2^(2 - SPREAD) = 2^LEAST, which is a unit at most, and their exponents are below LEAST: `max` is none of them.
 * - A term is below 2^(fraction_bits + 2) <= 2^27 units, and 16 of them are below 2^31. A row is left where the sum of
 *   two such sums and C does not fit 32 bits.
 * - A sum is rounded as an integer: what is below the kept bits is cleared. At most 24 bits are converted back.
 *
 * A row is left, too, if one of its elements of D meets an infinity, a NaN, a subnormal C or a subnormal tf32, or if a
 * step has a subnormal result or one that overflows. */
#include "mma.h"

#ifdef __AVX2__
#define LANES 8
#else
#define LANES 4
#endif
#define WARP_LOG2 5       /* lanes */
#define ROWS_LOG2 5
#define ROWS_MOST (1 << ROWS_LOG2) /* of D, of all products; and its columns */
#define ELEMENTS_MOST 512 /* in the registers of an operand */
#define MEETS_MOST 32     /* products of an element of D */

#define FRACTION_BITS 23 /* of f32 */
#define FIELDS 255
#define BIAS 127
#define ONE (BIAS << FRACTION_BITS)

#define SPREAD 63
#define LEAST (2 - SPREAD)
#define GREATEST 120

/* Exponents of elements are those above the greatest one less SPREAD; 0 where they are too low, and: */
#define OF_ZERO (-0x2000)
#define OF_SPECIAL 0x3000 /* or of anything else that leaves the row; beside a zero, too */

typedef float floats __attribute__((vector_size(4 * LANES)));
typedef int32_t words __attribute__((vector_size(4 * LANES)));
typedef uint32_t bits __attribute__((vector_size(4 * LANES)));
typedef int16_t shorts __attribute__((vector_size(2 * LANES)));
typedef uint32_t registers __attribute__((vector_size(4 * LANES), aligned(4), may_alias));

/* Where the elements of an operand are: of places in its matrix. Layouts are linear. */
typedef struct {
    const mmaref_layout_row *layout;
    unsigned parts_log2; /* elements in a register are in so many parts, */
    unsigned part;       /* each of so many elements, one of each register */
} leaf_map;

/* Unpacked elements. */
typedef struct {
    union {
        floats vector[ELEMENTS_MOST / LANES];
        float element[ELEMENTS_MOST];
    } value;
    union {
        shorts vector[ELEMENTS_MOST / LANES];
        int16_t element[ELEMENTS_MOST];
    } exponent;
} numbers;

/* A or B: its elements, as they lie in registers, part by part. */
typedef struct {
    leaf_map of;
    int32_t base; /* the greatest exponent */
    numbers is;
} unpacked;

typedef struct {
    const mmaref_work *work;
    const mmaref_rules *rules;
    unpacked a, b;
    numbers columns;            /* of B, row by row */
    uint8_t order[MEETS_MOST];  /* the elements in the order of steps, */
    uint32_t at[MEETS_MOST];    /* where they are in row 0 of A, */
    uint32_t meets[MEETS_MOST]; /* the vector in which the row of B begins that each meets */
    uint32_t a_row[ROWS_MOST], c_row[ROWS_MOST], c_column[ROWS_MOST];
} leaf_job;

/* A number in each lane. */
MMAREF_INLINE words all(int32_t x)
{
    return x - (words){ 0 };
}

MMAREF_INLINE words greater(words x, words y)
{
    const words is = x > y;

    return (x & is) | (y & ~is);
}

/* 2^exponent, as it is stored. Pre: it is a normal number. */
MMAREF_INLINE bits power(words exponent)
{
    return (bits)(exponent + BIAS) << FRACTION_BITS;
}

/* ---- Where elements are ----------------------------------------------------- */

static unsigned find(const leaf_map *of, unsigned place)
{
    const unsigned index = mmaref_layout_find(of->layout, (uint16_t)place);

    return (index & ((1u << of->parts_log2) - 1)) * of->part + (index >> of->parts_log2);
}

/* The same of places 0, stride, 2 * stride ...; of a stride that is a power of two. */
static void find_all(const leaf_map *of, unsigned stride, unsigned count, uint32_t *at)
{
    unsigned i, rest;

    at[0] = 0;
    for (i = 1; i < count; i++) {
        rest = i & (i - 1);
        at[i] = rest == 0 ? find(of, i * stride) : at[rest] ^ at[i ^ rest];
    }
}

/* ---- Operands ----------------------------------------------------------------- */

/* How containers are unpacked: those of one part, their sign in bit 31. */
typedef struct {
    const uint32_t *from;
    uint32_t counted, fraction; /* bits that tell anything; of the fraction of an f32 those that there are */
    int32_t most;               /* the magnitude of the greatest number */
    unsigned left;
} containers;

MMAREF_INLINE bits load(const containers *c, unsigned i)
{
    return (bits)((const registers *)(const void *)c->from)[i] << c->left & c->counted;
}

/* The greatest magnitude of numbers. */
static int32_t greatest_of(containers c, unsigned parts, unsigned width, unsigned vectors)
{
    words greatest = { 0 };
    int32_t most = 0;
    unsigned i;

    for (; parts != 0; parts--, c.left -= width) {
        for (i = 0; i < vectors; i++) {
            const words magnitude = (words)load(&c, i) & INT32_MAX;
            greatest = greater(greatest, magnitude & (magnitude <= c.most));
        }
    }
    for (i = 0; i < LANES; i++) {
        most = greatest[i] > most ? greatest[i] : most;
    }
    return most;
}

/* The exponent that alignment sees in a subnormal number, unless its own is above. */
static int32_t lowest_of(const mmaref_format_row *format, uint8_t flags)
{
    const int32_t lowest = 1 - (int32_t)format->bias;
    const int32_t as_f16 = 1 - (int32_t)mmaref_format_rows[MMAREF_TYPE_F16].bias;

    if ((flags & MMAREF_SUBNORMALS_AS_F16) != 0) {
        return as_f16 < lowest ? as_f16 : lowest;
    }
    return (flags & MMAREF_SUBNORMALS_NORMALISE) != 0 ? lowest - FRACTION_BITS : lowest;
}

static void unpack(unpacked *to, const mmaref_format_row *format, uint8_t flags, const uint32_t *from)
{
    const unsigned below = (unsigned)format->exponent_bits + format->fraction_bits, width = 1u << format->width_log2;
    const unsigned parts = 1u << to->of.parts_log2, vectors = to->of.part / LANES;
    const unsigned field_at = 31u - format->exponent_bits;
    const int32_t lowest = lowest_of(format, flags), bias = format->bias;
    const uint32_t beyond = (uint32_t)mmaref_pack_infinity(format, 0); /* or the NaN in its place */
    /* A tf32 of which bits are dropped may be no zero. */
    const int32_t leaves = (flags & MMAREF_SUBNORMALS_FLUSH_IN) != 0 || width == 32 ? -1 : 0;
    containers c;
    unsigned part, i, at = 0;

    c.from = from;
    c.left = 31u - format->shift - below;
    c.counted = ~(uint32_t)0 << (width == 32 ? 0 : 31 - below);
    c.fraction = ((1u << format->fraction_bits) - 1) << (FRACTION_BITS - format->fraction_bits);
    c.most = format->special == MMAREF_SPECIAL_NONE ? INT32_MAX : (int32_t)(beyond << (31 - below)) - 1;
    to->base = greatest_of(c, parts, width, vectors) >> field_at;
    to->base += (to->base == 0) - bias;
    for (part = 0; part < parts; part++, c.left -= width) {
        for (i = 0; i < vectors; i++, at++) {
            const bits pattern = load(&c, i), sign = pattern & 0x80000000u;
            const words magnitude = (words)(pattern ^ sign), field = magnitude >> field_at;
            const words zero = magnitude == 0, subnormal = field == 0;
            const words special = (magnitude > c.most) | (subnormal & ~zero & leaves);
            const words place = field - subnormal - bias; /* the exponent of a normal number's leading bit */
            const words fraction = (words)(pattern << (1 + format->exponent_bits) >> 9 & c.fraction);
            const floats significand = (floats)(fraction | ONE) - (floats)(subnormal & ONE); /* exact, too */
            const words leading = place + ((words)significand >> FRACTION_BITS) - BIAS;
            const words up = greater(leading, all(lowest)) - (to->base - SPREAD);
            const words kept = (up > 0) & ~special & ~zero;
            const floats scale = (floats)(power(place - to->base) & (bits)kept);

            to->is.value.vector[at] = (floats)((bits)significand | sign) * scale;
            to->is.exponent.vector[at] =
                __builtin_convertvector((up & kept) | (zero & OF_ZERO) | (special & OF_SPECIAL), shorts);
        }
    }
}

/* ---- Steps -------------------------------------------------------------------- */

/* The greatest exponents of products of a step. */
MMAREF_INLINE words greatest_products(const leaf_job *t, uint32_t row, unsigned block, unsigned first, unsigned end)
{
    const shorts *columns = &t->columns.exponent.vector[block];
    shorts greatest = (shorts){ 0 } + 2 * OF_ZERO, sum;
    unsigned k, i;

    for (k = first; k < end; k++) {
        sum = columns[t->meets[k]] + t->a.is.exponent.element[t->at[k] ^ row];
        for (i = 0; i < LANES; i++) { /* one instruction */
            greatest[i] = sum[i] > greatest[i] ? sum[i] : greatest[i];
        }
    }
    return __builtin_convertvector(greatest, words);
}

/* A sum of products, truncated. */
MMAREF_INLINE words leaf_products(const leaf_job *t, uint32_t row, unsigned block, unsigned first, unsigned end,
                                  floats scale)
{
    const floats *columns = &t->columns.value.vector[block];
    words sum = { 0 };
    unsigned k;

    for (k = first; k < end; k++) {
        sum += __builtin_convertvector(columns[t->meets[k]] * t->a.is.value.element[t->at[k] ^ row] * scale, words);
    }
    return sum;
}

/* Rounds sums in units of 2^grid, and packs them. */
MMAREF_INLINE bits round_pack(words sum, words grid, unsigned kept, words *left)
{
    const bits sign = (bits)(sum >> 31), some = (bits)(sum != 0), magnitude = ((bits)sum ^ sign) - sign;
    bits below = magnitude >> (kept + 1), x;
    words field;

    below |= below >> 1;
    below |= below >> 2;
    below |= below >> 4;
    below |= below >> 8;
    below |= below >> 16;
    x = (bits)__builtin_convertvector((words)(magnitude & ~below), floats);
    field = (words)(x >> FRACTION_BITS) + grid;
    *left |= (words)magnitude >> 31; /* the sum is -2^31 */
    *left |= (words)some & ((field <= 0) | (field >= FIELDS - 1));
    return ((x + ((bits)grid << FRACTION_BITS)) | sign << 31) & some;
}

/* A step: running values, of f32, become the next ones. */
MMAREF_INLINE bits take_step(const leaf_job *t, uint32_t row, unsigned block, unsigned first, unsigned end, bits value,
                             words *left)
{
    const mmaref_arithmetic *arithmetic = t->rules->arithmetic;
    const int32_t base = t->a.base + t->b.base, fraction_bits = arithmetic->fraction_bits;
    const unsigned kept = arithmetic->result_bits < FRACTION_BITS ? arithmetic->result_bits : FRACTION_BITS;
    const words products = greatest_products(t, row, block, first, end);
    const words field = (words)(value >> FRACTION_BITS & FIELDS), up = field - base, zero = (words)(value << 1) == 0;
    const words counts = (field > 0) & (up > 0); /* else C is below 2^LEAST */
    const words floor = all(arithmetic->exponent_floor - base);
    const words max = greater(greater((up & counts) - BIAS, products - 2 * SPREAD), floor);
    const words fits = (max >= LEAST + fraction_bits) & (max <= GREATEST), none = (products < OF_ZERO / 2) & zero;
    const floats scale = (floats)(power(fraction_bits - max) & (bits)fits);
    const bits scaled = (value - ((uint32_t)base << FRACTION_BITS)) & (bits)(counts & fits);
    const words c = __builtin_convertvector((floats)scaled * scale, words);
    const words sum = leaf_products(t, row, block, first, (first + end) / 2, scale);
    const words other = leaf_products(t, row, block, (first + end) / 2, end, scale);
    const words both = (words)((bits)sum + (bits)other), total = (words)((bits)both + (bits)c);

    *left |= (~zero & ((field == 0) | (field == FIELDS))) | ~(fits | none);
    *left |= (((sum ^ both) & (other ^ both)) | ((both ^ total) & (c ^ total))) >> 31; /* it does not fit 32 bits */
    return round_pack(total, base + max - fraction_bits, kept, left);
}

/* ---- Rows of D ----------------------------------------------------------------- */

/* Some columns of a row. Returns whether all are computed. */
MMAREF_NOINLINE static bool leaf_block(const leaf_job *t, unsigned row, unsigned block, uint32_t *result)
{
    const mmaref_rules *rules = t->rules;
    const bool after = mmaref_adds_after(rules);
    const uint32_t *columns = t->c_column + block * LANES;
    const uint32_t *c = t->work->operands->c;
    words left = { 0 };
    bits value = { 0 };
    int32_t some = 0;
    unsigned first, end, i;

    if (!after) {
        for (i = 0; i < LANES; i++) {
            value[i] = c[t->c_row[row] ^ columns[i]];
        }
    }
    for (first = 0; first != rules->elements; first = end) {
        end = first + rules->products < rules->elements ? first + rules->products : rules->elements;
        value = take_step(t, t->a_row[row], block, first, end, value, &left);
    }
    for (i = 0; i < LANES; i++) {
        result[i] = after ? (uint32_t)mmaref_dot_add_c(rules, rules->c, c[t->c_row[row] ^ columns[i]], value[i])
                          : value[i];
        some |= left[i];
    }
    return some == 0;
}

/* A row of D, unless something in it is left. */
static bool leaf_row(leaf_job *t, unsigned row)
{
    const unsigned blocks = (1u << t->work->row.n_log2) / LANES;
    uint32_t result[ROWS_MOST];
    mmaref_stored_row stored;
    unsigned i;

    if (mmaref_is_sparse(&t->work->row)) {
        mmaref_stored_row_open(&stored, t->work, (uint16_t)row);
        for (i = 0; i < t->rules->elements; i++) {
            t->meets[i] = mmaref_stored_column(&stored, t->order[i]) * blocks;
        }
    }
    for (i = 0; i < blocks; i++) {
        if (!leaf_block(t, row, i, result + i * LANES)) {
            return false;
        }
    }
    for (i = 0; i < blocks * LANES; i++) { /* D may be C */
        t->work->d[t->c_row[row] ^ t->c_column[i]] = result[i];
    }
    return true;
}

/* Puts the columns of a product side by side. */
static void gather_columns(leaf_job *t, unsigned product)
{
    const mmaref_instruction_row *row = &t->work->row;
    const unsigned start = find(&t->b.of, product << row->k_log2 << row->n_log2);
    uint32_t column[ROWS_MOST], k_at[2 * MEETS_MOST];
    unsigned k, j, at, to = 0;

    find_all(&t->b.of, 1, 1u << row->n_log2, column);
    find_all(&t->b.of, 1u << row->n_log2, 1u << row->k_log2, k_at);
    for (k = 0; k >> row->k_log2 == 0; k++) {
        for (j = 0; j >> row->n_log2 == 0; j++, to++) {
            at = start ^ k_at[k] ^ column[j];
            t->columns.value.element[to] = t->b.is.value.element[at];
            t->columns.exponent.element[to] = t->b.is.exponent.element[at];
        }
    }
}

static leaf_map map_of(const mmaref_work *work, uint8_t operand)
{
    const uint8_t width_log2 = mmaref_format_rows[work->row.format[operand]].width_log2;
    leaf_map of;

    of.layout = mmaref_layout_of(&work->row, operand);
    of.parts_log2 = 5u - width_log2;
    of.part = 1u << of.layout->elements_log2 << width_log2;
    return of;
}

/* Whether an operand is that of a warp, and there is room for it. */
static bool fits(const mmaref_work *work, uint8_t operand)
{
    const mmaref_layout_row *layout = mmaref_layout_of(&work->row, operand);

    return mmaref_lanes_log2(layout) == WARP_LOG2 && 1u << WARP_LOG2 << layout->elements_log2 <= ELEMENTS_MOST;
}

/* Whether D has no more rows and columns than there is room for, and whole vectors of columns. */
static bool has_room(const mmaref_work *work)
{
    const mmaref_instruction_row *row = &work->row;

    return row->m_log2 + mmaref_layout_of(row, MMAREF_OPERAND_A)->products_log2 <= ROWS_LOG2 &&
           row->n_log2 <= ROWS_LOG2 && 1u << row->n_log2 >= LANES;
}

/* Whether rows may be computed here. Narrow types have at most 10 fraction bits. */
static bool serves(const mmaref_work *work, const mmaref_rules *rules)
{
    const mmaref_format_row *f32 = &mmaref_format_rows[MMAREF_TYPE_F32];

    return rules->fast && !mmaref_is_exact(rules) && rules->group == rules->elements && rules->elements <= MEETS_MOST &&
           rules->c == f32 && rules->step_format == f32 && rules->d == f32 && rules->rounding == MMAREF_ROUND_ZERO &&
           rules->arithmetic->zero_sign == MMAREF_ZERO_PLUS && rules->a->fraction_bits <= 10 &&
           rules->b->fraction_bits <= 10 && !mmaref_is_scaled(&work->row) && has_room(work) &&
           fits(work, MMAREF_OPERAND_A) && fits(work, MMAREF_OPERAND_B);
}

static void open_leaf(leaf_job *t)
{
    const mmaref_instruction_row *row = &t->work->row;
    const unsigned elements = t->rules->elements, rows_log2 = row->m_log2 + t->a.of.layout->products_log2;
    const leaf_map c = map_of(t->work, MMAREF_OPERAND_C);
    uint32_t k_at[MEETS_MOST];
    unsigned i;

    unpack(&t->a, t->rules->a, mmaref_unpack_flags(t->rules->arithmetic), t->work->operands->a);
    unpack(&t->b, t->rules->b, mmaref_unpack_flags(t->rules->arithmetic), t->work->operands->b);
    find_all(&t->a.of, 1, elements, k_at);
    find_all(&t->a.of, elements, 1u << rows_log2, t->a_row);
    find_all(&c, 1u << row->n_log2, 1u << rows_log2, t->c_row);
    find_all(&c, 1, 1u << row->n_log2, t->c_column);
    for (i = 0; i < elements; i++) {
        t->order[i] = mmaref_step_element(t->rules->interleave, (uint8_t)elements, (uint8_t)i);
        t->at[i] = k_at[t->order[i]];
        t->meets[i] = ((uint32_t)t->order[i] << row->n_log2) / LANES;
    }
}

uint32_t mmaref_leaf_rows(const mmaref_work *work, const mmaref_rules *rules)
{
    const unsigned m = 1u << work->row.m_log2;
    uint32_t left = 0;
    unsigned product, row;
    leaf_job t;

    if (!serves(work, rules)) {
        return ~left;
    }
    t.work = work;
    t.rules = rules;
    t.a.of = map_of(work, MMAREF_OPERAND_A);
    t.b.of = map_of(work, MMAREF_OPERAND_B);
    open_leaf(&t);
    for (product = 0; product >> t.a.of.layout->products_log2 == 0; product++) {
        gather_columns(&t, product);
        for (row = product * m; row < (product + 1) * m; row++) {
            left |= (uint32_t)!leaf_row(&t, row) << row;
        }
    }
    return left;
}
