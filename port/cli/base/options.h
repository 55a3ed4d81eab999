/* SPDX-License-Identifier: MIT */
/* The options and arguments of subcommands. */
#ifndef MMAREF_CLI_BASE_OPTIONS_H
#define MMAREF_CLI_BASE_OPTIONS_H

#include "base/parallel.h"
#include "base/table.h"

#define ARGUMENTS_ANY 0xffffu

/* What an option takes, and what it sets. An option that is not a list is given once. */
typedef enum {
    OPTION_FLAG,   /* nothing: sets a bool */
    OPTION_TEXT,   /* a value: sets a const char * */
    OPTION_FILE,   /* the same; - is standard input */
    OPTION_NUMBER, /* a value if a number follows: sets a const char *, to "" without a value */
    OPTION_WORD,   /* the same if a word of letters and digits follows */
    OPTION_LIST    /* a value, several times: adds to an option_list */
} option_kind;

typedef struct {
    const char *name;
    option_kind kind;
    void *into;
} option_row;

#define OPTION_LIST_MAX 64
typedef struct {
    const char *text[OPTION_LIST_MAX];
    unsigned count;
} option_list;

/* The arguments, and what options that several subcommands have set; NULL and false: not given. */
typedef struct {
    char **argument; /* the beginning of argv, where they are gathered */
    unsigned arguments;
    bool csv, json, markdown;
    const char *colour;
    bool colours_are_asked_for; /* by --color always */
    table_style style; /* of --csv, --json and --markdown */
    table_colours colours; /* of --color, the terminal and the environment; plain unless the style is text */
    bool hex, decimal, hexfloat;
    const char *arith;
    const char *jobs_text, *shard, *is_shard;
    unsigned long jobs; /* of --jobs; 1 */
    shard share;        /* of --shard or --is-shard; 1/1 */
} command_line;

/* Rows of tables for what several subcommands have. */
#define OPTIONS_OUTPUT(line) \
    { "csv", OPTION_FLAG, &(line).csv }, { "json", OPTION_FLAG, &(line).json }, \
    { "markdown", OPTION_FLAG, &(line).markdown }, { "color", OPTION_TEXT, &(line).colour }
#define OPTIONS_NUMBERS(line) \
    { "hex", OPTION_FLAG, &(line).hex }, { "decimal", OPTION_FLAG, &(line).decimal }, \
    { "hexfloat", OPTION_FLAG, &(line).hexfloat }
#define OPTIONS_SHARES(line) \
    { "jobs", OPTION_TEXT, &(line).jobs_text }, { "shard", OPTION_TEXT, &(line).shard }
#define OPTIONS_ARITH(line) { "arith", OPTION_TEXT, &(line).arith }
#define OPTIONS_END { NULL, OPTION_FLAG, NULL }

/* Reads a command line: the options of a table (at most OPTIONS_MAX), before or after arguments, abbreviated or not,
 * and `least` to `most` arguments, which complaints call `names`. -j is short for --jobs. The caller clears what the
 * table sets. EXIT_UNREADABLE after complaining. */
#define OPTIONS_MAX 24
int command_line_read(command_line *line, int argc, char **argv, const option_row *options, const char *names,
                      unsigned least, unsigned most);

/* Complains where there are fewer arguments than `least`. */
int command_line_need(const command_line *line, const char *command, const char *names, unsigned least);

/* A decimal number from `least` to `largest`; complains, naming `what`. */
int command_line_number(const char *text, const char *what, unsigned long least, unsigned long largest,
                        unsigned long *value);

/* "FIRST-LAST" or one number, of 0 .. count - 1; NULL: all. */
typedef struct {
    unsigned first, last;
} command_line_range;

int command_line_read_range(const char *text, const char *what, unsigned count, command_line_range *range);

#endif
