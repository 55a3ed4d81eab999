/* SPDX-License-Identifier: MIT */
/* The corners of signalling NaN and of tiny results, and the flags that corners raise: cases worked out by hand. */
#include <string.h>

#include "unity.h"

#include "mmaref.h"

static mmaref_arithmetic rules;
static mmaref_dot dot;
static uint64_t x[2], y[2]; /* A and B */
static uint32_t seen;       /* corners of the last sum */

#define INEXACT MMAREF_FLAG_INEXACT
#define UNDERFLOW (MMAREF_FLAG_UNDERFLOW | MMAREF_FLAG_INEXACT)
#define OVERFLOW (MMAREF_FLAG_OVERFLOW | MMAREF_FLAG_INEXACT)
#define INVALID MMAREF_FLAG_INVALID

static void set(const char *name, const char *value)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_set(&rules, name, strlen(name), value, strlen(value), NULL));
}

/* A fused multiply-add of f16. */
void setUp(void)
{
    static const char block[] = "custom products=1 nan=quiet zero_sign=ieee overflow=rounded rounding=nearest_even";

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_parse(NULL, block, sizeof block - 1, &rules, NULL, NULL));
    memset(&dot, 0, sizeof dot);
    dot.types.a = dot.types.b = dot.types.c = dot.types.d = MMAREF_TYPE_F16;
    dot.count = 1;
    dot.a = x;
    dot.b = y;
    x[1] = y[1] = 0;
}
void tearDown(void) {}

/* D of a * b + c; its corners are seen. */
static uint64_t fma_of(uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t d = 0x5555;

    x[0] = a;
    y[0] = b;
    dot.c = c;
    seen = 0;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_dot_add(&dot, &rules, &d, &seen, NULL));
    return d;
}

static uint8_t flags_of(uint64_t a, uint64_t b, uint64_t c)
{
    (void)fma_of(a, b, c);
    return mmaref_flags(seen);
}

static bool is_signalling(uint64_t a, uint64_t b, uint64_t c)
{
    (void)fma_of(a, b, c);
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_NAN_IN, seen & MMAREF_COVER_NAN_IN);
    return (seen & MMAREF_COVER_SIGNALLING) != 0;
}

/* ---- Tiny results --------------------------------------------------------- */

/* C is 1023 * 2^-24, the largest subnormal; all these sums become 2^-14, which is 1024 * 2^-24. */
void test_tiny_is_what_is_below_the_least_normal_number_after_rounding(void)
{
    TEST_ASSERT_EQUAL_HEX64(0x0400, fma_of(0x0c00, 0x0800, 0x03ff)); /* 2047 * 2^-25: 11 bits, were there no end */
    TEST_ASSERT_EQUAL_HEX8(UNDERFLOW, mmaref_flags(seen));
    TEST_ASSERT_EQUAL_HEX64(0x0400, fma_of(0x0d00, 0x0800, 0x03ff)); /* 2047.25 * 2^-25: 2047, were there no end */
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_TINY, seen & MMAREF_COVER_TINY);
    TEST_ASSERT_EQUAL_HEX64(0x0400, fma_of(0x0e00, 0x0800, 0x03ff)); /* 2047.5 * 2^-25: 2048 */
    TEST_ASSERT_EQUAL_HEX8(INEXACT, mmaref_flags(seen));
    TEST_ASSERT_EQUAL_HEX64(0x0400, fma_of(0x0c00, 0x0c00, 0x03ff)); /* exactly */
    TEST_ASSERT_EQUAL_HEX8(0, mmaref_flags(seen));
    set("rounding", "zero");
    TEST_ASSERT_EQUAL_HEX64(0x03ff, fma_of(0x0e00, 0x0800, 0x03ff));
    TEST_ASSERT_EQUAL_HEX8(UNDERFLOW, mmaref_flags(seen));
}

void test_an_exact_subnormal_is_not_tiny_but_flushed_it_is(void)
{
    TEST_ASSERT_EQUAL_HEX64(0x0001, fma_of(0x0c00, 0x0c00, 0));
    TEST_ASSERT_EQUAL_HEX8(0, mmaref_flags(seen));
    TEST_ASSERT_EQUAL_HEX64(0, fma_of(0x0001, 0x0001, 0));
    TEST_ASSERT_EQUAL_HEX8(UNDERFLOW, mmaref_flags(seen));
    set("subnormals", "flush_out");
    TEST_ASSERT_EQUAL_HEX64(0, fma_of(0x0c00, 0x0c00, 0));
    TEST_ASSERT_EQUAL_HEX8(UNDERFLOW, mmaref_flags(seen));
    TEST_ASSERT_EQUAL_HEX8(0, flags_of(0x0400, 0x3c00, 0));
}

