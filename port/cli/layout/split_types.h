/* SPDX-License-Identifier: MIT */
/* Types whose numbers another type has too, scale factors multiplied in. */
#ifndef MMAREF_CLI_LAYOUT_SPLIT_TYPES_H
#define MMAREF_CLI_LAYOUT_SPLIT_TYPES_H

#include "base/complain.h"

/* How much of the numbers of a type another one has. */
typedef enum {
    SPLIT_HOLDS_NOT,
    SPLIT_HOLDS_MOST, /* all but products by scale factors below 2^-100 or above 2^100 */
    SPLIT_HOLDS_ALL
} split_holding;

/* Of a type of at most 16 bits, times each scale factor of a type (MMAREF_TOKEN_NONE: none). */
split_holding split_holds(uint8_t from, uint8_t scale, uint8_t to);

/* The pattern that a number, times a scale factor, has in another type, rounded to nearest even. */
uint64_t split_convert(uint8_t from, uint64_t pattern, uint8_t scale, uint64_t factor, uint8_t to);

#endif
