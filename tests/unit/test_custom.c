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

void test_a_tree_rounds_each_sum(void)
{
    add(0x6800); /* 2048 + 1 + 1 + 1: 2048, 2, then 2050; at once 2051, which is rounded to 2052 */
    add(ONE);
    add(ONE);
    add(ONE);
    TEST_ASSERT_EQUAL_HEX64(0x6802, sum());
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    TEST_ASSERT_EQUAL_HEX64(0x6801, sum());
    c = ONE; /* comes last: 2050 + 1 is rounded to 2052 */
    TEST_ASSERT_EQUAL_HEX64(0x6802, sum());
    add(0x6801); /* the fifth one goes up alone: 2050 + 2050 = 4100, and 1 is lost */
    TEST_ASSERT_EQUAL_HEX64(0x6c01, sum());
}

void test_a_tree_overflows_on_its_way(void)
{
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    add(0x7bff);
    add(0x7bff);
    add(0xfbff);
    add(0xfbff);
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum()); /* inf - inf */
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_INF_MINUS_INF, corners & MMAREF_COVER_INF_MINUS_INF);
    count = 2;
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
}

void test_a_tree_overflows_beside_an_infinity(void)
{
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    add(0x7c00);
    add(ONE);
    add(0xfbff);
    add(0xfbff); /* two of these are -inf */
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    types.a = MMAREF_TYPE_OWN;
    own_format(8, 15, MMAREF_OWN_IEEE); /* bf16 with eight fraction bits more, whose products are no words */
    a[0] = 0x7f8000;
    a[1] = 0x3f8000;
    a[2] = a[3] = 0xc77fe0;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
}

/* So many elements of e5m2 are not unpacked before they are taken. */
void test_products_of_a_long_sum_overflow_beside_an_infinity(void)
{
    uint8_t k;

    types.a = types.b = MMAREF_TYPE_E5M2;
    block.product_type = MMAREF_TYPE_F16;
    for (k = 0; k < 40; k++) {
        add(0x3c); /* 1 */
        b[k] = 0x3c;
    }
    a[0] = 0x7c;
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    a[39] = 0xfb; /* -57344; its product with itself is too large for f16: -inf */
    b[39] = 0x7b;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
}

/* So many elements of e5m2 are not unpacked before they are taken. */
void test_an_infinity_at_the_end_of_a_long_chain(void)
{
    uint8_t k;

    types.a = types.b = MMAREF_TYPE_E5M2;
    block.products = 1;
    for (k = 0; k < 40; k++) {
        add(0x3c); /* 1 */
        b[k] = 0x3c;
    }
    a[38] = 0xfb; /* -57344 */
    a[39] = 0x7c;
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    a[37] = 0xfb;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
}

