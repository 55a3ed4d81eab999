/* SPDX-License-Identifier: MIT */
/* Every mma and wmma.mma (PTX ISA 9.7.14.4.5, 9.7.14.5.14): on fragments, and from matrix to matrix. See
 * mmaref.h. */
#include "arithmetic.h"

/* Everything else that can be wrong, before anything is written. */
static mmaref_status check_work(const mmaref_work *work, const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    const mmaref_operands *o = work->operands;
    mmaref_status status = MMAREF_OK;

    if (work->row.layout[MMAREF_OPERAND_B] == MMAREF_LAYOUT_NONE ||
        work->row.layout[MMAREF_OPERAND_D] == MMAREF_LAYOUT_NONE) {
        return mmaref_fail(error, MMAREF_REASON_NO_PRODUCT);
    }
    if (o == NULL || o->a == NULL || o->b == NULL || o->c == NULL || work->d == NULL ||
        (mmaref_is_sparse(&work->row) && o->e == NULL) ||
        (mmaref_is_scaled(&work->row) && (o->scale_a == NULL || o->scale_b == NULL))) {
        return mmaref_fail(error, MMAREF_REASON_MISSING_OPERAND);
    }
    if (MMAREF_HAS_FLOAT && work->row.arithmetic_class != 0) {
        status = mmaref_arithmetic_fits(&work->row, arithmetic, error);
    }
    if (status == MMAREF_OK && mmaref_is_sparse(&work->row)) {
        status = mmaref_sparse_check(work, error);
    }
    if (status == MMAREF_OK && mmaref_is_scaled(&work->row)) {
        status = mmaref_scale_check(work, error);
    }
    return status;
}

mmaref_status mmaref_mma(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                         const mmaref_operands *operands, uint32_t *d, uint32_t *coverage, mmaref_error *error)
{
    mmaref_work work;
    mmaref_status status;

    work.operands = operands;
    work.d = d;
    if (mmaref_row_of(instruction, arithmetic, &work.row) == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_INSTRUCTION);
    }
    status = check_work(&work, arithmetic, error);
    if (status != MMAREF_OK) {
        return status;
    }
    if (MMAREF_HAS_INTEGER && work.row.arithmetic_class == 0) {
        mmaref_mma_integer(&work);
    } else if (MMAREF_HAS_FLOAT) {
        mmaref_mma_float(&work, arithmetic, coverage);
    }
    return MMAREF_OK;
}

/* ---- From matrix to matrix --------------------------------------------- */

/* Fills the operands that are not packed: those of products but the first, which are computed for nothing. */
static void clear(mmaref_matrix_memory *memory)
{
    uint16_t i;

    for (i = 0; i < 32 * MMAREF_REGISTERS_MAX; i++) {
        memory->a[i] = 0;
        memory->b[i] = 0;
        memory->c[i] = 0;
    }
}

/* Points the operands at the memory. */
static void open_operands(mmaref_matrix_memory *memory, const mmaref_instruction_row *row,
                          const mmaref_operands *others)
{
    static const mmaref_operands none = { NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0 };

    if (row != NULL && row->layout[MMAREF_OPERAND_A] != MMAREF_LAYOUT_NONE &&
        mmaref_layout_of(row, MMAREF_OPERAND_A)->products_log2 != 0) {
        clear(memory);
    }
    memory->operands = others == NULL ? none : *others;
    memory->operands.a = memory->a;
    memory->operands.b = memory->b;
    memory->operands.c = memory->c;
}

/* Opens and packs the operands. Not inlined: what it takes of the stack is given back before the product. */
MMAREF_NOINLINE static mmaref_status pack_operands(const mmaref_instruction *instruction,
                                                   const mmaref_arithmetic *arithmetic, const mmaref_matrix *a,
                                                   const mmaref_matrix *b, const mmaref_matrix *c,
                                                   const mmaref_operands *others, mmaref_matrix_memory *memory,
                                                   mmaref_error *error)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, arithmetic, &unpacked);
    mmaref_status status;

    open_operands(memory, row, others);
    status = mmaref_fragment_move(row, MMAREF_OPERAND_A, 0, a, memory->a, false, error);
    if (status == MMAREF_OK) {
        status = mmaref_fragment_move(row, MMAREF_OPERAND_B, 0, b, memory->b, false, error);
    }
    if (status == MMAREF_OK) {
        status = mmaref_fragment_move(row, MMAREF_OPERAND_C, 0, c, memory->c, false, error);
    }
    return status;
}

mmaref_status mmaref_matrix_multiply(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                              const mmaref_matrix *a, const mmaref_matrix *b, const mmaref_matrix *c,
                              const mmaref_matrix *d, const mmaref_operands *others,
                              mmaref_matrix_memory *memory, mmaref_error *error)
{
    mmaref_status status;

    if (memory == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_WORKING_MEMORY);
    }
    status = pack_operands(instruction, arithmetic, a, b, c, others, memory, error);
    if (status == MMAREF_OK) {
        status = mmaref_mma(instruction, arithmetic, &memory->operands, memory->d, NULL, error);
    }
    if (status == MMAREF_OK) {
        status = mmaref_fragment_unpack(instruction, arithmetic, MMAREF_OPERAND_D, 0, memory->d, d, error);
    }
    return status;
}
