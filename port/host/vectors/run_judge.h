/* SPDX-License-Identifier: MIT */
/* Whether a case of text vectors came out as its file says. */
#ifndef MMAREF_RUN_JUDGE_H
#define MMAREF_RUN_JUDGE_H

#include "compute.h"

typedef enum {
    PASSED,
    FAILED,
    COMPUTED, /* the case has no result to compare with */
    SKIPPED,  /* the assembler refuses its instruction */
    VERDICTS
} verdict;

/* Compares the result of a case with what the file has. What differs, or was skipped, is one line on `out`. */
verdict run_judge(FILE *out, const char *path, const vector_case *given, const outcome *result);

/* A digest over the number of a case, its instruction, operands and result. */
uint64_t run_digest(unsigned long long number, const vector_case *given, const outcome *result);

#endif
