/* SPDX-License-Identifier: MIT */
/* Exit statuses, and complaints on standard error. */
#ifndef MMAREF_CLI_BASE_COMPLAIN_H
#define MMAREF_CLI_BASE_COMPLAIN_H

#include <stdio.h>

#include "mmaref.h"

/* Exit statuses of every subcommand. */
enum {
    EXIT_EQUAL = 0,
    EXIT_DIFFERENT = 1, /* something differs, or was not found */
    EXIT_UNREADABLE = 2 /* the command line or a file cannot be read, or a file cannot be written */
};

/* Prints "mmaref: PLACE: 'OFFENDER': REASON, nearest is 'WORD'" on stderr, leaving out
 * what is empty; returns EXIT_UNREADABLE. `place` may be NULL. Of a long offender only the start is printed,
 * and control characters and bidirectional marks as \\xNN. */
int cli_complain(const char *place, const char *offender, size_t length, const char *reason,
                 const char *nearest);

/* The same of a line of a file: its place is "PATH:LINE". */
int cli_complain_at(const char *path, unsigned line, const char *offender, size_t length, const char *reason,
                    const char *nearest);

/* The same with the sentence of an error of the library. */
int cli_complain_error(const char *place, const char *offender, size_t length, const mmaref_error *error);

/* The same of a file for the reason in errno; `what` is "cannot be read" or "cannot be written". */
int cli_complain_of_file(const char *path, const char *what);

/* Reports the answer of mmaref_instruction_parse: EXIT_UNREADABLE after complaining, or EXIT_EQUAL, with a note if
 * there is one. */
int cli_report(const char *place, const char *text, size_t length, mmaref_status status, const mmaref_error *error);

/* The exit status of a comparison. If nothing was compared and that is not allowed, EXIT_UNREADABLE after
 * complaining. */
int cli_judge(unsigned long long passed, unsigned long long failed, bool may_be_empty);

/* For a call whose arguments were checked, so that it cannot fail. If it fails, ends the command with
 * EXIT_UNREADABLE. */
void cli_must(mmaref_status status);

#endif
