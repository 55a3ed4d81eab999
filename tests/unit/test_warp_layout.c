/* SPDX-License-Identifier: MIT */
/* Where elements lie: cells worked out by hand from the specification's formulas, and
 * mmaref_layout_slot as the inverse of mmaref_layout_coordinate for every instruction. */
#include <string.h>

#include "unity.h"

#include "every_instruction.h"
#include "one_warp.h"
#include "warp.h"

static warp w;

void setUp(void) {}
void tearDown(void) {}

static void check_locate(uint8_t operand, uint8_t lane, uint8_t element, uint16_t product,
                         uint16_t row, uint16_t column)
{
    mmaref_coordinate coordinate;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_coordinate(&w.instruction, NULL, operand, lane, element, &coordinate));
    TEST_ASSERT_EQUAL_UINT16(product, coordinate.matrix);
    TEST_ASSERT_EQUAL_UINT16(row, coordinate.row);
    TEST_ASSERT_EQUAL_UINT16(column, coordinate.column);
}

static void check_find(uint8_t operand, mmaref_coordinate coordinate, mmaref_slot expected)
{
    mmaref_slot slot;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_slot(&w.instruction, NULL, operand, &coordinate, &slot));
    TEST_ASSERT_EQUAL_UINT8(expected.lane, slot.lane);
    TEST_ASSERT_EQUAL_UINT8(expected.element, slot.element);
    TEST_ASSERT_EQUAL_UINT8(expected.reg, slot.reg);
    TEST_ASSERT_EQUAL_UINT8(expected.bit, slot.bit);
    TEST_ASSERT_EQUAL_UINT8(expected.width, slot.width);
    TEST_ASSERT_EQUAL_UINT8(expected.number_bit, slot.number_bit);
    TEST_ASSERT_EQUAL_UINT8(expected.number_width, slot.number_width);
}

/* In the tests by hand: g is groupID, t is threadID_in_group. */

void test_m16n8k16_f16(void)
{
    warp_open(&w, "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");
    check_locate(MMAREF_OPERAND_A, 0, 0, 0, 0, 0);
    check_locate(MMAREF_OPERAND_A, 17, 5, 0, 4, 11);  /* g 4, t 1: row g, column 2t + 1 + 8 */
    check_locate(MMAREF_OPERAND_A, 17, 2, 0, 12, 2);  /* row g + 8, column 2t */
    check_locate(MMAREF_OPERAND_A, 31, 7, 0, 15, 15);
    check_locate(MMAREF_OPERAND_B, 17, 3, 0, 11, 4);  /* row 2t + 1 + 8, column g */
    check_locate(MMAREF_OPERAND_C, 17, 3, 0, 12, 3);  /* row g + 8, column 2t + 1 */
    check_locate(MMAREF_OPERAND_D, 17, 1, 0, 4, 3);
    check_find(MMAREF_OPERAND_A, (mmaref_coordinate){ 0, 12, 11 }, (mmaref_slot){ 17, 7, 3, 16, 16, 16, 16 });
    check_find(MMAREF_OPERAND_B, (mmaref_coordinate){ 0, 10, 4 }, (mmaref_slot){ 17, 2, 1, 0, 16, 0, 16 });
    check_find(MMAREF_OPERAND_D, (mmaref_coordinate){ 0, 12, 3 }, (mmaref_slot){ 17, 3, 3, 0, 32, 0, 32 });
}

void test_m16n8k8_bf16(void)
{
    warp_open(&w, "mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32");
    check_locate(MMAREF_OPERAND_A, 5, 3, 0, 9, 3); /* g 1, t 1: row g + 8, column 2t + 1 */
    check_locate(MMAREF_OPERAND_B, 5, 1, 0, 3, 1); /* row 2t + 1, column g */
}

void test_m16n8k32_s8(void)
{
    warp_open(&w, "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32");
    check_locate(MMAREF_OPERAND_A, 9, 13, 0, 10, 21); /* g 2, t 1: row g + 8, column 4t + 1 + 16 */
    check_locate(MMAREF_OPERAND_A, 9, 9, 0, 2, 21);
    check_locate(MMAREF_OPERAND_B, 9, 6, 0, 22, 2);   /* row 4t + 2 + 16, column g */
    check_find(MMAREF_OPERAND_A, (mmaref_coordinate){ 0, 10, 21 }, (mmaref_slot){ 9, 13, 3, 8, 8, 8, 8 });
}

