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

/* The lines, and where the next ones are compared with. */
static char said[4096][240];
static unsigned said_count, compared;

static void say(const char *line, void *context)
{
    (void)context;
    TEST_ASSERT_LESS_THAN_UINT32(4096, said_count);
    strcpy(said[said_count++], line);
}

static void say_again(const char *line, void *context)
{
    TEST_ASSERT_EQUAL_PTR(&compared, context);
    TEST_ASSERT_LESS_THAN_UINT32(said_count, compared);
    TEST_ASSERT_EQUAL_STRING(said[compared++], line);
}

/* Two self-tests take turns with one memory, which a program spoils in between. */
void test_slices_say_what_a_run_says(void)
{
    mmaref_selftest run, other, before;
    unsigned slices = 0;
    int32_t results = 0;

    TEST_ASSERT_EQUAL_INT32(0, mmaref_selftest_run(&memory, say, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_selftest_start(&run, &memory, say_again, &compared));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_selftest_start(&other, &memory, NULL, NULL));
    TEST_ASSERT_EQUAL_INT32(0, run.number);
    while (mmaref_selftest_next(&run)) {
        slices++;
        TEST_ASSERT_NOT_EQUAL_UINT8(MMAREF_TEST_FAILED, run.outcome);
        results += run.outcome == MMAREF_TEST_PASSED;
        TEST_ASSERT_EQUAL_INT32(results, run.number);
        memset(&memory, 0xa5, sizeof memory);
        if (slices % 3 == 0) {
            TEST_ASSERT_TRUE(mmaref_selftest_next(&other));
        }
    }
    TEST_ASSERT_EQUAL_UINT(said_count, compared);
    TEST_ASSERT_EQUAL_INT32(0, run.failures + other.failures);
    TEST_ASSERT_GREATER_THAN_INT(results / 4, other.number);
    TEST_ASSERT_LESS_THAN_INT(results, other.number);
    TEST_ASSERT_GREATER_THAN_UINT32(3 * (unsigned)results, slices);
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TEST_RULE, run.kind);
    TEST_ASSERT_EQUAL_STRING("explained", run.name);
    before = run;
    TEST_ASSERT_FALSE(mmaref_selftest_next(&run));
    TEST_ASSERT_EQUAL_MEMORY(&before, &run, sizeof run);
}

void test_a_self_test_begins_anew(void)
{
    mmaref_selftest run;
    unsigned slices;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_selftest_start(&run, &memory, NULL, NULL));
    TEST_ASSERT_TRUE(mmaref_selftest_next(&run));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TEST_TABLES, run.kind);
    for (slices = 0; slices < 100 || run.outcome != MMAREF_TEST_RUNNING; slices++) {
        TEST_ASSERT_TRUE(mmaref_selftest_next(&run));
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_selftest_start(&run, &memory, NULL, NULL));
    TEST_ASSERT_EQUAL_INT32(0, run.number);
    TEST_ASSERT_TRUE(mmaref_selftest_next(&run));
    TEST_ASSERT_TRUE(mmaref_selftest_next(&run));
    TEST_ASSERT_EQUAL_INT32(2, run.number);
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TEST_ANSWER, run.kind);
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TEST_PASSED, run.outcome);
}

void test_what_slices_need(void)
{
    mmaref_selftest run;

    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_selftest_start(NULL, &memory, NULL, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_selftest_start(&run, NULL, NULL, NULL));
    TEST_ASSERT_FALSE(mmaref_selftest_next(NULL));
}
