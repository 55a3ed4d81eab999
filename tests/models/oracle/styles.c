/* SPDX-License-Identifier: MIT */
/* Kinds of dot products, each aimed at one place where arithmetics differ. */
#include "draw.h"
#include "mmaref.h"
#include "pen.h"

void draw_uniform(pen *p)
{
    for (unsigned k = 0; k < p->dot->count; k++) {
        p->dot->a[k] = element_uniform(p->from, p->dot->a_type);
        p->dot->b[k] = element_uniform(p->from, p->dot->b_type);
    }
    p->dot->c = element_uniform(p->from, p->dot->c_type);
}

static int draw_clustered_around(pen *p, int low, int high)
{
    int centre = random_between(p->from, low, high), spread = random_between(p->from, 0, 6);
    for (unsigned k = 0; k < p->dot->count; k++)
        put_product(p, k, centre + random_between(p->from, -spread, spread), element_sized);
    put_c(p, centre + random_between(p->from, -spread, spread));
    return centre;
}

void draw_clustered(pen *p)
{
    draw_clustered_around(p, p->lowest, p->highest);
}

/* Pairs that cancel, with something small left over. */
void draw_cancelling(pen *p)
{
    int centre = draw_clustered_around(p, p->lowest, p->highest);
    unsigned left = random_below(p->from, 3);
    for (unsigned k = 1; k < p->dot->count - (left < p->dot->count ? left : 0); k += 2)
        put_negated(p, k, k - 1);
    put_c(p, centre - random_between(p->from, 0, pen_window(p) + 3));
}

/* C takes away the sum of a few products, up to one unit. */
void draw_cancelling_c(pen *p)
{
    draw_clustered(p);
    for (unsigned k = 1 + random_below(p->from, 3); k < p->dot->count; k++)
        put_zero(p, k);
    dot sum = *p->dot;
    sum.c = 0;
    sum.d_type = p->dot->c_type;
    rule exact = { .method = METHOD_EXACT, .rounding = MMAREF_ROUND_NEAREST_EVEN };
    p->dot->c = element_negated(sum.c_type, dot_exact(p->w, &exact, &sum));
    if (random_one_in(p->from, 3))
        p->dot->c ^= 1;
}

/* Elements at and below the lowest exponent, C too. */
void draw_subnormal(pen *p)
{
    int ends = random_between(p->from, 1, 3);
    for (unsigned k = 0; k < p->dot->count; k++) {
        int a = (ends & 1) != 0 ? format_lowest(p->dot->a_type) : format_highest(p->dot->a_type);
        int b = (ends & 2) != 0 ? format_lowest(p->dot->b_type) : format_highest(p->dot->b_type);
        p->dot->a[k] = element_sized(p->from, p->dot->a_type, a - random_between(p->from, -3, 6));
        p->dot->b[k] = element_sized(p->from, p->dot->b_type, b - random_between(p->from, -3, 6));
    }
    put_c(p, format_lowest(p->dot->c_type) - random_between(p->from, -3, 23));
}

/* One large term, perhaps taken away again, above others at the edge of its window. */
void draw_window(pen *p)
{
    int f = pen_window(p), top = random_between(p->from, p->lowest, p->highest);
    int edge = random_between(p->from, f - 2, f + 3);
    bool at_edge = random_one_in(p->from, 2);
    for (unsigned k = 0; k < p->dot->count; k++) {
        int below = at_edge ? random_between(p->from, f - 2, f + 3)
                            : random_between(p->from, 0, f + 3);
        put_product(p, k, top - below, element_sized);
    }
    unsigned large = pen_any(p);
    put_product(p, large, top, element_sized);
    if (random_one_in(p->from, 2) && p->dot->count > 1)
        put_negated(p, (large + 1) % p->dot->count, large);
    put_c(p, random_one_in(p->from, 2) ? top - edge : top + (random_one_in(p->from, 2) ? edge : 0));
}

