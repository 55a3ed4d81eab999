/* SPDX-License-Identifier: MIT */
/* Sums by a caller's own block: every term and every sum is an MPFR value, nothing is an integer. */
#include "custom.h"

#include "custom_steps.h"

#include <assert.h>
#include <stdlib.h>

/* Below the grid by more bits than any rounding looks at. */
enum { FAR_BELOW = 100 };

/* An element as the block sees it. */
typedef struct {
    number n;
    bool vanished; /* a zero that was none before bits were dropped */
} element;

int custom_leading(const number *n)
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
number custom_read(const custom *by, const format *type, uint64_t pattern)
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
    return normal ? custom_leading(n) : n->exponent;
}

void custom_add_term(workspace *w, terms *t, const number *n, int exponent)
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

/* Rounds the last term, a product, where the block says so, and reads it as a running value is read. */
static void round_product(workspace *w, terms *t, const custom *by)
{
    format own = custom_own(by);
    const format *type = custom_format(by, &own, by->product_type);
    if (type == NULL)
        return;
    mpfr_ptr product = w->term[--t->count];
    number n = custom_read(by, type, custom_pack(w, by, type, by->rounding, product));
    bool negative = mpfr_signbit(product) != 0;
    t->sign_seen[negative] = t->sign_before[negative]; /* a zero may have lost its sign */
    custom_add_term(w, t, &n, n.kind == FINITE ? accumulator_exponent(by, &n, false) : 0);
}

/* Product k, scale factors in it. */
void custom_add_product(workspace *w, terms *t, const custom *by, const dot *of, unsigned k)
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
    t->sign_before[0] = t->sign_seen[0], t->sign_before[1] = t->sign_seen[1];
    custom_add_term(w, t, &p, a.n.exponent + b.n.exponent);
    if (p.kind != FINITE || t->nan)
        return;
    mpfr_ptr product = w->term[t->count - 1];
    big_set(w->a, &a.n);
    big_set(w->b, &b.n);
    mpfr_mul(product, w->a, w->b, MPFR_RNDN);
    if (of->scale.type == NULL) {
        round_product(w, t, by);
        return;
    }
    number x = scale_of(of, of->scale.a, k), y = scale_of(of, of->scale.b, k);
    big_set(w->a, &x);
    big_set(w->b, &y);
    mpfr_mul(product, product, w->a, MPFR_RNDN);
    mpfr_mul(product, product, w->b, MPFR_RNDN);
    t->exponent[t->count - 1] += x.exponent + y.exponent;
    if (mpfr_zero_p(product))
        t->count--;
    else
        round_product(w, t, by);
}

/* IEEE 754, 6.3: the sign that all terms have; rounding down, minus if any has it. */
static bool zero_is_negative(int rounding, int zero_sign, const bool sign_seen[2])
{
    return zero_sign == MMAREF_ZERO_IEEE && sign_seen[1] && (rounding == MMAREF_ROUND_DOWN || !sign_seen[0]);
}

/* A block of products as one term, placed by its scale factors; a block that cancels still is one. */
static void add_block(workspace *w, terms *t, const custom *by, const dot *of, unsigned first)
{
    number x = scale_of(of, of->scale.a, first), y = scale_of(of, of->scale.b, first);
    mpfr_ptr sum = w->term[t->count];
    bool any = false, sign_within[2] = { false, false };
    mpfr_set_zero(sum, 1);
    t->nan |= scales_have_nan(of, first);
    for (unsigned k = first; k < first + by->block; k++) {
        element a = decode(by, of->a_type, of->a[k]), b = decode(by, of->b_type, of->b[k]);
        sign_within[a.n.negative != b.n.negative] = true;
        if (a.n.kind != FINITE || b.n.kind != FINITE)
            continue;
        any = true;
        big_set(w->a, &a.n);
        big_set(w->b, &b.n);
        mpfr_fma(sum, w->a, w->b, sum, MPFR_RNDN);
    }
    bool negative = mpfr_zero_p(sum) ? zero_is_negative(by->rounding, by->zero_sign, sign_within) : mpfr_sgn(sum) < 0;
    t->sign_seen[negative] = true;
    if (!any || x.kind != FINITE || y.kind != FINITE)
        return;
    big_set(w->a, &x);
    big_set(w->b, &y);
    mpfr_mul(sum, sum, w->a, MPFR_RNDN);
    mpfr_mul(sum, sum, w->b, MPFR_RNDN);
    t->exponent[t->count++] = x.exponent + y.exponent;
}

