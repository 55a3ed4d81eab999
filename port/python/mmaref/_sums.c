/* SPDX-License-Identifier: MIT */
/* Whole sums of the elements of a D, and how far a D is from them, for Python: as `mmaref gemm --compare` tells it. */
#include <stdlib.h>
#include <string.h>

#include "number/errors.h"

/* An element, times its scale factor. */
typedef struct {
    mmaref_value value;
    double magnitude;
} factor;

/* A matrix and how its elements lie. */
typedef struct {
    const mmaref_matrix *matrix;
    uint8_t type, width, shift;
} operand;

typedef struct {
    operand a, b, c, scale_a, scale_b;
    size_t m, n, k, block; /* elements that share a scale factor; 0: there are none */
    uint8_t type, rounding; /* of D */
} product;

static bool open_operand(operand *of, const mmaref_instruction *instruction, const mmaref_description *is,
                         uint8_t number, const mmaref_matrix *matrix)
{
    mmaref_type format;

    if (mmaref_operand_type(instruction, number, &format) != MMAREF_OK) {
        return false;
    }
    of->matrix = matrix;
    of->type = is->type[number];
    of->width = format.width;
    of->shift = is->type[number] == MMAREF_TYPE_TF32 ? 0 : format.shift;
    return true;
}

static uint64_t pattern_at(const operand *of, size_t row, size_t column)
{
    const mmaref_matrix *m = of->matrix;
    const size_t at = m->first + (m->column_major ? column * m->leading + row : row * m->leading + column);
    const size_t bit = at * of->width;
    uint64_t pattern = 0;
    unsigned i;

    if (of->width < 8) {
        return (uint64_t)(m->bytes[bit / 8] >> bit % 8) & ((1u << of->width) - 1);
    }
    for (i = 0; i < of->width / 8; i++) {
        pattern |= (uint64_t)m->bytes[bit / 8 + i] << 8 * i;
    }
    return pattern >> of->shift;
}

static factor decode(const operand *of, size_t row, size_t column)
{
    factor found = { { MMAREF_VALUE_NAN, false, 0, 0 }, 0 };
    mmaref_value magnitude;

    if (mmaref_value_decode(of->type, pattern_at(of, row, column), &found.value) == MMAREF_OK) {
        magnitude = found.value;
        magnitude.negative = false;
        found.magnitude = wide_sum_double(&magnitude);
    }
    return found;
}

static void scale(factor *of, const factor *by) /* at most 8 bits by 4 */
{
    of->value.significand *= by->value.significand;
    of->value.exponent = (int16_t)(of->value.exponent + by->value.exponent);
    of->magnitude *= by->magnitude;
    of->value.kind = by->value.kind > of->value.kind ? by->value.kind : of->value.kind;
}

static void decode_row(const product *p, size_t row, factor *into)
{
    size_t k;

    for (k = 0; k < p->k; k++) {
        into[k] = decode(&p->a, row, k);
        if (p->block != 0) {
            const factor by = decode(&p->scale_a, row, k / p->block);
            scale(&into[k], &by);
        }
    }
}

static void decode_column(const product *p, size_t column, factor *into)
{
    size_t k;

    for (k = 0; k < p->k; k++) {
        into[k] = decode(&p->b, k, column);
        if (p->block != 0) {
            const factor by = decode(&p->scale_b, k / p->block, column);
            scale(&into[k], &by);
        }
    }
}

static bool is_number(const factor *x)
{
    return x->value.kind < MMAREF_VALUE_INFINITY;
}

static whole_sum sum_at(const product *p, size_t row, size_t column, const factor *a, const factor *b)
{
    const mmaref_value one = { MMAREF_VALUE_NORMAL, false, 0, 1 };
    const factor none = { { MMAREF_VALUE_ZERO, false, 0, 0 }, 0 };
    const factor c = p->c.matrix->bytes == NULL ? none : decode(&p->c, row, column);
    whole_sum sum = { is_number(&c), 0, c.magnitude };
    mmaref_value value;
    wide_sum all;
    size_t k;

    memset(&all, 0, sizeof all);
    wide_sum_add(&all, &c.value, &one);
    for (k = 0; k < p->k; k++) {
        sum.is_number = sum.is_number && is_number(&a[k]) && is_number(&b[k]);
        sum.magnitude += a[k].magnitude * b[k].magnitude;
        wide_sum_add(&all, &a[k].value, &b[k].value);
    }
    value = wide_sum_value(&all);
    sum.is_number = sum.is_number && mmaref_value_encode(p->type, p->rounding, &value, &sum.pattern) == MMAREF_OK &&
                    mmaref_value_decode(p->type, sum.pattern, &value) == MMAREF_OK &&
                    value.kind < MMAREF_VALUE_INFINITY;
    return sum;
}

