/* SPDX-License-Identifier: MIT */
/* ldmatrix (PTX ISA 9.7.14.5.15) and stmatrix (9.7.14.5.16). See mmaref.h. */
#include "mmaref_internal.h"

#define ROW_BYTES 16

/* How many lanes have to give a valid address: one a row, but all of them for .target sm_75 and below
 * (9.7.14.5.15), whose blocks are told by their fragments. */
static uint8_t addressed_lanes(const mmaref_access *access, const mmaref_arithmetic *arithmetic)
{
    if (arithmetic != NULL &&
        (arithmetic->fragments == MMAREF_FRAGMENTS_SM_70 || arithmetic->fragments == MMAREF_FRAGMENTS_SM_75)) {
        return MMAREF_LANES;
    }
    return (uint8_t)(1u << access->fragment.rows_log2 << access->fragment.matrices_log2);
}

/* Whether the addresses of the first lanes are allowed. */
static mmaref_status check_rows(const mmaref_access *access, uint8_t lanes, mmaref_error *error)
{
    uint8_t lane;

    for (lane = 0; lane < lanes; lane++) {
        uint32_t address = access->address[lane];
        if (address % ROW_BYTES != 0) {
            return mmaref_fail_at(error, MMAREF_REASON_ROW_ADDRESS, lane, address);
        }
        if (access->matrix.size < ROW_BYTES || address > access->matrix.size - ROW_BYTES) {
            return mmaref_fail_at(error, MMAREF_REASON_ROW_OUTSIDE, lane, address);
        }
    }
    return MMAREF_OK;
}

static mmaref_status move_rows(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                               const uint8_t *memory, size_t size, const uint32_t *address, uint32_t *registers,
                               mmaref_error *error, bool store)
{
    mmaref_access access;
    mmaref_status status;

    if (!MMAREF_HAS_MOVE) {
        return mmaref_fail(error, MMAREF_REASON_LEFT_OUT);
    }
    if (memory == NULL || address == NULL || registers == NULL ||
        !mmaref_access_open(&access, instruction, NULL, store ? MMAREF_OPERAND_A : MMAREF_OPERAND_D) ||
        mmaref_instruction_word(instruction, MMAREF_QUALIFIER_NAME) != (store ? MMAREF_WORD_STMATRIX : MMAREF_WORD_LDMATRIX)) {
        return mmaref_fail(error, MMAREF_REASON_OTHER_INSTRUCTION);
    }
    access.matrix.bytes = (uint8_t *)memory; /* only written by stmatrix */
    access.matrix.size = size;
    access.address = address;
    if (mmaref_instruction_word(instruction, MMAREF_QUALIFIER_SOURCE) == MMAREF_WORD_B6X16_P32) {
        access.width = 6;
    } else if (mmaref_instruction_word(instruction, MMAREF_QUALIFIER_SOURCE) == MMAREF_WORD_B4X16_P64) {
        access.width = 4;
    }
    status = check_rows(&access, addressed_lanes(&access, arithmetic), error);
    return status == MMAREF_OK ? mmaref_move(&access, registers, store, error) : status;
}

mmaref_status mmaref_ldmatrix(const mmaref_instruction *instruction, const uint8_t *memory, size_t size,
                              const uint32_t address[MMAREF_LANES], uint32_t *d, mmaref_error *error)
{
    return mmaref_ldmatrix_under(instruction, NULL, memory, size, address, d, error);
}

mmaref_status mmaref_ldmatrix_under(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                    const uint8_t *memory, size_t size, const uint32_t address[MMAREF_LANES],
                                    uint32_t *d, mmaref_error *error)
{
    return move_rows(instruction, arithmetic, memory, size, address, d, error, false);
}

mmaref_status mmaref_stmatrix(const mmaref_instruction *instruction, const uint32_t address[MMAREF_LANES],
                              const uint32_t *a, uint8_t *memory, size_t size, mmaref_error *error)
{
    return move_rows(instruction, NULL, memory, size, address, (uint32_t *)a, error, true); /* a is only read */
}
