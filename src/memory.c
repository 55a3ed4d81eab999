/* SPDX-License-Identifier: MIT */
/* Bits in the caller's memory. See mmaref_internal.h. */
#include "mmaref_internal.h"

uint64_t mmaref_memory_read(const uint8_t *bytes, uint64_t bit, uint8_t width)
{
    const uint8_t *from = bytes + (size_t)(bit >> 3);
    uint8_t within = (uint8_t)(bit & 7);
    uint8_t count = width / 8;
    uint64_t value = 0;

    if (width < 8) {
        unsigned window = from[0];
        if (within + width > 8) {
            window |= (unsigned)from[1] << 8;
        }
        return window >> within & ((1u << width) - 1);
    }
    while (count-- != 0) {
        value = value << 8 | from[count];
    }
    return value;
}

void mmaref_memory_write(uint8_t *bytes, uint64_t bit, uint8_t width, uint64_t value)
{
    uint8_t *to = bytes + (size_t)(bit >> 3);
    uint8_t within = (uint8_t)(bit & 7);
    uint8_t count;

    if (width < 8) {
        uint8_t mask = (uint8_t)(((1u << width) - 1) << within);
        *to = (uint8_t)((*to & ~mask) | ((uint8_t)(value << within) & mask));
    }
    for (count = width / 8; count != 0; count--) {
        *to++ = (uint8_t)(value & 0xff);
        value >>= 8;
    }
}
