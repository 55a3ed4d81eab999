/* SPDX-License-Identifier: MIT */
#include "dot_call.h"
#include "one_sum.h"

#include "unity.h"

mmaref_arithmetic block;
mmaref_dot_types types;
uint64_t a[MMAREF_DOT_MAX], b[MMAREF_DOT_MAX], c;
uint16_t count;
uint32_t corners;

void sum_start(uint8_t type)
{
    unsigned k;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_start(&block));
    types.a = types.b = MMAREF_TYPE_F16;
    types.c = types.d = type;
    for (k = 0; k < MMAREF_DOT_MAX; k++) {
        b[k] = ONE;
    }
    count = 0;
    c = 0;
    corners = 0;
}

void own_format(uint8_t exponent_bits, uint8_t fraction_bits, uint8_t special)
{
    block.own_exponent_bits = exponent_bits;
    block.own_fraction_bits = fraction_bits;
    block.own_bias = MMAREF_UNLIMITED;
    block.own_special = special;
}

void add_by(uint8_t adder)
{
    block.adder = adder;
    block.partial = adder == MMAREF_ADDER_SIZE ? MMAREF_PARTIAL_NORMALISED : MMAREF_PARTIAL_ROUNDED;
}

void add(uint64_t element)
{
    a[count++] = element;
}

uint64_t sum(void)
{
    uint64_t d = 0, without_corners = 0;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add(&types, &block, a, b, count, c, &d, &corners, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add(&types, &block, a, b, count, c, &without_corners, NULL, NULL));
    TEST_ASSERT_EQUAL_HEX64(d, without_corners);
    return d;
}
