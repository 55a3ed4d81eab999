/* SPDX-License-Identifier: MIT */
/* The cases of the comparison of a matrix unit with the model, by kind of instruction. A
 * case draws its operands, lets model and unit compute, and prints the
 * first place that differs. */
#ifndef MMAREF_FIRMWARE_HARDWARE_H
#define MMAREF_FIRMWARE_HARDWARE_H

#include "../cli/number/random.h"

/* Cycles that unit and model took for so many multiply-accumulates, where the board counts them. */
typedef struct {
    uint64_t unit, model, products;
} hardware_cost;

extern hardware_cost hardware_spent;

/* The counter of the board; 0 where there is none. */
uint32_t hardware_cycles(void);

/* Unasked is what HARDWARE_ONLY leaves out: no result, and not counted. */
typedef enum {
    HARDWARE_PASSED,
    HARDWARE_FAILED,
    HARDWARE_SKIPPED,
    HARDWARE_UNASKED
} hardware_verdict;

typedef union {
    struct {
        uint32_t operands[32 * MMAREF_REGISTERS_ALL];
        uint32_t expected[32 * MMAREF_REGISTERS_MAX], got[32 * MMAREF_REGISTERS_MAX];
    } mma;
    struct {
        mmaref_amx expected, got;
    } mac16;
} hardware_memory;

/* One case of an instruction that the unit has; skipped is what the model does not have, or the unit after all. */
hardware_verdict hardware_mma(const mmaref_instruction *instruction, random_source *source, uint32_t number,
                              hardware_memory *memory);
hardware_verdict hardware_mac16(const mmaref_instruction *instruction, random_source *source, uint32_t number,
                                hardware_memory *memory);

/* The draws of a case: the same for the same seed and number, on every board. Every second case of an
 * instruction has finite operands alone. */
void hardware_draw_start(random_source *source, uint32_t seed, uint32_t number);

/* Draws every operand of an instruction that multiplies; false where it cannot be described. */
bool hardware_draw_operands(random_source *source, const mmaref_instruction *instruction,
                            const mmaref_arithmetic *arithmetic, hardware_memory *memory, mmaref_operands *operands);
void hardware_draw_bytes(random_source *source, uint8_t *bytes, uint16_t count);

/* The verdict of a case that the model did not compute: skipped where the build or the profile
 * lacks the instruction or its arithmetic; anything else is printed and has failed. */
hardware_verdict hardware_uncomputed(mmaref_status status, const mmaref_instruction *instruction, uint32_t number);

/* The first line of a case that failed: its number and its instruction. */
void hardware_print_case(const mmaref_instruction *instruction, uint32_t number);

#endif
