/* SPDX-License-Identifier: MIT */
/* Round-pack: the pattern that a number rounds to. A magnitude of exponent field f and fraction F is the integer f *
 * 2^p + F, so that a carry out of the fraction increments the exponent field. See number.h. */
#include "number.h"

/* ---- Patterns ----------------------------------------------------------- */

/* The pattern of a sign and an exponent field, with a fraction of 0. */
static uint64_t sign_and_field(const mmaref_format_row *format, uint32_t top)
{
    return (uint64_t)top << format->fraction_bits;
}

/* The sign bit of a pattern. */
static uint64_t sign_of(const mmaref_format_row *format, uint8_t negative)
{
    return sign_and_field(format, (uint32_t)negative << format->exponent_bits);
}

uint64_t mmaref_pack_zero(const mmaref_format_row *format, uint8_t negative)
{
    return sign_of(format, mmaref_is_fnuz(format) ? 0 : negative);
}

/* The largest finite number of a type. */
static uint64_t largest_finite(const mmaref_format_row *format)
{
    const uint32_t beyond = (uint32_t)1 << format->exponent_bits; /* the largest field + 1 */

    switch (mmaref_special(format)) {
    case MMAREF_SPECIAL_IEEE:
    case MMAREF_SPECIAL_RESERVED:
        return sign_and_field(format, beyond - 1) - 1;
    case MMAREF_SPECIAL_NAN:
        return sign_and_field(format, beyond) - 2;
    default:
        return sign_and_field(format, beyond) - 1;
    }
}

uint64_t mmaref_pack_infinity(const mmaref_format_row *format, uint8_t negative)
{
    const uint32_t beyond = (negative + (uint32_t)1) << format->exponent_bits; /* the same, below a sign */

    switch (mmaref_special(format)) {
    case MMAREF_SPECIAL_IEEE:
        return sign_and_field(format, beyond - 1);
    case MMAREF_SPECIAL_RESERVED: /* the largest number takes its place */
        return sign_and_field(format, beyond - 1) - 1;
    case MMAREF_SPECIAL_FNUZ: /* the NaN */
        return sign_of(format, 1);
    default: /* the NaN, or the largest number */
        return sign_and_field(format, beyond) - 1;
    }
}

uint64_t mmaref_pack_nan(const mmaref_format_row *format, uint8_t nan)
{
    uint64_t quiet = mmaref_pack_infinity(format, 0);

    if (mmaref_special(format) != MMAREF_SPECIAL_IEEE) {
        return quiet; /* the one NaN */
    }
    quiet |= (uint64_t)1 << (format->fraction_bits - 1);
    return nan == MMAREF_NAN_ALL_ONES ? quiet | (quiet - 1) : quiet;
}

uint64_t mmaref_number_pack(const mmaref_format_row *format, const mmaref_rules *rules, uint8_t rounding,
                            const mmaref_number *number, uint8_t zero)
{
    if (number->special != MMAREF_NUMBER_FINITE) {
        return number->special == MMAREF_NUMBER_NAN ? mmaref_pack_nan(format, rules->arithmetic->nan)
                                                    : mmaref_pack_infinity(format, number->negative);
    }
    return number->significand == 0 ? mmaref_pack_zero(format, zero)
                                    : mmaref_round_pack(format, rules, rounding, number);
}

/* ---- Round and pack ------------------------------------------------------ */

#define HALF 0x80000000u

bool mmaref_rounds_up(const mmaref_rules *rules, uint8_t rounding, bool negative, bool odd, uint32_t rest)
{
    switch (rounding) {
    case MMAREF_ROUND_NEAREST_EVEN:
        return rest > HALF || (rest == HALF && odd);
    case MMAREF_ROUND_NEAREST_AWAY:
        return rest >= HALF;
    case MMAREF_ROUND_DOWN:
        return negative;
    case MMAREF_ROUND_UP:
        return !negative;
    case MMAREF_ROUND_ODD:
        return !odd;
    case MMAREF_ROUND_STOCHASTIC: /* the sum of rest and the random word carries */
        return MMAREF_HAS_CUSTOM && rest > 0xffffffffu - *rules->random;
    default:
        return false; /* toward zero */
    }
}

