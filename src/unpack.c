/* SPDX-License-Identifier: MIT */
/* Unpacking: patterns of accumulators, multiplicands and scale factors as numbers to compute with. See unpacked.h. */
#include "unpacked.h"

/* ---- Accumulators ---------------------------------------------------- */

int16_t mmaref_number_leading(const mmaref_number *number)
{
    return (int16_t)(number->exponent + mmaref_highest_bit(number->significand));
}

/* What is no normal number, unpacked as if it were but for the leading bit: a zero, a subnormal, an
 * infinity, a NaN. */
MMAREF_NOINLINE static void unpack_special(const mmaref_format_row *format, uint8_t subnormals, mmaref_number *number)
{
    if (number->scale != -(int16_t)format->bias) { /* the exponent field is all ones */
        uint64_t hidden = (uint64_t)1 << format->fraction_bits;
        if (MMAREF_HAS_CUSTOM && (format->special == MMAREF_SPECIAL_NONE ||
                                  (format->special == MMAREF_SPECIAL_NAN && number->significand != hidden - 1))) {
            number->significand |= hidden; /* a number like others */
            return;
        }
        number->special = number->significand == 0 ? MMAREF_NUMBER_INFINITY : MMAREF_NUMBER_NAN;
        number->significand = 1;
        return;
    }
    if ((subnormals & MMAREF_SUBNORMALS_FLUSH_IN) != 0) {
        number->significand = 0;
    }
    number->scale++;
    number->exponent++;
    if ((subnormals & MMAREF_SUBNORMALS_NORMALISE) != 0 && number->significand != 0) {
        number->scale = mmaref_number_leading(number);
    }
}

void mmaref_number_decode(const mmaref_format_row *format, uint64_t bits, uint8_t subnormals,
                          mmaref_number *number)
{
    uint8_t fraction_bits = format->fraction_bits;
    uint32_t ones = ((uint32_t)1 << format->exponent_bits) - 1;
    uint64_t hidden = (uint64_t)1 << fraction_bits;
    uint32_t top = (uint32_t)(bits >> fraction_bits); /* sign and exponent */
    uint32_t field = top & ones;

    number->significand = bits & (hidden - 1);
    number->scale = (int16_t)((int16_t)field - (int16_t)format->bias);
    number->exponent = (int16_t)(number->scale - fraction_bits);
    number->negative = (uint8_t)(top >> format->exponent_bits & 1);
    number->special = MMAREF_NUMBER_FINITE;
    if (field == 0 || field == ones) {
        unpack_special(format, subnormals, number);
    } else {
        number->significand |= hidden;
    }
}

/* ---- Multiplicands --------------------------------------------------- */

/* Gives a subnormal the exponent that its block wants. */
static void renormalise(uint8_t flags, mmaref_factor *factor)
{
    int16_t lowest = MMAREF_FACTOR_ZERO;

    if ((flags & MMAREF_SUBNORMALS_FLUSH_IN) != 0) {
        factor->significand = 0;
        factor->exponent = MMAREF_FACTOR_ZERO;
        return;
    }
    if ((flags & MMAREF_SUBNORMALS_AS_F16) != 0) {
        lowest = (int16_t)(1 - (int16_t)mmaref_format_rows[MMAREF_TYPE_F16].bias);
    } else if ((flags & MMAREF_SUBNORMALS_NORMALISE) == 0) {
        return;
    }
    while (factor->significand < MMAREF_FACTOR_HIDDEN && factor->exponent > lowest) {
        factor->significand = (uint16_t)(factor->significand << 1);
        factor->exponent--;
    }
}

/* Whether a bit below those that count is set where it tells the class of a number. */
static bool dropped(const mmaref_format_row *format, uint8_t flags, uint32_t bits)
{
    return (flags & MMAREF_DECODE_WHOLE) != 0 && format->width_log2 == 5 && (bits & ((1u << format->shift) - 1)) != 0;
}

