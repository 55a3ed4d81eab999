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

/* The hue of the cell at a coordinate: its group of four lanes, or its register. */
unsigned grid_hue(const grid *g, const mmaref_coordinate *coordinate);

/* "3", or "0..3" for `count` of them. */
void grid_span(unsigned first, unsigned count, char *text, size_t size);

/* The picture (svg.c). */
int grid_draw(const grid *g);

#endif
