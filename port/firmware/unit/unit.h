/* SPDX-License-Identifier: MIT */
/*
 * A board's own matrix unit: a memory-mapped accelerator, a coprocessor instruction, a
 * GPU behind a mailbox. The board file names the file that has these functions,
 * board_unit := unit/NAME.c.
 */
#ifndef MMAREF_FIRMWARE_UNIT_H
#define MMAREF_FIRMWARE_UNIT_H

#include "mmaref.h"

/* Which profile (MMAREF_PROFILE_...) the unit claims to follow. */
#ifndef UNIT_PROFILE
#define UNIT_PROFILE MMAREF_PROFILE_SM_90
#endif

/* Lets the unit compute D of one warp; operands and d as of mmaref_mma. Returns false
 * for an instruction that the unit does not have. */
bool board_mma(const mmaref_instruction *instruction, const mmaref_operands *operands, uint32_t *d);

/* Lets the unit execute mac16 on the state, as mmaref_mac16 does; false without one. */
bool board_mac16(mmaref_amx *state, uint64_t operand);

/* Seconds since any moment, of a board that can tell: needed for HARDWARE_SECONDS. */
uint32_t board_seconds(void);

#endif
