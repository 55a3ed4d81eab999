/* SPDX-License-Identifier: MIT */
/* Numbers as people write them, against MPFR: what a pattern is printed as is its value, in every style; it reads
 * back as the pattern; and any decimal rounds as MPFR rounds it. Patterns are decoded, and rounded to, by the oracle.
 *   test_numerals [PATTERNS] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "number/decimal.h"
#include "big.h"
#include "parallel.h"
#include "random.h"

enum { FORMATS = 12, STYLES = 4, DECIMALS = 20000 };

static const format *const formats[FORMATS] = { &e2m1, &e2m3, &e3m2, &e4m3, &e5m2, &ue8m0, &ue4m3, &f16, &bf16,
                                                &tf32, &f32,  &f64 };
static unsigned patterns = 1000000; /* of the types that are too wide to count through */

static uint64_t canonical(const format *of, uint64_t pattern)
{
    return pattern >> of->ignored_bits << of->ignored_bits;
}

/* Whether a text is exactly the value x, by MPFR's own reader; of NUMERAL_SHORT it need only read back. */
static bool is_value(mpfr_srcptr x, const char *text, numeral_style style, mpfr_t y)
{
    char *end;
    int inexact = mpfr_strtofr(y, text, &end, style == NUMERAL_HEXFLOAT ? 16 : 10, MPFR_RNDN);

    if (*end != '\0') {
        return false;
    }
    return style == NUMERAL_SHORT || (mpfr_nan_p(x) && mpfr_nan_p(y)) ||
           (inexact == 0 && mpfr_equal_p(x, y) && mpfr_signbit(x) == mpfr_signbit(y));
}

/* One pattern in every style; false with a report at the first that fails. */
static bool check_pattern(const format *of, uint64_t pattern, bool exactly, workspace *w, char report[REPORT_MAX])
{
    char text[NUMERAL_MAX];
    number n = number_decode(of, pattern);
    numeral back;

    big_set(w->a, &n);
    if (n.kind == NOT_A_NUMBER) {
        mpfr_setsign(w->a, w->a, 0, MPFR_RNDN);
    }
    for (int style = NUMERAL_SHORT; style < STYLES; style++) {
        bool canonical_nan = n.kind == NOT_A_NUMBER && style != NUMERAL_HEX;
        if (style == NUMERAL_DECIMAL && !exactly) {
            continue;
        }
        numeral_write(text, of->word, pattern, (numeral_style)style);
        bool read = numeral_read("here", text, strlen(text), of->word, conversion_usual, &back) == EXIT_EQUAL;
        bool same = canonical(of, back.pattern) == canonical(of, pattern) ||
                    (canonical_nan && number_decode(of, back.pattern).kind == NOT_A_NUMBER);
        bool is = style == NUMERAL_HEX || is_value(w->a, text, (numeral_style)style, w->b);
        if (!read || !same || !is || (style != NUMERAL_SHORT && back.rounded)) {
            snprintf(report, REPORT_MAX, "%s 0x%llx is printed as %.200s: %s", of->name, (unsigned long long)pattern,
                     text,
                     !read ? "cannot be read" : !same ? "reads back as another" : "another value");
            return false;
        }
    }
    return true;
}

/* Every pattern of a format of up to 16 bits, else some that are random; one in 20 with all decimal digits. */
static bool check_format(const format *of, char report[REPORT_MAX])
{
    int width = format_width(of) - of->ignored_bits;
    bool all = width <= 16;
    unsigned count = all ? 1u << width : patterns;
    source from = random_named(of->name);
    workspace w;

    workspace_open(&w, 1200);
    for (unsigned i = 0; i < count; i++) {
        uint64_t pattern = all ? (uint64_t)i << of->ignored_bits : random_next(&from) >> (64 - format_width(of));
        if (!check_pattern(of, pattern, all || i % 20 == 0, &w, report)) {
            return false;
        }
    }
    workspace_close(&w);
    snprintf(report, REPORT_MAX, "%s: %u patterns in decimal and back", of->name, count);
    return true;
}

