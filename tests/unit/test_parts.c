/* SPDX-License-Identifier: MIT */
/* Steps that add some of their terms at once, narrow multipliers, groups, sums that are not rounded, scale factors. */
#include "dot_call.h"
#include "mmaref.h"
#include "one_sum.h"
#include "unity.h"

#define HALF 0x3800u /* f16, as all of these */
#define TWO 0x4000u
#define TO_MINUS_5 0x2800u /* 2^-5 */
#define TO_MINUS_4 0x2c00u

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
            for (one_more = 0; one_more < 2; one_more++) { /* with C, which is 1, as a term, or behind */
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

/* ---- Sums that are not rounded ---- */

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

/* ---- Scale factors ---- */

static const uint8_t scale_a[2] = { 128, 126 }, scale_b[2] = { 129, 127 }; /* ue8m0: 2 and 0.5; 4 and 1 */
static mmaref_dot scaled;

static mmaref_status take_scaled(uint64_t *d)
{
    uint32_t mask = 0;
    uint64_t with_corners = 0;
    mmaref_status status = mmaref_dot_add(&scaled, &block, d, NULL, &error);

    if (status == MMAREF_OK) {
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_dot_add(&scaled, &block, &with_corners, &mask, &error));
        TEST_ASSERT_EQUAL_HEX64(*d, with_corners);
    }
    return status;
}

static void check_scaled(uint64_t expected)
{
    uint64_t d = 0;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, take_scaled(&d));
    TEST_ASSERT_EQUAL_HEX64(expected, d);
}

static void start_scaled(uint32_t type, uint64_t element)
{
    uint8_t k;

    sum_start(MMAREF_TYPE_F32);
    types.a = types.b = type;
    for (k = 0; k < 4; k++) {
        a[k] = b[k] = element;
    }
    scaled = dot_of(&types, a, b, 4, 0);
    scaled.scale_type = MMAREF_TYPE_UE8M0;
    scaled.scale_length = 2;
    scaled.scale_a = scale_a;
    scaled.scale_b = scale_b;
}

void test_scale_factors(void)
{
    start_scaled(MMAREF_TYPE_E4M3, 0x38); /* 1 */
    check_scaled(0x41880000);             /* 2 * 8 + 2 * 0.5 */
    block.fraction_bits = 3;              /* the grid of 8 is 1: both halves are lost */
    check_scaled(0x41800000);
    start_scaled(MMAREF_TYPE_F32, 0x3f800000);
    check_scaled(0x41880000);
    start_scaled(MMAREF_TYPE_FORMAT(6, 10, MMAREF_UNLIMITED, MMAREF_SPECIAL_IEEE), 31u << 10);
    check_scaled(0x41880000);
    block.interleave = 1; /* factors are of the order of k */
    block.products = 1;
    check_scaled(0x41880000);
}

void test_scale_factors_of_blocks(void)
{
    start_scaled(MMAREF_TYPE_E2M1, 2); /* 1 */
    block.fraction_bits = 3;
    block.block = 2;
    check_scaled(0x41880000); /* the sum of a block is not cut below the exponent of its factors */
    scaled.scale_type = MMAREF_TYPE_UE4M3;
    scaled.scale_a = scaled.scale_b = (const uint8_t[]){ 0x38, 0x3c }; /* 1 and 1.5 */
    check_scaled(0x40d00000);                                          /* 2 + 2 * 2.25 */
    block.block = 0;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, take_scaled(&c));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_NEEDS_BLOCK, error.reason);
    block.block = 4;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, take_scaled(&c));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_NO_DIVISOR, error.reason);
    block.block = 2;
    block.products = 2;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, take_scaled(&c));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_BLOCK_IN_ONE_STEP, error.reason);
    block.products = 0;
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, take_scaled(&c));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_BLOCK_IN_ONE_STEP, error.reason);
    block.accumulate = MMAREF_ACCUMULATE_FUSED;
    block.fraction_bits = MMAREF_UNLIMITED;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, take_scaled(&c));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_BLOCK_IN_ONE_STEP, error.reason);
    block.fraction_bits = 3;
    scaled.types.b = MMAREF_TYPE_E4M3;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, take_scaled(&c));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_NO_BLOCK, error.reason);
    start_scaled(MMAREF_TYPE_E4M3, 0x38);
    block.fraction_bits = 3;
    block.block = 2;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, take_scaled(&c));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_NO_BLOCK, error.reason);
}

void test_scale_factors_of_every_width(void)
{
    start_scaled(MMAREF_TYPE_F16, ONE);
    scaled.scale_type = MMAREF_TYPE_UE4M3;
    scaled.scale_a = scaled.scale_b = (const uint8_t[]){ 0x3f, 0x7f }; /* 1.875 and NaN */
    scaled.scale_length = 4;
    check_scaled(0x41610000); /* 4 * 3.515625 */
    scaled.scale_length = 2;
    check_scaled(0x7fffffff);
}

static void check_no_scales(void)
{
    uint64_t d = 77;

    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, take_scaled(&d));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_DOT_SCALES, error.reason);
    TEST_ASSERT_EQUAL_UINT64(77, d);
    start_scaled(MMAREF_TYPE_E4M3, 0x38);
}

static void never_called(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    (void)step;
    (void)term;
    (void)context;
    TEST_ASSERT_TRUE(false);
}

void test_scale_factors_that_cannot_be(void)
{
    static mmaref_dot_listener listener;
    uint64_t d;

    start_scaled(MMAREF_TYPE_E4M3, 0x38);
    scaled.scale_type = MMAREF_TYPE_E4M3;
    check_no_scales();
    scaled.scale_length = 0;
    check_no_scales();
    scaled.scale_length = 3;
    check_no_scales();
    scaled.scale_a = NULL;
    check_no_scales();
    scaled.scale_b = NULL;
    check_no_scales();
    scaled.count = 32;
    check_no_scales(); /* sixteen of them */
    start_scaled(MMAREF_TYPE_F64, 1);
    types.c = types.d = MMAREF_TYPE_F64;
    scaled.types = types;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, take_scaled(&d));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_DOT_TYPES, error.reason);
    start_scaled(MMAREF_TYPE_S8, 1);
    scaled.types.c = scaled.types.d = MMAREF_TYPE_S32;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, take_scaled(&d));
    start_scaled(MMAREF_TYPE_E4M3, 0x38);
    listener.report = never_called;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_dot_explain(&scaled, &block, &listener, &d, &error));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_EXPLAINED_SCALES, error.reason);
}
