/* SPDX-License-Identifier: MIT */
/* Arithmetic of large integers. See bignum.h. */
#include "number/bignum.h"

#include <string.h>

static void trim(bignum *x)
{
    while (x->count != 0 && x->limb[x->count - 1] == 0) {
        x->count--;
    }
}

void bignum_set(bignum *x, uint64_t value)
{
    x->limb[0] = (uint32_t)value;
    x->limb[1] = (uint32_t)(value >> 32);
    x->count = 2;
    trim(x);
}

void bignum_copy(bignum *x, const bignum *from)
{
    x->count = from->count;
    memcpy(x->limb, from->limb, from->count * sizeof x->limb[0]);
}

void bignum_multiply(bignum *x, uint32_t factor, uint32_t addend)
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

uint32_t bignum_divide(bignum *x, uint32_t divisor)
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

void bignum_shift_left(bignum *x, unsigned bits)
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

unsigned bignum_strip(bignum *x, unsigned most)
{
    unsigned bits = 0, limbs, part, i;

    while (bits < most && x->count != 0 && !bignum_bit(x, bits)) {
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

void bignum_add(bignum *x, const bignum *y)
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

void bignum_subtract(bignum *x, const bignum *y)
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

int bignum_compare(const bignum *x, const bignum *y)
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

unsigned bignum_bits(const bignum *x)
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

bool bignum_bit(const bignum *x, unsigned place)
{
    return place / 32 < x->count && (x->limb[place / 32] >> place % 32 & 1) != 0;
}

/* Whether a bit below 2^place is set. */
static bool any_below(const bignum *x, unsigned place)
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

uint64_t bignum_highest(const bignum *x, int *exponent, bool *rest)
{
    unsigned bits = bignum_bits(x), low = bits <= 64 ? 0 : bits - 64, i;
    uint64_t highest = 0;

    for (i = bits; i-- != low;) {
        highest = highest << 1 | (uint64_t)bignum_bit(x, i);
    }
    *exponent = (int)low;
    *rest = any_below(x, low);
    return highest;
}
