/* SPDX-License-Identifier: MIT */
/* What a library says of itself: version, edition, build; names of statuses, texts of reasons. */
#include <stdio.h>
#include <string.h>

#include "unity.h"

#include "every_instruction.h"
#include "mmaref.h"

void setUp(void) {}
void tearDown(void) {}

void test_every_status_has_its_word(void)
{
    TEST_ASSERT_EQUAL_STRING("ok", mmaref_status_name(MMAREF_OK));
    TEST_ASSERT_EQUAL_STRING("argument", mmaref_status_name(MMAREF_E_ARGUMENT));
    TEST_ASSERT_EQUAL_STRING("syntax", mmaref_status_name(MMAREF_E_SYNTAX));
    TEST_ASSERT_EQUAL_STRING("instruction", mmaref_status_name(MMAREF_E_INSTRUCTION));
    TEST_ASSERT_EQUAL_STRING("refused", mmaref_status_name(MMAREF_E_REFUSED));
    TEST_ASSERT_EQUAL_STRING("profile", mmaref_status_name(MMAREF_E_PROFILE));
    TEST_ASSERT_EQUAL_STRING("target", mmaref_status_name(MMAREF_E_TARGET));
    TEST_ASSERT_EQUAL_STRING("arithmetic", mmaref_status_name(MMAREF_E_ARITHMETIC));
    TEST_ASSERT_EQUAL_STRING("undefined", mmaref_status_name(MMAREF_E_UNDEFINED));
    TEST_ASSERT_EQUAL_STRING("ptx", mmaref_status_name(MMAREF_E_PTX));
    TEST_ASSERT_EQUAL_STRING("sparsity", mmaref_status_name(MMAREF_E_SPARSITY));
    TEST_ASSERT_EQUAL_STRING("left_out", mmaref_status_name(MMAREF_E_LEFT_OUT));
}

void test_a_number_that_is_no_status_has_a_word_too(void)
{
    TEST_ASSERT_NOT_NULL(mmaref_status_name((mmaref_status)-100));
    TEST_ASSERT_NOT_NULL(mmaref_status_name((mmaref_status)1));
}

void test_a_reason_is_told_in_words(void)
{
    TEST_ASSERT_EQUAL_STRING("text or output is NULL", mmaref_reason_text(MMAREF_REASON_NO_TEXT));
    TEST_ASSERT_EQUAL_STRING("the matrix leaves its memory", mmaref_reason_text(MMAREF_REASON_OUTSIDE_MEMORY));
    TEST_ASSERT_EQUAL_STRING("no PTX ISA version of these tables has this number", mmaref_reason_text(MMAREF_REASON_NO_VERSION));
    TEST_ASSERT_EQUAL_STRING("a word is missing", mmaref_reason_text(MMAREF_REASON_NO_WORD));
    TEST_ASSERT_EQUAL_STRING("does not divide K", mmaref_reason_text(MMAREF_REASON_NO_DIVISOR));
    TEST_ASSERT_EQUAL_STRING("the matrix leaves the memory", mmaref_reason_text(MMAREF_REASON_MATRIX_OUTSIDE));
    TEST_ASSERT_EQUAL_STRING("left out of this build", mmaref_reason_text(MMAREF_REASON_LEFT_OUT));
}

void test_a_number_that_is_no_reason_is_unknown(void)
{
    TEST_ASSERT_EQUAL_STRING("unknown", mmaref_reason_text(0));
    TEST_ASSERT_EQUAL_STRING("unknown", mmaref_reason_text(MMAREF_REASONS + 1));
    TEST_ASSERT_EQUAL_STRING("unknown", mmaref_reason_text(255));
}

void test_the_library_has_the_version_of_its_header(void)
{
    TEST_ASSERT_EQUAL_HEX32(MMAREF_VERSION, mmaref_version());
}

void test_the_edition_is_that_of_the_newest_rows(void)
{
    char text[16];
    mmaref_instruction instruction;
    mmaref_description is;
    uint16_t next = 0;
    uint8_t newest = 0;

    while (next_instruction(&next, &instruction, &is)) {
        newest = is.edition > newest ? is.edition : newest;
        if (strncmp(is.section, "9.7.", 4) == 0) {
            TEST_ASSERT_TRUE(is.edition >= is.ptx_version && is.edition >= 90);
        } else {
            TEST_ASSERT_EQUAL_UINT8(0, is.edition); /* of another document */
        }
    }
    TEST_ASSERT_EQUAL_UINT32(MMAREF_PTX_ISA, newest / 10 * 100 + newest % 10);
    (void)snprintf(text, sizeof text, "PTX ISA %u.%u", newest / 10u, newest % 10u);
    TEST_ASSERT_EQUAL_STRING(text, mmaref_edition());
}

void test_a_whole_build_leaves_nothing_out(void)
{
    mmaref_build build;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_build_get(&build));
    TEST_ASSERT_EQUAL_HEX16(0, build.left_out);
    TEST_ASSERT_EQUAL_HEX32(MMAREF_TABLES_HASH, build.tables_hash);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_build_get(NULL));
}

void test_families_have_names(void)
{
    TEST_ASSERT_EQUAL_STRING("float", mmaref_family_name(MMAREF_FAMILY_FLOAT));
    TEST_ASSERT_EQUAL_STRING("sparse", mmaref_family_name(MMAREF_FAMILY_SPARSE));
    TEST_ASSERT_EQUAL_STRING("coverage", mmaref_family_name(MMAREF_FAMILY_COVERAGE));
    TEST_ASSERT_EQUAL_STRING("custom", mmaref_family_name(MMAREF_FAMILIES - 1));
    TEST_ASSERT_NULL(mmaref_family_name(MMAREF_FAMILIES));
    TEST_ASSERT_NULL(mmaref_family_name(255));
}
