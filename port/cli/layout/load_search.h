/* SPDX-License-Identifier: MIT */
/* Which ldmatrix fills an operand from memory, or which stmatrix stores D, and the row that each lane points at. */
#ifndef MMAREF_CLI_LAYOUT_LOAD_SEARCH_H
#define MMAREF_CLI_LAYOUT_LOAD_SEARCH_H

#include "ask/operand.h"
#include "ask/target.h"
#include "layout/bank_conflicts.h"
#include "layout/row_addresses.h"

/* How elements lie in a row of memory. */
typedef struct {
    uint8_t source;  /* token of the instruction; MMAREF_TOKEN_NONE: as wide as in registers, one after the other */
    uint8_t bits;    /* of an element; 0: as in registers */
    uint8_t bytes;   /* of 16 elements, padding included */
    const char *words;
} load_memory;

/* Memories in the order of the answer; NULL after the last one that can hold elements of the operand. */
const load_memory *load_memory_of(const operand_view *v, bool store, unsigned index);

/* A byte of a row of the matrix in memory. */
typedef struct {
    uint16_t row, byte;
} load_place;

#define LOAD_TILES_MAX 4
#define LOAD_REGISTERS_MAX (LOAD_TILES_MAX * MMAREF_REGISTERS_MAX)
#define LOAD_STEPS_MAX 32

/* One instruction. */
typedef struct {
    mmaref_instruction instruction;
    row_addresses rows;                /* lanes that point at one */
    unsigned registers;                /* that it fills or stores */
    uint8_t reg[LOAD_REGISTERS_MAX];   /* which ones: tile * registers of the operand + register */
    load_place place[MMAREF_LANES];
} load_step;

/* The matrix in memory has a line (row of A, column of B, row of D) in each row, or with `trans` in each column. Tiles
 * are the operands of several instructions, side by side across lines. */
typedef struct {
    operand_view v; /* open, its operand chosen */
    bool trans, store;
    const load_memory *memory;
    unsigned tiles; /* 0 before: as many as it takes */
    unsigned rows, columns, row_bytes; /* of the matrix in memory; bytes without a pitch */
    unsigned up;                       /* bits by which registers are shifted left after the load */
    bool found;
    char reason[500];                  /* if not found */
    unsigned steps;
    load_step step[LOAD_STEPS_MAX];
} load_way;

/* Fills `way`, whose v, trans, store, memory and tiles are set: the fewest instructions that `wanted` accepts. */
void load_find(load_way *way, const target_request *wanted);

/* The row of memory of an element of a tile, and the first bit of the element in it. */
typedef struct {
    unsigned row, bit;
} load_bit;
load_bit load_bit_of(const load_way *way, unsigned tile, const mmaref_coordinate *at);

/* The bits of an element that are its number, from way->up of the register down: those that memory holds, and copies of
 * the last one as sign. */
unsigned load_number_bits(const load_way *way);

/* The element that a bit of memory belongs to; false if there is none. */
bool load_element_at(const load_way *way, load_bit of, unsigned *tile, mmaref_coordinate *at);

/* Where the rows of the matrix are. */
typedef struct {
    unsigned long pitch, offset;
    bank_swizzle swizzle;
} load_rows;
uint32_t load_address(const load_rows *rows, load_place place);

/* Moves random matrices and compares them with packed fragments: EXIT_EQUAL, EXIT_DIFFERENT, or EXIT_UNREADABLE after
 * complaining. (load_proof.c) */
int load_prove(const load_way *way, const load_rows *rows);

#endif
