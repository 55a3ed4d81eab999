/* SPDX-License-Identifier: MIT */
/* mmaref inputs: every register bit range that feeds one element of D. */
#include <ctype.h>
#include <string.h>

#include "ask/operand.h"
#include "commands.h"
#include "layout/cell_list.h"

static const char *const heads[] = { "operand", "row", "column", "k", "lane", "element", "register", "bits" };

static const char *const list_heads[CELL_LIST_COLUMNS + 2] = { CELL_LIST_HEADS, "k.first", "k.last" };

/* What is asked for. */
typedef struct {
    operand_view v;
    uint16_t row, column, product;
    unsigned long selector, byte_id[2], thread_id[2]; /* of scale A, of scale B */
} question;

/* The values of k that a place is a factor of; C has none. */
typedef struct {
    unsigned first, count;
} factors;

static void put_k_number(table *t, unsigned count, unsigned k)
{
    char text[16] = "";

    if (count != 0) {
        snprintf(text, sizeof text, "%u", k);
    }
    table_numeral(t, text);
}

/* The bits that hold one place of the operand chosen. */
static void put_place(table *t, const operand_view *v, unsigned product, unsigned row, unsigned column,
                      const factors *k)
{
    mmaref_coordinate at;
    mmaref_slot slot;
    char text[32];

    at.matrix = (uint16_t)product;
    at.row = (uint16_t)row;
    at.column = (uint16_t)column;
    if (mmaref_layout_slot(&v->instruction, v->under, v->operand, &at, &slot) != MMAREF_OK) {
        return;
    }
    if (cell_list_is_wanted(t)) {
        cell_list_put(t, v, &at, &slot);
        put_k_number(t, k->count, k->first);
        put_k_number(t, k->count, k->first + k->count - 1);
        return;
    }
    table_text(t, "%s", operand_word(v->operand));
    table_number(t, (long)row);
    table_number(t, (long)column);
    table_text(t, k->count == 0 ? "" : k->count == 1 ? "%u" : "%u..%u", k->first, k->first + k->count - 1);
    table_number(t, slot.lane);
    operand_element_name(v, slot.element, 1, text, sizeof text);
    table_text(t, "%s", text);
    table_number(t, slot.reg);
    operand_bits(&slot, text, sizeof text);
    table_text(t, "%s", text);
}

/* `each` values of k for every place along the row (or column) of an operand. */
static void put_line(table *t, const question *q, const operand_view *v, unsigned count)
{
    unsigned each = q->v.is.k / count, i;
    bool down = v->operand == MMAREF_OPERAND_B || v->operand == MMAREF_OPERAND_SCALE_B;

    for (i = 0; i < count; i++) {
        unsigned product = v->operand == MMAREF_OPERAND_E ? (unsigned)q->selector : q->product, at = i;
        factors k = { i * each, each };
        if (v->operand > MMAREF_OPERAND_E) {
            unsigned side = v->operand == MMAREF_OPERAND_SCALE_B;
            product = (unsigned)q->thread_id[side];
            at = i + (unsigned)q->byte_id[side];
        }
        put_place(t, v, product, down ? at : q->row, down ? q->column : at, &k);
    }
}

/* A stored element of a sparse A may belong to any place of its chunk: k is the range of the chunk. */
static void put_sparse_line(table *t, const question *q, const operand_view *a)
{
    operand_view e = q->v;
    unsigned stored, chunk, column;
    factors k;

    (void)operand_choose(&e, MMAREF_OPERAND_E);
    stored = a->columns / e.columns;
    for (column = 0; column < a->columns; column++) {
        chunk = column / stored;
        k.first = chunk * q->v.is.k / e.columns;
        k.count = q->v.is.k / e.columns;
        put_place(t, a, 0, q->row, column, &k);
    }
    put_line(t, q, &e, e.columns);
}

static void put_inputs(table *t, const question *q)
{
    operand_view v = q->v;
    unsigned vector = v.is.scale_vector;
    const factors none = { 0, 0 };

    (void)operand_choose(&v, MMAREF_OPERAND_A);
    if (v.is.layout[MMAREF_OPERAND_E] != MMAREF_LAYOUT_NONE) {
        put_sparse_line(t, q, &v);
    } else {
        put_line(t, q, &v, v.columns);
    }
    (void)operand_choose(&v, MMAREF_OPERAND_B);
    put_line(t, q, &v, v.rows);
    (void)operand_choose(&v, MMAREF_OPERAND_C);
    put_place(t, &v, q->product, q->row, q->column, &none);
    if (operand_choose(&v, MMAREF_OPERAND_SCALE_A)) {
        put_line(t, q, &v, vector);
        (void)operand_choose(&v, MMAREF_OPERAND_SCALE_B);
        put_line(t, q, &v, vector);
    }
}

