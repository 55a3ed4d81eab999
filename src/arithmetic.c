/* SPDX-License-Identifier: MIT */
/* Arithmetic blocks: profiles, and what can be computed. See mmaref.h and arithmetic.h. */
#include "number.h"

bool mmaref_field_in_range(uint8_t field, int32_t value)
{
    const mmaref_field_row *row = &mmaref_field_rows[field];
    mmaref_own_format own;

    if (value == row->first) {
        return true;
    }
    if (row->kind == MMAREF_FIELD_KIND_TYPE) {
        return value == MMAREF_TYPE_OWN || (value > 0 && value < 15 && (row->most >> value & 1) != 0) ||
               (MMAREF_HAS_OWN && value > MMAREF_TYPE_OWN && mmaref_format_of((uint32_t)value, &own) != NULL);
    }
    return value >= row->least && value <= row->most;
}

int32_t mmaref_field_get(const mmaref_arithmetic *arithmetic, uint8_t field)
{
    switch (field) {
    case MMAREF_FIELD_EXPONENT_FLOOR:
        return arithmetic->exponent_floor;
    case MMAREF_FIELD_STEP_TYPE:
        return (int32_t)arithmetic->step_type;
    case MMAREF_FIELD_PRODUCT_TYPE:
        return (int32_t)arithmetic->product_type;
    default: /* the others have one byte */
        return ((const uint8_t *)arithmetic)[mmaref_field_rows[field].offset];
    }
}

void mmaref_field_set(mmaref_arithmetic *arithmetic, uint8_t field, int32_t value)
{
    switch (field) {
    case MMAREF_FIELD_EXPONENT_FLOOR:
        arithmetic->exponent_floor = (int16_t)value;
        break;
    case MMAREF_FIELD_STEP_TYPE:
        arithmetic->step_type = (uint32_t)value;
        break;
    case MMAREF_FIELD_PRODUCT_TYPE:
        arithmetic->product_type = (uint32_t)value;
        break;
    default:
        ((uint8_t *)arithmetic)[mmaref_field_rows[field].offset] = (uint8_t)value;
        break;
    }
}

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

static void set_first_words(mmaref_arithmetic *arithmetic)
{
    uint8_t field;

    for (field = 0; field < sizeof arithmetic->unused; field++) {
        arithmetic->unused[field] = 0;
    }
    for (field = 0; field < MMAREF_FIELDS; field++) {
        mmaref_field_set(arithmetic, field, mmaref_field_rows[field].first);
    }
}

mmaref_status mmaref_arithmetic_start(mmaref_arithmetic *arithmetic)
{
    if (arithmetic == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    set_first_words(arithmetic);
    arithmetic->rounding = MMAREF_ROUND_NEAREST_EVEN;
    arithmetic->overflow = MMAREF_OVERFLOW_ROUNDED;
    arithmetic->zero_sign = MMAREF_ZERO_IEEE;
    return MMAREF_OK;
}

mmaref_status mmaref_profile_get(uint8_t profile, const mmaref_instruction *instruction,
                             mmaref_arithmetic *arithmetic)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, NULL, &unpacked);
    const MMAREF_FLASH uint8_t *at = mmaref_arithmetic_rows;
    uint8_t before = 0; /* rows before that of the profile; an integer instruction ignores the block */

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
    set_first_words(arithmetic);
    do {
        const MMAREF_FLASH uint8_t *setting = mmaref_settings[*at & ~MMAREF_LAST_SETTING];
        mmaref_field_set(arithmetic, setting[0],
                         setting[0] == MMAREF_FIELD_EXPONENT_FLOOR ? -(int32_t)setting[1] : setting[1]);
    } while (*at++ < MMAREF_LAST_SETTING);
    arithmetic->fragments = mmaref_profiles[profile].fragments;
    arithmetic->rounding = mmaref_rounding_of(row, arithmetic);
    return MMAREF_OK;
}

