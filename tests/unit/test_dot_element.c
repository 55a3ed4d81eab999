/* SPDX-License-Identifier: MIT */
/* Chains of fused multiply-adds against sums with a counter for every bit, rounded step by step. */
#include <string.h>

#include "dot_call.h"
#include "unity.h"

#include "exact.h"
#include "mmaref.h"
#include "random.h"

#define STEPS 12

static mmaref_arithmetic block;
static mmaref_dot_types types;

void setUp(void)
{
    memset(&block, 0, sizeof block);
    block.products = 1;
    block.fraction_bits = MMAREF_UNLIMITED;
    block.exponent_floor = MMAREF_NO_FLOOR;
    block.result_bits = MMAREF_UNLIMITED;
    block.rounding = MMAREF_ROUND_NEAREST_EVEN;
    block.overflow = MMAREF_OVERFLOW_ROUNDED;
    block.zero_sign = MMAREF_ZERO_IEEE;
    types.a = types.b = MMAREF_TYPE_F16;
    types.c = types.d = MMAREF_TYPE_F32;
}
void tearDown(void) {}

static uint64_t dot(const uint64_t *a, const uint64_t *b, uint16_t count, uint64_t c)
{
    uint64_t d = 0;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add(&types, &block, a, b, count, c, &d, NULL, NULL));
    return d;
}

static exact_type type_of(uint32_t word)
{
    switch (word) {
    case MMAREF_TYPE_F16:
        return exact_f16;
    case MMAREF_TYPE_BF16:
        return exact_bf16;
    case MMAREF_TYPE_F32:
        return exact_f32;
    default:
        return exact_f64;
    }
}

static uint64_t sign_bit(exact_type type)
{
    return (uint64_t)1 << (type.exponent_bits + type.fraction_bits);
}

static uint64_t infinity_of(exact_type type)
{
    return (((uint64_t)1 << type.exponent_bits) - 1) << type.fraction_bits;
}

/* IEEE 754 section 6.3: the sign of x * y + z where that is zero. */
static uint64_t zero_sum(bool product_negative, bool negative)
{
    return product_negative == negative ? negative : block.rounding == MMAREF_ROUND_DOWN;
}

/* x * y + z, all finite; z is a pattern of z_type. */
static uint64_t multiply_add(uint64_t x, uint64_t y, exact_type z_type, uint64_t z)
{
    static exact sum;
    exact_type x_type = type_of(types.a), y_type = type_of(types.b), d_type = type_of(types.d);
    bool negative = ((x & sign_bit(x_type)) != 0) != ((y & sign_bit(y_type)) != 0);

    exact_clear(&sum);
    exact_add_product(&sum, x_type, x, y_type, y);
    exact_add_pattern(&sum, z_type, z);
    if (exact_is_zero(&sum)) {
        return zero_sum(negative, (z & sign_bit(z_type)) != 0) * sign_bit(d_type);
    }
    return exact_round(&sum, d_type, block.rounding);
}

/* A pattern whose exponent field is one of `spread` about the one of 1, or of the whole range where
 * spread is 0; often with few bits, so that ties occur; never special. */
static uint64_t draw(exact_type type, unsigned spread)
{
    uint64_t hidden = (uint64_t)1 << type.fraction_bits;
    unsigned fields = (1u << type.exponent_bits) - 1, field = random_below(fields);
    uint64_t fraction = ((uint64_t)random_word() << 32 | random_word()) & (hidden - 1);

    if (spread != 0) {
        field = (fields / 2 - spread / 2 + random_below(spread)) % fields;
    }
    if (random_below(3) == 0) {
        fraction &= ~(hidden / 4 - 1) | 1;
    }
    if (random_below(16) == 0) {
        field = 0;
    }
    return fraction | (uint64_t)field << type.fraction_bits | (random_below(2) != 0 ? sign_bit(type) : 0);
}