static bool open_product(product *p, const mmaref_instruction *instruction, const mmaref_product *of)
{
    mmaref_description is;
    mmaref_arithmetic exact;

    memset(p, 0, sizeof *p);
    if (mmaref_instruction_describe(instruction, &is) != MMAREF_OK || is.type[MMAREF_OPERAND_A] == MMAREF_TYPE_B1 ||
        !open_operand(&p->a, instruction, &is, MMAREF_OPERAND_A, &of->a) ||
        !open_operand(&p->b, instruction, &is, MMAREF_OPERAND_B, &of->b) ||
        !open_operand(&p->c, instruction, &is, MMAREF_OPERAND_C, &of->c)) {
        return false;
    }
    p->m = of->m;
    p->n = of->n;
    p->k = of->k;
    p->type = is.type[MMAREF_OPERAND_D];
    p->rounding = MMAREF_ROUND_NEAREST_EVEN;
    p->block = is.scale_vector == 0 ? 0 : (size_t)is.k / is.scale_vector;
    if (p->block != 0 && (!open_operand(&p->scale_a, instruction, &is, MMAREF_OPERAND_SCALE_A, &of->scale_a) ||
                          !open_operand(&p->scale_b, instruction, &is, MMAREF_OPERAND_SCALE_B, &of->scale_b))) {
        return false;
    }
    return !is.floating || (mmaref_profile_get(MMAREF_PROFILE_EXACT, instruction, &exact) == MMAREF_OK &&
                            mmaref_arithmetic_rounding(instruction, &exact, &p->rounding) == MMAREF_OK);
}

/* Finds the whole sums of rows x columns elements from [row, column] on; `sums` has those of all of D, by rows.
 * MMAREF_E_ARGUMENT: there are none, for products of single bits are counted, or no memory. */
MMAREF_API mmaref_status core_sums(const mmaref_instruction *instruction, const mmaref_product *of,
                                   const mmaref_tiles *range, whole_sum *sums);
mmaref_status core_sums(const mmaref_instruction *instruction, const mmaref_product *of,
                        const mmaref_tiles *range, whole_sum *sums)
{
    factor *a = malloc(of->k * sizeof *a), *b = malloc(range->columns * of->k * sizeof *b);
    size_t row, column;
    product p;
    const bool is_open = open_product(&p, instruction, of) && a != NULL && b != NULL;

    for (column = 0; column < range->columns && is_open; column++) {
        decode_column(&p, range->column + column, b + column * p.k);
    }
    for (row = range->row; row < range->row + range->rows && is_open; row++) {
        decode_row(&p, row, a);
        for (column = 0; column < range->columns; column++) {
            const size_t at = range->column + column;
            sums[row * p.n + at] = sum_at(&p, row, at, a, b + column * p.k);
        }
    }
    free(a);
    free(b);
    return is_open ? MMAREF_OK : MMAREF_E_ARGUMENT;
}

/* The errors of a D, and its worst element: the first that is no number where there is a sum, or the one that is
 * farthest from the whole sum. */
typedef struct {
    errors all;
    size_t row, column;
    uint64_t ulps;          /* how far; UINT64_MAX: it is no number */
    uint64_t expected, got; /* patterns */
} distance;

MMAREF_API mmaref_status core_errors(const mmaref_instruction *instruction, const mmaref_product *of,
                                     const whole_sum *sums, distance *found);
mmaref_status core_errors(const mmaref_instruction *instruction, const mmaref_product *of,
                          const whole_sum *sums, distance *found)
{
    mmaref_description is;
    errors_sum all;
    operand d;
    size_t i;

    memset(&all, 0, sizeof all);
    memset(found, 0, sizeof *found);
    if (mmaref_instruction_describe(instruction, &is) != MMAREF_OK ||
        !open_operand(&d, instruction, &is, MMAREF_OPERAND_D, &of->d)) {
        return MMAREF_E_ARGUMENT;
    }
    for (i = 0; i < of->m * of->n; i++) {
        const uint64_t got = pattern_at(&d, i / of->n, i % of->n);
        const unsigned level = errors_level(d.type, &sums[i], got);
        const uint64_t ulps = level == ERRORS_NONE      ? 0
                              : level == ERRORS_ENDLESS ? UINT64_MAX
                                                        : errors_ulps(d.type, sums[i].pattern, got);
        errors_take(&all, d.type, &sums[i], got);
        if (i == 0 || ulps > found->ulps) {
            found->row = i / of->n;
            found->column = i % of->n;
            found->ulps = ulps;
            found->expected = sums[i].pattern;
            found->got = got;
        }
    }
    found->all = errors_end(&all);
    return MMAREF_OK;
}
