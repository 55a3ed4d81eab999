/* SPDX-License-Identifier: MIT */
/* A step of a dot product: the definition of what is computed. See dot.h, and beside it the fields of a block in
 * generated/mmaref_arithmetic.h.
 *
 * A step takes terms t[0] ... t[n-1] and gives one number, rounded once. In the order of this file:
 *
 *   terms      t[k] = a[k] * b[k], exactly; product_type rounds it. With `block` a term is a scaled block: the exact
 *              sum of so many products, times two scale factors. One more term is the running value: C at first, or +0
 *              or nothing where C is added behind the steps (accumulate), then what the last step gave.
 *              A term is aligned by the sum of the exponents of its factors, where 1.5 * 1.5 = 10.01b has 0; with
 *              partial=normalised by the exponent of its leading bit.
 *   specials   A NaN, infinity * 0, or infinities of both signs give NaN; else an infinity gives that infinity. This is
 *              decided before anything is added.
 *   zeros      A sum of zero is +0; with zero_sign=ieee it is -0 where every term is, or any, rounding down.
 *   window     max = the greatest exponent of a term that is not 0, and no less than exponent_floor. (A scaled block
 *              that cancels counts, unless each of its products is 0; so does a sum of some terms that is cut.)
 *              grid = max - fraction_bits.
 *              The sum is that of align(t[k]), as integers in units of 2^grid: align rounds what is below (`align`).
 *              sticky is 1 where sticky=yes and any bit was cut off.
 *   exact      The sum of all terms, of which no bit is lost.
 *   some at once   With `width` a window, or an exact sum, is of so many terms; its sum is a term of the next one. With
 *              partial=rounded each of them is a step of its own, which is rounded.
 *   a step     Rounds the sum to rules->step_format: round-pack of number.c.
 *
 * At the end stands which function reads each field of the block, and which one rounds what. */
#include "dot.h"

/* ---- Terms ---------------------------------------------------------------- */

/* The elements that meet in product k of a step. */
static void factors_of(const mmaref_step *step, uint8_t k, mmaref_number *a, mmaref_number *b)
{
    mmaref_line_get(step->a, (uint8_t)(step->first + k), a);
    mmaref_line_get(step->b, (uint8_t)(step->first + k), b);
}

bool mmaref_factor_is_zero(const mmaref_number *factor)
{
    return factor->significand == 0 && factor->aligned != MMAREF_EXPONENT_VANISHED;
}

/* What the product of two elements is as far as special values say. */
static uint8_t special_product(const mmaref_number *a, const mmaref_number *b)
{
    if (a->special == MMAREF_NUMBER_NAN || b->special == MMAREF_NUMBER_NAN) {
        return MMAREF_NUMBER_NAN;
    }
    if (a->special == MMAREF_NUMBER_FINITE && b->special == MMAREF_NUMBER_FINITE) {
        return MMAREF_NUMBER_FINITE;
    }
    return mmaref_factor_is_zero(a) || mmaref_factor_is_zero(b) ? MMAREF_NUMBER_NAN : MMAREF_NUMBER_INFINITY;
}

/* The product of elements that are words, of finite values. */
static void product_of_words(int32_t a, int32_t b, mmaref_number *term)
{
    const int32_t product = mmaref_element_significand(a) * mmaref_element_significand(b);

    term->significand = (uint32_t)(product < 0 ? -product : product);
    term->negative = product < 0;
    term->special = MMAREF_NUMBER_FINITE;
    term->aligned = (int16_t)mmaref_element_exponent(a + b);
    term->exponent = (int16_t)(term->aligned - 2 * MMAREF_ELEMENT_FRACTION);
    if (product == 0) {
        mmaref_number x, y;
        mmaref_element_get(a, &x);
        mmaref_element_get(b, &y);
        term->negative = x.negative ^ y.negative;
    }
}

/* The product of any elements. Significands have at most 24 bits each; of f64 that of the product is of no use, and
 * add_exact multiplies by itself. */
static void product_of_numbers(const mmaref_step *step, uint8_t k, mmaref_number *term)
{
    mmaref_number b;

    factors_of(step, k, term, &b);
    term->special = special_product(term, &b);
    term->negative ^= b.negative;
    term->significand *= b.significand;
    term->exponent = (int16_t)(term->exponent + b.exponent);
    term->aligned = (int16_t)(term->aligned + b.aligned);
}

