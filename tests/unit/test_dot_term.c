/* SPDX-License-Identifier: MIT */
/* Terms of a step: rounded products, infinities and NaN, in types with and without them, worked out by hand. */
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

/* So many elements of e5m2 are not unpacked before they are taken. */
void test_products_of_a_long_sum_overflow_beside_an_infinity(void)
{
    uint8_t k;

    types.a = types.b = MMAREF_TYPE_E5M2;
    block.product_type = MMAREF_TYPE_F16;
    for (k = 0; k < 40; k++) {
        add(0x3c); /* 1 */
        b[k] = 0x3c;
    }
    a[0] = 0x7c;
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    a[39] = 0xfb; /* -57344; its product with itself is too large for f16: -inf */
    b[39] = 0x7b;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
}

/* So many elements of e5m2 are not unpacked before they are taken. */
void test_an_infinity_at_the_end_of_a_long_chain(void)
{
    uint8_t k;

    types.a = types.b = MMAREF_TYPE_E5M2;
    block.products = 1;
    for (k = 0; k < 40; k++) {
        add(0x3c); /* 1 */
        b[k] = 0x3c;
    }
    a[38] = 0xfb; /* -57344 */
    a[39] = 0x7c;
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    a[37] = 0xfb;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
}

/* With a bias of 200 the largest number is below 2^-168. */
void test_an_infinity_beside_products_of_a_tiny_type(void)
{
    own_format(5, 3, MMAREF_OWN_IEEE);
    block.own_bias = 200;
    block.product_type = MMAREF_TYPE_OWN;
    add(0x7c00);
    add(0);
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    a[1] = 0xbc00; /* -1 is too large for the type: -inf */
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
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

/* The largest number stands for an infinity in a type without any, the positive one for a NaN. */
void test_special_values_in_types_without_them(void)
{
    uint8_t adder;

    for (adder = MMAREF_ADDER_GIVEN; adder <= MMAREF_ADDER_SIZE; adder++) {
        start_narrow(MMAREF_OWN_NONE, adder);
        add(0xfc00);
        add(0x5800); /* -480 + 128 */
        TEST_ASSERT_EQUAL_HEX64(0xfb, sum());
        add(0x7c00);
        TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
        a[2] = 0x7e00;
        add(0xd800); /* 480 - 128 */
        TEST_ASSERT_EQUAL_HEX64(0x7b, sum());
        start_narrow(MMAREF_OWN_NAN, adder);
        add(0xfc00);
        TEST_ASSERT_EQUAL_HEX64(0xff, sum());
        add(ONE);
        TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
        a[1] = 0x7c00;
        TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
        block.products = 2;
        TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
    }
}

/* Steps before the last one with a special term do not count, neither their sums nor their special values. In a tree of
 * two products an infinity is the largest number before it meets the running value. */
void test_the_last_special_value_in_a_type_without_them(void)
{
    uint8_t adder;

    for (adder = MMAREF_ADDER_GIVEN; adder <= MMAREF_ADDER_SIZE; adder++) {
        start_narrow(MMAREF_OWN_NONE, adder);
        add(0x5800); /* 128 */
        add(0x7e00);
        add(0x5800);
        add(0xfc00);
        add(0x5800);
        add(0x5800);
        TEST_ASSERT_EQUAL_HEX64(0xf6, sum()); /* -480 + 128 + 128 */
        block.products = 2;
        TEST_ASSERT_EQUAL_HEX64(adder == MMAREF_ADDER_NEIGHBOURS ? 0x78 : 0xf6, sum()); /* 480 - 480 + 256; -480 + 256 */
        block.products = 1;
        a[4] = 0x7e00;
        a[5] = 0xd800;
        TEST_ASSERT_EQUAL_HEX64(0x7b, sum()); /* 480 - 128 */
        a[1] = a[3] = a[4] = a[5] = 0;
        types.c = MMAREF_TYPE_F16;
        c = 0xfc00;
        TEST_ASSERT_EQUAL_HEX64(0xfb, sum()); /* C and the first product are -480, to which 128 is added once */
    }
}

/* Of each group: -480 + 128, which is added to 128, and then 480. */
void test_special_values_of_groups_in_a_type_without_them(void)
{
    uint8_t adder;

    for (adder = MMAREF_ADDER_GIVEN; adder <= MMAREF_ADDER_SIZE; adder++) {
        start_narrow(MMAREF_OWN_NONE, adder);
        block.accumulate = MMAREF_ACCUMULATE_AFTER;
        block.group = 3;
        c = 0x70;    /* 128 */
        add(0x7c00);
        add(0xfc00);
        add(0x5800); /* 128 */
        add(0x5800);
        add(0x7e00);
        add(0);
        TEST_ASSERT_EQUAL_HEX64(0x78, sum());
    }
}

/* A group whose last four elements are of two groups, the infinity being in the other one: 128, then -480. */
void test_special_values_of_the_next_group(void)
{
    uint8_t k;

    start_narrow(MMAREF_OWN_NONE, MMAREF_ADDER_GIVEN);
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    block.group = 10;
    for (k = 0; k < 20; k++) {
        add(0);
    }
    a[0] = 0x5800;
    a[10] = 0xfc00;
    TEST_ASSERT_EQUAL_HEX64(0xfb, sum());
    a[0] = 0;
    c = 0x80; /* -0, so that the sign of a zero counts in the first group */
    TEST_ASSERT_EQUAL_HEX64(0xff, sum());
}

void test_the_last_infinity_among_elements_of_many_exponent_bits(void)
{
    start_narrow(MMAREF_OWN_NONE, MMAREF_ADDER_GIVEN);
    types.a = MMAREF_TYPE_BF16;
    add(0xff80);
    add(0x7f80);
    add(0xff80);
    add(0x4300); /* 128 */
    TEST_ASSERT_EQUAL_HEX64(0xfb, sum());
}

/* The product that overflows beside an infinity makes a NaN of it: 480. */
void test_an_infinite_product_in_a_type_without_them(void)
{
    uint8_t adder;

    for (adder = MMAREF_ADDER_GIVEN; adder <= MMAREF_ADDER_SIZE; adder++) {
        start_narrow(MMAREF_OWN_NONE, adder);
        block.product_type = MMAREF_TYPE_F16;
        block.products = 2;
        add(0x5800);
        add(0x5800);
        add(0x7bff);
        b[2] = 0x7bff;
        add(0xfc00);
        add(0xd800); /* -128 */
        TEST_ASSERT_EQUAL_HEX64(0x7b, sum());
        b[2] = ONE; /* 65504 beside -infinity: */
        TEST_ASSERT_EQUAL_HEX64(adder == MMAREF_ADDER_NEIGHBOURS ? 0xfb : 0xff, sum()); /* -480 + 256 - 128; -480 - 128 */
    }
}

/* The NaN in the place of an infinity keeps its sign if it is the last result, and D has its type. */
void test_the_sign_of_a_nan_in_a_type_without_infinity(void)
{
    start_narrow(MMAREF_OWN_NAN, MMAREF_ADDER_GIVEN);
    add(0x5800);
    add(0xfc00);
    TEST_ASSERT_EQUAL_HEX64(0xff, sum());
    a[0] = 0xfc00;
    TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
    a[0] = 0x5800;
    a[1] = 0x7c00;
    TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
    block.step_type = MMAREF_TYPE_OWN;
    types.d = MMAREF_TYPE_F32;
    a[1] = 0xfc00;
    TEST_ASSERT_EQUAL_HEX64(0x7fffffff, sum());
}

/* Sums of groups of one product are added to C. */
static void start_groups(uint8_t type)
{
    sum_start(type);
    block.products = block.group = 1;
    block.fraction_bits = 24;
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
}

void test_infinities_of_groups(void)
{
    start_groups(MMAREF_TYPE_F16);
    add(ONE);
    add(0x7c00);
    add(ONE);
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    a[2] = 0xfc00;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    a[1] = 0xbc00;
    TEST_ASSERT_EQUAL_HEX64(0xfc00, sum());
    c = 0x7c00;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    a[2] = 0xbc00; /* of products only finite ones */
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    a[2] = 0xfbff;
    b[2] = 0x4000; /* but one that overflows as it is rounded */
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    c = 0xfbff;
    a[0] = a[1] = 0xfbff; /* the sum with C overflows */
    a[2] = ONE;
    TEST_ASSERT_EQUAL_HEX64(0xfc00, sum());
    a[2] = 0x7c00;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    types.c = types.d = MMAREF_TYPE_F32;
    c = 0xff7fffff;
    TEST_ASSERT_EQUAL_HEX64(0x7f800000, sum()); /* that of f32 does not */
    b[2] = 0;
    TEST_ASSERT_EQUAL_HEX64(0x7fffffff, sum());
}

/* A group begins with its products alone, which are rounded to f16. */
void test_an_infinity_in_a_group_of_products(void)
{
    block.accumulate = MMAREF_ACCUMULATE_AFTER_PRODUCT;
    block.group = 2;
    block.product_type = MMAREF_TYPE_F16;
    add(ONE);
    add(0x7c00);
    add(0xfbff);
    add(ONE);
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    b[2] = 0x4000; /* twice the largest number: -inf */
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    block.product_type = 0;
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum()); /* -131007 is that, too */
    b[2] = ONE;
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
}

