/* SPDX-License-Identifier: MIT */
/* Cells of a drawn operand. See grid.h. */
#include "layout/grid.h"

#include <string.h>

#include "base/spelling.h"

static const char *const by_words[] = { "lane", "register", NULL };

/* Whether every run of `count` places along a row or column is held by neighbouring
 * elements of one register. */
static bool joins(const grid *g, unsigned down, unsigned across)
{
    const operand_view *v = g->v;
    unsigned index, step = down > 1 ? v->columns : 1, count = down * across, k;
    unsigned places = (unsigned)v->products * v->rows * v->columns;

    for (index = 0; index < places; index++) {
        unsigned row = index / v->columns % v->rows, column = index % v->columns;
        if (row % down != 0 || column % across != 0) {
            continue;
        }
        for (k = 1; k < count; k++) {
            if (g->holders.first[index + k * step] != g->holders.first[index] + k) {
                return false;
            }
        }
    }
    return true;
}

/* Joins narrow elements, as the specification's figures do. */
static void join_elements(grid *g)
{
    unsigned count = 32u / g->v->width;

    g->down = g->across = 1;
    if (g->v->width >= 16 || g->v->operand >= MMAREF_OPERAND_E) {
        return;
    }
    for (; count > 1; count /= 2) {
        if (count <= g->v->columns && joins(g, 1, count)) {
            g->across = count;
            return;
        }
        if (count <= g->v->rows && joins(g, count, 1)) {
            g->down = count;
            return;
        }
    }
}

int grid_open(grid *g, const operand_view *v, const layout_options *o)
{
    int by = o->by == NULL ? 0 : spelling_find(o->by, strlen(o->by), spelling_in_array, by_words);

    g->v = v;
    g->by_register = by == 1;
    g->down = g->across = 1;
    if (by < 0) {
        return cli_complain("--by", o->by, strlen(o->by), "lane or register was expected", NULL);
    }
    if (command_line_read_range(o->product, "--product", v->products, &g->products) != EXIT_EQUAL ||
        command_line_read_range(o->rows, "--rows", v->rows, &g->rows) != EXIT_EQUAL ||
        command_line_read_range(o->columns, "--columns", v->columns, &g->columns) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    operand_find_holders(v, &g->holders);
    if (!o->each) {
        join_elements(g);
    }
    if (g->rows.first % g->down != 0 || g->columns.first % g->across != 0) {
        g->down = g->across = 1;
    }
    return EXIT_EQUAL;
}

void grid_label(const grid *g, const mmaref_coordinate *coordinate, char *text, size_t size)
{
    const operand_view *v = g->v;
    uint16_t fragment = g->holders.first[operand_index(v, coordinate)];
    unsigned lane = v->is.lanes; /* none */
    size_t used = 0;

    text[0] = '\0';
    for (; fragment != OPERAND_NONE && used < size; fragment = g->holders.next[fragment]) {
        char name[24];
        operand_element_name(v, fragment % v->elements, g->down * g->across, name, sizeof name);
        if (fragment / v->elements != lane) {
            used += (size_t)snprintf(text + used, size - used, "%sT%u:", used == 0 ? "" : " ", fragment / v->elements);
            lane = fragment / v->elements;
        }
        if (used < size) {
            used += (size_t)snprintf(text + used, size - used, " %s", name);
        }
    }
}

void grid_place(const grid *g, unsigned lane, unsigned element, char *text, size_t size)
{
    mmaref_coordinate at = operand_place(g->v, lane, element);
    char row[16], column[16], product[16] = "";

    grid_span(at.row, g->down, row, sizeof row);
    grid_span(at.column, g->across, column, sizeof column);
    if (g->v->products > 1) {
        snprintf(product, sizeof product, "%u: ", at.matrix);
    }
    snprintf(text, size, "%s[%s][%s]", product, row, column);
}

void grid_elements(const grid *g, unsigned element, char *text, size_t size)
{
    unsigned joined = g->down * g->across;
    mmaref_slot slot = operand_cell(g->v, 0, element);
    char name[24], bits[40];

    if (joined > 1) { /* the containers */
        slot.width = slot.number_width = (uint8_t)(slot.width * joined);
        slot.number_bit = slot.bit;
    }
    operand_bits(&slot, bits, sizeof bits);
    operand_element_name(g->v, element, joined, name, sizeof name);
    snprintf(text, size, "%s r%u[%s]", name, slot.reg, bits);
}

unsigned grid_holder(const grid *g, const mmaref_coordinate *coordinate)
{
    return g->holders.first[operand_index(g->v, coordinate)];
}

unsigned grid_hue(const grid *g, unsigned lane, unsigned element)
{
    return g->by_register ? operand_cell(g->v, lane, element).reg : lane / 4;
}

/* One of six equal parts of the colour circle and how far into it, as red, green, blue. */
static uint32_t shade_of(unsigned hue, unsigned hues, unsigned lightness)
{
    unsigned circle = 1536 * (hue % hues) / hues, part = circle / 256, into = circle % 256;
    unsigned full = 255, none = 0, up = into, down = 255 - into;
    unsigned red = part == 0 || part == 5 ? full : part == 1 ? down : part == 4 ? up : none;
    unsigned green = part == 1 || part == 2 ? full : part == 0 ? up : part == 3 ? down : none;
    unsigned blue = part == 3 || part == 4 ? full : part == 2 ? up : part == 5 ? down : none;

    return (uint32_t)(255 - (255 - red) * lightness / 100) << 16 |
           (uint32_t)(255 - (255 - green) * lightness / 100) << 8 | (255 - (255 - blue) * lightness / 100);
}

uint32_t grid_shade(const grid *g, unsigned lane, unsigned element)
{
    unsigned hue = grid_hue(g, lane, element), registers = (unsigned)g->v->elements * g->v->width / 32;

    return g->by_register ? shade_of(hue, registers < 2 ? 2 : registers, 35)
                          : shade_of(hue, (g->v->is.lanes + 3u) / 4, 16 + 9 * (lane % 4));
}

void grid_span(unsigned first, unsigned count, char *text, size_t size)
{
    if (count == 1) {
        snprintf(text, size, "%u", first);
    } else {
        snprintf(text, size, "%u..%u", first, first + count - 1);
    }
}
