/* SPDX-License-Identifier: MIT */
/* A dot product as a chain of steps: grouping, special values, and where C enters.
 * See dot.h. */
#include "dot.h"

uint8_t mmaref_step_element(uint8_t interleave, uint8_t count, uint8_t position)
{
    uint8_t run = interleave; /* a power of two */
    uint8_t half = (uint8_t)(count / 2);
    bool odd = position >= half;
    uint8_t within;

    if (run == 0) {
        return position;
    }
    position = odd ? (uint8_t)(position - half) : position;
    within = position & (uint8_t)(run - 1);
    return (uint8_t)((position - within) * 2 + within + (odd ? run : 0));
}

void mmaref_step_factors(const mmaref_step *step, uint8_t k, mmaref_number *a, mmaref_number *b)
{
    mmaref_factor x, y;

    if (MMAREF_HAS_F64 && step->rules->a->width_log2 == 6) {
        uint8_t subnormals = step->rules->arithmetic->subnormals;
        mmaref_number_decode(step->rules->a, mmaref_step_pattern(step, k, false), subnormals, a);
        mmaref_number_decode(step->rules->b, mmaref_step_pattern(step, k, true), subnormals, b);
    } else {
        mmaref_step_pair(step, k, &x, &y);
        mmaref_factor_expand(&x, a);
        mmaref_factor_expand(&y, b);
    }
}

static uint8_t not_a_number(const mmaref_step *step, uint32_t corner)
{
    mmaref_cover(step->rules, corner);
    return MMAREF_NUMBER_NAN;
}

static bool is_zero(const mmaref_number *factor)
{
    return factor->significand == 0 && factor->scale != MMAREF_FACTOR_VANISHED;
}

/* A NaN scale factor counts even where all data are zero. */
static bool scale_is_nan(const mmaref_step *step)
{
    bool nan = false;
    uint8_t chunk;

    if (!MMAREF_HAS_SCALE || step->rules->arithmetic->block == 0) {
        return false;
    }
    for (chunk = 0; chunk < mmaref_scale_vector(step->tile->work->instruction); chunk++) {
        nan = nan || step->tile->scale_a[chunk].special != 0 || step->tile->scale_b[chunk].special != 0;
    }
    return nan;
}

/* What a step's terms sum to when some are special: a NaN or the product of an
 * infinity and a zero, or infinities of both signs, give NaN. */
static uint8_t special_sum(mmaref_step *step)
{
    bool infinite[2] = { false, false };
    mmaref_number a, b;
    uint8_t k;

    if (scale_is_nan(step)) {
        return not_a_number(step, MMAREF_COVER_NAN_IN);
    }
    if (step->accumulates) {
        if (step->accumulator.special == MMAREF_NUMBER_NAN) {
            return not_a_number(step, MMAREF_COVER_NAN_IN);
        }
        infinite[step->accumulator.negative] = step->accumulator.special != MMAREF_NUMBER_FINITE;
    }
    for (k = 0; k < step->count; k++) {
        mmaref_step_factors(step, k, &a, &b);
        if (a.special == MMAREF_NUMBER_FINITE && b.special == MMAREF_NUMBER_FINITE) {
            continue;
        }
        if (a.special == MMAREF_NUMBER_NAN || b.special == MMAREF_NUMBER_NAN) {
            return not_a_number(step, MMAREF_COVER_NAN_IN);
        }
        if (is_zero(&a) || is_zero(&b)) {
            return not_a_number(step, MMAREF_COVER_INF_TIMES_ZERO);
        }
        infinite[a.negative ^ b.negative] = true;
    }
    if (infinite[0] && infinite[1]) {
        return not_a_number(step, MMAREF_COVER_INF_MINUS_INF);
    }
    if (infinite[0] || infinite[1]) {
        mmaref_cover(step->rules, MMAREF_COVER_INFINITY);
        step->accumulator.negative = infinite[1];
        return MMAREF_NUMBER_INFINITY;
    }
    return MMAREF_NUMBER_FINITE;
}

bool mmaref_step_special(mmaref_step *step)
{
    step->accumulator.special = special_sum(step);
    return step->accumulator.special != MMAREF_NUMBER_FINITE;
}

/* Whether some element of the step's row or column may be an infinity or a NaN. */
static bool may_be_special(const mmaref_step *step)
{
    const mmaref_tile *tile = step->tile;

    return tile == NULL || tile->window < tile->count || (tile->special & (1 | (uint32_t)2 << step->column)) != 0;
}

