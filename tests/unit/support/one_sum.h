/* SPDX-License-Identifier: MIT */
/* The dot product that a test builds up: an arithmetic block, types, and terms of which those of A are added one by
 * one. */
#ifndef ONE_SUM_H
#define ONE_SUM_H

#include "mmaref.h"

#define ONE 0x3c00u /* f16 */

extern mmaref_arithmetic block;
extern mmaref_dot_types types;
extern uint64_t a[MMAREF_DOT_MAX], b[MMAREF_DOT_MAX], c;
extern uint16_t count;   /* of terms */
extern uint32_t corners; /* of the sums since the start */

/* A custom block, A and B of f16, C and D of `type`; no terms, every B being 1, and C = 0. */
void sum_start(uint8_t type);

/* The format of its own (MMAREF_TYPE_OWN) that the block describes, with the usual bias; `special`: MMAREF_OWN_... */
void own_format(uint8_t exponent_bits, uint8_t fraction_bits, uint8_t special);

/* Two terms at a time, by size the sum so far is not rounded; or all of them, in the order given. */
void add_by(uint8_t adder);

/* One more term. */
void add(uint64_t element);

/* The sum, with corners and without them, of which the second may go the fast way; both must be the same. */
uint64_t sum(void);

#endif
