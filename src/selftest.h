/* SPDX-License-Identifier: MIT */
/* Room selftest: checks a build on its target against digests and answers that the reference or the generator computed.
 * Not for users.
 *
 *   selftest.c          the run: which tests there are, and their TAP lines
 *   selftest_stream.c   the seeded stream of operands, and the digest of results
 *   selftest_rules.c    digests of dot products by themselves, under blocks that have each word of each field
 *   selftest_lookups.c  digests of what the look-up functions return
 *   selftest_tables.c   the digest of the tables, and whether they are safe to read */
#ifndef MMAREF_SELFTEST_H
#define MMAREF_SELFTEST_H

#include "selftest_tables.h"
#include "warp.h"

/* Cases per instruction digest: the usual number, or MMAREF_SELFTEST_CASES for tables made with that. */
#ifdef MMAREF_SELFTEST_CASES
#define MMAREF_CASES_OR(usual) MMAREF_SELFTEST_CASES
#else
#define MMAREF_CASES_OR(usual) (usual)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The seeded stream, the digest of the results so far, and the first status other than MMAREF_OK. */
typedef mmaref_selftest_stream mmaref_stream;

void mmaref_stream_start(mmaref_stream *stream, const char *text);
/* Whether all operands and D fit MMAREF_REGISTERS_ALL registers per lane, and a moved matrix mmaref_selftest_memory. */
bool mmaref_stream_fits(const mmaref_instruction *instruction, const mmaref_description *is);
/* Records a status, unless an earlier one is not MMAREF_OK. */
void mmaref_stream_check(mmaref_stream *stream, mmaref_status status);
uint32_t mmaref_stream_next(mmaref_stream *stream);
void mmaref_stream_words(mmaref_stream *stream, uint32_t *words, uint16_t count);
/* Draws all operands of an instruction into memory, one after the other. Returns the address after them, or NULL if the
 * instruction cannot be described. MMAREF_REGISTERS_ALL registers per lane have room for them and D. */
uint32_t *mmaref_stream_operands(mmaref_stream *stream, const mmaref_instruction *instruction,
                                 const mmaref_arithmetic *arithmetic, uint32_t *memory,
                                 mmaref_operands *operands);
void mmaref_stream_digest(mmaref_stream *stream, const uint32_t *words, uint16_t count);

/* The little-endian bytes of a 32-bit word; `count` bytes of drawn words; the digest over bytes. */
void mmaref_word_bytes(uint32_t word, uint8_t *bytes);
void mmaref_stream_bytes(mmaref_stream *stream, uint8_t *bytes, uint16_t count);
void mmaref_stream_digest_bytes(mmaref_stream *stream, const uint8_t *bytes, uint16_t count);

/* The cases of an instruction that moves matrices. */
void mmaref_stream_move(mmaref_stream *stream, const mmaref_instruction *instruction,
                        mmaref_selftest_memory *memory);

/* Whether the tables are safe to read: no index outside a table, no endless loop, no element outside its fragment. Safe
 * tables may still be wrong; their digest shows that. */
bool mmaref_tables_sound(void);

/* The digest over the cases of row `number` of mmaref_selftest_rules. False: the build leaves the row out. */
bool mmaref_rule_fold(uint16_t number, const MMAREF_FAR uint16_t *row, mmaref_stream *stream,
                      mmaref_selftest_memory *memory);

/* ---- Look-ups ---- */

/* Extends ("folds") the digest by what a look-up returned: a number as four little-endian bytes; a text with its NUL;
 * 255 for NULL. */
void mmaref_fold_number(mmaref_stream *stream, int32_t number);
void mmaref_fold_text(mmaref_stream *stream, const char *text);

/* Look-ups 0 .. MMAREF_SELFTEST_LOOKUPS - 1: the name, and the digest over what the public functions return for every
 * row of the tables. generator/selftest/lookups.lua computes the same from the records of the specification. A call
 * folds a part of it, of the instructions from number *id on, and returns whether there may be more. */
const char *mmaref_lookup_name(uint8_t number);
bool mmaref_lookup_fold(uint8_t number, uint16_t *id, mmaref_stream *stream, mmaref_selftest_memory *memory);

/* The look-ups that need no instruction: texts; element types; fields of blocks; instruction strings. */
void mmaref_fold_texts(mmaref_stream *stream, mmaref_selftest_memory *memory);
void mmaref_fold_types(mmaref_stream *stream, mmaref_selftest_memory *memory);
void mmaref_fold_fields(mmaref_stream *stream, mmaref_selftest_memory *memory);
void mmaref_fold_strings(mmaref_stream *stream, mmaref_selftest_memory *memory);
void mmaref_fold_type(mmaref_stream *stream, mmaref_status status, const mmaref_type *type);

/* The digest of this build's tables, and its expected value; the digests of the known answers, and of the rules. */
uint32_t mmaref_tables_digest(void);
uint32_t mmaref_tables_expected(void);
uint32_t mmaref_answers_digest(void);
uint32_t mmaref_rules_digest(void);

#ifdef __cplusplus
}
#endif

#endif
