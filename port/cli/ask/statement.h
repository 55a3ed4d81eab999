/* SPDX-License-Identifier: MIT */
/* Instructions with operands in a text: their name, and the list of their operands. */
#ifndef MMAREF_CLI_ASK_STATEMENT_H
#define MMAREF_CLI_ASK_STATEMENT_H

#include <stdbool.h>
#include <stddef.h>

/* The form of an operand. */
typedef enum {
    OPERAND_SINGLE,  /* a register, a number, a name */
    OPERAND_LIST,    /* { ... } */
    OPERAND_ADDRESS, /* [ ... ] */
    OPERAND_UNKNOWN  /* made at run time, wholly or in part */
} operand_form;

typedef struct {
    operand_form form;
    const char *text;  /* with its braces */
    size_t length;
    unsigned count;    /* things between commas */
} operand_text;

#define STATEMENT_OPERANDS 16

/* The operands of a statement, up to its end, or to what is wrong with them. */
typedef struct {
    operand_text operand[STATEMENT_OPERANDS];
    unsigned count;
    bool open_ended;    /* others may follow at run time */
    bool strong;        /* registers, braces or brackets: no sentence has these */
    bool ended;         /* by a ; */
    const char *fault;  /* NULL, or a sentence: a brace is not closed, a comma is missing */
    const char *end;
} operand_list;

/* Reads the operands that a text begins with; an empty list where there are none. */
void operand_list_read(const char *text, operand_list *list);

/* The next thing between the commas of { ... }; false after the last. *at begins as 0. */
bool operand_text_next(const operand_text *operand, size_t *at, const char **item, size_t *length);

/* Which instructions a word begins. */
typedef enum { STATEMENT_NONE, STATEMENT_WARP, STATEMENT_WGMMA, STATEMENT_TCGEN05 } statement_kind;

typedef struct {
    statement_kind kind;
    const char *name;
    size_t length;
    bool unknown; /* a part of the name is made at run time */
    operand_list operands;
} statement;

/* Finds the first statement at or after `from` in `text`; false if there is none. A name alone is none: sentences
 * have these, too. */
bool statement_find(const char *text, const char *from, statement *found);

#endif
