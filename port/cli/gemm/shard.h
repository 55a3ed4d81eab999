/* SPDX-License-Identifier: MIT */
/* The rows of D of a shard, as a result to be merged. */
#ifndef MMAREF_CLI_GEMM_SHARD_H
#define MMAREF_CLI_GEMM_SHARD_H

#include "ask/arithmetic.h"
#include "gemm/print.h"

/* Computes the shard g->share under an arithmetic in `jobs` threads, and writes its result to standard output.
 * EXIT_UNREADABLE after complaining. */
int gemm_write_shard(gemm *g, const arith_named *arithmetic, unsigned jobs, const gemm_output *how,
                     bool as_json);

#endif
