/* SPDX-License-Identifier: MIT */
/* Computes the dot products of standard input, lines as tests/models/reference/dot_random.lua prints them, and compares. */
#include <stdio.h>

#include "dot_line.h"

int main(void)
{
    static char line[DOT_LINE_BYTES];
    unsigned long passed = 0, failed = 0;

    while (fgets(line, sizeof line, stdin) != NULL) {
        const char *fault = dot_line_fault(line);
        if (fault == NULL) {
            passed++;
        } else if (failed++ < 20) {
            printf("%s\n%s", fault, line);
        }
    }
    printf("%lu passed, %lu failed\n", passed, failed);
    return failed != 0 || passed == 0;
}
