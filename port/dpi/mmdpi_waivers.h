/* SPDX-License-Identifier: MIT */
/* Known differences of a unit, by name: how often each of them applied. Shared by all callers of a program, who see to
 * it that only one at a time is here. */
#ifndef MMDPI_WAIVERS_H
#define MMDPI_WAIVERS_H

#include "mmdpi_text.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Whether the waiver `name` takes what a comparison has found: `wrong` elements differ, and it applies. It is counted
 * from now on. A negative `wrong`, a status, is never taken. MMAREF_E_ARGUMENT, and a text, where there is no room for
 * the name: 1 to 119 characters, of at most 64 waivers. */
int mmdpi_waivers_take(const char *name, bool applies, int wrong, mmdpi_text *why);

/* The elements that a waiver took; how many waivers took none; a line for each. */
unsigned mmdpi_waivers_taken(const char *name);
unsigned mmdpi_waivers_unused(void);
void mmdpi_waivers_write(mmdpi_text *text);

#ifdef __cplusplus
}
#endif

#endif
