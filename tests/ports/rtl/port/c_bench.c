/* SPDX-License-Identifier: MIT */
/* A test bench in C: mmaref_dpi.h, libmmaref_dpi.so, and no simulator. TAP. */
#include <stdio.h>
#include <string.h>

#include "mmaref_dpi.h"

static int failures;

static void check(int ok, const char *what)
{
    printf("%sok - a bench in C: %s\n", ok ? "" : "not ", what);
    failures += !ok;
}

/* All elements 1, the metadata of a sparse A regular: D is the number of products. */
static void check_whole(const char *instruction, uint32_t ones, uint32_t expected)
{
    static mmaref_dpi_operands_words operands;
    static uint32_t d[MMAREF_DPI_REGS_WORDS];
    uint32_t block[MMAREF_DPI_BLOCK_WORDS];
    int id = mmaref_dpi_instruction(instruction), i;

    for (i = 0; i < MMAREF_DPI_REGS_WORDS; i++) {
        operands.a[i] = operands.b[i] = ones;
    }
    memset(operands.e, 0x44, sizeof operands.e);
    check(id >= 0 && mmaref_dpi_arithmetic(id, "sm_90", block) == 0 &&
              mmaref_dpi_mma(id, block, (const uint32_t *)&operands, d) == 0 && d[0] == expected,
          instruction);
    d[5] ^= 1;
    check(mmaref_dpi_compare(id, block, (const uint32_t *)&operands, d) == 1 &&
              strstr(mmaref_dpi_error_next(), "  lane 1 register 1 element 1 row 0 column 3\n") != NULL,
          "a wrong bit is named");
}

int main(void)
{
    check(sizeof(mmaref_dpi_operands_words) == 4 * MMAREF_DPI_OPERANDS_WORDS, "the words of operands");
    check(mmaref_dpi_tables_hash() == MMAREF_TABLES_HASH, "header and library are of the same tables");
    check_whole("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", 0x3c003c00, 0x41800000);
    check_whole("mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32", 0x3c003c00, 0x41800000);
    check(mmaref_dpi_instruction("mma.sync") < 0 && strstr(mmaref_dpi_error_last(), "'mma.sync': a qualifier") != NULL,
          "a refusal is named");
    return failures != 0;
}