/* The fraction bits of a result: those of its type, or fewer (result_bits). */
static uint8_t kept_bits(const mmaref_format_row *format, const mmaref_rules *rules)
{
    uint8_t kept = rules->arithmetic->result_bits;

    return kept < format->fraction_bits ? kept : format->fraction_bits;
}

/* The result for a magnitude beyond the largest number: that number if it is rounded toward zero, else infinity. */
MMAREF_NOINLINE static uint64_t pack_overflow(const mmaref_format_row *format, const mmaref_rules *rules,
                                              uint8_t rounding, uint8_t negative)
{
    uint8_t overflow = rules->arithmetic->overflow;
    bool up = overflow == MMAREF_OVERFLOW_INFINITY ||
              (overflow == MMAREF_OVERFLOW_ROUNDED && (rounding == MMAREF_ROUND_STOCHASTIC ||
                                                       mmaref_rounds_up(rules, rounding, negative, true, 0xffffffffu)));

    mmaref_cover(rules, MMAREF_COVER_OVERFLOW);
    return up ? mmaref_pack_infinity(format, negative) : largest_finite(format) | sign_of(format, negative);
}

/* The pattern of a magnitude below the least normal number: subnormal, or flushed to zero. */
MMAREF_NOINLINE static uint64_t pack_small(const mmaref_format_row *format, const mmaref_rules *rules,
                                           uint8_t negative, uint64_t magnitude)
{
    mmaref_cover(rules, magnitude == 0 ? MMAREF_COVER_UNDERFLOW : MMAREF_COVER_SUBNORMAL_OUT);
    if ((rules->arithmetic->subnormals & MMAREF_SUBNORMALS_FLUSH_OUT) != 0) {
        magnitude = 0;
    }
    if (magnitude == 0) {
        mmaref_cover(rules, MMAREF_COVER_TINY);
        return mmaref_pack_zero(format, rules->arithmetic->underflow_sign == MMAREF_UNDERFLOW_PLUS ? 0 : negative);
    }
    return magnitude | sign_of(format, negative);
}

/* Records corners of an inexact result: `rest` was discarded, and the magnitude has `kept` fraction bits. It reaches
 * 2^(kept + 1) if rounding carried out of them. */
static void cover_rounding(const mmaref_rules *rules, uint32_t rest, uint64_t magnitude, uint8_t kept)
{
    mmaref_cover(rules, rest == HALF ? MMAREF_COVER_INEXACT | MMAREF_COVER_TIE : MMAREF_COVER_INEXACT);
    if (magnitude >> kept == 2) {
        mmaref_cover(rules, MMAREF_COVER_CARRY_OUT);
    }
}

/* Records whether an inexact result is tiny: below the least normal number after rounding with an unbounded exponent.
 * Bit 63 of the significand is set and lies `below` places below the leading bit of that number; from one place below,
 * a fraction of ones rounded up carries into it. */
MMAREF_NOINLINE static void cover_tiny(const mmaref_rules *rules, uint8_t rounding, uint8_t negative,
                                       uint64_t significand, unsigned below, uint8_t kept)
{
    const bool ones = ~significand >> (63 - kept) == 0;
    const uint64_t rest = significand << (kept + 1);
    const bool carries = below == 1 && ones && rest != 0 &&
                         mmaref_rounds_up(rules, rounding, negative != 0, true,
                                          (uint32_t)(rest >> 32) | ((uint32_t)rest != 0));

    mmaref_cover(rules, below == 0 || carries ? 0 : MMAREF_COVER_TINY);
}

