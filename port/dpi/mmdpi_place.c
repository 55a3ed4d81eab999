/* SPDX-License-Identifier: MIT */
/* See mmdpi_place.h. */
#include "mmdpi_place.h"

/* The bits of a pattern that one register has. */
static void put_bits(uint32_t *word, const mmaref_slot *slot, uint32_t type, uint32_t bits)
{
    mmaref_type format;
    const bool whole = mmaref_type_get(type, &format) != MMAREF_OK || format.width >= slot->width;

    *word |= whole ? bits << slot->bit : bits << slot->number_bit; /* e2m1 in a byte has bits on both sides */
}

static bool put(const mmdpi_place *to, uint8_t operand, uint16_t row, uint16_t column, uint64_t bits)
{
    mmaref_coordinate coordinate;
    mmaref_slot slot;
    uint32_t *word;

    coordinate.matrix = to->of->matrix;
    coordinate.row = row;
    coordinate.column = column;
    if (mmaref_layout_slot(to->instruction, to->arithmetic, operand, &coordinate, &slot) != MMAREF_OK) {
        return false;
    }
    word = to->registers[operand] + (uint16_t)slot.lane * to->is.registers[operand] + slot.reg;
    put_bits(word, &slot, to->is.type[operand], (uint32_t)(bits & 0xffffffffu));
    if (slot.width == 64) {
        word[1] = (uint32_t)(bits >> 32);
    }
    return true;
}

/* Puts the case into the registers; a sparse A has stored columns. */
bool mmdpi_place_put(const mmdpi_place *to, const mmaref_gathered *gathered)
{
    const bool sparse = to->is.registers[MMAREF_OPERAND_E] != 0;
    uint16_t i;
    uint8_t operand;
    bool done = true;

    for (operand = MMAREF_OPERAND_A; operand <= MMAREF_OPERAND_C; operand++) {
        for (i = 0; i < to->is.lanes * to->is.registers[operand]; i++) {
            to->registers[operand][i] = 0;
        }
    }
    for (i = 0; i < gathered->dot.count && done; i++) {
        done = put(to, MMAREF_OPERAND_A, to->of->row, sparse ? i : gathered->k[i], gathered->a[i]) &&
               put(to, MMAREF_OPERAND_B, gathered->k[i], to->of->column, gathered->b[i]);
    }
    return done && put(to, MMAREF_OPERAND_C, to->of->row, to->of->column, gathered->dot.c);
}

bool mmdpi_place_suits(const mmdpi_place *to)
{
    static const mmaref_coordinate first = { 0, 0, 0 };
    const uint32_t k = to->is.registers[MMAREF_OPERAND_E] != 0 ? to->is.k / 2u : to->is.k;
    mmaref_slot slot;
    uint8_t operand;

    if (to->is.registers[MMAREF_OPERAND_SCALE_A] != 0) {
        return false;
    }
    for (operand = MMAREF_OPERAND_A; operand <= MMAREF_OPERAND_C; operand++) {
        const uint32_t elements = operand == MMAREF_OPERAND_A   ? (uint32_t)to->is.m * k
                                  : operand == MMAREF_OPERAND_B ? (uint32_t)to->is.k * to->is.n
                                                                : (uint32_t)to->is.m * to->is.n;
        if (mmaref_layout_slot(to->instruction, to->arithmetic, operand, &first, &slot) != MMAREF_OK ||
            elements * to->is.matrices * slot.width != (uint32_t)to->is.lanes * to->is.registers[operand] * 32u) {
            return false;
        }
    }
    return true;
}
