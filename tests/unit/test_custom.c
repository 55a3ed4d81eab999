/* SPDX-License-Identifier: MIT */
/* What no profile computes: cases worked out by hand, and what is refused. */
#include <string.h>

#include "dot_call.h"
#include "unity.h"

#include "mmaref.h"
#include "one_sum.h"
#include "one_warp.h"

/* f16 all over, products by 1. */
void setUp(void)
{
    sum_start(MMAREF_TYPE_F16);
}
void tearDown(void) {}

static uint64_t sum_with(uint32_t random)
{
    uint64_t d = 0;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add_random(&types, &block, a, b, count, c, random, &d, NULL, NULL));
    return d;
}

static void check_refused(uint8_t reason, uint8_t field)
{
    uint64_t d = 0x1234;
    mmaref_error error;

    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, dot_add(&types, &block, a, b, count, c, &d, &corners, &error));
    TEST_ASSERT_EQUAL_UINT8(reason, error.reason);
    TEST_ASSERT_EQUAL_UINT32(field, error.bits);
    TEST_ASSERT_EQUAL_HEX64(0x1234, d);
    TEST_ASSERT_EQUAL_HEX32(0, corners);
}

/* ---- Rounding ---- */

void test_round_to_odd(void)
{
    block.rounding = MMAREF_ROUND_ODD;
    add(0x0c00); /* 2^-12 */
    c = ONE;
    TEST_ASSERT_EQUAL_HEX64(0x3c01, sum());
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_INEXACT, corners);
    c = 0x3c01; /* is odd already */
    TEST_ASSERT_EQUAL_HEX64(0x3c01, sum());
    c = 0xbc00;
    TEST_ASSERT_EQUAL_HEX64(0xbbff, sum()); /* -1 + 2^-12 is between bbfe, bbff and bc00: odd */
    a[0] = ONE;
    c = ONE;
    TEST_ASSERT_EQUAL_HEX64(0x4000, sum()); /* 2 loses nothing */
    a[0] = c = 0x7bff;
    TEST_ASSERT_EQUAL_HEX64(0x7bff, sum()); /* an overflow ends at the largest number, which is odd */
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_OVERFLOW, corners & MMAREF_COVER_OVERFLOW);
}

void test_stochastic_rounding_compares_with_the_callers_word(void)
{
    block.rounding = MMAREF_ROUND_STOCHASTIC;
    add(0x0c00); /* a quarter of the last place of 1 */
    c = ONE;
    TEST_ASSERT_EQUAL_HEX64(0x3c00, sum_with(0));
    TEST_ASSERT_EQUAL_HEX64(0x3c00, sum_with(0xbfffffff));
    TEST_ASSERT_EQUAL_HEX64(0x3c01, sum_with(0xc0000000));
    TEST_ASSERT_EQUAL_HEX64(0x3c01, sum_with(0xffffffff));
    a[0] = ONE;
    TEST_ASSERT_EQUAL_HEX64(0x4000, sum_with(0xffffffff)); /* nothing is lost */
    a[0] = 0x0001; /* 2^-24 * 2^-24 is less than 2^-32 of a place: the last one of 32 bits */
    b[0] = 0x0001;
    TEST_ASSERT_EQUAL_HEX64(0x3c00, sum_with(0xfffffffe));
    TEST_ASSERT_EQUAL_HEX64(0x3c01, sum_with(0xffffffff));
}

/* 2^-51 + 2^-89, in places of 2^-24: 2^-27 and something. In units of 2^-32 of a place these are 32 and what the last
 * bit stands for. */
void test_stochastic_rounding_of_what_is_far_below_the_last_place(void)
{
    block.rounding = MMAREF_ROUND_STOCHASTIC;
    types.a = MMAREF_TYPE_BF16;
    add(0x2600); /* 2^-51 */
    TEST_ASSERT_EQUAL_HEX64(0x0000, sum_with(0xffffffdf));
    TEST_ASSERT_EQUAL_HEX64(0x0001, sum_with(0xffffffe0));
    add(0x1300); /* 2^-89 */
    TEST_ASSERT_EQUAL_HEX64(0x0000, sum_with(0xffffffde));
    TEST_ASSERT_EQUAL_HEX64(0x0001, sum_with(0xffffffdf));
}

