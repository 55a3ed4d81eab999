/* SPDX-License-Identifier: MIT */
/* mxf4 and mxf4nvf4: the products of a group are summed as integers, the scale
 * factors alone say where a group is aligned; every zero is +0. */
#include "chunk.h"

enum { GROUP = 16 };

/* An e2m1 value doubled: an integer of -12 .. 12. */
static int64_t doubled(uint64_t pattern)
{
    number n = number_decode(&e2m1, pattern);
    int64_t magnitude = (int64_t)(n.significand << n.exponent);
    return n.negative ? -magnitude : magnitude;
}

static void add_group(chunk *to, const dot *of, unsigned first)
{
    unsigned s = first / of->scale.vector;
    number a = number_decode(of->scale.type, of->scale.a[s]);
    number b = number_decode(of->scale.type, of->scale.b[s]);
    int64_t sum = 0;
    bool any = false;
    for (unsigned k = first; k < first + GROUP; k++) {
        int64_t product = doubled(of->a[k]) * doubled(of->b[k]);
        sum += product;
        any |= product != 0;
    }
    /* A group that cancels stays a term: it still sets the largest exponent. */
    uint64_t magnitude = (uint64_t)(sum < 0 ? -sum : sum);
    number term = { FINITE, sum < 0, magnitude * a.significand * b.significand,
                    a.exponent + b.exponent, 2 + a.fraction + b.fraction };
    if (a.kind == NOT_A_NUMBER || b.kind == NOT_A_NUMBER)
        term.kind = NOT_A_NUMBER;
    else if (!any || a.kind == ZERO || b.kind == ZERO)
        term.kind = ZERO;
    chunk_add_number(to, &term);
}

uint64_t dot_groups(workspace *w, const rule *by, const dot *of)
{
    chunk terms = { .count = 0 };
    number c = number_decode(of->c_type, of->c);
    chunk_add_number(&terms, &c);
    for (unsigned first = 0; first < of->count; first += GROUP)
        add_group(&terms, of, first);
    uint64_t x = chunk_round(w, by, &terms);
    return x == format_pattern(by->chunk_type, true, 0, 0) ? 0 : x;
}
