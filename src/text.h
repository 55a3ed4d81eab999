/* SPDX-License-Identifier: MIT */
/* Room text: instructions, arithmetic blocks, types and errors as text, and back. Not for users.
 *
 *   text_instruction.c   parses instruction strings, and says what is wrong with one
 *   text_token.c         tokens, rows of the syntax table; writes instruction strings
 *   text_arithmetic.c    fields of arithmetic blocks, whole blocks, profiles and their sources
 *   text_type.c          element types
 *   text_error.c         an error as one sentence */
#ifndef MMAREF_TEXT_H
#define MMAREF_TEXT_H

#include "instruction.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Rows of the syntax table: text_token.c ------------------------------ */

/* A row of mmaref_syntax_rows: a list of items. It matches one string for each choice of a token per item. */
typedef struct {
    bool refused;     /* its strings are not legal */
    uint16_t number;  /* its first instruction; MMAREF_INSTRUCTIONS if refused */
    uint8_t reason;   /* why it is refused, or a remark; 0: none */
    uint8_t offender; /* index of the item to blame */
    const MMAREF_FLASH uint8_t *items;
} mmaref_syntax_row;

/* An item of a row: a choice of tokens. The first one is NONE if the item may be left out. */
typedef struct {
    const MMAREF_FLASH uint8_t *tokens;
    uint8_t count;
    bool optional;
} mmaref_item;

/* Reads the row at `*at` and advances `*at`; false at the end of the table. */
bool mmaref_syntax_row_next(const MMAREF_FLASH uint8_t **at, mmaref_syntax_row *row);

/* Reads the item at `*at` and advances `*at`; false at the end of the row. */
bool mmaref_item_next(const MMAREF_FLASH uint8_t **at, mmaref_item *item);

/* Writes string number `variant` of a row, with dots between tokens and a NUL; the last item varies fastest. A string
 * that is too long for `size` bytes is cut. `text` may be NULL if `size` is 0. Returns the whole length. */
size_t mmaref_syntax_row_write(const mmaref_syntax_row *row, uint16_t variant, char *text, size_t size);

/* For a string that lacks a qualifier: the least token above `after` that may stand for the first missing one;
 * MMAREF_TOKEN_NONE if there is no more. Start with `after` 0. */
uint8_t mmaref_missing_word(const char *text, size_t length, uint8_t after);

#ifdef __cplusplus
}
#endif

#endif
