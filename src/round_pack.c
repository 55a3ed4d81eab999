/* SPDX-License-Identifier: MIT */
/* Rounding into a floating-point type. See mmaref_internal.h. */
#include "mmaref_internal.h"

uint64_t mmaref_pack_nan(const mmaref_format_row *format, uint8_t nan)
{
    uint64_t quiet = mmaref_pack_infinity(format, 1) >> 1; /* the sign becomes the exponent's, which its last bit leaves */

    return nan == MMAREF_NAN_ALL_ONES ? quiet | (quiet - 1) : quiet;
}

uint64_t mmaref_pack_special(const mmaref_format_row *format, uint8_t nan, const mmaref_number *number)
{
    return number->special == MMAREF_NUMBER_NAN ? mmaref_pack_nan(format, nan)
                                                : mmaref_pack_infinity(format, number->negative);
}

/* What decides where a magnitude is rounded to. */
enum { BELOW = 1, HALF = 2, ODD = 4 }; /* a lower lost bit; the first lost bit; the last kept bit */
#define NEGATIVE_LOG2 3

/* Bit n: whether what n says is rounded away from zero. By MMAREF_ROUND_... */
static const MMAREF_FLASH uint16_t rounded_up[] = {
    0x0000, /* zero */
    0xc8c8, /* nearest even: half, and below or odd */
    0xee00, /* down: half or below, and negative */
    0x00ee, /* up: half or below, and not negative */
    0xcccc  /* nearest away: half */
};

uint64_t mmaref_pack_overflow(const mmaref_format_row *format, const mmaref_dot_rules *rules,
                              uint8_t rounding, uint8_t negative)
{
    unsigned how = (unsigned)negative << NEGATIVE_LOG2 | ODD | HALF | BELOW;
    bool up = rules->arithmetic->overflow == MMAREF_OVERFLOW_INFINITY || (rounded_up[rounding] >> how & 1) != 0;

    mmaref_cover(rules, MMAREF_COVER_OVERFLOW);
    return mmaref_pack_infinity(format, negative) - !up;
}

uint64_t mmaref_round_off(const mmaref_dot_rules *rules, uint8_t rounding, const mmaref_number *number,
                          int16_t lost)
{
    unsigned how = (unsigned)number->negative << NEGATIVE_LOG2;
    uint64_t kept = 0;

    if (lost > 64) {
        how |= BELOW;
    } else {
        kept = number->significand >> (lost - 1);
        how |= kept << (lost - 1) != number->significand ? BELOW : 0;
        how |= (unsigned)kept << 1 & (ODD | HALF);
        kept >>= 1;
    }
    if ((how & (HALF | BELOW)) != 0) {
        mmaref_cover(rules, (how & BELOW) == 0 ? MMAREF_COVER_INEXACT | MMAREF_COVER_TIE : MMAREF_COVER_INEXACT);
    }
    return kept + (rounded_up[rounding] >> how & 1);
}

uint64_t mmaref_round_pack(const mmaref_format_row *format, const mmaref_dot_rules *rules,
                           uint8_t rounding, const mmaref_number *number)
{
    int16_t exponent = mmaref_number_leading(number);
    uint8_t fraction_bits = format->fraction_bits;
    uint8_t kept = rules->arithmetic->result_bits < fraction_bits ? rules->arithmetic->result_bits : fraction_bits;
    int16_t lowest = (int16_t)(1 - (int16_t)format->bias); /* exponent of the smallest normal */
    int16_t lost;
    uint64_t result;
    uint32_t field, leading;

    if (exponent < lowest) {
        exponent = lowest;
    }
    lost = (int16_t)(exponent - kept - number->exponent);
    if (lost <= 0) {
        result = number->significand << -lost;
    } else if (rounding == MMAREF_ROUND_ZERO && rules->coverage == NULL && lost < 64) {
        result = number->significand >> lost; /* mmaref_round_off knows it too, at length */
    } else {
        result = mmaref_round_off(rules, rounding, number, lost);
    }
    result <<= fraction_bits - kept;
    leading = (uint32_t)(result >> fraction_bits); /* of a subnormal 0, after a carry 2 */
    field = (uint32_t)(exponent - lowest);
    if (leading == 2) {
        mmaref_cover(rules, MMAREF_COVER_CARRY_OUT);
    }
    if (leading + field >= ((uint32_t)1 << format->exponent_bits) - 1) {
        return mmaref_pack_overflow(format, rules, rounding, number->negative);
    }
    if (leading + field == 0) {
        mmaref_cover(rules, result == 0 ? MMAREF_COVER_UNDERFLOW : MMAREF_COVER_SUBNORMAL_OUT);
        if ((rules->arithmetic->subnormals & MMAREF_SUBNORMALS_FLUSH_OUT) != 0) {
            result = 0;
        }
        if (result == 0 && rules->arithmetic->underflow_sign == MMAREF_UNDERFLOW_PLUS) {
            return 0;
        }
    }
    return result + ((uint64_t)(field | (uint32_t)number->negative << format->exponent_bits) << fraction_bits);
}
