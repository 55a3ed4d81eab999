/* SPDX-License-Identifier: MIT */
/* A unit of dot products in software, to try unit/dot.c without hardware. It is the model itself, all products in
 * one step, for a UNIT_ARITHMETIC that begins with custom; with UNIT_FAULT the last product of a step is lost. */
#include "unit/unit.h"

#ifndef UNIT_FAULT
#define UNIT_FAULT 0
#endif

bool board_dot(const mmaref_dot *dot, uint64_t *d)
{
    mmaref_arithmetic arithmetic;
    mmaref_dot computed = *dot;

    if (unit_arithmetic(NULL, &arithmetic) != MMAREF_OK) {
        return false;
    }
    arithmetic.products = 0;
    arithmetic.interleave = 0;
    if (UNIT_FAULT != 0 && dot->count > 1) {
        computed.count--;
    }
    return mmaref_dot_add(&computed, &arithmetic, d, NULL, NULL) == MMAREF_OK;
}
