/* SPDX-License-Identifier: MIT */
/* mmaref layout --svg: pictures in the manner of the specification's figures. */
#include <string.h>

#include "layout/grid.h"

#define LETTER 7      /* width of a letter of 12 px, about */
#define CELL_HEIGHT 24
#define MARGIN 16
#define RULER 56      /* left of the rows */
#define TITLE 44
#define GAP 40        /* above each product: its name and the columns' numbers */

/* Numbers of columns stand above a cell; a sparse A has a second line, its logical columns. */
typedef struct {
    unsigned cell_width, across, down; /* of cells */
    unsigned logical;                  /* logical columns of a stored one, times `stored` */
    unsigned stored;                   /* 0: not sparse */
    unsigned block_height;             /* of one product, with what stands above it */
} measures;

static void put_escaped(const char *text)
{
    for (; *text != '\0'; text++) {
        if (*text == '&') {
            fputs("&amp;", stdout);
        } else if (*text == '<') {
            fputs("&lt;", stdout);
        } else {
            putchar(*text);
        }
    }
}

static void put_text(unsigned x, unsigned y, const char *class_name, const char *text)
{
    printf("<text x=\"%u\" y=\"%u\" class=\"%s\">", x, y, class_name);
    put_escaped(text);
    fputs("</text>\n", stdout);
}

static unsigned widest_label(const grid *g)
{
    unsigned widest = 0, row, column, product;
    mmaref_coordinate at;
    char text[160];

    for (product = g->products.first; product <= g->products.last; product++) {
        for (row = g->rows.first; row <= g->rows.last; row += g->down) {
            for (column = g->columns.first; column <= g->columns.last; column += g->across) {
                at.matrix = (uint16_t)product;
                at.row = (uint16_t)row;
                at.column = (uint16_t)column;
                grid_label(g, &at, text, sizeof text);
                widest = strlen(text) > widest ? (unsigned)strlen(text) : widest;
            }
        }
    }
    return widest;
}

static void measure(const grid *g, measures *m)
{
    operand_view metadata = *g->v;

    m->stored = 0;
    m->logical = 1;
    if (g->v->operand == MMAREF_OPERAND_A && operand_choose(&metadata, MMAREF_OPERAND_E)) {
        m->stored = (unsigned)(g->v->columns / metadata.columns);
        m->logical = (unsigned)(g->v->is.k / metadata.columns);
    }
    m->across = (g->columns.last - g->columns.first) / g->across + 1;
    m->down = (g->rows.last - g->rows.first) / g->down + 1;
    m->cell_width = LETTER * widest_label(g) + 14;
    m->block_height = GAP + (m->stored != 0 ? 16u : 0u) + CELL_HEIGHT * m->down;
}

static void draw_rulers(const grid *g, const measures *m, unsigned y)
{
    unsigned column, row, k = 0;
    char text[32];

    for (column = g->columns.first; column <= g->columns.last; column += g->across, k++) {
        unsigned x = MARGIN + RULER + k * m->cell_width + m->cell_width / 2;
        grid_span(column, g->across, text, sizeof text);
        put_text(x, y - 6, "c", text);
        if (m->stored != 0) {
            unsigned first = column / m->stored, last = (column + g->across - 1) / m->stored;
            grid_span(first * m->logical, (last - first + 1) * m->logical, text, sizeof text);
            put_text(x, y - 22, "c l", text);
        }
    }
    if (m->stored != 0) {
        put_text(MARGIN + RULER - 8, y - 22, "r l", "logical");
        put_text(MARGIN + RULER - 8, y - 6, "r", "stored");
    }
    for (row = g->rows.first, k = 0; row <= g->rows.last; row += g->down, k++) {
        grid_span(row, g->down, text, sizeof text);
        put_text(MARGIN + RULER - 8, y + k * CELL_HEIGHT + 16, "r", text);
    }
}

