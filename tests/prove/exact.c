/* SPDX-License-Identifier: MIT */
/* The long accumulator of exact steps, limb by limb, over any tile and over any elements of f64, for Frama-C's Eva. See
 * prove.sh. */
#include "../../src/dot_exact.c"
#include "open.h"

#define FARTHEST 5000 /* from 2^0, of every power of two that a term has or a sum is in units of */

/*@ requires 3 <= width <= LIMB;
  @ requires -FARTHEST <= a->at <= FARTHEST;
  @ requires -0x2000000000000000 <= a->sum <= 0x2000000000000000;
  @ assigns a->sum, a->at, a->reach \from indirect:*a, indirect:width;
  @ ensures -0x2000000000000000 <= a->sum <= 0x2000000000000000;
  @ ensures -FARTHEST <= a->at <= FARTHEST;
  @ ensures a->reach == NOTHING || -FARTHEST <= a->reach <= FARTHEST; */
static void take_limb(accumulator *a, uint8_t width);

static opened o;
static mmaref_pair_f64 lines;
static uint64_t x64[MMAREF_COUNT_F64], y64[MMAREF_COUNT_F64];

/* The step of all products of an element that there are. */
static bool open_exact(unsigned number)
{
    unsigned k;

    if (!open_case(&o, number)) {
        o.step.tile = NULL;
        o.step.by.f64 = &lines;
        lines.a.place.patterns = x64;
        lines.b.place.patterns = y64;
        /*@ loop unroll 16; */
        for (k = 0; k < MMAREF_COUNT_F64; k++) {
            x64[k] = any64;
            y64[k] = any64;
            lines.a.cell[k] = lines.b.cell[k] = (uint16_t)k;
        }
    }
    o.step.first = 0;
    o.step.count = o.rules.products;
    mmaref_number_unpack(o.rules.c, any64, o.rules.arithmetic->subnormals, &o.step.accumulator);
    return o.rules.route == MMAREF_ROUTE_EXACT_F64 || o.rules.route == MMAREF_ROUTE_EXACT_WORDS;
}

/* One limb, wherever it is, below a sum that leaves room for it. */
static void any_limb(unsigned width)
{
    accumulator a;

    a.step = &o.step;
    a.sum = (int64_t)(any64 >> (3 + width));
    a.sum = (any64 & 1) != 0 ? -a.sum : a.sum;
    a.at = (int32_t)(any32 % (2 * FARTHEST + 1)) - FARTHEST;
    take_limb(&a, (uint8_t)width);
}

int limbs(void)
{
    unsigned i;

    /*@ loop unroll 100; */
    for (i = 0; i < CASES; i++) {
        if (open_exact(i)) {
            any_limb(LIMB);
            any_limb(30);
            any_limb(3);
        }
    }
    return 0;
}

/* The whole step. */
int exact_steps(void)
{
    unsigned i;

    /*@ loop unroll 100; */
    for (i = 0; i < CASES; i++) {
        if (open_exact(i)) {
            mmaref_step_exact(&o.step);
        }
    }
    return 0;
}
