/* SPDX-License-Identifier: MIT */
/* A dot product as a chain of steps: grouping, special values, and where C enters.
 * See dot.h. */
#include "dot.h"

/* The class, sign and kind of an element of f64. */
static void classify_f64(const mmaref_step *step, uint64_t bits, mmaref_multiplicand *multiplicand)
{
    uint32_t high = (uint32_t)(bits >> 32), field = high >> 20 & 0x7ff, fraction = (high & 0xfffff) | (uint32_t)bits;
    bool flushed = (step->rules->arithmetic->subnormals & MMAREF_SUBNORMALS_FLUSH_IN) != 0;

    multiplicand->exponent = 0;
    multiplicand->significand = MMAREF_MULTIPLICAND_HIDDEN;
    if (field == 0x7ff) {
        multiplicand->exponent = fraction != 0 ? MMAREF_MULTIPLICAND_NAN : MMAREF_MULTIPLICAND_INFINITY;
    } else if (field == 0) {
        multiplicand->significand = fraction != 0 && !flushed ? 1 : 0;
        multiplicand->exponent = multiplicand->significand != 0 ? 0 : MMAREF_MULTIPLICAND_ZERO;
    }
    multiplicand->significand |= (uint16_t)(high >> 31 << 15);
}

/* The same of another type, of more bits than a mmaref_multiplicand has. */
static void classify(const mmaref_step *step, const mmaref_format_row *format, uint64_t bits,
                     mmaref_multiplicand *multiplicand)
{
    mmaref_number number;

    mmaref_number_unpack(format, bits, step->rules->arithmetic->subnormals, &number);
    multiplicand->exponent = number.special == MMAREF_NUMBER_NAN        ? MMAREF_MULTIPLICAND_NAN
                       : number.special == MMAREF_NUMBER_INFINITY ? MMAREF_MULTIPLICAND_INFINITY
                       : number.significand == 0                  ? MMAREF_MULTIPLICAND_ZERO
                                                                  : 0;
    multiplicand->significand = 0;
    if (number.significand != 0) {
        multiplicand->significand = mmaref_number_leading(&number) < number.scale ? 1 : MMAREF_MULTIPLICAND_HIDDEN;
    }
    multiplicand->significand |= (uint16_t)(number.negative << 15);
}

void mmaref_step_factor(const mmaref_step *step, uint8_t line, uint8_t k, mmaref_multiplicand *multiplicand)
{
    const mmaref_format_row *format = line == 0 ? step->rules->a : step->rules->b;

    k = (uint8_t)(step->first + k);
    line = line == 0 ? 0 : (uint8_t)(1 + step->column);
    if (MMAREF_HAS_F64 && step->tile == NULL) {
        classify_f64(step, mmaref_line_pattern(line == 0 ? &step->by.f64->a : &step->by.f64->b, k), multiplicand);
    } else if (mmaref_takes_terms(step->rules) && format->fraction_bits > MMAREF_MULTIPLICAND_FRACTION) {
        classify(step, format, mmaref_wide_pattern(step, line, k), multiplicand);
    } else {
        mmaref_tile_element(step->tile, line, k, multiplicand);
    }
}

/* ---- Special values --------------------------------------------------- */

static bool is_special(const mmaref_multiplicand *multiplicand)
{
    return multiplicand->exponent >= MMAREF_MULTIPLICAND_INFINITY;
}

static unsigned magnitude_of(const mmaref_multiplicand *multiplicand)
{
    return multiplicand->significand & (MMAREF_MULTIPLICAND_SIGN - 1);
}

static bool is_zero(const mmaref_multiplicand *multiplicand)
{
    return magnitude_of(multiplicand) == 0 && multiplicand->exponent != MMAREF_MULTIPLICAND_VANISHED;
}

/* Whether a product is negative. */
static bool signs_differ(const mmaref_multiplicand *a, const mmaref_multiplicand *b)
{
    return ((a->significand ^ b->significand) & MMAREF_MULTIPLICAND_SIGN) != 0;
}