/* A decimal of the range of a format: at random, near a pattern, and exactly between two. */
static void draw_decimal(const format *of, source *from, workspace *w, char text[NUMERAL_MAX])
{
    uint64_t pattern = random_next(from) >> (64 - format_width(of));
    number n = number_decode(of, canonical(of, pattern));
    int digits = random_between(from, 1, 30);

    if (random_one_in(from, 4) || n.kind == INFINITE || n.kind == NOT_A_NUMBER) {
        int tens = of->exponent_bits * 5 / (12 - of->exponent_bits) * 8;
        snprintf(text, NUMERAL_MAX, "%s%u.%09ue%d", random_one_in(from, 2) && of->is_signed ? "-" : "",
                 random_below(from, 10), random_below(from, 1000000000), random_between(from, -tens - 2, tens + 2));
        return;
    }
    if (random_one_in(from, 2)) { /* half a place further on */
        n.significand = 2 * n.significand + 1;
        n.fraction++;
        n.kind = FINITE;
        digits = 0;
    }
    big_set(w->a, &n);
    if (digits == 0 && random_one_in(from, 3)) { /* and beyond by one digit far below */
        mpfr_snprintf(text, NUMERAL_MAX, "%.1100RNe", w->a);
        char *e = strchr(text, 'e');
        e[-1] = '1';
    } else {
        mpfr_snprintf(text, NUMERAL_MAX, "%.*RNe", digits == 0 ? 1100 : digits, w->a);
    }
}

/* The pattern that MPFR rounds to; odd is toward zero, and then the last bit is set if anything was lost. */
static uint64_t rounded_by(workspace *w, const format *of, uint8_t rounding)
{
    packing how = { of, rounding == MMAREF_ROUND_ODD ? MMAREF_ROUND_ZERO : rounding, of->mantissa_bits, true };
    uint64_t pattern = big_pack(w, w->a, &how);
    number n = number_decode(of, pattern);

    big_set(w->b, &n);
    return rounding == MMAREF_ROUND_ODD && !mpfr_equal_p(w->a, w->b) ? pattern | UINT64_C(1) << of->ignored_bits : pattern;
}

/* Decimals rounded by MPFR and by the command, by every rule in turn. */
static bool check_decimals(const format *of, char report[REPORT_MAX])
{
    source from = random_named(of->name);
    char text[NUMERAL_MAX];
    unsigned read = 0;
    workspace w;

    workspace_open(&w, 5000);
    for (unsigned i = 0; i < DECIMALS; i++) {
        numeral got;
        draw_decimal(of, &from, &w, text);
        mpfr_set_str(w.a, text, 10, MPFR_RNDN);
        if (!of->is_signed && (mpfr_signbit(w.a) || mpfr_zero_p(w.a))) {
            continue;
        }
        const conversion_rule *rule = &conversion_rules[i % conversion_rule_count];
        const conversion how = { rule->rounding, false, true, false };
        uint64_t want = canonical(of, rounded_by(&w, of, rule->rounding));
        if (numeral_read("here", text, strlen(text), of->word, how, &got) != EXIT_EQUAL || got.pattern != want) {
            snprintf(report, REPORT_MAX, "%s %.1500s is 0x%llx, not 0x%llx, %s", of->name, text,
                     (unsigned long long)want, (unsigned long long)got.pattern, rule->name);
            return false;
        }
        number n = number_decode(of, want);
        big_set(w.b, &n);
        if (got.rounded == (mpfr_equal_p(w.a, w.b) != 0)) {
            snprintf(report, REPORT_MAX, "%s %.1500s: exact or not is told wrongly", of->name, text);
            return false;
        }
        read++;
    }
    workspace_close(&w);
    snprintf(report, REPORT_MAX, "%s: %u decimals rounded as MPFR rounds them", of->name, read);
    return read > DECIMALS / 4;
}

/* Types with infinity, which round as IEEE 754 does, are drawn beyond their range too. */
static const format *const rounded[] = { &f16, &bf16, &tf32, &f32, &f64, &e5m2 };
enum { ROUNDED = sizeof rounded / sizeof rounded[0] };

static bool check(unsigned i, char report[REPORT_MAX])
{
    return i < ROUNDED ? check_decimals(rounded[i], report) : check_format(formats[FORMATS + ROUNDED - 1 - i], report);
}

int main(int argc, char **argv)
{
    if (argc > 1) {
        patterns = (unsigned)strtoul(argv[1], NULL, 10);
    }
    return parallel_run(check, FORMATS + ROUNDED) != 0;
}
