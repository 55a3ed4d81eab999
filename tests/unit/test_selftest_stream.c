/* SPDX-License-Identifier: MIT */
/* The seeded stream of the self-test between it and library functions with one fault each. */
#include <string.h>

#include "unity.h"

#include "selftest.h"

static struct {
    bool row, describe, registers, fragment, wide;
} fault;

static const mmaref_instruction_row *faulty_row(const mmaref_instruction *instruction,
                                                const mmaref_arithmetic *arithmetic, mmaref_instruction_row *unpacked)
{
    const mmaref_instruction_row *row = mmaref_row_of(instruction, arithmetic, unpacked);

    return fault.row ? NULL : row;
}

static mmaref_status faulty_describe(const mmaref_instruction *instruction, mmaref_description *is)
{
    mmaref_status status = mmaref_instruction_describe(instruction, is);

    is->registers[MMAREF_OPERAND_B] = (uint8_t)(is->registers[MMAREF_OPERAND_B] + fault.registers);
    return fault.describe ? MMAREF_E_UNDEFINED : status;
}

static bool faulty_fragment(mmaref_fragment *fragment, const mmaref_instruction *instruction,
                            const mmaref_arithmetic *arithmetic, uint8_t operand)
{
    bool open = mmaref_fragment_open(fragment, instruction, arithmetic, operand);

    if (fault.wide) {
        fragment->elements_log2 = 9;
    }
    return open && !fault.fragment;
}

#undef mmaref_row_of /* it has another name in each build */
#define mmaref_row_of faulty_row
#define mmaref_instruction_describe faulty_describe
#define mmaref_fragment_open faulty_fragment
#include "selftest_stream.c"
#undef mmaref_instruction_describe

#define F16 "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"

static mmaref_selftest_memory memory;
static mmaref_instruction instruction;
static mmaref_description is;
static mmaref_stream stream;

static void open(const char *text)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(text, strlen(text), &instruction, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_describe(&instruction, &is));
    mmaref_stream_start(&stream, text);
}

void setUp(void)
{
    memset(&fault, 0, sizeof fault);
    open(F16);
}

void tearDown(void) {}

/* The state is the FNV-1a hash of the text: of an empty one its offset, and never 0, which those four bytes have. */
void test_the_state_is_never_0(void)
{
    mmaref_stream_start(&stream, "");
    TEST_ASSERT_EQUAL_HEX32(2166136261u, stream.state);
    mmaref_stream_start(&stream, "\xcc\x24\x31\xc4");
    TEST_ASSERT_EQUAL_HEX32(1, stream.state);
}

void test_operands_that_memory_has_no_room_for(void)
{
    TEST_ASSERT_TRUE(mmaref_stream_fits(&instruction, &is));
    is.registers[MMAREF_OPERAND_A] = MMAREF_REGISTERS_MAX + 1;
    TEST_ASSERT_FALSE(mmaref_stream_fits(&instruction, &is));
    /* Of what moves a matrix eight registers have room, but for movmatrix. */
    open("ldmatrix.sync.aligned.m8n8.x4.b16");
    TEST_ASSERT_TRUE(mmaref_stream_fits(&instruction, &is));
    is.registers[MMAREF_OPERAND_D] = 8;
    TEST_ASSERT_TRUE(mmaref_stream_fits(&instruction, &is));
    is.registers[MMAREF_OPERAND_D] = 9;
    TEST_ASSERT_FALSE(mmaref_stream_fits(&instruction, &is));
    open("movmatrix.sync.aligned.m8n8.trans.b16");
    is.registers[MMAREF_OPERAND_D] = 9;
    TEST_ASSERT_TRUE(mmaref_stream_fits(&instruction, &is));
}

static const uint32_t *drawn(void)
{
    mmaref_operands operands;

    return mmaref_stream_operands(&stream, &instruction, NULL, memory.operands.words, &operands);
}

void test_operands_that_cannot_be_drawn(void)
{
    TEST_ASSERT_EQUAL_PTR(memory.operands.words + 32 * (4 + 2 + 4), drawn());
    fault.row = true;
    TEST_ASSERT_NULL(drawn());
    fault.row = false;
    fault.describe = true;
    TEST_ASSERT_NULL(drawn());
    fault.describe = false;
    fault.registers = true; /* more than the fragment of B has */
    TEST_ASSERT_NULL(drawn());
}

static mmaref_status moved(void)
{
    mmaref_stream_move(&stream, &instruction, &memory);
    return stream.status;
}

void test_moves_that_are_refused(void)
{
    open("ldmatrix.sync.aligned.m8n8.x4.b16");
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, moved());
    fault.describe = true;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, moved());
    fault.describe = false;
    open("wmma.load.a.sync.aligned.row.m16n16k16.f16");
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, moved());
    fault.fragment = true; /* as no operand has one, the last one is taken */
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, moved());
    fault.fragment = false;
    fault.wide = true;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, moved());
}
