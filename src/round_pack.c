/* SPDX-License-Identifier: MIT */
/* Rounding into a floating-point type. See mmaref_internal.h. */
#include "mmaref_internal.h"

static uint64_t magnitude_of_infinity(const mmaref_format_row *format)
{
    return (((uint64_t)1 << format->exponent_bits) - 1) << format->fraction_bits;
}

uint64_t mmaref_pack_zero(const mmaref_format_row *format, uint8_t negative)
{
    return (uint64_t)negative << format->exponent_bits << format->fraction_bits;
}

uint64_t mmaref_pack_infinity(const mmaref_format_row *format, uint8_t negative)
{
    return mmaref_pack_zero(format, negative) | magnitude_of_infinity(format);
}

uint64_t mmaref_pack_nan(const mmaref_format_row *format, uint8_t nan)
{
    uint64_t quiet = (uint64_t)1 << (format->fraction_bits - 1);

    if (nan == MMAREF_NAN_ALL_ONES) {
        quiet = ((uint64_t)1 << format->fraction_bits) - 1;
    }
    return magnitude_of_infinity(format) | quiet;
}

/* Whether a magnitude with `half` = its first lost bit and `below` = any lower one
 * is rounded away from zero. */
static bool rounds_up(uint8_t rounding, uint8_t negative, bool odd, bool half, bool below)
{
    switch (rounding) {
    case MMAREF_ROUND_NEAREST_EVEN:
        return half && (below || odd);
    case MMAREF_ROUND_NEAREST_AWAY:
        return half;
    case MMAREF_ROUND_DOWN:
        return negative != 0 && (half || below);
    case MMAREF_ROUND_UP:
        return negative == 0 && (half || below);
    default:
        return false;
    }
}

static uint64_t overflow(const mmaref_format_row *format, const mmaref_dot_rules *rules,
                         uint8_t rounding, uint8_t negative)
{
    uint64_t infinity = mmaref_pack_infinity(format, negative);
    bool nearest = rounding == MMAREF_ROUND_NEAREST_EVEN || rounding == MMAREF_ROUND_NEAREST_AWAY;

    mmaref_cover(rules, MMAREF_COVER_OVERFLOW);
    if (rules->arithmetic->overflow == MMAREF_OVERFLOW_INFINITY || nearest ||
        rounds_up(rounding, negative, true, true, true)) {
        return infinity;
    }
    return infinity - 1;
}

/* What a significand loses below its last kept bit: its first lost bit, and any lower. */
typedef struct {
    bool half, below;
} remainder;

static void cover_rounding(const mmaref_dot_rules *rules, uint64_t kept, uint8_t bits, const remainder *lost, bool up)
{
    mmaref_cover(rules, MMAREF_COVER_INEXACT);
    if (lost->half && !lost->below) {
        mmaref_cover(rules, MMAREF_COVER_TIE);
    }
    if (up && (kept + 1) >> bits >= 2) {
        mmaref_cover(rules, MMAREF_COVER_CARRY_OUT);
    }
    if (!up && kept == 0) {
        mmaref_cover(rules, MMAREF_COVER_UNDERFLOW);
    }
}

/* The significand without its `lost` low bits, rounded; at most one more than `bits` + 1
 * bits wide. */
static uint64_t round_off(const mmaref_dot_rules *rules, uint8_t rounding, const mmaref_number *number,
                          int16_t lost, uint8_t sticky, uint8_t bits)
{
    remainder rest = { false, true };
    uint64_t kept = 0;
    bool up;

    if (lost <= 0) {
        return number->significand << -lost;
    }
    if (lost <= 64) {
        uint64_t half = (uint64_t)1 << (lost - 1);
        kept = lost == 64 ? 0 : number->significand >> lost;
        rest.half = (number->significand & half) != 0;
        rest.below = sticky != 0 || (number->significand & (half - 1)) != 0;
    }
    up = rounding != MMAREF_ROUND_ZERO &&
         rounds_up(rounding, number->negative, (kept & 1) != 0, rest.half, rest.below);
    if (rules->coverage != NULL && (rest.half || rest.below)) {
        cover_rounding(rules, kept, bits, &rest, up);
    }
    return kept + up;
}

uint64_t mmaref_round_pack(const mmaref_format_row *format, const mmaref_dot_rules *rules,
                           uint8_t rounding, const mmaref_number *number, uint8_t sticky)
{
    uint8_t fraction_bits = format->fraction_bits;
    uint8_t kept = rules->arithmetic->result_bits < fraction_bits ? rules->arithmetic->result_bits : fraction_bits;
    int16_t lowest = (int16_t)(1 - (int16_t)format->bias); /* exponent of the smallest normal */
    int16_t exponent = mmaref_number_leading(number);
    uint64_t result;

    if (exponent < lowest) {
        exponent = lowest;
    }
    result = round_off(rules, rounding, number, (int16_t)(exponent - kept - number->exponent), sticky, kept);
    result <<= fraction_bits - kept;
    /* The leading bit, where there is one, adds 1 to the exponent field; so does a carry. */
    result += (uint64_t)(exponent - lowest) << fraction_bits;
    if (result >= magnitude_of_infinity(format)) {
        return overflow(format, rules, rounding, number->negative);
    }
    if (result >> fraction_bits == 0) {
        if (result != 0) {
            mmaref_cover(rules, MMAREF_COVER_SUBNORMAL_OUT);
        }
        if ((rules->arithmetic->subnormals & MMAREF_SUBNORMALS_FLUSH_OUT) != 0) {
            result = 0;
        }
        if (result == 0 && rules->arithmetic->underflow_sign == MMAREF_UNDERFLOW_PLUS) {
            return 0;
        }
    }
    return mmaref_pack_zero(format, number->negative) | result;
}
