/* SPDX-License-Identifier: MIT */
/* Words as text. See mmaref_internal.h. */
#include "mmaref_internal.h"

#define WORD_MAX 23 /* the longest word is shorter */

static bool same(const char *text, size_t length, const char *word)
{
    size_t i;

    for (i = 0; i < length; i++) {
        if (word[i] == '\0' || word[i] != text[i]) {
            return false;
        }
    }
    return word[length] == '\0';
}

const char *mmaref_nth_text(const char *texts, uint8_t index)
{
    for (; index != 0; index--) {
        while (*texts++ != '\0') {
        }
    }
    return texts;
}

uint8_t mmaref_word_find(const char *text, size_t length)
{
    uint8_t word;

    for (word = 1; word < MMAREF_WORDS; word++) {
        if (same(text, length, mmaref_words[word])) {
            return word;
        }
    }
    return MMAREF_WORD_NONE;
}

const char *mmaref_word(uint8_t word)
{
    return word < MMAREF_WORDS ? mmaref_words[word] : NULL;
}

mmaref_status mmaref_profile_find(const char *name, size_t length, uint8_t *profile)
{
    uint8_t i;

    if (name == NULL || profile == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    for (i = 0; i < MMAREF_PROFILES + MMAREF_ALIASES; i++) {
        if (same(name, length, mmaref_nth_text(mmaref_profile_names, i))) {
            *profile = i < MMAREF_PROFILES ? i : mmaref_aliases[i - MMAREF_PROFILES];
            return MMAREF_OK;
        }
    }
    return MMAREF_E_PROFILE;
}

const char *mmaref_profile_name(uint8_t profile)
{
    return profile < MMAREF_PROFILES ? mmaref_nth_text(mmaref_profile_names, profile) : NULL;
}

uint8_t mmaref_edit_distance(const char *x, size_t x_length, const char *y)
{
    uint8_t row[WORD_MAX + 1]; /* distances of a start of x to every start of y */
    uint8_t y_length = 0;
    size_t i;
    uint8_t j;

    while (y_length < WORD_MAX && y[y_length] != '\0') {
        row[y_length] = y_length;
        y_length++;
    }
    row[y_length] = y_length;
    for (i = 0; i < x_length && i < WORD_MAX; i++) {
        uint8_t diagonal = row[0];
        row[0] = (uint8_t)(i + 1);
        for (j = 1; j <= y_length; j++) {
            uint8_t best = (uint8_t)(diagonal + (x[i] != y[j - 1]));
            diagonal = row[j];
            if (row[j] + 1 < best) {
                best = (uint8_t)(row[j] + 1);
            }
            if (row[j - 1] + 1 < best) {
                best = (uint8_t)(row[j - 1] + 1);
            }
            row[j] = best;
        }
    }
    return row[y_length];
}
