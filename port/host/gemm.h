/* SPDX-License-Identifier: MIT */
/* Matrices of mmaref gemm, and their text. */
#ifndef MMAREF_GEMM_H
#define MMAREF_GEMM_H

#include "host.h"

enum {
    GEMM_A,
    GEMM_B,
    GEMM_C,
    GEMM_MATRICES
};

/* A row-major matrix, elements as wide as in registers. */
typedef struct {
    mmaref_matrix at;
    size_t rows, columns;
    uint8_t width; /* bits of an element */
    uint64_t value_bits; /* of an element; others stay zero */
    size_t read;   /* elements so far */
} gemm_matrix;

/* A call of the command. */
typedef struct {
    mmaref_instruction instruction;
    mmaref_description is;
    mmaref_arithmetic arithmetic;
    size_t m, n, k;
    gemm_matrix matrix[GEMM_MATRICES], d;
} gemm;

/* Computes d by so many threads, at least 1. Complains and returns EXIT_UNREADABLE if it cannot. */
int gemm_compute(gemm *g, unsigned count);

/* Reads lines of elements into matrices of known size; `text` is used up. Complains and
 * returns EXIT_UNREADABLE if they do not fit. C may be missing. */
int gemm_read(gemm_matrix matrix[GEMM_MATRICES], const char *path, char *text);

/* Prints a line `d ELEMENT ...` for each row. */
void gemm_print(const gemm_matrix *d);

#endif
