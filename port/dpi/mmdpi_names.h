/* SPDX-License-Identifier: MIT */
/* Instructions by number and by text; arithmetic blocks as text vectors write them. */
#ifndef MMDPI_NAMES_H
#define MMDPI_NAMES_H

#include "mmdpi_text.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The number of an instruction string, or a negative status of mmaref_instruction_parse. */
int32_t mmdpi_instruction_number(const char *text);

/* An instruction by number; MMAREF_E_ARGUMENT outside of the table. */
MMAREF_NODISCARD
mmaref_status mmdpi_instruction_by(int32_t number, mmaref_instruction *instruction);

/* mmaref_arithmetic_parse for an instruction by number, which may be -1 where the text starts with
 * "custom". MMAREF_E_PROFILE for a NULL text; on failure the block stays as it was. */
MMAREF_NODISCARD
mmaref_status mmdpi_block_read(int32_t instruction, const char *text, mmaref_arithmetic *block);

/* "custom" and every field. */
void mmdpi_block_write(mmdpi_text *text, const mmaref_arithmetic *block);

#ifdef __cplusplus
}
#endif

#endif
