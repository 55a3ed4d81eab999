/* SPDX-License-Identifier: MIT */
/* Elements for programs. See cell_list.h. */
#include "layout/cell_list.h"

const char *const cell_list_heads[CELL_LIST_COLUMNS] = { CELL_LIST_HEADS };

bool cell_list_is_wanted(const table *t)
{
    return t->style == TABLE_CSV || t->style == TABLE_JSON;
}

void cell_list_put(table *t, const operand_view *v, const mmaref_coordinate *at, const mmaref_slot *slot)
{
    table_text(t, "%s", operand_word(v->operand));
    table_number(t, at->matrix);
    table_number(t, at->row);
    table_number(t, at->column);
    table_number(t, slot->element);
    operand_put_register(t, slot);
}
