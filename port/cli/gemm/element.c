/* SPDX-License-Identifier: MIT */
/* The names and the elements of matrices. See gemm.h. */
#include "gemm/gemm.h"

#include "number/product_sum.h"

const char *gemm_name(unsigned matrix)
{
    static const char *const names[GEMM_MATRICES] = { "a", "b", "c", "scale_a", "scale_b", "d" };

    return names[matrix];
}

/* Where an element begins. Smaller ones than a byte do not cross from one to the next. */
static uint8_t *byte_of(const gemm_matrix *matrix, size_t row, size_t column, unsigned *bit)
{
    uint64_t first = ((uint64_t)row * matrix->at.leading + column) * matrix->width; /* size_t may have 32 bits */

    *bit = (unsigned)(first % 8);
    return matrix->at.bytes + (size_t)(first / 8);
}

void gemm_put(gemm_matrix *matrix, size_t row, size_t column, uint64_t pattern)
{
    unsigned bit, i;
    uint8_t *byte = byte_of(matrix, row, column, &bit);

    pattern <<= matrix->up;
    if (matrix->width < 8) {
        unsigned mask = ((1u << matrix->width) - 1) << bit;
        *byte = (uint8_t)((*byte & ~mask) | ((unsigned)pattern << bit & mask));
        return;
    }
    for (i = 0; i < matrix->width; i += 8) {
        *byte++ = (uint8_t)(pattern >> i);
    }
}

uint64_t gemm_get(const gemm_matrix *matrix, size_t row, size_t column)
{
    const product_operand of = { &matrix->at, matrix->type, matrix->width, matrix->up };

    return product_pattern(&of, row, column);
}

mmaref_product gemm_product(const gemm *g)
{
    const mmaref_product product = { g->m, g->n, g->k, g->matrix[GEMM_A].at, g->matrix[GEMM_B].at, g->matrix[GEMM_C].at,
                                     g->matrix[GEMM_D].at, g->matrix[GEMM_SCALE_A].at, g->matrix[GEMM_SCALE_B].at };

    return product;
}
