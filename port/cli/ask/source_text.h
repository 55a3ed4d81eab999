/* SPDX-License-Identifier: MIT */
/* Source text of any language: code without comments, and strings as the compiler joins them. */
#ifndef MMAREF_CLI_ASK_SOURCE_TEXT_H
#define MMAREF_CLI_ASK_SOURCE_TEXT_H

#include <stddef.h>

/* A run of code between strings, or a string: adjacent ones joined, escapes and format braces read. */
typedef struct {
    char *text;     /* ends with a NUL */
    unsigned *line; /* of the source, for each character */
    size_t length, room;
} source_piece;

/* In a piece: text that is known only when the program runs, such as a macro, or {shape} of an f-string. */
#define SOURCE_HOLE '\1'

typedef void (*source_visit)(const source_piece *piece, void *context);

/* Visits the pieces of a text in its order; what a string holds is a text of its own, so that code in a string is found
 * too. The ending of `path` tells the language; the rules common to most hold where it tells none. */
void source_walk(const char *path, const char *text, size_t length, source_visit visit, void *context);

#endif
