/* SPDX-License-Identifier: MIT */
/* Printing numbers. See numeral.h. */
#include "numeral.h"

#include <string.h>

#include "element_type.h"

#define SHORT_DIGITS 17 /* of f64: as many tell any two patterns apart */

/* The decimal digits of a number, without zeros at either end: 0.DIGITS * 10^places. */
typedef struct {
    char digit[NUMERAL_MAX];
    int count, places; /* no digits: zero */
} digits;

/* ---- Digits ---------------------------------------------------------- */

static void strip_zeros(digits *d)
{
    int first = 0;

    while (d->count != 0 && d->digit[d->count - 1] == '0') {
        d->count--;
    }
    while (first < d->count && d->digit[first] == '0') {
        first++;
    }
    d->count -= first;
    d->places -= first;
    memmove(d->digit, d->digit + first, (size_t)d->count);
}

/* x * 2^exponent; below a point, 2^-n is 5^n * 10^-n. */
static void find_digits(const whole *x, int exponent, digits *d)
{
    static whole left;
    char *end = d->digit + sizeof d->digit, *at = end;
    int i;

    whole_copy(&left, x);
    exponent += exponent < 0 ? (int)whole_strip(&left, (unsigned)-exponent) : 0;
    for (i = exponent; i <= -13; i += 13) {
        whole_multiply(&left, 1220703125, 0); /* 5^13 */
    }
    for (; i < 0; i++) {
        whole_multiply(&left, 5, 0);
    }
    whole_shift_left(&left, exponent > 0 ? (unsigned)exponent : 0);
    while (left.count != 0) {
        uint32_t nine = whole_divide(&left, 1000000000);
        for (i = 0; i < 9; i++) {
            *--at = (char)('0' + nine % 10);
            nine /= 10;
        }
    }
    d->count = (int)(end - at);
    d->places = d->count + (exponent < 0 ? exponent : 0);
    memmove(d->digit, at, (size_t)d->count);
    strip_zeros(d);
}

/* Rounds to nearest, ties to even, to at most `most` digits. */
static void round_digits(digits *d, int most)
{
    int i = most;
    bool tie, odd, up;

    if (d->count <= most) {
        return;
    }
    tie = d->digit[most] == '5' && d->count == most + 1;
    odd = most > 0 && (d->digit[most - 1] - '0') % 2 != 0;
    up = tie ? odd : d->digit[most] >= '5';
    d->count = most;
    while (up && i > 0 && d->digit[i - 1] == '9') {
        d->digit[--i] = '0';
    }
    if (up && i > 0) {
        d->digit[i - 1]++;
    } else if (up) { /* nothing but nines */
        d->digit[0] = '1';
        d->count = 1;
        d->places++;
    }
    strip_zeros(d);
}

/* 1234.5, or 1.2345e+30 where there would be too many zeros. */
static void put_digits(char text[NUMERAL_MAX], bool negative, const digits *d)
{
    char *at = text;
    int i;

    if (negative) {
        *at++ = '-';
    }
    if (d->count == 0) {
        strcpy(at, "0");
    } else if (d->places > 21 || d->places < -3) {
        *at++ = d->digit[0];
        at += sprintf(at, "%s%.*s", d->count > 1 ? "." : "", d->count - 1, d->digit + 1);
        sprintf(at, "e%+03d", d->places - 1);
    } else if (d->places <= 0) {
        at += sprintf(at, "0.");
        for (i = d->places; i < 0; i++) {
            *at++ = '0';
        }
        sprintf(at, "%.*s", d->count, d->digit);
    } else {
        for (i = 0; i < d->count || i < d->places; i++) {
            if (i == d->places) {
                *at++ = '.';
            }
            *at++ = i < d->count ? d->digit[i] : '0';
        }
        *at = '\0';
    }
}

void numeral_write_whole(char text[NUMERAL_MAX], bool negative, const whole *x, int exponent, unsigned most)
{
    static digits d;

    find_digits(x, exponent, &d);
    if (most != 0) {
        round_digits(&d, (int)most);
    }
    put_digits(text, negative && d.count != 0, &d);
}

/* ---- Patterns -------------------------------------------------------- */

/* The fewest digits that read back as the same pattern; 17 always do. */
static void put_shortest(char text[NUMERAL_MAX], uint32_t type, uint64_t pattern, bool negative, const digits *all)
{
    static digits fewer;
    numeral_text from;
    numeral back;
    int most;

    for (most = 1; most <= SHORT_DIGITS; most++) {
        fewer = *all;
        round_digits(&fewer, most);
        put_digits(text, negative, &fewer);
        if (numeral_read_text(NULL, text, strlen(text), type, &from) == EXIT_EQUAL &&
            numeral_encode(NULL, text, strlen(text), type, &from, &back) == EXIT_EQUAL && back.pattern == pattern) {
            return;
        }
    }
}

static void put_hexfloat(char text[NUMERAL_MAX], const mmaref_value *value)
{
    uint64_t left = value->significand;
    int exponent = value->exponent + 63;
    char *at = text;

    at += sprintf(at, "%s0x%c", value->negative ? "-" : "", left == 0 ? '0' : '1');
    while (left != 0 && left >> 63 == 0) {
        left <<= 1;
        exponent--;
    }
    left = left << 1; /* without the leading bit */
    at += sprintf(at, "%s", left == 0 ? "" : ".");
    for (; left != 0; left <<= 4) {
        *at++ = "0123456789abcdef"[left >> 60];
    }
    sprintf(at, "p%+d", value->significand == 0 ? 0 : exponent);
}

static void put_finite(char text[NUMERAL_MAX], uint32_t type, uint64_t pattern, const mmaref_value *value,
                       bool all_digits)
{
    static digits d;
    static whole x;

    whole_set(&x, value->significand);
    find_digits(&x, value->exponent, &d);
    if (all_digits || d.count <= SHORT_DIGITS) {
        put_digits(text, value->negative, &d);
    } else {
        put_shortest(text, type, pattern, value->negative, &d);
    }
}

void numeral_write(char text[NUMERAL_MAX], uint32_t type, uint64_t pattern, numeral_style style)
{
    const mmaref_value value = element_type_decode(type, pattern);
    const mmaref_type format = element_type_get(type);

    if (style == NUMERAL_HEX) {
        sprintf(text, "0x%0*llx", (int)(numeral_bits(type) + 3) / 4, (unsigned long long)pattern);
    } else if (value.kind >= MMAREF_VALUE_INFINITY) {
        sprintf(text, "%s%s", value.negative && value.kind == MMAREF_VALUE_INFINITY ? "-" : "",
                value.kind == MMAREF_VALUE_NAN ? "nan" : "inf");
    } else if (style == NUMERAL_HEXFLOAT) {
        put_hexfloat(text, &value);
    } else {
        put_finite(text, type, pattern >> format.shift << format.shift, &value, style == NUMERAL_DECIMAL);
    }
}
