/* SPDX-License-Identifier: MIT */
/* Patterns as numbers: unpacking accumulators, multiplicands and scale factors for computing (unpacked.h), and the
 * patterns of every type as values and back (mmaref.h). */
#include "dot.h"

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

void mmaref_number_unpack(const mmaref_format_row *format, uint64_t bits, uint8_t subnormals,
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
static void renormalise(uint8_t flags, mmaref_multiplicand *multiplicand)
{
    int16_t lowest = MMAREF_MULTIPLICAND_ZERO;

    if ((flags & MMAREF_SUBNORMALS_FLUSH_IN) != 0) {
        multiplicand->significand = 0;
        multiplicand->exponent = MMAREF_MULTIPLICAND_ZERO;
        return;
    }
    if ((flags & MMAREF_SUBNORMALS_AS_F16) != 0) {
        lowest = (int16_t)(1 - (int16_t)mmaref_format_rows[MMAREF_TYPE_F16].bias);
    } else if ((flags & MMAREF_SUBNORMALS_NORMALISE) == 0) {
        return;
    }
    while (multiplicand->significand < MMAREF_MULTIPLICAND_HIDDEN && multiplicand->exponent > lowest) {
        multiplicand->significand = (uint16_t)(multiplicand->significand << 1);
        multiplicand->exponent--;
    }
}

/* Whether a bit below those that count is set where it tells the class of a number. */
static bool dropped(const mmaref_format_row *format, uint8_t flags, uint32_t bits)
{
    return (flags & MMAREF_UNPACK_WHOLE) != 0 && format->width_log2 == 5 && (bits & ((1u << format->shift) - 1)) != 0;
}

void mmaref_multiplicand_unpack(const mmaref_format_row *format, uint8_t flags, uint32_t bits,
                                mmaref_multiplicand *multiplicand)
{
    uint32_t value = bits >> format->shift;
    uint16_t ones = (uint16_t)((1u << format->exponent_bits) - 1);
    uint16_t field = (uint16_t)(value >> format->fraction_bits & ones);
    uint8_t up = (uint8_t)(MMAREF_MULTIPLICAND_FRACTION - format->fraction_bits);
    uint16_t fraction = (uint16_t)(value << up & (MMAREF_MULTIPLICAND_HIDDEN - 1));

    multiplicand->exponent = (int16_t)((int16_t)field - (int16_t)format->bias);
    multiplicand->significand = (uint16_t)(MMAREF_MULTIPLICAND_HIDDEN | fraction);
    if (field == 0 && fraction == 0) {
        multiplicand->significand = 0;
        multiplicand->exponent = dropped(format, flags, bits) && (flags & MMAREF_SUBNORMALS_FLUSH_IN) == 0
                               ? MMAREF_MULTIPLICAND_VANISHED
                               : MMAREF_MULTIPLICAND_ZERO;
    } else if (field == 0) {
        multiplicand->significand = fraction;
        multiplicand->exponent++;
        renormalise(flags, multiplicand);
    } else if (field == ones && format->special == MMAREF_SPECIAL_IEEE) {
        multiplicand->exponent = fraction == 0 && !dropped(format, flags, bits) ? MMAREF_MULTIPLICAND_INFINITY
                                                                                : MMAREF_MULTIPLICAND_NAN;
    } else if (field == ones && format->special == MMAREF_SPECIAL_NAN &&
               fraction + (1u << up) == MMAREF_MULTIPLICAND_HIDDEN) {
        multiplicand->exponent = MMAREF_MULTIPLICAND_NAN; /* the fraction is all ones */
    }
    multiplicand->significand |= (uint16_t)(value >> format->fraction_bits >> format->exponent_bits << 15);
}

void mmaref_multiplicand_widen(const mmaref_multiplicand *multiplicand, mmaref_number *number)
{
    int16_t exponent = multiplicand->exponent;

    number->significand = multiplicand->significand & (MMAREF_MULTIPLICAND_SIGN - 1);
    number->negative = (multiplicand->significand & MMAREF_MULTIPLICAND_SIGN) != 0;
    number->scale = exponent;
    number->exponent = (int16_t)(exponent - MMAREF_MULTIPLICAND_FRACTION);
    number->special = MMAREF_NUMBER_FINITE;
    if (exponent >= MMAREF_MULTIPLICAND_INFINITY) {
        number->special = exponent == MMAREF_MULTIPLICAND_NAN ? MMAREF_NUMBER_NAN : MMAREF_NUMBER_INFINITY;
    }
}

void mmaref_wide_unpack(const mmaref_format_row *format, uint8_t subnormals, uint64_t bits, mmaref_number *number)
{
    const int16_t lowest = (int16_t)(1 - (int16_t)mmaref_format_rows[MMAREF_TYPE_F16].bias);
    bool as_f16 = (subnormals & MMAREF_SUBNORMALS_AS_F16) != 0;
    int16_t leading;

    mmaref_number_unpack(format, bits, as_f16 ? subnormals & MMAREF_SUBNORMALS_FLUSH_IN : subnormals, number);
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
        if (byte >= 4 || (byte & (mmaref_scale_vector(&work->row) - 1)) != 0) {
            return mmaref_fail_at(error, MMAREF_REASON_BYTE_ID, MMAREF_LANES, byte);
        }
        if (thread >> mmaref_layout_of(&work->row, operand)->products_log2 != 0) {
            return mmaref_fail_at(error, MMAREF_REASON_THREAD_ID, MMAREF_LANES, thread);
        }
    }
    return MMAREF_OK;
}

