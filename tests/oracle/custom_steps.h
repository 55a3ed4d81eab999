/* SPDX-License-Identifier: MIT */
/* The parts of a step under a caller's own block: what it reads, adds and rounds. */
#ifndef ORACLE_CUSTOM_STEPS_H
#define ORACLE_CUSTOM_STEPS_H

#include "custom.h"

/* What lies in a sum: the values w->term[0 .. count - 1] and the exponents that set its grid. */
typedef struct {
    unsigned count;
    int exponent[TERMS_MAX];
    bool sign_seen[2];   /* of any term, zeros too; */
    bool sign_before[2]; /* before the last product */
    bool nan, infinite[2];
    bool lost;           /* in aligning, bits of some term */
    int grid;
} terms;

/* The format that a block describes; the one of a type's number, NULL for 0. */
format custom_own(const custom *by);
const format *custom_format(const custom *by, const format *own, uint8_t type);

/* C, or a running value. */
number custom_read(const custom *by, const format *type, uint64_t pattern);
int custom_leading(const number *n);

void custom_add_term(workspace *w, terms *t, const number *n, int exponent);
void custom_add_product(workspace *w, terms *t, const custom *by, const dot *of, unsigned k);

/* All terms cut at the grid that the highest exponent sets. */
void custom_align(workspace *w, const custom *by, terms *t);

/* The terms added by size, as one. */
void custom_sort(workspace *w, const custom *by, terms *t);

/* The products of[order[0]] .. in a tree, then, unless NULL, a running value: the pattern. */
uint64_t custom_tree(workspace *w, const custom *by, const dot *of, const unsigned *order, unsigned count,
                     const format *type, const number *running);

/* A value that is not zero, rounded; the sum of terms, rounded. */
uint64_t custom_pack(workspace *w, const custom *by, const format *type, int rounding, mpfr_srcptr x);
uint64_t custom_round(workspace *w, const custom *by, const format *type, int rounding, int zero_sign,
                      const terms *t);

uint64_t custom_nan(const custom *by, const format *type);
uint64_t custom_infinity(const format *type, bool negative);

#endif
