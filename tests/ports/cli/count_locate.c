/* SPDX-License-Identifier: MIT */
/* The host command with its questions about single elements counted: linked with --wrap, it prints their number on
 * standard error at the end. */
#include <stdio.h>
#include <stdlib.h>

#include "mmaref.h"

static unsigned long calls;

mmaref_status __real_mmaref_layout_coordinate(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                         uint8_t operand, uint8_t lane, uint8_t element, mmaref_coordinate *coordinate);
mmaref_status __wrap_mmaref_layout_coordinate(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                         uint8_t operand, uint8_t lane, uint8_t element, mmaref_coordinate *coordinate);

static void print_calls(void)
{
    fprintf(stderr, "%lu\n", calls);
}

mmaref_status __wrap_mmaref_layout_coordinate(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                         uint8_t operand, uint8_t lane, uint8_t element, mmaref_coordinate *coordinate)
{
    if (calls++ == 0) {
        (void)atexit(print_calls);
    }
    return __real_mmaref_layout_coordinate(instruction, arithmetic, operand, lane, element, coordinate);
}
