/* SPDX-License-Identifier: MIT */
/* How far a D is from the whole sums X. */
#ifndef MMAREF_CLI_GEMM_ERRORS_H
#define MMAREF_CLI_GEMM_ERRORS_H

#include "gemm/whole_sum.h"

/* Levels of error: 0 of none, 1 + floor(log2(ulp)) of a distance in ulp, ERRORS_ENDLESS of a D that is no number, and
 * ERRORS_NONE where X is none. */
#define ERRORS_ENDLESS 65
#define ERRORS_NONE 66

/* Levels are counted up to this one, which counts higher ones too. */
#define ERRORS_MOST 17

/* Elements whose X is no number are left out. An error without bound is infinite. */
typedef struct {
    double norm;      /* ||D - X|| / ||X||, of Frobenius */
    double component; /* the largest |D - X| / (|A| |B| + |C|) */
    double relative;  /* the largest |D - X| / |X| */
    size_t left_out;
    size_t count[ERRORS_MOST + 1]; /* of elements, by level */
} gemm_errors;

void errors_find(const gemm_matrix *d, const whole_sum *sums, gemm_errors *errors);

/* The level of an element that X has as `sum`. */
unsigned errors_level(uint8_t type, const whole_sum *sum, uint64_t pattern);

/* The distance of two patterns that are no NaN: as many numbers of the type apart. */
uint64_t errors_ulps(uint8_t type, uint64_t x, uint64_t y);

#endif
