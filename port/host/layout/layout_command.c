/* SPDX-License-Identifier: MIT */
/* mmaref layout: an operand as a grid, by lane and register, as a list or as a picture. */
#include <stdlib.h>
#include <string.h>

#include "cell_list.h"
#include "commands.h"
#include "grid.h"
#include "notation.h"

#define HEAD_SIZE 64

/* Heads made of numbers: the texts and the array that points to them. */
typedef struct {
    char text[VIEW_CELLS_MAX / 2 + 2][HEAD_SIZE];
    const char *head[VIEW_CELLS_MAX / 2 + 2];
    unsigned count;
} head_list;

static void add_head(head_list *heads, const char *text)
{
    snprintf(heads->text[heads->count], HEAD_SIZE, "%.*s", HEAD_SIZE - 1, text);
    heads->head[heads->count] = heads->text[heads->count];
    heads->count++;
}

static void print_title(const table *t, const view *v)
{
    const char *evidence = view_evidence(v);
    char title[MMAREF_TEXT_MAX + 60], source[200];

    view_title(v, title, sizeof title);
    view_source(v, source, sizeof source);
    table_title(t, "%s\n%u x %u %s, %u elements a lane. %s%s%s", title, v->rows, v->columns,
                v->operand < MMAREF_OPERAND_E ? mmaref_token_text(v->is.type[v->operand]) : "fields", v->elements,
                source, evidence[0] == '\0' ? "" : ".\n", evidence);
}

/* Rows or columns of the matrix, in steps of those that a cell joins. */
typedef struct {
    const char *name;
    command_line_range range;
    unsigned step;
} axis;

static int print_grid(const grid *g, const command_line *line)
{
    static head_list heads;
    const view *v = g->v;
    const axis rows = { "row", g->rows, g->down }, columns = { "column", g->columns, g->across };
    const axis *down = line->transpose ? &columns : &rows, *across = line->transpose ? &rows : &columns;
    mmaref_coordinate at;
    unsigned i, j, product;
    char text[HEAD_SIZE * 4];
    table t;

    heads.count = 0;
    if (v->products > 1) {
        add_head(&heads, view_product_word(v));
    }
    add_head(&heads, down->name);
    for (j = across->range.first; j <= across->range.last; j += across->step) {
        grid_span(j, across->step, text, sizeof text);
        add_head(&heads, text);
    }
    table_open(&t, line->style, line->coloured, heads.head, heads.count);
    print_title(&t, v);
    for (product = g->products.first; product <= g->products.last; product++) {
        for (i = down->range.first; i <= down->range.last; i += down->step) {
            if (v->products > 1) {
                table_number(&t, (long)product);
            }
            grid_span(i, down->step, text, sizeof text);
            table_text(&t, "%s", text);
            for (j = across->range.first; j <= across->range.last; j += across->step) {
                at.matrix = (uint16_t)product;
                at.row = (uint16_t)(line->transpose ? j : i);
                at.column = (uint16_t)(line->transpose ? i : j);
                grid_label(g, &at, text, sizeof text);
                table_text(&t, "%s", text);
                table_colour(&t, grid_hue(g, &at));
            }
        }
    }
    return table_close(&t);
}

/* "A[3][0..3]", with the product where there are several. */
static void place_text(const grid *g, unsigned lane, unsigned element, char *text, size_t size)
{
    mmaref_coordinate at = view_place(g->v, lane, element);
    char row[16], column[16], product[16] = "";

    grid_span(at.row, g->down, row, sizeof row);
    grid_span(at.column, g->across, column, sizeof column);
    if (g->v->products > 1) {
        snprintf(product, sizeof product, "%u: ", at.matrix);
    }
    snprintf(text, size, "%s[%s][%s]", product, row, column);
}

/* "a2..a3 r1[31:0]", the elements that a cell joins. */
static void elements_text(const grid *g, unsigned element, char *text, size_t size)
{
    unsigned joined = g->down * g->across;
    mmaref_slot slot = view_cell(g->v, 0, element);
    char name[24], bits[16];

    slot.width = (uint8_t)(slot.width * joined);
    view_bits(&slot, bits, sizeof bits);
    view_element_name(g->v, element, joined, name, sizeof name);
    snprintf(text, size, "%s r%u[%s]", name, slot.reg, bits);
}

static void put_register_cell(table *t, const grid *g, unsigned lane, unsigned element)
{
    char text[HEAD_SIZE];

    place_text(g, lane, element, text, sizeof text);
    table_text(t, "%s", text);
    table_colour(t, g->by_register ? view_cell(g->v, lane, element).reg : lane / 4);
}

/* Lanes down and elements across. */
static void put_lanes(table *t, const grid *g)
{
    unsigned lane, element, joined = g->down * g->across;

    for (lane = 0; lane < MMAREF_LANES; lane++) {
        table_number(t, (long)lane);
        for (element = 0; element < g->v->elements; element += joined) {
            put_register_cell(t, g, lane, element);
        }
    }
}