/* With a bias of 200 the largest number is below 2^-168. */
void test_an_infinity_beside_products_of_a_tiny_type(void)
{
    own_format(5, 3, MMAREF_OWN_IEEE);
    block.own_bias = 200;
    block.product_type = MMAREF_TYPE_OWN;
    add(0x7c00);
    add(0);
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    a[1] = 0xbc00; /* -1 is too large for the type: -inf */
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
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

/* The largest number stands for an infinity in a type without any, the positive one for a NaN. */
void test_special_values_in_types_without_them(void)
{
    uint8_t adder;

    for (adder = MMAREF_ADDER_GIVEN; adder <= MMAREF_ADDER_SIZE; adder++) {
        start_narrow(MMAREF_OWN_NONE, adder);
        add(0xfc00);
        add(0x5800); /* -480 + 128 */
        TEST_ASSERT_EQUAL_HEX64(0xfb, sum());
        add(0x7c00);
        TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
        a[2] = 0x7e00;
        add(0xd800); /* 480 - 128 */
        TEST_ASSERT_EQUAL_HEX64(0x7b, sum());
        start_narrow(MMAREF_OWN_NAN, adder);
        add(0xfc00);
        TEST_ASSERT_EQUAL_HEX64(0xff, sum());
        add(ONE);
        TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
        a[1] = 0x7c00;
        TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
        block.products = 2;
        TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
    }
}

/* Steps before the last one with a special term do not count, neither their sums nor their special values. In a tree of
 * two products an infinity is the largest number before it meets the running value. */
void test_the_last_special_value_in_a_type_without_them(void)
{
    uint8_t adder;

    for (adder = MMAREF_ADDER_GIVEN; adder <= MMAREF_ADDER_SIZE; adder++) {
        start_narrow(MMAREF_OWN_NONE, adder);
        add(0x5800); /* 128 */
        add(0x7e00);
        add(0x5800);
        add(0xfc00);
        add(0x5800);
        add(0x5800);
        TEST_ASSERT_EQUAL_HEX64(0xf6, sum()); /* -480 + 128 + 128 */
        block.products = 2;
        TEST_ASSERT_EQUAL_HEX64(adder == MMAREF_ADDER_NEIGHBOURS ? 0x78 : 0xf6, sum()); /* 480 - 480 + 256; -480 + 256 */
        block.products = 1;
        a[4] = 0x7e00;
        a[5] = 0xd800;
        TEST_ASSERT_EQUAL_HEX64(0x7b, sum()); /* 480 - 128 */
        a[1] = a[3] = a[4] = a[5] = 0;
        types.c = MMAREF_TYPE_F16;
        c = 0xfc00;
        TEST_ASSERT_EQUAL_HEX64(0xfb, sum()); /* C and the first product are -480, to which 128 is added once */
    }
}

/* Of each group: -480 + 128, which is added to 128, and then 480. */
void test_special_values_of_groups_in_a_type_without_them(void)
{
    uint8_t adder;

    for (adder = MMAREF_ADDER_GIVEN; adder <= MMAREF_ADDER_SIZE; adder++) {
        start_narrow(MMAREF_OWN_NONE, adder);
        block.accumulate = MMAREF_ACCUMULATE_AFTER;
        block.group = 3;
        c = 0x70;    /* 128 */
        add(0x7c00);
        add(0xfc00);
        add(0x5800); /* 128 */
        add(0x5800);
        add(0x7e00);
        add(0);
        TEST_ASSERT_EQUAL_HEX64(0x78, sum());
    }
}

/* A group whose last four elements are of two groups, the infinity being in the other one: 128, then -480. */
void test_special_values_of_the_next_group(void)
{
    uint8_t k;

    start_narrow(MMAREF_OWN_NONE, MMAREF_ADDER_GIVEN);
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    block.group = 10;
    for (k = 0; k < 20; k++) {
        add(0);
    }
    a[0] = 0x5800;
    a[10] = 0xfc00;
    TEST_ASSERT_EQUAL_HEX64(0xfb, sum());
    a[0] = 0;
    c = 0x80; /* -0, so that the sign of a zero counts in the first group */
    TEST_ASSERT_EQUAL_HEX64(0xff, sum());
}

void test_the_last_infinity_among_elements_of_many_exponent_bits(void)
{
    start_narrow(MMAREF_OWN_NONE, MMAREF_ADDER_GIVEN);
    types.a = MMAREF_TYPE_BF16;
    add(0xff80);
    add(0x7f80);
    add(0xff80);
    add(0x4300); /* 128 */
    TEST_ASSERT_EQUAL_HEX64(0xfb, sum());
}

/* The product that overflows beside an infinity makes a NaN of it: 480. */
void test_an_infinite_product_in_a_type_without_them(void)
{
    uint8_t adder;

    for (adder = MMAREF_ADDER_GIVEN; adder <= MMAREF_ADDER_SIZE; adder++) {
        start_narrow(MMAREF_OWN_NONE, adder);
        block.product_type = MMAREF_TYPE_F16;
        block.products = 2;
        add(0x5800);
        add(0x5800);
        add(0x7bff);
        b[2] = 0x7bff;
        add(0xfc00);
        add(0xd800); /* -128 */
        TEST_ASSERT_EQUAL_HEX64(0x7b, sum());
        b[2] = ONE; /* 65504 beside -infinity: */
        TEST_ASSERT_EQUAL_HEX64(adder == MMAREF_ADDER_NEIGHBOURS ? 0xfb : 0xff, sum()); /* -480 + 256 - 128; -480 - 128 */
    }
}

/* Forty products of 0 and 1 in e5m2: so many elements are not unpacked before they are taken. */
static void start_long(uint8_t adder)
{
    uint8_t k;

    start_narrow(MMAREF_OWN_NONE, adder);
    types.a = types.b = MMAREF_TYPE_E5M2;
    for (k = 0; k < 40; k++) {
        add(0);
        b[k] = 0x3c; /* 1 */
    }
}

void test_long_lines_in_a_type_without_special_values(void)
{
    start_long(MMAREF_ADDER_GIVEN);
    block.products = 4;
    a[20] = 0xfc;
    a[39] = 0x58; /* 128 */
    TEST_ASSERT_EQUAL_HEX64(0xfb, sum());
    a[38] = 0x7e;
    TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
}

/* The NaN in the place of an infinity keeps its sign if it is the last result, and D has its type. */
void test_the_sign_of_a_nan_in_a_type_without_infinity(void)
{
    start_narrow(MMAREF_OWN_NAN, MMAREF_ADDER_GIVEN);
    add(0x5800);
    add(0xfc00);
    TEST_ASSERT_EQUAL_HEX64(0xff, sum());
    a[0] = 0xfc00;
    TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
    a[0] = 0x5800;
    a[1] = 0x7c00;
    TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
    block.step_type = MMAREF_TYPE_OWN;
    types.d = MMAREF_TYPE_F32;
    a[1] = 0xfc00;
    TEST_ASSERT_EQUAL_HEX64(0x7fffffff, sum());
}

void test_a_long_tree_of_a_type_without_infinity(void)
{
    start_long(MMAREF_ADDER_NEIGHBOURS);
    block.products = 40;
    a[20] = 0xfc;
    TEST_ASSERT_EQUAL_HEX64(0xff, sum());
    a[20] = 0x7e;
    TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
}

/* Sums of groups of one product are added to C. */
static void start_groups(uint8_t type)
{
    sum_start(type);
    block.products = block.group = 1;
    block.fraction_bits = 24;
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
}

void test_infinities_of_groups(void)
{
    start_groups(MMAREF_TYPE_F16);
    add(ONE);
    add(0x7c00);
    add(ONE);
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    a[2] = 0xfc00;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    a[1] = 0xbc00;
    TEST_ASSERT_EQUAL_HEX64(0xfc00, sum());
    c = 0x7c00;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    a[2] = 0xbc00; /* of products only finite ones */
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    a[2] = 0xfbff;
    b[2] = 0x4000; /* but one that overflows as it is rounded */
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    c = 0xfbff;
    a[0] = a[1] = 0xfbff; /* the sum with C overflows */
    a[2] = ONE;
    TEST_ASSERT_EQUAL_HEX64(0xfc00, sum());
    a[2] = 0x7c00;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    types.c = types.d = MMAREF_TYPE_F32;
    c = 0xff7fffff;
    TEST_ASSERT_EQUAL_HEX64(0x7f800000, sum()); /* that of f32 does not */
    b[2] = 0;
    TEST_ASSERT_EQUAL_HEX64(0x7fffffff, sum());
}

/* A group begins with its products alone, which are rounded to f16. */
void test_an_infinity_in_a_group_of_products(void)
{
    block.accumulate = MMAREF_ACCUMULATE_AFTER_PRODUCT;
    block.group = 2;
    block.product_type = MMAREF_TYPE_F16;
    add(ONE);
    add(0x7c00);
    add(0xfbff);
    add(ONE);
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    b[2] = 0x4000; /* twice the largest number: -inf */
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    block.product_type = 0;
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum()); /* -131007 is that, too */
    b[2] = ONE;
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
}

