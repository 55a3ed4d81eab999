/* SPDX-License-Identifier: MIT */
/* The operands of one warp, addressed by row and column. */
#ifndef ONE_WARP_H
#define ONE_WARP_H

#include "mmaref.h"

typedef struct {
    mmaref_instruction instruction;
    mmaref_description is;
    uint32_t operand[4][32 * MMAREF_REGISTERS_MAX]; /* by MMAREF_OPERAND_A ... _D */
} warp;

/* Parses the instruction, failing the test if it is none; clears all operands. */
void warp_open(warp *w, const char *instruction);

/* An element of matrix product 0. */
void warp_put(warp *w, uint8_t operand, uint16_t row, uint16_t column, uint64_t bits);
uint64_t warp_get(const warp *w, uint8_t operand, uint16_t row, uint16_t column);

/* D = A * B + C, failing the test unless it returns MMAREF_OK. */
void warp_mma(warp *w, const mmaref_arithmetic *arithmetic);

#endif
