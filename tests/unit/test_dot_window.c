/* SPDX-License-Identifier: MIT */
/* Dot products of types that no instruction combines, and steps that no profile takes, by sums worked out by hand. */
#include <string.h>

#include "dot_call.h"
#include "unity.h"

#include "one_sum.h"
#include "one_warp.h"

#define INFINITE 0x7c00u
#define LARGEST 0x7bffu
#define F32_K16 "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"

/* Products of f16 by 1, and C, as f32. */
void setUp(void)
{
    sum_start(MMAREF_TYPE_F32);
}

void tearDown(void) {}

/* ---- f64 as C and D of f16 ---- */

static void check_f64(uint8_t type, uint64_t small)
{
    types.c = type;
    types.d = MMAREF_TYPE_F64;
    c = small; /* 2^-30 */
    add(ONE);
    TEST_ASSERT_EQUAL_HEX64(0x3ff0000000400000, sum());
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    TEST_ASSERT_EQUAL_HEX64(0x3ff0000000400000, sum());
    block.adder = MMAREF_ADDER_GIVEN;
    block.products = 1;
    TEST_ASSERT_EQUAL_HEX64(0x3ff0000000400000, sum());
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    block.group = 1;
    TEST_ASSERT_EQUAL_HEX64(0x3ff0000000400000, sum());
}

void test_sums_of_f16_in_f64(void)
{
    check_f64(MMAREF_TYPE_F64, 0x3e10000000000000);
}

void test_sums_of_f16_and_f32_in_f64(void)
{
    check_f64(MMAREF_TYPE_F32, 0x30800000);
}

static uint64_t f64(uint64_t x, uint64_t y, uint64_t z)
{
    types.a = types.b = types.c = types.d = MMAREF_TYPE_F64;
    a[0] = x;
    b[0] = y;
    c = z;
    count = 1;
    block.products = 1;
    return sum();
}

static void check_nan(uint64_t bits)
{
    mmaref_value value;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_value_decode(types.d, bits, &value));
    TEST_ASSERT_EQUAL_INT(MMAREF_VALUE_NAN, value.kind);
}

void test_zeros_of_f64(void)
{
    const uint64_t one = 0x3ff0000000000000, infinity = 0x7ff0000000000000, minus = 0x8000000000000000;

    check_nan(f64(0, infinity, one));
    check_nan(f64(infinity, 0, one));
    check_nan(f64(minus, infinity | minus, one));
    check_nan(f64(0, infinity + 1, one));
    TEST_ASSERT_EQUAL_HEX64(one + 1, f64(0, one, one + 1));
    TEST_ASSERT_EQUAL_HEX64(one + 1, f64(one, minus, one + 1));
    TEST_ASSERT_EQUAL_HEX64(0, f64(one, 0, 0));
    /* What C has beyond the bits that results keep is lost. */
    block.result_bits = 20;
    TEST_ASSERT_EQUAL_HEX64(one, f64(0, one, one + 1));
    TEST_ASSERT_EQUAL_HEX64(one | (uint64_t)1 << 32, f64(0, one, one | (uint64_t)1 << 32));
}

/* Whatever was computed before: 2^127 and a product of 0, then 0 and 2^-100 * 2^-100. */
void test_a_zero_c_of_f64_has_no_exponent(void)
{
    uint64_t d = 0;

    TEST_ASSERT_EQUAL_HEX64(0x47e0000000000000, f64(0, 0, 0x47e0000000000000));
    types.c = MMAREF_TYPE_F32;
    c = 0x7f000000;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add(&types, &block, a, b, count, c, &d, NULL, NULL));
    TEST_ASSERT_EQUAL_HEX64(0x47e0000000000000, d);
    a[0] = b[0] = 0x39b0000000000000;
    c = 0;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add(&types, &block, a, b, count, c, &d, NULL, NULL));
    TEST_ASSERT_EQUAL_HEX64(0x3370000000000000, d);
}

/* ---- Too large ---- */