MMAREF_NOINLINE static bool has_nan_scale(const mmaref_tile *tile)
{
    mmaref_block_scale a, b;
    bool nan = false;
    uint8_t chunk;

    for (chunk = 0; chunk < tile->chunks; chunk++) {
        mmaref_tile_scale(tile, 0, chunk, &a);
        mmaref_tile_scale(tile, 1, chunk, &b);
        nan = nan || a.special != 0 || b.special != 0;
    }
    return nan;
}

/* A NaN scale factor counts even where all data are zero. */
MMAREF_INLINE bool scale_is_nan(const mmaref_step *step)
{
    return MMAREF_HAS_SCALE && step->rules->arithmetic->block != 0 && has_nan_scale(step->tile);
}

/* Whether element `at` is an infinity or a NaN, by the lanes of its group (tile.h). */
MMAREF_INLINE bool has_mark(uint32_t low, uint32_t high, unsigned mark, unsigned at)
{
    return ((at & 2 ? high : low) >> ((at & 1) * 16 + mark) & 1) != 0;
}

uint8_t mmaref_step_skip(const mmaref_step *step, uint8_t k, uint8_t count)
{
    const mmaref_tile *tile = step->tile;
    unsigned at = (unsigned)step->first + k, end = (unsigned)step->first + count, words, mark;
    const mmaref_packed *a, *b;

    if (tile == NULL || !tile->unpacked) {
        return k;
    }
    words = mmaref_group_words(tile);
    mark = tile->lane_bits - 2u;
    a = tile->words + at / 4 * words;
    b = a + (1u + step->column) * tile->line_words;
    for (; at < end; a += words, b += words) {
        uint32_t low = a[2].word | b[2].word, high = words == 3 ? low >> 8 : a[3].word | b[3].word;
        if (((low | high) >> mark & MMAREF_ONES(16)) == 0) {
            at = (at | 3) + 1;
            continue;
        }
        do {
            if (at < end && has_mark(low, high, mark, at)) {
                return (uint8_t)(at - step->first);
            }
        } while ((++at & 3) != 0);
    }
    return count;
}

/* The last of `count` products of a step whose elements are not known to be finite; 0, too, where there is none. */
static uint8_t last_special(const mmaref_step *step, uint8_t count)
{
    const mmaref_tile *tile = step->tile;
    unsigned at = (unsigned)step->first + count, words, mark;

    if (!tile->unpacked) {
        return (uint8_t)(count - 1);
    }
    words = mmaref_group_words(tile);
    mark = tile->lane_bits - 2u;
    while (at > step->first) {
        const mmaref_packed *a = tile->words + (at - 1) / 4 * words, *b = a + (1u + step->column) * tile->line_words;
        const uint32_t low = a[2].word | b[2].word, high = words == 3 ? low >> 8 : a[3].word | b[3].word;
        if (((low | high) >> mark & MMAREF_ONES(16)) == 0) {
            at = (at - 1) & ~3u;
            continue;
        }
        do {
            at--;
            if (has_mark(low, high, mark, at)) {
                return at > step->first ? (uint8_t)(at - step->first) : 0;
            }
        } while ((at & 3) != 0);
    }
    return 0;
}

/* What the running value and `count` products sum to as far as special values say: a NaN or the product of an infinity
 * and a zero, or infinities of both signs, give NaN; of an infinity *negative is the sign. MMAREF_NUMBER_FINITE, too,
 * where a step has to look at its terms one by one: for corners, or as sums within it have no special values. */
