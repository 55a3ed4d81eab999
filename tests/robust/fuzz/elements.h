/* SPDX-License-Identifier: MIT */
/* Single elements of a fragment, and of D. */
#ifndef ELEMENTS_H
#define ELEMENTS_H

#include "fuzz.h"

/* The pattern of an element of an operand, as mmaref_dot_add takes it. */
uint64_t element_at(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic, uint8_t operand,
                    const uint32_t *registers, const mmaref_coordinate *place);

/* The element of D at a place, as a dot product by itself, or a sum of integers made here. False
 * for a sparse A and for scale factors. Pre: mmaref_mma computes the instruction. */
bool element_alone(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                   const mmaref_operands *operands, const mmaref_coordinate *place, uint64_t *d);

#endif
