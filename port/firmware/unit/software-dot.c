/* SPDX-License-Identifier: MIT */
/* A unit of dot products in software, to try unit/dot.c without hardware. It is the model itself, all products in
 * one step, for a UNIT_ARITHMETIC that begins with custom; with UNIT_FAULT the last product of a step is lost. */
#include "unit/unit.h"

#ifndef UNIT_FAULT
#define UNIT_FAULT 0
#endif

bool board_dot(const mmaref_dot_types *types, const uint64_t *a, const uint64_t *b, uint16_t count, uint64_t c,
               uint64_t *d)
{
    mmaref_arithmetic arithmetic;

    if (unit_arithmetic(NULL, &arithmetic) != MMAREF_OK) {
        return false;
    }
    arithmetic.products = 0;
    arithmetic.interleave = 0;
    if (UNIT_FAULT != 0 && count > 1) {
        count--;
    }
    return mmaref_dot_add(types, &arithmetic, a, b, count, c, d, NULL, NULL) == MMAREF_OK;
}
