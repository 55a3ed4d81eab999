/* SPDX-License-Identifier: MIT */
/* A number of each lane as a formula of C, such as "lane % 8 + 8 * (lane / 16)". */
#ifndef MMAREF_CLI_LAYOUT_LANE_FORMULA_H
#define MMAREF_CLI_LAYOUT_LANE_FORMULA_H

#include "mmaref.h"

#define LANE_FORMULA_MAX 120

/* Of the first `lanes` lanes, a power of two; further lanes repeat them. False if the numbers are no sum of what bits
 * of the lane add. */
bool lane_formula(const unsigned *number, unsigned lanes, char *text, size_t size);

#endif