void mmaref_factor_decode(const mmaref_format_row *format, uint8_t flags, uint32_t bits, mmaref_factor *factor)
{
    uint32_t value = bits >> format->shift;
    uint16_t ones = (uint16_t)((1u << format->exponent_bits) - 1);
    uint16_t field = (uint16_t)(value >> format->fraction_bits & ones);
    uint8_t up = (uint8_t)(MMAREF_FACTOR_FRACTION - format->fraction_bits);
    uint16_t fraction = (uint16_t)(value << up & (MMAREF_FACTOR_HIDDEN - 1));

    factor->exponent = (int16_t)((int16_t)field - (int16_t)format->bias);
    factor->significand = (uint16_t)(MMAREF_FACTOR_HIDDEN | fraction);
    if (field == 0 && fraction == 0) {
        factor->significand = 0;
        factor->exponent = dropped(format, flags, bits) && (flags & MMAREF_SUBNORMALS_FLUSH_IN) == 0
                               ? MMAREF_FACTOR_VANISHED
                               : MMAREF_FACTOR_ZERO;
    } else if (field == 0) {
        factor->significand = fraction;
        factor->exponent++;
        renormalise(flags, factor);
    } else if (field == ones && format->special == MMAREF_SPECIAL_IEEE) {
        factor->exponent = fraction == 0 && !dropped(format, flags, bits) ? MMAREF_FACTOR_INFINITY : MMAREF_FACTOR_NAN;
    } else if (field == ones && format->special == MMAREF_SPECIAL_NAN &&
               fraction + (1u << up) == MMAREF_FACTOR_HIDDEN) {
        factor->exponent = MMAREF_FACTOR_NAN; /* the fraction is all ones */
    }
    factor->significand |= (uint16_t)(value >> format->fraction_bits >> format->exponent_bits << 15);
}

void mmaref_factor_expand(const mmaref_factor *factor, mmaref_number *number)
{
    int16_t exponent = factor->exponent;

    number->significand = factor->significand & (MMAREF_FACTOR_SIGN - 1);
    number->negative = (factor->significand & MMAREF_FACTOR_SIGN) != 0;
    number->scale = exponent;
    number->exponent = (int16_t)(exponent - MMAREF_FACTOR_FRACTION);
    number->special = MMAREF_NUMBER_FINITE;
    if (exponent >= MMAREF_FACTOR_INFINITY) {
        number->special = exponent == MMAREF_FACTOR_NAN ? MMAREF_NUMBER_NAN : MMAREF_NUMBER_INFINITY;
    }
}

void mmaref_wide_decode(const mmaref_format_row *format, uint8_t subnormals, uint64_t bits, mmaref_number *number)
{
    const int16_t lowest = (int16_t)(1 - (int16_t)mmaref_format_rows[MMAREF_TYPE_F16].bias);
    bool as_f16 = (subnormals & MMAREF_SUBNORMALS_AS_F16) != 0;
    int16_t leading;

    mmaref_number_decode(format, bits, as_f16 ? subnormals & MMAREF_SUBNORMALS_FLUSH_IN : subnormals, number);
    if (as_f16 && number->significand != 0 && number->special == MMAREF_NUMBER_FINITE && number->scale > lowest) {
        leading = mmaref_number_leading(number); /* below scale only of a subnormal */
        number->scale = leading > lowest ? leading : lowest;
    }
}

/* ---- Scale factors (PTX ISA 9.7.14.3) ------------------------------------ */

uint8_t mmaref_scale_vector(const mmaref_instruction_row *row)
{
    uint8_t token = mmaref_row_token(row, MMAREF_QUALIFIER_SCALE_VEC);

    if (token == MMAREF_TOKEN_NONE) {
        return mmaref_row_token(row, MMAREF_QUALIFIER_KIND) == MMAREF_TOKEN_KIND_MXF8F6F4 ? 1 : 2;
    }
    return (uint8_t)(1u << (token - MMAREF_TOKEN_SCALE_VEC_1X)); /* 1X, 2X, 4X */
}