MMAREF_NOINLINE static uint8_t special_sum(const mmaref_step *step, uint8_t count, uint8_t *negative)
{
    const mmaref_dot_rules *rules = step->rules;
    const mmaref_number *c = &step->accumulator;
    bool infinite[2] = { false, false }, nan = scale_is_nan(step);
    mmaref_multiplicand a, b;
    uint8_t special, k;

    if (mmaref_takes_terms(rules) &&
        (rules->coverage != NULL || (rules->arithmetic->adder == MMAREF_ADDER_TREE && !mmaref_has_nan(rules)))) {
        return MMAREF_NUMBER_FINITE;
    }
    if (step->accumulates && c->special != MMAREF_NUMBER_FINITE) {
        infinite[c->negative] = true;
        nan = nan || c->special == MMAREF_NUMBER_NAN;
    }
    for (k = mmaref_step_skip(step, 0, count); !nan && k < count;
         k = mmaref_step_skip(step, (uint8_t)(k + 1), count)) {
        mmaref_step_factor(step, 0, k, &a);
        mmaref_step_factor(step, 1, k, &b);
        if (a.exponent == MMAREF_MULTIPLICAND_NAN || b.exponent == MMAREF_MULTIPLICAND_NAN) {
            nan = true;
        } else if (is_special(&a) || is_special(&b)) {
            nan = is_zero(&a) || is_zero(&b);
            infinite[signs_differ(&a, &b)] = true;
        }
    }
    special = mmaref_special_of(rules, nan, infinite);
    *negative = special == MMAREF_NUMBER_INFINITY && infinite[1]; /* a NaN has no sign */
    return special;
}

/* Unpacks the running value, a pattern of a type. */
MMAREF_NOINLINE static void open_value(mmaref_step *step, const mmaref_format_row *type, uint64_t value)
{
    const mmaref_dot_rules *rules = step->rules;

    mmaref_number_unpack(type, value, rules->arithmetic->subnormals, &step->accumulator);
    if (type != rules->step && step->accumulator.significand != 0) {
        step->accumulator.scale = mmaref_number_leading(&step->accumulator); /* C is widened first */
    }
}

/* What a special value is as a result of steps. */
static uint64_t pack_result(const mmaref_dot_rules *rules, uint8_t special, uint8_t negative)
{
    return special == MMAREF_NUMBER_NAN ? mmaref_pack_nan(rules->step, rules->arithmetic->nan)
                                        : mmaref_pack_infinity(rules->step, negative);
}

/* Unpacks the running value, a pattern of a type. Whether special values decide the step, whose value they give; or the
 * whole group, behind which step->first is then: a NaN stays to the end, and so does an infinity that is there from the
 * start, or it becomes a NaN. */
MMAREF_NOINLINE static bool take_special(mmaref_step *step, const mmaref_format_row *type, uint64_t *value)
{
    const mmaref_dot_rules *rules = step->rules;
    mmaref_number *c = &step->accumulator;
    uint8_t left = (uint8_t)(step->end - step->first), negative = 0, special;
    /* Corners are those of each step, and so are the numbers for which a type without NaN takes what is special. */
    uint8_t taken = rules->coverage == NULL && mmaref_has_nan(rules) ? left : step->count;
    bool stays;

    open_value(step, type, *value);
    if (c->special == MMAREF_NUMBER_FINITE && !mmaref_may_be_special(step)) {
        return false;
    }
    stays = step->accumulates && c->special != MMAREF_NUMBER_FINITE && rules->step->special == MMAREF_SPECIAL_IEEE;
    special = special_sum(step, taken, &negative);
    if (special == MMAREF_NUMBER_INFINITY && !stays && taken != step->count) {
        taken = step->count;
        special = special_sum(step, taken, &negative);
    }
    if (special == MMAREF_NUMBER_FINITE ||
        (special == MMAREF_NUMBER_INFINITY && MMAREF_HAS_CUSTOM && mmaref_step_may_overflow(step, taken))) {
        return false;
    }
    *value = pack_result(rules, special, negative);
    step->first = (uint8_t)(step->first + taken);
    return true;
}

/* Where the type of steps has no infinity and no NaN, every running value is finite, and a step with special terms
 * comes to the same number whatever it is. Takes the last such step of a group, so that those before it need not be
 * taken; whether there is one behind the first step, of which C may be a special term. */
