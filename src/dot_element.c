/* SPDX-License-Identifier: MIT */
/* An element of D: completes the rules of its sum, splits its products into groups and steps, and adds C before,
 * between or after them. All values between steps are patterns. See dot.h. */
#include "dot.h"

/* ---- Rules ------------------------------------------------------------------- */

const mmaref_format_row *mmaref_rules_format(mmaref_rules *rules, uint8_t of, uint32_t type)
{
    const mmaref_format_row *format;
#if MMAREF_HAS_OWN
    mmaref_own_format *own = &rules->own[of];
    uint8_t i;

    own->exponent_bits = 0; /* none yet */
    format = mmaref_format_of(mmaref_type_under(rules->arithmetic, type), own);
    if (format == NULL && type == MMAREF_TYPE_OWN) {
        return &mmaref_format_rows[MMAREF_TYPE_F32]; /* the block describes none; mmaref_arithmetic_check refuses it */
    }
    for (i = 0; format == own && i < of; i++) {
        if (rules->own[i].exponent_bits == own->exponent_bits && rules->own[i].fraction_bits == own->fraction_bits &&
            rules->own[i].bias == own->bias && rules->own[i].special == own->special) {
            return &rules->own[i];
        }
    }
#else
    (void)rules;
    (void)of;
    format = mmaref_format_of(type, NULL);
#endif
    return format;
}

static bool is_narrow_type(const mmaref_format_row *format)
{
    return format->width_log2 <= 5 && format->special == MMAREF_SPECIAL_IEEE;
}

/* Whether mmaref_fast_steps can compute the steps: an aligned product is below 2^(fraction_bits + 2) = 2^27 at most,
 * and a running value has at most 32 bits. */
static bool is_fast(const mmaref_rules *rules)
{
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    const bool window = arithmetic->fraction_bits <= 25, fma = mmaref_is_exact(rules) && rules->products == 1;

    return (window || fma) && arithmetic->align == MMAREF_ROUND_ZERO && arithmetic->sticky == MMAREF_STICKY_NO &&
           rules->width == 0 && arithmetic->partial == MMAREF_PARTIAL_ROUNDED && arithmetic->multiplier_bits == 0 &&
           rules->product_format == NULL && arithmetic->block == 0 && rules->rounding != MMAREF_ROUND_STOCHASTIC &&
           rules->coverage == NULL && is_narrow_type(rules->c) && is_narrow_type(rules->step_format) &&
           !mmaref_is_wide(rules->a) && !mmaref_is_wide(rules->b);
}

