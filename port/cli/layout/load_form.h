/* SPDX-License-Identifier: MIT */
/* Which bit of memory an ldmatrix or stmatrix of one matrix moves to or from each bit of registers. */
#ifndef MMAREF_CLI_LAYOUT_LOAD_FORM_H
#define MMAREF_CLI_LAYOUT_LOAD_FORM_H

#include "base/complain.h"
#include "layout/row_addresses.h"

#define LOAD_MATRIX_REGISTERS 2 /* of one matrix, at most */
#define LOAD_ROW_BITS 128       /* of a row of the instruction, at most */
#define LOAD_NOWHERE 0xffffu

/* An instruction that moves one matrix: which bit of its rows each bit of the registers is. */
typedef struct {
    mmaref_instruction instruction;
    row_addresses rows;
    unsigned registers;
    uint16_t source[LOAD_MATRIX_REGISTERS][MMAREF_LANES][32]; /* row * LOAD_ROW_BITS + bit, or LOAD_NOWHERE */
} load_form;

/* Finds it for f->instruction by moving bits. */
void load_form_open(load_form *f, bool store);

#endif
