/* SPDX-License-Identifier: MIT */
/* Types: element types of the table, and formats by their numbers; their texts. See mmaref.h and number.h. */
#include "number.h"
#include "syntax.h"

/* ---- Formats ------------------------------------------------------------ */

/* Their numbers are those of the first words; the table of a product may end before. */
#define TYPES (MMAREF_FORMATS <= MMAREF_TYPE_S32 ? MMAREF_FORMATS : MMAREF_TYPE_S32 + 1)

#define EXPONENT_MOST 8 /* bits, as generator/spec/arithmetic_fields.lua says */
#define FRACTION_MOST 23

const mmaref_format_row *mmaref_format_of(uint32_t type, mmaref_own_format *own)
{
#if MMAREF_HAS_OWN
    const uint8_t exponent_bits = (uint8_t)(type >> 24), fraction_bits = (uint8_t)(type >> 16);
    const uint8_t bias = (uint8_t)(type >> 8), special = (uint8_t)type;

    if (type >> 24 != 0 && exponent_bits <= EXPONENT_MOST && fraction_bits != 0 && fraction_bits <= FRACTION_MOST &&
        (special & ~MMAREF_SPECIAL_BINADE) <= MMAREF_SPECIAL_FNUZ) {
        *own = mmaref_format_rows[MMAREF_TYPE_F32]; /* of which it takes a part of the container */
        own->exponent_bits = exponent_bits;
        own->fraction_bits = fraction_bits;
        own->special = special;
        own->bias = bias;
        if (bias == MMAREF_UNLIMITED) {
            own->bias = (uint16_t)((1u << exponent_bits >> 1) - !mmaref_is_fnuz(own));
        }
        return own;
    }
#else
    (void)own;
#endif
    return type == 0 || type >= TYPES ? NULL : &mmaref_format_rows[type];
}

uint32_t mmaref_type_under(const mmaref_arithmetic *arithmetic, uint32_t type)
{
    return !MMAREF_HAS_OWN || type != MMAREF_TYPE_OWN || arithmetic == NULL || arithmetic->own_exponent_bits == 0
               ? type
               : MMAREF_TYPE_FORMAT(arithmetic->own_exponent_bits, arithmetic->own_fraction_bits, arithmetic->own_bias,
                                    arithmetic->own_special);
}

static void describe(const mmaref_format_row *row, mmaref_type *format)
{
    format->kind = row->kind;
    format->width = (uint8_t)(1u << row->width_log2);
    format->shift = row->shift;
    format->sign_bits = row->sign_bits;
    format->exponent_bits = row->exponent_bits;
    format->fraction_bits = row->fraction_bits;
    format->bias = row->bias;
    format->special = (uint8_t)row->special;
}

mmaref_status mmaref_type_get(uint32_t type, mmaref_type *format)
{
    mmaref_own_format own;
    const mmaref_format_row *row = mmaref_format_of(type, &own);

    if (row == NULL || format == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    describe(row, format);
    if (type >= TYPES) {
        format->width = (uint8_t)(1 + row->exponent_bits + row->fraction_bits);
    }
    return MMAREF_OK;
}

mmaref_status mmaref_operand_type(const mmaref_instruction *instruction, uint8_t operand, mmaref_type *format)
{
    static const mmaref_type metadata = { MMAREF_KIND_INTEGER, 4, 0, 0, 0, 0, 0, MMAREF_SPECIAL_NONE };
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, NULL, &unpacked);

    if (row == NULL || format == NULL || operand >= MMAREF_OPERANDS || row->layout[operand] == MMAREF_LAYOUT_NONE) {
        return MMAREF_E_ARGUMENT;
    }
    if (operand == MMAREF_OPERAND_E) {
        *format = metadata;
    } else {
        describe(&mmaref_format_rows[row->format[operand]], format);
    }
    return MMAREF_OK;
}

/* ---- Texts --------------------------------------------------------------- */

