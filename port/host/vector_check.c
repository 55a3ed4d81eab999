/* SPDX-License-Identifier: MIT */
/* What a case must have. See vector.h. */
#include "vector.h"

static bool is_mac16(const vector_case *given)
{
    return mmaref_instruction_word(&given->instruction, MMAREF_QUALIFIER_NAME) == MMAREF_WORD_MAC16;
}

/* ldmatrix, stmatrix: rows by address. */
static bool has_addresses(const vector_case *given)
{
    return mmaref_instruction_word(&given->instruction, MMAREF_QUALIFIER_NUM) != MMAREF_WORD_NONE;
}

/* wmma.load, wmma.store: a matrix by its start and stride. */
static bool has_start(const vector_case *given)
{
    return mmaref_instruction_word(&given->instruction, MMAREF_QUALIFIER_MATRIX) != MMAREF_WORD_NONE;
}

static bool stores(const vector_case *given)
{
    return mmaref_instruction_word(&given->instruction, MMAREF_QUALIFIER_NAME) == MMAREF_WORD_STMATRIX ||
           mmaref_instruction_word(&given->instruction, MMAREF_QUALIFIER_ACTION) == MMAREF_WORD_STORE;
}

unsigned vector_result(const vector_case *given)
{
    if (is_mac16(given)) {
        return VECTOR_Z_OUT;
    }
    if (stores(given)) {
        return VECTOR_MEMORY_OUT;
    }
    return has_addresses(given) || has_start(given) ? VECTOR_R : VECTOR_D;
}

uint8_t vector_result_operand(const vector_case *given)
{
    uint8_t operand = MMAREF_OPERAND_D;

    if (is_mac16(given) || stores(given)) {
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
    bool moves = has_addresses(given) || has_start(given);

    if (is_mac16(given)) {
        return array < VECTOR_WORD_ARRAYS ? mac16[array] : 0;
    }
    if (array == VECTOR_R) {
        return moves ? 32u * moved_registers(given) : 0;
    }
    if (array == VECTOR_ADDRESS) {
        return has_addresses(given) ? 32 : 0;
    }
    return array < VECTOR_X && !moves ? 32u * given->description.registers[operand[array]] : 0;
}

/* The same for arrays of bytes, whose length is free. */
static bool bytes_fit(const vector_case *given, unsigned array)
{
    bool moves = has_addresses(given) || has_start(given);

    if (array == VECTOR_MEMORY) {
        return moves == (given->count[array] != 0);
    }
    return given->count[array] == 0 || (stores(given) && given->count[array] == given->count[VECTOR_MEMORY]);
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

/* What a setting is to an instruction: needed, allowed or senseless. */
typedef enum { SENSELESS, ALLOWED, NEEDED } setting_use;

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
        return has_start(given) ? NEEDED : SENSELESS;
    case VECTOR_STRIDE:
        return has_start(given) ? ALLOWED : SENSELESS;
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
