/* SPDX-License-Identifier: MIT */
/* Each field of a custom arithmetic block, by sums worked out by hand. */
#include <string.h>

#include "unity.h"

#include "instruction.h"
#include "one_warp.h"

#define F16_K8 "mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16"
#define F32_K8 "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32"
#define F32_K16 "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
#define BF16_K8 "mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32"

static warp w;
static mmaref_arithmetic block;

/* One step over all K, every bit kept, truncated. */
void setUp(void)
{
    memset(&block, 0, sizeof block);
    block.fraction_bits = MMAREF_UNLIMITED;
    block.exponent_floor = MMAREF_NO_FLOOR;
    block.result_bits = MMAREF_UNLIMITED;
}
void tearDown(void) {}

static void start(const char *instruction, uint64_t c)
{
    warp_open(&w, instruction);
    warp_put(&w, MMAREF_OPERAND_C, 0, 0, c);
}

static void add(uint16_t k, uint64_t a, uint64_t b)
{
    warp_put(&w, MMAREF_OPERAND_A, 0, k, a);
    warp_put(&w, MMAREF_OPERAND_B, k, 0, b);
}

static uint32_t sum(void)
{
    warp_mma(&w, &block);
    return (uint32_t)warp_get(&w, MMAREF_OPERAND_D, 0, 0);
}

/* Patterns of f16 and products of them. */
#define ONE 0x3c00
#define MINUS_ONE 0xbc00
#define TWO_TO_12 0x6c00
#define MINUS_TWO_TO_12 0xec00
#define TWO_TO_MINUS_14 0x0400
#define TWO_TO_MINUS_12 0x0c00

void test_products_of_a_step(void)
{
    start(F32_K16, 0); /* 2^24 + 1, then - 2^24 in the next step of 8 */
    add(0, TWO_TO_12, TWO_TO_12);
    add(1, ONE, ONE);
    add(8, MINUS_TWO_TO_12, TWO_TO_12);
    TEST_ASSERT_EQUAL_HEX32(0x3f800000, sum());
    block.products = 16;
    TEST_ASSERT_EQUAL_HEX32(0x3f800000, sum());
    block.products = 8;
    TEST_ASSERT_EQUAL_HEX32(0, sum());
    block.products = 9;
    TEST_ASSERT_EQUAL_HEX32(0x3f800000, sum());
    block.products = 3; /* k = 0..2, .., 6..8: the last step starts from 2^24 */
    TEST_ASSERT_EQUAL_HEX32(0, sum());
}

void test_fraction_bits(void)
{
    start(F32_K8, 0x4b000000); /* 2^23 - 2^23 - 0.5 - 0.25 - 0.125 */
    add(0, 0xf000, 0x6400);
    add(1, 0xb800, ONE);
    add(2, 0xb400, ONE);
    add(3, 0xb000, ONE);
    block.fraction_bits = 23;
    TEST_ASSERT_EQUAL_HEX32(0, sum());
    block.fraction_bits = 24;
    TEST_ASSERT_EQUAL_HEX32(0xbf000000, sum());
    block.fraction_bits = 25;
    TEST_ASSERT_EQUAL_HEX32(0xbf400000, sum());
    block.fraction_bits = 26;
    TEST_ASSERT_EQUAL_HEX32(0xbf600000, sum());
    block.fraction_bits = 40;
    TEST_ASSERT_EQUAL_HEX32(0xbf600000, sum());
    block.fraction_bits = 0;
    TEST_ASSERT_EQUAL_HEX32(0, sum());
}

void test_alignment_of_a_negative_term(void)
{
    start(F32_K8, 0); /* 1 - 1 - 1.5 * 2^-24 */
    add(0, ONE, ONE);
    add(1, MINUS_ONE, ONE);
    add(2, 0x8e00, TWO_TO_MINUS_12);
    block.fraction_bits = 24;
    TEST_ASSERT_EQUAL_HEX32(0xb3800000, sum());
    block.align = MMAREF_ROUND_DOWN;
    TEST_ASSERT_EQUAL_HEX32(0xb4000000, sum());
    block.align = MMAREF_ROUND_ODD; /* the last bit is set already */
    TEST_ASSERT_EQUAL_HEX32(0xb3800000, sum());
    block.fraction_bits = 23;
    TEST_ASSERT_EQUAL_HEX32(0xb4000000, sum());
    block.align = MMAREF_ROUND_ZERO;
    TEST_ASSERT_EQUAL_HEX32(0, sum());
}

void test_alignment_of_a_positive_term(void)
{
    start(F32_K8, 0); /* 1 - 1 + 1.5 * 2^-24 */
    add(0, ONE, ONE);
    add(1, MINUS_ONE, ONE);
    add(2, 0x0e00, TWO_TO_MINUS_12);
    block.fraction_bits = 23;
    block.align = MMAREF_ROUND_DOWN;
    TEST_ASSERT_EQUAL_HEX32(0, sum());
    block.align = MMAREF_ROUND_ODD;
    TEST_ASSERT_EQUAL_HEX32(0x34000000, sum());
}