/* The product of the largest number and 2 is infinite in f16, so that its sum with an infinity of the other sign is a
 * NaN: the largest number of a type without any. Steps of 3 leave one product. */
void test_steps_of_a_type_without_special_values(void)
{
    start_narrow(MMAREF_OWN_NONE, MMAREF_ADDER_GIVEN);
    block.products = 3;
    add(ONE);
    add(ONE);
    add(ONE);
    add(0xfc00);
    TEST_ASSERT_EQUAL_HEX64(0xff, sum());
    block.products = 2;
    a[2] = 0x7bff;
    b[2] = 0x4000;
    TEST_ASSERT_EQUAL_HEX64(0xff, sum());
    block.product_type = MMAREF_TYPE_F16;
    TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
}

/* Steps of one product end with an infinity, before which the sum became -infinity in f16. */
void test_an_infinity_behind_one_that_arose(void)
{
    uint8_t k;

    block.products = 1;
    block.fraction_bits = 24;
    add(0xfbff);
    add(0xfbff);
    add(0x7c00);
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    a[1] = 0xbc00; /* -65505 is rounded to -65504 */
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    a[0] = 0x8400; /* -2^-14, of which alignment to 2^26 makes -2^18 */
    block.align = MMAREF_ROUND_DOWN;
    block.fraction_bits = 8;
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    block.exponent_floor = 26;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    block.exponent_floor = MMAREF_NO_FLOOR;
    count = 0;
    for (k = 0; k < 33; k++) {
        add(0x8400);
    }
    add(0x7c00);
    c = 0xbc00; /* -1 goes down to -1.5, -2, -3, -4, in 32 steps to -2^16, where one bit is left */
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    block.fraction_bits = 1;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    block.fraction_bits = 8;
    block.sticky = MMAREF_STICKY_YES;
    block.rounding = MMAREF_ROUND_DOWN;
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    block.result_bits = 1;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
}

