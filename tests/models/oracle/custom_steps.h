/* SPDX-License-Identifier: MIT */
/* The parts of a step under a custom block: what it reads, adds and rounds. */
#ifndef ORACLE_CUSTOM_STEPS_H
#define ORACLE_CUSTOM_STEPS_H

#include "custom.h"

/* A term of a sum. */
typedef struct {
    kind kind;
    bool negative;
    int exponent;     /* by which it is aligned */
    mpfr_ptr value;   /* of FINITE; a block that cancels, or a sum that is cut, is FINITE, and 0 */
    bool narrow;      /* the product of factor[0 .. factors - 1], the pieces of the first two by themselves */
    unsigned factors;
    number factor[4];
} term;

/* What terms come to; the finite part is w->sum. */
typedef struct {
    bool nan, infinite[2];
    bool sign_seen[2]; /* of any term, zeros too */
    bool lost;         /* in aligning, bits of some term */
    bool any;          /* there was an exponent by which to align, of a term or the floor */
    int exponent;      /* that one; the last bit that terms kept is worth 2^grid */
    int grid;
} total;

/* ---- Formats ---- */

/* The format that a block describes; the one of a number MMAREF_TYPE_FORMAT. */
format custom_own(const custom *by);
format custom_of_number(uint32_t type);

/* The format of a type of steps or products, which may need `room`; NULL for 0. */
const format *custom_format(const custom *by, uint32_t type, format *room);

/* Whether two types are one: custom formats are, if they are the same format. */
bool custom_same_type(const format *x, const format *y);

uint64_t custom_nan(const custom *by, const format *type);
uint64_t custom_infinity(const format *type, bool negative);
uint64_t custom_zero(const format *type, bool negative);

/* ---- Terms ---- */

/* C, or a running value; the exponent that it has in a sum. */
number custom_read(const custom *by, const format *type, uint64_t pattern);
int custom_exponent(const custom *by, const number *n, bool normal);

/* A number as a term; product k, scale factors in it; `block` products from the first one on. t->value is there. */
void custom_set_term(term *t, const number *n, int exponent);
void custom_set_product(workspace *w, term *t, const custom *by, const dot *of, unsigned k);
void custom_set_block(workspace *w, term *t, const custom *by, const dot *of, unsigned first);

/* ---- Sums ---- */

/* Adds the terms of a step, the running value first if there is one: the pattern of the type; w->sum and *last are what
 * was rounded. */
uint64_t custom_add(workspace *w, const custom *by, const format *type, term *terms, unsigned count, bool running,
                    total *last);

/* The sum of two terms that lose nothing, to nearest even. */
uint64_t custom_add_two(workspace *w, const custom *by, const format *type, term *x, term *y);

/* IEEE 754, 6.3: the sign that all terms have; rounding down, minus if any has it. */
bool custom_zero_is_negative(int rounding, int zero_sign, const bool sign_seen[2]);

/* ---- Rounding ---- */

/* A value that is not zero. */
uint64_t custom_pack(workspace *w, const custom *by, const format *type, int rounding, mpfr_srcptr x);

#endif
