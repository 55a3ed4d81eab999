/* SPDX-License-Identifier: MIT */
/* Blocks of one's own and elements for the entries of custom.c. What an index is made of, the types, the
 * number of products and what a step takes of them, stands in a table. */
#ifndef PROVE_OWN_H
#define PROVE_OWN_H

#include "../../src/dot.h"

volatile uint8_t any8;
volatile int16_t any16;
volatile uint32_t any32;
volatile uint64_t any64;

typedef struct {
    mmaref_dot_types types;
    uint8_t count, products, group, interleave, accumulate, step_type, product_type;
    uint8_t own_exponent_bits, own_fraction_bits, own_bias, own_special;
} unit;

#define F16 MMAREF_TYPE_F16
#define BF16 MMAREF_TYPE_BF16
#define F32 MMAREF_TYPE_F32
#define E4M3 MMAREF_TYPE_E4M3
#define E5M2 MMAREF_TYPE_E5M2
#define E2M1 MMAREF_TYPE_E2M1
#define OWN MMAREF_TYPE_OWN

/* Whole lines, odd steps, groups behind which C is added, results of steps and products in types of their own, elements
 * of more bits than a tile holds, one product a step, a line that is gathered, the widest and the narrowest format. */
static const unit units[] = {
    { { F16, F16, F32, F32 },   16,  0, 0, 0, 0,   0,    0,  0,  0, 255, 0 },
    { { E2M1, E2M1, F32, F32 }, 32,  0, 0, 0, 0,   0,    0,  0,  0, 255, 0 },
    { { F16, BF16, F32, F32 },  8,   0, 0, 0, 0,   0,    0,  0,  0, 255, 0 },
    { { E4M3, E5M2, F16, F32 }, 16,  5, 8, 4, 1,   F16,  0,  0,  0, 255, 0 },
    { { BF16, BF16, F32, F32 }, 8,   4, 0, 0, 2,   0, BF16,  0,  0, 255, 0 },
    { { F32, F32, F32, F32 },   8,   0, 0, 0, 0,   0,    0,  0,  0, 255, 0 },
    { { F32, F16, BF16, F32 },  6,   3, 0, 0, 0,   0,  F32,  0,  0, 255, 0 },
    { { F16, F16, F16, F16 },   4,   1, 0, 0, 0,   0,    0,  0,  0, 255, 0 },
    { { OWN, OWN, OWN, OWN },   8,   0, 0, 0, 0, OWN,  OWN,  8, 23, 255, 1 },
    { { OWN, F16, OWN, E4M3 },  8,   0, 0, 0, 0,   0,    0,  1,  1, 255, 0 },
    { { OWN, OWN, F32, F32 },   8,   2, 0, 0, 0,   0,    0,  5,  2, 255, 2 },
};

#define MOST 40 /* fraction bits */
#define UNITS (sizeof units / sizeof units[0])

static uint64_t a[MMAREF_DOT_MAX], b[MMAREF_DOT_MAX];
static mmaref_arithmetic block;

static void any_elements(void)
{
    unsigned k;

    /*@ loop unroll 128; */
    for (k = 0; k < MMAREF_DOT_MAX; k++) {
        a[k] = any64;
        b[k] = any64;
    }
}

/* A block of an adder. Its other fields are any that are in range, by mmaref_field_rows; that of subnormals says, too,
 * how wide the lanes of a tile are. `most` fraction bits, or all. */
static void open_block(const unit *u, uint8_t adder, uint8_t most, bool normalise)
{
    bool started = mmaref_arithmetic_start(&block) == MMAREF_OK;

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
    block.rounding = any8 % (MMAREF_ROUND_ODD + 1);
    block.overflow = any8 % 3;
    block.zero_sign = any8 % 2;
    block.subnormals = (any8 & 1) != 0 ? MMAREF_SUBNORMALS_AS_F16 : 0;
    block.subnormals |= (normalise ? MMAREF_SUBNORMALS_NORMALISE : 0) | any8 % 4;
    block.nan = any8 % 2;
    block.underflow_sign = any8 % 2;
    block.tf32_class = any8 % 2;
    block.result_bits = any8 % 52 + 1;
    if (started && most != MMAREF_UNLIMITED) {
        block.fraction_bits = (uint8_t)(any8 % (most + 1u));
        block.exponent_floor = any16 % 1001;
        block.align = any8 % 5;
    }
}

#endif
