/* SPDX-License-Identifier: MIT */
/* Rounding into a type: significands and exponents in, patterns out, by hand. */
#include <string.h>

#include "unity.h"

#include "number.h"

enum { RZ = MMAREF_ROUND_ZERO, RN = MMAREF_ROUND_NEAREST_EVEN, DOWN = MMAREF_ROUND_DOWN,
       UP = MMAREF_ROUND_UP, AWAY = MMAREF_ROUND_NEAREST_AWAY };

static mmaref_arithmetic block;
static mmaref_rules rules;

void setUp(void)
{
    memset(&block, 0, sizeof block);
    block.result_bits = MMAREF_UNLIMITED;
    memset(&rules, 0, sizeof rules);
    rules.arithmetic = &block;
}
void tearDown(void) {}

static uint64_t packed(uint8_t type, uint8_t rounding, int negative, uint64_t significand, int exponent)
{
    mmaref_number number;

    memset(&number, 0, sizeof number);
    number.negative = (uint8_t)negative;
    number.significand = significand;
    number.exponent = (int16_t)exponent;
    return mmaref_round_pack(&mmaref_format_rows[type], &rules, rounding, &number);
}

#define F16 MMAREF_TYPE_F16
#define F32 MMAREF_TYPE_F32
#define F64 MMAREF_TYPE_F64

void test_exact_values(void)
{
    TEST_ASSERT_EQUAL_HEX64(0x3c00, packed(F16, RN, 0, 1, 0));
    TEST_ASSERT_EQUAL_HEX64(0xc600, packed(F16, RN, 1, 3, 1));
    TEST_ASSERT_EQUAL_HEX64(0x3f800000, packed(F32, RN, 0, 0x8000000000000000, -63));
    TEST_ASSERT_EQUAL_HEX64(0x4008000000000000, packed(F64, RN, 0, 3, 0));
}

void test_a_tie_by_every_rounding(void)
{
    /* 2^24 + 1 lies half way between neighbours in f32. */
    TEST_ASSERT_EQUAL_HEX64(0x4b800000, packed(F32, RN, 0, 0x1000001, 0));
    TEST_ASSERT_EQUAL_HEX64(0x4b800000, packed(F32, RZ, 0, 0x1000001, 0));
    TEST_ASSERT_EQUAL_HEX64(0x4b800000, packed(F32, DOWN, 0, 0x1000001, 0));
    TEST_ASSERT_EQUAL_HEX64(0x4b800001, packed(F32, UP, 0, 0x1000001, 0));
    TEST_ASSERT_EQUAL_HEX64(0x4b800001, packed(F32, AWAY, 0, 0x1000001, 0));
    TEST_ASSERT_EQUAL_HEX64(0x4b800002, packed(F32, RN, 0, 0x1000003, 0));
    TEST_ASSERT_EQUAL_HEX64(0xcb800001, packed(F32, DOWN, 1, 0x1000001, 0));
    TEST_ASSERT_EQUAL_HEX64(0xcb800000, packed(F32, UP, 1, 0x1000001, 0));
}

void test_what_lies_below_the_last_bit_breaks_ties(void)
{
    const uint64_t tie = 0x8000008000000000; /* 1 + 2^-24 */

    TEST_ASSERT_EQUAL_HEX64(0x3f800000, packed(F32, RN, 0, tie, -63));
    TEST_ASSERT_EQUAL_HEX64(0x3f800001, packed(F32, RN, 0, tie | 1, -63));
    TEST_ASSERT_EQUAL_HEX64(0x3f800000, packed(F32, RZ, 0, tie | 1, -63));
    TEST_ASSERT_EQUAL_HEX64(0x3f800000, packed(F32, RN, 0, 0x8000000000000001, -63));
    TEST_ASSERT_EQUAL_HEX64(0x3f800001, packed(F32, UP, 0, 0x8000000000000001, -63));
    TEST_ASSERT_EQUAL_HEX64(0xbf800001, packed(F32, DOWN, 1, 0x8000000000000001, -63));
}

