/* SPDX-License-Identifier: MIT */
/* C and the products that feed an element, with their exponents. See mmaref_explain.h.
 * The only file of the port that looks inside the core: at how it decodes numbers. */
#include "mmaref_explain.h"
#include "mmaref_internal.h"

static uint8_t digits_of(uint8_t type)
{
    return (uint8_t)(1u << mmaref_format_rows[type].width_log2 >> 2);
}

static void put_special(mmaref_text *text, const mmaref_number *number)
{
    mmaref_text_put(text, number->special == MMAREF_NUMBER_NAN ? "NaN"
                          : number->negative != 0              ? "-infinity"
                                                               : "+infinity");
}

/* "+0x600 * 2^-10, exponent 0": the exponent is that of the alignment. */
static void put_number(mmaref_text *text, const mmaref_number *number)
{
    if (number->special != MMAREF_NUMBER_FINITE) {
        put_special(text, number);
        return;
    }
    mmaref_text_put(text, number->negative != 0 ? "-" : "+");
    if (number->significand == 0) {
        mmaref_text_put(text, "0");
        return;
    }
    mmaref_text_put(text, "0x");
    mmaref_text_hex(text, number->significand, 0);
    mmaref_text_put(text, " * 2^");
    mmaref_text_decimal(text, number->exponent);
    mmaref_text_put(text, ", exponent ");
    mmaref_text_decimal(text, number->scale);
}

/* Pre: f64 significands are not multiplied here, their product needs 106 bits. */
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

static void put_product(mmaref_text *text, const mmaref_dot_story *story, uint64_t a, uint64_t b)
{
    const mmaref_format_row *a_format = &mmaref_format_rows[story->types.a];
    const mmaref_format_row *b_format = &mmaref_format_rows[story->types.b];
    mmaref_number x, y, product;

    if (a_format->kind != MMAREF_KIND_FLOAT) {
        mmaref_text_decimal(text, (int64_t)mmaref_integer_decode(a_format, (uint32_t)a) *
                                      mmaref_integer_decode(b_format, (uint32_t)b));
        return;
    }
    mmaref_number_decode(a_format, a, story->arithmetic->subnormals, &x);
    mmaref_number_decode(b_format, b, story->arithmetic->subnormals, &y);
    if (story->types.a == MMAREF_WORD_F64) {
        mmaref_text_put(text, "(");
        put_number(text, &x);
        mmaref_text_put(text, ") * (");
        put_number(text, &y);
        mmaref_text_put(text, ")");
        return;
    }
    product = multiply(&x, &y);
    put_number(text, &product);
}

static void put_c(mmaref_text *text, const mmaref_dot_story *story)
{
    const mmaref_format_row *format = &mmaref_format_rows[story->types.c];
    mmaref_number c;

    mmaref_text_put(text, "\n  c ");
    mmaref_text_hex(text, story->meeting->c, digits_of(story->types.c));
    if (format->kind == MMAREF_KIND_FLOAT) {
        mmaref_number_decode(format, story->meeting->c, story->arithmetic->subnormals, &c);
        mmaref_text_put(text, " = ");
        put_number(text, &c);
    }
}

void mmaref_explain_products(mmaref_text *text, const mmaref_dot_story *story)
{
    const mmaref_meeting *meeting = story->meeting;
    uint8_t a_digits = digits_of(story->types.a);
    uint8_t b_digits = digits_of(story->types.b);
    uint16_t i;

    put_c(text, story);
    for (i = 0; i < meeting->count; i++) {
        mmaref_text_put(text, "\n  k ");
        mmaref_text_decimal(text, meeting->k[i]);
        mmaref_text_put(text, ": ");
        mmaref_text_hex(text, meeting->a[i], a_digits);
        mmaref_text_put(text, " * ");
        mmaref_text_hex(text, meeting->b[i], b_digits);
        mmaref_text_put(text, " = ");
        put_product(text, story, meeting->a[i], meeting->b[i]);
    }
}
