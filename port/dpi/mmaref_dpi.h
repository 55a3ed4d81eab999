/* SPDX-License-Identifier: MIT */
/* What mmaref_imports.svh imports; see there for the meaning. Vectors arrive as 32-bit
 * words, the lowest first; bits of the last word above a vector's width are undetermined
 * and masked here. */
#ifndef MMAREF_DPI_H
#define MMAREF_DPI_H

#include <svdpi.h>

#include "mmaref.h"

#ifdef __cplusplus
extern "C" {
#endif

int mmaref_dpi_instruction(const char *text);
const char *mmaref_dpi_text(int instruction);
int mmaref_dpi_registers(int instruction, int operand);
const char *mmaref_dpi_status_name(int status);
const char *mmaref_dpi_edition(void);
unsigned mmaref_dpi_tables_hash(void);
int mmaref_dpi_arithmetic(int instruction, const char *text, svBitVecVal *arithmetic);
const char *mmaref_dpi_arithmetic_text(const svBitVecVal *arithmetic);

int mmaref_dpi_mma(int instruction, const svBitVecVal *arithmetic, const svBitVecVal *operands,
                   svBitVecVal *d);
int mmaref_dpi_dot_add(const svBitVecVal *types, const svBitVecVal *arithmetic, int count,
                       const svBitVecVal *a, const svBitVecVal *b, const svBitVecVal *c,
                       svBitVecVal *d, svBitVecVal *coverage);
int mmaref_dpi_dot_add_random(const svBitVecVal *types, const svBitVecVal *arithmetic, int count,
                              const svBitVecVal *a, const svBitVecVal *b, const svBitVecVal *c,
                              const svBitVecVal *random, svBitVecVal *d, svBitVecVal *coverage);
int mmaref_dpi_mac16(const svBitVecVal *operand, const svBitVecVal *x, const svBitVecVal *y,
                     const svBitVecVal *z, svBitVecVal *z_out);
unsigned mmaref_dpi_coverage(int instruction, const svBitVecVal *arithmetic,
                             const svBitVecVal *operands);

int mmaref_dpi_difference(int instruction, const svBitVecVal *expected, const svBitVecVal *got,
                          int from);
const char *mmaref_dpi_explain(int instruction, const svBitVecVal *arithmetic,
                               const svBitVecVal *operands, const svBitVecVal *got, int element);
const char *mmaref_dpi_explain_steps(int instruction, const svBitVecVal *arithmetic,
                                     const svBitVecVal *operands, const svBitVecVal *got,
                                     int element, const svBitVecVal *steps, int count);
const char *mmaref_dpi_explain_dot(const svBitVecVal *types, const svBitVecVal *arithmetic,
                                   int count, const svBitVecVal *a, const svBitVecVal *b,
                                   const svBitVecVal *c, const svBitVecVal *got);
const char *mmaref_dpi_explain_mac16(const svBitVecVal *operand, const svBitVecVal *x,
                                     const svBitVecVal *y, const svBitVecVal *z,
                                     const svBitVecVal *got);

int mmaref_dpi_compare(int instruction, const svBitVecVal *arithmetic, const svBitVecVal *operands,
                       const svBitVecVal *got);
int mmaref_dpi_compare_dot(const svBitVecVal *types, const svBitVecVal *arithmetic, int count,
                           const svBitVecVal *a, const svBitVecVal *b, const svBitVecVal *c,
                           const svBitVecVal *got);
int mmaref_dpi_compare_mac16(const svBitVecVal *operand, const svBitVecVal *x,
                             const svBitVecVal *y, const svBitVecVal *z, const svBitVecVal *got);
int mmaref_dpi_error_count(void);
const char *mmaref_dpi_error_next(void);
int mmaref_dpi_errors_lost(void);

#ifdef __cplusplus
}
#endif

#endif
