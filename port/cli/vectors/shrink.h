/* SPDX-License-Identifier: MIT */
/* Makes a failing case smaller: to what one wrong element of D needs, and with a unit that can be asked, to the least
 * that it computes wrong. */
#ifndef MMAREF_CLI_VECTORS_SHRINK_H
#define MMAREF_CLI_VECTORS_SHRINK_H

#include "vectors/outcome.h"

/* Writes the smaller case as a vector file, with what the unit gave as D, and prints the line of `mmaref dot` for its
 * element. `unit` is a command that takes the name of a vector file and prints its cases with D, as run --fill does; or
 * NULL: then D is what the case has, and nothing but the cut is done. EXIT_UNREADABLE after complaining. */
int shrink_case(const char *path, const vector_case *failed, const char *unit);

#endif
