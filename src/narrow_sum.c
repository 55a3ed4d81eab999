/* SPDX-License-Identifier: MIT */
/* Sums of products of several columns, in runs that compilers turn into vector code. See mmaref_internal.h. */
#include "mmaref_internal.h"

#ifndef MMAREF_SMALL_STACK

#define LONG_RUN 16
#define RUN 8

static inline int16_t largest_of(const int16_t *p, const int16_t *q, uint8_t count, int16_t largest)
{
    uint8_t k;

    for (k = 0; k < count; k++) {
        int16_t exponent = (int16_t)(p[k] + q[k]);
        largest = exponent > largest ? exponent : largest;
    }
    return largest;
}

/* The length of the next run. */
static inline uint8_t run_of(int left)
{
    return (uint8_t)(left >= LONG_RUN ? LONG_RUN : left >= RUN ? RUN : left);
}

void mmaref_narrow_largest(mmaref_narrow_row *r, uint8_t first, uint8_t end)
{
    uint8_t columns = r->columns, column, count;

    for (; first < end; first = (uint8_t)(first + count)) {
        const int16_t *p = r->a.exponent + first, *q = r->b.exponent + first;
        count = run_of(end - first);
        for (column = 0; column < columns; column++, q += r->stride) {
            int16_t largest = r->largest[column];
            r->largest[column] = count == LONG_RUN ? largest_of(p, q, LONG_RUN, largest)
                                 : count == RUN    ? largest_of(p, q, RUN, largest)
                                                   : largest_of(p, q, count, largest);
        }
    }
}

/* value / 2^bits rounded down: compilers know it as one instruction. */
static inline int32_t shifted_down(int32_t value, int16_t bits)
{
    return value < 0 ? ~(~value >> bits) : value >> bits;
}

static inline int32_t add_eight(int32_t sum, const int32_t *term, const int16_t *shift)
{
    sum += shifted_down(term[0], shift[0]);
    sum += shifted_down(term[1], shift[1]);
    sum += shifted_down(term[2], shift[2]);
    sum += shifted_down(term[3], shift[3]);
    sum += shifted_down(term[4], shift[4]);
    sum += shifted_down(term[5], shift[5]);
    sum += shifted_down(term[6], shift[6]);
    sum += shifted_down(term[7], shift[7]);
    return sum;
}

/* The sum of at most LONG_RUN products truncated to a grid; `base` is the shift of a product of exponent 0.
 * A zero is zero however far it is shifted. Negative ones are cut in one's complement. */
static inline int32_t sum_of(const uint16_t *x, const int16_t *p, const uint16_t *y, const int16_t *q, uint8_t count,
                             int16_t base)
{
    int32_t term[LONG_RUN];
    int16_t shift[LONG_RUN];
    int32_t sum = 0;
    uint8_t k;

    for (k = 0; k < count; k++) {
        int32_t sign = (uint16_t)(x[k] ^ y[k]) >> 15;
        int16_t down = (int16_t)(base - p[k] - q[k]);
        term[k] = ((int32_t)(x[k] & 0x7fff) * (int32_t)(y[k] & 0x7fff)) ^ -sign;
        sum += sign;
        shift[k] = down < 31 ? down : 31;
    }
    for (k = count; k % 8 != 0; k++) {
        term[k] = 0;
        shift[k] = 0;
    }
    for (k = 0; k < count; k = (uint8_t)(k + 8)) {
        sum = add_eight(sum, term + k, shift + k);
    }
    return sum;
}

void mmaref_narrow_sum(mmaref_narrow_row *r, uint8_t first, uint8_t end)
{
    int16_t above = (int16_t)(2 * MMAREF_FACTOR_FRACTION - r->rules->arithmetic->fraction_bits);
    uint8_t columns = r->columns, column, count;

    for (column = 0; column < columns; column++) {
        int16_t down = (int16_t)(r->largest[column] + above - r->exponent[column]);
        int32_t kept = (int32_t)((r->value[column] & 0x7fffffff) >> (down < 31 ? down : 31));
        r->sum[column] = r->value[column] >> 31 != 0 ? -kept : kept;
    }
    for (; first < end; first = (uint8_t)(first + count)) {
        const uint16_t *x = r->a.significand + first, *y = r->b.significand + first;
        const int16_t *p = r->a.exponent + first, *q = r->b.exponent + first;
        count = run_of(end - first);
        for (column = 0; column < columns; column++, y += r->stride, q += r->stride) {
            int16_t base = (int16_t)(r->largest[column] + above);
            r->sum[column] += count == LONG_RUN ? sum_of(x, p, y, q, LONG_RUN, base)
                              : count == RUN    ? sum_of(x, p, y, q, RUN, base)
                                                : sum_of(x, p, y, q, count, base);
        }
    }
}

#endif
