/* SPDX-License-Identifier: MIT */
/* The common step, for speed: four products at a time, in all columns of a tile. See dot.h. */
#include "dot.h"

#define GUARDS(bits) ((bits) == 8 ? 0x80808080u : 0x80008000u) /* the highest bits of the lanes of a word */
#define MARK(bits) ((bits) == 8 ? 0x40 : 0x4000) /* sums of lanes of products that are not zero are not less */
#define ONES(bits) ((bits) == 8 ? 0x01010101u : 0x00010001u)   /* their lowest bits */

/* value / 2^bits rounded down: compilers know it as one instruction. */
MMAREF_INLINE int32_t shift_down(int32_t value, unsigned bits)
{
    return value < 0 ? ~(~value >> bits) : value >> bits;
}

/* sum + product / 2^shift, truncated: rounded down after 1 is taken from a negative product, and
 * given back. Pre: |product| < 2^31. */
MMAREF_INLINE int32_t add_term(int32_t sum, int32_t x, int32_t y, uint32_t shift)
{
    int32_t product = x * y, below = shift_down(product, 31); /* -1 of a negative one */

    return sum + shift_down(product + below, shift & 31) - below;
}

/* The greater of each lane. Pre: the guards are clear. */
MMAREF_INLINE uint32_t greater_lanes(uint32_t x, uint32_t y, unsigned bits)
{
    uint32_t chosen = ((x | GUARDS(bits)) - y) & GUARDS(bits); /* the guard stays where x is not less */

    chosen -= chosen >> (bits - 1); /* all bits of such a lane but the guard */
    return y ^ ((x ^ y) & chosen);
}

/* The greatest lane of a word, at least `mark` if some product is not zero. */
MMAREF_INLINE int32_t greatest_lane(uint32_t max, unsigned bits)
{
    uint32_t other;

    if (bits == 8) {
        max = greater_lanes(max >> 16, max & 0xffff, bits);
    }
    other = max >> bits & (((uint32_t)1 << bits) - 1);
    max &= ((uint32_t)1 << bits) - 1;
    return (int32_t)(max > other ? max : other);
}

/* Lanes of shifts, of which those above 31 become 31. Pre: lanes are less than 160, or 0x8000. */
MMAREF_INLINE uint32_t clamp(uint32_t shifts, unsigned bits)
{
    uint32_t far = (shifts + GUARDS(bits) - 32 * ONES(bits)) & GUARDS(bits);

    return shifts | (far - (far >> (bits - 1)));
}

/* Adds the four products of a group; their shifts are in lanes, those of the first two in `low`. */
MMAREF_INLINE int32_t add_group(int32_t sum, const mmaref_packed *a, const mmaref_packed *b, uint32_t low,
                                uint32_t high)
{
    sum = add_term(sum, a[0].significand[0], b[0].significand[0], low);
    sum = add_term(sum, a[0].significand[1], b[0].significand[1], low >> 16);
    sum = add_term(sum, a[1].significand[0], b[1].significand[0], high);
    return add_term(sum, a[1].significand[1], b[1].significand[1], high >> 16);
}

MMAREF_NOINLINE static uint32_t clamp8(uint32_t shifts)
{
    return clamp(shifts, 8);
}

/* The same of 8-bit lanes, few of which need to be clamped. */
MMAREF_INLINE int32_t add_group8(int32_t sum, const mmaref_packed *a, const mmaref_packed *b, uint32_t shifts)
{
    if ((shifts & ~(31 * ONES(8))) != 0) {
        shifts = clamp8(shifts);
    }
    return add_group(sum, a, b, shifts, shifts >> 8);
}

/* The lane of the max exponent, in all lanes: products are shifted down by it less the sum of their lanes,
 * and `above`, which may be so much that nothing is left. */
MMAREF_INLINE uint32_t top_of(int32_t max, int32_t above, unsigned bits)
{
    int32_t top = max + above;

    return (uint32_t)(bits == 8 && top > 159 ? 159 : top) * ONES(bits);
}

/* The sum of the products of four groups of 8-bit lanes: the most common step, for which loops are written out.
 * *max is the lane of the max exponent of the other terms, and becomes that of all. Each shifted product is less
 * than 2^27, the sum less than 2^31. */
