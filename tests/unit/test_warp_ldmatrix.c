/* SPDX-License-Identifier: MIT */
/* Instructions that move matrices, there and back over random ones: ldmatrix against the layouts of mma. */
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
static uint8_t memory[MEMORY], stored[MEMORY];
static const uint8_t nothing[1 << 16];
static uint32_t address[MMAREF_LANES];
static uint32_t registers[32 * MMAREF_REGISTERS_MAX], again[32 * MMAREF_REGISTERS_MAX];

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

static void load(const char *text, uint32_t *to)
{
    const mmaref_instruction instruction = parsed(text);

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_ldmatrix(&instruction, NULL, memory, MEMORY, address, to, NULL));
}

/* Element `e` of `bits` bits of the row that a lane names. */
static uint32_t in_row(uint32_t lane, uint32_t e, uint32_t bits)
{
    uint32_t value = 0, i;

    for (i = 0; i < bits; i++) {
        uint32_t at = e * bits + i;
        value |= (uint32_t)(memory[address[lane] + at / 8] >> at % 8 & 1) << i;
    }
    return value;
}

/* ---- ldmatrix gives the fragments of mma ---- */

void test_ldmatrix_x4_is_a_of_m16n8k16(void)
{
    uint16_t row, k;

    warp_open(&w, "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");
    load("ldmatrix.sync.aligned.m8n8.x4.shared.b16", w.operand[MMAREF_OPERAND_A]);
    for (row = 0; row < 16; row++) {
        for (k = 0; k < 16; k++) { /* matrices: upper left, lower left, upper right, lower right */
            uint32_t lane = 8u * (row / 8u + 2u * (k / 8u)) + row % 8u;
            TEST_ASSERT_EQUAL_HEX16(in_row(lane, k % 8u, 16), warp_get(&w, MMAREF_OPERAND_A, row, k));
        }
    }
}

void test_ldmatrix_x2_trans_is_b_of_m16n8k16_from_rows_of_k(void)
{
    uint16_t k, column;

    warp_open(&w, "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");
    load("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16", w.operand[MMAREF_OPERAND_B]);
    for (k = 0; k < 16; k++) {
        for (column = 0; column < 8; column++) {
            TEST_ASSERT_EQUAL_HEX16(in_row(k, column, 16), warp_get(&w, MMAREF_OPERAND_B, k, column));
        }
    }
}

void test_ldmatrix_x2_is_b_of_m16n8k16_from_columns(void)
{
    uint16_t k, column;

    warp_open(&w, "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");
    load("ldmatrix.sync.aligned.m8n8.x2.b16", w.operand[MMAREF_OPERAND_B]);
    for (k = 0; k < 16; k++) {
        for (column = 0; column < 8; column++) {
            uint32_t lane = 8u * (k / 8u) + column;
            TEST_ASSERT_EQUAL_HEX16(in_row(lane, k % 8u, 16), warp_get(&w, MMAREF_OPERAND_B, k, column));
        }
    }
}

/* Four 8 x 16 matrices are A of m16n8k32, whatever width they have in memory. */
static void check_m8n16(const char *text, const char *mma, uint32_t bits)
{
    uint16_t row, k;

    warp_open(&w, mma);
    load(text, w.operand[MMAREF_OPERAND_A]);
    for (row = 0; row < 16; row++) {
        for (k = 0; k < 32; k++) {
            uint32_t lane = 8u * (row / 8u + 2u * (k / 16u)) + row % 8u;
            TEST_ASSERT_EQUAL_HEX8(in_row(lane, k % 16u, bits), warp_get(&w, MMAREF_OPERAND_A, row, k));
        }
    }
}

void test_ldmatrix_m8n16_is_a_of_m16n8k32(void)
{
    check_m8n16("ldmatrix.sync.aligned.m8n16.x4.shared.b8x16.b6x16_p32",
                "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e2m3.f32", 6);
    check_m8n16("ldmatrix.sync.aligned.m8n16.x4.shared::cta.b8x16.b4x16_p64",
                "mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32", 4);
}

