/* SPDX-License-Identifier: MIT */
/* Numbers: unpack, add, round and pack. See number.h. */
#include "number.h"

/* ---- Unpack ------------------------------------------------------------- */

/* Gives a subnormal the exponent that its block wants. */
static void place_subnormal(uint8_t flags, mmaref_number *number)
{
    const int16_t f16_lowest = (int16_t)(1 - (int16_t)mmaref_format_rows[MMAREF_TYPE_F16].bias);
    int16_t leading = mmaref_number_leading(number), lowest = number->aligned;

    if ((flags & MMAREF_SUBNORMALS_AS_F16) != 0) {
        lowest = f16_lowest < lowest ? f16_lowest : lowest;
    } else if ((flags & MMAREF_SUBNORMALS_NORMALISE) != 0) {
        lowest = leading;
    }
    number->aligned = leading > lowest ? leading : lowest;
}

/* The class of the highest exponent field. */
static uint8_t class_of(const mmaref_format_row *format, uint64_t fraction, bool dropped)
{
    if (mmaref_special(format) == MMAREF_SPECIAL_IEEE) {
        return fraction == 0 && !dropped ? MMAREF_NUMBER_INFINITY : MMAREF_NUMBER_NAN;
    }
    return mmaref_special(format) == MMAREF_SPECIAL_NAN && fraction == ((uint64_t)1 << format->fraction_bits) - 1
               ? MMAREF_NUMBER_NAN
               : MMAREF_NUMBER_FINITE;
}

#if MMAREF_HAS_OWN
/* A number of exponent field 0 that is no zero and no subnormal, although it looks like one: the NaN of fnuz, and those
 * of a binade. */
static bool unpack_lowest(const mmaref_format_row *format, uint64_t hidden, mmaref_number *number)
{
    if (number->significand == 0) {
        if (!mmaref_is_fnuz(format) || !number->negative) {
            return false;
        }
        number->special = MMAREF_NUMBER_NAN;
    } else if (mmaref_is_binade(format)) {
        number->aligned--;
        number->exponent--;
    } else {
        return false;
    }
    number->significand |= hidden;
    return true;
}
#endif

void mmaref_number_unpack(const mmaref_format_row *format, uint8_t flags, uint64_t bits, mmaref_number *number)
{
    const uint8_t fraction_bits = format->fraction_bits;
    const uint32_t low = (uint32_t)bits, ones = ((uint32_t)1 << format->exponent_bits) - 1;
    const bool dropped = (flags & MMAREF_UNPACK_WHOLE) != 0 && format->width_log2 == 5 &&
                         (low & (((uint32_t)1 << format->shift) - 1)) != 0;
    uint32_t top, field;
    uint64_t hidden;

    if (MMAREF_HAS_F64 && format->width_log2 == 6) {
        hidden = (uint64_t)1 << fraction_bits;
        number->significand = bits & (hidden - 1);
        top = (uint32_t)(bits >> 32) >> (fraction_bits - 32);
    } else { /* in words */
        hidden = (uint32_t)1 << fraction_bits;
        number->significand = low >> format->shift & ((uint32_t)hidden - 1);
        top = low >> format->shift >> fraction_bits;
    }
    field = top & ones;
    number->negative = (uint8_t)(top >> format->exponent_bits & 1);
    number->special = field == ones ? class_of(format, number->significand, dropped) : (uint8_t)MMAREF_NUMBER_FINITE;
    number->aligned = (int16_t)((int16_t)field - (int16_t)format->bias + (field == 0));
    number->exponent = (int16_t)(number->aligned - fraction_bits);
    if (field != 0) {
        number->significand |= hidden;
        return;
    }
#if MMAREF_HAS_OWN
    if ((uint8_t)format->special > MMAREF_SPECIAL_RESERVED && unpack_lowest(format, hidden, number)) {
        return;
    }
#endif
    if (number->significand == 0 || (flags & MMAREF_SUBNORMALS_FLUSH_IN) != 0) {
        number->significand = 0;
        number->aligned = dropped && (flags & MMAREF_SUBNORMALS_FLUSH_IN) == 0 ? MMAREF_EXPONENT_VANISHED
                                                                             : MMAREF_EXPONENT_ZERO;
    } else {
        place_subnormal(flags, number);
    }
}

/* ---- Patterns ----------------------------------------------------------- */

/* A pattern by its sign and exponent field. */
static uint64_t above_fraction(const mmaref_format_row *format, uint32_t top)
{
    return (uint64_t)top << format->fraction_bits;
}

