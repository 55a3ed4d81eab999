/* SPDX-License-Identifier: MIT */
/* Words that people type: abbreviations and misspellings. */
#ifndef MMAREF_WORDS_H
#define MMAREF_WORDS_H

#include <stddef.h>

/* The index of the word of a list that `text` is, or is an unambiguous beginning of;
 * WORDS_NONE if there is none, WORDS_MANY if there are several. */
enum {
    WORDS_NONE = -1,
    WORDS_MANY = -2
};

typedef const char *(*words_at)(size_t index, const void *context); /* NULL after the last */

int words_find(const char *text, size_t length, words_at at, const void *context);

/* The words that begin with `text`, each behind a blank. */
void words_list(const char *text, size_t length, words_at at, const void *context, char *into, size_t size);

/* The word of a list that takes the fewest edits to make of `text`, of several one with its first letter; NULL if the
 * edits are more than half of the word's letters. */
const char *words_nearest(const char *text, size_t length, words_at at, const void *context);

/* The list that a NULL-terminated array is. */
const char *words_in_array(size_t index, const void *array);

#endif
