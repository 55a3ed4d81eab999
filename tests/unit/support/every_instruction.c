/* SPDX-License-Identifier: MIT */
#include "every_instruction.h"

#include "unity.h"

bool next_instruction(uint16_t *next, mmaref_instruction *instruction, mmaref_description *is)
{
    mmaref_status status = MMAREF_E_LEFT_OUT;

    while (status == MMAREF_E_LEFT_OUT && *next < mmaref_instruction_count()) {
        status = mmaref_instruction_at((*next)++, instruction);
    }
    if (status == MMAREF_E_LEFT_OUT) {
        return false;
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, status);
    if (is != NULL) {
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_describe(instruction, is));
    }
    return true;
}
