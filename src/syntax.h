/* SPDX-License-Identifier: MIT */
/* Texts, tokens and instruction strings. Owned by syntax.c, parse.c, instruction.c, type.c, arithmetic_text.c and
 * library.c. */
#ifndef MMAREF_SYNTAX_H
#define MMAREF_SYNTAX_H

#include "mmaref_tables.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Texts and tokens ---------------------------------------------------- */

/* Text number `index` of several, each ending with its NUL. */
const char *mmaref_nth_text(const char *texts, uint8_t index);

/* The number from 0 of a text of `length` bytes among the first `count` of several; `count`: none. */
uint8_t mmaref_text_find(const char *texts, uint8_t count, const char *text, size_t length);

/* Words with blanks or commas between them: what ends one, no character of theirs being below; number
 * `index`, NULL beyond the last; the index of one of `length` bytes, -1 for none. */
static inline bool mmaref_ends_word(char c)
{
    return c <= ',';
}

const char *mmaref_nth_word(const char *words, uint16_t index);
int16_t mmaref_word_index(const char *words, const char *text, size_t length);

/* A text being written: a character, a word up to what ends it, a number. What has no room is counted only. */
typedef struct {
    char *text;
    size_t size, length;
} mmaref_writer;

void mmaref_put(mmaref_writer *to, char c);
void mmaref_put_word(mmaref_writer *to, const char *word);
void mmaref_put_decimal(mmaref_writer *to, int16_t value);

/* ---- Rows of the syntax table -------------------------------------------- */

/* A row of mmaref_syntax_rows. */
typedef struct {
    bool refused;     /* its strings are no instructions */
    uint16_t number;  /* of its first instruction; MMAREF_INSTRUCTIONS where it is refused */
    uint8_t reason;   /* why it is refused, or what there is to remark; 0: nothing */
    uint8_t offender; /* which item is to blame for it, from 0 */
    const MMAREF_FLASH uint8_t *items;
} mmaref_syntax_row;

/* An item of a row: one of the tokens, of which the first is NONE where it may be left out. */
typedef struct {
    const MMAREF_FLASH uint8_t *tokens;
    uint8_t count;
    bool optional; /* it may be left out */
} mmaref_item;

/* Reads the row at `*at` and moves there to the next one; false at the end. */
bool mmaref_syntax_row_next(const MMAREF_FLASH uint8_t **at, mmaref_syntax_row *row);

/* Reads the item at `*at` and moves there to the next one; false at the end. */
bool mmaref_item_next(const MMAREF_FLASH uint8_t **at, mmaref_item *item);

/* Writes the tokens of variant `variant` of a row with dots between them, the last item varying fastest, and a NUL:
 * of a text that is too long for `size` bytes the start. `text` may be NULL where `size` is 0. Returns the length of
 * the whole text, without the NUL. */
size_t mmaref_syntax_row_write(const mmaref_syntax_row *row, uint16_t variant, char *text, size_t size);

/* Of a string that lacks a qualifier: the words that may stand for the first one that is missing, one after the other:
 * the least number behind `after`, MMAREF_TOKEN_NONE behind the last one. 0 begins. */
uint8_t mmaref_missing_word(const char *text, size_t length, uint8_t after);

/* The number of edits (insert, delete, replace) that make one text of the other. */
uint8_t mmaref_edit_distance(const char *x, size_t x_length, const char *y);

#ifdef __cplusplus
}
#endif

#endif
