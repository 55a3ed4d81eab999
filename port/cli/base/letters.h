/* SPDX-License-Identifier: MIT */
/* Letters, words and blanks of a text. */
#ifndef MMAREF_CLI_BASE_LETTERS_H
#define MMAREF_CLI_BASE_LETTERS_H

#include <stdbool.h>
#include <stddef.h>

/* The characters of letters_is_word. */
#define DIGITS "0123456789"
#define LETTERS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_"

/* Whether a character may be of a name: a letter, a digit or _. */
bool letters_is_word(char c);

/* The text after blanks and ends of lines. */
const char *letters_skip_blanks(const char *text);

/* Whether `length` characters are those of a word, whatever their case. */
bool letters_same(const char *text, size_t length, const char *word);

/* Whether `length` characters are a word of a text, between whose words the separator stands. */
bool letters_has_word(const char *text, char separator, const char *word, size_t length);

#endif
