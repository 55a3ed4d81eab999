/* SPDX-License-Identifier: MIT */
/* What each element of D would be if all its products and C were added without error and rounded once. */
#ifndef MMAREF_CLI_GEMM_WHOLE_SUM_H
#define MMAREF_CLI_GEMM_WHOLE_SUM_H

#include "gemm/gemm.h"
#include "number/wide_sum.h"

/* Whether there are such sums: single bits are not multiplied. */
bool whole_sums_exist(const gemm *g);

/* Finds those of all elements, by rows, in so many threads. EXIT_UNREADABLE after complaining. */
int whole_sums_find(const gemm *g, unsigned jobs, whole_sum *sums);

#endif
