/* SPDX-License-Identifier: MIT */
/* One operand of an instruction as a matrix: its size, its cells and what they are called. */
#ifndef MMAREF_CLI_ASK_OPERAND_H
#define MMAREF_CLI_ASK_OPERAND_H

#include "ask/formula.h"
#include "ask/operand_name.h"
#include "base/options.h"

/* The most elements of an operand in all lanes, copies included. */
#define OPERAND_CELLS_MAX (128 * MMAREF_LANES)

typedef struct {
    mmaref_instruction instruction;
    mmaref_description is;
    char name[MMAREF_TEXT_MAX];
    mmaref_arithmetic arithmetic;
    uint8_t profile; /* of --arith; MMAREF_PROFILES: none */
    const char *given; /* the text of --arith */
    const mmaref_arithmetic *under; /* selects the fragments; NULL: the default ones */
    bool before_trans;              /* rows and columns as the formula has them, not those of memory */
    uint8_t operand;
    uint16_t products, rows, columns; /* of the matrices held */
    uint16_t elements;                /* a lane holds */
    uint8_t width;                    /* bits of an element's container */
    uint8_t number_bit, number_width; /* the bits of the number in it */
    mmaref_coordinate of_lane[7], of_element[8]; /* where lane 1, 2, 4, ... and element 1, 2, 4, ... are */
    const formula_record *record;
} operand_view;

/* Reads an instruction, abbreviated or not, and --arith. If --arith names a chip, line->arith becomes its target. */
int operand_open(operand_view *v, command_line *line, const char *instruction);

/* For those who take nothing but fragments from --arith: refuses a block, unless of wmma, which it would not change. */
int operand_check_fragments(const operand_view *v, const command_line *line);

/* Reads a command line and opens its first argument; `names`, `least` and `most` are those of command_line_read. Who
 * forgets the operand, the second argument, is told which ones there are. With ARGUMENTS_ANY for `most` the instruction
 * may be several words; the last `least` - 1 arguments are the others. */
int operand_open_line(operand_view *v, command_line *line, int argc, char **argv, const option_row *options,
                      const char *names, unsigned least, unsigned most);

/* Selects an operand by number (false if the instruction lacks it), or by name. */
bool operand_choose(operand_view *v, uint8_t operand);
int operand_choose_named(operand_view *v, const char *operand);

/* Reads the text of --selector; NULL leaves *selector. Complains of one that the instruction does not have. */
int operand_read_selector(const operand_view *v, const char *text, unsigned long *selector);

/* Reads a command line of an instruction, an operand, a lane (17, or lane 17) and an element of it (2, a2, element 2),
 * or a register (r1, register 1: all elements that have bits of it), with the options of output and --arith. */
int operand_open_elements(operand_view *v, command_line *line, int argc, char **argv, unsigned *lane,
                          command_line_range *elements);

/* Splits the words behind the instruction, which are a place: "a 11 3", "a[11][3]" as places are printed, "a 11,3",
 * "a[11,3]" or "a(11,3)"; the operand may be missing where there is a usual one. False if they are none. */
typedef struct {
    char operand[16], row[16], column[16];
} place_words;

bool operand_split_place(const command_line *line, const char *usual, place_words *words);

/* Whether the instruction is one of the PTX ISA; those of other units have neither versions nor targets. */
bool operand_is_of_ptx(const operand_view *v);

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

/* "15:0"; of a single bit "15"; where the number has not all of them "13:10 of 15:8". */
void operand_bits(const mmaref_slot *slot, char *text, size_t size);

/* Where the number lies in an element that has more bits, as a sentence; else empty. */
#define OPERAND_PADDING_MAX 80
void operand_padding(const operand_view *v, char text[OPERAND_PADDING_MAX]);

/* The register bits of an element as programs read them: heads and cells of a table; NULL: there is none. */
#define OPERAND_REGISTER_HEADS(before) \
    before "register.lane", before "register.register", before "register.bit", before "register.width", \
        before "register.number_bit", before "register.number_width"
#define OPERAND_REGISTER_COLUMNS 6
void operand_put_register(table *t, const mmaref_slot *slot);

/* "PTX ISA 9.7.14.5.8, Figure 79"; if the text leaves the fragments open, says so. */
void operand_source(const operand_view *v, char *text, size_t size);

/* The title of a picture or grid: "A of INSN", with the chip if --arith selected its fragments. */
void operand_title(const operand_view *v, char *text, size_t size);

/* The evidence for a layout that the text leaves open; empty if the text gives it. */
const char *operand_evidence(const operand_view *v);

#endif
