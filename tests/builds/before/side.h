/* SPDX-License-Identifier: MIT */
/* What crosses between the comparison and a library: texts and integers alone. The structs of mmaref.h stay on the
 * library's side, and may differ between the two. */
#ifndef BEFORE_SIDE_H
#define BEFORE_SIDE_H

#include <stdbool.h>
#include <stdint.h>

#define QUESTION_WORDS 512    /* of an operand: 32 lanes of 16 registers */
#define QUESTION_ELEMENTS 128 /* of a dot product */
#define QUESTION_BYTES 4096   /* of memory, or of Z */
#define ANSWER_MAX 16384      /* more than the longest explanation has */

typedef enum {
    KIND_FLOATS, /* mmaref_mma */
    KIND_INTEGERS,
    KIND_MOVE, /* ldmatrix, stmatrix, movmatrix, wmma.load, wmma.store */
    KIND_MAC16,
    KIND_DOT, /* mmaref_dot_add, _random, mmaref_dot_explain, mmaref_dot_order */
    KIND_RANDOM,
    KIND_EXPLAIN,
    KIND_ORDER,
    KIND_DECODE, /* mmaref_value_decode, _encode */
    KIND_ENCODE,
    KINDS
} kind;

typedef struct {
    kind kind;
    uint16_t number; /* of the instruction */
    char instruction[160];
    char block[800];                 /* as mmaref_arithmetic_parse takes it; "": none */
    char type[4][16];                /* of a, b, c, d; the first is that of a value */
    bool coverage;
    bool in_place;                   /* D is the array of C, where their types agree */
    uint32_t a[QUESTION_WORDS], b[QUESTION_WORDS], c[QUESTION_WORDS], e[32], scale_a[32], scale_b[32];
    uint32_t selector;
    uint16_t byte_id_a, thread_id_a, byte_id_b, thread_id_b;
    uint8_t memory[QUESTION_BYTES];  /* Z of mac16 */
    uint32_t address[32], at, stride;
    uint8_t x[512], y[512];
    uint64_t element_a[QUESTION_ELEMENTS], element_b[QUESTION_ELEMENTS];
    uint64_t bits;                   /* C of a dot product, a value's pattern, the operand of mac16 */
    uint16_t count;
    uint32_t random;
    uint8_t value_kind;              /* the number to encode */
    bool value_negative;
    int16_t value_exponent;
    uint64_t value_significand;
} question;

typedef struct {
    bool unknown;  /* this library does not know a word of the question */
    bool refused;
    uint32_t dots; /* products of a row and a column, and terms explained */
    uint32_t terms;
    uint32_t count;
    uint64_t value[ANSWER_MAX];
    const char *name[ANSWER_MAX];
} answer;

/* What a library has names for. */
typedef enum { NAMES_INSTRUCTION, NAMES_PROFILE, NAMES_FIELD, NAMES_TYPE } names;

typedef struct {
    void (*answer)(const question *asked, answer *to);
    const char *(*name)(names of, uint16_t number); /* NULL after the last; lasts until the next call */
    kind (*kind)(const char *instruction);
    bool (*has)(const char *profile, const char *instruction);
} side;

extern const side before_side, today_side;

#endif