/* Of result_bits 4 the significand has 5 bits: 31 and a half of them are 32. */
void test_fewer_bits_of_a_result_make_fewer_numbers_tiny(void)
{
    set("result_bits", "4");
    TEST_ASSERT_EQUAL_HEX64(0x0400, fma_of(0x03f0, 0x3c00, 0)); /* 1008 * 2^-24 = 31.5 * 2^-19 */
    TEST_ASSERT_EQUAL_HEX8(INEXACT, mmaref_flags(seen));
    TEST_ASSERT_EQUAL_HEX64(0x0400, fma_of(0x03e8, 0x3c00, 0)); /* 1000 * 2^-24 = 31.25 * 2^-19: 31, without an end */
    TEST_ASSERT_EQUAL_HEX8(UNDERFLOW, mmaref_flags(seen));
}

/* The least number is (1 + 2^-10) * 2^-15; the pattern that 2^-15 would have is a zero. */
void test_tiny_where_exponent_field_zero_is_a_binade(void)
{
    dot.types.c = dot.types.d =
        MMAREF_TYPE_FORMAT(5, 10, MMAREF_UNLIMITED, MMAREF_SPECIAL_IEEE | MMAREF_SPECIAL_BINADE);
    TEST_ASSERT_EQUAL_HEX64(1, fma_of(0x0401, 0x3800, 0));
    TEST_ASSERT_EQUAL_HEX8(0, mmaref_flags(seen));
    TEST_ASSERT_EQUAL_HEX64(0, fma_of(0x0400, 0x3800, 0)); /* 2^-15 */
    TEST_ASSERT_EQUAL_HEX8(UNDERFLOW, mmaref_flags(seen));
    TEST_ASSERT_EQUAL_HEX64(0, fma_of(0x0400, 0x3000, 0)); /* 2^-17 */
    TEST_ASSERT_EQUAL_HEX8(UNDERFLOW, mmaref_flags(seen));
    TEST_ASSERT_EQUAL_HEX64(0, fma_of(0x0401, 0x37ff, 0)); /* 1024.4995 * 2^-25 */
    TEST_ASSERT_EQUAL_HEX8(UNDERFLOW, mmaref_flags(seen));
    TEST_ASSERT_EQUAL_HEX64(1, fma_of(0x0402, 0x37ff, 0)); /* 1025.499 * 2^-25 */
    TEST_ASSERT_EQUAL_HEX8(INEXACT, mmaref_flags(seen));
}

void test_a_rounded_product_may_be_tiny(void)
{
    TEST_ASSERT_EQUAL_HEX8(INEXACT, flags_of(0x0401, 0x3800, 0x3c00));
    set("product_type", "f16");
    TEST_ASSERT_EQUAL_HEX64(0x3c00, fma_of(0x0401, 0x3800, 0x3c00)); /* 512.5 * 2^-24 */
    TEST_ASSERT_EQUAL_HEX8(UNDERFLOW, mmaref_flags(seen));
}

/* ---- Other flags ----------------------------------------------------------- */

void test_an_overflow_is_inexact(void)
{
    TEST_ASSERT_EQUAL_HEX64(0x7c00, fma_of(0x7800, 0x4000, 0)); /* 2^16: no bit is lost */
    TEST_ASSERT_EQUAL_HEX8(OVERFLOW, mmaref_flags(seen));
    set("rounding", "zero");
    TEST_ASSERT_EQUAL_HEX64(0x7bff, fma_of(0x7800, 0x4000, 0));
    TEST_ASSERT_EQUAL_HEX8(OVERFLOW, mmaref_flags(seen));
    TEST_ASSERT_EQUAL_HEX8(0, flags_of(0x7c00, 0x3c00, 0)); /* an infinity that is one before is exact */
}

void test_what_alignment_loses_is_inexact(void)
{
    set("fraction_bits", "10");
    TEST_ASSERT_EQUAL_HEX64(0x3c00, fma_of(0x0c00, 0x3c00, 0x3c00)); /* 1 + 2^-12 */
    TEST_ASSERT_EQUAL_HEX8(INEXACT, mmaref_flags(seen));
    TEST_ASSERT_EQUAL_HEX8(0, flags_of(0x1400, 0x3c00, 0x3c00)); /* 1 + 2^-10 */
}

void test_invalid_is_what_makes_a_nan_and_a_signalling_one(void)
{
    TEST_ASSERT_EQUAL_HEX8(INVALID, flags_of(0x7c00, 0, 0x3c00));
    TEST_ASSERT_EQUAL_HEX8(INVALID, flags_of(0x7c00, 0, 0x7e00)); /* beside a quiet NaN, too */
    TEST_ASSERT_EQUAL_HEX8(INVALID, flags_of(0x7c00, 0x3c00, 0xfc00));
    TEST_ASSERT_EQUAL_HEX8(INVALID, flags_of(0x3c00, 0x3c00, 0x7c01));
    TEST_ASSERT_EQUAL_HEX8(0, flags_of(0x3c00, 0x3c00, 0x7e00));
    TEST_ASSERT_EQUAL_HEX8(0, flags_of(0x7c00, 0x3c00, 0x7c00));
}

