/* SPDX-License-Identifier: MIT */
/* Completions of shells, from the help of the commands and from the tables. */
#ifndef MMAREF_CLI_COMPLETION_H
#define MMAREF_CLI_COMPLETION_H

#include <stdbool.h>
#include <stddef.h>

/* What is told of a command: its name, the arguments of its usage, its help. */
typedef struct {
    const char *name, *arguments, *help;
} command_about;

typedef bool (*command_at)(size_t index, command_about *about); /* false after the last */

/* mmaref completion, for these commands. */
int completion_answer(command_at commands, int argc, char **argv);

#endif
