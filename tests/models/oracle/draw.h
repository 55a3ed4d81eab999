/* SPDX-License-Identifier: MIT */
/* Random dot products, most of them aimed at the places where arithmetics differ. */
#ifndef ORACLE_DRAW_H
#define ORACLE_DRAW_H

#include "dot.h"
#include "random.h"

/* Fills a, b, c and the scale factors of `into`, whose types and count are set. The rule
 * tells where the alignment window and the exponent floor lie. */
void draw_dot(source *from, workspace *w, const rule *aim, dot *into);

/* Changes A and C of a dot product a little and leaves B. */
void draw_sibling(source *from, dot *of);

/* The scale factors alone; and such that those of a product multiply to about 2^low, or
 * 2^high, in turn. */
void draw_scales(source *from, scaling *into, unsigned count);
void draw_scales_for(source *from, scaling *into, unsigned count, int low, int high);

#endif