void test_a_carry_moves_into_the_next_binade(void)
{
    TEST_ASSERT_EQUAL_HEX64(0x4c000000, packed(F32, RN, 0, 0x1ffffff, 0));
    TEST_ASSERT_EQUAL_HEX64(0x4000, packed(F16, UP, 0, 0xfff, -11));
}

void test_overflow(void)
{
    TEST_ASSERT_EQUAL_HEX64(0x7bff, packed(F16, RN, 0, 65519, 0));
    TEST_ASSERT_EQUAL_HEX64(0x7c00, packed(F16, RN, 0, 65520, 0)); /* half way to 65536 */
    TEST_ASSERT_EQUAL_HEX64(0x7bff, packed(F16, RZ, 0, 65535, 0));
    TEST_ASSERT_EQUAL_HEX64(0x7c00, packed(F16, RZ, 0, 65536, 0)); /* infinity, whatever the mode */
    TEST_ASSERT_EQUAL_HEX64(0xfc00, packed(F16, UP, 1, 1, 16));
    TEST_ASSERT_EQUAL_HEX64(0x7f800000, packed(F32, RZ, 0, 1, 128));
    TEST_ASSERT_EQUAL_HEX64(0x7ff0000000000000, packed(F64, RN, 0, 1, 2060));
}

void test_overflow_rounded(void)
{
    block.overflow = MMAREF_OVERFLOW_ROUNDED;
    TEST_ASSERT_EQUAL_HEX64(0x7bff, packed(F16, RZ, 0, 65536, 0));
    TEST_ASSERT_EQUAL_HEX64(0xfbff, packed(F16, RZ, 1, 65536, 0));
    TEST_ASSERT_EQUAL_HEX64(0x7bff, packed(F16, DOWN, 0, 65536, 0));
    TEST_ASSERT_EQUAL_HEX64(0xfc00, packed(F16, DOWN, 1, 65536, 0));
    TEST_ASSERT_EQUAL_HEX64(0x7c00, packed(F16, UP, 0, 65536, 0));
    TEST_ASSERT_EQUAL_HEX64(0xfbff, packed(F16, UP, 1, 65536, 0));
    TEST_ASSERT_EQUAL_HEX64(0x7c00, packed(F16, RN, 0, 65536, 0));
    TEST_ASSERT_EQUAL_HEX64(0x7c00, packed(F16, AWAY, 0, 65536, 0));
    TEST_ASSERT_EQUAL_HEX64(0x7fefffffffffffff, packed(F64, RZ, 0, 1, 2060));
}

void test_subnormals(void)
{
    TEST_ASSERT_EQUAL_HEX64(0x0001, packed(F16, RN, 0, 1, -24));
    TEST_ASSERT_EQUAL_HEX64(0x0000, packed(F16, RN, 0, 1, -25)); /* tie to even */
    TEST_ASSERT_EQUAL_HEX64(0x0002, packed(F16, RN, 0, 3, -25));
    TEST_ASSERT_EQUAL_HEX64(0x0001, packed(F16, RN, 0, 0x8001, -40));
    TEST_ASSERT_EQUAL_HEX64(0x0400, packed(F16, RN, 0, 0x7ff, -25)); /* up to the smallest normal */
    TEST_ASSERT_EQUAL_HEX64(0x03ff, packed(F16, RZ, 0, 0x7ff, -25));
    TEST_ASSERT_EQUAL_HEX64(0x00400000, packed(F32, RZ, 0, 1, -127));
    TEST_ASSERT_EQUAL_HEX64(0x0000000000000001, packed(F64, RN, 0, 1, -1074));
}

