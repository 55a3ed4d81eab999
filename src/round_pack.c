/* SPDX-License-Identifier: MIT */
/* Rounding into a floating-point type, and the addition of C after a sum. See unpacked.h and rules.h. */
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
    uint64_t infinity = above_fraction(format, ((negative + (uint32_t)1) << format->exponent_bits) - 1);

    /* What stands there in a type without infinity: its NaN, or else its largest number. */
    return format->special == MMAREF_SPECIAL_IEEE ? infinity : infinity | (above_fraction(format, 1) - 1);
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
    uint64_t infinity = mmaref_pack_infinity(format, negative);
    uint8_t overflow = rules->arithmetic->overflow;
    bool up = overflow == MMAREF_OVERFLOW_INFINITY ||
              (overflow == MMAREF_OVERFLOW_ROUNDED && (rounding == MMAREF_ROUND_STOCHASTIC ||
                                                       mmaref_rounds_up(rounding, negative != 0, true, 0xffffffffu)));

    mmaref_cover(rules, MMAREF_COVER_OVERFLOW);
    /* Below infinity, or NaN in its place, is the largest number. */
    return up || format->special == MMAREF_SPECIAL_NONE ? infinity : infinity - 1;
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

uint64_t mmaref_round_pack32(const mmaref_format_row *format, const mmaref_dot_rules *rules, uint8_t rounding,
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
        return pack_overflow(format, rules, rounding, negative);
    }
    magnitude = (magnitude << (fraction_bits - kept)) + ((uint32_t)field << fraction_bits);
    if (magnitude >> fraction_bits == 0) {
        return pack_small(format, rules, negative, magnitude);
    }
    return magnitude | (uint32_t)negative << fraction_bits << format->exponent_bits;
}

/* What mmaref_rounds_up says, and the rounding that looks at the caller's random bits. */
static bool goes_up(const mmaref_dot_rules *rules, uint8_t rounding, bool negative, bool odd, uint32_t rest)
{
    if (MMAREF_HAS_CUSTOM && rounding == MMAREF_ROUND_STOCHASTIC) {
        return rest > 0xffffffffu - *rules->random; /* their sum carries */
    }
    return mmaref_rounds_up(rounding, negative, odd, rest);
}

/* The largest finite number of a type. */
static uint64_t largest(const mmaref_format_row *format)
{
    uint64_t infinity = mmaref_pack_infinity(format, 0);

    return format->special == MMAREF_SPECIAL_NONE ? infinity : infinity - 1;
}

/* The same of f64, and of every type and rounding. */
MMAREF_NOINLINE static uint64_t round_pack64(const mmaref_format_row *format, const mmaref_dot_rules *rules,
                                             uint8_t rounding, const mmaref_number *number)
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
    } else if (lost < 96) { /* stochastic rounding looks at 32 bits */
        uint64_t below = significand & (((uint64_t)1 << (lost - 64)) - 1);
        rest = significand >> (lost - 64) | (below != 0);
    }
    if (rest != 0) {
        uint32_t high = (uint32_t)(rest >> 32) | ((uint32_t)rest != 0);
        if (goes_up(rules, rounding, negative != 0, (magnitude & 1) != 0, high)) {
            magnitude++;
        }
        cover_rounding(rules, high);
        if (magnitude >> kept == 2) {
            mmaref_cover(rules, MMAREF_COVER_CARRY_OUT);
        }
    }
    if ((magnitude >> kept) + (uint16_t)field >= (uint32_t)1 << format->exponent_bits) {
        return pack_overflow(format, rules, rounding, negative);
    }
    magnitude = (magnitude << (fraction_bits - kept)) + ((uint64_t)(uint16_t)field << fraction_bits);
    if (magnitude > largest(format)) {
        return pack_overflow(format, rules, rounding, negative);
    }
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

    if (MMAREF_HAS_EXACT && (format->width_log2 == 6 || mmaref_is_general(rules))) {
        return round_pack64(format, rules, rounding, number);
    }
    top = mmaref_normalise(number->significand, &significand);
    return mmaref_round_pack32(format, rules, rounding, number->negative, significand,
                               (int16_t)(number->exponent + top));
}

/* ---- The addition of C after a sum of products, as a scalar addition ---- */

/* Moves the leading bit of a finite number to bit 61; zero lies below every other number. */
static void normalise(mmaref_number *number)
{
    int16_t exponent = -0x4000;

    if (number->significand != 0) {
        exponent = (int16_t)(mmaref_number_leading(number) - 61);
        number->significand <<= number->exponent - exponent;
    }
    number->exponent = exponent;
}

