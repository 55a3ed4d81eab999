/* SPDX-License-Identifier: MIT */
/* The expected and the got pattern of a type, and their distance. See mmdpi_explain.h. */
#include "mmdpi_explain.h"

/* The bits of a pattern without its sign. */
static uint64_t magnitude(const mmaref_type *format, uint64_t bits)
{
    return bits & (((uint64_t)1 << (format->width - 1)) - 1);
}

static bool is_negative(const mmaref_type *format, uint64_t bits)
{
    return (bits >> (format->width - 1) & 1) != 0;
}

static bool is_nan(uint32_t type, uint64_t bits)
{
    mmaref_value value;

    return mmaref_value_decode(type, bits, &value) == MMAREF_OK && value.kind == MMAREF_VALUE_NAN;
}

/* Numbers the patterns in the order of their values: neighbours differ by 1. */
static int64_t rank(const mmaref_type *format, uint64_t bits)
{
    int64_t size = (int64_t)magnitude(format, bits);

    if (format->kind != MMAREF_KIND_FLOAT) { /* two's complement */
        return is_negative(format, bits) ? size - ((int64_t)1 << 31) : size;
    }
    return is_negative(format, bits) ? -size : size;
}

static void put_distance(mmdpi_text *text, uint32_t type, const mmaref_type *format, uint64_t expected, uint64_t got)
{
    int64_t from = rank(format, expected), to = rank(format, got);
    bool below = to < from;

    if (is_nan(type, expected) || is_nan(type, got)) {
        mmdpi_put(text, is_nan(type, expected) && is_nan(type, got) ? ", both NaN"
                        : is_nan(type, expected)                    ? ", a NaN is missing"
                                                                    : ", got a NaN");
    } else if (from == to) {
        mmdpi_put(text, ", zeros of different sign");
    } else {
        mmdpi_put(text, ", ");
        mmdpi_put_unsigned(text, below ? (uint64_t)from - (uint64_t)to : (uint64_t)to - (uint64_t)from);
        mmdpi_put(text, format->kind == MMAREF_KIND_FLOAT ? " ulp" : "");
        mmdpi_put(text, below ? " below" : " above");
    }
}

void mmdpi_explain_bits(mmdpi_text *text, uint32_t type, uint64_t bits)
{
    mmaref_type format;

    mmdpi_put_hex(text, bits, mmaref_type_get(type, &format) == MMAREF_OK ? (uint8_t)((format.width + 3) / 4) : 1);
}

void mmdpi_explain_mismatch(mmdpi_text *text, uint32_t type, uint64_t expected, uint64_t got)
{
    mmaref_type format;

    mmdpi_put(text, "expected ");
    mmdpi_explain_bits(text, type, expected);
    mmdpi_put(text, " got ");
    mmdpi_explain_bits(text, type, got);
    if (expected != got && mmaref_type_get(type, &format) == MMAREF_OK) {
        put_distance(text, type, &format, expected, got);
    }
}
