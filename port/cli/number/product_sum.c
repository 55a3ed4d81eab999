/* SPDX-License-Identifier: MIT */
/* Whole sums of a product of matrices. See product_sum.h. */
#include "number/product_sum.h"

#include <stdlib.h>
#include <string.h>

/* An element, times its scale factor. */
typedef struct {
    mmaref_value value;
    double magnitude;
} factor;

typedef struct {
    product_operand a, b, c, scale_a, scale_b;
    size_t n, k, block;     /* elements that share a scale factor; 0: there are none */
    uint8_t type, rounding; /* of D */
} product;

mmaref_status product_operand_open(product_operand *of, const mmaref_instruction *instruction,
                                   const mmaref_description *is, uint8_t number, const mmaref_matrix *matrix)
{
    mmaref_type in_register, alone;
    mmaref_status status = mmaref_operand_type(instruction, number, &in_register);

    if (status == MMAREF_OK) {
        status = mmaref_type_get(is->type[number], &alone);
    }
    if (status == MMAREF_OK) {
        of->matrix = matrix;
        of->type = is->type[number];
        of->width = in_register.width;
        of->up = (uint8_t)(in_register.shift - alone.shift);
    }
    return status;
}

uint64_t product_pattern(const product_operand *of, size_t row, size_t column)
{
    const mmaref_matrix *m = of->matrix;
    const uint64_t at = m->column_major ? (uint64_t)column * m->leading + row : (uint64_t)row * m->leading + column;
    const uint64_t bit = (m->first + at) * of->width; /* size_t may have 32 bits */
    const uint8_t *byte = m->bytes + (size_t)(bit / 8);
    uint64_t pattern = 0;
    unsigned i;

    if (of->width < 8) { /* such elements do not cross from one byte to the next */
        return ((unsigned)*byte >> bit % 8 & ((1u << of->width) - 1)) >> of->up;
    }
    for (i = 0; i < of->width; i += 8) {
        pattern |= (uint64_t)*byte++ << i;
    }
    return pattern >> of->up;
}

static factor decode(const product_operand *of, size_t row, size_t column)
{
    factor found = { { MMAREF_VALUE_NAN, false, 0, 0 }, 0 };
    mmaref_value magnitude;

    if (mmaref_value_decode(of->type, product_pattern(of, row, column), &found.value) == MMAREF_OK) {
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

static mmaref_status open_operands(product *p, const mmaref_instruction *instruction, const mmaref_description *is,
                                   const mmaref_product *of)
{
    mmaref_status status = product_operand_open(&p->a, instruction, is, MMAREF_OPERAND_A, &of->a);

    if (status == MMAREF_OK) {
        status = product_operand_open(&p->b, instruction, is, MMAREF_OPERAND_B, &of->b);
    }
    if (status == MMAREF_OK) {
        status = product_operand_open(&p->c, instruction, is, MMAREF_OPERAND_C, &of->c);
    }
    if (status == MMAREF_OK && p->block != 0) {
        status = product_operand_open(&p->scale_a, instruction, is, MMAREF_OPERAND_SCALE_A, &of->scale_a);
    }
    if (status == MMAREF_OK && p->block != 0) {
        status = product_operand_open(&p->scale_b, instruction, is, MMAREF_OPERAND_SCALE_B, &of->scale_b);
    }
    return status;
}

static bool open_product(product *p, const mmaref_instruction *instruction, const mmaref_product *of)
{
    mmaref_description is;
    mmaref_arithmetic exact;

    memset(p, 0, sizeof *p);
    if (mmaref_instruction_describe(instruction, &is) != MMAREF_OK || is.type[MMAREF_OPERAND_A] == MMAREF_TYPE_B1) {
        return false;
    }
    p->n = of->n;
    p->k = of->k;
    p->type = is.type[MMAREF_OPERAND_D];
    p->rounding = MMAREF_ROUND_NEAREST_EVEN;
    p->block = is.scale_vector == 0 ? 0 : (size_t)is.k / is.scale_vector;
    return open_operands(p, instruction, &is, of) == MMAREF_OK &&
           (!is.floating || (mmaref_profile_get(MMAREF_PROFILE_EXACT, instruction, &exact) == MMAREF_OK &&
                             mmaref_arithmetic_rounding(instruction, &exact, &p->rounding) == MMAREF_OK));
}

mmaref_status product_sums_find(const mmaref_instruction *instruction, const mmaref_product *of,
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
