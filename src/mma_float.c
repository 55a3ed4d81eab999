/* SPDX-License-Identifier: MIT */
/* Floating-point D = A * B + C: rows of A meet columns of B, each decoded once and kept in
 * the order in which steps take them. See mmaref_internal.h. */
#include "mmaref_internal.h"

#define FACTORS_KEPT 128 /* of columns of B at a time: 512 bytes of stack */
#define K_MAX 64         /* elements that meet in one element of D */
#define SCALES_MAX 4     /* scale factors along K */
#define RUN 16           /* elements decoded at a time */

/* Decodes a line into processing order; returns whether any element is special. */
static uint8_t decode_line(const mmaref_line *from, const mmaref_factors *to)
{
    uint32_t bits[RUN];
    uint16_t fragment = mmaref_layout_find(from->layout, from->start);
    uint8_t run = from->ordered ? 1 : RUN;
    uint8_t flags = mmaref_decode_flags(from->arithmetic);
    uint8_t special = 0;
    uint8_t k, i;

    for (k = 0; k < from->count; k = (uint8_t)(k + run)) {
        uint8_t at = from->ordered ? mmaref_step_position(from->arithmetic, from->count, k) : k;
        uint8_t left = (uint8_t)(from->count - k);
        mmaref_factors part;
        if (run > left) {
            run = left;
        }
        for (i = 0; i < run; i++) {
            bits[i] = mmaref_element_load(from->registers, fragment, from->format->width_log2);
            fragment = mmaref_walk_next(from->flips, fragment, (uint16_t)(k + i));
        }
        part.significand = to->significand + at;
        part.exponent = to->exponent + at;
        special |= mmaref_factors_decode(from->format, flags, bits, run, &part);
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
    mmaref_number scale[SCALES_MAX];
    uint8_t special;
} row_of_a;

/* Multiplies the elements of a line by the scale factors of their logical columns; NULL: those in
 * which they were decoded. Returns whether any is special. */
static uint8_t fold_scales(const mmaref_matrices *m, uint8_t operand, uint16_t at, const uint8_t *column_of,
                           const mmaref_line *line, const mmaref_factors *factors)
{
    uint8_t vector = mmaref_scale_vector(m->work->instruction);
    uint16_t chunk_length = (uint16_t)((1u << m->work->row->k_log2) / vector);
    mmaref_number scale[SCALES_MAX];
    uint8_t special = 0;
    uint8_t k;

    for (k = 0; k < vector; k++) {
        mmaref_scale_load(m->work, operand, at, k, &scale[k]);
    }
    for (k = 0; k < line->count; k++) {
        uint8_t position = line->ordered ? mmaref_step_position(line->arithmetic, line->count, k) : k;
        uint8_t column = column_of == NULL ? k : column_of[position];
        mmaref_scale_apply(&scale[column / chunk_length], factors, position);
        special |= factors->exponent[position] >= MMAREF_FACTOR_INFINITY;
    }
    return special;
}

/* The scale factors of each block of products of a row or column. */
static uint8_t load_block_scales(const mmaref_matrices *m, uint8_t operand, uint16_t at, mmaref_number scale[SCALES_MAX])
{
    uint8_t vector = mmaref_scale_vector(m->work->instruction);
    uint8_t blocks = (uint8_t)(m->a.count / m->work->arithmetic->block);
    uint8_t special = 0;
    uint8_t block;

    for (block = 0; block < blocks; block++) {
        mmaref_scale_load(m->work, operand, at, (uint8_t)(block * vector / blocks), &scale[block]);
        special |= scale[block].special;
    }
    return special;
}

static void prepare_row(mmaref_matrices *m, uint16_t row, row_of_a *a)
{
    uint8_t k;

    mmaref_aim_row(m, row);
    a->factors.significand = a->significand;
    a->factors.exponent = a->exponent;
    a->special = decode_line(&m->a, &a->factors);
    for (k = 0; m->sparse && k < m->a.count; k++) {
        a->column[mmaref_step_position(m->work->arithmetic, m->a.count, k)] = mmaref_sparse_column(m->work, row, k);
    }
    if (m->folded) {
        a->special |= fold_scales(m, MMAREF_OPERAND_SCALE_A, row, m->sparse ? a->column : NULL, &m->a, &a->factors);
    } else if (m->scaled) {
        a->special |= load_block_scales(m, MMAREF_OPERAND_SCALE_A, row, a->scale);
    }
}

/* Lets a row meet one column, of which a sparse row picks elements. */
static void meet(const mmaref_matrices *m, const row_of_a *a, mmaref_result_place *at, const mmaref_factors *b,
                 mmaref_dot_elements *elements)
{
    uint16_t significand[K_MAX];
    int16_t exponent[K_MAX];
    uint8_t k;

    elements->b = *b;
    if (m->sparse) {
        for (k = 0; k < m->a.count; k++) {
            significand[k] = b->significand[a->column[k]];
            exponent[k] = b->exponent[a->column[k]];
        }
        elements->b.significand = significand;
        elements->b.exponent = exponent;
    }
    mmaref_compute(m, at, elements);
}

/* Columns of B that fit the stack. */
typedef struct {
    uint16_t significand[FACTORS_KEPT];
    int16_t exponent[FACTORS_KEPT];
    uint8_t special;
} columns_of_b;

static mmaref_factors column_at(const mmaref_matrices *m, columns_of_b *b, uint16_t column)
{
    mmaref_factors factors;

    factors.significand = b->significand + (size_t)column * m->b.count;
    factors.exponent = b->exponent + (size_t)column * m->b.count;
    return factors;
}

static void prepare_columns(mmaref_matrices *m, uint16_t first, uint16_t count, columns_of_b *b)
{
    uint16_t column;

    b->special = 0;
    for (column = 0; column < count; column++) {
        mmaref_factors to = column_at(m, b, column);
        mmaref_aim_column(m, (uint16_t)(first + column));
        b->special |= decode_line(&m->b, &to);
        if (m->folded) {
            b->special |= fold_scales(m, MMAREF_OPERAND_SCALE_B, (uint16_t)(first + column), NULL, &m->b, &to);
        }
    }
}

/* A block of columns against every row. */
static void multiply_block(mmaref_matrices *m, uint16_t first, uint16_t count)
{
    columns_of_b b;
    row_of_a a;
    mmaref_number scale_b[SCALES_MAX];
    mmaref_dot_elements elements = { { NULL, NULL }, { NULL, NULL }, NULL, NULL, NULL, NULL, 0, 0 };
    uint16_t row, column;

    prepare_columns(m, first, count, &b);
    elements.count = m->a.count;
    if (m->scaled && !m->folded) {
        elements.scale_a = a.scale;
        elements.scale_b = scale_b;
    }
    for (row = 0; row < m->rows; row++) {
        mmaref_result_place at = mmaref_aim_result(m, row, first);
        prepare_row(m, row, &a);
        elements.a = a.factors;
        for (column = 0; column < count; column++) {
            mmaref_factors factors = column_at(m, &b, column);
            elements.special = a.special | b.special;
            if (elements.scale_b != NULL) {
                elements.special |= load_block_scales(m, MMAREF_OPERAND_SCALE_B, (uint16_t)(first + column), scale_b);
            }
            meet(m, &a, &at, &factors, &elements);
        }
    }
}

void mmaref_mma_float(const mmaref_work *work)
{
    mmaref_matrices m;
    uint16_t products = (uint16_t)(1u << mmaref_layout_rows[work->row->layout[MMAREF_OPERAND_A]].products_log2);
    uint16_t block, first;

    mmaref_matrices_open(&m, work);
    block = (uint16_t)(FACTORS_KEPT >> work->row->k_log2);
    if (block > m.columns) {
        block = m.columns;
    }
    for (m.product = 0; m.product < products; m.product++) {
        if (m.a.format->width_log2 == 6) {
            mmaref_multiply_f64(&m);
            continue;
        }
        for (first = 0; first < m.columns; first = (uint16_t)(first + block)) {
            multiply_block(&m, first, block);
        }
    }
}
