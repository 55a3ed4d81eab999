/* SPDX-License-Identifier: MIT */
/* What other vocabularies call an instruction. */
#ifndef MMAREF_CLI_SHOW_SHOW_NAMES_H
#define MMAREF_CLI_SHOW_SHOW_NAMES_H

#include "ask/operand.h"
#include "base/table.h"

/* Puts a field for each vocabulary; without a value where it has no name. */
void show_names(table *t, const operand_view *v);

#endif
