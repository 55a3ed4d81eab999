/* SPDX-License-Identifier: MIT */
/* Layouts written as formulas: statements of C, Python or the PTX text, or a function or lambda of them. They give row
 * and column of a lane and element, or, inversely, lane and element of a row and column. */
#ifndef MMAREF_CLI_LAYOUT_NOTATION_FORMULA_H
#define MMAREF_CLI_LAYOUT_NOTATION_FORMULA_H

#include "layout/notation_expression.h"

/* What a name stands for. */
typedef enum {
    NAME_LANE,
    NAME_VALUE,
    NAME_ROW,
    NAME_COLUMN,
    NAME_M,
    NAME_N,
    NAME_K,
    NAME_MATRIX,
    NAMES
} name_kind;

/* NAMES: none of these. */
name_kind notation_name(const char *name, size_t length);

typedef struct {
    const char *text, *body; /* the body is behind the head, `lambda lane, i:` */
    bool is_value;           /* the body of a lambda of Python is one value */
    unsigned parameters; /* but for those that are results: 2, or 0 without a head */
    const char *parameter[2];
    size_t length[2];
    name_kind kind[2];
    unsigned open; /* brackets around a lambda that close behind it */
} notation_formula;

/* The value of the expression that follows; of several cases, as the PTX text has them, the first that holds. */
long long notation_take_cases(expression *e); /* notation_cases.c */

/* Takes the head apart. False after an error in e. */
bool notation_formula_open(notation_formula *f, const char *text, expression *e);

/* Which way it goes. */
typedef enum {
    FORMULA_TO_PLACE, /* (lane, element) to (row, column) */
    FORMULA_TO_LANE
} formula_way;

/* Evaluates the body for two numbers. False after an error or a fault in e. `of_b`: m, n and k are rows and columns as
 * B has them; *fixed: the results have such names, so that rows cannot be taken for columns. */
bool notation_formula_value(const notation_formula *f, expression *e, formula_way way, bool of_b,
                            const long long input[2], long long result[2], bool *fixed);

#endif
