/* SPDX-License-Identifier: MIT */
/* An arithmetic block: access to its fields by number, and the check that its fields go together. Rooms above
 * may assume that a block has passed mmaref_block_check. See mmaref.h and number.h. */
#include "number.h"

bool mmaref_field_in_range(uint8_t field, int32_t value)
{
    const mmaref_field_row *row = &mmaref_field_rows[field];
    const mmaref_format_row *format;
    mmaref_own_format own;

    if (value == row->first) {
        return true;
    }
    if (row->kind == MMAREF_FIELD_KIND_TYPE) {
        format = value > MMAREF_TYPE_OWN && !mmaref_is_integer((uint32_t)value)
                     ? mmaref_format_of((uint32_t)value, &own)
                     : NULL; /* of a custom type, or of a unit's */
        return value == MMAREF_TYPE_OWN || (value > 0 && value < 15 && (row->most >> value & 1) != 0) ||
               (MMAREF_HAS_CUSTOM && format != NULL && format->shift == 0);
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

void mmaref_fields_reset(mmaref_arithmetic *arithmetic)
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
    mmaref_fields_reset(arithmetic);
    arithmetic->rounding = MMAREF_ROUND_NEAREST_EVEN;
    arithmetic->overflow = MMAREF_OVERFLOW_ROUNDED;
    arithmetic->zero_sign = MMAREF_ZERO_IEEE;
    return MMAREF_OK;
}

mmaref_status mmaref_fail_field(mmaref_error *error, uint8_t reason, uint8_t field)
{
    return mmaref_fail_at(error, reason, 0, field);
}

#if MMAREF_HAS_CUSTOM
/* Refuses, beside the field `block`, all fields that change how terms are made and added. */
static mmaref_status check_block_sums(const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    if (arithmetic->adder != MMAREF_ADDER_GIVEN) {
        return MMAREF_WRONG(error, NOT_WITH_BLOCKS, ADDER);
    }
    if (arithmetic->product_type != 0) {
        return MMAREF_WRONG(error, NOT_WITH_BLOCKS, PRODUCT_TYPE);
    }
    if (arithmetic->sticky != MMAREF_STICKY_NO) {
        return MMAREF_WRONG(error, NOT_WITH_BLOCKS, STICKY);
    }
    if (arithmetic->width != 0) {
        return MMAREF_WRONG(error, NOT_WITH_BLOCKS, WIDTH);
    }
    if (arithmetic->partial != MMAREF_PARTIAL_ROUNDED) {
        return MMAREF_WRONG(error, NOT_WITH_BLOCKS, PARTIAL);
    }
    return arithmetic->multiplier_bits != 0 ? MMAREF_WRONG(error, NOT_WITH_BLOCKS, MULTIPLIER_BITS) : MMAREF_OK;
}

/* Whether a type is the custom format of a block that describes none. */
static bool lacks_custom_format(const mmaref_arithmetic *arithmetic, uint32_t type)
{
    return type == MMAREF_TYPE_OWN && arithmetic->own_exponent_bits == 0;
}

/* Checks the fields that custom blocks alone use. */
static mmaref_status check_custom(const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    if (!MMAREF_HAS_OWN && arithmetic->own_exponent_bits != 0) {
        return MMAREF_WRONG(error, NOT_IN_BUILD, OWN_EXPONENT_BITS);
    }
    if (arithmetic->fraction_bits == MMAREF_UNLIMITED && arithmetic->sticky != MMAREF_STICKY_NO) {
        return MMAREF_WRONG(error, NEEDS_FRACTION_BITS, STICKY);
    }
    if (arithmetic->fraction_bits == MMAREF_UNLIMITED && arithmetic->partial != MMAREF_PARTIAL_ROUNDED) {
        return MMAREF_WRONG(error, NEEDS_FRACTION_BITS, PARTIAL);
    }
    if (arithmetic->fraction_bits == MMAREF_UNLIMITED && arithmetic->multiplier_bits != 0) {
        return MMAREF_WRONG(error, NEEDS_FRACTION_BITS, MULTIPLIER_BITS);
    }
    if (arithmetic->multiplier_bits != 0 && (arithmetic->width != 0 || arithmetic->adder != MMAREF_ADDER_GIVEN ||
                                             arithmetic->product_type != 0)) {
        return MMAREF_WRONG(error, NEEDS_ALL_AT_ONCE, MULTIPLIER_BITS);
    }
    if (arithmetic->own_exponent_bits != 0 && arithmetic->own_fraction_bits == 0) {
        return MMAREF_WRONG(error, NEEDS_OWN, OWN_FRACTION_BITS);
    }
    if (lacks_custom_format(arithmetic, arithmetic->step_type)) {
        return MMAREF_WRONG(error, NEEDS_OWN, STEP_TYPE);
    }
    if (lacks_custom_format(arithmetic, arithmetic->product_type)) {
        return MMAREF_WRONG(error, NEEDS_OWN, PRODUCT_TYPE);
    }
    return arithmetic->block != 0 ? check_block_sums(arithmetic, error) : MMAREF_OK;
}

#else
/* Refuses every value that only custom blocks have: MMAREF_WITHOUT_CUSTOM leaves them out. */
static mmaref_status check_custom(const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    uint8_t field;

    if (arithmetic->accumulate == MMAREF_ACCUMULATE_LAST) {
        return MMAREF_WRONG(error, NOT_IN_BUILD, ACCUMULATE);
    }
    if (arithmetic->nan > MMAREF_NAN_QUIET) {
        return MMAREF_WRONG(error, NOT_IN_BUILD, NAN);
    }
    if (arithmetic->rounding >= MMAREF_ROUND_ODD) {
        return MMAREF_WRONG(error, NOT_IN_BUILD, ROUNDING);
    }
    if (arithmetic->overflow == MMAREF_OVERFLOW_SATURATE) {
        return MMAREF_WRONG(error, NOT_IN_BUILD, OVERFLOW);
    }
    if (arithmetic->step_type != 0 && arithmetic->step_type != MMAREF_TYPE_F16 &&
        arithmetic->step_type != MMAREF_TYPE_F32) {
        return MMAREF_WRONG(error, NOT_IN_BUILD, STEP_TYPE);
    }
    for (field = MMAREF_FIELD_ADDER; field < MMAREF_FIELDS; field++) {
        if (mmaref_field_get(arithmetic, field) != mmaref_field_rows[field].first) {
            return mmaref_fail_field(error, MMAREF_REASON_NOT_IN_BUILD, field);
        }
    }
    return MMAREF_OK;
}
#endif

mmaref_status mmaref_block_check(const mmaref_arithmetic *arithmetic, mmaref_error *error)
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
        return MMAREF_WRONG(error, NO_POWER_OF_TWO, INTERLEAVE);
    }
    if (arithmetic->group != 0 && arithmetic->accumulate == MMAREF_ACCUMULATE_FUSED) {
        return MMAREF_WRONG(error, NEEDS_AFTER, GROUP);
    }
    if (arithmetic->fraction_bits == MMAREF_UNLIMITED && arithmetic->exponent_floor != MMAREF_NO_FLOOR) {
        return MMAREF_WRONG(error, NEEDS_FRACTION_BITS, EXPONENT_FLOOR);
    }
    if (arithmetic->fraction_bits == MMAREF_UNLIMITED && arithmetic->align != MMAREF_ROUND_ZERO) {
        return MMAREF_WRONG(error, NEEDS_FRACTION_BITS, ALIGN);
    }
    if (!MMAREF_HAS_EXACT && arithmetic->fraction_bits == MMAREF_UNLIMITED) {
        return MMAREF_WRONG(error, NOT_IN_BUILD, FRACTION_BITS);
    }
    if (!MMAREF_HAS_EXACT && arithmetic->accumulate != MMAREF_ACCUMULATE_FUSED) {
        return MMAREF_WRONG(error, NOT_IN_BUILD, ACCUMULATE);
    }
    return check_custom(arithmetic, error);
}

