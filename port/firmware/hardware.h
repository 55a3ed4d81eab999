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

/* A board of little RAM says of how many registers D may be, -DBOARD_REGISTERS=4, the other operands being at most four
 * times as many. It skips larger instructions, and mac16. */
#ifdef BOARD_REGISTERS
enum { HARDWARE_D_MAX = BOARD_REGISTERS, HARDWARE_OPERANDS_MAX = 4 * BOARD_REGISTERS };
#else
#define HARDWARE_HAS_MAC16
enum { HARDWARE_D_MAX = MMAREF_REGISTERS_MAX, HARDWARE_OPERANDS_MAX = MMAREF_REGISTERS_ALL };
#endif

typedef union {
    struct {
        uint32_t operands[MMAREF_LANES * HARDWARE_OPERANDS_MAX];
        uint32_t expected[MMAREF_LANES * HARDWARE_D_MAX], got[MMAREF_LANES * HARDWARE_D_MAX];
    } mma;
#ifdef HARDWARE_HAS_MAC16
    struct {
        mmaref_amx expected, got;
    } mac16;
#endif
} hardware_memory;

/* One case of an instruction that the unit has; skipped is what the model does not have, or the unit after all. */
hardware_verdict hardware_mma(const mmaref_instruction *instruction, random_source *source, uint32_t number,
                              hardware_memory *memory);
hardware_verdict hardware_mac16(const mmaref_instruction *instruction, random_source *source, uint32_t number,
                                hardware_memory *memory);

/* Whether the unit is wrong in one element of D; then what was expected of it and what was got. */
typedef bool hardware_fails(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                            const mmaref_operands *operands, const mmaref_coordinate *coordinate,
                            hardware_memory *memory, uint64_t *expected, uint64_t *got);

/* Makes a case that fails in an element of D smaller while it fails, which writes its operands anew, and prints the
 * smallest as a line of the command; or why it does not. */
typedef void hardware_shrinks(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                              mmaref_operands *operands, const mmaref_coordinate *coordinate, hardware_memory *memory,
                              hardware_fails fails);
hardware_shrinks hardware_shrink;

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

/* Names a case, its number and its instruction, unless that has been done before it ran. */
void hardware_print_case(const mmaref_instruction *instruction, uint32_t number);

#endif
