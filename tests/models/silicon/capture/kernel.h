/* SPDX-License-Identifier: MIT */
/* What the host hands to a kernel, and the tables of kernels that generate.lua writes. */
#ifndef SILICON_KERNEL_H
#define SILICON_KERNEL_H

#include <stdint.h>

/* Arrays of a case that a kernel reads; the names in the file are input_names. */
enum { INPUT_A, INPUT_B, INPUT_C, INPUT_E, INPUT_SCALE_A, INPUT_SCALE_B, INPUT_ADDRESS, INPUT_R, INPUTS };

enum { RESULT_D, RESULT_R, RESULT_MEMORY };

enum { LANES = 32, MEMORY_MAX = 65536, ARENA = 32768, WORDS_MAX = 1024 };

#define STRIDE_DEFAULT UINT32_MAX

/* Pointers are to device memory; words are lane-major. */
typedef struct {
    const uint32_t *in[INPUTS];
    uint32_t *result;
    uint8_t *memory;
    uint32_t size;              /* bytes of memory */
    uint32_t p, stride;         /* wmma.load, wmma.store */
    uint32_t f;                 /* sparsity selector */
    uint16_t select_a[2], select_b[2];
} operands;

typedef struct {
    const char *instruction;
    void (*kernel)(operands);
    uint8_t words[INPUTS];      /* per lane; 0: not an operand */
    uint8_t result, result_words;
    uint8_t selectors;          /* legal sparsity selectors; 0: dense */
    uint8_t block_scale;
    uint8_t memory;             /* 0: none, 1: in device memory, 2: copied to shared memory */
    uint8_t strided;
} row;

typedef struct {
    const row *rows;
    unsigned count;
} table;

/* Generated: all rows of the target, and its name. */
extern const table *const tables[];
extern const unsigned table_count;
extern const char target[];

#endif
