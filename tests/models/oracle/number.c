/* SPDX-License-Identifier: MIT */
#include "number.h"

#include "mmaref_ids.h"

const format f16 = { "f16", MMAREF_TYPE_F16, 5, 10, 0, 15, true, IEEE_SPECIALS, false };
const format bf16 = { "bf16", MMAREF_TYPE_BF16, 8, 7, 0, 127, true, IEEE_SPECIALS, false };
const format tf32 = { "tf32", MMAREF_TYPE_TF32, 8, 10, 13, 127, true, IEEE_SPECIALS, false };
const format f32 = { "f32", MMAREF_TYPE_F32, 8, 23, 0, 127, true, IEEE_SPECIALS, false };
const format f64 = { "f64", MMAREF_TYPE_F64, 11, 52, 0, 1023, true, IEEE_SPECIALS, false };
const format e4m3 = { "e4m3", MMAREF_TYPE_E4M3, 4, 3, 0, 7, true, ONE_NAN, false };
const format e5m2 = { "e5m2", MMAREF_TYPE_E5M2, 5, 2, 0, 15, true, IEEE_SPECIALS, false };
const format e3m2 = { "e3m2", MMAREF_TYPE_E3M2, 3, 2, 0, 3, true, NO_SPECIALS, false };
const format e2m3 = { "e2m3", MMAREF_TYPE_E2M3, 2, 3, 0, 1, true, NO_SPECIALS, false };
const format e2m1 = { "e2m1", MMAREF_TYPE_E2M1, 2, 1, 0, 1, true, NO_SPECIALS, false };
const format ue8m0 = { "ue8m0", MMAREF_TYPE_UE8M0, 8, 0, 0, 127, false, ONE_NAN, false };
const format ue4m3 = { "ue4m3", MMAREF_TYPE_UE4M3, 4, 3, 0, 7, false, ONE_NAN, false };

static uint64_t ones(int bits)
{
    return bits == 0 ? 0 : UINT64_MAX >> (64 - bits);
}

static kind classify(const format *from, bool negative, uint64_t field, uint64_t mantissa)
{
    bool top = field == ones(from->exponent_bits);
    if (top && from->specials == IEEE_SPECIALS)
        return mantissa == 0 ? INFINITE : NOT_A_NUMBER;
    if (top && from->specials == ONE_NAN && mantissa == ones(from->mantissa_bits))
        return NOT_A_NUMBER;
    if (from->specials == FNUZ && negative && field == 0 && mantissa == 0)
        return NOT_A_NUMBER;
    bool can_be_zero = from->mantissa_bits > 0;
    return can_be_zero && field == 0 && mantissa == 0 ? ZERO : FINITE;
}

number number_decode(const format *from, uint64_t pattern)
{
    pattern >>= from->ignored_bits;
    uint64_t mantissa = pattern & ones(from->mantissa_bits);
    uint64_t field = pattern >> from->mantissa_bits & ones(from->exponent_bits);
    bool negative = from->is_signed &&
                    (pattern >> (from->mantissa_bits + from->exponent_bits) & 1) != 0;
    number n = { classify(from, negative, field, mantissa), negative, mantissa, 0, from->mantissa_bits };
    bool subnormal = field == 0 && from->mantissa_bits > 0 && !from->binade;
    if (!subnormal)
        n.significand += UINT64_C(1) << from->mantissa_bits;
    n.exponent = subnormal ? 1 - from->bias : (int)field - from->bias;
    if (n.kind == ZERO)
        n.significand = 0;
    return n;
}
