/* SPDX-License-Identifier: MIT */
/* Arithmetic as people write it: what --arith, gemm and the key `arith` of a vector take alike. */
#ifndef MMAREF_ARITH_H
#define MMAREF_ARITH_H

#include "host.h"

/* Reads "sm_90", "sm_90 rounding=nearest_even" or "custom products=4 ..." (mmaref_arithmetic_parse). `profile`,
 * where not NULL, becomes MMAREF_PROFILES for a block that is no profile's. EXIT_UNREADABLE after complaining
 * about `place`, with the word that is wrong and the nearest one there is. */
int arith_read(const char *place, const char *text, size_t length, const mmaref_instruction *instruction,
               mmaref_arithmetic *arithmetic, uint8_t *profile);

#endif
