/* SPDX-License-Identifier: MIT */
/* Elements packed into registers: from the low bits up, 64-bit ones low word first. */
#include "unity.h"

#include "warp.h"

static uint32_t registers[4];

void setUp(void)
{
    registers[0] = 0x89abcdefu;
    registers[1] = 0x01234567u;
    registers[2] = 0xfedcba98u;
    registers[3] = 0x76543210u;
}
void tearDown(void) {}

void test_load_of_every_width(void)
{
    TEST_ASSERT_EQUAL_HEX32(1, mmaref_element_load(registers, 31, 0));
    TEST_ASSERT_EQUAL_HEX32(0, mmaref_element_load(registers, 4, 0));
    TEST_ASSERT_EQUAL_HEX32(0x8, mmaref_element_load(registers, 7, 2));
    TEST_ASSERT_EQUAL_HEX32(0x7, mmaref_element_load(registers, 8, 2));
    TEST_ASSERT_EQUAL_HEX32(0xcd, mmaref_element_load(registers, 1, 3));
    TEST_ASSERT_EQUAL_HEX32(0x0123, mmaref_element_load(registers, 3, 4));
    TEST_ASSERT_EQUAL_HEX32(0xfedcba98, mmaref_element_load(registers, 2, 5));
}

void test_store_leaves_the_neighbours_alone(void)
{
    mmaref_element_store(registers, 1, 3, 0x42);
    TEST_ASSERT_EQUAL_HEX32(0x89ab42ef, registers[0]);
    mmaref_element_store(registers, 3, 4, 0x9999);
    TEST_ASSERT_EQUAL_HEX32(0x99994567, registers[1]);
    mmaref_element_store(registers, 71, 0, 1);
    TEST_ASSERT_EQUAL_HEX32(0xfedcba98, registers[2]);
    mmaref_element_store(registers, 71, 0, 0);
    TEST_ASSERT_EQUAL_HEX32(0xfedcba18, registers[2]);
    TEST_ASSERT_EQUAL_HEX32(0x76543210, registers[3]);
}

void test_store_drops_bits_beyond_the_element(void)
{
    mmaref_element_store(registers, 0, 2, 0xffffffffffffff05);
    TEST_ASSERT_EQUAL_HEX32(0x89abcde5, registers[0]);
}

void test_store_of_whole_registers(void)
{
    mmaref_element_store(registers, 0, 5, 0x11111111);
    mmaref_element_store(registers, 1, 6, 0x3333333322222222);
    TEST_ASSERT_EQUAL_HEX32(0x11111111, registers[0]);
    TEST_ASSERT_EQUAL_HEX32(0x01234567, registers[1]);
    TEST_ASSERT_EQUAL_HEX32(0x22222222, registers[2]);
    TEST_ASSERT_EQUAL_HEX32(0x33333333, registers[3]);
}