void test_exponent_floor(void)
{
    start(F32_K8, 0); /* 2^-28 */
    add(0, TWO_TO_MINUS_14, TWO_TO_MINUS_14);
    block.fraction_bits = 24;
    TEST_ASSERT_EQUAL_HEX32(0x31800000, sum());
    block.exponent_floor = -4;
    TEST_ASSERT_EQUAL_HEX32(0x31800000, sum());
    block.exponent_floor = -3;
    TEST_ASSERT_EQUAL_HEX32(0, sum());
}

void test_interleave(void)
{
    block.fraction_bits = 24;
    start(F32_K8, 0); /* 2^24 + 1 at k = 0, 1 and -2^24 at k = 2: with runs of 2 in two steps */
    add(0, TWO_TO_12, TWO_TO_12);
    add(1, ONE, ONE);
    add(2, MINUS_TWO_TO_12, TWO_TO_12);
    TEST_ASSERT_EQUAL_HEX32(0x3f800000, sum());
    block.interleave = 2;
    block.products = 4;
    TEST_ASSERT_EQUAL_HEX32(0, sum());
    start(F32_K8, 0); /* k = 0, 1, 4 are in one step, which 0 to 3 are not */
    add(0, TWO_TO_12, TWO_TO_12);
    add(1, ONE, ONE);
    add(4, MINUS_TWO_TO_12, TWO_TO_12);
    TEST_ASSERT_EQUAL_HEX32(0x3f800000, sum());
    block.interleave = 0;
    TEST_ASSERT_EQUAL_HEX32(0, sum());
}

void test_accumulate_after(void)
{
    start(F32_K8, 0x3f800000); /* 1 + 1.75 * 2^-24, to nearest where C is added afterwards */
    add(0, 0x0f00, TWO_TO_MINUS_12);
    TEST_ASSERT_EQUAL_HEX32(0x3f800000, sum());
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    TEST_ASSERT_EQUAL_HEX32(0x3f800001, sum());
    block.accumulate = MMAREF_ACCUMULATE_AFTER_PRODUCT;
    TEST_ASSERT_EQUAL_HEX32(0x3f800001, sum());
}

void test_accumulate_after_does_not_align_with_c(void)
{
    start(F32_K8, 0x4b800000); /* 2^24 + (1 + 2): the ones are lost one by one, not together */
    add(0, ONE, ONE);
    add(1, 0x4000, ONE);
    block.fraction_bits = 22;
    TEST_ASSERT_EQUAL_HEX32(0x4b800000, sum());
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    TEST_ASSERT_EQUAL_HEX32(0x4b800002, sum());
}

void test_group(void)
{
    start(F32_K8, 0x4b800000); /* 2^24 + 1 + 1: at once, or each tied to even */
    add(0, ONE, ONE);
    add(2, ONE, ONE);
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    TEST_ASSERT_EQUAL_HEX32(0x4b800001, sum());
    block.group = 2;
    TEST_ASSERT_EQUAL_HEX32(0x4b800000, sum());
    block.group = 4;
    TEST_ASSERT_EQUAL_HEX32(0x4b800001, sum());
}

static void check_roundings(uint32_t zero, uint32_t even, uint32_t down, uint32_t up, uint32_t away)
{
    const uint32_t expected[5] = { zero, even, down, up, away };

    for (block.rounding = 0; block.rounding < 5; block.rounding++) {
        TEST_ASSERT_EQUAL_HEX32(expected[block.rounding], sum());
    }
}

void test_rounding(void)
{
    start(F32_K8, 0x3f800000); /* 1 + 1.75 * 2^-24 */
    add(0, 0x0f00, TWO_TO_MINUS_12);
    check_roundings(0x3f800000, 0x3f800001, 0x3f800000, 0x3f800001, 0x3f800001);
    start(F32_K8, 0x3f800000); /* 1 + 2^-24 */
    add(0, TWO_TO_MINUS_12, TWO_TO_MINUS_12);
    check_roundings(0x3f800000, 0x3f800000, 0x3f800000, 0x3f800001, 0x3f800001);
    start(F32_K8, 0xbf800000); /* -1 - 2^-28 */
    add(0, 0x8400, TWO_TO_MINUS_14);
    check_roundings(0xbf800000, 0xbf800000, 0xbf800001, 0xbf800000, 0xbf800000);
}

void test_result_bits(void)
{
    start(F32_K8, 0x3f800600); /* 1 + 1.5 * 2^-13 */
    block.result_bits = 13;
    TEST_ASSERT_EQUAL_HEX32(0x3f800400, sum());
    block.rounding = MMAREF_ROUND_NEAREST_EVEN;
    TEST_ASSERT_EQUAL_HEX32(0x3f800800, sum());
    block.result_bits = 23;
    TEST_ASSERT_EQUAL_HEX32(0x3f800600, sum());
}

