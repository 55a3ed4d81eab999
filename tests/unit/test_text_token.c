/* SPDX-License-Identifier: MIT */
/* Instruction strings written: every one is read again as the same number. */
#include <string.h>

#include "unity.h"

#include "every_instruction.h"
#include "mmaref.h"

static mmaref_instruction instruction;
static mmaref_description is;
static char text[MMAREF_TEXT_MAX];

void setUp(void) {}
void tearDown(void) {}

void test_number_text_and_parse_agree_for_every_instruction(void)
{
    uint16_t next = 0, found = 0;

    while (next_instruction(&next, &instruction, NULL)) {
        const uint16_t id = (uint16_t)(next - 1);
        mmaref_instruction parsed;
        found++;
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_format(&instruction, text, sizeof text));
        TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, mmaref_instruction_parse(text, strlen(text), &parsed, NULL), text);
        TEST_ASSERT_EQUAL_UINT16_MESSAGE(id, parsed.id, text);
        TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, mmaref_instruction_describe(&parsed, &is), text);
        TEST_ASSERT_EQUAL_UINT16_MESSAGE(id, is.id, text);
    }
    TEST_ASSERT_GREATER_OR_EQUAL_UINT16(111, found);
}

void test_the_text_must_fit(void)
{
    const size_t length = strlen("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_at(5, &instruction));
    memset(text, 'x', sizeof text);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_instruction_format(&instruction, text, length));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_instruction_format(&instruction, text, 0));
    TEST_ASSERT_EQUAL_INT('x', text[0]);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_format(&instruction, text, length + 1));
    TEST_ASSERT_EQUAL_INT('x', text[length + 1]);
}

void test_format_refuses_what_is_no_instruction(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_at(5, &instruction));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_instruction_format(NULL, text, sizeof text));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_instruction_format(&instruction, NULL, sizeof text));
    instruction.id = 0xffff;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_instruction_format(&instruction, text, sizeof text));
}
