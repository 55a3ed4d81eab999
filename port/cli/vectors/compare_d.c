/* SPDX-License-Identifier: MIT */
/* Comparing D. See compare_d.h. */
#include "compare_d.h" /* firmware compiles this file as well */

static uint64_t element_at(const uint32_t *words, uint16_t element, uint8_t width)
{
    const uint32_t bit = (uint32_t)element * width;

    if (width == 64) {
        return (uint64_t)words[2 * element + 1] << 32 | words[2 * element];
    }
    return words[bit / 32] >> bit % 32 & (0xffffffffu >> (32 - width));
}

uint16_t same_until(uint32_t type, const mmaref_arithmetic *arithmetic, const uint32_t *expected, const uint32_t *got,
                    uint16_t words)
{
    mmaref_type format;
    uint16_t element, elements;

    if (mmaref_type_get(type, &format) != MMAREF_OK) {
        return 0;
    }
    elements = (uint16_t)((uint32_t)words * 32 / format.width);
    for (element = 0; element < elements; element++) {
        if (!mmaref_same(type, arithmetic, element_at(expected, element, format.width),
                         element_at(got, element, format.width))) {
            return element;
        }
    }
    return SAME_ALL;
}
