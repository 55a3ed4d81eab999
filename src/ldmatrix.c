/* SPDX-License-Identifier: MIT */
/* ldmatrix (PTX ISA 9.7.14.5.15), and the row addresses it shares with stmatrix. See mmaref.h. */
#include "mmaref_internal.h"

#define ROW_BYTES 16

mmaref_status mmaref_rows_check(const mmaref_fragment *fragment, const uint32_t *address, size_t size,
                                mmaref_error *error)
{
    uint8_t lanes = (uint8_t)(1u << (fragment->rows_log2 + fragment->matrices_log2));
    uint8_t lane;

    for (lane = 0; lane < lanes; lane++) {
        bool aligned = address[lane] % ROW_BYTES == 0;
        if (aligned && size >= ROW_BYTES && address[lane] <= size - ROW_BYTES) {
            continue;
        }
        (void)mmaref_fail(error, MMAREF_E_UNDEFINED,
                          aligned ? "the row leaves the memory" : "the address is not aligned to 16 bytes");
        if (error != NULL) {
            error->lane = lane;
            error->bits = address[lane];
        }
        return MMAREF_E_UNDEFINED;
    }
    return MMAREF_OK;
}

uint32_t mmaref_row_address(const mmaref_fragment *fragment, const uint32_t *address, const mmaref_place *place)
{
    return address[place->product << fragment->rows_log2 | place->row];
}

/* Bits of an element in memory: those of a register, or packed. */
static uint8_t stored_width(const mmaref_instruction *instruction, const mmaref_fragment *fragment)
{
    switch (instruction->word[MMAREF_QUALIFIER_SOURCE]) {
    case MMAREF_WORD_B6X16_P32:
        return 6;
    case MMAREF_WORD_B4X16_P64:
        return 4;
    default:
        return (uint8_t)(1u << fragment->width_log2);
    }
}

mmaref_status mmaref_ldmatrix(const mmaref_instruction *instruction, const uint8_t *memory, size_t size,
                              const uint32_t address[MMAREF_LANES], uint32_t *d, mmaref_error *error)
{
    mmaref_fragment fragment;
    mmaref_status status;
    mmaref_place place;
    uint16_t index;
    uint8_t width;

    if (memory == NULL || address == NULL || d == NULL ||
        !mmaref_fragment_open(&fragment, instruction, NULL, MMAREF_OPERAND_D) ||
        instruction->word[MMAREF_QUALIFIER_NAME] != MMAREF_WORD_LDMATRIX) {
        return mmaref_fail(error, MMAREF_E_ARGUMENT, "no ldmatrix, or an array is missing");
    }
    status = mmaref_rows_check(&fragment, address, size, error);
    if (status != MMAREF_OK) {
        return status;
    }
    width = stored_width(instruction, &fragment);
    for (index = 0; index >> fragment.elements_log2 < MMAREF_LANES; index++) {
        uint64_t bit;
        mmaref_fragment_locate(&fragment, index, &place);
        bit = (uint64_t)mmaref_row_address(&fragment, address, &place) * 8 + (uint64_t)width * place.column;
        mmaref_element_store(d, index, fragment.width_log2, mmaref_memory_read(memory, bit, width));
    }
    return MMAREF_OK;
}
