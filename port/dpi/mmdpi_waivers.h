/* SPDX-License-Identifier: MIT */
/* Known differences of a unit, by name, and how often each was waived. One list for the whole program: callers must see
 * to it that only one of them is here at a time. */
#ifndef MMDPI_WAIVERS_H
#define MMDPI_WAIVERS_H

#include "mmdpi_text.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MMDPI_WAIVER_NAME_SIZE 120 /* bytes of a name, with its NUL */

/* Registers the waiver `name`, and waives the result of a comparison where it applies: 1 if elements differ (`wrong` is
 * above 0) and `applies` is true, else 0; a status (`wrong` below 0) is never waived. MMAREF_E_ARGUMENT and the reason
 * where there is no room for the name: 1 to 119 characters, and at most 64 waivers. */
int mmdpi_waivers_apply(const char *name, bool applies, int wrong, mmdpi_text *why);

/* How many elements a waiver has waived; how many waivers have waived nothing; a line for each waiver. */
unsigned mmdpi_waivers_elements(const char *name);
unsigned mmdpi_waivers_unused(void);
void mmdpi_put_waivers(mmdpi_text *text);

#ifdef __cplusplus
}
#endif

#endif
