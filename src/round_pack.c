/* SPDX-License-Identifier: MIT */
/* Rounding into a floating-point type. See unpacked.h and dot.h. */
#include "dot.h"

/* ---- Patterns -------------------------------------------------------- */

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

uint64_t mmaref_pack_nan(const mmaref_format_row *format, uint8_t nan)
{
    uint64_t quiet = mmaref_pack_infinity(format, 0) | (uint64_t)1 << (format->fraction_bits - 1);

    return nan == MMAREF_NAN_ALL_ONES ? quiet | (quiet - 1) : quiet;
}

uint64_t mmaref_pack_special(const mmaref_format_row *format, uint8_t nan, const mmaref_number *number)
{
    return number->special == MMAREF_NUMBER_NAN ? mmaref_pack_nan(format, nan)
                                                : mmaref_pack_infinity(format, number->negative);
}

/* ---- Rounding -------------------------------------------------------- */

/* What stands for a magnitude beyond the largest number: that number where the rounding never
 * leaves it behind, else infinity. */
MMAREF_NOINLINE static uint64_t pack_overflow(const mmaref_format_row *format, const mmaref_dot_rules *rules,
                                              uint8_t rounding, uint8_t negative)
{
    bool up = rules->arithmetic->overflow == MMAREF_OVERFLOW_INFINITY ||
              mmaref_rounds_up(rounding, negative != 0, true, 0xffffffffu);

    mmaref_cover(rules, MMAREF_COVER_OVERFLOW);
    return mmaref_pack_infinity(format, negative) - !up;
}

/* A magnitude below the least normal number, as its pattern. */
MMAREF_NOINLINE static uint64_t pack_small(const mmaref_format_row *format, const mmaref_dot_rules *rules,
                                           uint8_t negative, uint64_t magnitude)
{
    mmaref_cover(rules, magnitude == 0 ? MMAREF_COVER_UNDERFLOW : MMAREF_COVER_SUBNORMAL_OUT);
    if ((rules->arithmetic->subnormals & MMAREF_SUBNORMALS_FLUSH_OUT) != 0) {
        magnitude = 0;
    }
    if (magnitude == 0 && rules->arithmetic->underflow_sign == MMAREF_UNDERFLOW_PLUS) {
        return 0;
    }
    return magnitude | mmaref_pack_zero(format, negative);
}

/* Notes corners of rounding away `rest`, not 0, the magnitude becoming `kept` of so many fraction bits. */
static void cover_rounding(const mmaref_dot_rules *rules, uint32_t rest)
{
    mmaref_cover(rules, rest == MMAREF_HALF ? MMAREF_COVER_INEXACT | MMAREF_COVER_TIE : MMAREF_COVER_INEXACT);
}

uint8_t mmaref_kept_bits(const mmaref_format_row *format, const mmaref_dot_rules *rules)
{
    uint8_t kept = rules->arithmetic->result_bits;

    return kept < format->fraction_bits ? kept : format->fraction_bits;
}

/* The significand shifted down by `lost` bits, 1 or more, and as `rest` what is lost. */
static uint32_t shift_sticky(uint32_t significand, unsigned lost, uint32_t *rest)
{
    if (lost < 32) {
        *rest = significand << (32 - lost);
        return significand >> lost;
    }
    *rest = lost == 32 ? significand : 1; /* the significand is not 0 */
    return 0;
}

uint32_t mmaref_round_pack32(const mmaref_format_row *format, const mmaref_dot_rules *rules, uint8_t rounding,
                             uint8_t negative, uint32_t significand, int16_t exponent)
{
    uint8_t fraction_bits = format->fraction_bits, kept = mmaref_kept_bits(format, rules);
    int16_t field = (int16_t)(exponent + (int16_t)format->bias - 1); /* the leading bit makes it one more */
    unsigned lost = 31u - kept;
    uint32_t magnitude, rest;

    if (field < 0) {
        lost += (unsigned)(-field);
        field = 0;
    }
    magnitude = shift_sticky(significand, lost, &rest);
    if (rest != 0) {
        if (mmaref_rounds_up(rounding, negative != 0, (magnitude & 1) != 0, rest)) {
            magnitude++;
        }
        cover_rounding(rules, rest);
        if (magnitude >> kept == 2) {
            mmaref_cover(rules, MMAREF_COVER_CARRY_OUT);
        }
    }
    if ((magnitude >> kept) + (uint16_t)field >= ((uint32_t)1 << format->exponent_bits) - 1) {
        return (uint32_t)pack_overflow(format, rules, rounding, negative);
    }
    magnitude = (magnitude << (fraction_bits - kept)) + ((uint32_t)field << fraction_bits);
    if (magnitude >> fraction_bits == 0) {
        return (uint32_t)pack_small(format, rules, negative, magnitude);
    }
    return magnitude | (uint32_t)negative << fraction_bits << format->exponent_bits;
}

/* The same of f64. */
MMAREF_NOINLINE static uint64_t round_pack64(const mmaref_format_row *format, const mmaref_dot_rules *rules, uint8_t rounding,
                                             const mmaref_number *number)
{
    uint8_t fraction_bits = format->fraction_bits, kept = mmaref_kept_bits(format, rules), negative = number->negative;
    int top = mmaref_highest_bit(number->significand);
    uint64_t significand = number->significand << (63 - top);
    int16_t field = (int16_t)(number->exponent + top + (int16_t)format->bias - 1);
    unsigned lost = 63u - kept;
    uint64_t magnitude = 0, rest = 1;

    if (field < 0) {
        lost += (unsigned)(-field);
        field = 0;
    }
    if (lost < 64) {
        magnitude = significand >> lost;
        rest = significand << (64 - lost);
    } else if (lost == 64) {
        rest = significand;
    }
    if (rest != 0) {
        uint32_t high = (uint32_t)(rest >> 32) | ((uint32_t)rest != 0);
        if (mmaref_rounds_up(rounding, negative != 0, (magnitude & 1) != 0, high)) {
            magnitude++;
        }
        cover_rounding(rules, high);
        if (magnitude >> kept == 2) {
            mmaref_cover(rules, MMAREF_COVER_CARRY_OUT);
        }
    }
    if ((magnitude >> kept) + (uint16_t)field >= ((uint32_t)1 << format->exponent_bits) - 1) {
        return pack_overflow(format, rules, rounding, negative);
    }
    magnitude = (magnitude << (fraction_bits - kept)) + ((uint64_t)(uint16_t)field << fraction_bits);
    if (magnitude >> fraction_bits == 0) {
        return pack_small(format, rules, negative, magnitude);
    }
    return magnitude | mmaref_pack_zero(format, negative);
}

uint64_t mmaref_round_pack(const mmaref_format_row *format, const mmaref_dot_rules *rules,
                           uint8_t rounding, const mmaref_number *number)
{
    uint32_t significand;
    int top;

    if (MMAREF_HAS_EXACT && format->width_log2 == 6) {
        return round_pack64(format, rules, rounding, number);
    }
    top = mmaref_normalise(number->significand, &significand);
    return mmaref_round_pack32(format, rules, rounding, number->negative, significand, (int16_t)(number->exponent + top));
}
