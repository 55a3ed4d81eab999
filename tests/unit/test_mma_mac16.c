/* SPDX-License-Identifier: MIT */
/* Apple AMX mac16: fields of the operand, enabled lanes, and each operation by hand. */
#include <string.h>

#include "unity.h"

#include "mmaref.h"

#define VECTOR ((uint64_t)1 << 63)
#define Z_I32 ((uint64_t)1 << 62)
#define X_I8 ((uint64_t)1 << 61)
#define Y_I8 ((uint64_t)1 << 60)
#define SHIFT(n) ((uint64_t)(n) << 55)
#define X_ENABLE(mode, value) ((uint64_t)(mode) << 46 | (uint64_t)(value) << 41)
#define Y_ENABLE(mode, value) ((uint64_t)(mode) << 37 | (uint64_t)(value) << 32)
#define SKIP_X ((uint64_t)1 << 29)
#define SKIP_Y ((uint64_t)1 << 28)
#define SKIP_Z ((uint64_t)1 << 27)
#define Z_ROW(n) ((uint64_t)(n) << 20)
#define X_OFFSET(n) ((uint64_t)(n) << 10)
#define Y_OFFSET(n) ((uint64_t)(n))

static mmaref_amx amx;
static mmaref_mac16_fields fields;

void setUp(void)
{
    memset(&amx, 0, sizeof amx);
}
void tearDown(void) {}

/* 16-bit lanes of X and Y at offset 0, and 16- and 32-bit lanes of a row of Z. */
static void put(uint8_t *bytes, uint8_t lane, int value)
{
    bytes[2 * lane] = (uint8_t)(value & 0xff);
    bytes[2 * lane + 1] = (uint8_t)(value >> 8 & 0xff);
}

static uint32_t z16(uint8_t row, uint8_t lane)
{
    return (uint32_t)(amx.z[row][2 * lane] | amx.z[row][2 * lane + 1] << 8);
}

static uint32_t z32(uint8_t row, uint8_t lane)
{
    return (uint32_t)z16(row, (uint8_t)(2 * lane)) | (uint32_t)z16(row, (uint8_t)(2 * lane + 1)) << 16;
}

static void execute(uint64_t operand)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mac16(&amx, operand));
}

static void decode(uint64_t operand, mmaref_mac16_fields *of)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mac16_decode(operand, of));
}

void test_no_fields_to_decode_into(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_mac16_decode(VECTOR, NULL));
}

void test_every_field_of_the_operand(void)
{
    decode(VECTOR | X_I8 | SHIFT(21) | X_ENABLE(2, 11) | Y_ENABLE(1, 26) | SKIP_Y | Z_ROW(45) |
               X_OFFSET(341) | Y_OFFSET(170), &fields);
    TEST_ASSERT_TRUE(fields.vector);
    TEST_ASSERT_FALSE(fields.z_i32);
    TEST_ASSERT_TRUE(fields.x_i8);
    TEST_ASSERT_FALSE(fields.y_i8);
    TEST_ASSERT_EQUAL_UINT8(21, fields.shift);
    TEST_ASSERT_EQUAL_UINT8(2, fields.x_mode);
    TEST_ASSERT_EQUAL_UINT8(11, fields.x_value);
    TEST_ASSERT_EQUAL_UINT8(1, fields.y_mode);
    TEST_ASSERT_EQUAL_UINT8(26, fields.y_value);
    TEST_ASSERT_FALSE(fields.skip_x);
    TEST_ASSERT_TRUE(fields.skip_y);
    TEST_ASSERT_FALSE(fields.skip_z);
    TEST_ASSERT_EQUAL_UINT8(45, fields.z_row);
    TEST_ASSERT_EQUAL_UINT16(341, fields.x_offset);
    TEST_ASSERT_EQUAL_UINT16(170, fields.y_offset);

    decode(Z_I32 | Y_I8 | SHIFT(10) | X_ENABLE(1, 20) | Y_ENABLE(2, 5) | SKIP_X | SKIP_Z |
               Z_ROW(18) | X_OFFSET(170) | Y_OFFSET(341), &fields);
    TEST_ASSERT_FALSE(fields.vector);
    TEST_ASSERT_TRUE(fields.z_i32);
    TEST_ASSERT_FALSE(fields.x_i8);
    TEST_ASSERT_TRUE(fields.y_i8);
    TEST_ASSERT_EQUAL_UINT8(10, fields.shift);
    TEST_ASSERT_EQUAL_UINT8(1, fields.x_mode);
    TEST_ASSERT_EQUAL_UINT8(20, fields.x_value);
    TEST_ASSERT_EQUAL_UINT8(2, fields.y_mode);
    TEST_ASSERT_EQUAL_UINT8(5, fields.y_value);
    TEST_ASSERT_TRUE(fields.skip_x);
    TEST_ASSERT_FALSE(fields.skip_y);
    TEST_ASSERT_TRUE(fields.skip_z);
    TEST_ASSERT_EQUAL_UINT8(18, fields.z_row);
    TEST_ASSERT_EQUAL_UINT16(170, fields.x_offset);
    TEST_ASSERT_EQUAL_UINT16(341, fields.y_offset);
}

