/* SPDX-License-Identifier: MIT */
/* Arithmetic blocks: fields by number, rows of profiles. Owned by arithmetic.c and arithmetic_text.c. */
#ifndef MMAREF_ARITHMETIC_BLOCK_H
#define MMAREF_ARITHMETIC_BLOCK_H

#include "warp.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The fields of a block by number (MMAREF_FIELD_...). */
int16_t mmaref_field_get(const mmaref_arithmetic *arithmetic, uint8_t field);
void mmaref_field_set(mmaref_arithmetic *arithmetic, uint8_t field, int16_t value);
bool mmaref_field_in_range(uint8_t field, int16_t value);

/* mmaref_fail of a reason of MMAREF_E_ARITHMETIC, naming the field. */
mmaref_status mmaref_fail_field(mmaref_error *error, uint8_t reason, uint8_t field);

/* Whether the block can be used where C or D is f64; where multiplicands are. */
mmaref_status mmaref_arithmetic_fits_f64(const mmaref_arithmetic *arithmetic, mmaref_error *error);
mmaref_status mmaref_arithmetic_fits_f64_products(const mmaref_arithmetic *arithmetic, mmaref_error *error);

/* The products of a step that are sorted, at most; whether a block sorts more of `count` elements, of which every
 * other one is there where `halved` is 1. */
#define MMAREF_SORTED_MAX 8
bool mmaref_sorts_too_many(const mmaref_arithmetic *arithmetic, uint16_t count, uint8_t halved);

/* Whether the block can be used for the instruction; else MMAREF_E_ARITHMETIC. Pre: it multiplies floats. */
mmaref_status mmaref_arithmetic_fits(const mmaref_instruction_row *row, const mmaref_arithmetic *arithmetic,
                                     mmaref_error *error);

#ifdef __cplusplus
}
#endif

#endif