static int64_t signed_significand(const mmaref_number *number, uint64_t significand)
{
    return number->negative != 0 ? -(int64_t)significand : (int64_t)significand;
}

static bool is_infinity(const mmaref_number *x, uint8_t negative)
{
    return x->special == MMAREF_NUMBER_INFINITY && x->negative == negative;
}

void mmaref_number_add(const mmaref_dot_rules *rules, mmaref_number *sum, mmaref_number *term)
{
    const bool infinite[2] = {
        is_infinity(sum, 0) || is_infinity(term, 0),
        is_infinity(sum, 1) || is_infinity(term, 1)
    };
    mmaref_number high, low;
    bool swap, lost;
    uint64_t kept;
    int16_t down;
    int64_t total;

    sum->special = mmaref_special_of(
        rules, sum->special == MMAREF_NUMBER_NAN || term->special == MMAREF_NUMBER_NAN, infinite);
    if (sum->special != MMAREF_NUMBER_FINITE) {
        sum->negative = infinite[1];
        return;
    }
    normalise(sum);
    normalise(term);
    swap = sum->exponent < term->exponent;
    high = swap ? *term : *sum;
    low = swap ? *sum : *term;
    down = (int16_t)(high.exponent - low.exponent);
    kept = down < 64 ? low.significand >> down : 0;
    lost = down < 64 ? kept << down != low.significand : low.significand != 0;
    total = signed_significand(&high, high.significand) +
            signed_significand(&low, kept + (lost && high.negative != low.negative));
    if (total == 0 && kept != 0) {
        mmaref_cover(rules, MMAREF_COVER_CANCELLATION);
    }
    sum->exponent = high.exponent;
    sum->negative = total < 0;
    sum->significand = (total < 0 ? (uint64_t)-total : (uint64_t)total) | lost;
}

/* Unpacks a normal number or a zero as a term; false for another pattern. */
static bool open_addend(const mmaref_format_row *type, uint32_t bits, mmaref_term *term)
{
    term->value = 0;
    term->exponent = MMAREF_EXPONENT_OF_ZERO;
    return mmaref_term_unpack(type, bits, term) ||
           bits << (32 - type->fraction_bits - type->exponent_bits) == 0;
}

/* The common addition: of normal numbers and zeros, of types of at most 32 bits, whose sum is not 0. A term has at most
 * 24 bits, so that a shift loses bits from 6 places on. By then the sum has its leading bit at MMAREF_TERM_TOP - 1 or
 * above, at least four bits more than a type keeps, so that being odd says no more than that it is not exact. */
static bool add_common(const mmaref_dot_rules *rules, const mmaref_format_row *type, uint32_t x, uint32_t y,
                       uint32_t *result)
{
    mmaref_term c, sum;
    int32_t total, exponent;
    uint32_t magnitude;
    bool lost;
    int top;

    if (!open_addend(type, x, &c) || !open_addend(rules->step, y, &sum)) {
        return false;
    }
    total = mmaref_term_add(&c, &sum, &exponent, &lost);
    total = lost ? total | 1 : total;
    if (total == 0) {
        return false;
    }
    magnitude = total < 0 ? 0 - (uint32_t)total : (uint32_t)total;
    top = mmaref_highest_bit32(magnitude);
    *result = (uint32_t)mmaref_round_pack32(rules->step, rules, MMAREF_ROUND_NEAREST_EVEN, total < 0,
                                            magnitude << (31 - top), (int16_t)(exponent + top - MMAREF_TERM_TOP));
    return true;
}

uint64_t mmaref_add_after(const mmaref_dot_rules *rules, const mmaref_format_row *type, uint64_t x, uint64_t y)
{
    mmaref_number c, sum;
    uint32_t common;
    uint8_t both;

    if (type->width_log2 <= 5 && rules->step->width_log2 <= 5 && !mmaref_is_general(rules) &&
        add_common(rules, type, (uint32_t)x, (uint32_t)y, &common)) {
        return common;
    }
    mmaref_number_unpack(type, x, rules->arithmetic->subnormals, &c);
    mmaref_number_unpack(rules->step, y, rules->arithmetic->subnormals, &sum);
    both = c.negative & sum.negative;
    mmaref_number_add(rules, &sum, &c);
    if (sum.special != MMAREF_NUMBER_FINITE) {
        return mmaref_pack_special(rules->step, rules->arithmetic->nan, &sum);
    }
    return sum.significand == 0 ? mmaref_pack_zero(rules->step, both)
                                : mmaref_round_pack(rules->step, rules, MMAREF_ROUND_NEAREST_EVEN, &sum);
}
