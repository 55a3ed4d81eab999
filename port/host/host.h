/* SPDX-License-Identifier: MIT */
/* What the subcommands share: exit statuses, complaints, files, hexadecimal numbers. */
#ifndef MMAREF_HOST_H
#define MMAREF_HOST_H

#include <stdio.h>

#include "mmaref.h"

/* Exit statuses of every subcommand. */
enum {
    EXIT_EQUAL = 0,
    EXIT_DIFFERENT = 1, /* something was compared and differs, or is not there */
    EXIT_UNREADABLE = 2 /* the command or a file is not understood, or cannot be read or written */
};

/* Ends a file that was written: whether every byte of it arrived is asked here, and nowhere else. Returns
 * `status`, or EXIT_UNREADABLE after complaining about `name`. */
int host_close(FILE *out, const char *name, int status);

/* A file being written. What had its name before stays until all of it is there; then its mode does. */
typedef struct {
    const char *path;
    char *target;  /* what the path names behind links; NULL: a device or a pipe, written where it is */
    char *partial; /* what the file is called until all of it is there */
    FILE *out;
} host_output;

/* Begins a file, one at a time; "-" is standard output. A file that may not be written is refused, even if it could be
 * replaced. EXIT_UNREADABLE after complaining. */
int host_output_open(host_output *file, const char *path);

/* Ends it; unless `status` is EXIT_EQUAL it is taken away again. Returns `status`, or EXIT_UNREADABLE after complaining
 * that it cannot be written. */
int host_output_close(host_output *file, int status);

/* A number as `digits` hexadecimal digits, at most 16, behind what separates it from the text before: two characters at
 * most. All in one write, which costs as much as the digits. */
void host_put_hex(FILE *out, const char *before, uint64_t value, unsigned digits);

/* How many hexadecimal digits there are at the start of `length` characters, and their value: of more than 16 that
 * of the last 16. */
size_t host_read_hex(const char *text, size_t length, uint64_t *value);

/* Prints "mmaref: PLACE: 'OFFENDER': REASON, nearest is 'WORD'" on stderr, leaving out
 * what is empty; returns EXIT_UNREADABLE. `place` may be NULL. Of a long offender only the start is printed,
 * and control characters and bidirectional marks as \\xNN. */
int host_complain(const char *place, const char *offender, size_t length, const char *reason,
                  const char *nearest);

/* The same of a line of a file: its place is "PATH:LINE". */
int host_complain_at(const char *path, unsigned line, const char *offender, size_t length, const char *reason,
                     const char *nearest);

/* The same of what the library says in an error; it delimits no part of the offender. */
int host_complain_error(const char *place, const char *offender, size_t length, const mmaref_error *error);

/* The same of a file for the reason in errno; `what` is "cannot be read" or "cannot be written". */
int host_complain_of_file(const char *path, const char *what);

/* Tells what mmaref_instruction_parse found in a text: EXIT_UNREADABLE after complaining, EXIT_EQUAL perhaps after
 * a note. */
int host_report(const char *place, const char *text, size_t length, mmaref_status status, const mmaref_error *error);

/* The exit status of a comparison: EXIT_UNREADABLE after complaining that nothing was compared, unless that may be. */
int host_judge(unsigned long long passed, unsigned long long failed, bool may_be_empty);

/* For a call that cannot fail, its arguments having been checked: ends the command with
 * EXIT_UNREADABLE and the name of the status if it did. */
void host_must(mmaref_status status);

/* What is said of a text with a NUL. */
#define HOST_NO_TEXT "a byte of 0: this is no text"

/* A whole text in memory ("-" is standard input), NUL-terminated, every line ended by LF, a byte-order mark left
 * out; complains and returns NULL if it cannot be read, has a NUL of its own, or is a device or a pipe that has no end
 * within 1 GiB. The caller frees it. */
char *host_read_file(const char *path, size_t *length);

/* The same of a file of any bytes, as they are. */
char *host_read_bytes(const char *path, size_t *length);

#endif