/* C, or a product, plus half a unit of D, plus perhaps a speck. */
void draw_tie(pen *p)
{
    int bits = p->dot->d_type->mantissa_bits + 1;
    int top = random_between(p->from, p->lowest + bits, p->highest + bits);
    int lowest = format_lowest(p->dot->d_type);
    int half = (top > lowest ? top : lowest) - bits;
    for (unsigned k = 0; k < p->dot->count; k++)
        put_zero(p, k);
    p->dot->c = element_sized(p->from, p->dot->c_type, top);
    unsigned at = pen_any(p);
    put_product(p, at, half, element_power);
    if (random_one_in(p->from, 2))
        put_product(p, (at + 1) % p->dot->count, top, element_sized);
    if (random_one_in(p->from, 2))
        put_product(p, pen_any(p), half - random_between(p->from, 1, pen_window(p)), element_power);
}

void draw_overflow(pen *p)
{
    int top = format_highest(p->dot->d_type);
    for (unsigned k = 0; k < p->dot->count; k++)
        put_product(p, k, top - random_between(p->from, -1, 4), element_sized);
    for (unsigned k = 0; k < p->dot->count; k++)
        if (random_one_in(p->from, 3))
            put_zero(p, k);
    p->dot->c = element_sized(p->from, p->dot->c_type, top - random_between(p->from, 0, 1));
}

/* The smallest values of D, give or take a bit that the floor keeps or loses. */
void draw_floor(pen *p)
{
    int last = pen_last_bit(p), smallest = element_lowest(p->dot->d_type);
    draw_scales_for(p->from, &p->dot->scale, p->dot->count, last, smallest);
    for (unsigned k = 0; k < p->dot->count; k++)
        put_zero(p, k);
    unsigned at = pen_any(p);
    put_product(p, at, smallest + random_between(p->from, -1, 1), element_power);
    put_product(p, (at + 1) % p->dot->count, last + random_between(p->from, -2, 1), element_power);
    if (random_one_in(p->from, 3))
        put_product(p, pen_any(p), last + random_between(p->from, -3, pen_window(p)),
                    element_sized);
    p->dot->c = random_one_in(p->from, 4)
                    ? element_power(p->from, p->dot->c_type, element_lowest(p->dot->c_type))
                    : element_zero(p->from, p->dot->c_type);
}

/* Many terms between the last bit and the top of the grid. */
void draw_near_floor(pen *p)
{
    int last = pen_last_bit(p);
    draw_scales_for(p->from, &p->dot->scale, p->dot->count, last, last + pen_window(p));
    for (unsigned k = 0; k < p->dot->count; k++)
        if (random_one_in(p->from, 2))
            put_zero(p, k);
        else
            put_product(p, k, last + random_between(p->from, -3, pen_window(p) + 2), element_sized);
    put_c(p, element_lowest(p->dot->c_type) + random_between(p->from, 0, 2));
}

void draw_zeros(pen *p)
{
    for (unsigned k = 0; k < p->dot->count; k++)
        put_zero(p, k);
    if (random_one_in(p->from, 2))
        put_product(p, pen_any(p), random_between(p->from, p->lowest, p->highest), element_sized);
    p->dot->c = random_one_in(p->from, 2) ? element_zero(p->from, p->dot->c_type)
                                          : element_uniform(p->from, p->dot->c_type);
}

void draw_specials(pen *p)
{
    draw_clustered(p);
    unsigned one_in = 2 + random_below(p->from, 2 * p->dot->count);
    for (unsigned k = 0; k < p->dot->count; k++) {
        if (random_one_in(p->from, one_in))
            p->dot->a[k] = element_special(p->from, p->dot->a_type);
        if (random_one_in(p->from, one_in))
            p->dot->b[k] = element_special(p->from, p->dot->b_type);
    }
    if (random_one_in(p->from, 3))
        p->dot->c = element_special(p->from, p->dot->c_type);
}
