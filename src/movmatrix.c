/* SPDX-License-Identifier: MIT */
/* movmatrix (PTX ISA 9.7.14.5.17). See mmaref.h. */
#include "mmaref_internal.h"

mmaref_status mmaref_movmatrix(const mmaref_instruction *instruction, const uint32_t a[MMAREF_LANES],
                               uint32_t d[MMAREF_LANES], mmaref_error *error)
{
    mmaref_fragment from, to;
    uint32_t turned[MMAREF_LANES];
    mmaref_place place;
    uint16_t index;

    if (a == NULL || d == NULL || !mmaref_fragment_open(&from, instruction, NULL, MMAREF_OPERAND_A) ||
        !mmaref_fragment_open(&to, instruction, NULL, MMAREF_OPERAND_D) ||
        instruction->word[MMAREF_QUALIFIER_NAME] != MMAREF_WORD_MOVMATRIX) {
        return mmaref_fail(error, MMAREF_E_ARGUMENT, "no movmatrix, or an array is missing");
    }
    for (index = 0; index >> from.elements_log2 < MMAREF_LANES; index++) {
        uint16_t row;
        mmaref_fragment_locate(&from, index, &place);
        row = place.row;
        place.row = place.column;
        place.column = row;
        mmaref_element_store(turned, mmaref_fragment_find(&to, &place), to.width_log2,
                             mmaref_element_load(a, index, from.width_log2));
    }
    for (index = 0; index < MMAREF_LANES; index++) {
        d[index] = turned[index];
    }
    return MMAREF_OK;
}
