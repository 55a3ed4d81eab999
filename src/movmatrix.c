/* SPDX-License-Identifier: MIT */
/* movmatrix (PTX ISA 9.7.14.5.17). See mmaref.h. */
#include "mmaref_internal.h"

mmaref_status mmaref_movmatrix(const mmaref_instruction *instruction, const uint32_t a[MMAREF_LANES],
                               uint32_t d[MMAREF_LANES], mmaref_error *error)
{
    uint8_t bytes[MMAREF_LANES * sizeof(uint32_t)];
    mmaref_matrix matrix = { NULL, sizeof bytes, 0, 0, false };
    mmaref_access from, to;

    if (!MMAREF_HAS_MOVE) {
        return mmaref_fail(error, MMAREF_REASON_LEFT_OUT);
    }
    if (a == NULL || d == NULL || !mmaref_access_open(&from, instruction, NULL, MMAREF_OPERAND_A, &matrix) ||
        !mmaref_access_open(&to, instruction, NULL, MMAREF_OPERAND_D, &matrix) ||
        instruction->word[MMAREF_QUALIFIER_NAME] != MMAREF_WORD_MOVMATRIX) {
        return mmaref_fail(error, MMAREF_REASON_OTHER_INSTRUCTION);
    }
    matrix.bytes = bytes;
    matrix.leading = (uint32_t)1 << from.fragment.columns_log2;
    mmaref_move(&from, (uint32_t *)a, true); /* a is only read */
    matrix.column_major = true;
    mmaref_move(&to, d, false);
    return MMAREF_OK;
}
