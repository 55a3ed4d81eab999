/* SPDX-License-Identifier: MIT */
/* Arithmetic blocks: fields by number, rows of profiles. Owned by arithmetic.c and arithmetic_text.c. */
#ifndef MMAREF_ARITHMETIC_BLOCK_H
#define MMAREF_ARITHMETIC_BLOCK_H

#include "warp.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The fields of a block by number (MMAREF_FIELD_...). */
int32_t mmaref_field_get(const mmaref_arithmetic *arithmetic, uint8_t field);
void mmaref_field_set(mmaref_arithmetic *arithmetic, uint8_t field, int32_t value);
bool mmaref_field_in_range(uint8_t field, int32_t value);

/* mmaref_fail of a reason of MMAREF_E_ARITHMETIC, naming the field. */
mmaref_status mmaref_fail_field(mmaref_error *error, uint8_t reason, uint8_t field);

/* Whether the block can be used where C or D is f64; where multiplicands are. */
mmaref_status mmaref_arithmetic_fits_f64(const mmaref_arithmetic *arithmetic, mmaref_error *error);
mmaref_status mmaref_arithmetic_fits_f64_products(const mmaref_arithmetic *arithmetic, mmaref_error *error);

/* Whether some rounding of a block takes a word of random bits. */
static inline bool mmaref_is_stochastic(const mmaref_arithmetic *arithmetic)
{
    return arithmetic->rounding == MMAREF_ROUND_STOCHASTIC ||
           (arithmetic->product_type != 0 && arithmetic->product_rounding == MMAREF_ROUND_STOCHASTIC);
}

#define MMAREF_WIDTH_MAX 8 /* terms that are added at once, where it is not all of them */

/* Whether scaled elements, which are e2m1 or others, can be summed as `block` says: block by block in one step, or each
 * by itself. `scale_type` is that of their scale factors, or of none. */
mmaref_status mmaref_blocks_fit(const mmaref_arithmetic *arithmetic, uint8_t scale_type, bool scaled_e2m1,
                                mmaref_error *error);

/* Whether the block can be used for the instruction; else MMAREF_E_ARITHMETIC. Pre: it multiplies floats. */
mmaref_status mmaref_arithmetic_fits(const mmaref_instruction_row *row, const mmaref_arithmetic *arithmetic,
                                     mmaref_error *error);

#ifdef __cplusplus
}
#endif

#endif
