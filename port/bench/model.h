/* SPDX-License-Identifier: MIT */
/* What is timed: an instruction with operands, and mac16. */
#ifndef BENCH_MODEL_H
#define BENCH_MODEL_H

#include "operands.h"
#include "mmaref.h"

typedef struct {
    mmaref_instruction instruction;
    mmaref_arithmetic arithmetic; /* of no profile until the caller says which */
    mmaref_description is;
    draw_memory memory;
} model;

/* For a call that cannot fail: ends the program with the name of the status if it did. */
void must(mmaref_status status);

/* The instruction that a string names, with operands drawn. False if it is left out of the library. */
bool prepare_mma(model *m, const char *text, draw_values values);

/* Another distribution. */
void prepare_values(model *m, draw_values values);

/* A profile, or with MMAREF_PROFILES a block that is none's. False if the instruction has it not. */
bool prepare_profile(model *m, uint8_t profile);

/* Multiply-accumulates of one call. */
double work_of(const model *m);

/* Computes memory.d; the context is a model. */
void run_mma(void *context);

/* mac16 on an operand. */
typedef struct {
    mmaref_amx *amx;
    uint64_t operand;
} mac16_call;

/* Numbers in X and Y. */
void prepare_mac16(mmaref_amx *amx);

/* The context is a mac16_call. */
void run_mac16(void *context);

#endif
