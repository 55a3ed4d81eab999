/* SPDX-License-Identifier: MIT */
/* The instructions that the oracle covers, as dot products. */
#ifndef ORACLE_ROWS_H
#define ORACLE_ROWS_H

#include "rules.h"

typedef struct {
    const format *a, *b;
} type_pair;

typedef struct {
    const char *name;         /* of the row in the output */
    const char *instruction;  /* with two %s for the types of A and B, or none */
    instruction_class class;
    unsigned count;           /* products: K, or K / 2 of sparse A */
    const format *d, *c;
    const type_pair *pairs;
    unsigned pair_count;
    int rounding;
    const format *scale;      /* of block-scaled instructions, else NULL */
    unsigned scale_vector;
} row;

extern const row rows[];
extern const unsigned row_count;

#endif
