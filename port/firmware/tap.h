/* SPDX-License-Identifier: MIT */
/* What the programs of this folder print with: TAP lines, their count, the closing line. */
#ifndef MMAREF_FIRMWARE_TAP_H
#define MMAREF_FIRMWARE_TAP_H

#include <stdint.h>

typedef struct {
    uint32_t passed;
    uint32_t failed;
    uint32_t skipped; /* lines of tests that did not run, which begin with "ok" too */
} tap_tally;

void tap_decimal(uint32_t value);
void tap_hex(uint32_t value);
void tap_field(const char *name, uint32_t value); /* a text and a decimal number */

/* Prints a line and counts it if it is a result. */
void tap_line(tap_tally *tally, const char *line);

/* Prints the closing line; returns the exit status. A run without a result is a failure, and so is
 * one of which the program tells what is wrong with it; NULL if nothing is. */
int tap_close(const tap_tally *tally, const char *wrong);

#endif
