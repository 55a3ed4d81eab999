/* SPDX-License-Identifier: MIT */
/* Sums of products without any error, and how far a result is from them. */
#ifndef MMAREF_CLI_NUMBER_EXACT_SUM_H
#define MMAREF_CLI_NUMBER_EXACT_SUM_H

#include "number/decimal.h"

/* (positive - negative) * 2^EXACT_SUM_LAST; products of f64 have no bit below 2^-2148. */
#define EXACT_SUM_LAST (-2200)
typedef struct {
    bignum positive, negative;
    bool is_special; /* a factor is an infinity or a NaN: there is no sum */
} exact_sum;

void exact_sum_start(exact_sum *sum);

/* Adds the product of `count` factors, at most 4. */
void exact_sum_add(exact_sum *sum, const mmaref_value *factors, unsigned count);

/* The sum as text, to so many digits (0: all); empty if there is none. */
void exact_sum_write(const exact_sum *sum, unsigned digits, char text[NUMERAL_MAX]);

/* Result minus sum, in units in the last place of the type at the sum; empty if one of them is no number. */
void exact_sum_error(const exact_sum *sum, uint32_t type, uint64_t result, char text[NUMERAL_MAX]);

#endif
