/* SPDX-License-Identifier: MIT */
/* The one fast way: the steps that chips take, in words of 32 bits. step.c gives the same of any step, so that nothing
 * but time changes without this file. */
#include "dot.h"

#if MMAREF_HAS_FAST

#define CHUNK 16 /* products whose sum fits 32 bits: each is below 2^27 */

/* The greater one of `max` and the sum of two elements, whose exponents decide. */
MMAREF_INLINE int32_t greater(int32_t max, int32_t a, int32_t b)
{
    return a + b > max ? a + b : max;
}

/* The sum and a product, shifted down by the exponent of `top` less its own: its magnitude is truncated, for 1 is taken
 * from a negative one before it is rounded down, and given back. */
MMAREF_INLINE int32_t add_product(int32_t sum, int32_t a, int32_t b, int32_t top)
{
    int32_t product = mmaref_element_significand(a) * mmaref_element_significand(b);
    int32_t below = mmaref_shift_down(product, 31);
    uint32_t down = (uint32_t)(top - (a + b)) >> 16;

    return sum + mmaref_shift_down(product + below, down < 31 ? down : 31) - below;
}

/* The maximum exponent of `count` products, as an element's, if it is above that of `max`. */
MMAREF_NOINLINE static int32_t max_exponent(const int32_t *a, const int32_t *b, unsigned count, int32_t max)
{
    const int32_t *end = a + count;

    for (; end - a >= 4; a += 4, b += 4) {
        max = greater(greater(greater(greater(max, a[0], b[0]), a[1], b[1]), a[2], b[2]), a[3], b[3]);
    }
    for (; a != end; a++, b++) {
        max = greater(max, *a, *b);
    }
    return max;
}

/* The sum of products of one chunk. */
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

/* A running value: its magnitude and the exponent of its leading bit, which of a zero is below all. */
typedef struct {
    uint32_t magnitude;
    int32_t exponent;
    bool negative;
} running;

/* False for a subnormal, an infinity and a NaN. */
MMAREF_INLINE bool open_running(const mmaref_format_row *type, uint32_t bits, running *c)
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

/* Rounds a sum in units of 2^grid. False for a sum of zero that may be -0; *value stays what it is then. */
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
    field = (uint32_t)(grid + top + type->bias - 1); /* the leading bit makes it one more; a subnormal's wraps around */
    if (rules->truncates && field < ((uint32_t)1 << type->exponent_bits) - 3) {
        *value = (significand >> (31 - type->fraction_bits)) +
                 ((field + ((uint32_t)(sum < 0) << type->exponent_bits)) << type->fraction_bits);
        return true;
    }
    *value = mmaref_round_pack32(rules->step_format, rules, rules->rounding, sum < 0, significand, grid + top);
    return true;
}

/* A window: the running value, which may be +0 where the block has none, and so many products. It becomes a pattern of
 * rules->step_format. */
static bool take_window(const mmaref_rules *rules, const int32_t *a, const int32_t *b, unsigned count,
                        const mmaref_format_row *type, uint32_t *value)
{
    const int32_t fraction_bits = rules->arithmetic->fraction_bits;
    int32_t max = rules->arithmetic->exponent_floor, up;
    int64_t sum;
    running c;

    if (!open_running(type, *value, &c)) {
        return false;
    }
    max = c.exponent > max ? c.exponent : max;
    max = mmaref_element_exponent(max_exponent(a, b, count, mmaref_element(0, max)));
    if (!MMAREF_IS_TERM(max)) {
        return false; /* all terms are zeros */
    }
    sum = sum_products(a, b, count, mmaref_element(0x8000, max + 2 * MMAREF_ELEMENT_FRACTION - fraction_bits));
    up = c.exponent - max + fraction_bits - type->fraction_bits; /* below 25, as max is no less than C's exponent */
    c.magnitude = up >= 0 ? c.magnitude << up : up > -32 ? c.magnitude >> -up : 0;
    sum += c.negative ? -(int32_t)c.magnitude : (int32_t)c.magnitude;
    return pack_sum(rules, sum, max - fraction_bits, value);
}

#if MMAREF_HAS_EXACT
#define ROOM 34 /* places by which 28 bits may be shifted up */

/* low plus high * 2^up, in units of 2^*grid: where there is no room for so many places, low is shifted down, and what
 * it loses leaves a sticky bit far below all that is kept. */
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

/* A fused multiply-add: C and one product, of which no bit is lost. */
static bool take_fma(const mmaref_rules *rules, int32_t a, int32_t b, const mmaref_format_row *type, uint32_t *value)
{
    const int32_t product = mmaref_element_significand(a) * mmaref_element_significand(b);
    int32_t grid = mmaref_element_exponent(a + b) - 2 * MMAREF_ELEMENT_FRACTION, c_grid, signed_c;
    int64_t sum;
    running c;

    if (!open_running(type, *value, &c)) {
        return false;
    }
    signed_c = c.negative ? -(int32_t)c.magnitude : (int32_t)c.magnitude;
    c_grid = c.exponent - type->fraction_bits;
    if (c.magnitude == 0) {
        sum = product;
    } else if (c_grid >= grid) { /* that of a product of zero is below all */
        sum = add_shifted(signed_c, product, c_grid - grid, &grid);
    } else {
        sum = add_shifted(product, signed_c, grid - c_grid, &c_grid);
        grid = c_grid;
    }
    return pack_sum(rules, sum, grid, value);
}
#endif

static bool take_fast_step(const mmaref_rules *rules, const int32_t *a, const int32_t *b, unsigned count,
                      const mmaref_format_row *type, uint32_t *value)
{
#if MMAREF_HAS_EXACT
    if (mmaref_is_exact(rules)) {
        return take_fma(rules, *a, *b, type, value);
    }
#endif
    return take_window(rules, a, b, count, type, value);
}

uint8_t mmaref_fast_steps(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b, uint8_t first,
                          const mmaref_format_row *type, uint32_t *bits)
{
    const unsigned end = (unsigned)first + rules->group;
    unsigned at = first, count;

    for (; at != end; at += count, type = rules->step_format) {
        count = end - at;
        count = rules->products < count ? rules->products : count;
        if (!take_fast_step(rules, a->at.elements + at, b->at.elements + at, count, type, bits)) {
            break;
        }
    }
    return (uint8_t)at;
}
#endif