MMAREF_INLINE int32_t sum_sixteen(const mmaref_packed *a, const mmaref_packed *b, int32_t above, int32_t *max)
{
    uint32_t first = a[2].lanes + b[2].lanes, second = a[5].lanes + b[5].lanes;
    uint32_t third = a[8].lanes + b[8].lanes, fourth = a[11].lanes + b[11].lanes, top;
    int32_t most, sum;

    top = greater_lanes(second, first, 8);
    top = greater_lanes(third, top, 8);
    top = greater_lanes(fourth, top, 8);
    most = greatest_lane(top, 8);
    if (most < MARK(8)) {
        return 0;
    }
    *max = most > *max ? most : *max;
    top = top_of(*max, above, 8);
    sum = add_group8(0, a, b, top - first);
    sum = add_group8(sum, a + 3, b + 3, top - second);
    sum = add_group8(sum, a + 6, b + 6, top - third);
    return add_group8(sum, a + 9, b + 9, top - fourth);
}

/* The fields of a type. */
typedef struct {
    int32_t fraction_bits, exponent_bits, bias;
} fields;

/* What the columns of a step have in common. */
typedef struct {
    const mmaref_dot_rules *rules;
    unsigned groups, bits;
    int32_t origin;        /* of the sum of two lanes */
    int32_t fraction_bits; /* kept below the max exponent */
    int32_t above;         /* see top_of */
    bool f32;              /* running values are of this type, before and after */
    fields from, to;       /* of the running values before and after */
} common;

/* The greatest lane of so many groups. */
MMAREF_INLINE int32_t greatest_of(const mmaref_packed *a, const mmaref_packed *b, unsigned groups, unsigned bits)
{
    const unsigned words = bits == 8 ? 3 : 4;
    uint32_t top = 0;
    unsigned i;

    for (i = 0; i < groups * words; i += words) {
        top = greater_lanes(a[i + 2].lanes + b[i + 2].lanes, top, bits);
        if (bits != 8) {
            top = greater_lanes(a[i + 3].lanes + b[i + 3].lanes, top, bits);
        }
    }
    return greatest_lane(top, bits);
}

/* As sum_sixteen, of any number of groups. */
MMAREF_INLINE int64_t sum_groups(const common *s, const mmaref_packed *a, const mmaref_packed *b, int32_t *max,
                                 unsigned bits)
{
    const unsigned words = bits == 8 ? 3 : 4;
    int32_t most = greatest_of(a, b, s->groups, bits);
    unsigned groups = s->groups;
    int64_t sum = 0;
    uint32_t top;

    if (most < MARK(bits)) {
        return 0;
    }
    *max = most > *max ? most : *max;
    top = top_of(*max, s->above, bits);
    for (; groups != 0; groups--, a += words, b += words) {
        uint32_t low = clamp(top - a[2].lanes - b[2].lanes, bits);
        uint32_t high = bits == 8 ? low >> 8 : clamp(top - a[3].lanes - b[3].lanes, bits);
        sum += add_group(0, a, b, low, high);
    }
    return sum;
}

/* A product, below 2^31, aligned as the block says: 2^up times as much, up being at most 31. */
MMAREF_INLINE int64_t align_product(const common *s, int32_t product, int32_t up)
{
    uint32_t magnitude = product < 0 ? 0 - (uint32_t)product : (uint32_t)product;

    if (up >= 0) {
        return (int64_t)((uint64_t)(uint32_t)shift_down(shift_down(product, 1), 31 - (unsigned)up) << 32 |
                         (uint32_t)product << up);
    }
    if (up > -32 && (uint32_t)product << (32 + up) == 0) { /* nothing is lost */
        return shift_down(product, (unsigned)-up);
    }
    return product == 0 ? 0 : mmaref_align(s->rules, magnitude, product < 0, up);
}

/* The same of terms that are aligned in any other way. */
MMAREF_INLINE int64_t sum_wide(const common *s, const mmaref_packed *a, const mmaref_packed *b, int32_t *max,
                               unsigned bits)
{
    const unsigned words = bits == 8 ? 3 : 4, mask = bits == 8 ? 0xff : 0xffff;
    int32_t most = greatest_of(a, b, s->groups, bits), least;
    unsigned groups = s->groups;
    int64_t sum = 0;

    if (most < MARK(bits)) {
        return 0;
    }
    *max = most > *max ? most : *max;
    least = *max + s->above;
    for (; groups != 0; groups--, a += words, b += words) {
        uint32_t lanes = a[2].lanes + b[2].lanes;
        unsigned i;
        for (i = 0; i < 2; i++) {
            sum += align_product(s, a[i].significand[0] * (int32_t)b[i].significand[0],
                                 (int32_t)(lanes & mask) - least);
            sum += align_product(s, a[i].significand[1] * (int32_t)b[i].significand[1],
                                 (int32_t)(lanes >> 16 & mask) - least);
            lanes = bits == 8 ? lanes >> 8 : a[3].lanes + b[3].lanes;
        }
    }
    return sum;
}

