/* SPDX-License-Identifier: MIT */
/* Reading and printing numbers. See decimal.h. */
#include "number/decimal.h"

#include <ctype.h>
#include <string.h>

#include "base/letters.h"
#include "number/element_type.h"

#define DIGITS_KEPT 800  /* the middle of two neighbours in f64 has 767 digits at most; later ones only set a rest */
#define POWERS_MAX 400   /* all numbers from 10^400 on, and all below 10^-400, round alike in every type */
#define EXPONENT_MAX 100000
#define SHORT_DIGITS 17  /* of f64: as many tell any two patterns apart */
#define FAR 0x2000       /* an exponent beyond that of every type */

unsigned numeral_bits(uint32_t type)
{
    const mmaref_type format = element_type_get(type);

    return format.kind != MMAREF_KIND_FLOAT
               ? format.width
               : (unsigned)format.sign_bits + format.exponent_bits + format.fraction_bits + format.shift;
}

/* ---- Numbers in text ---------------------------------------------------
 *
 * A decimal becomes an integer and a power of ten, and then the highest 64 bits of its exact value and whether any bit
 * below is set: rounding that to any type is rounding once. strtod rounds to f64 first: 1.00048828125000000001, next to
 * the middle of two neighbours in f16, would become the middle, and then the wrong neighbour. What printf writes beyond
 * 17 digits differs between C libraries. */

/* A number taken apart: digits * 10^(power + exponent), or digits * 16^power * 2^exponent. */
typedef struct {
    bignum digits;
    unsigned kept; /* digits since the first that is not 0 */
    int power;
    int exponent;  /* after e or p */
    bool dropped;  /* digits that are not 0 were left out */
} number_parts;

static int hex_digit(char c)
{
    return isdigit((unsigned char)c) ? c - '0' : isxdigit((unsigned char)c) ? tolower((unsigned char)c) - 'a' + 10 : -1;
}

static void take_digit(number_parts *d, unsigned base, int digit, bool fraction)
{
    if (d->kept == DIGITS_KEPT) {
        d->dropped = d->dropped || digit != 0;
        d->power += !fraction;
        return;
    }
    bignum_multiply(&d->digits, base, (uint32_t)digit);
    d->kept += d->kept != 0 || digit != 0;
    d->power -= fraction;
}

/* The decimal number at *at, -EXPONENT_MAX .. EXPONENT_MAX; false if there is none. */
static bool take_exponent(const char **at, const char *end, int *exponent)
{
    bool negative = *at < end && **at == '-';
    const char *first;

    *at += *at < end && (**at == '-' || **at == '+');
    first = *at;
    for (*exponent = 0; *at < end && isdigit((unsigned char)**at); (*at)++) {
        *exponent = *exponent > EXPONENT_MAX ? *exponent : 10 * *exponent + (**at - '0');
    }
    *exponent = negative ? -*exponent : *exponent;
    return *at != first;
}

/* Splits digits [. digits], at least one digit, and an exponent: optional after e in base 10, required after p in base
 * 16. False if the text is another. */
static bool split_number(const char *text, const char *end, unsigned base, number_parts *d)
{
    const char mark = base == 10 ? 'e' : 'p';
    bool any = false, fraction = false;
    int digit;

    memset(d, 0, sizeof *d);
    for (; text < end; text++) {
        digit = hex_digit(*text);
        if (*text == '.' && !fraction) {
            fraction = true;
        } else if (digit >= 0 && digit < (int)base) {
            take_digit(d, base, digit, fraction);
            any = true;
        } else {
            break;
        }
    }
    if (any && text < end && tolower((unsigned char)*text) == mark) {
        text++;
        return take_exponent(&text, end, &d->exponent) && text == end;
    }
    return any && text == end && base == 10;
}

/* x / 5^power in places of 2^-power, shifted up so that the quotient keeps 64 bits; whether bits were lost. */
static bool divide_by_fives(bignum *x, int power, int *exponent)
{
    unsigned up = 64 + 7 * (unsigned)power / 3; /* 5^3 < 2^7 */
    bool rest = false;

    bignum_shift_left(x, up);
    *exponent = -power - (int)up;
    for (; power >= 13; power -= 13) {
        rest |= bignum_divide(x, 1220703125) != 0; /* 5^13 */
    }
    for (; power > 0; power--) {
        rest |= bignum_divide(x, 5) != 0;
    }
    return rest;
}