/* The box of a cell, its place and register bits a tooltip. */
static void draw_cell(const grid *g, const measures *m, unsigned x, unsigned y, unsigned holder)
{
    unsigned lane = holder / g->v->elements, element = holder % g->v->elements;
    char place[64], elements[64];

    grid_place(g, lane, element, place, sizeof place);
    grid_elements(g, element, elements, sizeof elements);
    printf("<rect x=\"%u\" y=\"%u\" width=\"%u\" height=\"%u\" fill=\"#%06lx\"><title>%s T%u %s</title></rect>", x, y,
           m->cell_width, CELL_HEIGHT, (unsigned long)grid_shade(g, lane, element), place, lane, elements);
}

static void draw_cells(const grid *g, const measures *m, unsigned product, unsigned y)
{
    unsigned i;
    char text[160];

    for (i = 0; i < m->down * m->across; i++) {
        unsigned x = MARGIN + RULER + i % m->across * m->cell_width, top = y + i / m->across * CELL_HEIGHT;
        mmaref_coordinate at;
        at.matrix = (uint16_t)product;
        at.row = (uint16_t)(g->rows.first + i / m->across * g->down);
        at.column = (uint16_t)(g->columns.first + i % m->across * g->across);
        draw_cell(g, m, x, top, grid_holder(g, &at));
        grid_label(g, &at, text, sizeof text);
        put_text(x + m->cell_width / 2, top + 16, "c", text);
    }
}

/* The lines above the grid: what it is, its size and source, and what is known of fragments that the text leaves
 * open. */
typedef struct {
    char line[3][600];
} titles;

static void write_titles(const operand_view *v, titles *t)
{
    char source[200], padding[OPERAND_PADDING_MAX];

    operand_source(v, source, sizeof source);
    operand_padding(v, padding);
    operand_title(v, t->line[0], sizeof t->line[0]);
    snprintf(t->line[1], sizeof t->line[1], "%u x %u, %u elements of %u bit%s a lane%s%s. %s", v->rows, v->columns,
             v->elements, v->width, v->width == 1 ? "" : "s", padding[0] == '\0' ? "" : "; ", padding, source);
    snprintf(t->line[2], sizeof t->line[2], "%s", operand_evidence(v));
}

static void draw_titles(const titles *t)
{
    put_text(MARGIN, 22, "t", t->line[0]);
    put_text(MARGIN, 38, "s", t->line[1]);
    if (t->line[2][0] != '\0') {
        put_text(MARGIN, 54, "s", t->line[2]);
    }
}

static unsigned larger(unsigned x, unsigned y)
{
    return x > y ? x : y;
}

int grid_draw(const grid *g)
{
    titles t;
    measures m;
    unsigned product, line, width, height, y;
    char text[60];

    measure(g, &m);
    write_titles(g->v, &t);
    y = t.line[2][0] == '\0' ? TITLE : TITLE + 16;
    width = larger(2 * MARGIN + RULER + m.across * m.cell_width, 2 * MARGIN + 7 * (unsigned)strlen(g->v->name) + 130);
    for (line = 0; line < sizeof t.line / sizeof t.line[0]; line++) {
        width = larger(width, 2 * MARGIN + LETTER * (unsigned)strlen(t.line[line]));
    }
    height = y + (g->products.last - g->products.first + 1) * m.block_height + MARGIN;
    printf("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%u\" height=\"%u\" viewBox=\"0 0 %u %u\">\n", width,
           height, width, height);
    puts("<style>text{font:12px sans-serif;fill:#111;pointer-events:none}.c{text-anchor:middle}.r{text-anchor:end}"
         ".t{font-weight:bold}.l{fill:#777}rect{stroke:#444;stroke-width:1}</style>");
    printf("<rect width=\"%u\" height=\"%u\" style=\"fill:#fff;stroke:none\"/>\n", width, height);
    draw_titles(&t);
    for (product = g->products.first; product <= g->products.last; product++, y += m.block_height) {
        unsigned top = y + m.block_height - CELL_HEIGHT * m.down;
        if (g->v->products > 1) {
            snprintf(text, sizeof text, "%s %u", operand_product_word(g->v), product);
            put_text(MARGIN, y + 14, "s", text);
        }
        draw_rulers(g, &m, top);
        draw_cells(g, &m, product, top);
    }
    puts("</svg>");
    return EXIT_EQUAL;
}
