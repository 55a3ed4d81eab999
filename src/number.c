/* SPDX-License-Identifier: MIT */
/* Decoding of element formats (PTX ISA 9.7.14.2, 5.2.3). See mmaref_internal.h. */
#include "mmaref_internal.h"

uint8_t mmaref_highest_bit(uint64_t value)
{
    uint32_t half = (uint32_t)value;
    uint8_t position = 0;

    if (value >> 32 != 0) {
        half = (uint32_t)(value >> 32);
        position = 32;
    }
    if (half >> 16 != 0) {
        half >>= 16;
        position = (uint8_t)(position + 16);
    }
    if (half >> 8 != 0) {
        half >>= 8;
        position = (uint8_t)(position + 8);
    }
    if (half >> 4 != 0) {
        half >>= 4;
        position = (uint8_t)(position + 4);
    }
    if (half >> 2 != 0) {
        half >>= 2;
        position = (uint8_t)(position + 2);
    }
    return (uint8_t)(position + (half >> 1));
}

int16_t mmaref_number_leading(const mmaref_number *number)
{
    return (int16_t)(number->exponent + mmaref_highest_bit(number->significand));
}

void mmaref_number_decode(const mmaref_format_row *format, uint64_t bits, uint8_t subnormals,
                          mmaref_number *number)
{
    uint16_t exponent_ones = (uint16_t)((1u << format->exponent_bits) - 1);
    uint64_t fraction_ones = ((uint64_t)1 << format->fraction_bits) - 1;
    uint64_t fraction = bits >> format->shift & fraction_ones;
    uint16_t field = (uint16_t)(bits >> format->shift >> format->fraction_bits & exponent_ones);

    number->negative = (uint8_t)(bits >> format->shift >> format->fraction_bits >>
                                 format->exponent_bits & format->sign_bits);
    number->special = MMAREF_NUMBER_FINITE;
    if (field == exponent_ones) {
        if (format->special == MMAREF_SPECIAL_IEEE) {
            number->special = fraction == 0 ? MMAREF_NUMBER_INFINITY : MMAREF_NUMBER_NAN;
        } else if (format->special == MMAREF_SPECIAL_NAN && fraction == fraction_ones) {
            number->special = MMAREF_NUMBER_NAN;
        }
    }
    if (field == 0 && format->fraction_bits != 0) {
        if ((subnormals & MMAREF_SUBNORMALS_FLUSH_IN) != 0) {
            fraction = 0;
        }
        number->significand = fraction;
        number->scale = (int16_t)(1 - (int16_t)format->bias);
    } else {
        number->significand = fraction_ones + 1 + fraction;
        number->scale = (int16_t)((int16_t)field - (int16_t)format->bias);
    }
    number->exponent = (int16_t)(number->scale - format->fraction_bits);
    if ((subnormals & MMAREF_SUBNORMALS_NORMALISE) != 0 && number->significand != 0) {
        number->scale = mmaref_number_leading(number);
    }
}

int16_t mmaref_integer_decode(const mmaref_format_row *format, uint32_t bits)
{
    uint8_t width = (uint8_t)(1u << format->width_log2);
    uint16_t sign = (uint16_t)((uint16_t)format->sign_bits << (width - 1));

    return (int16_t)((int16_t)(bits & ~(uint32_t)sign) - (int16_t)(bits & sign));
}