void test_m16n8k256_b1_as_corrected_by_erratum_E1(void)
{
    warp_open(&w, "mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc");
    check_locate(MMAREF_OPERAND_A, 3, 40, 0, 8, 104); /* g 0, t 3: column 32t + 40 % 32 */
    check_locate(MMAREF_OPERAND_A, 3, 96, 0, 8, 224); /* column 32t + 128 */
    check_locate(MMAREF_OPERAND_A, 0, 127, 0, 8, 159);
    check_locate(MMAREF_OPERAND_B, 30, 63, 0, 223, 7); /* g 7, t 2: row 32t + 31 + 128 */
    check_find(MMAREF_OPERAND_A, (mmaref_coordinate){ 0, 8, 104 }, (mmaref_slot){ 3, 40, 1, 8, 1, 8, 1 });
}

void test_m16n8k16_f64_as_corrected_by_erratum_E2(void)
{
    warp_open(&w, "mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64");
    check_locate(MMAREF_OPERAND_A, 6, 4, 0, 1, 10); /* g 1, t 2: row g, column 2 * 4 + t */
    check_locate(MMAREF_OPERAND_A, 6, 5, 0, 9, 10); /* row g + 8, column 2 * 5 - 2 + t */
    check_find(MMAREF_OPERAND_A, (mmaref_coordinate){ 0, 9, 10 }, (mmaref_slot){ 6, 5, 10, 0, 64, 0, 64 });
}

void test_m8n8k4_holds_four_products(void)
{
    warp_open(&w, "mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32");
    TEST_ASSERT_EQUAL_UINT16(4, w.is.matrices);
    check_locate(MMAREF_OPERAND_A, 21, 2, 1, 5, 2); /* lane 21: product 5 % 4, row 1 + 4 */
    check_locate(MMAREF_OPERAND_B, 21, 2, 1, 2, 5);
    check_locate(MMAREF_OPERAND_C, 18, 7, 0, 6, 7); /* X = 0 + 2, row X + 4, column 4 + 2 + 1 */
    check_find(MMAREF_OPERAND_C, (mmaref_coordinate){ 0, 6, 7 }, (mmaref_slot){ 18, 7, 7, 0, 32, 0, 32 });
}

/* "in central 4 bits of the 8-bit container", "in the lower 6 bits" (9.7.14.5.14): element 1 begins at bit 8. */
void test_numbers_in_larger_containers(void)
{
    const mmaref_coordinate second = { 0, 0, 1 }, below = { 0, 1, 0 }, first = { 0, 0, 0 };

    warp_open(&w, "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e3m2.f32");
    check_find(MMAREF_OPERAND_A, second, (mmaref_slot){ 0, 1, 0, 8, 8, 10, 4 });
    check_find(MMAREF_OPERAND_B, below, (mmaref_slot){ 0, 1, 0, 8, 8, 8, 6 });
    check_find(MMAREF_OPERAND_C, second, (mmaref_slot){ 0, 1, 1, 0, 32, 0, 32 });
    warp_open(&w, "mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e2m3.e5m2.f32.ue8m0");
    check_find(MMAREF_OPERAND_A, second, (mmaref_slot){ 0, 1, 0, 8, 8, 8, 6 });
    check_find(MMAREF_OPERAND_B, below, (mmaref_slot){ 0, 1, 0, 8, 8, 8, 8 });
    check_find(MMAREF_OPERAND_SCALE_A, first, (mmaref_slot){ 0, 0, 0, 0, 8, 0, 8 });
    warp_open(&w, "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m1.e2m1.f32");
    check_find(MMAREF_OPERAND_A, second, (mmaref_slot){ 0, 1, 0, 8, 8, 10, 4 });
    check_find(MMAREF_OPERAND_E, second, (mmaref_slot){ 0, 1, 0, 4, 4, 4, 4 });
    warp_open(&w, "mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3");
    check_find(MMAREF_OPERAND_A, second, (mmaref_slot){ 0, 1, 0, 4, 4, 4, 4 });
    check_find(MMAREF_OPERAND_SCALE_A, second, (mmaref_slot){ 0, 1, 0, 8, 8, 8, 7 });
    warp_open(&w, "mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32"); /* the low 13 bits are not of tf32 */
    check_find(MMAREF_OPERAND_B, first, (mmaref_slot){ 0, 0, 0, 0, 32, 13, 19 });
    warp_open(&w, "ldmatrix.sync.aligned.m8n16.x1.b8x16.b4x16_p64"); /* it pads above: mma wants it two bits higher */
    check_find(MMAREF_OPERAND_D, second, (mmaref_slot){ 0, 1, 0, 8, 8, 8, 4 });
    warp_open(&w, "ldmatrix.sync.aligned.m8n16.x1.b8x16.b6x16_p32");
    check_find(MMAREF_OPERAND_D, second, (mmaref_slot){ 0, 1, 0, 8, 8, 8, 6 });
    warp_open(&w, "ldmatrix.sync.aligned.m8n16.x1.s8.s4"); /* it extends the sign */
    check_find(MMAREF_OPERAND_D, second, (mmaref_slot){ 0, 1, 0, 8, 8, 8, 8 });
}

