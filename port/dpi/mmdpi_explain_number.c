/* SPDX-License-Identifier: MIT */
/* Numbers and products as alignment sees them. See mmdpi_explain.h. */
#include "mmdpi_explain.h"

/* Pre: significand < 2^60, exponent <= aligned <= exponent + 60. */
static void put_finite(mmdpi_text *text, const mmaref_value *value, int16_t aligned)
{
    uint8_t fraction_bits = (uint8_t)(aligned - value->exponent);
    uint8_t digits = (uint8_t)((fraction_bits + 3) / 4);
    uint64_t fraction = value->significand << (4 * digits - fraction_bits);
    uint64_t whole = value->significand >> fraction_bits;

    fraction &= ((uint64_t)1 << (4 * digits)) - 1;
    while (digits != 0 && (fraction & 15) == 0) {
        fraction >>= 4;
        digits--;
    }
    mmdpi_put(text, "0x");
    mmdpi_put_hex(text, whole, 1);
    if (digits != 0) {
        mmdpi_put(text, ".");
        mmdpi_put_hex(text, fraction, digits);
    }
    mmdpi_put(text, "p");
    mmdpi_put_decimal(text, aligned);
}

/* "-0x1.8p-3": the exponent behind the p is the one by which the number is aligned, so that fractions are not
 * normalised. */
static void put_number(mmdpi_text *text, const mmaref_value *value, int16_t aligned)
{
    mmaref_value shifted = *value;

    if (value->kind == MMAREF_VALUE_NAN) {
        mmdpi_put(text, "NaN");
        return;
    }
    mmdpi_put(text, value->negative ? "-" : "+");
    if (value->kind == MMAREF_VALUE_INFINITY) {
        mmdpi_put(text, "infinity");
    } else if (value->significand == 0) {
        mmdpi_put(text, "0");
    } else {
        for (; shifted.exponent > aligned; shifted.exponent--) { /* fewer bits than its exponent asks for */
            shifted.significand <<= 1;
        }
        put_finite(text, &shifted, aligned);
    }
}

/* Pre: the product of the significands fits, so not of f64. */
static mmaref_value multiply(const mmaref_value *a, const mmaref_value *b)
{
    bool finite = a->kind < MMAREF_VALUE_INFINITY && b->kind < MMAREF_VALUE_INFINITY;
    bool nan = a->kind == MMAREF_VALUE_NAN || b->kind == MMAREF_VALUE_NAN || a->kind == MMAREF_VALUE_ZERO ||
               b->kind == MMAREF_VALUE_ZERO;
    mmaref_value product;

    product.negative = a->negative != b->negative;
    product.significand = a->significand * b->significand;
    product.exponent = (int16_t)(a->exponent + b->exponent);
    product.kind = finite ? MMAREF_VALUE_NORMAL : nan ? MMAREF_VALUE_NAN : MMAREF_VALUE_INFINITY;
    return product;
}

void mmdpi_explain_term(mmdpi_text *text, const mmaref_dot_term *term)
{
    mmaref_value product = multiply(&term->a, &term->b);

    put_number(text, &product, term->exponent);
}

/* Fraction bits of a type: what lies between the exponent of a pattern's last bit and that by which it is aligned. */
static int16_t fraction_of(uint32_t type)
{
    mmaref_type format;

    return mmaref_type_get(type, &format) == MMAREF_OK ? (int16_t)format.fraction_bits : 0;
}

static bool is_float(uint32_t type)
{
    mmaref_type format;

    return mmaref_type_get(type, &format) == MMAREF_OK && format.kind == MMAREF_KIND_FLOAT;
}

/* The value of a pattern; NaN of what is no type of numbers. */
static mmaref_value decoded(uint32_t type, uint64_t bits)
{
    mmaref_value value = { MMAREF_VALUE_NAN, false, 0, 0 };

    if (mmaref_value_decode(type, bits, &value) != MMAREF_OK) {
        value.kind = MMAREF_VALUE_NAN;
    }
    return value;
}

static int64_t integer(uint32_t type, uint64_t bits)
{
    mmaref_value value = decoded(type, bits);

    return value.negative ? -(int64_t)value.significand : (int64_t)value.significand;
}

void mmdpi_explain_pattern(mmdpi_text *text, uint32_t type, uint64_t bits)
{
    mmaref_value value;

    if (!is_float(type)) {
        mmdpi_put_decimal(text, integer(type, bits));
    } else {
        value = decoded(type, bits);
        put_number(text, &value, (int16_t)(value.exponent + fraction_of(type)));
    }
}

void mmdpi_explain_product(mmdpi_text *text, const mmaref_dot_types *types, uint64_t a, uint64_t b)
{
    mmaref_value x, y, product;

    if (!is_float(types->a)) {
        mmdpi_put_decimal(text, integer(types->a, a) * integer(types->b, b));
    } else if (types->a == MMAREF_TYPE_F64) { /* its products have more bits than are printed */
        mmdpi_explain_pattern(text, types->a, a);
        mmdpi_put(text, " * ");
        mmdpi_explain_pattern(text, types->b, b);
    } else {
        x = decoded(types->a, a);
        y = decoded(types->b, b);
        product = multiply(&x, &y);
        put_number(text, &product,
                   (int16_t)(product.exponent + fraction_of(types->a) + fraction_of(types->b)));
    }
}
