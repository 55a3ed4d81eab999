/* SPDX-License-Identifier: MIT */
/* Custom formats by their numbers: texts, patterns, sums. */
#include <string.h>

#include "dot_call.h"
#include "mmaref.h"
#include "one_sum.h"
#include "unity.h"

#define USUAL MMAREF_UNLIMITED
#define FORMAT(exponent_bits, fraction_bits, special) \
    MMAREF_TYPE_FORMAT(exponent_bits, fraction_bits, USUAL, MMAREF_SPECIAL_##special)
#define BINADE(exponent_bits, fraction_bits, special) (FORMAT(exponent_bits, fraction_bits, special) + MMAREF_SPECIAL_BINADE)

void setUp(void)
{
    sum_start(MMAREF_TYPE_F32);
}

void tearDown(void)
{
}

/* ---- Texts ---- */

void test_the_format_of_a_number(void)
{
    mmaref_type format;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_type_get(BINADE(6, 10, RESERVED), &format));
    TEST_ASSERT_EQUAL_INT(MMAREF_KIND_FLOAT, format.kind);
    TEST_ASSERT_EQUAL_UINT8(17, format.width);
    TEST_ASSERT_EQUAL_UINT8(0, format.shift);
    TEST_ASSERT_EQUAL_UINT8(1, format.sign_bits);
    TEST_ASSERT_EQUAL_UINT8(6, format.exponent_bits);
    TEST_ASSERT_EQUAL_UINT8(10, format.fraction_bits);
    TEST_ASSERT_EQUAL_UINT16(31, format.bias);
    TEST_ASSERT_EQUAL_UINT8(MMAREF_SPECIAL_RESERVED + MMAREF_SPECIAL_BINADE, format.special);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_type_get(FORMAT(5, 2, FNUZ), &format));
    TEST_ASSERT_EQUAL_UINT16(16, format.bias);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_type_get(MMAREF_TYPE_FORMAT(5, 2, 40, 0), &format));
    TEST_ASSERT_EQUAL_UINT16(40, format.bias);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_type_get(MMAREF_TYPE_FORMAT(9, 2, 40, 0), &format));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_type_get(MMAREF_TYPE_FORMAT(0, 2, 40, 0), &format));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_type_get(MMAREF_TYPE_FORMAT(5, 0, 40, 0), &format));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_type_get(MMAREF_TYPE_FORMAT(5, 24, 40, 0), &format));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_type_get(MMAREF_TYPE_FORMAT(5, 2, 40, 5), &format));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_type_get(MMAREF_TYPE_FORMAT(5, 2, 40, 16), &format));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_type_get(MMAREF_TYPE_OWN, &format));
}

void test_a_type_under_a_block(void)
{
    TEST_ASSERT_EQUAL_HEX32(MMAREF_TYPE_OWN, mmaref_type_under(&block, MMAREF_TYPE_OWN));
    TEST_ASSERT_EQUAL_HEX32(MMAREF_TYPE_OWN, mmaref_type_under(NULL, MMAREF_TYPE_OWN));
    own_format(6, 10, MMAREF_OWN_IEEE);
    TEST_ASSERT_EQUAL_HEX32(0x060aff01, mmaref_type_under(&block, MMAREF_TYPE_OWN));
    TEST_ASSERT_EQUAL_HEX32(MMAREF_TYPE_F16, mmaref_type_under(&block, MMAREF_TYPE_F16));
}

void test_formats_in_blocks(void)
{
    static const char text[] = "custom step_type=e6m10.b40.ieee product_type=e5m4";
    const char *name;
    char value[MMAREF_FIELD_TEXT_MAX];
    uint64_t d = 77;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_parse(NULL, text, sizeof text - 1, &block, NULL, NULL));
    TEST_ASSERT_EQUAL_HEX32(0x060a2801, block.step_type);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_get(&block, MMAREF_FIELD_STEP_TYPE, &name, value, sizeof value));
    TEST_ASSERT_EQUAL_STRING("e6m10.b40.ieee", value);
    types.c = MMAREF_TYPE_FORMAT(9, 10, 0, 0);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, dot_add(&types, &block, a, b, 1, 0, &d, NULL, NULL));
    TEST_ASSERT_EQUAL_UINT64(77, d);
}

