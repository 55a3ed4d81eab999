/* SPDX-License-Identifier: MIT */
/* Arithmetic blocks as text, and where profiles come from. See mmaref.h. */
#include "mmaref_internal.h"

#ifndef MMAREF_WITHOUT_TEXTS
static const char *words_of(uint8_t field)
{
    return mmaref_nth_text(mmaref_field_texts, (uint8_t)(2 * field + 1));
}
#endif

mmaref_status mmaref_fail_field(mmaref_error *error, uint8_t reason, uint8_t field)
{
    (void)mmaref_fail(error, reason);
    if (error != NULL) {
#ifndef MMAREF_WITHOUT_TEXTS
        error->nearest = mmaref_nth_text(mmaref_field_texts, (uint8_t)(2 * field));
#else
        (void)field;
#endif
    }
    return MMAREF_E_ARITHMETIC;
}

#ifndef MMAREF_WITHOUT_TEXTS
/* A word of a field or a decimal number of at most five digits. */
static bool read_one(uint8_t field, const char *text, size_t length, int16_t *value)
{
    bool negative = length != 0 && text[0] == '-';
    int16_t sum = mmaref_word_index(words_of(field), text, length);
    size_t i;

    if (sum >= 0) {
        *value = (int16_t)(mmaref_field_rows[field].kind == MMAREF_FIELD_KIND_BITS ? 1 << sum >> 1 : sum + mmaref_field_rows[field].first);
        return true;
    }
    sum = 0;
    for (i = negative; i < length; i++) {
        if (text[i] < '0' || text[i] > '9' || sum > 3000) {
            return false;
        }
        sum = (int16_t)(sum * 10 + (text[i] - '0'));
    }
    *value = (int16_t)(negative ? -sum : sum);
    return length > negative;
}

/* The same; of subnormals several, joined by plus signs. */
static bool read_value(uint8_t field, const char *text, size_t length, int16_t *value)
{
    int16_t bits = 0;
    size_t end = 0, start;

    do {
        start = end;
        while (end < length && (text[end] != '+' || mmaref_field_rows[field].kind != MMAREF_FIELD_KIND_BITS)) {
            end++;
        }
        if (!read_one(field, text + start, end - start, value)) {
            return false;
        }
        bits = (int16_t)(bits | *value);
    } while (end++ < length);
    *value = bits;
    return mmaref_field_in_range(field, bits);
}

mmaref_status mmaref_arithmetic_set(mmaref_arithmetic *arithmetic, const char *key, size_t key_length,
                                    const char *value, size_t value_length, mmaref_error *error)
{
    int16_t number;
    uint8_t field;

    if (arithmetic == NULL || key == NULL || value == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_SETTING);
    }
    field = mmaref_text_find(mmaref_field_texts, 2 * MMAREF_FIELDS, key, key_length);
    if (field % 2 != 0 || field == 2 * MMAREF_FIELDS) { /* words of values, or none */
        return mmaref_fail(error, MMAREF_REASON_NO_FIELD);
    }
    field /= 2;
    if (!read_value(field, value, value_length, &number)) {
        return mmaref_fail_field(error, MMAREF_REASON_OUT_OF_RANGE, field);
    }
    mmaref_field_set(arithmetic, field, number);
    return MMAREF_OK;
}

/* A text being written, cut where it is full. */
typedef struct {
    char *next;
    size_t left;
} writer;

static void put(writer *to, char c)
{
    if (to->left > 1) {
        to->next[0] = c;
        to->next[1] = '\0';
        to->next++;
        to->left--;
    }
}

static void put_word(writer *to, const char *word)
{
    while (!mmaref_ends_word(*word)) {
        put(to, *word++);
    }
}

static void put_decimal(writer *to, int16_t value)
{
    unsigned rest = (unsigned)value, unit = 1;

    if (value < 0) {
        put(to, '-');
        rest = 0u - rest;
    }
    while (rest / unit >= 10) {
        unit *= 10;
    }
    for (; unit != 0; unit /= 10) {
        put(to, (char)('0' + rest / unit % 10));
    }
}

