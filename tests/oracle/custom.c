/* SPDX-License-Identifier: MIT */
/* Sums by a caller's own block: every term and every sum is an MPFR value, nothing is an integer. */
#include "custom.h"

#include <assert.h>
#include <stdlib.h>

/* An element as the block sees it. */
typedef struct {
    number n;
    bool vanished; /* a zero that was none before bits were dropped */
} element;

/* What lies in a sum: the values w->term[0 .. count - 1] and the exponents that set its grid. */
typedef struct {
    unsigned count;
    int exponent[TERMS_MAX];
    bool sign_seen[2]; /* of any term, zeros too */
    bool nan, infinite[2];
} terms;

static int leading(const number *n)
{
    return n->exponent - n->fraction + 63 - __builtin_clzll(n->significand);
}

static bool is_subnormal(const number *n)
{
    return n->kind == FINITE && n->fraction > 0 && n->significand >> n->fraction == 0;
}

static element decode(const custom *by, const format *type, uint64_t pattern)
{
    element e = { number_decode(type, pattern), false };
    uint64_t dropped = pattern & ((UINT64_C(1) << type->ignored_bits) - 1);
    if (by->tf32_class == MMAREF_TF32_WHOLE && dropped != 0) {
        if (e.n.kind == INFINITE)
            e.n.kind = NOT_A_NUMBER;
        e.vanished = e.n.kind == ZERO && (by->subnormals & MMAREF_SUBNORMALS_FLUSH_IN) == 0;
    }
    if (is_subnormal(&e.n)) {
        int lowest = e.n.exponent;
        if ((by->subnormals & MMAREF_SUBNORMALS_FLUSH_IN) != 0)
            e.n.kind = ZERO, e.n.significand = 0;
        else if ((by->subnormals & MMAREF_SUBNORMALS_AS_F16) != 0)
            lowest = format_lowest(&f16);
        else if ((by->subnormals & MMAREF_SUBNORMALS_NORMALISE) != 0)
            lowest = -10000;
        while (is_subnormal(&e.n) && e.n.exponent > lowest)
            e.n.significand <<= 1, e.n.exponent--;
    }
    return e;
}

/* C, or a running value. */
static number decode_accumulator(const custom *by, const format *type, uint64_t pattern)
{
    number n = number_decode(type, pattern);
    if (is_subnormal(&n) && (by->subnormals & MMAREF_SUBNORMALS_FLUSH_IN) != 0)
        n.kind = ZERO, n.significand = 0;
    return n;
}

/* The exponent that an accumulator has in the grid; `widened`: C of another type than a step. */
static int accumulator_exponent(const custom *by, const number *n, bool widened)
{
    bool normal = widened || (by->subnormals & MMAREF_SUBNORMALS_NORMALISE) != 0;
    return normal ? leading(n) : n->exponent;
}

static void add_term(workspace *w, terms *t, const number *n, int exponent)
{
    t->sign_seen[n->negative] = true;
    if (n->kind == NOT_A_NUMBER)
        t->nan = true;
    else if (n->kind == INFINITE)
        t->infinite[n->negative] = true;
    else if (n->kind == FINITE) {
        big_set(w->term[t->count], n);
        t->exponent[t->count++] = exponent;
    }
}

static number scale_of(const dot *of, const uint64_t *factors, unsigned k)
{
    return number_decode(of->scale.type, factors[k / of->scale.vector]);
}

static bool scales_have_nan(const dot *of, unsigned k)
{
    return of->scale.type != NULL && (scale_of(of, of->scale.a, k).kind == NOT_A_NUMBER ||
                                      scale_of(of, of->scale.b, k).kind == NOT_A_NUMBER);
}

/* Product k, scale factors in it. */
static void add_product(workspace *w, terms *t, const custom *by, const dot *of, unsigned k)
{
    element a = decode(by, of->a_type, of->a[k]), b = decode(by, of->b_type, of->b[k]);
    bool zero = (a.n.kind == ZERO && !a.vanished) || (b.n.kind == ZERO && !b.vanished);
    bool infinite = a.n.kind == INFINITE || b.n.kind == INFINITE;
    number p = { FINITE, a.n.negative != b.n.negative, 0, 0, 0 };
    t->nan |= a.n.kind == NOT_A_NUMBER || b.n.kind == NOT_A_NUMBER || (infinite && zero) || scales_have_nan(of, k);
    if (infinite)
        p.kind = INFINITE;
    else if (a.n.kind == ZERO || b.n.kind == ZERO)
        p.kind = ZERO;
    add_term(w, t, &p, a.n.exponent + b.n.exponent);
    if (p.kind != FINITE || t->nan)
        return;
    mpfr_ptr product = w->term[t->count - 1];
    big_set(w->a, &a.n);
    big_set(w->b, &b.n);
    mpfr_mul(product, w->a, w->b, MPFR_RNDN);
    if (of->scale.type == NULL)
        return;
    number x = scale_of(of, of->scale.a, k), y = scale_of(of, of->scale.b, k);
    big_set(w->a, &x);
    big_set(w->b, &y);
    mpfr_mul(product, product, w->a, MPFR_RNDN);
    mpfr_mul(product, product, w->b, MPFR_RNDN);
    t->exponent[t->count - 1] += x.exponent + y.exponent;
    if (mpfr_zero_p(product))
        t->count--;
}

