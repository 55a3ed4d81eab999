/* SPDX-License-Identifier: MIT */
/* Text vectors: the cases of a file, read one by one. */
#ifndef MMAREF_VECTOR_H
#define MMAREF_VECTOR_H

#include "host.h"

enum { VECTOR_A, VECTOR_B, VECTOR_C, VECTOR_D, VECTOR_E, VECTOR_SCALE_A, VECTOR_SCALE_B, VECTOR_X, VECTOR_Y, VECTOR_Z, VECTOR_Z_OUT,
       VECTOR_OPERAND, VECTOR_R, VECTOR_ADDRESS, VECTOR_WORD_ARRAYS,
       VECTOR_MEMORY = VECTOR_WORD_ARRAYS, VECTOR_MEMORY_OUT, VECTOR_ARRAYS };

#define VECTOR_WORDS_MAX 1024
#define VECTOR_BYTES_MAX 65536

/* One case: its instruction, arithmetic, and arrays of words or bytes; count 0: absent. */
typedef struct {
    mmaref_instruction instruction;
    mmaref_description description;
    mmaref_arithmetic arithmetic;
    bool has_arithmetic;
    uint8_t profile; /* MMAREF_PROFILES: custom */
    char refused[120]; /* why the instruction is refused; empty: it is not */
    uint32_t selector;       /* `f`, `select_a`, `select_b` */
    uint16_t select_a[2], select_b[2];
    bool has_selector, has_select_a, has_select_b;
    uint32_t p, stride;      /* of wmma.load and wmma.store; MMAREF_STRIDE_DEFAULT: none given */
    bool has_p;
    char status[16]; /* expected in place of a result; empty: none */
    unsigned count[VECTOR_ARRAYS];
    uint32_t words[VECTOR_WORD_ARRAYS][VECTOR_WORDS_MAX];
    uint8_t bytes[VECTOR_ARRAYS - VECTOR_WORD_ARRAYS][VECTOR_BYTES_MAX]; /* from VECTOR_MEMORY on */
    unsigned line;                  /* of `insn`, for messages */
    const char *text, *text_end;    /* the lines of the case, `end` excluded */
} vector_case;

/* A place in a file being read. */
typedef struct {
    const char *path;
    const char *next, *end;
    unsigned line;
} vector_reader;

/* Starts reading; checks the first line. EXIT_UNREADABLE after complaining. */
int vector_open(vector_reader *reader, const char *path, const char *text, size_t length);

/* Reads and checks the next case: 1 if there was one, 0 at the end of the file,
 * -1 after complaining. */
int vector_next(vector_reader *reader, vector_case *into);

/* The name of an array in the file ("d", "z_out"). */
const char *vector_array_name(unsigned array);

/* The array that the instruction of a case fills; the operand whose registers those are,
 * MMAREF_OPERANDS if they are none. */
unsigned vector_result(const vector_case *given);
uint8_t vector_result_operand(const vector_case *given);

/* What is missing from a case or too much, in `reason` of `size` bytes; the name of the
 * offender, or NULL if nothing is wrong. */
const char *vector_fault(const vector_case *given, char *reason, size_t size);

#endif
