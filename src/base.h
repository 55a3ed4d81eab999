/* SPDX-License-Identifier: MIT */
/* Room base: errors and strings. It knows nothing of instructions or numbers. Not for users. */
#ifndef MMAREF_BASE_H
#define MMAREF_BASE_H

#include "mmaref_tables.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Errors: base_status.c --------------------------------------------- */

/* Fills *error unless it is NULL. Returns the status that belongs to the reason (MMAREF_REASON_...). */
mmaref_status mmaref_fail(mmaref_error *error, uint8_t reason);

/* The same; the error also names register contents: a lane and its bits. */
mmaref_status mmaref_fail_at(mmaref_error *error, uint8_t reason, uint8_t lane, uint32_t bits);

/* The same; the error names an operand. */
mmaref_status mmaref_fail_operand(mmaref_error *error, uint8_t reason, uint8_t operand);

/* A text that MMAREF_WITHOUT_TEXTS leaves out. */
#ifdef MMAREF_WITHOUT_TEXTS
#define MMAREF_TEXT(text) NULL
#else
#define MMAREF_TEXT(text) (text)
#endif

/* ---- Strings: base_string.c -------------------------------------------- */

/* Text number `index` of a list of texts, each of which ends with a NUL. */
const char *mmaref_nth_text(const char *texts, uint8_t index);

/* The length of a text, without its NUL. */
size_t mmaref_text_length(const char *text);

/* The index of a text of `length` bytes among the first `count` of such a list; `count` if it is not there. */
uint8_t mmaref_text_find(const char *texts, uint8_t count, const char *text, size_t length);

/* A list of words is one string, with blanks or commas between the words; every character of a word is above ','. A
 * character that ends a word; word `index`, NULL beyond the last; the index of a word, -1 if it is not there. */
static inline bool mmaref_ends_word(char c)
{
    return c <= ',';
}

const char *mmaref_nth_word(const char *words, uint16_t index);
int16_t mmaref_word_index(const char *words, const char *text, size_t length);

/* A text that is being written into `size` bytes. Each character that has room is stored, with a NUL after it; `length`
 * also counts those that have none. */
typedef struct {
    char *text;
    size_t size, length;
} mmaref_writer;

/* Writes a character; a text; a word; a number in a base up to 16, of at least `digits` digits; a signed number. */
void mmaref_put(mmaref_writer *to, char c);
void mmaref_put_text(mmaref_writer *to, const char *text);
void mmaref_put_word(mmaref_writer *to, const char *word);
void mmaref_put_number(mmaref_writer *to, uint32_t value, uint8_t base, uint8_t digits);
void mmaref_put_signed(mmaref_writer *to, int32_t value);

/* The least number of edits (insert, delete, replace one character) that turn one text into the other. */
uint8_t mmaref_edit_distance(const char *x, size_t x_length, const char *y);

#ifdef __cplusplus
}
#endif

#endif
