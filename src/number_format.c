/* SPDX-License-Identifier: MIT */
/* The format of an element type: from the table, or decoded from the 32-bit number of a custom format. */
#include "number.h"

const mmaref_format_row *mmaref_format_of(uint32_t type, mmaref_own_format *own)
{
#if MMAREF_HAS_OWN
    const uint8_t exponent_bits = (uint8_t)(type >> 24), fraction_bits = (uint8_t)(type >> 16);
    const uint8_t bias = (uint8_t)(type >> 8), special = (uint8_t)type;

    if (exponent_bits != 0 && exponent_bits <= MMAREF_FORMAT_EXPONENT_MOST && fraction_bits != 0 &&
        fraction_bits <= MMAREF_FORMAT_FRACTION_MOST && (special & ~MMAREF_SPECIAL_BINADE) <= MMAREF_SPECIAL_FNUZ) {
        *own = mmaref_format_rows[MMAREF_TYPE_F32]; /* a custom format uses the low bits of 32 */
        own->exponent_bits = exponent_bits;
        own->fraction_bits = fraction_bits;
        own->special = special;
        own->bias = bias;
        if (bias == MMAREF_UNLIMITED) {
            own->bias = (uint16_t)((1u << exponent_bits >> 1) - !mmaref_is_fnuz(own));
        }
        return own;
    }
#else
    (void)own;
#endif
    return mmaref_format_number(type) == 0 ? NULL : &mmaref_format_rows[mmaref_format_number(type)];
}

uint32_t mmaref_type_under(const mmaref_arithmetic *arithmetic, uint32_t type)
{
    return !MMAREF_HAS_OWN || type != MMAREF_TYPE_OWN || arithmetic == NULL || arithmetic->own_exponent_bits == 0
               ? type
               : MMAREF_TYPE_FORMAT(arithmetic->own_exponent_bits, arithmetic->own_fraction_bits, arithmetic->own_bias,
                                    arithmetic->own_special);
}

void mmaref_format_describe(const mmaref_format_row *row, mmaref_type *format)
{
    format->kind = row->kind;
    format->width = (uint8_t)(1u << row->width_log2);
    format->shift = row->shift;
    format->sign_bits = row->sign_bits;
    format->exponent_bits = row->exponent_bits;
    format->fraction_bits = row->fraction_bits;
    format->bias = row->bias;
    format->special = (uint8_t)row->special;
}

mmaref_status mmaref_type_get(uint32_t type, mmaref_type *format)
{
    mmaref_own_format own;
    const mmaref_format_row *row = mmaref_format_of(type, &own);

    if (row == NULL || format == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    mmaref_format_describe(row, format);
    if (mmaref_format_number(type) == 0) { /* a custom one */
        format->width = (uint8_t)(1 + row->exponent_bits + row->fraction_bits);
    }
    return MMAREF_OK;
}
