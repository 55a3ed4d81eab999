/* SPDX-License-Identifier: MIT */
/* Scale factors of blocks of the elements along K (PTX ISA 9.7.14.3), by sums worked out by hand. */
#include <string.h>

#include "unity.h"

#include "one_warp.h"

#define PTX "mma.sync.aligned."
#define MXF8(a, b) PTX "m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32." a "." b ".f32.ue8m0"
#define MXF4 PTX "m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0"
#define NVF4 PTX "m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3"

static warp w;
static mmaref_arithmetic block;
static uint32_t scale_a[32], scale_b[32], corners; /* of the last D */

void setUp(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_start(&block));
}

void tearDown(void) {}

/* With corners and without. */
static uint32_t d_of(uint16_t row, uint16_t column)
{
    mmaref_operands given;
    uint32_t d;

    corners = 0;
    memset(&given, 0, sizeof given);
    given.a = w.operand[MMAREF_OPERAND_A];
    given.b = w.operand[MMAREF_OPERAND_B];
    given.c = w.operand[MMAREF_OPERAND_C];
    given.scale_a = scale_a;
    given.scale_b = scale_b;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&w.instruction, &block, &given, w.operand[MMAREF_OPERAND_D], NULL,
                                                NULL));
    d = (uint32_t)warp_get(&w, MMAREF_OPERAND_D, row, column);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&w.instruction, &block, &given, w.operand[MMAREF_OPERAND_D], &corners,
                                                NULL));
    TEST_ASSERT_EQUAL_HEX32(d, (uint32_t)warp_get(&w, MMAREF_OPERAND_D, row, column));
    return d;
}

static void use_profile(uint8_t profile)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(profile, &w.instruction, &block));
}

/* A scale factor of every row and every column. */
static void scale_by(uint32_t a, uint32_t b)
{
    uint8_t lane;

    for (lane = 0; lane < 32; lane++) {
        scale_a[lane] = a;
        scale_b[lane] = b;
    }
}

static void check_special_elements(void)
{
    /* e4m3 has NaN, all ones after the sign; e5m2 infinities too. */
    warp_open(&w, MXF8("e4m3", "e5m2"));
    scale_by(0x7f7f7f80, 0x7f7f7f7f); /* 2 and 1 */
    warp_put(&w, MMAREF_OPERAND_A, 0, 0, 0x38); /* 1 */
    warp_put(&w, MMAREF_OPERAND_A, 1, 0, 0x7f);
    warp_put(&w, MMAREF_OPERAND_B, 0, 0, 0x3c);
    warp_put(&w, MMAREF_OPERAND_B, 0, 1, 0x7c);
    warp_put(&w, MMAREF_OPERAND_B, 0, 2, 0xfc);
    warp_put(&w, MMAREF_OPERAND_C, 0, 0, 0x3f800000);
    TEST_ASSERT_EQUAL_HEX32(0x40400000, d_of(0, 0)); /* 2 * 1 + 1 */
    TEST_ASSERT_EQUAL_HEX32(0x7f800000, d_of(0, 1));
    TEST_ASSERT_EQUAL_HEX32(0xff800000, d_of(0, 2));
    TEST_ASSERT_EQUAL_HEX32(0x7fffffff, d_of(1, 0));
    TEST_ASSERT_EQUAL_HEX32(0x7fffffff, d_of(2, 1)); /* 0 * infinity */
    TEST_ASSERT_EQUAL_HEX32(0, d_of(2, 3));
}

void test_a_scaled_infinity_or_nan_is_one(void)
{
    check_special_elements();
    block.subnormals = MMAREF_SUBNORMALS_NORMALISE;
    check_special_elements();
    block.fraction_bits = 20; /* aligned rather than exact */
    check_special_elements();
    block.subnormals = 0;
    check_special_elements();
    use_profile(MMAREF_PROFILE_EXACT);
    check_special_elements();
    use_profile(MMAREF_PROFILE_SM_120);
    check_special_elements();
}

