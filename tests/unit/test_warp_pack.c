/* SPDX-License-Identifier: MIT */
/* Matrices in memory to registers and back, of every operand of every instruction. */
#include <stdio.h>
#include <string.h>

#include "unity.h"

#include "every_instruction.h"
#include "mmaref.h"
#include "random.h"
#include "one_warp.h"

#define ROWS 64
#define MEMORY (16 * ROWS)

static warp w;
static uint8_t memory[MEMORY];
static const uint8_t nothing[1 << 16];
static uint32_t address[MMAREF_LANES];
static uint32_t registers[32 * MMAREF_REGISTERS_MAX];

/* Random memory; every lane names a row of its own. */
void setUp(void)
{
    uint32_t first, step, lane;

    random_start(20251121);
    random_bytes(memory, sizeof memory);
    first = random_word();
    step = random_word() | 1;
    for (lane = 0; lane < MMAREF_LANES; lane++) {
        address[lane] = 16 * ((first + lane * step) % ROWS);
    }
}

void tearDown(void) {}

static mmaref_instruction parsed(const char *text)
{
    mmaref_instruction instruction;

    TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, mmaref_instruction_parse(text, strlen(text), &instruction, NULL), text);
    return instruction;
}

static uint8_t matrix_bytes[1 << 16], back[1 << 16];

/* Rows and columns of an operand: one more than the last places. */
static void extent(uint8_t operand, uint16_t *rows, uint16_t *columns, uint16_t *products, uint8_t *width)
{
    mmaref_coordinate coordinate;
    mmaref_slot slot;
    uint8_t lane, element;

    *rows = *columns = *products = 0;
    for (lane = 0; lane < MMAREF_LANES; lane++) {
        for (element = 0; mmaref_layout_coordinate(&w.instruction, NULL, operand, lane, element, &coordinate) == MMAREF_OK; element++) {
            *rows = coordinate.row >= *rows ? (uint16_t)(coordinate.row + 1) : *rows;
            *columns = coordinate.column >= *columns ? (uint16_t)(coordinate.column + 1) : *columns;
            *products = coordinate.matrix >= *products ? (uint16_t)(coordinate.matrix + 1) : *products;
        }
    }
    memset(&coordinate, 0, sizeof coordinate);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_slot(&w.instruction, NULL, operand, &coordinate, &slot));
    *width = slot.width;
}

static uint64_t element_at(const uint8_t *bytes, size_t number, uint8_t width)
{
    uint64_t value = 0;
    uint8_t i;

    for (i = 0; i < width; i++) {
        size_t bit = number * width + i;
        value |= (uint64_t)(bytes[bit / 8] >> bit % 8 & 1) << i;
    }
    return value;
}

/* The element of a fragment that is in the slot of a coordinate. */
static uint64_t element_in(uint8_t operand, uint8_t count, const mmaref_coordinate *coordinate)
{
    mmaref_slot slot;
    uint64_t value;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_slot(&w.instruction, NULL, operand, coordinate, &slot));
    value = registers[slot.lane * count + slot.reg];
    if (slot.width == 64) {
        return value | (uint64_t)registers[slot.lane * count + slot.reg + 1] << 32;
    }
    return value >> slot.bit & (((uint64_t)1 << slot.width) - 1);
}

/* Packs, and looks every element up in its slot; unpacks elsewhere, and compares every element. What is not one stays
 * zero. */
static void check_operand(uint8_t operand, uint8_t count, bool column_major, uint32_t first, uint32_t spare)
{
    mmaref_coordinate at;
    uint16_t rows, columns, products;
    uint8_t width, i;
    mmaref_matrix from, to;

    extent(operand, &rows, &columns, &products, &width);
    from.bytes = matrix_bytes;
    from.first = first;
    from.leading = (column_major ? rows : columns) + spare;
    from.column_major = column_major;
    from.size = sizeof matrix_bytes;
    to = from;
    to.bytes = back;
    for (at.matrix = 0; at.matrix < products; at.matrix++) {
        memset(back, 0, sizeof back);
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_fragment_pack(&w.instruction, NULL, operand, at.matrix, &from, registers, NULL));
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_fragment_unpack(&w.instruction, NULL, operand, at.matrix, registers, &to, NULL));
        for (at.row = 0; at.row < rows; at.row++) {
            for (at.column = 0; at.column < columns; at.column++) {
                size_t number = from.first + (column_major ? at.column * (size_t)from.leading + at.row
                                                           : at.row * (size_t)from.leading + at.column);
                uint64_t expected = element_at(matrix_bytes, number, width);
                TEST_ASSERT_EQUAL_HEX64(expected, element_in(operand, count, &at));
                TEST_ASSERT_EQUAL_HEX64(expected, element_at(back, number, width));
                for (i = 0; i < width; i++) {
                    size_t bit = number * width + i;
                    back[bit / 8] &= (uint8_t)~(1u << bit % 8);
                }
            }
        }
        TEST_ASSERT_EQUAL_MEMORY(nothing, back, sizeof back);
    }
}

void test_unpack_after_pack_restores_every_operand_of_every_instruction(void)
{
    mmaref_description is;
    uint16_t next = 1; /* after mac16 */
    uint8_t operand;

    random_bytes(matrix_bytes, sizeof matrix_bytes);
    while (next_instruction(&next, &w.instruction, &is)) {
        for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
            if (is.registers[operand] != 0) {
                bool column_major = (is.id + operand) % 2 != 0;
                check_operand(operand, is.registers[operand], column_major, random_below(50), random_below(9));
                check_operand(operand, is.registers[operand], !column_major, 8 * random_below(6), 8 * random_below(2));
            }
        }
    }
}