void test_ignored_bits_are_ignored(void)
{
    static const uint8_t ignored[] = { 9, 19, 26, 30, 31, 39, 40, 48, 49, 50, 51, 52, 53, 54 };
    mmaref_mac16_fields without;
    uint64_t operand = 0;
    size_t i;

    for (i = 0; i < sizeof ignored; i++) {
        operand |= (uint64_t)1 << ignored[i];
    }
    memset(&fields, 0, sizeof fields);
    memset(&without, 0, sizeof without);
    decode(operand, &fields);
    decode(0, &without);
    TEST_ASSERT_EQUAL_MEMORY(&without, &fields, sizeof fields);
}

static void check_enable(uint8_t mode, uint8_t value, uint32_t lanes)
{
    decode(X_ENABLE(mode, value), &fields);
    TEST_ASSERT_EQUAL_HEX32(lanes, fields.x_enable);
    TEST_ASSERT_EQUAL_HEX32(0xffffffff, fields.y_enable);
    decode(Y_ENABLE(mode, value), &fields);
    TEST_ASSERT_EQUAL_HEX32(lanes, fields.y_enable);
    TEST_ASSERT_EQUAL_HEX32(0xffffffff, fields.x_enable);
}

void test_enable_mode_0_all_odd_even_or_no_lanes(void)
{
    uint8_t value;

    check_enable(0, 0, 0xffffffff);
    check_enable(0, 1, 0xaaaaaaaa);
    check_enable(0, 2, 0x55555555);
    for (value = 3; value < 32; value++) {
        check_enable(0, value, 0);
    }
}

void test_enable_mode_1_one_lane(void)
{
    check_enable(1, 0, 0x00000001);
    check_enable(1, 17, 0x00020000);
    check_enable(1, 31, 0x80000000);
}

void test_enable_mode_2_first_lanes(void)
{
    check_enable(2, 0, 0xffffffff);
    check_enable(2, 1, 0x00000001);
    check_enable(2, 5, 0x0000001f);
    check_enable(2, 31, 0x7fffffff);
}

void test_enable_mode_3_last_lanes(void)
{
    check_enable(3, 0, 0xffffffff);
    check_enable(3, 1, 0x80000000);
    check_enable(3, 5, 0xf8000000);
    check_enable(3, 31, 0xfffffffe);
}

void test_matrix_of_i16(void)
{
    put(amx.x, 3, 5);
    put(amx.y, 7, -2);
    execute(0);
    TEST_ASSERT_EQUAL_HEX32(0xfff6, z16(14, 3)); /* row 2 j */
    TEST_ASSERT_EQUAL_HEX32(0, z16(15, 3));
    execute(Z_ROW(63)); /* of the row number only the lowest bit counts */
    TEST_ASSERT_EQUAL_HEX32(0xfff6, z16(15, 3));
    TEST_ASSERT_EQUAL_HEX32(0xfff6, z16(14, 3));
    execute(0);
    TEST_ASSERT_EQUAL_HEX32(0xffec, z16(14, 3)); /* added */
}

void test_matrix_of_i32(void)
{
    put(amx.x, 6, 0x7fff);
    put(amx.x, 7, -1);
    put(amx.y, 7, 0x7fff);
    execute(Z_I32);
    TEST_ASSERT_EQUAL_HEX32(0x3fff0001, z32(14, 3)); /* even lanes of X in even rows */
    TEST_ASSERT_EQUAL_HEX32(0xffff8001, z32(15, 3)); /* odd ones in odd rows; always signed */
}

