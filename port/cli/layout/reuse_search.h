/* SPDX-License-Identifier: MIT */
/* Whether D of one instruction can be A or B of another, and what has to move for that. */
#ifndef MMAREF_CLI_LAYOUT_REUSE_SEARCH_H
#define MMAREF_CLI_LAYOUT_REUSE_SEARCH_H

#include "ask/operand.h"

/* What it takes. */
typedef enum {
    REUSE_FREE,     /* every lane holds what it needs */
    REUSE_PERMUTED, /* the same, if the sum runs along k in another order */
    REUSE_SHUFFLED, /* lanes ask each other */
    REUSE_NONE      /* shapes or types forbid it */
} reuse_way;

/* Tiles of D, or of the operand, side by side until both cover the same matrix, the block. A and B are seen alike:
 * a line is a row of A or a column of B, and k runs along it. Tiles are numbered along k first. */
typedef struct {
    operand_view v;
    unsigned lines, depth; /* of one tile: depth along k */
    unsigned tiles, deep;  /* of all; of those along k */
    unsigned slots;        /* elements that a lane has of all tiles: tile * elements + element */
} reuse_side;

/* An element of D in the registers of a lane. */
typedef struct {
    uint8_t lane;
    uint16_t slot;
} reuse_source;

/* A place of the block; the lines of one product follow those of another. */
typedef struct {
    unsigned line, k;
} reuse_place;

#define REUSE_LINES_MAX 64
#define REUSE_DEPTH_MAX 128
#define REUSE_SLOTS_MAX 256
#define REUSE_TILES_MAX 64

typedef struct {
    reuse_way way;
    const char *reason;            /* of REUSE_NONE */
    reuse_side d, x;               /* D, and the operand that it becomes */
    bool is_b;                     /* the operand is B */
    unsigned products, lines, depth; /* of the block; the lines of one product */
    unsigned span;                 /* k of one instruction, or of all where the order goes across instructions */
    uint8_t order[REUSE_DEPTH_MAX]; /* the k of the matrix that k of the instructions takes */
    reuse_source from[MMAREF_LANES][REUSE_SLOTS_MAX]; /* by lane and slot of the operand */
} reuse;

/* Finds the cheapest way, instruction by instruction. Both views are open; their operands are selected here. */
void reuse_find(reuse *r, const operand_view *from, const operand_view *to, uint8_t operand);

/* If one instruction needs shuffles, finds an order across several instructions along k; false, without a change, if
 * there is none. */
bool reuse_find_across(reuse *r);

/* Computes both products with small integers, the second one through r->from and r->order, and compares them with
 * integer sums: EXIT_EQUAL, EXIT_DIFFERENT, or EXIT_UNREADABLE after complaining. (reuse_proof.c) */
#define REUSE_PROOFS 8 /* pairs of products */
int reuse_prove(const reuse *r);

#endif
