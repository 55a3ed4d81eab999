/* SPDX-License-Identifier: MIT */
/* The self-test alone, as a board runs it. */
#include <stdio.h>

#include "mmaref.h"

static mmaref_selftest_memory memory;

static void print(const char *line, void *context)
{
    (void)context;
    puts(line);
    fflush(stdout);
}

int main(void)
{
    return mmaref_selftest_run(&memory, print, NULL) != 0;
}
