/* SPDX-License-Identifier: MIT */
/* Joins words. See instruction_words.h. */
#include "ask/instruction_words.h"

#include <ctype.h>
#include <string.h>

#include "ask/found_instruction.h"
#include "base/letters.h"

/* The text after "@p" or "@!%p1". */
static const char *skip_predicate(const char *text)
{
    if (*text != '@') {
        return text;
    }
    text += text[1] == '!' ? 2 : 1;
    while (*text != '\0' && (isalnum((unsigned char)*text) || strchr("%_$", *text) != NULL)) {
        text++;
    }
    return letters_skip_blanks(text);
}

/* Whether a word, other than the first, is the beginning of operands or of a comment. */
static bool ends_words(const char *text)
{
    return isdigit((unsigned char)*text) || strchr("{[%$;", *text) != NULL || strncmp(text, "//", 2) == 0;
}

/* Complains of a second instruction. */
static int check_rest(const char *rest)
{
    const char *end = strchr(rest, ';'), *next = end == NULL ? "" : letters_skip_blanks(end + 1);

    return *next == '\0' || strncmp(next, "//", 2) == 0
               ? EXIT_EQUAL
               : cli_complain(NULL, end + 1, strlen(end + 1), "one instruction at a time: this follows its ;", NULL);
}

int instruction_words_join(const char *text, char *name, const char **operands)
{
    const char *at = skip_predicate(letters_skip_blanks(text));
    size_t length = 0, word;

    name[0] = '\0';
    while (*at != '\0' && (length == 0 || !ends_words(at))) {
        word = strcspn(at, " \t\r\n,;{");
        if (length + word + 1 > MMAREF_TEXT_MAX) {
            return cli_complain(NULL, text, strlen(text), "longer than any instruction", NULL);
        }
        if (word == 0 && length == 0) {
            break;
        }
        memcpy(strcpy(name + length, length == 0 ? "" : ".") + (length != 0), at, word);
        length += word + (length != 0);
        name[length] = '\0';
        at += word;
        at += strspn(at, " \t\r\n,");
    }
    *operands = at;
    found_spell(name);
    return check_rest(at);
}
