/* SPDX-License-Identifier: MIT */
/* Factors: the working form of multiplicand elements. See mmaref_internal.h. */
#include "mmaref_internal.h"

#define HIDDEN (1u << MMAREF_FACTOR_FRACTION) /* the leading bit of a normal number */

/* Gives a subnormal the exponent that its block wants. */
static void renormalise(uint8_t flags, mmaref_factor *factor)
{
    int16_t lowest = MMAREF_FACTOR_ZERO;

    if ((flags & MMAREF_SUBNORMALS_FLUSH_IN) != 0) {
        factor->significand = 0;
        factor->exponent = MMAREF_FACTOR_ZERO;
        return;
    }
    if ((flags & MMAREF_SUBNORMALS_AS_F16) != 0) {
        lowest = (int16_t)(1 - (int16_t)mmaref_format_rows[MMAREF_WORD_F16].bias);
    } else if ((flags & MMAREF_SUBNORMALS_NORMALISE) == 0) {
        return;
    }
    while (factor->significand < HIDDEN && factor->exponent > lowest) {
        factor->significand = (uint16_t)(factor->significand << 1);
        factor->exponent--;
    }
}

/* Whether a bit below those that count is set where it tells the class of a number. */
static bool dropped(const mmaref_format_row *format, uint8_t flags, uint32_t bits)
{
    return (flags & MMAREF_DECODE_WHOLE) != 0 && format->width_log2 == 5 && (bits & ((1u << format->shift) - 1)) != 0;
}

void mmaref_factor_decode(const mmaref_format_row *format, uint8_t flags, uint32_t bits, mmaref_factor *factor)
{
    uint32_t value = bits >> format->shift;
    uint16_t ones = (uint16_t)((1u << format->exponent_bits) - 1);
    uint16_t field = (uint16_t)(value >> format->fraction_bits & ones);
    uint8_t up = (uint8_t)(MMAREF_FACTOR_FRACTION - format->fraction_bits);
    uint16_t fraction = (uint16_t)(value << up & (HIDDEN - 1));

    factor->exponent = (int16_t)((int16_t)field - (int16_t)format->bias);
    factor->significand = (uint16_t)(HIDDEN | fraction);
    if (field == 0 && fraction == 0) {
        factor->significand = 0;
        factor->exponent = dropped(format, flags, bits) && (flags & MMAREF_SUBNORMALS_FLUSH_IN) == 0
                               ? MMAREF_FACTOR_VANISHED
                               : MMAREF_FACTOR_ZERO;
    } else if (field == 0) {
        factor->significand = fraction;
        factor->exponent++;
        renormalise(flags, factor);
    } else if (field == ones && format->special == MMAREF_SPECIAL_IEEE) {
        factor->exponent = fraction == 0 && !dropped(format, flags, bits) ? MMAREF_FACTOR_INFINITY : MMAREF_FACTOR_NAN;
    } else if (field == ones && format->special == MMAREF_SPECIAL_NAN && fraction + (1u << up) == HIDDEN) {
        factor->exponent = MMAREF_FACTOR_NAN; /* the fraction is all ones */
    }
    factor->significand |= (uint16_t)(value >> format->fraction_bits >> format->exponent_bits << 15);
}

#ifndef MMAREF_SMALL_STACK

#define RUN 8 /* a length that compilers turn into vector code */

/* What decoding needs of a format: the places of its fields, patterns that are not plain. */
typedef struct {
    uint8_t shift, fraction_bits, sign_bit, up;
    uint32_t ones;      /* of the exponent field */
    uint32_t special;   /* the exponent field of infinities and NaN */
    uint32_t subnormal; /* fraction bits that make a subnormal one that the block changes */
    uint32_t zero;      /* 1 where a fraction of zero may not be one */
    int32_t lowest;     /* exponent of a subnormal */
} format_fields;

