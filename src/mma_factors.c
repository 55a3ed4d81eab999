/* SPDX-License-Identifier: MIT */
/* D = A * B + C of all types but f64: rows of A meet columns of B, decoded in the order in which
 * steps take them; columns once, or what each row of a sparse A picks. See mmaref_internal.h. */
#include "mmaref_internal.h"

#ifndef MMAREF_SMALL_STACK

#define FACTORS_KEPT 128 /* of columns of B at a time: 512 bytes of stack */
#define K_MAX 64         /* elements that meet in one element of D */
#define SCALES_MAX 4     /* scale factors along K */
#define DECODED 16       /* at a time */

/* The patterns of elements `first` and up of a line, in runs of eight, which may end beyond it. */
static void load_run(const mmaref_line *from, uint16_t start, uint8_t first, uint8_t count, uint32_t *bits)
{
    const uint32_t *registers = from->registers;
    uint8_t run, k;

    for (run = 0; run < count; run = (uint8_t)(run + 8)) {
        uint16_t at = mmaref_line_bit(from, start, (uint8_t)(first + run));
        for (k = 0; k < 8; k++) {
            uint16_t bit = at ^ from->low[k];
            bits[run + k] = registers[bit >> 5] >> (bit & 31);
        }
    }
}

/* The same of elements that are picked. */
static void load_picked(const mmaref_line *from, uint16_t start, const uint8_t *picked, uint8_t count, uint32_t *bits)
{
    uint8_t k;

    for (k = 0; k < count; k++) {
        uint16_t bit = mmaref_line_bit(from, start, picked[k]);
        bits[k] = from->registers[bit >> 5] >> (bit & 31);
    }
}

/* Decodes `count` elements of a line, those picked where that is not NULL; returns whether any
 * is special. */
static uint8_t decode_line(const mmaref_line *from, uint16_t place, uint8_t flags, const uint8_t *picked, uint8_t count,
                           const mmaref_factors *to)
{
    uint16_t start = mmaref_line_start(from, place);
    uint32_t bits[DECODED];
    uint8_t special = 0;
    uint8_t first;

    for (first = 0; first < count; first = (uint8_t)(first + DECODED)) {
        uint8_t length = count - first < DECODED ? (uint8_t)(count - first) : DECODED;
        mmaref_factors part;
        part.significand = to->significand + first;
        part.exponent = to->exponent + first;
        if (picked == NULL) {
            load_run(from, start, first, length, bits);
        } else {
            load_picked(from, start, picked + first, length, bits);
        }
        special |= mmaref_factors_decode(from->format, flags, bits, length, &part);
    }
    return special;
}

/* One row of A, ready to meet columns: its elements in processing order, the logical
 * column of each, and the scale factors of its blocks. */
typedef struct {
    uint16_t significand[K_MAX];
    int16_t exponent[K_MAX];
    mmaref_factors factors;
    uint8_t column[K_MAX];
    const uint8_t *picked; /* column, or NULL where all are there */
    mmaref_block_scale scale[SCALES_MAX];
    uint8_t special;
} row_of_a;

/* Multiplies the elements of a line by the scale factors of their logical columns, which are
 * those picked where that is not NULL. Returns whether any is special. */
static uint8_t fold_scales(const mmaref_matrices *m, uint8_t operand, uint16_t at, const uint8_t *picked,
                           const mmaref_factors *factors)
{
    uint8_t vector = mmaref_scale_vector(m->work->instruction);
    mmaref_block_scale scale;
    mmaref_factor factor;
    uint8_t loaded = vector; /* the chunk whose scale factor it is */
    uint8_t special = 0;
    uint8_t k;

    for (k = 0; k < m->a.count; k++) {
        uint8_t column = picked == NULL ? mmaref_step_element(m->rules.interleave, m->a.count, k) : picked[k];
        uint8_t chunk = (uint8_t)((uint16_t)(column * vector) >> m->work->row->k_log2);
        if (chunk != loaded) {
            loaded = chunk;
            mmaref_scale_load(m->work, operand, at, chunk, &scale);
        }
        factor.significand = factors->significand[k];
        factor.exponent = factors->exponent[k];
        mmaref_scale_apply(&scale, &factor);
        factors->significand[k] = factor.significand;
        factors->exponent[k] = factor.exponent;
        special |= factor.exponent >= MMAREF_FACTOR_INFINITY;
    }
    return special;
}

/* The scale factors along a row or column. */
static uint8_t load_scales(const mmaref_matrices *m, uint8_t operand, uint16_t at, mmaref_block_scale scale[SCALES_MAX])
{
    uint8_t special = 0;
    uint8_t chunk;

    for (chunk = 0; chunk < mmaref_scale_vector(m->work->instruction); chunk++) {
        mmaref_scale_load(m->work, operand, at, chunk, &scale[chunk]);
        special |= scale[chunk].special;
    }
    return special;
}

