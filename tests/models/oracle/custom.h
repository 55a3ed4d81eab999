/* SPDX-License-Identifier: MIT */
/* Random blocks of custom arithmetic, and how they compute. */
#ifndef ORACLE_CUSTOM_H
#define ORACLE_CUSTOM_H

#include "dot.h"
#include "mmaref.h"
#include "parallel.h"
#include "random.h"
#include "rows.h"

/* Fields as mmaref.h describes them. */
typedef mmaref_arithmetic custom;

/* A block that can be computed for products of a row. */
custom custom_draw(source *from, const row *of);

/* A dot product by the block; w->flags become the MMAREF_FLAG_... that its sums raise. */
uint64_t dot_custom(workspace *w, const custom *by, const dot *of);

/* Its sum before it is rounded, where all products are taken in one step with C. */
void dot_custom_fixed(workspace *w, const custom *by, const dot *of, mmaref_fixed *fixed);

/* Compares about `count` products of a row, each batch under a block of its own, with the library's; false
 * and a report of the first difference if there is one. */
bool custom_run(const row *of, unsigned count, char report[REPORT_MAX]);

#endif
