/* SPDX-License-Identifier: MIT */
/* Some terms of a step at once (`width`): in the order given, by size, or in a tree. Each sum of some terms is made as
 * step.c makes one of all of them. See dot.h. */
#include "dot.h"

#if MMAREF_HAS_CUSTOM
static bool is_rounded(const mmaref_step *step)
{
    return step->rules->arithmetic->partial == MMAREF_PARTIAL_ROUNDED;
}

/* The exact sum of two terms, rounded: what add_some gives of them, in less time. Returns its pattern. */
static uint64_t add_two(const mmaref_rules *rules, mmaref_number *terms)
{
    const bool sign[2] = { !terms[0].negative || !terms[1].negative, terms[0].negative || terms[1].negative };
    uint64_t bits;

    mmaref_number_add(rules, &terms[0], &terms[1]);
    bits = mmaref_number_pack(rules->step_format, rules, rules->rounding, &terms[0],
                              mmaref_is_negative_zero(rules, sign));
    mmaref_running_unpack(rules, rules->step_format, bits, &terms[0]);
    return bits;
}

/* The sum of some terms, in the place of the first one. Where it is rounded its pattern is returned. */
static uint64_t add_some(mmaref_step *step, mmaref_number *terms, uint8_t count)
{
    const mmaref_rules *rules = step->rules;
    mmaref_step some;
    uint64_t bits = 0;

    if (count == 2 && is_rounded(step) && mmaref_is_exact(rules)) {
        return add_two(rules, terms);
    }
    some = *step;
    some.value = terms[0];
    some.accumulates = true;
    some.sums = terms + 1;
    some.count = (uint8_t)(count - 1);
    if (is_rounded(step)) {
        bits = mmaref_add_at_once(&some);
        mmaref_running_unpack(rules, rules->step_format, bits, terms);
    } else {
        mmaref_add_window(&some);
        *terms = some.value;
        step->sticky = some.sticky; /* and of what was added before */
    }
    return bits;
}

/* Term number i of a step: the running value, if there is one, then the products. False behind the last one. */
static bool nth_term(const mmaref_step *step, uint8_t i, mmaref_number *term)
{
    if (i == 0 && step->accumulates) {
        *term = step->value;
        return true;
    }
    i = (uint8_t)(i - step->accumulates);
    if (i >= step->count) {
        return false;
    }
    mmaref_product(step, i, term);
    return true;
}

/* Whether term x, number i, is before term y, number j, by size. Infinities and NaN are larger than all others. */
static bool is_before(const mmaref_number *x, uint8_t i, const mmaref_number *y, uint8_t j)
{
    int16_t a, b;

    if (x->special != MMAREF_NUMBER_FINITE || y->special != MMAREF_NUMBER_FINITE) {
        return y->special == MMAREF_NUMBER_FINITE || (x->special != MMAREF_NUMBER_FINITE && i < j);
    }
    a = mmaref_number_leading(x);
    b = mmaref_number_leading(y);
    if (a == b) {
        uint64_t p = x->significand << (63 - mmaref_highest_bit(x->significand));
        uint64_t q = y->significand << (63 - mmaref_highest_bit(y->significand));
        return p > q || (p == q && i < j);
    }
    return a > b;
}

#define NO_TERM 255 /* the number of none */

/* The next term by size: *term, number *number, is the one before. Zeros are left out. False behind the last one. */
static bool next_by_size(const mmaref_step *step, uint8_t *number, mmaref_number *term)
{
    mmaref_number x, next = *term;
    uint8_t i, found = NO_TERM;

    for (i = 0; nth_term(step, i, &x); i++) {
        if ((x.significand != 0 || x.special != MMAREF_NUMBER_FINITE) &&
            (*number == NO_TERM || is_before(term, *number, &x, i)) &&
            (found == NO_TERM || is_before(&x, i, &next, found))) {
            next = x;
            found = i;
        }
    }
    *term = next;
    *number = found;
    return found != NO_TERM;
}

