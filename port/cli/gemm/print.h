/* SPDX-License-Identifier: MIT */
/* D as text, CSV, JSON or a file. */
#ifndef MMAREF_CLI_GEMM_PRINT_H
#define MMAREF_CLI_GEMM_PRINT_H

#include "base/table.h"
#include "gemm/matrix_file.h"

/* How D is written. */
typedef struct {
    const char *path;    /* its end tells the kind of file; "-": text */
    FILE *out;
    table_style style;   /* text, CSV or JSON; a .csv is CSV */
    numeral_style numbers;
    bool words;          /* text: bare hexadecimal words, as --input hex takes them */
} gemm_output;

void gemm_print(const gemm *g, const gemm_output *how);

/* Writes `before`, at most two characters, and one element. */
void gemm_print_element(FILE *out, const char *before, const gemm_matrix *d, size_t row, size_t column,
                        const gemm_output *how);

#endif
