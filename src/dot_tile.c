/* SPDX-License-Identifier: MIT */
/* The common step, for speed: four products at a time. See dot.h. */
#include "dot.h"

/* sum + product / 2^shift, truncated: rounded down after 1 is taken from a negative product, and
 * given back. Pre: |product| < 2^31. */
MMAREF_INLINE int32_t add_term(int32_t sum, int32_t x, int32_t y, uint32_t shift)
{
    int32_t product = x * y, below = mmaref_shift_down(product, 31); /* -1 of a negative one */

    return sum + mmaref_shift_down(product + below, shift & 31) - below;
}

/* Lanes of shifts, of which those above 31 become 31. Pre: lanes are at most MMAREF_FAR_LANE, or 0x8000. */
MMAREF_INLINE uint32_t clamp(uint32_t shifts, unsigned bits)
{
    uint32_t far = (shifts + MMAREF_GUARDS(bits) - 32 * MMAREF_ONES(bits)) & MMAREF_GUARDS(bits);

    return shifts | (far - (far >> (bits - 1)));
}

/* Adds the four products of a group; their shifts are in lanes, those of the first two in `low`. */
MMAREF_INLINE int32_t add_group(int32_t sum, const mmaref_packed *a, const mmaref_packed *b, uint32_t low,
                                uint32_t high)
{
    sum = add_term(sum, mmaref_significand(&a[0], 0), mmaref_significand(&b[0], 0), low);
    sum = add_term(sum, mmaref_significand(&a[0], 1), mmaref_significand(&b[0], 1), low >> 16);
    sum = add_term(sum, mmaref_significand(&a[1], 0), mmaref_significand(&b[1], 0), high);
    return add_term(sum, mmaref_significand(&a[1], 1), mmaref_significand(&b[1], 1), high >> 16);
}

MMAREF_NOINLINE static uint32_t clamp8(uint32_t shifts)
{
    return clamp(shifts, 8);
}

/* The same of 8-bit lanes, few of which need to be clamped. */
MMAREF_INLINE int32_t add_group8(int32_t sum, const mmaref_packed *a, const mmaref_packed *b, uint32_t shifts)
{
    if ((shifts & ~(31 * MMAREF_ONES(8))) != 0) {
        shifts = clamp8(shifts);
    }
    return add_group(sum, a, b, shifts, shifts >> 8);
}

/* The lane of the max exponent, in all lanes: products are shifted down by it less the sum of their lanes,
 * and `above`, which may be so much that nothing is left. */
MMAREF_INLINE uint32_t top_of(int32_t max, int32_t above, unsigned bits)
{
    int32_t top = max + above;

    return (uint32_t)(bits == 8 && top > MMAREF_FAR_LANE ? MMAREF_FAR_LANE : top) * MMAREF_ONES(bits);
}

/* The sum of the products of four groups of 8-bit lanes: the most common step, for which loops are written out.
 * *max is the lane of the max exponent of the other terms, and becomes that of all. Each shifted product is less
 * than 2^27, the sum less than 2^31. */
MMAREF_INLINE int32_t sum_sixteen(const mmaref_packed *a, const mmaref_packed *b, int32_t above, int32_t *max)
{
    uint32_t first = a[2].word + b[2].word, second = a[5].word + b[5].word;
    uint32_t third = a[8].word + b[8].word, fourth = a[11].word + b[11].word, top;
    int32_t most, sum;

    top = mmaref_greater_lanes(second, first, 8);
    top = mmaref_greater_lanes(third, top, 8);
    top = mmaref_greater_lanes(fourth, top, 8);
    most = mmaref_greatest_lane(top, 8);
    if (most < MMAREF_MARK(8)) {
        return 0;
    }
    *max = most > *max ? most : *max;
    top = top_of(*max, above, 8);
    sum = add_group8(0, a, b, top - first);
    sum = add_group8(sum, a + 3, b + 3, top - second);
    sum = add_group8(sum, a + 6, b + 6, top - third);
    return add_group8(sum, a + 9, b + 9, top - fourth);
}

