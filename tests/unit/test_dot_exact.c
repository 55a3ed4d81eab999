/* SPDX-License-Identifier: MIT */
/* Exact sums of products against sums with a counter for every bit, rounded in every way. */
#include <string.h>

#include "dot_call.h"
#include "unity.h"

#include "exact.h"
#include "mmaref.h"
#include "random.h"

#define TERMS 16 /* of f64, the most there are */

static mmaref_arithmetic block;
static mmaref_dot_types types;
static exact_type type;
static uint64_t a[MMAREF_DOT_MAX], b[MMAREF_DOT_MAX], c;
static uint16_t count;

static void start(uint8_t multiplicand, exact_type its_type, uint8_t accumulator)
{
    memset(&block, 0, sizeof block);
    block.fraction_bits = MMAREF_UNLIMITED;
    block.exponent_floor = MMAREF_NO_FLOOR;
    block.result_bits = MMAREF_UNLIMITED;
    block.overflow = MMAREF_OVERFLOW_ROUNDED;
    block.zero_sign = MMAREF_ZERO_IEEE;
    types.a = types.b = multiplicand;
    types.c = types.d = accumulator;
    type = its_type;
    count = 0;
    c = 0;
}

void setUp(void)
{
    start(MMAREF_TYPE_F64, exact_f64, MMAREF_TYPE_F64);
}
void tearDown(void) {}

static void add_product(uint64_t x, uint64_t y)
{
    a[count] = x;
    b[count] = y;
    count++;
}

static exact_type type_of_d(void)
{
    return types.d == MMAREF_TYPE_F16 ? exact_f16 : types.d == MMAREF_TYPE_F32 ? exact_f32 : exact_f64;
}

static bool negative(exact_type of, uint64_t bits)
{
    return (bits >> (of.exponent_bits + of.fraction_bits) & 1) != 0;
}

/* IEEE 754 section 6.3: of a sum of zero. */
static uint64_t zero_sum(void)
{
    exact_type d = type_of_d();
    bool any = negative(d, c), all = any;
    uint16_t k;

    for (k = 0; k < count; k++) {
        bool sign = negative(type, a[k]) != negative(type, b[k]);
        any = any || sign;
        all = all && sign;
    }
    return (uint64_t)(block.rounding == MMAREF_ROUND_DOWN ? any : all) << (d.exponent_bits + d.fraction_bits);
}

static void check(void)
{
    static exact sum, once;
    uint16_t k;

    exact_clear(&sum);
    exact_add_pattern(&sum, type_of_d(), c);
    for (k = 0; k < count; k++) {
        exact_add_product(&sum, type, a[k], type, b[k]);
    }
    for (block.rounding = 0; block.rounding < 5; block.rounding++) {
        uint64_t d = 0;
        once = sum;
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add(&types, &block, a, b, count, c, &d, NULL, NULL));
        TEST_ASSERT_EQUAL_HEX64(exact_is_zero(&sum) ? zero_sum() : exact_round(&once, type_of_d(), block.rounding), d);
    }
}

#define ONE 0x3ff0000000000000u
#define MINUS ((uint64_t)1 << 63)
#define LARGEST 0x7fefffffffffffffu
#define SMALLEST ((uint64_t)1)

static uint64_t power(int exponent)
{
    return (uint64_t)(exponent + 1023) << 52;
}

void test_the_ends_of_the_range(void)
{
    add_product(LARGEST, LARGEST);
    check();
    setUp();
    add_product(SMALLEST, SMALLEST | MINUS);
    check();
    setUp();
    add_product(LARGEST, LARGEST | MINUS);
    add_product(SMALLEST, SMALLEST);
    check();
}

void test_zeros(void)
{
    add_product(0, LARGEST);
    check();
    add_product(MINUS, LARGEST);
    check();
    count = 0;
    c = MINUS;
    add_product(MINUS, LARGEST);
    check();
}

/* The largest product leaves before rounding: what is left lies 2000 binades below. */
void test_cancellation_shows_what_lies_far_below(void)
{
    add_product(power(1000), power(-10));
    add_product(power(1000), power(-10) | MINUS);
    add_product(power(-500), power(-500) | 1);
    check();
    add_product(SMALLEST | MINUS, power(-3));
    check();
}

void test_a_sign_far_below_decides(void)
{
    int sign;

    for (sign = 0; sign <= 1; sign++) {
        setUp();
        add_product(power(1000) | 1, power(10));
        add_product(power(957), power(0)); /* half of the last bit: a tie */
        add_product(SMALLEST, SMALLEST | (sign ? MINUS : 0));
        check();
        add_product(SMALLEST, SMALLEST | (sign ? 0 : MINUS)); /* and none again */
        check();
    }
}