mmaref_status mmaref_arithmetic_get(const mmaref_arithmetic *arithmetic, uint8_t index, const char **name,
                                    char *text, size_t size)
{
    writer to;
    const char *words, *word;
    int16_t value;
    uint16_t bit, of_first; /* of a word; the one that the value stands for, if any */

    if (arithmetic == NULL || index >= MMAREF_FIELDS || name == NULL || text == NULL || size == 0) {
        return MMAREF_E_ARGUMENT;
    }
    to.next = text;
    to.left = size;
    text[0] = '\0';
    *name = mmaref_nth_text(mmaref_field_texts, (uint8_t)(2 * index));
    words = mmaref_nth_text(*name, 1);
    value = mmaref_field_get(arithmetic, index);
    of_first = (uint16_t)((uint16_t)value - (uint16_t)mmaref_field_rows[index].first);
    for (bit = 0; (word = mmaref_nth_word(words, bit)) != NULL; bit++) {
        if (mmaref_field_rows[index].kind == MMAREF_FIELD_KIND_BITS && value != 0 ? ((unsigned)value << 1 >> bit & 1u) != 0 : of_first == bit) {
            if (to.next != text) {
                put(&to, '+');
            }
            put_word(&to, word);
        }
    }
    if (to.next == text) {
        put_decimal(&to, value);
    }
    return MMAREF_OK;
}

static bool is_narrow(uint8_t type)
{
    return type == MMAREF_WORD_E3M2 || type == MMAREF_WORD_E2M3 || type == MMAREF_WORD_E2M1;
}

/* What tells the instruction apart from others of its class: bit MMAREF_TRAIT_... */
static uint8_t traits_of(const mmaref_instruction_row *row)
{
    uint8_t a = mmaref_row_word(row, MMAREF_QUALIFIER_ATYPE), b = mmaref_row_word(row, MMAREF_QUALIFIER_BTYPE);
    uint8_t rounding = mmaref_row_word(row, MMAREF_QUALIFIER_ROUNDING);

    return (uint8_t)((mmaref_is_sparse(row) ? 1u << MMAREF_TRAIT_SPARSE : 0) |
                     (mmaref_row_word(row, MMAREF_QUALIFIER_NAME) == MMAREF_WORD_WMMA ? 1u << MMAREF_TRAIT_WMMA : 0) |
                     (is_narrow(a) || is_narrow(b) ? 1u << MMAREF_TRAIT_NARROW : 0) |
                     (a == MMAREF_WORD_E4M3 || b == MMAREF_WORD_E4M3 ? 1u << MMAREF_TRAIT_E4M3 : 0) |
                     (a != b ? 1u << MMAREF_TRAIT_MIXED : 0) |
                     (rounding != MMAREF_WORD_NONE && rounding != MMAREF_WORD_RN ? 1u << MMAREF_TRAIT_DIRECTED : 0) |
                     (mmaref_row_word(row, MMAREF_QUALIFIER_SHAPE) != MMAREF_WORD_M8N8K4 ? 1u << MMAREF_TRAIT_LARGE : 0));
}

typedef char traits_fit_a_byte[MMAREF_TRAITS <= 8 ? 1 : -1];

mmaref_status mmaref_profile_source(uint8_t profile, const mmaref_instruction *instruction, uint8_t index,
                                    const char **certainty, const char **source)
{
    mmaref_arithmetic unused;
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, &unpacked);
    mmaref_status status = mmaref_profile(profile, instruction, &unused);
    const mmaref_evidence *is = mmaref_evidences + mmaref_evidence_count;
    uint8_t traits;

    if (status != MMAREF_OK || index >= MMAREF_FIELDS || certainty == NULL || source == NULL ||
        row->arithmetic_class == 0) {
        return status != MMAREF_OK ? status : MMAREF_E_ARGUMENT;
    }
    traits = traits_of(row);
    do { /* the row itself is among the records */
        is--;
    } while ((is->fields >> index & 1u) == 0 || (is->profiles >> profile & 1u) == 0 ||
             (is->classes >> (row->arithmetic_class - 1) & 1u) == 0 || (traits & is->when) != is->when ||
             (traits & is->unless) != 0);
    *certainty = mmaref_nth_text(mmaref_certainty_texts, is->certainty);
    *source = mmaref_nth_text(mmaref_source_texts, is->source);
    return MMAREF_OK;
}
#endif
