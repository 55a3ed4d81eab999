/* SPDX-License-Identifier: MIT */
/* Instructions by number, and described. */
#include <string.h>

#include "unity.h"

#include "every_instruction.h"
#include "mmaref.h"

static mmaref_instruction instruction;
static mmaref_description is;
static char text[MMAREF_TEXT_MAX];

void setUp(void) {}
void tearDown(void) {}

static void check_number(uint16_t id, const char *expected)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_at(id, &instruction));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_format(&instruction, text, sizeof text));
    TEST_ASSERT_EQUAL_STRING(expected, text);
}

/* Stored vectors and digests depend on these. */
void test_numbers_are_stable(void)
{
    check_number(0, "mac16");
    check_number(1, "mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16");
    check_number(5, "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");
    check_number(7, "mma.sync.aligned.m16n8k16.row.col.s32.u8.u8.s32");
    check_number(14, "mma.sync.aligned.m16n8k16.row.col.satfinite.s32.s8.s8.s32");
    check_number(23, "mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc");
    check_number(36, "mma.sync.aligned.m8n8k4.col.col.f32.f16.f16.f32");
    check_number(56, "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64.rn");
    check_number(110, "mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.and.popc");
}

void test_numbers_beyond_the_last(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_instruction_at(mmaref_instruction_count(), &instruction));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_instruction_at(65535, &instruction));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_instruction_at(0, NULL));
}

void test_description(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_at(5, &instruction));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_describe(&instruction, &is));
    TEST_ASSERT_EQUAL_UINT16(16, is.m);
    TEST_ASSERT_EQUAL_UINT16(8, is.n);
    TEST_ASSERT_EQUAL_UINT16(16, is.k);
    TEST_ASSERT_EQUAL_UINT16(1, is.matrices);
    TEST_ASSERT_EQUAL_UINT8(32, is.lanes);
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TYPE_F16, is.type[MMAREF_OPERAND_A]);
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TYPE_F32, is.type[MMAREF_OPERAND_D]);
    TEST_ASSERT_EQUAL_UINT8(4, is.registers[MMAREF_OPERAND_A]);
    TEST_ASSERT_EQUAL_UINT8(2, is.registers[MMAREF_OPERAND_B]);
    TEST_ASSERT_EQUAL_UINT8(4, is.registers[MMAREF_OPERAND_C]);
    TEST_ASSERT_EQUAL_UINT8(0, is.registers[MMAREF_OPERAND_E]);
    TEST_ASSERT_EQUAL_UINT8(MMAREF_LAYOUT_NONE, is.layout[MMAREF_OPERAND_E]);
    TEST_ASSERT_EQUAL_UINT8(70, is.ptx_version);
    TEST_ASSERT_EQUAL_STRING("sm_80 or higher", is.targets);
    TEST_ASSERT_EQUAL_STRING("9.7.14.5.14", is.section);
}

void test_mac16_has_no_lanes(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse("mac16", 5, &instruction, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_describe(&instruction, &is));
    TEST_ASSERT_EQUAL_UINT8(0, is.lanes);
}

/* A lane's registers are the operand's bits over 32 lanes of 32 bits. */
void test_registers_hold_the_matrices_of_every_dense_mma(void)
{
    uint16_t id;

    for (id = 1; id <= 110; id++) {
        uint32_t of_f64;
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_at(id, &instruction));
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_describe(&instruction, &is));
        of_f64 = is.type[MMAREF_OPERAND_D] == MMAREF_TYPE_F64 ? 64 : is.type[MMAREF_OPERAND_D] == MMAREF_TYPE_F16 ? 16 : 32;
        TEST_ASSERT_EQUAL_UINT32((uint32_t)is.matrices * is.m * is.n * of_f64, 1024u * is.registers[MMAREF_OPERAND_D]);
    }
}

void test_describe_refuses_what_is_no_instruction(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_at(5, &instruction));
    is.id = 77;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_instruction_describe(NULL, &is));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_instruction_describe(&instruction, NULL));
    instruction.id = 0xffff;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_instruction_describe(&instruction, &is));
    TEST_ASSERT_EQUAL_UINT16(77, is.id);
}
