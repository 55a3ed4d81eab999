/* SPDX-License-Identifier: MIT */
/* Derives scale factors from the elements. See gemm.h. */
#include <string.h>

#include "gemm/gemm.h"

/* A block: `count` elements from number `first` on, `step` apart. */
typedef struct {
    numeral_text *wide;
    size_t first, step, count;
} block;

/* Shifts the leading bit up to the highest place; pre: not zero. */
static mmaref_value normalised(mmaref_value value)
{
    while (value.significand >> 63 == 0) {
        value.significand <<= 1;
        value.exponent--;
    }
    return value;
}

/* Whether |x| > |y|, both finite. */
static bool is_larger(const mmaref_value *x, const mmaref_value *y)
{
    mmaref_value p, q;

    if (x->significand == 0 || y->significand == 0) {
        return x->significand != 0;
    }
    p = normalised(*x);
    q = normalised(*y);
    return p.exponent != q.exponent ? p.exponent > q.exponent : p.significand > q.significand;
}

static mmaref_value largest_of_type(uint8_t type)
{
    const mmaref_value huge = { MMAREF_VALUE_NORMAL, false, 0x2000, 1 };
    mmaref_value largest;
    uint64_t pattern;

    cli_must(mmaref_value_encode(type, MMAREF_ROUND_ZERO, &huge, &pattern));
    cli_must(mmaref_value_decode(type, pattern, &largest));
    return largest;
}

/* The largest finite magnitude of a block. Infinities and NaN cannot be scaled; storing them complains. */
static mmaref_value largest_of_block(const block *of)
{
    mmaref_value largest = { MMAREF_VALUE_ZERO, false, 0, 0 };
    size_t i;

    for (i = 0; i < of->count; i++) {
        const mmaref_value *value = &of->wide[of->first + i * of->step].value;
        if (value->kind < MMAREF_VALUE_INFINITY && is_larger(value, &largest)) {
            largest = *value;
        }
    }
    return largest;
}

/* The smallest scale factor s with largest <= most * s; the largest one there is if none is large enough. Patterns
 * of scale factors ascend with their values; the last one is NaN. */
static uint64_t find_scale(uint8_t type, const mmaref_value *largest, const mmaref_value *most, mmaref_value *scale)
{
    const uint64_t nan = (UINT64_C(1) << numeral_bits(type)) - 1;
    mmaref_value reach;
    uint64_t pattern;

    if (largest->significand == 0) { /* nothing to scale: 1 */
        const mmaref_value one = { MMAREF_VALUE_NORMAL, false, 0, 1 };
        cli_must(mmaref_value_encode(type, MMAREF_ROUND_NEAREST_EVEN, &one, &pattern));
        cli_must(mmaref_value_decode(type, pattern, scale));
        return pattern;
    }
    for (pattern = 0; pattern < nan; pattern++) {
        cli_must(mmaref_value_decode(type, pattern, scale));
        reach = *most;
        reach.significand *= scale->significand; /* 4 bits each */
        reach.exponent = (int16_t)(reach.exponent + scale->exponent);
        if (scale->significand != 0 && !is_larger(largest, &reach)) {
            return pattern;
        }
    }
    return nan - 1;
}

/* element / scale: a quotient of at least 60 bits; its last bit is sticky. */
static void divide(numeral_text *element, const mmaref_value *scale)
{
    mmaref_value *value = &element->value;
    uint64_t dividend;

    if (value->kind >= MMAREF_VALUE_INFINITY || value->significand == 0) {
        return;
    }
    *value = normalised(*value);
    dividend = value->significand;
    value->significand = dividend / scale->significand;
    element->rest = element->rest || dividend % scale->significand != 0;
    value->significand |= element->rest;
    value->exponent = (int16_t)(value->exponent - scale->exponent);
}

static int scale_block(gemm *g, unsigned kind, const block *of, size_t row, size_t column)
{
    gemm_matrix *matrix = &g->matrix[kind], *scales = &g->matrix[kind - GEMM_A + GEMM_SCALE_A];
    mmaref_value most = largest_of_type(matrix->type), largest = largest_of_block(of), scale;
    size_t i;
    numeral got;

    gemm_put(scales, row, column, find_scale(scales->type, &largest, &most, &scale));
    for (i = 0; i < of->count; i++) {
        size_t at = of->first + i * of->step;
        divide(&of->wide[at], &scale);
        of->wide[at].is_pattern = false;
        if (numeral_encode(gemm_name(kind), "", 0, matrix->type, &of->wide[at], &got) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        gemm_put(matrix, at / matrix->columns, at % matrix->columns, got.pattern);
    }
    return EXIT_EQUAL;
}

int gemm_derive(gemm *g)
{
    size_t size = (size_t)g->is.k / g->is.scale_vector, first, line;

    for (first = 0; first < g->k; first += size) {
        size_t count = g->k - first < size ? g->k - first : size;
        for (line = 0; line < g->m; line++) {
            const block of = { g->matrix[GEMM_A].wide, line * g->k + first, 1, count };
            if (scale_block(g, GEMM_A, &of, line, first / size) != EXIT_EQUAL) {
                return EXIT_UNREADABLE;
            }
        }
        for (line = 0; line < g->n; line++) {
            const block of = { g->matrix[GEMM_B].wide, first * g->n + line, g->n, count };
            if (scale_block(g, GEMM_B, &of, first / size, line) != EXIT_EQUAL) {
                return EXIT_UNREADABLE;
            }
        }
    }
    return EXIT_EQUAL;
}
