/* SPDX-License-Identifier: MIT */
/* What each element of D would be if all its products and C were added without error and rounded once. */
#ifndef MMAREF_CLI_GEMM_WHOLE_SUM_H
#define MMAREF_CLI_GEMM_WHOLE_SUM_H

#include "gemm/gemm.h"

typedef struct {
    bool is_number;   /* false: a factor is an infinity or NaN, or the sum is beyond the type of D */
    uint64_t pattern; /* of the type of D, rounded as the instruction rounds */
    double magnitude; /* the sum of the magnitudes of the products and of C, about */
} whole_sum;

/* Whether there are such sums: single bits are not multiplied. */
bool whole_sums_exist(const gemm *g);

/* Finds those of all elements, by rows, in so many threads. EXIT_UNREADABLE after complaining. */
int whole_sums_find(const gemm *g, unsigned jobs, whole_sum *sums);

/* A finite value as a double, rounded where it has more bits. */
double whole_sum_double(const mmaref_value *value);

#endif
