/* SPDX-License-Identifier: MIT */
/* The vectors of mmaref_types.svh as the model's structs. Packed structs have their last
 * member in the lowest bits. */
#ifndef MMAREF_DPI_VECTORS_H
#define MMAREF_DPI_VECTORS_H

#include "mmaref_dpi.h"
#include "mmdpi_meet.h"
#include "dpi/mmaref_arithmetic_fields.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MMAREF_DPI_REGS_WORDS (MMAREF_LANES * MMAREF_REGISTERS_MAX) /* mmaref_regs_t */
#define MMAREF_DPI_VECTOR_BITS 1024 /* mmaref_vector_t */
#define MMAREF_DPI_BLOCK_WORDS ((MMAREF_ARITHMETIC_FIELDS + 1) / 2)

/* What the arguments of a dot product say, with every element in a word of its own. */
typedef struct {
    mmaref_dot_types types;
    mmaref_arithmetic arithmetic;
    mmdpi_meeting meeting;
} mmaref_dpi_dot;

/* What outputs are where there is no result. */
void mmaref_dpi_zero(svBitVecVal *vector, unsigned words);

/* MMAREF_E_ARITHMETIC for a field that the block has no room for. */
MMAREF_NODISCARD
mmaref_status mmaref_dpi_block(const svBitVecVal *vector, mmaref_arithmetic *block);
void mmaref_dpi_block_put(const mmaref_arithmetic *block, svBitVecVal *vector);

/* An instruction by number under a packed block. */
MMAREF_NODISCARD
mmaref_status mmaref_dpi_job(int instruction, const svBitVecVal *arithmetic, mmdpi_job *job);

/* The operands stay where they are: the struct points into the vector. */
void mmaref_dpi_operands(const svBitVecVal *vector, mmaref_operands *operands);

/* MMAREF_E_ARGUMENT for a type or count that a vector cannot hold. */
MMAREF_NODISCARD
mmaref_status mmaref_dpi_dot_take(mmaref_dpi_dot *dot, const svBitVecVal *types,
                                  const svBitVecVal *arithmetic, int count, const svBitVecVal *a,
                                  const svBitVecVal *b, const svBitVecVal *c);

void mmaref_dpi_amx(const svBitVecVal *x, const svBitVecVal *y, const svBitVecVal *z,
                    mmaref_amx *state);
void mmaref_dpi_z_bytes(const svBitVecVal *vector, uint8_t z[64][64]);

/* The bits of a type in a vector of 64. */
uint64_t mmaref_dpi_pattern(uint8_t type, const svBitVecVal *vector);

uint64_t mmaref_dpi_u64(const svBitVecVal *vector);
void mmaref_dpi_u64_put(uint64_t value, svBitVecVal *vector);

#ifdef __cplusplus
}
#endif

#endif
