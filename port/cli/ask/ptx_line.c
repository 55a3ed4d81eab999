/* SPDX-License-Identifier: MIT */
/* Instructions in lines of PTX. See ptx_line.h. */
#include "ask/ptx_line.h"

#include <ctype.h>
#include <string.h>

static const char *skip_blanks(const char *text)
{
    return text + strspn(text, " \t\r\n");
}

/* The text after "@p" or "@!%p1". */
static const char *skip_predicate(const char *text)
{
    if (*text != '@') {
        return text;
    }
    text += text[1] == '!' ? 2 : 1;
    while (isalnum((unsigned char)*text) || strchr("%_$", *text) != NULL) {
        if (*text == '\0') {
            break;
        }
        text++;
    }
    return skip_blanks(text);
}

static bool same_letters(const char *x, const char *y, size_t length)
{
    size_t i;

    for (i = 0; i < length && tolower((unsigned char)x[i]) == tolower((unsigned char)y[i]); i++) {
    }
    return i == length && y[i] == '\0';
}

static bool is_word(const char *text, size_t length)
{
    while (length != 0 && (isalnum((unsigned char)text[length - 1]) || strchr("_:", text[length - 1]) != NULL)) {
        length--;
    }
    return length == 0;
}

/* Spells a word as the specification does; makes an unknown word lower case. */
static void spell(char *word, size_t length)
{
    const char *known;
    uint8_t number;
    size_t i;

    for (number = 1; (known = mmaref_token_text(number)) != NULL; number++) {
        if (same_letters(word, known, length)) {
            memcpy(word, known, length);
            return;
        }
    }
    if (is_word(word, length)) {
        for (i = 0; i < length; i++) {
            word[i] = (char)tolower((unsigned char)word[i]);
        }
    }
}

static void spell_words(char *name)
{
    while (*name != '\0') {
        size_t length = strcspn(name, ".");
        spell(name, length);
        name += length + (name[length] == '.');
    }
}

int ptx_line_name(const char *text, char *name)
{
    const char *from = skip_predicate(skip_blanks(text));
    size_t length = strcspn(from, " \t\r\n;{");
    const char *end = strchr(from + length, ';');

    if (strncmp(from, "asm", 3) == 0 && (isspace((unsigned char)from[3]) || from[3] == '(')) {
        return cli_complain(NULL, from, length, "paste the instruction alone: what is inside the quotes of asm", NULL);
    }
    if (length > MMAREF_TEXT_MAX) {
        return cli_complain(NULL, text, strlen(text), "longer than any instruction", NULL);
    }
    if (end != NULL && *skip_blanks(end + 1) != '\0' && strncmp(skip_blanks(end + 1), "//", 2) != 0) {
        return cli_complain(NULL, end + 1, strlen(end + 1), "one instruction at a time: this follows its ;", NULL);
    }
    memcpy(name, from, length);
    name[length] = '\0';
    spell_words(name);
    return EXIT_EQUAL;
}
