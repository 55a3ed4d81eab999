/* SPDX-License-Identifier: MIT */
/* Names of operands. See operand_name.h. */
#include "ask/operand_name.h"

#include <stddef.h>

const char *const operand_words[] = { "a", "b", "c", "d", "e", "scale_a", "scale_b", NULL };
static const char *const operand_names[] = { "A", "B", "C", "D", "metadata", "scale A", "scale B" };

const char *operand_word(uint8_t operand)
{
    return operand_words[operand];
}

const char *operand_name(uint8_t operand)
{
    return operand_names[operand];
}
