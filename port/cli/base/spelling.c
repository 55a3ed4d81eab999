/* SPDX-License-Identifier: MIT */
/* Abbreviations and misspellings. See spelling.h. */
#include "base/spelling.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define LONGEST 63

int spelling_find(const char *text, size_t length, spelling_at at, const void *context)
{
    int found = SPELLING_NONE;
    const char *word;
    size_t i;

    for (i = 0; (word = at(i, context)) != NULL; i++) {
        if (length == 0 || strncmp(word, text, length) != 0) {
            continue;
        }
        if (word[length] == '\0') {
            return (int)i;
        }
        found = found == SPELLING_NONE ? (int)i : SPELLING_MANY;
    }
    return found;
}

void spelling_list(const char *text, size_t length, spelling_at at, const void *context, char *into, size_t size)
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

static size_t smaller(size_t x, size_t y)
{
    return x < y ? x : y;
}

static bool is_same(char x, char y)
{
    return tolower((unsigned char)x) == tolower((unsigned char)y);
}

/* The edits (insert, delete, replace, exchange neighbours) that turn one text into the other, ignoring case. Unlike the
 * library's distance it counts an exchange as one edit: short names such as gen are often mistyped that way. */
static size_t distance(const char *x, size_t x_length, const char *y)
{
    size_t rows[3][LONGEST + 1], y_length = strlen(y), i, j; /* edits of the first i and j letters, by i % 3 and j */

    if (x_length > LONGEST || y_length > LONGEST) {
        return LONGEST;
    }
    for (j = 0; j <= y_length; j++) {
        rows[0][j] = j;
    }
    for (i = 1; i <= x_length; i++) {
        const size_t *above = rows[(i + 2) % 3], *two_above = rows[(i + 1) % 3];
        size_t *row = rows[i % 3];
        row[0] = i;
        for (j = 1; j <= y_length; j++) {
            row[j] = smaller(smaller(above[j], row[j - 1]) + 1, above[j - 1] + !is_same(x[i - 1], y[j - 1]));
            if (i > 1 && j > 1 && is_same(x[i - 1], y[j - 2]) && is_same(x[i - 2], y[j - 1])) {
                row[j] = smaller(row[j], two_above[j - 2] + 1);
            }
        }
    }
    return rows[x_length % 3][y_length];
}

const char *spelling_nearest(const char *text, size_t length, spelling_at at, const void *context)
{
    const char *nearest = NULL, *word;
    size_t best = LONGEST, i;

    for (i = 0; (word = at(i, context)) != NULL; i++) {
        size_t edits = distance(text, length, word);
        if (word[0] == '\0' || 2 * edits > strlen(word)) {
            continue;
        }
        if (edits < best || (edits == best && !is_same(nearest[0], text[0]) && is_same(word[0], text[0]))) {
            best = edits;
            nearest = word;
        }
    }
    return nearest;
}

const char *spelling_in_array(size_t index, const void *array)
{
    return ((const char *const *)array)[index];
}
