/* SPDX-License-Identifier: MIT */
/* Exact sums of f64 products against a sum with a counter for every bit. */
#include <string.h>

#include "unity.h"

#include "mmaref_internal.h"
#include "random.h"

#define TERMS 16 /* of f64, the most there are */
#define LOWEST (-2148)   /* the least bit of the product of two subnormals */
#define BITS (2148 + 2048 + 16)

static mmaref_arithmetic block;
static mmaref_dot_rules rules;
static mmaref_dot_elements elements;
static mmaref_step step;
static uint64_t a[TERMS], b[TERMS];
static int32_t bit_sum[BITS]; /* of 2^(LOWEST + i) */

void setUp(void)
{
    memset(&block, 0, sizeof block);
    memset(&elements, 0, sizeof elements);
    memset(&rules, 0, sizeof rules);
    memset(&step, 0, sizeof step);
    memset(bit_sum, 0, sizeof bit_sum);
    rules.arithmetic = &block;
    rules.a = rules.b = rules.c = rules.d = rules.step = &mmaref_format_rows[MMAREF_WORD_F64];
    elements.a64 = a;
    elements.b64 = b;
    elements.count = TERMS;
    step.rules = &rules;
    step.elements = &elements;
}
void tearDown(void) {}

/* The fields of an f64 pattern. */
static uint64_t significand_of(uint64_t bits)
{
    uint64_t fraction = bits & 0xfffffffffffff;

    return (bits >> 52 & 0x7ff) == 0 ? fraction : fraction | 0x10000000000000;
}

static int exponent_of(uint64_t bits)
{
    int field = (int)(bits >> 52 & 0x7ff);

    return (field == 0 ? 1 : field) - 1075;
}

static void count_bits(int sign, uint64_t significand, int exponent)
{
    int i;

    for (i = 0; i < 64; i++) {
        bit_sum[exponent - LOWEST + i] += (significand >> i & 1) != 0 ? sign : 0;
    }
}

static void add_product(uint64_t x, uint64_t y)
{
    int sign = (x ^ y) >> 63 != 0 ? -1 : 1;
    uint64_t significand = significand_of(x);
    int i;

    a[step.count] = x;
    b[step.count] = y;
    step.count++;
    for (i = 0; i < 53; i++) {
        if ((significand >> i & 1) != 0) {
            count_bits(sign, significand_of(y), exponent_of(x) + exponent_of(y) + i);
        }
    }
}

static mmaref_number number(int negative, uint64_t significand, int exponent)
{
    mmaref_number x = { 0, 0, 0, 0, 0 };

    x.negative = (uint8_t)negative;
    x.significand = significand;
    x.exponent = (int16_t)exponent;
    count_bits(negative ? -1 : 1, significand, exponent);
    return x;
}

/* Carries up, so that every counter is 0 or 1; returns what is left over: 0, or -1. */
static int32_t carry_up(void)
{
    int32_t carry = 0;
    int i;

    for (i = 0; i < BITS; i++) {
        int32_t sum = bit_sum[i] + carry;
        bit_sum[i] = sum & 1;
        carry = (sum - bit_sum[i]) / 2;
    }
    return carry;
}

/* Makes bit_sum the magnitude; returns whether the sum is negative. */
static int take_magnitude(void)
{
    int i;

    if (carry_up() == 0) {
        return 0;
    }
    for (i = 0; i < BITS; i++) {
        bit_sum[i] = 1 - bit_sum[i];
    }
    bit_sum[0]++;
    TEST_ASSERT_EQUAL_INT32(0, carry_up());
    return 1;
}

static void check(void)
{
    mmaref_step once = step;
    const mmaref_number *value = &once.accumulator;
    int negative = take_magnitude();
    int i, zero = 1, first;

    (void)mmaref_sweep(&once);
    for (i = 0; i < BITS; i++) {
        zero = zero && bit_sum[i] == 0;
    }
    TEST_ASSERT_EQUAL_INT(zero, value->significand == 0);
    if (zero) {
        return;
    }
    TEST_ASSERT_EQUAL_INT(negative, value->negative);
    TEST_ASSERT_TRUE(value->significand >> 54 != 0);
    first = value->exponent - LOWEST;
    for (i = 0; i < first; i++) {
        bit_sum[first] |= bit_sum[i]; /* jammed */
    }
    for (; i < BITS; i++) {
        int of_value = i < first + 64 && (value->significand >> (i - first) & 1) != 0;
        TEST_ASSERT_EQUAL_INT32(bit_sum[i], of_value);
    }
    for (i = first; i < 0; i++) {
        TEST_ASSERT_EQUAL_INT(0, value->significand >> (i - first) & 1);
    }
}

#define ONE 0x3ff0000000000000u
#define MINUS ((uint64_t)1 << 63)
#define LARGEST 0x7fefffffffffffffu
#define SMALLEST ((uint64_t)1)

