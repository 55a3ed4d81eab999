/* SPDX-License-Identifier: MIT */
/* Instructions as they stand in PTX. */
#ifndef MMAREF_PASTED_H
#define MMAREF_PASTED_H

#include "host.h"

/* Takes the instruction string out of a line of PTX: leaves out blanks, a predicate (`@p`, `@!p`) before it,
 * operands, a `;` and a comment behind it, and writes its words as the specification spells them, whatever their case.
 * `name` holds MMAREF_TEXT_MAX + 1 bytes. Complains about a longer one, and about what stands behind the `;`. */
int pasted_name(const char *text, char *name);

#endif
