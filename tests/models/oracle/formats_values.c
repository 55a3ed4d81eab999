/* SPDX-License-Identifier: MIT */
/* Values and products. What a pattern stands for is computed here from the definition of a
 * binary format, in MPFR and rounded by MPFR, apart from what the oracle itself uses. */
#include "formats.h"

#include <stdio.h>
#include <string.h>

#define MPFR_USE_INTMAX_T
#include <mpfr.h>

static uint64_t bits_of(uint64_t pattern, int low, int count)
{
    return pattern >> low & ((UINT64_C(1) << count) - 1);
}

static bool is_special(const format *of, uint64_t field, uint64_t mantissa)
{
    bool top = field + 1 == UINT64_C(1) << of->exponent_bits;
    bool ones = mantissa + 1 == UINT64_C(1) << of->mantissa_bits;
    return top && (of->specials == IEEE_SPECIALS || (of->specials == ONE_NAN && ones));
}

/* (-1)^s * (0 or 1 + mantissa / 2^bits) * 2^(field or 1 - bias). */
static void define(mpfr_t x, const format *of, uint64_t pattern)
{
    uint64_t mantissa = bits_of(pattern, of->ignored_bits, of->mantissa_bits);
    int low = of->ignored_bits + of->mantissa_bits;
    uint64_t field = bits_of(pattern, low, of->exponent_bits);
    bool negative = bits_of(pattern, low + of->exponent_bits, 1) != 0;
    mpfr_set_uj(x, mantissa, MPFR_RNDN);
    mpfr_div_2ui(x, x, (unsigned)of->mantissa_bits, MPFR_RNDN);
    if (field > 0)
        mpfr_add_ui(x, x, 1, MPFR_RNDN);
    mpfr_mul_2si(x, x, (field > 0 ? (long)field : 1) - of->bias, MPFR_RNDN);
    if (is_special(of, field, mantissa))
        mantissa == 0 ? mpfr_set_inf(x, 1) : mpfr_set_nan(x);
    mpfr_setsign(x, x, negative, MPFR_RNDN);
}

static uint64_t as_f32(mpfr_t x)
{
    float f = mpfr_get_flt(x, MPFR_RNDN);
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return mpfr_nan_p(x) ? 0x7FFFFFFF : bits;
}

static uint64_t as_f64(mpfr_t x)
{
    double f = mpfr_get_d(x, MPFR_RNDN);
    uint64_t bits;
    memcpy(&bits, &f, sizeof bits);
    return bits;
}

static uint64_t one(const format *of)
{
    return format_pattern(of, false, (uint64_t)of->bias, 0);
}

/* C is -0: a product keeps its sign even where it is a zero. */
static void check(tally *t, const format *a_type, uint64_t a, const format *b_type, uint64_t b,
                  const format *d_type)
{
    static const uint64_t minus_zero[] = { UINT64_C(1) << 31, UINT64_C(1) << 63 };
    mmaref_dot_types types = { a_type->word, b_type->word, d_type->word, d_type->word };
    mmaref_arithmetic block = formats_block(MMAREF_ROUND_NEAREST_EVEN, MMAREF_OVERFLOW_INFINITY);
    uint64_t c = minus_zero[d_type == &f64];
    uint64_t got = formats_dot(&types, &block, a, b, c);
    mpfr_t x, y;
    mpfr_inits2(64, x, y, (mpfr_ptr)0);
    define(x, a_type, a);
    define(y, b_type, b);
    mpfr_mul(x, x, y, MPFR_RNDN);
    uint64_t expected = d_type == &f64 ? as_f64(x) : as_f32(x);
    /* Which NaN an f64 result is, nobody has said. */
    bool both_nan = mpfr_nan_p(x) && number_decode(d_type, got).kind == NOT_A_NUMBER;
    tally_compare(t, a, b, c, both_nan && d_type == &f64 ? got : expected, got);
    mpfr_clears(x, y, (mpfr_ptr)0);
}

bool formats_test_values(const format *of, char report[REPORT_MAX])
{
    tally t = { .checked = 0 };
    char name[40];
    snprintf(name, sizeof name, "%s values", of->name);
    uint64_t patterns = UINT64_C(1) << (format_width(of) - of->ignored_bits);
    for (uint64_t i = 0; i < patterns; i++) {
        /* Ignored bits all ones and all zeros in turn. */
        uint64_t a = i << of->ignored_bits;
        if ((i & 1) != 0)
            a |= (UINT64_C(1) << of->ignored_bits) - 1;
        check(&t, of, a, of, one(of), &f32);
        check(&t, of, a, of, one(of), &f64);
        check(&t, of, one(of), of, a, &f32);
    }
    return tally_report(&t, name, report);
}

bool formats_test_products(const format *a, const format *b, char report[REPORT_MAX])
{
    tally t = { .checked = 0 };
    char name[40];
    snprintf(name, sizeof name, "%s * %s", a->name, b->name);
    /* Bits above a 4- or 6-bit type must not matter. */
    for (uint64_t i = 0; i < 256; i++)
        for (uint64_t j = 0; j < 256; j++)
            check(&t, a, i, b, j, &f32);
    return tally_report(&t, name, report);
}
