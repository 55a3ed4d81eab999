/* SPDX-License-Identifier: MIT */
/* Exact sums of floating-point numbers and products, with a counter for every bit, and their rounding
 * by its definition. Knows nothing of the library but the numbers of its rounding modes. */
#ifndef EXACT_H
#define EXACT_H

#include <stdbool.h>
#include <stdint.h>

#define EXACT_LOWEST (-2148)               /* the least bit of the product of two subnormals of f64 */
#define EXACT_BITS (2148 + 2048 + 16)

/* The sum of bit[i] * 2^(EXACT_LOWEST + i). */
typedef struct {
    int32_t bit[EXACT_BITS];
} exact;

/* An IEEE type: sign, exponent and fraction. */
typedef struct {
    unsigned exponent_bits, fraction_bits;
} exact_type;

extern const exact_type exact_f16, exact_bf16, exact_f32, exact_f64;

void exact_clear(exact *sum);

/* Adds significand * 2^exponent, or subtracts it. */
void exact_add(exact *sum, bool negative, uint64_t significand, int exponent);

/* Adds a finite pattern; the product of two. */
void exact_add_pattern(exact *sum, exact_type type, uint64_t bits);
void exact_add_product(exact *sum, exact_type x_type, uint64_t x, exact_type y_type, uint64_t y);

/* Makes every counter 0 or 1, those of the magnitude; returns whether the sum is negative. */
bool exact_normalise(exact *sum);

/* Whether the sum is zero. */
bool exact_is_zero(const exact *sum);

/* A sum that is not zero as a pattern of a type, rounded as `rounding` (MMAREF_ROUND_...) says, an overflow as
 * IEEE 754 section 7.4 says. Normalises the sum. */
uint64_t exact_round(exact *sum, exact_type type, uint8_t rounding);

#endif