mmaref_status mmaref_fail_field(mmaref_error *error, uint8_t reason, uint8_t field)
{
    return mmaref_fail_at(error, reason, 0, field);
}

#define wrong(error, reason, field) mmaref_fail_field(error, MMAREF_REASON_##reason, MMAREF_FIELD_##field)

#if MMAREF_HAS_CUSTOM
/* Whether a block of which products of e2m1 are terms has nothing that changes how terms are made and added. */
static mmaref_status check_blocks(const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    if (arithmetic->adder != MMAREF_ADDER_GIVEN) {
        return wrong(error, NOT_WITH_BLOCKS, ADDER);
    }
    if (arithmetic->product_type != 0) {
        return wrong(error, NOT_WITH_BLOCKS, PRODUCT_TYPE);
    }
    if (arithmetic->sticky != MMAREF_STICKY_NO) {
        return wrong(error, NOT_WITH_BLOCKS, STICKY);
    }
    if (arithmetic->width != 0) {
        return wrong(error, NOT_WITH_BLOCKS, WIDTH);
    }
    if (arithmetic->partial != MMAREF_PARTIAL_ROUNDED) {
        return wrong(error, NOT_WITH_BLOCKS, PARTIAL);
    }
    return arithmetic->multiplier_bits != 0 ? wrong(error, NOT_WITH_BLOCKS, MULTIPLIER_BITS) : MMAREF_OK;
}

/* Whether a type is one that the block does not describe. */
static bool lacks_own(const mmaref_arithmetic *arithmetic, uint32_t type)
{
    return type == MMAREF_TYPE_OWN && arithmetic->own_exponent_bits == 0;
}

/* Whether the fields that no profile has go together. */
static mmaref_status check_custom(const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    if (!MMAREF_HAS_OWN && arithmetic->own_exponent_bits != 0) {
        return wrong(error, NOT_IN_BUILD, OWN_EXPONENT_BITS);
    }
    if (arithmetic->fraction_bits == MMAREF_UNLIMITED && arithmetic->sticky != MMAREF_STICKY_NO) {
        return wrong(error, NEEDS_FRACTION_BITS, STICKY);
    }
    if (arithmetic->fraction_bits == MMAREF_UNLIMITED && arithmetic->partial != MMAREF_PARTIAL_ROUNDED) {
        return wrong(error, NEEDS_FRACTION_BITS, PARTIAL);
    }
    if (arithmetic->fraction_bits == MMAREF_UNLIMITED && arithmetic->multiplier_bits != 0) {
        return wrong(error, NEEDS_FRACTION_BITS, MULTIPLIER_BITS);
    }
    if (arithmetic->multiplier_bits != 0 && (arithmetic->width != 0 || arithmetic->adder != MMAREF_ADDER_GIVEN ||
                                             arithmetic->product_type != 0)) {
        return wrong(error, NEEDS_ALL_AT_ONCE, MULTIPLIER_BITS);
    }
    if (arithmetic->own_exponent_bits != 0 && arithmetic->own_fraction_bits == 0) {
        return wrong(error, NEEDS_OWN, OWN_FRACTION_BITS);
    }
    if (lacks_own(arithmetic, arithmetic->step_type)) {
        return wrong(error, NEEDS_OWN, STEP_TYPE);
    }
    if (lacks_own(arithmetic, arithmetic->product_type)) {
        return wrong(error, NEEDS_OWN, PRODUCT_TYPE);
    }
    return arithmetic->block != 0 ? check_blocks(arithmetic, error) : MMAREF_OK;
}

