/* SPDX-License-Identifier: MIT */
/* Text from outside, as a terminal may have it: nothing in it moves the cursor or turns the direction of writing. */
#ifndef MMAREF_VISIBLE_H
#define MMAREF_VISIBLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* How many bytes the first of `length` characters takes, and its code: UTF-8, or a byte that is none. Sets *hidden
 * where a terminal may not have it: control characters and bidirectional marks. pre: length != 0 */
size_t visible_read(const char *text, size_t length, uint32_t *code, bool *hidden);

/* Writes a text, each byte of what is hidden as \xNN, but for `kept`: a tab in a line that is handed on; or '\0'. */
void visible_put(FILE *out, const char *text, size_t length, char kept);

#endif