/* ---- Patterns ---- */

/* significand * 2^exponent, negative below zero */
static void check_value(uint32_t type, uint64_t bits, uint8_t kind, int64_t significand, int16_t exponent)
{
    mmaref_value value;
    uint64_t again = 77;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_value_decode(type, bits, &value));
    TEST_ASSERT_EQUAL_UINT8(kind, value.kind);
    TEST_ASSERT_EQUAL_INT64(significand, value.negative ? -(int64_t)value.significand : (int64_t)value.significand);
    TEST_ASSERT_EQUAL_INT16(exponent, value.exponent);
    if (kind < MMAREF_VALUE_INFINITY) {
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_value_encode(type, MMAREF_ROUND_NEAREST_EVEN, &value, &again));
        TEST_ASSERT_EQUAL_HEX64(bits, again);
    }
}

void test_patterns_of_formats(void)
{
    const uint32_t fnuz = FORMAT(5, 2, FNUZ), binade = BINADE(3, 2, NONE), reserved = FORMAT(3, 2, RESERVED);

    check_value(fnuz, 0x40, MMAREF_VALUE_NORMAL, 4, -2); /* 1, the bias being 16 */
    check_value(fnuz, 0x7f, MMAREF_VALUE_NORMAL, 7, 13);
    check_value(fnuz, 0x81, MMAREF_VALUE_SUBNORMAL, -1, -17);
    check_value(fnuz, 0x80, MMAREF_VALUE_NAN, 0, 0);
    check_value(fnuz, 0x00, MMAREF_VALUE_ZERO, 0, -17);
    check_value(binade, 0x01, MMAREF_VALUE_NORMAL, 5, -5); /* 1.25 * 2^-3 */
    check_value(binade, 0x03, MMAREF_VALUE_NORMAL, 7, -5);
    check_value(binade, 0x04, MMAREF_VALUE_NORMAL, 4, -4);
    check_value(binade, 0x1f, MMAREF_VALUE_NORMAL, 7, 2);
    check_value(binade, 0x00, MMAREF_VALUE_ZERO, 0, -4);
    check_value(reserved, 0x1b, MMAREF_VALUE_NORMAL, 7, 1);
}

static uint64_t encoded(uint32_t type, uint64_t significand, int16_t exponent, bool negative)
{
    mmaref_value value = { MMAREF_VALUE_NORMAL, negative, exponent, significand };
    uint64_t bits = 77;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_value_encode(type, MMAREF_ROUND_NEAREST_EVEN, &value, &bits));
    return bits;
}

void test_values_beyond_formats(void)
{
    const uint32_t fnuz = FORMAT(5, 2, FNUZ), binade = BINADE(3, 2, NONE), reserved = FORMAT(3, 2, RESERVED);
    mmaref_value nan = { MMAREF_VALUE_NAN, false, 0, 0 };
    uint64_t bits = 77;

    TEST_ASSERT_EQUAL_HEX64(0x7f, encoded(fnuz, 1, 20, false)); /* the largest */
    TEST_ASSERT_EQUAL_HEX64(0xff, encoded(fnuz, 1, 20, true));
    TEST_ASSERT_EQUAL_HEX64(0x00, encoded(fnuz, 1, -40, true)); /* there is no -0 */
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_value_encode(fnuz, MMAREF_ROUND_NEAREST_EVEN, &nan, &bits));
    TEST_ASSERT_EQUAL_HEX64(0x80, bits);
    TEST_ASSERT_EQUAL_HEX64(0x1b, encoded(reserved, 1, 20, false)); /* 7 * 2^1, field 6 */
    TEST_ASSERT_EQUAL_HEX64(0x1b, encoded(reserved, 1, 4, false));  /* 16 has field 7 */
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_value_encode(reserved, MMAREF_ROUND_NEAREST_EVEN, &nan, &bits));
    TEST_ASSERT_EQUAL_HEX64(0x00, encoded(binade, 1, -3, false)); /* 2^-3 would be the pattern of 0, */
    TEST_ASSERT_EQUAL_HEX64(0x00, encoded(binade, 9, -6, false)); /* nor 1.125 * 2^-3, a tie, */
    TEST_ASSERT_EQUAL_HEX64(0x01, encoded(binade, 19, -7, false));
    TEST_ASSERT_EQUAL_HEX64(0x20, encoded(binade, 1, -5, true));  /* and so is all below */
}

