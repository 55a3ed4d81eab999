/* SPDX-License-Identifier: MIT */
/* Dot products by a custom block: every term and every sum is an MPFR value, nothing is an integer. */
#include "custom.h"

#include "custom_steps.h"

/* One step over elements of[order[0]] .. and, unless NULL, a running value. */
static uint64_t step(workspace *w, const custom *by, const dot *of, const unsigned *order, unsigned count,
                     const format *type, const number *running, int running_exponent, total *last)
{
    term terms[TERMS_MAX];
    unsigned at = 0;
    for (unsigned i = 0; i < TERMS_MAX; i++)
        terms[i].value = w->term[i];
    if (running != NULL)
        custom_set_term(&terms[at++], running, running_exponent);
    for (unsigned k = 0; k < count; k += by->block != 0 ? by->block : 1)
        if (by->block != 0)
            custom_set_block(w, &terms[at++], by, of, k);
        else
            custom_set_product(w, &terms[at++], by, of, order[k]);
    return custom_add(w, by, type, terms, at, running != NULL, last);
}

/* Steps over `count` elements of an order. */
static uint64_t steps(workspace *w, const custom *by, const dot *of, const unsigned *order, unsigned count,
                      const format *type, const number *start, int start_exponent)
{
    unsigned length = by->products != 0 ? by->products : by->interleave != 0 ? (count + 1) / 2 : count;
    number running = start != NULL ? *start : (number){ .kind = ZERO };
    const number *from = start;
    uint64_t x = 0;
    total last;
    for (unsigned at = 0; at < count; at += length) {
        unsigned these = count - at < length ? count - at : length;
        x = step(w, by, of, order + at, these, type, from, start_exponent, &last);
        running = custom_read(by, type, x);
        start_exponent = custom_exponent(by, &running, false);
        from = &running;
    }
    return x;
}

static uint64_t add_nearest(workspace *w, const custom *by, const format *type, const number *x, const number *y)
{
    term a = { .value = w->term[0] }, b = { .value = w->term[1] };
    custom_set_term(&a, x, 0);
    custom_set_term(&b, y, 0);
    return custom_add_two(w, by, type, &a, &b);
}

static uint64_t add_groups(workspace *w, const custom *by, const dot *of, const unsigned *order,
                           const format *type, const number *c)
{
    unsigned group = by->group != 0 ? by->group : of->count;
    bool last = by->accumulate == MMAREF_ACCUMULATE_LAST;
    number total = *c, zero = { .kind = ZERO };
    uint64_t x = 0;
    for (unsigned first = 0; first < of->count; first += group) {
        const number *start = by->accumulate == MMAREF_ACCUMULATE_AFTER_PRODUCT ? NULL : &zero;
        x = steps(w, by, of, order + first, group, type, start, 0);
        number sum = custom_read(by, type, x);
        if (!last || first != 0)
            x = add_nearest(w, by, type, &total, &sum);
        total = custom_read(by, type, x);
    }
    return last ? add_nearest(w, by, type, c, &total) : x;
}

/* Even runs of elements, then odd ones. */
static void set_order(const custom *by, unsigned count, unsigned *order)
{
    unsigned at = 0, run = by->interleave;
    for (unsigned half = 0; half < 2; half++)
        for (unsigned k = 0; k < count; k++)
            if (run == 0 ? half == 0 : k / run % 2 == half)
                order[at++] = k;
}

static const format *step_format(const custom *by, const dot *of, format *room)
{
    return by->step_type != 0 ? custom_format(by, by->step_type, room) : of->d_type;
}

static number read_c(const custom *by, const dot *of, const format *type, int *exponent)
{
    number c = custom_read(by, of->c_type, of->c);
    *exponent = custom_exponent(by, &c, !custom_same_type(of->c_type, type));
    return c;
}

static uint64_t convert(workspace *w, const custom *by, const format *from, const format *to, uint64_t x)
{
    number last = number_decode(from, x);
    if (last.kind == NOT_A_NUMBER)
        return custom_nan(by, to);
    if (last.kind == INFINITE)
        return custom_infinity(to, last.negative);
    if (last.kind == ZERO)
        return custom_zero(to, last.negative);
    big_set(w->sum, &last);
    return custom_pack(w, by, to, MMAREF_ROUND_NEAREST_EVEN, w->sum);
}

/* ---- NaN among the operands ---- */

static bool is_nan(const custom *by, const format *type, uint64_t pattern)
{
    uint64_t dropped = pattern & ((UINT64_C(1) << type->ignored_bits) - 1);
    kind is = number_decode(type, pattern).kind;
    return is == NOT_A_NUMBER || (is == INFINITE && dropped != 0 && by->tf32_class == MMAREF_TF32_WHOLE);
}