/* Makes a value of the 64 highest bits and a rest. The last bit is sticky (set if there is a rest): rounding needs no
 * more. */
static void set_value(const bignum *x, int exponent, bool rest, numeral_text *read)
{
    int up;
    bool below;

    read->value.kind = MMAREF_VALUE_NORMAL;
    read->value.significand = bignum_highest(x, &up, &below);
    exponent += up;
    read->value.exponent = (int16_t)(exponent > FAR ? FAR : exponent < -FAR ? -FAR : exponent);
    read->rest = rest || below;
    read->value.significand |= read->rest;
    if (read->value.significand == 0) {
        read->value.kind = MMAREF_VALUE_ZERO;
        read->value.exponent = 0;
    }
}

static bool read_decimal(const char *text, const char *end, numeral_text *read)
{
    static number_parts d;
    int places, exponent = 0, i;
    bool rest = false;

    if (!split_number(text, end, 10, &d)) {
        return false;
    }
    d.power += d.exponent;
    places = (int)d.kept + d.power;
    if (d.kept != 0 && (places > POWERS_MAX || places < -POWERS_MAX)) {
        exponent = places > 0 ? FAR : -FAR;
        bignum_set(&d.digits, 1);
    } else if (d.kept != 0 && d.power < 0) {
        rest = divide_by_fives(&d.digits, -d.power, &exponent);
    } else {
        for (i = 0; d.kept != 0 && i < d.power; i++) {
            bignum_multiply(&d.digits, 10, 0);
        }
    }
    set_value(&d.digits, exponent, rest || d.dropped, read);
    return true;
}

/* Reads 0x1.8p-3 after its 0x; false if the text is another. */
static bool read_hexfloat(const char *text, const char *end, numeral_text *read)
{
    static number_parts d;

    if (!split_number(text, end, 16, &d)) {
        return false;
    }
    set_value(&d.digits, d.exponent + 4 * d.power, d.dropped, read);
    return true;
}

/* ---- Patterns in text -------------------------------------------------- */

static bool are_hex_digits(const char *text, const char *end)
{
    const char *at;

    for (at = text; at < end && hex_digit(*at) >= 0; at++) {
    }
    return at == end && at != text;
}

static int read_pattern(const char *place, const char *text, size_t length, uint32_t type, numeral_text *read)
{
    unsigned bits = numeral_bits(type), digits = (bits + 3) / 4;
    size_t i;
    char reason[100], name[MMAREF_TYPE_TEXT_MAX];

    read->is_pattern = true;
    read->pattern = 0;
    for (i = 2; i < length && i < 18; i++) {
        read->pattern = read->pattern << 4 | (uint64_t)hex_digit(text[i]);
    }
    if (length > 2 + digits || (bits < 64 && read->pattern >> bits != 0)) {
        snprintf(reason, sizeof reason, "a pattern of %s has %u bits, at most %u digits",
                 element_type_name(type, name), bits, digits);
        return cli_complain(place, text, length, reason, NULL);
    }
    return EXIT_EQUAL;
}

/* ---- Complaints ------------------------------------------------------ */

/* Complains of hexadecimal digits without 0x, which may be a pattern or a number, and offers both spellings. */
static int complain_of_bare(const char *place, const char *text, size_t length, uint32_t type)
{
    char reason[160], value[NUMERAL_MAX];
    const char *e = memchr(text, 'e', length);
    numeral_text read;
    uint64_t pattern = 0;
    size_t i;

    e = e == NULL ? memchr(text, 'E', length) : e;
    for (i = 0; i < length && i < 16; i++) {
        pattern = pattern << 4 | (uint64_t)hex_digit(text[i]);
    }
    if (e != NULL && read_decimal(text, text + length, &read)) {
        snprintf(value, sizeof value, "%.*s.0%.*s", (int)(e - text), text, (int)(text + length - e), e);
    } else {
        numeral_write(value, type, pattern, NUMERAL_SHORT);
    }
    snprintf(reason, sizeof reason, "a pattern is written 0x%.*s, a number in decimal: %.60s", (int)length, text,
             value);
    return cli_complain(place, text, length, reason, NULL);
}

/* Whether a word may be meant as a pattern: hexadecimal digits, with a letter, and no number; or as many of them
 * as the type's pattern has, as in 3e00. */
