/* SPDX-License-Identifier: MIT */
/* Rounding into a floating-point type. See mmaref_internal.h. */
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

uint64_t mmaref_pack_nan(const mmaref_format_row *format, uint8_t nan)
{
    uint64_t infinity = mmaref_pack_infinity(format, 0);
    uint64_t hidden = above_fraction(format, 1);

    return infinity | (nan == MMAREF_NAN_ALL_ONES ? hidden - 1 : hidden >> 1);
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

uint64_t mmaref_pack_overflow(const mmaref_format_row *format, const mmaref_dot_rules *rules,
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

uint64_t mmaref_round_off(const mmaref_dot_rules *rules, uint8_t rounding, const mmaref_number *number,
                          int16_t lost, uint8_t sticky, uint8_t bits)
{
    remainder rest = { false, true };
    uint64_t kept = 0;
    bool up;

    if (lost <= 64) {
        uint64_t half = (uint64_t)1 << (lost - 1);
        kept = number->significand >> (lost - 1) >> 1;
        rest.half = (number->significand & half) != 0;
        rest.below = sticky != 0 || (number->significand & (half - 1)) != 0;
    }
    up = rounds_up(rounding, number->negative, (kept & 1) != 0, rest.half, rest.below);
    if (rules->coverage != NULL && (rest.half || rest.below)) {
        cover_rounding(rules, kept, bits, &rest, up);
    }
    return kept + up;
}

uint64_t mmaref_round_pack(const mmaref_format_row *format, const mmaref_dot_rules *rules,
                           uint8_t rounding, const mmaref_number *number, uint8_t sticky)
{
    int16_t exponent = (int16_t)(number->exponent + mmaref_highest_bit(number->significand));
    uint8_t fraction_bits = format->fraction_bits;
    uint8_t kept = rules->arithmetic->result_bits < fraction_bits ? rules->arithmetic->result_bits : fraction_bits;
    int16_t lowest = (int16_t)(1 - (int16_t)format->bias); /* exponent of the smallest normal */
    int16_t lost;
    uint64_t result;
    uint32_t field;

    if (exponent < lowest) {
        exponent = lowest;
    }
    lost = (int16_t)(exponent - kept - number->exponent);
    if (lost <= 0) {
        result = number->significand << -lost;
    } else if (rounding == MMAREF_ROUND_ZERO && rules->coverage == NULL && lost < 64) {
        result = number->significand >> lost; /* mmaref_round_off knows it too, at length */
    } else {
        result = mmaref_round_off(rules, rounding, number, lost, sticky, kept);
    }
    result <<= fraction_bits - kept;
    /* The leading bit, where there is one, adds 1 to the exponent field; so does a carry. */
    result += (uint64_t)(exponent - lowest) << fraction_bits;
    field = (uint32_t)(result >> fraction_bits);
    if (field >= ((uint32_t)1 << format->exponent_bits) - 1) {
        return mmaref_pack_overflow(format, rules, rounding, number->negative);
    }
    if (field == 0) {
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
    return number->negative == 0 ? result : mmaref_pack_zero(format, 1) | result;
}