static void prepare_row(const mmaref_matrices *m, uint16_t row, row_of_a *a)
{
    bool sparse = mmaref_is_sparse(m->work->row);
    uint8_t k;

    a->factors.significand = a->significand;
    a->factors.exponent = a->exponent;
    a->picked = sparse ? a->column : NULL;
    a->special = decode_line(&m->a, mmaref_row_place(m, row), mmaref_decode_flags(m->work->arithmetic), NULL,
                             m->a.count, &a->factors);
    for (k = 0; sparse && k < m->a.count; k++) {
        a->column[k] = mmaref_sparse_column(m->work, row, mmaref_step_element(m->rules.interleave, m->a.count, k));
    }
    if (mmaref_is_folded(m->work)) {
        a->special |= fold_scales(m, MMAREF_OPERAND_SCALE_A, row, a->picked, &a->factors);
    } else if (mmaref_is_scaled(m->work->row)) {
        a->special |= load_scales(m, MMAREF_OPERAND_SCALE_A, row, a->scale);
    }
}

static uint8_t prepare_column(const mmaref_matrices *m, uint16_t column, const uint8_t *picked, const mmaref_factors *b)
{
    uint8_t special = decode_line(&m->b, mmaref_column_place(m, column), mmaref_decode_flags(m->work->arithmetic), picked,
                                  m->a.count, b);

    return mmaref_is_folded(m->work) ? special | fold_scales(m, MMAREF_OPERAND_SCALE_B, column, picked, b) : special;
}

/* Columns of B that fit the stack; one, where each row picks its own elements. */
typedef struct {
    uint16_t significand[FACTORS_KEPT];
    int16_t exponent[FACTORS_KEPT];
} columns_of_b;

static mmaref_factors column_at(const mmaref_matrices *m, columns_of_b *b, uint8_t column)
{
    mmaref_factors factors;

    factors.significand = b->significand + (size_t)column * m->b.count;
    factors.exponent = b->exponent + (size_t)column * m->b.count;
    return factors;
}

/* A block of columns against every row. */
static void multiply_block(const mmaref_matrices *m, uint8_t first, uint8_t count)
{
    columns_of_b b;
    row_of_a a;
    mmaref_block_scale scale_b[SCALES_MAX];
    mmaref_dot_elements elements = { { NULL, NULL }, { NULL, NULL }, NULL, NULL, 0, NULL, NULL, 0, 0 };
    bool sparse = mmaref_is_sparse(m->work->row);
    bool scaled = mmaref_is_scaled(m->work->row) && !mmaref_is_folded(m->work);
    uint8_t special = 0;
    uint16_t row;
    uint8_t k;

    elements.b = column_at(m, &b, 0);
    for (k = 0; !sparse && k < count; k++) {
        mmaref_factors column = column_at(m, &b, k);
        special |= prepare_column(m, (uint16_t)(first + k), NULL, &column);
    }
    elements.count = m->a.count;
    if (scaled) {
        elements.scale_a = a.scale;
        elements.scale_b = scale_b;
        elements.scales = mmaref_scale_vector(m->work->instruction);
    }
    for (row = 0; row < m->rows; row++) {
        uint16_t place = mmaref_result_place(m, row);
        uint16_t c = mmaref_line_start(&m->c, place);
        uint16_t d = m->in_place ? c : mmaref_line_start(&m->d, place);
        prepare_row(m, row, &a);
        elements.a = a.factors;
        for (k = 0; k < count; k++) {
            uint8_t column = (uint8_t)(first + k);
            uint16_t at = mmaref_line_bit(&m->c, c, column);
            if (sparse) {
                special = prepare_column(m, column, a.picked, &elements.b);
            } else {
                elements.b = column_at(m, &b, k);
            }
            elements.special = a.special | special;
            if (scaled) {
                elements.special |= load_scales(m, MMAREF_OPERAND_SCALE_B, column, scale_b);
            }
            mmaref_compute(m, at, m->in_place ? at : mmaref_line_bit(&m->d, d, column), &elements);
        }
    }
}

void mmaref_multiply_factors(const mmaref_matrices *m)
{
    uint8_t block = (uint8_t)(FACTORS_KEPT >> m->work->row->k_log2);
    uint8_t first;

    if (block > m->columns || mmaref_is_sparse(m->work->row)) {
        block = (uint8_t)m->columns;
    }
    for (first = 0; first < m->columns; first = (uint8_t)(first + block)) {
        multiply_block(m, first, block);
    }
}

#endif
