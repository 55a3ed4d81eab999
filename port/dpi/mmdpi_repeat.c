/* SPDX-License-Identifier: MIT */
/* See mmdpi_repeat.h. */
#include "mmdpi_repeat.h"
#include "mmdpi_names.h"

static bool same_text(const char *a, const char *b)
{
    for (; *a != '\0' && *a == *b; a++, b++) {
    }
    return *a == *b;
}

static bool is_floating(const mmaref_arithmetic *arithmetic, uint32_t type)
{
    mmaref_type format;

    return mmaref_type_get(mmaref_type_under(arithmetic, type), &format) != MMAREF_OK ||
           format.kind == MMAREF_KIND_FLOAT;
}

/* "custom" and the fields that differ from it; of integers that which they read. */
static void put_block(mmdpi_text *text, const mmaref_arithmetic *block, bool floating)
{
    static const char custom[] = "custom";
    char value[MMAREF_FIELD_TEXT_MAX], usual[MMAREF_FIELD_TEXT_MAX];
    mmaref_arithmetic plain;
    const char *name;
    bool is_known = mmaref_arithmetic_parse(NULL, custom, sizeof custom - 1, &plain, NULL, NULL) == MMAREF_OK;
    uint8_t i;

    mmdpi_put(text, custom);
    for (i = 0; mmaref_arithmetic_get(block, i, &name, value, sizeof value) == MMAREF_OK; i++) {
        if (!floating && !same_text(name, "overflow")) {
            continue;
        }
        if (!is_known || mmaref_arithmetic_get(&plain, i, &name, usual, sizeof usual) != MMAREF_OK ||
            !same_text(value, usual)) {
            mmdpi_put(text, " ");
            mmdpi_put(text, name);
            mmdpi_put(text, "=");
            mmdpi_put(text, value);
        }
    }
}

/* The bits of a pattern that count: those above it may have any value. */
static uint64_t bits_of(const mmaref_arithmetic *arithmetic, uint32_t type, uint64_t bits)
{
    mmaref_type format;
    uint8_t used;

    if (mmaref_type_get(mmaref_type_under(arithmetic, type), &format) != MMAREF_OK) {
        return bits;
    }
    used = format.kind != MMAREF_KIND_FLOAT
               ? format.width
               : (uint8_t)(format.sign_bits + format.exponent_bits + format.fraction_bits + format.shift);
    return bits & ~(uint64_t)0 >> (64 - used);
}

/* " --a 0x3c00" before the first one, ",0x3c00" before others. */
static void put_pattern(mmdpi_text *text, const char *option, uint16_t number, uint64_t bits)
{
    mmdpi_put(text, number == 0 ? option : ",");
    mmdpi_put(text, "0x");
    mmdpi_put_hex(text, bits, 1);
}

void mmdpi_put_repeat(mmdpi_text *text, const mmaref_dot *dot, const mmaref_arithmetic *arithmetic)
{
    const uint32_t types[4] = { dot->types.a, dot->types.b, dot->types.c, dot->types.d };
    const uint16_t scales = dot->scale_type == 0 || dot->scale_length == 0
                                ? 0
                                : (uint16_t)(dot->count / dot->scale_length);
    const bool floating = is_floating(arithmetic, dot->types.a);
    uint16_t i;

    mmdpi_put(text, "mmaref dot");
    for (i = 0; i < 4; i++) {
        mmdpi_put(text, i == 0 ? " --types " : ",");
        mmdpi_put_type(text, types[i]);
    }
    mmdpi_put(text, " --arith '");
    put_block(text, arithmetic, floating);
    mmdpi_put(text, "'");
    for (i = 0; i < dot->count; i++) {
        put_pattern(text, " --a ", i, bits_of(arithmetic, dot->types.a, dot->a[i]));
    }
    for (i = 0; i < dot->count; i++) {
        put_pattern(text, " --b ", i, bits_of(arithmetic, dot->types.b, dot->b[i]));
    }
    put_pattern(text, " --c ", 0, bits_of(arithmetic, dot->types.c, dot->c));
    if (scales != 0) {
        mmdpi_put(text, " --scale-type ");
        mmdpi_put_type(text, dot->scale_type);
    }
    for (i = 0; i < scales; i++) {
        put_pattern(text, " --scale-a ", i, bits_of(arithmetic, dot->scale_type, dot->scale_a[i]));
    }
    for (i = 0; i < scales; i++) {
        put_pattern(text, " --scale-b ", i, bits_of(arithmetic, dot->scale_type, dot->scale_b[i]));
    }
    if (dot->random != NULL && floating && (arithmetic->rounding == MMAREF_ROUND_STOCHASTIC ||
                                            arithmetic->product_rounding == MMAREF_ROUND_STOCHASTIC)) {
        put_pattern(text, " --random ", 0, *dot->random);
    }
}