/* Rows of k hold m: two 16 x 16 matrices are A of m16n8k32, given by columns. */
static void check_m16n16(const char *text, uint32_t bits)
{
    uint16_t row, k;

    warp_open(&w, "mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32");
    load(text, w.operand[MMAREF_OPERAND_A]);
    for (row = 0; row < 16; row++) {
        for (k = 0; k < 32; k++) {
            TEST_ASSERT_EQUAL_HEX8(in_row(k, row, bits), warp_get(&w, MMAREF_OPERAND_A, row, k));
        }
    }
}

/* The rule of a published device probe: the element of matrix m, row r, column c is byte c % 4 of register m of
 * lane 4 * r + c / 4; rows are eight bytes, two elements a byte, the one of the lower column in the low bits. */
void test_ldmatrix_s4_widens_signed_nibbles(void)
{
    uint8_t bytes[4 * 8 * 8] = { 0 };
    const mmaref_instruction instruction = parsed("ldmatrix.sync.aligned.m8n16.x4.shared.s8.s4");
    mmaref_error error;
    unsigned i;

    for (i = 0; i < 4 * 8 * 16; i++) {
        bytes[i / 2] |= (uint8_t)((i * 5 + i / 16 * 3 + i / 128) % 16 << i % 2 * 4);
    }
    for (i = 0; i < MMAREF_LANES; i++) {
        address[i] = 8 * i;
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_ldmatrix(&instruction, NULL, bytes, sizeof bytes, address, registers, NULL));
    for (i = 0; i < 4 * 8 * 16; i++) {
        unsigned matrix = i / 128, row = i / 16 % 8, column = i % 16;
        unsigned nibble = (i * 5 + i / 16 * 3 + i / 128) % 16, expected = nibble < 8 ? nibble : nibble + 240;
        uint32_t word = registers[(4 * row + column / 4) * 4 + matrix];
        TEST_ASSERT_EQUAL_HEX32(expected, word >> 8 * (column % 4) & 255);
    }
    address[31] = 252; /* 8 * 31 + 4 */
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED,
                          mmaref_ldmatrix(&instruction, NULL, bytes, sizeof bytes, address, registers, &error));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_ROW_ADDRESS_8, error.reason);
    TEST_ASSERT_EQUAL_UINT8(31, error.lane);
    address[31] = 256;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED,
                          mmaref_ldmatrix(&instruction, NULL, bytes, sizeof bytes, address, registers, &error));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_ROW_OUTSIDE, error.reason);
}

void test_ldmatrix_m16n16_is_a_of_m16n8k32_from_columns(void)
{
    check_m16n16("ldmatrix.sync.aligned.m16n16.x2.trans.shared.b8", 8);
    check_m16n16("ldmatrix.sync.aligned.m16n16.x2.trans.shared.b8x16.b6x16_p32", 6);
    check_m16n16("ldmatrix.sync.aligned.m16n16.x2.trans.b8x16.b4x16_p64", 4);
}

/* The coordinate that mmaref_layout_coordinate tells is the one that was loaded. */
static void check_locate(const char *text, uint8_t rows, uint8_t width)
{
    mmaref_description is;
    mmaref_coordinate coordinate;
    uint8_t lane, element;

    w.instruction = parsed(text);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_describe(&w.instruction, &is));
    load(text, registers);
    for (lane = 0; lane < MMAREF_LANES; lane++) {
        for (element = 0; element < is.registers[MMAREF_OPERAND_D] * 32u / width; element++) {
            uint32_t bit = 32u * lane * is.registers[MMAREF_OPERAND_D] + (uint32_t)element * width;
            uint32_t mask = ((uint32_t)1 << width) - 1;
            TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_coordinate(&w.instruction, NULL, MMAREF_OPERAND_D, lane, element, &coordinate));
            TEST_ASSERT_EQUAL_HEX32(in_row((uint32_t)coordinate.matrix * rows + coordinate.row, coordinate.column, width),
                                    registers[bit / 32] >> bit % 32 & mask);
        }
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_layout_coordinate(&w.instruction, NULL, MMAREF_OPERAND_D, 0, element, &coordinate));
}

void test_locate_of_ldmatrix(void)
{
    check_locate("ldmatrix.sync.aligned.m8n8.x1.b16", 8, 16);
    check_locate("ldmatrix.sync.aligned.m8n8.x4.trans.b16", 8, 16);
    check_locate("ldmatrix.sync.aligned.m16n16.x1.trans.b8", 16, 8);
    check_locate("ldmatrix.sync.aligned.m16n16.x2.trans.b8", 16, 8);
}

