/* SPDX-License-Identifier: MIT */
/* What an instruction does, in sentences. */
#ifndef MMAREF_CLI_SHOW_SHOW_MEANING_H
#define MMAREF_CLI_SHOW_SHOW_MEANING_H

#include "ask/operand.h"

/* Adds fields to a record: which lane gives which address, what happens to integers that are too large, and so on. */
void show_meaning(table *t, const operand_view *v);

#endif