/* The greatest lane of so many groups. */
MMAREF_INLINE int32_t greatest_of(const mmaref_packed *a, const mmaref_packed *b, unsigned groups, unsigned bits)
{
    const unsigned words = MMAREF_GROUP_WORDS(bits);
    uint32_t top = 0;
    unsigned i;

    for (i = 0; i < groups * words; i += words) {
        top = mmaref_greater_lanes(a[i + 2].word + b[i + 2].word, top, bits);
        if (bits != 8) {
            top = mmaref_greater_lanes(a[i + 3].word + b[i + 3].word, top, bits);
        }
    }
    return mmaref_greatest_lane(top, bits);
}

/* As sum_sixteen, of any number of groups. */
MMAREF_INLINE int64_t sum_groups(const mmaref_packed *a, const mmaref_packed *b, unsigned groups, int32_t above,
                                 int32_t *max, unsigned bits)
{
    const unsigned words = MMAREF_GROUP_WORDS(bits);
    int32_t most = greatest_of(a, b, groups, bits);
    int64_t sum = 0;
    uint32_t top;

    if (most < MMAREF_MARK(bits)) {
        return 0;
    }
    *max = most > *max ? most : *max;
    top = top_of(*max, above, bits);
    for (; groups != 0; groups--, a += words, b += words) {
        uint32_t low = clamp(top - a[2].word - b[2].word, bits);
        uint32_t high = bits == 8 ? low >> 8 : clamp(top - a[3].word - b[3].word, bits);
        sum += add_group(0, a, b, low, high);
    }
    return sum;
}

/* A product, below 2^31, aligned as the block says: 2^up times as much, up being at most 31. */
MMAREF_INLINE int64_t align_product(const mmaref_dot_rules *rules, int32_t product, int32_t up)
{
    uint32_t magnitude = product < 0 ? 0 - (uint32_t)product : (uint32_t)product;

    if (up >= 0) {
        return mmaref_scale_up(product, (unsigned)up);
    }
    if (up > -32 && (uint32_t)product << (32 + up) == 0) { /* nothing is lost */
        return mmaref_shift_down(product, (unsigned)-up);
    }
    return product == 0 ? 0 : mmaref_align(rules, magnitude, product < 0, up);
}

/* The same of terms that are aligned in any other way. */
MMAREF_NOINLINE static int64_t sum_wide(const mmaref_dot_rules *rules, const mmaref_packed *a, const mmaref_packed *b,
                                        unsigned groups, int32_t *max, unsigned bits)
{
    const unsigned words = MMAREF_GROUP_WORDS(bits), mask = ((uint32_t)1 << bits) - 1;
    int32_t most = bits == 8 ? greatest_of(a, b, groups, 8) : greatest_of(a, b, groups, 16), least;
    int64_t sum = 0;

    if (most < MMAREF_MARK(bits)) {
        return 0;
    }
    *max = most > *max ? most : *max;
    least = *max + MMAREF_PRODUCT_FRACTION - (int32_t)rules->arithmetic->fraction_bits;
    for (; groups != 0; groups--, a += words, b += words) {
        uint32_t lanes = a[2].word + b[2].word;
        unsigned i;
        for (i = 0; i < 2; i++) {
            sum += align_product(rules, mmaref_significand(&a[i], 0) * mmaref_significand(&b[i], 0),
                                 (int32_t)(lanes & mask) - least);
            sum += align_product(rules, mmaref_significand(&a[i], 1) * mmaref_significand(&b[i], 1),
                                 (int32_t)(lanes >> 16 & mask) - least);
            lanes = bits == 8 ? lanes >> 8 : a[3].word + b[3].word;
        }
    }
    return sum;
}

/* A type: its fields. */
typedef struct {
    int32_t fraction_bits, exponent_bits, bias;
} fields;

static const fields f32 = { 23, 8, 127 };

