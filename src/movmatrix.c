/* SPDX-License-Identifier: MIT */
/* movmatrix (PTX ISA 9.7.14.5.17). See mmaref.h. */
#include "mmaref_internal.h"

static void swap(uint32_t *registers, uint8_t width_log2, uint16_t x, uint16_t y)
{
    uint32_t kept = mmaref_element_load(registers, x, width_log2);

    mmaref_element_store(registers, x, width_log2, mmaref_element_load(registers, y, width_log2));
    mmaref_element_store(registers, y, width_log2, kept);
}

mmaref_status mmaref_movmatrix(const mmaref_instruction *instruction, const uint32_t a[MMAREF_LANES],
                               uint32_t d[MMAREF_LANES], mmaref_error *error)
{
    mmaref_fragment fragment; /* of A, and D lies as A does */
    mmaref_place place;
    uint16_t index;

    if (!MMAREF_HAS_MOVE) {
        return mmaref_fail(error, MMAREF_REASON_LEFT_OUT);
    }
    if (a == NULL || d == NULL || !mmaref_fragment_open(&fragment, instruction, NULL, MMAREF_OPERAND_A) ||
        mmaref_instruction_word(instruction, MMAREF_QUALIFIER_NAME) != MMAREF_WORD_MOVMATRIX) {
        return mmaref_fail(error, MMAREF_REASON_OTHER_INSTRUCTION);
    }
    for (index = 0; index < MMAREF_LANES; index++) {
        d[index] = a[index];
    }
    for (index = 0; index >> fragment.elements_log2 < MMAREF_LANES; index++) {
        fragment.transposed = false;
        mmaref_fragment_locate(&fragment, index, &place);
        fragment.transposed = true;
        if (place.row < place.column) {
            swap(d, fragment.width_log2, index, mmaref_fragment_find(&fragment, &place));
        }
    }
    return MMAREF_OK;
}
