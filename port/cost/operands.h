/* SPDX-License-Identifier: MIT */
/* Operands to measure with: a speed means something only beside the values it was taken on. */
#ifndef MMAREF_COST_OPERANDS_H
#define MMAREF_COST_OPERANDS_H

#include "mmaref.h"

/* Distributions of floating-point elements; signs and fractions are random. Elements of integer types,
 * and of the 4- and 6-bit floating-point types, whose every pattern is a number, are random bits. */
typedef enum {
    DRAW_NEAR,      /* magnitudes below 4, each binade half as likely as the one above it */
    DRAW_WIDE,      /* exponents even over half the range of the type: sums of products stay in range */
    DRAW_ZEROS,     /* as DRAW_NEAR, and every other element a zero */
    DRAW_SUBNORMAL, /* A and B subnormal; C as DRAW_NEAR */
    DRAW_SPECIAL,   /* as DRAW_NEAR, and one element in ten a zero, a subnormal, an infinity or a NaN */
    DRAWS
} draw_values;

/* The words of all operands of an instruction, and where each of them is. */
typedef struct {
    uint32_t a[32 * MMAREF_REGISTERS_MAX], b[32 * MMAREF_REGISTERS_MAX], c[32 * MMAREF_REGISTERS_MAX];
    uint32_t d[32 * MMAREF_REGISTERS_MAX];
    uint32_t e[32], scale[32];
    mmaref_operands operands;
} draw_memory;

/* The name of a distribution. */
const char *draw_name(draw_values values);

/* Draws every operand of an instruction that multiplies: the same ones each time. Metadata and selectors
 * are legal, scale factors within a factor of eight of 1. */
void draw_operands(const mmaref_instruction *instruction, draw_values values, draw_memory *memory);

/* Of the elements of D, `of` all and `special` those that are an infinity or a NaN. */
typedef struct {
    uint32_t special, of;
} draw_count;

draw_count draw_count_specials(const mmaref_instruction *instruction, const uint32_t *d);

#endif
