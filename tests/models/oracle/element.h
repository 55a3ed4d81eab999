/* SPDX-License-Identifier: MIT */
/* Random elements of a chosen size. */
#ifndef ORACLE_ELEMENT_H
#define ORACLE_ELEMENT_H

#include "number.h"
#include "random.h"

/* Leading bit at 2^exponent, as near as the format comes; at the lowest exponent now
 * and then a subnormal of any size. */
uint64_t element_sized(source *from, const format *of, int exponent);

uint64_t element_power(source *from, const format *of, int exponent); /* mantissa zero */
uint64_t element_uniform(source *from, const format *of);             /* any finite pattern */
uint64_t element_special(source *from, const format *of);             /* inf, NaN or zero */
uint64_t element_zero(source *from, const format *of);                /* of either sign */
uint64_t element_negated(const format *of, uint64_t pattern);

/* Lowest exponent of a leading bit: that of the smallest subnormal. */
int element_lowest(const format *of);

#endif
