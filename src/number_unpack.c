/* SPDX-License-Identifier: MIT */
/* Unpack: the number that a pattern stands for. Every pattern of every type is unpacked exactly here, but for the fast
 * paths of dot_line.c and dot_fast.c. See number.h. */
#include "number.h"

/* Sets the exponent by which a subnormal is aligned: the least normal one of its type or f16, or its leading bit's. */
static void align_subnormal(uint8_t flags, mmaref_number *number)
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

/* The class of a number whose exponent field is all ones. `dropped`: an ignored bit of a tf32 is set, and counts. */
static uint8_t ones_class(const mmaref_format_row *format, uint64_t fraction, bool dropped)
{
    if (mmaref_special(format) == MMAREF_SPECIAL_IEEE) {
        return fraction == 0 && !dropped ? MMAREF_NUMBER_INFINITY : MMAREF_NUMBER_NAN;
    }
    return mmaref_special(format) == MMAREF_SPECIAL_NAN && fraction == ((uint64_t)1 << format->fraction_bits) - 1
               ? MMAREF_NUMBER_NAN
               : MMAREF_NUMBER_FINITE;
}

#if MMAREF_HAS_OWN
/* Exponent field 0 where it is neither a zero nor a subnormal: the NaN of fnuz, or a normal number (mmaref_is_binade).
 * The latter has the exponent one below field 1 and the hidden bit. */
static bool unpack_field_zero(const mmaref_format_row *format, uint64_t hidden, mmaref_number *number)
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
    } else { /* in 32-bit arithmetic */
        hidden = (uint32_t)1 << fraction_bits;
        number->significand = low >> format->shift & ((uint32_t)hidden - 1);
        top = low >> format->shift >> fraction_bits;
    }
    field = top & ones;
    number->negative = (uint8_t)(top >> format->exponent_bits & 1);
    number->special = field == ones ? ones_class(format, number->significand, dropped) : (uint8_t)MMAREF_NUMBER_FINITE;
    number->aligned = (int16_t)((int16_t)field - (int16_t)format->bias + (field == 0));
    number->exponent = (int16_t)(number->aligned - fraction_bits);
    if (field != 0) {
        number->significand |= hidden;
        return;
    }
#if MMAREF_HAS_OWN
    if ((uint8_t)format->special > MMAREF_SPECIAL_RESERVED && unpack_field_zero(format, hidden, number)) {
        return;
    }
#endif
    if (number->significand == 0 || (flags & MMAREF_SUBNORMALS_FLUSH_IN) != 0) {
        number->significand = 0;
        number->aligned = dropped && (flags & MMAREF_SUBNORMALS_FLUSH_IN) == 0 ? MMAREF_EXPONENT_VANISHED
                                                                             : MMAREF_EXPONENT_ZERO;
    } else {
        align_subnormal(flags, number);
    }
}

/* ---- Scale factors (PTX ISA 9.7.14.3) ---- */

/* The same for ue8m0, which has no subnormals (its hidden bit is 1, its fraction empty), and ue4m3. */
void mmaref_scale_unpack(const mmaref_format_row *format, uint32_t bits, mmaref_scale_factor *scale)
{
    unsigned hidden = 1u << format->fraction_bits;
    unsigned ones = (1u << format->exponent_bits) - 1;
    unsigned fraction = (unsigned)bits & (hidden - 1);
    unsigned field = (unsigned)bits >> format->fraction_bits & ones;
    bool subnormal = field == 0 && hidden != 1;

    scale->significand = (uint8_t)(subnormal ? fraction : hidden + fraction);
    scale->aligned = (int16_t)((int16_t)(field + subnormal) - (int16_t)format->bias);
    scale->exponent = (int16_t)(scale->aligned - format->fraction_bits);
    scale->special = field == ones && fraction == hidden - 1 ? MMAREF_NUMBER_NAN : MMAREF_NUMBER_FINITE;
}
