/* SPDX-License-Identifier: MIT */
/* Instructions in lines of PTX. */
#ifndef MMAREF_CLI_ASK_PTX_LINE_H
#define MMAREF_CLI_ASK_PTX_LINE_H

#include "base/complain.h"

/* Extracts the instruction from a line of PTX: skips blanks and a predicate (`@p`, `@!p`) before it, and operands, `;`
 * and a comment after it. Words are spelled as in the specification, whatever their case. `name` has room for
 * MMAREF_TEXT_MAX + 1 bytes. Complains about a longer name, and about text after the `;`. */
int ptx_line_name(const char *text, char *name);

#endif