static uint64_t fraction_of(const format *type, uint64_t pattern)
{
    return pattern >> type->ignored_bits & ((UINT64_C(1) << type->mantissa_bits) - 1);
}

/* The first one, quieted, and with its sign, as a pattern of D. */
static uint64_t payload(const custom *by, const format *d, const format *type, uint64_t pattern)
{
    uint64_t top = (UINT64_C(1) << d->exponent_bits) - 1, fraction = fraction_of(type, pattern);
    bool negative = pattern >> (format_width(type) - 1) & 1;
    if (d->specials != IEEE_SPECIALS)
        return custom_nan(by, d) | format_pattern(d, negative && d->specials == ONE_NAN, 0, 0);
    fraction = d->mantissa_bits >= type->mantissa_bits ? fraction << (d->mantissa_bits - type->mantissa_bits)
                                                       : fraction >> (type->mantissa_bits - d->mantissa_bits);
    fraction |= UINT64_C(1) << (d->mantissa_bits - 1);
    return format_pattern(d, negative, top, fraction);
}

/* Looks at the NaN among the operands; false if there is none. */
static bool find_nan(workspace *w, const custom *by, const dot *of, uint64_t *d)
{
    bool any = false;
    for (unsigned i = 0; i <= 2 * of->count; i++) {
        bool is_c = i == 2 * of->count;
        const format *type = is_c ? of->c_type : i % 2 == 0 ? of->a_type : of->b_type;
        uint64_t pattern = is_c ? of->c : i % 2 == 0 ? of->a[i / 2] : of->b[i / 2];
        if (!is_nan(by, type, pattern))
            continue;
        if (type->specials != FNUZ && fraction_of(type, pattern) >> (type->mantissa_bits - 1) == 0)
            w->flags |= MMAREF_FLAG_INVALID;
        if (!any)
            *d = payload(by, of->d_type, type, pattern);
        any = true;
    }
    return any;
}

/* ---- All of it ---- */

uint64_t dot_custom(workspace *w, const custom *by, const dot *of)
{
    format room;
    const format *type = step_format(by, of, &room);
    unsigned order[PRODUCTS_MAX];
    uint64_t x, of_nan = 0;
    int exponent;
    number c = read_c(by, of, type, &exponent);
    w->flags = 0;
    bool any_nan = find_nan(w, by, of, &of_nan);
    set_order(by, of->count, order);
    if (by->accumulate == MMAREF_ACCUMULATE_FUSED)
        x = steps(w, by, of, order, of->count, type, &c, exponent);
    else
        x = add_groups(w, by, of, order, type, &c);
    x = custom_same_type(type, of->d_type) ? x : convert(w, by, type, of->d_type, x);
    bool take = any_nan && by->nan == MMAREF_NAN_PAYLOAD && number_decode(of->d_type, x).kind == NOT_A_NUMBER;
    return take ? of_nan : x;
}

/* The integer below w->sum * 2^-exponent, in two's complement. */
static void set_words(workspace *w, mmaref_fixed *fixed)
{
    mpfr_mul_2si(w->sum, w->sum, -fixed->exponent, MPFR_RNDN);
    mpfr_floor(w->sum, w->sum);
    for (unsigned i = 0; i < fixed->words; i++) {
        mpfr_div_2ui(w->a, w->sum, 32, MPFR_RNDN);
        mpfr_floor(w->a, w->a);
        mpfr_mul_2ui(w->b, w->a, 32, MPFR_RNDN);
        mpfr_sub(w->b, w->sum, w->b, MPFR_RNDN);
        fixed->word[i] = (uint32_t)mpfr_get_uj(w->b, MPFR_RNDZ);
        mpfr_set(w->sum, w->a, MPFR_RNDN);
    }
}

void dot_custom_fixed(workspace *w, const custom *by, const dot *of, mmaref_fixed *fixed)
{
    format room;
    const format *type = step_format(by, of, &room);
    unsigned order[PRODUCTS_MAX];
    int exponent;
    number c = read_c(by, of, type, &exponent);
    total last;
    set_order(by, of->count, order);
    step(w, by, of, order, of->count, type, &c, exponent, &last);
    if (by->fraction_bits != MMAREF_UNLIMITED)
        fixed->words = 2, fixed->exponent = (int16_t)last.grid;
    fixed->kind = MMAREF_VALUE_NORMAL;
    fixed->negative = false;
    for (unsigned i = 0; i < MMAREF_FIXED_MAX; i++)
        fixed->word[i] = 0;
    if (last.nan || (last.infinite[0] && last.infinite[1]))
        fixed->kind = MMAREF_VALUE_NAN;
    else if (last.infinite[0] || last.infinite[1])
        fixed->kind = MMAREF_VALUE_INFINITY, fixed->negative = last.infinite[1];
    else
        set_words(w, fixed);
}