void test_a_stochastic_sum_that_is_too_large(void)
{
    uint64_t d = 0;

    block.rounding = MMAREF_ROUND_STOCHASTIC;
    block.overflow = MMAREF_OVERFLOW_ROUNDED;
    types.c = types.d = MMAREF_TYPE_F16;
    add(LARGEST);
    add(LARGEST);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add_random(&types, &block, a, b, count, c, 0, &d, NULL, NULL));
    TEST_ASSERT_EQUAL_HEX64(INFINITE, d);
}

/* The same of D alone: the sum is of f32. 480 is its largest number, and 0.5 of its units is rounded to even. */
void test_results_in_a_type_without_special_values(void)
{
    types.d = MMAREF_TYPE_OWN;
    block.step_type = MMAREF_TYPE_F32;
    own_format(4, 3, MMAREF_OWN_NONE);
    block.overflow = MMAREF_OVERFLOW_SATURATE;
    add(0x5f80); /* 480 */
    TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
    a[0] = 0x5e00; /* 384 */
    TEST_ASSERT_EQUAL_HEX64(0x7c, sum());
    a[0] = 0x5e40; /* 400 */
    TEST_ASSERT_EQUAL_HEX64(0x7c, sum());
    a[0] = 0x5fc0; /* 496 */
    TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
    a[0] = LARGEST;
    TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
}

/* Without infinity and NaN the pattern of all ones is a number. */
void test_saturation_of_a_type_without_special_values(void)
{
    types.c = types.d = MMAREF_TYPE_OWN;
    own_format(4, 3, MMAREF_OWN_NONE);
    block.overflow = MMAREF_OVERFLOW_SATURATE;
    add(LARGEST);
    TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
    a[0] |= 0x8000;
    TEST_ASSERT_EQUAL_HEX64(0xff, sum());
    block.overflow = MMAREF_OVERFLOW_ROUNDED;
    TEST_ASSERT_EQUAL_HEX64(0xff, sum());
}

void test_c_added_after_a_sum_that_saturates(void)
{
    block.overflow = MMAREF_OVERFLOW_SATURATE;
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    c = 0x40000000; /* 2 */
    add(ONE);
    TEST_ASSERT_EQUAL_HEX64(0x40400000, sum());
}

/* ---- Term by term ---- */

/* Products are rounded to f32, which changes none of f16, so that steps go term by term. */
static void open_terms(uint8_t align)
{
    setUp();
    block.product_type = MMAREF_TYPE_F32;
    block.fraction_bits = 4;
    block.align = align;
}

static uint64_t sum_of(uint64_t first, uint64_t second)
{
    count = 0;
    add(first);
    add(second);
    return sum();
}

/* The grid of 1 is 2^-4. f16 has 2^-4 = 0x2c00, 2^-5 = 0x2800, 2^-6 = 0x2400, 3 * 2^-6 = 0x2a00, 3 * 2^-5 = 0x2e00. */
void test_alignment_term_by_term(void)
{
    open_terms(MMAREF_ROUND_ZERO);
    TEST_ASSERT_EQUAL_HEX64(0x3f880000, sum_of(ONE, 0x2e00));
    open_terms(MMAREF_ROUND_ODD);
    TEST_ASSERT_EQUAL_HEX64(0x3f880000, sum_of(ONE, 0x2400));
    TEST_ASSERT_EQUAL_HEX64(0x3f880000, sum_of(ONE, 0x2e00));
    TEST_ASSERT_EQUAL_HEX64(0x3f700000, sum_of(ONE, 0xa400)); /* 1 - 2^-4 */
    open_terms(MMAREF_ROUND_NEAREST_EVEN);
    TEST_ASSERT_EQUAL_HEX64(0x3f800000, sum_of(ONE, 0x2800));
    TEST_ASSERT_EQUAL_HEX64(0x3f880000, sum_of(ONE, 0x2a00));
    TEST_ASSERT_EQUAL_HEX64(0x3f900000, sum_of(ONE, 0x2e00));
    open_terms(MMAREF_ROUND_DOWN);
    TEST_ASSERT_EQUAL_HEX64(0x3f700000, sum_of(ONE, 0xa400));
    TEST_ASSERT_EQUAL_HEX64(0x3f800000, sum_of(ONE, 0x2400));
}

