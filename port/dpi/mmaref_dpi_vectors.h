/* SPDX-License-Identifier: MIT */
/* The vectors of mmaref_dpi.h as the model's structs. Packed structs have their last member in the lowest bits. */
#ifndef MMAREF_DPI_VECTORS_H
#define MMAREF_DPI_VECTORS_H

#include "mmaref_dpi.h"
#include "mmdpi_dot.h"

#ifdef __cplusplus
extern "C" {
#endif

/* MMAREF_E_ARITHMETIC and the reason for a field that the block has no room for. */
MMAREF_NODISCARD
mmaref_status mmaref_dpi_block(const uint32_t *vector, mmaref_arithmetic *block, mmdpi_text *why);
void mmaref_dpi_block_put(const mmaref_arithmetic *block, uint32_t *vector);

/* An instruction by number under a packed block. */
MMAREF_NODISCARD
mmaref_status mmaref_dpi_job(int instruction, const uint32_t *arithmetic, mmdpi_job *job, mmdpi_text *why);

/* The operands stay where they are: the struct points into the vector. */
void mmaref_dpi_operands(const uint32_t *vector, mmaref_operands *operands);

/* Random bits and scale factors, put into `others` and returned; NULL for NULL. */
const mmdpi_dot_others *mmaref_dpi_dot_others(const uint32_t *vector, mmdpi_dot_others *others);

/* Where a sum of fixed point is to stand; what does not fit is out of range there too. And the sum. */
void mmaref_dpi_fixed_place(const mmaref_dpi_fixed_words *from, mmaref_fixed *fixed);
void mmaref_dpi_fixed_put(const mmaref_fixed *fixed, mmaref_dpi_fixed_words *to);

/* Types, block and elements; `others` is of the caller's. */
MMAREF_NODISCARD
mmaref_status mmaref_dpi_dot_take(mmdpi_dot *dot, const uint32_t *types, const uint32_t *arithmetic, int count,
                                  const uint32_t *a, const uint32_t *b, const uint32_t *c, mmdpi_text *why);

#ifdef __cplusplus
}
#endif

#endif
