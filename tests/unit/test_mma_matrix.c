/* SPDX-License-Identifier: MIT */
/* mmaref_matrix_multiply: what it computes of whole matrices, and that a matrix outside of its memory is named and ends it. */
#include <string.h>

#include "unity.h"

#include "mmaref.h"

#define HALF "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32"
#define SPARSE "mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
#define QUADPAIRS "mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32"
#define FILL 0xa5

static mmaref_instruction instruction;
static mmaref_arithmetic block;
static mmaref_matrix_memory memory;
static mmaref_error error;
static uint8_t bytes_a[16 * 8 * 2], bytes_b[16 * 8 * 2], bytes_c[16 * 8 * 4], bytes_d[16 * 8 * 4];
static mmaref_matrix a, b, c, d;

static void open_matrix(mmaref_matrix *matrix, uint8_t *bytes, size_t size, uint32_t leading, bool column_major)
{
    matrix->bytes = bytes;
    matrix->size = size;
    matrix->first = 0;
    matrix->leading = leading;
    matrix->column_major = column_major;
    memset(bytes, 0, size);
}

static void open_instruction(const char *text)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(text, strlen(text), &instruction, NULL));
}

void setUp(void)
{
    open_instruction(HALF);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_start(&block));
    open_matrix(&a, bytes_a, sizeof bytes_a, 8, false);
    open_matrix(&b, bytes_b, 8 * 8 * 2, 8, true);
    open_matrix(&c, bytes_c, sizeof bytes_c, 8, false);
    open_matrix(&d, bytes_d, sizeof bytes_d, 8, false);
    memset(bytes_d, FILL, sizeof bytes_d);
    memset(&memory, FILL, sizeof memory);
    memset(&error, 0, sizeof error);
}

void tearDown(void) {}

static mmaref_status multiply(const mmaref_operands *others)
{
    const mmaref_matrices matrices = { &a, &b, &c, &d, others };

    return mmaref_matrix_multiply(&instruction, &block, &matrices, &memory, &error);
}

static void put_half(uint8_t *bytes, unsigned index, uint16_t bits)
{
    bytes[2 * index] = (uint8_t)(bits & 0xff);
    bytes[2 * index + 1] = (uint8_t)(bits >> 8);
}

static void put_single(uint8_t *bytes, unsigned index, uint32_t bits)
{
    put_half(bytes, 2 * index, (uint16_t)(bits & 0xffff));
    put_half(bytes, 2 * index + 1, (uint16_t)(bits >> 16));
}

static uint32_t single(const uint8_t *bytes, unsigned index)
{
    return bytes[4 * index] | (uint32_t)bytes[4 * index + 1] << 8 | (uint32_t)bytes[4 * index + 2] << 16 |
           (uint32_t)bytes[4 * index + 3] << 24;
}

/* 2^exponent. */
static uint16_t half_power(unsigned exponent)
{
    return (uint16_t)((15 + exponent) << 10);
}

static uint32_t single_power(unsigned exponent)
{
    return (uint32_t)(127 + exponent) << 23;
}

/* Row r of A is 2^(r % 8) in column r % 8, column s of B is 2^(s % 4) in every row. */
void test_whole_matrices(void)
{
    unsigned r, s;

    for (r = 0; r < 16; r++) {
        put_half(bytes_a, 8 * r + r % 8, half_power(r % 8));
    }
    for (s = 0; s < 8; s++) {
        for (r = 0; r < 8; r++) {
            put_half(bytes_b, 8 * s + r, half_power(s % 4));
        }
    }
    put_single(bytes_c, 8 * 15 + 7, single_power(10));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, multiply(NULL));
    for (r = 0; r < 16; r++) {
        for (s = 0; s < 8; s++) {
            /* In the last place 2^7 * 2^3 + 2^10. */
            TEST_ASSERT_EQUAL_HEX32(single_power(r == 15 && s == 7 ? 11 : r % 8 + s % 4), single(bytes_d, 8 * r + s));
        }
    }
}

