/* SPDX-License-Identifier: MIT */
/* One step of the floating-point path over any tile, for Frama-C's Eva: special values, fused and block sums, common
 * steps, rounding. See prove.sh. */
#include "../../src/dot.c"
#include "open.h"

/*@ requires \valid_read(step);
  @ assigns \result \from indirect:*step, indirect:k, indirect:count;
  @ ensures k <= \result <= count || \result == k; */
uint8_t mmaref_step_skip(const mmaref_step *step, uint8_t k, uint8_t count);

/*@ assigns step->accumulator.significand, step->accumulator.exponent, step->accumulator.negative
  @   \from indirect:*step;
  @ ensures step->accumulator.negative <= 1;
  @ ensures -5000 <= step->accumulator.exponent <= 5000; */
void mmaref_step_exact(mmaref_step *step);

/*@ assigns step->accumulator.significand, step->accumulator.exponent, step->accumulator.negative
  @   \from indirect:*step;
  @ ensures step->accumulator.negative <= 1; */
void mmaref_step_fused(mmaref_step *step);

/*@ assigns step->accumulator.significand, step->accumulator.exponent, step->accumulator.negative
  @   \from indirect:*step;
  @ ensures step->accumulator.negative <= 1; */
void mmaref_step_block(mmaref_step *step);

/*@ assigns *negative, \result \from indirect:*step, indirect:count;
  @ ensures \result <= MMAREF_NUMBER_NAN;
  @ ensures *negative <= 1; */
static uint8_t special_sum(const mmaref_step *step, uint8_t count, uint8_t *negative);

/*@ assigns \result \from indirect:*step;
  @ ensures \result <= 1; */
static uint8_t sign_of_zero(const mmaref_step *step);

/*@ assigns step->first, step->accumulator, *value, \result \from indirect:*step, indirect:*type, indirect:*value;
  @ ensures \result == 0 || \result == 1; */
bool mmaref_grouped_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value);

/*@ assigns step->first, step->accumulator, *value, \result \from indirect:*step, indirect:*type, indirect:*value;
  @ ensures \result == 0 || \result == 1; */
bool mmaref_chain_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value);

/*@ assigns step->first, step->accumulator, *value, \result \from indirect:*step, indirect:*type, indirect:*value;
  @ ensures \result == 0 || \result == 1; */
bool mmaref_terms_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value);

/*@ assigns step->first, step->end, step->in_group, step->finite, *value, \result \from indirect:*step, indirect:*type, indirect:*value;
  @ ensures \result == 0 || \result == 1;
  @ ensures \result == 0 || step->end == step->first;
  @ ensures step->first <= step->rules->elements; */
bool mmaref_groups_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value);

static opened o;

/* The step that begins with product `first`, the running value being any. */
static void open_at(mmaref_step *step, unsigned first)
{
    const mmaref_dot_rules *rules = step->rules;

    step->first = (uint8_t)first;
    step->end = (uint8_t)(first - first % rules->group + rules->group);
    step->count = (uint8_t)(step->end - first < rules->products ? step->end - first : rules->products);
    open_value(step, first == 0 ? rules->c : rules->step, any64);
}

/* A step of an element: its special values, and its sum, which is rounded. */
static unsigned take_step(mmaref_step *step, unsigned first)
{
    uint64_t value = any64;
    unsigned sum;

    open_at(step, first);
    sum = sum_terms(step, mmaref_may_take_terms(step->rules)) != 0;
    open_at(step, first);
    return sum + take_special(step, first == 0 ? step->rules->c : step->rules->step, &value);
}

/* The first and the last step of an element. */
int steps(void)
{
    unsigned i, last, sum = 0;

    /*@ loop unroll 100; */
    for (i = 0; i < CASES; i++) {
        if (open_case(&o, i)) {
            last = o.tile.count - 1u - (o.tile.count - 1u) % o.rules.products;
            sum += take_step(&o.step, 0);
            sum += last != 0 ? take_step(&o.step, last) : 0;
        }
    }
    return sum != 0;
}

/* As many common steps as there are. */
int commons(void)
{
    unsigned i, sum = 0;
    uint64_t value;

    /*@ loop unroll 100; */
    for (i = 0; i < CASES; i++) {
        if (open_case(&o, i) && o.rules.route <= MMAREF_ROUTE_GROUPS) {
            value = any64;
            open_at(&o.step, 0);
            sum += mmaref_grouped_run(&o.step, o.rules.c, &value);
        }
    }
    return sum != 0;
}

/* An element of D: how its steps follow each other, and where C enters. */
int elements(void)
{
    unsigned i, sum = 0;

    /*@ loop unroll 100; */
    for (i = 0; i < CASES; i++) {
        if (open_case(&o, i)) {
            sum += mmaref_dot(&o.step, any64) != 0;
        }
    }
    return sum != 0;
}

/* The elements of D of a row at once: one step each, and the most common step. */
int singles(void)
{
    static const uint16_t column[MMAREF_TILE_COLUMNS] = { 0, 1, 2, 3 };
    static uint32_t c[MMAREF_TILE_COLUMNS], d[MMAREF_TILE_COLUMNS];
    const mmaref_dot_rules *rules = &o.rules;
    unsigned i, j, left = 0;

    /*@ loop unroll 100; */
    for (i = 0; i < CASES; i++) {
        if (open_case(&o, i) && rules->route <= MMAREF_ROUTE_SINGLE) {
            /*@ loop unroll 4; */
            for (j = 0; j < MMAREF_TILE_COLUMNS; j++) {
                c[j] = any32;
            }
            left += mmaref_row_single(&o.tile, c, d, 0, column);
            if (rules->route == MMAREF_ROUTE_SIXTEEN) {
                left += mmaref_row_sixteen(&o.tile, c, d, column);
            }
        }
    }
    return left != 0;
}

/* From products on, the first that may be special. */
int skips(void)
{
    unsigned i, k, sum = 0;

    /*@ loop unroll 100; */
    for (i = 0; i < CASES; i++) {
        if (open_case(&o, i)) {
            o.step.first = 0;
            /*@ loop unroll 128; */
            for (k = 0; k < o.rules.elements; k += 3) { /* each place of a group */
                sum += mmaref_step_skip(&o.step, (uint8_t)k, o.rules.elements);
            }
        }
    }
    return sum != 0;
}
