/* SPDX-License-Identifier: MIT */
#include "chunk.h"

#include "mmaref.h"

static void add_infinity(chunk *to, bool negative)
{
    *(negative ? &to->minus_infinity : &to->plus_infinity) = true;
}

void chunk_add_number(chunk *to, const number *n)
{
    if (n->kind == NOT_A_NUMBER)
        to->nan = true;
    else if (n->kind == INFINITE)
        add_infinity(to, n->negative);
    else if (n->kind == FINITE) {
        unsigned i = to->count++;
        to->term[i].negative = n->negative;
        to->term[i].significand = n->significand;
        to->term[i].exponent = n->exponent;
        to->term[i].fraction = n->fraction;
    }
}

void chunk_add_product(chunk *to, const number *a, const number *b, int scale)
{
    bool infinite = a->kind == INFINITE || b->kind == INFINITE;
    bool zero = a->kind == ZERO || b->kind == ZERO;
    number product = { FINITE, a->negative != b->negative, a->significand * b->significand,
                       a->exponent + b->exponent + scale, a->fraction + b->fraction };
    if (a->kind == NOT_A_NUMBER || b->kind == NOT_A_NUMBER || (infinite && zero))
        product.kind = NOT_A_NUMBER;
    else if (infinite)
        product.kind = INFINITE;
    else if (zero)
        product.kind = ZERO;
    chunk_add_number(to, &product);
}

static int grid_exponent(const rule *by, const chunk *of)
{
    int largest = by->floor;
    for (unsigned i = 0; i < of->count; i++)
        if (of->term[i].exponent > largest)
            largest = of->term[i].exponent;
    return largest;
}

/* Sum of the terms in units of 2^(grid - F). At most 65 terms below 2^48: fits. */
static int64_t grid_sum(const rule *by, const chunk *of, int grid)
{
    int64_t sum = 0;
    for (unsigned i = 0; i < of->count; i++) {
        int shift = by->fraction_bits - of->term[i].fraction - (grid - of->term[i].exponent);
        uint64_t v = of->term[i].significand;
        if (shift >= 0)
            v <<= shift;
        else
            v = shift < -63 ? 0 : v >> -shift;
        sum += of->term[i].negative ? -(int64_t)v : (int64_t)v;
    }
    return sum;
}

static void set_special(mpfr_t x, const chunk *of)
{
    if (of->nan || (of->plus_infinity && of->minus_infinity))
        mpfr_set_nan(x);
    else
        mpfr_set_inf(x, of->minus_infinity ? -1 : 1);
}

uint64_t chunk_round(workspace *w, const rule *by, const chunk *of)
{
    if (of->nan || of->plus_infinity || of->minus_infinity)
        set_special(w->sum, of);
    else {
        int grid = grid_exponent(by, of);
        /* An exact zero is +0, which is also what MPFR makes of the integer 0. */
        mpfr_set_sj_2exp(w->sum, grid_sum(by, of, grid), grid - by->fraction_bits, MPFR_RNDN);
    }
    bool to_f32 = by->chunk_type == &f32;
    packing how = { by->chunk_type, to_f32 ? MMAREF_ROUND_ZERO : MMAREF_ROUND_NEAREST_EVEN,
                    by->kept, false };
    return big_pack(w, w->sum, &how);
}
