/* SPDX-License-Identifier: MIT */
/* Exhaustive checks of element formats: values, products, rounding to f16. */
#include "formats.h"

#include <inttypes.h>
#include <stdio.h>

const format *const wide_formats[] = { &f16, &bf16, &tf32 };
const format *const narrow_formats[] = { &e4m3, &e5m2, &e3m2, &e2m3, &e2m1 };

mmaref_arithmetic formats_block(uint8_t rounding, uint8_t overflow)
{
    mmaref_arithmetic block = {
        .fraction_bits = MMAREF_UNLIMITED, .exponent_floor = MMAREF_NO_FLOOR,
        .rounding = rounding, .result_bits = 23, .overflow = overflow,
        .zero_sign = MMAREF_ZERO_IEEE, .product_rounding = MMAREF_ROUND_STEP
    };
    return block;
}

uint64_t formats_dot(const mmaref_dot_types *types, const mmaref_arithmetic *by, uint64_t a,
                     uint64_t b, uint64_t c)
{
    uint64_t d = 0;
    mmaref_dot dot = { .types = *types, .count = 1, .a = &a, .b = &b, .c = c };
    mmaref_status status = mmaref_dot_add(&dot, by, &d, NULL, NULL);
    return status == MMAREF_OK ? d : UINT64_MAX;
}

void tally_compare(tally *t, uint64_t a, uint64_t b, uint64_t c, uint64_t expected, uint64_t got)
{
    t->checked++;
    if (expected != got && t->differences++ == 0)
        snprintf(t->first, sizeof t->first, "\n# a %" PRIx64 " b %" PRIx64 " c %" PRIx64
                 " d expected %" PRIx64 " got %" PRIx64, a, b, c, expected, got);
}

bool tally_report(const tally *t, const char *name, char report[REPORT_MAX])
{
    snprintf(report, REPORT_MAX, "%s: %u checked, %u differences%s", name, t->checked,
             t->differences, t->first);
    return t->differences == 0 && t->checked > 0;
}

enum {
    VALUES = WIDE_FORMATS + NARROW_FORMATS,
    PRODUCTS = NARROW_FORMATS * NARROW_FORMATS,
    ROUNDINGS = 2 * 5
};

static bool test(unsigned i, char report[REPORT_MAX])
{
    if (i < WIDE_FORMATS)
        return formats_test_values(wide_formats[i], report);
    if (i < VALUES)
        return formats_test_values(narrow_formats[i - WIDE_FORMATS], report);
    i -= VALUES;
    if (i < PRODUCTS)
        return formats_test_products(narrow_formats[i / NARROW_FORMATS],
                                     narrow_formats[i % NARROW_FORMATS], report);
    i -= PRODUCTS;
    return formats_test_f16((uint8_t)(i / 2), (uint8_t)(i % 2), report);
}

int main(void)
{
    return parallel_run(test, VALUES + PRODUCTS + ROUNDINGS) != 0;
}
