/* SPDX-License-Identifier: MIT */
/* The instructions of a source text, with what is wrong with them. */
#ifndef MMAREF_CLI_ASK_FOUND_INSTRUCTION_H
#define MMAREF_CLI_ASK_FOUND_INSTRUCTION_H

#include "ask/former.h"
#include "ask/operand_rules.h"
#include "base/complain.h"

typedef struct {
    unsigned line;                   /* that the name begins on */
    char name[MMAREF_TEXT_MAX + 1];  /* cut; as written, but in the specification's letters */
    bool is_named;                   /* false: a part of the name is made at run time */
    bool is_respelled;               /* capital letters, which PTX does not take */
    mmaref_status status;            /* of parsing the name */
    mmaref_error error;
    mmaref_instruction instruction;
    former_form form;                /* of which the name is */
    operand_verdict operands;
} found_instruction;

/* Instructions of other chapters, which are counted alone. */
typedef struct {
    unsigned wgmma, tcgen05;
} found_others;

typedef void (*found_visit)(const found_instruction *found, void *context);

/* Visits each warp-level matrix instruction of a text; `path` tells its language. `others` may be NULL. */
void found_instructions(const char *path, const char *text, size_t length, found_visit visit, void *context,
                        found_others *others);

/* Spells the words of a name as the specification does, whatever their case. */
void found_spell(char *name);

#endif
