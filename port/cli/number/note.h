/* SPDX-License-Identifier: MIT */
/* Notes on standard error: what numbers became that were rounded, and of which patterns bits are ignored. */
#ifndef MMAREF_CLI_NUMBER_NOTE_H
#define MMAREF_CLI_NUMBER_NOTE_H

#include "number/decimal.h"

/* A note on one element, if there is something to note: what it became, in up to 17 digits, and what it becomes by
 * other conversions that `cvt` has and --convert may choose. */
void note_element(const char *place, const char *text, size_t length, uint32_t type, conversion how,
                  const numeral_text *from, const numeral *to);

/* Notes on a matrix: on each of the first elements, on the others only how many there are. */
typedef struct {
    size_t rounded, ignores;
} notes;

void notes_add(notes *of, const char *place, const char *text, size_t length, uint32_t type, conversion how,
               const numeral_text *from, const numeral *to);
void notes_end(const notes *of, const char *place, const char *matrix, uint32_t type);

#endif
