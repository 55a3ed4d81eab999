/* SPDX-License-Identifier: MIT */
/* The products that a sparse instruction takes: those of the stored elements of A. */
#ifndef MMAREF_DOT_SPARSE_H
#define MMAREF_DOT_SPARSE_H

#include "gemm/gemm.h"

/* Of K elements of a row of A and a column of B those that are stored, in their order; element[i] is the k of
 * number i. EXIT_UNREADABLE after complaining that sparse storage cannot hold them. */
int dot_sparse_pick(const gemm *g, uint64_t a[MMAREF_DOT_MAX], uint64_t b[MMAREF_DOT_MAX],
                    uint16_t element[MMAREF_DOT_MAX]);

/* A block that counts stored elements in place of logical k. */
void dot_sparse_halve(mmaref_arithmetic *block);

#endif
