/* SPDX-License-Identifier: MIT */
/* Instructions as people write them, in full or abbreviated. */
#ifndef MMAREF_CLI_ASK_INSTRUCTION_TEXT_H
#define MMAREF_CLI_ASK_INSTRUCTION_TEXT_H

#include "ask/former.h"
#include "ask/vocabulary.h"
#include "base/options.h"

/* Reads the first instruction of a text: in full with its operands, alone or in source text (found_instruction.h); or
 * words without `sync`, with dots, blanks or commas between them: "f32.f16.f16.f32.m16n8k16" is the shortest
 * instruction that has these words. Words may come in any order, but words of one kind (types) keep theirs. Complains
 * if operands are wrong, if no instruction has the words, or if several equally short ones do, and lists first those
 * that people mean. */
int instruction_text_parse(const char *text, mmaref_instruction *instruction);

/* How an instruction was written. */
typedef struct {
    former_form former;                  /* of an earlier version of PTX */
    char name[FORMER_NAME_MAX];          /* then as it is written */
    const char *vocabulary;              /* another one that it was translated from; NULL: that of PTX */
} instruction_text_form;

/* The same, and how it was written; prints no note about that, and leaves it to the caller to refuse .satfinite where
 * it is removed. */
int instruction_text_read(const char *text, mmaref_instruction *instruction, instruction_text_form *form);

/* Prints a note if it is of an earlier version of PTX. */
void instruction_text_note(const instruction_text_form *form);

/* Makes one argument of the words of an instruction, which may be arguments of their own: all but the last `others`. -
 * is the text of standard input. EXIT_UNREADABLE after complaining. */
int instruction_text_gather(command_line *line, unsigned others);

#define ABBREVIATION_WORDS 32 /* of an abbreviation, at most */

/* The words of an abbreviation. */
typedef struct {
    char text[VOCABULARY_TEXT_MAX];
    unsigned count;
    const char *word[ABBREVIATION_WORDS]; /* in `text` */
    size_t length[ABBREVIATION_WORDS];
    uint8_t qualifier[ABBREVIATION_WORDS]; /* mmaref_token_qualifier: words of one kind keep their order */
} abbreviation;

/* Splits an abbreviation at its dots, blanks and commas, ignoring case. Complains about the first word that no
 * instruction has. */
int abbreviation_read(const char *text, abbreviation *wanted);

/* Whether the name of an instruction has all the words, those of one kind in their order. */
bool abbreviation_fits(const char *name, const abbreviation *wanted);

/* Complains, about `place`, of an instruction that another chapter of the specification defines, and says where;
 * EXIT_EQUAL if `text` does not begin with one. */
int instruction_text_check_chapter(const char *place, const char *text);

#endif
