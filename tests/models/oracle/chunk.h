/* SPDX-License-Identifier: MIT */
/* One chunk of a fused sum: terms shifted to one grid, truncated, added. */
#ifndef ORACLE_CHUNK_H
#define ORACLE_CHUNK_H

#include "dot.h"

/* A chunk being collected. Special values are decided before any arithmetic. */
typedef struct {
    unsigned count;
    struct {
        bool negative;
        uint64_t significand; /* 0: the term only takes part in the largest exponent */
        int exponent, fraction;
    } term[PRODUCTS_MAX + 1];
    bool nan, plus_infinity, minus_infinity;
} chunk;

void chunk_add_number(chunk *to, const number *n);

/* The product of two numbers, its exponent moved by `scale`. */
void chunk_add_product(chunk *to, const number *a, const number *b, int scale);

/* Aligns, truncates, sums, and rounds into the rule's chunk_type. */
uint64_t chunk_round(workspace *w, const rule *by, const chunk *of);

#endif
