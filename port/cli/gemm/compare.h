/* SPDX-License-Identifier: MIT */
/* One product under several arithmetics. */
#ifndef MMAREF_CLI_GEMM_COMPARE_H
#define MMAREF_CLI_GEMM_COMPARE_H

#include "ask/arithmetic.h"
#include "base/table.h"
#include "gemm/gemm.h"

/* Computes D under each arithmetic and tells how far it is from what the first one gives: how many elements differ,
 * the largest and the mean distance in ulp, the first element that differs and the worst. */
int gemm_compare(gemm *g, const arith_list *list, unsigned jobs, table_style style, numeral_style numbers);

#endif