/* A block of products as one term, placed by its scale factors; a block that cancels still is one. */
static void add_block(workspace *w, terms *t, const custom *by, const dot *of, unsigned first)
{
    number x = scale_of(of, of->scale.a, first), y = scale_of(of, of->scale.b, first);
    mpfr_ptr sum = w->term[t->count];
    bool any = false;
    mpfr_set_zero(sum, 1);
    t->nan |= scales_have_nan(of, first);
    for (unsigned k = first; k < first + by->block; k++) {
        element a = decode(by, of->a_type, of->a[k]), b = decode(by, of->b_type, of->b[k]);
        t->sign_seen[a.n.negative != b.n.negative] = true;
        if (a.n.kind != FINITE || b.n.kind != FINITE)
            continue;
        any = true;
        big_set(w->a, &a.n);
        big_set(w->b, &b.n);
        mpfr_fma(sum, w->a, w->b, sum, MPFR_RNDN);
    }
    if (!any || x.kind != FINITE || y.kind != FINITE)
        return;
    big_set(w->a, &x);
    big_set(w->b, &y);
    mpfr_mul(sum, sum, w->a, MPFR_RNDN);
    mpfr_mul(sum, sum, w->b, MPFR_RNDN);
    t->exponent[t->count++] = x.exponent + y.exponent;
}

/* A value in units of the grid to an integer. */
static void align(const custom *by, mpfr_t x)
{
    if (mpfr_integer_p(x))
        return;
    switch (by->align) {
    case MMAREF_ALIGN_FLOOR: mpfr_floor(x, x); return;
    case MMAREF_ALIGN_NEAREST_EVEN: mpfr_roundeven(x, x); return;
    default: break;
    }
    int sign = mpfr_sgn(x);
    mpfr_trunc(x, x);
    if (by->align == MMAREF_ALIGN_JAM && mpfr_get_sj(x, MPFR_RNDN) % 2 == 0)
        mpfr_add_si(x, x, sign, MPFR_RNDN);
}

static void align_all(workspace *w, const custom *by, const terms *t)
{
    int grid = by->exponent_floor;
    if (t->count == 0)
        return;
    for (unsigned i = 0; i < t->count; i++)
        grid = t->exponent[i] > grid ? t->exponent[i] : grid;
    grid -= by->fraction_bits;
    for (unsigned i = 0; i < t->count; i++) {
        mpfr_mul_2si(w->term[i], w->term[i], -grid, MPFR_RNDN);
        align(by, w->term[i]);
        mpfr_mul_2si(w->term[i], w->term[i], grid, MPFR_RNDN);
    }
}

static uint64_t nan_of(const custom *by, const format *type)
{
    uint64_t mantissa = by->nan == MMAREF_NAN_QUIET ? UINT64_C(1) << (type->mantissa_bits - 1)
                                                    : (UINT64_C(1) << type->mantissa_bits) - 1;
    return format_pattern(type, false, (UINT64_C(1) << type->exponent_bits) - 1, mantissa);
}

/* A value that is not zero, rounded. */
static uint64_t pack(workspace *w, const custom *by, const format *type, int rounding, mpfr_srcptr x)
{
    int kept = by->result_bits < type->mantissa_bits ? by->result_bits : type->mantissa_bits;
    packing how = { type, rounding, kept, by->overflow == MMAREF_OVERFLOW_ROUNDED };
    uint64_t result = big_pack(w, x, &how), sign = format_pattern(type, true, 0, 0);
    uint64_t magnitude = result & ~sign;
    if ((by->subnormals & MMAREF_SUBNORMALS_FLUSH_OUT) != 0 && magnitude >> type->mantissa_bits == 0)
        magnitude = 0;
    /* An overflow that is rounded toward zero gives the largest number, all of its bits. */
    if (magnitude == 0 && by->underflow_sign == MMAREF_UNDERFLOW_PLUS)
        return 0;
    return magnitude | (result & sign);
}

