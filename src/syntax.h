/* SPDX-License-Identifier: MIT */
/* Texts, tokens and instruction strings. Owned by text.c, syntax.c, parse.c, parse_explain.c,
 * target.c and arithmetic_text.c. */
#ifndef MMAREF_SYNTAX_H
#define MMAREF_SYNTAX_H

#include "mmaref_tables.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Texts: text.c ----------------------------------------------------- */

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

/* Number of a word, MMAREF_TOKENS if it is none; compares `length` bytes. */
uint8_t mmaref_word_find(const char *text, size_t length);

/* ---- Instruction strings: syntax.c ------------------------------------- */

/* A row of mmaref_syntax_rows. */
typedef struct {
    uint16_t number;  /* of its first instruction; MMAREF_INSTRUCTIONS and more: its strings are refused */
    uint8_t reason;   /* why they are, or what there is to remark; 0: nothing */
    uint8_t offender; /* which item is to blame for it, from 0 */
    const MMAREF_FLASH uint8_t *items;
} mmaref_syntax_row;

/* An item of a row: one of the words, none of them where it is optional. */
typedef struct {
    const MMAREF_FLASH uint8_t *words;
    uint8_t count; /* of words, without NONE */
    bool optional;
} mmaref_item;

/* Reads the row at `*at` and moves there to the next one; false behind the last one. */
bool mmaref_syntax_row_next(const MMAREF_FLASH uint8_t **at, mmaref_syntax_row *row);

/* Reads the item at `*at` and moves there to the next one; false behind the last one. */
bool mmaref_item_next(const MMAREF_FLASH uint8_t **at, mmaref_item *item);

/* How many choices an item has, and the number among them of a word (NONE: left out); the count of
 * choices where the word is not one of them. */
uint8_t mmaref_item_choices(const mmaref_item *item);
uint8_t mmaref_item_find(const mmaref_item *item, uint8_t word);

/* The number of edits (insert, delete, replace) that make one text of the other. */
uint8_t mmaref_edit_distance(const char *x, size_t x_length, const char *y);

/* ---- Reading instruction strings: parse.c, parse_explain.c ---------------- */

#define MMAREF_STRING_WORDS 20 /* at most */
#define MMAREF_NO_WORD 255
#define MMAREF_MISSING 2 /* misfits for an item without a word: a wrong word is likelier */

/* An instruction string, and its words. */
typedef struct {
    const char *text;
    size_t length;
    uint8_t count;
    uint8_t number[MMAREF_STRING_WORDS];    /* MMAREF_TOKENS for what is no word of any instruction */
    uint8_t qualifier[MMAREF_STRING_WORDS]; /* MMAREF_QUALIFIERS: like no word of any instruction */
    uint8_t next[MMAREF_STRING_WORDS];      /* the next word with the same qualifier, or MMAREF_NO_WORD */
    uint8_t first[MMAREF_QUALIFIERS + 1];   /* the first one with this qualifier, or MMAREF_NO_WORD */
} mmaref_reading;

/* How a row agrees with the words read. */
typedef struct {
    uint8_t watched;      /* given: a word; r->count: the first item without a word */
    mmaref_item refusing; /* the item that does not have the watched word */
    bool refused;         /* there is such an item */
    uint32_t taken;       /* bit w: word w stands for an item */
    uint16_t variant;     /* of the row, where misfits is 0 */
    uint8_t misfits;      /* words that fit no item, and MMAREF_MISSING for each item without a word */
    uint8_t first_misfit; /* the first such word; r->count: only words are missing */
    uint8_t blamed;       /* the word for the item that a refused row blames */
    bool implicit;        /* .aligned is left out where it may be */
} mmaref_attempt;

/* Whether the strings of a row are no instructions. */
static inline bool mmaref_row_is_refused(const mmaref_syntax_row *row)
{
    return row->number >= MMAREF_INSTRUCTIONS;
}

/* Where word `word` is, which may be the one missing at the end; *length is its length. */
size_t mmaref_reading_word(const mmaref_reading *r, uint8_t word, size_t *length);

/* mmaref_fail of a word of the text. */
mmaref_status mmaref_fail_word(mmaref_error *error, uint8_t reason, const mmaref_reading *r, uint8_t word);

/* Takes words for the items of a row; those of `skipped` are taken already. Stops behind `most` misfits. False
 * if the row is of another name. Pre: a->watched is given, MMAREF_NO_WORD - 1 for none. */
bool mmaref_row_match(const mmaref_reading *r, const mmaref_syntax_row *row, uint32_t skipped, uint8_t most,
                      mmaref_attempt *a);

/* Finds the row that has the words, but for those of `skipped`. */
bool mmaref_row_find(const mmaref_reading *r, uint32_t skipped, mmaref_syntax_row *row, mmaref_attempt *a);

/* No row has the words: the error names the word to blame and the nearest one. */
mmaref_status mmaref_explain(const mmaref_reading *r, mmaref_error *error);

#ifdef __cplusplus
}
#endif

#endif
