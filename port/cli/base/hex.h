/* SPDX-License-Identifier: MIT */
/* Hexadecimal numbers, written and read. */
#ifndef MMAREF_CLI_BASE_HEX_H
#define MMAREF_CLI_BASE_HEX_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Writes `before`, at most two characters, and a number in `digits` hexadecimal digits, at most 16. It is one write,
 * because a write costs as much as the digits. */
void cli_put_hex(FILE *out, const char *before, uint64_t value, unsigned digits);

/* Reads the hexadecimal digits at the start of `length` characters; returns their number. *value has the last 16. */
size_t cli_read_hex(const char *text, size_t length, uint64_t *value);

#endif
