/* SPDX-License-Identifier: MIT */
/* What is timed: an instruction with operands, and mac16. */
#ifndef BENCH_MODEL_H
#define BENCH_MODEL_H

#include "mmaref.h"

typedef struct {
    mmaref_instruction instruction;
    mmaref_arithmetic arithmetic; /* of no profile until the caller says which */
    mmaref_operands operands;
    mmaref_description is;
    uint32_t a[32 * MMAREF_REGISTERS_MAX], b[32 * MMAREF_REGISTERS_MAX];
    uint32_t c[32 * MMAREF_REGISTERS_MAX], d[32 * MMAREF_REGISTERS_MAX];
    uint32_t e[32], scale[32];
} model;

/* For a call that cannot fail: ends the program with the name of the status if it did. */
void must(mmaref_status status);

/* The instruction that a string names, with finite operands of moderate size. False if it is
 * left out of the library. */
bool prepare_mma(model *m, const char *text);

/* Computes d; the context is a model. */
void run_mma(void *context);

/* Numbers in X and Y. */
void prepare_mac16(mmaref_amx *amx);

/* Matrix mode, 16-bit lanes, no shift; the context is an mmaref_amx. */
void run_mac16(void *context);

#endif