void test_stochastic_rounding_needs_a_word(void)
{
    static warp w;
    mmaref_operands operands;
    mmaref_error error;

    block.rounding = MMAREF_ROUND_STOCHASTIC;
    add(ONE);
    check_refused(MMAREF_REASON_NEEDS_RANDOM, MMAREF_FIELD_ROUNDING);
    warp_open(&w, "mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16");
    memset(&operands, 0, sizeof operands);
    operands.a = w.operand[MMAREF_OPERAND_A];
    operands.b = w.operand[MMAREF_OPERAND_B];
    operands.c = w.operand[MMAREF_OPERAND_C];
    w.operand[MMAREF_OPERAND_D][0] = 0x5a5a5a5a;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_mma(&w.instruction, &block, &operands,
                                                          w.operand[MMAREF_OPERAND_D], NULL, &error));
    TEST_ASSERT_EQUAL_UINT32(MMAREF_FIELD_ROUNDING, error.bits);
    TEST_ASSERT_EQUAL_HEX32(0x5a5a5a5a, w.operand[MMAREF_OPERAND_D][0]);
    types.c = types.d = MMAREF_TYPE_F64;
    check_refused(MMAREF_REASON_NOT_OF_F64, MMAREF_FIELD_ROUNDING);
}

void test_overflow_that_saturates(void)
{
    add(0x7bff);
    c = 0x7bff;
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    block.overflow = MMAREF_OVERFLOW_SATURATE;
    TEST_ASSERT_EQUAL_HEX64(0x7bff, sum());
    a[0] = c = 0xfbff;
    TEST_ASSERT_EQUAL_HEX64(0xfbff, sum());
    c = 0x7c00; /* an infinity is no overflow */
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
}

/* ---- Terms ---- */

void test_lost_bits_are_sticky(void)
{
    block.fraction_bits = 4;
    block.rounding = MMAREF_ROUND_UP;
    add(0x1400); /* 2^-10 */
    c = ONE;
    TEST_ASSERT_EQUAL_HEX64(0x3c00, sum()); /* truncated, 1 needs no rounding */
    block.sticky = MMAREF_STICKY_YES;
    corners = 0;
    TEST_ASSERT_EQUAL_HEX64(0x3c01, sum());
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_TERM_LOST, corners & MMAREF_COVER_TERM_LOST);
    block.rounding = MMAREF_ROUND_NEAREST_EVEN;
    TEST_ASSERT_EQUAL_HEX64(0x3c00, sum());
    add(0xbc00); /* a sum of zero stays zero */
    block.rounding = MMAREF_ROUND_UP;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
}

/* A format of 4 exponent and 3 fraction bits, whose largest number is 240 with infinities, 448 with a NaN alone and 480
 * without either: 2 * 240 is beyond each of the first two when it is added twice. */
static void start_narrow(uint8_t special, uint8_t adder)
{
    sum_start(MMAREF_TYPE_OWN);
    own_format(4, 3, special);
    add_by(adder);
    block.products = 1;
    block.fraction_bits = adder == MMAREF_ADDER_NEIGHBOURS ? MMAREF_UNLIMITED : 10;
}

void test_a_sum_that_overflowed_goes_on(void)
{
    uint8_t adder;

    for (adder = MMAREF_ADDER_GIVEN; adder <= MMAREF_ADDER_SIZE; adder++) {
        start_narrow(MMAREF_OWN_IEEE, adder);
        add(0xdb80); /* -240 */
        add(0xdb80);
        TEST_ASSERT_EQUAL_HEX64(0xf8, sum()); /* -480 is an infinity, */
        add(0x5b80);
        add(0x5b80);
        TEST_ASSERT_EQUAL_HEX64(0xf8, sum()); /* and stays one */
        add(0x7c00);
        TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
        start_narrow(MMAREF_OWN_NAN, adder);
        add(0xdf00); /* -448 */
        add(0xdf00);
        TEST_ASSERT_EQUAL_HEX64(0xff, sum()); /* the NaN in the place of -infinity, */
        add(0x5f00);
        TEST_ASSERT_EQUAL_HEX64(0x7f, sum()); /* and that which a NaN becomes */
        start_narrow(MMAREF_OWN_NONE, adder);
        add(0xdf80); /* -480 */
        add(0xdf80);
        add(0x5f80);
        TEST_ASSERT_EQUAL_HEX64(0, sum());
    }
}

