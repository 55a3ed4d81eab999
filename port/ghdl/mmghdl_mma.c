/* SPDX-License-Identifier: MIT */
/* Whole instructions. See mmghdl.h. */
#include "mmghdl.h"

/* The arguments of functions of mmaref_dpi.h. */
typedef struct {
    int instruction;
    uint32_t arithmetic[MMAREF_DPI_BLOCK_WORDS];
    mmaref_dpi_operands_words operands;
    uint32_t d[MMAREF_DPI_REGS_WORDS];
} arguments;

/* The registers of an operand, if the instruction has it. */
static int read_operand(int instruction, int which, int operand, uint32_t *words)
{
    const int registers = mmaref_dpi_registers(instruction, operand);
    const int count = registers <= 0 ? registers : registers * mmaref_dpi_lanes(instruction);

    return count <= 0 ? count : mmghdl_read(which, (unsigned)count, 32, (unsigned)registers, words);
}

/* 0xffff is no byte-id or thread-id, nor is a number of more than 16 bits. */
static uint32_t ids_of(int32_t byte_id, int32_t thread_id)
{
    const uint32_t byte = (uint32_t)byte_id, thread = (uint32_t)thread_id;

    return (byte < 0xffff ? byte : 0xffff) << 16 | (thread < 0xffff ? thread : 0xffff);
}

/* All arguments but D. */
static int read_call(arguments *of)
{
    static const struct {
        int which, operand;
    } registers[] = { { MMGHDL_A, MMAREF_OPERAND_A },
                      { MMGHDL_B, MMAREF_OPERAND_B },
                      { MMGHDL_C, MMAREF_OPERAND_C },
                      { MMGHDL_E, MMAREF_OPERAND_E },
                      { MMGHDL_SCALE_A, MMAREF_OPERAND_SCALE_A },
                      { MMGHDL_SCALE_B, MMAREF_OPERAND_SCALE_B } };
    static const arguments nothing;
    const int32_t *number = mmghdl_now.number;
    uint32_t *words[6];
    int status = mmghdl_check_texts();
    unsigned i;

    *of = nothing;
    if (status == MMAREF_OK) {
        of->instruction = mmaref_dpi_instruction(mmghdl_now.text[MMGHDL_INSTRUCTION]);
        status = of->instruction < 0 ? of->instruction
                                     : mmaref_dpi_arithmetic(of->instruction, mmghdl_now.text[MMGHDL_ARITHMETIC],
                                                             of->arithmetic);
    }
    words[0] = of->operands.a;
    words[1] = of->operands.b;
    words[2] = of->operands.c;
    words[3] = of->operands.e;
    words[4] = of->operands.scale_a;
    words[5] = of->operands.scale_b;
    for (i = 0; status == MMAREF_OK && i < 6; i++) {
        status = read_operand(of->instruction, registers[i].which, registers[i].operand, words[i]);
    }
    of->operands.selector = (uint32_t)number[MMGHDL_SELECTOR];
    of->operands.byte_and_thread_a = ids_of(number[MMGHDL_BYTE_ID_A], number[MMGHDL_THREAD_ID_A]);
    of->operands.byte_and_thread_b = ids_of(number[MMGHDL_BYTE_ID_B], number[MMGHDL_THREAD_ID_B]);
    return status;
}

int32_t mmghdl_mma(void)
{
    arguments of;
    int status = read_call(&of);

    if (status == MMAREF_OK) {
        status = mmaref_dpi_mma(of.instruction, of.arithmetic, (const uint32_t *)&of.operands, of.d);
    }
    if (status == MMAREF_OK) {
        mmghdl_keep(of.d, MMAREF_DPI_REGS_WORDS);
    }
    return status;
}

int32_t mmghdl_compare(void)
{
    arguments of;
    int status = read_call(&of);

    if (status == MMAREF_OK) {
        status = read_operand(of.instruction, MMGHDL_D, MMAREF_OPERAND_D, of.d);
    }
    if (status == MMAREF_OK) {
        status = mmaref_dpi_compare(of.instruction, of.arithmetic, (const uint32_t *)&of.operands, of.d);
    }
    if (status >= 0) {
        mmghdl_cover(mmaref_dpi_coverage(of.instruction, of.arithmetic, (const uint32_t *)&of.operands));
    }
    return status;
}
