/* SPDX-License-Identifier: MIT */
/* Instructions by number and by text; arithmetic blocks as text vectors write them. */
#ifndef MMAREF_NAMES_H
#define MMAREF_NAMES_H

#include "mmaref_text.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The number of an instruction string, or a negative status of mmaref_parse. */
int32_t mmaref_instruction_number(const char *text);

/* An instruction by number; MMAREF_E_ARGUMENT outside of the table. */
MMAREF_NODISCARD
mmaref_status mmaref_instruction_by(int32_t number, mmaref_instruction *instruction);

/* "sm_90", "custom products=4 fraction_bits=12", or a profile and what differs: "sm_90
 * rounding=nearest_even". `custom` starts as the profile exact; with it the number of the
 * instruction may be -1. MMAREF_E_PROFILE for another word, MMAREF_E_ARITHMETIC for a
 * field, errors of mmaref_profile and mmaref_arithmetic_check. */
MMAREF_NODISCARD
mmaref_status mmaref_block_read(int32_t instruction, const char *text, mmaref_arithmetic *block);

/* "custom" and every field. */
void mmaref_block_write(mmaref_text *text, const mmaref_arithmetic *block);

#ifdef __cplusplus
}
#endif

#endif
