/* SPDX-License-Identifier: MIT */
/* What operands are called. */
#ifndef MMAREF_CLI_ASK_OPERAND_NAME_H
#define MMAREF_CLI_ASK_OPERAND_NAME_H

#include <stdint.h>

/* The words of options and vectors ("a", "scale_b"), by MMAREF_OPERAND_...; NULL after the last. */
extern const char *const operand_words[];

/* The name of an operand in options and vectors, and in sentences ("A", "metadata", "scale A"). */
const char *operand_word(uint8_t operand);
const char *operand_name(uint8_t operand);

#endif
