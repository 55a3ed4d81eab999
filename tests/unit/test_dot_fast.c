/* SPDX-License-Identifier: MIT */
/* The fast way of the steps that chips take, by sums worked out by hand. */
#include <string.h>

#include "dot_call.h"
#include "unity.h"

#include "one_sum.h"
#include "one_warp.h"

#define F32_K16 "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"

/* Products of f16 by 1, and C, as f32. */
void setUp(void)
{
    sum_start(MMAREF_TYPE_F32);
}

void tearDown(void) {}

static void check_nan(uint64_t bits)
{
    mmaref_value value;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_value_decode(types.d, bits, &value));
    TEST_ASSERT_EQUAL_INT(MMAREF_VALUE_NAN, value.kind);
}

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

/* Sums of all sixteen products in one step, aligned and truncated: 1 + 2^-11. */
void test_variants_of_the_one_step_of_sixteen(void)
{
    warp_open(&w, F32_K16);
    block.fraction_bits = 24;
    block.rounding = MMAREF_ROUND_ZERO;
    block.zero_sign = MMAREF_ZERO_PLUS;
    put(0, ONE, ONE);
    put(9, 0x1000, ONE);
    TEST_ASSERT_EQUAL_HEX32(0x3f801000, d_of_first());
    block.sparse_basis = MMAREF_SPARSE_LOGICAL; /* of sparse instructions alone */
    TEST_ASSERT_EQUAL_HEX32(0x3f801000, d_of_first());
    block.result_bits = 10;
    TEST_ASSERT_EQUAL_HEX32(0x3f800000, d_of_first());
    block.result_bits = 11;
    TEST_ASSERT_EQUAL_HEX32(0x3f801000, d_of_first());
    block.result_bits = MMAREF_UNLIMITED;
    block.step_type = MMAREF_TYPE_F16;
    TEST_ASSERT_EQUAL_HEX32(0x3f800000, d_of_first());
}

/* 2 + 3 * 2^-23, one and a half times the last bit of f32. */
void test_the_rounding_of_the_one_step_of_sixteen(void)
{
    warp_open(&w, F32_K16);
    block.fraction_bits = 24;
    put(0, 0x4000, ONE);
    put(9, 0x0e00, 0x1400);
    TEST_ASSERT_EQUAL_HEX32(0x40000002, d_of_first());
    block.rounding = MMAREF_ROUND_ZERO;
    TEST_ASSERT_EQUAL_HEX32(0x40000001, d_of_first());
    block.rounding = MMAREF_ROUND_UP;
    TEST_ASSERT_EQUAL_HEX32(0x40000002, d_of_first());
}

void test_the_sign_of_zero_of_the_one_step_of_sixteen(void)
{
    uint16_t k;

    warp_open(&w, F32_K16);
    block.fraction_bits = 24;
    block.rounding = MMAREF_ROUND_ZERO;
    block.zero_sign = MMAREF_ZERO_PLUS;
    for (k = 0; k < 16; k++) {
        put(k, 0x8000, ONE);
    }
    warp_put(&w, MMAREF_OPERAND_C, 0, 0, 0x80000000);
    TEST_ASSERT_EQUAL_HEX32(0, d_of_first());
    block.zero_sign = MMAREF_ZERO_IEEE;
    TEST_ASSERT_EQUAL_HEX32(0x80000000, d_of_first());
    put(5, 0, ONE);
    TEST_ASSERT_EQUAL_HEX32(0, d_of_first());
}

void test_infinity_times_what_is_dropped(void)
{
    uint8_t adder;

    for (adder = MMAREF_ADDER_GIVEN; adder <= MMAREF_ADDER_NEIGHBOURS; adder++) {
        setUp();
        types.a = types.b = MMAREF_TYPE_TF32;
        add_by(adder);
        b[0] = 0x7f800000;
        add(1);
        check_nan(sum());
        block.tf32_class = MMAREF_TF32_WHOLE; /* a number that is not zero is none */
        TEST_ASSERT_EQUAL_HEX64(0x7f800000, sum());
        a[0] = 0;
        check_nan(sum());
    }
}