uint32_t mmaref_round_pack32(const mmaref_format_row *format, const mmaref_rules *rules, uint8_t rounding,
                             uint8_t negative, uint32_t significand, int32_t exponent)
{
    const uint8_t fraction_bits = format->fraction_bits, kept = kept_bits(format, rules);
    int32_t field = exponent + (int32_t)format->bias - 1; /* adding the leading bit makes it one more */
    unsigned discarded = 31u - kept;
    uint32_t magnitude = 0, rest = 1;

    if (field < 0) {
        discarded += (unsigned)(-field);
        field = 0;
    }
    if (discarded < 32) {
        magnitude = significand >> discarded;
        rest = significand << (32 - discarded);
    } else if (discarded == 32) {
        rest = significand;
    }
    if (rest != 0) {
        magnitude += mmaref_rounds_up(rules, rounding, negative != 0, (magnitude & 1) != 0, rest);
        if (MMAREF_HAS_COVERAGE && rules->coverage != NULL) {
            cover_rounding(rules, rest, magnitude, kept);
            cover_tiny(rules, rounding, negative, (uint64_t)significand << 32, discarded - (31u - kept), kept);
        }
    }
    if ((magnitude >> kept) + (uint32_t)field >= ((uint32_t)1 << format->exponent_bits) - 1) {
        return (uint32_t)pack_overflow(format, rules, rounding, negative);
    }
    magnitude = (magnitude << (fraction_bits - kept)) + ((uint32_t)field << fraction_bits);
    if (magnitude >> fraction_bits == 0) {
        return (uint32_t)pack_small(format, rules, negative, magnitude);
    }
    return magnitude | (uint32_t)negative << fraction_bits << format->exponent_bits;
}

#if MMAREF_HAS_EXACT
/* As mmaref_round_pack32, in 64 bits, for every type and rounding. */
MMAREF_NOINLINE static uint64_t round_pack64(const mmaref_format_row *format, const mmaref_rules *rules,
                                             uint8_t rounding, const mmaref_number *number)
{
    const uint8_t fraction_bits = format->fraction_bits, kept = kept_bits(format, rules), negative = number->negative;
    int top = mmaref_highest_bit(number->significand);
    uint64_t significand = number->significand << (63 - top);
    int16_t field = (int16_t)(number->exponent + top + (int16_t)format->bias - 1);
    unsigned discarded = 63u - kept;
    uint64_t magnitude = 0, rest = 1;

    if (mmaref_is_binade(format)) { /* without subnormals nothing is discarded at the bottom */
        if (field < -1) {
            mmaref_cover(rules, MMAREF_COVER_INEXACT);
            return pack_small(format, rules, negative, 0);
        }
    } else if (field < 0) {
        discarded += (unsigned)(-field);
        field = 0;
    }
    if (discarded < 64) {
        magnitude = significand >> discarded;
        rest = significand << (64 - discarded);
    } else if (discarded < 96) { /* stochastic rounding compares 32 bits */
        uint64_t below = significand & (((uint64_t)1 << (discarded - 64)) - 1);
        rest = significand >> (discarded - 64) | (below != 0);
    }
    if (rest != 0) {
        uint32_t high = (uint32_t)(rest >> 32) | ((uint32_t)rest != 0);
        magnitude += mmaref_rounds_up(rules, rounding, negative != 0, (magnitude & 1) != 0, high);
        if (MMAREF_HAS_COVERAGE && rules->coverage != NULL) {
            cover_rounding(rules, high, magnitude, kept);
            cover_tiny(rules, rounding, negative, significand, discarded - (63u - kept), kept);
        }
    }
    if ((int32_t)(magnitude >> kept) + field >= (int32_t)1 << format->exponent_bits) {
        return pack_overflow(format, rules, rounding, negative);
    }
    magnitude = (magnitude << (fraction_bits - kept)) + ((uint64_t)(int64_t)field << fraction_bits);
    if (magnitude > largest_finite(format)) {
        return pack_overflow(format, rules, rounding, negative);
    }
    if (mmaref_is_binade(format) ? magnitude == 0 : magnitude >> fraction_bits == 0) {
        return pack_small(format, rules, negative, magnitude);
    }
    return magnitude | sign_of(format, negative);
}
#endif

uint64_t mmaref_round_pack(const mmaref_format_row *format, const mmaref_rules *rules, uint8_t rounding,
                           const mmaref_number *number)
{
    uint32_t significand;
    int top;

#if MMAREF_HAS_EXACT
    if (format->width_log2 == 6 || format->special != MMAREF_SPECIAL_IEEE || rounding == MMAREF_ROUND_STOCHASTIC) {
        return round_pack64(format, rules, rounding, number);
    }
#endif
    top = mmaref_normalise(number->significand, &significand);
    return mmaref_round_pack32(format, rules, rounding, number->negative, significand, number->exponent + top);
}
