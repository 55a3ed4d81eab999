/* SPDX-License-Identifier: MIT */
/* Dot products with scale factors of their own: what is multiplied when, worked out by hand. */
#include "dot_call.h"
#include "mmaref.h"
#include "one_sum.h"
#include "unity.h"

static mmaref_error error;

void setUp(void)
{
    sum_start(MMAREF_TYPE_F32);
}

void tearDown(void)
{
}

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
    start_scaled(MMAREF_TYPE_E2M1, 0x2);
    block.block = 4;
    listener.report = never_called;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_dot_explain(&scaled, &block, &listener, &d, &error));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_EXPLAINED_SCALES, error.reason);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_dot_explain(&scaled, NULL, &listener, &d, &error));
}