/* The product of the largest number and 2 is infinite in f16, so that its sum with an infinity of the other sign is a
 * NaN: the largest number of a type without any. Steps of 3 leave one product. */
void test_steps_of_a_type_without_special_values(void)
{
    start_narrow(MMAREF_OWN_NONE, MMAREF_ADDER_GIVEN);
    block.products = 3;
    add(ONE);
    add(ONE);
    add(ONE);
    add(0xfc00);
    TEST_ASSERT_EQUAL_HEX64(0xff, sum());
    block.products = 2;
    a[2] = 0x7bff;
    b[2] = 0x4000;
    TEST_ASSERT_EQUAL_HEX64(0xff, sum());
    block.product_type = MMAREF_TYPE_F16;
    TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
}

/* Steps of one product end with an infinity, before which the sum became -infinity in f16. */
void test_an_infinity_behind_one_that_arose(void)
{
    uint8_t k;

    block.products = 1;
    block.fraction_bits = 24;
    add(0xfbff);
    add(0xfbff);
    add(0x7c00);
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    a[1] = 0xbc00; /* -65505 is rounded to -65504 */
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    a[0] = 0x8400; /* -2^-14, of which alignment to 2^26 makes -2^18 */
    block.align = MMAREF_ROUND_DOWN;
    block.fraction_bits = 8;
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    block.exponent_floor = 26;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    block.exponent_floor = MMAREF_NO_FLOOR;
    count = 0;
    for (k = 0; k < 33; k++) {
        add(0x8400);
    }
    add(0x7c00);
    c = 0xbc00; /* -1 goes down to -1.5, -2, -3, -4, in 32 steps to -2^16, where one bit is left */
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    block.fraction_bits = 1;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    block.fraction_bits = 8;
    block.sticky = MMAREF_STICKY_YES;
    block.rounding = MMAREF_ROUND_DOWN;
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    block.result_bits = 1;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
}