/* Rounds a product to product_type, and reads it as steps read a running value. */
MMAREF_NOINLINE static void round_product(const mmaref_rules *rules, mmaref_number *term)
{
    const mmaref_format_row *type = rules->product_format;

    if (term->special == MMAREF_NUMBER_FINITE && term->significand != 0) {
        mmaref_running_unpack(rules, type, mmaref_round_pack(type, rules, rules->product_rounding, term), term);
    } else if (mmaref_is_fnuz(type) && term->special == MMAREF_NUMBER_FINITE) {
        term->negative = 0; /* its one zero */
    }
}

void mmaref_product(const mmaref_step *step, uint8_t k, mmaref_number *term)
{
    if (MMAREF_HAS_CUSTOM && step->sums != NULL) {
        *term = step->sums[k];
        return;
    }
    if (step->a->kind == MMAREF_LINE_ELEMENTS && !step->a->may_be_special && !step->b->may_be_special) {
        product_of_words(step->a->at.elements[step->first + k], step->b->at.elements[step->first + k], term);
    } else {
        product_of_numbers(step, k, term);
    }
    if (MMAREF_HAS_CUSTOM && step->rules->product_format != NULL) {
        round_product(step->rules, term);
    }
}

/* ---- Scaled blocks of e2m1, the sums of which are terms ---------------------- */

/* Products of a block; 0: none is summed before it is scaled. */
static uint8_t block_of(const mmaref_rules *rules)
{
    return MMAREF_HAS_SCALE ? rules->arithmetic->block : 0;
}

/* The sum of a block of products from number `first` of the step on, times 4, an integer: at most 144 for each.
 * *any: whether some product is not zero. */
static int32_t sum_of_block(const mmaref_step *step, uint8_t first, bool *any)
{
    const uint8_t length = step->rules->arithmetic->block;
    mmaref_number term;
    int32_t sum = 0;
    uint8_t k;

    *any = false;
    for (k = first; k < first + length; k++) {
        mmaref_product(step, k, &term);
        if (term.significand != 0) {
            int32_t quarters = (int32_t)(term.significand << (term.exponent + 2));
            *any = true;
            sum += term.negative != 0 ? -quarters : quarters;
        }
    }
    return sum;
}

/* A block, scaled: the exponents of its scale factors alone place it in the window. Where each product is zero it is no
 * term at all. */
MMAREF_NOINLINE static void scaled_block(const mmaref_step *step, uint8_t number, mmaref_number *term)
{
    const uint8_t first = (uint8_t)(number * step->rules->arithmetic->block);
    mmaref_block_scale x, y;
    bool any;
    int32_t sum = sum_of_block(step, first, &any);

    mmaref_line_scale(step->a, first, &x); /* a step is all of a line */
    mmaref_line_scale(step->b, first, &y);
    any = any && x.significand != 0 && y.significand != 0;
    term->special = MMAREF_NUMBER_FINITE;
    term->negative = sum < 0;
    term->significand = any ? (uint32_t)(sum < 0 ? -sum : sum) * (uint32_t)(x.significand * y.significand) : 0;
    term->aligned = any ? (int16_t)(x.aligned + y.aligned) : MMAREF_EXPONENT_ZERO;
    term->exponent = (int16_t)(x.exponent + y.exponent - 2);
}

bool mmaref_scale_is_nan(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b)
{
    mmaref_block_scale x, y;
    bool nan = false;
    uint8_t chunk;

    for (chunk = 0; block_of(rules) != 0 && chunk < a->factor_count; chunk++) {
        mmaref_scale_unpack(a->factor_format, a->factors[chunk], &x);
        mmaref_scale_unpack(b->factor_format, b->factors[chunk], &y);
        nan = nan || x.special != MMAREF_NUMBER_FINITE || y.special != MMAREF_NUMBER_FINITE;
    }
    return nan;
}

/* ---- Special values ----------------------------------------------------------- */

MMAREF_NOINLINE uint8_t mmaref_special_sum(const mmaref_step *step, uint8_t *negative)
{
    const mmaref_number *c = &step->value;
    bool infinite[2] = { false, false };
    bool nan = mmaref_scale_is_nan(step->rules, step->a, step->b) ||
               (step->accumulates && c->special == MMAREF_NUMBER_NAN);
    mmaref_number term;
    uint8_t special, k;

    if (step->accumulates && c->special != MMAREF_NUMBER_FINITE) {
        infinite[c->negative] = true;
    }
    for (k = 0; k < step->count; k++) {
        mmaref_product(step, k, &term);
        nan = nan || term.special == MMAREF_NUMBER_NAN;
        infinite[term.negative] = infinite[term.negative] || term.special == MMAREF_NUMBER_INFINITY;
    }
    special = mmaref_special_of(step->rules, nan, infinite);
    *negative = infinite[1];
    return special;
}

