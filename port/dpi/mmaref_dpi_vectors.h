/* SPDX-License-Identifier: MIT */
/* Vectors of mmaref_dpi.h to and from structs of the library. A packed struct of SystemVerilog has its last member in
 * the lowest bits. */
#ifndef MMAREF_DPI_VECTORS_H
#define MMAREF_DPI_VECTORS_H

#include "mmaref_dpi.h"
#include "mmdpi_dot.h"
#include "mmdpi_mma.h"

#ifdef __cplusplus
extern "C" {
#endif

/* An arithmetic block. MMAREF_E_ARITHMETIC and the reason for a value that does not fit into its field. */
MMAREF_NODISCARD
mmaref_status mmaref_dpi_block(const uint32_t *vector, mmaref_arithmetic *block, mmdpi_text *why);
void mmaref_dpi_block_put(const mmaref_arithmetic *block, uint32_t *vector);

/* An instruction by number with its arithmetic, without operands. Errors of mmaref_dpi_block and mmdpi_mma_open. */
MMAREF_NODISCARD
mmaref_status mmaref_dpi_mma_open(int instruction, const uint32_t *arithmetic, mmdpi_mma *mma, mmdpi_text *why);

/* Points the operands into a vector. */
void mmaref_dpi_operands(const uint32_t *vector, mmaref_operands *operands);

/* The arguments of functions of dot products. */
typedef struct {
    const uint32_t *types, *arithmetic;
    int count;
    const uint32_t *a, *b, *c;
    const uint32_t *others; /* may be NULL */
} mmaref_dpi_dot_vectors;

/* Unpacks a dot product. Errors of mmaref_dpi_block and mmdpi_dot_unpack. */
MMAREF_NODISCARD
mmaref_status mmaref_dpi_dot_open(const mmaref_dpi_dot_vectors *vectors, mmdpi_dot *dot, mmdpi_text *why);

/* Remembers what kind of difference a dot product has, for shrinking. */
void mmaref_dpi_shrink_see(const mmdpi_dot *dot, uint64_t got);

/* Exponent and words that a sum of fixed point is to have, as far as they fit; and the sum. */
void mmaref_dpi_fixed_place(const mmaref_dpi_fixed_words *from, mmaref_fixed *fixed);
void mmaref_dpi_fixed_put(const mmaref_fixed *fixed, mmaref_dpi_fixed_words *to);

#ifdef __cplusplus
}
#endif

#endif
