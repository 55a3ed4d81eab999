/* SPDX-License-Identifier: MIT */
/* Sums of products without error. See wide_sum.h. */
#include "number/wide_sum.h"

double wide_sum_double(const mmaref_value *value)
{
    double x = (double)value->significand;
    int exponent = value->exponent;

    for (; exponent > 0 && x != 0; exponent--) {
        x *= 2;
    }
    for (; exponent < 0 && x != 0; exponent++) {
        x /= 2;
    }
    return value->negative ? -x : x;
}

/* Adds x * 2^exponent, or subtracts it. */
static void add_word(int64_t *limb, uint64_t x, int exponent, bool negative)
{
    unsigned at = (unsigned)(exponent - WIDE_SUM_LAST), up = at % 32;
    uint64_t above = up == 0 ? x >> 32 : x >> (32 - up);
    int64_t part[3];
    unsigned i;

    part[0] = (int64_t)((x << up) & 0xffffffffu);
    part[1] = (int64_t)(above & 0xffffffffu);
    part[2] = (int64_t)(above >> 32);
    for (i = 0; i < 3; i++) {
        limb[at / 32 + i] += negative ? -part[i] : part[i];
    }
}

void wide_sum_add(wide_sum *sum, const mmaref_value *x, const mmaref_value *y)
{
    const uint64_t low_x = x->significand & 0xffffffffu, high_x = x->significand >> 32;
    const uint64_t low_y = y->significand & 0xffffffffu, high_y = y->significand >> 32;
    const int exponent = x->exponent + y->exponent;
    const bool negative = x->negative != y->negative;
    int64_t *limb = sum->limb;

    if (x->significand == 0 || y->significand == 0) {
        return;
    }
    add_word(limb, low_x * low_y, exponent, negative);
    if ((high_x | high_y) != 0) { /* f64 */
        add_word(limb, low_x * high_y, exponent + 32, negative);
        add_word(limb, high_x * low_y, exponent + 32, negative);
        add_word(limb, high_x * high_y, exponent + 64, negative);
    }
}

/* Carries: afterwards each limb has 32 bits, of the magnitude. Returns whether the sum is negative. */
static bool carry(int64_t *limb)
{
    int64_t over = 0, borrow = 0;
    unsigned i;

    for (i = 0; i < WIDE_SUM_LIMBS; i++) {
        const int64_t sum = limb[i] + over;
        limb[i] = (int64_t)((uint64_t)sum & 0xffffffffu);
        over = (sum - limb[i]) / INT64_C(0x100000000);
    }
    for (i = 0; i < WIDE_SUM_LIMBS && over < 0; i++) { /* two's complement */
        const int64_t less = -limb[i] - borrow;
        borrow = less < 0;
        limb[i] = less + (borrow != 0 ? INT64_C(0x100000000) : 0);
    }
    return over < 0;
}

mmaref_value wide_sum_value(wide_sum *sum)
{
    int64_t *limb = sum->limb;
    mmaref_value value = { MMAREF_VALUE_NORMAL, carry(limb), 0, 0 };
    unsigned top = WIDE_SUM_LIMBS, i;
    uint64_t below;

    while (top > 2 && limb[top - 1] == 0) {
        top--;
    }
    /* Three limbs from the top, without zeros above, make 64 bits. */
    value.significand = (uint64_t)limb[top - 1] << 32 | (uint64_t)limb[top - 2];
    value.exponent = (int16_t)(WIDE_SUM_LAST + 32 * ((int)top - 2));
    below = top > 2 ? (uint64_t)limb[top - 3] << 32 : 0;
    for (i = 0; i + 3 < top; i++) {
        below |= limb[i] != 0;
    }
    while (value.significand != 0 && value.significand >> 63 == 0) {
        value.significand = value.significand << 1 | below >> 63;
        below = (below << 1 & ~UINT64_C(2)) | (below & 1);
        value.exponent--;
    }
    value.significand |= below != 0;
    return value;
}
