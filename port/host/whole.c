/* SPDX-License-Identifier: MIT */
/* Whole numbers of any size. See whole.h. */
#include "whole.h"

#include <string.h>

static void trim(whole *x)
{
    while (x->count != 0 && x->limb[x->count - 1] == 0) {
        x->count--;
    }
}

void whole_set(whole *x, uint64_t value)
{
    x->limb[0] = (uint32_t)value;
    x->limb[1] = (uint32_t)(value >> 32);
    x->count = 2;
    trim(x);
}

void whole_copy(whole *x, const whole *from)
{
    x->count = from->count;
    memcpy(x->limb, from->limb, from->count * sizeof x->limb[0]);
}

void whole_multiply(whole *x, uint32_t factor, uint32_t addend)
{
    uint64_t carry = addend;
    unsigned i;

    for (i = 0; i < x->count; i++) {
        carry += (uint64_t)x->limb[i] * factor; /* at most (2^32 - 1) + (2^32 - 1)^2 < 2^64 */
        x->limb[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry != 0) {
        x->limb[x->count++] = (uint32_t)carry;
    }
    trim(x);
}

uint32_t whole_divide(whole *x, uint32_t divisor)
{
    uint64_t rest = 0;
    unsigned i;

    for (i = x->count; i-- != 0;) {
        rest = rest << 32 | x->limb[i];
        x->limb[i] = (uint32_t)(rest / divisor);
        rest %= divisor;
    }
    trim(x);
    return (uint32_t)rest;
}

void whole_shift_left(whole *x, unsigned bits)
{
    unsigned limbs = bits / 32, part = bits % 32, i;

    if (x->count == 0) {
        return;
    }
    x->limb[x->count] = 0;
    for (i = x->count + 1; i-- != 0;) { /* from the top, so that no limb is read after it was written */
        uint64_t pair = (uint64_t)x->limb[i] << 32 | (i == 0 ? 0 : x->limb[i - 1]);
        x->limb[i + limbs] = (uint32_t)(pair << part >> 32);
    }
    memset(x->limb, 0, limbs * sizeof x->limb[0]);
    x->count += limbs + 1;
    trim(x);
}

unsigned whole_strip(whole *x, unsigned most)
{
    unsigned bits = 0, limbs, part, i;

    while (bits < most && x->count != 0 && !whole_bit(x, bits)) {
        bits++;
    }
    limbs = bits / 32;
    part = bits % 32;
    for (i = limbs; i < x->count; i++) {
        uint64_t pair = (uint64_t)(i + 1 < x->count ? x->limb[i + 1] : 0) << 32 | x->limb[i];
        x->limb[i - limbs] = (uint32_t)(pair >> part);
    }
    x->count -= limbs;
    trim(x);
    return bits;
}

void whole_add(whole *x, const whole *y)
{
    uint64_t carry = 0;
    unsigned i;

    for (i = 0; i < y->count || carry != 0; i++) {
        carry += (uint64_t)(i < x->count ? x->limb[i] : 0) + (i < y->count ? y->limb[i] : 0);
        x->limb[i] = (uint32_t)carry;
        carry >>= 32;
        x->count = i < x->count ? x->count : i + 1;
    }
}

void whole_subtract(whole *x, const whole *y)
{
    uint32_t borrow = 0;
    unsigned i;

    for (i = 0; i < x->count; i++) {
        uint64_t less = (uint64_t)(i < y->count ? y->limb[i] : 0) + borrow;
        borrow = x->limb[i] < less;
        x->limb[i] = (uint32_t)(x->limb[i] - less);
    }
    trim(x);
}

int whole_compare(const whole *x, const whole *y)
{
    unsigned i;

    if (x->count != y->count) {
        return x->count < y->count ? -1 : 1;
    }
    for (i = x->count; i-- != 0;) {
        if (x->limb[i] != y->limb[i]) {
            return x->limb[i] < y->limb[i] ? -1 : 1;
        }
    }
    return 0;
}

unsigned whole_bits(const whole *x)
{
    unsigned bits = 32 * x->count;
    uint32_t top;

    if (x->count == 0) {
        return 0;
    }
    for (top = x->limb[x->count - 1]; top >> 31 == 0; top <<= 1) {
        bits--;
    }
    return bits;
}

bool whole_bit(const whole *x, unsigned place)
{
    return place / 32 < x->count && (x->limb[place / 32] >> place % 32 & 1) != 0;
}

bool whole_any_below(const whole *x, unsigned place)
{
    unsigned i;

    for (i = 0; i < x->count && 32 * i < place; i++) {
        uint32_t mask = place - 32 * i >= 32 ? 0xffffffffu : ((uint32_t)1 << (place - 32 * i)) - 1;
        if ((x->limb[i] & mask) != 0) {
            return true;
        }
    }
    return false;
}

uint64_t whole_highest(const whole *x, int *exponent, bool *rest)
{
    unsigned bits = whole_bits(x), low = bits <= 64 ? 0 : bits - 64, i;
    uint64_t highest = 0;

    for (i = bits; i-- != low;) {
        highest = highest << 1 | (uint64_t)whole_bit(x, i);
    }
    *exponent = (int)low;
    *rest = whole_any_below(x, low);
    return highest;
}
