/* SPDX-License-Identifier: MIT */
/* Dot products of random custom blocks, with the results of the reference in tests/models/reference. */
#include <stdio.h>

#include "unity.h"

#include "dot_line.h"

static const char *const lines[] = {
#include "random_dots.inc"
};

/* Products of 25 bits under the adder by size, which of its small terms takes 24. They are of the reference, too:
 * lua5.4 tests/models/reference/dot_random.lua 20000 1 mixed. */
static const char *const long_products[] = {
    "own f16 own f32 8 - 5fff 178e1 2c1d 0 1c000 6000 17fff 3fff 3401 cbff 3ed8 4000 cf4a cb5f 4ed8 b000 dfff 4350f68f "
    "- custom adder=sorted align=sticky fraction_bits=38 nan=quiet overflow=infinity own_bias=usual own_exponent_bits=3 "
    "own_fraction_bits=13 own_special=ieee rounding=odd subnormals=normalise underflow_sign=plus",
    "own own f16 f32 5 - 7abdd 1afff 75000 6a8ff 78001 7d672 6b000 28fff 58d54 14001 2fff 5ca00000 "
    "- custom adder=sorted align=nearest_even exponent_floor=-18 fraction_bits=17 nan=quiet overflow=rounded "
    "own_bias=usual own_exponent_bits=6 own_fraction_bits=12 own_special=ieee products=4 result_bits=2 rounding=odd "
    "subnormals=flush_out underflow_sign=plus",
};

/* C is -0. A sum of +0 makes it +0, by IEEE 754, section 6.3; and a product of -2^-20 that is flushed, under
 * underflow_sign=plus, is one. The products 2^-34 and -2^-33 are rounded to -0 once they are added, which leaves it. */
static const char *const zeros[] = {
    "f16 f16 f16 f16 2 - 1 8001 1400 1800 8000 8000 - custom accumulate=after_product adder=tree",
    "f16 f16 f16 f16 1 - 9400 1400 8000 0 - custom accumulate=after_product product_type=f16 rounding=down "
    "subnormals=flush_out underflow_sign=plus",
    "f16 f16 f32 f32 2 - 0 0 0 0 80000000 0 - custom accumulate=after adder=tree fraction_bits=unlimited nan=quiet",
};

/* A negative infinity and a NaN in a step of a type that has neither: the largest number, (2 - 2^-9) * 2^32, positive as
 * a NaN is. */
static const char *const largest[] = {
    "f16 f16 f32 f32 4 - 3c00 0 fc00 7e00 3c00 0 3c00 3c00 0 4fffc000 - custom products=2 fraction_bits=24 "
    "own_exponent_bits=6 own_fraction_bits=9 own_special=none step_type=own",
};

/* 2^-24 * 1 + 2^-24 * 2^-16 of subnormal elements: 25 bits below their leading ones nothing is lost, 25 bits below the
 * exponent field's -14 the second product is. */
static const char *const normalised[] = {
    "f16 f16 f32 f32 16 - 1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3c00 100 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 33800080 "
    "8 custom fraction_bits=25 rounding=zero zero_sign=plus subnormals=normalise",
    "f16 f16 f32 f32 16 - 1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3c00 100 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 33800000 "
    "8 custom fraction_bits=25 rounding=zero zero_sign=plus",
};

/* One answer for a corner, however a step is taken: a subnormal is one by its pattern (8), an infinity times zero is one
 * after a NaN, too (1000 is that NaN, 2000), and the floor is noted of a sum that is not zero (800). */
static const char *const same_corners[] = {
    "e4m3 e4m3 f32 f32 1 - 1 38 0 3b000000 8 custom",
    "e4m3 e4m3 f32 f32 1 - 1 38 0 3b000000 8 custom subnormals=as_f16",
    "e4m3 e4m3 f32 f32 1 - 1 38 0 3b000000 8 custom subnormals=normalise",
    "e4m3 e4m3 f32 f32 1 - 1 38 0 0 0 custom subnormals=flush_in",
    "f32 f32 f32 f32 1 - 1 3f800000 0 1 8 custom subnormals=normalise",
    "f64 f64 f64 f64 1 - 1 3ff0000000000000 0 1 8 custom subnormals=normalise",
    "f64 f64 f64 f64 1 - 1 0 0 0 0 custom subnormals=normalise",
    "f16 f16 f32 f32 2 - 7e00 7c00 0 0 0 7fffffff 3000 custom",
    "f16 f16 f32 f32 2 - 7e00 7c00 0 0 0 7fffffff 3000 custom products=1",
    "f16 f16 f32 f32 2 - 7e00 7c00 0 0 0 7fffffff 3000 custom align=sticky fraction_bits=20",
    "f16 f16 f32 f32 2 - 7c00 7c00 0 0 0 7fffffff 2000 custom products=1 adder=tree",
    "f16 f16 f32 f32 2 - 3c00 bc00 3c00 3c00 0 0 0 custom fraction_bits=20 exponent_floor=1",
    "f16 f16 f32 f32 2 - 3c00 bc00 3c00 3c00 0 0 0 custom fraction_bits=20 exponent_floor=1 align=sticky",
    "f16 f16 f32 f32 2 - 3c00 3c00 3c00 3c00 0 40000000 800 custom fraction_bits=20 exponent_floor=1",
    "f16 f16 f32 f32 2 - 3c00 3c00 3c00 3c00 0 40000000 800 custom fraction_bits=20 exponent_floor=1 align=sticky",
    "f16 f16 f32 f32 2 - 3c00 3c00 3c00 3c00 0 40000000 800 custom fraction_bits=20 exponent_floor=1 adder=sorted",
    "f16 f16 f32 f32 2 - 3c00 3c00 3c00 3c00 0 40000000 0 custom fraction_bits=20 exponent_floor=-1 adder=sorted",
};

void setUp(void) {}
void tearDown(void) {}

static void compare(const char *const *of, unsigned count)
{
    char message[160];
    unsigned i;

    for (i = 0; i < count; i++) {
        const char *fault = dot_line_fault(of[i]);
        sprintf(message, "dot product %u: %.120s", i, fault == NULL ? "" : fault);
        TEST_ASSERT_NULL_MESSAGE(fault, message);
    }
}

void test_random_dot_products_are_those_of_the_reference(void)
{
    compare(lines, sizeof lines / sizeof lines[0]);
}

void test_a_sum_of_zero_has_its_sign_when_it_is_added_to_c(void)
{
    compare(zeros, sizeof zeros / sizeof zeros[0]);
}

void test_long_products_by_size_are_those_of_the_reference(void)
{
    compare(long_products, sizeof long_products / sizeof long_products[0]);
}

void test_a_nan_is_the_largest_number_of_a_type_without_one(void)
{
    compare(largest, sizeof largest / sizeof largest[0]);
}

void test_normalised_subnormals_keep_what_lies_below_their_leading_bits(void)
{
    compare(normalised, sizeof normalised / sizeof normalised[0]);
}

void test_corners_are_the_same_however_a_step_is_taken(void)
{
    compare(same_corners, sizeof same_corners / sizeof same_corners[0]);
}
