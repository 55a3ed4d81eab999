/* SPDX-License-Identifier: MIT */
/* The lines of an explanation: expected and got, C, products and steps. Knows nothing of simulators. */
#ifndef MMDPI_EXPLAIN_H
#define MMDPI_EXPLAIN_H

#include "mmdpi_text.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MMDPI_EXPLAIN_MAX 40960 /* bytes of the longest explanation */

/* Results of the steps of one element, as the RTL had them; count 0: they are not known. */
typedef struct {
    const uint64_t *value;
    uint16_t count;
} mmdpi_steps;

/* A dot product to explain. */
typedef struct {
    const mmaref_dot *dot; /* none of its types is MMAREF_TYPE_OWN */
    const uint16_t *k;     /* of each product: the column of A and row of B */
    const mmaref_arithmetic *arithmetic;
    uint64_t expected;
    mmdpi_steps steps;
    bool counts_logical_k; /* steps count places in logical k, of which `dot` has half */
} mmdpi_sum;

/* "expected 3f800001 got 3f800000, 1 ulp below" */
void mmdpi_explain_mismatch(mmdpi_text *text, uint32_t type, uint64_t expected, uint64_t got);

/* A pattern of a type in hexadecimal, with all of its digits. */
void mmdpi_explain_bits(mmdpi_text *text, uint32_t type, uint64_t bits);

/* A term of a step, as mmaref_dot_explain reports it, "-0x1.8p-3": the exponent behind the p is the one by which it is
 * aligned, so that fractions are not normalised. */
void mmdpi_explain_term(mmdpi_text *text, const mmaref_dot_term *term);

/* A term of a node by its name, "node 2", or `running`, or product k, and what alignment keeps and discards of it; the
 * sum of a node, and its pattern. */
void mmdpi_explain_node_term(mmdpi_text *text, const mmaref_dot_step *node, const mmaref_dot_term *term,
                             const char *running, uint16_t k);
void mmdpi_explain_node(mmdpi_text *text, const mmaref_dot_step *node, uint32_t type);

/* What alignment keeps of a term, in units of the grid, and what it discards: "+0x1a, lost 0x3p-24". Corners of a
 * rounding: ", inexact, a tie". */
void mmdpi_explain_aligned(mmdpi_text *text, const mmaref_dot_term *term);
void mmdpi_explain_corners(mmdpi_text *text, uint32_t corners);
void mmdpi_explain_signed(mmdpi_text *text, int64_t value);

/* A pattern as a number, and the product of two, aligned by their exponent fields. */
void mmdpi_explain_pattern(mmdpi_text *text, uint32_t type, uint64_t bits);
void mmdpi_explain_product(mmdpi_text *text, const mmaref_dot_types *types, uint64_t a, uint64_t b);

/* A line with C. */
void mmdpi_explain_c(mmdpi_text *text, uint32_t type, uint64_t c);

/* C and the products in the order in which they are summed, a line each, and what they are rounded to; the nodes of
 * adders, and what the steps give. Steps are left out of integers, which have none, and of scaled blocks. */
void mmdpi_explain_sum(mmdpi_text *text, const mmdpi_sum *sum);

#ifdef __cplusplus
}
#endif

#endif
