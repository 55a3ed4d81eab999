/* SPDX-License-Identifier: MIT */
/* The tables of generated/cli/formulas.c: formulas of fragment layouts and sources of instructions; evaluating
 * formulas. */
#ifndef MMAREF_CLI_ASK_FORMULA_H
#define MMAREF_CLI_ASK_FORMULA_H

#include "base/complain.h"

/* One step of a program in reverse Polish notation. Names are values by place:
 * 0 is %laneid, 1 is i, 2 the first definition of the record. */
typedef struct {
    uint8_t code; /* FORMULA_NUMBER ... */
    int16_t value;
} formula_op;

enum {
    FORMULA_NUMBER, FORMULA_NAME, FORMULA_ADD, FORMULA_SUBTRACT, FORMULA_MULTIPLY, FORMULA_DIVIDE,
    FORMULA_REMAINDER, FORMULA_AND, FORMULA_LEFT, FORMULA_RIGHT, FORMULA_LESS, FORMULA_LESS_EQUAL,
    FORMULA_GREATER, FORMULA_GREATER_EQUAL, FORMULA_EQUAL, FORMULA_BOTH, FORMULA_EITHER
};

/* A value, and the clause that says which elements and lanes have it (NULL: all). */
typedef struct {
    const char *text, *clause;
    uint16_t value_first, value_count, clause_first, clause_count;
} formula_branch;

/* The first branch whose clause holds is the value. */
typedef struct {
    const char *name;
    uint16_t first_branch, branches;
} formula_definition;

typedef struct {
    const char *name, *source, *figures; /* "m16n8k32.b.s8", "PTX ISA 9.7.14.5.10", "90, 91" */
    const char *erratum;                  /* id of the repair, or NULL */
    bool figure_only;                     /* the text gives no formula: this one is ours */
    const char *printed;                  /* the formula as the text has it */
    const char *evaluated;                /* the formula that holds where that is another, or NULL */
    const char *evidence;                 /* for what the text does not say, or NULL */
    uint16_t elements;                    /* a lane holds of one matrix */
    uint16_t first_definition, definitions;
} formula_record;

#define FORMULA_NONE 0xffff

/* The records of `count` instructions from number `first` on, for one kind of fragments. */
typedef struct {
    uint8_t fragments; /* MMAREF_FRAGMENTS_... */
    uint16_t first, count;
    uint16_t record[MMAREF_OPERANDS]; /* FORMULA_NONE: no such operand */
} formula_run;

/* The source of `count` instructions from number `first` on. */
typedef struct {
    uint16_t first, count;
    const char *text; /* NULL: the end of the list */
} formula_source;

extern const formula_op formula_ops[];
extern const formula_branch formula_branches[];
extern const formula_definition formula_definitions[];
extern const formula_record formula_records[];
extern const formula_run formula_runs[];
extern const unsigned formula_run_count;
extern const formula_source formula_sources[];

/* The record of an operand of instruction number `id`; NULL if it has none. */
const formula_record *formula_of(uint16_t id, uint8_t fragments, uint8_t operand);

/* The source of instruction number `id`; NULL if that is the full text of its edition. */
const char *formula_source_of(uint16_t id);

/* One line of a calculation. */
#define FORMULA_TEXT_MAX 200
#define FORMULA_STEPS_MAX 12

typedef struct {
    const char *name;
    char formula[FORMULA_TEXT_MAX]; /* "(threadID_in_group * 2) + (i & 0x1)" */
    char numbers[FORMULA_TEXT_MAX]; /* "(1 * 2) + (2 & 0x1)" */
    char clause[FORMULA_TEXT_MAX];  /* "for a2 where 2 < 4"; empty: always */
    int value;
} formula_step;

/* Calculates every definition of a record for one lane and element, in an order in which each uses
 * only earlier ones. Returns the number of steps. */
unsigned formula_calculate(const formula_record *record, int lane, int element,
                           formula_step steps[FORMULA_STEPS_MAX]);

/* The value of a step by name; 0 if there is none. */
int formula_value(const formula_step *steps, unsigned count, const char *name);

#endif
