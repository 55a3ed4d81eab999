/* SPDX-License-Identifier: MIT */
/* Patterns of every type to mmaref_value, and back; comparison of results. Decoding is exact; encoding rounds once,
 * with the round-pack of steps. See mmaref.h. */
#include "number.h"

/* Exponents of values are clamped to this magnitude. No type has a quarter of it: results stay the same. */
#define LIMIT 0x2000

/* The exponent of bit 0 of an f64 subnormal. */
#define F64_LAST (-1074)

/* ---- Decode ---------------------------------------------------------- */

static void decode_integer(const mmaref_format_row *row, uint64_t bits, mmaref_value *value)
{
    uint8_t width = (uint8_t)(1u << row->width_log2);
    uint64_t limit = (uint64_t)1 << width;

    bits &= limit - 1;
    value->negative = row->sign_bits != 0 && bits >> (width - 1) != 0;
    value->significand = value->negative ? limit - bits : bits;
    value->exponent = 0;
    value->kind = bits == 0 ? MMAREF_VALUE_ZERO : MMAREF_VALUE_NORMAL;
}

/* Unpacks an element of a type with a sign, or a scale factor. */
static void unpack_element(const mmaref_format_row *row, uint64_t bits, mmaref_number *number)
{
    mmaref_scale_factor scale;

    if (row->sign_bits != 0) {
        mmaref_number_unpack(row, MMAREF_SUBNORMALS_KEPT, bits, number);
        return;
    }
    mmaref_scale_unpack(row, (uint32_t)bits, &scale);
    number->negative = 0;
    number->special = scale.special;
    number->significand = scale.significand;
    number->exponent = scale.exponent;
}

static void decode_float(const mmaref_format_row *row, uint64_t bits, mmaref_value *value)
{
    mmaref_number number;

    unpack_element(row, bits, &number);
    value->negative = number.negative != 0;
    value->significand = number.significand;
    value->exponent = number.exponent;
    if (number.special != MMAREF_NUMBER_FINITE) {
        value->significand = 0;
        value->exponent = 0;
        value->kind = number.special == MMAREF_NUMBER_NAN ? MMAREF_VALUE_NAN : MMAREF_VALUE_INFINITY;
    } else if (number.significand == 0) {
        value->exponent = (int16_t)(1 - (int16_t)row->bias - row->fraction_bits);
        value->kind = MMAREF_VALUE_ZERO;
    } else {
        value->kind = number.significand >> row->fraction_bits == 0 ? MMAREF_VALUE_SUBNORMAL : MMAREF_VALUE_NORMAL;
    }
}

