/* SPDX-License-Identifier: MIT */
/* Words that people type: abbreviations and misspellings. */
#ifndef MMAREF_CLI_BASE_SPELLING_H
#define MMAREF_CLI_BASE_SPELLING_H

#include <stddef.h>

/* The index of the word of a list that equals `text`, or the only one that begins with it; SPELLING_NONE or
 * SPELLING_MANY otherwise. */
enum {
    SPELLING_NONE = -1,
    SPELLING_MANY = -2
};

typedef const char *(*spelling_at)(size_t index, const void *context); /* NULL after the last */

int spelling_find(const char *text, size_t length, spelling_at at, const void *context);

/* Writes the words that begin with `text`, each after a blank. */
void spelling_list(const char *text, size_t length, spelling_at at, const void *context, char *into, size_t size);

/* The word of a list that is the fewest edits away from `text`, preferring one with the same first letter; NULL if the
 * edits are more than half of the word's letters. */
const char *spelling_nearest(const char *text, size_t length, spelling_at at, const void *context);

/* The list that a NULL-terminated array is. */
const char *spelling_in_array(size_t index, const void *array);

#endif
