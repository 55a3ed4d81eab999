/* SPDX-License-Identifier: MIT */
/* Dot products in fixed point, which are not rounded, worked out by hand. */
#include "dot_call.h"
#include "mmaref.h"
#include "one_sum.h"
#include "unity.h"

#define TO_MINUS_5 0x2800u /* 2^-5 */

static mmaref_error error;

void setUp(void)
{
    sum_start(MMAREF_TYPE_F32);
}

void tearDown(void)
{
}

/* 1 + 1 + 2^-5 + 2^-5, of which a window of 4 bits keeps 2^-4. */
static void start_parts(uint8_t adder, uint8_t width, uint8_t partial)
{
    sum_start(MMAREF_TYPE_F32);
    block.fraction_bits = 4;
    block.adder = adder;
    block.width = width;
    block.partial = partial;
    add(ONE);
    add(ONE);
    add(TO_MINUS_5);
    add(TO_MINUS_5);
}

static mmaref_fixed fixed;

static mmaref_status take_fixed(int16_t exponent, uint8_t words)
{
    const mmaref_dot dot = dot_of(&types, a, b, count, c);

    fixed.exponent = exponent;
    fixed.words = words;
    return mmaref_dot_fixed(&dot, &block, &fixed, &error);
}

static void check_fixed(int16_t exponent, uint8_t words, uint32_t low, uint32_t high)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, take_fixed(exponent, words));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_VALUE_NORMAL, fixed.kind);
    TEST_ASSERT_EQUAL_HEX32(low, fixed.word[0]);
    TEST_ASSERT_EQUAL_HEX32(high, fixed.word[words - 1]);
}

void test_exact_sums_of_fixed_point(void)
{
    add(ONE);
    c = 0xbf000000; /* 1 - 0.5 */
    check_fixed(-4, 1, 8, 8);
    check_fixed(-36, 2, 0, 8);
    check_fixed(-40, 40, 0, 0);
    TEST_ASSERT_EQUAL_HEX32(0x80, fixed.word[1]);
    check_fixed(0, 1, 0, 0); /* toward minus infinity */
    c = 0xc0000000; /* 1 - 2 */
    check_fixed(-4, 1, 0xfffffff0, 0xfffffff0);
    check_fixed(-36, 40, 0, 0xffffffff);
    check_fixed(5, 3, 0xffffffff, 0xffffffff);
    c = 0xbf800000;
    check_fixed(-4, 2, 0, 0);
    a[0] = 0;
    c = 0;
    check_fixed(-4, 2, 0, 0);
    c = 0x00000001; /* 2^-149 */
    check_fixed(-149, 1, 1, 1);
    check_fixed(-150, 1, 2, 2);
    c = 0x7f000000; /* 2^127: no word reaches there */
    check_fixed(0, 3, 0, 0);
    check_fixed(0, 4, 0, 0x80000000);
    check_fixed(1000, 1, 0, 0);
    c = 0x7fc00000;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, take_fixed(0, 1));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_VALUE_NAN, fixed.kind);
    c = 0xff800000;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, take_fixed(0, 1));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_VALUE_INFINITY, fixed.kind);
    TEST_ASSERT_TRUE(fixed.negative);
}

/* 1 + 2^-5 - 2: of the grid of 2, 2^-3, the second one falls below. */
void test_sums_of_windows_are_not_normalised(void)
{
    block.fraction_bits = 4;
    add(ONE);
    add(TO_MINUS_5);
    c = 0xc0000000;
    check_fixed(77, 2, 0xfffffff8, 0xffffffff);
    TEST_ASSERT_EQUAL_INT16(-3, fixed.exponent);
    TEST_ASSERT_EQUAL_UINT8(2, fixed.words);
    c = 0xbf800000;
    check_fixed(77, 2, 0, 0); /* 1 - 1 */
    TEST_ASSERT_EQUAL_INT16(-4, fixed.exponent);
    a[0] = a[1] = 0;
    c = 0;
    check_fixed(77, 2, 0, 0);
    TEST_ASSERT_EQUAL_INT16(-4, fixed.exponent);
    block.exponent_floor = -20;
    check_fixed(77, 2, 0, 0);
    TEST_ASSERT_EQUAL_INT16(-24, fixed.exponent);
    start_parts(MMAREF_ADDER_NEIGHBOURS, 2, MMAREF_PARTIAL_CUT);
    check_fixed(77, 2, 33, 0);
    TEST_ASSERT_EQUAL_INT16(-4, fixed.exponent);
    c = 0x7fc00000;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, take_fixed(77, 41)); /* words of a NaN are as many */
    TEST_ASSERT_EQUAL_UINT8(MMAREF_VALUE_NAN, fixed.kind);
    TEST_ASSERT_EQUAL_UINT8(2, fixed.words);
}

static void check_not_fixed(uint8_t reason, uint8_t field)
{
    fixed.word[0] = 77;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, take_fixed(0, 1));
    TEST_ASSERT_EQUAL_UINT8(reason, error.reason);
    TEST_ASSERT_EQUAL_UINT32(field, error.bits);
    TEST_ASSERT_EQUAL_UINT32(77, fixed.word[0]);
}

void test_sums_that_are_rounded_more_than_once(void)
{
    const mmaref_dot dot = dot_of(&types, a, b, 1, c);
    mmaref_dot none;

    add(ONE);
    add(ONE);
    block.products = 1;
    check_not_fixed(MMAREF_REASON_NOT_ONE_SUM, MMAREF_FIELD_PRODUCTS);
    block.products = 2;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, take_fixed(0, 1));
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    check_not_fixed(MMAREF_REASON_NOT_ONE_SUM, MMAREF_FIELD_ACCUMULATE);
    block.accumulate = MMAREF_ACCUMULATE_FUSED;
    block.adder = MMAREF_ADDER_HALVES;
    check_not_fixed(MMAREF_REASON_NOT_ONE_SUM, MMAREF_FIELD_PARTIAL);
    block.adder = MMAREF_ADDER_GIVEN;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, take_fixed(0, 0));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, take_fixed(0, MMAREF_FIXED_MAX + 1));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, take_fixed(1001, 1));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, take_fixed(-1001, 1));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, take_fixed(-1000, MMAREF_FIXED_MAX));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_dot_fixed(NULL, &block, &fixed, NULL));
    none = dot_of(&types, NULL, b, 1, c);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_dot_fixed(&none, &block, &fixed, NULL));
    none = dot_of(&types, a, NULL, 1, c);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_dot_fixed(&none, &block, &fixed, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_dot_fixed(&dot, &block, NULL, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_dot_fixed(&dot, NULL, &fixed, NULL));
    types.c = types.d = MMAREF_TYPE_F64;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, take_fixed(0, 1));
    types.a = types.b = MMAREF_TYPE_F64;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, take_fixed(0, 1));
    types.a = types.b = MMAREF_TYPE_S8;
    types.c = types.d = MMAREF_TYPE_S32;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, take_fixed(0, 1));
}