static inline fields fields_of(const mmaref_format_row *type)
{
    fields f;

    f.fraction_bits = type->fraction_bits;
    f.exponent_bits = type->exponent_bits;
    f.bias = type->bias;
    return f;
}

/* A running value: the lane of its exponent, and its magnitude in units of 2^-fraction_bits of that; of a zero the lane
 * is below all. */
typedef struct {
    int32_t lane, magnitude;
    bool negative;
} common_value;

/* Unpacks a pattern; false for a subnormal, an infinity and a NaN. `origin` is that of the sum of two lanes. */
MMAREF_INLINE bool unpack_common(fields type, int32_t origin, uint32_t bits, common_value *value)
{
    uint32_t hidden = (uint32_t)1 << type.fraction_bits, fraction = bits & (hidden - 1);
    uint32_t ones = ((uint32_t)1 << type.exponent_bits) - 1, top = bits >> type.fraction_bits, field = top & ones;

    value->negative = (top & (ones + 1)) != 0;
    value->magnitude = (int32_t)(hidden | fraction);
    value->lane = (int32_t)field - type.bias + origin;
    if (field - 1 < ones - 1) {
        return true;
    }
    value->magnitude = 0;
    value->lane = MMAREF_LANE_OF_ZERO;
    return field == 0 && fraction == 0;
}

/* Rounds a magnitude, of which bit 31 is the leading one and has the exponent of a lane, to a pattern of rules->step;
 * false, and nothing is changed, where that is no normal number, or is one of the highest binade. The leading bit makes
 * the exponent field one more, or two where the magnitude is rounded up to the next power of two. */
MMAREF_INLINE bool pack_common(const mmaref_dot_rules *rules, int32_t origin, bool negative, uint32_t magnitude,
                               int32_t lane, uint32_t *value)
{
    const fields type = fields_of(rules->step);
    const uint32_t lost = rules->lost, rest = magnitude << (32 - lost);
    uint32_t field = (uint32_t)(lane - origin + type.bias - 1);

    if (field >= ((uint32_t)1 << type.exponent_bits) - 3) {
        return false;
    }
    magnitude >>= lost;
    if (rules->rounding != MMAREF_ROUND_ZERO && rest != 0) {
        magnitude += mmaref_rounds_up(rules->rounding, negative, (magnitude & 1) != 0, rest) ? 1u : 0u;
    }
    field += (uint32_t)negative << type.exponent_bits;
    *value = (magnitude << ((uint32_t)type.fraction_bits + lost - 31)) + (field << type.fraction_bits);
    return true;
}

/* The lane of the max exponent of the terms that are no products. */
MMAREF_INLINE int32_t max_of_others(const mmaref_dot_rules *rules, int32_t origin, const common_value *c)
{
    int32_t floor = rules->arithmetic->exponent_floor + origin;

    return c->lane > floor ? c->lane : floor;
}

/* c, truncated as it is aligned: 2^up times its magnitude. */
MMAREF_INLINE int32_t align_common(const common_value *c, int32_t up)
{
    int32_t kept = up >= 0 ? c->magnitude << up : up > -32 ? c->magnitude >> -up : 0;

    return c->negative ? -kept : kept;
}

/* ---- The steps of a column --------------------------------------------- */

/* The sum of the products of any step. */
MMAREF_NOINLINE static int64_t sum_any(const mmaref_dot_rules *rules, const mmaref_packed *a, const mmaref_packed *b,
                                       unsigned groups, int32_t *max, unsigned bits)
{
    int32_t above = MMAREF_PRODUCT_FRACTION - (int32_t)rules->arithmetic->fraction_bits;

    if (!rules->narrow) {
        return sum_wide(rules, a, b, groups, max, bits);
    }
    return bits == 8 ? sum_groups(a, b, groups, above, max, 8) : sum_groups(a, b, groups, above, max, 16);
}

