/* SPDX-License-Identifier: MIT */
/* What ldmatrix and stmatrix take of memory: rows, of which lanes give the addresses. */
#ifndef MMAREF_ROW_ADDRESSES_H
#define MMAREF_ROW_ADDRESSES_H

#include "mmaref.h"

typedef struct {
    unsigned count; /* rows: lanes 0 .. count - 1 give the address of one each */
    unsigned bytes; /* of a row; its address is a multiple of them */
} row_addresses;

/* Asks the library itself, by odd addresses. False for an instruction that is neither ldmatrix nor stmatrix. */
bool row_addresses_find(const mmaref_instruction *instruction, row_addresses *rows);

#endif
