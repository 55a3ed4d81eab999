/* SPDX-License-Identifier: MIT */
/* movmatrix (PTX ISA 9.7.14.5.17). See mmaref.h. */
#include "mmaref_internal.h"

mmaref_status mmaref_movmatrix(const mmaref_instruction *instruction, const uint32_t a[MMAREF_LANES],
                               uint32_t d[MMAREF_LANES], mmaref_error *error)
{
    uint8_t bytes[MMAREF_LANES * sizeof(uint32_t)];
    mmaref_access from, to;

    if (!MMAREF_HAS_MOVE) {
        return mmaref_fail(error, MMAREF_REASON_LEFT_OUT);
    }
    if (a == NULL || d == NULL || !mmaref_access_open(&from, instruction, NULL, MMAREF_OPERAND_A) ||
        !mmaref_access_open(&to, instruction, NULL, MMAREF_OPERAND_D) ||
        instruction->word[MMAREF_QUALIFIER_NAME] != MMAREF_WORD_MOVMATRIX) {
        return mmaref_fail(error, MMAREF_REASON_OTHER_INSTRUCTION);
    }
    from.matrix.bytes = bytes;
    from.matrix.size = sizeof bytes;
    from.matrix.leading = (uint32_t)1 << from.fragment.columns_log2;
    to.matrix = from.matrix;
    to.matrix.column_major = true;
    (void)mmaref_move(&from, (uint32_t *)a, true, error); /* a is only read */
    return mmaref_move(&to, d, false, error);
}