/* A step of so many groups, which begin at a and b. The running value, a pattern of a type, becomes one of rules->step.
 * False, and nothing is changed, where that is not common. */
MMAREF_INLINE bool take_grouped(const mmaref_tile *tile, const mmaref_packed *a, const mmaref_packed *b,
                                unsigned groups, const mmaref_format_row *type, uint32_t *value)
{
    const mmaref_dot_rules *rules = tile->rules;
    const int32_t origin = mmaref_tile_origin(tile), fraction_bits = rules->arithmetic->fraction_bits;
    int32_t max, up;
    uint32_t magnitude = 0;
    common_value c;
    int64_t sum;

    if (!unpack_common(fields_of(type), origin, *value, &c)) {
        return false;
    }
    max = max_of_others(rules, origin, &c);
    sum = sum_any(rules, a, b, groups, &max, tile->lane_bits);
    up = c.lane - max + fraction_bits - type->fraction_bits;
    sum += rules->narrow ? align_common(&c, up) : mmaref_align(rules, (uint32_t)c.magnitude, c.negative, up);
    if (sum == 0) {
        *value = rules->arithmetic->zero_sign == MMAREF_ZERO_PLUS ? 0 : *value;
        return rules->arithmetic->zero_sign == MMAREF_ZERO_PLUS;
    }
    up = mmaref_normalise(sum < 0 ? (uint64_t)-sum : (uint64_t)sum, &magnitude);
    return pack_common(rules, origin, sum < 0, magnitude, max + up - fraction_bits, value);
}

bool mmaref_grouped_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value)
{
    const mmaref_tile *tile = step->tile;
    const bool special = mmaref_may_be_special(step);
    const unsigned words = mmaref_group_words(tile), column = (1u + step->column) * tile->line_words;
    const mmaref_packed *a = tile->words + step->first / 4 * words;
    unsigned k = 0, count = (unsigned)step->end - step->first, products = step->rules->products;
    uint32_t running = (uint32_t)*value;

    for (; k != count; k += products, a += products / 4 * words) {
        products = products < count - k ? products : count - k;
        if ((special && mmaref_step_skip(step, (uint8_t)k, (uint8_t)(k + products)) != k + products) ||
            !take_grouped(tile, a, a + column, (products + 3) / 4, type, &running)) {
            break;
        }
        type = step->rules->step;
    }
    step->first = (uint8_t)(step->first + k);
    *value = k == 0 ? *value : running;
    return k != 0;
}

unsigned mmaref_row_single(const mmaref_tile *tile, const uint32_t *c, uint32_t *d, unsigned start,
                           const uint16_t *column)
{
    const mmaref_format_row *type = tile->rules->step;
    const unsigned columns = tile->columns, groups = (tile->count + 3u) / 4;
    const mmaref_packed *b = tile->words;
    unsigned left = (unsigned)tile->special >> 1, j;

    for (j = 0; j < columns; j++) {
        uint16_t at = (uint16_t)(start ^ column[j]);
        uint32_t value = mmaref_element_load(c, at, type->width_log2);
        b += tile->line_words;
        if ((left >> j & 1) == 0 && take_grouped(tile, tile->words, b, groups, type, &value)) {
            mmaref_element_store(d, at, type->width_log2, value);
        } else {
            left |= 1u << j;
        }
    }
    return left;
}

/* ---- The most common step: all columns of a row -------------------------- */

#define ORIGIN (2 * MMAREF_LANE_ORIGIN(8)) /* of the sum of two lanes */

/* The value behind a step whose terms are `c` and sixteen products, of which the sum is given, in units of 2^-28 of the
 * exponent of the lane `least`: whether it is common. Pre: |products| < 2^31; C adds less than 2^27, so that of the
 * total beyond 31 bits only the sign is wrong. */