MMAREF_NOINLINE static int64_t sum_any(const common *s, const mmaref_packed *a, const mmaref_packed *b, int32_t *max)
{
    return s->bits == 8 ? sum_groups(s, a, b, max, 8) : sum_groups(s, a, b, max, 16);
}

MMAREF_NOINLINE static int64_t sum_any_wide(const common *s, const mmaref_packed *a, const mmaref_packed *b,
                                            int32_t *max)
{
    return s->bits == 8 ? sum_wide(s, a, b, max, 8) : sum_wide(s, a, b, max, 16);
}

/* A running value, a pattern: the lane of its exponent, and its magnitude in units of 2^-fraction_bits of that;
 * of a zero the lane is below all. */
typedef struct {
    int32_t lane, magnitude;
    bool negative;
} running;

/* False for a subnormal, an infinity and a NaN. */
MMAREF_INLINE bool unpack_common(const common *s, const fields *type, uint32_t bits, running *value)
{
    unsigned fraction_bits = (unsigned)type->fraction_bits, exponent_bits = (unsigned)type->exponent_bits;
    uint32_t hidden = (uint32_t)1 << fraction_bits, fraction = bits & (hidden - 1);
    uint32_t ones = ((uint32_t)1 << exponent_bits) - 1, top = bits >> fraction_bits, field = top & ones;

    value->negative = (top & (ones + 1)) != 0;
    value->magnitude = (int32_t)(hidden | fraction);
    value->lane = (int32_t)field - type->bias + s->origin;
    if (field - 1 < ones - 1) {
        return true;
    }
    value->magnitude = 0;
    value->lane = -0x4000;
    return field == 0 && fraction == 0;
}

/* c, aligned to the max exponent. */
MMAREF_INLINE int32_t align_common(const common *s, const fields *type, const running *c, int32_t max)
{
    int32_t up = c->lane - max + s->fraction_bits - type->fraction_bits;
    int32_t kept = up >= 0 ? c->magnitude << up : up > -32 ? c->magnitude >> -up : 0;

    return c->negative ? -kept : kept;
}

/* The pattern that a magnitude, not 0, in units of 2^exponent rounds to; whether it is a normal number. */
MMAREF_INLINE bool round_common(const mmaref_dot_rules *rules, const fields *type, bool negative, uint32_t magnitude,
                                int32_t exponent, uint32_t *value)
{
    unsigned fraction_bits = (unsigned)type->fraction_bits, exponent_bits = (unsigned)type->exponent_bits,
             lost = rules->lost;
    int top = mmaref_highest_bit32(magnitude);
    uint32_t field = (uint32_t)(exponent + top + type->bias - 1); /* but for the leading bit */
    uint32_t rest;

    magnitude <<= 31 - top;
    rest = magnitude << (32 - lost);
    magnitude >>= lost;
    if (rules->rounding != MMAREF_ROUND_ZERO && rest != 0) {
        magnitude += mmaref_rounds_up(rules->rounding, negative, (magnitude & 1) != 0, rest) ? 1u : 0u;
    }
    *value = (magnitude << (fraction_bits + lost - 31)) +
             ((field + ((uint32_t)negative << exponent_bits)) << fraction_bits);
    return field < ((uint32_t)1 << exponent_bits) - 3;
}

/* The value behind a step whose terms are `c` and at most 16 products, of which the sum is given, aligned to `max`:
 * whether it is common. */
MMAREF_INLINE bool finish_short(const common *s, const fields *from, const fields *to, const running *c, int32_t max,
                                int32_t products, uint32_t *value)
{
    uint32_t sum = (uint32_t)products, aligned = (uint32_t)align_common(s, from, c, max), total = sum + aligned;
    /* |total| < 2^31 + 2^27: beyond 31 bits only the sign is wrong. */
    bool negative = (total ^ ((sum ^ total) & (aligned ^ total))) >> 31 != 0;

    if (total == 0) {
        *value = 0;
        return s->rules->arithmetic->zero_sign == MMAREF_ZERO_PLUS;
    }
    return round_common(s->rules, to, negative, negative ? 0 - total : total, max - s->origin - s->fraction_bits,
                        value);
}

