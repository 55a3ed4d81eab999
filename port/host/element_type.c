/* SPDX-License-Identifier: MIT */
/* Types of numbers. See element_type.h. */
#include "element_type.h"

static mmaref_type own;

void element_type_set_own(const mmaref_arithmetic *block)
{
    own.kind = MMAREF_KIND_FLOAT;
    own.width = (uint8_t)(1 + block->own_exponent_bits + block->own_fraction_bits);
    own.shift = 0;
    own.sign_bits = 1;
    own.exponent_bits = block->own_exponent_bits;
    own.fraction_bits = block->own_fraction_bits;
    own.bias = block->own_bias == MMAREF_UNLIMITED ? (uint16_t)((1u << (own.exponent_bits - 1)) - 1) : block->own_bias;
    own.special = block->own_special;
}

const char *element_type_name(uint8_t type)
{
    return type == MMAREF_TYPE_OWN ? "own" : mmaref_token_text(type);
}

mmaref_type element_type_get(uint8_t type)
{
    mmaref_type format = own;

    if (type != MMAREF_TYPE_OWN) {
        host_must(mmaref_type_get(type, &format));
    }
    return format;
}

static mmaref_value decode_own(uint64_t pattern)
{
    const uint64_t fraction = pattern & ((UINT64_C(1) << own.fraction_bits) - 1);
    const unsigned largest = (1u << own.exponent_bits) - 1;
    const unsigned field = (unsigned)(pattern >> own.fraction_bits) & largest;
    mmaref_value value = { MMAREF_VALUE_NORMAL, false, 0, 0 };

    value.negative = (pattern >> (own.width - 1) & 1) != 0;
    if (field == largest && own.special == MMAREF_SPECIAL_IEEE) {
        value.kind = fraction == 0 ? MMAREF_VALUE_INFINITY : MMAREF_VALUE_NAN;
        return value;
    }
    if (field == largest && own.special == MMAREF_SPECIAL_NAN && (fraction + 1) >> own.fraction_bits != 0) {
        value.kind = MMAREF_VALUE_NAN;
        return value;
    }
    value.significand = fraction | (uint64_t)(field != 0) << own.fraction_bits;
    value.exponent = (int16_t)((field == 0 ? 1 : (int)field) - (int)own.bias - (int)own.fraction_bits);
    if (field == 0) {
        value.kind = fraction == 0 ? MMAREF_VALUE_ZERO : MMAREF_VALUE_SUBNORMAL;
    }
    return value;
}

mmaref_value element_type_decode(uint8_t type, uint64_t pattern)
{
    mmaref_value value;

    if (type == MMAREF_TYPE_OWN) {
        return decode_own(pattern);
    }
    host_must(mmaref_value_decode(type, pattern, &value));
    return value;
}

/* x / 2^shift to nearest even, or x * 2^-shift. */
static uint64_t shifted(uint64_t x, int shift)
{
    uint64_t kept, half, lost;

    if (shift <= 0) {
        return x << -shift;
    }
    if (shift > 64) { /* less than half */
        return 0;
    }
    kept = shift == 64 ? 0 : x >> shift;
    lost = shift == 64 ? x : x & ((UINT64_C(1) << shift) - 1);
    half = UINT64_C(1) << (shift - 1);
    return kept + (lost > half || (lost == half && (kept & 1) != 0));
}

/* Without its sign. A number that is too large becomes infinity, or the largest one where there is none. */
static uint64_t encode_finite(const mmaref_value *value)
{
    const uint64_t all = (UINT64_C(1) << (own.exponent_bits + own.fraction_bits)) - 1;
    const uint64_t infinity = all >> own.fraction_bits << own.fraction_bits;
    const uint64_t largest = own.special == MMAREF_SPECIAL_NONE ? all
                             : own.special == MMAREF_SPECIAL_NAN ? all - 1
                                                                 : infinity - 1;
    const int lowest = 1 - (int)own.bias;
    int leading = 0, exponent;
    uint64_t pattern;

    if (value->significand == 0) {
        return 0;
    }
    while (leading < 63 && value->significand >> (leading + 1) != 0) {
        leading++;
    }
    exponent = value->exponent + leading;
    if (exponent >= lowest + (1 << own.exponent_bits)) {
        pattern = all + 1;
    } else { /* the leading bit adds one to the exponent field, and so does a carry */
        exponent = exponent < lowest ? lowest : exponent;
        pattern = ((uint64_t)(exponent - lowest) << own.fraction_bits) +
                  shifted(value->significand, exponent - own.fraction_bits - value->exponent);
    }
    return pattern <= largest ? pattern : own.special == MMAREF_SPECIAL_IEEE ? infinity : largest;
}

mmaref_status element_type_encode(uint8_t type, const mmaref_value *value, uint64_t *pattern)
{
    const mmaref_type *to = &own;
    const uint64_t all = (UINT64_C(1) << (to->exponent_bits + to->fraction_bits)) - 1;

    if (type != MMAREF_TYPE_OWN) {
        return mmaref_value_encode(type, MMAREF_ROUND_NEAREST_EVEN, value, pattern);
    }
    if (value->kind == MMAREF_VALUE_NAN) {
        *pattern = all;
        return to->special == MMAREF_SPECIAL_NONE ? MMAREF_E_ARGUMENT : MMAREF_OK;
    }
    *pattern = (uint64_t)value->negative << (to->width - 1);
    if (value->kind == MMAREF_VALUE_INFINITY) {
        *pattern |= all >> to->fraction_bits << to->fraction_bits;
        return to->special == MMAREF_SPECIAL_IEEE ? MMAREF_OK : MMAREF_E_ARGUMENT;
    }
    *pattern |= encode_finite(value);
    return MMAREF_OK;
}
