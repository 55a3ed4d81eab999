/* SPDX-License-Identifier: MIT */
/* Expressions of integers, as C, Python and the PTX text write them: reading one is evaluating it. */
#ifndef MMAREF_CLI_LAYOUT_NOTATION_EXPRESSION_H
#define MMAREF_CLI_LAYOUT_NOTATION_EXPRESSION_H

#include <stdbool.h>
#include <stddef.h>

#define EXPRESSION_NAMES_MAX 96
#define EXPRESSION_PARTS_MAX 4

/* What is wrong, and with which characters; `at` is NULL where nothing is, `reason` where a name is not known. */
typedef struct {
    const char *at, *reason;
    size_t length;
} expression_trouble;

typedef struct {
    const char *name;
    size_t length;
    long long value;
    bool given; /* by the text */
} expression_name;

/* A text and the place that has been reached. `error`: it cannot be read, and reading has stopped. `fault`: it can,
 * and has no value, as 1 / 0; the value of a branch that is not taken may have one. */
typedef struct {
    const char *text, *at;
    expression_trouble error, fault;
    bool is_behind; /* in a definition of the PTX text behind its use */
    bool in_clause; /* = compares, and {0,..,3} is a range */
    unsigned depth, names;
    expression_name name[EXPRESSION_NAMES_MAX];
    unsigned parts; /* of the last tuple, which ends at tuple_end */
    long long part[EXPRESSION_PARTS_MAX];
    const char *tuple_end;
} expression;

/* ---- Words, marks and names: notation_token.c ------------------------ */

void expression_open(expression *e, const char *text);

/* Skips blanks, ends of lines, and comments of C and Python; the latter but for those behind //, which divides in
 * Python. */
void expression_skip(expression *e);
void expression_skip_blanks(expression *e);

/* Skip the same, and take a mark, or one of a list of words (NULL after the last). False if something else follows. */
bool expression_take(expression *e, const char *mark);
bool expression_take_word(expression *e, const char *const *words);

/* Takes words of types, as int, const and uint32_t. True if there were any. */
bool expression_take_types(expression *e);

/* The length of the word that follows, with what its dots join; 0 if none does. */
size_t expression_word(expression *e);

/* Takes a name: the last part of what dots or colons join, but threadIdx.x is whole. */
const char *expression_take_name(expression *e, size_t *length);

/* Whether a word is in a list. */
bool expression_is_in(const char *word, size_t length, const char *const *words);

/* Gives a name a value, in place of an old one; what has the name, or NULL. */
void expression_set(expression *e, const char *name, size_t length, long long value);
expression_name *expression_find(expression *e, const char *name, size_t length);

/* What is noted first stays: an error, here or of the next word or character, or trouble of any kind. */
void expression_fail(expression *e, const char *at, size_t length, const char *reason);
void expression_expected(expression *e, const char *reason);
void expression_note(expression_trouble *trouble, const char *at, size_t length, const char *reason);
bool expression_failed(const expression *e);

/* ---- Values: notation_expression.c ----------------------------------- */

/* The value of the expression that follows; 0 after an error or a fault. A tuple has its values in `part`. */
long long expression_value(expression *e);

/* x + y and its like, by the sign at a place. */
long long expression_apply(expression *e, const char *at, char sign, long long x, long long y);

/* Whether the last value was a tuple. */
bool expression_is_tuple(const expression *e);

#endif
