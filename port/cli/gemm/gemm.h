/* SPDX-License-Identifier: MIT */
/* Matrices of any size, multiplied by one instruction tile by tile. mmaref gemm and mmaref dot use them. */
#ifndef MMAREF_CLI_GEMM_GEMM_H
#define MMAREF_CLI_GEMM_GEMM_H

#include "number/decimal.h"
#include "vectors/result.h"

enum {
    GEMM_A,
    GEMM_B,
    GEMM_C,
    GEMM_SCALE_A,
    GEMM_SCALE_B,
    GEMM_INPUTS,
    GEMM_D = GEMM_INPUTS,
    GEMM_MATRICES
};

/* A row-major matrix, its elements as wide as in registers, padded to whole tiles: with zeros, scale factors
 * with 1. */
typedef struct {
    mmaref_matrix at;
    size_t rows, columns; /* without the padding; 0: the instruction has no such matrix */
    uint8_t type;         /* MMAREF_TYPE_... */
    uint8_t width, bits;  /* of an element, of its pattern */
    uint8_t up;           /* bits of an element below its pattern: 2 of e2m1 in a byte */
    size_t given;         /* elements so far, by rows */
    size_t rounded;       /* those that the type does not have */
    numeral_text *wide;   /* before scale factors are derived: the elements as they were given; else NULL */
} gemm_matrix;

/* D = A * B + C by one instruction. */
typedef struct {
    mmaref_instruction instruction;
    mmaref_description is;
    bool sparse, scaled, derives; /* derives: scale factors are derived from A and B */
    size_t m, n, k;               /* without the padding */
    shard share;                  /* rows of tiles that are computed */
    gemm_matrix matrix[GEMM_MATRICES];
} gemm;

/* The name of a matrix in files and complaints: "a", "scale_b". */
const char *gemm_name(unsigned matrix);

/* Reads the instruction, abbreviated or not. EXIT_UNREADABLE after complaining that it multiplies no matrices. */
int gemm_read_instruction(gemm *g, const char *text);

/* Makes room for matrices of m, n, k, which are in 1 .. GEMM_EXTENT. */
#define GEMM_EXTENT 65536
int gemm_open(gemm *g);
void gemm_close(gemm *g);

/* The pattern of an element. */
uint64_t gemm_get(const gemm_matrix *matrix, size_t row, size_t column);
void gemm_put(gemm_matrix *matrix, size_t row, size_t column, uint64_t pattern);

/* Appends an element, by rows: a number, which complaints show as `text`. A note says what a number became that the
 * type does not have. EXIT_UNREADABLE after complaining about `place`. */
int gemm_take(gemm *g, unsigned matrix, const char *place, const char *text, size_t length,
              const numeral_text *element);

/* The same, the number being text. */
int gemm_take_text(gemm *g, unsigned matrix, const char *place, const char *text, size_t length);

/* The same, the element being a word as it stands in a register. */
int gemm_take_word(gemm *g, unsigned matrix, const char *place, const char *text, size_t length, uint64_t word);

/* After the last element: notes how many further elements were rounded, and refuses a matrix with too few. C and scale
 * factors may have none: then they stay as they were opened. */
int gemm_end(gemm *g, const char *place);

/* Derives the scale factor of each block of A and B: the smallest one with which no element exceeds the largest number
 * of the type. The elements are divided by it and rounded. (scale.c) */
int gemm_derive(gemm *g);

/* Computes D under an arithmetic by so many threads, at least 1. Complains and returns EXIT_UNREADABLE if it
 * cannot. (compute.c) */
int gemm_compute(gemm *g, const mmaref_arithmetic *arithmetic, unsigned jobs);

/* Reads lines 'a ELEMENT ...', 'b ...', ...; `text` is used up. With `hex` elements are bare hexadecimal words as
 * they stand in a register. (matrix_text.c) */
int gemm_read_text(gemm *g, const char *path, char *text, bool hex);

#endif
