/* SPDX-License-Identifier: MIT */
/* mmaref layout: an operand as a grid, by lane and register, as a list or as a picture. */
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "layout/cell_list.h"
#include "layout/grid.h"
#include "layout/notation.h"

#define HEAD_SIZE 64

/* Heads made of numbers: the texts and the array that points to them. */
typedef struct {
    char text[OPERAND_CELLS_MAX / 2 + 2][HEAD_SIZE];
    const char *head[OPERAND_CELLS_MAX / 2 + 2];
    unsigned count;
} head_list;

static void add_head(head_list *heads, const char *text)
{
    snprintf(heads->text[heads->count], HEAD_SIZE, "%.*s", HEAD_SIZE - 1, text);
    heads->head[heads->count] = heads->text[heads->count];
    heads->count++;
}

static void print_title(const table *t, const operand_view *v)
{
    const char *evidence = operand_evidence(v);
    char title[MMAREF_TEXT_MAX + 60], source[200], padding[OPERAND_PADDING_MAX];

    operand_title(v, title, sizeof title);
    operand_source(v, source, sizeof source);
    operand_padding(v, padding);
    table_title(t, "%s\n%u x %u %s, %u elements a lane%s%s. %s%s%s", title, v->rows, v->columns,
                v->operand < MMAREF_OPERAND_E ? mmaref_token_text(v->is.type[v->operand]) : "fields", v->elements,
                padding[0] == '\0' ? "" : "; ", padding, source, evidence[0] == '\0' ? "" : ".\n", evidence);
}

/* Colours the last cell as what holds it. */
static void colour_cell(table *t, const grid *g, unsigned holder)
{
    unsigned lane = holder / g->v->elements, element = holder % g->v->elements;

    table_colour(t, grid_hue(g, lane, element), grid_shade(g, lane, element));
}

/* Rows or columns of the matrix, in steps of those that a cell joins. */
typedef struct {
    const char *name;
    command_line_range range;
    unsigned step;
} axis;

static int print_grid(const grid *g, const layout_options *o)
{
    static head_list heads;
    const operand_view *v = g->v;
    const axis rows = { "row", g->rows, g->down }, columns = { "column", g->columns, g->across };
    const axis *down = o->transpose ? &columns : &rows, *across = o->transpose ? &rows : &columns;
    mmaref_coordinate at;
    unsigned i, j, product;
    char text[HEAD_SIZE * 4];
    table t;

    heads.count = 0;
    if (v->products > 1) {
        add_head(&heads, operand_product_word(v));
    }
    add_head(&heads, down->name);
    for (j = across->range.first; j <= across->range.last; j += across->step) {
        grid_span(j, across->step, text, sizeof text);
        add_head(&heads, text);
    }
    table_open(&t, o->line.style, o->line.colours, heads.head, heads.count);
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
                at.row = (uint16_t)(o->transpose ? j : i);
                at.column = (uint16_t)(o->transpose ? i : j);
                grid_label(g, &at, text, sizeof text);
                table_text(&t, "%s", text);
                colour_cell(&t, g, grid_holder(g, &at));
            }
        }
    }
    return table_close(&t);
}

static void put_register_cell(table *t, const grid *g, unsigned lane, unsigned element)
{
    char text[HEAD_SIZE];

    grid_place(g, lane, element, text, sizeof text);
    table_text(t, "%s", text);
    colour_cell(t, g, lane * g->v->elements + element);
}

/* Lanes down and elements across. */
static void put_lanes(table *t, const grid *g)
{
    unsigned lane, element, joined = g->down * g->across;

    for (lane = 0; lane < g->v->is.lanes; lane++) {
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
        grid_elements(g, element, text, sizeof text);
        table_text(t, "%s", text);
        for (lane = 0; lane < g->v->is.lanes; lane++) {
            put_register_cell(t, g, lane, element);
        }
    }
}

static int print_registers(const grid *g, const layout_options *o)
{
    static head_list heads;
    const operand_view *v = g->v;
    unsigned i;
    char text[HEAD_SIZE];
    table t;

    heads.count = 0;
    add_head(&heads, o->transpose ? "element" : "lane");
    for (i = 0; o->transpose && i < v->is.lanes; i++) {
        snprintf(text, sizeof text, "T%u", i);
        add_head(&heads, text);
    }
    for (i = 0; !o->transpose && i < v->elements; i += g->down * g->across) {
        grid_elements(g, i, text, sizeof text);
        add_head(&heads, text);
    }
    table_open(&t, o->line.style, o->line.colours, heads.head, heads.count);
    print_title(&t, v);
    (o->transpose ? put_elements : put_lanes)(&t, g);
    return table_close(&t);
}

static bool is_in(const command_line_range *range, unsigned number)
{
    return number >= range->first && number <= range->last;
}

/* Lists an element if its place is wanted. */
static void list_cell(table *t, const grid *g, unsigned fragment)
{
    unsigned lane = fragment / g->v->elements, element = fragment % g->v->elements;
    mmaref_coordinate at = operand_place(g->v, lane, element);
    mmaref_slot slot = operand_cell(g->v, lane, element);

    if (is_in(&g->products, at.matrix) && is_in(&g->rows, at.row) && is_in(&g->columns, at.column)) {
        cell_list_put(t, g->v, &at, &slot);
    }
}

