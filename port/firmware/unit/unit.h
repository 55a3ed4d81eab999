/* SPDX-License-Identifier: MIT */
/*
 * A board's own matrix unit: a memory-mapped accelerator, a coprocessor instruction, a
 * GPU behind a mailbox. The board file names the file that has these functions,
 * board_unit := unit/NAME.c. A unit that computes one dot product at a time has board_dot alone:
 * unit/dot.c makes the others of it, board_unit := unit/NAME.c unit/dot.c.
 */
#ifndef MMAREF_FIRMWARE_UNIT_H
#define MMAREF_FIRMWARE_UNIT_H

#include "mmaref.h"

/* Fills the block that the unit claims to follow for an instruction. Errors are those of mmaref_arithmetic_parse. */
MMAREF_NODISCARD
mmaref_status unit_arithmetic(const mmaref_instruction *instruction, mmaref_arithmetic *arithmetic);

/* Whether the unit has an instruction. It is asked before operands are drawn or the model computes. */
bool board_has(const mmaref_instruction *instruction);

/* Lets the unit compute D of one warp; operands and d as of mmaref_mma. Returns false
 * where the unit cannot do it after all. */
bool board_mma(const mmaref_instruction *instruction, const mmaref_operands *operands, uint32_t *d);

/* Lets the unit execute mac16 on the state, as mmaref_mac16 does; false without one. */
bool board_mac16(mmaref_amx *state, uint64_t operand);

/* Lets the unit compute one step of a dot product: the sum of its products and C, all as of mmaref_dot_add, without
 * scale factors. Returns false for types or a count that the unit does not have. */
bool board_dot(const mmaref_dot *dot, uint64_t *d);

/* Waits until the unit is ready, by board_wait. False if it gives no answer: the function that waits then returns false
 * at once, and the case has failed. */
bool unit_wait(bool (*ready)(void));
extern bool unit_gave_up; /* it gave none since this was cleared */

/* Seconds since any moment, of a board that can tell: needed for -DHARDWARE_SECONDS. */
uint32_t board_seconds(void);

/* Cycles of the core, of a board whose file defines BOARD_CYCLES; they may wrap. */
uint32_t board_cycles(void);

#endif
