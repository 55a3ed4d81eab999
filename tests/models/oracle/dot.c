/* SPDX-License-Identifier: MIT */
#include "dot.h"

#include <stdlib.h>

void dot_product(workspace *w, mpfr_t product, const dot *of, unsigned k)
{
    number a = number_decode(of->a_type, of->a[k]), b = number_decode(of->b_type, of->b[k]);
    big_set(w->a, &a);
    big_set(w->b, &b);
    mpfr_mul(product, w->a, w->b, MPFR_RNDN);
    if (of->scale.type == NULL)
        return;
    number scale_a = number_decode(of->scale.type, of->scale.a[k / of->scale.vector]);
    number scale_b = number_decode(of->scale.type, of->scale.b[k / of->scale.vector]);
    big_set(w->a, &scale_a);
    big_set(w->b, &scale_b);
    mpfr_mul(product, product, w->a, MPFR_RNDN);
    mpfr_mul(product, product, w->b, MPFR_RNDN);
}

uint64_t dot_compute(workspace *w, const rule *by, const dot *of)
{
    switch (by->method) {
    case METHOD_EXACT: return dot_exact(w, by, of);
    case METHOD_CHAIN: return dot_chain(w, by, of);
    case METHOD_FUSED: return dot_fused(w, by, of);
    case METHOD_FP8_SOFTWARE: return dot_fp8_software(w, by, of);
    case METHOD_SCALAR: return dot_scalar(w, of);
    case METHOD_GROUPS: return dot_groups(w, by, of);
    case METHOD_NONE: break;
    }
    abort();
}
