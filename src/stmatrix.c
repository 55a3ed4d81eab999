/* SPDX-License-Identifier: MIT */
/* stmatrix (PTX ISA 9.7.14.5.16). See mmaref.h. */
#include "mmaref_internal.h"

mmaref_status mmaref_stmatrix(const mmaref_instruction *instruction, const uint32_t address[MMAREF_LANES],
                              const uint32_t *a, uint8_t *memory, size_t size, mmaref_error *error)
{
    mmaref_fragment fragment;
    mmaref_status status;
    mmaref_place place;
    uint16_t index;

    if (memory == NULL || address == NULL || a == NULL ||
        !mmaref_fragment_open(&fragment, instruction, NULL, MMAREF_OPERAND_A) ||
        instruction->word[MMAREF_QUALIFIER_NAME] != MMAREF_WORD_STMATRIX) {
        return mmaref_fail(error, MMAREF_E_ARGUMENT, "no stmatrix, or an array is missing");
    }
    status = mmaref_rows_check(&fragment, address, size, error);
    if (status != MMAREF_OK) {
        return status;
    }
    for (index = 0; index >> fragment.elements_log2 < MMAREF_LANES; index++) {
        uint64_t bit;
        mmaref_fragment_locate(&fragment, index, &place);
        bit = (uint64_t)mmaref_row_address(&fragment, address, &place) * 8 +
              ((uint64_t)place.column << fragment.width_log2);
        mmaref_memory_write(memory, bit, (uint8_t)(1u << fragment.width_log2),
                            mmaref_element_load(a, index, fragment.width_log2));
    }
    return MMAREF_OK;
}
