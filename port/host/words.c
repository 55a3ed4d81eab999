/* SPDX-License-Identifier: MIT */
/* Abbreviations and misspellings. See words.h. */
#include "words.h"

#include <stdio.h>
#include <string.h>

#define LONGEST 63

int words_find(const char *text, size_t length, words_at at, const void *context)
{
    int found = WORDS_NONE;
    const char *word;
    size_t i;

    for (i = 0; (word = at(i, context)) != NULL; i++) {
        if (length == 0 || strncmp(word, text, length) != 0) {
            continue;
        }
        if (word[length] == '\0') {
            return (int)i;
        }
        found = found == WORDS_NONE ? (int)i : WORDS_MANY;
    }
    return found;
}

void words_list(const char *text, size_t length, words_at at, const void *context, char *into, size_t size)
{
    const char *word;
    size_t i, used = 0;

    into[0] = '\0';
    for (i = 0; (word = at(i, context)) != NULL; i++) {
        if (strncmp(word, text, length) == 0 && used < size) {
            used += (size_t)snprintf(into + used, size - used, " %s", word);
        }
    }
}

static size_t least(size_t x, size_t y, size_t z)
{
    size_t smaller = x < y ? x : y;

    return smaller < z ? smaller : z;
}

/* Insertions, deletions and replacements that make one text of the other. */
static size_t distance(const char *x, size_t x_length, const char *y)
{
    size_t row[LONGEST + 1], y_length = strlen(y), i, j;

    if (x_length > LONGEST || y_length > LONGEST) {
        return LONGEST;
    }
    for (j = 0; j <= y_length; j++) {
        row[j] = j;
    }
    for (i = 1; i <= x_length; i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (j = 1; j <= y_length; j++) {
            size_t above = row[j];
            row[j] = least(above + 1, row[j - 1] + 1, diagonal + (x[i - 1] != y[j - 1]));
            diagonal = above;
        }
    }
    return row[y_length];
}

const char *words_nearest(const char *text, size_t length, words_at at, const void *context)
{
    const char *nearest = NULL, *word;
    size_t best = LONGEST, i;

    for (i = 0; (word = at(i, context)) != NULL; i++) {
        size_t edits = distance(text, length, word);
        if (edits < best && 2 * edits <= strlen(word)) {
            best = edits;
            nearest = word;
        }
    }
    return nearest;
}

const char *words_in_array(size_t index, const void *array)
{
    return ((const char *const *)array)[index];
}
