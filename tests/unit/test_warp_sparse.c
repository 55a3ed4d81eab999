/* SPDX-License-Identifier: MIT */
/* Dense A to sparse storage and back (PTX ISA 9.7.14.6.1), at every granularity. */
#include <string.h>

#include "mmaref.h"
#include "unity.h"

#define K_MAX 128

static mmaref_instruction instruction;
static mmaref_description is;
static uint32_t dense[16 * K_MAX], again[16 * K_MAX];
static uint32_t a[32 * MMAREF_REGISTERS_MAX], e[32];
static mmaref_error error;

static const char *const two_of_four = "mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32";
static const char *const one_of_two = "mma.sp.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32";
static const char *const pairs = "mma.sp.sync.aligned.m16n8k128.row.col.s32.s4.s4.s32";
static const char *const bytes = "mma.sp.sync.aligned.m16n8k64.row.col.s32.s8.s8.s32";

static void open(const char *text)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(text, strlen(text), &instruction, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_describe(&instruction, &is));
    memset(dense, 0, sizeof dense);
    memset(a, 0xa5, sizeof a);
    memset(e, 0xa5, sizeof e);
}

void setUp(void) {}
void tearDown(void) {}

static void check_round_trip(uint32_t selector)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_sparse_compress(&instruction, dense, selector, a, e, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_sparse_expand(&instruction, a, e, selector, again, &error));
    TEST_ASSERT_EQUAL_HEX32_ARRAY(dense, again, (size_t)is.m * is.k);
}

void test_two_of_four_takes_no_one_or_two_non_zeros_anywhere(void)
{
    unsigned first, second;

    for (first = 0; first < 4; first++) {
        for (second = 0; second < 4; second++) {
            open(two_of_four);
            check_round_trip(0);
            dense[5 * 32 + 12 + first] = 0x3c00;
            check_round_trip(0);
            dense[5 * 32 + 12 + second] = 0x4000;
            dense[15 * 32 + 28 + second] = 0x4200;
            check_round_trip(1);
        }
    }
}

void test_metadata_is_that_of_the_text(void)
{
    /* Row 0, chunk 0 with elements 1 and 2: indices 01 and 10, 0b1001, in the low bits of lane 0. */
    open(two_of_four);
    dense[1] = 0x3c00;
    dense[2] = 0x4000;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_sparse_compress(&instruction, dense, 0, a, e, &error));
    TEST_ASSERT_EQUAL_HEX32(0x9, e[0] & 0xf);
    TEST_ASSERT_EQUAL_HEX32(0x40003c00, a[0]);
    TEST_ASSERT_EQUAL_HEX32(0, e[2]); /* a lane of the other selector */

    open(one_of_two);
    dense[1] = 0x3f800000;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_sparse_compress(&instruction, dense, 0, a, e, &error));
    TEST_ASSERT_EQUAL_HEX32(0xe, e[0] & 0xf);
    TEST_ASSERT_EQUAL_HEX32(0x4, e[0] >> 4 & 0xf); /* an empty chunk stores its even element */
}

void test_one_of_two(void)
{
    open(one_of_two);
    dense[3 * 16 + 4] = 0x3f800000;
    dense[3 * 16 + 7] = 0x40000000;
    check_round_trip(1);
    dense[3 * 16 + 5] = 0x40400000;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_SPARSITY, mmaref_sparse_compress(&instruction, dense, 1, a, e, &error));
    TEST_ASSERT_EQUAL_UINT16(3, error.row);
    TEST_ASSERT_EQUAL_UINT16(4, error.column);
}

void test_pairs_of_eight(void)
{
    open(pairs);
    dense[9 * 128 + 16 + 3] = 7; /* the second pair, one of its elements zero */
    dense[9 * 128 + 16 + 6] = 15;
    dense[9 * 128 + 16 + 7] = 1;
    check_round_trip(0);
    dense[9 * 128 + 16 + 4] = 1;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_SPARSITY, mmaref_sparse_compress(&instruction, dense, 0, a, e, &error));
    TEST_ASSERT_EQUAL_UINT16(9, error.row);
    TEST_ASSERT_EQUAL_UINT16(16, error.column);
}

void test_a_chunk_too_full_changes_nothing(void)
{
    open(two_of_four);
    dense[0] = dense[1] = dense[3] = 0x3c00;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_SPARSITY, mmaref_sparse_compress(&instruction, dense, 0, a, e, &error));
    TEST_ASSERT_EQUAL_STRING("a chunk has too many non-zeros", mmaref_reason_text(error.reason));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_SPARSITY, mmaref_sparse_compress(&instruction, dense, 0, a, e, NULL));
    TEST_ASSERT_EQUAL_HEX32(0xa5a5a5a5, a[0]);
    TEST_ASSERT_EQUAL_HEX32(0xa5a5a5a5, e[0]);
}

void test_a_minus_zero_is_no_non_zero(void)
{
    open(two_of_four);
    dense[0] = 0x3c00;
    dense[1] = 0x8000;
    dense[3] = 0x4000;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_sparse_compress(&instruction, dense, 0, a, e, &error));
    TEST_ASSERT_EQUAL_HEX32(0xc, e[0] & 0xf); /* 0 and 3 */
}

void test_selectors_and_arguments(void)
{
    open(two_of_four);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, mmaref_sparse_compress(&instruction, dense, 2, a, e, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_sparse_compress(&instruction, NULL, 0, a, e, &error));
    memset(e, 0, sizeof e); /* 0b0000: twice the same element */
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, mmaref_sparse_expand(&instruction, a, e, 0, again, &error));
    TEST_ASSERT_EQUAL_UINT8(0, error.lane);
    open("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_sparse_compress(&instruction, dense, 0, a, e, &error));
}

void test_every_position_of_bytes(void)
{
    unsigned row, column;

    open(bytes);
    for (row = 0; row < 16; row++) {
        for (column = 0; column < 64; column++) {
            dense[row * 64 + column] = 1 + (row * 64 + column) % 255;
            check_round_trip(0);
            dense[row * 64 + column] = 0;
        }
    }
}
