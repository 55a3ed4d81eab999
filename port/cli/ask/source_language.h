/* SPDX-License-Identifier: MIT */
/* How languages write comments and strings. */
#ifndef MMAREF_CLI_ASK_SOURCE_LANGUAGE_H
#define MMAREF_CLI_ASK_SOURCE_LANGUAGE_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
    bool hash;       /* # begins a comment, and // does not */
    bool semicolon;  /* ; begins a comment */
    bool characters; /* 'a' is a character, and a lone ' nothing; else ' quotes as " does */
    bool triple;     /* triple quotes are quotes */
    bool long_lines; /* a string may go over lines */
    bool braces;     /* in a string {{ is {, and {0} an operand */
} source_language;

/* The language of a file, by the ending of its name. */
source_language source_language_of(const char *path);

/* Where a comment that begins at `at` ends, before the end of its line; `at` if there is none. */
size_t source_comment_end(const source_language *how, const char *text, size_t length, size_t at);

/* A string, with what is before and behind its quotes. */
typedef struct {
    size_t begin, first, last, end; /* the contents are first .. last - 1 */
    bool raw;                       /* a backslash is a backslash */
    bool format;                    /* an f-string */
    bool line;                      /* a line of a string of Zig */
    char quote;
} source_literal;

/* Whether a quote at `at` begins a string. */
bool source_literal_at(const source_language *how, const char *text, size_t length, size_t at,
                       source_literal *literal);

#endif