/* Elements down and lanes across. */
static void put_elements(table *t, const grid *g)
{
    unsigned lane, element;
    char text[HEAD_SIZE];

    for (element = 0; element < g->v->elements; element += g->down * g->across) {
        elements_text(g, element, text, sizeof text);
        table_text(t, "%s", text);
        for (lane = 0; lane < MMAREF_LANES; lane++) {
            put_register_cell(t, g, lane, element);
        }
    }
}

static int print_registers(const grid *g, const command_line *line)
{
    static head_list heads;
    const view *v = g->v;
    unsigned i;
    char text[HEAD_SIZE];
    table t;

    heads.count = 0;
    add_head(&heads, line->transpose ? "element" : "lane");
    for (i = 0; line->transpose && i < MMAREF_LANES; i++) {
        snprintf(text, sizeof text, "T%u", i);
        add_head(&heads, text);
    }
    for (i = 0; !line->transpose && i < v->elements; i += g->down * g->across) {
        elements_text(g, i, text, sizeof text);
        add_head(&heads, text);
    }
    table_open(&t, line->style, line->coloured, heads.head, heads.count);
    print_title(&t, v);
    (line->transpose ? put_elements : put_lanes)(&t, g);
    return table_close(&t);
}

static bool is_in(const command_line_range *range, unsigned number)
{
    return number >= range->first && number <= range->last;
}

/* An element, if its place is asked for. */
static void list_cell(table *t, const grid *g, unsigned fragment)
{
    unsigned lane = fragment / g->v->elements, element = fragment % g->v->elements;
    mmaref_coordinate at = view_place(g->v, lane, element);
    mmaref_slot slot = view_cell(g->v, lane, element);

    if (is_in(&g->products, at.matrix) && is_in(&g->rows, at.row) && is_in(&g->columns, at.column)) {
        cell_list_put(t, g->v, &at, &slot);
    }
}

/* Every element by itself: in the order of lanes, or of places by rows or columns. */
static int print_list(const grid *g, const command_line *line)
{
    const view *v = g->v;
    unsigned places = (unsigned)v->rows * v->columns, fragments = MMAREF_LANES * (unsigned)v->elements;
    unsigned inner = line->registers ? v->elements : v->columns, outer = line->registers ? MMAREF_LANES : v->rows;
    unsigned i, index, fragment;
    table t;

    table_open(&t, line->style, false, cell_list_heads, CELL_LIST_COLUMNS);
    for (i = 0; i < (line->registers ? fragments : v->products * places); i++) {
        unsigned first = i / (inner * outer) * (inner * outer), in = i - first;
        index = line->transpose ? first + in % outer * inner + in / outer : i;
        if (line->registers) {
            list_cell(&t, g, index);
            continue;
        }
        for (fragment = g->holders.first[index]; fragment != VIEW_NONE; fragment = g->holders.next[fragment]) {
            list_cell(&t, g, fragment);
        }
    }
    return table_close(&t);
}

/* A line in CuTe's or Triton's notation, of all the operand or of one product. */
static int print_notation(const view *v, const command_line *line)
{
    char text[NOTATION_TEXT_MAX];
    frame f;

    if (line->cute == line->triton || line->style != TABLE_TEXT || line->svg || line->registers ||
        line->rows != NULL || line->columns != NULL || line->each || line->by != NULL) {
        return host_complain(NULL, "", 0, "--cute, or --triton, goes with --product, --arith and --before-trans alone",
                             NULL);
    }
    if (!frame_open(&f, v, line->product != NULL ? FRAME_PRODUCT : FRAME_WHOLE)) {
        (void)frame_open(&f, v, FRAME_WHOLE);
    }
    if (line->triton) {
        notation_write_triton(&f, text);
    } else if (notation_write_cute(&f, text) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    puts(text);
    return EXIT_EQUAL;
}

int host_layout(int argc, char **argv)
{
    static grid g;
    command_line line;
    view v;

    if (command_line_read(&line, argc, argv, "output svg notation registers transpose each before-trans by arith "
                          "product rows columns", "an instruction and an operand", 2, 2) != EXIT_EQUAL ||
        view_open(&v, &line, line.argument[0]) != EXIT_EQUAL ||
        view_choose_named(&v, line.argument[1]) != EXIT_EQUAL || grid_open(&g, &v, &line) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (line.transpose && (line.svg || line.cute || line.triton)) {
        return host_complain("--transpose", "", 0, "only tables and lists are turned", NULL);
    }
    if (line.cute || line.triton) {
        return print_notation(&v, &line);
    }
    if (line.svg && line.registers) {
        return host_complain(NULL, "", 0, "--svg draws the matrix: it goes without --registers", NULL);
    }
    if (line.svg) {
        return grid_draw(&g);
    }
    if (line.style == TABLE_JSON || line.style == TABLE_CSV) {
        return print_list(&g, &line);
    }
    if (line.registers && (line.rows != NULL || line.columns != NULL || line.product != NULL)) {
        return host_complain("--registers", "", 0, "its table has all of the operand: it goes without --rows, "
                             "--columns and --product, or with --csv or --json", NULL);
    }
    return line.registers ? print_registers(&g, &line) : print_grid(&g, &line);
}
