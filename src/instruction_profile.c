/* SPDX-License-Identifier: MIT */
/* The block that a profile has for an instruction, and whether a block suits an instruction. See mmaref.h. */
#include "instruction.h"

uint8_t mmaref_rounding_of(const mmaref_instruction_row *row, const mmaref_arithmetic *arithmetic)
{
    switch (row->rounding) {
    case MMAREF_TOKEN_RN:
        return MMAREF_ROUND_NEAREST_EVEN;
    case MMAREF_TOKEN_RZ:
        return MMAREF_ROUND_ZERO;
    case MMAREF_TOKEN_RM:
        return MMAREF_ROUND_DOWN;
    case MMAREF_TOKEN_RP:
        return MMAREF_ROUND_UP;
    default:
        return arithmetic->rounding;
    }
}

mmaref_status mmaref_arithmetic_rounding(const mmaref_instruction *instruction,
                                         const mmaref_arithmetic *arithmetic, uint8_t *rounding)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, NULL, &unpacked);

    if (row == NULL || arithmetic == NULL || rounding == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    *rounding = mmaref_rounding_of(row, arithmetic);
    return MMAREF_OK;
}

mmaref_status mmaref_profile_get(uint8_t profile, const mmaref_instruction *instruction,
                             mmaref_arithmetic *arithmetic)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, NULL, &unpacked);
    const MMAREF_FLASH uint8_t *at = mmaref_arithmetic_rows;
    uint8_t before = 0; /* index of its row; any row serves an integer instruction, which ignores the block */

    if (row == NULL || arithmetic == NULL || profile >= MMAREF_PROFILES) {
        return MMAREF_E_ARGUMENT;
    }
    if ((mmaref_availabilities[row->availability].profiles >> profile & 1u) == 0) {
        return MMAREF_E_TARGET;
    }
    if (row->arithmetic_class != 0) {
        before = mmaref_profile_rows[mmaref_profiles[profile].row][row->arithmetic_class - 1];
    }
    for (; before != 0; at++) {
        before = (uint8_t)(before - (*at >= MMAREF_LAST_SETTING));
    }
    mmaref_fields_reset(arithmetic);
    do {
        const MMAREF_FLASH uint8_t *setting = mmaref_settings[*at & ~MMAREF_LAST_SETTING];
        mmaref_field_set(arithmetic, setting[0],
                         setting[0] == MMAREF_FIELD_EXPONENT_FLOOR ? -(int32_t)setting[1] : setting[1]);
    } while (*at++ < MMAREF_LAST_SETTING);
    arithmetic->fragments = mmaref_profiles[profile].fragments;
    arithmetic->rounding = mmaref_rounding_of(row, arithmetic);
    return MMAREF_OK;
}

/* Whether `part` divides a power of two. 0 (no parts) counts as a divisor. */
static bool divides(uint8_t part, uint16_t power)
{
    return part <= power && (part & (part - 1)) == 0;
}

/* mmaref_blocks_fit for an instruction with `k` products, which the field `block` must divide. */
static mmaref_status check_block(const mmaref_instruction_row *row, const mmaref_arithmetic *arithmetic, uint16_t k,
                                mmaref_error *error)
{
    mmaref_status status = mmaref_blocks_fit(arithmetic, row->format[MMAREF_OPERAND_SCALE_A],
                                             row->arithmetic_class == MMAREF_CLASS_MXF4, error);

    if (status != MMAREF_OK || arithmetic->block == 0) {
        return status;
    }
    if (!divides(arithmetic->block, k)) {
        return MMAREF_WRONG(error, NO_DIVISOR, BLOCK);
    }
    return arithmetic->block > k / mmaref_scale_vector(row) ? MMAREF_WRONG(error, BEYOND_SCALE, BLOCK) : MMAREF_OK;
}

mmaref_status mmaref_arithmetic_fits(const mmaref_instruction_row *row, const mmaref_arithmetic *arithmetic,
                                     mmaref_error *error)
{
    mmaref_status status = mmaref_block_check(arithmetic, error);
    uint16_t k = (uint16_t)(1u << row->k_log2);
    uint8_t part = 0; /* low bits that must be 0: no step and no group ends within a chunk of metadata */

    if (status == MMAREF_OK && MMAREF_HAS_F64 && row->format[MMAREF_OPERAND_D] == MMAREF_TYPE_F64) {
        status = mmaref_arithmetic_fits_f64(arithmetic, error);
        if (status == MMAREF_OK) {
            status = mmaref_arithmetic_fits_f64_products(arithmetic, error);
        }
    } else if (status == MMAREF_OK && arithmetic->rounding == MMAREF_ROUND_STOCHASTIC) {
        status = MMAREF_WRONG(error, NEEDS_RANDOM, ROUNDING);
    } else if (status == MMAREF_OK && mmaref_is_stochastic(arithmetic)) {
        status = MMAREF_WRONG(error, NEEDS_RANDOM, PRODUCT_ROUNDING);
    }
    if (status != MMAREF_OK) {
        return status;
    }
    if (mmaref_is_sparse(row) && arithmetic->sparse_basis == MMAREF_SPARSE_LOGICAL) {
        part = (uint8_t)(mmaref_sparse_chunk(row) - 1);
    } else if (mmaref_is_sparse(row)) {
        k /= 2; /* stored elements */
    }
    if (arithmetic->block != 0 || mmaref_is_scaled(row)) {
        status = check_block(row, arithmetic, k, error);
    }
    if (status != MMAREF_OK) {
        return status;
    }
    if ((arithmetic->products & part) != 0) {
        return MMAREF_WRONG(error, PARTS_CHUNK, PRODUCTS);
    }
    if ((arithmetic->interleave & part) != 0) {
        return MMAREF_WRONG(error, PARTS_CHUNK, INTERLEAVE);
    }
    if (arithmetic->interleave * 2u > k) {
        return MMAREF_WRONG(error, TOO_LONG, INTERLEAVE);
    }
    if ((arithmetic->group & part) != 0) {
        return MMAREF_WRONG(error, PARTS_CHUNK, GROUP);
    }
    return divides(arithmetic->group, k) ? MMAREF_OK : MMAREF_WRONG(error, NO_DIVISOR, GROUP);
}

mmaref_status mmaref_arithmetic_check(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                      mmaref_error *error)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, arithmetic, &unpacked);

    if (arithmetic == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_ARITHMETIC);
    }
    if (instruction == NULL) {
        return mmaref_block_check(arithmetic, error);
    }
    if (row == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_INSTRUCTION);
    }
    return row->arithmetic_class == 0 ? MMAREF_OK : mmaref_arithmetic_fits(row, arithmetic, error);
}
