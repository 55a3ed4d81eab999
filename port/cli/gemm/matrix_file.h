/* SPDX-License-Identifier: MIT */
/* Files of one matrix: NumPy's .npy, .bin of elements as they stand in registers, and numbers as text (.csv and all
 * others). */
#ifndef MMAREF_CLI_GEMM_MATRIX_FILE_H
#define MMAREF_CLI_GEMM_MATRIX_FILE_H

#include "gemm/gemm.h"
#include "number/element_type.h"

typedef enum {
    GEMM_FILE_TEXT,
    GEMM_FILE_NPY,
    GEMM_FILE_BIN
} gemm_file_kind;

/* A file in memory. */
typedef struct {
    const char *path;
    gemm_file_kind kind;
    char *bytes;
    size_t length;
    size_t rows, columns; /* 0: unknown, for .bin */
    size_t first;         /* of .npy: where the elements begin, */
    char type;            /* f, i, u, b or V, */
    unsigned size;        /* bytes of an element, */
    bool big_endian, by_columns;
} gemm_file;

/* The kind of file by the end of its name. */
gemm_file_kind gemm_file_kind_of(const char *path);
bool gemm_file_is_csv(const char *path);

/* Opens a file and finds its shape; EXIT_UNREADABLE after complaining. */
int gemm_file_open(gemm_file *file, const char *path);

/* Gives all its elements to a matrix. Elements of void types are patterns; unsigned integers as wide as patterns of a
 * floating-point type are refused if it is not said what they are, and signed ones get a note. */
int gemm_file_take(const gemm_file *file, gemm *g, unsigned matrix, element_input input);

void gemm_file_close(gemm_file *file);

#endif
