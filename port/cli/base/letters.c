/* SPDX-License-Identifier: MIT */
/* Letters. See letters.h. */
#include "base/letters.h"

#include <ctype.h>
#include <string.h>

bool letters_is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

const char *letters_skip_blanks(const char *text)
{
    return text + strspn(text, " \t\r\n");
}

bool letters_same(const char *text, size_t length, const char *word)
{
    size_t i;

    for (i = 0; i < length && word[i] != '\0'; i++) {
        if (tolower((unsigned char)text[i]) != tolower((unsigned char)word[i])) {
            return false;
        }
    }
    return i == length && word[i] == '\0';
}

bool letters_has_word(const char *text, char separator, const char *word, size_t length)
{
    const char *end;

    for (; *text != '\0'; text = end + (*end != '\0')) {
        for (end = text; *end != '\0' && *end != separator; end++) {
        }
        if ((size_t)(end - text) == length && memcmp(text, word, length) == 0) {
            return true;
        }
    }
    return false;
}
