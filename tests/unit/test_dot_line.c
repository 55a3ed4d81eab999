/* SPDX-License-Identifier: MIT */
/* Elements of rows of A and columns of B: types of many widths together, and bits that do not count. */
#include "dot_call.h"
#include "unity.h"

#include "mmaref.h"
#include "one_sum.h"
#include "one_warp.h"

/* f16 all over, products by 1. */
void setUp(void)
{
    sum_start(MMAREF_TYPE_F16);
}
void tearDown(void) {}

static void check_refused(uint8_t reason, uint8_t field)
{
    uint64_t d = 0x1234;
    mmaref_error error;

    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, dot_add(&types, &block, a, b, count, c, &d, &corners, &error));
    TEST_ASSERT_EQUAL_UINT8(reason, error.reason);
    TEST_ASSERT_EQUAL_UINT32(field, error.bits);
    TEST_ASSERT_EQUAL_HEX64(0x1234, d);
    TEST_ASSERT_EQUAL_HEX32(0, corners);
}

/* A format of 4 exponent and 3 fraction bits, whose largest number is 240 with infinities, 448 with a NaN alone and 480
 * without either: 2 * 240 is beyond each of the first two when it is added twice. */
static void start_narrow(uint8_t special, uint8_t adder)
{
    sum_start(MMAREF_TYPE_OWN);
    own_format(4, 3, special);
    add_by(adder);
    block.products = 1;
    block.fraction_bits = adder == MMAREF_ADDER_NEIGHBOURS ? MMAREF_UNLIMITED : 10;
}

/* Forty products of 0 and 1 in e5m2: so many elements are not unpacked before they are taken. */
static void start_long(uint8_t adder)
{
    uint8_t k;

    start_narrow(MMAREF_OWN_NONE, adder);
    types.a = types.b = MMAREF_TYPE_E5M2;
    for (k = 0; k < 40; k++) {
        add(0);
        b[k] = 0x3c; /* 1 */
    }
}

void test_long_lines_in_a_type_without_special_values(void)
{
    start_long(MMAREF_ADDER_GIVEN);
    block.products = 4;
    a[20] = 0xfc;
    a[39] = 0x58; /* 128 */
    TEST_ASSERT_EQUAL_HEX64(0xfb, sum());
    a[38] = 0x7e;
    TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
}

void test_bits_above_the_types_do_not_count(void)
{
    add(0xffff000000000000u | ONE);
    add(0x0000000087650000u | ONE);
    b[1] |= 0xfedcba9876540000u;
    c = 0x0123456789ab0000u | ONE;
    TEST_ASSERT_EQUAL_HEX64(0x4200, sum()); /* 3 */
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    TEST_ASSERT_EQUAL_HEX64(0x4200, sum());
    block.accumulate = MMAREF_ACCUMULATE_FUSED;
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    TEST_ASSERT_EQUAL_HEX64(0x4200, sum());
    add_by(MMAREF_ADDER_SIZE);
    block.fraction_bits = 24;
    TEST_ASSERT_EQUAL_HEX64(0x4200, sum());
    block.adder = MMAREF_ADDER_GIVEN;
    block.sticky = MMAREF_STICKY_YES;
    TEST_ASSERT_EQUAL_HEX64(0x4200, sum());
}

void test_products_of_f32(void)
{
    types.a = types.b = types.c = types.d = MMAREF_TYPE_F32;
    add(0x3f800001); /* (1 + 2^-23)^2 = 1 + 2^-22 + 2^-46 */
    b[0] = 0x3f800001;
    TEST_ASSERT_EQUAL_HEX64(0x3f800002, sum());
    block.rounding = MMAREF_ROUND_UP;
    TEST_ASSERT_EQUAL_HEX64(0x3f800003, sum());
    c = 0xbf800002;
    TEST_ASSERT_EQUAL_HEX64(0x28800000, sum()); /* 2^-46 */
    block.fraction_bits = 40;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    types.d = MMAREF_TYPE_F64;
    block.fraction_bits = MMAREF_UNLIMITED;
    TEST_ASSERT_EQUAL_HEX64(0x3d10000000000000, sum());
}

#define OPERANDS (MMAREF_COVER_INF_TIMES_ZERO | MMAREF_COVER_SUBNORMAL_IN)

