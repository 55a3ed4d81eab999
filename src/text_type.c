/* SPDX-License-Identifier: MIT */
/* Element types as text: the token of a type, or a custom format: "e6m10.b40.ieee.binade". See mmaref.h. */
#include "text.h"

#if !defined(MMAREF_WITHOUT_TEXTS)
/* The suffixes for MMAREF_SPECIAL_NONE ... MMAREF_SPECIAL_FNUZ, then for MMAREF_SPECIAL_BINADE. */
static const char suffixes[] = "\0ieee\0nan\0reserved\0fnuz\0binade";
#define BINADE 5

/* Reads a decimal number of at most three digits; false if there is none, or if it has a leading zero. */
static bool read_digits(const char *text, size_t length, size_t *at, uint16_t *number)
{
    const size_t first = *at;

    *number = 0;
    for (; *at < length && *at < first + 3 && text[*at] >= '0' && text[*at] <= '9'; ++*at) {
        *number = (uint16_t)(*number * 10 + (text[*at] - '0'));
    }
    return *at == first + 1 || (*at > first && text[first] != '0');
}

/* Reads the suffixes of a custom format. */
static bool read_suffixes(const char *text, size_t length, size_t at, uint32_t *type)
{
    uint8_t before = 0, word; /* the last suffix read: they ascend */

    for (; at < length; before = word) {
        const size_t first = at + 1;
        if (text[at] != '.') {
            return false;
        }
        for (at = first; at < length && text[at] != '.'; at++) {
        }
        word = mmaref_text_find(suffixes, BINADE + 1, text + first, at - first);
        if (word <= before || word > BINADE || (before != 0 && word != BINADE)) {
            return false;
        }
        *type += word == BINADE ? (uint8_t)MMAREF_SPECIAL_BINADE : word;
    }
    return true;
}

/* Reads a custom format: exponent bits, fraction bits, bias, suffixes. */
static bool read_format(const char *text, size_t length, uint32_t *type)
{
    uint16_t exponent_bits, fraction_bits, bias = MMAREF_UNLIMITED;
    size_t at = 1;

    if (length == 0 || text[0] != 'e' || !read_digits(text, length, &at, &exponent_bits) || at == length ||
        text[at] != 'm') {
        return false;
    }
    at++;
    if (!read_digits(text, length, &at, &fraction_bits) || exponent_bits > MMAREF_FORMAT_EXPONENT_MOST ||
        fraction_bits > MMAREF_FORMAT_FRACTION_MOST) {
        return false;
    }
    if (length - at > 2 && text[at] == '.' && text[at + 1] == 'b' && text[at + 2] >= '0' && text[at + 2] <= '9') {
        at += 2;
        if (!read_digits(text, length, &at, &bias) || bias >= MMAREF_UNLIMITED) {
            return false;
        }
    }
    *type = MMAREF_TYPE_FORMAT(exponent_bits, fraction_bits, bias, MMAREF_SPECIAL_NONE);
    return read_suffixes(text, length, at, type);
}

/* The type whose token the text is; 0: none. */
static uint32_t find_type(const char *text, size_t length)
{
    uint8_t number = 1;

    while (mmaref_text_find(mmaref_token_text(number), 1, text, length) != 0) {
        if (++number == MMAREF_TYPES) {
            number = MMAREF_UNIT_FIRST_TYPE; /* own types of a unit come behind all words of the PTX ISA */
        }
        if (number == MMAREF_UNIT_FIRST_TYPE + MMAREF_UNIT_TYPES) {
            return 0;
        }
    }
    return number;
}

mmaref_status mmaref_type_parse(const char *text, size_t length, uint32_t *type)
{
    mmaref_own_format own;
    uint32_t number;

    if (text == NULL || type == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    number = find_type(text, length);
    if (number == 0 && !read_format(text, length, &number)) {
        return MMAREF_E_ARGUMENT;
    }
    if (mmaref_format_of(number, &own) == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    *type = number;
    return MMAREF_OK;
}

mmaref_status mmaref_type_write(uint32_t type, char *text, size_t size)
{
    char line[MMAREF_TYPE_TEXT_MAX];
    mmaref_own_format own;
    const mmaref_format_row *row = mmaref_format_of(type, &own);
    mmaref_writer to = { line, sizeof line, 0 };
    const uint8_t bias = (uint8_t)(type >> 8), special = (uint8_t)type & (MMAREF_SPECIAL_BINADE - 1);
    size_t i;

    if (text == NULL || row == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    if (mmaref_format_number(type) != 0) {
        mmaref_put_text(&to, mmaref_token_text((uint8_t)type));
    } else {
        mmaref_put(&to, 'e');
        mmaref_put_number(&to, type >> 24, 10, 1);
        mmaref_put(&to, 'm');
        mmaref_put_number(&to, type >> 16 & 0xff, 10, 1);
        if (bias != MMAREF_UNLIMITED ||
            ((uint8_t)type == 0 && find_type(line, to.length) != 0)) { /* not the type e4m3 */
            mmaref_put_text(&to, ".b");
            mmaref_put_number(&to, row->bias, 10, 1);
        }
        if (special != MMAREF_SPECIAL_NONE) {
            mmaref_put(&to, '.');
            mmaref_put_text(&to, mmaref_nth_text(suffixes, special));
        }
        if ((type & MMAREF_SPECIAL_BINADE) != 0) {
            mmaref_put_text(&to, ".binade");
        }
    }
    if (to.length >= size) {
        return MMAREF_E_ARGUMENT;
    }
    for (i = 0; i <= to.length; i++) {
        text[i] = line[i];
    }
    return MMAREF_OK;
}
#else
mmaref_status mmaref_type_parse(const char *text, size_t length, uint32_t *type)
{
    (void)text;
    (void)length;
    (void)type;
    return MMAREF_E_LEFT_OUT;
}

mmaref_status mmaref_type_write(uint32_t type, char *text, size_t size)
{
    (void)type;
    (void)text;
    (void)size;
    return MMAREF_E_LEFT_OUT;
}
#endif
