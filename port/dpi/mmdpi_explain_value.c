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

    return format->kind == MMAREF_KIND_FLOAT && magnitude(format, bits) > infinity;
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

void mmdpi_explain_values(mmdpi_text *text, uint8_t type, uint64_t expected, uint64_t got)
{
    mmaref_type format;

    bool known = mmaref_type_get(type, &format) == MMAREF_OK; /* not of a format of one's own */

    format.width = known ? format.width : 0;
    mmdpi_text_put(text, "expected ");
    mmdpi_text_hex(text, expected, format.width / 4);
    mmdpi_text_put(text, " got ");
    mmdpi_text_hex(text, got, format.width / 4);
    if (known && expected != got) {
        put_distance(text, &format, expected, got);
    }
}
