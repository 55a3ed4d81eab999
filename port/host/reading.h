/* SPDX-License-Identifier: MIT */
/* Taking a text apart, part by part. */
#ifndef MMAREF_READING_H
#define MMAREF_READING_H

#include "host.h"

/* A text, what complaints call it, and the place that has been reached. */
typedef struct {
    const char *name, *text, *at;
} reading;

/* Passes blanks, ends of lines and comments from // on. */
void reading_skip(reading *r);

/* The same, and takes the character that follows, or one of a list of words (NULL after the last), with a
 * namespace ("cute::", "cute.") or without; false if something else follows. */
bool reading_take(reading *r, char c);
bool reading_take_word(reading *r, const char *const *words);

/* Whether a number follows, of at most 9 digits; EXIT_UNREADABLE after complaining of one with more. */
bool reading_has_number(reading *r);
int reading_take_number(reading *r, unsigned long *number);

/* EXIT_UNREADABLE after complaining of `length` characters from `at` on. */
int reading_complain(const reading *r, const char *at, size_t length, const char *reason);

/* The same of the word or character that follows, in place of which `what` was expected. */
int reading_expected(reading *r, const char *what);

#endif
