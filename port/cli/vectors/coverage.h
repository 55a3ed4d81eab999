/* SPDX-License-Identifier: MIT */
/* Which numeric corners (MMAREF_COVER_...) text vectors reach, by profile and class of instruction. */
#ifndef MMAREF_CLI_VECTORS_COVERAGE_H
#define MMAREF_CLI_VECTORS_COVERAGE_H

#include "vectors/vector.h"

/* By profile (custom blocks last) and arithmetic class. */
typedef struct {
    struct {
        unsigned long cases;
        uint32_t corners;
    } row[MMAREF_PROFILES + 1][MMAREF_ARITHMETIC_CLASSES];
} coverage;

/* Counts a case that computed floats. */
void coverage_add(coverage *to, const vector_case *given, uint32_t corners);

/* Prints a table: a row for each profile and class that had cases, an x for each corner reached. */
int coverage_print(const coverage *of);

#endif
