/* SPDX-License-Identifier: MIT */
/* The rows of D that a shard has, as a result to be merged. */
#ifndef MMAREF_GEMM_SHARD_H
#define MMAREF_GEMM_SHARD_H

#include "arith.h"
#include "gemm_print.h"

/* Computes the shard g->share under an arithmetic in `jobs` threads, and writes its result to standard output.
 * EXIT_UNREADABLE after complaining. */
int gemm_write_shard(gemm *g, const arith_named *arithmetic, unsigned jobs, const gemm_output *how);

#endif