void mmaref_rules_complete(mmaref_rules *rules, uint8_t count, uint8_t halved)
{
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    uint8_t group = arithmetic->group == 0 ? count : (uint8_t)(arithmetic->group >> halved);

    rules->elements = count;
    rules->watch = NULL;
    rules->group = group;
    rules->interleave = (uint8_t)(arithmetic->interleave >> halved);
    rules->step_format = arithmetic->step_type == 0 ? rules->d
                                                    : mmaref_rules_format(rules, MMAREF_OF_STEP, arithmetic->step_type);
    rules->product_format = arithmetic->product_type == 0
                                ? NULL
                                : mmaref_rules_format(rules, MMAREF_OF_PRODUCT, arithmetic->product_type);
    rules->product_rounding = arithmetic->product_rounding == MMAREF_ROUND_STEP ? rules->rounding
                                                                               : arithmetic->product_rounding;
    rules->width = arithmetic->width == 0 && arithmetic->adder != MMAREF_ADDER_GIVEN ? 2 : arithmetic->width;
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

/* Whether element k of a line is subnormal. Pre: it is not zero. */
static bool is_subnormal(const mmaref_line *line, uint8_t k)
{
    mmaref_number element;

    mmaref_line_unscaled(line, k, &element);
    return mmaref_number_leading(&element) < 1 - (int16_t)line->format->bias && !mmaref_is_binade(line->format);
}

/* Whether product k has a scale factor of zero that is not multiplied into its elements. */
static bool is_scaled_to_zero(const mmaref_rules *rules, const mmaref_line *row, const mmaref_line *column, uint8_t k)
{
    mmaref_scale_factor a, b;

    if (!MMAREF_HAS_SCALE || rules->arithmetic->block == 0) {
        return false;
    }
    mmaref_line_scale(row, k, &a);
    mmaref_line_scale(column, k, &b);
    return a.significand == 0 || b.significand == 0;
}

/* Whether a number is a signalling NaN: its highest fraction bit, below the hidden bit, is 0. */
static bool is_signalling(const mmaref_format_row *format, const mmaref_number *x)
{
    return mmaref_special(format) == MMAREF_SPECIAL_IEEE && x->special == MMAREF_NUMBER_NAN &&
           x->significand >> (x->aligned - x->exponent - 1) == 2;
}

/* Records a signalling NaN at element k of a line. Scale factors have none. */
static void cover_signalling(const mmaref_rules *rules, const mmaref_line *line, uint8_t k)
{
    mmaref_number element;

    mmaref_line_unscaled(line, k, &element);
    mmaref_cover(rules, is_signalling(line->format, &element) ? MMAREF_COVER_SIGNALLING : 0);
}

/* Records corners of C and of the elements, which do not depend on the order of the sum. */
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
    mmaref_cover(rules, is_signalling(rules->c, &a) ? MMAREF_COVER_SIGNALLING : 0);
    nan = a.special == MMAREF_NUMBER_NAN || mmaref_scale_is_nan(rules, row, column);
    for (k = 0; k < rules->elements; k++) {
        mmaref_line_get(row, k, &a);
        mmaref_line_get(column, k, &b);
        if (a.special == MMAREF_NUMBER_NAN || b.special == MMAREF_NUMBER_NAN) {
            nan = true;
            cover_signalling(rules, row, k);
            cover_signalling(rules, column, k);
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

/* Computes steps of the group that begins with product `first` on the fast path. Returns the next product. */
MMAREF_INLINE uint8_t run_fast(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b, uint8_t first,
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

/* The steps of the group that begins with product `first`: returns the running value after them, as a pattern of
 * rules->step_format. `value`, a pattern of `type`, is the one before. */
static uint64_t sum_group(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b, uint8_t first,
                           const mmaref_format_row *type, uint64_t value)
{
    const uint8_t end = (uint8_t)(first + rules->group);
    uint32_t low = (uint32_t)value;
    mmaref_step step;

    step.first = run_fast(rules, a, b, first, type, &low);
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
        value = mmaref_step_compute(&step, type, value);
        type = rules->step_format;
        step.accumulates = true;
    }
    return value;
}

#if MMAREF_HAS_CUSTOM
/* Whether element k of a line is a NaN, which *nan becomes. */
static bool is_nan_at(const mmaref_line *line, uint8_t k, mmaref_number *nan)
{
    mmaref_line_unscaled(line, k, nan);
    return nan->special == MMAREF_NUMBER_NAN;
}

/* D; but if it is a NaN, the first NaN among C, a[0], b[0], a[1], ..., converted to D's type. */
static uint64_t first_nan(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b, uint64_t c, uint64_t d)
{
    const mmaref_format_row *format = rules->d;
    mmaref_number nan, first;
    uint16_t at, least = 2u * MMAREF_DOT_MAX; /* a[k] is number 2k, b[k] 2k + 1 */
    uint64_t fraction;
    uint8_t k;

    mmaref_number_unpack(format, 0, d, &nan);
    if (nan.special != MMAREF_NUMBER_NAN) {
        return d;
    }
    mmaref_number_unpack(rules->c, 0, c, &first);
    for (k = 0; k < rules->elements; k++) {
        at = (uint16_t)(2u * mmaref_line_stored(a, k));
        if (at < least && is_nan_at(a, k, &nan)) {
            first = nan;
            least = at;
        } else if (at + 1u < least && is_nan_at(b, k, &nan)) {
            first = nan;
            least = (uint16_t)(at + 1);
        }
    }
    if (first.special != MMAREF_NUMBER_NAN) {
        return d;
    }
    /* its fraction, without the hidden bit, left-aligned */
    fraction = first.significand << (63 - mmaref_highest_bit(first.significand)) << 1;
    d = mmaref_pack_nan(format, MMAREF_NAN_QUIET);
    if (mmaref_special(format) == MMAREF_SPECIAL_IEEE) {
        d |= fraction >> (64 - format->fraction_bits);
    }
    return d | mmaref_pack_zero(format, first.negative);
}
#endif

/* The sum of groups that are summed by themselves and then added to C or to the groups before. */
static uint64_t sum_groups(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b, uint64_t c)
{
    const bool last = rules->arithmetic->accumulate == MMAREF_ACCUMULATE_LAST;
    const mmaref_format_row *type = rules->c; /* of `before` */
    uint64_t before = c, sum;
    uint8_t first;

    for (first = 0; first != rules->elements; first = (uint8_t)(first + rules->group)) {
        sum = sum_group(rules, a, b, first, rules->step_format, 0);
        before = last && first == 0 ? sum : mmaref_dot_add_c(rules, last ? rules->step_format : type, before, sum);
        type = rules->step_format;
    }
    return last ? mmaref_dot_add_c(rules, rules->c, c, before) : before;
}

MMAREF_NOINLINE static uint64_t compute_element(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b,
                                            uint64_t c)
{
    uint64_t d;

    if (MMAREF_HAS_COVERAGE && rules->coverage != NULL) {
        cover_inputs(rules, a, b, c);
    }
    d = mmaref_adds_after(rules) ? sum_groups(rules, a, b, c) : sum_group(rules, a, b, 0, rules->c, c);
    d = rules->step_format == rules->d ? d : mmaref_dot_convert(rules, d);
#if MMAREF_HAS_CUSTOM
    if (rules->arithmetic->nan == MMAREF_NAN_PAYLOAD) {
        return first_nan(rules, a, b, c, d);
    }
#endif
    return d;
}

uint64_t mmaref_dot_element(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b, uint64_t c)
{
    uint32_t low = (uint32_t)c;

    if (rules->whole && run_fast(rules, a, b, 0, rules->c, &low) == rules->elements) {
        return low;
    }
    return compute_element(rules, a, b, c);
}