/* ---- The sign of zero ---------------------------------------------------------- */

bool mmaref_is_negative_zero(const mmaref_rules *rules, const bool sign[2])
{
    return rules->arithmetic->zero_sign == MMAREF_ZERO_IEEE && sign[1] &&
           (!sign[0] || rules->rounding == MMAREF_ROUND_DOWN);
}

/* Whether `count` products from number k on sum to a zero that is negative; sign[] has signs of other terms. */
static bool products_are_negative_zero(const mmaref_step *step, uint8_t k, uint8_t count, bool sign[2])
{
    mmaref_number term;

    for (; count != 0; k++, count--) {
        mmaref_product(step, k, &term);
        sign[term.negative] = true;
    }
    return mmaref_is_negative_zero(step->rules, sign);
}

/* The sign of a sum of zero. The sign of a scaled block is that of its own sum. */
MMAREF_NOINLINE static uint8_t sign_of_zero(const mmaref_step *step, uint8_t c_negative)
{
    const uint8_t block = block_of(step->rules);
    bool sign[2] = { false, false }, any;
    uint8_t k;

    if (step->rules->arithmetic->zero_sign != MMAREF_ZERO_IEEE) {
        return 0;
    }
    sign[c_negative] = step->accumulates;
    if (block == 0) {
        return products_are_negative_zero(step, 0, step->count, sign);
    }
    for (k = 0; k < step->count; k = (uint8_t)(k + block)) {
        bool within[2] = { false, false };
        int32_t sum = sum_of_block(step, k, &any);
        sign[sum != 0 ? sum < 0 : products_are_negative_zero(step, k, block, within)] = true;
    }
    return mmaref_is_negative_zero(step->rules, sign);
}

/* ---- A window --------------------------------------------------------------- */

/* What is kept of a magnitude of which bits are cut off, shifted down by `down` places. */
MMAREF_NOINLINE static uint64_t cut_off(const mmaref_rules *rules, const mmaref_number *term, unsigned down)
{
    uint64_t kept = down < 64 ? term->significand >> down : 0;
    uint64_t rest = down < 64 ? term->significand << (64 - down) : 1; /* down >= 64: less than a half */

    mmaref_cover(rules, kept == 0 ? MMAREF_COVER_TRUNCATED | MMAREF_COVER_TERM_LOST : MMAREF_COVER_TRUNCATED);
    return kept + mmaref_rounds_up(rules, rules->arithmetic->align, term->negative != 0, (kept & 1) != 0,
                                   (uint32_t)(rest >> 32) | ((uint32_t)rest != 0));
}

int64_t mmaref_align(const mmaref_rules *rules, const mmaref_number *term, int32_t grid, bool *sticky)
{
    const int32_t up = term->exponent - grid;
    const uint32_t low = (uint32_t)term->significand;
    uint64_t kept = term->significand;

    if (low == kept && up < 0 && up > -32 && low >> -up << -up == low) { /* in a word; nothing is cut off */
        kept = low >> -up;
    } else if (kept != 0 && up >= 0) {
        kept <<= up; /* as add_window bounds it */
    } else if (kept != 0 && up > -64 && (kept >> -up << -up) == kept) {
        kept >>= -up;
    } else if (kept != 0) {
        kept = cut_off(rules, term, (unsigned)-up);
        *sticky = *sticky || rules->arithmetic->sticky == MMAREF_STICKY_YES;
    }
    return term->negative != 0 ? -(int64_t)kept : (int64_t)kept;
}

/* Makes a number of a sum in units of 2^grid, of less than 61 bits: two of the last bits are 0. */
static void to_number(int64_t sum, int32_t grid, mmaref_number *number)
{
    int up;

    number->special = MMAREF_NUMBER_FINITE;
    number->negative = sum < 0;
    number->significand = sum < 0 ? (uint64_t)-sum : (uint64_t)sum;
    if (sum != 0) {
        up = 61 - mmaref_highest_bit(number->significand);
        number->significand <<= up;
        number->exponent = (int16_t)(grid - up);
    }
}

