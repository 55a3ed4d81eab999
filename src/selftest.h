/* SPDX-License-Identifier: MIT */
/* The seeded stream of the self-test. Owned by selftest*.c. */
#ifndef MMAREF_SELFTEST_H
#define MMAREF_SELFTEST_H

#include "selftest_tables.h"
#include "warp.h"

/* How many cases the digest of an instruction takes: as many as usual, unless its digests were made of others. */
#ifdef MMAREF_SELFTEST_CASES
#define MMAREF_CASES_OR(usual) MMAREF_SELFTEST_CASES
#else
#define MMAREF_CASES_OR(usual) (usual)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The seeded stream, the running digest of what it was turned into, and the first status other
 * than MMAREF_OK of the calls that turned it. */
typedef struct {
    uint32_t state;
    uint32_t digest;
    mmaref_status status;
} mmaref_stream;

void mmaref_stream_start(mmaref_stream *stream, const char *text);
/* Whether the operands of an instruction and D fit MMAREF_REGISTERS_ALL registers a lane, and what it moves fits
 * mmaref_selftest_memory. */
bool mmaref_stream_fits(const mmaref_instruction *instruction, const mmaref_description *is);
/* Keeps a status other than MMAREF_OK, unless an earlier one is kept. */
void mmaref_stream_check(mmaref_stream *stream, mmaref_status status);
uint32_t mmaref_stream_next(mmaref_stream *stream);
void mmaref_stream_words(mmaref_stream *stream, uint32_t *words, uint16_t count);
/* Draws every operand of an instruction into memory, one after the other; returns the
 * place behind them, or NULL for an instruction that cannot be described. MMAREF_REGISTERS_ALL
 * registers a lane hold them and D. */
uint32_t *mmaref_stream_operands(mmaref_stream *stream, const mmaref_instruction *instruction,
                                 const mmaref_arithmetic *arithmetic, uint32_t *memory,
                                 mmaref_operands *operands);
void mmaref_stream_digest(mmaref_stream *stream, const uint32_t *words, uint16_t count);

/* A word as four bytes, the low one first; `count` bytes of such words. */
void mmaref_word_bytes(uint32_t word, uint8_t *bytes);
void mmaref_stream_bytes(mmaref_stream *stream, uint8_t *bytes, uint16_t count);
void mmaref_stream_digest_bytes(mmaref_stream *stream, const uint8_t *bytes, uint16_t count);

/* The cases of an instruction that moves matrices. */
void mmaref_stream_move(mmaref_stream *stream, const mmaref_instruction *instruction,
                        mmaref_selftest_memory *memory);

/* Whether the rows of the tables keep to what their readers rely on: no place outside of a table, no loop without
 * end, no element outside of its fragment. A table may pass and be wrong. */
bool mmaref_tables_sound(void);

/* ---- Look-ups ---- */

/* Folds what a look-up answers into the digest: a number as four bytes, the low one first; a text with its NUL; for
 * NULL the byte 255. */
void mmaref_fold_number(mmaref_stream *stream, int32_t number);
void mmaref_fold_text(mmaref_stream *stream, const char *text);

/* The letters before the NUL. */
size_t mmaref_text_length(const char *text);

/* The look-ups by number, 0 .. MMAREF_SELFTEST_LOOKUPS - 1: the name, and the digest over what the public functions
 * answer for every row of the tables concerned. generator/lookups.lua has the same by the specification's records. */
const char *mmaref_lookup_name(uint8_t number);
void mmaref_lookup_fold(uint8_t number, mmaref_stream *stream, mmaref_selftest_memory *memory);

/* Those that read no instruction: texts and names; element types; fields of arithmetic blocks; rows of strings. */
void mmaref_fold_texts(mmaref_stream *stream, mmaref_selftest_memory *memory);
void mmaref_fold_types(mmaref_stream *stream, mmaref_selftest_memory *memory);
void mmaref_fold_fields(mmaref_stream *stream, mmaref_selftest_memory *memory);
void mmaref_fold_strings(mmaref_stream *stream, mmaref_selftest_memory *memory);
void mmaref_fold_type(mmaref_stream *stream, mmaref_status status, const mmaref_type *type);

/* The digest of the tables that the build has, and what it is expected to be; that of the known answers. */
uint32_t mmaref_tables_digest(void);
uint32_t mmaref_tables_expected(void);
uint32_t mmaref_answers_digest(void);

#ifdef __cplusplus
}
#endif

#endif
