/* SPDX-License-Identifier: MIT */
/* The options and arguments of subcommands. */
#ifndef MMAREF_COMMAND_LINE_H
#define MMAREF_COMMAND_LINE_H

#include "table.h"

#define ARGUMENTS_ANY 0xffffu

/* What was given; NULL and false: not given. */
typedef struct {
    table_style style;
    bool coloured;
    bool csv, json, markdown, svg;
    bool registers, each, before_trans, with_details;
    bool fill, coverage, allow_empty;
    const char *colour, *by, *arith, *product, *rows, *columns;
    const char *target, *ptx, *edition, *family;
    const char *seed, *count, *kind, *selector, *select_a, *select_b, *output, *jobs;
    char **argument; /* the beginning of argv, where they are gathered */
    unsigned arguments;
} command_line;

/* Reads what a subcommand was given: options named in `allowed` (words, blanks between
 * them; "output" stands for those of tables, "run" for those of run) and `least` to `most` arguments, called
 * `names` in complaints. EXIT_UNREADABLE after complaining. */
int command_line_read(command_line *line, int argc, char **argv, const char *allowed, const char *names,
                      unsigned least, unsigned most);

/* A decimal number up to `largest`; complains, naming `what`. */
int command_line_number(const char *text, const char *what, unsigned long largest, unsigned long *value);

/* "FIRST-LAST" or one number, of 0 .. count - 1; NULL: all. */
typedef struct {
    unsigned first, last;
} command_line_range;

int command_line_read_range(const char *text, const char *what, unsigned count, command_line_range *range);

#endif
