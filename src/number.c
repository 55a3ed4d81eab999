/* SPDX-License-Identifier: MIT */
/* Accumulators and f64: patterns of zeros and infinities, decoding. See mmaref_internal.h. */
#include "mmaref_internal.h"

/* A pattern by its sign and exponent field. */
static uint64_t above_fraction(const mmaref_format_row *format, uint32_t top)
{
    return (uint64_t)top << format->fraction_bits;
}

uint64_t mmaref_pack_zero(const mmaref_format_row *format, uint8_t negative)
{
    return above_fraction(format, (uint32_t)negative << format->exponent_bits);
}

uint64_t mmaref_pack_infinity(const mmaref_format_row *format, uint8_t negative)
{
    return above_fraction(format, ((negative + (uint32_t)1) << format->exponent_bits) - 1);
}

int16_t mmaref_number_leading(const mmaref_number *number)
{
    return (int16_t)(number->exponent + mmaref_highest_bit(number->significand));
}

void mmaref_number_amend(const mmaref_format_row *format, uint8_t subnormals, mmaref_number *number)
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
        mmaref_number_amend(format, subnormals, number);
    } else {
        number->significand |= hidden;
    }
}
