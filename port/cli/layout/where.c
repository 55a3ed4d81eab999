/* SPDX-License-Identifier: MIT */
/* mmaref where and mmaref element: between a matrix element and its register bits. */
#include <string.h>

#include "ask/operand.h"
#include "commands.h"
#include "layout/cell_list.h"

static const char *const heads[] = { "place", "lane", "element", "register", "bits" };

/* "a[3][5]", with the product where there are several. */
static void put_place(table *t, const operand_view *v, const mmaref_coordinate *at)
{
    if (v->products > 1) {
        table_text(t, "%s[%u][%u] of %s %u", operand_word(v->operand), at->row, at->column, operand_product_word(v),
                   at->matrix);
    } else {
        table_text(t, "%s[%u][%u]", operand_word(v->operand), at->row, at->column);
    }
}

/* A row: the place and one of its holders. */
static void put_cell(table *t, const operand_view *v, unsigned lane, unsigned element)
{
    mmaref_coordinate at = operand_place(v, lane, element);
    mmaref_slot slot = operand_cell(v, lane, element);
    char text[32];

    if (cell_list_is_wanted(t)) {
        cell_list_put(t, v, &at, &slot);
        return;
    }
    put_place(t, v, &at);
    table_number(t, (long)lane);
    operand_element_name(v, element, 1, text, sizeof text);
    table_text(t, "%s", text);
    table_number(t, slot.reg);
    operand_bits(&slot, text, sizeof text);
    table_text(t, "%s", text);
}

/* Opens the table: for people, or for programs. */
static void open_table(table *t, const command_line *line)
{
    table_open(t, line->style, false, heads, 5);
    if (cell_list_is_wanted(t)) {
        table_open(t, line->style, false, cell_list_heads, CELL_LIST_COLUMNS);
    }
}

/* The operand, row and column that a command line names. */
static int read_place(operand_view *v, const command_line *line, mmaref_coordinate *at)
{
    place_words words;
    const char *text[3] = { words.operand, words.row, words.column };
    unsigned long numbers[2];

    if (!operand_split_place(line, "", &words)) {
        if (line->arguments != 4) {
            return cli_complain(NULL, line->argument[1], strlen(line->argument[1]),
                                "an element is written a 11 3, a 11,3 or a[11][3]: operand, row, column", NULL);
        }
        text[0] = line->argument[1]; /* what is wrong in them is told below */
        text[1] = line->argument[2];
        text[2] = line->argument[3];
    }
    if (operand_choose_named(v, text[0]) != EXIT_EQUAL ||
        command_line_number(text[1], "row", 0, v->rows - 1u, &numbers[0]) != EXIT_EQUAL ||
        command_line_number(text[2], "column", 0, v->columns - 1u, &numbers[1]) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    at->row = (uint16_t)numbers[0];
    at->column = (uint16_t)numbers[1];
    return EXIT_EQUAL;
}

int cli_where(int argc, char **argv)
{
    static operand_holders holders;
    command_line line;
    const char *product_text = NULL;
    const option_row options[] = { OPTIONS_OUTPUT(line), OPTIONS_ARITH(line),
                                   { "product", OPTION_TEXT, &product_text }, OPTIONS_END };
    command_line_range product;
    mmaref_coordinate at;
    unsigned fragment;
    operand_view v;
    table t;

    if (operand_open_line(&v, &line, argc, argv, options, "an instruction, an operand, a row and a column", 2, 4) !=
            EXIT_EQUAL ||
        read_place(&v, &line, &at) != EXIT_EQUAL ||
        command_line_read_range(product_text, "--product", v.products, &product) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    operand_find_holders(&v, &holders);
    open_table(&t, &line);
    for (at.matrix = (uint16_t)product.first; at.matrix <= product.last; at.matrix++) {
        for (fragment = holders.first[operand_index(&v, &at)]; fragment != OPERAND_NONE;
             fragment = holders.next[fragment]) {
            put_cell(&t, &v, fragment / v.elements, fragment % v.elements);
        }
    }
    return table_close(&t);
}

int cli_element(int argc, char **argv)
{
    command_line line;
    command_line_range elements;
    unsigned lane, element;
    operand_view v;
    table t;

    if (operand_open_elements(&v, &line, argc, argv, &lane, &elements) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    open_table(&t, &line);
    for (element = elements.first; element <= elements.last; element++) {
        put_cell(&t, &v, lane, element);
    }
    return table_close(&t);
}