MMAREF_NOINLINE static bool take_last_special(mmaref_step *step, uint64_t *value)
{
    const mmaref_dot_rules *rules = step->rules;
    const uint8_t first = step->first, left = (uint8_t)(step->end - first);
    uint8_t at = last_special(step, left), negative = 0, special;

    at = (uint8_t)(at - at % rules->products);
    if (at == 0) {
        return false;
    }
    step->first = (uint8_t)(first + at);
    step->count = (uint8_t)(left - at < rules->products ? left - at : rules->products);
    step->accumulator.special = MMAREF_NUMBER_FINITE;
    special = special_sum(step, step->count, &negative);
    if (special == MMAREF_NUMBER_FINITE ||
        (special == MMAREF_NUMBER_INFINITY && mmaref_step_may_overflow(step, step->count))) {
        step->first = first;
        return false;
    }
    *value = mmaref_pack_infinity(rules->step, negative); /* of a NaN, too: the largest number */
    step->first = (uint8_t)(step->first + step->count);
    return true;
}

/* Unpacks what C and the groups before came to, a pattern of a type. Whether special values decide what it becomes
 * however steps add the products that are left: a NaN does, and so does an infinity where no finite sum may become the
 * other one. A type without infinity has its NaN instead, of which D may keep the sign: only where all infinities are
 * negative may that be a minus, and does it matter in which steps they are. */
MMAREF_NOINLINE static bool take_all_special(mmaref_step *step, const mmaref_format_row *type, uint64_t *c)
{
    const mmaref_dot_rules *rules = step->rules;
    const uint8_t left = (uint8_t)(rules->elements - step->first);
    uint8_t negative = 0, special;

    if (rules->coverage != NULL || !mmaref_has_nan(rules)) {
        return false;
    }
    open_value(step, type, *c);
    step->accumulates = true;
    special = special_sum(step, left, &negative);
    if (special == MMAREF_NUMBER_FINITE ||
        (special == MMAREF_NUMBER_INFINITY &&
         (rules->step->special == MMAREF_SPECIAL_IEEE ? mmaref_sums_may_overflow(step, left)
                                                      : negative != 0 && rules->step == rules->d))) {
        return false;
    }
    *c = pack_result(rules, special, negative);
    return true;
}

/* ---- Steps ------------------------------------------------------------ */

/* Whether a sum of zero is negative, given which signs its terms have: sign[1] is that of a negative one. */
static bool is_negative_zero(const mmaref_dot_rules *rules, const bool sign[2])
{
    return rules->arithmetic->zero_sign == MMAREF_ZERO_IEEE && sign[1] &&
           (!sign[0] || rules->rounding == MMAREF_ROUND_DOWN);
}

/* Whether `count` products from number k on sum to a zero that is negative. */
static bool products_are_negative_zero(const mmaref_step *step, uint8_t k, uint8_t count, bool sign[2])
{
    mmaref_multiplicand a, b;

    for (; count != 0; k++, count--) {
        mmaref_step_factor(step, 0, k, &a);
        mmaref_step_factor(step, 1, k, &b);
        sign[signs_differ(&a, &b)] = true;
    }
    return is_negative_zero(step->rules, sign);
}

/* The sign of a sum of zero. The sign of a scaled block is that of its own sum. */
MMAREF_NOINLINE static uint8_t sign_of_zero(const mmaref_step *step)
{
    const uint8_t block = MMAREF_HAS_SCALE ? step->rules->arithmetic->block : 0;
    bool sign[2] = { false, false };
    int32_t sum;
    uint8_t k;

    if (step->accumulates) {
        sign[step->accumulator.negative] = true;
    }
    if (block == 0) {
        return products_are_negative_zero(step, 0, step->count, sign);
    }
    for (k = 0; k < step->count; k = (uint8_t)(k + block)) {
        bool within[2] = { false, false };
        (void)mmaref_block_sum(step, k, &sum);
        sign[sum != 0 ? sum < 0 : products_are_negative_zero(step, k, block, within)] = true;
    }
    return is_negative_zero(step->rules, sign);
}