void test_vector(void)
{
    put(amx.x, 9, 300);
    put(amx.y, 9, 2);
    put(amx.y, 10, 7);
    execute(VECTOR | Z_ROW(45));
    TEST_ASSERT_EQUAL_HEX32(600, z16(45, 9));
    TEST_ASSERT_EQUAL_HEX32(0, z16(45, 10));
    execute(VECTOR | Z_I32 | Z_ROW(46)); /* Z is i16 all the same */
    TEST_ASSERT_EQUAL_HEX32(600, z16(46, 9));
}

void test_vector_ignores_the_lanes_of_y(void)
{
    put(amx.x, 9, 3);
    put(amx.y, 9, 2);
    execute(VECTOR | Y_ENABLE(0, 3));
    TEST_ASSERT_EQUAL_HEX32(6, z16(0, 9));
}

void test_lanes_that_are_not_enabled_keep_z(void)
{
    uint8_t i, j;

    memset(amx.z, 0x11, sizeof amx.z);
    execute(X_ENABLE(1, 4) | Y_ENABLE(3, 1) | SKIP_Z); /* lane 4 of X, lane 31 of Y */
    for (j = 0; j < 64; j++) {
        for (i = 0; i < 32; i++) {
            TEST_ASSERT_EQUAL_HEX32(j == 62 && i == 4 ? 0 : 0x1111, z16(j, i));
        }
    }
}

static uint32_t with_skips(uint64_t skips)
{
    put(amx.x, 0, 6);
    put(amx.y, 0, -4);
    put(amx.z[0], 0, 100);
    execute(VECTOR | SHIFT(1) | skips);
    return z16(0, 0);
}

void test_skipped_inputs(void)
{
    TEST_ASSERT_EQUAL_HEX32(100 - 12, with_skips(0));
    TEST_ASSERT_EQUAL_HEX32(0xfff4, with_skips(SKIP_Z));
    TEST_ASSERT_EQUAL_HEX32(100 + 3, with_skips(SKIP_Y));
    TEST_ASSERT_EQUAL_HEX32(3, with_skips(SKIP_Y | SKIP_Z));
    TEST_ASSERT_EQUAL_HEX32(100 - 2, with_skips(SKIP_X));
    TEST_ASSERT_EQUAL_HEX32(0xfffe, with_skips(SKIP_X | SKIP_Z));
    TEST_ASSERT_EQUAL_HEX32(100, with_skips(SKIP_X | SKIP_Y));
    TEST_ASSERT_EQUAL_HEX32(0, with_skips(SKIP_X | SKIP_Y | SKIP_Z));
}

static uint32_t shifted(int x, uint8_t shift)
{
    put(amx.x, 0, x);
    execute(Z_I32 | SHIFT(shift) | SKIP_Y | SKIP_Z);
    return z32(0, 0);
}

void test_shifts_are_arithmetic(void)
{
    TEST_ASSERT_EQUAL_HEX32(0xfffffffb, shifted(-5, 0));
    TEST_ASSERT_EQUAL_HEX32(0xfffffffd, shifted(-5, 1)); /* down: -2.5 to -3 */
    TEST_ASSERT_EQUAL_HEX32(2, shifted(5, 1));
    TEST_ASSERT_EQUAL_HEX32(0xffffffff, shifted(-5, 31));
    TEST_ASSERT_EQUAL_HEX32(0, shifted(0x7fff, 31));
}

void test_the_product_is_shifted_before_z_is_added(void)
{
    put(amx.x, 0, 3);
    put(amx.y, 0, 1);
    put(amx.z[0], 0, 1);
    execute(VECTOR | SHIFT(1));
    TEST_ASSERT_EQUAL_HEX32(2, z16(0, 0));
}

void test_high_bits_of_a_product_can_be_shifted_into_i16(void)
{
    put(amx.x, 0, 0x7fff);
    put(amx.y, 0, 0x7fff);
    execute(VECTOR | SHIFT(16));
    TEST_ASSERT_EQUAL_HEX32(0x3fff, z16(0, 0));
}