/* Compares after each step of a chain, until one overflows. */
static void check_chain(const uint64_t *a, const uint64_t *b, uint64_t c)
{
    exact_type type = type_of(types.c);
    uint64_t value = c;
    uint16_t k;

    for (k = 0; k < STEPS; k++) {
        value = multiply_add(a[k], b[k], type, value);
        type = type_of(types.d);
        TEST_ASSERT_EQUAL_HEX64(value, dot(a, b, (uint16_t)(k + 1), c));
        if ((value & infinity_of(type)) == infinity_of(type)) {
            return;
        }
    }
}

static void check_random_chains(uint8_t multiplicand, uint8_t c_type, uint8_t d_type, unsigned rounds)
{
    uint64_t a[STEPS], b[STEPS];
    unsigned round, k;

    types.a = types.b = multiplicand;
    types.c = c_type;
    types.d = d_type;
    for (round = 0; round < rounds; round++) {
        unsigned spread = round % 4 == 0 ? 0 : 1 + random_below(12);
        block.rounding = (uint8_t)(round % 5);
        for (k = 0; k < STEPS; k++) {
            a[k] = draw(type_of(multiplicand), spread);
            b[k] = draw(type_of(multiplicand), spread);
            if (k != 0 && random_below(3) == 0) { /* cancels what came before, or nearly */
                a[k] = a[k - 1] ^ sign_bit(type_of(multiplicand));
                b[k] = b[k - 1] ^ random_below(2);
            }
        }
        check_chain(a, b, random_below(4) == 0 ? 0 : draw(type_of(c_type), spread));
    }
}

void test_chains_of_f16(void)
{
    random_start(1);
    check_random_chains(MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32, 200);
    check_random_chains(MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F16, 200);
    check_random_chains(MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F16, 100);
    check_random_chains(MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, 100);
}

void test_chains_of_bf16(void)
{
    random_start(2);
    check_random_chains(MMAREF_TYPE_BF16, MMAREF_TYPE_F32, MMAREF_TYPE_F32, 200);
    check_random_chains(MMAREF_TYPE_BF16, MMAREF_TYPE_F16, MMAREF_TYPE_F16, 100);
}

void test_chains_of_f64(void)
{
    random_start(3);
    check_random_chains(MMAREF_TYPE_F64, MMAREF_TYPE_F64, MMAREF_TYPE_F64, 100);
    check_random_chains(MMAREF_TYPE_F64, MMAREF_TYPE_F32, MMAREF_TYPE_F32, 40);
}

/* A zero of either sign, or as often another number. */
static uint64_t draw_half_zero(exact_type type)
{
    uint64_t bits = draw(type, 6);

    return random_below(2) == 0 ? bits & sign_bit(type) : bits;
}

/* Half of all elements are zeros, so that many a running value is. */
void test_zeros(void)
{
    static const uint8_t elements[] = { MMAREF_TYPE_F16, MMAREF_TYPE_BF16, MMAREF_TYPE_F64 };
    uint64_t a[STEPS], b[STEPS];
    unsigned round, k;

    random_start(4);
    for (round = 0; round < 450; round++) {
        types.a = types.b = elements[round % 3];
        types.c = types.d = types.a == MMAREF_TYPE_F64 ? MMAREF_TYPE_F64 : MMAREF_TYPE_F32;
        block.rounding = (uint8_t)(round / 3 % 5);
        for (k = 0; k < STEPS; k++) {
            a[k] = draw_half_zero(type_of(types.a));
            b[k] = draw_half_zero(type_of(types.b));
        }
        check_chain(a, b, draw_half_zero(type_of(types.c)));
    }
}

/* 1 * 1 + 2^-24 (1 + 2^-23) and the like: below the last bit of the larger term there is only what tells
 * a tie from more than one. */