/* In units of 2^-26 the eight products and C sum to more than 2^31. */
void test_a_sum_that_is_too_long_for_a_word(void)
{
    uint8_t k;

    types.c = types.d = MMAREF_TYPE_F32;
    block.sticky = MMAREF_STICKY_YES;
    block.fraction_bits = 26;
    for (k = 0; k < 8; k++) {
        add(0x3fff); /* (2047 / 1024)^2 = 4190209 * 2^-20 */
        b[k] = 0x3fff;
    }
    TEST_ASSERT_EQUAL_HEX64(0x41ffc004, sum()); /* 33521672 * 2^-20 */
    c = 0x3fffffff;
    TEST_ASSERT_EQUAL_HEX64(0x4207e002, sum()); /* 284950591 * 2^-23, which is 8904705.97 * 2^-18 */
}

/* Of a type of one exponent bit no number is normal. */
void test_an_overflow_toward_zero_in_a_type_of_one_exponent_bit(void)
{
    uint64_t d = 0;

    block.fraction_bits = 25;
    block.rounding = MMAREF_ROUND_ZERO;
    block.overflow = MMAREF_OVERFLOW_ROUNDED;
    block.own_exponent_bits = 1;
    block.own_fraction_bits = 17;
    block.own_bias = 23;
    block.own_special = MMAREF_SPECIAL_IEEE;
    types.d = MMAREF_TYPE_OWN;
    add(ONE);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add(&types, &block, a, b, count, c, &d, NULL, NULL));
    TEST_ASSERT_EQUAL_HEX64(0x1ffff, d);
    block.rounding = MMAREF_ROUND_UP;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add(&types, &block, a, b, count, c, &d, NULL, NULL));
    TEST_ASSERT_EQUAL_HEX64(0x20000, d); /* infinity */
}

/* Each of two groups is rounded by itself, then added to C and rounded to nearest even, whatever the block rounds to. */
void test_sums_of_groups_are_rounded_twice(void)
{
    types.c = types.d = MMAREF_TYPE_F16;
    block.products = block.group = 2;
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    block.rounding = MMAREF_ROUND_ZERO;
    add(ONE);
    add(0x1200); /* 1.5 * 2^-11: 1 is left of the sum */
    add(0x1000);
    add(0x0c00); /* 2^-11 + 2^-12 */
    c = ONE;     /* 1 + 1 is 2, and 1.5 * 2^-11 less than half of its last place */
    TEST_ASSERT_EQUAL_HEX64(0x4000, sum());
    c = 0x0c00; /* 1 + 2^-12 is 1, and 1 + 1.5 * 2^-11 is 1 + 2^-10 */
    TEST_ASSERT_EQUAL_HEX64(0x3c01, sum());
}

/* ---- Types ---- */

/* That f64 could be computed does not hide what is wrong with a block. */
void test_a_block_that_is_refused_is_so_for_f64(void)
{
    types.a = types.b = types.c = types.d = MMAREF_TYPE_F64;
    add(0);
    block.overflow = 7;
    check_refused(MMAREF_REASON_OUT_OF_RANGE, MMAREF_FIELD_OVERFLOW);
}