/* A product, and the corners that its operands are. */
static const struct {
    uint32_t single;
    uint16_t half;
    uint32_t product, corners;
} mixed[] = {
    { 0x3f800001, 0x3e00, 0x3fc00002, 0 }, /* (1 + 2^-23) * 1.5 = 1.5 + 2^-23 + 2^-24: a tie */
    { 0xbf800001, 0x4000, 0xc0000001, 0 },
    { 0x7f800000, 0x3c00, 0x7f800000, 0 },
    { 0x3f800000, 0xfc00, 0xff800000, 0 },
    { 0x7f800000, 0x0000, 0x7fffffff, MMAREF_COVER_INF_TIMES_ZERO },
    { 0x00000000, 0x7c00, 0x7fffffff, MMAREF_COVER_INF_TIMES_ZERO },
    { 0x7fc00000, 0x3c00, 0x7fffffff, 0 },
    { 0x3f800000, 0x7e00, 0x7fffffff, 0 },
    { 0x00000001, 0x4000, 0x00000002, MMAREF_COVER_SUBNORMAL_IN },
    { 0x40000000, 0x0001, 0x34000000, MMAREF_COVER_SUBNORMAL_IN },
    { 0x00000001, 0x0000, 0x00000000, 0 }, /* of a product that is zero they are none */
    { 0x00000000, 0x0001, 0x00000000, 0 },
};

static void check_mixed(uint8_t a_type, uint8_t b_type, uint64_t x, uint64_t y, unsigned i)
{
    setUp();
    types.a = a_type;
    types.b = b_type;
    types.c = types.d = MMAREF_TYPE_F32;
    add(x);
    b[0] = y;
    TEST_ASSERT_EQUAL_HEX64(mixed[i].product, sum());
    TEST_ASSERT_EQUAL_HEX32(mixed[i].corners, corners & OPERANDS);
}

/* Of the two types only one has more bits than a factor of other steps. */
void test_products_of_f32_and_f16(void)
{
    unsigned i;

    for (i = 0; i < sizeof mixed / sizeof mixed[0]; i++) {
        check_mixed(MMAREF_TYPE_F32, MMAREF_TYPE_F16, mixed[i].single, mixed[i].half, i);
        check_mixed(MMAREF_TYPE_F16, MMAREF_TYPE_F32, mixed[i].half, mixed[i].single, i);
    }
}

void test_accumulators_of_8_and_16_bits(void)
{
    types.d = MMAREF_TYPE_BF16;
    add(0x1c00); /* 2^-8: a tie */
    c = ONE;
    TEST_ASSERT_EQUAL_HEX64(0x3f80, sum());
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_INEXACT | MMAREF_COVER_TIE, corners);
    types.c = MMAREF_TYPE_BF16;
    c = 0x3f81;
    TEST_ASSERT_EQUAL_HEX64(0x3f82, sum());
    types.c = types.d = MMAREF_TYPE_E4M3;
    a[0] = 0x5c00; /* 256 + 192 = 448, the largest number */
    c = 0x74;
    TEST_ASSERT_EQUAL_HEX64(0x7e, sum());
    a[0] = 0x6000; /* 512 + 192: there is no infinity */
    TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
    block.overflow = MMAREF_OVERFLOW_SATURATE;
    TEST_ASSERT_EQUAL_HEX64(0x7e, sum());
    c = 0x7f; /* NaN */
    TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
    types.c = types.d = MMAREF_TYPE_E5M2;
    c = 0x7c; /* infinity */
    TEST_ASSERT_EQUAL_HEX64(0x7c, sum());
}

/* The IEEE-like E4M3: 78 is infinity. */
void test_a_format_of_ones_own(void)
{
    types.a = MMAREF_TYPE_OWN;
    types.d = MMAREF_TYPE_F32;
    add(0x77);
    check_refused(MMAREF_REASON_NEEDS_OWN, MMAREF_FIELD_OWN_EXPONENT_BITS);
    block.own_exponent_bits = 150;
    block.own_bias = MMAREF_UNLIMITED;
    check_refused(MMAREF_REASON_OUT_OF_RANGE, MMAREF_FIELD_OWN_EXPONENT_BITS);
    block.own_exponent_bits = 4;
    check_refused(MMAREF_REASON_NEEDS_OWN, MMAREF_FIELD_OWN_FRACTION_BITS);
    block.own_fraction_bits = 3;
    block.own_special = MMAREF_OWN_IEEE;
    TEST_ASSERT_EQUAL_HEX64(0x43700000, sum()); /* 240 */
    a[0] = 0xf8;
    TEST_ASSERT_EQUAL_HEX64(0xff800000, sum());
    a[0] = 0x79;
    TEST_ASSERT_EQUAL_HEX64(0x7fffffff, sum());
    a[0] = 0x01; /* 2^-9 */
    TEST_ASSERT_EQUAL_HEX64(0x3b000000, sum());
    block.own_bias = 10;
    TEST_ASSERT_EQUAL_HEX64(0x39800000, sum());
    block.own_special = MMAREF_OWN_NONE;
    a[0] = 0x7f; /* 1.875 * 2^5 */
    TEST_ASSERT_EQUAL_HEX64(0x42700000, sum());
    types.a = MMAREF_TYPE_F16;
    types.d = MMAREF_TYPE_OWN;
    block.own_bias = MMAREF_UNLIMITED;
    block.own_special = MMAREF_OWN_IEEE;
    a[0] = 0x5c00; /* 256 */
    TEST_ASSERT_EQUAL_HEX64(0x78, sum());
}