/* ---- Signalling NaN --------------------------------------------------------- */

void test_a_signalling_nan_has_highest_fraction_bit_0(void)
{
    TEST_ASSERT_TRUE(is_signalling(0x7c01, 0x3c00, 0));
    TEST_ASSERT_TRUE(is_signalling(0x3c00, 0xfdff, 0));
    TEST_ASSERT_TRUE(is_signalling(0x3c00, 0x3c00, 0x7d00));
    TEST_ASSERT_TRUE(is_signalling(0x7e00, 0x7c01, 0));
    TEST_ASSERT_FALSE(is_signalling(0x7e00, 0xffff, 0x7e01));
    dot.types.a = dot.types.b = MMAREF_TYPE_TF32;
    TEST_ASSERT_TRUE(is_signalling(0x7f802000, 0x3f800000, 0));
    TEST_ASSERT_FALSE(is_signalling(0x7fc00000, 0x3f800000, 0));
    set("tf32_class", "whole");
    TEST_ASSERT_TRUE(is_signalling(0x7f800001, 0x3f800000, 0)); /* of the bits that are dropped */
    dot.types.a = dot.types.b = dot.types.c = dot.types.d = MMAREF_TYPE_F64;
    TEST_ASSERT_TRUE(is_signalling(UINT64_C(0x7ff0000000000001), 0, 0));
    TEST_ASSERT_TRUE(is_signalling(0, 0, UINT64_C(0xfff7ffffffffffff)));
    TEST_ASSERT_FALSE(is_signalling(UINT64_C(0x7ff8000000000000), 0, 0));
}

void test_types_of_one_nan_have_no_signalling_one(void)
{
    dot.types.a = dot.types.b = MMAREF_TYPE_E4M3;
    TEST_ASSERT_FALSE(is_signalling(0x7f, 0x38, 0));
    dot.types.a = MMAREF_TYPE_FORMAT(4, 3, MMAREF_UNLIMITED, MMAREF_SPECIAL_FNUZ);
    TEST_ASSERT_FALSE(is_signalling(0x80, 0x38, 0));
    dot.types.a = MMAREF_TYPE_FORMAT(5, 1, MMAREF_UNLIMITED, MMAREF_SPECIAL_IEEE);
    TEST_ASSERT_FALSE(is_signalling(0x3f, 0x38, 0));
}

void test_a_nan_that_is_a_scale_factor_is_quiet(void)
{
    static const uint8_t one[] = { 0x7f }, nan[] = { 0xff };

    dot.types.a = dot.types.b = MMAREF_TYPE_E5M2;
    dot.scale_type = MMAREF_TYPE_UE8M0;
    dot.scale_length = 1;
    dot.scale_a = one;
    dot.scale_b = nan;
    TEST_ASSERT_FALSE(is_signalling(0x3c, 0x3c, 0));
    TEST_ASSERT_TRUE(is_signalling(0x7d, 0x3c, 0));
    dot.scale_b = one;
    TEST_ASSERT_TRUE(is_signalling(0x3c, 0xfd, 0));
    TEST_ASSERT_FALSE(is_signalling(0x7e, 0x3c, 0));
}

/* One NaN among zeros, as an element of A, anywhere. */
static uint32_t corners_of_instruction(const char *text, uint32_t word)
{
    static uint32_t a[32 * MMAREF_REGISTERS_MAX], zeros[32 * MMAREF_REGISTERS_MAX], d[32 * MMAREF_REGISTERS_MAX];
    mmaref_instruction instruction;
    mmaref_operands operands;
    mmaref_arithmetic exact;
    uint32_t corners = 0;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(text, strlen(text), &instruction, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(MMAREF_PROFILE_EXACT, &instruction, &exact));
    memset(&operands, 0, sizeof operands);
    operands.a = a;
    operands.b = operands.c = zeros;
    a[7] = word;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&instruction, &exact, &operands, d, &corners, NULL));
    return corners & (MMAREF_COVER_NAN_IN | MMAREF_COVER_SIGNALLING);
}

void test_a_signalling_nan_in_an_instruction(void)
{
    static const char f16[] = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32";
    static const char e5m2[] = "mma.sync.aligned.m16n8k32.row.col.f32.e5m2.e5m2.f32";

    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_NAN_IN | MMAREF_COVER_SIGNALLING, corners_of_instruction(f16, 0x7c010000));
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_NAN_IN, corners_of_instruction(f16, 0x00007e01));
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_NAN_IN | MMAREF_COVER_SIGNALLING, corners_of_instruction(e5m2, 0x0000fd00));
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_NAN_IN, corners_of_instruction(e5m2, 0x7f000000));
}