/* 1 + 2^-24 lies between two numbers of f32: what is sticky is what a term loses, and these lose nothing. */
void test_long_windows_lose_nothing(void)
{
    open_terms(MMAREF_ROUND_ZERO);
    block.sticky = MMAREF_STICKY_YES;
    block.fraction_bits = 40;
    b[1] = 0x0400; /* 2^-14 */
    TEST_ASSERT_EQUAL_HEX64(0x3f800000, sum_of(ONE, 0x1400));
    TEST_ASSERT_EQUAL_HEX64(0x3f800001, sum_of(ONE, 0x1401));
}

/* 725^2 * 2^-34 is 513.3 of the smallest f16, and 513.5 in 11 bits. */
void test_a_product_that_is_subnormal_is_rounded_once(void)
{
    open_terms(MMAREF_ROUND_ZERO);
    block.product_type = MMAREF_TYPE_F16;
    block.fraction_bits = 20;
    b[0] = 0x1daa;
    add(0x1daa);
    TEST_ASSERT_EQUAL_HEX64(0x38004000, sum());
}

/* C of f16 is widened to f32, where 2^-24 is normal, before the window is laid: its units are 2^-36, not 2^-26. */
void test_a_subnormal_c_is_widened_first(void)
{
    open_terms(MMAREF_ROUND_ZERO);
    types.c = MMAREF_TYPE_F16;
    block.subnormals = MMAREF_SUBNORMALS_KEPT;
    block.fraction_bits = 12;
    c = 1;
    b[0] = 0x0400;
    add(0x0800);
    TEST_ASSERT_EQUAL_HEX64(0x33900000, sum());
}

/* 2^30 + 2^-48, 78 places apart. */
static uint64_t far_apart(uint8_t align)
{
    open_terms(align);
    b[0] = 0x7800;
    b[1] = 0x0001;
    return sum_of(0x7800, 0x0001);
}

void test_terms_far_apart(void)
{
    TEST_ASSERT_EQUAL_HEX64(0x4e800000, far_apart(MMAREF_ROUND_ZERO));
    TEST_ASSERT_EQUAL_HEX64(0x4e880000, far_apart(MMAREF_ROUND_ODD));
    TEST_ASSERT_EQUAL_HEX64(0x4e800000, far_apart(MMAREF_ROUND_NEAREST_EVEN));
    TEST_ASSERT_EQUAL_HEX64(0x4e800000, far_apart(MMAREF_ROUND_DOWN));
}

/* 2^30 + 1.5 * 2^-20 - 2^30, of which nothing is lost: its bits are 51 places apart. */
void test_terms_far_apart_of_an_exact_sum(void)
{
    open_terms(MMAREF_ROUND_ZERO);
    block.fraction_bits = MMAREF_UNLIMITED;
    b[0] = b[2] = 0x7800;
    b[1] = 0x0010;
    add(0x7800);
    add(0x3e00);
    add(0xf800);
    TEST_ASSERT_EQUAL_HEX64(0x35c00000, sum());
}

void test_terms_below_the_floor(void)
{
    open_terms(MMAREF_ROUND_ZERO);
    block.exponent_floor = 0;
    TEST_ASSERT_EQUAL_HEX64(0x3e000000, sum_of(0x3000, 0x2400)); /* 2^-3, and 2^-6 is below the grid */
    TEST_ASSERT_TRUE((corners & MMAREF_COVER_FLOOR) != 0);
    corners = 0;
    TEST_ASSERT_EQUAL_HEX64(0x3f900000, sum_of(ONE, 0x3000));
    block.exponent_floor = -1;
    corners = 0;
    TEST_ASSERT_EQUAL_HEX64(0x3f900000, sum_of(ONE, 0x3000));
    TEST_ASSERT_EQUAL_UINT32(0, corners & MMAREF_COVER_FLOOR);
}

