/* SPDX-License-Identifier: MIT */
/* What mmaref dot is asked. */
#ifndef MMAREF_CLI_DOT_READ_H
#define MMAREF_CLI_DOT_READ_H

#include "ask/arithmetic.h"
#include "base/options.h"
#include "gemm/gemm.h"
#include "number/exact_sum.h"

/* The question: one row of A and one column of B of an instruction; or the types and perhaps scale factors
 * of a custom unit. No type is MMAREF_TYPE_OWN. */
typedef struct {
    bool has_instruction;
    gemm g;
    mmaref_dot_types types;
    conversions convert;
    unsigned count;
    uint64_t *a, *b, c;
    uint32_t scale_type; /* of a custom unit; 0: there are no scale factors */
    unsigned scales;
    uint64_t scale_a[MMAREF_SCALES_MAX], scale_b[MMAREF_SCALES_MAX];
    uint32_t random; /* of stochastic rounding */
    numeral_style style;
    exact_sum sum;
    bool has_sum;
} dot;

/* The options of dot; NULL and false: not given. */
typedef struct {
    command_line line;
    option_list ariths;
    const char *a, *b, *c, *scale_a, *scale_b, *types, *scale_type, *random, *fixed, *derive,
        *convert;
    bool flags, explain;
} dot_options;

/* Reads all of it, finds the exact sum, and reads the arithmetics that are asked for. EXIT_UNREADABLE after
 * complaining. */
int dot_read(dot *of, const dot_options *o, arith_list *list);

/* The question about a custom unit as mmaref_dot; the scale factors go into scale_a and scale_b. */
mmaref_dot dot_of(const dot *of, uint8_t scale_a[MMAREF_SCALES_MAX], uint8_t scale_b[MMAREF_SCALES_MAX]);

/* Prints the question and the exact sum above a table. */
void dot_put_title(const table *t, const dot *of);

/* Complains of what the library refuses. */
int dot_complain(const dot *of, const arith_named *by, const mmaref_error *error);

#endif
