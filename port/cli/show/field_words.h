/* SPDX-License-Identifier: MIT */
/* Explains the fields of an arithmetic block by the tables of generated/cli/fields.c. */
#ifndef MMAREF_CLI_SHOW_FIELD_WORDS_H
#define MMAREF_CLI_SHOW_FIELD_WORDS_H

#include "base/complain.h"

/* What a word of a field means. */
typedef struct {
    const char *word, *meaning;
} field_meaning;

/* A field: what it is about, its default value, and its words among the meanings. */
typedef struct {
    const char *about, *usual;
    uint16_t first, count;
} field_about;

extern const field_about field_abouts[MMAREF_FIELDS];
extern const field_meaning field_meanings[];

/* What a field with a value means, in one sentence for the field and one for each word of the value. */
#define FIELD_TEXT_MAX 500
void field_explain(unsigned field, const char *value, char text[FIELD_TEXT_MAX]);

/* The words that a field takes; returns how many, 0 where it takes numbers. */
#define FIELD_WORDS_MAX 32
unsigned field_list_words(unsigned field, const char *words[FIELD_WORDS_MAX]);

/* Whether a value is the default. */
bool field_is_usual(unsigned field, const char *value);

#endif
