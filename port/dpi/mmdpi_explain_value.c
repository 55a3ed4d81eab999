/* SPDX-License-Identifier: MIT */
/* Two patterns of a type, and how far apart they are. See mmdpi_explain.h. */
#include "mmdpi_explain.h"

/* Bits of a pattern but its sign. */
static uint64_t magnitude(const mmaref_type *format, uint64_t bits)
{
    return bits & (((uint64_t)1 << (format->width - 1)) - 1);
}

static bool is_negative(const mmaref_type *format, uint64_t bits)
{
    return (bits >> (format->width - 1) & 1) != 0;
}

static bool is_nan(const mmaref_type *format, uint64_t bits)
{
    uint64_t infinity = (((uint64_t)1 << format->exponent_bits) - 1) << format->fraction_bits;
    uint64_t all_ones = magnitude(format, ~(uint64_t)0);

    if (format->kind != MMAREF_KIND_FLOAT || format->special == MMAREF_SPECIAL_NONE) {
        return false;
    }
    return magnitude(format, bits) > (format->special == MMAREF_SPECIAL_IEEE ? infinity : all_ones - 1);
}

/* Patterns in the order of their values, one apart where values are neighbours. */
static int64_t rank(const mmaref_type *format, uint64_t bits)
{
    int64_t size = (int64_t)magnitude(format, bits);

    if (format->kind != MMAREF_KIND_FLOAT) { /* two's complement */
        return is_negative(format, bits) ? size - ((int64_t)1 << 31) : size;
    }
    return is_negative(format, bits) ? -size : size;
}

static void put_distance(mmdpi_text *text, const mmaref_type *format, uint64_t expected, uint64_t got)
{
    int64_t from = rank(format, expected), to = rank(format, got);
    bool below = to < from;

    if (is_nan(format, expected) || is_nan(format, got)) {
        mmdpi_text_put(text, is_nan(format, expected) && is_nan(format, got) ? ", both NaN"
                              : is_nan(format, expected)                      ? ", a NaN is missing"
                                                                              : ", got a NaN");
    } else if (from == to) {
        mmdpi_text_put(text, ", zeros of different sign");
    } else {
        mmdpi_text_put(text, ", ");
        mmdpi_text_unsigned(text, below ? (uint64_t)from - (uint64_t)to : (uint64_t)to - (uint64_t)from);
        mmdpi_text_put(text, format->kind == MMAREF_KIND_FLOAT ? " ulp" : "");
        mmdpi_text_put(text, below ? " below" : " above");
    }
}

uint8_t mmdpi_explain_digits(const mmaref_arithmetic *arithmetic, uint8_t type)
{
    mmaref_type format;

    return mmdpi_type_get(arithmetic, type, &format) ? (uint8_t)((format.width + 3) / 4) : 0;
}

void mmdpi_explain_values(mmdpi_text *text, const mmaref_arithmetic *arithmetic, uint8_t type, uint64_t expected,
                          uint64_t got)
{
    uint8_t digits = mmdpi_explain_digits(arithmetic, type);
    mmaref_type format;

    mmdpi_text_put(text, "expected ");
    mmdpi_text_hex(text, expected, digits);
    mmdpi_text_put(text, " got ");
    mmdpi_text_hex(text, got, digits);
    if (expected != got && mmdpi_type_get(arithmetic, type, &format)) {
        put_distance(text, &format, expected, got);
    }
}
