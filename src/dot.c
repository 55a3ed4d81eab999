/* SPDX-License-Identifier: MIT */
/* An element of D: the rules of its sum, its groups of steps, and where C enters. See dot.h and number.h. */
#include "dot.h"

/* ---- Rules ------------------------------------------------------------------- */

#define OWN_EXPONENT_MAX 8 /* as generator/spec/arithmetic_fields.lua says */

void mmaref_rules_open_own(mmaref_rules *rules)
{
#if MMAREF_HAS_OWN
    const mmaref_arithmetic *block = rules->arithmetic;

    rules->own = mmaref_format_rows[MMAREF_TYPE_F32];
    if (block == NULL || block->own_exponent_bits == 0 || block->own_exponent_bits > OWN_EXPONENT_MAX) {
        return; /* no type is this one; check_block refuses what is out of range */
    }
    rules->own.exponent_bits = block->own_exponent_bits;
    rules->own.fraction_bits = block->own_fraction_bits;
    rules->own.bias = block->own_bias;
    if (block->own_bias == MMAREF_UNLIMITED) {
        rules->own.bias = (uint16_t)((1u << block->own_exponent_bits >> 1) - 1);
    }
    rules->own.special = block->own_special;
#else
    (void)rules;
#endif
}

/* Whether an element has more bits than a word has room for. */
static bool is_wide(const mmaref_format_row *format)
{
    return format->fraction_bits > MMAREF_ELEMENT_FRACTION;
}

static bool is_narrow_type(const mmaref_format_row *format)
{
    return format->width_log2 <= 5 && format->special == MMAREF_SPECIAL_IEEE;
}

/* Whether mmaref_fast_steps may take steps: aligned products are below 2^27, and running values, which have infinities,
 * fit 32 bits. */
static bool is_fast(const mmaref_rules *rules)
{
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    const bool window = arithmetic->fraction_bits <= 25, fma = mmaref_is_exact(rules) && rules->products == 1;

    return (window || fma) && arithmetic->align == MMAREF_ALIGN_TRUNCATE && arithmetic->adder == MMAREF_ADDER_WINDOW &&
           arithmetic->product_type == 0 && arithmetic->block == 0 && rules->rounding != MMAREF_ROUND_STOCHASTIC &&
           rules->coverage == NULL && is_narrow_type(rules->c) && is_narrow_type(rules->step_format) &&
           !is_wide(rules->a) && !is_wide(rules->b);
}

void mmaref_rules_complete(mmaref_rules *rules, uint8_t count, uint8_t halved)
{
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    uint8_t group = arithmetic->group == 0 ? count : (uint8_t)(arithmetic->group >> halved);

    rules->elements = count;
    rules->group = group;
    rules->interleave = (uint8_t)(arithmetic->interleave >> halved);
    rules->step_format = arithmetic->step_type == 0 ? rules->d : mmaref_rules_format(rules, arithmetic->step_type);
    rules->products = (uint8_t)(arithmetic->products >> halved);
    if (rules->products == 0 && rules->interleave != 0) {
        rules->products = (uint8_t)((group + 1) / 2);
    } else if (rules->products == 0 || rules->products > group) {
        rules->products = group;
    }
    rules->accumulates = arithmetic->accumulate != MMAREF_ACCUMULATE_AFTER_PRODUCT;
    rules->fast = MMAREF_HAS_FAST && is_fast(rules);
    rules->whole = rules->fast && group == count && rules->step_format == rules->d && !mmaref_adds_after(rules);
    rules->truncates = rules->rounding == MMAREF_ROUND_ZERO && rules->step_format->exponent_bits > 1 &&
                       arithmetic->result_bits >= rules->step_format->fraction_bits;
}

/* ---- An element of D ------------------------------------------------------------ */

uint64_t mmaref_dot_add_c(const mmaref_rules *rules, const mmaref_format_row *type, uint64_t x, uint64_t y)
{
    mmaref_number c, sum;
    uint8_t both;

    mmaref_running_unpack(rules, type, x, &c);
    mmaref_running_unpack(rules, rules->step_format, y, &sum);
    both = c.negative & sum.negative;
    mmaref_number_add(rules, &sum, &c);
    return mmaref_number_pack(rules->step_format, rules, MMAREF_ROUND_NEAREST_EVEN, &sum, both);
}

uint64_t mmaref_dot_convert(const mmaref_rules *rules, uint64_t bits)
{
    mmaref_number value;

    mmaref_number_unpack(rules->step_format, MMAREF_SUBNORMALS_KEPT, bits, &value);
    return mmaref_number_pack(rules->d, rules, MMAREF_ROUND_NEAREST_EVEN, &value, value.negative);
}

/* Whether element k of a line, which is not zero, is subnormal. */
static bool is_subnormal(const mmaref_line *line, uint8_t k)
{
    mmaref_number element;

    mmaref_line_unscaled(line, k, &element);
    return mmaref_number_leading(&element) < 1 - (int16_t)line->format->bias;
}

