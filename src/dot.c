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
    unsigned at = (unsigned)step->first + k;
    mmaref_factor factor;

    if (MMAREF_HAS_F64 && step->tile == NULL) {
        uint8_t subnormals = step->rules->arithmetic->subnormals;
        mmaref_number_decode(step->rules->a, mmaref_line_pattern(step->a64, at), subnormals, a);
        mmaref_number_decode(step->rules->b, mmaref_line_pattern(step->b64, at), subnormals, b);
    } else {
        mmaref_tile_element(step->tile, 0, (uint8_t)at, &factor);
        mmaref_factor_expand(&factor, a);
        mmaref_tile_element(step->tile, (uint8_t)(1 + step->column), (uint8_t)at, &factor);
        mmaref_factor_expand(&factor, b);
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
    mmaref_block_scale a, b;
    bool nan = false;
    uint8_t chunk;

    if (!MMAREF_HAS_SCALE || step->rules->arithmetic->block == 0) {
        return false;
    }
    for (chunk = 0; chunk < step->tile->chunks; chunk++) {
        mmaref_tile_scale(step->tile, 0, chunk, &a);
        mmaref_tile_scale(step->tile, 1, chunk, &b);
        nan = nan || a.special != 0 || b.special != 0;
    }
    return nan;
}

uint8_t mmaref_step_skip(const mmaref_step *step, uint8_t k)
{
    const mmaref_tile *tile = step->tile;
    unsigned at = (unsigned)step->first + k, end = (unsigned)step->first + step->count;
    const mmaref_packed *a, *b;
    bool narrow;

    if (tile == NULL || !tile->unpacked) {
        return k;
    }
    narrow = tile->lane_bits == 8;
    a = tile->words;
    b = mmaref_tile_line(tile, 1u + step->column);
    while (at < end) {
        unsigned pair = at / 2 & 1, word = narrow ? at / 4 * 3 + 2 : at / 4 * 4 + 2 + pair;
        uint32_t lanes = a[word].lanes | b[word].lanes;
        if ((lanes & (narrow ? 0x40404040u : 0x40004000u)) == 0) {
            at = (at | (narrow ? 3u : 1u)) + 1;
        } else if ((lanes >> (at & 1) * 16 & (narrow ? 0x40u << pair * 8 : 0x4000u)) == 0) {
            at++;
        } else {
            break;
        }
    }
    return at < end ? (uint8_t)(at - step->first) : step->count;
}

/* What a step's terms sum to when some are special: a NaN or the product of an
 * infinity and a zero, or infinities of both signs, give NaN. */