/* The sum of a step's terms, whatever they are, rounded. */
MMAREF_INLINE uint64_t sum_terms(mmaref_step *step, bool terms)
{
    const mmaref_dot_rules *rules = step->rules;

    if (terms && mmaref_takes_terms(rules)) {
        return mmaref_step_terms(step);
    }
    if (MMAREF_HAS_EXACT && rules->arithmetic->fraction_bits == MMAREF_UNLIMITED) {
        mmaref_step_exact(step);
    } else if (MMAREF_HAS_SCALE && rules->route == MMAREF_ROUTE_BLOCKS) {
        mmaref_step_block(step);
    } else {
        mmaref_step_fused(step);
    }
    if (step->accumulator.significand == 0) {
        return mmaref_pack_zero(rules->step, sign_of_zero(step));
    }
    return mmaref_round_pack(rules->step, rules, rules->rounding, &step->accumulator);
}

/* The steps of a group; *value, the running value, is a pattern of a type before it, and one of rules->step behind. */
MMAREF_INLINE void take_group(mmaref_step *step, const mmaref_dot_rules *rules, const mmaref_format_row *type,
                              uint64_t *value, bool terms)
{
    step->finite = !mmaref_may_be_special(step);
    if (terms && !step->finite && rules->coverage == NULL && !mmaref_has_nan(rules) &&
        step->end - step->first > rules->products && take_last_special(step, value)) {
        type = rules->step;
        step->accumulates = step->finite = true;
    }
    for (; step->first != step->end; type = rules->step) {
        uint8_t left = (uint8_t)(step->end - step->first);
        step->count = rules->products < left ? rules->products : left;
        if (!mmaref_common_run(step, type, value, terms) && !take_special(step, type, value)) {
            *value = sum_terms(step, terms);
            step->first = (uint8_t)(step->first + step->count);
        }
        step->accumulates = true;
    }
}

void mmaref_step_open(mmaref_step *step, mmaref_rounders *rounders)
{
    switch (step->rules->route) {
    case MMAREF_ROUTE_CHAIN:
        mmaref_chain_open(&rounders->chain, step->rules);
        step->by.rounder = &rounders->chain;
        break;
    case MMAREF_ROUTE_EXACT_WORDS:
    case MMAREF_ROUTE_FUSED_WORDS:
    case MMAREF_ROUTE_TERM_WORDS:
        mmaref_terms_open(rounders->terms, step->rules);
        step->by.terms = rounders->terms;
        break;
    default: /* rounds no running value that stays unpacked */
        break;
    }
}

/* A step's pattern as a pattern of D: rounded once more where their types differ. */
uint64_t mmaref_dot_convert(const mmaref_dot_rules *rules, uint64_t bits)
{
    const mmaref_format_row *from = rules->step;
    mmaref_number value;
    mmaref_term term;

    if (rules->d->special == MMAREF_SPECIAL_IEEE && from->width_log2 <= 5 && rules->d->width_log2 <= 5 &&
        mmaref_term_unpack(from, (uint32_t)bits, &term)) {
        uint32_t magnitude = term.value < 0 ? 0 - (uint32_t)term.value : (uint32_t)term.value;
        return mmaref_round_pack32(rules->d, rules, MMAREF_ROUND_NEAREST_EVEN, term.value < 0,
                                   magnitude << (31 - MMAREF_TERM_TOP), (int16_t)term.exponent);
    }
    mmaref_number_unpack(from, bits, 0, &value);
    if (value.special != MMAREF_NUMBER_FINITE) {
        return mmaref_pack_special(rules->d, rules->arithmetic->nan, &value);
    }
    if (value.significand == 0) {
        return mmaref_pack_zero(rules->d, value.negative);
    }
    return mmaref_round_pack(rules->d, rules, MMAREF_ROUND_NEAREST_EVEN, &value);
}

/* Whether the pattern of an element that is not zero, whatever steps make of it, is subnormal. */
static bool is_subnormal(const mmaref_step *step, uint8_t line, uint8_t k)
{
    const mmaref_format_row *format = line == 0 ? step->rules->a : step->rules->b;
    uint64_t bits = mmaref_step_pattern(step, line, k) >> format->shift;

    return (bits >> format->fraction_bits & (((uint32_t)1 << format->exponent_bits) - 1)) == 0;
}