void test_every_distance_of_the_terms(void)
{
    uint64_t a[1] = { 0x3c01 }, b[1] = { 0x3c03 };
    unsigned field, fraction;

    for (field = 60; field < 200; field++) {
        for (fraction = 0; fraction < 3; fraction++) {
            for (block.rounding = 0; block.rounding < 5; block.rounding++) {
                uint64_t c = (uint64_t)field << 23 | fraction;
                TEST_ASSERT_EQUAL_HEX64(multiply_add(a[0], b[0], exact_f32, c), dot(a, b, 1, c));
                c |= 0x80000000u;
                TEST_ASSERT_EQUAL_HEX64(multiply_add(a[0], b[0], exact_f32, c), dot(a, b, 1, c));
            }
        }
    }
}

void test_every_distance_of_the_terms_of_f64(void)
{
    uint64_t a[1] = { 0x3ff0000000000001 }, b[1] = { 0x3ff0000000000003 };
    unsigned field;

    types.a = types.b = types.c = types.d = MMAREF_TYPE_F64;
    for (field = 880; field < 1160; field++) {
        for (block.rounding = 0; block.rounding < 5; block.rounding++) {
            uint64_t c = (uint64_t)field << 52 | (field & 1);
            TEST_ASSERT_EQUAL_HEX64(multiply_add(a[0], b[0], exact_f64, c), dot(a, b, 1, c));
            c |= (uint64_t)1 << 63;
            TEST_ASSERT_EQUAL_HEX64(multiply_add(a[0], b[0], exact_f64, c), dot(a, b, 1, c));
        }
    }
}

void test_overflow_and_the_highest_binade(void)
{
    uint64_t a[3] = { 0x7bff, 0x7bff, 0xfbff }, b[3] = { 0x7bff, 0x7bff, 0x7bff };

    types.c = types.d = MMAREF_TYPE_F16;
    TEST_ASSERT_EQUAL_HEX64(0x7c00, dot(a, b, 1, 0));
    TEST_ASSERT_EQUAL_HEX64(0x7c00, dot(a, b, 2, 0));      /* an infinity stays */
    TEST_ASSERT_EQUAL_HEX64(0x7c00, dot(a, b, 3, 0));
    block.rounding = MMAREF_ROUND_ZERO;
    TEST_ASSERT_EQUAL_HEX64(0x7bff, dot(a, b, 1, 0));
    TEST_ASSERT_EQUAL_HEX64(0x7bff, dot(a, b, 2, 0));      /* the largest number does too */
    block.overflow = MMAREF_OVERFLOW_INFINITY;
    TEST_ASSERT_EQUAL_HEX64(0x7c00, dot(a, b, 2, 0));
    block.rounding = MMAREF_ROUND_NEAREST_EVEN;
    a[0] = 0x3c00;
    b[0] = 0x7bff;
    TEST_ASSERT_EQUAL_HEX64(0x7bff, dot(a, b, 1, 0));      /* 65504 + 0 */
    TEST_ASSERT_EQUAL_HEX64(0x7bff, dot(a, b, 1, 0x4b80)); /* + 15 */
    TEST_ASSERT_EQUAL_HEX64(0x7c00, dot(a, b, 1, 0x4c00)); /* + 16, a tie */
}

void test_special_values(void)
{
    uint64_t a[3] = { 0x3c00, 0x7c00, 0x3c00 }, b[3] = { 0x3c00, 0x3c00, 0x3c00 };

    TEST_ASSERT_EQUAL_HEX64(0x7f800000, dot(a, b, 3, 0));
    TEST_ASSERT_EQUAL_HEX64(0x7f800000, dot(a, b, 3, 0x7f800000));
    TEST_ASSERT_EQUAL_HEX64(0x7fffffff, dot(a, b, 3, 0xff800000));
    TEST_ASSERT_EQUAL_HEX64(0xff800000, dot(a, b, 1, 0xff800000));
    b[1] = 0;
    TEST_ASSERT_EQUAL_HEX64(0x7fffffff, dot(a, b, 3, 0));
    b[1] = 0x0001; /* an infinity times the least subnormal */
    TEST_ASSERT_EQUAL_HEX64(0x7f800000, dot(a, b, 3, 0));
    block.nan = MMAREF_NAN_QUIET;
    b[1] = 0x7c01;
    TEST_ASSERT_EQUAL_HEX64(0x7fc00000, dot(a, b, 3, 0));
    TEST_ASSERT_EQUAL_HEX64(0x7fc00000, dot(a, b, 1, 0x7f800001));
}