void test_step_type(void)
{
    start(F16_K8, ONE); /* 1 + 2^-11 + 2^-24: truncated to f32 first, the tie is lost */
    add(0, 0x1000, ONE);
    add(1, TWO_TO_MINUS_12, TWO_TO_MINUS_12);
    block.rounding = MMAREF_ROUND_NEAREST_EVEN;
    TEST_ASSERT_EQUAL_HEX32(0x3c01, sum());
    block.step_type = MMAREF_TYPE_F32;
    block.rounding = MMAREF_ROUND_ZERO;
    TEST_ASSERT_EQUAL_HEX32(0x3c00, sum());
    start(F32_K8, 0x3f800001); /* f16 steps lose the last bits of C */
    block.step_type = MMAREF_TYPE_F16;
    TEST_ASSERT_EQUAL_HEX32(0x3f800000, sum());
}

void test_overflow(void)
{
    start(BF16_K8, 0x7f000000); /* 2^127 + 2^127 */
    add(0, 0x7f00, 0x3f80);
    check_roundings(0x7f800000, 0x7f800000, 0x7f800000, 0x7f800000, 0x7f800000);
    block.overflow = MMAREF_OVERFLOW_ROUNDED;
    check_roundings(0x7f7fffff, 0x7f800000, 0x7f7fffff, 0x7f800000, 0x7f800000);
}

static void add_minus_zeros(void)
{
    uint16_t k;

    start(F32_K8, 0x80000000);
    for (k = 0; k < 8; k++) {
        add(k, 0x8000, ONE);
    }
}

void test_zero_sign(void)
{
    add_minus_zeros();
    TEST_ASSERT_EQUAL_HEX32(0, sum());
    block.zero_sign = MMAREF_ZERO_IEEE;
    TEST_ASSERT_EQUAL_HEX32(0x80000000, sum());
    add(3, 0, ONE);
    TEST_ASSERT_EQUAL_HEX32(0, sum());
    block.rounding = MMAREF_ROUND_DOWN;
    TEST_ASSERT_EQUAL_HEX32(0x80000000, sum());
    block.zero_sign = MMAREF_ZERO_PLUS;
    TEST_ASSERT_EQUAL_HEX32(0, sum());
}

void test_zero_sign_of_aligned_sums(void)
{
    add_minus_zeros();
    block.fraction_bits = 24;
    TEST_ASSERT_EQUAL_HEX32(0, sum());
    block.zero_sign = MMAREF_ZERO_IEEE;
    TEST_ASSERT_EQUAL_HEX32(0x80000000, sum());
}

void test_groups_start_from_zero_or_from_their_first_product(void)
{
    add_minus_zeros();
    block.zero_sign = MMAREF_ZERO_IEEE;
    block.products = 1;
    block.accumulate = MMAREF_ACCUMULATE_AFTER; /* +0 - 0 is +0, and so it stays */
    TEST_ASSERT_EQUAL_HEX32(0, sum());
    block.accumulate = MMAREF_ACCUMULATE_AFTER_PRODUCT;
    TEST_ASSERT_EQUAL_HEX32(0x80000000, sum());
}

void test_subnormal_inputs(void)
{
    start(F32_K8, 0); /* 2^-24 + 2^-40 */
    add(0, 0x0001, ONE);
    add(1, 0x0010, 0x0010);
    block.fraction_bits = 24;
    TEST_ASSERT_EQUAL_HEX32(0x33800000, sum()); /* aligned by the field: 2^-14 */
    block.subnormals = MMAREF_SUBNORMALS_NORMALISE;
    TEST_ASSERT_EQUAL_HEX32(0x33800080, sum());
    block.subnormals = MMAREF_SUBNORMALS_FLUSH_IN;
    TEST_ASSERT_EQUAL_HEX32(0, sum());
}

void test_subnormal_c(void)
{
    start(BF16_K8, 1); /* 2^-149 - 2^-152 */
    add(0, 0x9980, 0x1980);
    block.fraction_bits = 24;
    TEST_ASSERT_EQUAL_HEX32(1, sum()); /* 2^-152 is below the grid of 2^-126 */
    block.subnormals = MMAREF_SUBNORMALS_NORMALISE;
    TEST_ASSERT_EQUAL_HEX32(0, sum());
    block.subnormals = MMAREF_SUBNORMALS_FLUSH_IN;
    TEST_ASSERT_EQUAL_HEX32(0x80000000, sum()); /* -2^-152 alone */
}

