/* SPDX-License-Identifier: MIT */
/* Element formats and what a pattern of one stands for. */
#ifndef ORACLE_NUMBER_H
#define ORACLE_NUMBER_H

#include <stdbool.h>
#include <stdint.h>

/* RESERVED: operands have numbers under the largest exponent field, no result has. FNUZ: the pattern of -0 is NaN. */
typedef enum { NO_SPECIALS, ONE_NAN, IEEE_SPECIALS, RESERVED, FNUZ } specials;

typedef struct {
    const char *name;
    uint32_t word;     /* MMAREF_TYPE_... */
    int exponent_bits;
    int mantissa_bits;
    int ignored_bits;  /* below the mantissa: the low 13 of a tf32 register */
    int bias;
    bool is_signed;
    specials specials;
    bool binade;       /* exponent field 0 has no subnormals, and the zero */
} format;

extern const format f16, bf16, tf32, f32, f64, e4m3, e5m2, e3m2, e2m3, e2m1, ue8m0, ue4m3;

typedef enum { ZERO, FINITE, INFINITE, NOT_A_NUMBER } kind;

/* (-1)^negative * significand * 2^(exponent - fraction). The exponent is that of the
 * exponent field: subnormals are not normalised. A zero has significand 0. */
typedef struct {
    kind kind;
    bool negative;
    uint64_t significand;
    int exponent;
    int fraction;
} number;

number number_decode(const format *from, uint64_t pattern);

/* Lowest and highest exponent of a finite value, subnormals at the lowest. */
static inline int format_lowest(const format *of)
{
    /* ue8m0 has no subnormals: its field 0 is an ordinary exponent. */
    return (of->mantissa_bits == 0 || of->binade ? 0 : 1) - of->bias;
}

static inline int format_highest(const format *of)
{
    bool top_is_special = of->specials == IEEE_SPECIALS || of->mantissa_bits == 0;
    return (1 << of->exponent_bits) - 1 - top_is_special - of->bias;
}

/* Bits of a pattern, ignored ones included. */
static inline int format_width(const format *of)
{
    return of->is_signed + of->exponent_bits + of->mantissa_bits + of->ignored_bits;
}

/* The pattern with this sign, exponent field and mantissa, ignored bits zero. */
static inline uint64_t format_pattern(const format *of, bool negative, uint64_t field,
                                      uint64_t mantissa)
{
    uint64_t pattern = (uint64_t)negative << of->exponent_bits | field;
    return (pattern << of->mantissa_bits | mantissa) << of->ignored_bits;
}

#endif
