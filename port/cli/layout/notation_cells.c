/* SPDX-License-Identifier: MIT */
/* Formulas and tables in a frame: where each value is. See notation.h. */
#include <stdlib.h>
#include <string.h>

#include "base/spelling.h"
#include "layout/notation.h"

void notation_close(notation *n)
{
    free(n->row);
    free(n->cell);
    n->row = NULL;
    n->cell = NULL;
}

/* Complains of a name that there is not, and offers one that there is. */
static int complain_of_name(const expression *e, const expression_trouble *what)
{
    char names[EXPRESSION_NAMES_MAX][24], reason[80];
    const char *listed[EXPRESSION_NAMES_MAX + 1];
    unsigned i;

    for (i = 0; i < e->names; i++) {
        snprintf(names[i], sizeof names[i], "%.*s", (int)e->name[i].length, e->name[i].name);
        listed[i] = names[i];
    }
    listed[e->names] = NULL;
    snprintf(reason, sizeof reason, "no such name, at character %lu", (unsigned long)(what->at - e->text) + 1);
    return cli_complain("layout", what->at, what->length, reason,
                        spelling_nearest(what->at, what->length, spelling_in_array, listed));
}

int notation_complain(const notation_trouble *trouble)
{
    const expression *e = &trouble->e;
    const expression_trouble *what = e->error.at != NULL ? &e->error : &e->fault;
    scanner r = { "layout", e->text, what->at };
    char reason[200];

    if (what == &e->error) {
        return what->reason == NULL ? complain_of_name(e, what)
                                    : scanner_complain(&r, what->at, what->length, what->reason);
    }
    snprintf(reason, sizeof reason, "%s for %s %lld, %s %lld", what->reason,
             trouble->way == FORMULA_TO_PLACE ? "lane" : "row", trouble->input[0],
             trouble->way == FORMULA_TO_PLACE ? "element" : "column", trouble->input[1]);
    return scanner_complain(&r, what->at, what->length, reason);
}

mmaref_coordinate notation_expected(const notation *n, const frame *f, unsigned thread, unsigned value)
{
    mmaref_coordinate at = frame_place(f, thread, value);

    if (n->kind == NOTATION_TABLE) {
        at.matrix = operand_place(f->v, frame_lane(f, thread), frame_element(f, value)).matrix;
    }
    return at;
}

/* A place as a reading takes it; without a matrix it is in that of the value. A table names alternatives, too. */
static void put(notation *n, const frame *f, bool turned, unsigned thread, unsigned value, const notation_place *at)
{
    notation_place *cell = &n->cell[thread * f->values + value];

    cell->missing = false;
    cell->row = turned ? at->column : at->row;
    cell->column = turned ? at->row : at->column;
    cell->matrix = at->matrix < 0 ? notation_expected(n, f, thread, value).matrix : at->matrix;
}

/* One place, of the numbers of a row and column as the reading counts them. */
static bool evaluate(notation *n, const frame *f, const notation_reading *reading, notation_trouble *t,
                     long long result[2])
{
    t->way = reading->way;
    return notation_formula_value(&n->formula, &t->e, t->way, frame_is_of_b(f), t->input, result, &t->fixed);
}

static bool fill_forward(notation *n, const frame *f, const notation_reading *reading, notation_trouble *t)
{
    unsigned thread, value;
    long long result[2];

    for (thread = 0; thread < frame_threads(f); thread++) {
        for (value = 0; value < f->values; value++) {
            notation_place at = { -1, 0, 0, false };
            t->input[0] = thread;
            t->input[1] = value;
            if (!evaluate(n, f, reading, t, result)) {
                return false;
            }
            at.row = result[0];
            at.column = result[1];
            put(n, f, reading->turned, thread, value, &at);
        }
    }
    return true;
}

static bool fill_backward(notation *n, const frame *f, const notation_reading *reading, notation_trouble *t)
{
    long long rows = reading->turned ? f->columns : f->rows, columns = reading->turned ? f->rows : f->columns;
    notation_place at = { -1, 0, 0, false };
    long long result[2];

    for (at.row = 0; at.row < rows; at.row++) {
        for (at.column = 0; at.column < columns; at.column++) {
            t->input[0] = at.row;
            t->input[1] = at.column;
            if (!evaluate(n, f, reading, t, result)) {
                return false;
            }
            if (result[0] >= 0 && result[0] < frame_threads(f) && result[1] >= 0 && result[1] < f->values) {
                put(n, f, reading->turned, (unsigned)result[0], (unsigned)result[1], &at);
            } else if (n->strays++ == 0) {
                n->stray.row = reading->turned ? at.column : at.row;
                n->stray.column = reading->turned ? at.row : at.column;
                n->stray.lane = result[0];
                n->stray.value = result[1];
            }
        }
    }
    return true;
}

static bool fill_table(notation *n, const frame *f, const notation_reading *reading)
{
    size_t i;

    for (i = 0; i < n->rows; i++) {
        const notation_row *row = &n->row[i];
        if (row->number[NOTATION_THREAD] < frame_threads(f) && row->number[NOTATION_VALUE] < f->values) {
            put(n, f, reading->turned, (unsigned)row->number[NOTATION_THREAD], (unsigned)row->number[NOTATION_VALUE],
                &row->at);
        }
    }
    return true;
}

bool notation_fill(notation *n, const frame *f, const notation_reading *reading, notation_trouble *trouble)
{
    size_t cells = (size_t)frame_threads(f) * f->values, i;

    free(n->cell);
    n->cell = calloc(cells, sizeof n->cell[0]);
    n->strays = 0;
    memset(trouble, 0, sizeof *trouble);
    if (n->cell == NULL) {
        expression_open(&trouble->e, "");
        expression_fail(&trouble->e, trouble->e.text, 0, "out of memory");
        return false;
    }
    for (i = 0; i < cells; i++) {
        n->cell[i].missing = true;
    }
    if (n->kind == NOTATION_TABLE) {
        return fill_table(n, f, reading);
    }
    return reading->way == FORMULA_TO_PLACE ? fill_forward(n, f, reading, trouble)
                                            : fill_backward(n, f, reading, trouble);
}
