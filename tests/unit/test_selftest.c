/* SPDX-License-Identifier: MIT */
/* The self-test reports TAP: what is tested, a plan, then as many results. */
#include <stdlib.h>
#include <string.h>

#include "unity.h"

#include "mmaref.h"

typedef struct {
    long planned, lines, passed, failed;
} tally;

static mmaref_selftest_memory memory;

void setUp(void) {}
void tearDown(void) {}

static void count(const char *line, void *context)
{
    tally *seen = context;

    TEST_ASSERT_NULL(strpbrk(line, "\r\n"));
    if (seen->lines == 0) {
        TEST_ASSERT_EQUAL_STRING_LEN("# mmaref ", line, 9);
        TEST_ASSERT_NOT_NULL(strstr(line, mmaref_edition()));
    } else if (seen->lines == 1) {
        TEST_ASSERT_EQUAL_STRING_LEN("1..", line, 3);
        seen->planned = atol(line + 3);
    }
    seen->lines++;
    seen->passed += strncmp(line, "ok ", 3) == 0;
    seen->failed += strncmp(line, "not ok ", 7) == 0;
}

void test_selftest_passes(void)
{
    tally seen = { 0, 0, 0, 0 };

    TEST_ASSERT_EQUAL_INT32(0, mmaref_selftest_run(&memory, count, &seen));
    TEST_ASSERT_EQUAL_INT(0, seen.failed);
    TEST_ASSERT_EQUAL_INT(seen.planned, seen.passed);
    TEST_ASSERT_GREATER_THAN_INT(mmaref_instruction_count(), seen.passed);
}

void test_memory_and_report_are_needed(void)
{
    TEST_ASSERT_EQUAL_INT32(MMAREF_E_ARGUMENT, mmaref_selftest_run(NULL, count, NULL));
    TEST_ASSERT_EQUAL_INT32(MMAREF_E_ARGUMENT, mmaref_selftest_run(&memory, NULL, NULL));
    TEST_ASSERT_EQUAL_UINT(5648, sizeof memory);
}

static char before[16];
static unsigned announced, results;

static void follow(const char *line, void *context)
{
    (void)context;
    if (strncmp(line, "# ", 2) == 0 && line[2] >= '0' && line[2] <= '9') {
        size_t length = strcspn(line + 2, " ");
        memcpy(before, line + 2, length);
        before[length] = '\0';
        announced++;
    } else if (strncmp(line, "ok ", 3) == 0) {
        if (results != 0) { /* the test of the tables is the first */
            TEST_ASSERT_EQUAL_STRING_LEN(before, line + 3, strlen(before));
        }
        results++;
    }
}

void test_a_line_names_each_test_before_it_runs(void)
{
    TEST_ASSERT_EQUAL_INT32(0, mmaref_selftest_run(&memory, follow, NULL));
    TEST_ASSERT_EQUAL_UINT(results - 1, announced);
}
