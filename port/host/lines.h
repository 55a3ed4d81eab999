/* SPDX-License-Identifier: MIT */
/* The lines of a text file of any size, read through a window of fixed size. */
#ifndef MMAREF_LINES_H
#define MMAREF_LINES_H

#include "host.h"

/* A line that has more bytes in front of its comment is refused. */
#define LINES_WINDOW (1u << 20)

typedef struct {
    const char *path;
    int file;
    char *window;
    size_t next, filled; /* of the window: the line to come, and where what was read ends */
    bool ended;          /* the file has no more */
    unsigned line;       /* number of the last line given, from 1 */
} line_reader;

/* Opens a file, "-" being standard input; EXIT_UNREADABLE after complaining. A byte-order mark is passed over. */
int lines_open(line_reader *reader, const char *path);

/* The next line, without its end (LF, CR LF or CR): 1, 0 at the end of the file, -1 after complaining. The text
 * lives until the next call. Of a line that does not fit only the comment (from # on) is ever cut off. */
int lines_next(line_reader *reader, const char **text, size_t *length);

void lines_close(line_reader *reader);

#endif