/* Rounded down to f16, -2^-48 is -2^-24, with a bias of 60 beyond the largest number of the format: -infinity. */
void test_an_infinity_behind_a_product_that_is_rounded_up(void)
{
    sum_start(MMAREF_TYPE_OWN);
    own_format(5, 3, MMAREF_OWN_IEEE);
    block.own_bias = 60;
    block.products = 1;
    block.fraction_bits = 24;
    add(0x8001);
    b[0] = 0x0001;
    add(0x7c00);
    TEST_ASSERT_EQUAL_HEX64(0xf8, sum());
    block.rounding = MMAREF_ROUND_DOWN;
    block.product_type = MMAREF_TYPE_F16;
    TEST_ASSERT_EQUAL_HEX64(0xff, sum());
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

void test_bits_above_the_types_do_not_count(void)
{
    add(0xffff000000000000u | ONE);
    add(0x0000000087650000u | ONE);
    b[1] |= 0xfedcba9876540000u;
    c = 0x0123456789ab0000u | ONE;
    TEST_ASSERT_EQUAL_HEX64(0x4200, sum()); /* 3 */
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    TEST_ASSERT_EQUAL_HEX64(0x4200, sum());
    block.accumulate = MMAREF_ACCUMULATE_FUSED;
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    TEST_ASSERT_EQUAL_HEX64(0x4200, sum());
    add_by(MMAREF_ADDER_SIZE);
    block.fraction_bits = 24;
    TEST_ASSERT_EQUAL_HEX64(0x4200, sum());
    block.adder = MMAREF_ADDER_GIVEN;
    block.sticky = MMAREF_STICKY_YES;
    TEST_ASSERT_EQUAL_HEX64(0x4200, sum());
}

void test_products_are_rounded(void)
{
    add(0x3c01); /* (1 + 2^-10)^2 = 1 + 2^-9 + 2^-20 */
    b[0] = 0x3c01;
    c = 0xbc02;
    TEST_ASSERT_EQUAL_HEX64(0x0010, sum()); /* 2^-20 */
    block.product_type = MMAREF_TYPE_F16;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    a[0] = b[0] = 0x7bff; /* too large for f16 */
    types.d = MMAREF_TYPE_F32;
    TEST_ASSERT_EQUAL_HEX64(0x7f800000, sum());
    block.product_type = MMAREF_TYPE_F32;
    c = 0;
    TEST_ASSERT_EQUAL_HEX64(0x4f7fc004, sum()); /* 65504^2, exactly */
}

void test_addition_by_size(void)
{
    block.fraction_bits = 2;
    add(0x3000); /* 2^-3, below the grid of 1 */
    add(ONE);
    add(0xbc00);
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    add_by(MMAREF_ADDER_SIZE); /* 1 - 1, then 2^-3 */
    TEST_ASSERT_EQUAL_HEX64(0x3000, sum());
    a[2] = 0x3000; /* 1, then twice what is too small */
    TEST_ASSERT_EQUAL_HEX64(0x3c00, sum());
    for (count = 0; count < 9;) {
        add(ONE);
    }
    corners = 0;
    TEST_ASSERT_EQUAL_HEX64(0x4800, sum()); /* 8: 9 has more than two fraction bits */
    for (count = 0; count < 128;) {
        add(ONE);
    }
    block.fraction_bits = 10;
    TEST_ASSERT_EQUAL_HEX64(0x5800, sum());
}

/* 1 - 1, and 2^-24 or nothing: of a sum that is zero neither sign nor exponent matter. */
void test_a_tree_goes_on_from_zero(void)
{
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    add(0x7bff);
    add(0xfbff);
    TEST_ASSERT_EQUAL_HEX64(0x0000, sum());
    add(0x0001);
    b[2] = 0x0400; /* 2^-38 */
    types.d = MMAREF_TYPE_F32;
    TEST_ASSERT_EQUAL_HEX64(0x2c800000, sum());
    count = 2;
    c = 0x8001;
    TEST_ASSERT_EQUAL_HEX64(0xb3800000, sum()); /* -2^-24 */
    types.a = MMAREF_TYPE_BF16;
    count = 0;
    add(0x7e80); /* 2^126 */
    add(0xfe80);
    add(0x3580);
    b[2] = ONE;
    c = 0;
    TEST_ASSERT_EQUAL_HEX64(0x35800000, sum()); /* 2^-20 */
}

/* A sum of zeros is -0 where each is. */
void test_a_tree_of_negative_zeros(void)
{
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    block.zero_sign = MMAREF_ZERO_IEEE;
    add(0x8000);
    add(0x8000);
    c = 0x8000;
    TEST_ASSERT_EQUAL_HEX64(0x8000, sum());
    c = 0;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    a[0] = 0;
    c = 0x8000;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    a[0] = 0x8000;
    a[1] = 0;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    a[1] = 0x8000;
    while (count < 17) { /* a step of more products than are kept at once */
        add(0x8000);
    }
    TEST_ASSERT_EQUAL_HEX64(0x8000, sum());
    a[16] = 0;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
}

/* Step by step from +0: a sum of zero is -0 where every term of its step is negative. */
void test_zeros_of_steps_of_one_product(void)
{
    types.c = types.d = MMAREF_TYPE_F32;
    block.products = 1;
    block.zero_sign = MMAREF_ZERO_IEEE;
    block.fraction_bits = 8;
    block.align = MMAREF_ROUND_ZERO;
    add(0x8000);
    add(0x8000);
    TEST_ASSERT_EQUAL_HEX64(0, sum()); /* +0 is one of the terms, and then the running value */
    c = 0x80000000;
    TEST_ASSERT_EQUAL_HEX64(0x80000000, sum());
    a[1] = 0x9400; /* -2^-10 * 2^-10, then -2^-24 * 2^15, whose exponent is that of 2^-14 * 2^15: nothing of both is left */
    b[1] = 0x1400;
    add(0x8001);
    b[2] = 0x7800;
    c = 0;
    TEST_ASSERT_EQUAL_HEX64(0x80000000, sum());
    a[1] = 0x1400;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    a[1] = a[2] = 0x8000;
    block.rounding = MMAREF_ROUND_DOWN;
    TEST_ASSERT_EQUAL_HEX64(0x80000000, sum());
}

/* Groups that are added to C: of the sum of a group the sign of a zero counts where all before is -0, and only there:
 * whatever adds the one product of each. */
static void check_zeros_of_groups(uint8_t adder)
{
    sum_start(MMAREF_TYPE_F32);
    add_by(adder);
    block.products = block.group = 1;
    block.zero_sign = MMAREF_ZERO_IEEE;
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    add(0x8000);
    add(0x8000);
    c = 0x80000000;
    TEST_ASSERT_EQUAL_HEX64(0, sum()); /* each group begins with +0 */
    block.rounding = MMAREF_ROUND_DOWN;
    TEST_ASSERT_EQUAL_HEX64(0x80000000, sum());
    block.rounding = MMAREF_ROUND_NEAREST_EVEN;
    block.accumulate = MMAREF_ACCUMULATE_AFTER_PRODUCT;
    TEST_ASSERT_EQUAL_HEX64(0x80000000, sum());
    a[1] = 0;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    a[0] = ONE;
    TEST_ASSERT_EQUAL_HEX64(0x3f800000, sum());
    a[1] = 0xbc00; /* 1 - 1 */
    add(0x8000);
    TEST_ASSERT_EQUAL_HEX64(0, sum());
}

void test_zeros_of_groups(void)
{
    check_zeros_of_groups(MMAREF_ADDER_GIVEN);
    check_zeros_of_groups(MMAREF_ADDER_NEIGHBOURS);
}

/* 1 - 1 is +0, to which C is added. */
void test_a_tree_of_a_group_cancels(void)
{
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    block.products = block.group = 2;
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    add(ONE);
    add(0xbc00);
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    c = 0x8000;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    c = 0xbc00;
    TEST_ASSERT_EQUAL_HEX64(0xbc00, sum());
}

/* 2^-13 - 2^-13 * (1 + 2^-10) is subnormal, and becomes a zero. */
void test_a_tree_that_underflows(void)
{
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    block.products = 2;
    block.subnormals = MMAREF_SUBNORMALS_FLUSH_OUT;
    add(0x0800);
    add(0);
    c = 0x8801;
    TEST_ASSERT_EQUAL_HEX64(0x8000, sum());
    block.underflow_sign = MMAREF_UNDERFLOW_PLUS;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
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

/* A tree that overflows is the largest number, of all bits; adding it to +0 rounds once more, to the bits that results
 * keep: 61440. Added to C as it is, it is rounded to nearest: beyond that. */
void test_a_tree_that_overflows_in_a_group(void)
{
    types.c = types.d = MMAREF_TYPE_F16;
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    block.products = block.group = 2;
    block.rounding = MMAREF_ROUND_DOWN;
    block.overflow = MMAREF_OVERFLOW_ROUNDED;
    block.result_bits = 3;
    add(0x5c00);
    b[0] = 0x5c00; /* 2^16 */
    add(0);
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    TEST_ASSERT_EQUAL_HEX64(0x7b80, sum());
    block.accumulate = MMAREF_ACCUMULATE_AFTER_PRODUCT;
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
}

/* 1 + 2^-29: rounding upward sees bits that are far below the last place. */
void test_a_tree_adds_what_is_29_places_below(void)
{
    types.d = MMAREF_TYPE_F32;
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    block.rounding = MMAREF_ROUND_UP;
    add(ONE);
    add(0x0400); /* 2^-14 */
    b[1] = 0x0200; /* 2^-15 */
    TEST_ASSERT_EQUAL_HEX64(0x3f800001, sum());
    a[1] = 0x8400;
    TEST_ASSERT_EQUAL_HEX64(0x3f800000, sum());
    block.rounding = MMAREF_ROUND_DOWN;
    TEST_ASSERT_EQUAL_HEX64(0x3f7fffff, sum());
}

/* 2^-24 + (1027 * 2^-24)^2: the larger one is the product of a subnormal element, whose leading bit is far below that of
 * its exponent. 1 + 2^-4 + 6 * 2^-14 + 9 * 2^-24 is a tie, whose lower neighbour is even. */
void test_a_tree_adds_to_the_product_of_a_subnormal(void)
{
    types.d = MMAREF_TYPE_F32;
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    block.products = 2;
    add(0x0001);
    add(0x0403);
    b[1] = 0x0403;
    TEST_ASSERT_EQUAL_HEX64(0x33880c04, sum());
    block.rounding = MMAREF_ROUND_UP;
    TEST_ASSERT_EQUAL_HEX64(0x33880c05, sum());
}

/* 1449 * 1447 / 2^20 is 2 - 449 / 2^20, which f16 rounds to 2: 2^-12 is then below the twelve bits that terms keep. */
void test_a_product_that_is_rounded_to_a_power_of_two(void)
{
    types.d = MMAREF_TYPE_F32;
    block.product_type = MMAREF_TYPE_F16;
    block.fraction_bits = 12;
    block.align = MMAREF_ROUND_ZERO;
    add(0x3da9); /* 1449 / 2^10 */
    b[0] = 0x3da7; /* 1447 / 2^10 */
    add(0x0c00); /* 2^-12 */
    TEST_ASSERT_EQUAL_HEX64(0x40000000, sum());
    a[1] = 0x1000; /* 2^-11 */
    TEST_ASSERT_EQUAL_HEX64(0x40000800, sum());
}

/* The sum of one product, which is zero, is not rounded before C is added. */
void test_a_tree_of_one_product_that_is_zero(void)
{
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    block.products = 1;
    add(0);
    c = ONE;
    TEST_ASSERT_EQUAL_HEX64(ONE, sum());
    add(ONE);
    TEST_ASSERT_EQUAL_HEX64(0x4000, sum());
}

/* 2^60 and 2^-10, both of bf16: nothing of the second one is left, which rounding upward sees where bits that are lost
 * are sticky. */
void test_a_term_70_places_below(void)
{
    types.a = types.c = MMAREF_TYPE_BF16;
    types.d = MMAREF_TYPE_F32;
    block.fraction_bits = 20;
    block.sticky = MMAREF_STICKY_YES;
    add(0x5d80); /* 2^60 */
    c = 0x3a80;  /* 2^-10 */
    TEST_ASSERT_EQUAL_HEX64(0x5d800000, sum());
    block.rounding = MMAREF_ROUND_UP;
    TEST_ASSERT_EQUAL_HEX64(0x5d800001, sum());
}

void test_addition_by_size_rounds_to_whole_numbers(void)
{
    block.fraction_bits = 0;
    block.align = MMAREF_ROUND_NEAREST_EVEN;
    add_by(MMAREF_ADDER_SIZE);
    add(0x3e00); /* 1.5 */
    TEST_ASSERT_EQUAL_HEX64(0x4000, sum());
    a[0] = 0x3f00; /* 1.75 */
    TEST_ASSERT_EQUAL_HEX64(0x4000, sum());
    a[0] = ONE;
    TEST_ASSERT_EQUAL_HEX64(ONE, sum());
}

/* Of products of 30 bits: (2 - 2^-14)^2, and 2 - 2^-25. */
void test_addition_by_size_of_long_products(void)
{
    types.a = types.b = MMAREF_TYPE_OWN;
    types.c = types.d = MMAREF_TYPE_F32;
    own_format(8, 14, MMAREF_OWN_IEEE);
    add_by(MMAREF_ADDER_SIZE);
    block.fraction_bits = 40;
    add(0x1fffff);
    b[0] = 0x1fffff;
    c = 0xc07ffc00; /* 2^-12 - 4 */
    TEST_ASSERT_EQUAL_HEX64(0x31800000, sum()); /* 2^-28 */
    block.fraction_bits = 24;
    block.align = MMAREF_ROUND_NEAREST_EVEN;
    block.rounding = MMAREF_ROUND_UP;
    a[0] = 0x1fdffd; /* 24573 * 2^-14 */
    b[0] = 0x1fd558; /* 21848 * 2^-14 */
    c = 0x33800000;  /* 2^-24, which is half a unit below 2 */
    TEST_ASSERT_EQUAL_HEX64(0x40000000, sum());
}

void test_addition_by_size_cancels(void)
{
    add_by(MMAREF_ADDER_SIZE);
    block.fraction_bits = 26;
    add(ONE);
    add(0xbc00);
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    types.c = types.d = MMAREF_TYPE_F32;
    block.fraction_bits = 40;
    block.rounding = MMAREF_ROUND_UP;
    a[0] = 0x0020; /* 2^-19 */
    a[1] = 0xf7fe; /* -1023 * 2^20 */
    b[1] = 0x7800;
    c = 0x4e800000; /* 2^30 */
    TEST_ASSERT_EQUAL_HEX64(0x49800001, sum()); /* more than 2^20 */
    a[1] = 0xf800; /* -2^30 */
    TEST_ASSERT_EQUAL_HEX64(0x36000000, sum());
    block.exponent_floor = 30; /* the unit stays 2^-10 */
    TEST_ASSERT_EQUAL_HEX64(0, sum());
}

void test_addition_by_size_of_an_infinity(void)
{
    block.fraction_bits = 10;
    add_by(MMAREF_ADDER_SIZE);
    add(ONE);
    add(0x7c00);
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
    c = ONE;
    TEST_ASSERT_EQUAL_HEX64(0x7c00, sum());
}

/* 2^-24 * 2^-24 and 2^-92, whose exponents lie 64 apart: a significand that is small because its factors are subnormal
 * keeps its last bits, below which the other one is. */
void test_a_tree_adds_what_is_64_places_below(void)
{
    types.c = types.d = MMAREF_TYPE_F32;
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    add(0x0001);
    b[0] = 0x0001;
    for (c = 0x11000000; c <= 0x12000000; c += 0x00800000) { /* 2^-93, 2^-92, 2^-91 */
        TEST_ASSERT_EQUAL_HEX64(0x27800000, sum());          /* 2^-48 */
    }
    block.rounding = MMAREF_ROUND_UP;
    c = 0x11800000;
    TEST_ASSERT_EQUAL_HEX64(0x27800001, sum());
}

/* ---- Types ---- */

void test_products_of_f32(void)
{
    types.a = types.b = types.c = types.d = MMAREF_TYPE_F32;
    add(0x3f800001); /* (1 + 2^-23)^2 = 1 + 2^-22 + 2^-46 */
    b[0] = 0x3f800001;
    TEST_ASSERT_EQUAL_HEX64(0x3f800002, sum());
    block.rounding = MMAREF_ROUND_UP;
    TEST_ASSERT_EQUAL_HEX64(0x3f800003, sum());
    c = 0xbf800002;
    TEST_ASSERT_EQUAL_HEX64(0x28800000, sum()); /* 2^-46 */
    block.fraction_bits = 40;
    TEST_ASSERT_EQUAL_HEX64(0, sum());
    types.d = MMAREF_TYPE_F64;
    block.fraction_bits = MMAREF_UNLIMITED;
    TEST_ASSERT_EQUAL_HEX64(0x3d10000000000000, sum());
}

#define OPERANDS (MMAREF_COVER_INF_TIMES_ZERO | MMAREF_COVER_SUBNORMAL_IN)

/* Two sums of a tree, each below the highest binade, meet in it. */
void test_a_tree_reaches_the_highest_binade(void)
{
    unsigned k;

    block.adder = MMAREF_ADDER_NEIGHBOURS;
    add(0x7400); /* 2^14 */
    for (k = 1; k < 8; k++) {
        add(0);
    }
    add(0x7400);
    TEST_ASSERT_EQUAL_HEX64(0x7800, sum_with(0));
}

/* A NaN that arises within a sum is met by later steps, by the next sum of a tree and by the addition of C; only an
 * operand that is one is MMAREF_COVER_NAN_IN. */
void test_nan_that_arises_is_no_operand(void)
{
    add(0x7c00);
    b[0] = 0;
    add(ONE);
    block.products = 1;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_INF_TIMES_ZERO, corners);

    corners = 0;
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_INF_TIMES_ZERO, corners);

    corners = 0;
    block.accumulate = MMAREF_ACCUMULATE_FUSED;
    block.products = 0;
    block.adder = MMAREF_ADDER_NEIGHBOURS;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_INF_TIMES_ZERO, corners);

    corners = 0;
    b[0] = ONE;
    a[1] = 0xfc00;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_INF_MINUS_INF, corners);

    corners = 0;
    c = 0x7e00;
    TEST_ASSERT_EQUAL_HEX64(0x7fff, sum());
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_NAN_IN, corners & MMAREF_COVER_NAN_IN);
}

