/* SPDX-License-Identifier: MIT */
/* Instructions, blocks and types by their texts; blocks as text vectors write them. Where a function refuses,
 * `why` gains one sentence that names the text, the word that is wrong in it, and the nearest one. */
#ifndef MMDPI_NAMES_H
#define MMDPI_NAMES_H

#include "mmdpi_text.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The number of an instruction string, or a negative status of mmaref_instruction_parse. */
int32_t mmdpi_instruction_number(const char *text, mmdpi_text *why);

/* An instruction by number; MMAREF_E_ARGUMENT outside of the table. */
MMAREF_NODISCARD
mmaref_status mmdpi_instruction_by(int32_t number, mmaref_instruction *instruction, mmdpi_text *why);

/* mmaref_arithmetic_parse for an instruction by number, which may be -1 where the text starts with
 * "custom". MMAREF_E_PROFILE for a NULL text; on failure the block stays as it was. */
MMAREF_NODISCARD
mmaref_status mmdpi_block_read(int32_t instruction, const char *text, mmaref_arithmetic *block, mmdpi_text *why);

/* "custom" and every field. */
void mmdpi_block_write(mmdpi_text *text, const mmaref_arithmetic *block);

/* A type by its text, "f16", "own" or a format (mmaref_type_parse); its errors, and a sentence. */
MMAREF_NODISCARD
mmaref_status mmdpi_type_by_name(const char *text, uint32_t *type, mmdpi_text *why);

/* The types of a dot product: four words for A, B, C and D with blanks or commas between them, "f16 f16 f32 f32".
 * MMAREF_E_ARGUMENT for another text; on failure the types stay as they were. */
MMAREF_NODISCARD
mmaref_status mmdpi_types_read(const char *text, mmaref_dot_types *types, mmdpi_text *why);

/* "f16", "e6m10", or "type 77" for a number that no type has. */
void mmdpi_type_write(mmdpi_text *text, uint32_t type);

/* The sentence of an error that is not of a text. */
void mmdpi_error_write(mmdpi_text *text, const mmaref_error *error);

#ifdef __cplusplus
}
#endif

#endif
