/* SPDX-License-Identifier: MIT */
/* One operand of an instruction as a matrix: its size, its cells and what they are called. */
#ifndef MMAREF_CLI_ASK_OPERAND_H
#define MMAREF_CLI_ASK_OPERAND_H

#include "ask/formula.h"
#include "base/options.h"

/* The most elements of an operand in all lanes, copies included. */
#define OPERAND_CELLS_MAX 4096

typedef struct {
    mmaref_instruction instruction;
    mmaref_description is;
    char name[MMAREF_TEXT_MAX];
    mmaref_arithmetic arithmetic;
    const mmaref_arithmetic *under; /* selects the fragments; NULL: the default ones */
    bool before_trans;              /* rows and columns as the formula has them, not those of memory */
    uint8_t operand;
    uint16_t products, rows, columns; /* of the matrices held */
    uint16_t elements;                /* a lane holds */
    uint8_t width;                    /* bits of an element's container */
    mmaref_coordinate of_lane[5], of_element[8]; /* where lane 1, 2, 4, ... and element 1, 2, 4, ... are */
    const formula_record *record;
} operand_view;

/* Reads an instruction, abbreviated or not, and --arith. If --arith names a chip, line->arith becomes its target. */
int operand_open(operand_view *v, command_line *line, const char *instruction);

/* Selects an operand by number (false if the instruction lacks it), or by name. */
bool operand_choose(operand_view *v, uint8_t operand);
int operand_choose_named(operand_view *v, const char *operand);

/* Reads the text of --selector; NULL leaves *selector. Complains of one that the instruction does not have. */
int operand_read_selector(const operand_view *v, const char *text, unsigned long *selector);

/* Reads a command line of an instruction, an operand, a lane (17, or lane 17) and an element of it (2, a2, element 2),
 * or a register (r1, register 1: all elements that have bits of it), with the options of output and --arith. */
int operand_open_elements(operand_view *v, command_line *line, int argc, char **argv, unsigned *lane,
                          command_line_range *elements);

/* The name of an operand in options and vectors ("a", "scale_b"), and in sentences ("A", "metadata", "scale A"). */
const char *operand_word(uint8_t operand);
const char *operand_name(uint8_t operand);

/* What coordinate.matrix counts: "product", "matrix", "selector" or "thread-id". */
const char *operand_product_word(const operand_view *v);

/* Whether .trans of ldmatrix and stmatrix swaps the formula's rows and columns. */
bool operand_is_transposed(const operand_view *v);

/* The register bits of an element, and its coordinate. */
mmaref_slot operand_cell(const operand_view *v, unsigned lane, unsigned element);
mmaref_coordinate operand_place(const operand_view *v, unsigned lane, unsigned element);

/* For each coordinate the holders, as lane * elements + element: the first one, and for each holder the next one.
 * OPERAND_NONE ends the list. */
#define OPERAND_NONE 0xffff

typedef struct {
    uint16_t first[OPERAND_CELLS_MAX]; /* by operand_index */
    uint16_t next[OPERAND_CELLS_MAX];
} operand_holders;

unsigned operand_index(const operand_view *v, const mmaref_coordinate *coordinate);
void operand_find_holders(const operand_view *v, operand_holders *holders);

/* "a2", or "a0..a3" for `count` elements; of metadata and scale factors the bits, "[3..0]". */
void operand_element_name(const operand_view *v, unsigned element, unsigned count, char *text, size_t size);

/* "15:0"; of a single bit "15" */
void operand_bits(const mmaref_slot *slot, char *text, size_t size);

/* "PTX ISA 9.7.14.5.8, Figure 79"; if the text leaves the fragments open, says so. */
void operand_source(const operand_view *v, char *text, size_t size);

/* The title of a picture or grid: "A of INSN", with the chip if --arith selected its fragments. */
void operand_title(const operand_view *v, char *text, size_t size);

/* The evidence for a layout that the text leaves open; empty if the text gives it. */
const char *operand_evidence(const operand_view *v);

#endif
