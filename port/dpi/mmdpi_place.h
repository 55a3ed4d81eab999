/* SPDX-License-Identifier: MIT */
/* The operands of one element of D, and zeros elsewhere, as registers of a warp. */
#ifndef MMDPI_PLACE_H
#define MMDPI_PLACE_H

#include "mmaref.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    const mmaref_instruction *instruction;
    const mmaref_arithmetic *arithmetic; /* selects the fragments; or NULL */
    const mmaref_coordinate *of;         /* in D */
    mmaref_description is;
    uint32_t *registers[3]; /* of A, B and C */
} mmdpi_place;

/* Whether elements can be put into registers: the instruction has no scale factors, and its fragments hold each element
 * once. */
bool mmdpi_place_suits(const mmdpi_place *to);

/* Fills the registers: row of A, column of B and C of the element; all else is zero. The metadata of a sparse A stays.
 * False where the instruction lacks such an element. */
MMAREF_NODISCARD
bool mmdpi_place_put(const mmdpi_place *to, const mmaref_gathered *gathered);

#ifdef __cplusplus
}
#endif

#endif
