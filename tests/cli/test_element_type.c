/* SPDX-License-Identifier: MIT */
/* The format of one's own as the command reads and writes it: with the parameters of each narrow type that the library
 * has it is that type, for every pattern and for random values of every size. TAP. */
#include <stdio.h>
#include <string.h>

#include "../../port/host/element_type.h"

#define VALUES 200000

static const uint8_t types[] = { MMAREF_TYPE_F16,  MMAREF_TYPE_BF16, MMAREF_TYPE_E4M3, MMAREF_TYPE_E5M2,
                                 MMAREF_TYPE_E3M2, MMAREF_TYPE_E2M3, MMAREF_TYPE_E2M1 };

static uint64_t state = 1;

static uint64_t draw(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

static void set_own(const mmaref_type *format, bool usual_bias)
{
    mmaref_arithmetic block;

    host_must(mmaref_arithmetic_start(&block));
    block.own_exponent_bits = format->exponent_bits;
    block.own_fraction_bits = format->fraction_bits;
    block.own_bias = usual_bias ? MMAREF_UNLIMITED : (uint8_t)format->bias;
    block.own_special = format->special;
    element_type_set_own(&block);
}

static bool decodes_alike(uint8_t type, uint64_t pattern)
{
    mmaref_value expected, got = element_type_decode(MMAREF_TYPE_OWN, pattern);

    host_must(mmaref_value_decode(type, pattern, &expected));
    return got.kind == expected.kind && got.negative == expected.negative && got.exponent == expected.exponent &&
           got.significand == expected.significand;
}

static bool encodes_alike(uint8_t type, const mmaref_value *value)
{
    uint64_t expected = 0, got = 0;
    mmaref_status status = mmaref_value_encode(type, MMAREF_ROUND_NEAREST_EVEN, value, &expected);

    return element_type_encode(MMAREF_TYPE_OWN, value, &got) == status && (status != MMAREF_OK || got == expected);
}

/* Of any width, at any place near the numbers of a type; now and then what is no number. */
static mmaref_value draw_value(const mmaref_type *format)
{
    mmaref_value value = { MMAREF_VALUE_NORMAL, false, 0, 0 };
    int span = (1 << format->exponent_bits) + 80;

    value.negative = draw() % 2 != 0;
    if (draw() % 100 == 0) {
        value.kind = draw() % 2 != 0 ? MMAREF_VALUE_INFINITY : MMAREF_VALUE_NAN;
        return value;
    }
    value.significand = draw() >> draw() % 64;
    if (draw() % 2 != 0) { /* ties */
        value.significand &= UINT64_MAX << draw() % 64;
    }
    value.exponent = (int16_t)((int)(draw() % (unsigned)span) - format->bias - 80);
    return value;
}

int main(void)
{
    mmaref_type format;
    mmaref_value value;
    unsigned i, wrong, failed = 0;
    uint64_t pattern, number;
    bool usual;

    for (i = 0; i < 2 * sizeof types; i++) {
        const uint8_t type = types[i / 2];
        usual = i % 2 != 0;
        wrong = 0;
        host_must(mmaref_type_get(type, &format));
        set_own(&format, usual);
        for (pattern = 0; pattern >> (1 + format.exponent_bits + format.fraction_bits) == 0; pattern++) {
            wrong += !decodes_alike(type, pattern);
        }
        for (number = 0; number < VALUES; number++) {
            value = draw_value(&format);
            wrong += !encodes_alike(type, &value);
        }
        printf("%sok - own is %s where it has its parameters%s: %u differ\n", wrong == 0 ? "" : "not ",
               mmaref_token_text(type), usual ? ", by its usual bias" : "", wrong);
        failed += wrong != 0;
    }
    return failed != 0;
}