/* Rounded down to f16, -2^-48 is -2^-24, with a bias of 60 beyond the largest number of the format: -infinity. */
void test_an_infinity_behind_a_product_that_is_rounded_up(void)
{
    sum_start(MMAREF_TYPE_OWN);
    own_format(5, 3, MMAREF_OWN_IEEE);
    block.own_bias = 60;
    block.products = 1;
    block.fraction_bits = 24;
    add(0x8001);
    b[0] = 0x0001;
    add(0x7c00);
    TEST_ASSERT_EQUAL_HEX64(0xf8, sum());
    block.rounding = MMAREF_ROUND_DOWN;
    block.product_type = MMAREF_TYPE_F16;
    TEST_ASSERT_EQUAL_HEX64(0xff, sum());
}

void test_products_are_rounded(void)
{
    add(0x3c01); /* (1 + 2^-10)^2 = 1 + 2^-9 + 2^-20 */
    b[0] = 0x3c01;
    c = 0xbc02;
    TEST_ASSERT_EQUAL_HEX64(0x0010, sum()); /* 2^-20 */
    block.product_type = MMAREF_TYPE_F16;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    a[0] = b[0] = 0x7bff; /* too large for f16 */
    types.d = MMAREF_TYPE_F32;
    TEST_ASSERT_EQUAL_HEX64(0x7f800000, sum());
    block.product_type = MMAREF_TYPE_F32;
    c = 0;
    TEST_ASSERT_EQUAL_HEX64(0x4f7fc004, sum()); /* 65504^2, exactly */
}