/* ---- Sums ---- */

/* 1.25 * 2^-3 + 0 in the format that has no subnormals is 5 * 2^-5; with subnormals the pattern 1 is 2^-4. */
void test_sums_of_a_binade(void)
{
    types.a = BINADE(3, 2, NONE);
    add(0x01);
    TEST_ASSERT_EQUAL_HEX64(0x3e200000, sum()); /* 0.15625 */
    types.a = FORMAT(3, 2, NONE);
    TEST_ASSERT_EQUAL_HEX64(0x3d800000, sum()); /* 0.0625 */
    types.a = BINADE(3, 2, NONE);
    a[0] = 0x00;
    c = 0x80000000;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    a[0] = 0x20; /* -0 */
    TEST_ASSERT_EQUAL_HEX64(0x80000000, sum());
}

/* 480 and infinity saturate at 240 in e4m3 with a reserved field, whose operands go up to 480. */
void test_sums_with_a_reserved_field(void)
{
    types.a = FORMAT(4, 3, RESERVED);
    types.d = FORMAT(4, 3, RESERVED);
    add(0x7f); /* 480 */
    TEST_ASSERT_EQUAL_HEX64(0x77, sum());
    b[0] = 0xbc00;
    TEST_ASSERT_EQUAL_HEX64(0xf7, sum());
    b[0] = 0x3400; /* 0.25 */
    TEST_ASSERT_EQUAL_HEX64(0x6f, sum()); /* 120 */
    c = 0xff800000;
    TEST_ASSERT_EQUAL_HEX64(0xf7, sum());
    c = 0x7fc00000;
    TEST_ASSERT_EQUAL_HEX64(0x77, sum());
    block.overflow = MMAREF_OVERFLOW_INFINITY;
    c = 0x43f00000; /* 480 */
    TEST_ASSERT_EQUAL_HEX64(0x77, sum());
}

void test_sums_of_fnuz(void)
{
    types.a = types.d = FORMAT(4, 3, FNUZ);
    add(0x80);
    TEST_ASSERT_EQUAL_HEX64(0x80, sum()); /* the NaN */
    a[0] = 0x7f; /* 240 */
    b[0] = 0xc000;
    TEST_ASSERT_EQUAL_HEX64(0x80, sum()); /* -480 is too large: the NaN */
    block.overflow = MMAREF_OVERFLOW_SATURATE;
    TEST_ASSERT_EQUAL_HEX64(0xff, sum());
    b[0] = 0x8000;
    c = 0x80000000;
    TEST_ASSERT_EQUAL_HEX64(0, sum()); /* -0 */
}

