/* SPDX-License-Identifier: MIT */
/* The formula of the way back, from a place to lane and element. */
#ifndef MMAREF_INVERSE_H
#define MMAREF_INVERSE_H

#include "view.h"

/* "lane = ((row & 0x7) << 2) + ..." and "i = ...", on a line each. Layouts are linear: every bit of
 * a place is one bit of lane or element, found by asking for the places with one bit. Of copies it
 * is the lowest. */
void inverse_formula(const view *v, char *text, size_t size);

#endif
