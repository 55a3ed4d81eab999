/* SPDX-License-Identifier: MIT */
/* Elements in the registers of a warp, lane-major. See mmaref_internal.h. */
#include "mmaref_internal.h"

void mmaref_element_store(uint32_t *registers, uint16_t fragment, uint8_t width_log2, uint64_t value)
{
    uint32_t bit = (uint32_t)fragment << width_log2;
    uint32_t *word = registers + (bit >> 5);

    if (width_log2 >= 5) {
        word[0] = (uint32_t)value;
        if (width_log2 == 6) {
            word[1] = (uint32_t)(value >> 32);
        }
    } else {
        uint32_t mask = (((uint32_t)1 << (1u << width_log2)) - 1) << (bit & 31);
        *word = (*word & ~mask) | ((uint32_t)value << (bit & 31) & mask);
    }
}
