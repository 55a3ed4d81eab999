/* SPDX-License-Identifier: MIT */
/* What a custom block makes of operands: terms of a step. */
#include "custom_steps.h"

/* An element as the block sees it. */
typedef struct {
    number n;
    bool vanished; /* a zero that was none before bits were dropped */
} element;

static const number one = { FINITE, false, 1, 0, 0 };

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
number custom_read(const custom *by, const format *type, uint64_t pattern)
{
    number n = number_decode(type, pattern);
    if (is_subnormal(&n) && (by->subnormals & MMAREF_SUBNORMALS_FLUSH_IN) != 0)
        n.kind = ZERO, n.significand = 0;
    return n;
}

int custom_exponent(const custom *by, const number *n, bool normal)
{
    if (n->kind != FINITE)
        return 0;
    return normal || (by->subnormals & MMAREF_SUBNORMALS_NORMALISE) != 0 ? leading(n) : n->exponent;
}

void custom_set_term(term *t, const number *n, int exponent)
{
    t->kind = n->kind;
    t->negative = n->negative;
    t->exponent = exponent;
    t->narrow = false;
    if (n->kind == FINITE)
        big_set(t->value, n);
}

static number scale_of(const dot *of, const uint64_t *factors, unsigned k)
{
    return of->scale.type == NULL ? one : number_decode(of->scale.type, factors[k / of->scale.vector]);
}

/* t->value is the product of the factors. */
static void multiply(workspace *w, term *t)
{
    mpfr_set_ui(t->value, 1, MPFR_RNDN);
    for (unsigned i = 0; i < t->factors; i++) {
        big_set(w->a, &t->factor[i]);
        mpfr_mul(t->value, t->value, w->a, MPFR_RNDN);
    }
}

/* Rounds a product where the block says so, and reads it as a running value is read. */
static void round_product(workspace *w, term *t, const custom *by)
{
    format room;
    const format *type = custom_format(by, by->product_type, &room);
    int rounding = by->product_rounding == MMAREF_ROUND_STEP ? by->rounding : by->product_rounding;
    if (type == NULL)
        return;
    if (t->kind == ZERO) {
        t->negative &= type->specials != FNUZ;
    } else if (t->kind == FINITE) {
        number n = custom_read(by, type, custom_pack(w, by, type, rounding, t->value));
        custom_set_term(t, &n, custom_exponent(by, &n, false));
    }
}

void custom_set_product(workspace *w, term *t, const custom *by, const dot *of, unsigned k)
{
    element a = decode(by, of->a_type, of->a[k]), b = decode(by, of->b_type, of->b[k]);
    number x = scale_of(of, of->scale.a, k), y = scale_of(of, of->scale.b, k);
    bool zero_element = (a.n.kind == ZERO && !a.vanished) || (b.n.kind == ZERO && !b.vanished);
    bool zero = zero_element || x.kind == ZERO || y.kind == ZERO;
    bool infinite = a.n.kind == INFINITE || b.n.kind == INFINITE;
    *t = (term){ .kind = FINITE, .negative = a.n.negative != b.n.negative, .value = t->value, .factors = 4,
                 .exponent = a.n.exponent + b.n.exponent + x.exponent + y.exponent, .factor = { a.n, b.n, x, y } };
    if (a.n.kind == NOT_A_NUMBER || b.n.kind == NOT_A_NUMBER || x.kind == NOT_A_NUMBER || y.kind == NOT_A_NUMBER)
        t->kind = NOT_A_NUMBER;
    else if (infinite && zero)
        t->kind = NOT_A_NUMBER, w->flags |= MMAREF_FLAG_INVALID;
    else if (infinite)
        t->kind = INFINITE;
    else if (zero || a.n.kind == ZERO || b.n.kind == ZERO)
        t->kind = ZERO;
    else
        multiply(w, t);
    t->narrow = by->multiplier_bits != 0 && t->kind == FINITE;
    round_product(w, t, by);
}

/* A block that cancels still is a term, placed by its scale factors. */
void custom_set_block(workspace *w, term *t, const custom *by, const dot *of, unsigned first)
{
    number x = scale_of(of, of->scale.a, first), y = scale_of(of, of->scale.b, first);
    bool any = false, sign_seen[2] = { false, false };
    *t = (term){ .kind = FINITE, .value = t->value, .exponent = x.exponent + y.exponent };
    mpfr_set_zero(t->value, 1);
    for (unsigned k = first; k < first + by->block; k++) {
        number a = decode(by, of->a_type, of->a[k]).n, b = decode(by, of->b_type, of->b[k]).n;
        sign_seen[a.negative != b.negative] = true;
        any |= a.kind == FINITE && b.kind == FINITE;
        big_set(w->a, &a);
        big_set(w->b, &b);
        mpfr_fma(t->value, w->a, w->b, t->value, MPFR_RNDN);
    }
    t->negative = mpfr_zero_p(t->value) ? custom_zero_is_negative(by->rounding, by->zero_sign, sign_seen)
                                        : mpfr_sgn(t->value) < 0;
    if (x.kind == NOT_A_NUMBER || y.kind == NOT_A_NUMBER)
        t->kind = NOT_A_NUMBER;
    else if (!any || x.kind != FINITE || y.kind != FINITE)
        t->kind = ZERO;
    big_set(w->a, &x);
    big_set(w->b, &y);
    mpfr_mul(t->value, t->value, w->a, MPFR_RNDN);
    mpfr_mul(t->value, t->value, w->b, MPFR_RNDN);
}
