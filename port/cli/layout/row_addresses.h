/* SPDX-License-Identifier: MIT */
/* The rows of memory of ldmatrix and stmatrix, whose addresses lanes give. */
#ifndef MMAREF_CLI_LAYOUT_ROW_ADDRESSES_H
#define MMAREF_CLI_LAYOUT_ROW_ADDRESSES_H

#include "mmaref.h"

typedef struct {
    unsigned count; /* rows: lanes 0 .. count - 1 give the address of one each */
    unsigned bytes; /* of a row; its address is a multiple of them */
} row_addresses;

/* Finds them by offering misaligned addresses to the library. False unless the instruction is ldmatrix or stmatrix. */
bool row_addresses_find(const mmaref_instruction *instruction, row_addresses *rows);

#endif
