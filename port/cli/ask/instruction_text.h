/* SPDX-License-Identifier: MIT */
/* Instructions as people write them, in full or abbreviated. */
#ifndef MMAREF_CLI_ASK_INSTRUCTION_TEXT_H
#define MMAREF_CLI_ASK_INSTRUCTION_TEXT_H

#include "base/complain.h"

/* Reads an instruction in full, a line of PTX (ptx_line.h), or some words without `sync`: "f32.f16.f16.f32.m16n8k16" is
 * the shortest instruction that has these words. Words may come in any order, but words of one kind (types) keep
 * theirs. Complains if no instruction has the words, or several equally short ones do, and lists the first of them. */
int instruction_text_parse(const char *text, mmaref_instruction *instruction);

#define ABBREVIATION_WORDS 32 /* of an abbreviation, at most */

/* The words of an abbreviation. */
typedef struct {
    char text[MMAREF_TEXT_MAX + 1];
    unsigned count;
    const char *word[ABBREVIATION_WORDS]; /* in `text` */
    size_t length[ABBREVIATION_WORDS];
    uint8_t qualifier[ABBREVIATION_WORDS]; /* mmaref_token_qualifier: words of one kind keep their order */
} abbreviation;

/* Splits an abbreviation at its dots, ignoring case. Complains about the first word that no instruction has. */
int abbreviation_read(const char *text, abbreviation *wanted);

/* Whether the name of an instruction has all the words, those of one kind in their order. */
bool abbreviation_fits(const char *name, const abbreviation *wanted);

/* Complains, about `place`, of an instruction that another chapter of the specification defines, and says where;
 * EXIT_EQUAL if `text` does not begin with one. */
int instruction_text_check_chapter(const char *place, const char *text);

#endif
