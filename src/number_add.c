/* SPDX-License-Identifier: MIT */
/* The sum of two numbers of at most 53 bits, infinities and NaN included. The sum has a sticky last bit, which is
 * enough for any later rounding to be right. See number.h. */
#include "number.h"

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

/* Adds two finite numbers other than zero. The one with the larger exponent (`high`) is shifted left until the
 * exponents agree or its leading bit is bit 61; if they still differ, the other one (`low`) is shifted right. Then
 * |high| >= 2^61 and |low| < 2^53, so that the sum is at least 2^60, and the bits shifted out of `low` count only as a
 * sticky bit. The magnitude of the sum is truncated: where the signs differ, `low` is rounded away from 0. */
static void add_finite(const mmaref_rules *rules, mmaref_number *x, const mmaref_number *y)
{
    const bool swap = x->exponent < y->exponent;
    const mmaref_number *high = swap ? y : x, *low = swap ? x : y;
    int16_t down = (int16_t)(high->exponent - low->exponent);
    int16_t up = (int16_t)(61 - mmaref_highest_bit(high->significand));
    uint64_t magnitude = low->significand;
    bool inexact = false;
    int64_t total;

    up = up < down ? up : down;
    down = (int16_t)(down - up);
    if (down != 0) {
        magnitude = down < 64 ? low->significand >> down : 0;
        inexact = down < 64 ? magnitude << down != low->significand : true;
        magnitude += inexact && high->negative != low->negative;
    }
    total = with_sign(high->significand << up, high->negative) + with_sign(magnitude, low->negative);
    if (total == 0) {
        mmaref_cover(rules, MMAREF_COVER_CANCELLATION);
    }
    x->exponent = (int16_t)(high->exponent - up);
    x->negative = total < 0;
    x->significand = (total < 0 ? (uint64_t)-total : (uint64_t)total) | inexact;
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