static uint64_t power(int exponent)
{
    return (uint64_t)(exponent + 1023) << 52;
}

void test_the_ends_of_the_range(void)
{
    add_product(LARGEST, LARGEST);
    check();
    setUp();
    add_product(SMALLEST, SMALLEST | MINUS);
    check();
    setUp();
    add_product(LARGEST, LARGEST | MINUS);
    add_product(SMALLEST, SMALLEST);
    check();
}

void test_no_terms_and_zeros(void)
{
    uint8_t terms = mmaref_sweep(&step);

    TEST_ASSERT_EQUAL_HEX64(0, step.accumulator.significand);
    TEST_ASSERT_EQUAL_HEX8(0, terms);
    add_product(0, LARGEST);
    add_product(MINUS, LARGEST);
    terms = mmaref_sweep(&step);
    TEST_ASSERT_EQUAL_HEX8(MMAREF_TERMS_POSITIVE | MMAREF_TERMS_NEGATIVE, terms);
    check();
}

void test_carries_through_the_whole_range(void)
{
    add_product(power(1000), power(1000));
    add_product(SMALLEST | MINUS, SMALLEST);
    check(); /* ones all the way */
    memset(bit_sum, 0, sizeof bit_sum);
    step.count = 0;
    add_product(power(1000), power(1000));
    add_product(SMALLEST | MINUS, SMALLEST);
    add_product(SMALLEST, SMALLEST);
    check(); /* and gone again */
}

void test_cancellation_to_zero(void)
{
    unsigned i;

    random_start(1);
    for (i = 0; i < TERMS / 2; i++) {
        uint64_t x = (uint64_t)random_word() << 31 | random_word(), y = (uint64_t)random_word() << 31 | random_word();
        x &= ~((uint64_t)1 << 62);
        y &= ~((uint64_t)1 << 62);
        add_product(x, y);
        add_product(y, x | MINUS);
    }
    check();
}

/* Every place of a power of two in its digit, with less than nothing or a little more below. */
void test_powers_of_two_of_either_sign(void)
{
    int exponent, below, sign;

    for (exponent = -120; exponent < 60; exponent++) {
        for (below = -1; below <= 1; below++) {
            for (sign = 0; sign <= 1; sign++) {
                setUp();
                add_product(power(exponent) | (sign ? MINUS : 0), ONE);
                if (below != 0) {
                    add_product(power(-600), power(-300) | (below < 0 ? MINUS : 0));
                }
                check();
            }
        }
    }
}

void test_as_many_largest_terms_as_there_can_be(void)
{
    int exponent, sign;
    unsigned i;

    for (exponent = 0; exponent < 60; exponent++) {
        for (sign = 0; sign <= 1; sign++) {
            setUp();
            for (i = 0; i < TERMS; i++) {
                add_product((power(exponent) | 0xfffffffffffff) | (sign ? MINUS : 0), power(3) | 0xfffffffffffff);
            }
            step.accumulates = true;
            step.accumulator = number(sign, 0x1fffffffffffff, exponent);
            check();
        }
    }
}

void test_two_numbers(void)
{
    int apart, sign;

    for (apart = 0; apart < 300; apart++) {
        for (sign = 0; sign <= 1; sign++) {
            uint64_t x = power(apart - 98) | 1, y = power(-98) | 0xfffffffffffff | (sign ? MINUS : 0);
            mmaref_step once;
            setUp();
            step.accumulates = true;
            step.accumulator = number(0, 0x10000000000001, apart - 150);
            add_product(y, ONE);
            check();
            rules.rounding = MMAREF_ROUND_NEAREST_EVEN;
            block.result_bits = 52;
            once = step;
            TEST_ASSERT_EQUAL_HEX64(mmaref_step_exact(&once, mmaref_sweep(&once)), mmaref_add_after(&rules, rules.c, x, y));
            TEST_ASSERT_EQUAL_HEX64(mmaref_add_after(&rules, rules.c, x, y), mmaref_add_after(&rules, rules.c, y, x));
        }
    }
}

void test_random_sums(void)
{
    unsigned round, i;

    random_start(2);
    for (round = 0; round < 4000; round++) {
        unsigned count = 1 + random_below(TERMS), spread = 1u << random_below(12);
        setUp();
        for (i = 0; i < count && step.count < TERMS; i++) {
            uint64_t x[2];
            unsigned k;
            for (k = 0; k < 2; k++) {
                uint64_t field = (1023 - spread / 2 + random_below(spread)) % 2047;
                x[k] = (uint64_t)random_word() << 32 | random_word();
                x[k] = (x[k] & (random_below(4) == 0 ? MINUS : MINUS | 0xfffffffffffff)) | field << 52;
            }
            add_product(x[0], x[1]);
            if (random_below(4) == 0 && step.count < TERMS) {
                add_product(x[0], x[1] ^ MINUS ^ random_below(2));
            }
        }
        check();
    }
}
