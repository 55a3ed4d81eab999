/* SPDX-License-Identifier: MIT */
/* D = A * B + C of all types but f64: rows of A meet columns of B, decoded in the order in which
 * steps take them; columns once, or what each row of a sparse A picks. See mmaref_internal.h. */
#include "mmaref_internal.h"

#ifndef MMAREF_SMALL_STACK

#define FACTORS_KEPT 192 /* of a row of A and columns of B at a time: 768 bytes of stack */
#define SCALES_MAX 4     /* scale factors along K */

/* A row of A, then columns of B, ready to meet it: their elements in processing order. Last, of a sparse A, the
 * logical columns of the row in place of significands. */
typedef struct {
    uint16_t significand[FACTORS_KEPT];
    int16_t exponent[FACTORS_KEPT];
} lines;

static mmaref_factors line_at(const mmaref_matrices *m, lines *of, uint8_t line)
{
    mmaref_factors factors;

    factors.significand = of->significand + (size_t)line * m->a.count;
    factors.exponent = of->exponent + (size_t)line * m->a.count;
    return factors;
}

/* Multiplies the elements of a line by the scale factors of their logical columns, which are
 * those picked where that is not NULL. Returns whether any is special. */
static uint8_t fold_scales(const mmaref_matrices *m, uint8_t operand, uint16_t at, const uint16_t *picked,
                           const mmaref_factors *factors)
{
    uint8_t vector = mmaref_scale_vector(m->work->instruction);
    mmaref_block_scale scale;
    mmaref_factor factor;
    uint8_t loaded = vector; /* the chunk whose scale factor it is */
    uint8_t special = 0;
    uint8_t k;

    for (k = 0; k < m->a.count; k++) {
        uint8_t column = picked == NULL ? mmaref_step_element(m->rules.interleave, m->a.count, k) : (uint8_t)picked[k];
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

/* Decodes a row of A. Returns whether any element is special. */
static uint8_t prepare_row(const mmaref_matrices *m, uint16_t row, const uint16_t *picked, lines *to)
{
    mmaref_factors factors = line_at(m, to, 0);
    uint8_t flags = mmaref_decode_flags(m->work->arithmetic);
    uint8_t special = mmaref_lines_decode(&m->a, mmaref_row_place(m, row), 1, flags, NULL, m->a.count, &factors);

    if (mmaref_is_folded(m->work)) {
        special |= fold_scales(m, MMAREF_OPERAND_SCALE_A, row, picked, &factors);
    }
    return special;
}

/* Decodes columns of B; picked: the logical columns of a sparse row of A, or NULL. Returns a bit for each with
 * special elements. */
static uint8_t prepare_columns(const mmaref_matrices *m, uint8_t first, uint8_t count, const uint16_t *picked,
                               lines *to)
{
    mmaref_factors factors = line_at(m, to, 1);
    uint8_t flags = mmaref_decode_flags(m->work->arithmetic);
    uint16_t place = mmaref_column_place(m, first);
    uint8_t special = mmaref_lines_decode(&m->b, place, count, flags, picked, m->a.count, &factors);
    uint8_t k;

    for (k = 0; k < count && mmaref_is_folded(m->work); k++) {
        factors = line_at(m, to, (uint8_t)(1 + k));
        special |= (uint8_t)(fold_scales(m, MMAREF_OPERAND_SCALE_B, (uint16_t)(first + k), picked, &factors) << k);
    }
    return special;
}

/* A block of columns against every row. */
static void multiply_block(const mmaref_matrices *m, uint8_t first, uint8_t count)
{
    lines all;
    mmaref_block_scale scale_a[SCALES_MAX], scale_b[SCALES_MAX];
    mmaref_dot_elements elements = { { NULL, NULL }, { NULL, NULL }, NULL, NULL, 0, NULL, NULL, 0, 0 };
    bool sparse = mmaref_is_sparse(m->work->row);
    bool scaled = mmaref_is_scaled(m->work->row) && !mmaref_is_folded(m->work);
    uint16_t *picked = sparse ? line_at(m, &all, (uint8_t)(1 + count)).significand : NULL;
    uint8_t special = sparse ? 0 : prepare_columns(m, first, count, NULL, &all);
    uint16_t row;
    uint8_t k;

    elements.a = line_at(m, &all, 0);
    elements.count = m->a.count;
    elements.scale_a = scale_a;
    elements.scale_b = scale_b;
    elements.scales = mmaref_scale_vector(m->work->instruction);
    for (row = 0; row < m->rows; row++) {
        uint16_t place = (uint16_t)(mmaref_result_place(m, row) + first);
        uint16_t c = mmaref_line_start(&m->c, place);
        uint16_t d = m->in_place ? c : mmaref_line_start(&m->d, place);
        uint8_t left = 0xff; /* columns */
        uint8_t special_row;
        for (k = 0; sparse && k < m->a.count; k++) {
            picked[k] = mmaref_sparse_column(m->work, row, mmaref_step_element(m->rules.interleave, m->a.count, k));
        }
        special_row = prepare_row(m, row, picked, &all);
        if (sparse) {
            special = prepare_columns(m, first, count, picked, &all);
        }
        if (scaled) {
            special_row |= load_scales(m, MMAREF_OPERAND_SCALE_A, row, scale_a);
        }
        elements.b = line_at(m, &all, 1);
        if (m->narrow && special_row == 0) {
            left = mmaref_row_narrow(m, c, d, &elements, count, special);
        }
        for (k = 0; left >> k != 0 && k < count; k++) {
            if ((left >> k & 1) == 0) {
                continue;
            }
            elements.b = line_at(m, &all, (uint8_t)(1 + k));
            elements.special = special_row | (special >> k & 1);
            if (scaled) {
                elements.special |= load_scales(m, MMAREF_OPERAND_SCALE_B, (uint16_t)(first + k), scale_b);
            }
            mmaref_compute(m, c ^ m->c.low[k], d ^ m->d.low[k], &elements);
        }
    }
}

void mmaref_multiply_factors(const mmaref_matrices *m)
{
    uint8_t block = MMAREF_NARROW_COLUMNS;
    uint8_t first;

    while ((block + 1 + mmaref_is_sparse(m->work->row)) * m->a.count > FACTORS_KEPT) {
        block >>= 1;
    }
    for (first = 0; first < m->columns; first = (uint8_t)(first + block)) {
        multiply_block(m, first, block);
    }
}

#endif
