/* SPDX-License-Identifier: MIT */
/* Sums of two numbers: trees and additions by size, worked out by hand. */
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

static uint64_t sum_with(uint32_t random)
{
    uint64_t d = 0;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add_random(&types, &block, a, b, count, c, random, &d, NULL, NULL));
    return d;
}

void test_a_tree_rounds_each_sum(void)
{
    add(0x6800); /* 2048 + 1 + 1 + 1: 2048, 2, then 2050; at once 2051, which is rounded to 2052 */
    add(ONE);
    add(ONE);
    add(ONE);
    TEST_ASSERT_EQUAL_HEX64(0x6802, sum());
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    TEST_ASSERT_EQUAL_HEX64(0x6801, sum());
    c = ONE; /* comes last: 2050 + 1 is rounded to 2052 */
    TEST_ASSERT_EQUAL_HEX64(0x6802, sum());
    add(0x6801); /* the fifth one goes up alone: 2050 + 2050 = 4100, and 1 is lost */
    TEST_ASSERT_EQUAL_HEX64(0x6c01, sum());
}

void test_a_tree_overflows_on_its_way(void)
{
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    add(0x7bff);
    add(0x7bff);
    add(0xfbff);
    add(0xfbff);
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum()); /* inf - inf */
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_INF_MINUS_INF, corners & MMAREF_COVER_INF_MINUS_INF);
    count = 2;
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
}