/* A value in units of the grid to an integer. */
static void align(const custom *by, mpfr_t x, bool *lost)
{
    if (mpfr_integer_p(x))
        return;
    *lost = true;
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

void custom_align(workspace *w, const custom *by, terms *t)
{
    int grid = by->exponent_floor;
    if (t->count == 0)
        return;
    for (unsigned i = 0; i < t->count; i++)
        grid = t->exponent[i] > grid ? t->exponent[i] : grid;
    grid -= by->fraction_bits;
    t->grid = grid;
    for (unsigned i = 0; i < t->count; i++) {
        mpfr_mul_2si(w->term[i], w->term[i], -grid, MPFR_RNDN);
        align(by, w->term[i], &t->lost);
        mpfr_mul_2si(w->term[i], w->term[i], grid, MPFR_RNDN);
    }
}

uint64_t custom_round(workspace *w, const custom *by, const format *type, int rounding, int zero_sign,
                      const terms *t)
{
    if (t->nan || (t->infinite[0] && t->infinite[1]))
        return custom_nan(by, type);
    if (t->infinite[0] || t->infinite[1])
        return custom_infinity(type, t->infinite[1]);
    mpfr_set_zero(w->sum, 1);
    for (unsigned i = 0; i < t->count; i++) {
        int inexact = mpfr_add(w->sum, w->sum, w->term[i], MPFR_RNDN);
        assert(inexact == 0);
        (void)inexact;
    }
    if (!mpfr_zero_p(w->sum)) {
        if (t->lost && by->align == MMAREF_ALIGN_STICKY) { /* something far below every bit */
            mpfr_set_si_2exp(w->a, mpfr_sgn(w->sum), t->grid - FAR_BELOW, MPFR_RNDN);
            int inexact = mpfr_add(w->sum, w->sum, w->a, MPFR_RNDN);
            assert(inexact == 0);
            (void)inexact;
        }
        return custom_pack(w, by, type, rounding, w->sum);
    }
    return format_pattern(type, zero_is_negative(rounding, zero_sign, t->sign_seen), 0, 0);
}

/* One step over elements of[order[first]] .. and, unless NULL, a running value. */
static uint64_t step(workspace *w, const custom *by, const dot *of, const unsigned *order, unsigned first,
                     unsigned count, const format *type, const number *running, int running_exponent)
{
    terms t = { .count = 0 };
    if (by->adder == MMAREF_ADDER_TREE)
        return custom_tree(w, by, of, order + first, count, type, running);
    if (running != NULL)
        custom_add_term(w, &t, running, running_exponent);
    for (unsigned k = first; k < first + count && by->block == 0; k++)
        custom_add_product(w, &t, by, of, order[k]);
    for (unsigned k = first; k < first + count && by->block != 0; k += by->block)
        add_block(w, &t, by, of, k);
    if (by->adder == MMAREF_ADDER_SORTED && !t.nan)
        custom_sort(w, by, &t);
    else if (by->fraction_bits != MMAREF_UNLIMITED && !t.nan)
        custom_align(w, by, &t);
    return custom_round(w, by, type, by->rounding, by->zero_sign, &t);
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
        running = custom_read(by, type, x);
        start_exponent = running.kind == FINITE ? accumulator_exponent(by, &running, false) : 0;
        from = &running;
    }
    return x;
}

static uint64_t add_nearest(workspace *w, const custom *by, const format *type, const number *x, const number *y)
{
    terms t = { .count = 0 };
    custom_add_term(w, &t, x, 0);
    custom_add_term(w, &t, y, 0);
    return custom_round(w, by, type, MMAREF_ROUND_NEAREST_EVEN, MMAREF_ZERO_IEEE, &t);
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
        number sum = custom_read(by, type, x);
        x = add_nearest(w, by, type, &total, &sum);
        total = custom_read(by, type, x);
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
    format own = custom_own(by);
    const format *type = by->step_type != 0 ? custom_format(by, &own, by->step_type) : of->d_type;
    unsigned order[PRODUCTS_MAX];
    uint64_t x;
    number c = custom_read(by, of->c_type, of->c);
    int exponent = c.kind == FINITE ? accumulator_exponent(by, &c, of->c_type->word != type->word) : 0;
    set_order(by, of->count, order);
    if (by->accumulate == MMAREF_ACCUMULATE_FUSED)
        x = steps(w, by, of, order, 0, of->count, type, &c, exponent);
    else
        x = add_groups(w, by, of, order, type, &c);
    if (type == of->d_type || (by->step_type == MMAREF_TYPE_OWN && of->d_type->word == MMAREF_TYPE_OWN))
        return x;
    number last = number_decode(type, x);
    if (last.kind == NOT_A_NUMBER)
        return custom_nan(by, of->d_type);
    if (last.kind == INFINITE)
        return custom_infinity(of->d_type, last.negative);
    if (last.kind == ZERO)
        return format_pattern(of->d_type, last.negative, 0, 0);
    big_set(w->sum, &last);
    return custom_pack(w, by, of->d_type, MMAREF_ROUND_NEAREST_EVEN, w->sum);
}
