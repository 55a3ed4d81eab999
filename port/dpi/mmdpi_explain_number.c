/* SPDX-License-Identifier: MIT */
/* Numbers and products as alignment sees them. See mmdpi_explain.h. */
#include "mmdpi_explain.h"

/* A value, and the exponent by which it is aligned: that of the exponent field, unless the block normalises
 * subnormals. Infinity and NaN by the kind of the value. */
typedef struct {
    mmaref_value value;
    int16_t aligned;
} number;

/* Pre: significand < 2^60, exponent <= aligned <= exponent + 60. */
static void put_finite(mmdpi_text *text, const number *of)
{
    uint8_t fraction_bits = (uint8_t)(of->aligned - of->value.exponent);
    uint8_t digits = (uint8_t)((fraction_bits + 3) / 4);
    uint64_t fraction = of->value.significand << (4 * digits - fraction_bits);
    uint64_t whole = of->value.significand >> fraction_bits;

    fraction &= ((uint64_t)1 << (4 * digits)) - 1;
    while (digits != 0 && (fraction & 15) == 0) {
        fraction >>= 4;
        digits--;
    }
    mmdpi_text_put(text, "0x");
    mmdpi_text_hex(text, whole, 0);
    if (digits != 0) {
        mmdpi_text_put(text, ".");
        mmdpi_text_hex(text, fraction, digits);
    }
    mmdpi_text_put(text, "p");
    mmdpi_text_decimal(text, of->aligned);
}

static void put_number(mmdpi_text *text, const number *of)
{
    if (of->value.kind == MMAREF_VALUE_NAN) {
        mmdpi_text_put(text, "NaN");
        return;
    }
    mmdpi_text_put(text, of->value.negative ? "-" : "+");
    if (of->value.kind == MMAREF_VALUE_INFINITY) {
        mmdpi_text_put(text, "infinity");
    } else if (of->value.significand == 0) {
        mmdpi_text_put(text, "0");
    } else {
        put_finite(text, of);
    }
}

/* Pre: the product of the significands fits, so not of f64. */
static number multiply(const number *a, const number *b)
{
    bool finite = a->value.kind < MMAREF_VALUE_INFINITY && b->value.kind < MMAREF_VALUE_INFINITY;
    bool nan = a->value.kind == MMAREF_VALUE_NAN || b->value.kind == MMAREF_VALUE_NAN ||
               a->value.kind == MMAREF_VALUE_ZERO || b->value.kind == MMAREF_VALUE_ZERO;
    number product;

    product.value.negative = a->value.negative != b->value.negative;
    product.value.significand = a->value.significand * b->value.significand;
    product.value.exponent = (int16_t)(a->value.exponent + b->value.exponent);
    product.aligned = (int16_t)(a->aligned + b->aligned);
    product.value.kind = finite ? MMAREF_VALUE_NORMAL : nan ? MMAREF_VALUE_NAN : MMAREF_VALUE_INFINITY;
    return product;
}

/* What a block makes of a subnormal: nothing, a zero, or a number aligned by its leading bit, which f16 lets go
 * no lower than its own least exponent. */
static void take_subnormal(uint8_t subnormals, uint8_t fraction_bits, number *to)
{
    const int16_t least_of_f16 = -14;
    uint64_t significand = to->value.significand;

    if ((subnormals & MMAREF_SUBNORMALS_FLUSH_IN) != 0) {
        to->value.significand = 0;
        to->value.kind = MMAREF_VALUE_ZERO;
        return;
    }
    if ((subnormals & (MMAREF_SUBNORMALS_NORMALISE | MMAREF_SUBNORMALS_AS_F16)) == 0) {
        return;
    }
    for (; significand >> fraction_bits == 0 &&
           ((subnormals & MMAREF_SUBNORMALS_AS_F16) == 0 || to->aligned > least_of_f16);
         significand <<= 1) {
        to->aligned--;
    }
    if (to->aligned < to->value.exponent) { /* fewer bits than its exponent asks for */
        to->value.significand <<= to->value.exponent - to->aligned;
        to->value.exponent = to->aligned;
    }
}

static void decode(uint8_t type, uint8_t subnormals, uint64_t bits, number *to)
{
    mmaref_type format;

    if (mmaref_type_get(type, &format) != MMAREF_OK || mmaref_value_decode(type, bits, &to->value) != MMAREF_OK) {
        format.fraction_bits = 0;
        to->value.kind = MMAREF_VALUE_NAN; /* callers give types of numbers alone */
    }
    to->aligned = (int16_t)(to->value.exponent + format.fraction_bits);
    if (to->value.kind == MMAREF_VALUE_SUBNORMAL) {
        take_subnormal(subnormals, format.fraction_bits, to);
    }
}

static bool is_float(uint8_t type)
{
    mmaref_type format;

    return mmaref_type_get(type, &format) == MMAREF_OK && format.kind == MMAREF_KIND_FLOAT;
}

static int64_t integer(uint8_t type, uint64_t bits)
{
    mmaref_value value;

    if (mmaref_value_decode(type, bits, &value) != MMAREF_OK) {
        return 0;
    }
    return value.negative ? -(int64_t)value.significand : (int64_t)value.significand;
}

void mmdpi_explain_number(mmdpi_text *text, uint8_t type, uint8_t subnormals, uint64_t bits)
{
    number value;

    if (type == MMAREF_TYPE_OWN) {
        mmdpi_text_put(text, "a number of one's own format");
        return;
    }
    if (!is_float(type)) {
        mmdpi_text_decimal(text, integer(type, bits));
        return;
    }
    decode(type, subnormals, bits, &value);
    put_number(text, &value);
}

void mmdpi_explain_product(mmdpi_text *text, const mmaref_dot_types *types, uint8_t subnormals, uint64_t a,
                            uint64_t b)
{
    number x, y, product;

    if (types->a == MMAREF_TYPE_OWN || types->b == MMAREF_TYPE_OWN) {
        mmdpi_text_put(text, "a product of one's own format");
        return;
    }
    if (types->a == MMAREF_TYPE_F32 || types->b == MMAREF_TYPE_F32) { /* more bits than are printed of a product */
        mmdpi_explain_number(text, types->a, subnormals, a);
        mmdpi_text_put(text, " * ");
        mmdpi_explain_number(text, types->b, subnormals, b);
        return;
    }
    if (!is_float(types->a)) {
        mmdpi_text_decimal(text, integer(types->a, a) * integer(types->b, b));
        return;
    }
    decode(types->a, subnormals, a, &x);
    decode(types->b, subnormals, b, &y);
    if (types->a == MMAREF_TYPE_F64) {
        put_number(text, &x);
        mmdpi_text_put(text, " * ");
        put_number(text, &y);
        return;
    }
    product = multiply(&x, &y);
    put_number(text, &product);
}