mmaref_status mmaref_arithmetic_fits_f64(const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    if (arithmetic->step_type != 0) {
        return MMAREF_WRONG(error, F64_LOSSLESS, STEP_TYPE);
    }
    if (arithmetic->fraction_bits != MMAREF_UNLIMITED) {
        return MMAREF_WRONG(error, F64_LOSSLESS, FRACTION_BITS);
    }
    if (arithmetic->rounding == MMAREF_ROUND_STOCHASTIC) {
        return MMAREF_WRONG(error, NOT_OF_F64, ROUNDING);
    }
    return mmaref_is_stochastic(arithmetic) ? MMAREF_WRONG(error, NOT_OF_F64, PRODUCT_ROUNDING) : MMAREF_OK;
}

mmaref_status mmaref_arithmetic_fits_f64_products(const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    if (arithmetic->adder != MMAREF_ADDER_GIVEN) {
        return MMAREF_WRONG(error, NOT_OF_F64, ADDER);
    }
    if (arithmetic->width != 0) {
        return MMAREF_WRONG(error, NOT_OF_F64, WIDTH);
    }
    return arithmetic->product_type != 0 ? MMAREF_WRONG(error, NOT_OF_F64, PRODUCT_TYPE) : MMAREF_OK;
}

mmaref_status mmaref_blocks_fit(const mmaref_arithmetic *arithmetic, uint8_t scale_type, bool scaled_e2m1,
                                mmaref_error *error)
{
    bool exact = arithmetic->fraction_bits == MMAREF_UNLIMITED;

    if (arithmetic->block == 0) {
        return !exact && scale_type == MMAREF_TYPE_UE4M3 ? MMAREF_WRONG(error, NEEDS_BLOCK, BLOCK) : MMAREF_OK;
    }
    if (!scaled_e2m1) {
        return MMAREF_WRONG(error, NO_BLOCK, BLOCK);
    }
    return exact || arithmetic->accumulate != MMAREF_ACCUMULATE_FUSED || arithmetic->products != 0 ||
                   arithmetic->interleave != 0
               ? MMAREF_WRONG(error, BLOCK_IN_ONE_STEP, BLOCK)
               : MMAREF_OK;
}
