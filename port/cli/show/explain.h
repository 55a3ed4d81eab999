/* SPDX-License-Identifier: MIT */
/* The way from a lane and element to a coordinate, step by step. */
#ifndef MMAREF_CLI_SHOW_EXPLAIN_H
#define MMAREF_CLI_SHOW_EXPLAIN_H

#include "ask/operand.h"

#define EXPLAIN_STEPS_MAX (FORMULA_STEPS_MAX + 4)

/* What the formula does, and around it what .num and .trans of ldmatrix and stmatrix do: the
 * steps and the coordinate that the last of them give. Returns the number of steps. */
unsigned explain_steps(const operand_view *v, unsigned lane, unsigned element, formula_step steps[EXPLAIN_STEPS_MAX],
                       mmaref_coordinate *coordinate);

#endif
