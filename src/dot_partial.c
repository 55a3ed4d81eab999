/* SPDX-License-Identifier: MIT */
/* A step that adds `width` terms at a time: in the given order, by size, or in a tree. Each partial sum is a step of
 * its own terms, computed by dot_window.c. See dot_step.c. */
#include "dot.h"

#if MMAREF_HAS_CUSTOM
static bool is_rounded(const mmaref_step *step)
{
    return step->rules->arithmetic->partial == MMAREF_PARTIAL_ROUNDED;
}

/* sum_some for two terms, exact and rounded: the same result, sooner. */
static uint64_t sum_two(const mmaref_rules *rules, mmaref_number *terms)
{
    const bool sign[2] = { !terms[0].negative || !terms[1].negative, terms[0].negative || terms[1].negative };
    uint64_t bits;

    mmaref_number_add(rules, &terms[0], &terms[1]);
    bits = mmaref_number_pack(rules->step_format, rules, rules->rounding, &terms[0],
                              mmaref_is_negative_zero(rules, sign));
    mmaref_running_unpack(rules, rules->step_format, bits, &terms[0]);
    return bits;
}

/* What an explanation has to know before some terms are added, and after it. NOINLINE: rare; port/cost/stack.lua knows
 * this one call through a pointer. */
MMAREF_NOINLINE static void open_node(mmaref_watch *watch, const mmaref_number *terms)
{
    watch->first = terms[0];
    watch->before |= watch->corners;
    watch->corners = 0;
}

MMAREF_NOINLINE static void tell_node(mmaref_watch *watch, mmaref_number *terms, uint8_t count, uint64_t bits)
{
    watch->node(watch, terms, count, bits);
}

/* The sum of some terms, not rounded, replaces the first one; or rounded, if partial sums are: returns its pattern. */
static uint64_t add_some(mmaref_step *step, mmaref_number *terms, uint8_t count)
{
    const mmaref_rules *rules = step->rules;
    mmaref_step some = *step;
    uint64_t bits = 0;

    some.value = terms[0];
    some.accumulates = true;
    some.sums = terms + 1;
    some.count = (uint8_t)(count - 1);
    if (is_rounded(step)) {
        bits = mmaref_step_at_once(&some);
        mmaref_running_unpack(rules, rules->step_format, bits, terms);
    } else {
        mmaref_sum_window(&some);
        *terms = some.value;
        step->sticky = some.sticky; /* bits discarded earlier count too */
    }
    return bits;
}

/* The same, sooner for two terms, and told where someone listens. */
static uint64_t sum_some(mmaref_step *step, mmaref_number *terms, uint8_t count)
{
    const mmaref_rules *rules = step->rules;
    uint64_t bits;

    if (rules->watch != NULL) {
        open_node(rules->watch, terms);
    }
    bits = count == 2 && is_rounded(step) && mmaref_is_exact(rules) ? sum_two(rules, terms)
                                                                   : add_some(step, terms, count);
    if (rules->watch != NULL) {
        tell_node(rules->watch, terms, count, bits);
    }
    return bits;
}

/* Term i of a step: the running value, if there is one, then the products. False beyond the last. */
static bool nth_term(const mmaref_step *step, uint8_t i, mmaref_number *term)
{
    if (i == 0 && step->accumulates) {
        *term = step->value;
        term->source = MMAREF_DOT_MAX;
        return true;
    }
    i = (uint8_t)(i - step->accumulates);
    if (i >= step->count) {
        return false;
    }
    mmaref_step_product(step, i, term);
    term->source = i;
    return true;
}

/* Whether term x, number i, precedes term y, number j, by decreasing magnitude. Infinities and NaNs come first; of
 * equal terms the one with the lower number. */
static bool precedes(const mmaref_number *x, uint8_t i, const mmaref_number *y, uint8_t j)
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

#define NO_TERM 255 /* no term's number */

/* The next term by size after *term, number *number. Zeros are left out. False after the last. */
static bool next_by_size(const mmaref_step *step, uint8_t *number, mmaref_number *term)
{
    mmaref_number x, next = *term;
    uint8_t i, found = NO_TERM;

    for (i = 0; nth_term(step, i, &x); i++) {
        if ((x.significand != 0 || x.special != MMAREF_NUMBER_FINITE) &&
            (*number == NO_TERM || precedes(term, *number, &x, i)) &&
            (found == NO_TERM || precedes(&x, i, &next, found))) {
            next = x;
            found = i;
        }
    }
    *term = next;
    *number = found;
    return found != NO_TERM;
}

