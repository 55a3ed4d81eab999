/* SPDX-License-Identifier: MIT */
/* The outcome of a case of text vectors. */
#ifndef MMAREF_CLI_VECTORS_OUTCOME_H
#define MMAREF_CLI_VECTORS_OUTCOME_H

#include "vectors/vector.h"

typedef struct {
    mmaref_status status;
    mmaref_error error;
    unsigned array; /* VECTOR_D, ..._Z_OUT, ..._R or ..._MEMORY_OUT */
    unsigned count;
    uint32_t words[VECTOR_WORDS_MAX];
    uint8_t bytes[VECTOR_BYTES_MAX];
} outcome;

typedef enum {
    PASSED,
    FAILED,
    COMPUTED, /* the case has no result to compare with */
    SKIPPED,  /* the assembler refuses its instruction */
    VERDICTS
} verdict;

/* Computes a case; a refused instruction gives MMAREF_E_REFUSED. *coverage gains the corners of floating-point sums; it
 * may be NULL. */
void outcome_compute(const vector_case *given, uint32_t *coverage, outcome *got);

/* Compares the result of a case with what the file has. What differs, or was skipped, is one line on `out`. */
verdict outcome_judge(FILE *out, const char *path, const vector_case *given, const outcome *got);

/* The digest of a case: its number, instruction, operands and result. */
uint64_t outcome_digest(unsigned long long number, const vector_case *given, const outcome *got);

#endif