/* Step by step from +0: a sum of zero is -0 where every term of its step is negative. */
void test_zeros_of_steps_of_one_product(void)
{
    types.c = types.d = MMAREF_TYPE_F32;
    block.products = 1;
    block.zero_sign = MMAREF_ZERO_IEEE;
    block.fraction_bits = 8;
    block.align = MMAREF_ROUND_ZERO;
    add(0x8000);
    add(0x8000);
    TEST_ASSERT_EQUAL_HEX64(0, sum()); /* +0 is one of the terms, and then the running value */
    c = 0x80000000;
    TEST_ASSERT_EQUAL_HEX64(0x80000000, sum());
    a[1] = 0x9400; /* -2^-10 * 2^-10, then -2^-24 * 2^15, whose exponent is that of 2^-14 * 2^15: nothing of both is left */
    b[1] = 0x1400;
    add(0x8001);
    b[2] = 0x7800;
    c = 0;
    TEST_ASSERT_EQUAL_HEX64(0x80000000, sum());
    a[1] = 0x1400;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    a[1] = a[2] = 0x8000;
    block.rounding = MMAREF_ROUND_DOWN;
    TEST_ASSERT_EQUAL_HEX64(0x80000000, sum());
}

/* Groups that are added to C: of the sum of a group the sign of a zero counts where all before is -0, and only there:
 * whatever adds the one product of each. */
static void check_zeros_of_groups(uint8_t adder)
{
    sum_start(MMAREF_TYPE_F32);
    add_by(adder);
    block.products = block.group = 1;
    block.zero_sign = MMAREF_ZERO_IEEE;
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    add(0x8000);
    add(0x8000);
    c = 0x80000000;
    TEST_ASSERT_EQUAL_HEX64(0, sum()); /* each group begins with +0 */
    block.rounding = MMAREF_ROUND_DOWN;
    TEST_ASSERT_EQUAL_HEX64(0x80000000, sum());
    block.rounding = MMAREF_ROUND_NEAREST_EVEN;
    block.accumulate = MMAREF_ACCUMULATE_AFTER_PRODUCT;
    TEST_ASSERT_EQUAL_HEX64(0x80000000, sum());
    a[1] = 0;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    a[0] = ONE;
    TEST_ASSERT_EQUAL_HEX64(0x3f800000, sum());
    a[1] = 0xbc00; /* 1 - 1 */
    add(0x8000);
    TEST_ASSERT_EQUAL_HEX64(0, sum());
}

void test_zeros_of_groups(void)
{
    check_zeros_of_groups(MMAREF_ADDER_GIVEN);
    check_zeros_of_groups(MMAREF_ADDER_NEIGHBOURS);
}

/* 1449 * 1447 / 2^20 is 2 - 449 / 2^20, which f16 rounds to 2: 2^-12 is then below the twelve bits that terms keep. */
void test_a_product_that_is_rounded_to_a_power_of_two(void)
{
    types.d = MMAREF_TYPE_F32;
    block.product_type = MMAREF_TYPE_F16;
    block.fraction_bits = 12;
    block.align = MMAREF_ROUND_ZERO;
    add(0x3da9); /* 1449 / 2^10 */
    b[0] = 0x3da7; /* 1447 / 2^10 */
    add(0x0c00); /* 2^-12 */
    TEST_ASSERT_EQUAL_HEX64(0x40000000, sum());
    a[1] = 0x1000; /* 2^-11 */
    TEST_ASSERT_EQUAL_HEX64(0x40000800, sum());
}

/* A NaN that arises within a sum is met by later steps, by the next sum of a tree and by the addition of C; only an
 * operand that is one is MMAREF_COVER_NAN_IN. */
void test_nan_that_arises_is_no_operand(void)
{
    add(0x7c00);
    b[0] = 0;
    add(ONE);
    block.products = 1;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_INF_TIMES_ZERO, corners);

    corners = 0;
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_INF_TIMES_ZERO, corners);

    corners = 0;
    block.accumulate = MMAREF_ACCUMULATE_FUSED;
    block.products = 0;
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_INF_TIMES_ZERO, corners);

    corners = 0;
    b[0] = ONE;
    a[1] = 0xfc00;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_INF_MINUS_INF, corners);

    corners = 0;
    c = 0x7e00;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_NAN_IN, corners & MMAREF_COVER_NAN_IN);
}