/* 1 + 2 + 4 + 8, and 16, which is added after a group that starts from its first product. */
static void check_groups(void)
{
    uint8_t products;

    count = 0;
    add(ONE);
    add(0x4000);
    add(0x4400);
    add(0x4800);
    c = 0x41800000;
    for (products = 0; products <= 4; products++) {
        block.products = products;
        block.group = 0;
        TEST_ASSERT_EQUAL_HEX64(0x41f80000, sum());
        block.group = 4;
        TEST_ASSERT_EQUAL_HEX64(0x41f80000, sum());
    }
    block.group = 1;
    block.products = 1;
    TEST_ASSERT_EQUAL_HEX64(0x41f80000, sum());
    a[2] = INFINITE;
    TEST_ASSERT_EQUAL_HEX64(0x7f800000, sum());
    a[3] = INFINITE | 0x8000;
    check_nan(sum());
}

void test_groups_that_start_with_a_product_term_by_term(void)
{
    uint8_t adder;

    for (adder = MMAREF_ADDER_GIVEN; adder <= MMAREF_ADDER_SIZE; adder++) {
        setUp();
        add_by(adder);
        block.accumulate = MMAREF_ACCUMULATE_AFTER_PRODUCT;
        block.fraction_bits = adder == MMAREF_ADDER_NEIGHBOURS ? MMAREF_UNLIMITED : 20;
        block.product_type = MMAREF_TYPE_F32;
        check_groups();
    }
}

/* 256 * 300 is infinity in f16. */
void test_products_too_large_for_their_type(void)
{
    uint8_t adder;

    for (adder = MMAREF_ADDER_GIVEN; adder <= MMAREF_ADDER_SIZE; adder++) {
        setUp();
        add_by(adder);
        block.fraction_bits = adder == MMAREF_ADDER_NEIGHBOURS ? MMAREF_UNLIMITED : 20;
        block.product_type = MMAREF_TYPE_F16;
        add(ONE);
        add(0x5c00);
        b[1] = 0x5cb0;
        TEST_ASSERT_EQUAL_HEX64(0x7f800000, sum());
    }
}

/* (1 + 2^-13)^2 has 27 bits: 1 + 2^-12 + 2^-26, of which 2^-26 lies below the grid. */
void test_long_products_by_size(void)
{
    types.a = types.b = MMAREF_TYPE_OWN;
    own_format(5, 13, MMAREF_OWN_NONE);
    add_by(MMAREF_ADDER_SIZE);
    block.fraction_bits = 20;
    a[0] = b[0] = (15u << 13) + 1;
    count = 1;
    TEST_ASSERT_EQUAL_HEX64(0x3f800800, sum());
}

/* A product type of one exponent bit: below 2 its numbers are multiples of 1/4. */
void test_products_of_a_type_with_one_exponent_bit(void)
{
    open_terms(MMAREF_ROUND_ZERO);
    block.product_type = MMAREF_TYPE_OWN;
    own_format(1, 3, MMAREF_OWN_NONE);
    TEST_ASSERT_EQUAL_HEX64(0x3fc00000, sum_of(ONE, 0x3800));
}

/* Neighbours in a tree whose sum is too large: of powers of two of bf16 at the places given, the others zero. */
static uint64_t tree_of(uint16_t products, uint16_t second, uint16_t third, uint64_t large)
{
    uint16_t k;

    types.a = types.b = MMAREF_TYPE_BF16;
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    count = 0;
    for (k = 0; k < products; k++) {
        b[k] = 0x3f80;
        add(0);
    }
    a[0] = a[second] = 0x7e80; /* 2^126 */
    a[third] = large;
    return sum();
}

