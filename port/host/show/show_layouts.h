/* SPDX-License-Identifier: MIT */
/* What mmaref show tells of the operands. */
#ifndef MMAREF_SHOW_LAYOUTS_H
#define MMAREF_SHOW_LAYOUTS_H

#include "view.h"

/* Adds type, registers, source and both formulas of every operand to a record. */
void show_layouts(table *t, view *v);

#endif
