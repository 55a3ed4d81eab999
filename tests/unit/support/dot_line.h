/* SPDX-License-Identifier: MIT */
/* Dot products in one line each, as tests/models/reference/dot_random.lua prints them. */
#ifndef DOT_LINE_H
#define DOT_LINE_H

#include "mmaref.h"

#define DOT_LINE_BYTES 8192

/* Computes the dot product of a line, with a word for the numeric corners and without, and step by step as it is
 * explained, and compares all three results with that of the line, and the corners and flags where it has them; or its
 * sum of fixed point; or sees that it is refused. Returns NULL where all is as the line says, else what is wrong, which
 * stays until the next call. */
const char *dot_line_fault(const char *line);

#endif