void test_matrices_that_leave_their_memory(void)
{
    mmaref_matrix matrix = { matrix_bytes, 16 * 16 * 2, 0, 16, false };
    mmaref_error error;

    warp_open(&w, "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_fragment_pack(&w.instruction, NULL, MMAREF_OPERAND_A, 0, &matrix, registers, NULL));
    matrix.first = 1;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT,
                          mmaref_fragment_pack(&w.instruction, NULL, MMAREF_OPERAND_A, 0, &matrix, registers, &error));
    TEST_ASSERT_EQUAL_UINT8(31, error.lane);
    TEST_ASSERT_EQUAL_HEX32(512, error.bits);
    matrix.first = SIZE_MAX;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT,
                          mmaref_fragment_pack(&w.instruction, NULL, MMAREF_OPERAND_A, 0, &matrix, registers, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT,
                          mmaref_fragment_pack(&w.instruction, NULL, MMAREF_OPERAND_A, 1, &matrix, registers, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT,
                          mmaref_fragment_pack(&w.instruction, NULL, MMAREF_OPERAND_E, 0, &matrix, registers, &error));
}

static void check_rows(mmaref_status status, const mmaref_instruction *instruction, const mmaref_arithmetic *chip,
                       size_t size, const uint32_t address[MMAREF_LANES])
{
    uint32_t d[4 * 32];
    mmaref_error error;

    TEST_ASSERT_EQUAL_INT(status, mmaref_ldmatrix(instruction, chip, memory, size, address, d, &error));
}

void test_rows_that_memory_has_no_room_for(void)
{
    const mmaref_instruction four = parsed("ldmatrix.sync.aligned.m8n8.x4.b16");
    const mmaref_instruction one = parsed("ldmatrix.sync.aligned.m8n8.x1.b16");
    uint32_t address[MMAREF_LANES] = { 0 };
    mmaref_arithmetic chip;

    check_rows(MMAREF_OK, &four, NULL, 16, address);
    check_rows(MMAREF_E_UNDEFINED, &four, NULL, 15, address); /* a row has 16 bytes */
    address[7] = 16;
    check_rows(MMAREF_E_UNDEFINED, &four, NULL, 16, address);
    /* Lanes 8 to 31 have to have an address of x1 on sm_75 and below (PTX ISA 9.7.14.5.15). */
    address[7] = 0;
    address[31] = 16;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_start(&chip));
    check_rows(MMAREF_OK, &one, &chip, 16, address);
    chip.fragments = MMAREF_FRAGMENTS_SM_70;
    check_rows(MMAREF_E_UNDEFINED, &one, &chip, 16, address);
    chip.fragments = MMAREF_FRAGMENTS_SM_75;
    check_rows(MMAREF_E_UNDEFINED, &one, &chip, 16, address);
}

void test_what_has_fragments_but_moves_no_rows(void)
{
    const mmaref_instruction product = parsed("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");
    const uint32_t address[MMAREF_LANES] = { 0 };
    uint32_t a[4 * 32] = { 0 };

    check_rows(MMAREF_E_ARGUMENT, &product, NULL, 16, address);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_stmatrix(&product, address, a, memory, 16, NULL));
}

/* ---- The first element outside ---- */

/* The place of what lies outside of the memory, where it is wanted. */
void test_the_first_element_outside(void)
{
    const mmaref_instruction half = parsed("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32");
    const mmaref_matrix a = { memory, 2 * (8 * 5 + 3), 0, 8, false };
    mmaref_error error;

    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_fragment_pack(&half, NULL, MMAREF_OPERAND_A, 0, &a, registers, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, error.status);
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_OUTSIDE_MEMORY, error.reason);
    TEST_ASSERT_EQUAL_UINT8(MMAREF_OPERAND_A, error.operand);
    /* Lane 0 has row 0, which lies inside, and row 8. */
    TEST_ASSERT_EQUAL_UINT32(8, error.row);
    TEST_ASSERT_EQUAL_UINT32(0, error.column);
    TEST_ASSERT_EQUAL_UINT8(0, error.lane);
    TEST_ASSERT_EQUAL_UINT32(2 * 8 * 8, error.bits);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_fragment_pack(&half, NULL, MMAREF_OPERAND_A, 0, &a, registers, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_fragment_pack(&half, NULL, MMAREF_OPERAND_B, 0, &a, registers, &error));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_OPERAND_B, error.operand);
}

/* m8n8k4 multiplies four pairs of matrices: lanes 4 to 7 and 20 to 23 hold those of number 1, each of the former a row
 * of A (PTX ISA 9.7.14.5.1). */
void test_the_first_element_outside_of_one_of_four_products(void)
{
    const mmaref_instruction four = parsed("mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32");
    const mmaref_matrix a = { memory, 2 * 4, 0, 4, false }; /* one row of eight */
    mmaref_error error;

    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_fragment_pack(&four, NULL, MMAREF_OPERAND_A, 1, &a, registers, &error));
    TEST_ASSERT_EQUAL_UINT32(1, error.row);
    TEST_ASSERT_EQUAL_UINT32(0, error.column);
    TEST_ASSERT_EQUAL_UINT8(5, error.lane);
    TEST_ASSERT_EQUAL_UINT32(2 * 4, error.bits);
}

/* A begins after an element that is further from the end than A is long. */
void test_a_matrix_that_ends_outside_after_a_late_begin(void)
{
    const mmaref_instruction half = parsed("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32");
    mmaref_matrix a = { memory, 2 * (200 + 8 * 16) - 1, 200, 8, false };
    mmaref_error error;

    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_fragment_pack(&half, NULL, MMAREF_OPERAND_A, 0, &a, registers, &error));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_OUTSIDE_MEMORY, error.reason);
    a.size++;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_fragment_pack(&half, NULL, MMAREF_OPERAND_A, 0, &a, registers, &error));
}