/* A scale factor that is NaN makes NaN of what it scales, an infinity too, and zeros. */
static void check_nan_of_scales(void)
{
    warp_open(&w, MXF8("e4m3", "e5m2"));
    warp_put(&w, MMAREF_OPERAND_A, 0, 0, 0x38);
    warp_put(&w, MMAREF_OPERAND_B, 0, 0, 0x3c);
    warp_put(&w, MMAREF_OPERAND_B, 0, 1, 0x7c);
    scale_by(0x7f7f7fff, 0x7f7f7f7f);
    TEST_ASSERT_EQUAL_HEX32(0x7fffffff, d_of(0, 0));
    TEST_ASSERT_EQUAL_HEX32(0x7fffffff, d_of(0, 1));
    TEST_ASSERT_EQUAL_HEX32(0x7fffffff, d_of(1, 2));
}

void test_a_scale_factor_that_is_nan(void)
{
    check_nan_of_scales();
    block.subnormals = MMAREF_SUBNORMALS_NORMALISE;
    check_nan_of_scales();
    block.fraction_bits = 20;
    check_nan_of_scales();
    block.subnormals = 0;
    check_nan_of_scales();
    use_profile(MMAREF_PROFILE_EXACT);
    check_nan_of_scales();
}

/* Four blocks of 16 products of 1, whose factors are ue4m3: 1, 0, 1.5, 2 and 1 of A, 1 of B; then the other way round. */
static void check_blocks(void)
{
    uint16_t k;

    warp_open(&w, NVF4);
    for (k = 0; k < 64; k++) {
        warp_put(&w, MMAREF_OPERAND_A, 3, k, 2);
        warp_put(&w, MMAREF_OPERAND_B, k, 5, 2);
    }
    scale_by(0x403c0038, 0x38383838);
    TEST_ASSERT_EQUAL_HEX32(0x42900000, d_of(3, 5)); /* 16 * (1 + 0 + 1.5 + 2) = 72 */
    scale_by(0x38383838, 0x403c0038);
    TEST_ASSERT_EQUAL_HEX32(0x42900000, d_of(3, 5));
    scale_by(0x403c0038, 0x00384038);
    TEST_ASSERT_EQUAL_HEX32(0x42200000, d_of(3, 5)); /* 16 * (1 + 0 + 1.5 + 0) = 40 */
}

void test_scale_factors_of_zero(void)
{
    check_blocks();
    block.block = 16;
    block.fraction_bits = 30;
    check_blocks();
    block.block = 8; /* eight sums in a step */
    check_blocks();
    use_profile(MMAREF_PROFILE_EXACT);
    check_blocks();
    use_profile(MMAREF_PROFILE_SM_120);
    check_blocks();
}

/* 1 + 2^-4 in a window of 5 fraction bits, beside a block with the factors 0 and 448, which is no term. */
void test_a_scale_factor_of_zero_raises_no_exponent(void)
{
    warp_open(&w, NVF4);
    block.block = 16;
    block.fraction_bits = 5;
    warp_put(&w, MMAREF_OPERAND_A, 0, 0, 2);
    warp_put(&w, MMAREF_OPERAND_B, 0, 0, 2);
    warp_put(&w, MMAREF_OPERAND_A, 0, 16, 2);
    warp_put(&w, MMAREF_OPERAND_B, 16, 0, 2);
    warp_put(&w, MMAREF_OPERAND_C, 0, 0, 0x3d800000);
    scale_by(0x38383800, 0x3838387e);
    TEST_ASSERT_EQUAL_HEX32(0x3f880000, d_of(0, 0));
    scale_by(0x38383838, 0x38383878); /* 256 counts: the grid is 2^3 */
    TEST_ASSERT_EQUAL_HEX32(0x43800000, d_of(0, 0));
}

