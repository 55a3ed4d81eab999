/* SPDX-License-Identifier: MIT */
/* The reverse formula, from a coordinate to lane and element. */
#ifndef MMAREF_CLI_SHOW_INVERSE_H
#define MMAREF_CLI_SHOW_INVERSE_H

#include "ask/operand.h"

/* Writes "lane = ((row & 0x7) << 2) + ..." and "i = ...", on a line each. Layouts are linear: every bit of a coordinate
 * is one bit of lane or element, found from the coordinates with one bit. Of several copies the lowest is taken. */
void inverse_formula(const operand_view *v, char *text, size_t size);

#endif
