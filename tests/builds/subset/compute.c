/* SPDX-License-Identifier: MIT */
/* Computes instructions, given by their numbers, on operands of a fixed stream, and prints D:
 *   compute PROFILE NUMBER...
 * A build with fewer tables must print what the whole library prints. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mmaref.h"

static uint32_t next(void)
{
    static uint32_t state = 1;

    state = state * 1664525u + 1013904223u;
    return state ^ state >> 16;
}

int main(int argc, char **argv)
{
    static uint32_t words[MMAREF_OPERANDS][32 * 16]; /* no fragment has more registers */
    uint8_t profile;
    int i;

    if (argc < 3 || mmaref_profile_find(argv[1], strlen(argv[1]), &profile) != MMAREF_OK) {
        return 2;
    }
    for (i = 2; i < argc; i++) {
        mmaref_operands operands = { words[0], words[1], words[2], words[4], words[5], words[6], 0, 0, 0, 0, 0 };
        mmaref_instruction instruction;
        mmaref_arithmetic arithmetic;
        mmaref_description is;
        mmaref_error error;
        mmaref_status status = mmaref_instruction_at((uint16_t)atoi(argv[i]), &instruction);
        size_t k;

        for (k = 0; k < sizeof words / sizeof(uint32_t); k++) {
            (&words[0][0])[k] = next() & 0xbfffbfffu; /* f16 without infinities and NaN */
        }
        for (k = 0; k < 32; k++) {
            words[4][k] = 0x44444444u; /* metadata that is allowed */
        }
        if (status == MMAREF_OK) {
            status = mmaref_profile_get(profile, &instruction, &arithmetic);
        }
        if (status == MMAREF_OK) {
            status = mmaref_instruction_describe(&instruction, &is);
        }
        if (status == MMAREF_OK) {
            status = mmaref_mma(&instruction, &arithmetic, &operands, words[3], NULL, &error);
        }
        printf("%s %s", argv[i], mmaref_status_name(status));
        for (k = 0; status == MMAREF_OK && k < 32u * is.registers[MMAREF_OPERAND_D]; k++) {
            printf(" %08lx", (unsigned long)words[3][k]);
        }
        printf("\n");
    }
    return 0;
}
