/* SPDX-License-Identifier: MIT */
/* Chains of fused multiply-adds over any tile, and over any elements of f64, for Frama-C's Eva. See prove.sh. */
#include "../../src/dot_chain.c"
#include "open.h"

/*@ requires \valid_read(step);
  @ assigns \result \from indirect:*step, indirect:k, indirect:count;
  @ ensures k <= \result <= count || \result == k; */
uint8_t mmaref_step_skip(const mmaref_step *step, uint8_t k, uint8_t count);

/* A running value, and what becomes of it: its exponent is that of a lane. Without vector units there is no second
 * one. */
/*@ requires -0x4000 <= value->exponent <= 0x8000;
  @ requires second == \null;
  @ assigns value->value, value->exponent, \result \from indirect:*step, indirect:*value, indirect:k, indirect:end;
  @ ensures -0x4000 <= value->exponent <= 0x8000;
  @ ensures k <= \result <= end; */
static unsigned take_groups(const mmaref_step *step, running *value, running *second, unsigned k, unsigned end);

static opened o;

static void open_whole(mmaref_step *step)
{
    step->first = 0;
    step->end = step->rules->group;
    mmaref_chain_open((mmaref_rounder *)step->by.rounder, step->rules);
}

/* The steps of an element, as many as are common. */
int chains(void)
{
    unsigned i, end, sum = 0;
    uint64_t value;

    /*@ loop unroll 200; */
    for (i = 0; i < 2 * CASES; i++) {
        if (open_case(&o, i / 2) && o.rules.route == MMAREF_ROUTE_CHAIN) {
            value = any64;
            open_whole(&o.step);
            o.tile.special = 0; /* what is special ends them before: */
            end = i % 2 == 0 ? o.step.end : 1;
            o.step.end = (uint8_t)end;
            sum += mmaref_chain_run(&o.step, o.rules.c, &value);
        }
    }
    return sum != 0;
}

/* Groups of four products from each product on that a group begins with. */
int groups(void)
{
    unsigned i, k, sum = 0;
    running v;

    /*@ loop unroll 100; */
    for (i = 0; i < CASES; i++) {
        if (open_case(&o, i) && o.rules.route == MMAREF_ROUTE_CHAIN && o.tile.unpacked) {
            open_whole(&o.step);
            /*@ loop unroll 33; */
            for (k = 0; k < o.tile.count; k += 4) {
                v.value = (word)(any64 >> (64 - LEADING));
                v.value = (any8 & 1) != 0 ? -v.value : v.value;
                v.exponent = (int32_t)(any32 % 0xc000) - 0x4000;
                v.plus = (any8 & 1) != 0;
                sum += take_groups(&o.step, &v, NULL, k, o.tile.count);
            }
        }
    }
    return sum != 0;
}

/* Chains of f64 of any elements. */
int f64_chains(void)
{
    static mmaref_pair_f64 pair;
    static uint64_t x[MMAREF_COUNT_F64], y[MMAREF_COUNT_F64];
    unsigned i, k, sum = 0;
    uint64_t value;

    /*@ loop unroll 16; */
    for (k = 0; k < MMAREF_COUNT_F64; k++) {
        x[k] = any64;
        y[k] = any64;
        pair.a.cell[k] = (uint16_t)k;
        pair.b.cell[k] = (uint16_t)k;
    }
    pair.a.place.patterns = x;
    pair.b.place.patterns = y;
    /*@ loop unroll 100; */
    for (i = 0; i < CASES; i++) {
        if (!open_case(&o, i) && o.rules.route == MMAREF_ROUTE_CHAIN_F64) {
            value = any64;
            o.step.tile = NULL;
            o.step.by.f64 = &pair;
            o.step.first = 0;
            o.step.end = o.rules.group;
            mmaref_rounder_open(&pair.rounder, &o.rules, MMAREF_LEADING_F64);
            sum += mmaref_chain_run_f64(&o.step, o.rules.c, &value);
        }
    }
    return sum != 0;
}
