/* SPDX-License-Identifier: MIT */
/*
 * A matrix unit in software, to try the comparison without hardware. UNIT_FAULT gives it
 * one fault, in the instructions of one shape, in those of no PTX, and (after the semicolon) in mac16:
 *
 *   UNIT_STUCK_BIT          bit 3 of register 1 of lane 5 is stuck at 1; of lane 1 of row 5 of Z
 *   UNIT_DROPPED_LANE       lane 17 does not write its result; nor in any row of Z
 *   UNIT_WRONG_ROUNDING     element 1 of lane 9 is rounded the other way; mac16 does not round
 *   UNIT_STALE_ACCUMULATOR  lane 22 adds to the C of the instruction before; row 22 of Z is
 *                           what it was before the mac16 before
 *   UNIT_OTHER_NAN          NaN of f32 have another last bit; mac16 has none
 */
#include "unit/unit.h"

enum {
    UNIT_SOUND,
    UNIT_STUCK_BIT,
    UNIT_DROPPED_LANE,
    UNIT_WRONG_ROUNDING,
    UNIT_STALE_ACCUMULATOR,
    UNIT_OTHER_NAN
};

#ifndef UNIT_FAULT
#define UNIT_FAULT UNIT_SOUND
#endif

enum { WORDS_MAX = MMAREF_LANES * MMAREF_REGISTERS_MAX };

/* Takes element 1 of lane 9 from a result that is rounded away from what the block says. */
static void round_wrongly(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                          const mmaref_operands *operands, uint8_t registers, uint32_t *d)
{
    static uint32_t other[WORDS_MAX];
    mmaref_arithmetic wrong = *arithmetic;
    mmaref_slot slot;
    mmaref_coordinate coordinate;
    uint32_t mask, *word;

    wrong.rounding = arithmetic->rounding == MMAREF_ROUND_ZERO ? MMAREF_ROUND_UP : MMAREF_ROUND_ZERO;
    if (mmaref_mma(instruction, &wrong, operands, other, NULL, NULL) != MMAREF_OK ||
        mmaref_layout_coordinate(instruction, NULL, MMAREF_OPERAND_D, 9, 1, &coordinate) != MMAREF_OK ||
        mmaref_layout_slot(instruction, NULL, MMAREF_OPERAND_D, &coordinate, &slot) != MMAREF_OK) {
        return;
    }
    mask = slot.width >= 32 ? 0xffffffffu : ((((uint32_t)1 << slot.width) - 1) << slot.bit);
    word = &d[9 * registers + slot.reg];
    *word = (*word & ~mask) | (other[9 * registers + slot.reg] & mask);
}

/* D of lane 22 from the C that the unit saw last. */
static void accumulate_stale(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                             const mmaref_operands *operands, const mmaref_description *is, uint32_t *d)
{
    static uint32_t stale[WORDS_MAX], result[WORDS_MAX];
    mmaref_operands with_stale = *operands;
    uint8_t registers = is->registers[MMAREF_OPERAND_D];
    uint16_t i;

    with_stale.c = stale;
    if (mmaref_mma(instruction, arithmetic, &with_stale, result, NULL, NULL) == MMAREF_OK) {
        for (i = 0; i < registers; i++) {
            d[22 * registers + i] = result[22 * registers + i];
        }
    }
    for (i = 0; i < is->lanes * is->registers[MMAREF_OPERAND_C]; i++) {
        stale[i] = operands->c[i];
    }
}

static void take_other_nans(const mmaref_description *is, uint32_t *d)
{
    mmaref_value value;
    uint16_t i;

    for (i = 0; is->type[MMAREF_OPERAND_D] == MMAREF_TYPE_F32 && i < is->lanes * is->registers[MMAREF_OPERAND_D]; i++) {
        if (mmaref_value_decode(MMAREF_TYPE_F32, d[i], &value) == MMAREF_OK && value.kind == MMAREF_VALUE_NAN) {
            d[i] ^= 1;
        }
    }
}

bool board_has(const mmaref_instruction *instruction)
{
    mmaref_arithmetic arithmetic;

    return mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MAC16 ||
           unit_arithmetic(instruction, &arithmetic) == MMAREF_OK;
}

bool board_mma(const mmaref_instruction *instruction, const mmaref_operands *operands, uint32_t *d)
{
    mmaref_arithmetic arithmetic;
    mmaref_description is;
    uint32_t dropped[MMAREF_REGISTERS_MAX];
    uint8_t registers, i;

    if (mmaref_instruction_describe(instruction, &is) != MMAREF_OK ||
        unit_arithmetic(instruction, &arithmetic) != MMAREF_OK) {
        return false;
    }
    registers = is.registers[MMAREF_OPERAND_D];
    for (i = 0; i < registers; i++) {
        dropped[i] = d[17 * registers + i];
    }
    if (mmaref_mma(instruction, &arithmetic, operands, d, NULL, NULL) != MMAREF_OK) {
        return false;
    }
    if (is.ptx_version != 0 &&
        mmaref_instruction_token(instruction, MMAREF_QUALIFIER_SHAPE) != MMAREF_SHAPE_M16N8K16) {
        return true;
    }
    switch (UNIT_FAULT) {
    case UNIT_STUCK_BIT:
        d[5 * registers + 1] |= 8;
        break;
    case UNIT_DROPPED_LANE:
        for (i = 0; i < registers; i++) {
            d[17 * registers + i] = dropped[i];
        }
        break;
    case UNIT_WRONG_ROUNDING:
        round_wrongly(instruction, &arithmetic, operands, registers, d);
        break;
    case UNIT_STALE_ACCUMULATOR:
        accumulate_stale(instruction, &arithmetic, operands, &is, d);
        break;
    case UNIT_OTHER_NAN:
        take_other_nans(&is, d);
        break;
    default:
        break;
    }
    return true;
}

bool board_mac16(mmaref_amx *state, uint64_t operand)
{
    static uint8_t stale[64];
    uint8_t before[64], dropped[64][2], i;

    for (i = 0; i < 64; i++) {
        before[i] = state->z[22][i];
        dropped[i][0] = state->z[i][2 * 17];
        dropped[i][1] = state->z[i][2 * 17 + 1];
    }
    if (mmaref_mac16(state, operand) != MMAREF_OK) {
        return false;
    }
    for (i = 0; i < 64; i++) {
        if (UNIT_FAULT == UNIT_DROPPED_LANE) {
            state->z[i][2 * 17] = dropped[i][0];
            state->z[i][2 * 17 + 1] = dropped[i][1];
        } else if (UNIT_FAULT == UNIT_STALE_ACCUMULATOR) {
            state->z[22][i] = stale[i];
            stale[i] = before[i];
        }
    }
    if (UNIT_FAULT == UNIT_STUCK_BIT) {
        state->z[5][2] |= 8;
    }
    return true;
}