/* Whether product k has a scale factor of zero that is not in its elements. */
static bool is_scaled_to_zero(const mmaref_rules *rules, const mmaref_line *row, const mmaref_line *column, uint8_t k)
{
    mmaref_block_scale a, b;

    if (!MMAREF_HAS_SCALE || rules->arithmetic->block == 0) {
        return false;
    }
    mmaref_line_scale(row, k, &a);
    mmaref_line_scale(column, k, &b);
    return a.significand == 0 || b.significand == 0;
}

/* Notes corners of C and of the products of elements: the same ones however steps take them. */
MMAREF_NOINLINE static void cover_inputs(const mmaref_rules *rules, const mmaref_line *row, const mmaref_line *column,
                                         uint64_t c)
{
    mmaref_number a, b;
    bool nan;
    uint8_t k;

    mmaref_running_unpack(rules, rules->c, c, &a);
    if (a.significand != 0 && a.special == MMAREF_NUMBER_FINITE && a.significand >> rules->c->fraction_bits == 0) {
        mmaref_cover(rules, MMAREF_COVER_SUBNORMAL_C);
    }
    nan = a.special == MMAREF_NUMBER_NAN || mmaref_scale_is_nan(rules, row, column);
    for (k = 0; k < rules->elements; k++) {
        mmaref_line_get(row, k, &a);
        mmaref_line_get(column, k, &b);
        if (a.special == MMAREF_NUMBER_NAN || b.special == MMAREF_NUMBER_NAN) {
            nan = true;
        } else if (a.special != MMAREF_NUMBER_FINITE || b.special != MMAREF_NUMBER_FINITE) {
            bool zero = mmaref_factor_is_zero(&a) || mmaref_factor_is_zero(&b);
            mmaref_cover(rules, zero ? MMAREF_COVER_INF_TIMES_ZERO : 0);
        } else if (a.significand != 0 && b.significand != 0 && !is_scaled_to_zero(rules, row, column, k) &&
                   (is_subnormal(row, k) || is_subnormal(column, k))) {
            mmaref_cover(rules, MMAREF_COVER_SUBNORMAL_IN);
        }
    }
    if (nan) {
        mmaref_cover(rules, MMAREF_COVER_NAN_IN);
    }
}

/* The product behind the steps that mmaref_fast_steps takes, of a group that begins with product `first`. */
MMAREF_INLINE uint8_t take_fast(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b, uint8_t first,
                                const mmaref_format_row *type, uint32_t *bits)
{
#if MMAREF_HAS_FAST
    if (rules->fast && a->kind == MMAREF_LINE_ELEMENTS && !a->may_be_special && !b->may_be_special) {
        return mmaref_fast_steps(rules, a, b, first, type, bits);
    }
#else
    (void)rules;
    (void)a;
    (void)b;
    (void)type;
    (void)bits;
#endif
    return first;
}

/* The steps of a group that begins with product `first`: what the running value, a pattern of a type, becomes. */
static uint64_t take_group(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b, uint8_t first,
                           const mmaref_format_row *type, uint64_t value)
{
    const uint8_t end = (uint8_t)(first + rules->group);
    uint32_t low = (uint32_t)value;
    mmaref_step step;

    step.first = take_fast(rules, a, b, first, type, &low);
    if (step.first == end) {
        return low;
    }
    step.accumulates = rules->accumulates;
    if (step.first != first) {
        value = low;
        type = rules->step_format;
        step.accumulates = true;
    }
    step.rules = rules;
    step.a = a;
    step.b = b;
    for (; step.first != end; step.first = (uint8_t)(step.first + step.count)) {
        uint8_t left = (uint8_t)(end - step.first);
        step.count = rules->products < left ? rules->products : left;
        value = mmaref_step_take(&step, type, value);
        type = rules->step_format;
        step.accumulates = true;
    }
    return value;
}

MMAREF_NOINLINE static uint64_t take_groups(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b,
                                            uint64_t c)
{
    const mmaref_format_row *type = rules->c; /* of the running value */
    uint8_t first;

    if (MMAREF_HAS_COVERAGE && rules->coverage != NULL) {
        cover_inputs(rules, a, b, c);
    }
    for (first = 0; first != rules->elements; first = (uint8_t)(first + rules->group)) {
        if (mmaref_adds_after(rules)) {
            c = mmaref_dot_add_c(rules, type, c, take_group(rules, a, b, first, rules->step_format, 0));
        } else {
            c = take_group(rules, a, b, first, type, c);
        }
        type = rules->step_format;
    }
    return rules->step_format == rules->d ? c : mmaref_dot_convert(rules, c);
}

uint64_t mmaref_dot(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b, uint64_t c)
{
    uint32_t low = (uint32_t)c;

    if (rules->whole && take_fast(rules, a, b, 0, rules->c, &low) == rules->elements) {
        return low;
    }
    return take_groups(rules, a, b, c);
}