mmaref_status mmaref_value_decode(uint32_t type, uint64_t bits, mmaref_value *value)
{
    mmaref_own_format own;
    const mmaref_format_row *row = mmaref_format_of(type, &own);

    if (row == NULL || value == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    if (row->width_log2 == 6 && !MMAREF_HAS_F64) {
        return MMAREF_E_LEFT_OUT;
    }
    if (row->kind == MMAREF_KIND_FLOAT) {
        decode_float(row, bits, value);
    } else {
        decode_integer(row, bits, value);
    }
    return MMAREF_OK;
}

/* ---- Encode ---------------------------------------------------------- */

/* Whether mmaref_round_pack rounds all numbers of a type also in a build without exact sums. */
static bool is_rounded_directly(const mmaref_format_row *row)
{
    return (uint8_t)row->special == MMAREF_SPECIAL_IEEE || (uint8_t)row->special > MMAREF_SPECIAL_NAN;
}

/* Rounds a value times 2^shift to a floating-point type, with the round-pack of steps under a block that changes
 * nothing more. Pre: the significand is not 0. */
static uint64_t round_value(const mmaref_format_row *row, uint8_t rounding, const mmaref_value *value, int16_t shift)
{
    mmaref_arithmetic plain;
    mmaref_rules rules;
    mmaref_number number;
    int16_t exponent = value->exponent > LIMIT ? LIMIT : value->exponent < -LIMIT ? -LIMIT : value->exponent;

    (void)!mmaref_arithmetic_start(&plain); /* it fails for NULL alone */
    plain.overflow = mmaref_special(row) == MMAREF_SPECIAL_IEEE ? MMAREF_OVERFLOW_ROUNDED
                     : is_rounded_directly(row)               ? MMAREF_OVERFLOW_SATURATE
                                                               : MMAREF_OVERFLOW_INFINITY;
    rules.arithmetic = &plain;
    rules.coverage = NULL;
    number.negative = value->negative;
    number.special = MMAREF_NUMBER_FINITE;
    number.significand = value->significand;
    number.exponent = (int16_t)(exponent + shift);
    return mmaref_round_pack(row, &rules, rounding, &number);
}

/* The pattern of an f64 is n for n * 2^-1074 with n up to 2^53: subnormals, then the lowest normal numbers. So rounding
 * to an integer is rounding n * 2^-1074 to f64. */
static mmaref_status encode_integer(const mmaref_format_row *row, uint8_t rounding, const mmaref_value *value,
                                    uint64_t *bits)
{
    uint8_t width = (uint8_t)(1u << row->width_log2);
    uint64_t limit = (uint64_t)1 << width, magnitude = value->significand;
    uint64_t most = row->sign_bits == 0 ? limit - 1 : limit / 2 - !value->negative;

    if (value->kind >= MMAREF_VALUE_INFINITY) {
        return MMAREF_E_ARGUMENT;
    }
    if (magnitude != 0 && value->exponent != 0) {
        if (!MMAREF_HAS_F64) {
            return MMAREF_E_LEFT_OUT;
        }
        magnitude = round_value(&mmaref_format_rows[MMAREF_TYPE_F64], rounding, value, F64_LAST) & ~(uint64_t)0 >> 1;
    }
    if (magnitude > most || (magnitude != 0 && value->negative && row->sign_bits == 0)) {
        return MMAREF_E_ARGUMENT;
    }
    *bits = (value->negative ? 0 - magnitude : magnitude) & (limit - 1);
    return MMAREF_OK;
}

/* mmaref_round_pack32 reserves the largest exponent field for infinities and field 0 for subnormals. Where a type has
 * normal numbers there, the value is rounded one binade off and the field corrected afterwards: large numbers one
 * binade lower; those of ue8m0, which has no subnormals, below 1 one higher. */
static int8_t binade_offset(const mmaref_format_row *row, const mmaref_value *value)
{
    int32_t leading = (int32_t)value->exponent + mmaref_highest_bit(value->significand);

    if (is_rounded_directly(row)) {
        return 0;
    }
    if (row->fraction_bits == 0) {
        return (int8_t)(leading < 0);
    }
    return (int8_t)(leading > 1 - (int32_t)row->bias ? -1 : 0);
}

/* Pre: finite, not zero, and the type has its sign. */
static mmaref_status encode_finite(const mmaref_format_row *row, uint8_t rounding, const mmaref_value *value,
                                   uint64_t *bits)
{
    uint64_t hidden = (uint64_t)1 << row->fraction_bits;
    uint64_t ones = ((uint64_t)1 << row->exponent_bits << row->fraction_bits) - 1; /* exponent and fraction */
    uint64_t largest = row->special == MMAREF_SPECIAL_NAN ? ones - 1 : ones;
    int8_t offset = binade_offset(row, value);
    uint64_t pattern = round_value(row, rounding, value, offset), magnitude = pattern & ones;

    if (is_rounded_directly(row)) {
        *bits = pattern << row->shift;
        return MMAREF_OK;
    }
    if (offset > 0 && magnitude == 0) {
        return MMAREF_E_ARGUMENT; /* ue8m0 has no zero */
    }
    magnitude = offset < 0 ? magnitude + hidden : offset > 0 ? magnitude - hidden : magnitude;
    *bits = ((pattern & ~ones) | (magnitude > largest ? largest : magnitude)) << row->shift;
    return MMAREF_OK;
}

static mmaref_status encode_float(const mmaref_format_row *row, uint8_t rounding, const mmaref_value *value,
                                  uint64_t *bits)
{
    uint64_t ones = ((uint64_t)1 << row->exponent_bits << row->fraction_bits) - 1;
    uint64_t sign = value->negative ? ones + 1 : 0;
    bool finite = value->kind < MMAREF_VALUE_INFINITY;

    if (value->kind == MMAREF_VALUE_NAN) {
        *bits = mmaref_pack_nan(row, MMAREF_NAN_ALL_ONES) << row->shift;
        return mmaref_has_nan(row) ? MMAREF_OK : MMAREF_E_ARGUMENT;
    }
    if (finite && value->significand == 0 && row->fraction_bits != 0) {
        *bits = mmaref_pack_zero(row, value->negative && row->sign_bits != 0) << row->shift;
        return MMAREF_OK;
    }
    if ((value->negative && row->sign_bits == 0) || (finite && value->significand == 0)) {
        return MMAREF_E_ARGUMENT;
    }
    if (finite) {
        return encode_finite(row, rounding, value, bits);
    }
    *bits = (sign | (ones ^ (((uint64_t)1 << row->fraction_bits) - 1))) << row->shift;
    return mmaref_special(row) == MMAREF_SPECIAL_IEEE ? MMAREF_OK : MMAREF_E_ARGUMENT;
}

mmaref_status mmaref_value_encode(uint32_t type, uint8_t rounding, const mmaref_value *value, uint64_t *bits)
{
    mmaref_own_format own;
    const mmaref_format_row *row = mmaref_format_of(type, &own);
    uint64_t pattern;
    mmaref_status status;

    if (row == NULL || value == NULL || bits == NULL || rounding > MMAREF_ROUND_NEAREST_AWAY ||
        value->kind > MMAREF_VALUE_NAN) {
        return MMAREF_E_ARGUMENT;
    }
    if ((row->kind == MMAREF_KIND_FLOAT && !MMAREF_HAS_FLOAT) || (row->width_log2 == 6 && !MMAREF_HAS_F64)) {
        return MMAREF_E_LEFT_OUT;
    }
    status = row->kind == MMAREF_KIND_FLOAT ? encode_float(row, rounding, value, &pattern)
                                            : encode_integer(row, rounding, value, &pattern);
    if (status == MMAREF_OK) {
        *bits = pattern;
    }
    return status;
}

/* ---- Comparison ------------------------------------------------------------ */

static bool is_nan(uint32_t type, uint64_t bits)
{
    mmaref_value value;

    return mmaref_value_decode(type, bits, &value) == MMAREF_OK && value.kind == MMAREF_VALUE_NAN;
}

bool mmaref_same(uint32_t type, const mmaref_arithmetic *arithmetic, uint64_t expected, uint64_t got)
{
    const uint32_t number = mmaref_type_under(arithmetic, type);
    mmaref_type format;

    if (mmaref_type_get(number, &format) != MMAREF_OK) {
        return false;
    }
    if (arithmetic != NULL && arithmetic->nan == MMAREF_NAN_ANY && is_nan(number, expected) && is_nan(number, got)) {
        return true;
    }
    return (expected ^ got) << (64 - format.width) == 0;
}