/* Notes the corners of a window of which some term is not zero. */
static void cover_window(const mmaref_rules *rules, int64_t sum, int32_t max)
{
    mmaref_cover(rules, sum == 0                                     ? MMAREF_COVER_CANCELLATION
                        : max == rules->arithmetic->exponent_floor ? MMAREF_COVER_FLOOR
                                                                     : 0);
}

/* Term number k of a window. */
static void term_of(const mmaref_step *step, uint8_t k, mmaref_number *term)
{
    if (block_of(step->rules) != 0) {
        scaled_block(step, k, term);
    } else {
        mmaref_product(step, k, term);
    }
}

#if MMAREF_HAS_CUSTOM
/* Piece number i of the significand of a factor: `bits` bits from its aligned exponent down. False if there is none. */
static bool piece_of(const mmaref_number *factor, uint8_t bits, uint8_t i, mmaref_number *piece)
{
    const int32_t last = (int32_t)factor->aligned - (i + 1) * (int32_t)bits + 1; /* the exponent of its last bit */
    const int32_t down = last - factor->exponent;
    const int32_t left = down < 0 ? bits + down : bits;

    *piece = *factor;
    if (factor->significand == 0 || left <= 0) {
        return false;
    }
    piece->significand = (down < 0 ? factor->significand : factor->significand >> down) & (((uint64_t)1 << left) - 1);
    piece->exponent = (int16_t)(down < 0 ? factor->exponent : last);
    return true;
}

/* The sum of the aligned products of each two pieces of the factors of product k. */
MMAREF_NOINLINE static int64_t align_pieces(mmaref_step *step, uint8_t k, int32_t grid)
{
    const uint8_t bits = step->rules->arithmetic->multiplier_bits;
    mmaref_number a, b, x, y;
    int64_t sum = 0;
    uint8_t i, j;

    factors_of(step, k, &a, &b);
    for (i = 0; piece_of(&a, bits, i, &x); i++) {
        for (j = 0; piece_of(&b, bits, j, &y); j++) {
            y.significand *= x.significand;
            y.exponent = (int16_t)(y.exponent + x.exponent);
            y.negative = a.negative ^ b.negative;
            sum += mmaref_align(step->rules, &y, grid, &step->sticky);
        }
    }
    return sum;
}
#endif

/* The exponent by which a term is aligned: of a zero one below all others, unless it is a sum that cancelled. */
MMAREF_INLINE int16_t exponent_of(const mmaref_number *term, bool normalised)
{
    return !normalised ? term->aligned : term->significand == 0 ? MMAREF_EXPONENT_ZERO : mmaref_number_leading(term);
}

/* All terms aligned to their greatest exponent, added, in the place of the running value. Each is at most
 * 2^(fraction_bits + 2), of which at most 129 are added: 2^50; sums of some of them stand for so many; pieces of a
 * product, rounded up, are at most 24 * 24 more. Scaled blocks, which their scale factors alone align, are together at
 * most 36 * 4 * 128 * 2^fraction_bits: below 2^55. */
void mmaref_add_window(mmaref_step *step)
{
    const mmaref_rules *rules = step->rules;
    const uint8_t block = block_of(rules), count = block != 0 ? (uint8_t)(step->count / block) : step->count;
    const bool normalised = MMAREF_HAS_CUSTOM && rules->arithmetic->partial == MMAREF_PARTIAL_NORMALISED;
    int16_t max = step->accumulates ? exponent_of(&step->value, normalised) : MMAREF_EXPONENT_ZERO, exponent;
    bool any = MMAREF_IS_TERM(max);
    int64_t sum = 0;
    mmaref_number term;
    int32_t grid;
    uint8_t k;

    for (k = 0; k < count; k++) {
        term_of(step, k, &term);
        exponent = exponent_of(&term, normalised);
        if (MMAREF_IS_TERM(exponent)) {
            any = true;
            max = exponent > max ? exponent : max;
        }
    }
    max = max < rules->arithmetic->exponent_floor ? rules->arithmetic->exponent_floor : max;
    grid = (int32_t)max - rules->arithmetic->fraction_bits;
    if (step->accumulates) {
        sum = mmaref_align(rules, &step->value, grid, &step->sticky);
    }
    for (k = 0; k < count; k++) {
#if MMAREF_HAS_CUSTOM
        if (rules->arithmetic->multiplier_bits != 0) {
            sum += align_pieces(step, k, grid);
            continue;
        }
#endif
        term_of(step, k, &term);
        sum += mmaref_align(rules, &term, grid, &step->sticky);
    }
    if (any) {
        cover_window(rules, sum, max);
    }
    to_number(sum, grid, &step->value);
    step->value.aligned = any ? max : MMAREF_EXPONENT_ZERO;
}

