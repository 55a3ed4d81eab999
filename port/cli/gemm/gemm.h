/* SPDX-License-Identifier: MIT */
/* Matrices of any size, multiplied by one instruction tile by tile. mmaref gemm and mmaref dot use them. */
#ifndef MMAREF_CLI_GEMM_GEMM_H
#define MMAREF_CLI_GEMM_GEMM_H

#include "number/note.h"
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

/* A row-major matrix, its elements as wide as in registers. */
typedef struct {
    mmaref_matrix at;
    size_t rows, columns; /* 0: the instruction has no such matrix */
    uint8_t type;         /* MMAREF_TYPE_... */
    uint8_t width, bits;  /* of an element, of its pattern */
    uint8_t up;           /* bits of an element below its pattern: 2 of e2m1 in a byte */
    conversion how;       /* how numbers become elements */
    size_t given;         /* elements so far, by rows */
    notes notes;
    numeral_text *wide;   /* before scale factors are derived: the elements as they were given; else NULL */
} gemm_matrix;

/* How scale factors are derived from A and B (scale.c). */
typedef enum {
    GEMM_GIVEN, /* they are not */
    GEMM_CEIL,
    GEMM_FLOOR,
    GEMM_EVEN,
    GEMM_NVFP4
} gemm_rule;

/* D = A * B + C by one instruction. */
typedef struct {
    mmaref_instruction instruction;
    mmaref_description is;
    bool sparse, scaled;
    gemm_rule rule;
    uint32_t global[2];           /* of nvfp4: the global factors of A and B, patterns of f32 */
    size_t m, n, k;
    shard share;                  /* rows of tiles that are computed */
    conversions convert;
    gemm_matrix matrix[GEMM_MATRICES];
} gemm;

/* The name of a matrix in files and complaints: "a", "scale_b". */
const char *gemm_name(unsigned matrix);

/* Reads the instruction, abbreviated or not. EXIT_UNREADABLE after complaining that it multiplies no matrices. */
int gemm_read_instruction(gemm *g, const char *text);

/* Reads --convert, NULL if not given, for the types of the instruction. */
int gemm_read_convert(gemm *g, const char *text);

/* Makes room for matrices of m, n, k, which are in 1 .. GEMM_EXTENT. */
#define GEMM_EXTENT 65536
int gemm_open(gemm *g);
void gemm_close(gemm *g);

/* The pattern of an element. */
uint64_t gemm_get(const gemm_matrix *matrix, size_t row, size_t column);
void gemm_put(gemm_matrix *matrix, size_t row, size_t column, uint64_t pattern);

/* All matrices, for mmaref_gemm. */
mmaref_product gemm_product(const gemm *g);

/* Appends an element, by rows: a number, which complaints show as `text`. A note says what a number became that the
 * type does not have, or which pattern has bits that the type ignores. EXIT_UNREADABLE after complaining about
 * `place`. */
int gemm_take(gemm *g, unsigned matrix, const char *place, const char *text, size_t length,
              const numeral_text *element);

/* The same, the number being text. */
int gemm_take_text(gemm *g, unsigned matrix, const char *place, const char *text, size_t length);

/* The same, the element being a word as it stands in a register. */
int gemm_take_word(gemm *g, unsigned matrix, const char *place, const char *text, size_t length, uint64_t word);

/* After the last element: notes how many further elements a note would name, and refuses a matrix with too few. C and
 * scale factors may have none: then they stay as they were opened. */
int gemm_end(gemm *g, const char *place);

/* Reads the name of a rule, "" for the default, before gemm_open. EXIT_UNREADABLE after complaining that there is no
 * such rule, or that it is not for these scale factors. (scale.c) */
int gemm_read_rule(gemm *g, const char *text);

/* The name of the rule, and a text of all that it tells: the rule, and the global factors. (scale.c) */
#define GEMM_RULE_MAX 120
const char *gemm_rule_name(const gemm *g);
void gemm_write_rule(const gemm *g, char text[GEMM_RULE_MAX]);

/* The rule as cells of a table: its name, and the global factors, which only nvfp4 has. (scale.c) */
#define GEMM_RULE_HEADS "derive", "global_a", "global_b"
#define GEMM_RULE_COLUMNS 3
void gemm_put_rule(table *t, const gemm *g);

/* Derives the scale factor of each block of A and B, divides its elements by it and rounds them. (scale.c) */
int gemm_derive(gemm *g);

/* Computes D under an arithmetic by so many threads, at least 1. Complains and returns EXIT_UNREADABLE if it
 * cannot. (compute.c) */
int gemm_compute(gemm *g, const mmaref_arithmetic *arithmetic, unsigned jobs);

/* Reads lines 'a ELEMENT ...', 'b ...', ...; `text` is used up. With `hex` elements are bare hexadecimal words as
 * they stand in a register. (matrix_text.c) */
int gemm_read_text(gemm *g, const char *path, char *text, bool hex);

#endif