#if !defined(MMAREF_WITHOUT_TEXTS)
/* The words of MMAREF_SPECIAL_NONE ... MMAREF_SPECIAL_FNUZ behind a format, then that of MMAREF_SPECIAL_BINADE. */
static const char suffixes[] = "\0ieee\0nan\0reserved\0fnuz\0binade";
#define BINADE 5

/* Reads a decimal number of at most three digits; false if there is none, or if it begins with a needless 0. */
static bool read_digits(const char *text, size_t length, size_t *at, uint16_t *number)
{
    const size_t first = *at;

    *number = 0;
    for (; *at < length && *at < first + 3 && text[*at] >= '0' && text[*at] <= '9'; ++*at) {
        *number = (uint16_t)(*number * 10 + (text[*at] - '0'));
    }
    return *at == first + 1 || (*at > first && text[first] != '0');
}

/* Reads the words behind a format. */
static bool read_suffixes(const char *text, size_t length, size_t at, uint32_t *type)
{
    uint8_t before = 0, word; /* the last one that was read: they ascend */

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

/* "e6m10.b40.ieee.binade" */
static bool read_format(const char *text, size_t length, uint32_t *type)
{
    uint16_t exponent_bits, fraction_bits, bias = MMAREF_UNLIMITED;
    size_t at = 1;

    if (length == 0 || text[0] != 'e' || !read_digits(text, length, &at, &exponent_bits) || at == length ||
        text[at] != 'm') {
        return false;
    }
    at++;
    if (!read_digits(text, length, &at, &fraction_bits) || exponent_bits > EXPONENT_MOST ||
        fraction_bits > FRACTION_MOST) {
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

/* The type of the table that a text names; TYPES: it names none. */
static uint32_t find_type(const char *text, size_t length)
{
    uint8_t number = 1;

    while (number < TYPES && mmaref_text_find(mmaref_token_text(number), 1, text, length) != 0) {
        number++;
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
    if (number == TYPES && !read_format(text, length, &number)) {
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
    if (type < TYPES) {
        mmaref_put_word(&to, mmaref_token_text((uint8_t)type));
    } else {
        mmaref_put(&to, 'e');
        mmaref_put_decimal(&to, (int16_t)(type >> 24));
        mmaref_put(&to, 'm');
        mmaref_put_decimal(&to, (int16_t)(type >> 16 & 0xff));
        if (bias != MMAREF_UNLIMITED || ((uint8_t)type == 0 && find_type(line, to.length) != TYPES)) { /* not e4m3 */
            mmaref_put_word(&to, ".b");
            mmaref_put_decimal(&to, (int16_t)row->bias);
        }
        if (special != MMAREF_SPECIAL_NONE) {
            mmaref_put(&to, '.');
            mmaref_put_word(&to, mmaref_nth_text(suffixes, special));
        }
        if ((type & MMAREF_SPECIAL_BINADE) != 0) {
            mmaref_put_word(&to, ".binade");
        }
    }
    mmaref_put(&to, '\0');
    if (to.length > size) {
        return MMAREF_E_ARGUMENT;
    }
    for (i = 0; i < to.length; i++) {
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

/* ---- Comparison ------------------------------------------------------------ */

static bool is_nan(uint32_t type, uint64_t bits)
{
    mmaref_value value;

    return mmaref_value_decode(type, bits, &value) == MMAREF_OK && value.kind == MMAREF_VALUE_NAN;
}

bool mmaref_same(uint32_t type, const mmaref_arithmetic *arithmetic, uint64_t expected, uint64_t got)
{
    const uint32_t number = mmaref_type_under(arithmetic, type);
    mmaref_type format;

    if (mmaref_type_get(number, &format) != MMAREF_OK) {
        return false;
    }
    if (arithmetic != NULL && arithmetic->nan == MMAREF_NAN_ANY && is_nan(number, expected) && is_nan(number, got)) {
        return true;
    }
    return (expected ^ got) << (64 - format.width) == 0;
}
