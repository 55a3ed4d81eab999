/* SPDX-License-Identifier: MIT */
/* Factors: the working form of multiplicand elements. See mmaref_internal.h. */
#include "mmaref_internal.h"

/* Gives a subnormal the exponent that its block wants. */
static void renormalise(uint8_t subnormals, uint16_t *significand, int16_t *exponent)
{
    int16_t lowest = MMAREF_FACTOR_ZERO;

    if ((subnormals & MMAREF_SUBNORMALS_FLUSH_IN) != 0) {
        *significand = 0;
        *exponent = MMAREF_FACTOR_ZERO;
        return;
    }
    if ((subnormals & MMAREF_SUBNORMALS_AS_F16) != 0) {
        lowest = (int16_t)(1 - (int16_t)mmaref_format_rows[MMAREF_WORD_F16].bias);
    } else if ((subnormals & MMAREF_SUBNORMALS_NORMALISE) == 0) {
        return;
    }
    while (*significand >> MMAREF_FACTOR_FRACTION == 0 && *exponent > lowest) {
        *significand = (uint16_t)(*significand << 1);
        (*exponent)--;
    }
}

/* The fields that are no normal number: `exponent` is that of the field, `fraction` stands
 * where a factor has it; `dropped`: some bit below it is set and counts. */
static void decode_special(const mmaref_format_row *format, uint8_t subnormals, uint16_t fraction, bool dropped,
                           uint16_t *significand, int16_t *exponent)
{
    if (*exponent == -(int16_t)format->bias) {
        *significand = fraction;
        *exponent = fraction == 0 ? MMAREF_FACTOR_ZERO : (int16_t)(*exponent + 1);
        if (fraction == 0 && dropped && (subnormals & MMAREF_SUBNORMALS_FLUSH_IN) == 0) {
            *exponent = MMAREF_FACTOR_VANISHED;
        }
        if (subnormals != 0 && fraction != 0) {
            renormalise(subnormals, significand, exponent);
        }
    } else if (format->special == MMAREF_SPECIAL_IEEE) {
        *exponent = fraction == 0 && !dropped ? MMAREF_FACTOR_INFINITY : MMAREF_FACTOR_NAN;
    } else if (format->special == MMAREF_SPECIAL_NAN &&
               ((uint32_t)fraction << format->fraction_bits) + (1u << MMAREF_FACTOR_FRACTION) ==
                   (uint32_t)1 << (MMAREF_FACTOR_FRACTION + format->fraction_bits)) {
        *exponent = MMAREF_FACTOR_NAN; /* the fraction is all ones */
    }
}

uint8_t mmaref_factors_decode(const mmaref_format_row *format, uint8_t subnormals, const uint32_t *bits,
                              uint8_t count, const mmaref_factors *to)
{
    uint8_t fraction_bits = format->fraction_bits;
    uint8_t sign_bit = (uint8_t)(fraction_bits + format->exponent_bits);
    uint8_t up = (uint8_t)(MMAREF_FACTOR_FRACTION - fraction_bits);
    uint16_t ones = (uint16_t)((1u << format->exponent_bits) - 1);
    uint16_t fraction_ones = (uint16_t)((1u << fraction_bits) - 1);
    int16_t bias = (int16_t)format->bias;
    uint8_t special = 0;
    uint8_t k;

    for (k = 0; k < count; k++) {
        uint32_t value = bits[k] >> format->shift;
        uint16_t fraction = (uint16_t)((value & fraction_ones) << up);
        uint16_t field = (uint16_t)(value >> fraction_bits & ones);
        uint16_t sign = (uint16_t)((value >> sign_bit & 1) << 15);
        if (field != 0 && field != ones) {
            to->significand[k] = (uint16_t)(sign | 1u << MMAREF_FACTOR_FRACTION | fraction);
            to->exponent[k] = (int16_t)((int16_t)field - bias);
        } else {
            uint16_t significand = (uint16_t)(1u << MMAREF_FACTOR_FRACTION | fraction);
            int16_t exponent = (int16_t)((int16_t)field - bias);
            bool dropped = (subnormals & MMAREF_DECODE_WHOLE) != 0 && format->width_log2 == 5 &&
                           (bits[k] & ((1u << format->shift) - 1)) != 0;
            decode_special(format, subnormals & (MMAREF_DECODE_WHOLE - 1), fraction, dropped, &significand, &exponent);
            special |= exponent >= MMAREF_FACTOR_INFINITY;
            to->significand[k] = sign | significand;
            to->exponent[k] = exponent;
        }
    }
    return special;
}

void mmaref_factor_expand(const mmaref_factors *factors, uint8_t k, mmaref_number *number)
{
    int16_t exponent = factors->exponent[k];

    number->significand = factors->significand[k] & (MMAREF_FACTOR_SIGN - 1);
    number->negative = (factors->significand[k] & MMAREF_FACTOR_SIGN) != 0;
    number->scale = exponent;
    number->exponent = (int16_t)(exponent - MMAREF_FACTOR_FRACTION);
    number->special = MMAREF_NUMBER_FINITE;
    if (exponent >= MMAREF_FACTOR_INFINITY) {
        number->special = exponent == MMAREF_FACTOR_NAN ? MMAREF_NUMBER_NAN : MMAREF_NUMBER_INFINITY;
    }
}
