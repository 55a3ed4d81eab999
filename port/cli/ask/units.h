/* SPDX-License-Identifier: MIT */
/* Whether a chip has a matrix unit for an instruction. */
#ifndef MMAREF_CLI_ASK_UNITS_H
#define MMAREF_CLI_ASK_UNITS_H

#include "ask/operand.h"

/* What some instructions are on some targets: generated/cli/units.c. The first three are lists of words. */
typedef struct {
    const char *types, *words, *targets, *answer, *how, *certainty, *source;
} unit_row;

extern const unit_row unit_rows[];
extern const unsigned unit_row_count;

/* What executes an instruction on a target; its answer is "unknown" where that is not published. False if the
 * instruction does not multiply, or the name is no target's. */
bool unit_find(const operand_view *v, const char *target, unit_row *found);

#endif