/* The same of any number of products. */
MMAREF_INLINE bool finish_long(const common *s, const running *c, int32_t max, int64_t products, uint32_t *value)
{
    int64_t total = products;
    uint32_t magnitude;
    int32_t up;

    if (s->rules->narrow) {
        total += align_common(s, &s->from, c, max);
    } else {
        up = c->lane - max + s->fraction_bits - s->from.fraction_bits;
        total += mmaref_align(s->rules, (uint32_t)c->magnitude, c->negative, up);
    }

    if (total == 0) {
        *value = 0;
        return s->rules->arithmetic->zero_sign == MMAREF_ZERO_PLUS;
    }
    up = mmaref_normalise(total < 0 ? (uint64_t)-total : (uint64_t)total, &magnitude) - 31;
    return round_common(s->rules, &s->to, total < 0, magnitude, max + up - s->origin - s->fraction_bits, value);
}

/* The lane of the max exponent of the terms that are no products. */
MMAREF_INLINE int32_t max_of_others(const common *s, const running *c)
{
    int32_t floor = s->rules->arithmetic->exponent_floor + s->origin;

    return c->lane > floor ? c->lane : floor;
}

static const fields f32 = { 23, 8, 127 };

/* One column of mmaref_step_tile, of f32 throughout and 16 products with lanes of 8 bits, which is the most common:
 * whether it is common. */
MMAREF_INLINE bool step_f32(const common *s, const mmaref_packed *a, const mmaref_packed *b, uint32_t *value)
{
    int32_t max, sum;
    running c;

    if (!unpack_common(s, &f32, *value, &c)) {
        return false;
    }
    max = max_of_others(s, &c);
    sum = sum_sixteen(a, b, s->above, &max);
    return finish_short(s, &f32, &f32, &c, max, sum, value);
}

/* The same of any other. */
MMAREF_NOINLINE static bool step_any(const common *s, const mmaref_packed *a, const mmaref_packed *b, uint32_t *value)
{
    int32_t max;
    int64_t sum;
    running c;

    if (!unpack_common(s, &s->from, *value, &c)) {
        return false;
    }
    max = max_of_others(s, &c);
    sum = s->rules->narrow ? sum_any(s, a, b, &max) : sum_any_wide(s, a, b, &max);
    return finish_long(s, &c, max, sum, value);
}

#if MMAREF_VECTOR
/* Eight columns of f32 at once. */
static unsigned step_vectors(const common *s, const mmaref_tile *tile, uint64_t *value, unsigned special)
{
    int32_t max[8], sum[8];
    running c[8];
    unsigned j;

    for (j = 0; j < 8; j++) {
        special |= unpack_common(s, &f32, (uint32_t)value[j], &c[j]) ? 0 : 1u << j;
        max[j] = max_of_others(s, &c[j]);
    }
    mmaref_vectors_sum(tile, s->above, max, sum);
    for (j = 0; j < 8; j++) {
        uint32_t result = 0;
        if ((special >> j & 1) == 0 && finish_short(s, &f32, &f32, &c[j], max[j], sum[j], &result)) {
            value[j] = result;
        } else {
            special |= 1u << j;
        }
    }
    return special;
}
#endif

static void open_fields(fields *f, const mmaref_format_row *type)
{
    f->fraction_bits = type->fraction_bits;
    f->exponent_bits = type->exponent_bits;
    f->bias = type->bias;
}

unsigned mmaref_step_tile(const mmaref_step *step, const mmaref_format_row *type, uint64_t *value, uint8_t columns,
                          unsigned special)
{
    const mmaref_tile *tile = step->tile;
    const mmaref_packed *a = tile->words + step->first / 4 * mmaref_group_words(tile);
    const mmaref_packed *b = a + step->column * tile->line_words;
    unsigned stride = tile->line_words, j;
    common s;

    s.rules = step->rules;
    open_fields(&s.from, type);
    open_fields(&s.to, s.rules->step);
    s.groups = (step->count + 3u) / 4;
    s.bits = tile->lane_bits;
    s.origin = mmaref_tile_origin(tile);
    s.fraction_bits = s.rules->arithmetic->fraction_bits;
    s.above = MMAREF_PRODUCT_FRACTION - s.fraction_bits;
    s.f32 = s.rules->narrow && s.groups == 4 && s.bits == 8 && type == s.rules->step &&
            type == &mmaref_format_rows[MMAREF_TYPE_F32];
#if MMAREF_VECTOR
    if (s.f32 && tile->in_lanes && columns == 8) {
        return step_vectors(&s, tile, value, special);
    }
#endif
    for (j = 0; j < columns; j++) {
        uint32_t result = (uint32_t)value[j];
        bool common;
        b += stride;
        if ((special >> j & 1) != 0) {
            continue;
        }
        common = s.f32 ? step_f32(&s, a, b, &result) : step_any(&s, a, b, &result);
        if (common) {
            value[j] = result;
        } else {
            special |= 1u << j;
        }
    }
    return special;
}