static bool is_bare_pattern(const char *text, size_t length, uint32_t type)
{
    numeral_text read;
    size_t digits = (numeral_bits(type) + 3) / 4, decimal_digits = 0;

    while (decimal_digits < length && isdigit((unsigned char)text[decimal_digits])) {
        decimal_digits++;
    }
    return length <= digits && decimal_digits < length && are_hex_digits(text, text + length) &&
           (length == digits || !read_decimal(text, text + length, &read));
}

/* ---- Numbers --------------------------------------------------------- */

/* A number without its sign, which is no pattern; false if it is none. */
static bool read_magnitude(const char *text, const char *end, numeral_text *read)
{
    size_t length = (size_t)(end - text);

    if (letters_same(text, length, "inf") || letters_same(text, length, "infinity") ||
        letters_same(text, length, "nan")) {
        read->value.kind = tolower((unsigned char)*text) == 'i' ? MMAREF_VALUE_INFINITY : MMAREF_VALUE_NAN;
        return true;
    }
    if (end - text > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X')) {
        return read_hexfloat(text + 2, end, read);
    }
    return read_decimal(text, end, read);
}

int numeral_read_text(const char *place, const char *text, size_t length, uint32_t type, numeral_text *read)
{
    const char *end = text + length, *at = text;

    memset(read, 0, sizeof *read);
    if (length > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X') && are_hex_digits(text + 2, end)) {
        return read_pattern(place, text, length, type, read);
    }
    if (is_bare_pattern(text, length, type)) {
        return complain_of_bare(place, text, length, type);
    }
    at += length != 0 && (*text == '-' || *text == '+');
    if (at - text == 1 && end - at > 2 && at[0] == '0' && (at[1] == 'x' || at[1] == 'X') &&
        are_hex_digits(at + 2, end)) {
        return cli_complain(place, text, length,
                            "a pattern has no sign; a hexadecimal number has an exponent: 0x1.8p-3",
                            NULL);
    }
    if (!read_magnitude(at, end, read)) {
        return cli_complain(place, text, length,
                            "no number: 1.5, -6000, 6.1e-5, 0x1.8p-3, inf, nan, or a pattern as 0x3c00",
                            NULL);
    }
    read->value.negative = *text == '-';
    return EXIT_EQUAL;
}

/* Two finite values, whose significands need not be normalised. */
static bool are_equal(mmaref_value x, mmaref_value y)
{
    mmaref_value *each[2];
    unsigned i;

    each[0] = &x;
    each[1] = &y;
    for (i = 0; i < 2; i++) {
        while (each[i]->significand != 0 && each[i]->significand % 2 == 0) {
            each[i]->significand /= 2;
            each[i]->exponent++;
        }
    }
    return x.significand == y.significand &&
           (x.significand == 0 || (x.exponent == y.exponent && x.negative == y.negative));
}

/* Whether a number is still what it was. */
static bool are_same(mmaref_value x, mmaref_value y)
{
    return x.kind < MMAREF_VALUE_INFINITY ? y.kind < MMAREF_VALUE_INFINITY && are_equal(x, y) : x.kind == y.kind;
}

static int complain_of_type(const char *place, const char *text, size_t length, uint32_t type,
                            const mmaref_value *value)
{
    const char *what = value->kind == MMAREF_VALUE_INFINITY ? "has no infinity"
                       : value->kind == MMAREF_VALUE_NAN    ? "has no NaN"
                       : value->negative                    ? "has no negative numbers"
                                                            : "has no zero";
    char reason[120], name[MMAREF_TYPE_TEXT_MAX];
    mmaref_type format;
    long least, most;

    format = element_type_get(type);
    if (format.kind != MMAREF_KIND_FLOAT && value->kind < MMAREF_VALUE_INFINITY) {
        most = (long)((UINT64_C(1) << (format.width - format.sign_bits)) - 1);
        least = format.sign_bits == 0 ? 0 : -most - 1;
        snprintf(reason, sizeof reason, "%s holds %ld to %ld", element_type_name(type, name), least, most);
    } else {
        snprintf(reason, sizeof reason, "%s %s", element_type_name(type, name), what);
    }
    return cli_complain(place, text, length, reason, NULL);
}

/* Bits of a pattern that its type ignores, and that are not 0. */
static bool has_ignored(uint32_t type, const numeral_text *from)
{
    return from->is_pattern && (from->pattern & ((UINT64_C(1) << element_type_get(type).shift) - 1)) != 0;
}

mmaref_value numeral_value(uint32_t type, const numeral_text *from)
{
    return !from->is_pattern         ? from->value
           : has_ignored(type, from) ? element_type_decode(MMAREF_TYPE_F32, from->pattern) /* only tf32 ignores bits */
                                     : element_type_decode(type, from->pattern);
}