#if MMAREF_HAS_EXACT
/* ---- Exact ---------------------------------------------------------------------- */

bool mmaref_step_accumulate(const mmaref_step *step, mmaref_accumulator *accumulator)
{
    const bool f64 = MMAREF_HAS_F64 && step->a->format->width_log2 == 6;
    bool any = step->accumulates && step->value.significand != 0;
    mmaref_number x, y;
    uint8_t k;

    if (any) {
        mmaref_accumulator_add(accumulator, &step->value);
    }
    for (k = 0; k < step->count; k++) {
        if (f64) {
            factors_of(step, k, &x, &y);
            if (x.significand != 0 && y.significand != 0) {
                any = true;
                mmaref_accumulator_add_product(accumulator, &x, &y);
            }
            continue;
        }
        mmaref_product(step, k, &x);
        if (x.significand != 0) {
            any = true;
            mmaref_accumulator_add(accumulator, &x);
        }
    }
    return any;
}

/* The sum of all terms, in the place of the running value. */
static void add_exact(mmaref_step *step, uint32_t *words, int16_t base)
{
    mmaref_accumulator accumulator;
    bool any;

    mmaref_accumulator_open(&accumulator, words, base);
    any = mmaref_step_accumulate(step, &accumulator);
    mmaref_accumulator_give(&accumulator, &step->value);
    if (any && step->value.significand == 0) {
        mmaref_cover(step->rules, MMAREF_COVER_CANCELLATION);
    }
}

MMAREF_NOINLINE static void add_exact_f64(mmaref_step *step)
{
    uint32_t words[MMAREF_ACCUMULATOR_WORDS_F64];

    add_exact(step, words, MMAREF_ACCUMULATOR_BASE_F64);
}

MMAREF_NOINLINE static void add_exact_others(mmaref_step *step)
{
    uint32_t words[MMAREF_ACCUMULATOR_WORDS];

    add_exact(step, words, MMAREF_ACCUMULATOR_BASE);
}

/* The running value and one product, which has at most 53 bits. */
MMAREF_NOINLINE static void add_one(mmaref_step *step)
{
    mmaref_number term;

    mmaref_product(step, 0, &term);
    mmaref_number_add(step->rules, &step->value, &term);
}

static void add_exactly(mmaref_step *step)
{
    if (MMAREF_HAS_F64 && step->a->format->width_log2 == 6) {
        add_exact_f64(step);
    } else if (step->count == 1 && step->accumulates) {
        add_one(step);
    } else {
        add_exact_others(step);
    }
}
#endif

/* ---- All terms at once ------------------------------------------------------------ */

/* Unpacks the running value, a pattern of a type. C of another type than steps give is aligned by its leading bit. */
static void open_value(mmaref_step *step, const mmaref_format_row *type, uint64_t value)
{
    step->sums = NULL;
    step->sticky = false;
    mmaref_running_unpack(step->rules, type, value, &step->value);
    if (type != step->rules->step_format && step->value.significand != 0) {
        step->value.aligned = mmaref_number_leading(&step->value);
    }
}

/* Whether some term may be special: elements, C, sums of some terms, or a product that overflows as it is rounded. */
static bool may_be_special(const mmaref_step *step)
{
    return step->a->may_be_special || step->b->may_be_special || step->sums != NULL ||
           step->rules->product_format != NULL ||
           (step->accumulates && step->value.special != MMAREF_NUMBER_FINITE);
}

bool mmaref_give_special(const mmaref_step *step, uint64_t *bits)
{
    const mmaref_rules *rules = step->rules;
    uint8_t negative;
    uint8_t special = may_be_special(step) ? mmaref_special_sum(step, &negative) : (uint8_t)MMAREF_NUMBER_FINITE;

    if (special == MMAREF_NUMBER_FINITE) {
        return false;
    }
    *bits = special == MMAREF_NUMBER_NAN ? mmaref_pack_nan(rules->step_format, rules->arithmetic->nan)
                                         : mmaref_pack_infinity(rules->step_format, negative);
    return true;
}