static uint16_t rows_of(uint8_t operand) { return operand == MMAREF_OPERAND_B ? w.is.k : w.is.m; }
static uint16_t columns_of(uint8_t operand) { return operand == MMAREF_OPERAND_A ? w.is.k : w.is.n; }

/* Marks how often each coordinate of a matrix is located. */
static uint8_t seen[4 * 16 * 256];

/* The number of elements a lane holds of an operand. */
static uint16_t elements_of(uint8_t operand)
{
    mmaref_coordinate coordinate;
    uint16_t count = 0;

    while (count < 256 && mmaref_layout_coordinate(&w.instruction, NULL, operand, 0, (uint8_t)count, &coordinate) == MMAREF_OK) {
        count++;
    }
    return count;
}

static void check_operand(uint8_t operand)
{
    uint16_t rows = rows_of(operand), columns = columns_of(operand), elements = elements_of(operand);
    uint32_t places = (uint32_t)rows * columns * w.is.matrices, i;
    uint16_t element;
    uint8_t lane;

    memset(seen, 0, sizeof seen);
    TEST_ASSERT_EQUAL_UINT32(places, 32u * elements);
    for (lane = 0; lane < MMAREF_LANES; lane++) {
        for (element = 0; element < elements; element++) {
            mmaref_coordinate coordinate;
            mmaref_slot slot;
            uint32_t bit;
            TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_coordinate(&w.instruction, NULL, operand, lane, (uint8_t)element, &coordinate));
            TEST_ASSERT_LESS_THAN_UINT16(rows, coordinate.row);
            TEST_ASSERT_LESS_THAN_UINT16(columns, coordinate.column);
            TEST_ASSERT_LESS_THAN_UINT16(w.is.matrices, coordinate.matrix);
            seen[((uint32_t)coordinate.matrix * rows + coordinate.row) * columns + coordinate.column]++;
            TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_slot(&w.instruction, NULL, operand, &coordinate, &slot));
            TEST_ASSERT_EQUAL_UINT8(lane, slot.lane);
            TEST_ASSERT_EQUAL_UINT8(element, slot.element);
            bit = (uint32_t)element * slot.width;
            TEST_ASSERT_EQUAL_UINT32(bit, 32u * slot.reg + slot.bit);
            TEST_ASSERT_LESS_OR_EQUAL_UINT32(32u * w.is.registers[operand], bit + slot.width);
        }
    }
    for (i = 0; i < places; i++) {
        TEST_ASSERT_EQUAL_UINT8(1, seen[i]);
    }
}

/* All dense mma: a sparse A is packed, other families share the layouts of these. */
void test_find_is_the_inverse_of_locate_for_every_dense_mma(void)
{
    uint16_t next = 0, checked = 0;
    uint8_t operand;

    while (next_instruction(&next, &w.instruction, &w.is)) {
        if (mmaref_instruction_token(&w.instruction, MMAREF_QUALIFIER_NAME) != MMAREF_TOKEN_MMA ||
            mmaref_instruction_token(&w.instruction, MMAREF_QUALIFIER_ACTION) != MMAREF_TOKEN_NONE) {
            continue;
        }
        for (operand = MMAREF_OPERAND_A; operand <= MMAREF_OPERAND_D; operand++) {
            check_operand(operand);
        }
        checked++;
    }
    TEST_ASSERT_GREATER_OR_EQUAL_UINT16(110, checked);
}

/* What every loop over a row or column relies on. */
void test_layouts_are_linear(void)
{
    uint8_t row;
    uint16_t place;

    for (row = 0; row < MMAREF_LAYOUTS; row++) {
        const mmaref_layout_row *layout = &mmaref_layout_rows[row];
        uint8_t bits = (uint8_t)(layout->columns_log2 + layout->rows_log2 + layout->products_log2);
        for (place = 0; place < 1u << bits; place++) {
            uint16_t rest = (uint16_t)(place & (place - 1u)), lowest = place ^ rest;
            TEST_ASSERT_EQUAL_UINT16(mmaref_layout_find(layout, place),
                                     mmaref_layout_find(layout, rest) ^ mmaref_layout_find(layout, lowest));
        }
    }
}