static uint64_t step_value(mmaref_step *step)
{
    const mmaref_dot_rules *rules = step->rules;

    if ((step->accumulator.special != MMAREF_NUMBER_FINITE || may_be_special(step)) && mmaref_step_special(step)) {
        return mmaref_pack_special(rules->step, rules->arithmetic->nan, &step->accumulator);
    }
    if (MMAREF_HAS_EXACT && rules->arithmetic->fraction_bits == MMAREF_UNLIMITED) {
        return mmaref_step_exact(step);
    }
    return MMAREF_HAS_SCALE && rules->arithmetic->block != 0 ? mmaref_step_block(step) : mmaref_step_fused(step);
}

/* With so many fraction bits an aligned product is less than 2^27, and sixteen of either sign fit 32 bits. */
#define NARROW_FRACTION 25

static bool is_narrow(const mmaref_dot_rules *rules, uint8_t count)
{
    bool whole = rules->products == count || (rules->products % 4 == 0 && rules->group % 4 == 0);

    return rules->truncates && rules->arithmetic->fraction_bits <= NARROW_FRACTION &&
           rules->arithmetic->block == 0 && whole;
}

void mmaref_rules_complete(mmaref_dot_rules *rules, uint8_t count, uint8_t halved)
{
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    uint8_t group = arithmetic->group == 0 ? count : (uint8_t)(arithmetic->group >> halved);

    rules->group = group;
    rules->interleave = (uint8_t)(arithmetic->interleave >> halved);
    rules->step = arithmetic->step_type == 0 ? rules->d : &mmaref_format_rows[arithmetic->step_type];
    rules->products = (uint8_t)(arithmetic->products >> halved);
    if (rules->products == 0 && rules->interleave != 0) {
        rules->products = (uint8_t)((group + 1) / 2);
    } else if (rules->products == 0 || rules->products > group) {
        rules->products = group;
    }
    rules->lost = (uint8_t)(31 - mmaref_kept_bits(rules->step, rules));
    rules->truncates = arithmetic->align == MMAREF_ALIGN_TRUNCATE && rules->coverage == NULL;
    rules->narrow = is_narrow(rules, count);
    if (MMAREF_HAS_EXACT) {
        mmaref_chain_open(rules);
    }
}

/* A step's pattern as a pattern of D: rounded once more where their types differ. */
uint64_t mmaref_dot_convert(const mmaref_dot_rules *rules, uint64_t bits)
{
    const mmaref_format_row *from = rules->step;
    mmaref_number value;

    if (from->width_log2 <= 5 && rules->d->width_log2 <= 5) { /* a normal number is common */
        uint32_t hidden = (uint32_t)1 << from->fraction_bits, ones = ((uint32_t)1 << from->exponent_bits) - 1;
        uint32_t top = (uint32_t)bits >> from->fraction_bits, field = top & ones;
        if (field - 1 < ones - 1) {
            return mmaref_round_pack32(rules->d, rules, MMAREF_ROUND_NEAREST_EVEN, (uint8_t)(top > ones),
                                       ((uint32_t)bits | hidden) << (31 - from->fraction_bits),
                                       (int16_t)((int32_t)field - (int32_t)from->bias));
        }
    }
    mmaref_number_decode(from, bits, 0, &value);
    if (value.special != MMAREF_NUMBER_FINITE) {
        return mmaref_pack_special(rules->d, rules->arithmetic->nan, &value);
    }
    if (value.significand == 0) {
        return mmaref_pack_zero(rules->d, value.negative);
    }
    return mmaref_round_pack(rules->d, rules, MMAREF_ROUND_NEAREST_EVEN, &value);
}

void mmaref_cover_inputs(mmaref_step *step)
{
    mmaref_number a, b;
    uint8_t k;

    step->first = 0;
    if (step->accumulator.significand != 0 && step->accumulator.special == 0 &&
        step->accumulator.significand >> step->rules->c->fraction_bits == 0) {
        mmaref_cover(step->rules, MMAREF_COVER_SUBNORMAL_C);
    }
    for (k = 0; k < step->elements; k++) {
        mmaref_step_factors(step, k, &a, &b);
        if (a.significand != 0 && b.significand != 0 && a.special == 0 && b.special == 0 &&
            (mmaref_number_leading(&a) < a.scale || mmaref_number_leading(&b) < b.scale)) {
            mmaref_cover(step->rules, MMAREF_COVER_SUBNORMAL_IN);
        }
    }
}

/* Unpacks the running value of a column, a pattern of a type. */
static void open_value(mmaref_step *step, uint8_t column, const mmaref_format_row *type, uint64_t value)
{
    const mmaref_dot_rules *rules = step->rules;

    step->column = column;
    mmaref_number_decode(type, value, rules->arithmetic->subnormals, &step->accumulator);
    if (type != rules->step && step->accumulator.significand != 0) {
        step->accumulator.scale = mmaref_number_leading(&step->accumulator); /* C is widened first */
    }
}

