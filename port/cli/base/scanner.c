/* SPDX-License-Identifier: MIT */
/* Reads texts part by part. See scanner.h. */
#include "base/scanner.h"

#include <string.h>

#include "base/letters.h"

#define DIGITS_MAX 9

void scanner_skip(scanner *r)
{
    for (;;) {
        r->at += strspn(r->at, " \t\n\r");
        if (r->at[0] == '/' && r->at[1] == '/') {
            r->at += strcspn(r->at, "\n");
        } else if (r->at[0] == '/' && r->at[1] == '*') {
            const char *end = strstr(r->at + 2, "*/");
            r->at = end == NULL ? r->at + strlen(r->at) : end + 2;
        } else {
            return;
        }
    }
}

bool scanner_take(scanner *r, char c)
{
    scanner_skip(r);
    if (*r->at != c || c == '\0') {
        return false;
    }
    r->at++;
    return true;
}

/* The word that follows, past its namespace. */
static const char *word_at(const char *at, size_t *length)
{
    const char *end;

    for (;;) {
        end = at + strspn(at, LETTERS DIGITS);
        if (end == at || (*end != '.' && strncmp(end, "::", 2) != 0)) {
            break;
        }
        at = end + (*end == '.' ? 1 : 2);
    }
    *length = (size_t)(end - at);
    return at;
}

bool scanner_take_word(scanner *r, const char *const *words)
{
    const char *word;
    size_t length;

    scanner_skip(r);
    word = word_at(r->at, &length);
    for (; *words != NULL; words++) {
        if (strlen(*words) == length && memcmp(word, *words, length) == 0) {
            r->at = word + length;
            return true;
        }
    }
    return false;
}

bool scanner_has_number(scanner *r)
{
    scanner_skip(r);
    return strspn(r->at, DIGITS) != 0;
}

int scanner_take_number(scanner *r, unsigned long *number)
{
    size_t digits, i;

    scanner_skip(r);
    digits = strspn(r->at, DIGITS);
    if (digits == 0) {
        return scanner_expected(r, "a number");
    }
    if (digits > DIGITS_MAX) {
        return scanner_complain(r, r->at, digits, "the number has more than 9 digits");
    }
    for (*number = 0, i = 0; i < digits; i++) {
        *number = *number * 10 + (unsigned long)(*r->at++ - '0');
    }
    return EXIT_EQUAL;
}

int scanner_complain(const scanner *r, const char *at, size_t length, const char *reason)
{
    char words[300];

    if (*at == '\0') {
        snprintf(words, sizeof words, "%s at its end", reason);
        return cli_complain(r->name, r->text, strlen(r->text), words, NULL);
    }
    snprintf(words, sizeof words, "%s, at character %lu", reason, (unsigned long)(at - r->text) + 1);
    return cli_complain(r->name, at, length, words, NULL);
}

int scanner_expected(scanner *r, const char *what)
{
    char reason[200];
    size_t length;

    scanner_skip(r);
    length = strspn(r->at, LETTERS DIGITS);
    snprintf(reason, sizeof reason, "%s was expected", what);
    return scanner_complain(r, r->at, length == 0 ? 1 : length, reason);
}
