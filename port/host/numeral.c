/* SPDX-License-Identifier: MIT */
/* Reading numbers. See numeral.h. */
#include "numeral.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "element_type.h"
#include "visible.h"

#define DIGITS_KEPT 800  /* a half of two neighbours in f64 has 767; of further digits only whether they are 0 counts */
#define POWERS_MAX 400   /* numbers from 10^400 on, or below 10^-400, are all alike in every type */
#define EXPONENT_MAX 100000
#define FAR 0x2000       /* an exponent beyond that of every type */

unsigned numeral_bits(uint32_t type)
{
    const mmaref_type format = element_type_get(type);

    return format.kind != MMAREF_KIND_FLOAT
               ? format.width
               : (unsigned)format.sign_bits + format.exponent_bits + format.fraction_bits + format.shift;
}

/* ---- Decimals -------------------------------------------------------- */

/* A decimal taken apart: digits * 10^power. */
typedef struct {
    whole digits;
    unsigned kept;  /* digits since the first that is not 0 */
    int power;
    bool dropped;   /* digits that are not 0 were left out */
} decimal;

static void take_digit(decimal *d, char digit, bool fraction)
{
    if (d->kept == DIGITS_KEPT) {
        d->dropped = d->dropped || digit != '0';
        d->power += !fraction;
        return;
    }
    whole_multiply(&d->digits, 10, (uint32_t)(digit - '0'));
    d->kept += d->kept != 0 || digit != '0';
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

/* digits [. digits] [e exponent], at least one digit; false if the text is another. */
static bool split_decimal(const char *text, const char *end, decimal *d)
{
    bool any = false, fraction = false;
    int exponent = 0;

    whole_set(&d->digits, 0);
    d->kept = 0;
    d->power = 0;
    d->dropped = false;
    for (; text < end && (isdigit((unsigned char)*text) || (*text == '.' && !fraction)); text++) {
        if (*text == '.') {
            fraction = true;
        } else {
            take_digit(d, *text, fraction);
            any = true;
        }
    }
    if (any && text < end && (*text == 'e' || *text == 'E')) {
        text++;
        if (!take_exponent(&text, end, &exponent)) {
            return false;
        }
    }
    d->power += exponent;
    return any && text == end;
}

/* x / 5^power in places of 2^-power, shifted up so that the quotient keeps 64 bits; false if nothing was lost. */
static bool divide_by_fives(whole *x, int power, int *exponent)
{
    unsigned up = 64 + 7 * (unsigned)power / 3; /* 5^3 < 2^7 */
    bool rest = false;

    whole_shift_left(x, up);
    *exponent = -power - (int)up;
    for (; power >= 13; power -= 13) {
        rest |= whole_divide(x, 1220703125) != 0; /* 5^13 */
    }
    for (; power > 0; power--) {
        rest |= whole_divide(x, 5) != 0;
    }
    return rest;
}

/* A number of 64 bits and a rest as a value: its last bit tells of the rest, which is all that rounding needs. */
static void set_value(const whole *x, int exponent, bool rest, numeral_text *read)
{
    int up;
    bool below;

    read->value.kind = MMAREF_VALUE_NORMAL;
    read->value.significand = whole_highest(x, &up, &below);
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
    static decimal d;
    int places, exponent = 0, i;
    bool rest = false;

    if (!split_decimal(text, end, &d)) {
        return false;
    }
    places = (int)d.kept + d.power;
    if (d.kept != 0 && (places > POWERS_MAX || places < -POWERS_MAX)) {
        exponent = places > 0 ? FAR : -FAR;
        whole_set(&d.digits, 1);
    } else if (d.kept != 0 && d.power < 0) {
        rest = divide_by_fives(&d.digits, -d.power, &exponent);
    } else {
        for (i = 0; d.kept != 0 && i < d.power; i++) {
            whole_multiply(&d.digits, 10, 0);
        }
    }
    set_value(&d.digits, exponent, rest || d.dropped, read);
    return true;
}

/* ---- Hexadecimal ----------------------------------------------------- */

static int hex_digit(char c)
{
    return isdigit((unsigned char)c) ? c - '0' : isxdigit((unsigned char)c) ? tolower((unsigned char)c) - 'a' + 10 : -1;
}

static bool are_hex_digits(const char *text, const char *end)
{
    const char *at;

    for (at = text; at < end && hex_digit(*at) >= 0; at++) {
    }
    return at == end && at != text;
}

/* 0x1.8p-3 behind its 0x; false if it is another. */
static bool read_hexfloat(const char *text, const char *end, numeral_text *read)
{
    static whole digits;
    bool any = false, fraction = false, rest = false;
    int down = 0, exponent;
    unsigned kept = 0;

    whole_set(&digits, 0);
    for (; text < end && (hex_digit(*text) >= 0 || (*text == '.' && !fraction)); text++) {
        if (*text == '.') {
            fraction = true;
            continue;
        }
        any = true;
        if (kept == DIGITS_KEPT) {
            rest |= *text != '0';
            down -= fraction ? 0 : 4;
            continue;
        }
        whole_multiply(&digits, 16, (uint32_t)hex_digit(*text));
        kept += kept != 0 || *text != '0';
        down += fraction ? 4 : 0;
    }
    if (!any || text == end || (*text != 'p' && *text != 'P')) {
        return false;
    }
    text++;
    if (!take_exponent(&text, end, &exponent) || text != end) {
        return false;
    }
    set_value(&digits, exponent - down, rest, read);
    return true;
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
        return host_complain(place, text, length, reason, NULL);
    }
    return EXIT_EQUAL;
}

