/* SPDX-License-Identifier: MIT */
/* The fast path: truncated windows and fused multiply-adds of packed elements, in 32-bit arithmetic. It gives what
 * dot_step.c defines, or leaves a step to it: without this file results are the same. */
#include "dot.h"

#if MMAREF_HAS_FAST

#define CHUNK 16 /* products whose sum fits 32 bits: each is below 2^27 */

/* The greater of `max` and a + b, which are ordered by their exponents. */
MMAREF_INLINE int32_t greater_of(int32_t max, int32_t a, int32_t b)
{
    return a + b > max ? a + b : max;
}

/* sum + product / 2^n truncated, where n is the exponent of `top` minus that of the product. floor((p - 1) / 2^n) + 1
 * truncates a negative p (below = -1); at n >= 31 nothing is left. */
MMAREF_INLINE int32_t add_product(int32_t sum, int32_t a, int32_t b, int32_t top)
{
    int32_t product = mmaref_element_significand(a) * mmaref_element_significand(b);
    int32_t below = mmaref_shift_down(product, 31);
    uint32_t down = (uint32_t)(top - (a + b)) >> 16;

    return sum + mmaref_shift_down(product + below, down < 31 ? down : 31) - below;
}

/* The greatest of `max` and the exponents of `count` products, as a sum of packed elements. */
MMAREF_NOINLINE static int32_t max_exponent(const int32_t *a, const int32_t *b, unsigned count, int32_t max)
{
    const int32_t *end = a + count;

    for (; end - a >= 4; a += 4, b += 4) {
        max = greater_of(greater_of(greater_of(greater_of(max, a[0], b[0]), a[1], b[1]), a[2], b[2]), a[3], b[3]);
    }
    for (; a != end; a++, b++) {
        max = greater_of(max, *a, *b);
    }
    return max;
}

/* The sum of the aligned products of one chunk. */
MMAREF_NOINLINE static int32_t sum_chunk(const int32_t *a, const int32_t *b, unsigned count, int32_t top)
{
    const int32_t *end = a + count;
    int32_t sum = 0;

    for (; end - a >= 2; a += 2, b += 2) {
        sum = add_product(sum, a[0], b[0], top);
        sum = add_product(sum, a[1], b[1], top);
    }
    return a != end ? add_product(sum, *a, *b, top) : sum;
}

static int64_t sum_products(const int32_t *a, const int32_t *b, unsigned count, int32_t top)
{
    int64_t sum = 0;

    for (; count > CHUNK; count -= CHUNK, a += CHUNK, b += CHUNK) {
        sum += sum_chunk(a, b, CHUNK, top);
    }
    return sum + sum_chunk(a, b, count, top);
}

/* A running value: magnitude, and exponent of its leading bit; a zero's is below all others. */
typedef struct {
    uint32_t magnitude;
    int32_t exponent;
    bool negative;
} running_value;

/* Unpacks a running value. False for a subnormal, an infinity and a NaN. */
MMAREF_INLINE bool unpack_running(const mmaref_format_row *type, uint32_t bits, running_value *c)
{
    const uint32_t ones = ((uint32_t)1 << type->exponent_bits) - 1, hidden = (uint32_t)1 << type->fraction_bits;
    const uint32_t top = bits >> type->fraction_bits, field = top & ones;

    c->magnitude = bits & (hidden - 1);
    c->exponent = field != 0 ? (int32_t)field - type->bias : MMAREF_EXPONENT_ZERO;
    c->negative = (top & (ones + 1)) != 0;
    if (field == ones || (field == 0 && c->magnitude != 0)) {
        return false;
    }
    c->magnitude |= field != 0 ? hidden : 0;
    return true;
}

/* Rounds a sum in units of 2^grid. False, with *value unchanged, for a sum of zero that may be -0. */
MMAREF_INLINE bool pack_sum(const mmaref_rules *rules, int64_t sum, int32_t grid, uint32_t *value)
{
    const mmaref_format_row *type = rules->step_format;
    uint32_t significand, field;
    int top;

    if (sum == 0 && rules->arithmetic->zero_sign != MMAREF_ZERO_PLUS) {
        return false;
    }
    if (sum == 0) {
        *value = 0;
        return true;
    }
    top = mmaref_normalise(sum < 0 ? (uint64_t)-sum : (uint64_t)sum, &significand);
    field = (uint32_t)(grid + top + type->bias - 1); /* the leading bit adds 1; a subnormal wraps around */
    if (rules->truncates && field < ((uint32_t)1 << type->exponent_bits) - 3) {
        *value = (significand >> (31 - type->fraction_bits)) +
                 ((field + ((uint32_t)(sum < 0) << type->exponent_bits)) << type->fraction_bits);
        return true;
    }
    *value = mmaref_round_pack32(rules->step_format, rules, rules->rounding, sum < 0, significand, grid + top);
    return true;
}

