/* SPDX-License-Identifier: MIT */
/* Errors of a D. See errors.h. */
#include "number/errors.h"

#include <math.h>

/* Of what is known to be a type. */
static mmaref_type type_of(uint8_t type)
{
    mmaref_type format = { MMAREF_KIND_INTEGER, 64, 0, 1, 0, 0, 0, 0 };
    const mmaref_status status = mmaref_type_get(type, &format);

    (void)status;
    return format;
}

static mmaref_value decode(uint8_t type, uint64_t pattern)
{
    mmaref_value value = { MMAREF_VALUE_NAN, false, 0, 0 };
    const mmaref_status status = mmaref_value_decode(type, pattern, &value);

    (void)status;
    return value;
}

/* Patterns in the order of their values, so that neighbours are 1 apart. */
static int64_t ordinal(uint8_t type, uint64_t pattern)
{
    const mmaref_type format = type_of(type);
    const uint64_t sign = UINT64_C(1) << (format.width - 1), magnitude = pattern & (sign - 1);

    if (format.kind != MMAREF_KIND_FLOAT) {
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
    if (decode(type, pattern).kind >= MMAREF_VALUE_INFINITY) {
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

static void add_square(errors_norm *of, double x)
{
    if (x > of->largest) {
        of->squares *= of->largest / x * (of->largest / x);
        of->largest = x;
    }
    of->squares += x == 0 ? 0 : x / of->largest * (x / of->largest);
}

static double norm_ratio(const errors_norm *error, const errors_norm *of)
{
    return ratio(error->largest, of->largest) * square_root(ratio(error->squares, of->squares));
}

static double larger(double x, double y)
{
    return x > y ? x : y;
}

void errors_take(errors_sum *all, uint8_t type, const whole_sum *of, uint64_t pattern)
{
    const unsigned level = errors_level(type, of, pattern);
    const mmaref_value x = decode(type, of->pattern), got = decode(type, pattern);
    double error, sum;

    if (level == ERRORS_NONE) {
        all->errors.left_out++;
        return;
    }
    all->errors.count[level < ERRORS_MOST ? level : ERRORS_MOST]++;
    all->is_endless = all->is_endless || level == ERRORS_ENDLESS;
    sum = wide_sum_double(&x);
    error = level == ERRORS_ENDLESS ? HUGE_VAL : wide_sum_double(&got) - sum;
    error = error < 0 ? -error : error;
    sum = sum < 0 ? -sum : sum;
    all->errors.component = larger(all->errors.component, ratio(error, of->magnitude));
    all->errors.relative = larger(all->errors.relative, ratio(error, sum));
    add_square(&all->of_sums, sum);
    if (level != ERRORS_ENDLESS) {
        add_square(&all->of_errors, error);
    }
}

errors errors_end(const errors_sum *all)
{
    errors found = all->errors;

    found.norm = all->is_endless ? HUGE_VAL : norm_ratio(&all->of_errors, &all->of_sums);
    return found;
}
