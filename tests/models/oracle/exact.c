/* SPDX-License-Identifier: MIT */
/* Profile exact: every product and C summed without error, then one rounding. */
#include "dot.h"

#include <assert.h>

uint64_t dot_exact(workspace *w, const rule *by, const dot *of)
{
    for (unsigned k = 0; k < of->count; k++)
        dot_product(w, w->term[k], of, k);
    number c = number_decode(of->c_type, of->c);
    big_set(w->term[of->count], &c);
    /* MPFR's sum knows infinities, NaN and the sign that IEEE 754, 6.3 gives a zero. */
    int inexact = mpfr_sum(w->sum, w->terms, of->count + 1, big_rounding(by->rounding));
    assert(inexact == 0);
    (void)inexact;
    packing how = { of->d_type, by->rounding, of->d_type->mantissa_bits, true };
    return big_pack(w, w->sum, &how);
}
