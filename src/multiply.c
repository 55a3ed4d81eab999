/* SPDX-License-Identifier: MIT */
/* One instruction from matrix to matrix. See mmaref.h. */
#include "mmaref_internal.h"

/* Fills the operands that are not packed: those of products but the first, which are computed for nothing. */
static void clear(mmaref_multiply_memory *memory)
{
    uint16_t i;

    for (i = 0; i < 32 * MMAREF_REGISTERS_MAX; i++) {
        memory->a[i] = 0;
        memory->b[i] = 0;
        memory->c[i] = 0;
    }
}

void mmaref_multiply_open(mmaref_multiply_memory *memory, const mmaref_instruction *instruction,
                          const mmaref_operands *others)
{
    static const mmaref_operands none = { NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0 };
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, &unpacked);

    if (row != NULL && row->layout[MMAREF_OPERAND_A] != MMAREF_LAYOUT_NONE &&
        mmaref_layout_of(row, MMAREF_OPERAND_A)->products_log2 != 0) {
        clear(memory);
    }
    memory->operands = others == NULL ? none : *others;
    memory->operands.a = memory->a;
    memory->operands.b = memory->b;
    memory->operands.c = memory->c;
}

mmaref_status mmaref_multiply(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                              const mmaref_matrix *a, const mmaref_matrix *b, const mmaref_matrix *c,
                              const mmaref_matrix *d, const mmaref_operands *others,
                              mmaref_multiply_memory *memory, mmaref_error *error)
{
    mmaref_status status;

    if (memory == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_WORKING_MEMORY);
    }
    mmaref_multiply_open(memory, instruction, others);
    status = mmaref_fragment_pack(instruction, arithmetic, MMAREF_OPERAND_A, 0, a, memory->a, error);
    if (status == MMAREF_OK) {
        status = mmaref_fragment_pack(instruction, arithmetic, MMAREF_OPERAND_B, 0, b, memory->b, error);
    }
    if (status == MMAREF_OK) {
        status = mmaref_fragment_pack(instruction, arithmetic, MMAREF_OPERAND_C, 0, c, memory->c, error);
    }
    if (status == MMAREF_OK) {
        status = mmaref_mma_cover(instruction, arithmetic, &memory->operands, memory->d, NULL, error);
    }
    if (status == MMAREF_OK) {
        status = mmaref_fragment_unpack(instruction, arithmetic, MMAREF_OPERAND_D, 0, memory->d, d, error);
    }
    return status;
}