/* Adds the terms in the given order or by size, `width` - 1 at a time, to the sum so far. */
MMAREF_NOINLINE static uint64_t sum_in_order(mmaref_step *step)
{
    const bool by_size = step->rules->arithmetic->adder == MMAREF_ADDER_SIZE;
    const uint8_t c_negative = step->value.negative;
    mmaref_number terms[MMAREF_WIDTH_MAX], term = step->value;
    uint8_t pending = 0, number = NO_TERM, i = 0;
    bool added = false;
    uint64_t bits = 0;

    while (by_size ? next_by_size(step, &number, &term) : nth_term(step, i++, &term)) {
        terms[pending++] = term;
        if (pending == step->rules->width || (!added && !is_rounded(step))) {
            bits = sum_some(step, terms, pending);
            pending = 1;
            added = true;
        }
    }
    if (pending == 0) { /* all terms are zero */
        step->value.significand = 0;
        step->value.aligned = MMAREF_EXPONENT_ZERO;
        return mmaref_round_sum(step, c_negative);
    }
    if (pending > 1 || !added) {
        bits = sum_some(step, terms, pending);
    }
    step->value = terms[0];
    return bits;
}

/* The most pending sums of 128 products: width - 1 on each level, plus one. Width 8 has 3 levels: 3 * 7 + 1. */
#define TREE_MOST 22

/* The sum of `count` pending sums, except missing ones, replaces the first. */
static uint64_t sum_level(mmaref_step *step, mmaref_number *sums, uint8_t count)
{
    uint8_t present = 0, i;

    for (i = 0; i < count; i++) {
        if (sums[i].special != MMAREF_NUMBER_NONE) {
            sums[present++] = sums[i];
        }
    }
    return present > 1 ? sum_some(step, sums, present) : 0;
}

/* i with its digits to the base `width` reversed, where `places` is a power of `width` above i. */
static uint16_t reversed(uint16_t i, uint16_t width, uint16_t places)
{
    uint16_t number = 0;

    for (places /= width; places != 0; places /= width, i /= width) {
        number = (uint16_t)(number + i % width * places);
    }
    return number;
}

/* The tree over the products, by neighbours or by halves; the running value is added last. Leaves are pushed in order;
 * a full level of `width` sums becomes one sum. For halves, leaf i is product reversed(i). */
MMAREF_NOINLINE static uint64_t sum_tree(mmaref_step *step)
{
    const bool halves = step->rules->arithmetic->adder == MMAREF_ADDER_HALVES;
    const uint16_t width = step->rules->width;
    mmaref_number sums[TREE_MOST];
    uint16_t places = halves ? 1 : step->count, i, rest, number;
    uint8_t pending = 0, some, below = 0;
    uint64_t bits = 0;

    while (places < step->count) { /* halves: round up to a power of width */
        places = (uint16_t)(places * width);
    }
    for (i = 0; i < places; i++) {
        number = halves ? reversed(i, width, places) : i;
        if (number < step->count) {
            mmaref_step_product(step, (uint8_t)number, &sums[pending]);
            sums[pending].source = number;
        } else {
            sums[pending].special = MMAREF_NUMBER_NONE;
        }
        pending++;
        for (rest = (uint16_t)(i + 1); rest % width == 0; rest /= width) {
            pending = (uint8_t)(pending - width + 1);
            bits = sum_level(step, &sums[pending - 1], (uint8_t)width);
        }
    }
    for (rest = places; pending > 1; rest /= width) { /* incomplete levels, from the leaves up */
        some = (uint8_t)(rest % width + below);
        below = some != 0;
        if (some > 1) {
            pending = (uint8_t)(pending - some + 1);
            bits = sum_level(step, &sums[pending - 1], some);
        }
    }
    if (step->accumulates) {
        sums[1] = step->value;
        sums[1].source = MMAREF_DOT_MAX;
        bits = sum_some(step, sums, 2);
    } else if (step->count == 1) {
        bits = sum_some(step, sums, 1);
    }
    step->value = sums[0];
    return bits;
}

uint64_t mmaref_sum_parts(mmaref_step *step)
{
    const uint8_t adder = step->rules->arithmetic->adder;

    return adder == MMAREF_ADDER_GIVEN || adder == MMAREF_ADDER_SIZE ? sum_in_order(step) : sum_tree(step);
}

uint64_t mmaref_step_in_parts(mmaref_step *step)
{
    const uint8_t c_negative = step->value.negative;
    uint64_t bits;

    if (is_rounded(step)) {
        return mmaref_sum_parts(step);
    }
    if (mmaref_special_result(step, &bits)) {
        return bits;
    }
    (void)mmaref_sum_parts(step);
    return mmaref_round_sum(step, c_negative);
}

#endif
