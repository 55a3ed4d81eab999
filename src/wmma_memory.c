/* SPDX-License-Identifier: MIT */
/* wmma.load and wmma.store (PTX ISA 9.7.14.4.3, 9.7.14.4.4). See mmaref.h. */
#include "mmaref_internal.h"

static mmaref_status undefined(mmaref_error *error, const char *reason, uint32_t bits)
{
    (void)mmaref_fail_for(error, MMAREF_E_UNDEFINED, reason);
    if (error != NULL) {
        error->bits = bits;
    }
    return MMAREF_E_UNDEFINED;
}

/* Alignment and stride (9.7.14.4.2): rows start at multiples of a lane's fragment. */
static mmaref_status check_rows(const mmaref_fragment *fragment, const mmaref_matrix *matrix, uint32_t p,
                                mmaref_error *error)
{
    uint8_t align_log2 = (uint8_t)(fragment->elements_log2 + fragment->width_log2); /* of bits */
    uint32_t row = (uint32_t)1 << (matrix->column_major ? fragment->rows_log2 : fragment->columns_log2);

    if ((p & (((uint32_t)1 << (align_log2 - 3)) - 1)) != 0) {
        return undefined(error, "the address is not aligned to the size of the fragment", p);
    }
    if (matrix->leading < row) {
        return undefined(error, "the stride is below the default", matrix->leading);
    }
    if ((matrix->leading & (((uint32_t)1 << (align_log2 - fragment->width_log2)) - 1)) != 0) {
        return undefined(error, "rows are not aligned to the size of the fragment", matrix->leading);
    }
    return MMAREF_OK;
}

/* Opens fragment and matrix of an access, or tells what is wrong with it. */
static mmaref_status open_access(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                 uint8_t action, uint32_t p, uint32_t stride, mmaref_fragment *fragment,
                                 mmaref_matrix *matrix, mmaref_error *error)
{
    mmaref_status status;
    uint64_t first;

    if (matrix->bytes == NULL || instruction == NULL || instruction->word[MMAREF_QUALIFIER_ACTION] != action ||
        !mmaref_fragment_open(fragment, instruction, arithmetic, mmaref_moved_operand(instruction))) {
        return mmaref_fail(error, MMAREF_E_ARGUMENT, "another instruction, or no memory or registers");
    }
    matrix->column_major = instruction->word[MMAREF_QUALIFIER_LAYOUT] == MMAREF_WORD_COL;
    matrix->leading = stride;
    if (stride == MMAREF_STRIDE_DEFAULT) {
        matrix->leading = (uint32_t)1 << (matrix->column_major ? fragment->rows_log2 : fragment->columns_log2);
    }
    status = check_rows(fragment, matrix, p, error);
    if (status != MMAREF_OK) {
        return status;
    }
    first = (uint64_t)p * 8 >> fragment->width_log2;
    matrix->first = first < SIZE_MAX ? (size_t)first : SIZE_MAX;
    return mmaref_matrix_fits(matrix, fragment, 0, MMAREF_E_UNDEFINED, error);
}

mmaref_status mmaref_wmma_load(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                               const uint8_t *memory, size_t size, uint32_t p, uint32_t stride, uint32_t *r,
                               mmaref_error *error)
{
    mmaref_fragment fragment;
    mmaref_matrix matrix;
    mmaref_status status;

    matrix.bytes = r == NULL ? NULL : (uint8_t *)memory; /* only read */
    matrix.size = size;
    status = open_access(instruction, arithmetic, MMAREF_WORD_LOAD, p, stride, &fragment, &matrix, error);
    if (status == MMAREF_OK) {
        mmaref_matrix_to_fragment(&matrix, &fragment, 0, r);
    }
    return status;
}

mmaref_status mmaref_wmma_store(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                const uint32_t *r, uint8_t *memory, size_t size, uint32_t p, uint32_t stride,
                                mmaref_error *error)
{
    mmaref_fragment fragment;
    mmaref_matrix matrix;
    mmaref_status status;

    matrix.bytes = r == NULL ? NULL : memory;
    matrix.size = size;
    status = open_access(instruction, arithmetic, MMAREF_WORD_STORE, p, stride, &fragment, &matrix, error);
    if (status == MMAREF_OK) {
        mmaref_fragment_to_matrix(&matrix, &fragment, 0, r);
    }
    return status;
}
