/* SPDX-License-Identifier: MIT */
/* Elements as programs read them: the same columns in every command that lists elements as CSV or JSON. */
#ifndef MMAREF_CLI_LAYOUT_CELL_LIST_H
#define MMAREF_CLI_LAYOUT_CELL_LIST_H

#include "ask/operand.h"

/* Operand, place, element and register. */
#define CELL_LIST_HEADS \
    "operand", "place.matrix", "place.row", "place.column", "element", OPERAND_REGISTER_HEADS("")
#define CELL_LIST_COLUMNS (5 + OPERAND_REGISTER_COLUMNS)
extern const char *const cell_list_heads[CELL_LIST_COLUMNS];

/* Whether a table is for programs. */
bool cell_list_is_wanted(const table *t);

/* The cells of a row for an element of the operand of a view. */
void cell_list_put(table *t, const operand_view *v, const mmaref_coordinate *at, const mmaref_slot *slot);

#endif
