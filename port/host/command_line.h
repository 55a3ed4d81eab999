/* SPDX-License-Identifier: MIT */
/* The options and arguments of subcommands. */
#ifndef MMAREF_COMMAND_LINE_H
#define MMAREF_COMMAND_LINE_H

#include "chips.h"
#include "jobs.h"
#include "numeral.h"
#include "table.h"

#define ARGUMENTS_ANY 0xffffu

/* The values of an option that may be repeated. */
#define COMMAND_LINE_REPEATS 64
typedef struct {
    const char *text[COMMAND_LINE_REPEATS];
    unsigned count;
} command_line_list;

/* What was given; NULL and false: not given. */
typedef struct {
    table_style style;
    bool coloured;
    bool csv, json, markdown, svg;
    bool registers, each, before_trans, with_details, cute, triton;
    bool fill, coverage, allow_empty;
    bool hex, decimal, hexfloat, with_explanation, with_flags, derive;
    const char *colour, *by, *arith, *product, *rows, *columns;
    const char *target, *ptx, *edition, *family;
    const char *seed, *count, *kind, *selector, *select_a, *select_b, *output, *jobs_text;
    const char *a, *b, *c, *scale_a, *scale_b, *types, *scale_type, *fixed, *input;
    const char *pitch, *offset, *swizzle, *address;
    bool search, transpose, allow_missing;
    const char *shard, *is_shard;
    command_line_list ariths, compare; /* --arith where it may be repeated; --compare */
    unsigned long jobs; /* of -j; 1 */
    shard share;        /* of --shard or --is-shard; 1/1 */
    char arith_text[CHIP_TEXT_MAX], target_text[CHIP_TEXT_MAX]; /* where a chip's name was given */
    char **argument; /* the beginning of argv, where they are gathered */
    unsigned arguments;
} command_line;

/* Reads what a subcommand was given: options named in `allowed` (words, blanks between
 * them; "output" stands for those of tables, "run" for those of run) and `least` to `most` arguments, called
 * `names` in complaints. EXIT_UNREADABLE after complaining. */
int command_line_read(command_line *line, int argc, char **argv, const char *allowed, const char *names,
                      unsigned least, unsigned most);

/* How --hex, --decimal or --hexfloat want numbers printed. */
int command_line_style(const command_line *line, numeral_style *style);

/* A decimal number from `least` to `largest`; complains, naming `what`. */
int command_line_number(const char *text, const char *what, unsigned long least, unsigned long largest,
                        unsigned long *value);

/* "FIRST-LAST" or one number, of 0 .. count - 1; NULL: all. */
typedef struct {
    unsigned first, last;
} command_line_range;

int command_line_read_range(const char *text, const char *what, unsigned count, command_line_range *range);

#endif
