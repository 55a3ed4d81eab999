/* SPDX-License-Identifier: MIT */
/* What an instruction does, in sentences. */
#ifndef MMAREF_SHOW_MEANING_H
#define MMAREF_SHOW_MEANING_H

#include "view.h"

/* Adds fields to a record: who gives which address, what becomes of integers that are too large, and so on. */
void show_meaning(table *t, const view *v);

#endif
