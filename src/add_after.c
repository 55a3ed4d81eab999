/* SPDX-License-Identifier: MIT */
/* The addition of C after a sum of products, as a scalar addition. See rules.h. */
#include "dot.h"

/* Moves the leading bit of a finite number to bit 61; zero lies below every other number. */
static void normalise(mmaref_number *number)
{
    int16_t exponent = -0x4000;

    if (number->significand != 0) {
        exponent = (int16_t)(mmaref_number_leading(number) - 61);
        number->significand <<= number->exponent - exponent;
    }
    number->exponent = exponent;
}

static int64_t with_sign(const mmaref_number *number, uint64_t significand)
{
    return number->negative != 0 ? -(int64_t)significand : (int64_t)significand;
}

void mmaref_number_add(const mmaref_dot_rules *rules, mmaref_number *sum, mmaref_number *term)
{
    mmaref_number high, low;
    bool swap, lost;
    uint64_t kept;
    int16_t down;
    int64_t total;

    normalise(sum);
    normalise(term);
    swap = sum->exponent < term->exponent;
    high = swap ? *term : *sum;
    low = swap ? *sum : *term;
    down = (int16_t)(high.exponent - low.exponent);
    kept = down < 64 ? low.significand >> down : 0;
    lost = down < 64 ? kept << down != low.significand : low.significand != 0;
    total = with_sign(&high, high.significand) + with_sign(&low, kept + (lost && high.negative != low.negative));
    if (total == 0 && kept != 0) {
        mmaref_cover(rules, MMAREF_COVER_CANCELLATION);
    }
    sum->exponent = high.exponent;
    sum->negative = total < 0;
    sum->significand = (total < 0 ? (uint64_t)-total : (uint64_t)total) | lost;
}

uint64_t mmaref_add_after(const mmaref_dot_rules *rules, const mmaref_format_row *type, uint64_t x, uint64_t y)
{
    mmaref_number c, sum;
    uint8_t both;
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
    both = c.negative & sum.negative;
    mmaref_number_add(rules, &sum, &c);
    return sum.significand == 0 ? mmaref_pack_zero(rules->step, both)
                                : mmaref_round_pack(rules->step, rules, MMAREF_ROUND_NEAREST_EVEN, &sum);
}
