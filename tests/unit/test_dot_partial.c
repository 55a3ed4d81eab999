/* SPDX-License-Identifier: MIT */
/* Steps that add some of their terms at once, narrow multipliers, groups. */
#include "dot_call.h"
#include "mmaref.h"
#include "one_sum.h"
#include "unity.h"

#define TWO 0x4000u
#define TO_MINUS_5 0x2800u /* 2^-5 */

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

void test_a_tree_of_windows(void)
{
    start_parts(MMAREF_ADDER_GIVEN, 0, MMAREF_PARTIAL_ROUNDED);
    TEST_ASSERT_EQUAL_HEX64(0x40000000, sum()); /* both are lost */
    start_parts(MMAREF_ADDER_NEIGHBOURS, 2, MMAREF_PARTIAL_CUT);
    TEST_ASSERT_EQUAL_HEX64(0x40040000, sum()); /* 2, which goes on by the exponent of 1, and 2^-4 */
    start_parts(MMAREF_ADDER_NEIGHBOURS, 2, MMAREF_PARTIAL_NORMALISED);
    TEST_ASSERT_EQUAL_HEX64(0x40000000, sum()); /* 2 by its own exponent: 2^-4 is lost */
    start_parts(MMAREF_ADDER_NEIGHBOURS, 0, MMAREF_PARTIAL_CUT);
    TEST_ASSERT_EQUAL_HEX64(0x40040000, sum()); /* two is usual */
    start_parts(MMAREF_ADDER_NEIGHBOURS, 4, MMAREF_PARTIAL_CUT);
    TEST_ASSERT_EQUAL_HEX64(0x40000000, sum());
    start_parts(MMAREF_ADDER_HALVES, 2, MMAREF_PARTIAL_CUT);
    TEST_ASSERT_EQUAL_HEX64(0x40000000, sum()); /* each meets 1 */
    start_parts(MMAREF_ADDER_GIVEN, 2, MMAREF_PARTIAL_CUT);
    TEST_ASSERT_EQUAL_HEX64(0x40000000, sum());
    start_parts(MMAREF_ADDER_NEIGHBOURS, 2, MMAREF_PARTIAL_ROUNDED);
    TEST_ASSERT_EQUAL_HEX64(0x40000000, sum()); /* 2 has its own exponent */
}

/* The running value comes last: 2.0625 and 2^-4, by the exponent of 1. */
void test_the_running_value_of_a_tree_of_windows(void)
{
    start_parts(MMAREF_ADDER_NEIGHBOURS, 2, MMAREF_PARTIAL_CUT);
    c = 0x3d800000;
    TEST_ASSERT_EQUAL_HEX64(0x40080000, sum());
    c = 0x41800000; /* 16: grid 1 */
    TEST_ASSERT_EQUAL_HEX64(0x41900000, sum());
    c = 0x7f800000;
    TEST_ASSERT_EQUAL_HEX64(0x7f800000, sum());
    c = 0xff800000;
    a[3] = 0x7c00;
    TEST_ASSERT_EQUAL_HEX64(0x7fffffff, sum());
}

/* A sum that cancelled goes on by the exponent of its terms: 1 - 1, and 2^-5. */
void test_a_sum_that_cancelled_keeps_its_exponent(void)
{
    start_parts(MMAREF_ADDER_NEIGHBOURS, 2, MMAREF_PARTIAL_CUT);
    a[1] = 0xbc00;
    a[3] = 0;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    block.partial = MMAREF_PARTIAL_NORMALISED;
    TEST_ASSERT_EQUAL_HEX64(0x3d000000, sum());
}

/* Three at a time of five: 1 + 1 + 2^-5, then 2^-5 + 2^-5 with what is left. */
void test_what_is_left_of_a_level(void)
{
    start_parts(MMAREF_ADDER_NEIGHBOURS, 3, MMAREF_PARTIAL_CUT);
    add(TO_MINUS_5);
    TEST_ASSERT_EQUAL_HEX64(0x40040000, sum());
    block.adder = MMAREF_ADDER_HALVES; /* P = 9: 0, 3 and 6; 1, 4 and 7; 2, 5 and 8 */
    TEST_ASSERT_EQUAL_HEX64(0x40000000, sum());
    a[1] = TO_MINUS_5; /* 1 and 2^-5; 2^-5 and 2^-5; 2^-5: the second sum is kept */
    TEST_ASSERT_EQUAL_HEX64(0x3f880000, sum());
}

/* An integer below 2^23 as f32. */
static uint64_t f32_of(uint32_t integer)
{
    uint32_t top = 0;

    while (integer >> top > 1) {
        top++;
    }
    return 0x3f800000u + (top << 23) + (integer << (23 - top) & 0x7fffffu);
}

/* Sums of ones, of every number of them and of every width: as many as wait are never more than there is room for. */
void test_trees_of_every_width_and_number(void)
{
    static const uint8_t adders[] = { MMAREF_ADDER_NEIGHBOURS, MMAREF_ADDER_HALVES };
    unsigned i, one_more;

    sum_start(MMAREF_TYPE_F32);
    block.fraction_bits = 20;
    while (count < MMAREF_DOT_MAX) {
        add(ONE);
        for (i = 0; i < 2; i++) {
            block.adder = adders[i];
            for (one_more = 0; one_more < 2; one_more++) { /* with C, which is 1, as a term, or after */
                block.accumulate = one_more ? MMAREF_ACCUMULATE_FUSED : MMAREF_ACCUMULATE_AFTER_PRODUCT;
                c = 0x3f800000;
                for (block.width = 2; block.width <= 8; block.width++) {
                    block.partial = count % 2 != 0 ? MMAREF_PARTIAL_CUT : MMAREF_PARTIAL_ROUNDED;
                    TEST_ASSERT_EQUAL_HEX64(f32_of(count + 1u), sum());
                }
            }
        }
    }
}

