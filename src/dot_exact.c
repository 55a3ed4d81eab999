/* SPDX-License-Identifier: MIT */
/* The long accumulator (Kulisch): a fixed-point sum with room for every bit of every term. See dot.h. */
#include "dot.h"

#if MMAREF_HAS_EXACT

void mmaref_accumulator_open(mmaref_accumulator *acc, uint32_t *words, int16_t base)
{
    acc->word = words;
    acc->base = base;
    acc->low = 0;
    acc->high = -1;
}

/* Extends the words in use to include first to last. */
static void extend(mmaref_accumulator *acc, int16_t first, int16_t last)
{
    uint32_t sign;

    if (acc->low > acc->high) {
        acc->low = first;
        acc->high = (int16_t)(first - 1);
    }
    sign = acc->high < acc->low ? 0 : 0 - (acc->word[acc->high] >> 31);
    while (acc->high < last) {
        acc->word[++acc->high] = sign;
    }
    while (acc->low > first) {
        acc->word[--acc->low] = 0;
    }
}

/* Adds +-(number of `count` words) * 2^exponent. A negative number is added as its complement plus 1. The loop ends
 * when the carry no longer changes a word: 0 for a positive number, 1 with 0xffffffff for a negative one. */
static void add_words(mmaref_accumulator *acc, const uint32_t *number, unsigned count, int32_t exponent, bool negative)
{
    const unsigned at = (unsigned)(exponent - acc->base), shift = at & 31;
    const uint32_t flip = negative ? 0xffffffffu : 0;
    int16_t i = (int16_t)(at / 32);
    uint32_t carry = negative, below = 0;
    unsigned k;

    extend(acc, i, (int16_t)(i + (int16_t)count + 1));
    for (k = 0; i <= acc->high && (k <= count || carry != (flip & 1)); k++, i++) {
        uint32_t here = k < count ? number[k] : 0;
        uint64_t sum = (uint64_t)((here << shift | below) ^ flip) + acc->word[i] + carry;
        below = shift == 0 ? 0 : here >> (32 - shift);
        acc->word[i] = (uint32_t)sum;
        carry = (uint32_t)(sum >> 32);
    }
}

void mmaref_accumulator_add(mmaref_accumulator *acc, const mmaref_number *x)
{
    const uint32_t words[2] = { (uint32_t)x->significand, (uint32_t)(x->significand >> 32) };

    add_words(acc, words, words[1] != 0 ? 2 : 1, x->exponent, x->negative != 0);
}

void mmaref_accumulator_add_product(mmaref_accumulator *acc, const mmaref_number *x, const mmaref_number *y)
{
    const uint32_t x0 = (uint32_t)x->significand, x1 = (uint32_t)(x->significand >> 32);
    const uint32_t y0 = (uint32_t)y->significand, y1 = (uint32_t)(y->significand >> 32);
    const uint64_t low = (uint64_t)x0 * y0, cross = (uint64_t)x1 * y0 + (low >> 32);
    const uint64_t other = (uint64_t)x0 * y1 + (uint32_t)cross;
    const uint64_t high = (uint64_t)x1 * y1 + (cross >> 32) + (other >> 32);
    const uint32_t words[4] = { (uint32_t)low, (uint32_t)other, (uint32_t)high, (uint32_t)(high >> 32) };

    add_words(acc, words, 4, x->exponent + y->exponent, x->negative != y->negative);
}

void mmaref_accumulator_read(mmaref_accumulator *acc, mmaref_number *number)
{
    int16_t i, top;
    uint32_t carry = 1, below = 0;
    unsigned up;

    number->significand = 0;
    number->negative = acc->low <= acc->high && acc->word[acc->high] >> 31 != 0;
    for (i = acc->low; number->negative && i <= acc->high; i++) {
        acc->word[i] = ~acc->word[i] + carry;
        carry = carry != 0 && acc->word[i] == 0;
    }
    for (top = acc->high; top >= acc->low && acc->word[top] == 0; top--) {
    }
    if (top < acc->low) {
        return;
    }
    up = 31u - (unsigned)mmaref_highest_bit32(acc->word[top]);
    number->significand = (uint64_t)acc->word[top] << 32;
    if (top > acc->low) {
        number->significand |= acc->word[top - 1];
    }
    number->significand <<= up;
    for (i = (int16_t)(top - 2); i >= acc->low && below == 0; i--) {
        below = acc->word[i];
        if (i == top - 2 && up != 0) {
            number->significand |= below >> (32 - up);
            below <<= up;
        }
    }
    number->significand |= below != 0;
    number->exponent = (int16_t)(acc->base + 32 * (top - 1) - (int)up);
}

#endif