/* 2^-24 is the least subnormal of f16. */
void test_subnormals(void)
{
    uint64_t a[2] = { 0x0001, 0x0001 }, b[2] = { 0x3c00, 0x4000 };

    types.c = types.d = MMAREF_TYPE_F16;
    TEST_ASSERT_EQUAL_HEX64(0x0003, dot(a, b, 2, 0));
    TEST_ASSERT_EQUAL_HEX64(0x8001, dot(a, b, 1, 0x8002));
    b[0] = 0x3800;
    TEST_ASSERT_EQUAL_HEX64(0x0000, dot(a, b, 1, 0x0000)); /* half of it: a tie */
    TEST_ASSERT_EQUAL_HEX64(0x0002, dot(a, b, 1, 0x0001)); /* one and a half */
    block.rounding = MMAREF_ROUND_DOWN;
    a[0] = 0x8001;
    TEST_ASSERT_EQUAL_HEX64(0x8001, dot(a, b, 1, 0x0000));
    block.rounding = MMAREF_ROUND_NEAREST_EVEN;
    TEST_ASSERT_EQUAL_HEX64(0x8000, dot(a, b, 1, 0x0000));
    block.underflow_sign = MMAREF_UNDERFLOW_PLUS;
    TEST_ASSERT_EQUAL_HEX64(0x0000, dot(a, b, 1, 0x0000));
    block.underflow_sign = MMAREF_UNDERFLOW_KEPT;
    block.subnormals = MMAREF_SUBNORMALS_FLUSH_OUT;
    b[0] = 0x4000;
    TEST_ASSERT_EQUAL_HEX64(0x8000, dot(a, b, 1, 0x0000));
    TEST_ASSERT_EQUAL_HEX64(0x83ff, (block.subnormals = 0, dot(a, b, 1, 0x83fd)));
    block.subnormals = MMAREF_SUBNORMALS_FLUSH_IN;
    TEST_ASSERT_EQUAL_HEX64(0x0000, dot(a, b, 1, 0x0001)); /* both are zero: -0 + 0 */
    a[0] = 0x1000;
    b[0] = 0x1000;                                         /* 2^-22, flushed when it comes back */
    a[1] = 0x0001;
    TEST_ASSERT_EQUAL_HEX64(0x0004, dot(a, b, 1, 0));
    TEST_ASSERT_EQUAL_HEX64(0x0000, dot(a, b, 2, 0));
}

void test_signs_of_zero(void)
{
    uint64_t a[2] = { 0x8000, 0x3c00 }, b[2] = { 0x3c00, 0x3c00 };

    TEST_ASSERT_EQUAL_HEX64(0x80000000, dot(a, b, 1, 0x80000000));
    TEST_ASSERT_EQUAL_HEX64(0x00000000, dot(a, b, 1, 0));
    TEST_ASSERT_EQUAL_HEX64(0x00000000, dot(a, b, 2, 0xbf800000));
    block.rounding = MMAREF_ROUND_DOWN;
    TEST_ASSERT_EQUAL_HEX64(0x80000000, dot(a, b, 1, 0));
    TEST_ASSERT_EQUAL_HEX64(0x80000000, dot(a, b, 2, 0xbf800000));
    block.zero_sign = MMAREF_ZERO_PLUS;
    TEST_ASSERT_EQUAL_HEX64(0x00000000, dot(a, b, 1, 0x80000000));
}

