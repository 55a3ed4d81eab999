/* SPDX-License-Identifier: MIT */
/* Functions that contain one instruction as inline assembly, in other languages. */
#ifndef MMAREF_CLI_SHOW_WRAPPER_H
#define MMAREF_CLI_SHOW_WRAPPER_H

#include "ask/operand.h"

typedef enum {
    WRAPPED_B32,    /* a register of packed elements, or an integer */
    WRAPPED_F32,
    WRAPPED_F64,
    WRAPPED_ADDRESS,
    WRAPPED_STRIDE,
    WRAPPED_CONSTANT /* known to the compiler: a selector, a byte-id, a thread-id */
} wrapped_kind;

/* An operand in PTX's order. Outputs come first, but of an instruction that stores there are none. */
typedef struct {
    wrapped_kind kind;
    const char *name;
    unsigned count; /* registers */
    bool is_output, is_signed;
    unsigned limit, step; /* of a constant: below the limit, a multiple of the step */
} wrapped_operand;

#define WRAPPED_OPERANDS 16

typedef struct {
    operand_view *v;
    char function[MMAREF_TEXT_MAX]; /* its name */
    unsigned space;                 /* of addresses, as LLVM counts: 0 generic, 1 global, 3 shared */
    bool touches_memory;
    bool has_literals; /* constants are in the text, not among the operands of the assembly */
    unsigned count;
    wrapped_operand operand[WRAPPED_OPERANDS];
} wrapping;

/* EXIT_UNREADABLE after complaining that the instruction is none of PTX. */
int wrapping_open(wrapping *w, operand_view *v);

/* Writes the operands of the assembly text: `put` writes register `index` of an operand, which has `number` in the
 * assembly. Braces are those of PTX, written as `open` and `close`. */
typedef void (*wrapped_put)(const wrapped_operand *operand, unsigned index, unsigned number);
void wrapping_put_operands(const wrapping *w, const char *open, const char *close, wrapped_put put);

/* Each prints a function, and returns an exit status. */
int wrapper_cuda(operand_view *v);
int wrapper_rust(operand_view *v);
int wrapper_llvm(operand_view *v);
int wrapper_cute(operand_view *v);

#endif
