/* SPDX-License-Identifier: MIT */
/* The lines of a text file of any size, read through a window of fixed size. */
#ifndef MMAREF_CLI_BASE_LINE_READER_H
#define MMAREF_CLI_BASE_LINE_READER_H

#include "base/complain.h"

/* A line with more bytes before its comment is refused. */
#define LINES_WINDOW (1u << 20)

typedef struct {
    const char *path;
    int file;
    char *window;
    size_t next, filled; /* in the window: the next line, and the end of what was read */
    bool ended;          /* the file has no more */
    unsigned line;       /* number of the last line given, from 1 */
} line_reader;

/* Opens a file, "-" for standard input, and skips a byte-order mark. EXIT_UNREADABLE after complaining. */
int lines_open(line_reader *reader, const char *path);

/* Gives the next line without its end (LF, CR LF or CR): 1, 0 at the end of the file, -1 after complaining. The text is
 * valid until the next call. Only a comment (from # on) is cut off a line that does not fit. */
int lines_next(line_reader *reader, const char **text, size_t *length);

void lines_close(line_reader *reader);

#endif