/* The sign bit, where it is set. */
static uint64_t sign_of(const mmaref_format_row *format, uint8_t negative)
{
    return above_fraction(format, (uint32_t)negative << format->exponent_bits);
}

uint64_t mmaref_pack_zero(const mmaref_format_row *format, uint8_t negative)
{
    return sign_of(format, mmaref_is_fnuz(format) ? 0 : negative);
}

/* The largest finite number of a type that a result may be. */
static uint64_t largest(const mmaref_format_row *format)
{
    const uint32_t beyond = (uint32_t)1 << format->exponent_bits; /* the exponent field above the largest one */

    switch (mmaref_special(format)) {
    case MMAREF_SPECIAL_IEEE:
    case MMAREF_SPECIAL_RESERVED:
        return above_fraction(format, beyond - 1) - 1;
    case MMAREF_SPECIAL_NAN:
        return above_fraction(format, beyond) - 2;
    default:
        return above_fraction(format, beyond) - 1;
    }
}

uint64_t mmaref_pack_infinity(const mmaref_format_row *format, uint8_t negative)
{
    const uint32_t beyond = (negative + (uint32_t)1) << format->exponent_bits; /* the same, with the sign below it */

    switch (mmaref_special(format)) {
    case MMAREF_SPECIAL_IEEE:
        return above_fraction(format, beyond - 1);
    case MMAREF_SPECIAL_RESERVED: /* the largest number stands for it */
        return above_fraction(format, beyond - 1) - 1;
    case MMAREF_SPECIAL_FNUZ: /* the NaN */
        return sign_of(format, 1);
    default: /* the NaN, or the largest number */
        return above_fraction(format, beyond) - 1;
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
    case MMAREF_ROUND_STOCHASTIC: /* their sum carries */
        return MMAREF_HAS_CUSTOM && rest > 0xffffffffu - *rules->random;
    default:
        return false; /* toward zero */
    }
}

/* The fraction bits of a result that survive. */
static uint8_t kept_bits(const mmaref_format_row *format, const mmaref_rules *rules)
{
    uint8_t kept = rules->arithmetic->result_bits;

    return kept < format->fraction_bits ? kept : format->fraction_bits;
}

/* What stands for a magnitude beyond the largest number: that number where the rounding never leaves it behind, else
 * infinity. */
MMAREF_NOINLINE static uint64_t pack_overflow(const mmaref_format_row *format, const mmaref_rules *rules,
                                              uint8_t rounding, uint8_t negative)
{
    uint8_t overflow = rules->arithmetic->overflow;
    bool up = overflow == MMAREF_OVERFLOW_INFINITY ||
              (overflow == MMAREF_OVERFLOW_ROUNDED && (rounding == MMAREF_ROUND_STOCHASTIC ||
                                                       mmaref_rounds_up(rules, rounding, negative, true, 0xffffffffu)));

    mmaref_cover(rules, MMAREF_COVER_OVERFLOW);
    return up ? mmaref_pack_infinity(format, negative) : largest(format) | sign_of(format, negative);
}

/* A magnitude below the least normal number, as its pattern. */
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

/* Notes corners of rounding `rest` away, not 0, the magnitude becoming one of so many fraction bits. */
static void cover_rounding(const mmaref_rules *rules, uint32_t rest, uint64_t magnitude, uint8_t kept)
{
    mmaref_cover(rules, rest == HALF ? MMAREF_COVER_INEXACT | MMAREF_COVER_TIE : MMAREF_COVER_INEXACT);
    if (magnitude >> kept == 2) {
        mmaref_cover(rules, MMAREF_COVER_CARRY_OUT);
    }
}