/* ---- Complaints ------------------------------------------------------ */

/* Hexadecimal digits without 0x, which may be a pattern or a number: both spellings. */
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
    return host_complain(place, text, length, reason, NULL);
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

static bool is_word(const char *text, const char *end, const char *word)
{
    return (size_t)(end - text) == strlen(word) && strncasecmp(text, word, strlen(word)) == 0;
}

/* A number without its sign, which is no pattern; false if it is none. */
static bool read_magnitude(const char *text, const char *end, numeral_text *read)
{
    if (is_word(text, end, "inf") || is_word(text, end, "infinity") || is_word(text, end, "nan")) {
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
        return host_complain(place, text, length,
                             "a pattern has no sign; a hexadecimal number has an exponent: 0x1.8p-3",
                             NULL);
    }
    if (!read_magnitude(at, end, read)) {
        return host_complain(place, text, length,
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
    return host_complain(place, text, length, reason, NULL);
}

int numeral_encode(const char *place, const char *text, size_t length, uint32_t type, const numeral_text *from,
                   numeral *to)
{
    mmaref_value got;

    to->rounded = false;
    to->pattern = from->pattern;
    if (from->is_pattern) {
        return EXIT_EQUAL;
    }
    if (mmaref_value_encode(type, MMAREF_ROUND_NEAREST_EVEN, &from->value, &to->pattern) != MMAREF_OK) {
        return complain_of_type(place, text, length, type, &from->value);
    }
    got = element_type_decode(type, to->pattern);
    to->rounded = from->rest || (from->value.kind < MMAREF_VALUE_INFINITY &&
                                 (got.kind >= MMAREF_VALUE_INFINITY || !are_equal(from->value, got)));
    return EXIT_EQUAL;
}

int numeral_read(const char *place, const char *text, size_t length, uint32_t type, numeral *read)
{
    numeral_text from;

    return numeral_read_text(place, text, length, type, &from) == EXIT_EQUAL
               ? numeral_encode(place, text, length, type, &from, read)
               : EXIT_UNREADABLE;
}

void numeral_note(const char *place, const char *text, size_t length, uint32_t type, uint64_t pattern)
{
    char became[NUMERAL_MAX], name[MMAREF_TYPE_TEXT_MAX];
    mmaref_value value;
    whole x;

    numeral_write(became, type, pattern, NUMERAL_SHORT);
    value = element_type_decode(type, pattern);
    if (value.kind < MMAREF_VALUE_INFINITY && value.significand != 0) {
        whole_set(&x, value.significand);
        numeral_write_whole(became, value.negative, &x, value.exponent, 17);
    }
    fputs("mmaref: note: ", stderr);
    visible_put(stderr, place, strlen(place), '\0');
    fputs(": '", stderr);
    visible_put(stderr, text, length, '\0');
    fprintf(stderr, "' becomes %s in %s\n", became, element_type_name(type, name));
}
