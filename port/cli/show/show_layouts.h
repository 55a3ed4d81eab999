/* SPDX-License-Identifier: MIT */
/* The operands in mmaref show. */
#ifndef MMAREF_CLI_SHOW_SHOW_LAYOUTS_H
#define MMAREF_CLI_SHOW_SHOW_LAYOUTS_H

#include "ask/operand.h"

/* Adds type, registers, source and both formulas of every operand to a record. */
void show_layouts(table *t, operand_view *v);

#endif
