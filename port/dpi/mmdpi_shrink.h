/* SPDX-License-Identifier: MIT */
/* Shrinking: a dot product that fails is made smaller while it fails. What computes it is the caller's: a bench, a
 * board, another program. */
#ifndef MMDPI_SHRINK_H
#define MMDPI_SHRINK_H

#include "mmaref.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MMDPI_SHRINK_TRIES 2000 /* at most so many cases are proposed */

/* What a try changes, to be taken back where the smaller case no longer fails. */
typedef struct {
    uint64_t a[2], b[2], c;
    uint16_t k[2];
    uint32_t random;
    uint8_t scale;
    int16_t moved; /* exponents of all elements of A and of C */
} mmdpi_shrink_undo;

typedef struct {
    mmaref_gathered *of; /* the case; its elements stay the caller's */
    uint32_t *random;    /* or NULL */
    mmaref_type a, b, c;
    uint16_t tries, at, sub;
    uint8_t phase;
    bool smaller; /* something became smaller since the first phase began */
    mmdpi_shrink_undo undo;
} mmdpi_shrink;

/* Starts with a case that fails. `random` is what of->dot.random points to, or NULL. MMAREF_E_ARGUMENT for a type that
 * the block does not have. */
MMAREF_NODISCARD
mmaref_status mmdpi_shrink_start(mmdpi_shrink *shrink, mmaref_gathered *of, const mmaref_arithmetic *arithmetic,
                                 uint32_t *random);

/* Changes the case into the next smaller one and returns true: compute it, and answer. False: it is the smallest. */
MMAREF_NODISCARD
bool mmdpi_shrink_next(mmdpi_shrink *shrink);

/* Whether the case still fails; where not, the case becomes what it was. */
void mmdpi_shrink_answer(mmdpi_shrink *shrink, bool fails);

/* What kind of failure it is, from 1 on, by what stands for what: numbers, zero, infinity, NaN. Failures of one cause
 * are most often of one kind: a caller that knows both results `fails` only in the kind that the first case has. */
uint8_t mmdpi_failure_kind(const mmaref_arithmetic *arithmetic, uint32_t type, uint64_t expected, uint64_t got);

/* How many elements of the case, C among them, are not zero. */
uint16_t mmdpi_shrink_size(const mmdpi_shrink *shrink);

#ifdef __cplusplus
}
#endif

#endif
