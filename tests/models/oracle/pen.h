/* SPDX-License-Identifier: MIT */
/* What the styles of dot products are written with. */
#ifndef ORACLE_PEN_H
#define ORACLE_PEN_H

#include "dot.h"
#include "element.h"

typedef struct {
    source *from;
    workspace *w;
    const rule *aim;
    dot *dot;
    int lowest, highest; /* of the exponent of a product */
} pen;

/* A way of making an element of about 2^exponent: element_sized, element_power. */
typedef uint64_t maker(source *from, const format *of, int exponent);

/* Sums are rounded or truncated about this many bits below their largest term: F, or
 * the precision of D where nothing is lost before. */
int pen_window(const pen *p);

/* The last bit that the exponent floor keeps; without a floor the smallest value of D. */
int pen_last_bit(const pen *p);

/* Exponent of the scale factors of product k. */
int pen_scale(const dot *of, unsigned k);

unsigned pen_any(pen *p); /* some k */

/* A product whose factors' exponents add up to `exponent`, as near as they can. */
void put_product(pen *p, unsigned k, int exponent, maker *make);
void put_zero(pen *p, unsigned k);
void put_negated(pen *p, unsigned k, unsigned of);
void put_c(pen *p, int exponent); /* now and then a zero */

/* The styles. */
typedef void style(pen *p);
style draw_uniform, draw_clustered, draw_cancelling, draw_cancelling_c, draw_subnormal,
    draw_window, draw_tie, draw_overflow, draw_floor, draw_near_floor, draw_zeros, draw_specials;

#endif