/* 256, 1, 1, 1, -256, 1, 1, 1 in steps of bf16. Halves: (256 - 256) + (1 + 1), (1 + 1) + (1 + 1). Neighbours: 256 + 1
 * is 256, and -255 + 2 is exact. */
void test_halves_of_eight(void)
{
    uint8_t k;

    block.step_type = MMAREF_TYPE_BF16;
    block.adder = MMAREF_ADDER_HALVES;
    for (k = 0; k < 8; k++) {
        add(k == 0 ? 0x5c00 : k == 4 ? 0xdc00 : ONE);
    }
    TEST_ASSERT_EQUAL_HEX64(0x40c00000, sum()); /* 6 */
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    TEST_ASSERT_EQUAL_HEX64(0x40a00000, sum()); /* 258 - 253 */
}

/* By size, three at a time: 2 + 1 + 1, and 2^-5. */
void test_by_size_some_at_a_time(void)
{
    start_parts(MMAREF_ADDER_SIZE, 3, MMAREF_PARTIAL_ROUNDED);
    a[3] = TWO;
    TEST_ASSERT_EQUAL_HEX64(0x40800000, sum());
    block.step_type = MMAREF_TYPE_BF16;
    block.fraction_bits = MMAREF_UNLIMITED;
    a[0] = 0x5c00; /* 256 + 2 + 1 rounds to 260, then 2^-5 to 260 */
    a[1] = ONE;
    TEST_ASSERT_EQUAL_HEX64(0x43820000, sum());
    a[0] = a[1] = a[2] = a[3] = 0x8000; /* -0 */
    c = 0x80000000;
    TEST_ASSERT_EQUAL_HEX64(0x80000000, sum());
    c = 0;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
}

/* The rounding of the last sum sees what an earlier one lost. */
void test_sticky_of_parts(void)
{
    start_parts(MMAREF_ADDER_HALVES, 2, MMAREF_PARTIAL_CUT);
    block.sticky = MMAREF_STICKY_YES;
    block.rounding = MMAREF_ROUND_UP;
    TEST_ASSERT_EQUAL_HEX64(0x40000001, sum());
    block.sticky = MMAREF_STICKY_NO;
    TEST_ASSERT_EQUAL_HEX64(0x40000000, sum());
}

/* (1 + 2^-10)^2 in f16: 1 and the two pieces of 2^-10, which a window of 8 bits rounds up by themselves. */
void test_narrow_multipliers(void)
{
    block.fraction_bits = 8;
    block.align = MMAREF_ROUND_UP;
    add(0x3c01);
    b[0] = 0x3c01;
    TEST_ASSERT_EQUAL_HEX64(0x3f808000, sum());
    block.multiplier_bits = 6;
    TEST_ASSERT_EQUAL_HEX64(0x3f818000, sum()); /* 1, 2^-10, 2^-10 and 2^-20 */
    block.multiplier_bits = 11;
    TEST_ASSERT_EQUAL_HEX64(0x3f808000, sum());
    block.multiplier_bits = 1; /* only bits that are set make products */
    TEST_ASSERT_EQUAL_HEX64(0x3f818000, sum());
}

/* A subnormal is cut from the bit of its exponent field down, 2^-14: 3 * 2^-24 is in the second piece of 6 bits, and in
 * two of 10. The grid is 2^-22. */
void test_narrow_multipliers_of_subnormals(void)
{
    block.fraction_bits = 8;
    block.align = MMAREF_ROUND_UP;
    add(0x0003);
    block.multiplier_bits = 6;
    TEST_ASSERT_EQUAL_HEX64(0x34800000, sum()); /* 2^-22 */
    block.multiplier_bits = 10;
    TEST_ASSERT_EQUAL_HEX64(0x35000000, sum()); /* 2^-23 and 2^-24, each of them up */
    block.subnormals = MMAREF_SUBNORMALS_NORMALISE; /* from its leading bit, 2^-23; the grid is 2^-31 */
    TEST_ASSERT_EQUAL_HEX64(0x34400000, sum());
}

/* 2^-11 is half a unit of f16 at 1: products toward zero, sums to nearest. */
void test_products_rounded_otherwise(void)
{
    block.product_type = MMAREF_TYPE_F16;
    add(0x3c01);
    b[0] = 0x3c03; /* 1 + 2^-8 + 3 * 2^-20 */
    block.product_rounding = MMAREF_ROUND_UP;
    TEST_ASSERT_EQUAL_HEX64(0x3f80a000, sum());
    block.product_rounding = MMAREF_ROUND_ZERO;
    TEST_ASSERT_EQUAL_HEX64(0x3f808000, sum());
    block.product_rounding = MMAREF_ROUND_STEP;
    block.rounding = MMAREF_ROUND_UP;
    TEST_ASSERT_EQUAL_HEX64(0x3f80a000, sum());
}

/* C + (g1 + g2) in bf16: 256 + (1 + 1) is 258; (256 + 1) + 1 is 256. */
void test_groups_are_added_first(void)
{
    types.c = types.d = MMAREF_TYPE_BF16;
    block.group = 1;
    c = 0x4380;
    add(ONE);
    add(ONE);
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    TEST_ASSERT_EQUAL_HEX64(0x4380, sum());
    block.accumulate = MMAREF_ACCUMULATE_LAST;
    TEST_ASSERT_EQUAL_HEX64(0x4381, sum());
    count = 1;
    TEST_ASSERT_EQUAL_HEX64(0x4380, sum());
}