/* What mmaref_multiplicand_unpack says, of ue8m0, which has no subnormals, and ue4m3. */
void mmaref_scale_unpack(const mmaref_format_row *format, uint32_t bits, mmaref_block_scale *scale)
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
    const mmaref_layout_row *layout = mmaref_layout_of(&work->row, operand);
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

void mmaref_scale_apply(const mmaref_block_scale *scale, mmaref_multiplicand *multiplicand)
{
    uint16_t sign = multiplicand->significand & MMAREF_MULTIPLICAND_SIGN;
    uint16_t magnitude = multiplicand->significand & (MMAREF_MULTIPLICAND_SIGN - 1);
    int16_t exponent = multiplicand->exponent;

    if (scale->special == MMAREF_NUMBER_NAN || exponent == MMAREF_MULTIPLICAND_NAN) {
        multiplicand->exponent = MMAREF_MULTIPLICAND_NAN;
        return;
    }
    if (scale->significand != 1) { /* ue4m3: below 2^4, with e2m1 only: it has bits to spare */
        magnitude = (uint16_t)((magnitude >> 4) * scale->significand);
        exponent = (int16_t)(exponent + 4);
    }
    if (magnitude == 0) {
        exponent = MMAREF_MULTIPLICAND_ZERO;
    } else if (multiplicand->exponent != MMAREF_MULTIPLICAND_INFINITY) {
        exponent = (int16_t)(exponent + scale->exponent);
    }
    multiplicand->significand = sign | magnitude;
    multiplicand->exponent = exponent;
}

/* Their numbers are those of the first words; the table of a product may end before. */
#define TYPES (MMAREF_FORMATS <= MMAREF_TYPE_S32 ? MMAREF_FORMATS : MMAREF_TYPE_S32 + 1)

/* Exponents of values are taken to be in -EXTREME .. EXTREME: no type has more than a quarter of that,
 * and rounding is the same. */
#define EXTREME 0x2000

/* The exponent of the last place of an f64 subnormal. */
#define F64_LAST (-1074)

static const mmaref_format_row *format_of_type(uint8_t type)
{
    return type == 0 || type >= TYPES ? NULL : &mmaref_format_rows[type];
}

static void describe(const mmaref_format_row *row, mmaref_type *format)
{
    format->kind = row->kind;
    format->width = (uint8_t)(1u << row->width_log2);
    format->shift = row->shift;
    format->sign_bits = row->sign_bits;
    format->exponent_bits = row->exponent_bits;
    format->fraction_bits = row->fraction_bits;
    format->bias = row->bias;
    format->special = (uint8_t)row->special;
}

mmaref_status mmaref_type_get(uint8_t type, mmaref_type *format)
{
    const mmaref_format_row *row = format_of_type(type);

    if (row == NULL || format == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    describe(row, format);
    return MMAREF_OK;
}

mmaref_status mmaref_operand_type(const mmaref_instruction *instruction, uint8_t operand, mmaref_type *format)
{
    static const mmaref_type metadata = { MMAREF_KIND_INTEGER, 4, 0, 0, 0, 0, 0, MMAREF_SPECIAL_NONE };
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, NULL, &unpacked);

    if (row == NULL || format == NULL || operand >= MMAREF_OPERANDS || row->layout[operand] == MMAREF_LAYOUT_NONE) {
        return MMAREF_E_ARGUMENT;
    }
    if (operand == MMAREF_OPERAND_E) {
        *format = metadata;
    } else {
        describe(&mmaref_format_rows[row->format[operand]], format);
    }
    return MMAREF_OK;
}

/* ---- Decode ---------------------------------------------------------- */

