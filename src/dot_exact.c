/* SPDX-License-Identifier: MIT */
/* The exact sum of a step's terms: a long accumulator, taken limb by limb from the top. Its limbs never lie in memory
 * together, for those of f64 would take 540 bytes: each pass over the terms sums what they have in the next
 * limb, and no more passes are made than rounding needs. See dot.h. */
#include "dot.h"

/* A sum of n terms is `sum` * 2^at, and what they have below 2^at. All of that is less than n units of the sum, for
 * each term has less than one unit there. */
typedef struct {
    const mmaref_step *step;
    int64_t sum;
    int32_t at;
    int32_t reach; /* all that the terms have below 2^at is below 2^reach; NOTHING: they have nothing there */
} accumulator;

#define NOTHING (-0x8000L)
#define LIMB 53 /* the bits of a limb below which nothing is known to matter */
#define TERMS 256  /* more than there are terms: 129, or 4 for each of 16 products of f64 and one */

/* What significand * 2^(up + at) has in the limb above 2^at, of which `limb` has all bits set. */
static inline uint64_t part_of(accumulator *a, uint64_t significand, int32_t up, uint64_t limb)
{
    uint64_t part;

    if (up >= 0) {
        part = up < 64 ? significand << up : 0;
    } else if (up > -64) {
        part = significand >> -up;
        if (part << -up != significand) {
            a->reach = a->at;
        }
    } else {
        part = 0;
        if (significand != 0 && up + 64 + a->at > a->reach) {
            a->reach = up + 64 + a->at;
        }
    }
    return part & limb;
}

static inline int64_t signed_part(uint64_t part, bool negative)
{
    return negative ? -(int64_t)part : (int64_t)part;
}

/* Product k of a step, not of f64: rounded, where the block rounds products. */
MMAREF_NOINLINE static void take_addend(const mmaref_step *step, uint8_t k, mmaref_number *term)
{
    mmaref_product p;

    if (mmaref_takes_terms(step->rules)) {
        mmaref_step_term(step, k, term);
        return;
    }
    mmaref_step_product(step, k, &p);
    term->significand = p.significand;
    term->negative = p.negative;
    term->exponent = (int16_t)(p.exponent - MMAREF_PRODUCT_FRACTION);
    term->scale = p.exponent;
}

/* Adds what the products of a step have in the limb. */
MMAREF_NOINLINE static void add_limb_of_terms(accumulator *a, uint64_t limb)
{
    int64_t sum = 0;
    mmaref_number term;
    uint8_t k;

    for (k = 0; k < a->step->count; k++) {
        take_addend(a->step, k, &term);
        sum += signed_part(part_of(a, term.significand, term.exponent - a->at, limb), term.negative != 0);
    }
    a->sum += sum;
}

static bool is_f64_step(const mmaref_step *step)
{
    return MMAREF_HAS_F64 && step->tile == NULL;
}

/* An element of f64 that is finite: significand * 2^exponent. */
typedef struct {
    uint64_t significand;
    int32_t exponent;
    bool negative;
} element;

MMAREF_INLINE void open_element(const mmaref_step *step, const mmaref_line_f64 *line, unsigned k, element *e)
{
    uint64_t bits = mmaref_line_pattern(line, step->first + k);
    int32_t field = (int32_t)(bits >> 52 & 0x7ff);

    e->negative = bits >> 63 != 0;
    e->significand = bits & (((uint64_t)1 << 52) - 1);
    if (field != 0) {
        e->significand |= (uint64_t)1 << 52;
    } else {
        field = 1;
        e->significand = (step->rules->arithmetic->subnormals & MMAREF_SUBNORMALS_FLUSH_IN) != 0 ? 0 : e->significand;
    }
    e->exponent = field - 1023 - 52;
}

/* The same of f64, of which a product is four products of halves of 32 bits. */
MMAREF_NOINLINE static void add_limb_of_f64(accumulator *a, uint64_t limb)
{
    const mmaref_step *step = a->step;
    int64_t sum = 0;
    unsigned k, half;
    element x, y;

    for (k = 0; k < step->count; k++) {
        open_element(step, &step->by.f64->a, k, &x);
        open_element(step, &step->by.f64->b, k, &y);
        for (half = 0; half < 4; half++) {
            unsigned low = half & 1 ? 32 : 0, high = half & 2 ? 32 : 0;
            uint64_t significand = (uint64_t)(uint32_t)(x.significand >> low) * (uint32_t)(y.significand >> high);
            sum += signed_part(part_of(a, significand, x.exponent + y.exponent + (int32_t)(low + high) - a->at, limb),
                               x.negative != y.negative);
        }
    }
    a->sum += sum;
}

/* Moves down by `width` bits and takes up what the terms have there: the products last, in a call that ends this one,
 * whose stack it takes. */
