/* SPDX-License-Identifier: MIT */
/* Whole numbers of any size, as decimal text and exact sums of binary numbers take them. */
#ifndef MMAREF_WHOLE_H
#define MMAREF_WHOLE_H

#include <stdbool.h>
#include <stdint.h>

/* 15360 bits. An exact sum of f64 products has 4300 bits, and as many places behind the point in units in the last
 * place; decimal digits take 5^4200 times that. */
#define WHOLE_LIMBS 480

/* The low limb first; the highest of `count` is not 0. */
typedef struct {
    unsigned count;
    uint32_t limb[WHOLE_LIMBS];
} whole;

void whole_set(whole *x, uint64_t value);
void whole_copy(whole *x, const whole *from);

/* x * factor + addend, which must fit. */
void whole_multiply(whole *x, uint32_t factor, uint32_t addend);

/* x / divisor, rounded down; returns the remainder. */
uint32_t whole_divide(whole *x, uint32_t divisor);

void whole_shift_left(whole *x, unsigned bits);
void whole_add(whole *x, const whole *y);
void whole_subtract(whole *x, const whole *y); /* pre: y <= x */
int whole_compare(const whole *x, const whole *y); /* -1, 0 or 1 */

/* Divides by the largest power of two, up to 2^most, that leaves no remainder; returns its exponent. */
unsigned whole_strip(whole *x, unsigned most);

/* The number of bits: 0 of 0, 1 of 1, 2 of 2 and 3. */
unsigned whole_bits(const whole *x);

/* The bit that is worth 2^place. */
bool whole_bit(const whole *x, unsigned place);

/* Whether a bit below 2^place is set. */
bool whole_any_below(const whole *x, unsigned place);

/* The 64 highest bits: x = return value * 2^*exponent, plus a part below, which *rest tells of. */
uint64_t whole_highest(const whole *x, int *exponent, bool *rest);

#endif
