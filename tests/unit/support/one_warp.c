/* SPDX-License-Identifier: MIT */
#include "one_warp.h"

#include <string.h>

#include "unity.h"

void warp_open(warp *w, const char *instruction)
{
    memset(w, 0, sizeof *w);
    TEST_ASSERT_EQUAL_INT_MESSAGE(
        MMAREF_OK, mmaref_instruction_parse(instruction, strlen(instruction), &w->instruction, NULL), instruction);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_describe(&w->instruction, &w->is));
}

/* The lowest bit of an element, counted from register 0 of lane 0. */
static uint32_t first_bit(const warp *w, uint8_t operand, uint16_t row, uint16_t column, uint8_t *width)
{
    const mmaref_coordinate coordinate = { 0, row, column };
    mmaref_slot slot;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_slot(&w->instruction, NULL, operand, &coordinate, &slot));
    *width = slot.width;
    return 32u * ((uint32_t)slot.lane * w->is.registers[operand] + slot.reg) + slot.bit;
}

void warp_put(warp *w, uint8_t operand, uint16_t row, uint16_t column, uint64_t bits)
{
    uint8_t width, i;
    uint32_t at = first_bit(w, operand, row, column, &width);

    for (i = 0; i < width; i++, at++) {
        uint32_t mask = (uint32_t)1 << at % 32;
        w->operand[operand][at / 32] &= ~mask;
        w->operand[operand][at / 32] |= (bits >> i & 1) != 0 ? mask : 0;
    }
}

uint64_t warp_get(const warp *w, uint8_t operand, uint16_t row, uint16_t column)
{
    uint64_t bits = 0;
    uint8_t width, i;
    uint32_t at = first_bit(w, operand, row, column, &width);

    for (i = 0; i < width; i++, at++) {
        bits |= (uint64_t)(w->operand[operand][at / 32] >> at % 32 & 1) << i;
    }
    return bits;
}

void warp_mma(warp *w, const mmaref_arithmetic *arithmetic)
{
    mmaref_operands given;

    memset(&given, 0, sizeof given);
    given.a = w->operand[MMAREF_OPERAND_A];
    given.b = w->operand[MMAREF_OPERAND_B];
    given.c = w->operand[MMAREF_OPERAND_C];
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&w->instruction, arithmetic, &given,
                                                w->operand[MMAREF_OPERAND_D], NULL, NULL));
}
