/* SPDX-License-Identifier: MIT */
/* What a case must have. See vector.h. */
#include "vector.h"

vector_kind vector_kind_of(const mmaref_instruction *instruction)
{
    uint8_t name = mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME);
    vector_kind kind;

    kind.is_mac16 = name == MMAREF_TOKEN_MAC16;
    kind.has_addresses = mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NUM) != MMAREF_TOKEN_NONE;
    kind.has_start = mmaref_instruction_token(instruction, MMAREF_QUALIFIER_MATRIX) != MMAREF_TOKEN_NONE;
    kind.stores = name == MMAREF_TOKEN_STMATRIX ||
                  mmaref_instruction_token(instruction, MMAREF_QUALIFIER_ACTION) == MMAREF_TOKEN_STORE;
    return kind;
}

unsigned vector_result(const vector_case *given)
{
    if (given->kind.is_mac16) {
        return VECTOR_Z_OUT;
    }
    if (given->kind.stores) {
        return VECTOR_MEMORY_OUT;
    }
    return given->kind.has_addresses || given->kind.has_start ? VECTOR_R : VECTOR_D;
}

uint8_t vector_result_operand(const vector_case *given)
{
    uint8_t operand = MMAREF_OPERAND_D;

    if (given->kind.is_mac16 || given->kind.stores) {
        return MMAREF_OPERANDS;
    }
    while (operand != MMAREF_OPERAND_A && given->description.registers[operand] == 0) {
        operand--; /* wmma.load of a, b or c */
    }
    return operand;
}

/* Registers of the one operand of an instruction that moves a matrix. */
static unsigned moved_registers(const vector_case *given)
{
    unsigned sum = 0;
    uint8_t operand;

    for (operand = MMAREF_OPERAND_A; operand <= MMAREF_OPERAND_D; operand++) {
        sum += given->description.registers[operand];
    }
    return sum;
}

/* How many words an array of this case must have; 0: it must be absent. */
static unsigned words_wanted(const vector_case *given, unsigned array)
{
    static const unsigned mac16[VECTOR_WORD_ARRAYS] = { 0, 0, 0, 0, 0, 0, 0, 128, 128, 1024, 1024, 2, 0, 0 };
    static const uint8_t operand[VECTOR_X] = { MMAREF_OPERAND_A, MMAREF_OPERAND_B, MMAREF_OPERAND_C,
                                               MMAREF_OPERAND_D, MMAREF_OPERAND_E,
                                               MMAREF_OPERAND_SCALE_A, MMAREF_OPERAND_SCALE_B };
    bool moves = given->kind.has_addresses || given->kind.has_start;

    if (given->kind.is_mac16) {
        return array < VECTOR_WORD_ARRAYS ? mac16[array] : 0;
    }
    if (array == VECTOR_R) {
        return moves ? 32u * moved_registers(given) : 0;
    }
    if (array == VECTOR_ADDRESS) {
        return given->kind.has_addresses ? 32 : 0;
    }
    return array < VECTOR_X && !moves ? 32u * given->description.registers[operand[array]] : 0;
}

/* The same for arrays of bytes, whose length is free. */
static bool bytes_fit(const vector_case *given, unsigned array)
{
    bool moves = given->kind.has_addresses || given->kind.has_start;

    if (array == VECTOR_MEMORY) {
        return moves == (given->count[array] != 0);
    }
    return given->count[array] == 0 || (given->kind.stores && given->count[array] == given->count[VECTOR_MEMORY]);
}

static unsigned array_fault(const vector_case *given, char *reason, size_t size)
{
    unsigned array;

    for (array = 0; array < VECTOR_ARRAYS; array++) {
        bool absent_result = array == vector_result(given) && given->line_of[array] == 0;
        if (array >= VECTOR_WORD_ARRAYS && !bytes_fit(given, array)) {
            snprintf(reason, size, "%u bytes do not fit the instruction", given->count[array]);
            return array;
        }
        if (array < VECTOR_WORD_ARRAYS && given->count[array] != words_wanted(given, array) && !absent_result) {
            snprintf(reason, size, "%u words, but the instruction takes %u", given->count[array],
                     words_wanted(given, array));
            return array;
        }
    }
    return VECTOR_KEYS;
}

/* What a setting is to an instruction. */
typedef enum {
    SENSELESS,
    ALLOWED,
    NEEDED
} setting_use;

static setting_use use_of(const vector_case *given, unsigned key)
{
    switch (key) {
    case VECTOR_ARITH:
        return given->description.floating ? NEEDED : ALLOWED;
    case VECTOR_F:
        return given->description.layout[MMAREF_OPERAND_E] != MMAREF_LAYOUT_NONE ? NEEDED : SENSELESS;
    case VECTOR_SELECT_A:
    case VECTOR_SELECT_B:
        return given->description.layout[MMAREF_OPERAND_SCALE_A] != MMAREF_LAYOUT_NONE ? NEEDED : SENSELESS;
    case VECTOR_P:
        return given->kind.has_start ? NEEDED : SENSELESS;
    case VECTOR_STRIDE:
        return given->kind.has_start ? ALLOWED : SENSELESS;
    default:
        return ALLOWED;
    }
}

unsigned vector_fault(const vector_case *given, char *reason, size_t size)
{
    unsigned fault = array_fault(given, reason, size), key;

    for (key = VECTOR_ARRAYS; fault == VECTOR_KEYS && key < VECTOR_KEYS; key++) {
        setting_use use = use_of(given, key);
        if (given->line_of[key] == 0 ? use == NEEDED : use == SENSELESS) {
            snprintf(reason, size, "%s",
                     use == SENSELESS     ? "the instruction has no such operand"
                     : key == VECTOR_ARITH ? "missing: how should floating-point products be summed"
                                           : "missing");
            fault = key;
        }
    }
    if (fault == VECTOR_KEYS && given->status != MMAREF_OK && given->line_of[vector_result(given)] != 0) {
        snprintf(reason, size, "a case that must be refused has no result");
        fault = VECTOR_STATUS;
    }
    return fault;
}
