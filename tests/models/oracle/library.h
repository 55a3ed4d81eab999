/* SPDX-License-Identifier: MIT */
/* The library under test, called through its public header. */
#ifndef ORACLE_LIBRARY_H
#define ORACLE_LIBRARY_H

#include "mmaref.h"
#include "random.h"
#include "trial.h"

/* Bytes of the longest instruction string. */
enum { INSTRUCTION_MAX = 160 };

/* An instruction of a row under a profile. */
typedef struct {
    mmaref_instruction instruction;
    mmaref_arithmetic arithmetic;
} library_case;

/* The instruction string of a row for one pair of types. */
void library_text(const row *of, const type_pair *types, char text[INSTRUCTION_MAX]);

/* Parses it and asks for its arithmetic. */
mmaref_status library_prepare(const row *of, const type_pair *types, uint8_t profile,
                              library_case *to);

/* A dot product as the library is asked for it; `scales` holds its scale factors, where it has any. */
typedef struct {
    uint8_t a[SCALES_MAX], b[SCALES_MAX];
} library_scales;

mmaref_dot library_dot(const dot *of, library_scales *scales, const uint32_t *random);

/* A batch of dot products, one by one; those with scale factors in one instruction. */
mmaref_status library_dots(const library_case *by, source *from, const dot batch[BATCH],
                           uint64_t d[BATCH]);

#endif
