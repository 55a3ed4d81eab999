/* SPDX-License-Identifier: MIT
 * D = A * B + C of one warp, as an H100 computes it; every status is looked at. README.md tells how to build it. */
#include <stdio.h>
#include <string.h>

#include "mmaref.h"

static int refused(const char *text, const mmaref_error *error)
{
    char sentence[MMAREF_SENTENCE_MAX]; /* the word that is wrong, the reason, and the nearest legal word */

    if (mmaref_error_write(error, text, strlen(text), sentence, sizeof sentence) == MMAREF_OK) {
        printf("%s: %s\n", text, sentence);
    }
    return 1;
}

int main(void)
{
    const char *text = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32";
    static uint32_t a[32 * 4], b[32 * 2], c[32 * 4], d[32 * 4];
    mmaref_instruction instruction;
    mmaref_arithmetic arithmetic;
    mmaref_operands operands;
    mmaref_error error;
    mmaref_coordinate place = { 0, 12, 1 }; /* product, row, column */
    mmaref_slot cell;

    if (mmaref_instruction_parse(text, strlen(text), &instruction, &error) != MMAREF_OK) {
        return refused(text, &error);
    }
    if (mmaref_profile_get(MMAREF_PROFILE_SM_90, &instruction, &arithmetic) != MMAREF_OK) {
        puts("sm_90 has no such instruction");
        return 1;
    }
    memset(a, 0x3c, sizeof a); /* every element 0x3c3c = 1.05859375 */
    memset(b, 0x3c, sizeof b);
    memset(&operands, 0, sizeof operands);
    operands.a = a;
    operands.b = b;
    operands.c = c;
    if (mmaref_mma(&instruction, &arithmetic, &operands, d, NULL, &error) != MMAREF_OK) {
        return refused("mmaref_mma", &error);
    }
    if (mmaref_layout_slot(&instruction, NULL, MMAREF_OPERAND_D, &place, &cell) != MMAREF_OK) {
        puts("D has no such row or column");
        return 1;
    }
    printf("D[12][1] is in lane %u, register %u: %08lx\n", cell.lane, cell.reg,
           (unsigned long)d[cell.lane * 4 + cell.reg]);
    return 0;
}
