/* SPDX-License-Identifier: MIT */
/* Chains of fused chunks, and fp8 by two chunks of f16 on chips without an fp8 unit. */
#include "chunk.h"

#include "mmaref.h"

static const packing to_nearest_f16 = { &f16, MMAREF_ROUND_NEAREST_EVEN, 10, true };
static const packing to_nearest_f32 = { &f32, MMAREF_ROUND_NEAREST_EVEN, 23, true };

static uint64_t widen(workspace *w, const format *from, uint64_t pattern, const packing *how)
{
    number n = number_decode(from, pattern);
    big_set(w->a, &n);
    return big_pack(w, w->a, how);
}

/* Adds product k. Scale factors enter the exponent only; a NaN among them is NaN even
 * beside zeros. */
static void add_product(chunk *to, const dot *of, unsigned k)
{
    number a = number_decode(of->a_type, of->a[k]), b = number_decode(of->b_type, of->b[k]);
    int scale = 0;
    if (of->scale.type != NULL) {
        number scale_a = number_decode(of->scale.type, of->scale.a[k / of->scale.vector]);
        number scale_b = number_decode(of->scale.type, of->scale.b[k / of->scale.vector]);
        to->nan |= scale_a.kind == NOT_A_NUMBER || scale_b.kind == NOT_A_NUMBER;
        scale = scale_a.exponent + scale_b.exponent;
    }
    chunk_add_product(to, &a, &b, scale);
}

uint64_t dot_fused(workspace *w, const rule *by, const dot *of)
{
    /* A narrower C is widened before anything else, an f32 C under f16 D stays f32. */
    uint64_t x = of->c;
    if (of->c_type != by->chunk_type)
        x = widen(w, of->c_type, x, &to_nearest_f32);
    for (unsigned first = 0; first < of->count; first += by->chunk) {
        chunk terms = { .count = 0 };
        number c = number_decode(by->chunk_type, x);
        chunk_add_number(&terms, &c);
        for (unsigned k = first; k < first + by->chunk && k < of->count; k++)
            add_product(&terms, of, k);
        x = chunk_round(w, by, &terms);
    }
    return of->d_type == by->chunk_type ? x : widen(w, by->chunk_type, x, &to_nearest_f16);
}

/* fp8 as the f16 that the unpacking instructions give, exactly. */
static number unpacked(workspace *w, const format *from, uint64_t pattern)
{
    return number_decode(&f16, widen(w, from, pattern, &to_nearest_f16));
}

/* One of the two f16 chunks: k % 4 in {0, 1}, or in {2, 3}. */
static uint64_t half_chunk(workspace *w, const rule *by, const dot *of, uint64_t c, unsigned half)
{
    chunk terms = { .count = 0 };
    number start = number_decode(by->chunk_type, c);
    chunk_add_number(&terms, &start);
    for (unsigned k = 0; k < of->count; k++)
        if (k / 2 % 2 == half) {
            number a = unpacked(w, of->a_type, of->a[k]), b = unpacked(w, of->b_type, of->b[k]);
            chunk_add_product(&terms, &a, &b, 0);
        }
    return chunk_round(w, by, &terms);
}

uint64_t dot_fp8_software(workspace *w, const rule *by, const dot *of)
{
    uint64_t x = half_chunk(w, by, of, half_chunk(w, by, of, 0, 0), 1);
    number c = number_decode(of->c_type, of->c), sum = number_decode(by->chunk_type, x);
    big_set(w->a, &c);
    big_set(w->b, &sum);
    mpfr_add(w->sum, w->a, w->b, MPFR_RNDN);
    return big_pack(w, w->sum, of->d_type == &f16 ? &to_nearest_f16 : &to_nearest_f32);
}
