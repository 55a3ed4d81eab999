/* SPDX-License-Identifier: MIT */
/* What a library says of itself, and the start of a block of one's own. */
#include <stdio.h>
#include <string.h>

#include "dot_call.h"
#include "unity.h"
#include "every_instruction.h"
#include "mmaref.h"

void setUp(void)
{
}

void tearDown(void)
{
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

/* 3 * 5 + 2^-30, by IEEE 754: the sum rounds to 15. */
void test_a_started_block_computes(void)
{
    const mmaref_dot_types types = { MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32 };
    const uint64_t a = 0x4200, b = 0x4500;
    mmaref_arithmetic block;
    uint64_t d = 0;

    memset(&block, 0, sizeof block);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_arithmetic_check(NULL, &block, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_start(&block));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_check(NULL, &block, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add(&types, &block, &a, &b, 1, 0x30800000, &d, NULL, NULL));
    TEST_ASSERT_EQUAL_HEX64(0x41700000, d);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_arithmetic_start(NULL));
}

/* "custom" for a dot product without an instruction is that start; a profile needs an instruction. */
void test_custom_starts_there_without_an_instruction(void)
{
    mmaref_arithmetic start, read;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_start(&start));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_parse(NULL, "custom", 6, &read, NULL, NULL));
    TEST_ASSERT_EQUAL_MEMORY(&start, &read, sizeof start);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_arithmetic_parse(NULL, "sm_90", 5, &read, NULL, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC,
                          mmaref_arithmetic_parse(NULL, "custom align=jam", 16, &read, NULL, NULL));
}