/* A product, and the corners that its operands are. */
static const struct {
    uint32_t single;
    uint16_t half;
    uint32_t product, corners;
} mixed[] = {
    { 0x3f800001, 0x3e00, 0x3fc00002, 0 }, /* (1 + 2^-23) * 1.5 = 1.5 + 2^-23 + 2^-24: a tie */
    { 0xbf800001, 0x4000, 0xc0000001, 0 },
    { 0x7f800000, 0x3c00, 0x7f800000, 0 },
    { 0x3f800000, 0xfc00, 0xff800000, 0 },
    { 0x7f800000, 0x0000, 0x7fffffff, MMAREF_COVER_INF_TIMES_ZERO },
    { 0x00000000, 0x7c00, 0x7fffffff, MMAREF_COVER_INF_TIMES_ZERO },
    { 0x7fc00000, 0x3c00, 0x7fffffff, 0 },
    { 0x3f800000, 0x7e00, 0x7fffffff, 0 },
    { 0x00000001, 0x4000, 0x00000002, MMAREF_COVER_SUBNORMAL_IN },
    { 0x40000000, 0x0001, 0x34000000, MMAREF_COVER_SUBNORMAL_IN },
    { 0x00000001, 0x0000, 0x00000000, 0 }, /* of a product that is zero they are none */
    { 0x00000000, 0x0001, 0x00000000, 0 },
};