void test_trees_too_large(void)
{
    uint16_t k;

    for (k = 1; k < 64; k *= 2) {
        TEST_ASSERT_EQUAL_HEX64(0x7f000000, tree_of(128, k, (uint16_t)(2 * k), 0));
        TEST_ASSERT_EQUAL_HEX64(0x7f800000, tree_of(128, k, (uint16_t)(2 * k), 0x7f00));
        TEST_ASSERT_EQUAL_HEX64(0x7f000000, tree_of((uint16_t)(2 * k + 1), k, (uint16_t)(2 * k), 0));
        TEST_ASSERT_EQUAL_HEX64(0x7f800000, tree_of((uint16_t)(2 * k + 1), k, (uint16_t)(2 * k), 0x7f00));
    }
}

/* Sums of sums wait for each other in every way that a number of products allows. */
void test_trees_of_ones(void)
{
    uint16_t k;

    block.adder = MMAREF_ADDER_NEIGHBOURS;
    c = 0x43800000; /* 2^8 */
    for (k = 1; k <= MMAREF_DOT_MAX; k++) {
        add(ONE);
        TEST_ASSERT_EQUAL_HEX64(c + ((uint64_t)k << (23 - 8)), sum());
    }
}

/* 1 + 2, and - 3, which waits for nobody; then C. */
void test_neighbours_that_cancel(void)
{
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    c = 0x41000000;
    add(ONE);
    add(0x4000);
    add(0xc200);
    TEST_ASSERT_EQUAL_HEX64(0x41000000, sum());
    c = 0xc0400000;
    a[2] = 0x4200; /* 1 + 2 + 3 - 3 */
    TEST_ASSERT_EQUAL_HEX64(0x40400000, sum());
}

/* 1 - 1, and sums of zeros of either sign. */
static void check_signs_of_zero(void)
{
    block.zero_sign = MMAREF_ZERO_PLUS;
    TEST_ASSERT_EQUAL_HEX64(0, sum_of(ONE, ONE | 0x8000));
    block.rounding = MMAREF_ROUND_DOWN;
    TEST_ASSERT_EQUAL_HEX64(0, sum_of(ONE, ONE | 0x8000));
    block.zero_sign = MMAREF_ZERO_IEEE;
    TEST_ASSERT_EQUAL_HEX64(0x80000000, sum_of(ONE, ONE | 0x8000));
    TEST_ASSERT_EQUAL_HEX64(0x80000000, sum_of(0, 0x8000));
    TEST_ASSERT_EQUAL_HEX64(0, sum_of(0, 0));
    block.rounding = MMAREF_ROUND_NEAREST_EVEN;
    TEST_ASSERT_EQUAL_HEX64(0, sum_of(ONE, ONE | 0x8000));
    TEST_ASSERT_EQUAL_HEX64(0, sum_of(0x8000, 0x8000)); /* C is +0 */
    c = 0x80000000;
    TEST_ASSERT_EQUAL_HEX64(0x80000000, sum_of(0x8000, 0x8000));
}

void test_signs_of_zero_term_by_term(void)
{
    open_terms(MMAREF_ROUND_ZERO);
    check_signs_of_zero();
    /* Each product is a step. */
    open_terms(MMAREF_ROUND_ZERO);
    block.fraction_bits = MMAREF_UNLIMITED;
    block.products = 1;
    check_signs_of_zero();
}

/* ---- Steps of an instruction ---- */

static warp w;

/* With corners and without. */
static uint32_t d_of_first(void)
{
    mmaref_operands given;
    uint32_t d;

    warp_mma(&w, &block);
    d = (uint32_t)warp_get(&w, MMAREF_OPERAND_D, 0, 0);
    memset(&given, 0, sizeof given);
    given.a = w.operand[MMAREF_OPERAND_A];
    given.b = w.operand[MMAREF_OPERAND_B];
    given.c = w.operand[MMAREF_OPERAND_C];
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&w.instruction, &block, &given, w.operand[MMAREF_OPERAND_D], &corners,
                                                NULL));
    TEST_ASSERT_EQUAL_HEX32(d, (uint32_t)warp_get(&w, MMAREF_OPERAND_D, 0, 0));
    return d;
}

static void put(uint16_t k, uint64_t x, uint64_t y)
{
    warp_put(&w, MMAREF_OPERAND_A, 0, k, x);
    warp_put(&w, MMAREF_OPERAND_B, k, 0, y);
}

