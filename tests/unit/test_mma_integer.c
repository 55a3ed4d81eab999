/* SPDX-License-Identifier: MIT */
/* Integer and single-bit D = A * B + C: exact sums, then wrapped or clamped once. */
#include "unity.h"

#include "one_warp.h"

#define S8 "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32"
#define S8_SATFINITE "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32"

static warp w;

void setUp(void) {}
void tearDown(void) {}

/* Element (0, 0) of D with a row of A that is all `a` up to k = half, then all `rest`. */
static uint32_t corner(const char *instruction, uint32_t a, uint16_t half, uint32_t rest, uint32_t b,
                       uint32_t c)
{
    uint16_t k;

    warp_open(&w, instruction);
    for (k = 0; k < w.is.k; k++) {
        warp_put(&w, MMAREF_OPERAND_A, 0, k, k < half ? a : rest);
        warp_put(&w, MMAREF_OPERAND_B, k, 0, b);
    }
    warp_put(&w, MMAREF_OPERAND_C, 0, 0, c);
    warp_mma(&w, NULL);
    return (uint32_t)warp_get(&w, MMAREF_OPERAND_D, 0, 0);
}

void test_sums_wrap_modulo_2_to_32(void) /* V40 */
{
    TEST_ASSERT_EQUAL_HEX32(0x80000000, corner(S8, 1, 1, 0, 1, 0x7fffffff));
    TEST_ASSERT_EQUAL_HEX32(0x7fffffff, corner(S8, 0xff, 1, 0, 1, 0x80000000));
}

void test_satfinite_clamps(void)
{
    TEST_ASSERT_EQUAL_HEX32(0x7fffffff, corner(S8_SATFINITE, 1, 1, 0, 1, 0x7fffffff));
    TEST_ASSERT_EQUAL_HEX32(0x80000000, corner(S8_SATFINITE, 0xff, 1, 0, 1, 0x80000000));
    TEST_ASSERT_EQUAL_HEX32(0x7ffffffe, corner(S8_SATFINITE, 0xff, 1, 0, 1, 0x7fffffff));
    TEST_ASSERT_EQUAL_HEX32(0x80000001, corner(S8_SATFINITE, 1, 1, 0, 1, 0x80000000));
}

void test_satfinite_clamps_once_at_the_end(void) /* V41: 16 times 100, 16 times -100 */
{
    TEST_ASSERT_EQUAL_HEX32(0x7fffffff, corner(S8_SATFINITE, 0x64, 16, 0x9c, 1, 0x7fffffff));
    TEST_ASSERT_EQUAL_HEX32(0x80000000, corner(S8_SATFINITE, 0x9c, 16, 0x64, 1, 0x80000000));
}

void test_largest_sums(void)
{
    TEST_ASSERT_EQUAL_INT32(32 * 128 * 128, corner(S8, 0x80, 32, 0, 0x80, 0));
    TEST_ASSERT_EQUAL_INT32(32 * -128 * 127, corner(S8, 0x80, 32, 0, 0x7f, 0));
    TEST_ASSERT_EQUAL_INT32(32 * 255 * 255,
                            corner("mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32", 0xff, 32, 0, 0xff, 0));
}

void test_signs_of_a_and_b_are_separate(void)
{
    TEST_ASSERT_EQUAL_INT32(-255, corner("mma.sync.aligned.m16n8k16.row.col.s32.s8.u8.s32", 0xff, 1, 0, 0xff, 0));
    TEST_ASSERT_EQUAL_INT32(-255, corner("mma.sync.aligned.m16n8k16.row.col.s32.u8.s8.s32", 0xff, 1, 0, 0xff, 0));
    TEST_ASSERT_EQUAL_INT32(1, corner("mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32", 0xff, 1, 0, 0xff, 0));
    TEST_ASSERT_EQUAL_INT32(-120, corner("mma.sync.aligned.m16n8k32.row.col.s32.s4.u4.s32", 0x8, 1, 0, 0xf, 0));
}

/* Products meet along k alone: one term lands in one element. */
void test_one_product_lands_in_one_element(void)
{
    uint16_t row, column;

    warp_open(&w, S8);
    warp_put(&w, MMAREF_OPERAND_A, 3, 17, 7);
    warp_put(&w, MMAREF_OPERAND_B, 17, 5, 9);
    warp_put(&w, MMAREF_OPERAND_A, 4, 16, 7);
    warp_put(&w, MMAREF_OPERAND_B, 15, 6, 9);
    warp_mma(&w, NULL);
    for (row = 0; row < 16; row++) {
        for (column = 0; column < 8; column++) {
            TEST_ASSERT_EQUAL_HEX32(row == 3 && column == 5 ? 63 : 0,
                                    warp_get(&w, MMAREF_OPERAND_D, row, column));
        }
    }
}

#define B1_XOR "mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc"
#define B1_AND "mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.and.popc"

void test_single_bits(void)
{
    TEST_ASSERT_EQUAL_HEX32(256, corner(B1_XOR, 1, 256, 0, 0, 0));
    TEST_ASSERT_EQUAL_HEX32(0, corner(B1_XOR, 1, 256, 0, 1, 0));
    TEST_ASSERT_EQUAL_HEX32(100, corner(B1_XOR, 1, 100, 0, 0, 0));
    TEST_ASSERT_EQUAL_HEX32(256, corner(B1_AND, 1, 256, 0, 1, 0));
    TEST_ASSERT_EQUAL_HEX32(0, corner(B1_AND, 1, 256, 0, 0, 0));
    TEST_ASSERT_EQUAL_HEX32(100, corner(B1_AND, 1, 100, 0, 1, 0));
}

void test_single_bits_wrap(void)
{
    TEST_ASSERT_EQUAL_HEX32(0, corner(B1_AND, 1, 1, 0, 1, 0xffffffff));
    TEST_ASSERT_EQUAL_HEX32(0x80000000, corner(B1_XOR, 1, 1, 0, 0, 0x7fffffff));
}