void test_i8_is_the_low_byte_of_a_lane(void)
{
    put(amx.x, 0, 0x0180);
    put(amx.y, 0, 0x7f02);
    execute(VECTOR | X_I8 | Y_I8 | SKIP_Z);
    TEST_ASSERT_EQUAL_HEX32(0xff00, z16(0, 0)); /* -128 * 2 */
    execute(VECTOR | X_I8 | SKIP_Y | SKIP_Z);
    TEST_ASSERT_EQUAL_HEX32(0xff80, z16(0, 0));
    execute(VECTOR | Y_I8 | SKIP_X | SKIP_Z);
    TEST_ASSERT_EQUAL_HEX32(0x0002, z16(0, 0));
    execute(VECTOR | SKIP_Y | SKIP_Z);
    TEST_ASSERT_EQUAL_HEX32(0x0180, z16(0, 0));
}

void test_sums_wrap(void)
{
    put(amx.x, 0, 1);
    put(amx.y, 0, 1);
    put(amx.z[0], 0, 0x7fff);
    put(amx.z[0], 1, 0x1234);
    execute(VECTOR | X_ENABLE(1, 0));
    TEST_ASSERT_EQUAL_HEX32(0x8000, z16(0, 0));
    TEST_ASSERT_EQUAL_HEX32(0x1234, z16(0, 1)); /* no carry into the next lane */
    put(amx.z[0], 0, 0xffff);
    put(amx.z[0], 1, 0x7fff);
    execute(Z_I32 | X_ENABLE(1, 0) | Y_ENABLE(1, 0));
    TEST_ASSERT_EQUAL_HEX32(0x80000000, z32(0, 0));
}

void test_offsets_count_bytes_and_wrap_around(void)
{
    amx.x[511] = 0x34;
    amx.x[0] = 0x12;
    amx.y[1] = 0x02;
    execute(VECTOR | X_OFFSET(511) | Y_OFFSET(1) | X_ENABLE(1, 0));
    TEST_ASSERT_EQUAL_HEX32(0x2468, z16(0, 0));
    execute(VECTOR | X_OFFSET(449) | SKIP_Y | SKIP_Z | X_ENABLE(1, 31)); /* 449 + 62 = 511 */
    TEST_ASSERT_EQUAL_HEX32(0x1234, z16(0, 31));
    execute(VECTOR | X_OFFSET(510) | SKIP_Y | SKIP_Z | X_ENABLE(1, 1)); /* 512 is 0 again */
    TEST_ASSERT_EQUAL_HEX32(0x0012, z16(0, 1));
}

/* Every lane at every offset, X and Y by turns; each byte differs from its neighbours. */
void test_every_offset_wraps_around_in_every_lane(void)
{
    uint8_t bytes[512];
    unsigned offset;
    uint8_t lane;

    for (offset = 0; offset < 512; offset++) {
        bytes[offset] = (uint8_t)(13 * offset + offset / 256);
    }
    for (offset = 0; offset < 512; offset++) {
        memcpy(amx.x, bytes, sizeof amx.x);
        memcpy(amx.y, bytes, sizeof amx.y);
        execute(VECTOR | X_OFFSET(offset) | SKIP_Y | SKIP_Z);
        execute(VECTOR | Z_ROW(1) | Y_OFFSET(offset) | SKIP_X | SKIP_Z);
        for (lane = 0; lane < 32; lane++) {
            const unsigned at = offset + 2u * lane;
            const uint32_t value = bytes[at % 512] | (uint32_t)bytes[(at + 1) % 512] << 8;
            TEST_ASSERT_EQUAL_HEX32(value, z16(0, lane));
            TEST_ASSERT_EQUAL_HEX32(value, z16(1, lane));
        }
    }
}

void test_x_and_y_stay_as_they_are(void)
{
    mmaref_amx before;
    size_t i;

    for (i = 0; i < 512; i++) {
        amx.x[i] = (uint8_t)(3 * i);
        amx.y[i] = (uint8_t)(7 * i);
    }
    before = amx;
    execute(Z_I32 | X_OFFSET(300) | Y_OFFSET(77));
    TEST_ASSERT_EQUAL_HEX8_ARRAY(before.x, amx.x, 512);
    TEST_ASSERT_EQUAL_HEX8_ARRAY(before.y, amx.y, 512);
}

void test_a_state_is_needed(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_mac16(NULL, 0));
}
