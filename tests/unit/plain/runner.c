/* SPDX-License-Identifier: MIT */
/* Runs the tests of one file and prints TAP; TESTS is the file of their names, TEST(name) each,
 * FILE_NAME the name of the tests' file. */
#include <setjmp.h>
#include <stdio.h>

#include "unity.h"

void setUp(void);
void tearDown(void);

#define TEST(name) void name(void);
#include TESTS
#undef TEST

static jmp_buf end_of_test;
static unsigned failures;

void unity_check(int holds, int line, const char *assertion, const char *message)
{
    if (!holds) {
        printf("# %s:%d: %s%s%s\n", FILE_NAME, line, assertion, message == NULL ? "" : ": ",
               message == NULL ? "" : message);
        longjmp(end_of_test, 1);
    }
}

int unity_same_text(const char *expected, const char *actual, size_t length)
{
    if (expected == NULL || actual == NULL) {
        return expected == actual;
    }
    return length == SIZE_MAX ? strcmp(expected, actual) == 0 : strncmp(expected, actual, length) == 0;
}

int unity_all(uint32_t expected, const uint32_t *actual, size_t count)
{
    while (count != 0 && actual[count - 1] == expected) {
        count--;
    }
    return count == 0;
}

static void run(void (*test)(void), const char *name)
{
    if (setjmp(end_of_test) == 0) {
        setUp();
        test();
        tearDown();
        printf("ok - %s %s\n", FILE_NAME, name);
    } else {
        failures++;
        printf("not ok - %s %s\n", FILE_NAME, name);
    }
}

int main(void)
{
#define TEST(name) run(name, #name);
#include TESTS
    return failures != 0;
}
