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
#define MMDPI_WAIVERS_MAX 64

/* The number of the waiver `name`, a new one if need be. MMAREF_E_ARGUMENT and the reason where there is no room for
 * the name: 1 to 119 characters, and at most 64 waivers. */
int mmdpi_waivers_number(const char *name, mmdpi_text *why);

/* Tells a waiver of a result to which its condition applies: how many elements differ, or a status, which is never
 * waived; and whether a waiver before it has taken this result. True if it takes the result itself. */
bool mmdpi_waivers_take(int number, int wrong, bool taken);

/* How many elements a waiver has waived; how many waivers never applied to a result that differs; a line for each
 * waiver. */
unsigned mmdpi_waivers_elements(const char *name);
unsigned mmdpi_waivers_unused(void);
void mmdpi_put_waivers(mmdpi_text *text);

#ifdef __cplusplus
}
#endif

#endif