/* What lies below the leading limb sums to so little that what is below that limb has a say too. */
void test_nearly_nothing_in_limbs_below(void)
{
    int gap;

    for (gap = 1; gap < 120; gap++) {
        setUp();
        add_product(power(400) | 1, power(400));
        add_product(power(347), power(400)); /* half of the last bit: a tie */
        add_product(power(200), power(200));
        add_product(power(200) | MINUS, power(200));
        add_product(power(200 - gap), power(200) | 1);
        add_product(power(200 - gap) | MINUS, power(200));
        add_product(power(148 - gap), power(200) | MINUS);
        add_product(SMALLEST, (gap & 1) != 0 ? power(-100) : power(-100) | MINUS);
        check();
    }
}

void test_cancellation_to_zero(void)
{
    unsigned i;

    random_start(1);
    for (i = 0; i < TERMS / 2; i++) {
        uint64_t x = (uint64_t)random_word() << 31 | random_word(), y = (uint64_t)random_word() << 31 | random_word();
        x &= ~((uint64_t)1 << 62);
        y &= ~((uint64_t)1 << 62);
        add_product(x, y);
        add_product(y, x | MINUS);
    }
    check();
}

/* Every place of a power of two in its limb, with less than nothing or a little more below. */
void test_powers_of_two_of_either_sign(void)
{
    int exponent, below, sign;

    for (exponent = -70; exponent < 10; exponent++) {
        for (below = -1; below <= 1; below++) {
            for (sign = 0; sign <= 1; sign++) {
                setUp();
                c = 0x0010000000000000;
                add_product(power(exponent) | (sign ? MINUS : 0), ONE);
                if (below != 0) {
                    add_product(power(-600), power(-300) | (below < 0 ? MINUS : 0));
                }
                check();
            }
        }
    }
}

void test_as_many_largest_terms_as_there_can_be(void)
{
    int exponent, sign;
    unsigned i;

    for (exponent = 0; exponent < 60; exponent += 3) {
        for (sign = 0; sign <= 1; sign++) {
            setUp();
            for (i = 0; i < TERMS; i++) {
                add_product((power(exponent) | 0xfffffffffffff) | (sign ? MINUS : 0), power(3) | 0xfffffffffffff);
            }
            c = power(exponent + 52) | 0xfffffffffffff | (sign ? MINUS : 0);
            check();
        }
    }
}

static void check_random(unsigned rounds, unsigned terms)
{
    exact_type d = type_of_d();
    uint64_t sign = (uint64_t)1 << (type.exponent_bits + type.fraction_bits), fractions = ((uint64_t)1 << type.fraction_bits) - 1;
    unsigned fields = (1u << type.exponent_bits) - 1, round, i, k;

    for (round = 0; round < rounds; round++) {
        unsigned some = 1 + random_below(terms), spread = 1 + random_below(random_below(2) != 0 ? 8 : fields);
        count = 0;
        for (i = 0; i < some && count < terms; i++) {
            uint64_t x[2];
            for (k = 0; k < 2; k++) {
                uint64_t field = (fields / 2 - spread / 2 + random_below(spread)) % fields;
                x[k] = (uint64_t)random_word() << 32 | random_word();
                x[k] = (x[k] & (random_below(4) == 0 ? sign : sign | fractions)) | field << type.fraction_bits;
            }
            add_product(x[0], x[1]);
            if (random_below(4) == 0 && count < terms) {
                add_product(x[0], x[1] ^ sign ^ random_below(2));
            }
        }
        c = ((uint64_t)random_word() << 32 | random_word()) & (((uint64_t)1 << (d.exponent_bits + d.fraction_bits)) - 1);
        c &= ~((uint64_t)1 << (d.exponent_bits + d.fraction_bits - 2)); /* no special one */
        c = random_below(3) == 0 ? 0 : c;
        check();
    }
}

void test_random_sums_of_f64(void)
{
    random_start(2);
    check_random(400, TERMS);
    types.c = types.d = MMAREF_TYPE_F32;
    check_random(100, TERMS);
}

void test_random_sums_of_bf16(void)
{
    start(MMAREF_TYPE_BF16, exact_bf16, MMAREF_TYPE_F32);
    random_start(3);
    check_random(300, MMAREF_DOT_MAX);
}

void test_random_sums_of_f16(void)
{
    start(MMAREF_TYPE_F16, exact_f16, MMAREF_TYPE_F16);
    random_start(4);
    check_random(300, MMAREF_DOT_MAX);
    types.c = types.d = MMAREF_TYPE_F64;
    check_random(100, MMAREF_DOT_MAX);
}

