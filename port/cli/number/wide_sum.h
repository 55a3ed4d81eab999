/* SPDX-License-Identifier: MIT */
/* Sums of many products without any error, in fixed point. */
#ifndef MMAREF_CLI_NUMBER_WIDE_SUM_H
#define MMAREF_CLI_NUMBER_WIDE_SUM_H

#include "mmaref.h"

#define WIDE_SUM_LAST (-2240) /* the exponent of bit 0: products of f64 have no bit below 2^-2148 */
#define WIDE_SUM_LIMBS 144    /* and 2^16 of them none from 2^2064 on */

/* Limbs of 32 bits, which are carried only at the end. Zeroed it is 0. */
typedef struct {
    int64_t limb[WIDE_SUM_LIMBS];
} wide_sum;

/* Adds the product of two finite values. */
void wide_sum_add(wide_sum *sum, const mmaref_value *x, const mmaref_value *y);

/* The sum: its 64 highest bits, of which the last one is set if any bit below is. Nothing is added afterwards. */
mmaref_value wide_sum_value(wide_sum *sum);

/* What an element of D would be if all its products and C were added without error and rounded once. */
typedef struct {
    bool is_number;   /* false: a factor is an infinity or NaN, or the sum is beyond the type of D */
    uint64_t pattern; /* of the type of D, rounded as the instruction rounds */
    double magnitude; /* the sum of the magnitudes of the products and of C, about */
} whole_sum;

/* A finite value as a double, rounded where it has more bits. */
double wide_sum_double(const mmaref_value *value);

#endif
