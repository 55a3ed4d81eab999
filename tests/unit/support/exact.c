/* SPDX-License-Identifier: MIT */
#include "exact.h"

#include <string.h>

#include "mmaref.h"
#include "unity.h"

const exact_type exact_f16 = { 5, 10 }, exact_bf16 = { 8, 7 }, exact_f32 = { 8, 23 }, exact_f64 = { 11, 52 };

void exact_clear(exact *sum)
{
    memset(sum, 0, sizeof *sum);
}

void exact_add(exact *sum, bool negative, uint64_t significand, int exponent)
{
    unsigned i;

    for (i = 0; i < 64; i++) {
        if ((significand >> i & 1) != 0) {
            sum->bit[exponent - EXACT_LOWEST + (int)i] += negative ? -1 : 1;
        }
    }
}

static unsigned field_of(exact_type type, uint64_t bits)
{
    return (unsigned)(bits >> type.fraction_bits) & ((1u << type.exponent_bits) - 1);
}

static bool sign_of(exact_type type, uint64_t bits)
{
    return (bits >> (type.exponent_bits + type.fraction_bits) & 1) != 0;
}

static uint64_t significand_of(exact_type type, uint64_t bits)
{
    uint64_t hidden = (uint64_t)1 << type.fraction_bits;

    return (bits & (hidden - 1)) | (field_of(type, bits) != 0 ? hidden : 0);
}

static int bias_of(exact_type type)
{
    return (1 << (type.exponent_bits - 1)) - 1;
}

/* Of the least bit of a significand. */
static int exponent_of(exact_type type, uint64_t bits)
{
    int field = (int)field_of(type, bits);

    return (field == 0 ? 1 : field) - bias_of(type) - (int)type.fraction_bits;
}

void exact_add_pattern(exact *sum, exact_type type, uint64_t bits)
{
    exact_add(sum, sign_of(type, bits), significand_of(type, bits), exponent_of(type, bits));
}

void exact_add_product(exact *sum, exact_type x_type, uint64_t x, exact_type y_type, uint64_t y)
{
    uint64_t significand = significand_of(x_type, x);
    unsigned i;

    for (i = 0; i <= x_type.fraction_bits; i++) {
        if ((significand >> i & 1) != 0) {
            exact_add(sum, sign_of(x_type, x) != sign_of(y_type, y), significand_of(y_type, y),
                      exponent_of(x_type, x) + exponent_of(y_type, y) + (int)i);
        }
    }
}

/* Carries up, so that every counter is 0 or 1; returns what is left over: 0, or -1. */
static int32_t carry_up(exact *sum)
{
    int32_t carry = 0;
    int i;

    for (i = 0; i < EXACT_BITS; i++) {
        int32_t total = sum->bit[i] + carry;
        sum->bit[i] = total & 1;
        carry = (total - sum->bit[i]) / 2;
    }
    return carry;
}

bool exact_normalise(exact *sum)
{
    int i;

    if (carry_up(sum) == 0) {
        return false;
    }
    for (i = 0; i < EXACT_BITS; i++) {
        sum->bit[i] = 1 - sum->bit[i];
    }
    sum->bit[0]++;
    TEST_ASSERT_EQUAL_INT32(0, carry_up(sum));
    return true;
}

bool exact_is_zero(const exact *sum)
{
    exact copy = *sum;
    int32_t carry = carry_up(&copy), any = 0;
    int i;

    for (i = 0; i < EXACT_BITS; i++) {
        any |= copy.bit[i];
    }
    return carry == 0 && any == 0;
}

/* Whether a magnitude is rounded away from zero: `odd` is its last kept bit, `half` the first lost one, `rest`
 * whether any other lost bit is set. */
static bool rounds_away(uint8_t rounding, bool negative, bool odd, bool half, bool rest)
{
    switch (rounding) {
    case MMAREF_ROUND_NEAREST_EVEN:
        return half && (rest || odd);
    case MMAREF_ROUND_NEAREST_AWAY:
        return half;
    case MMAREF_ROUND_DOWN:
        return negative && (half || rest);
    case MMAREF_ROUND_UP:
        return !negative && (half || rest);
    default:
        return false;
    }
}

uint64_t exact_round(exact *sum, exact_type type, uint8_t rounding)
{
    bool negative = exact_normalise(sum), rest = false, half;
    int top = EXACT_BITS - 1, least = 1 - bias_of(type) - (int)type.fraction_bits - EXACT_LOWEST, last, i;
    uint64_t bits = 0, infinity = (((uint64_t)1 << type.exponent_bits) - 1) << type.fraction_bits;

    while (sum->bit[top] == 0) {
        top--;
    }
    last = top - (int)type.fraction_bits > least ? top - (int)type.fraction_bits : least; /* the last bit kept */
    for (i = top; i >= last; i--) {
        bits = 2 * bits + (uint64_t)sum->bit[i];
    }
    half = sum->bit[last - 1] != 0;
    for (i = 0; i < last - 1; i++) {
        rest = rest || sum->bit[i] != 0;
    }
    if (rounds_away(rounding, negative, (bits & 1) != 0, half, rest)) {
        bits++;
    }
    bits += (uint64_t)(last - least) << type.fraction_bits; /* the leading bit counts one more */
    if (last - least > 1 << type.exponent_bits || bits >= infinity) {
        bits = rounds_away(rounding, negative, true, true, true) ? infinity : infinity - 1;
    }
    return bits | (uint64_t)negative << (type.exponent_bits + type.fraction_bits);
}