/* One product after the other, each sum rounded: -0 stays until a +0 comes. */
void test_chains_that_begin_with_minus_zero(void)
{
    uint16_t k;

    warp_open(&w, F32_K16);
    block.products = 1;
    block.zero_sign = MMAREF_ZERO_IEEE;
    for (k = 0; k < 16; k++) {
        put(k, 0x8000, ONE);
    }
    warp_put(&w, MMAREF_OPERAND_C, 0, 0, 0x80000000);
    TEST_ASSERT_EQUAL_HEX32(0x80000000, d_of_first());
    put(15, 0, ONE);
    TEST_ASSERT_EQUAL_HEX32(0, d_of_first());
    put(15, 0x8000, ONE);
    put(0, 0, ONE);
    TEST_ASSERT_EQUAL_HEX32(0, d_of_first());
    put(7, ONE, ONE);
    TEST_ASSERT_EQUAL_HEX32(0x3f800000, d_of_first());
}

/* ---- Elements of tf32 that are nothing but what tf32 drops ---- */

/* Two groups of two products of f64, each added to C: 1 + 2 + 2. */
void test_groups_of_f64(void)
{
    uint16_t k;

    warp_open(&w, "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64");
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    block.group = 2;
    for (k = 0; k < 4; k++) {
        put(k, 0x3ff0000000000000, 0x3ff0000000000000);
    }
    warp_put(&w, MMAREF_OPERAND_C, 0, 0, 0x3ff0000000000000);
    warp_mma(&w, &block);
    TEST_ASSERT_EQUAL_HEX64(0x4014000000000000, warp_get(&w, MMAREF_OPERAND_D, 0, 0));
}

/* A tree of 24 products, and one of the other eight: 2^14 each of the places 0, 1, and of two others. */
static uint64_t tree_of_24(uint16_t third, uint16_t fourth)
{
    warp_open(&w, "mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16");
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    block.products = 24;
    put(0, 0x70, 0x70);
    put(1, 0x70, 0x70);
    put(third, 0x70, 0x70);
    put(fourth, 0x70, 0x70);
    return d_of_first();
}

void test_trees_of_an_odd_number_of_neighbours(void)
{
    TEST_ASSERT_EQUAL_HEX64(0x7800, tree_of_24(1, 1));  /* 2^15 */
    TEST_ASSERT_EQUAL_HEX64(0x7a00, tree_of_24(16, 16)); /* 2^15 + 2^14 */
    TEST_ASSERT_EQUAL_HEX64(0x7a00, tree_of_24(24, 24));
    TEST_ASSERT_EQUAL_HEX64(0x7c00, tree_of_24(16, 23)); /* 2^16: infinity */
    TEST_ASSERT_EQUAL_HEX64(0x7c00, tree_of_24(8, 15));
    TEST_ASSERT_EQUAL_HEX64(0x7c00, tree_of_24(24, 31));
    put(24, 0, 0); /* 2^15 - 2^15 */
    put(31, 0, 0);
    put(16, 0xf0, 0x70);
    put(17, 0xf0, 0x70);
    TEST_ASSERT_EQUAL_HEX64(0, d_of_first());
    put(1, 0, 0); /* 2^14 + 2^14 */
    put(16, 0x70, 0x70);
    put(17, 0, 0);
    TEST_ASSERT_EQUAL_HEX64(0x7800, d_of_first());
}

/* -4 + (2 - 2^-14)^2 is -2^-12 + 2^-28: what the product has in its last bit counts. */
void test_chains_of_long_products(void)
{
    types.a = types.b = MMAREF_TYPE_OWN;
    own_format(8, 14, MMAREF_OWN_IEEE);
    block.products = 1;
    block.fraction_bits = MMAREF_UNLIMITED;
    a[0] = b[0] = (127u << 14) + 0x3fff;
    count = 1;
    c = 0xc0800000;
    TEST_ASSERT_EQUAL_HEX64(0xb97fff00, sum());
}
