/* SPDX-License-Identifier: MIT */
/* Prints the self-test of the library that is linked. */
#include <stdio.h>

#include "mmaref.h"

static void print(const char *line, void *context)
{
    (void)context;
    puts(line);
}

int main(void)
{
    static mmaref_selftest_memory memory;

    return mmaref_selftest_run(&memory, print, NULL) == 0 ? 0 : 1;
}