static void check_mixed(uint8_t a_type, uint8_t b_type, uint64_t x, uint64_t y, unsigned i)
{
    setUp();
    types.a = a_type;
    types.b = b_type;
    types.c = types.d = MMAREF_TYPE_F32;
    add(x);
    b[0] = y;
    TEST_ASSERT_EQUAL_HEX64(mixed[i].product, sum());
    TEST_ASSERT_EQUAL_HEX32(mixed[i].corners, corners & OPERANDS);
}

/* Of the two types only one has more bits than a factor of other steps. */
void test_products_of_f32_and_f16(void)
{
    unsigned i;

    for (i = 0; i < sizeof mixed / sizeof mixed[0]; i++) {
        check_mixed(MMAREF_TYPE_F32, MMAREF_TYPE_F16, mixed[i].single, mixed[i].half, i);
        check_mixed(MMAREF_TYPE_F16, MMAREF_TYPE_F32, mixed[i].half, mixed[i].single, i);
    }
}

void test_accumulators_of_8_and_16_bits(void)
{
    types.d = MMAREF_TYPE_BF16;
    add(0x1c00); /* 2^-8: a tie */
    c = ONE;
    TEST_ASSERT_EQUAL_HEX64(0x3f80, sum());
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_INEXACT | MMAREF_COVER_TIE, corners);
    types.c = MMAREF_TYPE_BF16;
    c = 0x3f81;
    TEST_ASSERT_EQUAL_HEX64(0x3f82, sum());
    types.c = types.d = MMAREF_TYPE_E4M3;
    a[0] = 0x5c00; /* 256 + 192 = 448, the largest number */
    c = 0x74;
    TEST_ASSERT_EQUAL_HEX64(0x7e, sum());
    a[0] = 0x6000; /* 512 + 192: there is no infinity */
    TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
    block.overflow = MMAREF_OVERFLOW_SATURATE;
    TEST_ASSERT_EQUAL_HEX64(0x7e, sum());
    c = 0x7f; /* NaN */
    TEST_ASSERT_EQUAL_HEX64(0x7f, sum());
    types.c = types.d = MMAREF_TYPE_E5M2;
    c = 0x7c; /* infinity */
    TEST_ASSERT_EQUAL_HEX64(0x7c, sum());
}