/* Terms one by one, in the order given or by size, `width` - 1 of them to the sum so far. */
MMAREF_NOINLINE static uint64_t add_in_order(mmaref_step *step)
{
    const bool by_size = step->rules->arithmetic->adder == MMAREF_ADDER_SIZE;
    const uint8_t c_negative = step->value.negative;
    mmaref_number terms[MMAREF_WIDTH_MAX], term = step->value;
    uint8_t waiting = 0, number = NO_TERM, i = 0;
    bool added = false;
    uint64_t bits = 0;

    while (by_size ? next_by_size(step, &number, &term) : nth_term(step, i++, &term)) {
        terms[waiting++] = term;
        if (waiting == step->rules->width || (!added && !is_rounded(step))) {
            bits = add_some(step, terms, waiting);
            waiting = 1;
            added = true;
        }
    }
    if (waiting == 0) { /* all terms are zeros */
        step->value.significand = 0;
        step->value.aligned = MMAREF_EXPONENT_ZERO;
        return mmaref_round_sum(step, c_negative);
    }
    if (waiting > 1 || !added) {
        bits = add_some(step, terms, waiting);
    }
    step->value = terms[0];
    return bits;
}

/* The most sums that wait for others: width - 1 of each level but the last, and one: of 8 * 8 * 8 products, of 2^7. */
#define TREE_MOST 22

/* Adds `count` of the sums that wait, but those that are not there, in the place of the first one. */
static uint64_t add_level(mmaref_step *step, mmaref_number *sums, uint8_t count)
{
    uint8_t there = 0, i;

    for (i = 0; i < count; i++) {
        if (sums[i].special != MMAREF_NUMBER_NONE) {
            sums[there++] = sums[i];
        }
    }
    return there > 1 ? add_some(step, sums, there) : 0;
}

/* The number that has the digits of i, one of `places`, in reverse order. */
static uint16_t reversed(uint16_t i, uint16_t width, uint16_t places)
{
    uint16_t number = 0;

    for (places /= width; places != 0; places /= width, i /= width) {
        number = (uint16_t)(number + i % width * places);
    }
    return number;
}

/* The tree of the products, neighbours or halves; the running value comes last. */
MMAREF_NOINLINE static uint64_t add_tree(mmaref_step *step)
{
    const bool halves = step->rules->arithmetic->adder == MMAREF_ADDER_HALVES;
    const uint16_t width = step->rules->width;
    mmaref_number sums[TREE_MOST];
    uint16_t places = halves ? 1 : step->count, i, rest, number;
    uint8_t waiting = 0, some, below = 0;
    uint64_t bits = 0;

    while (places < step->count) { /* of halves */
        places = (uint16_t)(places * width);
    }
    for (i = 0; i < places; i++) {
        number = halves ? reversed(i, width, places) : i;
        if (number < step->count) {
            mmaref_product(step, (uint8_t)number, &sums[waiting]);
        } else {
            sums[waiting].special = MMAREF_NUMBER_NONE;
        }
        waiting++;
        for (rest = (uint16_t)(i + 1); rest % width == 0; rest /= width) {
            waiting = (uint8_t)(waiting - width + 1);
            bits = add_level(step, &sums[waiting - 1], (uint8_t)width);
        }
    }
    for (rest = places; waiting > 1; rest /= width) { /* what is left of each level, and what came up to it */
        some = (uint8_t)(rest % width + below);
        below = some != 0;
        if (some > 1) {
            waiting = (uint8_t)(waiting - some + 1);
            bits = add_level(step, &sums[waiting - 1], some);
        }
    }
    if (step->accumulates) {
        sums[1] = step->value;
        bits = add_some(step, sums, 2);
    } else if (step->count == 1) {
        bits = add_some(step, sums, 1);
    }
    step->value = sums[0];
    return bits;
}

uint64_t mmaref_add_parts(mmaref_step *step)
{
    const uint8_t adder = step->rules->arithmetic->adder;

    return adder == MMAREF_ADDER_GIVEN || adder == MMAREF_ADDER_SIZE ? add_in_order(step) : add_tree(step);
}

uint64_t mmaref_add_in_parts(mmaref_step *step)
{
    const uint8_t c_negative = step->value.negative;
    uint64_t bits;

    if (is_rounded(step)) {
        return mmaref_add_parts(step);
    }
    if (mmaref_give_special(step, &bits)) {
        return bits;
    }
    (void)mmaref_add_parts(step);
    return mmaref_round_sum(step, c_negative);
}

#endif
