/* SPDX-License-Identifier: MIT */
/* Sequences of IEEE operations, each rounded once: profile fma, f64 on every chip, and
 * m8n8k4 on chips without its unit. */
#include "dot.h"

#include <assert.h>

#include "mmaref.h"

/* product + addend, rounded; both operands stay as they are. */
static uint64_t add_rounded(workspace *w, mpfr_srcptr product, mpfr_srcptr addend,
                            const packing *how)
{
    int inexact = mpfr_add(w->sum, product, addend, big_rounding(how->rounding));
    assert(inexact == 0);
    (void)inexact;
    return big_pack(w, w->sum, how);
}

static void set_pattern(mpfr_t x, const format *type, uint64_t pattern)
{
    number n = number_decode(type, pattern);
    big_set(x, &n);
}

uint64_t dot_chain(workspace *w, const rule *by, const dot *of)
{
    packing how = { of->d_type, by->rounding, of->d_type->mantissa_bits, true };
    uint64_t d = 0;
    set_pattern(w->c, of->c_type, of->c);
    for (unsigned k = 0; k < of->count; k++) {
        dot_product(w, w->term[0], of, k);
        d = add_rounded(w, w->term[0], w->c, &how);
        set_pattern(w->c, of->d_type, d);
    }
    return d;
}

static const packing to_f32 = { &f32, MMAREF_ROUND_NEAREST_EVEN, 23, true };
static const packing to_f16 = { &f16, MMAREF_ROUND_NEAREST_EVEN, 10, true };

/* fma(a[k], b[k], addend) in f32. */
static uint64_t fma_f32(workspace *w, const dot *of, unsigned k, uint64_t addend)
{
    dot_product(w, w->term[0], of, k);
    set_pattern(w->c, &f32, addend);
    return add_rounded(w, w->term[0], w->c, &to_f32);
}

static uint64_t add_f32(workspace *w, uint64_t x, uint64_t y)
{
    set_pattern(w->a, &f32, x);
    set_pattern(w->b, &f32, y);
    return add_rounded(w, w->a, w->b, &to_f32);
}

static uint64_t convert(workspace *w, const format *from, uint64_t x, const packing *how)
{
    set_pattern(w->a, from, x);
    return big_pack(w, w->a, how);
}

/* a[k] * b[k] + a[k+1] * b[k+1], the first product rounded by itself. */
static uint64_t pair_f32(workspace *w, const dot *of, unsigned k)
{
    dot_product(w, w->term[0], of, k);
    return fma_f32(w, of, k + 1, big_pack(w, w->term[0], &to_f32));
}

uint64_t dot_scalar(workspace *w, const dot *of)
{
    uint64_t c = convert(w, of->c_type, of->c, &to_f32);
    if (of->d_type == &f16) {
        uint64_t u = pair_f32(w, of, 0), v = pair_f32(w, of, 2);
        return convert(w, &f32, add_f32(w, add_f32(w, c, u), v), &to_f16);
    }
    uint64_t t = 0;
    for (unsigned k = 0; k < of->count; k++)
        t = fma_f32(w, of, k, t);
    return add_f32(w, c, t);
}
