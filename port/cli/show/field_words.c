/* SPDX-License-Identifier: MIT */
/* Fields in sentences. See field_words.h. */
#include "show/field_words.h"

#include <string.h>

/* Whether a word is one of a value's, which plus signs separate. */
static bool has_word(const char *value, const char *word)
{
    size_t length = strlen(word);

    for (; *value != '\0'; value += strcspn(value, "+"), value += *value == '+') {
        if (strcspn(value, "+") == length && memcmp(value, word, length) == 0) {
            return true;
        }
    }
    return false;
}

void field_explain(unsigned field, const char *value, char text[FIELD_TEXT_MAX])
{
    const field_about *of = &field_abouts[field];
    unsigned i;

    snprintf(text, FIELD_TEXT_MAX, "%s", of->about);
    for (i = 0; i < of->count; i++) {
        const field_meaning *word = &field_meanings[of->first + i];
        if (has_word(value, word->word)) {
            snprintf(text + strlen(text), FIELD_TEXT_MAX - strlen(text), " %s: %s", word->word, word->meaning);
        }
    }
}

void field_list_words(unsigned field, char text[FIELD_TEXT_MAX])
{
    const field_about *of = &field_abouts[field];
    unsigned i;

    text[0] = '\0';
    for (i = 0; i < of->count; i++) {
        snprintf(text + strlen(text), FIELD_TEXT_MAX - strlen(text), "%s%s", i == 0 ? "" : " ",
                 field_meanings[of->first + i].word);
    }
}

bool field_is_usual(unsigned field, const char *value)
{
    return strcmp(field_abouts[field].usual, value) == 0;
}
