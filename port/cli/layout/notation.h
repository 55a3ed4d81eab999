/* SPDX-License-Identifier: MIT */
/* Fragment layouts in the notations of others: of CuTe and of Triton, formulas, and tables.
 *
 * CuTe writes SHAPE:STRIDE, a function from (thread, value) to the number of a place: row + rows * column of
 * A (M x K), of C and D (M x N), and of B as N x K, that is column + columns * row of what PTX calls B. Triton
 * lists where register and lane 1, 2, 4, ... are, as (row, column); the places of other numbers are XORs. */
#ifndef MMAREF_CLI_LAYOUT_NOTATION_H
#define MMAREF_CLI_LAYOUT_NOTATION_H

#include "ask/operand.h"
#include "base/scanner.h"
#include "layout/notation_formula.h"

/* ---- The fragment of an instruction, as a notation counts it --------- */

typedef enum {
    FRAME_WHOLE,   /* threads are lanes, values are elements */
    FRAME_PRODUCT, /* the lanes and elements of one product (matrix, selector, thread-id) alone */
    FRAME_DENSE,   /* values count k of the dense matrix: of a sparse A, metadata and scale factors */
    FRAMES
} frame_kind;

typedef struct {
    const operand_view *v;
    frame_kind kind;
    uint8_t lane_bit[7], element_bit[8]; /* what the bits of a thread and of a value are */
    unsigned lane_bits, element_bits;
    unsigned values, granule; /* granule: values that an element stands for, neighbours along k */
    unsigned matrices, rows, columns; /* of the places; matrices is 1 where they are alternatives */
} frame;

/* False if the operand has no such frame, or it would equal another frame. */
bool frame_open(frame *f, const operand_view *v, frame_kind kind);

/* Whether k is along its rows: of B and its scale factors, which CuTe counts as N x K. */
bool frame_is_of_b(const frame *f);

unsigned frame_threads(const frame *f);
unsigned frame_lane(const frame *f, unsigned thread);
unsigned frame_element(const frame *f, unsigned value);

/* Where a value is. */
mmaref_coordinate frame_place(const frame *f, unsigned thread, unsigned value);

/* CuTe's number of a place, and the place of a number: the last coordinate may lie outside the matrix. */
typedef struct {
    long long matrix, row, column;
    bool missing; /* the layout says nothing of this value */
} notation_place;

unsigned long frame_number(const frame *f, const mmaref_coordinate *at);

/* ---- A layout that was read ------------------------------------------ */

#define NOTATION_MODES 24

/* A thread or value is a number of mixed radix, lowest digit first. A digit moves the place by that many steps: of
 * CuTe's number, first and second coordinate, or, digits being bits, by XOR of matrix, row and column. */
typedef struct {
    unsigned long size, step[3];
} notation_mode;

enum {
    NOTATION_THREAD,
    NOTATION_VALUE,
    NOTATION_AXES,
    NOTATION_TILE = NOTATION_AXES /* Triton's warps and blocks, and registers of further instructions */
};

typedef enum {
    NOTATION_STRIDES, /* CuTe's */
    NOTATION_BASES,   /* Triton's */
    NOTATION_FORMULA,
    NOTATION_TABLE
} notation_kind;

/* A row of a table: matrix is -1 where the table has none. */
typedef struct {
    unsigned long number[NOTATION_AXES];
    notation_place at;
} notation_row;

/* How the rows and columns of a formula or table are read. */
typedef struct {
    formula_way way;
    bool turned; /* of B: the rows are those of N x K, as CuTe counts B */
} notation_reading;

/* Where a formula of FORMULA_TO_LANE puts a place that no lane and element are. */
typedef struct {
    long long row, column, lane, value;
} notation_stray;

/* What is wrong with a formula, and for which numbers it is. */
typedef struct {
    expression e;
    formula_way way;
    bool fixed; /* its results are named m, n or k */
    long long input[2];
} notation_trouble;

typedef struct {
    notation_kind kind;
    unsigned modes[NOTATION_TILE + 1];
    notation_mode mode[NOTATION_TILE + 1][NOTATION_MODES];
    unsigned coordinates; /* of Triton's bases: 2, or 3 with the matrix */
    unsigned k_width;     /* of Triton's dot_op, else 0 */
    notation_formula formula;
    notation_row *row; /* of a table */
    size_t rows;
    notation_place *cell; /* of a formula or table that was put into a frame, by thread and value */
    unsigned strays;
    notation_stray stray; /* the first one */
} notation;

/* Reads a layout in any notation. EXIT_UNREADABLE after complaining about the wrong part; else notation_close frees
 * what it holds. */
int notation_read(notation *n, const char *text);
int notation_read_cute(notation *n, scanner *r);       /* notation_cute.c */
int notation_read_triton(notation *n, scanner *r);     /* notation_triton.c */
int notation_read_triton_mma(notation *n, scanner *r); /* notation_mma.c */
int notation_read_jax(notation *n, scanner *r);        /* notation_jax.c */
int notation_complain_triton(scanner *r);              /* of a layout of Triton's that is none of these */
int notation_read_table(notation *n, const char *text); /* notation_table.c */
void notation_close(notation *n);

/* Puts a formula or table into a frame. False after an error or fault, which notation_complain tells. */
bool notation_fill(notation *n, const frame *f, const notation_reading *reading, notation_trouble *trouble);
int notation_complain(const notation_trouble *trouble);

/* Where a value is by PTX; compared with a table, with its matrix even where matrices are alternatives. */
mmaref_coordinate notation_expected(const notation *n, const frame *f, unsigned thread, unsigned value);

/* Adds the bases of `count` numbers, a power of two, along rows (0) or columns (1), in steps of `first`. */
void notation_add_bases(notation *n, unsigned axis, unsigned coordinate, unsigned long first, unsigned long count);

/* Turns bases of registers beyond the elements of a frame into bases of tiles. False if a tile does not begin at a
 * multiple of the frame's rows and columns. */
bool notation_split_tiles(notation *n, const frame *f);

/* How many threads or values there are; at most ULONG_MAX. A formula has as many as its frame, and 1 here. */
unsigned long notation_size(const notation *n, unsigned axis);

/* The place of a value in a layout, by the numbers of a frame. */
notation_place notation_at(const notation *n, const frame *f, unsigned long thread, unsigned long value);

/* ---- Writing ---------------------------------------------------------- */

#define NOTATION_TEXT_MAX 400

/* Writes a frame in CuTe's or Triton's notation. EXIT_UNREADABLE after complaining that no strides give it: two bits of
 * thread or value move the same bit of a row or column. */
int notation_write_cute(const frame *f, char text[NOTATION_TEXT_MAX]);
void notation_write_triton(const frame *f, char text[NOTATION_TEXT_MAX]);

#endif
