/* SPDX-License-Identifier: MIT */
/* The instructions of a product that leaves some out: a copy of the table of families without one of them. */
#include <string.h>

#include "unity.h"

#include "text.h"
#include "warp.h"

#include "selftest_tables.h"

static mmaref_family copied_families[MMAREF_ROWS_FAMILIES];

static void copy_families(void)
{
    memcpy(copied_families, mmaref_families, sizeof copied_families);
}

#undef mmaref_families /* it has another name in each build */
#define mmaref_families copied_families
#include "instruction.c"

void setUp(void)
{
    copy_families();
}

void tearDown(void) {}

/* Its numbers stay its own: each is answered as left out, and those around it as before. */
void test_instructions_of_a_family_that_is_left_out(void)
{
    const mmaref_family *before = &copied_families[3], *after = &copied_families[5];
    mmaref_family *out = &copied_families[4];
    mmaref_instruction instruction;
    mmaref_description is;
    uint16_t id;

    out->count = 0;
    for (id = out->first; id < after->first; id++) {
        TEST_ASSERT_EQUAL_INT(MMAREF_E_LEFT_OUT, mmaref_instruction_at(id, &instruction));
        instruction.id = id;
        TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_instruction_describe(&instruction, &is));
        TEST_ASSERT_EQUAL_UINT8(MMAREF_TOKEN_NONE, mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_NAME));
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_at((uint16_t)(before->first + before->count - 1), &instruction));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_at(after->first, &instruction));
    TEST_ASSERT_EQUAL_UINT16(after->first, instruction.id);
}