/* The next step of a column. */
static void take_step(mmaref_step *step, uint8_t column, const mmaref_format_row *type, uint64_t *value)
{
    open_value(step, column, type, *value);
    *value = step_value(step);
}

/* All steps of a group of a column that is a chain. */
static void take_chain(mmaref_step *step, uint8_t column, const mmaref_format_row *type, uint64_t *value)
{
    bool accumulates = step->accumulates, of_f64 = MMAREF_HAS_F64 && step->rules->a->width_log2 == 6;
    uint8_t first = step->first;

    for (;;) {
        open_value(step, column, type, *value);
        if (step->accumulates && step->accumulator.special == MMAREF_NUMBER_NAN) {
            mmaref_cover(step->rules, MMAREF_COVER_NAN_IN);
            *value = mmaref_pack_nan(step->rules->step, step->rules->arithmetic->nan); /* and so it stays */
            break;
        }
        if (!(of_f64 ? mmaref_chain_run_f64(step, value) : mmaref_chain_run(step, value))) {
            step->count = 1;
            *value = step_value(step);
            step->first++;
        }
        if (step->first == step->end) {
            break;
        }
        step->accumulates = true;
        type = step->rules->step;
    }
    step->first = first;
    step->accumulates = accumulates;
}

/* Notes the corners of what goes into the elements of D. */
MMAREF_NOINLINE static void cover_all(mmaref_step *step, const uint64_t *value, uint8_t columns)
{
    for (step->column = 0; step->column < columns; step->column++) {
        mmaref_number_decode(step->rules->c, value[step->column], step->rules->arithmetic->subnormals,
                             &step->accumulator);
        mmaref_cover_inputs(step);
    }
}

/* Groups of steps, each of which adds to the running values; C is that of the first, or each
 * group starts from nothing and is added to C. */
void mmaref_dot(mmaref_step *step, uint64_t *value, uint8_t columns)
{
    const mmaref_dot_rules *rules = step->rules;
    const mmaref_format_row *type = rules->c; /* of the running values */
    uint64_t c[MMAREF_COLUMNS_MAX];
    bool after = mmaref_adds_after(rules);
    bool quick = rules->narrow && step->tile->window >= step->elements && (step->tile->special & 1) == 0;
    bool quick_chain = mmaref_is_chain(rules) && rules->coverage == NULL && step->tile != NULL &&
                       step->tile->window >= step->elements;
    unsigned special = quick ? (unsigned)(step->tile->special >> 1) : 0, left; /* columns */
    unsigned open = ~0u; /* columns whose group of a chain is not done, C and all */
    uint8_t j;

    if (MMAREF_HAS_COVERAGE && rules->coverage != NULL) {
        cover_all(step, value, columns);
    }
    step->first = 0;
    step->end = 0;
    step->accumulates = true;
    do {
        if (step->first == step->end) {
            step->end = (uint8_t)(step->end + rules->group);
            step->accumulates = !after || rules->arithmetic->accumulate == MMAREF_ACCUMULATE_AFTER;
            open = quick_chain ? mmaref_chain_tile(step, type, value, columns) : ~0u;
            for (j = 0; after && j < columns; j++) {
                c[j] = value[j];
                value[j] = (open >> j & 1) != 0 ? 0 : value[j];
            }
            type = after ? rules->step : type;
        }
        step->count = (uint8_t)(step->end - step->first);
        step->count = rules->products < step->count ? rules->products : step->count;
        left = quick ? mmaref_step_tile(step, type, value, columns, special) : ~0u;
        for (j = 0; left != 0 && j < columns; j++, left >>= 1) {
            if (mmaref_is_chain(rules)) {
                if ((open >> j & 1) != 0) {
                    take_chain(step, j, type, &value[j]);
                }
            } else if ((left & 1) != 0) {
                take_step(step, j, type, &value[j]);
            }
        }
        if (mmaref_is_chain(rules)) {
            step->count = (uint8_t)(step->end - step->first);
        }
        step->first = (uint8_t)(step->first + step->count);
        step->accumulates = true;
        type = rules->step;
        for (j = 0; after && step->first == step->end && j < columns; j++) { /* C has its own type until then */
            if ((open >> j & 1) != 0) {
                value[j] = mmaref_add_after(rules, step->end == rules->group ? rules->c : type, c[j], value[j]);
            }
        }
    } while (step->first != step->elements);
    for (j = 0; rules->step != rules->d && j < columns; j++) {
        value[j] = mmaref_dot_convert(rules, value[j]);
    }
}
