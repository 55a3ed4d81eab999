/* SPDX-License-Identifier: MIT */
/* Errors of a D. See errors.h. */
#include "gemm/errors.h"

#include <math.h>
#include <string.h>

#include "number/element_type.h"

/* Patterns in the order of their values, so that neighbours are 1 apart. */
static int64_t ordinal(uint8_t type, uint64_t pattern)
{
    unsigned bits = numeral_bits(type);
    uint64_t sign = UINT64_C(1) << (bits - 1), magnitude = pattern & (sign - 1);

    if (element_type_get(type).kind != MMAREF_KIND_FLOAT) {
        return (int64_t)magnitude - (int64_t)(pattern & sign);
    }
    return (pattern & sign) != 0 ? -(int64_t)magnitude : (int64_t)magnitude;
}

uint64_t errors_ulps(uint8_t type, uint64_t x, uint64_t y)
{
    const int64_t at_x = ordinal(type, x), at_y = ordinal(type, y);

    return at_x < at_y ? (uint64_t)at_y - (uint64_t)at_x : (uint64_t)at_x - (uint64_t)at_y;
}

unsigned errors_level(uint8_t type, const whole_sum *sum, uint64_t pattern)
{
    unsigned level = 0;
    uint64_t ulps;

    if (!sum->is_number) {
        return ERRORS_NONE;
    }
    if (element_type_decode(type, pattern).kind >= MMAREF_VALUE_INFINITY) {
        return ERRORS_ENDLESS;
    }
    for (ulps = errors_ulps(type, sum->pattern, pattern); ulps != 0; ulps >>= 1) {
        level++;
    }
    return level;
}

/* Newton's method, from above. */
static double square_root(double x)
{
    double root = x > 1 ? x : 1, next = (root + x / root) / 2;

    while (next < root) {
        root = next;
        next = (root + x / root) / 2;
    }
    return root;
}

static double ratio(double error, double of)
{
    return error == 0 ? 0 : of == 0 ? HUGE_VAL : error / of;
}

/* The square root of a sum of squares, in units of the largest number, whose square may not be a number. */
typedef struct {
    double largest, squares;
} norm;

static void add_square(norm *of, double x)
{
    if (x > of->largest) {
        of->squares *= of->largest / x * (of->largest / x);
        of->largest = x;
    }
    of->squares += x == 0 ? 0 : x / of->largest * (x / of->largest);
}

static double norm_ratio(const norm *error, const norm *of)
{
    return ratio(error->largest, of->largest) * square_root(ratio(error->squares, of->squares));
}

static double larger(double x, double y)
{
    return x > y ? x : y;
}

void errors_find(const gemm_matrix *d, const whole_sum *sums, gemm_errors *errors)
{
    norm of_error = { 0, 0 }, of_sums = { 0, 0 };
    bool endless = false;
    size_t i;

    memset(errors, 0, sizeof *errors);
    for (i = 0; i < d->rows * d->columns; i++) {
        const uint64_t pattern = gemm_get(d, i / d->columns, i % d->columns);
        const unsigned level = errors_level(d->type, &sums[i], pattern);
        const mmaref_value x = element_type_decode(d->type, sums[i].pattern);
        const mmaref_value got = element_type_decode(d->type, pattern);
        double error, sum;
        if (level == ERRORS_NONE) {
            errors->left_out++;
            continue;
        }
        errors->count[level < ERRORS_MOST ? level : ERRORS_MOST]++;
        endless = endless || level == ERRORS_ENDLESS;
        sum = whole_sum_double(&x);
        error = level == ERRORS_ENDLESS ? HUGE_VAL : whole_sum_double(&got) - sum;
        error = error < 0 ? -error : error;
        sum = sum < 0 ? -sum : sum;
        errors->component = larger(errors->component, ratio(error, sums[i].magnitude));
        errors->relative = larger(errors->relative, ratio(error, sum));
        add_square(&of_sums, sum);
        if (level != ERRORS_ENDLESS) {
            add_square(&of_error, error);
        }
    }
    errors->norm = endless ? HUGE_VAL : norm_ratio(&of_error, &of_sums);
}
