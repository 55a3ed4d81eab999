/* SPDX-License-Identifier: MIT */
/* Instructions, arithmetic blocks and types by their texts. A function that refuses adds one sentence to `why`, which
 * names the text, the wrong word in it, and the nearest legal one. Texts may be NULL. */
#ifndef MMDPI_NAMES_H
#define MMDPI_NAMES_H

#include "mmdpi_text.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The number of an instruction string, or a negative status of mmaref_instruction_parse. */
int32_t mmdpi_instruction_number(const char *text, mmdpi_text *why);

/* An instruction by number. MMAREF_E_ARGUMENT for a number outside of the table. */
MMAREF_NODISCARD
mmaref_status mmdpi_instruction_by(int32_t number, mmaref_instruction *instruction, mmdpi_text *why);

/* mmaref_arithmetic_parse for an instruction by number, or -1 for none, where the text must start with "custom".
 * MMAREF_E_PROFILE for a NULL text. On failure the block stays as it was. */
MMAREF_NODISCARD
mmaref_status mmdpi_block_read(int32_t instruction, const char *text, mmaref_arithmetic *block, mmdpi_text *why);

/* A block as text vectors write it: "custom" and every field. */
void mmdpi_put_block(mmdpi_text *text, const mmaref_arithmetic *block);

/* A type by its text: "f16", a format (mmaref_type_parse), or "own", the format that a block describes. Errors of
 * mmaref_type_parse. */
MMAREF_NODISCARD
mmaref_status mmdpi_type_read(const char *text, uint32_t *type, mmdpi_text *why);

/* The types of a dot product: four words, those of A, B, C and D, with blanks or commas between them:
 * "f16 f16 f32 f32". MMAREF_E_ARGUMENT for another text. On failure the types stay as they were. */
MMAREF_NODISCARD
mmaref_status mmdpi_types_read(const char *text, mmaref_dot_types *types, mmdpi_text *why);

/* "f16", "e6m10", or "type 77" for a number that no type has. */
void mmdpi_put_type(mmdpi_text *text, uint32_t type);

/* The sentence of an error that is of no text. */
void mmdpi_put_error(mmdpi_text *text, const mmaref_error *error);

#ifdef __cplusplus
}
#endif

#endif
