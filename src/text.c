/* SPDX-License-Identifier: MIT */
/* Words as text. See syntax.h. */
#include "syntax.h"

#define WORD_MAX 23 /* the longest word is shorter */

const char *mmaref_nth_text(const char *texts, uint8_t index)
{
    for (; index != 0; index--) {
        while (*texts++ != '\0') {
        }
    }
    return texts;
}

uint8_t mmaref_text_find(const char *texts, uint8_t count, const char *text, size_t length)
{
    uint8_t index;
    size_t i;

    for (index = 0; index < count; index++) {
        for (i = 0; i < length && *texts == text[i] && *texts != '\0'; i++) {
            texts++;
        }
        if (i == length && *texts == '\0') {
            break;
        }
        texts = mmaref_nth_text(texts, 1);
    }
    return index;
}

uint8_t mmaref_word_find(const char *text, size_t length)
{
    return mmaref_text_find(mmaref_words, MMAREF_TOKENS, text, length);
}

const char *mmaref_nth_word(const char *words, uint16_t index)
{
    for (; index != 0 && *words != '\0'; words++) {
        index = (uint16_t)(index - mmaref_ends_word(*words));
    }
    return *words == '\0' ? NULL : words;
}

int16_t mmaref_word_index(const char *words, const char *text, size_t length)
{
    const char *word;
    int16_t index;
    size_t i;

    for (index = 0; (word = mmaref_nth_word(words, (uint16_t)index)) != NULL; index++) {
        for (i = 0; i < length && !mmaref_ends_word(word[i]) && word[i] == text[i]; i++) {
        }
        if (i == length && mmaref_ends_word(word[i])) {
            break;
        }
    }
    return word == NULL ? -1 : index;
}

const char *mmaref_token_text(uint8_t word)
{
    return word == MMAREF_TOKEN_NONE || word >= MMAREF_TOKENS ? NULL : mmaref_nth_text(mmaref_words, word);
}

uint8_t mmaref_word_qualifier(uint8_t word)
{
    return word < MMAREF_TOKENS ? mmaref_word_qualifiers[word] : (uint8_t)MMAREF_QUALIFIERS;
}

mmaref_status mmaref_profile_find(const char *name, size_t length, uint8_t *profile)
{
    uint8_t found;

    if (name == NULL || profile == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    found = mmaref_text_find(mmaref_profile_names, MMAREF_PROFILES + MMAREF_ALIASES, name, length);
    if (found == MMAREF_PROFILES + MMAREF_ALIASES) {
        return MMAREF_E_PROFILE;
    }
    *profile = found < MMAREF_PROFILES ? found : mmaref_aliases[found - MMAREF_PROFILES];
    return MMAREF_OK;
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