/* "BYTE,THREAD" */
static int read_select(const char *text, const char *what, unsigned threads, unsigned long *byte_id,
                       unsigned long *thread_id)
{
    const char *comma = text == NULL ? NULL : strchr(text, ',');
    char byte[16];

    if (text == NULL) {
        return EXIT_EQUAL;
    }
    if (comma == NULL) {
        return cli_complain(what, text, strlen(text), "BYTE,THREAD was expected", NULL);
    }
    snprintf(byte, sizeof byte, "%.*s", (int)(comma - text), text);
    if (command_line_number(byte, what, 0, 3, byte_id) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    return command_line_number(comma + 1, what, 0, threads - 1, thread_id);
}

/* The texts of options; NULL: not given. */
typedef struct {
    const char *product, *selector, *select_a, *select_b;
} question_texts;

static int read_question(question *q, const command_line *line, const question_texts *given)
{
    command_line_range product;
    unsigned long row, column;
    unsigned vector = q->v.is.scale_vector == 0 ? 1 : q->v.is.scale_vector;
    place_words words;
    const char *text[2] = { words.row, words.column };

    if (q->v.is.scale_vector == 0 && (given->select_a != NULL || given->select_b != NULL)) {
        return cli_complain(given->select_a != NULL ? "--select-a" : "--select-b", "", 0,
                            "the instruction has no scale factors", NULL);
    }
    if (!operand_split_place(line, "d", &words) || tolower((unsigned char)words.operand[0]) != 'd' ||
        words.operand[1] != '\0') {
        if (line->arguments != 3) {
            return cli_complain(NULL, line->argument[1], strlen(line->argument[1]),
                                "an element of D is written 8 0, 8,0 or d[8][0]: row, column", NULL);
        }
        text[0] = line->argument[1]; /* what is wrong in them is told below */
        text[1] = line->argument[2];
    }
    if (command_line_number(text[0], "row", 0, q->v.rows - 1u, &row) != EXIT_EQUAL ||
        command_line_number(text[1], "column", 0, q->v.columns - 1u, &column) != EXIT_EQUAL ||
        command_line_read_range(given->product == NULL ? "0" : given->product, "--product", q->v.products, &product) !=
            EXIT_EQUAL ||
        read_select(given->select_a, "--select-a", 2, &q->byte_id[0], &q->thread_id[0]) != EXIT_EQUAL ||
        read_select(given->select_b, "--select-b", 4, &q->byte_id[1], &q->thread_id[1]) != EXIT_EQUAL ||
        operand_read_selector(&q->v, given->selector, &q->selector) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (q->byte_id[0] % vector != 0 || q->byte_id[1] % vector != 0) {
        return cli_complain(NULL, "", 0, "byte-id is no multiple of the number of scale factors", NULL);
    }
    q->row = (uint16_t)row;
    q->column = (uint16_t)column;
    q->product = (uint16_t)product.first;
    return EXIT_EQUAL;
}

int cli_inputs(int argc, char **argv)
{
    command_line line;
    question_texts given = { NULL, NULL, NULL, NULL };
    const option_row options[] = { OPTIONS_OUTPUT(line),
                                   OPTIONS_ARITH(line),
                                   { "product", OPTION_TEXT, &given.product },
                                   { "selector", OPTION_TEXT, &given.selector },
                                   { "select-a", OPTION_TEXT, &given.select_a },
                                   { "select-b", OPTION_TEXT, &given.select_b },
                                   OPTIONS_END };
    question q;
    table t;

    memset(&q, 0, sizeof q);
    if (command_line_read(&line, argc, argv, options, "an instruction, a row and a column", 2, 4) != EXIT_EQUAL ||
        operand_open(&q.v, &line, line.argument[0]) != EXIT_EQUAL ||
        operand_check_fragments(&q.v, &line) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (q.v.is.layout[MMAREF_OPERAND_C] == MMAREF_LAYOUT_NONE ||
        q.v.is.layout[MMAREF_OPERAND_A] == MMAREF_LAYOUT_NONE) {
        return cli_complain(NULL, q.v.name, strlen(q.v.name), "the instruction does not multiply fragments", NULL);
    }
    (void)operand_choose(&q.v, MMAREF_OPERAND_D);
    if (read_question(&q, &line, &given) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    table_open(&t, line.style, false, heads, 8);
    if (cell_list_is_wanted(&t)) {
        table_open(&t, line.style, false, list_heads, CELL_LIST_COLUMNS + 2);
    }
    table_title(&t, "What feeds D[%u][%u] of %s", q.row, q.column, q.v.name);
    put_inputs(&t, &q);
    return table_close(&t);
}