/* The selectors of MMAREF_OPERAND_SCALE_A or ..._B. */
static uint16_t byte_id(const mmaref_work *work, uint8_t operand)
{
    return operand == MMAREF_OPERAND_SCALE_A ? work->operands->byte_id_a : work->operands->byte_id_b;
}

static uint16_t thread_id(const mmaref_work *work, uint8_t operand)
{
    return operand == MMAREF_OPERAND_SCALE_A ? work->operands->thread_id_a : work->operands->thread_id_b;
}

mmaref_status mmaref_scale_check(const mmaref_work *work, mmaref_error *error)
{
    uint8_t operand;

    for (operand = MMAREF_OPERAND_SCALE_A; operand <= MMAREF_OPERAND_SCALE_B; operand++) {
        uint16_t byte = byte_id(work, operand), thread = thread_id(work, operand);
        /* A multiple of the vector length that leaves room for it (Table 37). */
        if (byte >= 4 || (byte & (mmaref_scale_vector(work->row) - 1)) != 0) {
            return mmaref_fail_at(error, MMAREF_REASON_BYTE_ID, 0, byte);
        }
        if (thread >> mmaref_layout_of(work->row, operand)->products_log2 != 0) {
            return mmaref_fail_at(error, MMAREF_REASON_THREAD_ID, 0, thread);
        }
    }
    return MMAREF_OK;
}

/* What mmaref_factor_decode says, of ue8m0, which has no subnormals, and ue4m3. */
void mmaref_scale_decode(const mmaref_format_row *format, uint32_t bits, mmaref_block_scale *scale)
{
    unsigned hidden = 1u << format->fraction_bits;
    unsigned ones = (1u << format->exponent_bits) - 1;
    unsigned fraction = (unsigned)bits & (hidden - 1);
    unsigned field = (unsigned)bits >> format->fraction_bits & ones;
    bool subnormal = field == 0 && hidden != 1;

    scale->significand = (uint8_t)(subnormal ? fraction : hidden + fraction);
    scale->scale = (int16_t)((int16_t)(field + subnormal) - (int16_t)format->bias);
    scale->exponent = (int16_t)(scale->scale - format->fraction_bits);
    scale->special = field == ones && fraction == hidden - 1 ? MMAREF_NUMBER_NAN : MMAREF_NUMBER_FINITE;
}

uint8_t mmaref_scale_load(const mmaref_work *work, uint8_t operand, uint16_t line, uint8_t chunk)
{
    const mmaref_layout_row *layout = mmaref_layout_of(work->row, operand);
    const uint32_t *data = work->operands->scale_a;
    unsigned row = line, column = (unsigned)byte_id(work, operand) + chunk;
    unsigned first = (unsigned)thread_id(work, operand) << layout->rows_log2;
    uint16_t at;

    if (operand != MMAREF_OPERAND_SCALE_A) {
        data = work->operands->scale_b;
        row = column;
        column = line;
    }
    at = mmaref_layout_find(layout, (uint16_t)(((first + row) << layout->columns_log2) + column));
    return (uint8_t)mmaref_element_load(data, at, 3);
}

void mmaref_scale_apply(const mmaref_block_scale *scale, mmaref_factor *factor)
{
    uint16_t sign = factor->significand & MMAREF_FACTOR_SIGN;
    uint16_t magnitude = factor->significand & (MMAREF_FACTOR_SIGN - 1);
    int16_t exponent = factor->exponent;

    if (scale->special == MMAREF_NUMBER_NAN || exponent == MMAREF_FACTOR_NAN) {
        factor->exponent = MMAREF_FACTOR_NAN;
        return;
    }
    if (scale->significand != 1) { /* ue4m3: below 2^4, with e2m1 only: it has bits to spare */
        magnitude = (uint16_t)((magnitude >> 4) * scale->significand);
        exponent = (int16_t)(exponent + 4);
    }
    if (magnitude == 0) {
        exponent = MMAREF_FACTOR_ZERO;
    } else if (factor->exponent != MMAREF_FACTOR_INFINITY) {
        exponent = (int16_t)(exponent + scale->exponent);
    }
    factor->significand = sign | magnitude;
    factor->exponent = exponent;
}
