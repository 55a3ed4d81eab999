/* SPDX-License-Identifier: MIT */
/* Large non-negative integers, for decimal text and exact sums. */
#ifndef MMAREF_CLI_NUMBER_BIGNUM_H
#define MMAREF_CLI_NUMBER_BIGNUM_H

#include <stdbool.h>
#include <stdint.h>

/* 15360 bits. An exact sum of f64 products has 4300 bits; in units in the last place it has as many bits after the
 * point, and writing these in decimal multiplies by 5^4200. */
#define BIGNUM_LIMBS 480

/* The low limb first; the highest of `count` is not 0. */
typedef struct {
    unsigned count;
    uint32_t limb[BIGNUM_LIMBS];
} bignum;

void bignum_set(bignum *x, uint64_t value);
void bignum_copy(bignum *x, const bignum *from);

/* x * factor + addend, which must fit. */
void bignum_multiply(bignum *x, uint32_t factor, uint32_t addend);

/* x / divisor, rounded down; returns the remainder. */
uint32_t bignum_divide(bignum *x, uint32_t divisor);

void bignum_shift_left(bignum *x, unsigned bits);
void bignum_add(bignum *x, const bignum *y);
void bignum_subtract(bignum *x, const bignum *y); /* pre: y <= x */
int bignum_compare(const bignum *x, const bignum *y); /* -1, 0 or 1 */

/* Divides by the largest power of two, up to 2^most, that leaves no remainder; returns its exponent. */
unsigned bignum_strip(bignum *x, unsigned most);

/* The number of bits: 0 of 0, 1 of 1, 2 of 2 and 3. */
unsigned bignum_bits(const bignum *x);

/* The bit that is worth 2^place. */
bool bignum_bit(const bignum *x, unsigned place);

/* The 64 highest bits: x = return value * 2^*exponent + a part below; *rest: that part is not 0. */
uint64_t bignum_highest(const bignum *x, int *exponent, bool *rest);

#endif