/* Whether product k has a scale factor of zero that is not in its elements. */
static bool is_scaled_to_zero(const mmaref_step *step, uint8_t k)
{
    const mmaref_tile *tile = step->tile;
    mmaref_block_scale a, b;

    if (!MMAREF_HAS_SCALE || step->rules->arithmetic->block == 0) {
        return false;
    }
    mmaref_tile_scale(tile, 0, (uint8_t)((unsigned)k * tile->chunks / tile->count), &a);
    mmaref_tile_scale(tile, 1, (uint8_t)((unsigned)k * tile->chunks / tile->count), &b);
    return a.significand == 0 || b.significand == 0;
}

/* Notes corners of C and of the products of elements: the same ones however steps take them. */
MMAREF_NOINLINE static void cover_inputs(mmaref_step *step, uint64_t c)
{
    mmaref_number *number = &step->accumulator;
    bool nan = scale_is_nan(step);
    mmaref_multiplicand a, b;
    uint8_t k;

    mmaref_number_unpack(step->rules->c, c, step->rules->arithmetic->subnormals, number);
    if (number->significand != 0 && number->special == 0 &&
        number->significand >> step->rules->c->fraction_bits == 0) {
        mmaref_cover(step->rules, MMAREF_COVER_SUBNORMAL_C);
    }
    nan = nan || number->special == MMAREF_NUMBER_NAN;
    step->first = 0;
    for (k = 0; k < step->rules->elements; k++) {
        mmaref_step_factor(step, 0, k, &a);
        mmaref_step_factor(step, 1, k, &b);
        if (a.exponent == MMAREF_MULTIPLICAND_NAN || b.exponent == MMAREF_MULTIPLICAND_NAN) {
            nan = true;
        } else if (is_special(&a) || is_special(&b)) {
            mmaref_cover(step->rules, is_zero(&a) || is_zero(&b) ? MMAREF_COVER_INF_TIMES_ZERO : 0);
        } else if (magnitude_of(&a) != 0 && magnitude_of(&b) != 0 && !is_scaled_to_zero(step, k) &&
                   (is_subnormal(step, 0, k) || is_subnormal(step, 1, k))) {
            mmaref_cover(step->rules, MMAREF_COVER_SUBNORMAL_IN);
        }
    }
    if (nan) {
        mmaref_cover(step->rules, MMAREF_COVER_NAN_IN);
    }
}

/* Groups of steps, each of which adds to the running value; C is that of the first, or each group starts from nothing
 * and is added to C. */
MMAREF_INLINE uint64_t dot(mmaref_step *step, uint64_t c, bool terms)
{
    const mmaref_dot_rules *rules = step->rules;
    const mmaref_format_row *type = rules->c; /* of the running value */

    if (MMAREF_HAS_COVERAGE && rules->coverage != NULL) {
        cover_inputs(step, c);
    }
    step->first = step->end = 0;
    if (MMAREF_HAS_CUSTOM && (terms || rules->products != rules->elements) && step->tile != NULL &&
        mmaref_may_be_special(step) && take_all_special(step, type, &c)) {
        step->end = rules->elements;
    }
    for (; step->end != rules->elements; type = rules->step) {
        uint64_t value = mmaref_adds_after(rules) ? 0 : c;
        if (terms && rules->route <= MMAREF_ROUTE_TERM_WORDS && mmaref_adds_after(rules)) {
            if (mmaref_groups_run(step, type, &c)) {
                continue;
            }
            if (step->first != 0 && take_all_special(step, type, &c)) {
                break;
            }
        }
        step->end = (uint8_t)(step->first + rules->group);
        step->accumulates = rules->accumulates;
        take_group(step, rules, mmaref_adds_after(rules) ? rules->step : type, &value, terms);
        c = mmaref_adds_after(rules) ? mmaref_add_after(rules, type, c, value) : value;
    }
    return rules->step == rules->d ? c : mmaref_dot_convert(rules, c);
}

uint64_t mmaref_dot_steps(mmaref_step *step, uint64_t c)
{
    return dot(step, c, false);
}

uint64_t mmaref_dot_terms(mmaref_step *step, uint64_t c)
{
    return dot(step, c, true);
}