/* ---- there and back ---- */

static void check_restores(const char *num, const char *trans)
{
    char text[80];
    mmaref_instruction store;

    (void)snprintf(text, sizeof text, "ldmatrix.sync.aligned.m8n8.%s%s.shared.b16", num, trans);
    load(text, registers);
    (void)snprintf(text, sizeof text, "stmatrix.sync.aligned.m8n8.%s%s.shared.b16", num, trans);
    store = parsed(text);
    memset(stored, 0, sizeof stored);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_stmatrix(&store, address, registers, stored, MEMORY, NULL));
    {
        uint32_t lane, lanes = 8u * (uint32_t)(num[1] - '0');
        for (lane = 0; lane < MMAREF_LANES; lane++) { /* rows that no lane named stay as they were */
            TEST_ASSERT_EQUAL_MEMORY(lane < lanes ? memory + address[lane] : nothing, stored + address[lane], 16);
        }
    }
}

void test_stmatrix_after_ldmatrix_restores_memory(void)
{
    check_restores("x1", "");
    check_restores("x2", "");
    check_restores("x4", "");
    check_restores("x1", ".trans");
    check_restores("x2", ".trans");
    check_restores("x4", ".trans");
}

/* Figure 108: bytes in the places of m16n8 accumulators, stored by columns. */
void test_stmatrix_m16n8_stores_accumulators_by_columns(void)
{
    const mmaref_instruction store = parsed("stmatrix.sync.aligned.m16n8.x4.trans.shared.b8");
    const mmaref_instruction mma = parsed("mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32");
    mmaref_coordinate coordinate;
    uint32_t lane, element;

    for (lane = 0; lane < 32 * 4; lane++) {
        registers[lane] = random_word();
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_stmatrix(&store, address, registers, stored, MEMORY, NULL));
    for (lane = 0; lane < MMAREF_LANES; lane++) {
        for (element = 0; element < 16; element++) {
            uint32_t byte = registers[4 * lane + element / 4] >> 8 * (element % 4) & 0xff;
            TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_coordinate(&mma, NULL, MMAREF_OPERAND_C, (uint8_t)lane,
                                                           (uint8_t)(element % 4), &coordinate));
            TEST_ASSERT_EQUAL_HEX8(byte, stored[address[8 * (element / 4) + coordinate.column] + coordinate.row]);
        }
    }
}

void test_movmatrix_twice_is_the_identity(void)
{
    const mmaref_instruction move = parsed("movmatrix.sync.aligned.m8n8.trans.b16");

    load("ldmatrix.sync.aligned.m8n8.x1.b16", registers);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_movmatrix(&move, registers, again, NULL));
    TEST_ASSERT_NOT_EQUAL(0, memcmp(registers, again, 32 * sizeof registers[0]));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_movmatrix(&move, again, again, NULL));
    TEST_ASSERT_EQUAL_HEX32_ARRAY(registers, again, 32);
}

void test_movmatrix_of_ldmatrix_is_ldmatrix_trans(void)
{
    const mmaref_instruction move = parsed("movmatrix.sync.aligned.m8n8.trans.b16");
    uint32_t one[MMAREF_LANES], lane, matrix;

    load("ldmatrix.sync.aligned.m8n8.x4.b16", registers);
    load("ldmatrix.sync.aligned.m8n8.x4.trans.b16", again);
    for (matrix = 0; matrix < 4; matrix++) {
        for (lane = 0; lane < MMAREF_LANES; lane++) {
            one[lane] = registers[4 * lane + matrix];
        }
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_movmatrix(&move, one, one, NULL));
        for (lane = 0; lane < MMAREF_LANES; lane++) {
            TEST_ASSERT_EQUAL_HEX32(again[4 * lane + matrix], one[lane]);
        }
    }
}

/* ---- addresses ---- */

