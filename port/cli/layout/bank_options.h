/* SPDX-License-Identifier: MIT */
/* The options --pitch, --offset and --swizzle of rows in shared memory. Each function complains before it returns
 * EXIT_UNREADABLE. */
#ifndef MMAREF_CLI_LAYOUT_BANK_OPTIONS_H
#define MMAREF_CLI_LAYOUT_BANK_OPTIONS_H

#include "layout/bank_conflicts.h"

/* Their texts; NULL: not given. */
typedef struct {
    const char *pitch, *offset, *swizzle;
} bank_texts;

#define OPTIONS_BANKS(given) \
    { "pitch", OPTION_TEXT, &(given).pitch }, { "offset", OPTION_TEXT, &(given).offset }, \
    { "swizzle", OPTION_TEXT, &(given).swizzle }

/* Reads "3,4,3" or "Swizzle<3,4,3>". */
int bank_read_swizzle(const char *text, bank_swizzle *swizzle);

/* Reads a number of bytes that moves a row to where a row may begin; `what` is the option. */
int bank_read_bytes(const char *what, const char *text, unsigned row_bytes, unsigned long *bytes);

/* Swizzles the addresses of rows. A swizzle that changes bits inside a row was most likely meant for elements: a note
 * says so. */
int bank_swizzle_rows(const bank_swizzle *s, const bank_rows *from, bank_rows *rows);

#endif