static uint64_t round_sum(workspace *w, const custom *by, const format *type, int rounding, int zero_sign,
                          const terms *t)
{
    if (t->nan || (t->infinite[0] && t->infinite[1]))
        return nan_of(by, type);
    if (t->infinite[0] || t->infinite[1])
        return format_pattern(type, t->infinite[1], (UINT64_C(1) << type->exponent_bits) - 1, 0);
    mpfr_set_zero(w->sum, 1);
    for (unsigned i = 0; i < t->count; i++) {
        int inexact = mpfr_add(w->sum, w->sum, w->term[i], MPFR_RNDN);
        assert(inexact == 0);
        (void)inexact;
    }
    if (!mpfr_zero_p(w->sum))
        return pack(w, by, type, rounding, w->sum);
    /* IEEE 754, 6.3: the sign that all terms have; rounding down, minus if any has it. */
    bool negative = t->sign_seen[1] && (rounding == MMAREF_ROUND_DOWN || !t->sign_seen[0]);
    return format_pattern(type, zero_sign == MMAREF_ZERO_IEEE && negative, 0, 0);
}

/* One step over elements of[order[first]] .. and, unless NULL, a running value. */
static uint64_t step(workspace *w, const custom *by, const dot *of, const unsigned *order, unsigned first,
                     unsigned count, const format *type, const number *running, int running_exponent)
{
    terms t = { .count = 0 };
    if (running != NULL)
        add_term(w, &t, running, running_exponent);
    for (unsigned k = first; k < first + count && by->block == 0; k++)
        add_product(w, &t, by, of, order[k]);
    for (unsigned k = first; k < first + count && by->block != 0; k += by->block)
        add_block(w, &t, by, of, k);
    if (by->fraction_bits != MMAREF_UNLIMITED && !t.nan)
        align_all(w, by, &t);
    return round_sum(w, by, type, by->rounding, by->zero_sign, &t);
}

/* Steps over elements first .. first + count - 1 of an order. */
static uint64_t steps(workspace *w, const custom *by, const dot *of, const unsigned *order, unsigned first,
                      unsigned count, const format *type, const number *start, int start_exponent)
{
    unsigned length = by->products != 0 ? by->products : by->interleave != 0 ? (count + 1) / 2 : count;
    number running = start != NULL ? *start : (number){ .kind = ZERO };
    const number *from = start;
    uint64_t x = 0;
    for (unsigned at = 0; at < count; at += length) {
        unsigned these = count - at < length ? count - at : length;
        x = step(w, by, of, order, first + at, these, type, from, start_exponent);
        running = decode_accumulator(by, type, x);
        start_exponent = running.kind == FINITE ? accumulator_exponent(by, &running, false) : 0;
        from = &running;
    }
    return x;
}

static uint64_t add_nearest(workspace *w, const custom *by, const format *type, const number *x, const number *y)
{
    terms t = { .count = 0 };
    add_term(w, &t, x, 0);
    add_term(w, &t, y, 0);
    return round_sum(w, by, type, MMAREF_ROUND_NEAREST_EVEN, MMAREF_ZERO_IEEE, &t);
}

static uint64_t add_groups(workspace *w, const custom *by, const dot *of, const unsigned *order,
                           const format *type, const number *c)
{
    unsigned group = by->group != 0 ? by->group : of->count;
    number total = *c, zero = { .kind = ZERO };
    uint64_t x = 0;
    for (unsigned first = 0; first < of->count; first += group) {
        const number *start = by->accumulate == MMAREF_ACCUMULATE_AFTER ? &zero : NULL;
        x = steps(w, by, of, order, first, group, type, start, 0);
        number sum = decode_accumulator(by, type, x);
        x = add_nearest(w, by, type, &total, &sum);
        total = decode_accumulator(by, type, x);
    }
    return x;
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

uint64_t dot_custom(workspace *w, const custom *by, const dot *of)
{
    const format *type = of->d_type;
    unsigned order[PRODUCTS_MAX];
    uint64_t x;
    if (by->step_type != 0)
        type = by->step_type == MMAREF_TYPE_F16 ? &f16 : &f32;
    number c = decode_accumulator(by, of->c_type, of->c);
    int exponent = c.kind == FINITE ? accumulator_exponent(by, &c, of->c_type != type) : 0;
    set_order(by, of->count, order);
    if (by->accumulate == MMAREF_ACCUMULATE_FUSED)
        x = steps(w, by, of, order, 0, of->count, type, &c, exponent);
    else
        x = add_groups(w, by, of, order, type, &c);
    if (type == of->d_type)
        return x;
    number last = number_decode(type, x);
    if (last.kind == NOT_A_NUMBER)
        return nan_of(by, of->d_type);
    if (last.kind == INFINITE)
        return format_pattern(of->d_type, last.negative, (UINT64_C(1) << of->d_type->exponent_bits) - 1, 0);
    if (last.kind == ZERO)
        return format_pattern(of->d_type, last.negative, 0, 0);
    big_set(w->sum, &last);
    return pack(w, by, of->d_type, MMAREF_ROUND_NEAREST_EVEN, w->sum);
}
