/* SPDX-License-Identifier: MIT */
/* The statement of inline assembly in CUDA C++, which functions of CUDA and of CuTe share. */
#ifndef MMAREF_CLI_SHOW_WRAPPER_CXX_H
#define MMAREF_CLI_SHOW_WRAPPER_CXX_H

#include "show/wrapper.h"

/* Prints the statement; `put_value` prints the C++ of register `index` of an operand. */
void wrapper_put_asm(const wrapping *w, const char *indent,
                     void (*put_value)(const wrapping *w, const wrapped_operand *o, unsigned index));

#endif
