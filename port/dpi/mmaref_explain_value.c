/* SPDX-License-Identifier: MIT */
/* Two patterns of a type, and how far apart they are. See mmaref_explain.h. */
#include "mmaref_explain.h"
#include "dot.h"

/* Bits of a pattern but its sign. */
static uint64_t magnitude(const mmaref_format_row *format, uint64_t bits)
{
    return bits & (((uint64_t)1 << ((1u << format->width_log2) - 1)) - 1);
}

static bool is_negative(const mmaref_format_row *format, uint64_t bits)
{
    return (bits >> ((1u << format->width_log2) - 1) & 1) != 0;
}

static bool is_nan(const mmaref_format_row *format, uint64_t bits)
{
    uint64_t infinity = (((uint64_t)1 << format->exponent_bits) - 1) << format->fraction_bits;

    return format->kind == MMAREF_KIND_FLOAT && magnitude(format, bits) > infinity;
}

/* Patterns in the order of their values, one apart where values are neighbours. */
static int64_t rank(const mmaref_format_row *format, uint64_t bits)
{
    int64_t size = (int64_t)magnitude(format, bits);

    if (format->kind != MMAREF_KIND_FLOAT) { /* two's complement */
        return is_negative(format, bits) ? size - ((int64_t)1 << 31) : size;
    }
    return is_negative(format, bits) ? -size : size;
}

static void put_distance(mmaref_text *text, const mmaref_format_row *format, uint64_t expected, uint64_t got)
{
    int64_t from = rank(format, expected), to = rank(format, got);
    bool below = to < from;

    if (is_nan(format, expected) || is_nan(format, got)) {
        mmaref_text_put(text, is_nan(format, expected) && is_nan(format, got) ? ", both NaN"
                              : is_nan(format, expected)                      ? ", a NaN is missing"
                                                                              : ", got a NaN");
    } else if (from == to) {
        mmaref_text_put(text, ", zeros of different sign");
    } else {
        mmaref_text_put(text, ", ");
        mmaref_text_unsigned(text, below ? (uint64_t)from - (uint64_t)to : (uint64_t)to - (uint64_t)from);
        mmaref_text_put(text, format->kind == MMAREF_KIND_FLOAT ? " ulp" : "");
        mmaref_text_put(text, below ? " below" : " above");
    }
}

void mmaref_explain_values(mmaref_text *text, uint8_t type, uint64_t expected, uint64_t got)
{
    const mmaref_format_row *format = &mmaref_format_rows[type];
    uint8_t digits = (uint8_t)((1u << format->width_log2) / 4);

    mmaref_text_put(text, "expected ");
    mmaref_text_hex(text, expected, digits);
    mmaref_text_put(text, " got ");
    mmaref_text_hex(text, got, digits);
    if (expected != got) {
        put_distance(text, format, expected, got);
    }
}
