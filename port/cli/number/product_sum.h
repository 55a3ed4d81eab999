/* SPDX-License-Identifier: MIT */
/* Whole sums of a product of matrices: what each element of D would be without any error. */
#ifndef MMAREF_CLI_NUMBER_PRODUCT_SUM_H
#define MMAREF_CLI_NUMBER_PRODUCT_SUM_H

#include "number/wide_sum.h"

/* A matrix, and how an operand's elements lie in it. */
typedef struct {
    const mmaref_matrix *matrix;
    uint8_t type;  /* MMAREF_TYPE_... */
    uint8_t width; /* bits of an element, as in registers */
    uint8_t up;    /* bits of an element below its pattern: 2 of e2m1 in a byte */
} product_operand;

/* Fails as mmaref_operand_type does. `is` is the description of the instruction. */
mmaref_status product_operand_open(product_operand *of, const mmaref_instruction *instruction,
                                   const mmaref_description *is, uint8_t number, const mmaref_matrix *matrix);

/* The pattern of an element. */
uint64_t product_pattern(const product_operand *of, size_t row, size_t column);

/* Finds those of rows x columns elements from [row, column] of D on; `sums` has those of all of D, by rows. C without
 * bytes is zero. MMAREF_E_ARGUMENT: there are none, for products of single bits are counted, or no memory. */
mmaref_status product_sums_find(const mmaref_instruction *instruction, const mmaref_product *of,
                                const mmaref_tiles *range, whole_sum *sums);

#endif
