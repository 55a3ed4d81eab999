/* SPDX-License-Identifier: MIT */
#include "draw.h"

#include "pen.h"

static void shuffle(pen *p)
{
    for (unsigned k = p->dot->count - 1; k > 0; k--) {
        unsigned other = random_below(p->from, k + 1);
        uint64_t a = p->dot->a[k], b = p->dot->b[k];
        p->dot->a[k] = p->dot->a[other], p->dot->a[other] = a;
        p->dot->b[k] = p->dot->b[other], p->dot->b[other] = b;
    }
}

void draw_dot(source *from, workspace *w, const rule *aim, dot *into)
{
    static style *const styles[] = {
        draw_uniform, draw_clustered, draw_clustered, draw_cancelling, draw_cancelling_c,
        draw_subnormal, draw_window, draw_window, draw_window, draw_tie, draw_tie,
        draw_overflow, draw_floor, draw_near_floor, draw_zeros, draw_specials
    };
    /* Scale factors come first: all else is aimed at the products they scale. */
    draw_scales(from, &into->scale, into->count);
    int scale = pen_scale(into, 0);
    pen p = { from, w, aim, into,
              element_lowest(into->a_type) + element_lowest(into->b_type) + scale,
              format_highest(into->a_type) + format_highest(into->b_type) + scale };
    styles[random_below(from, sizeof styles / sizeof *styles)](&p);
    if (random_one_in(from, 6))
        put_zero(&p, pen_any(&p));
    if (random_one_in(from, 64))
        into->a[pen_any(&p)] = element_special(from, into->a_type);
    if (random_one_in(from, 2))
        shuffle(&p);
}

void draw_sibling(source *from, dot *of)
{
    unsigned k = random_below(from, of->count);
    switch (random_below(from, 4)) {
    case 0: of->a[k] = element_negated(of->a_type, of->a[k]); break;
    case 1: of->a[k] = element_uniform(from, of->a_type); break;
    case 2: of->c = element_negated(of->c_type, of->c); break;
    default: of->c ^= UINT64_C(1) << random_below(from, (unsigned)format_width(of->c_type)); break;
    }
}