static void decode_integer(const mmaref_format_row *row, uint64_t bits, mmaref_value *value)
{
    uint8_t width = (uint8_t)(1u << row->width_log2);
    uint64_t limit = (uint64_t)1 << width;

    bits &= limit - 1;
    value->negative = row->sign_bits != 0 && bits >> (width - 1) != 0;
    value->significand = value->negative ? limit - bits : bits;
    value->exponent = 0;
    value->kind = bits == 0 ? MMAREF_VALUE_ZERO : MMAREF_VALUE_NORMAL;
}

/* Unpacks an element as what it is of: scale factors, accumulators, multiplicands. */
static void unpack_element(const mmaref_format_row *row, uint64_t bits, mmaref_number *number)
{
    mmaref_block_scale scale;
    mmaref_multiplicand multiplicand;

    if (row->sign_bits == 0) {
        mmaref_scale_unpack(row, (uint32_t)bits, &scale);
        number->negative = 0;
        number->special = scale.special;
        number->significand = scale.significand;
        number->exponent = scale.exponent;
    } else if (row->fraction_bits > MMAREF_MULTIPLICAND_FRACTION) {
        mmaref_number_unpack(row, bits, MMAREF_SUBNORMALS_KEPT, number);
    } else {
        mmaref_multiplicand_unpack(row, MMAREF_SUBNORMALS_KEPT, (uint32_t)bits, &multiplicand);
        mmaref_multiplicand_widen(&multiplicand, number);
        /* Back to the fraction of the type. */
        number->significand >>= MMAREF_MULTIPLICAND_FRACTION - row->fraction_bits;
        number->exponent = (int16_t)(number->scale - row->fraction_bits);
    }
}

static void decode_float(const mmaref_format_row *row, uint64_t bits, mmaref_value *value)
{
    mmaref_number number;

    unpack_element(row, bits, &number);
    value->negative = number.negative != 0;
    value->significand = number.significand;
    value->exponent = number.exponent;
    if (number.special != MMAREF_NUMBER_FINITE) {
        value->significand = 0;
        value->exponent = 0;
        value->kind = number.special == MMAREF_NUMBER_NAN ? MMAREF_VALUE_NAN : MMAREF_VALUE_INFINITY;
    } else if (number.significand == 0) {
        value->exponent = (int16_t)(1 - (int16_t)row->bias - row->fraction_bits);
        value->kind = MMAREF_VALUE_ZERO;
    } else {
        value->kind = number.significand >> row->fraction_bits == 0 ? MMAREF_VALUE_SUBNORMAL : MMAREF_VALUE_NORMAL;
    }
}