/* Two blocks of 32 products of 1, whose factors are ue8m0: 2 and 1/4 of A, 1 and 8 of B; the second time one is NaN. */
static void check_two_blocks(void)
{
    uint16_t k;

    warp_open(&w, MXF4);
    for (k = 0; k < 64; k++) {
        warp_put(&w, MMAREF_OPERAND_A, 9, k, 2);
        warp_put(&w, MMAREF_OPERAND_B, k, 6, 2);
    }
    scale_by(0x7f7f7d80, 0x7f7f827f);
    TEST_ASSERT_EQUAL_HEX32(0x43000000, d_of(9, 6)); /* 32 * (2 + 2) = 128 */
    scale_by(0x7f7fff80, 0x7f7f827f);
    TEST_ASSERT_EQUAL_HEX32(0x7fffffff, d_of(9, 6));
    warp_put(&w, MMAREF_OPERAND_C, 9, 6, 0x7f800000);
    TEST_ASSERT_EQUAL_HEX32(0x7fffffff, d_of(9, 6));
}

void test_a_scale_factor_of_each_block(void)
{
    check_two_blocks();
    block.fraction_bits = 20;
    check_two_blocks();
    block.block = 32;
    block.fraction_bits = 30;
    check_two_blocks();
    use_profile(MMAREF_PROFILE_EXACT);
    check_two_blocks();
    use_profile(MMAREF_PROFILE_SM_120);
    check_two_blocks();
}

/* The same term by term. */
void test_a_scale_factor_of_each_block_term_by_term(void)
{
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    check_two_blocks();
    block.products = 16;
    check_two_blocks();
    block.products = 32;
    check_two_blocks();
}

/* Products of 2^20, scale factors included, are infinity in f16. */
void test_scaled_products_too_large_for_their_type(void)
{
    warp_open(&w, MXF4);
    block.fraction_bits = 20;
    block.product_type = MMAREF_TYPE_F16;
    warp_put(&w, MMAREF_OPERAND_A, 1, 40, 2);
    warp_put(&w, MMAREF_OPERAND_B, 40, 2, 2);
    scale_by(0x89898989, 0x89898989);
    TEST_ASSERT_EQUAL_HEX32(0x7f800000, d_of(1, 2));
    scale_by(0x89898989, 0x7f7f7f7f);
    TEST_ASSERT_EQUAL_HEX32(0x44800000, d_of(1, 2));
}

/* Rows 0 .. 2 of A times column 0 of B, two blocks of 32 products of e2m1: -2 and +0 in turn; 1 and -1 in turn; -0. */
static uint32_t far_below_the_grid(uint16_t row, uint32_t c)
{
    static const uint8_t a[3][2] = { { 4, 0 }, { 2, 0xa }, { 8, 8 } }, b[3][2] = { { 0xa, 1 }, { 2, 2 }, { 2, 2 } };
    uint16_t k;

    warp_open(&w, MXF4);
    for (k = 0; k < 64; k++) {
        warp_put(&w, MMAREF_OPERAND_A, row, k, a[row][k % 2]);
        warp_put(&w, MMAREF_OPERAND_B, k, 0, b[row][k % 2]);
    }
    warp_put(&w, MMAREF_OPERAND_C, row, 0, c);
    return d_of(row, 0);
}

/* zero_sign looks at terms. A block is one, with the sign of its sum, whatever signs its products have. */
void test_the_sign_of_a_block_is_that_of_its_sum(void)
{
    uint8_t size;

    block.fraction_bits = 10;
    block.exponent_floor = 1000;
    for (size = 16; size <= 32; size = (uint8_t)(size * 2)) {
        block.block = size;
        block.rounding = MMAREF_ROUND_NEAREST_EVEN;
        scale_by(0x7f7f7f7f, 0x7f7f7f7f);
        TEST_ASSERT_EQUAL_HEX32(0x80000000, far_below_the_grid(0, 0xbf800000));
        TEST_ASSERT_EQUAL_HEX32(0, far_below_the_grid(0, 0x3f800000));
        TEST_ASSERT_EQUAL_HEX32(0, far_below_the_grid(1, 0xbf800000)); /* a sum of zero is +0, */
        TEST_ASSERT_EQUAL_HEX32(0x80000000, far_below_the_grid(2, 0xbf800000)); /* but of negative zeros -0 */
        block.rounding = MMAREF_ROUND_DOWN;
        TEST_ASSERT_EQUAL_HEX32(0x80000000, far_below_the_grid(1, 0x3f800000)); /* rounding down -0 */
        TEST_ASSERT_EQUAL_HEX32(0x80000000, far_below_the_grid(0, 0x3f800000));
    }
}