MMAREF_NOINLINE static void take_limb(accumulator *a, uint8_t width)
{
    const mmaref_step *step = a->step;
    const uint64_t limb = ((uint64_t)1 << width) - 1;

    a->at -= width;
    a->reach = NOTHING;
    a->sum = (int64_t)((uint64_t)a->sum << width);
    if (step->accumulates) {
        a->sum += signed_part(part_of(a, step->accumulator.significand, step->accumulator.exponent - a->at, limb),
                              step->accumulator.negative != 0);
    }
    if (is_f64_step(step)) {
        add_limb_of_f64(a, limb);
    } else {
        add_limb_of_terms(a, limb);
    }
}

/* A power of two that every product is below: of f64, ... */
MMAREF_NOINLINE static int32_t top_of_f64(const mmaref_step *step)
{
    int32_t top = NOTHING;
    element x, y;
    unsigned k;

    for (k = 0; k < step->count; k++) {
        open_element(step, &step->by.f64->a, k, &x);
        open_element(step, &step->by.f64->b, k, &y);
        if (x.significand != 0 && y.significand != 0 && x.exponent + y.exponent + 106 > top) {
            top = x.exponent + y.exponent + 106;
        }
    }
    return top;
}

/* ... of another type. */
MMAREF_NOINLINE static int32_t top_of_terms(const mmaref_step *step)
{
    int32_t top = NOTHING;
    mmaref_number term;
    uint8_t k;

    for (k = 0; k < step->count; k++) {
        take_addend(step, k, &term);
        top = term.significand != 0 && term.scale + 2 > top ? term.scale + 2 : top;
    }
    return top;
}

/* A power of two that every term is below. */
static int32_t top_of_step(const mmaref_step *step)
{
    int32_t top = is_f64_step(step) ? top_of_f64(step) : top_of_terms(step), exponent;

    if (step->accumulates && step->accumulator.significand != 0) {
        exponent = mmaref_number_leading(&step->accumulator) + 1;
        top = exponent > top ? exponent : top;
    }
    return top;
}

static uint64_t magnitude_of_sum(int64_t sum)
{
    return sum < 0 ? (uint64_t)-sum : (uint64_t)sum;
}

/* Takes limbs until the sum has `bits` bits, or is all there is. Fewer than 9 bits leave room for a whole limb, more
 * for what makes 61: TERMS * 2^LIMB is 2^61. */
static void take_leading(accumulator *a, uint8_t bits)
{
    while (a->reach != NOTHING) {
        uint8_t used = a->sum == 0 ? 0 : (uint8_t)(mmaref_highest_bit(magnitude_of_sum(a->sum)) + 1);
        if (used >= bits) {
            return;
        }
        if (used == 0) {
            a->at = a->reach;
        }
        take_limb(a, (uint8_t)(used < 9 ? LIMB : 61 - used));
    }
}

/* What is left below the sum: carries whole units of it up, and sets its last bit if there is more (sticky). */
static void take_rest(accumulator *a)
{
    int64_t sum = a->sum;
    int32_t at = a->at, below;

    a->sum = 0;
    a->at = a->reach;
    take_limb(a, LIMB);
    below = at - a->at; /* at least LIMB: a unit of the sum is 2^below of the rest */
    if (below < 62) {
        int64_t carry = signed_part((magnitude_of_sum(a->sum) + ((uint64_t)1 << (below - 1))) >> below, a->sum < 0);
        sum += carry;
        a->sum -= carry * ((int64_t)1 << below);
    }
    while (a->reach != NOTHING && magnitude_of_sum(a->sum) < TERMS) { /* what is below might outweigh it */
        if (a->sum == 0) {
            a->at = a->reach;
        }
        take_limb(a, LIMB);
    }
    if (a->sum != 0) {
        sum = (sum - (a->sum < 0)) | 1; /* rounded down, and odd: the same for either sign */
    }
    a->sum = sum;
    a->at = at;
}

void mmaref_step_exact(mmaref_step *step)
{
    int32_t top = top_of_step(step);
    accumulator a;

    a.step = step;
    a.sum = 0;
    a.at = a.reach = top;
    take_leading(&a, (uint8_t)(step->rules->step->fraction_bits + mmaref_spare_bits(step->rules)));
    if (a.sum == 0) {
        if (top > MMAREF_MULTIPLICAND_ZERO / 2) {
            mmaref_cover(step->rules, MMAREF_COVER_CANCELLATION);
        }
        step->accumulator.significand = 0;
        return;
    }
    if (a.reach != NOTHING) {
        take_rest(&a);
    }
    step->accumulator.negative = a.sum < 0;
    step->accumulator.significand = magnitude_of_sum(a.sum);
    step->accumulator.exponent = (int16_t)a.at;
}