void test_subnormal_results(void)
{
    start(BF16_K8, 0); /* 2^-127 */
    add(0, 0x2000, 0x1f80);
    TEST_ASSERT_EQUAL_HEX32(0x00400000, sum());
    block.subnormals = MMAREF_SUBNORMALS_FLUSH_OUT;
    TEST_ASSERT_EQUAL_HEX32(0, sum());
}

void test_underflow_sign(void)
{
    start(BF16_K8, 0); /* -2^-150 */
    add(0, 0x9a00, 0x1a00);
    TEST_ASSERT_EQUAL_HEX32(0x80000000, sum());
    block.underflow_sign = MMAREF_UNDERFLOW_PLUS;
    TEST_ASSERT_EQUAL_HEX32(0, sum());
    start(BF16_K8, 0); /* -2^-127 */
    add(0, 0xa000, 0x1f80);
    TEST_ASSERT_EQUAL_HEX32(0x80400000, sum());
    block.subnormals = MMAREF_SUBNORMALS_FLUSH_OUT;
    TEST_ASSERT_EQUAL_HEX32(0, sum());
    block.underflow_sign = MMAREF_UNDERFLOW_KEPT;
    TEST_ASSERT_EQUAL_HEX32(0x80000000, sum());
}

/* 1 - 1 + x, in units of 2^-24. */
static uint32_t aligned(uint64_t x)
{
    start(F32_K8, 0);
    add(0, ONE, ONE);
    add(1, MINUS_ONE, ONE);
    add(2, x, TWO_TO_MINUS_12);
    return sum();
}

void test_alignment_to_nearest(void)
{
    block.fraction_bits = 24;
    block.align = MMAREF_ROUND_NEAREST_EVEN;
    TEST_ASSERT_EQUAL_HEX32(0, aligned(0x0800));          /* 0.5 */
    TEST_ASSERT_EQUAL_HEX32(0x33800000, aligned(0x0a00)); /* 0.75 */
    TEST_ASSERT_EQUAL_HEX32(0x33800000, aligned(0x0d00)); /* 1.25 */
    TEST_ASSERT_EQUAL_HEX32(0x34000000, aligned(0x0e00)); /* 1.5 */
    TEST_ASSERT_EQUAL_HEX32(0xb4000000, aligned(0x8e00));
    TEST_ASSERT_EQUAL_HEX32(0x34000000, aligned(0x1100)); /* 2.5 */
}

#define TF32_K4 "mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32"

void test_tf32_class(void)
{
    start(TF32_K4, 0); /* a NaN by its last bit */
    add(0, 0x7f800001, 0x3f800000);
    TEST_ASSERT_EQUAL_HEX32(0x7f800000, sum());
    block.tf32_class = MMAREF_TF32_WHOLE;
    TEST_ASSERT_EQUAL_HEX32(0x7fffffff, sum());
    start(TF32_K4, 0); /* infinity times 1fff * 2^-149 */
    add(0, 0x7f800000, 0x00001fff);
    TEST_ASSERT_EQUAL_HEX32(0x7f800000, sum());
    add(0, 0x7f800000, 0x80001fff); /* and times the same below zero */
    TEST_ASSERT_EQUAL_HEX32(0xff800000, sum());
    block.subnormals = MMAREF_SUBNORMALS_FLUSH_IN;
    TEST_ASSERT_EQUAL_HEX32(0x7fffffff, sum());
    block.subnormals = 0;
    block.tf32_class = MMAREF_TF32_TRUNCATED;
    TEST_ASSERT_EQUAL_HEX32(0x7fffffff, sum());
}

void test_nan(void)
{
    start(F32_K8, 0x7f800001);
    TEST_ASSERT_EQUAL_HEX32(0x7fffffff, sum());
    block.nan = MMAREF_NAN_QUIET;
    TEST_ASSERT_EQUAL_HEX32(0x7fc00000, sum());
}

/* Numbers that are no type: of those after the last one a field has none. */
void test_types_of_a_step(void)
{
    mmaref_error error;
    uint8_t type;

    for (type = 0; type < 255; type++) {
        bool known = type == 0 || type == MMAREF_TYPE_F16 || type == MMAREF_TYPE_BF16 || type == MMAREF_TYPE_F32 ||
                     type == MMAREF_TYPE_E4M3 || type == MMAREF_TYPE_E5M2;
        block.step_type = type;
        if (type != MMAREF_TYPE_OWN) {
            TEST_ASSERT_EQUAL_INT(known ? MMAREF_OK : MMAREF_E_ARITHMETIC, mmaref_arithmetic_check(NULL, &block, &error));
        }
        if (!known && type != MMAREF_TYPE_OWN) {
            TEST_ASSERT_EQUAL_UINT32(MMAREF_FIELD_STEP_TYPE, error.bits);
        }
    }
    TEST_ASSERT_FALSE(mmaref_field_in_range(MMAREF_FIELD_STEP_TYPE, -1));
}
