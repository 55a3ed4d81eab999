/* SPDX-License-Identifier: MIT */
/* How far a D is from the whole sums X. */
#ifndef MMAREF_CLI_NUMBER_ERRORS_H
#define MMAREF_CLI_NUMBER_ERRORS_H

#include "number/wide_sum.h"

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
} errors;

/* The square root of a sum of squares, in units of the largest number, whose square may not be a number. */
typedef struct {
    double largest, squares;
} errors_norm;

/* The errors of the elements so far; zeroed there are none. */
typedef struct {
    errors errors; /* without `norm` */
    errors_norm of_errors, of_sums;
    bool is_endless;
} errors_sum;

/* Takes the next element, whose whole sum and pattern these are. */
void errors_take(errors_sum *all, uint8_t type, const whole_sum *of, uint64_t pattern);
errors errors_end(const errors_sum *all);

/* The level of an element that X has as `sum`. */
unsigned errors_level(uint8_t type, const whole_sum *sum, uint64_t pattern);

/* The distance of two patterns that are no NaN: as many numbers of the type apart. */
uint64_t errors_ulps(uint8_t type, uint64_t x, uint64_t y);

#endif
