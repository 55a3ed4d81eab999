/* SPDX-License-Identifier: MIT */
/* Elements drawn by a seed. */
#ifndef MMAREF_DRAW_H
#define MMAREF_DRAW_H

#include "mmaref.h"

/* The same sequence for the same seed, everywhere (SplitMix64). */
typedef struct {
    uint64_t state;
    bool corners; /* draw limits, zeros, infinities and NaN; else ordinary numbers */
} draw_source;

/* 64 bits. */
uint64_t draw_bits(draw_source *s);

/* The container of one element of a format. */
uint64_t draw_element(draw_source *s, const mmaref_type *f);

#endif