#else
/* Refuses what no profile has: MMAREF_WITHOUT_CUSTOM leaves it out. */
static mmaref_status check_custom(const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    uint8_t field;

    if (arithmetic->accumulate == MMAREF_ACCUMULATE_LAST) {
        return wrong(error, NOT_IN_BUILD, ACCUMULATE);
    }
    if (arithmetic->nan > MMAREF_NAN_QUIET) {
        return wrong(error, NOT_IN_BUILD, NAN);
    }
    if (arithmetic->rounding >= MMAREF_ROUND_ODD) {
        return wrong(error, NOT_IN_BUILD, ROUNDING);
    }
    if (arithmetic->overflow == MMAREF_OVERFLOW_SATURATE) {
        return wrong(error, NOT_IN_BUILD, OVERFLOW);
    }
    if (arithmetic->step_type != 0 && arithmetic->step_type != MMAREF_TYPE_F16 &&
        arithmetic->step_type != MMAREF_TYPE_F32) {
        return wrong(error, NOT_IN_BUILD, STEP_TYPE);
    }
    for (field = MMAREF_FIELD_ADDER; field < MMAREF_FIELDS; field++) {
        if (mmaref_field_get(arithmetic, field) != mmaref_field_rows[field].first) {
            return mmaref_fail_field(error, MMAREF_REASON_NOT_IN_BUILD, field);
        }
    }
    return MMAREF_OK;
}
#endif

/* Whether some dot product can be computed under a block. */
static mmaref_status check_block(const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    uint8_t field;

    if (arithmetic == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_ARITHMETIC);
    }
    for (field = 0; field < MMAREF_FIELDS; field++) {
        if (!mmaref_field_in_range(field, mmaref_field_get(arithmetic, field))) {
            return mmaref_fail_field(error, MMAREF_REASON_OUT_OF_RANGE, field);
        }
    }
    if ((arithmetic->interleave & (arithmetic->interleave - 1)) != 0) {
        return wrong(error, NO_POWER_OF_TWO, INTERLEAVE);
    }
    if (arithmetic->group != 0 && arithmetic->accumulate == MMAREF_ACCUMULATE_FUSED) {
        return wrong(error, NEEDS_AFTER, GROUP);
    }
    if (arithmetic->fraction_bits == MMAREF_UNLIMITED && arithmetic->exponent_floor != MMAREF_NO_FLOOR) {
        return wrong(error, NEEDS_FRACTION_BITS, EXPONENT_FLOOR);
    }
    if (arithmetic->fraction_bits == MMAREF_UNLIMITED && arithmetic->align != MMAREF_ROUND_ZERO) {
        return wrong(error, NEEDS_FRACTION_BITS, ALIGN);
    }
    if (!MMAREF_HAS_EXACT && arithmetic->fraction_bits == MMAREF_UNLIMITED) {
        return wrong(error, NOT_IN_BUILD, FRACTION_BITS);
    }
    if (!MMAREF_HAS_EXACT && arithmetic->accumulate != MMAREF_ACCUMULATE_FUSED) {
        return wrong(error, NOT_IN_BUILD, ACCUMULATE);
    }
    return check_custom(arithmetic, error);
}

mmaref_status mmaref_arithmetic_fits_f64(const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    if (arithmetic->step_type != 0) {
        return wrong(error, F64_LOSSLESS, STEP_TYPE);
    }
    if (arithmetic->fraction_bits != MMAREF_UNLIMITED) {
        return wrong(error, F64_LOSSLESS, FRACTION_BITS);
    }
    if (arithmetic->rounding == MMAREF_ROUND_STOCHASTIC) {
        return wrong(error, NOT_OF_F64, ROUNDING);
    }
    return mmaref_is_stochastic(arithmetic) ? wrong(error, NOT_OF_F64, PRODUCT_ROUNDING) : MMAREF_OK;
}

mmaref_status mmaref_arithmetic_fits_f64_products(const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    if (arithmetic->adder != MMAREF_ADDER_GIVEN) {
        return wrong(error, NOT_OF_F64, ADDER);
    }
    if (arithmetic->width != 0) {
        return wrong(error, NOT_OF_F64, WIDTH);
    }
    return arithmetic->product_type != 0 ? wrong(error, NOT_OF_F64, PRODUCT_TYPE) : MMAREF_OK;
}

