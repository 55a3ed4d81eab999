/* SPDX-License-Identifier: MIT */
/* Escapes text from outside for a terminal: it cannot move the cursor or change the direction of writing. */
#ifndef MMAREF_CLI_BASE_ESCAPE_H
#define MMAREF_CLI_BASE_ESCAPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Reads the first character of a text, UTF-8 or a single byte, into *code; returns its bytes. *hidden: it is a control
 * character or a bidirectional mark. pre: length != 0 */
size_t escape_read(const char *text, size_t length, uint32_t *code, bool *hidden);

/* Writes a text, hidden characters as \xNN for each byte. `kept` is one that stays, such as a tab; '\0': none. */
void escape_put(FILE *out, const char *text, size_t length, char kept);

#endif