void test_locate_refuses_what_is_not_there(void)
{
    mmaref_coordinate coordinate = { 77, 77, 77 };

    warp_open(&w, "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_layout_coordinate(NULL, NULL, MMAREF_OPERAND_A, 0, 0, &coordinate));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_layout_coordinate(&w.instruction, NULL, MMAREF_OPERAND_A, 0, 0, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_layout_coordinate(&w.instruction, NULL, MMAREF_OPERAND_A, 32, 0, &coordinate));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_layout_coordinate(&w.instruction, NULL, MMAREF_OPERAND_A, 0, 8, &coordinate));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_layout_coordinate(&w.instruction, NULL, MMAREF_OPERAND_B, 0, 4, &coordinate));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_layout_coordinate(&w.instruction, NULL, MMAREF_OPERAND_E, 0, 0, &coordinate));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_layout_coordinate(&w.instruction, NULL, MMAREF_OPERANDS, 0, 0, &coordinate));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_layout_coordinate(&w.instruction, NULL, 255, 0, 0, &coordinate));
    warp_open(&w, "mac16");
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_layout_coordinate(&w.instruction, NULL, MMAREF_OPERAND_A, 0, 0, &coordinate));
    TEST_ASSERT_EQUAL_UINT16(77, coordinate.matrix);
    TEST_ASSERT_EQUAL_UINT16(77, coordinate.row);
    TEST_ASSERT_EQUAL_UINT16(77, coordinate.column);
}

void test_find_refuses_what_is_not_there(void)
{
    static const mmaref_coordinate outside[] = { { 0, 16, 0 }, { 0, 0, 16 }, { 1, 0, 0 }, { 65535, 65535, 65535 } };
    const mmaref_coordinate corner = { 0, 0, 0 };
    mmaref_slot slot = { 77, 77, 77, 77, 77, 77, 77 };
    size_t i;

    warp_open(&w, "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");
    for (i = 0; i < sizeof outside / sizeof outside[0]; i++) {
        TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT,
                              mmaref_layout_slot(&w.instruction, NULL, MMAREF_OPERAND_A, &outside[i], &slot));
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_layout_slot(NULL, NULL, MMAREF_OPERAND_A, &corner, &slot));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_layout_slot(&w.instruction, NULL, MMAREF_OPERAND_A, NULL, &slot));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_layout_slot(&w.instruction, NULL, MMAREF_OPERAND_A, &corner, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_layout_slot(&w.instruction, NULL, MMAREF_OPERAND_E, &corner, &slot));
    TEST_ASSERT_EQUAL_UINT8(77, slot.lane);
    TEST_ASSERT_EQUAL_UINT8(77, slot.width);
}

/* ---- Elements packed into registers: from the low bits up, 64-bit ones low word first ---- */

static uint32_t registers[4];

static void fill_registers(void)
{
    registers[0] = 0x89abcdefu;
    registers[1] = 0x01234567u;
    registers[2] = 0xfedcba98u;
    registers[3] = 0x76543210u;
}

void test_load_of_every_width(void)
{
    fill_registers();
    TEST_ASSERT_EQUAL_HEX32(1, mmaref_element_load(registers, 31, 0));
    TEST_ASSERT_EQUAL_HEX32(0, mmaref_element_load(registers, 4, 0));
    TEST_ASSERT_EQUAL_HEX32(0x8, mmaref_element_load(registers, 7, 2));
    TEST_ASSERT_EQUAL_HEX32(0x7, mmaref_element_load(registers, 8, 2));
    TEST_ASSERT_EQUAL_HEX32(0xcd, mmaref_element_load(registers, 1, 3));
    TEST_ASSERT_EQUAL_HEX32(0x0123, mmaref_element_load(registers, 3, 4));
    TEST_ASSERT_EQUAL_HEX32(0xfedcba98, mmaref_element_load(registers, 2, 5));
}

void test_store_leaves_the_neighbours_alone(void)
{
    fill_registers();
    mmaref_element_store(registers, 1, 3, 0x42);
    TEST_ASSERT_EQUAL_HEX32(0x89ab42ef, registers[0]);
    mmaref_element_store(registers, 3, 4, 0x9999);
    TEST_ASSERT_EQUAL_HEX32(0x99994567, registers[1]);
    mmaref_element_store(registers, 71, 0, 1);
    TEST_ASSERT_EQUAL_HEX32(0xfedcba98, registers[2]);
    mmaref_element_store(registers, 71, 0, 0);
    TEST_ASSERT_EQUAL_HEX32(0xfedcba18, registers[2]);
    TEST_ASSERT_EQUAL_HEX32(0x76543210, registers[3]);
}

void test_store_drops_bits_beyond_the_element(void)
{
    fill_registers();
    mmaref_element_store(registers, 0, 2, 0xffffffffffffff05);
    TEST_ASSERT_EQUAL_HEX32(0x89abcde5, registers[0]);
}

void test_store_of_whole_registers(void)
{
    fill_registers();
    mmaref_element_store(registers, 0, 5, 0x11111111);
    mmaref_element_store(registers, 1, 6, 0x3333333322222222);
    TEST_ASSERT_EQUAL_HEX32(0x11111111, registers[0]);
    TEST_ASSERT_EQUAL_HEX32(0x01234567, registers[1]);
    TEST_ASSERT_EQUAL_HEX32(0x22222222, registers[2]);
    TEST_ASSERT_EQUAL_HEX32(0x33333333, registers[3]);
}
