/* SPDX-License-Identifier: MIT */
/* Arguments of simulators with unknown bits or too few: what is said of them. */
#ifndef MMDPI_VECTOR_H
#define MMDPI_VECTOR_H

#include "mmdpi_text.h"

#ifdef __cplusplus
extern "C" {
#endif

/* An argument of `count` elements of `width` bits. */
typedef struct {
    const char *name;
    unsigned count, width;
    unsigned registers; /* of each lane, if it is an operand of a warp; else 0 */
} mmdpi_vector;

/* "X or Z in a, element 1 bit 4": where bit `at` is. */
void mmdpi_put_unknown(mmdpi_text *to, const mmdpi_vector *of, unsigned at);

/* "argument a has 128 bits, and 144 are needed" */
void mmdpi_put_narrow(mmdpi_text *to, const mmdpi_vector *of, unsigned bits);

/* "argument name has 120 characters, and at most 119 are taken" */
void mmdpi_put_long(mmdpi_text *to, const char *name, unsigned characters, unsigned taken);

#ifdef __cplusplus
}
#endif

#endif
