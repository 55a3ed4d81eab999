/* SPDX-License-Identifier: MIT */
/* The result of a case of a text vector. */
#ifndef MMAREF_COMPUTE_H
#define MMAREF_COMPUTE_H

#include "vector.h"

typedef struct {
    mmaref_status status;
    mmaref_error error;
    unsigned array; /* VECTOR_D, ..._Z_OUT, ..._R or ..._MEMORY_OUT */
    unsigned count;
    uint32_t words[VECTOR_WORDS_MAX];
    uint8_t bytes[VECTOR_BYTES_MAX];
} outcome;

/* Computes a case; a refused instruction gives MMAREF_E_REFUSED. *coverage gains the corners of
 * floating-point sums; NULL: nobody asks. */
void compute_case(const vector_case *given, uint32_t *coverage, outcome *result);

#endif
