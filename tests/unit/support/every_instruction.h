/* SPDX-License-Identifier: MIT */
/* A loop over all instructions that are built in:
 *   uint16_t next = 0;
 *   while (next_instruction(&next, &instruction, &is)) { ... } */
#ifndef EVERY_INSTRUCTION_H
#define EVERY_INSTRUCTION_H

#include <stdbool.h>

#include "mmaref.h"

/* Puts the first instruction that is built in from number *next on, and what it is unless `is` is NULL; *next is then
 * the number after it. Returns false where there is none. */
bool next_instruction(uint16_t *next, mmaref_instruction *instruction, mmaref_description *is);

#endif
