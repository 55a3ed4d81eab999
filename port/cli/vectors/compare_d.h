/* SPDX-License-Identifier: MIT */
/* Comparing the D of a unit with the model's, where any NaN may be right (mmaref_same). */
#ifndef MMAREF_CLI_VECTORS_COMPARE_D_H
#define MMAREF_CLI_VECTORS_COMPARE_D_H

#include "mmaref.h"

/* The number of the first element that is wrong, in the order of `words` registers that elements of a type fill;
 * SAME_ALL if none is. `arithmetic` may be NULL. */
#define SAME_ALL 0xffff
uint16_t same_until(uint32_t type, const mmaref_arithmetic *arithmetic, const uint32_t *expected, const uint32_t *got,
                    uint16_t words);

#endif