/* Sums of zeros in f64, their signs in every order: as IEEE 754 says, and always +0. */
void test_signs_of_zeros_of_f64(void)
{
    const uint64_t minus = (uint64_t)1 << 63;
    uint64_t a[2], b[2] = { 0x3ff0000000000000u, 0x4008000000000000u }, c, sum;
    unsigned signs;

    types.a = types.b = types.c = types.d = MMAREF_TYPE_F64;
    for (signs = 0; signs < 16; signs++) {
        a[0] = (signs & 1) != 0 ? minus : 0;
        a[1] = (signs & 2) != 0 ? minus : 0;
        c = (signs & 4) != 0 ? minus : 0;
        block.rounding = (signs & 8) != 0 ? MMAREF_ROUND_DOWN : MMAREF_ROUND_NEAREST_EVEN;
        block.zero_sign = MMAREF_ZERO_IEEE;
        sum = multiply_add(a[1], b[1], exact_f64, multiply_add(a[0], b[0], exact_f64, c));
        TEST_ASSERT_EQUAL_HEX64(sum, dot(a, b, 2, c));
        block.zero_sign = MMAREF_ZERO_PLUS;
        TEST_ASSERT_EQUAL_HEX64(0, dot(a, b, 2, c));
    }
}

void test_few_result_bits(void)
{
    uint64_t a[1] = { 0x3c00 }, b[1] = { 0x3c00 };

    block.result_bits = 3;
    TEST_ASSERT_EQUAL_HEX64(0x40000000, dot(a, b, 1, 0x3f7fffff));
    TEST_ASSERT_EQUAL_HEX64(0x3f900000, dot(a, b, 1, 0x3dff0000)); /* 1 + 0.1245 is 1.125 */
    TEST_ASSERT_EQUAL_HEX64(0x3f800000, dot(a, b, 1, 0x3d800000)); /* 1 + 0.0625, a tie */
}

/* Two groups of two products: (a0 b0 + a1 b1) + c, then (a2 b2 + a3 b3) is added. */
void test_c_added_after_groups(void)
{
    uint64_t a[4] = { 0x3c00, 0x3c00, 0x4000, 0x4400 }, b[4] = { 0x4200, 0x4500, 0x4700, 0x4880 };

    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    block.group = 2;
    TEST_ASSERT_EQUAL_HEX64(0x42840000, dot(a, b, 4, 0x41000000)); /* 3 + 5, + 8; 14 + 36, + 16: 66 */
}

/* The first product of a group stands alone: -0 stays where nothing is added to it. */
void test_groups_that_start_with_their_product(void)
{
    uint64_t a[2] = { 0x8000, 0x8000 }, b[2] = { 0x3c00, 0x3c00 };

    block.accumulate = MMAREF_ACCUMULATE_AFTER_PRODUCT;
    TEST_ASSERT_EQUAL_HEX64(0x80000000, dot(a, b, 2, 0x80000000));
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    TEST_ASSERT_EQUAL_HEX64(0x00000000, dot(a, b, 2, 0x80000000));
    a[0] = 0x3c00;
    a[1] = 0xbc00;
    block.accumulate = MMAREF_ACCUMULATE_AFTER_PRODUCT;
    TEST_ASSERT_EQUAL_HEX64(0x00000000, dot(a, b, 2, 0x80000000));
}

/* The same in f64, also rounding down, where one zero below 0 is enough. */
void test_groups_of_f64_that_start_with_their_product(void)
{
    const uint64_t minus = (uint64_t)1 << 63, one = 0x3ff0000000000000u;
    uint64_t a[2] = { minus, minus }, b[2] = { one, one };

    types.a = types.b = types.c = types.d = MMAREF_TYPE_F64;
    block.accumulate = MMAREF_ACCUMULATE_AFTER_PRODUCT;
    TEST_ASSERT_EQUAL_HEX64(minus, dot(a, b, 2, minus));
    block.rounding = MMAREF_ROUND_DOWN;
    TEST_ASSERT_EQUAL_HEX64(minus, dot(a, b, 2, minus));
    a[0] = a[1] = 0;
    TEST_ASSERT_EQUAL_HEX64(0, dot(a, b, 2, 0));
}
