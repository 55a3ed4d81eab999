/* SPDX-License-Identifier: MIT */
/* The addition of C after a sum of products, as a scalar addition. See mmaref_internal.h. */
#include "mmaref_internal.h"

/* Moves the leading bit of a finite number to bit 62; zero lies below every other number. */
static void normalise(mmaref_number *number)
{
    uint8_t up;

    if (number->significand == 0) {
        number->exponent = -0x4000;
        return;
    }
    up = (uint8_t)(62 - mmaref_highest_bit(number->significand));
    number->significand <<= up;
    number->exponent = (int16_t)(number->exponent - up);
}

static bool is_below(const mmaref_number *x, const mmaref_number *y)
{
    return x->exponent != y->exponent ? x->exponent < y->exponent : x->significand < y->significand;
}

/* Of significands of at most 53 bits: where bits are lost, enough are left to round. */
static uint64_t add(const mmaref_dot_rules *rules, mmaref_number *x, mmaref_number *y)
{
    mmaref_number *high = x, *low = y;
    uint64_t kept = 0;
    uint8_t sticky;
    int16_t down;

    normalise(x);
    normalise(y);
    if (is_below(x, y)) {
        high = y;
        low = x;
    }
    down = (int16_t)(high->exponent - low->exponent);
    kept = down < 64 ? low->significand >> down : 0;
    sticky = down < 64 ? kept << down != low->significand : low->significand != 0;
    if (x->negative == y->negative) {
        high->significand += kept;
    } else if (high->significand != kept) {
        high->significand -= kept + sticky;
    } else {
        if (kept != 0) {
            mmaref_cover(rules, MMAREF_COVER_CANCELLATION);
        }
        return mmaref_pack_zero(rules->step, 0);
    }
    return high->significand != 0 ? mmaref_round_pack(rules->step, rules, MMAREF_ROUND_NEAREST_EVEN, high, sticky)
                                  : mmaref_pack_zero(rules->step, x->negative);
}

uint64_t mmaref_add_after(const mmaref_dot_rules *rules, const mmaref_format_row *type, uint64_t x, uint64_t y)
{
    mmaref_number c, sum;
    bool nan;

    mmaref_number_decode(type, x, rules->arithmetic->subnormals, &c);
    mmaref_number_decode(rules->step, y, rules->arithmetic->subnormals, &sum);
    nan = c.special == MMAREF_NUMBER_NAN || sum.special == MMAREF_NUMBER_NAN;
    if (nan || (c.special != 0 && sum.special != 0 && c.negative != sum.negative)) {
        mmaref_cover(rules, nan ? MMAREF_COVER_NAN_IN : MMAREF_COVER_INF_MINUS_INF);
        return mmaref_pack_nan(rules->step, rules->arithmetic->nan);
    }
    if (c.special != 0 || sum.special != 0) {
        mmaref_cover(rules, MMAREF_COVER_INFINITY);
        return mmaref_pack_infinity(rules->step, c.special != 0 ? c.negative : sum.negative);
    }
    return add(rules, &c, &sum);
}
