/* SPDX-License-Identifier: MIT */
/* Dot products of random custom blocks, with the results of the reference in tests/reference. */
#include <stdio.h>

#include "unity.h"

#include "dot_line.h"

static const char *const lines[] = {
#include "random_dots.inc"
};

void setUp(void) {}
void tearDown(void) {}

void test_random_dot_products_are_those_of_the_reference(void)
{
    char message[160];
    unsigned i;

    for (i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        const char *fault = dot_line_fault(lines[i]);
        sprintf(message, "dot product %u: %.120s", i, fault == NULL ? "" : fault);
        TEST_ASSERT_NULL_MESSAGE(fault, message);
    }
}
