/* SPDX-License-Identifier: MIT */
/* One operand of an instruction as a matrix: its size, its cells and what they are called. */
#ifndef MMAREF_VIEW_H
#define MMAREF_VIEW_H

#include "command_line.h"
#include "show/formula.h"

/* Elements of a whole operand, copies counted. */
#define VIEW_CELLS_MAX 4096

typedef struct {
    mmaref_instruction instruction;
    mmaref_description is;
    char name[MMAREF_TEXT_MAX];
    mmaref_arithmetic arithmetic;
    const mmaref_arithmetic *under; /* whose fragments; NULL: the default ones */
    bool before_trans;              /* rows and columns as the formula has them, not those of memory */
    uint8_t operand;
    uint16_t products, rows, columns; /* of the matrices held */
    uint16_t elements;                /* a lane holds */
    uint8_t width;                    /* bits of an element's container */
    mmaref_coordinate of_lane[5], of_element[8]; /* where lane 1, 2, 4, ... and element 1, 2, 4, ... are */
    const formula_record *record;
} view;

/* Reads an instruction, shortened or not, into *v and takes note of --arith. */
int view_open(view *v, const command_line *line, const char *instruction);

/* Chooses an operand: by number (false if the instruction has not got it), or by name. */
bool view_choose(view *v, uint8_t operand);
int view_choose_named(view *v, const char *operand);

/* Reads the text of --selector, if there is one: a selector that the instruction has. */
int view_read_selector(const view *v, const char *text, unsigned long *selector);

/* Reads a command line of an instruction, an operand, a lane (17, or lane 17) and an element of it (2, a2, element 2),
 * or a register (r1, register 1: all elements that have bits of it), with the options of output and --arith. */
int view_open_elements(view *v, command_line *line, int argc, char **argv, unsigned *lane,
                       command_line_range *elements);

/* "a", "scale_b": as options and vectors have it. "A", "metadata", "scale A": as people do. */
const char *view_operand_word(uint8_t operand);
const char *view_operand_name(uint8_t operand);

/* What one more than a product is called: "product", "matrix", "selector", "thread-id". */
const char *view_product_word(const view *v);

/* Whether .trans of ldmatrix and stmatrix swaps the formula's rows and columns. */
bool view_is_transposed(const view *v);

/* Where an element is in the registers, and in the matrix. */
mmaref_slot view_cell(const view *v, unsigned lane, unsigned element);
mmaref_coordinate view_place(const view *v, unsigned lane, unsigned element);

/* The first holder of a place, and the next after it: lane * elements + element; VIEW_NONE. */
#define VIEW_NONE 0xffff

typedef struct {
    uint16_t first[VIEW_CELLS_MAX]; /* by view_index */
    uint16_t next[VIEW_CELLS_MAX];
} view_holders;

unsigned view_index(const view *v, const mmaref_coordinate *coordinate);
void view_find_holders(const view *v, view_holders *holders);

/* "a2", or "a0..a3" for `count` elements; of metadata and scale factors the bits, "[3..0]". */
void view_element_name(const view *v, unsigned element, unsigned count, char *text, size_t size);

/* "15:0"; of a single bit "15" */
void view_bits(const mmaref_slot *slot, char *text, size_t size);

/* "PTX ISA 9.7.14.5.8, Figure 79"; of fragments that the text leaves open, that it does. */
void view_source(const view *v, char *text, size_t size);

/* What a picture or grid is called: "A of INSN", with the chip whose fragments these are if --arith chose them. */
void view_title(const view *v, char *text, size_t size);

/* Why we know a layout that the text leaves open; empty where the text gives it. */
const char *view_evidence(const view *v);

#endif