/* Lists every element: in the order of lanes, or of places by rows or columns. */
static int print_list(const grid *g, const layout_options *o)
{
    const operand_view *v = g->v;
    unsigned places = (unsigned)v->rows * v->columns, fragments = v->is.lanes * (unsigned)v->elements;
    unsigned inner = o->registers ? v->elements : v->columns, outer = o->registers ? v->is.lanes : v->rows;
    unsigned i, index, fragment;
    table t;

    table_open(&t, o->line.style, false, cell_list_heads, CELL_LIST_COLUMNS);
    for (i = 0; i < (o->registers ? fragments : v->products * places); i++) {
        unsigned first = i / (inner * outer) * (inner * outer), in = i - first;
        index = o->transpose ? first + in % outer * inner + in / outer : i;
        if (o->registers) {
            list_cell(&t, g, index);
            continue;
        }
        for (fragment = g->holders.first[index]; fragment != OPERAND_NONE; fragment = g->holders.next[fragment]) {
            list_cell(&t, g, fragment);
        }
    }
    return table_close(&t);
}

/* Prints the notation of CuTe or Triton, of the whole operand or of one product. */
static int print_notation(const operand_view *v, const layout_options *o)
{
    char text[NOTATION_TEXT_MAX];
    frame f;

    if (o->cute == o->triton || o->line.style != TABLE_TEXT || o->svg || o->registers ||
        o->rows != NULL || o->columns != NULL || o->each || o->by != NULL) {
        return cli_complain(NULL, "", 0, "--cute and --triton exclude each other, and all options but --product, "
                            "--arith and --before-trans", NULL);
    }
    if (!frame_open(&f, v, o->product != NULL ? FRAME_PRODUCT : FRAME_WHOLE)) {
        (void)frame_open(&f, v, FRAME_WHOLE);
    }
    if (o->triton) {
        notation_write_triton(&f, text);
    } else if (notation_write_cute(&f, text) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    puts(text);
    return EXIT_EQUAL;
}

/* Options that change what is drawn, and none of what is listed or written. */
static int check_options(const operand_view *v, const layout_options *o)
{
    const bool lists = o->line.style == TABLE_JSON || o->line.style == TABLE_CSV, is_text = o->line.style == TABLE_TEXT;

    if (o->before_trans && !operand_is_transposed(v)) {
        return cli_complain("--before-trans", "", 0, "it is for ldmatrix and stmatrix with .trans", NULL);
    }
    if (o->each && lists) {
        return cli_complain("--each", "", 0, "--csv and --json list each element", NULL);
    }
    if (o->by != NULL && !is_text) {
        return cli_complain("--by", o->by, strlen(o->by), "--csv, --json and --markdown have no colours", NULL);
    }
    if ((o->svg || o->cute || o->triton) && o->line.colours_are_asked_for) {
        return cli_complain("--color", o->line.colour, strlen(o->line.colour), "it colours drawings of text", NULL);
    }
    return EXIT_EQUAL;
}

int cli_layout(int argc, char **argv)
{
    static grid g;
    layout_options o;
    const option_row options[] = { OPTIONS_OUTPUT(o.line),
                                   OPTIONS_ARITH(o.line),
                                   { "svg", OPTION_FLAG, &o.svg },
                                   { "cute", OPTION_FLAG, &o.cute },
                                   { "triton", OPTION_FLAG, &o.triton },
                                   { "registers", OPTION_FLAG, &o.registers },
                                   { "transpose", OPTION_FLAG, &o.transpose },
                                   { "each", OPTION_FLAG, &o.each },
                                   { "before-trans", OPTION_FLAG, &o.before_trans },
                                   { "by", OPTION_TEXT, &o.by },
                                   { "product", OPTION_TEXT, &o.product },
                                   { "rows", OPTION_TEXT, &o.rows },
                                   { "columns", OPTION_TEXT, &o.columns },
                                   OPTIONS_END };
    operand_view v;

    memset(&o, 0, sizeof o);
    if (operand_open_line(&v, &o.line, argc, argv, options, "an instruction and an operand", 2, ARGUMENTS_ANY) !=
        EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    v.before_trans = o.before_trans;
    if (operand_choose_named(&v, o.line.argument[1]) != EXIT_EQUAL || grid_open(&g, &v, &o) != EXIT_EQUAL ||
        check_options(&v, &o) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (o.svg && o.line.style != TABLE_TEXT) {
        return cli_complain(NULL, "", 0, "--csv, --json, --markdown and --svg exclude each other", NULL);
    }
    if (o.transpose && (o.svg || o.cute || o.triton)) {
        return cli_complain("--transpose", "", 0, "it excludes --svg, --cute and --triton", NULL);
    }
    if (o.cute || o.triton) {
        return print_notation(&v, &o);
    }
    if (o.svg && o.registers) {
        return cli_complain(NULL, "", 0, "--svg excludes --registers: it draws the matrix", NULL);
    }
    if (o.svg) {
        return grid_draw(&g);
    }
    if (o.line.style == TABLE_JSON || o.line.style == TABLE_CSV) {
        return print_list(&g, &o);
    }
    if (o.registers && (o.rows != NULL || o.columns != NULL || o.product != NULL)) {
        return cli_complain("--registers", "", 0, "it excludes --rows, --columns and --product, "
                            "except with --csv or --json", NULL);
    }
    return o.registers ? print_registers(&g, &o) : print_grid(&g, &o);
}
