/* SPDX-License-Identifier: MIT */
/* Reads lines. See line_reader.h. */
#include "base/line_reader.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"

/* Makes room and reads on: 1, 0 at the end of the file, -1 after complaining. */
static int fill(line_reader *reader)
{
    const char *comment;
    ssize_t got;

    memmove(reader->window, reader->window + reader->next, reader->filled - reader->next);
    reader->filled -= reader->next;
    reader->next = 0;
    if (reader->filled == LINES_WINDOW) { /* one line and no end: only a comment may be so long */
        if (memchr(reader->window, '\0', reader->filled) != NULL) {
            (void)cli_complain_at(reader->path, reader->line + 1, "", 0, CLI_NO_TEXT, NULL);
            return -1;
        }
        comment = memchr(reader->window, '#', reader->filled);
        if (comment == NULL) {
            (void)cli_complain_at(reader->path, reader->line + 1, reader->window, reader->filled,
                                  "the line is too long", NULL);
            return -1;
        }
        reader->filled = (size_t)(comment - reader->window) + 1;
    }
    do {
        got = read(reader->file, reader->window + reader->filled, (unsigned)(LINES_WINDOW - reader->filled));
    } while (got < 0 && errno == EINTR);
    if (got < 0) {
        (void)cli_complain_of_file(reader->path, "cannot be read");
        return -1;
    }
    reader->filled += (size_t)got;
    return got > 0;
}

int lines_open(line_reader *reader, const char *path)
{
    memset(reader, 0, sizeof *reader);
    reader->path = path;
    reader->file = strcmp(path, "-") == 0 ? STDIN_FILENO : open(path, O_RDONLY);
    reader->window = malloc(LINES_WINDOW);
    if (reader->file < 0 || reader->window == NULL) {
        (void)cli_complain_of_file(path, "cannot be read");
        lines_close(reader);
        return EXIT_UNREADABLE;
    }
    while (reader->filled < 3 && !reader->ended) {
        int state = fill(reader);
        if (state < 0) {
            lines_close(reader);
            return EXIT_UNREADABLE;
        }
        reader->ended = state == 0;
    }
    if (reader->filled >= 3 && memcmp(reader->window, "\xef\xbb\xbf", 3) == 0) {
        reader->next = 3;
    }
    return EXIT_EQUAL;
}

/* The end of the line at the start of `text`, and in *after the start of the next one; NULL if the end is not read yet.
 * A CR at the end of what was read may be the first half of CR LF. */
static const char *find_end(const char *text, size_t length, bool ended, const char **after)
{
    const char *feed = memchr(text, '\n', length), *limit = feed == NULL ? text + length : feed;
    const char *back = memchr(text, '\r', (size_t)(limit - text));

    if (back != NULL && (back + 1 < limit || (feed == NULL && ended))) {
        *after = back + 1;
        return back;
    }
    if (feed != NULL) {
        *after = feed + 1;
        return back == NULL ? feed : back;
    }
    *after = limit;
    return ended && length != 0 ? limit : NULL;
}

int lines_next(line_reader *reader, const char **text, size_t *length)
{
    const char *end, *after;

    for (;;) {
        *text = reader->window + reader->next;
        end = find_end(*text, reader->filled - reader->next, reader->ended, &after);
        if (end != NULL) {
            *length = (size_t)(end - *text);
            reader->next = (size_t)(after - reader->window);
            reader->line++;
            return 1;
        }
        if (reader->ended) {
            return 0;
        }
        switch (fill(reader)) {
        case 0:
            reader->ended = true;
            break;
        case 1:
            break;
        default:
            return -1;
        }
    }
}

void lines_close(line_reader *reader)
{
    if (reader->file > STDIN_FILENO) {
        (void)close(reader->file);
    }
    free(reader->window);
    reader->window = NULL;
}