static void check_undefined(const char *text, uint8_t lane, uint32_t wrong)
{
    const mmaref_instruction instruction = parsed(text);
    uint32_t kept = address[lane];
    mmaref_error error;

    address[lane] = wrong;
    memcpy(stored, memory, MEMORY);
    memset(again, 0x55, sizeof again);
    if (text[0] == 'l') {
        TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, mmaref_ldmatrix(&instruction, NULL, memory, MEMORY, address, again, &error));
    } else {
        TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, mmaref_stmatrix(&instruction, address, again, stored, MEMORY, &error));
    }
    TEST_ASSERT_EQUAL_UINT8(lane, error.lane);
    TEST_ASSERT_EQUAL_HEX32(wrong, error.bits);
    TEST_ASSERT_EACH_EQUAL_HEX32(0x55555555, again, 32 * MMAREF_REGISTERS_MAX);
    TEST_ASSERT_EQUAL_MEMORY(memory, stored, MEMORY);
    address[lane] = kept;
}

void test_addresses_that_are_undefined(void)
{
    check_undefined("ldmatrix.sync.aligned.m8n8.x1.b16", 0, 8);
    check_undefined("ldmatrix.sync.aligned.m8n8.x1.b16", 7, MEMORY);
    check_undefined("ldmatrix.sync.aligned.m8n8.x2.b16", 15, MEMORY - 8);
    check_undefined("ldmatrix.sync.aligned.m8n16.x2.b8x16.b4x16_p64", 15, 1);
    check_undefined("ldmatrix.sync.aligned.m16n16.x2.trans.b8", 31, 0xfffffff0);
    check_undefined("stmatrix.sync.aligned.m8n8.x4.trans.b16", 31, 0xffffffff);
    check_undefined("stmatrix.sync.aligned.m16n8.x1.trans.b8", 7, 4);
}

void test_addresses_that_are_not_used_may_be_anything(void)
{
    const mmaref_instruction instruction = parsed("ldmatrix.sync.aligned.m8n8.x2.b16");

    memset(&address[16], 0xff, 16 * sizeof address[0]);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_ldmatrix(&instruction, NULL, memory, MEMORY, address, registers, NULL));
}

/* 9.7.14.5.15: "For .target sm_75 or below, all threads must contain valid addresses." */
void test_chips_that_want_every_address(void)
{
    static const struct {
        const char *text;
        uint8_t profile, lane; /* the first lane whose address is wrong */
        uint32_t wrong;
        mmaref_status status;
    } cases[] = {
        { "ldmatrix.sync.aligned.m8n8.x1.b16", MMAREF_PROFILE_SM_75, 8, 0xffffffff, MMAREF_E_UNDEFINED },
        { "ldmatrix.sync.aligned.m8n8.x2.trans.b16", MMAREF_PROFILE_SM_75, 31, MEMORY, MMAREF_E_UNDEFINED },
        { "ldmatrix.sync.aligned.m8n8.x2.b16", MMAREF_PROFILE_SM_75, 16, 8, MMAREF_E_UNDEFINED },
        { "ldmatrix.sync.aligned.m8n8.x1.b16", MMAREF_PROFILE_SM_75, 31, 16, MMAREF_OK },
        { "ldmatrix.sync.aligned.m8n8.x1.b16", MMAREF_PROFILE_SM_80, 8, 0xffffffff, MMAREF_OK },
        { "ldmatrix.sync.aligned.m8n8.x1.b16", MMAREF_PROFILE_EXACT, 8, 0xffffffff, MMAREF_OK }
    };
    size_t i;

    for (i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const mmaref_instruction instruction = parsed(cases[i].text);
        uint32_t kept = address[cases[i].lane];
        mmaref_arithmetic arithmetic;
        mmaref_error error;

        address[cases[i].lane] = cases[i].wrong;
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(cases[i].profile, &instruction, &arithmetic));
        TEST_ASSERT_EQUAL_INT(cases[i].status, mmaref_ldmatrix(&instruction, &arithmetic, memory, MEMORY, address,
                                                                     registers, &error));
        if (cases[i].status != MMAREF_OK) {
            TEST_ASSERT_EQUAL_UINT8(cases[i].lane, error.lane);
            TEST_ASSERT_EQUAL_HEX32(cases[i].wrong, error.bits);
        }
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_ldmatrix(&instruction, NULL, memory, MEMORY, address, again, NULL));
        address[cases[i].lane] = kept;
    }
}
