/* SPDX-License-Identifier: MIT */
/* Fields in sentences. See field_words.h. */
#include "show/field_words.h"

#include <string.h>

#include "base/letters.h"

void field_explain(unsigned field, const char *value, char text[FIELD_TEXT_MAX])
{
    const field_about *of = &field_abouts[field];
    unsigned i;

    snprintf(text, FIELD_TEXT_MAX, "%s", of->about);
    for (i = 0; i < of->count; i++) {
        const field_meaning *word = &field_meanings[of->first + i];
        if (letters_has_word(value, '+', word->word, strlen(word->word))) {
            snprintf(text + strlen(text), FIELD_TEXT_MAX - strlen(text), " %s: %s", word->word, word->meaning);
        }
    }
}

unsigned field_list_words(unsigned field, const char *words[FIELD_WORDS_MAX])
{
    const field_about *of = &field_abouts[field];
    unsigned count;

    for (count = 0; count < of->count && count < FIELD_WORDS_MAX; count++) {
        words[count] = field_meanings[of->first + count].word;
    }
    return count;
}

bool field_is_usual(unsigned field, const char *value)
{
    return strcmp(field_abouts[field].usual, value) == 0;
}