/* That f64 could be computed does not hide what is wrong with a block. */
void test_a_block_that_is_refused_is_so_for_f64(void)
{
    types.a = types.b = types.c = types.d = MMAREF_TYPE_F64;
    add(0);
    block.overflow = 7;
    check_refused(MMAREF_REASON_OUT_OF_RANGE, MMAREF_FIELD_OVERFLOW);
}

/* The IEEE-like E4M3: 78 is infinity. */
void test_a_format_of_ones_own(void)
{
    types.a = MMAREF_TYPE_OWN;
    types.d = MMAREF_TYPE_F32;
    add(0x77);
    check_refused(MMAREF_REASON_NEEDS_OWN, MMAREF_FIELD_OWN_EXPONENT_BITS);
    block.own_exponent_bits = 150;
    block.own_bias = MMAREF_UNLIMITED;
    check_refused(MMAREF_REASON_OUT_OF_RANGE, MMAREF_FIELD_OWN_EXPONENT_BITS);
    block.own_exponent_bits = 4;
    check_refused(MMAREF_REASON_NEEDS_OWN, MMAREF_FIELD_OWN_FRACTION_BITS);
    block.own_fraction_bits = 3;
    block.own_special = MMAREF_OWN_IEEE;
    TEST_ASSERT_EQUAL_HEX64(0x43700000, sum()); /* 240 */
    a[0] = 0xf8;
    TEST_ASSERT_EQUAL_HEX64(0xff800000, sum());
    a[0] = 0x79;
    TEST_ASSERT_EQUAL_HEX64(0x7fffffff, sum());
    a[0] = 0x01; /* 2^-9 */
    TEST_ASSERT_EQUAL_HEX64(0x3b000000, sum());
    block.own_bias = 10;
    TEST_ASSERT_EQUAL_HEX64(0x39800000, sum());
    block.own_special = MMAREF_OWN_NONE;
    a[0] = 0x7f; /* 1.875 * 2^5 */
    TEST_ASSERT_EQUAL_HEX64(0x42700000, sum());
    types.a = MMAREF_TYPE_F16;
    types.d = MMAREF_TYPE_OWN;
    block.own_bias = MMAREF_UNLIMITED;
    block.own_special = MMAREF_OWN_IEEE;
    a[0] = 0x5c00; /* 256 */
    TEST_ASSERT_EQUAL_HEX64(0x78, sum());
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

    (void)step;
    *reported += term != NULL;
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

    (void)step;
    if (term != NULL && term->element == 0) {
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