/* Types of scale factors, integers, and the containers that follow the types are no multiplicands. */
void test_no_product_of_types_that_matrix_elements_have_not(void)
{
    unsigned other;

    start(MMAREF_TYPE_E4M3, exact_f16, MMAREF_TYPE_F32);
    add_product(0x38, 0x38);
    for (other = 0; other < 256; other++) {
        mmaref_status wanted = other >= MMAREF_TYPE_F16 && other <= MMAREF_TYPE_E2M1 && other != MMAREF_TYPE_F64 ? MMAREF_OK : MMAREF_E_ARGUMENT;
        mmaref_error error;
        uint64_t d;

        if (other == MMAREF_TYPE_OWN) { /* a type, but this block describes none */
            continue;
        }
        types.a = (uint8_t)other;
        types.b = MMAREF_TYPE_E4M3;
        TEST_ASSERT_EQUAL_INT(wanted, dot_add(&types, &block, a, b, count, c, &d, NULL, &error));
        TEST_ASSERT_TRUE(wanted == MMAREF_OK || error.reason == MMAREF_REASON_DOT_TYPES);
        types.a = MMAREF_TYPE_E4M3;
        types.b = (uint8_t)other;
        TEST_ASSERT_EQUAL_INT(wanted, dot_add(&types, &block, a, b, count, c, &d, NULL, &error));
    }
}

static uint8_t exponent_bits;

/* A number of a format with 20 bits of fraction times 1. Five bits are kept of it, from the exponent on by which it is
 * aligned. */
static uint64_t aligned_subnormal(uint8_t subnormals, uint64_t part)
{
    const mmaref_dot_types types = { MMAREF_TYPE_OWN, MMAREF_TYPE_OWN, MMAREF_TYPE_F32, MMAREF_TYPE_F32 };
    const uint64_t one = (((uint64_t)1 << (exponent_bits - 1)) - 1) << 20;
    mmaref_arithmetic block;
    uint64_t d = 0;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_start(&block));
    block.own_exponent_bits = exponent_bits;
    block.own_fraction_bits = 20;
    block.own_bias = MMAREF_UNLIMITED;
    block.own_special = MMAREF_OWN_IEEE;
    block.fraction_bits = 4;
    block.subnormals = subnormals;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add(&types, &block, &part, &one, 1, 0, &d, NULL, NULL));
    return d;
}

void test_subnormals_that_have_their_exponent_in_f16(void)
{
    const uint8_t as_f16 = MMAREF_SUBNORMALS_AS_F16;
    const uint64_t leading = 1u << 16, infinity = 15u << 20; /* the last bit is 2^-26 */

    exponent_bits = 4; /* exponents begin with -6 */
    TEST_ASSERT_EQUAL_HEX32(0x3a800000, (uint32_t)aligned_subnormal(0, leading | 1u << 13));
    TEST_ASSERT_EQUAL_HEX32(0x3a900000, (uint32_t)aligned_subnormal(as_f16, leading | 1u << 13));
    TEST_ASSERT_EQUAL_HEX32(0x3a880000, (uint32_t)aligned_subnormal(as_f16, leading | 1u << 12));
    TEST_ASSERT_EQUAL_HEX32(0x3a800000, (uint32_t)aligned_subnormal(as_f16, leading | 1u << 11));
    /* 2^-16 + 2^-18 and 2^-16 + 2^-19: exponents of f16 end with -14. */
    TEST_ASSERT_EQUAL_HEX32(0x37a00000, (uint32_t)aligned_subnormal(as_f16, 1u << 10 | 1u << 8));
    TEST_ASSERT_EQUAL_HEX32(0x37800000, (uint32_t)aligned_subnormal(as_f16, 1u << 10 | 1u << 7));
    /* What is no subnormal. */
    TEST_ASSERT_EQUAL_HEX32(0, (uint32_t)aligned_subnormal(as_f16, 0));
    TEST_ASSERT_EQUAL_HEX32(0x7f800000, (uint32_t)aligned_subnormal(as_f16, infinity));
    TEST_ASSERT_EQUAL_HEX32(0x3f800000, (uint32_t)aligned_subnormal(as_f16, 7u << 20));
    /* Flushed, there is none. */
    TEST_ASSERT_EQUAL_HEX32(0, (uint32_t)aligned_subnormal(as_f16 | MMAREF_SUBNORMALS_FLUSH_IN, leading));
    /* A format whose exponents begin with -14 too, the last bit is 2^-34: 2^-16 + 2^-19. */
    exponent_bits = 5;
    TEST_ASSERT_EQUAL_HEX32(0x37800000, (uint32_t)aligned_subnormal(as_f16, 1u << 18 | 1u << 15));
}