mmaref_status mmaref_value_decode(uint8_t type, uint64_t bits, mmaref_value *value)
{
    const mmaref_format_row *row = format_of_type(type);

    if (row == NULL || value == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    if (row->kind == MMAREF_KIND_FLOAT) {
        decode_float(row, bits, value);
    } else {
        decode_integer(row, bits, value);
    }
    return MMAREF_OK;
}

/* ---- Encode ---------------------------------------------------------- */

/* A value in places of 2^exponent as a pattern of a floating-point type: the rounder of steps, under a block that
 * drops nothing. Pre: the significand is not 0. */
static uint64_t round_value(const mmaref_format_row *row, uint8_t rounding, const mmaref_value *value, int16_t up)
{
    mmaref_arithmetic plain;
    mmaref_dot_rules rules;
    mmaref_number number;
    int16_t exponent = value->exponent > EXTREME ? EXTREME : value->exponent < -EXTREME ? -EXTREME : value->exponent;

    (void)!mmaref_arithmetic_start(&plain); /* it fails for NULL alone */
    plain.overflow = row->special == MMAREF_SPECIAL_IEEE ? MMAREF_OVERFLOW_ROUNDED : MMAREF_OVERFLOW_INFINITY;
    rules.arithmetic = &plain;
    rules.coverage = NULL;
    rules.general = false;
    number.negative = value->negative;
    number.special = MMAREF_NUMBER_FINITE;
    number.significand = value->significand;
    number.exponent = (int16_t)(exponent + up);
    return mmaref_round_pack(row, &rules, rounding, &number);
}

/* An integer n is the subnormal n * 2^-1074 of f64, or a normal number of its lowest binades, whose pattern is
 * n up to 2^53: so rounding to an integer is rounding to f64. */
static mmaref_status encode_integer(const mmaref_format_row *row, uint8_t rounding, const mmaref_value *value,
                                    uint64_t *bits)
{
    uint8_t width = (uint8_t)(1u << row->width_log2);
    uint64_t limit = (uint64_t)1 << width, magnitude = value->significand;
    uint64_t most = row->sign_bits == 0 ? limit - 1 : limit / 2 - !value->negative;

    if (value->kind >= MMAREF_VALUE_INFINITY) {
        return MMAREF_E_ARGUMENT;
    }
    if (magnitude != 0 && value->exponent != 0) {
        if (!MMAREF_HAS_F64) {
            return MMAREF_E_LEFT_OUT;
        }
        magnitude = round_value(&mmaref_format_rows[MMAREF_TYPE_F64], rounding, value, F64_LAST) & ~(uint64_t)0 >> 1;
    }
    if (magnitude > most || (magnitude != 0 && value->negative && row->sign_bits == 0)) {
        return MMAREF_E_ARGUMENT;
    }
    *bits = (value->negative ? 0 - magnitude : magnitude) & (limit - 1);
    return MMAREF_OK;
}

/* The rounder takes the largest exponent field for that of infinities, and field 0 for that of subnormals. Where
 * a type has numbers there, the value is rounded one binade off: fields of large numbers one lower, those of
 * ue8m0 below 1, which has no subnormals, one higher. */
static int8_t binade(const mmaref_format_row *row, const mmaref_value *value)
{
    int32_t leading = (int32_t)value->exponent + mmaref_highest_bit(value->significand);

    if (row->special == MMAREF_SPECIAL_IEEE) {
        return 0;
    }
    if (row->fraction_bits == 0) {
        return (int8_t)(leading < 0);
    }
    return (int8_t)(leading > 1 - (int32_t)row->bias ? -1 : 0);
}

/* Pre: finite and not zero; the type can have its sign. */
static mmaref_status encode_finite(const mmaref_format_row *row, uint8_t rounding, const mmaref_value *value,
                                   uint64_t *bits)
{
    uint64_t hidden = (uint64_t)1 << row->fraction_bits;
    uint64_t ones = ((uint64_t)1 << row->exponent_bits << row->fraction_bits) - 1; /* exponent and fraction */
    uint64_t largest = row->special == MMAREF_SPECIAL_NAN ? ones - 1 : ones;
    int8_t off = binade(row, value);
    uint64_t pattern = round_value(row, rounding, value, off), magnitude = pattern & ones;

    if (row->special == MMAREF_SPECIAL_IEEE) {
        *bits = pattern << row->shift;
        return MMAREF_OK;
    }
    if (off > 0 && magnitude == 0) {
        return MMAREF_E_ARGUMENT; /* ue8m0 has no zero */
    }
    magnitude = off < 0 ? magnitude + hidden : off > 0 ? magnitude - hidden : magnitude;
    *bits = (pattern & ~ones) | (magnitude > largest ? largest : magnitude);
    return MMAREF_OK;
}

static mmaref_status encode_float(const mmaref_format_row *row, uint8_t rounding, const mmaref_value *value,
                                  uint64_t *bits)
{
    uint64_t ones = ((uint64_t)1 << row->exponent_bits << row->fraction_bits) - 1;
    uint64_t sign = value->negative ? ones + 1 : 0;
    bool finite = value->kind < MMAREF_VALUE_INFINITY;

    if (value->kind == MMAREF_VALUE_NAN) {
        *bits = ones << row->shift;
        return row->special == MMAREF_SPECIAL_NONE ? MMAREF_E_ARGUMENT : MMAREF_OK;
    }
    if (finite && value->significand == 0 && row->fraction_bits != 0) {
        *bits = (row->sign_bits != 0 ? sign : 0) << row->shift;
        return MMAREF_OK;
    }
    if ((value->negative && row->sign_bits == 0) || (finite && value->significand == 0)) {
        return MMAREF_E_ARGUMENT;
    }
    if (finite) {
        return encode_finite(row, rounding, value, bits);
    }
    *bits = (sign | (ones ^ (((uint64_t)1 << row->fraction_bits) - 1))) << row->shift;
    return row->special == MMAREF_SPECIAL_IEEE ? MMAREF_OK : MMAREF_E_ARGUMENT;
}

mmaref_status mmaref_value_encode(uint8_t type, uint8_t rounding, const mmaref_value *value, uint64_t *bits)
{
    const mmaref_format_row *row = format_of_type(type);
    uint64_t pattern;
    mmaref_status status;

    if (row == NULL || value == NULL || bits == NULL || rounding > MMAREF_ROUND_NEAREST_AWAY ||
        value->kind > MMAREF_VALUE_NAN) {
        return MMAREF_E_ARGUMENT;
    }
    if ((row->kind == MMAREF_KIND_FLOAT && !MMAREF_HAS_FLOAT) || (row->width_log2 == 6 && !MMAREF_HAS_F64)) {
        return MMAREF_E_LEFT_OUT;
    }
    status = row->kind == MMAREF_KIND_FLOAT ? encode_float(row, rounding, value, &pattern)
                                            : encode_integer(row, rounding, value, &pattern);
    if (status == MMAREF_OK) {
        *bits = pattern;
    }
    return status;
}
