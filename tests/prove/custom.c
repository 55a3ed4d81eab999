/* SPDX-License-Identifier: MIT */
/* Dot products by themselves under blocks of one's own, for Frama-C's Eva: each adder, over any elements and any values
 * of the fields that mmaref_arithmetic_check accepts together; and their explanation. What an index is made of, the
 * types, the number of products and what a step takes of them, stands in a table. See prove.sh. */
#include "../../src/dot_explain.c"
#include "any.h"

/*@ requires \initialized(a + (0 .. rules->elements - 1));
  @ requires \initialized(b + (0 .. rules->elements - 1));
  @ assigns \result \from indirect:*rules, indirect:a[0 ..], indirect:b[0 ..], indirect:c; */
uint64_t mmaref_dot_by_itself(mmaref_rules *rules, const uint64_t *a, const uint64_t *b, uint64_t c);

typedef struct {
    mmaref_dot_types types;
    uint8_t count, products, group, interleave, accumulate, step_type, product_type;
    uint8_t own_exponent_bits, own_fraction_bits, own_bias, own_special;
} unit;

#define F16 MMAREF_TYPE_F16
#define BF16 MMAREF_TYPE_BF16
#define F32 MMAREF_TYPE_F32
#define F64 MMAREF_TYPE_F64
#define E4M3 MMAREF_TYPE_E4M3
#define E5M2 MMAREF_TYPE_E5M2
#define E2M1 MMAREF_TYPE_E2M1
#define OWN MMAREF_TYPE_OWN

/* Whole lines, odd steps, groups behind which C is added, results of steps and products in types of their own, elements
 * of more bits than a word has room for, one product a step, a line that is not unpacked at once, the widest and the
 * narrowest format, f64. */
static const unit units[] = {
    { { F16, F16, F32, F32 },   8,   0, 0, 0, 0,   0,    0,  0,  0, 255, 0 },
    { { E2M1, E2M1, F32, F32 }, 34,  8, 0, 0, 0,   0,    0,  0,  0, 255, 0 },
    { { E4M3, E5M2, F16, F32 }, 16,  5, 8, 4, 1,   F16,  0,  0,  0, 255, 0 },
    { { BF16, BF16, F32, F32 }, 8,   4, 0, 0, 2,   0, BF16,  0,  0, 255, 0 },
    { { F32, F32, F32, F32 },   8,   0, 0, 0, 0,   0,    0,  0,  0, 255, 0 },
    { { F32, F16, BF16, F32 },  6,   3, 0, 0, 0,   0,  F32,  0,  0, 255, 0 },
    { { F16, F16, F16, F16 },   4,   1, 0, 0, 0,   0,    0,  0,  0, 255, 0 },
    { { OWN, OWN, OWN, OWN },   8,   0, 0, 0, 0, OWN,  OWN,  8, 23, 255, 1 },
    { { OWN, F16, OWN, E4M3 },  8,   0, 0, 0, 0,   0,    0,  1,  1, 255, 0 },
    { { OWN, OWN, F32, F32 },   8,   2, 0, 0, 0,   0,    0,  5,  2, 255, 2 },
    { { F16, BF16, F64, F64 },  8,   0, 0, 0, 0,   0,    0,  0,  0, 255, 0 },
    { { F64, F64, F64, F64 },   8,   0, 0, 0, 0,   0,    0,  0,  0, 255, 0 },
};

#define UNITS (sizeof units / sizeof units[0])

static uint64_t a[MMAREF_DOT_MAX], b[MMAREF_DOT_MAX];
static mmaref_arithmetic block;
static uint32_t random, coverage;

static void any_elements(void)
{
    unsigned k;

    for (k = 0; k < MMAREF_DOT_MAX; k++) {
        a[k] = any64;
        b[k] = any64;
    }
}

static bool has_f64(const mmaref_dot_types *types)
{
    return types->a == F64 || types->c == F64;
}

/* False where mmaref_dot_add refuses the block. `most` fraction bits. */
static bool open_block(const unit *u, uint8_t adder, uint8_t most)
{
    bool started = any_block(&block);

    block.adder = adder;
    block.products = u->products;
    block.group = u->group;
    block.interleave = u->interleave;
    block.accumulate = u->accumulate;
    block.step_type = u->step_type;
    block.product_type = u->product_type;
    block.own_exponent_bits = u->own_exponent_bits;
    block.own_fraction_bits = u->own_fraction_bits;
    block.own_bias = u->own_bias;
    block.own_special = u->own_special;
    if (most != MMAREF_UNLIMITED) {
        block.fraction_bits = (uint8_t)(any8 % (most + 1u));
        block.exponent_floor = any16 % 1001;
        block.align = any8 % (MMAREF_ALIGN_STICKY + 1);
    }
    return started && (adder != MMAREF_ADDER_SORTED || !mmaref_sorts_too_many(&block, u->count, 0)) &&
           (!has_f64(&u->types) || (most == MMAREF_UNLIMITED && adder == MMAREF_ADDER_WINDOW));
}

/* The dot product of each unit. */
static int dots(uint8_t adder, uint8_t most)
{
    mmaref_rules rules;
    uint64_t sum = 0;
    unsigned i;

    any_elements();
    for (i = 0; i < UNITS; i++) {
        if (open_block(&units[i], adder, most)) {
            mmaref_dot_rules_open(&rules, &units[i].types, &block, units[i].count);
            rules.random = &random;
            rules.coverage = &coverage;
            sum |= mmaref_dot_by_itself(&rules, a, b, any64);
        }
    }
    return sum != 0;
}

#define MOST 40 /* fraction bits, as generator/spec/arithmetic_fields.lua says */

int windows(void)
{
    return dots(MMAREF_ADDER_WINDOW, MOST);
}

int exact(void)
{
    return dots(MMAREF_ADDER_WINDOW, MMAREF_UNLIMITED);
}

int trees(void)
{
    return dots(MMAREF_ADDER_TREE, MMAREF_UNLIMITED);
}

int sizes(void)
{
    return dots(MMAREF_ADDER_SORTED, MOST);
}

static void report(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    (void)step;
    (void)term;
    (void)context;
}

/* The explanation of each unit, in windows. */
int explains(void)
{
    static mmaref_dot_listener listener;
    mmaref_error error;
    unsigned i, sum = 0;
    uint64_t d;

    listener.report = report;
    any_elements();
    for (i = 0; i < UNITS; i++) {
        if (open_block(&units[i], MMAREF_ADDER_WINDOW, has_f64(&units[i].types) ? MMAREF_UNLIMITED : MOST)) {
            sum += mmaref_dot_explain(&units[i].types, &block, a, b, units[i].count, any64, &listener, &d, &error) ==
                   MMAREF_OK;
        }
    }
    return sum != 0;
}