/* Two custom formats, and a third for steps: 1 + 2^-4 is 1 in e4m3.ieee, then in e5m10 too. */
void test_formats_may_differ(void)
{
    types.a = FORMAT(6, 10, IEEE);
    types.b = FORMAT(3, 4, NONE);
    types.d = FORMAT(5, 10, IEEE);
    block.step_type = FORMAT(4, 3, IEEE);
    add(31u << 10);
    add(27u << 10); /* 2^-4 */
    b[0] = b[1] = 3u << 4;
    TEST_ASSERT_EQUAL_HEX64(0x3c00, sum());
    block.step_type = 0;
    TEST_ASSERT_EQUAL_HEX64(0x3c40, sum());
    block.product_type = FORMAT(2, 1, NONE); /* 2^-4 is a tenth of its least number, 0.5 */
    TEST_ASSERT_EQUAL_HEX64(0x3c00, sum());
}

/* ---- NaN ---- */

void test_the_payload_of_the_first_nan(void)
{
    block.nan = MMAREF_NAN_PAYLOAD;
    add(ONE);
    add(0xfd01); /* -NaN 0x101: its highest bit is 0, */
    add(0x7e03);
    TEST_ASSERT_EQUAL_HEX64(0xffe02000, sum()); /* and is set */
    b[0] = 0x7c0f;
    TEST_ASSERT_EQUAL_HEX64(0x7fc1e000, sum());
    a[0] = a[1] = a[2] = ONE;
    b[0] = ONE;
    c = 0xff812345;
    TEST_ASSERT_EQUAL_HEX64(0xffc12345, sum());
    c = 0x7f800000;
    add(0xfc00); /* infinity - infinity */
    TEST_ASSERT_EQUAL_HEX64(0x7fc00000, sum());
    types.d = MMAREF_TYPE_F16;
    c = 0x7f812345;
    TEST_ASSERT_EQUAL_HEX64(0x7e09, sum()); /* what f16 has room for */
    types.d = MMAREF_TYPE_E4M3;
    c = 0xff812345;
    TEST_ASSERT_EQUAL_HEX64(0xff, sum());
    block.interleave = 1; /* the order of k, not of steps */
    types.d = MMAREF_TYPE_F32;
    a[1] = 0x7d01;
    a[2] = 0x7d02;
    TEST_ASSERT_EQUAL_HEX64(0x7fe02000, sum());
}

void test_any_nan_is_right_where_a_block_says_so(void)
{
    block.nan = MMAREF_NAN_ANY;
    add(0x7e00);
    TEST_ASSERT_EQUAL_HEX64(0x7fc00000, sum());
    TEST_ASSERT_TRUE(mmaref_same(MMAREF_TYPE_F32, &block, 0x7fc00000, 0xff800001));
    TEST_ASSERT_FALSE(mmaref_same(MMAREF_TYPE_F32, &block, 0x7fc00000, 0x7f800000));
    TEST_ASSERT_FALSE(mmaref_same(MMAREF_TYPE_F32, &block, 0x3f800000, 0x7fc00000));
    TEST_ASSERT_FALSE(mmaref_same(MMAREF_TYPE_F32, NULL, 0x7fc00000, 0x7fc00001));
    block.nan = MMAREF_NAN_QUIET;
    TEST_ASSERT_FALSE(mmaref_same(MMAREF_TYPE_F32, &block, 0x7fc00000, 0xff800001));
    TEST_ASSERT_TRUE(mmaref_same(MMAREF_TYPE_F16, &block, 0x3c00, 0x13c00)); /* bits above the type */
    TEST_ASSERT_TRUE(mmaref_same(MMAREF_TYPE_F64, &block, 5, 5));
    TEST_ASSERT_FALSE(mmaref_same(MMAREF_TYPE_F64, &block, 5, 5 | (uint64_t)1 << 63));
    TEST_ASSERT_FALSE(mmaref_same(90, NULL, 0, 0));
    TEST_ASSERT_FALSE(mmaref_same(MMAREF_TYPE_OWN, NULL, 0, 0));
    own_format(5, 10, MMAREF_OWN_IEEE);
    block.nan = MMAREF_NAN_ANY;
    TEST_ASSERT_TRUE(mmaref_same(MMAREF_TYPE_OWN, &block, 0x7e00, 0xfc01));
}