void test_integers(void)
{
    types.a = types.b = MMAREF_TYPE_S8;
    types.c = types.d = MMAREF_TYPE_S32;
    add(0x80);
    b[0] = 0x80;
    c = 0x7fffffff; /* + 128 * 128 */
    TEST_ASSERT_EQUAL_HEX64(0x80003fff, sum());
    block.overflow = MMAREF_OVERFLOW_SATURATE;
    TEST_ASSERT_EQUAL_HEX64(0x7fffffff, sum());
    b[0] = 0x7f;
    c = 0x80000000;
    TEST_ASSERT_EQUAL_HEX64(0x80000000, sum());
    types.a = MMAREF_TYPE_U8;
    types.b = MMAREF_TYPE_S4;
    b[0] = 0xf8; /* -8, below what is ignored */
    c = 0;
    TEST_ASSERT_EQUAL_HEX64(0xfffffc00, sum());
    TEST_ASSERT_EQUAL_HEX32(0, corners);
    types.c = MMAREF_TYPE_F32;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, dot_add(&types, &block, a, b, count, c, &c, NULL, NULL));
    types.c = MMAREF_TYPE_S32;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add(&types, NULL, a, b, count, c, &c, NULL, NULL));
    TEST_ASSERT_EQUAL_HEX64(0xfffffc00, c);
}

static void report(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    unsigned *reported = (unsigned *)context;

    *reported += term != NULL && step->node == 0;
}

void test_integers_are_not_explained(void)
{
    static mmaref_dot_listener listener;
    unsigned reported = 0;
    uint64_t d = 0x1234;

    listener.report = report;
    listener.context = &reported;
    types.a = types.b = MMAREF_TYPE_S8;
    types.c = types.d = MMAREF_TYPE_S32;
    add(1);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, dot_explain(&types, &block, a, b, count, c, &listener, &d, NULL));
    TEST_ASSERT_EQUAL_HEX64(0x1234, d);
    types.a = types.b = MMAREF_TYPE_U4;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, dot_explain(&types, &block, a, b, count, c, &listener, &d, NULL));
    TEST_ASSERT_EQUAL_HEX64(0x1234, d);
    TEST_ASSERT_EQUAL_UINT32(0, reported);
}

static void keep_first(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    mmaref_dot_term *first = (mmaref_dot_term *)context;

    if (term != NULL && term->element == 0 && step->node == 0) {
        *first = *term;
    }
}

/* 3 = 3 * 2^51 * 2^-51 and -0.5, both of 52 fraction bits. */
void test_factors_of_f64_are_explained(void)
{
    static mmaref_dot_listener listener;
    mmaref_dot_term first;
    uint64_t d;

    memset(&first, 0xa5, sizeof first);
    listener.report = keep_first;
    listener.context = &first;
    types.a = types.b = types.c = types.d = MMAREF_TYPE_F64;
    add(0x4008000000000000);
    b[0] = 0xbfe0000000000000;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_explain(&types, &block, a, b, count, c, &listener, &d, NULL));
    TEST_ASSERT_EQUAL_HEX64(0xbff8000000000000, d);
    TEST_ASSERT_EQUAL_HEX64((uint64_t)3 << 51, first.a.significand);
    TEST_ASSERT_EQUAL_INT16(-51, first.a.exponent);
    TEST_ASSERT_FALSE(first.a.negative);
    TEST_ASSERT_EQUAL_HEX64((uint64_t)1 << 52, first.b.significand);
    TEST_ASSERT_EQUAL_INT16(-53, first.b.exponent);
    TEST_ASSERT_TRUE(first.b.negative);
}

void test_steps_term_by_term_are_explained(void)
{
    static mmaref_dot_listener listener;
    unsigned reported = 0;
    uint64_t d = 0;

    listener.report = report;
    listener.context = &reported;
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    add(0x6800);
    add(ONE);
    add(ONE);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_explain(&types, &block, a, b, count, c, &listener, &d, NULL));
    TEST_ASSERT_EQUAL_HEX64(sum(), d);
    TEST_ASSERT_EQUAL_UINT32(4, reported); /* three products and C */
}

void test_f64_has_neither_tree_nor_rounded_products(void)
{
    types.a = types.b = types.c = types.d = MMAREF_TYPE_F64;
    add(0x3ff0000000000000);
    b[0] = a[0];
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    check_refused(MMAREF_REASON_NOT_OF_F64, MMAREF_FIELD_ADDER);
    block.adder = MMAREF_ADDER_GIVEN;
    block.product_type = MMAREF_TYPE_F32;
    check_refused(MMAREF_REASON_NOT_OF_F64, MMAREF_FIELD_PRODUCT_TYPE);
}