void test_a_tree_overflows_beside_an_infinity(void)
{
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    add(0x7c00);
    add(ONE);
    add(0xfbff);
    add(0xfbff); /* two of these are -inf */
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    types.a = MMAREF_TYPE_OWN;
    own_format(8, 15, MMAREF_OWN_IEEE); /* bf16 with eight fraction bits more, whose products are no words */
    a[0] = 0x7f8000;
    a[1] = 0x3f8000;
    a[2] = a[3] = 0xc77fe0;
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

void test_a_long_tree_of_a_type_without_infinity(void)
{
    start_long(MMAREF_ADDER_NEIGHBOURS);
    block.products = 40;
    a[20] = 0xfc;
    TEST_ASSERT_EQUAL_HEX64(0xff, sum());
    a[20] = 0x7e;
    TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
}

void test_addition_by_size(void)
{
    block.fraction_bits = 2;
    add(0x3000); /* 2^-3, below the grid of 1 */
    add(ONE);
    add(0xbc00);
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    add_by(MMAREF_ADDER_SIZE); /* 1 - 1, then 2^-3 */
    TEST_ASSERT_EQUAL_HEX64(0x3000, sum());
    a[2] = 0x3000; /* 1, then twice what is too small */
    TEST_ASSERT_EQUAL_HEX64(0x3c00, sum());
    for (count = 0; count < 9;) {
        add(ONE);
    }
    corners = 0;
    TEST_ASSERT_EQUAL_HEX64(0x4800, sum()); /* 8: 9 has more than two fraction bits */
    for (count = 0; count < 128;) {
        add(ONE);
    }
    block.fraction_bits = 10;
    TEST_ASSERT_EQUAL_HEX64(0x5800, sum());
}

/* 1 - 1, and 2^-24 or nothing: of a sum that is zero neither sign nor exponent matter. */
void test_a_tree_goes_on_from_zero(void)
{
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    add(0x7bff);
    add(0xfbff);
    TEST_ASSERT_EQUAL_HEX64(0x0000, sum());
    add(0x0001);
    b[2] = 0x0400; /* 2^-38 */
    types.d = MMAREF_TYPE_F32;
    TEST_ASSERT_EQUAL_HEX64(0x2c800000, sum());
    count = 2;
    c = 0x8001;
    TEST_ASSERT_EQUAL_HEX64(0xb3800000, sum()); /* -2^-24 */
    types.a = MMAREF_TYPE_BF16;
    count = 0;
    add(0x7e80); /* 2^126 */
    add(0xfe80);
    add(0x3580);
    b[2] = ONE;
    c = 0;
    TEST_ASSERT_EQUAL_HEX64(0x35800000, sum()); /* 2^-20 */
}

/* A sum of zeros is -0 where each is. */
void test_a_tree_of_negative_zeros(void)
{
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    block.zero_sign = MMAREF_ZERO_IEEE;
    add(0x8000);
    add(0x8000);
    c = 0x8000;
    TEST_ASSERT_EQUAL_HEX64(0x8000, sum());
    c = 0;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    a[0] = 0;
    c = 0x8000;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    a[0] = 0x8000;
    a[1] = 0;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    a[1] = 0x8000;
    while (count < 17) { /* a step of more products than are kept at once */
        add(0x8000);
    }
    TEST_ASSERT_EQUAL_HEX64(0x8000, sum());
    a[16] = 0;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
}

/* 1 - 1 is +0, to which C is added. */
void test_a_tree_of_a_group_cancels(void)
{
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    block.products = block.group = 2;
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    add(ONE);
    add(0xbc00);
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    c = 0x8000;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    c = 0xbc00;
    TEST_ASSERT_EQUAL_HEX64(0xbc00, sum());
}

/* 2^-13 - 2^-13 * (1 + 2^-10) is subnormal, and becomes a zero. */
void test_a_tree_that_underflows(void)
{
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    block.products = 2;
    block.subnormals = MMAREF_SUBNORMALS_FLUSH_OUT;
    add(0x0800);
    add(0);
    c = 0x8801;
    TEST_ASSERT_EQUAL_HEX64(0x8000, sum());
    block.underflow_sign = MMAREF_UNDERFLOW_PLUS;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
}

/* A tree that overflows is the largest number, of all bits; adding it to +0 rounds once more, to the bits that results
 * keep: 61440. Added to C as it is, it is rounded to nearest: beyond that. */
void test_a_tree_that_overflows_in_a_group(void)
{
    types.c = types.d = MMAREF_TYPE_F16;
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    block.products = block.group = 2;
    block.rounding = MMAREF_ROUND_DOWN;
    block.overflow = MMAREF_OVERFLOW_ROUNDED;
    block.result_bits = 3;
    add(0x5c00);
    b[0] = 0x5c00; /* 2^16 */
    add(0);
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    TEST_ASSERT_EQUAL_HEX64(0x7b80, sum());
    block.accumulate = MMAREF_ACCUMULATE_AFTER_PRODUCT;
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
}

/* 1 + 2^-29: rounding upward sees bits that are far below the last place. */
void test_a_tree_adds_what_is_29_places_below(void)
{
    types.d = MMAREF_TYPE_F32;
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    block.rounding = MMAREF_ROUND_UP;
    add(ONE);
    add(0x0400); /* 2^-14 */
    b[1] = 0x0200; /* 2^-15 */
    TEST_ASSERT_EQUAL_HEX64(0x3f800001, sum());
    a[1] = 0x8400;
    TEST_ASSERT_EQUAL_HEX64(0x3f800000, sum());
    block.rounding = MMAREF_ROUND_DOWN;
    TEST_ASSERT_EQUAL_HEX64(0x3f7fffff, sum());
}

/* 2^-24 + (1027 * 2^-24)^2: the larger one is the product of a subnormal element, whose leading bit is far below that of
 * its exponent. 1 + 2^-4 + 6 * 2^-14 + 9 * 2^-24 is a tie, whose lower neighbour is even. */
void test_a_tree_adds_to_the_product_of_a_subnormal(void)
{
    types.d = MMAREF_TYPE_F32;
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    block.products = 2;
    add(0x0001);
    add(0x0403);
    b[1] = 0x0403;
    TEST_ASSERT_EQUAL_HEX64(0x33880c04, sum());
    block.rounding = MMAREF_ROUND_UP;
    TEST_ASSERT_EQUAL_HEX64(0x33880c05, sum());
}

/* The sum of one product, which is zero, is not rounded before C is added. */
void test_a_tree_of_one_product_that_is_zero(void)
{
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    block.products = 1;
    add(0);
    c = ONE;
    TEST_ASSERT_EQUAL_HEX64(ONE, sum());
    add(ONE);
    TEST_ASSERT_EQUAL_HEX64(0x4000, sum());
}

/* 2^60 and 2^-10, both of bf16: nothing of the second one is left, which rounding upward sees where bits that are lost
 * are sticky. */
void test_a_term_70_places_below(void)
{
    types.a = types.c = MMAREF_TYPE_BF16;
    types.d = MMAREF_TYPE_F32;
    block.fraction_bits = 20;
    block.sticky = MMAREF_STICKY_YES;
    add(0x5d80); /* 2^60 */
    c = 0x3a80;  /* 2^-10 */
    TEST_ASSERT_EQUAL_HEX64(0x5d800000, sum());
    block.rounding = MMAREF_ROUND_UP;
    TEST_ASSERT_EQUAL_HEX64(0x5d800001, sum());
}

void test_addition_by_size_rounds_to_whole_numbers(void)
{
    block.fraction_bits = 0;
    block.align = MMAREF_ROUND_NEAREST_EVEN;
    add_by(MMAREF_ADDER_SIZE);
    add(0x3e00); /* 1.5 */
    TEST_ASSERT_EQUAL_HEX64(0x4000, sum());
    a[0] = 0x3f00; /* 1.75 */
    TEST_ASSERT_EQUAL_HEX64(0x4000, sum());
    a[0] = ONE;
    TEST_ASSERT_EQUAL_HEX64(ONE, sum());
}

/* Of products of 30 bits: (2 - 2^-14)^2, and 2 - 2^-25. */
void test_addition_by_size_of_long_products(void)
{
    types.a = types.b = MMAREF_TYPE_OWN;
    types.c = types.d = MMAREF_TYPE_F32;
    own_format(8, 14, MMAREF_OWN_IEEE);
    add_by(MMAREF_ADDER_SIZE);
    block.fraction_bits = 40;
    add(0x1fffff);
    b[0] = 0x1fffff;
    c = 0xc07ffc00; /* 2^-12 - 4 */
    TEST_ASSERT_EQUAL_HEX64(0x31800000, sum()); /* 2^-28 */
    block.fraction_bits = 24;
    block.align = MMAREF_ROUND_NEAREST_EVEN;
    block.rounding = MMAREF_ROUND_UP;
    a[0] = 0x1fdffd; /* 24573 * 2^-14 */
    b[0] = 0x1fd558; /* 21848 * 2^-14 */
    c = 0x33800000;  /* 2^-24, which is half a unit below 2 */
    TEST_ASSERT_EQUAL_HEX64(0x40000000, sum());
}

void test_addition_by_size_cancels(void)
{
    add_by(MMAREF_ADDER_SIZE);
    block.fraction_bits = 26;
    add(ONE);
    add(0xbc00);
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    types.c = types.d = MMAREF_TYPE_F32;
    block.fraction_bits = 40;
    block.rounding = MMAREF_ROUND_UP;
    a[0] = 0x0020; /* 2^-19 */
    a[1] = 0xf7fe; /* -1023 * 2^20 */
    b[1] = 0x7800;
    c = 0x4e800000; /* 2^30 */
    TEST_ASSERT_EQUAL_HEX64(0x49800001, sum()); /* more than 2^20 */
    a[1] = 0xf800; /* -2^30 */
    TEST_ASSERT_EQUAL_HEX64(0x36000000, sum());
    block.exponent_floor = 30; /* the unit stays 2^-10 */
    TEST_ASSERT_EQUAL_HEX64(0, sum());
}

void test_addition_by_size_of_an_infinity(void)
{
    block.fraction_bits = 10;
    add_by(MMAREF_ADDER_SIZE);
    add(ONE);
    add(0x7c00);
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    c = ONE;
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
}

/* 2^-24 * 2^-24 and 2^-92, whose exponents lie 64 apart: a significand that is small because its factors are subnormal
 * keeps its last bits, below which the other one is. */
void test_a_tree_adds_what_is_64_places_below(void)
{
    types.c = types.d = MMAREF_TYPE_F32;
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    add(0x0001);
    b[0] = 0x0001;
    for (c = 0x11000000; c <= 0x12000000; c += 0x00800000) { /* 2^-93, 2^-92, 2^-91 */
        TEST_ASSERT_EQUAL_HEX64(0x27800000, sum());          /* 2^-48 */
    }
    block.rounding = MMAREF_ROUND_UP;
    c = 0x11800000;
    TEST_ASSERT_EQUAL_HEX64(0x27800001, sum());
}

/* Two sums of a tree, each below the highest binade, meet in it. */
void test_a_tree_reaches_the_highest_binade(void)
{
    unsigned k;

    block.adder = MMAREF_ADDER_NEIGHBOURS;
    add(0x7400); /* 2^14 */
    for (k = 1; k < 8; k++) {
        add(0);
    }
    add(0x7400);
    TEST_ASSERT_EQUAL_HEX64(0x7800, sum_with(0));
}
