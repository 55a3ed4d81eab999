/* SPDX-License-Identifier: MIT */
/* One product under several arithmetics. */
#ifndef MMAREF_CLI_GEMM_COMPARE_H
#define MMAREF_CLI_GEMM_COMPARE_H

#include "ask/arithmetic.h"
#include "gemm/whole_sum.h"
#include "number/errors.h"

/* How a comparison is printed. */
typedef struct {
    table_style style;
    table_colours colours;
    numeral_style numbers;
    const char *picture; /* the name of a file; NULL: there is none */
} compare_output;

/* Computes D under each arithmetic and tells how far it is from what the first one gives: how many elements differ,
 * the largest and the mean distance in ulp, the first element that differs and the worst; and how far it is from the
 * whole sums, in numbers, as a histogram and as a picture, in SVG. */
int gemm_compare(gemm *g, const arith_list *list, unsigned jobs, const compare_output *how);

#endif
