/* SPDX-License-Identifier: MIT */
/* mmaref selftest: the self-test of the firmware, on the host. */
#include <string.h>

#include "commands.h"

static void print_line(const char *line, void *context)
{
    (void)context;
    puts(line);
}

int cli_selftest(int argc, char **argv)
{
    static mmaref_selftest_memory memory;

    if (argc != 1) {
        return cli_complain(NULL, argv[1], strlen(argv[1]), "selftest takes no arguments", NULL);
    }
    return mmaref_selftest_run(&memory, print_line, NULL) == 0 ? EXIT_EQUAL : EXIT_DIFFERENT;
}