static format_fields fields_of(const mmaref_format_row *format, uint8_t flags)
{
    format_fields f;

    f.shift = format->shift;
    f.fraction_bits = format->fraction_bits;
    f.sign_bit = (uint8_t)(format->fraction_bits + format->exponent_bits);
    f.up = (uint8_t)(MMAREF_FACTOR_FRACTION - format->fraction_bits);
    f.ones = ((uint32_t)1 << format->exponent_bits) - 1;
    f.special = format->special == MMAREF_SPECIAL_NONE ? 0xffffffffu : f.ones;
    f.subnormal = (flags & ~MMAREF_DECODE_WHOLE) == 0 ? 0 : HIDDEN - 1;
    f.zero = (flags & MMAREF_DECODE_WHOLE) != 0;
    f.lowest = 1 - (int32_t)format->bias;
    return f;
}

/* Decodes a run of plain numbers; false if there may be others in it: an infinity, a NaN,
 * a zero or a subnormal that the block wants in another form. */
static inline bool decode_plain(const format_fields *f, const uint32_t *bits, uint16_t significand[RUN],
                                int16_t exponent[RUN])
{
    uint32_t others = 0;
    uint8_t k;

    for (k = 0; k < RUN; k++) {
        uint32_t value = bits[k] >> f->shift;
        uint32_t field = value >> f->fraction_bits & f->ones;
        uint32_t fraction = value << f->up & (HIDDEN - 1);
        uint32_t normal = field == 0 ? 0 : 1;
        uint32_t magnitude = fraction | normal << MMAREF_FACTOR_FRACTION;
        int32_t power = (int32_t)(field - normal) + f->lowest;
        others |= (((fraction & f->subnormal) | f->zero) & (normal - 1)) | (field == f->special ? 1 : 0);
        significand[k] = (uint16_t)(magnitude | value >> f->sign_bit << 15);
        exponent[k] = (int16_t)(magnitude == 0 ? MMAREF_FACTOR_ZERO : power);
    }
    return others == 0;
}

/* Decodes at most a run of any. */
static uint8_t decode_any(const mmaref_format_row *format, uint8_t flags, const uint32_t *bits, uint8_t count,
                          uint16_t *significand, int16_t *exponent)
{
    mmaref_factor factor;
    uint8_t special = 0;
    uint8_t k;

    for (k = 0; k < count; k++) {
        mmaref_factor_decode(format, flags, bits[k], &factor);
        special |= factor.exponent >= MMAREF_FACTOR_INFINITY;
        significand[k] = factor.significand;
        exponent[k] = factor.exponent;
    }
    return special;
}

uint8_t mmaref_factors_decode(const mmaref_format_row *format, uint8_t flags, const uint32_t *bits,
                              uint8_t count, const mmaref_factors *to)
{
    const format_fields f = fields_of(format, flags);
    uint16_t significand[RUN];
    int16_t exponent[RUN];
    uint16_t *to_significand = to->significand;
    int16_t *to_exponent = to->exponent;
    uint8_t special = 0;
    uint8_t k;

    for (; count >= RUN; count = (uint8_t)(count - RUN), bits += RUN, to_significand += RUN, to_exponent += RUN) {
        if (!decode_plain(&f, bits, significand, exponent)) {
            special |= decode_any(format, flags, bits, RUN, to_significand, to_exponent);
            continue;
        }
        for (k = 0; k < RUN; k++) {
            to_significand[k] = significand[k];
        }
        for (k = 0; k < RUN; k++) {
            to_exponent[k] = exponent[k];
        }
    }
    return special | decode_any(format, flags, bits, count, to_significand, to_exponent);
}

#endif

void mmaref_factor_expand(const mmaref_factor *factor, mmaref_number *number)
{
    int16_t exponent = factor->exponent;

    number->significand = factor->significand & (MMAREF_FACTOR_SIGN - 1);
    number->negative = (factor->significand & MMAREF_FACTOR_SIGN) != 0;
    number->scale = exponent;
    number->exponent = (int16_t)(exponent - MMAREF_FACTOR_FRACTION);
    number->special = MMAREF_NUMBER_FINITE;
    if (exponent >= MMAREF_FACTOR_INFINITY) {
        number->special = exponent == MMAREF_FACTOR_NAN ? MMAREF_NUMBER_NAN : MMAREF_NUMBER_INFINITY;
    }
}
