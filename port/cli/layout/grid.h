/* SPDX-License-Identifier: MIT */
/* The part of an operand that is drawn, and how elements join in its cells. */
#ifndef MMAREF_CLI_LAYOUT_GRID_H
#define MMAREF_CLI_LAYOUT_GRID_H

#include "ask/operand.h"

typedef struct {
    const operand_view *v;
    command_line_range products, rows, columns;
    unsigned down, across; /* elements a cell joins: neighbours in one register */
    bool by_register;      /* colours; else by lane */
    operand_holders holders;
} grid;

/* The options of layout; NULL and false: not given. */
typedef struct {
    command_line line;
    bool svg, cute, triton, registers, transpose, each, before_trans;
    const char *by, *product, *rows, *columns;
} layout_options;

/* Follows the options product, rows, columns, by and each. */
int grid_open(grid *g, const operand_view *v, const layout_options *o);

/* "T13: a2", or what a cell that joins several is called; every holder of the cell. */
void grid_label(const grid *g, const mmaref_coordinate *coordinate, char *text, size_t size);

/* "[3][0..3]", the places of what a cell joins, with the product where there are several; "a2..a3 r1[31:0]", its
 * elements. */
void grid_place(const grid *g, unsigned lane, unsigned element, char *text, size_t size);
void grid_elements(const grid *g, unsigned element, char *text, size_t size);

/* The hue of an element: its group of four lanes, or its register. Its shade, 0xRRGGBB, tells the four lanes apart. */
unsigned grid_hue(const grid *g, unsigned lane, unsigned element);
uint32_t grid_shade(const grid *g, unsigned lane, unsigned element);

/* The first holder of the cell at a coordinate, as lane * elements + element. */
unsigned grid_holder(const grid *g, const mmaref_coordinate *coordinate);

/* "3", or "0..3" for `count` of them. */
void grid_span(unsigned first, unsigned count, char *text, size_t size);

/* The picture (svg.c). */
int grid_draw(const grid *g);

#endif