uint64_t mmaref_round_sum(mmaref_step *step, uint8_t c_negative)
{
    const mmaref_rules *rules = step->rules;

    if (step->value.significand == 0) {
        return mmaref_pack_zero(rules->step_format, sign_of_zero(step, c_negative));
    }
    step->value.significand |= step->sticky;
    return mmaref_round_pack(rules->step_format, rules, rules->rounding, &step->value);
}

uint64_t mmaref_add_at_once(mmaref_step *step)
{
    const uint8_t c_negative = step->value.negative;
    uint64_t bits;

    if (mmaref_give_special(step, &bits)) {
        return bits;
    }
    if (mmaref_is_exact(step->rules)) {
#if MMAREF_HAS_EXACT
        add_exactly(step);
#endif
    } else {
        mmaref_add_window(step);
    }
    return mmaref_round_sum(step, c_negative);
}

/* ---- A step ------------------------------------------------------------------------ */

uint64_t mmaref_step_take(mmaref_step *step, const mmaref_format_row *type, uint64_t value)
{
    open_value(step, type, value);
#if MMAREF_HAS_CUSTOM
    if (step->rules->width != 0) {
        return mmaref_add_in_parts(step);
    }
#endif
    return mmaref_add_at_once(step);
}

#if MMAREF_HAS_CUSTOM
uint8_t mmaref_step_sum(mmaref_step *step, const mmaref_format_row *type, uint64_t value, uint8_t *negative)
{
    uint8_t special;

    open_value(step, type, value);
    special = mmaref_special_sum(step, negative);
    if (special == MMAREF_NUMBER_FINITE && step->rules->width != 0) {
        (void)mmaref_add_parts(step);
    } else if (special == MMAREF_NUMBER_FINITE && !mmaref_is_exact(step->rules)) {
        mmaref_add_window(step);
    }
    return special;
}
#endif

/* ---- Which function reads what ---------------------------------------------------
 *
 * arithmetic.c checks all fields, dot_explain.c tells of them. is_fast of dot.c reads those that decide whether the
 * fast way may be taken, take_window and take_fma of fast.c what they share with mmaref_add_window and add_one.
 *
 * field of the block       read by
 *
 * fraction_bits            mmaref_add_window; unlimited: mmaref_is_exact
 * exponent_floor           mmaref_add_window, cover_window
 * align, sticky            cut_off; mmaref_align
 * multiplier_bits          mmaref_add_window, align_pieces
 * adder                    mmaref_add_parts; add_in_order, add_tree of parts.c
 * width                    mmaref_rules_complete of dot.c; mmaref_step_take; add_in_order, add_tree of parts.c
 * partial                  mmaref_add_window; is_rounded of parts.c
 * block                    block_of; open_line of mma_float.c: whether elements have their scale factors
 * product_type,            mmaref_rules_complete of dot.c; round_product
 *   product_rounding
 * zero_sign                mmaref_is_negative_zero, sign_of_zero; pack_sum of fast.c
 * products, group,         mmaref_rules_complete of dot.c; mmaref_step_element of line.c: the order of elements
 *   interleave
 * sparse_basis             rules_open of mma_float.c
 * accumulate               mmaref_adds_after, mmaref_rules_complete: where C enters, add_groups of dot.c
 * step_type, own_...       mmaref_rules_complete, mmaref_rules_format of dot.c
 * rounding                 rules->rounding: mmaref_rounding_of of arithmetic.c; then mmaref_rounds_up of number.c
 * result_bits              kept_bits of number.c
 * overflow                 pack_overflow of number.c
 * subnormals               mmaref_number_unpack (in), place_subnormal (aligned), pack_small (out) of number.c
 * underflow_sign           pack_small of number.c
 * nan                      mmaref_give_special; mmaref_number_pack of number.c; first_nan of dot.c; mmaref_same of
 *                          type.c
 * tf32_class               mmaref_unpack_flags of number.h, mmaref_number_unpack of number.c
 * fragments                use_fragments_of_chip of instruction.c: where elements lie
 *
 * what is rounded          by; mmaref_rounds_up of number.c alone decides a tie
 *
 * a term, as it is aligned cut_off, by `align`; of the fast way add_product and take_window, which truncate
 * a product                round_product, to product_type
 * a sum of some terms      add_some of parts.c, to rules->step_format, by partial=rounded
 * the sum of a step        mmaref_round_sum, to rules->step_format; of the fast way pack_sum
 * C + a group, groups      mmaref_dot_add_c, to rules->step_format, to nearest
 * an element of D          mmaref_dot_convert, from rules->step_format to D's type, to nearest
 */
