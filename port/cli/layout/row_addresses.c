/* SPDX-License-Identifier: MIT */
/* Rows of ldmatrix and stmatrix. See row_addresses.h. */
#include "layout/row_addresses.h"

#define MEMORY 1024 /* bytes: more than all rows have */
#define ROW_MAX 64  /* bytes: more than a row has */

/* Whether the library accepts an address of a lane if those of all other lanes are 0. */
static bool takes_address(const mmaref_instruction *instruction, unsigned lane, uint32_t address)
{
    static const uint8_t memory[MEMORY];
    uint32_t addresses[MMAREF_LANES] = { 0 }, registers[32 * MMAREF_REGISTERS_MAX] = { 0 };
    uint8_t written[MEMORY] = { 0 };

    addresses[lane] = address;
    if (mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_LDMATRIX) {
        return mmaref_ldmatrix(instruction, NULL, memory, MEMORY, addresses, registers, NULL) == MMAREF_OK;
    }
    return mmaref_stmatrix(instruction, addresses, registers, written, MEMORY, NULL) == MMAREF_OK;
}

bool row_addresses_find(const mmaref_instruction *instruction, row_addresses *rows)
{
    uint8_t name = mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME);

    if (name != MMAREF_TOKEN_LDMATRIX && name != MMAREF_TOKEN_STMATRIX) {
        return false;
    }
    rows->count = 0;
    rows->bytes = 1;
    while (rows->count < MMAREF_LANES && !takes_address(instruction, rows->count, 1)) {
        rows->count++;
    }
    while (rows->bytes < ROW_MAX && !takes_address(instruction, 0, rows->bytes)) {
        rows->bytes *= 2;
    }
    return true;
}
