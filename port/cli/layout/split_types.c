/* SPDX-License-Identifier: MIT */
/* Types that hold the numbers of others. See split_types.h. */
#include "layout/split_types.h"

#define TYPES 64
#define MOST 100 /* the exponents of scale factors that SPLIT_HOLDS_MOST covers */

/* Makes the last bit of a significand 1; a zero gets exponent 0. */
static void normalise(mmaref_value *value)
{
    while (value->significand != 0 && value->significand % 2 == 0) {
        value->significand /= 2;
        value->exponent++;
    }
    value->exponent = value->significand == 0 ? 0 : value->exponent;
}

static bool same_value(mmaref_value x, mmaref_value y)
{
    if (x.kind >= MMAREF_VALUE_INFINITY || y.kind >= MMAREF_VALUE_INFINITY) {
        return x.kind == y.kind && (x.kind == MMAREF_VALUE_NAN || x.negative == y.negative);
    }
    normalise(&x);
    normalise(&y);
    return x.significand == y.significand && x.exponent == y.exponent && x.negative == y.negative;
}

/* Scale factors are zero, positive or NaN. */
static void multiply(mmaref_value *value, const mmaref_value *factor)
{
    if (factor->kind == MMAREF_VALUE_NAN ||
        (value->kind == MMAREF_VALUE_INFINITY && factor->kind == MMAREF_VALUE_ZERO)) {
        value->kind = MMAREF_VALUE_NAN;
    }
    if (value->kind >= MMAREF_VALUE_INFINITY) {
        value->significand = 0;
        return;
    }
    value->significand *= factor->significand;
    value->exponent = (int16_t)(value->exponent + factor->exponent);
    value->kind = value->significand == 0 ? MMAREF_VALUE_ZERO : MMAREF_VALUE_NORMAL;
}

static void decode_product(uint8_t from, uint64_t pattern, uint8_t scale, uint64_t factor, mmaref_value *value)
{
    mmaref_value by;

    cli_must(mmaref_value_decode(from, pattern, value));
    if (scale != MMAREF_TOKEN_NONE) {
        cli_must(mmaref_value_decode(scale, factor, &by));
        multiply(value, &by);
    }
}

uint64_t split_convert(uint8_t from, uint64_t pattern, uint8_t scale, uint64_t factor, uint8_t to)
{
    mmaref_value value;
    uint64_t bits;

    decode_product(from, pattern, scale, factor, &value);
    cli_must(mmaref_value_encode(to, MMAREF_ROUND_NEAREST_EVEN, &value, &bits));
    return bits;
}

/* Whether a type has all numbers of another one times one scale factor. */
static bool holds_times(uint8_t from, unsigned patterns, uint8_t scale, uint64_t factor, uint8_t to)
{
    mmaref_value value, back;
    uint64_t bits, pattern;

    for (pattern = 0; pattern < patterns; pattern++) {
        decode_product(from, pattern, scale, factor, &value);
        if (mmaref_value_encode(to, MMAREF_ROUND_NEAREST_EVEN, &value, &bits) != MMAREF_OK) {
            return false;
        }
        cli_must(mmaref_value_decode(to, bits, &back));
        if (!same_value(value, back)) {
            return false;
        }
    }
    return true;
}

/* Whether the factor is so large or small that some products may be missing. */
static bool is_extreme(uint8_t scale, uint64_t factor)
{
    mmaref_value value;

    cli_must(mmaref_value_decode(scale, factor, &value));
    normalise(&value);
    return value.kind < MMAREF_VALUE_INFINITY && (value.exponent < -MOST || value.exponent > MOST);
}

/* Integers become integers, and numbers numbers; a single bit becomes nothing else. */
static bool may_become(const mmaref_type *from, const mmaref_type *to)
{
    return from->width <= 16 && from->width > 1 && to->width > 1 &&
           (from->kind == MMAREF_KIND_FLOAT) == (to->kind == MMAREF_KIND_FLOAT);
}

static split_holding find_holding(uint8_t from, uint8_t scale, uint8_t to)
{
    split_holding holding = SPLIT_HOLDS_ALL;
    unsigned factors = 1, factor;
    mmaref_type f, t, s;

    if (mmaref_type_get(from, &f) != MMAREF_OK || mmaref_type_get(to, &t) != MMAREF_OK || !may_become(&f, &t)) {
        return SPLIT_HOLDS_NOT;
    }
    if (scale != MMAREF_TOKEN_NONE) {
        cli_must(mmaref_type_get(scale, &s));
        factors = 1u << (s.exponent_bits + s.fraction_bits);
    }
    for (factor = 0; factor < factors; factor++) {
        if (!holds_times(from, 1u << f.width, scale, factor, to)) {
            if (scale == MMAREF_TOKEN_NONE || !is_extreme(scale, factor)) {
                return SPLIT_HOLDS_NOT;
            }
            holding = SPLIT_HOLDS_MOST;
        }
    }
    return holding;
}

split_holding split_holds(uint8_t from, uint8_t scale, uint8_t to)
{
    static uint8_t known[TYPES][TYPES][TYPES]; /* 0: unknown, else 1 more */

    if (from == to && scale == MMAREF_TOKEN_NONE) {
        return SPLIT_HOLDS_ALL;
    }
    if (from >= TYPES || to >= TYPES || (scale >= TYPES && scale != MMAREF_TOKEN_NONE)) {
        return SPLIT_HOLDS_NOT;
    }
    if (known[from][scale % TYPES][to] == 0) {
        known[from][scale % TYPES][to] = (uint8_t)(find_holding(from, scale, to) + 1);
    }
    return (split_holding)(known[from][scale % TYPES][to] - 1);
}
