/* SPDX-License-Identifier: MIT */
/* Room mma: D = A * B + C for whole instructions. Not for users.
 *
 *   mma.c          every mma and wmma.mma, on fragments
 *   mma_gemm.c     the same on whole matrices, tile by tile
 *   mma_float.c    floating-point numbers: rows of A by columns of B
 *   mma_integer.c  integers and single bits
 *   mma_mac16.c    Apple AMX mac16 */
#ifndef MMAREF_MMA_H
#define MMAREF_MMA_H

#include "dot.h"

#ifdef __cplusplus
extern "C" {
#endif

/* D = A * B + C, then by kind of element; *coverage gains MMAREF_COVER_... bits unless it is NULL. Pre: mmaref_mma
 * accepts the operands and the block. */
void mmaref_mma_compute(const mmaref_work *work, const mmaref_arithmetic *arithmetic, uint32_t *coverage);
void mmaref_mma_float(const mmaref_work *work, const mmaref_arithmetic *arithmetic, uint32_t *coverage);
void mmaref_mma_integer(const mmaref_work *work);

/* ---- Rows of D on vector units (port/vector) ------------------------------------ */

#ifdef MMAREF_WITH_LEAF
/* Computes rows of D. Returns the others, which mma_float.c computes: bit i is row i of all products. */
uint32_t mmaref_leaf_rows(const mmaref_work *work, const mmaref_rules *rules);
#endif

#ifdef __cplusplus
}
#endif

#endif
