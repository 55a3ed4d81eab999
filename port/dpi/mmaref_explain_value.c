/* SPDX-License-Identifier: MIT */
/* Two patterns of a type, and how far apart they are. See mmaref_explain.h. */
#include "mmaref_explain.h"

typedef struct {
    uint8_t digits;
    uint8_t width;
    uint64_t infinity; /* magnitude; 0: an integer */
} shape;

static shape shape_of(uint8_t type)
{
    shape s = { 8, 32, 0 };

    if (type == MMAREF_WORD_F16) {
        s.digits = 4;
        s.width = 16;
        s.infinity = 0x7c00;
    } else if (type == MMAREF_WORD_F32) {
        s.infinity = 0x7f800000;
    } else if (type == MMAREF_WORD_F64) {
        s.digits = 16;
        s.width = 64;
        s.infinity = (uint64_t)0x7ff << 52;
    }
    return s;
}

static uint64_t magnitude(const shape *s, uint64_t bits)
{
    return bits & (((uint64_t)1 << (s->width - 1)) - 1);
}

static bool is_nan(const shape *s, uint64_t bits)
{
    return s->infinity != 0 && magnitude(s, bits) > s->infinity;
}

/* Patterns in the order of their values, one apart where values are neighbours. */
static int64_t rank(const shape *s, uint64_t bits)
{
    bool negative = (bits >> (s->width - 1) & 1) != 0;

    if (s->infinity == 0) { /* two's complement */
        return (int64_t)(bits & 0xffffffffu) - (negative ? (int64_t)1 << 32 : 0);
    }
    return negative ? -(int64_t)magnitude(s, bits) : (int64_t)magnitude(s, bits);
}

static void put_distance(mmaref_text *text, const shape *s, uint64_t expected, uint64_t got)
{
    int64_t from = rank(s, expected), to = rank(s, got);
    bool below = to < from;

    if (is_nan(s, expected) || is_nan(s, got)) {
        mmaref_text_put(text, is_nan(s, expected) && is_nan(s, got) ? ", both NaN"
                              : is_nan(s, expected)                 ? ", a NaN is missing"
                                                                    : ", got a NaN");
    } else if (from == to) {
        mmaref_text_put(text, ", zeros of different sign");
    } else {
        mmaref_text_put(text, ", ");
        /* Apart by less than 2^64: unsigned subtraction cannot lose anything. */
        mmaref_text_decimal(text, (int64_t)(below ? (uint64_t)from - (uint64_t)to
                                                  : (uint64_t)to - (uint64_t)from));
        mmaref_text_put(text, s->infinity == 0 ? "" : " ulp");
        mmaref_text_put(text, below ? " below" : " above");
    }
}

void mmaref_explain_values(mmaref_text *text, uint8_t type, uint64_t expected, uint64_t got)
{
    shape s = shape_of(type);

    mmaref_text_put(text, "expected ");
    mmaref_text_hex(text, expected, s.digits);
    mmaref_text_put(text, " got ");
    mmaref_text_hex(text, got, s.digits);
    if (expected != got) {
        put_distance(text, &s, expected, got);
    }
}
