/* SPDX-License-Identifier: MIT */
/* The words of a text that is no statement. */
#ifndef MMAREF_CLI_ASK_INSTRUCTION_WORDS_H
#define MMAREF_CLI_ASK_INSTRUCTION_WORDS_H

#include "base/complain.h"

/* Joins the words of a text by dots; blanks and commas separate words, too. A predicate (`@p`, `@!p`) before them is
 * skipped. Words are spelled as in the specification, whatever their case. *operands is what follows them. `name` has
 * room for MMAREF_TEXT_MAX + 1 bytes. Complains about a longer name, and about text after a `;`. */
int instruction_words_join(const char *text, char *name, const char **operands);

#endif
