/* SPDX-License-Identifier: MIT */
/* Exhaustive checks of element formats through the library's single dot product. */
#ifndef ORACLE_FORMATS_H
#define ORACLE_FORMATS_H

#include "mmaref.h"
#include "number.h"
#include "parallel.h"

/* The multiplicands, and those of at most 8 bits: rows of the output. */
enum { WIDE_FORMATS = 3, NARROW_FORMATS = 5 };
extern const format *const wide_formats[WIDE_FORMATS];
extern const format *const narrow_formats[NARROW_FORMATS];

/* A block that loses nothing and rounds once. */
mmaref_arithmetic formats_block(uint8_t rounding, uint8_t overflow);

/* One product and C by the library; UINT64_MAX, no pattern of any D here, if it refuses. */
uint64_t formats_dot(const mmaref_dot_types *types, const mmaref_arithmetic *by, uint64_t a,
                     uint64_t b, uint64_t c);

/* Counts differences and keeps the first as a line of comment. */
typedef struct {
    unsigned checked, differences;
    char first[200];
} tally;

void tally_compare(tally *t, uint64_t a, uint64_t b, uint64_t c, uint64_t expected, uint64_t got);

/* "NAME, N checked, M differences"; whether there were none. */
bool tally_report(const tally *t, const char *name, char report[REPORT_MAX]);

/* Every pattern of a format times 1 gives its value in f32 and f64. */
bool formats_test_values(const format *of, char report[REPORT_MAX]);

/* Every product of two narrow formats. */
bool formats_test_products(const format *a, const format *b, char report[REPORT_MAX]);

/* f32 values at and beside every boundary of f16, rounded. */
bool formats_test_f16(uint8_t rounding, uint8_t overflow, char report[REPORT_MAX]);

#endif
