/* SPDX-License-Identifier: MIT */
/* One instruction that multiplies matrices, on the registers of a warp: computed, compared, explained. */
#ifndef MMDPI_MMA_H
#define MMDPI_MMA_H

#include "mmdpi_explain.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    mmaref_instruction instruction;
    mmaref_description about;
    mmaref_arithmetic arithmetic; /* with the rounding modifier of the instruction */
    mmaref_operands operands;
} mmdpi_mma;

/* Opens an instruction by number, with an arithmetic block, which does not matter to integers. The caller fills in the
 * operands. MMAREF_E_ARGUMENT and the reason for an instruction that multiplies no matrices. */
MMAREF_NODISCARD
mmaref_status mmdpi_mma_open(mmdpi_mma *mma, int32_t number, const mmaref_arithmetic *arithmetic, mmdpi_text *why);

/* Computes D, and the corners reached unless `coverage` is NULL. Errors of mmaref_mma, and the reason. */
MMAREF_NODISCARD
mmaref_status mmdpi_mma_result(const mmdpi_mma *mma, uint32_t *d, uint32_t *coverage, mmdpi_text *why);

/* The first element of D, counted from `from`, in which two fragments differ; -1 if there is none. Elements are
 * numbered lane * (elements of a lane) + element. */
int32_t mmdpi_mma_difference(const mmdpi_mma *mma, const uint32_t *expected, const uint32_t *got, int32_t from);

/* Explains an element of D by its number. Errors of mmaref_mma, MMAREF_E_ARGUMENT for a number outside of D; then the
 * text is the reason. */
MMAREF_NODISCARD
mmaref_status mmdpi_mma_explain(mmdpi_text *text, const mmdpi_mma *mma, const uint32_t *got, int32_t number,
                                const mmdpi_steps *steps);

/* Returns the number of elements of D that differ, and explains the first; or a status of mmaref_mma, and the
 * reason. */
int mmdpi_mma_compare(mmdpi_text *text, const mmdpi_mma *mma, const uint32_t *got);

#ifdef __cplusplus
}
#endif

#endif
