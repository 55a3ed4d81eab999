/* SPDX-License-Identifier: MIT */
/* What is wrong with the operands of an instruction in a text. */
#ifndef MMAREF_CLI_ASK_OPERAND_RULES_H
#define MMAREF_CLI_ASK_OPERAND_RULES_H

#include "ask/statement.h"
#include "mmaref.h"

#define OPERAND_REMARK_MAX 400

/* What is known of the operands of a statement. */
typedef struct {
    char faults[OPERAND_REMARK_MAX]; /* sentences, "; " between them; empty: none */
    bool at_run_time;                /* not all of them could be counted */
} operand_verdict;

/* Counts the registers of each operand against its fragment, and checks the ranges of selectors, byte-ids and
 * thread-ids, immediate values, sinks (_) and addresses. */
void operand_rules_check(const mmaref_instruction *instruction, const operand_list *list, operand_verdict *verdict);

#endif