/* An instruction of four products computes the first, whatever the working memory holds of the others. */
void test_the_first_of_several_products(void)
{
    unsigned r, s;

    open_instruction(QUADPAIRS);
    a.leading = 4;
    b.leading = 4;
    for (r = 0; r < 8; r++) {
        put_half(bytes_a, 4 * r + r % 4, half_power(r));
        put_half(bytes_b, 4 * r + r % 4, half_power(1));
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, multiply(NULL));
    for (r = 0; r < 8; r++) {
        for (s = 0; s < 8; s++) {
            TEST_ASSERT_EQUAL_HEX32(r % 4 == s % 4 ? single_power(r + 1) : 0, single(bytes_d, 8 * r + s));
        }
    }
    for (r = 8 * 8 * 4; r < sizeof bytes_d; r++) {
        TEST_ASSERT_EQUAL_HEX8(FILL, bytes_d[r]);
    }
}

/* Metadata come from the others, whose own fragments are ignored. */
void test_metadata_of_the_others(void)
{
    static uint32_t metadata[32];
    mmaref_operands others;
    unsigned i;

    open_instruction(SPARSE);
    open_matrix(&b, bytes_b, sizeof bytes_b, 16, true);
    memset(&others, 0, sizeof others);
    others.e = metadata;
    for (i = 0; i < 32; i++) {
        metadata[i] = 0xeeeeeeee; /* the last two of each four */
    }
    put_half(bytes_a, 0, half_power(0));
    put_half(bytes_b, 2, half_power(3)); /* column 0, row 2 */
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, multiply(&others));
    TEST_ASSERT_EQUAL_HEX32(single_power(3), single(bytes_d, 0));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, multiply(NULL));
}

/* One matrix alone ends before its last element: refused, whatever the others are. */
static void check_outside(mmaref_matrix *matrix)
{
    size_t i;

    setUp();
    matrix->size--;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, multiply(NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, error.status);
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_OUTSIDE_MEMORY, error.reason);
    for (i = 0; i < sizeof bytes_d; i++) {
        TEST_ASSERT_EQUAL_HEX8(FILL, bytes_d[i]);
    }
}

void test_each_matrix_has_to_lie_in_its_memory(void)
{
    check_outside(&a);
    check_outside(&b);
    check_outside(&c);
    check_outside(&d);
}

/* A begins after an element that is further from the end than A is long. */
void test_a_matrix_that_ends_outside_after_a_late_begin(void)
{
    a.first = 200;
    a.size = 2 * (200 + 8 * 16) - 1;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, multiply(NULL));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_OUTSIDE_MEMORY, error.reason);
}

void test_a_block_that_cannot_be_computed(void)
{
    block.rounding = 255;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, multiply(NULL));
    TEST_ASSERT_EQUAL_HEX8(FILL, bytes_d[0]);
}

/* Instructions whose operands are no three matrices. */
void test_no_product(void)
{
    open_instruction("ldmatrix.sync.aligned.m8n8.x4.b16");
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, multiply(NULL));
    open_instruction("wmma.store.d.sync.aligned.row.m16n16k16.f16");
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, multiply(NULL));
}

/* The place of what lies outside of the memory, where it is wanted. */
void test_the_first_element_outside(void)
{
    a.size = 2 * (8 * 5 + 3);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_fragment_pack(&instruction, &block, MMAREF_OPERAND_A, 0, &a,
                                                                  memory.a, &error));
    /* Lane 0 has row 0, which lies inside, and row 8. */
    TEST_ASSERT_EQUAL_UINT16(8, error.row);
    TEST_ASSERT_EQUAL_UINT16(0, error.column);
    TEST_ASSERT_EQUAL_UINT8(0, error.lane);
    TEST_ASSERT_EQUAL_UINT32(2 * 8 * 8, error.bits);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_fragment_pack(&instruction, &block, MMAREF_OPERAND_A, 0, &a,
                                                                  memory.a, NULL));
}

/* m8n8k4 multiplies four pairs of matrices: lanes 4 to 7 and 20 to 23 hold those of number 1, each of the former a row
 * of A (PTX ISA 9.7.14.5.1). */
void test_the_first_element_outside_of_one_of_four_products(void)
{
    open_instruction(QUADPAIRS);
    open_matrix(&a, bytes_a, 2 * 4, 4, false); /* one row of eight */
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_fragment_pack(&instruction, &block, MMAREF_OPERAND_A, 1, &a,
                                                                  memory.a, &error));
    TEST_ASSERT_EQUAL_UINT16(1, error.row);
    TEST_ASSERT_EQUAL_UINT16(0, error.column);
    TEST_ASSERT_EQUAL_UINT8(5, error.lane);
    TEST_ASSERT_EQUAL_UINT32(2 * 4, error.bits);
}