void test_underflow_keeps_the_sign(void)
{
    TEST_ASSERT_EQUAL_HEX64(0x8000, packed(F16, RN, 1, 1, -26));
    TEST_ASSERT_EQUAL_HEX64(0x80000000, packed(F32, RZ, 1, 1, -150));
    TEST_ASSERT_EQUAL_HEX64(0x0000, packed(F16, DOWN, 0, 1, -200));
    TEST_ASSERT_EQUAL_HEX64(0x0001, packed(F16, UP, 0, 1, -200));
    TEST_ASSERT_EQUAL_HEX64(0x8001, packed(F16, DOWN, 1, 1, -200));
    TEST_ASSERT_EQUAL_HEX64(0x8000000000000001, packed(F64, DOWN, 1, 1, -3000));
}

void test_subnormal_results_are_flushed_where_the_block_says_so(void)
{
    block.subnormals = MMAREF_SUBNORMALS_FLUSH_OUT;
    TEST_ASSERT_EQUAL_HEX64(0x0000, packed(F16, RN, 0, 0x3ff, -24));
    TEST_ASSERT_EQUAL_HEX64(0x8000, packed(F16, RN, 1, 0x3ff, -24));
    TEST_ASSERT_EQUAL_HEX64(0x0400, packed(F16, RN, 0, 0x400, -24));
}

void test_results_of_fewer_bits(void)
{
    block.result_bits = 13;
    TEST_ASSERT_EQUAL_HEX64(0x3f800000, packed(F32, RZ, 0, 0x4001, -14)); /* 1 + 2^-14 */
    TEST_ASSERT_EQUAL_HEX64(0x3f800400, packed(F32, RZ, 0, 0x2001, -13));
    TEST_ASSERT_EQUAL_HEX64(0x3f800000, packed(F32, RN, 0, 0x4001, -14));
    TEST_ASSERT_EQUAL_HEX64(0x3f800800, packed(F32, RN, 0, 0x4003, -14));
    TEST_ASSERT_EQUAL_HEX64(0x00000400, packed(F32, RZ, 0, 1, -139)); /* subnormals lose them too */
    TEST_ASSERT_EQUAL_HEX64(0x00000000, packed(F32, RZ, 0, 1, -140));
    TEST_ASSERT_EQUAL_HEX64(0x3c01, packed(F16, RZ, 0, 0x401, -10)); /* f16 has 10 anyway */
}

void test_patterns_that_are_no_results_of_rounding(void)
{
    const mmaref_format_row *f16 = &mmaref_format_rows[F16];
    const mmaref_format_row *f32 = &mmaref_format_rows[F32];
    const mmaref_format_row *f64 = &mmaref_format_rows[F64];

    TEST_ASSERT_EQUAL_HEX64(0x7fff, mmaref_pack_nan(f16, MMAREF_NAN_ALL_ONES));
    TEST_ASSERT_EQUAL_HEX64(0x7fffffff, mmaref_pack_nan(f32, MMAREF_NAN_ALL_ONES));
    TEST_ASSERT_EQUAL_HEX64(0x7fffffffffffffff, mmaref_pack_nan(f64, MMAREF_NAN_ALL_ONES));
    TEST_ASSERT_EQUAL_HEX64(0x7e00, mmaref_pack_nan(f16, MMAREF_NAN_QUIET));
    TEST_ASSERT_EQUAL_HEX64(0x7fc00000, mmaref_pack_nan(f32, MMAREF_NAN_QUIET));
    TEST_ASSERT_EQUAL_HEX64(0x7ff8000000000000, mmaref_pack_nan(f64, MMAREF_NAN_QUIET));
    TEST_ASSERT_EQUAL_HEX64(0xfc00, mmaref_pack_infinity(f16, 1));
    TEST_ASSERT_EQUAL_HEX64(0x7ff0000000000000, mmaref_pack_infinity(f64, 0));
    TEST_ASSERT_EQUAL_HEX64(0x8000000000000000, mmaref_pack_zero(f64, 1));
    TEST_ASSERT_EQUAL_HEX64(0, mmaref_pack_zero(f32, 0));
}
