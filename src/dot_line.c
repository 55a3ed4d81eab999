/* SPDX-License-Identifier: MIT */
/* Lines (rows of A, columns of B): the order of their elements in steps, and packed elements, which hold the same
 * number as mmaref_number_unpack gives, in 32 bits. See dot.h. */
#include "dot.h"

uint8_t mmaref_step_element(uint8_t interleave, uint8_t count, uint8_t position)
{
    uint8_t run = interleave; /* a power of two; 0: no interleaving */
    uint8_t half = (uint8_t)(count / 2);
    bool odd = position >= half;
    uint8_t within;

    if (run == 0) {
        return position;
    }
    position = odd ? (uint8_t)(position - half) : position;
    within = position & (uint8_t)(run - 1);
    return (uint8_t)((position - within) * 2 + within + (odd ? run : 0));
}

void mmaref_element_unpack(int32_t element, mmaref_number *number)
{
    const int32_t significand = mmaref_element_significand(element), exponent = mmaref_element_exponent(element);

    number->special = MMAREF_NUMBER_FINITE;
    number->aligned = (int16_t)exponent;
    number->negative = significand < 0;
    number->significand = (uint32_t)(significand < 0 ? -significand : significand);
    if (significand == 0) {
        number->negative = (exponent & 1) != 0;
        number->aligned = (int16_t)(exponent + number->negative);
    } else if (exponent >= MMAREF_ELEMENT_INFINITY) {
        number->special = exponent == MMAREF_ELEMENT_NAN ? MMAREF_NUMBER_NAN : MMAREF_NUMBER_INFINITY;
    }
    number->exponent = (int16_t)(number->aligned - MMAREF_ELEMENT_FRACTION);
}

/* Each scale factor applies to count / factor_count elements. A sparse line has whole chunks for each. */
void mmaref_line_scale(const mmaref_line *line, uint8_t k, mmaref_scale_factor *scale)
{
    const unsigned stored = mmaref_line_stored(line, k);

    mmaref_scale_unpack(line->factor_format, line->factors[stored * line->factor_count / line->count], scale);
}

/* Multiplies element k of a line by its scale factor. */
MMAREF_NOINLINE static void apply_scale(const mmaref_line *line, uint8_t k, mmaref_number *number)
{
    mmaref_scale_factor scale;

    mmaref_line_scale(line, k, &scale);
    if (scale.special != MMAREF_NUMBER_FINITE) {
        number->special = MMAREF_NUMBER_NAN;
        number->significand = 1;
        return;
    }
    number->significand *= scale.significand;
    if (scale.significand == 0) {
        number->aligned = MMAREF_EXPONENT_ZERO;
    } else if (number->significand != 0) {
        number->exponent = (int16_t)(number->exponent + scale.exponent);
        /* The significand of ue4m3 has at most 4 bits; a packed element has room for 4 more. */
        number->aligned = (int16_t)(number->aligned + scale.exponent + (scale.significand != 1 ? 4 : 0));
    }
}

void mmaref_line_unscaled(const mmaref_line *line, uint8_t k, mmaref_number *number)
{
    uint64_t bits;

    switch (line->kind) {
    case MMAREF_LINE_ELEMENTS:
        mmaref_element_unpack(line->at.elements[k], number);
        return;
    case MMAREF_LINE_BYTES:
        bits = line->at.bytes[k];
        break;
    case MMAREF_LINE_WIDE:
        bits = line->at.wide[k];
        break;
    default:
        bits = line->at.patterns[mmaref_line_stored(line, k)];
        break;
    }
    mmaref_number_unpack(line->format, line->flags, bits, number);
}

void mmaref_line_get(const mmaref_line *line, uint8_t k, mmaref_number *number)
{
    mmaref_line_unscaled(line, k, number);
    if (MMAREF_HAS_SCALE && line->prescaled && line->kind != MMAREF_LINE_ELEMENTS) {
        apply_scale(line, k, number);
    }
}

/* ---- Packed elements */

void mmaref_decoder_open(mmaref_decoder *d, const mmaref_format_row *format)
{
    const uint32_t ones = ((uint32_t)1 << format->exponent_bits) - 1;
    const unsigned bits = (unsigned)format->exponent_bits + format->fraction_bits;

    d->normals = mmaref_special(format) == MMAREF_SPECIAL_NONE ? ones : ones - 1;
    d->fraction_mask = ((1u << format->fraction_bits) - 1) << (MMAREF_ELEMENT_FRACTION - format->fraction_bits);
    /* without the sign; the ignored bits of a tf32 count */
    d->magnitude = ((uint32_t)1 << format->shift << (bits + mmaref_is_fnuz(format))) - 1;
    d->bias = format->bias;
    d->exponent_bits = format->exponent_bits;
    d->left = 31u - format->shift - bits;
}

int32_t mmaref_line_element(mmaref_line *line, uint8_t k, uint32_t bits)
{
    mmaref_number number;
    int32_t significand;

    mmaref_number_unpack(line->format, line->flags, bits, &number);
    if (MMAREF_HAS_SCALE && line->prescaled) {
        apply_scale(line, k, &number);
    }
    if (number.special != MMAREF_NUMBER_FINITE) {
        line->may_be_special = true;
        significand = (int32_t)(number.significand << (MMAREF_ELEMENT_FRACTION - line->format->fraction_bits));
        return mmaref_element(number.negative != 0 ? -significand : significand,
                              number.special == MMAREF_NUMBER_NAN ? MMAREF_ELEMENT_NAN : MMAREF_ELEMENT_INFINITY);
    }
    if (number.significand == 0) {
        return mmaref_element(0, number.aligned - number.negative);
    }
    significand = (int32_t)number.significand << (number.exponent - number.aligned + MMAREF_ELEMENT_FRACTION);
    return mmaref_element(number.negative != 0 ? -significand : significand, number.aligned);
}