/* Whether `part` divides a power of two; 0, which asks for no parts, does. */
static bool divides(uint8_t part, uint16_t power)
{
    return part <= power && (part & (part - 1)) == 0;
}

mmaref_status mmaref_blocks_fit(const mmaref_arithmetic *arithmetic, uint8_t scale_type, bool scaled_e2m1,
                                mmaref_error *error)
{
    bool exact = arithmetic->fraction_bits == MMAREF_UNLIMITED;

    if (arithmetic->block == 0) {
        return !exact && scale_type == MMAREF_TYPE_UE4M3 ? wrong(error, NEEDS_BLOCK, BLOCK) : MMAREF_OK;
    }
    if (!scaled_e2m1) {
        return wrong(error, NO_BLOCK, BLOCK);
    }
    return exact || arithmetic->accumulate != MMAREF_ACCUMULATE_FUSED || arithmetic->products != 0 ||
                   arithmetic->interleave != 0
               ? wrong(error, BLOCK_IN_ONE_STEP, BLOCK)
               : MMAREF_OK;
}

/* The same of an instruction, of which `k` elements are summed block by block. */
static mmaref_status blocks_fit(const mmaref_instruction_row *row, const mmaref_arithmetic *arithmetic, uint16_t k,
                                mmaref_error *error)
{
    mmaref_status status = mmaref_blocks_fit(arithmetic, row->format[MMAREF_OPERAND_SCALE_A],
                                             row->arithmetic_class == MMAREF_CLASS_MXF4, error);

    if (status != MMAREF_OK || arithmetic->block == 0) {
        return status;
    }
    if (!divides(arithmetic->block, k)) {
        return wrong(error, NO_DIVISOR, BLOCK);
    }
    return arithmetic->block > k / mmaref_scale_vector(row) ? wrong(error, BEYOND_SCALE, BLOCK) : MMAREF_OK;
}

mmaref_status mmaref_arithmetic_fits(const mmaref_instruction_row *row, const mmaref_arithmetic *arithmetic,
                                     mmaref_error *error)
{
    mmaref_status status = check_block(arithmetic, error);
    uint16_t k = (uint16_t)(1u << row->k_log2);
    uint8_t part = 0; /* no step and no group ends inside a chunk of metadata: the bits of what is less */

    if (status == MMAREF_OK && MMAREF_HAS_F64 && row->format[MMAREF_OPERAND_D] == MMAREF_TYPE_F64) {
        status = mmaref_arithmetic_fits_f64(arithmetic, error);
        if (status == MMAREF_OK) {
            status = mmaref_arithmetic_fits_f64_products(arithmetic, error);
        }
    } else if (status == MMAREF_OK && arithmetic->rounding == MMAREF_ROUND_STOCHASTIC) {
        status = wrong(error, NEEDS_RANDOM, ROUNDING);
    } else if (status == MMAREF_OK && mmaref_is_stochastic(arithmetic)) {
        status = wrong(error, NEEDS_RANDOM, PRODUCT_ROUNDING);
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
        status = blocks_fit(row, arithmetic, k, error);
    }
    if (status != MMAREF_OK) {
        return status;
    }
    if ((arithmetic->products & part) != 0) {
        return wrong(error, PARTS_CHUNK, PRODUCTS);
    }
    if ((arithmetic->interleave & part) != 0) {
        return wrong(error, PARTS_CHUNK, INTERLEAVE);
    }
    if (arithmetic->interleave * 2u > k) {
        return wrong(error, TOO_LONG, INTERLEAVE);
    }
    if ((arithmetic->group & part) != 0) {
        return wrong(error, PARTS_CHUNK, GROUP);
    }
    return divides(arithmetic->group, k) ? MMAREF_OK : wrong(error, NO_DIVISOR, GROUP);
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
        return check_block(arithmetic, error);
    }
    if (row == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_INSTRUCTION);
    }
    return row->arithmetic_class == 0 ? MMAREF_OK : mmaref_arithmetic_fits(row, arithmetic, error);
}
