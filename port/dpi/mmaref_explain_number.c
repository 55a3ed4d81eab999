/* SPDX-License-Identifier: MIT */
/* Numbers and products as alignment sees them. See mmaref_explain.h. */
#include "mmaref_explain.h"
#include "dot.h"

/* Pre: significand < 2^60, exponent <= scale <= exponent + 60. */
static void put_finite(mmaref_text *text, const mmaref_number *number)
{
    uint8_t fraction_bits = (uint8_t)(number->scale - number->exponent);
    uint8_t digits = (uint8_t)((fraction_bits + 3) / 4);
    uint64_t fraction = number->significand << (4 * digits - fraction_bits);
    uint64_t whole = number->significand >> fraction_bits;

    fraction &= ((uint64_t)1 << (4 * digits)) - 1;
    while (digits != 0 && (fraction & 15) == 0) {
        fraction >>= 4;
        digits--;
    }
    mmaref_text_put(text, "0x");
    mmaref_text_hex(text, whole, 0);
    if (digits != 0) {
        mmaref_text_put(text, ".");
        mmaref_text_hex(text, fraction, digits);
    }
    mmaref_text_put(text, "p");
    mmaref_text_decimal(text, number->scale);
}

static void put_number(mmaref_text *text, const mmaref_number *number)
{
    if (number->special == MMAREF_NUMBER_NAN) {
        mmaref_text_put(text, "NaN");
        return;
    }
    mmaref_text_put(text, number->negative != 0 ? "-" : "+");
    if (number->special == MMAREF_NUMBER_INFINITY) {
        mmaref_text_put(text, "infinity");
    } else if (number->significand == 0) {
        mmaref_text_put(text, "0");
    } else {
        put_finite(text, number);
    }
}

/* Pre: the product of the significands fits, so not of f64. */
static mmaref_number multiply(const mmaref_number *a, const mmaref_number *b)
{
    mmaref_number product;

    product.negative = a->negative ^ b->negative;
    product.significand = a->significand * b->significand;
    product.exponent = (int16_t)(a->exponent + b->exponent);
    product.scale = (int16_t)(a->scale + b->scale);
    product.special = MMAREF_NUMBER_FINITE;
    if (a->special != MMAREF_NUMBER_FINITE || b->special != MMAREF_NUMBER_FINITE) {
        bool no_number = a->special == MMAREF_NUMBER_NAN || b->special == MMAREF_NUMBER_NAN ||
                         a->significand == 0 || b->significand == 0;
        product.special = no_number ? MMAREF_NUMBER_NAN : MMAREF_NUMBER_INFINITY;
    }
    return product;
}

/* A floating-point element of any type. */
static void decode(const mmaref_format_row *format, uint8_t subnormals, uint64_t bits, mmaref_number *number)
{
    mmaref_factor factor;

    if (format->fraction_bits > MMAREF_FACTOR_FRACTION) {
        mmaref_number_decode(format, bits, subnormals, number);
    } else {
        mmaref_factor_decode(format, subnormals, (uint32_t)bits, &factor);
        mmaref_factor_expand(&factor, number);
    }
}

/* An integer of at most 8 bits; the bits above it are zero. */
static int16_t integer(const mmaref_format_row *format, uint64_t bits)
{
    bool negative = format->sign_bits != 0 && bits >> ((1u << format->width_log2) - 1) != 0;

    return (int16_t)((int16_t)bits - (negative ? 1 << (1u << format->width_log2) : 0));
}

void mmaref_explain_number(mmaref_text *text, uint8_t type, uint8_t subnormals, uint64_t bits)
{
    const mmaref_format_row *format = &mmaref_format_rows[type];
    mmaref_number number;

    if (format->kind != MMAREF_KIND_FLOAT) {
        mmaref_text_decimal(text, bits < 0x80000000u ? (int64_t)bits : (int64_t)bits - ((int64_t)1 << 32));
        return;
    }
    decode(format, subnormals, bits, &number);
    put_number(text, &number);
}

void mmaref_explain_product(mmaref_text *text, const mmaref_dot_types *types, uint8_t subnormals, uint64_t a,
                            uint64_t b)
{
    const mmaref_format_row *a_format = &mmaref_format_rows[types->a];
    const mmaref_format_row *b_format = &mmaref_format_rows[types->b];
    mmaref_number x, y, product;

    if (a_format->kind != MMAREF_KIND_FLOAT) {
        mmaref_text_decimal(text, (int64_t)integer(a_format, a) * integer(b_format, b));
        return;
    }
    decode(a_format, subnormals, a, &x);
    decode(b_format, subnormals, b, &y);
    if (types->a == MMAREF_WORD_F64) {
        put_number(text, &x);
        mmaref_text_put(text, " * ");
        put_number(text, &y);
        return;
    }
    product = multiply(&x, &y);
    put_number(text, &product);
}
