/* SPDX-License-Identifier: MIT */
/* Unpacking: patterns of accumulators and multiplicands as numbers to compute with. See unpacked.h. */
#include "unpacked.h"

/* ---- Accumulators ---------------------------------------------------- */

int16_t mmaref_number_leading(const mmaref_number *number)
{
    return (int16_t)(number->exponent + mmaref_highest_bit(number->significand));
}

/* What is no normal number, unpacked as if it were but for the leading bit: a zero, a subnormal, an
 * infinity, a NaN. */
MMAREF_NOINLINE static void unpack_special(const mmaref_format_row *format, uint8_t subnormals, mmaref_number *number)
{
    if (number->scale != -(int16_t)format->bias) { /* the exponent field is all ones */
        number->special = number->significand == 0 ? MMAREF_NUMBER_INFINITY : MMAREF_NUMBER_NAN;
        number->significand = 1;
        return;
    }
    if ((subnormals & MMAREF_SUBNORMALS_FLUSH_IN) != 0) {
        number->significand = 0;
    }
    number->scale++;
    number->exponent++;
    if ((subnormals & MMAREF_SUBNORMALS_NORMALISE) != 0 && number->significand != 0) {
        number->scale = mmaref_number_leading(number);
    }
}

void mmaref_number_decode(const mmaref_format_row *format, uint64_t bits, uint8_t subnormals,
                          mmaref_number *number)
{
    uint8_t fraction_bits = format->fraction_bits;
    uint32_t ones = ((uint32_t)1 << format->exponent_bits) - 1;
    uint64_t hidden = (uint64_t)1 << fraction_bits;
    uint32_t top = (uint32_t)(bits >> fraction_bits); /* sign and exponent */
    uint32_t field = top & ones;

    number->significand = bits & (hidden - 1);
    number->scale = (int16_t)((int16_t)field - (int16_t)format->bias);
    number->exponent = (int16_t)(number->scale - fraction_bits);
    number->negative = (uint8_t)(top >> format->exponent_bits & 1);
    number->special = MMAREF_NUMBER_FINITE;
    if (field == 0 || field == ones) {
        unpack_special(format, subnormals, number);
    } else {
        number->significand |= hidden;
    }
}

/* ---- Multiplicands --------------------------------------------------- */

/* Gives a subnormal the exponent that its block wants. */
static void renormalise(uint8_t flags, mmaref_factor *factor)
{
    int16_t lowest = MMAREF_FACTOR_ZERO;

    if ((flags & MMAREF_SUBNORMALS_FLUSH_IN) != 0) {
        factor->significand = 0;
        factor->exponent = MMAREF_FACTOR_ZERO;
        return;
    }
    if ((flags & MMAREF_SUBNORMALS_AS_F16) != 0) {
        lowest = (int16_t)(1 - (int16_t)mmaref_format_rows[MMAREF_TYPE_F16].bias);
    } else if ((flags & MMAREF_SUBNORMALS_NORMALISE) == 0) {
        return;
    }
    while (factor->significand < MMAREF_FACTOR_HIDDEN && factor->exponent > lowest) {
        factor->significand = (uint16_t)(factor->significand << 1);
        factor->exponent--;
    }
}

/* Whether a bit below those that count is set where it tells the class of a number. */
static bool dropped(const mmaref_format_row *format, uint8_t flags, uint32_t bits)
{
    return (flags & MMAREF_DECODE_WHOLE) != 0 && format->width_log2 == 5 && (bits & ((1u << format->shift) - 1)) != 0;
}

void mmaref_factor_decode(const mmaref_format_row *format, uint8_t flags, uint32_t bits, mmaref_factor *factor)
{
    uint32_t value = bits >> format->shift;
    uint16_t ones = (uint16_t)((1u << format->exponent_bits) - 1);
    uint16_t field = (uint16_t)(value >> format->fraction_bits & ones);
    uint8_t up = (uint8_t)(MMAREF_FACTOR_FRACTION - format->fraction_bits);
    uint16_t fraction = (uint16_t)(value << up & (MMAREF_FACTOR_HIDDEN - 1));

    factor->exponent = (int16_t)((int16_t)field - (int16_t)format->bias);
    factor->significand = (uint16_t)(MMAREF_FACTOR_HIDDEN | fraction);
    if (field == 0 && fraction == 0) {
        factor->significand = 0;
        factor->exponent = dropped(format, flags, bits) && (flags & MMAREF_SUBNORMALS_FLUSH_IN) == 0
                               ? MMAREF_FACTOR_VANISHED
                               : MMAREF_FACTOR_ZERO;
    } else if (field == 0) {
        factor->significand = fraction;
        factor->exponent++;
        renormalise(flags, factor);
    } else if (field == ones && format->special == MMAREF_SPECIAL_IEEE) {
        factor->exponent = fraction == 0 && !dropped(format, flags, bits) ? MMAREF_FACTOR_INFINITY : MMAREF_FACTOR_NAN;
    } else if (field == ones && format->special == MMAREF_SPECIAL_NAN &&
               fraction + (1u << up) == MMAREF_FACTOR_HIDDEN) {
        factor->exponent = MMAREF_FACTOR_NAN; /* the fraction is all ones */
    }
    factor->significand |= (uint16_t)(value >> format->fraction_bits >> format->exponent_bits << 15);
}

void mmaref_factor_expand(const mmaref_factor *factor, mmaref_number *number)
{
    int16_t exponent = factor->exponent;

    number->significand = factor->significand & (MMAREF_FACTOR_SIGN - 1);
    number->negative = (factor->significand & MMAREF_FACTOR_SIGN) != 0;
    number->scale = exponent;
    number->exponent = (int16_t)(exponent - MMAREF_FACTOR_FRACTION);
    number->special = MMAREF_NUMBER_FINITE;
    if (exponent >= MMAREF_FACTOR_INFINITY) {
        number->special = exponent == MMAREF_FACTOR_NAN ? MMAREF_NUMBER_NAN : MMAREF_NUMBER_INFINITY;
    }
}
