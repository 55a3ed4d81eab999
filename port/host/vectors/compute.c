/* SPDX-License-Identifier: MIT */
/* Computes the case of a text vector, whatever its instruction. See compute.h. */
#include <string.h>

#include "compute.h"

static void bytes_of(uint8_t *bytes, const uint32_t *words, unsigned count)
{
    unsigned i;

    for (i = 0; i < 4 * count; i++) {
        bytes[i] = (uint8_t)(words[i / 4] >> 8 * (i % 4) & 0xff);
    }
}

static void compute_mac16(const vector_case *given, outcome *result)
{
    mmaref_amx state;
    unsigned i;

    bytes_of(state.x, given->words[VECTOR_X], 128);
    bytes_of(state.y, given->words[VECTOR_Y], 128);
    bytes_of(state.z[0], given->words[VECTOR_Z], 1024);
    result->count = 1024;
    result->status = mmaref_mac16(&state, (uint64_t)given->words[VECTOR_OPERAND][1] << 32 |
                                              given->words[VECTOR_OPERAND][0]);
    for (i = 0; i < 1024; i++) {
        const uint8_t *z = &state.z[i / 16][4 * (i % 16)];
        result->words[i] = (uint32_t)z[0] | (uint32_t)z[1] << 8 | (uint32_t)z[2] << 16 | (uint32_t)z[3] << 24;
    }
}

static void compute_mma(const vector_case *given, uint32_t *coverage, outcome *result)
{
    mmaref_operands operands;

    operands.a = given->words[VECTOR_A];
    operands.b = given->words[VECTOR_B];
    operands.c = given->words[VECTOR_C];
    operands.e = given->words[VECTOR_E];
    operands.scale_a = given->words[VECTOR_SCALE_A];
    operands.scale_b = given->words[VECTOR_SCALE_B];
    operands.selector = given->selector;
    operands.byte_id_a = given->select_a[0];
    operands.thread_id_a = given->select_a[1];
    operands.byte_id_b = given->select_b[0];
    operands.thread_id_b = given->select_b[1];
    result->status = mmaref_mma(&given->instruction, &given->arithmetic, &operands, result->words, coverage,
                                      &result->error);
}

static void compute_wmma(const vector_case *given, uint32_t *coverage, outcome *result)
{
    const uint8_t *memory = given->bytes[VECTOR_MEMORY - VECTOR_WORD_ARRAYS];
    unsigned size = given->count[VECTOR_MEMORY];

    if (mmaref_instruction_token(&given->instruction, MMAREF_QUALIFIER_ACTION) == MMAREF_TOKEN_MMA) {
        compute_mma(given, coverage, result);
    } else if (result->array == VECTOR_R) {
        result->status = mmaref_wmma_load(&given->instruction, &given->arithmetic, memory, size, given->p,
                                          given->stride, result->words, &result->error);
    } else {
        result->status = mmaref_wmma_store(&given->instruction, &given->arithmetic, given->words[VECTOR_R],
                                           result->bytes, size, given->p, given->stride, &result->error);
    }
}

static void compute_by_name(const vector_case *given, uint32_t *coverage, outcome *result)
{
    const uint8_t *memory = given->bytes[VECTOR_MEMORY - VECTOR_WORD_ARRAYS];
    const uint32_t *address = given->words[VECTOR_ADDRESS];
    unsigned size = given->count[VECTOR_MEMORY];

    switch (mmaref_instruction_token(&given->instruction, MMAREF_QUALIFIER_NAME)) {
    case MMAREF_TOKEN_MAC16:
        compute_mac16(given, result);
        break;
    case MMAREF_TOKEN_WMMA:
        compute_wmma(given, coverage, result);
        break;
    case MMAREF_TOKEN_LDMATRIX:
        result->status = mmaref_ldmatrix(&given->instruction,
                                               given->line_of[VECTOR_ARITH] == 0 ? NULL : &given->arithmetic, memory,
                                               size, address, result->words, &result->error);
        break;
    case MMAREF_TOKEN_STMATRIX:
        result->status = mmaref_stmatrix(&given->instruction, address, given->words[VECTOR_R], result->bytes, size,
                                         &result->error);
        break;
    case MMAREF_TOKEN_MOVMATRIX:
        result->status = mmaref_movmatrix(&given->instruction, given->words[VECTOR_A], result->words, &result->error);
        break;
    default:
        compute_mma(given, coverage, result);
    }
}

void compute_case(const vector_case *given, uint32_t *coverage, outcome *result)
{
    unsigned size = given->count[VECTOR_MEMORY];
    uint8_t operand;

    memset(&result->error, 0, sizeof result->error);
    result->status = MMAREF_E_REFUSED;
    result->array = VECTOR_D;
    if (given->refused[0] != '\0') {
        return;
    }
    operand = vector_result_operand(given);
    result->array = vector_result(given);
    result->count = operand == MMAREF_OPERANDS ? size : 32u * given->description.registers[operand];
    memcpy(result->bytes, given->bytes[VECTOR_MEMORY - VECTOR_WORD_ARRAYS], size); /* what a store changes */
    compute_by_name(given, coverage, result);
}
