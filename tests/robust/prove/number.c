/* SPDX-License-Identifier: MIT */
/* Numbers of every type, for Frama-C's Eva: any patterns, any fields of a block, any numbers. See prove.sh. */
#include "../../../src/number.h"
#include "any.h"

static mmaref_arithmetic block;
static mmaref_rules rules;
static uint32_t random, coverage;

/* The types of matrix elements, and those of scale factors. */
int unpacks(void)
{
    mmaref_scale_factor scale;
    mmaref_number number;
    unsigned type, sum = 0;

    for (type = 0; type < MMAREF_FORMATS; type++) {
        const mmaref_format_row *format = &mmaref_format_rows[type];
        if (format->kind == MMAREF_KIND_FLOAT && format->sign_bits != 0) {
            mmaref_number_unpack(format, any8, any64, &number);
            sum += number.special;
        } else if (format->kind == MMAREF_KIND_FLOAT) {
            mmaref_scale_unpack(format, any32, &scale);
            sum += scale.special;
        }
    }
    return sum != 0;
}

static void open_rules(void)
{
    random = any32;
    any_block(&block);
    rules.arithmetic = &block;
    rules.random = &random;
    rules.coverage = &coverage;
}

/* A number as steps leave them. */
static void any_number(mmaref_number *number, unsigned bits)
{
    number->significand = any64 >> (64 - bits);
    number->exponent = any16 % 0x1800;
    number->aligned = any16 % 0x2000;
    number->negative = any8 & 1;
    number->special = any8 % (MMAREF_NUMBER_NAN + 1);
}

/* Every number to every type. */
int rounds(void)
{
    mmaref_number number;
    unsigned type, rounding;
    uint64_t sum = 0;

    open_rules();
    for (type = MMAREF_TYPE_F16; type <= MMAREF_TYPE_E2M1; type++) {
        for (rounding = 0; rounding <= MMAREF_ROUND_STOCHASTIC; rounding++) {
            any_number(&number, 64);
            sum |= mmaref_number_pack(&mmaref_format_rows[type], &rules, (uint8_t)rounding, &number, any8 & 1);
        }
    }
    return sum != 0;
}

/* The sum of any two numbers. */
int adds(void)
{
    mmaref_number x, y;

    open_rules();
    any_number(&x, 53);
    any_number(&y, 53);
    mmaref_number_add(&rules, &x, &y);
    return x.special;
}
