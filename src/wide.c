/* SPDX-License-Identifier: MIT */
/* Fixed-point numbers wide enough for any sum: nothing is lost before the one rounding.
 * See mmaref_internal.h. */
#include "mmaref_internal.h"

/* A term reaches `bits` up from `low`. */
static void include(mmaref_extent *e, int16_t low, uint8_t bits, bool zero, uint8_t negative)
{
    e->positive = e->positive || negative == 0;
    e->negative = e->negative || negative != 0;
    if (zero) {
        return;
    }
    if (e->empty || low < e->low) {
        e->low = low;
    }
    if (e->empty || low + bits > e->high) {
        e->high = (int16_t)(low + bits);
    }
    e->empty = false;
}

void mmaref_extent_number(mmaref_extent *e, const mmaref_number *x)
{
    include(e, x->exponent, 64, x->significand == 0, x->negative);
}

void mmaref_extent_product(mmaref_extent *e, const mmaref_number *x, const mmaref_number *y)
{
    include(e, (int16_t)(x->exponent + y->exponent), 106,
            x->significand == 0 || y->significand == 0, x->negative ^ y->negative);
}

void mmaref_wide_open(mmaref_wide *sum, const mmaref_extent *e, uint32_t *word)
{
    uint8_t i;

    sum->word = word;
    sum->base = e->low;
    sum->words = (uint8_t)((e->high - e->low) / 32 + 2);
    for (i = 0; i < sum->words; i++) {
        sum->word[i] = 0;
    }
}

/* Adds or subtracts significand * 2^exponent. */
static void add(mmaref_wide *sum, uint8_t negative, uint64_t significand, int16_t exponent)
{
    uint16_t offset = (uint16_t)(exponent - sum->base);
    uint8_t shift = (uint8_t)(offset % 32);
    uint32_t flip = negative != 0 ? 0xffffffffu : 0;
    uint64_t carry = negative != 0 ? 1 : 0;
    uint64_t low = significand << shift;
    uint64_t high = shift == 0 ? 0 : significand >> 32 >> (32 - shift);
    uint8_t i = (uint8_t)(offset / 32);
    uint8_t part;

    for (part = 0; i < sum->words; i++, part++) {
        uint32_t addend = 0;
        if (part == 0) {
            addend = (uint32_t)low;
        } else if (part < 3) {
            addend = (uint32_t)(part == 1 ? low >> 32 : high);
        }
        carry += (uint64_t)sum->word[i] + (addend ^ flip);
        sum->word[i] = (uint32_t)carry;
        carry >>= 32;
    }
}

void mmaref_wide_add(mmaref_wide *sum, const mmaref_number *x)
{
    if (x->significand != 0) {
        add(sum, x->negative, x->significand, x->exponent);
    }
}

void mmaref_wide_add_product(mmaref_wide *sum, const mmaref_number *x, const mmaref_number *y)
{
    uint8_t negative = x->negative ^ y->negative;
    int16_t exponent = (int16_t)(x->exponent + y->exponent);
    uint64_t xl = x->significand & 0xffffffffu, xh = x->significand >> 32;
    uint64_t yl = y->significand & 0xffffffffu, yh = y->significand >> 32;

    if (x->significand == 0 || y->significand == 0) {
        return;
    }
    add(sum, negative, xl * yl, exponent);
    if ((xh | yh) != 0) {
        add(sum, negative, xl * yh, (int16_t)(exponent + 32));
        add(sum, negative, xh * yl, (int16_t)(exponent + 32));
        add(sum, negative, xh * yh, (int16_t)(exponent + 64));
    }
}

static void negate(mmaref_wide *sum)
{
    uint8_t i;
    uint64_t carry = 1;

    for (i = 0; i < sum->words; i++) {
        carry += (uint32_t)~sum->word[i];
        sum->word[i] = (uint32_t)carry;
        carry >>= 32;
    }
}

/* Takes the 64 leading bits. Returns false if the sum is zero. */
static bool leading(mmaref_wide *sum, mmaref_number *value, uint8_t *sticky)
{
    uint8_t top = sum->words;
    uint8_t shift, i;
    uint32_t next;

    value->negative = (uint8_t)(sum->word[sum->words - 1] >> 31);
    if (value->negative != 0) {
        negate(sum);
    }
    while (top != 0 && sum->word[top - 1] == 0) {
        top--;
    }
    if (top == 0) {
        return false;
    }
    value->significand = (uint64_t)sum->word[top - 1] << 32;
    value->significand |= top >= 2 ? sum->word[top - 2] : 0;
    next = top >= 3 ? sum->word[top - 3] : 0;
    shift = (uint8_t)(63 - mmaref_highest_bit(value->significand));
    value->exponent = (int16_t)(sum->base + 32 * (top - 2) - shift);
    value->significand = value->significand << shift | (shift == 0 ? 0 : next >> (32 - shift));
    *sticky = (uint32_t)(next << shift) != 0;
    for (i = 0; i + 3 < top; i++) {
        *sticky |= sum->word[i] != 0;
    }
    return true;
}

uint64_t mmaref_wide_round(mmaref_wide *sum, const mmaref_extent *e, const mmaref_dot_rules *rules,
                           const mmaref_format_row *type, uint8_t rounding, uint8_t zero_sign)
{
    mmaref_number value;
    uint8_t sticky;
    bool negative_zero = rounding == MMAREF_ROUND_DOWN ? e->negative : !e->positive;

    if (!e->empty && leading(sum, &value, &sticky)) {
        return mmaref_round_pack(type, rules, rounding, &value, sticky);
    }
    if (!e->empty) {
        mmaref_cover(rules, MMAREF_COVER_CANCELLATION);
    }
    return mmaref_pack_zero(type, zero_sign == MMAREF_ZERO_IEEE && negative_zero);
}