/* A product of 0.5 and 1, and one of 1 and 1; scale factors of 1, 0, and 2^-9, which is a subnormal of ue4m3. */
static uint32_t corners_of_scaled(uint8_t a, uint32_t scale)
{
    warp_open(&w, NVF4);
    warp_put(&w, MMAREF_OPERAND_A, 0, 0, a);
    warp_put(&w, MMAREF_OPERAND_B, 0, 0, 2);
    scale_by(scale, 0x38383838);
    (void)d_of(0, 0);
    return corners & MMAREF_COVER_SUBNORMAL_IN;
}

/* Whether an element is subnormal does not depend on scale factors, and of a product that is zero it is no corner. */
static void check_scaled_subnormals(void)
{
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_SUBNORMAL_IN, corners_of_scaled(1, 0x38383838));
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_SUBNORMAL_IN, corners_of_scaled(1, 0x3f3f3f3f));
    TEST_ASSERT_EQUAL_HEX32(0, corners_of_scaled(1, 0));
    TEST_ASSERT_EQUAL_HEX32(0, corners_of_scaled(2, 0x38383838));
    TEST_ASSERT_EQUAL_HEX32(0, corners_of_scaled(2, 0x01010101));
}

void test_scaled_subnormals_are_corners_by_their_patterns(void)
{
    check_scaled_subnormals();
    block.subnormals = MMAREF_SUBNORMALS_NORMALISE;
    check_scaled_subnormals();
    use_profile(MMAREF_PROFILE_EXACT);
    check_scaled_subnormals();
    use_profile(MMAREF_PROFILE_FMA);
    check_scaled_subnormals();
    use_profile(MMAREF_PROFILE_SM_120);
    check_scaled_subnormals();
}

/* On sm_120 every zero of mxf4 is +0: -2^-152, which underflows, too. In the other profiles it keeps its sign. */
void test_what_underflows_in_mxf4_is_plus_zero_on_sm_120(void)
{
    warp_open(&w, MXF4);
    warp_put(&w, MMAREF_OPERAND_A, 0, 0, 1);
    warp_put(&w, MMAREF_OPERAND_B, 0, 0, 9);
    scale_by(0x34343434, 0x34343434); /* 2^-75 each; 0.5 * -0.5 */
    use_profile(MMAREF_PROFILE_SM_120);
    TEST_ASSERT_EQUAL_HEX32(0, d_of(0, 0));
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_UNDERFLOW, corners & MMAREF_COVER_UNDERFLOW);
    use_profile(MMAREF_PROFILE_EXACT);
    TEST_ASSERT_EQUAL_HEX32(0x80000000, d_of(0, 0));
    warp_open(&w, PTX "m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0");
    warp_put(&w, MMAREF_OPERAND_A, 0, 0, 1);
    warp_put(&w, MMAREF_OPERAND_B, 0, 0, 9);
    use_profile(MMAREF_PROFILE_SM_120);
    TEST_ASSERT_EQUAL_HEX32(0, d_of(0, 0));
    use_profile(MMAREF_PROFILE_EXACT);
    TEST_ASSERT_EQUAL_HEX32(0x80000000, d_of(0, 0));
}

/* The payload is that of the element, not of what its scale factor makes of it; a NaN among these has none. */
void test_the_payload_of_a_scaled_nan(void)
{
    warp_open(&w, MXF8("e5m2", "e4m3"));
    scale_by(0x7f, 0x7f);
    block.nan = MMAREF_NAN_PAYLOAD;
    warp_put(&w, MMAREF_OPERAND_A, 0, 0, 0xfd); /* -NaN, 01 */
    TEST_ASSERT_EQUAL_HEX32(0xffe00000, d_of(0, 0));
    scale_by(0xff, 0x7f);
    TEST_ASSERT_EQUAL_HEX32(0xffe00000, d_of(0, 0));
    TEST_ASSERT_EQUAL_HEX32(0x7fc00000, d_of(1, 0));
}
