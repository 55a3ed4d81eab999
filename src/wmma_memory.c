/* SPDX-License-Identifier: MIT */
/* wmma.load and wmma.store (PTX ISA 9.7.14.4.3, 9.7.14.4.4). See mmaref.h. */
#include "mmaref_internal.h"

/* Alignment and stride (9.7.14.4.2): rows start at multiples of a lane's fragment. */
static mmaref_status check_rows(const mmaref_fragment *fragment, uint32_t default_stride, uint32_t stride, uint32_t p,
                                mmaref_error *error)
{
    uint32_t elements = (uint32_t)1 << fragment->elements_log2;

    if ((p & ((elements << fragment->width_log2 >> 3) - 1)) != 0) {
        return mmaref_fail_at(error, MMAREF_REASON_ADDRESS, 0, p);
    }
    if (stride < default_stride) {
        return mmaref_fail_at(error, MMAREF_REASON_STRIDE, 0, stride);
    }
    if (stride % elements != 0) {
        return mmaref_fail_at(error, MMAREF_REASON_ROWS, 0, stride);
    }
    return MMAREF_OK;
}

static mmaref_status load_or_store(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                   const uint8_t *memory, size_t size, uint32_t p, uint32_t stride, uint32_t *r,
                                   mmaref_error *error, bool store)
{
    mmaref_access access;
    mmaref_status status;
    uint32_t default_stride;

    if (!MMAREF_HAS_MOVE || !MMAREF_HAS_WMMA) {
        return mmaref_fail(error, MMAREF_REASON_LEFT_OUT);
    }
    if (memory == NULL || r == NULL || instruction == NULL ||
        mmaref_instruction_word(instruction, MMAREF_QUALIFIER_ACTION) != (store ? MMAREF_WORD_STORE : MMAREF_WORD_LOAD) ||
        !mmaref_access_open(&access, instruction, arithmetic, mmaref_moved_operand(instruction))) {
        return mmaref_fail(error, MMAREF_REASON_OTHER_INSTRUCTION);
    }
    access.matrix.bytes = (uint8_t *)memory; /* only written by wmma.store */
    access.matrix.size = size;
    access.matrix.column_major = mmaref_instruction_word(instruction, MMAREF_QUALIFIER_LAYOUT) == MMAREF_WORD_COL;
    default_stride = (uint32_t)1 << (access.matrix.column_major ? access.fragment.rows_log2 : access.fragment.columns_log2);
    access.matrix.leading = stride == MMAREF_STRIDE_DEFAULT ? default_stride : stride;
    access.origin = (uint64_t)p * 8;
    status = check_rows(&access.fragment, default_stride, access.matrix.leading, p, error);
    return status == MMAREF_OK ? mmaref_move(&access, r, store, error) : status;
}

mmaref_status mmaref_wmma_load(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                               const uint8_t *memory, size_t size, uint32_t p, uint32_t stride, uint32_t *r,
                               mmaref_error *error)
{
    return load_or_store(instruction, arithmetic, memory, size, p, stride, r, error, false);
}

mmaref_status mmaref_wmma_store(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                const uint32_t *r, uint8_t *memory, size_t size, uint32_t p, uint32_t stride,
                                mmaref_error *error)
{
    return load_or_store(instruction, arithmetic, memory, size, p, stride, (uint32_t *)r, error, true); /* r is only read */
}
