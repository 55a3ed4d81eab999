/* SPDX-License-Identifier: MIT */
/* Prints rows of `cases` in walk.c: an instruction and a profile of each row of arithmetic and each length of lines
 * that some profile has. With an argument rows of `walks`: those of each width of A, of more than 32 elements or not,
 * sparse or not, scaled or not. */
#include "../../../src/dot.h"

#include <stdio.h>

int main(int count, char **words)
{
    static uint8_t rows[256][8], kinds[8][2][4]; /* by arithmetic and log2 of k; by kind */
    mmaref_arithmetic block;
    mmaref_instruction_row unpacked;
    mmaref_instruction instruction;
    const mmaref_family *family;
    uint8_t profile, *seen;

    (void)words;
    for (family = mmaref_families; family != mmaref_families + mmaref_family_count; family++) {
        instruction.id = family->first;
        for (profile = 0; family->arithmetic_class != 0 && profile < MMAREF_PROFILES; profile++) {
            if (mmaref_profile_get(profile, &instruction, &block) == MMAREF_OK) {
                const mmaref_instruction_row *is = mmaref_row_of(&instruction, &block, &unpacked);
                uint8_t row = mmaref_profile_rows[mmaref_profiles[profile].row][family->arithmetic_class - 1];
                uint8_t lines = (uint8_t)(mmaref_is_scaled(is) + 2 * mmaref_is_sparse(is));
                seen = &rows[row][is->k_log2];
                if (count > 1) {
                    uint8_t width = mmaref_format_rows[is->format[MMAREF_OPERAND_A]].width_log2;
                    seen = &kinds[width][is->k_log2 > 5 + mmaref_is_sparse(is)][lines];
                }
                if ((*seen)++ == 0) {
                    printf("{ %u, %u },\n", (unsigned)instruction.id, (unsigned)profile);
                }
            }
        }
    }
    return 0;
}
