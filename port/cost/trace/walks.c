/* SPDX-License-Identifier: MIT */
/* The walks that trace.sh counts inside the library: `walks product` computes one
 * m16n8k16 f16 product under sm_90, `walks where` looks up one element of a fragment. */
#include <stdio.h>
#include <string.h>

#include "mmaref.h"

extern int trace_on;

static mmaref_status product(const mmaref_instruction *instruction)
{
    static uint32_t a[32 * 4], b[32 * 2], c[32 * 4], d[32 * 4];
    mmaref_arithmetic arithmetic;
    mmaref_operands operands;
    mmaref_status status;

    memset(a, 0x3c, sizeof a);
    memset(b, 0x3c, sizeof b);
    memset(&operands, 0, sizeof operands);
    operands.a = a;
    operands.b = b;
    operands.c = c;
    status = mmaref_profile_get(MMAREF_PROFILE_SM_90, instruction, &arithmetic);
    if (status == MMAREF_OK) {
        trace_on = 1;
        status = mmaref_mma(instruction, &arithmetic, &operands, d, NULL, NULL);
        trace_on = 0;
    }
    return status;
}

static mmaref_status where(const mmaref_instruction *instruction)
{
    mmaref_coordinate coordinate = { 0, 3, 5 };
    mmaref_slot slot;
    mmaref_status status;

    trace_on = 1;
    status = mmaref_layout_slot(instruction, NULL, MMAREF_OPERAND_A, &coordinate, &slot);
    trace_on = 0;
    return status;
}

int main(int count, char **words)
{
    const char *text = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32";
    mmaref_instruction instruction;
    mmaref_status status = mmaref_instruction_parse(text, strlen(text), &instruction, NULL);

    if (status == MMAREF_OK && count == 2) {
        status = strcmp(words[1], "product") == 0 ? product(&instruction) : where(&instruction);
    }
    if (status != MMAREF_OK) {
        (void)fprintf(stderr, "walks: status %d\n", (int)status);
    }
    return status == MMAREF_OK ? 0 : 1;
}
