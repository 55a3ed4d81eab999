/* SPDX-License-Identifier: MIT */
/* The terms of a step: products, scaled blocks, special values, the sign of zero. A product of two significands is
 * exact in 64 bits, as they have at most 24 bits each; f64 is multiplied in dot_exact.c. See dot_step.c. */
#include "dot.h"

/* ---- Terms ---------------------------------------------------------------- */

void mmaref_step_factors(const mmaref_step *step, uint8_t k, mmaref_number *a, mmaref_number *b)
{
    mmaref_line_get(step->a, (uint8_t)(step->first + k), a);
    mmaref_line_get(step->b, (uint8_t)(step->first + k), b);
}

bool mmaref_factor_is_zero(const mmaref_number *factor)
{
    return factor->significand == 0 && factor->aligned != MMAREF_EXPONENT_VANISHED;
}

/* The class of the product of two elements. */
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

/* The product of two packed elements. Pre: both are finite. */
static void packed_product(int32_t a, int32_t b, mmaref_number *term)
{
    const int32_t product = mmaref_element_significand(a) * mmaref_element_significand(b);

    term->significand = (uint32_t)(product < 0 ? -product : product);
    term->negative = product < 0;
    term->special = MMAREF_NUMBER_FINITE;
    term->aligned = (int16_t)mmaref_element_exponent(a + b);
    term->exponent = (int16_t)(term->aligned - 2 * MMAREF_ELEMENT_FRACTION);
    if (product == 0) {
        mmaref_number x, y;
        mmaref_element_unpack(a, &x);
        mmaref_element_unpack(b, &y);
        term->negative = x.negative ^ y.negative;
    }
}

/* The product of any two elements. For f64 the significand is not used: add_exact multiplies by itself. */
static void number_product(const mmaref_step *step, uint8_t k, mmaref_number *term)
{
    mmaref_number b;

    mmaref_step_factors(step, k, term, &b);
    term->special = special_product(term, &b);
    term->negative ^= b.negative;
    term->significand *= b.significand;
    term->exponent = (int16_t)(term->exponent + b.exponent);
    term->aligned = (int16_t)(term->aligned + b.aligned);
}

/* Rounds a product to product_type, and unpacks it as a running value. */
MMAREF_NOINLINE static void round_product(const mmaref_rules *rules, mmaref_number *term)
{
    const mmaref_format_row *type = rules->product_format;

    if (term->special == MMAREF_NUMBER_FINITE && term->significand != 0) {
        mmaref_running_unpack(rules, type, mmaref_round_pack(type, rules, rules->product_rounding, term), term);
    } else if (mmaref_is_fnuz(type) && term->special == MMAREF_NUMBER_FINITE) {
        term->negative = 0; /* fnuz has no -0 */
    }
}

void mmaref_step_product(const mmaref_step *step, uint8_t k, mmaref_number *term)
{
    if (MMAREF_HAS_CUSTOM && step->sums != NULL) {
        *term = step->sums[k];
        return;
    }
    if (step->a->kind == MMAREF_LINE_ELEMENTS && !step->a->may_be_special && !step->b->may_be_special) {
        packed_product(step->a->at.elements[step->first + k], step->b->at.elements[step->first + k], term);
    } else {
        number_product(step, k, term);
    }
    if (MMAREF_HAS_CUSTOM && step->rules->product_format != NULL) {
        round_product(step->rules, term);
    }
}

/* ---- Scaled blocks of e2m1 ----------------------------------------------------- */

/* Products per scaled block; 0: each product is a term. */
static uint8_t block_of(const mmaref_rules *rules)
{
    return MMAREF_HAS_SCALE ? rules->arithmetic->block : 0;
}

/* 4 times the sum of the products of a scaled block from product `first` on: an integer, at most 144 per product.
 * *any: some product is not zero. */
static int32_t sum_of_block(const mmaref_step *step, uint8_t first, bool *any)
{
    const uint8_t length = step->rules->arithmetic->block;
    mmaref_number term;
    int32_t sum = 0;
    uint8_t k;

    *any = false;
    for (k = first; k < first + length; k++) {
        mmaref_step_product(step, k, &term);
        if (term.significand != 0) {
            int32_t quarters = (int32_t)(term.significand << (term.exponent + 2));
            *any = true;
            sum += term.negative != 0 ? -quarters : quarters;
        }
    }
    return sum;
}

/* Scaled block `number` as a term. Its scale factors alone align it. It is no term if all products are zero. */
MMAREF_NOINLINE static void scaled_block(const mmaref_step *step, uint8_t number, mmaref_number *term)
{
    const uint8_t first = (uint8_t)(number * step->rules->arithmetic->block);
    mmaref_scale_factor x, y;
    bool any;
    int32_t sum = sum_of_block(step, first, &any);

    mmaref_line_scale(step->a, first, &x); /* the step has all products */
    mmaref_line_scale(step->b, first, &y);
    any = any && x.significand != 0 && y.significand != 0;
    term->special = MMAREF_NUMBER_FINITE;
    term->negative = sum < 0;
    term->significand = any ? (uint32_t)(sum < 0 ? -sum : sum) * (uint32_t)(x.significand * y.significand) : 0;
    term->aligned = any ? (int16_t)(x.aligned + y.aligned) : MMAREF_EXPONENT_ZERO;
    term->exponent = (int16_t)(x.exponent + y.exponent - 2);
}

uint8_t mmaref_step_terms(const mmaref_step *step)
{
    const uint8_t block = block_of(step->rules);

    return block != 0 ? (uint8_t)(step->count / block) : step->count;
}

void mmaref_step_term(const mmaref_step *step, uint8_t k, mmaref_number *term)
{
    if (block_of(step->rules) != 0) {
        scaled_block(step, k, term);
    } else {
        mmaref_step_product(step, k, term);
    }
}

bool mmaref_scale_is_nan(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b)
{
    mmaref_scale_factor x, y;
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
        mmaref_step_product(step, k, &term);
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

/* Whether `count` products from product k on, all zero, sum to -0; sign[] has the signs of other terms. */
static bool products_are_negative_zero(const mmaref_step *step, uint8_t k, uint8_t count, bool sign[2])
{
    mmaref_number term;

    for (; count != 0; k++, count--) {
        mmaref_step_product(step, k, &term);
        sign[term.negative] = true;
    }
    return mmaref_is_negative_zero(step->rules, sign);
}

/* A scaled block has the sign of its sum. */
MMAREF_NOINLINE uint8_t mmaref_sign_of_zero(const mmaref_step *step, uint8_t c_negative)
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
