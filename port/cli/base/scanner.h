/* SPDX-License-Identifier: MIT */
/* Reads a text part by part. */
#ifndef MMAREF_CLI_BASE_SCANNER_H
#define MMAREF_CLI_BASE_SCANNER_H

#include "base/complain.h"

/* A text, what complaints call it, and the place that has been reached. */
typedef struct {
    const char *name, *text, *at;
} scanner;

/* Skips blanks, ends of lines and comments of C. */
void scanner_skip(scanner *r);

/* Skip the same, and take a character, or one of a list of words (NULL after the last), with or without a namespace
 * ("cute::", "cute."). False if something else follows. */
bool scanner_take(scanner *r, char c);
bool scanner_take_word(scanner *r, const char *const *words);

/* Whether a number follows, of at most 9 digits; EXIT_UNREADABLE after complaining of one with more. */
bool scanner_has_number(scanner *r);
int scanner_take_number(scanner *r, unsigned long *number);

/* EXIT_UNREADABLE after complaining of `length` characters from `at` on. */
int scanner_complain(const scanner *r, const char *at, size_t length, const char *reason);

/* The same of the next word or character: `what` was expected. */
int scanner_expected(scanner *r, const char *what);

#endif
