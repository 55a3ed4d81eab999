/* SPDX-License-Identifier: MIT */
/* Files in memory. See file.h. */
#define _POSIX_C_SOURCE 200809L /* fileno */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/complain.h"
#include "base/file.h"

#define ENDLESS ((size_t)1 << 30)

/* Ends every line of a text by LF and drops a byte-order mark; the length that is left. */
static size_t plain_text(char *text, size_t length)
{
    size_t from = length >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0, to = 0;

    for (; from < length; from++) {
        if (text[from] != '\r') {
            text[to++] = text[from];
        } else if (from + 1 == length || text[from + 1] != '\n') {
            text[to++] = '\n';
        }
    }
    return to;
}

/* The limit of a file; a device or a pipe may be endless. */
static size_t limit_of(FILE *in)
{
    struct stat about;

    return fstat(fileno(in), &about) == 0 && S_ISREG(about.st_mode) ? SIZE_MAX : ENDLESS;
}

/* Reads to the end, or up to the first byte of 0 of what should be a text. NULL after complaining. */
static char *read_all(FILE *in, const char *path, bool is_text, size_t *length)
{
    size_t room = 1 << 16, limit = limit_of(in), got;
    char *all = malloc(room + 1), *larger;

    while (all != NULL && (got = fread(all + *length, 1, room - *length, in)) != 0) {
        *length += got;
        if (is_text && memchr(all + *length - got, '\0', got) != NULL) {
            return all;
        }
        if (*length >= limit) {
            (void)cli_complain(path, "", 0, "longer than 1 GiB: only a regular file may be", NULL);
            free(all);
            return NULL;
        }
        if (*length == room) {
            larger = realloc(all, 2 * room + 1);
            if (larger == NULL) {
                free(all);
            }
            all = larger;
            room *= 2;
        }
    }
    if (all == NULL) {
        (void)cli_complain(path, "", 0, "out of memory", NULL);
        return NULL;
    }
    if (ferror(in) != 0) {
        (void)cli_complain_of_file(path, "cannot be read");
        free(all);
        return NULL;
    }
    return all;
}

static char *read_path(const char *path, bool is_text, size_t *length)
{
    FILE *in = strcmp(path, "-") == 0 ? stdin : fopen(path, "rb");
    char *all;

    *length = 0;
    if (in == NULL) {
        (void)cli_complain_of_file(path, "cannot be read");
        return NULL;
    }
    all = read_all(in, path, is_text, length);
    if (all != NULL) {
        all[*length] = '\0';
    }
    if (in != stdin) {
        fclose(in);
    }
    return all;
}

char *cli_read_bytes(const char *path, size_t *length)
{
    return read_path(path, false, length);
}

/* The number of the line that a place of a text is on. */
static unsigned line_of(const char *text, size_t at)
{
    unsigned line = 1;

    while (at-- != 0) {
        line += text[at] == '\n';
    }
    return line;
}

char *cli_read_file(const char *path, size_t *length)
{
    char *text = read_path(path, true, length);

    if (text == NULL) {
        return NULL;
    }
    *length = plain_text(text, *length);
    text[*length] = '\0';
    if (strlen(text) != *length) {
        (void)cli_complain_at(path, line_of(text, strlen(text)), "", 0, CLI_NO_TEXT, NULL);
        free(text);
        return NULL;
    }
    return text;
}