int numeral_encode(const char *place, const char *text, size_t length, uint32_t type, conversion how,
                   const numeral_text *from, numeral *to)
{
    mmaref_value value, got;

    to->rounded = false;
    to->ignores = has_ignored(type, from);
    to->pattern = from->pattern;
    if (from->is_pattern && !(to->ignores && how.is_given)) {
        return EXIT_EQUAL;
    }
    to->ignores = false;
    value = numeral_value(type, from);
    if (!conversion_encode(how, type, &value, &to->pattern)) {
        return complain_of_type(place, text, length, type, &value);
    }
    got = element_type_decode(type, to->pattern);
    to->rounded = from->rest || !are_same(value, got);
    return EXIT_EQUAL;
}

int numeral_read(const char *place, const char *text, size_t length, uint32_t type, conversion how, numeral *read)
{
    numeral_text from;

    return numeral_read_text(place, text, length, type, &from) == EXIT_EQUAL
               ? numeral_encode(place, text, length, type, how, &from, read)
               : EXIT_UNREADABLE;
}

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
static void find_digits(const bignum *x, int exponent, digits *d)
{
    static bignum left;
    char *end = d->digit + sizeof d->digit, *at = end;
    int i;

    bignum_copy(&left, x);
    exponent += exponent < 0 ? (int)bignum_strip(&left, (unsigned)-exponent) : 0;
    for (i = exponent; i <= -13; i += 13) {
        bignum_multiply(&left, 1220703125, 0); /* 5^13 */
    }
    for (; i < 0; i++) {
        bignum_multiply(&left, 5, 0);
    }
    bignum_shift_left(&left, exponent > 0 ? (unsigned)exponent : 0);
    while (left.count != 0) {
        uint32_t nine = bignum_divide(&left, 1000000000);
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

void numeral_write_whole(char text[NUMERAL_MAX], bool negative, const bignum *x, int exponent, unsigned most)
{
    static digits d;

    find_digits(x, exponent, &d);
    if (most != 0) {
        round_digits(&d, (int)most);
    }
    put_digits(text, negative && d.count != 0, &d);
}

int numeral_style_read(const command_line *line, numeral_style *style)
{
    if (line->hex + line->decimal + line->hexfloat > 1) {
        return cli_complain(NULL, "", 0, "--hex, --decimal and --hexfloat exclude each other", NULL);
    }
    *style = line->hex        ? NUMERAL_HEX
             : line->decimal  ? NUMERAL_DECIMAL
             : line->hexfloat ? NUMERAL_HEXFLOAT
                              : NUMERAL_SHORT;
    return EXIT_EQUAL;
}

/* ---- Patterns -------------------------------------------------------- */

/* The fewest digits, at least `least`, that read back as the same pattern; 17 always do. */
static void put_shortest(char text[NUMERAL_MAX], uint32_t type, uint64_t pattern, bool negative, const digits *all,
                         int least)
{
    static digits fewer;
    numeral_text from;
    numeral back;
    int most;

    for (most = least; most <= SHORT_DIGITS; most++) {
        fewer = *all;
        round_digits(&fewer, most);
        put_digits(text, negative, &fewer);
        if (numeral_read_text(NULL, text, strlen(text), type, &from) == EXIT_EQUAL &&
            numeral_encode(NULL, text, strlen(text), type, conversion_usual, &from, &back) == EXIT_EQUAL &&
            back.pattern == pattern) {
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

/* A subnormal is printed with the digits that normal numbers of its type may need: few would tell it from its
 * neighbours, but be far from its value. */
static int least_digits(uint32_t type, const mmaref_value *value)
{
    const int bits = element_type_get(type).fraction_bits + 1;

    return value->kind == MMAREF_VALUE_SUBNORMAL ? bits * 30103 / 100000 + 2 : 1;
}

static void put_finite(char text[NUMERAL_MAX], uint32_t type, uint64_t pattern, const mmaref_value *value,
                       bool all_digits)
{
    static digits d;
    static bignum x;

    bignum_set(&x, value->significand);
    find_digits(&x, value->exponent, &d);
    if (all_digits || d.count <= SHORT_DIGITS) {
        put_digits(text, value->negative, &d);
    } else {
        put_shortest(text, type, pattern, value->negative, &d, least_digits(type, value));
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
