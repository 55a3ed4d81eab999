/* SPDX-License-Identifier: MIT */
/* Fragment layouts in the notation of CuTe and of Triton.
 *
 * CuTe writes SHAPE:STRIDE, a function from (thread, value) to the number of a place: row + rows * column of
 * A (M x K), of C and D (M x N), and of B as N x K, that is column + columns * row of what PTX calls B. Triton
 * lists where register and lane 1, 2, 4, ... are, as (row, column); the places of other numbers are XORs. */
#ifndef MMAREF_CLI_LAYOUT_NOTATION_H
#define MMAREF_CLI_LAYOUT_NOTATION_H

#include "ask/operand.h"
#include "base/scanner.h"

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
    uint8_t lane_bit[5], element_bit[8]; /* what the bits of a thread and of a value are */
    unsigned lane_bits, element_bits;
    unsigned values, granule; /* granule: values that an element stands for, neighbours along k */
    unsigned matrices, rows, columns; /* of the places; matrices is 1 where they are alternatives */
} frame;

/* False if the operand has no such frame, or it would equal another frame. */
bool frame_open(frame *f, const operand_view *v, frame_kind kind);

unsigned frame_threads(const frame *f);
unsigned frame_lane(const frame *f, unsigned thread);
unsigned frame_element(const frame *f, unsigned value);

/* Where a value is. */
mmaref_coordinate frame_place(const frame *f, unsigned thread, unsigned value);

/* CuTe's number of a place, and the place of a number: the last coordinate may lie outside the matrix. */
typedef struct {
    unsigned long matrix, row, column;
} notation_place;

unsigned long frame_number(const frame *f, const mmaref_coordinate *at);
notation_place frame_of_number(const frame *f, unsigned long number);

/* ---- A layout that was read ------------------------------------------ */

#define NOTATION_MODES 24

/* A thread or value is a number of mixed radix, lowest digit first. A digit moves the place by that many steps:
 * of CuTe's number, or, digits being bits, by XOR of matrix, row and column. */
typedef struct {
    unsigned long size, step[3];
} notation_mode;

enum {
    NOTATION_THREAD,
    NOTATION_VALUE,
    NOTATION_AXES,
    NOTATION_TILE = NOTATION_AXES /* Triton's warps and blocks, and registers of further instructions */
};

typedef struct {
    bool has_bases; /* Triton's */
    unsigned modes[NOTATION_TILE + 1];
    notation_mode mode[NOTATION_TILE + 1][NOTATION_MODES];
    unsigned coordinates; /* of Triton's bases: 2, or 3 with the matrix */
} notation;

/* Reads a layout in either notation. EXIT_UNREADABLE after complaining about the wrong part. */
int notation_read(notation *n, const char *text);
int notation_read_cute(notation *n, scanner *r);   /* notation_cute.c */
int notation_read_triton(notation *n, scanner *r); /* notation_triton.c */

/* Turns bases of registers beyond the elements of a frame into bases of tiles. False if a tile does not begin at a
 * multiple of the frame's rows and columns. */
bool notation_split_tiles(notation *n, const frame *f);

/* How many threads or values there are; at most ULONG_MAX. */
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
