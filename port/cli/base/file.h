/* SPDX-License-Identifier: MIT */
/* Files: those read into memory, and those written whole or not at all. */
#ifndef MMAREF_CLI_BASE_FILE_H
#define MMAREF_CLI_BASE_FILE_H

#include <stddef.h>
#include <stdio.h>

/* The complaint about a text with a NUL. */
#define CLI_NO_TEXT "a byte of 0: this is no text"

/* A whole text in memory ("-" is standard input), NUL-terminated, every line ended by LF, a byte-order mark left
 * out; complains and returns NULL if it cannot be read, has a NUL of its own, or is a device or a pipe that has no end
 * within 1 GiB. The caller frees it. */
char *cli_read_file(const char *path, size_t *length);

/* The same of a file of any bytes, as they are. */
char *cli_read_bytes(const char *path, size_t *length);

/* Closes a file that was written; errors of writing are found here, and only here. Returns `status`, or EXIT_UNREADABLE
 * after complaining about `name`. */
int cli_close(FILE *out, const char *name, int status);

/* A file being written. An existing file stays until the new one is complete, which then gets its name and mode. */
typedef struct {
    const char *path;
    char *target;  /* the path with links followed; NULL: a device or a pipe, written directly */
    char *partial; /* the name until the file is complete */
    FILE *out;
} cli_output;

/* Opens a file for writing, one at a time; "-" is standard output. A read-only file is refused, even if it could be
 * replaced. EXIT_UNREADABLE after complaining. */
int cli_output_open(cli_output *file, const char *path);

/* Closes it; removes it if `status` is not EXIT_EQUAL. Returns `status`, or EXIT_UNREADABLE after complaining that it
 * cannot be written. */
int cli_output_close(cli_output *file, int status);

#endif
