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

/* mmaref_arithmetic_parse for an instruction by number, which may be -1 where the text starts with
 * "custom". MMAREF_E_PROFILE for a NULL text; on failure the block stays as it was. */
MMAREF_NODISCARD
mmaref_status mmaref_block_read(int32_t instruction, const char *text, mmaref_arithmetic *block);

/* "custom" and every field. */
void mmaref_block_write(mmaref_text *text, const mmaref_arithmetic *block);

#ifdef __cplusplus
}
#endif

#endif
