/* SPDX-License-Identifier: MIT */
/* Block-scaled dot products by whole warp-level instructions: product i of a batch becomes
 * row i of A, column i % 8 of B, their element of C and the scale factors of both. */
#ifndef ORACLE_WARP_H
#define ORACLE_WARP_H

#include "library.h"
#include "random.h"
#include "trial.h"

/* `from` chooses selectors and what fills the bits that must not matter. */
mmaref_status warp_dots(const mmaref_instruction *instruction, const mmaref_arithmetic *by,
                        source *from, const dot batch[BATCH], uint64_t d[BATCH]);

#endif