MMAREF_NOINLINE static uint8_t special_sum(mmaref_step *step)
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
    for (k = mmaref_step_skip(step, 0); k < step->count; k = mmaref_step_skip(step, (uint8_t)(k + 1))) {
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

/* Whether some element of the step's row or column may be an infinity or a NaN. */
static bool may_be_special(const mmaref_step *step)
{
    return step->tile == NULL || (step->tile->special & (1u | 2u << step->column)) != 0;
}

/* Whether the value of a step is decided by special values among its terms; it then replaces the
 * running value. */
static bool is_special(mmaref_step *step)
{
    if (step->accumulator.special == MMAREF_NUMBER_FINITE && !may_be_special(step)) {
        return false;
    }
    step->accumulator.special = special_sum(step);
    return step->accumulator.special != MMAREF_NUMBER_FINITE;
}

/* ---- Steps ------------------------------------------------------------ */

/* The sign of a sum of zero (IEEE 754 section 6.3): negative if every term is, and rounding down if any is. */
MMAREF_NOINLINE static uint8_t sign_of_zero(const mmaref_step *step)
{
    bool all = !step->accumulates || step->accumulator.negative != 0;
    bool any = step->accumulates && step->accumulator.negative != 0;
    mmaref_number a, b;
    uint8_t k;

    if (step->rules->arithmetic->zero_sign != MMAREF_ZERO_IEEE) {
        return 0;
    }
    for (k = 0; k < step->count; k++) {
        mmaref_step_factors(step, k, &a, &b);
        all = all && a.negative != b.negative;
        any = any || a.negative != b.negative;
    }
    return step->rules->rounding == MMAREF_ROUND_DOWN ? any : all;
}

static void sum_terms(mmaref_step *step)
{
    if (MMAREF_HAS_EXACT && step->rules->arithmetic->fraction_bits == MMAREF_UNLIMITED) {
        mmaref_step_exact(step);
    } else if (MMAREF_HAS_SCALE && step->rules->arithmetic->block != 0) {
        mmaref_step_block(step);
    } else {
        mmaref_step_fused(step);
    }
}

/* The value of a step, given what it adds to unpacked, and as a pattern of a type. */
static uint64_t step_value(mmaref_step *step, const mmaref_format_row *type, uint64_t value)
{
    const mmaref_dot_rules *rules = step->rules;

    if (is_special(step)) {
        return mmaref_pack_special(rules->step, rules->arithmetic->nan, &step->accumulator);
    }
    /* Others had a try in take_group. */
    if (rules->grouped && step->tile->unpacked && may_be_special(step) &&
        mmaref_step_tile(step, type, &value, 1, 0) == 0) {
        return value;
    }
    sum_terms(step);
    if (step->accumulator.significand == 0) {
        return mmaref_pack_zero(rules->step, sign_of_zero(step));
    }
    return mmaref_round_pack(rules->step, rules, rules->rounding, &step->accumulator);
}

/* ---- Rules ------------------------------------------------------------ */

/* With so many fraction bits an aligned product is less than 2^27, and sixteen of either sign fit 32 bits. */
#define NARROW_FRACTION 25

/* Whether steps are of whole groups of four products, up to the last one of a line, whose groups are whole. */
static bool is_grouped(const mmaref_dot_rules *rules, uint8_t count)
{
    bool whole = rules->products == count || (rules->products % 4 == 0 && rules->group % 4 == 0);

    return rules->coverage == NULL && rules->arithmetic->fraction_bits != MMAREF_UNLIMITED &&
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
    rules->grouped = is_grouped(rules, count);
    rules->narrow = rules->grouped && rules->truncates && arithmetic->fraction_bits <= NARROW_FRACTION;
    rules->chain = MMAREF_HAS_EXACT && arithmetic->fraction_bits == MMAREF_UNLIMITED && rules->products == 1 &&
                   (rules->a->width_log2 == 6 || (rules->c->width_log2 <= 5 && rules->step->width_log2 <= 5));
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

/* Notes corners of C and of the elements. */
static void cover_inputs(mmaref_step *step)
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
static void open_value(mmaref_step *step, const mmaref_format_row *type, uint64_t value)
{
    const mmaref_dot_rules *rules = step->rules;

    mmaref_number_decode(type, value, rules->arithmetic->subnormals, &step->accumulator);
    if (type != rules->step && step->accumulator.significand != 0) {
        step->accumulator.scale = mmaref_number_leading(&step->accumulator); /* C is widened first */
    }
}

/* The next step of the step's column. */
MMAREF_NOINLINE static void take_step(mmaref_step *step, const mmaref_format_row *type, uint64_t *value)
{
    open_value(step, type, *value);
    *value = step_value(step, type, *value);
}

/* Those of `special` columns, of so many from step->column on, that may have an infinity or a NaN in this step. */
static unsigned special_in_step(mmaref_step *step, unsigned special, uint8_t columns)
{
    uint8_t column = step->column, j;

    for (j = 0; special != 0 && j < columns; j++) {
        step->column = (uint8_t)(column + j);
        if ((special >> j & 1) != 0 && mmaref_step_skip(step, 0) == step->count) {
            special &= ~(1u << j);
        }
    }
    step->column = column;
    return special;
}

/* Whether special values decide a whole group of the step's column: a NaN stays to the end; so does an infinity that is
 * there from the start, or it becomes a NaN. Then this is the value. */
MMAREF_NOINLINE static bool is_decided(mmaref_step *step, const mmaref_format_row *type, uint64_t *value)
{
    const mmaref_dot_rules *rules = step->rules;
    bool infinite;

    if (rules->coverage != NULL) {
        return false; /* corners are those of each step */
    }
    open_value(step, type, *value);
    infinite = step->accumulates && step->accumulator.special != MMAREF_NUMBER_FINITE;
    step->count = (uint8_t)(step->end - step->first);
    if (!is_special(step) || (!infinite && step->accumulator.special != MMAREF_NUMBER_NAN)) {
        return false;
    }
    *value = mmaref_pack_special(rules->step, rules->arithmetic->nan, &step->accumulator);
    return true;
}

/* All steps of a group of the step's column, which is a chain. */
MMAREF_NOINLINE static void take_chain(mmaref_step *step, const mmaref_format_row *type, uint64_t *value)
{
    bool accumulates = step->accumulates;
    uint8_t first = step->first;

    for (;;) {
        open_value(step, type, *value);
        if (step->accumulates && step->accumulator.special == MMAREF_NUMBER_NAN) {
            mmaref_cover(step->rules, MMAREF_COVER_NAN_IN);
            *value = mmaref_pack_nan(step->rules->step, step->rules->arithmetic->nan); /* and so it stays */
            break;
        }
        if (step->accumulates && step->accumulator.special != MMAREF_NUMBER_FINITE && is_decided(step, type, value)) {
            break;
        }
        if (!(MMAREF_HAS_F64 && step->tile == NULL ? mmaref_chain_run_f64(step, value)
                                                   : mmaref_chain_run(step, value))) {
            step->count = 1;
            *value = step_value(step, type, *value);
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

/* ---- Groups ----------------------------------------------------------- */

/* Notes the corners of what goes into the elements of D. */
MMAREF_NOINLINE static void cover_all(mmaref_step *step, const uint64_t *value, uint8_t columns)
{
    uint8_t column = step->column, j;

    for (j = 0; j < columns; j++) {
        step->column = (uint8_t)(column + j);
        mmaref_number_decode(step->rules->c, value[j], step->rules->arithmetic->subnormals, &step->accumulator);
        cover_inputs(step);
    }
}

/* Whether whole groups of a chain are taken at once, in all columns. */
static bool is_quick_chain(const mmaref_step *step)
{
    return mmaref_is_chain(step->rules) && step->rules->coverage == NULL && step->tile != NULL && step->tile->unpacked;
}

/* The columns, of so many from step->column on, that may have an infinity or a NaN. */
static unsigned special_columns(const mmaref_step *step)
{
    if (step->tile == NULL) {
        return 0; /* nobody looked for any */
    }
    return (step->tile->special & 1) != 0 ? ~0u : (unsigned)step->tile->special >> (1 + step->column);
}

/* The same of what is behind the step, whose value it is. */
static bool rest_is_decided(mmaref_step *step, uint64_t *value)
{
    uint8_t first = step->first, count = step->count;
    bool accumulates = step->accumulates, decided;

    step->first = (uint8_t)(first + count);
    step->accumulates = true;
    decided = step->first != step->end && is_decided(step, step->rules->step, value);
    step->first = first;
    step->count = count;
    step->accumulates = accumulates;
    return decided;
}

/* All steps of a group of some columns, those from step->column on. */
MMAREF_NOINLINE static void take_group(mmaref_step *step, const mmaref_format_row *type, uint64_t *value,
                                       uint8_t columns)
{
    const mmaref_dot_rules *rules = step->rules;
    unsigned special = special_columns(step), done = 0, left; /* columns */
    bool chain = mmaref_is_chain(rules), unpacked = step->tile != NULL && step->tile->unpacked;
    uint8_t column = step->column, count = (uint8_t)(step->end - step->first), j;

    for (j = 0; count > rules->products && j < columns; j++) {
        step->column = (uint8_t)(column + j);
        if ((special >> j & 1) != 0 && is_decided(step, type, &value[j])) {
            done |= 1u << j;
        }
    }
    for (; step->first != step->end; step->first = (uint8_t)(step->first + count)) {
        step->column = column;
        count = (uint8_t)(step->end - step->first);
        count = !chain && rules->products < count ? rules->products : count;
        step->count = count;
        left = ~0u;
        if (rules->grouped && unpacked) {
            left = mmaref_step_tile(step, type, value, columns, special_in_step(step, special & ~done, columns) | done);
        } else if (is_quick_chain(step) && !mmaref_adds_after(rules)) {
            left = mmaref_chain_tile(step, type, value, columns);
        }
        left &= ~done;
        for (j = 0; left != 0 && j < columns; j++, left >>= 1) {
            step->column = (uint8_t)(column + j);
            if ((left & 1) != 0 && chain) {
                take_chain(step, type, &value[j]);
            } else if ((left & 1) != 0) {
                take_step(step, type, &value[j]);
                if (step->accumulator.special != MMAREF_NUMBER_FINITE && rest_is_decided(step, &value[j])) {
                    done |= 1u << j;
                }
            }
        }
        step->accumulates = true;
        type = rules->step;
    }
    step->column = column;
}

/* Groups of steps, each of which adds to the running values; C is that of the first, or each
 * group starts from nothing and is added to C. */
void mmaref_dot(mmaref_step *step, uint64_t *value, uint8_t columns)
{
    const mmaref_dot_rules *rules = step->rules;
    const mmaref_format_row *type = rules->c; /* of the running values */
    uint8_t first = 0, column = step->column, j;
    unsigned left = 0; /* columns of which groups are added to C */
    uint64_t sum;

    if (MMAREF_HAS_COVERAGE && rules->coverage != NULL) {
        cover_all(step, value, columns);
    }
    for (step->end = 0; step->end != step->elements; first = step->end) {
        step->column = column;
        step->first = first;
        step->end = (uint8_t)(first + rules->group);
        step->accumulates = rules->arithmetic->accumulate != MMAREF_ACCUMULATE_AFTER_PRODUCT;
        if (!mmaref_adds_after(rules) && step->tile == NULL && mmaref_is_chain(rules)) {
            take_chain(step, type, value);
        } else if (!mmaref_adds_after(rules)) {
            take_group(step, type, value, columns);
        } else {
            left = is_quick_chain(step) ? mmaref_chain_tile(step, type, value, columns) : ~0u;
        }
        for (j = 0; j < columns; j++) {
            if ((left >> j & 1) != 0) { /* the sum starts from nothing */
                step->column = (uint8_t)(column + j);
                step->first = first;
                step->accumulates = rules->arithmetic->accumulate == MMAREF_ACCUMULATE_AFTER;
                sum = 0;
                take_group(step, rules->step, &sum, 1);
                value[j] = mmaref_add_after(rules, type, value[j], sum);
            }
        }
        type = rules->step;
    }
    step->column = column;
    for (j = 0; rules->step != rules->d && j < columns; j++) {
        value[j] = mmaref_dot_convert(rules, value[j]);
    }
}