/* A window of the running value (+0 if there is none) and `count` products. *value becomes the result's pattern. */
static bool window_step(const mmaref_rules *rules, const int32_t *a, const int32_t *b, unsigned count,
                        const mmaref_format_row *type, uint32_t *value)
{
    const int32_t fraction_bits = rules->arithmetic->fraction_bits;
    int32_t max = rules->arithmetic->exponent_floor, up;
    int64_t sum;
    running_value c;

    if (!unpack_running(type, *value, &c)) {
        return false;
    }
    max = c.exponent > max ? c.exponent : max;
    max = mmaref_element_exponent(max_exponent(a, b, count, mmaref_element(0, max)));
    if (!MMAREF_IS_TERM(max)) {
        return false; /* all terms are zero */
    }
    sum = sum_products(a, b, count, mmaref_element(0x8000, max + 2 * MMAREF_ELEMENT_FRACTION - fraction_bits));
    up = c.exponent - max + fraction_bits - type->fraction_bits; /* at most 25: max >= C's exponent */
    c.magnitude = up >= 0 ? c.magnitude << up : up > -32 ? c.magnitude >> -up : 0;
    sum += c.negative ? -(int32_t)c.magnitude : (int32_t)c.magnitude;
    return pack_sum(rules, sum, max - fraction_bits, value);
}

#if MMAREF_HAS_EXACT
#define ROOM 34 /* 28 bits may be shifted up by so many */

/* low + high * 2^up, in units of 2^*grid. If `up` exceeds ROOM, low is shifted right instead; it is then below 2^28,
 * while the sum has at least 2^33, so that what it discards counts only as a sticky bit. */
MMAREF_INLINE int64_t add_shifted(int32_t high, int32_t low, int32_t up, int32_t *grid)
{
    int32_t down = up - ROOM;

    if (down > 0) {
        int32_t kept = mmaref_shift_down(low, (unsigned)(down < 31 ? down : 31));
        up = ROOM;
        *grid += down;
        low = kept | (low != 0 && (down >= 31 || kept * ((int32_t)1 << down) != low));
    }
    return (int64_t)high * ((int64_t)1 << up) + low;
}

/* A fused multiply-add: C plus one product, exact but for a sticky bit. */
static bool fma_step(const mmaref_rules *rules, int32_t a, int32_t b, const mmaref_format_row *type, uint32_t *value)
{
    const int32_t product = mmaref_element_significand(a) * mmaref_element_significand(b);
    int32_t grid = mmaref_element_exponent(a + b) - 2 * MMAREF_ELEMENT_FRACTION, c_grid, signed_c;
    int64_t sum;
    running_value c;

    if (!unpack_running(type, *value, &c)) {
        return false;
    }
    signed_c = c.negative ? -(int32_t)c.magnitude : (int32_t)c.magnitude;
    c_grid = c.exponent - type->fraction_bits;
    if (c.magnitude == 0) {
        sum = product;
    } else if (c_grid >= grid) { /* a zero product has the lowest grid */
        sum = add_shifted(signed_c, product, c_grid - grid, &grid);
    } else {
        sum = add_shifted(product, signed_c, grid - c_grid, &c_grid);
        grid = c_grid;
    }
    return pack_sum(rules, sum, grid, value);
}
#endif

static bool fast_step(const mmaref_rules *rules, const int32_t *a, const int32_t *b, unsigned count,
                      const mmaref_format_row *type, uint32_t *value)
{
#if MMAREF_HAS_EXACT
    if (mmaref_is_exact(rules)) {
        return fma_step(rules, *a, *b, type, value);
    }
#endif
    return window_step(rules, a, b, count, type, value);
}

uint8_t mmaref_fast_steps(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b, uint8_t first,
                          const mmaref_format_row *type, uint32_t *bits)
{
    const unsigned end = (unsigned)first + rules->group;
    unsigned at = first, count;

    for (; at != end; at += count, type = rules->step_format) {
        count = end - at;
        count = rules->products < count ? rules->products : count;
        if (!fast_step(rules, a->at.elements + at, b->at.elements + at, count, type, bits)) {
            break;
        }
    }
    return (uint8_t)at;
}
#endif
