/* SPDX-License-Identifier: MIT */
/* Steps of a caller's own block that add two terms at a time: a tree, and by size. */
#include "custom_steps.h"

#include <stdlib.h>

/* ---- By size ---- */

static int exponent_of(mpfr_srcptr x)
{
    return (int)mpfr_get_exp(x) - 1;
}

/* Insertion: a term goes behind all that are not smaller. */
static void sort(mpfr_ptr *sorted, workspace *w, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        unsigned at = i;
        for (; at > 0 && mpfr_cmpabs(sorted[at - 1], w->term[i]) < 0; at--)
            sorted[at] = sorted[at - 1];
        sorted[at] = w->term[i];
    }
}

void custom_sort(workspace *w, const custom *by, terms *t)
{
    mpfr_ptr sorted[TERMS_MAX];
    mpfr_t sum, values[TERMS_MAX];
    unsigned count = t->count;
    sort(sorted, w, count);
    mpfr_init2(sum, mpfr_get_prec(w->sum));
    mpfr_set_zero(sum, 1);
    for (unsigned i = 0; i < count; i++) {
        mpfr_init2(values[i], mpfr_get_prec(w->sum));
        mpfr_set(values[i], sorted[i], MPFR_RNDN);
    }
    for (unsigned i = 0; i < count; i++) { /* sum and term in a window of their own */
        t->count = 0;
        if (!mpfr_zero_p(sum)) {
            mpfr_set(w->term[0], sum, MPFR_RNDN);
            t->exponent[t->count++] = exponent_of(sum);
        }
        mpfr_set(w->term[t->count], values[i], MPFR_RNDN);
        t->exponent[t->count++] = exponent_of(values[i]);
        custom_align(w, by, t);
        mpfr_set_zero(sum, 1);
        for (unsigned k = 0; k < t->count; k++)
            mpfr_add(sum, sum, w->term[k], MPFR_RNDN);
    }
    t->count = count != 0;
    mpfr_set(w->term[0], sum, MPFR_RNDN);
    for (unsigned i = 0; i < count; i++)
        mpfr_clear(values[i]);
    mpfr_clear(sum);
}

/* ---- A tree ---- */

/* A leaf that is a product, or a sum that is rounded: its value, unless it is special, lies in value[place]. */
typedef struct {
    terms has; /* of it alone */
    bool empty;
} node;

/* Both nodes' terms as one sum. */
static uint64_t add(workspace *w, const custom *by, const format *type, const node *x, mpfr_srcptr x_value,
                    const node *y, mpfr_srcptr y_value)
{
    terms t = { .count = 0 };
    for (int sign = 0; sign < 2; sign++) {
        t.sign_seen[sign] = x->has.sign_seen[sign] || y->has.sign_seen[sign];
        t.infinite[sign] = x->has.infinite[sign] || y->has.infinite[sign];
    }
    t.nan = x->has.nan || y->has.nan;
    if (x->has.count != 0)
        mpfr_set(w->term[t.count++], x_value, MPFR_RNDN);
    if (y->has.count != 0)
        mpfr_set(w->term[t.count++], y_value, MPFR_RNDN);
    return custom_round(w, by, type, by->rounding, by->zero_sign, &t);
}

/* What a running value is as a node. */
static void read_node(workspace *w, const custom *by, const format *type, uint64_t pattern, node *n, mpfr_t value)
{
    number read = custom_read(by, type, pattern);
    n->has = (terms){ .count = 0 };
    custom_add_term(w, &n->has, &read, 0);
    if (n->has.count != 0)
        mpfr_set(value, w->term[0], MPFR_RNDN);
}

uint64_t custom_tree(workspace *w, const custom *by, const dot *of, const unsigned *order, unsigned count,
                     const format *type, const number *running)
{
    node *nodes = calloc(count + 1, sizeof *nodes), none = { .empty = true };
    mpfr_t *value = malloc((count + 1) * sizeof *value);
    uint64_t x = 0;
    unsigned left = count;
    for (unsigned k = 0; k <= count; k++)
        mpfr_init2(value[k], mpfr_get_prec(w->sum));
    for (unsigned k = 0; k < count; k++) {
        custom_add_product(w, &nodes[k].has, by, of, order[k]);
        if (nodes[k].has.count != 0)
            mpfr_set(value[k], w->term[0], MPFR_RNDN);
    }
    for (; left > 1; left = (left + 1) / 2)
        for (unsigned k = 0; k < left; k += 2) {
            if (k + 1 < left) {
                x = add(w, by, type, &nodes[k], value[k], &nodes[k + 1], value[k + 1]);
                read_node(w, by, type, x, &nodes[k / 2], value[k / 2]);
            } else if (k != 0) {
                nodes[k / 2] = nodes[k];
                mpfr_set(value[k / 2], value[k], MPFR_RNDN);
            }
        }
    if (running != NULL) {
        nodes[count].has = (terms){ .count = 0 };
        custom_add_term(w, &nodes[count].has, running, 0);
        if (nodes[count].has.count != 0)
            mpfr_set(value[count], w->term[0], MPFR_RNDN);
        x = add(w, by, type, &nodes[0], value[0], &nodes[count], value[count]);
    } else if (count == 1) {
        x = add(w, by, type, &nodes[0], value[0], &none, value[0]);
    }
    for (unsigned k = 0; k <= count; k++)
        mpfr_clear(value[k]);
    free(value);
    free(nodes);
    return x;
}