/* Notes whether a number that is not exact is tiny. Bit 63 of its significand is set, and lies so many places below the
 * leading bit of the least normal number; just below it, rounding may carry into that one. */
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
    int32_t field = exponent + (int32_t)format->bias - 1; /* the leading bit makes it one more */
    unsigned lost = 31u - kept;
    uint32_t magnitude = 0, rest = 1;

    if (field < 0) {
        lost += (unsigned)(-field);
        field = 0;
    }
    if (lost < 32) {
        magnitude = significand >> lost;
        rest = significand << (32 - lost);
    } else if (lost == 32) {
        rest = significand;
    }
    if (rest != 0) {
        magnitude += mmaref_rounds_up(rules, rounding, negative != 0, (magnitude & 1) != 0, rest);
        if (MMAREF_HAS_COVERAGE && rules->coverage != NULL) {
            cover_rounding(rules, rest, magnitude, kept);
            cover_tiny(rules, rounding, negative, (uint64_t)significand << 32, lost - (31u - kept), kept);
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
/* As mmaref_round_pack32 in 64 bits, of every type and rounding. */
MMAREF_NOINLINE static uint64_t round_pack64(const mmaref_format_row *format, const mmaref_rules *rules,
                                             uint8_t rounding, const mmaref_number *number)
{
    const uint8_t fraction_bits = format->fraction_bits, kept = kept_bits(format, rules), negative = number->negative;
    int top = mmaref_highest_bit(number->significand);
    uint64_t significand = number->significand << (63 - top);
    int16_t field = (int16_t)(number->exponent + top + (int16_t)format->bias - 1);
    unsigned lost = 63u - kept;
    uint64_t magnitude = 0, rest = 1;

    if (mmaref_is_binade(format)) { /* no bit is lost below its least exponent */
        if (field < -1) {
            mmaref_cover(rules, MMAREF_COVER_INEXACT);
            return pack_small(format, rules, negative, 0);
        }
    } else if (field < 0) {
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
        magnitude += mmaref_rounds_up(rules, rounding, negative != 0, (magnitude & 1) != 0, high);
        if (MMAREF_HAS_COVERAGE && rules->coverage != NULL) {
            cover_rounding(rules, high, magnitude, kept);
            cover_tiny(rules, rounding, negative, significand, lost - (63u - kept), kept);
        }
    }
    if ((int32_t)(magnitude >> kept) + field >= (int32_t)1 << format->exponent_bits) {
        return pack_overflow(format, rules, rounding, negative);
    }
    magnitude = (magnitude << (fraction_bits - kept)) + ((uint64_t)(int64_t)field << fraction_bits);
    if (magnitude > largest(format)) {
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

/* ---- Add ------------------------------------------------------------------ */

uint8_t mmaref_special_of(const mmaref_rules *rules, bool nan, const bool infinite[2])
{
    if (nan || (infinite[0] && infinite[1])) {
        mmaref_cover(rules, nan ? 0 : MMAREF_COVER_INF_MINUS_INF);
        return MMAREF_NUMBER_NAN;
    }
    if (infinite[0] || infinite[1]) {
        mmaref_cover(rules, MMAREF_COVER_INFINITY);
        return MMAREF_NUMBER_INFINITY;
    }
    return MMAREF_NUMBER_FINITE;
}

static bool is_infinity(const mmaref_number *x, uint8_t negative)
{
    return x->special == MMAREF_NUMBER_INFINITY && x->negative == negative;
}

static int64_t with_sign(uint64_t magnitude, uint8_t negative)
{
    return negative != 0 ? -(int64_t)magnitude : (int64_t)magnitude;
}

/* Adds finite numbers that are not zero. The one whose last place is worth more is shifted up, as far as its leading
 * bit becomes bit 61; if that is not enough the other one is shifted down, and what it loses leaves a sticky bit far
 * below all that is kept: the sum then is at least 2^60. */
static void add_finite(const mmaref_rules *rules, mmaref_number *x, const mmaref_number *y)
{
    const bool swap = x->exponent < y->exponent;
    const mmaref_number *high = swap ? y : x, *low = swap ? x : y;
    int16_t down = (int16_t)(high->exponent - low->exponent);
    int16_t up = (int16_t)(61 - mmaref_highest_bit(high->significand));
    uint64_t kept = low->significand;
    bool lost = false;
    int64_t total;

    up = up < down ? up : down;
    down = (int16_t)(down - up);
    if (down != 0) {
        kept = down < 64 ? low->significand >> down : 0;
        lost = down < 64 ? kept << down != low->significand : true;
        kept += lost && high->negative != low->negative;
    }
    total = with_sign(high->significand << up, high->negative) + with_sign(kept, low->negative);
    if (total == 0) {
        mmaref_cover(rules, MMAREF_COVER_CANCELLATION);
    }
    x->exponent = (int16_t)(high->exponent - up);
    x->negative = total < 0;
    x->significand = (total < 0 ? (uint64_t)-total : (uint64_t)total) | lost;
}

void mmaref_number_add(const mmaref_rules *rules, mmaref_number *x, const mmaref_number *y)
{
    const bool infinite[2] = { is_infinity(x, 0) || is_infinity(y, 0), is_infinity(x, 1) || is_infinity(y, 1) };

    x->special = mmaref_special_of(rules, x->special == MMAREF_NUMBER_NAN || y->special == MMAREF_NUMBER_NAN, infinite);
    if (x->special != MMAREF_NUMBER_FINITE) {
        x->negative = infinite[1];
    } else if (x->significand == 0) {
        *x = *y;
    } else if (y->significand != 0) {
        add_finite(rules, x, y);
    }
}