MMAREF_INLINE bool finish_sixteen(const common_value *c, int32_t least, int32_t products, uint32_t *value)
{
    uint32_t sum = (uint32_t)products;
    uint32_t down = (uint32_t)(least - c->lane); /* from 2^-28 */
    uint32_t kept = (uint32_t)c->magnitude << (MMAREF_PRODUCT_FRACTION - f32.fraction_bits) >> (down < 31 ? down : 31);
    uint32_t aligned = c->negative ? 0 - kept : kept;
    uint32_t total = sum + aligned, field;
    bool negative;
    int top;

    *value = 0;
    if (total == 0) {
        return true;
    }
    negative = (total ^ ((sum ^ total) & (aligned ^ total))) >> 31 != 0;
    total = negative ? 0 - total : total;
    top = mmaref_highest_bit32(total);
    field = (uint32_t)(least - MMAREF_PRODUCT_FRACTION + top - ORIGIN + f32.bias - 1);
    *value = (total << (31 - top) >> (31 - f32.fraction_bits)) + /* its leading bit makes the field one more */
             ((field + ((uint32_t)negative << f32.exponent_bits)) << f32.fraction_bits);
    return field < ((uint32_t)1 << f32.exponent_bits) - 3; /* a normal number, below the highest binade */
}

#if MMAREF_VECTOR == 1
/* The row of a tile as a vector unit multiplies it; NULL where that cannot do it. */
static inline const mmaref_vectors_row *open_lanes(const mmaref_tile *tile, mmaref_vectors_row *row)
{
    return tile->in_lanes && mmaref_vectors_row_open(row, tile) ? row : NULL;
}

/* The same as sum_sixteen of column j; false, and nothing is changed, where a vector unit cannot do it. */
MMAREF_INLINE bool sum_in_lanes(const mmaref_vectors_row *lanes, const mmaref_tile *tile, unsigned j, int32_t above,
                                int32_t *max, int32_t *result)
{
    int32_t most;
    int64_t sum;

    if (lanes == NULL) {
        return false;
    }
    most = lanes->most[j] < *max || lanes->most[j] < MMAREF_MARK(8) ? *max : lanes->most[j];
    sum = mmaref_vectors_sum(&lanes->line, &tile->vectors.column[j], most + above);
    if (sum == MMAREF_VECTORS_FAR) {
        return false;
    }
    *max = most;
    *result = (int32_t)sum;
    return true;
}
#else
#define sum_in_lanes(lanes, tile, j, above, max, result) false
#endif

unsigned mmaref_row_sixteen(const mmaref_tile *tile, const uint32_t *c, uint32_t *d, const uint16_t *column)
{
    const mmaref_arithmetic *arithmetic = tile->rules->arithmetic;
    const int32_t above = MMAREF_PRODUCT_FRACTION - (int32_t)arithmetic->fraction_bits;
    const int32_t floor = arithmetic->exponent_floor + ORIGIN;
    const unsigned stride = tile->line_words;
    const uint16_t *next = column;
    const mmaref_packed *b = tile->words;
    unsigned left = 0, special = ((unsigned)tile->special >> 1) | 1u << tile->columns; /* of what follows; a mark */
#if MMAREF_VECTOR == 1
    mmaref_vectors_row row;
    const mmaref_vectors_row *lanes = open_lanes(tile, &row);
#endif

#if MMAREF_VECTOR == 2
    if (tile->in_lanes) {
        return mmaref_vectors_row(tile, c, d, column);
    }
#endif
    for (; special != 1; special >>= 1, next++) {
        int32_t max, sum;
        uint32_t result;
        common_value value;
        b += stride;
        if ((special & 1) == 0 && unpack_common(f32, ORIGIN, c[*next], &value)) {
            max = value.lane > floor ? value.lane : floor;
            if (!sum_in_lanes(lanes, tile, (unsigned)(next - column), above, &max, &sum)) {
                sum = sum_sixteen(tile->words, b, above, &max);
            }
            if (finish_sixteen(&value, max + above, sum, &result)) {
                d[*next] = result;
                continue;
            }
        }
        left |= 1u << (next - column);
    }
    return left;
}
