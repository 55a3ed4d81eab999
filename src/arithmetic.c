/* SPDX-License-Identifier: MIT */
/* Arithmetic blocks: profiles, and a caller's own. See mmaref.h. */
#include "mmaref_internal.h"

mmaref_status mmaref_profile(uint8_t profile, const mmaref_instruction *instruction,
                             mmaref_arithmetic *arithmetic)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, &unpacked);
    uint8_t block;

    if (row == NULL || arithmetic == NULL || profile >= MMAREF_PROFILES) {
        return MMAREF_E_ARGUMENT;
    }
    if ((row->profiles >> profile & 1u) == 0) {
        return MMAREF_E_TARGET;
    }
    block = mmaref_profile_rows[profile][row->arithmetic_class];
    if (block == 255) {
        block = 0; /* an integer instruction: it ignores the block */
    }
    *arithmetic = mmaref_arithmetic_rows[block].block;
    arithmetic->fragments = mmaref_profile_fragments[profile];
    arithmetic->rounding = mmaref_rounding_of(instruction, arithmetic);
    return MMAREF_OK;
}

/* One field of a block: its name, range, and the words that stand for numbers.
 * `words` lists them from `first_word` on, separated by blanks. */
typedef MMAREF_FLASH struct {
    const char *name;
    uint8_t offset;
    bool wide; /* int16_t, not uint8_t */
    int16_t lowest, highest;
    int16_t first_word;
    const char *words;
} field_row;

#define FIELD(name) MMAREF_TEXT(#name), (uint8_t)offsetof(mmaref_arithmetic, name)

static const field_row fields[] = {
    { FIELD(products), false, 0, 128, 0, MMAREF_TEXT("all") },
    { FIELD(fraction_bits), false, 0, 40, MMAREF_UNLIMITED, MMAREF_TEXT("unlimited") },
    { FIELD(exponent_floor), true, -1000, 1000, MMAREF_NO_FLOOR, MMAREF_TEXT("none") },
    { FIELD(align), false, 0, 2, 0, MMAREF_TEXT("truncate floor jam") },
    { FIELD(interleave), false, 0, 32, 0, MMAREF_TEXT("") },
    { FIELD(accumulate), false, 0, 2, 0, MMAREF_TEXT("fused after after_product") },
    { FIELD(group), false, 0, 128, 0, MMAREF_TEXT("all") },
    { FIELD(block), false, 0, 32, 0, MMAREF_TEXT("") },
    { FIELD(rounding), false, 0, 4, 0, MMAREF_TEXT("zero nearest_even down up nearest_away") },
    { FIELD(result_bits), false, 1, 52, MMAREF_UNLIMITED, MMAREF_TEXT("all") },
    { FIELD(step_type), false, 0, MMAREF_WORD_F32, 0, MMAREF_TEXT("d") },
    { FIELD(overflow), false, 0, 1, 0, MMAREF_TEXT("infinity rounded") },
    { FIELD(zero_sign), false, 0, 1, 0, MMAREF_TEXT("plus ieee") },
    { FIELD(subnormals), false, 0, 15, 0, MMAREF_TEXT("kept flush_in flush_out flush_both normalise") },
    { FIELD(nan), false, 0, 1, 0, MMAREF_TEXT("all_ones quiet") },
    { FIELD(fragments), false, 0, MMAREF_FRAGMENTS - 1, 0, MMAREF_TEXT("default sm_70 sm_75") }
};

#define FIELDS (sizeof fields / sizeof fields[0])

static int16_t field_get(const mmaref_arithmetic *arithmetic, const field_row *field)
{
    const uint8_t *at = (const uint8_t *)arithmetic + field->offset;

    return field->wide ? arithmetic->exponent_floor : (int16_t)*at;
}

#define wrong(error, reason, field) wrong_field(error, MMAREF_TEXT(reason), MMAREF_TEXT(field))
static mmaref_status wrong_field(mmaref_error *error, const char *reason, const char *nearest)
{
    (void)mmaref_fail_for(error, MMAREF_E_ARITHMETIC, reason);
    if (error != NULL) {
        error->nearest = nearest;
    }
    return MMAREF_E_ARITHMETIC;
}

#ifndef MMAREF_WITHOUT_TEXTS
static void field_set(mmaref_arithmetic *arithmetic, const field_row *field, int16_t value)
{
    if (field->wide) {
        arithmetic->exponent_floor = value;
    } else {
        *((uint8_t *)arithmetic + field->offset) = (uint8_t)value;
    }
}

/* Finds `text` among blank-separated words; the index, or -1. */
static int16_t word_index(const char *words, const char *text, size_t length)
{
    int16_t index = 0;
    size_t i;

    while (*words != '\0') {
        for (i = 0; i < length && words[i] == text[i] && text[i] != ' '; i++) {
        }
        if (i == length && length != 0 && (words[i] == ' ' || words[i] == '\0')) {
            return index;
        }
        while (*words != '\0' && *words != ' ') {
            words++;
        }
        words += *words == ' ';
        index++;
    }
    return -1;
}

/* A decimal number of at most five digits. */
static bool read_decimal(const char *text, size_t length, int16_t *value)
{
    bool negative = length != 0 && text[0] == '-';
    int32_t sum = 0;
    size_t i;

    for (i = negative ? 1 : 0; i < length; i++) {
        if (text[i] < '0' || text[i] > '9' || sum > 3000) {
            return false;
        }
        sum = sum * 10 + (text[i] - '0');
    }
    *value = (int16_t)(negative ? -sum : sum);
    return i != (negative ? 1u : 0u);
}

mmaref_status mmaref_arithmetic_set(mmaref_arithmetic *arithmetic, const char *key, size_t key_length,
                                    const char *value, size_t value_length, mmaref_error *error)
{
    int16_t number;
    size_t i;

    if (arithmetic == NULL || key == NULL || value == NULL) {
        return mmaref_fail(error, MMAREF_E_ARGUMENT, "no block, key or value");
    }
    for (i = 0; i < FIELDS; i++) {
        if (word_index(fields[i].name, key, key_length) != 0) {
            continue;
        }
        number = word_index(fields[i].words, value, value_length);
        if (number >= 0) {
            field_set(arithmetic, &fields[i], (int16_t)(number + fields[i].first_word));
            return MMAREF_OK;
        }
        if (fields[i].offset == offsetof(mmaref_arithmetic, step_type)) {
            number = mmaref_word_find(value, value_length);
            if (number == MMAREF_WORD_F16 || number == MMAREF_WORD_F32) {
                arithmetic->step_type = (uint8_t)number;
                return MMAREF_OK;
            }
        } else if (read_decimal(value, value_length, &number) && number >= fields[i].lowest &&
                   number <= fields[i].highest) {
            field_set(arithmetic, &fields[i], number);
            return MMAREF_OK;
        }
        return wrong(error, "value out of range", fields[i].name);
    }
    return wrong(error, "no such field", NULL);
}

/* Copies one of blank-separated words, or writes a decimal number; cuts what does not fit. */
static void put_word(const char *words, int16_t index, char *text, size_t size)
{
    size_t length = 0;

    for (; index > 0; index--) {
        while (*words != ' ') {
            words++;
        }
        words++;
    }
    while (words[length] != '\0' && words[length] != ' ' && length + 1 < size) {
        text[length] = words[length];
        length++;
    }
    text[length] = '\0';
}

static void put_decimal(int16_t value, char *text, size_t size)
{
    char digits[6];
    uint16_t rest = (uint16_t)(value < 0 ? -(int32_t)value : value);
    size_t count = 0, length = 0;

    do {
        digits[count++] = (char)('0' + rest % 10);
        rest = (uint16_t)(rest / 10);
    } while (rest != 0);
    if (value < 0 && length + 1 < size) {
        text[length++] = '-';
    }
    while (count != 0 && length + 1 < size) {
        text[length++] = digits[--count];
    }
    text[length] = '\0';
}

static int16_t count_words(const char *words)
{
    int16_t count = words[0] != '\0';

    for (; *words != '\0'; words++) {
        count = (int16_t)(count + (*words == ' '));
    }
    return count;
}

mmaref_status mmaref_arithmetic_get(const mmaref_arithmetic *arithmetic, uint8_t index, const char **name,
                                    char *text, size_t size)
{
    const field_row *field;
    int16_t value;

    if (arithmetic == NULL || index >= FIELDS || name == NULL || text == NULL || size == 0) {
        return MMAREF_E_ARGUMENT;
    }
    field = &fields[index];
    value = field_get(arithmetic, field);
    *name = field->name;
    if (value >= field->first_word && value - field->first_word < count_words(field->words)) {
        put_word(field->words, (int16_t)(value - field->first_word), text, size);
    } else if (field->offset == offsetof(mmaref_arithmetic, step_type) && value < MMAREF_WORDS) {
        put_word(mmaref_words[value], 0, text, size);
    } else {
        put_decimal(value, text, size);
    }
    return MMAREF_OK;
}

/* How sure a row is, and from where. */
static const char *const certainties[] = { "definition", "measured", "read off machine code", "inferred", "unknown" };

/* Types of which nobody has published measurements. */
static bool is_unmeasured_type(uint8_t type)
{
    return type == MMAREF_WORD_E3M2 || type == MMAREF_WORD_E2M3 || type == MMAREF_WORD_E2M1;
}

mmaref_status mmaref_profile_source(uint8_t profile, const mmaref_instruction *instruction,
                                    const char **certainty, const char **source)
{
    mmaref_arithmetic unused;
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, &unpacked);
    mmaref_status status = mmaref_profile(profile, instruction, &unused);
    const mmaref_arithmetic_row *block;

    if (status != MMAREF_OK || certainty == NULL || source == NULL || row->arithmetic_class == 0) {
        return status != MMAREF_OK ? status : MMAREF_E_ARGUMENT;
    }
    block = &mmaref_arithmetic_rows[mmaref_profile_rows[profile][row->arithmetic_class]];
    *certainty = certainties[block->certainty];
    *source = mmaref_source_texts[block->source];
    if (block->certainty == 1 && row->arithmetic_class != MMAREF_CLASS_MXF4 &&
        (is_unmeasured_type(instruction->word[MMAREF_QUALIFIER_ATYPE]) ||
         is_unmeasured_type(instruction->word[MMAREF_QUALIFIER_BTYPE]))) {
        *certainty = certainties[4];
        *source = "nobody has published measurements of these types; parameters of the 8-bit ones";
    } else if (block->certainty == 1 && mmaref_is_sparse(row)) {
        *certainty = certainties[3];
        *source = "nobody has published measurements of sparse instructions; the dense row over stored elements";
    }
    return MMAREF_OK;
}

#endif

static bool in_range(const mmaref_arithmetic *arithmetic, const field_row *field)
{
    int16_t value = field_get(arithmetic, field);
    bool special = field->first_word != 0 && value == field->first_word;

    return special || (value >= field->lowest && value <= field->highest);
}

mmaref_status mmaref_arithmetic_check(const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    uint8_t run;
    size_t i;

    if (arithmetic == NULL) {
        return mmaref_fail(error, MMAREF_E_ARGUMENT, "no arithmetic block");
    }
    for (i = 0; i < FIELDS; i++) {
        if (!in_range(arithmetic, &fields[i])) {
            return wrong(error, "value out of range", fields[i].name);
        }
    }
    run = arithmetic->interleave;
    if ((run & (run - 1)) != 0) {
        return wrong(error, "not a power of two", "interleave");
    }
    if (arithmetic->group != 0 && arithmetic->accumulate == MMAREF_ACCUMULATE_FUSED) {
        return wrong(error, "groups of products need accumulate after", "group");
    }
    if (arithmetic->step_type != 0 && arithmetic->step_type != MMAREF_WORD_F16 &&
        arithmetic->step_type != MMAREF_WORD_F32) {
        return wrong(error, "a step rounds to the type of D, f16 or f32", "step_type");
    }
    return MMAREF_OK;
}

mmaref_status mmaref_arithmetic_fits(const mmaref_arithmetic *arithmetic,
                                     const mmaref_instruction *instruction, mmaref_error *error)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, &unpacked);
    mmaref_status status = mmaref_arithmetic_check(arithmetic, error);
    uint16_t k;

    if (status != MMAREF_OK) {
        return status;
    }
    k = (uint16_t)(1u << row->k_log2);
    if (instruction->word[MMAREF_QUALIFIER_DTYPE] == MMAREF_WORD_F64 &&
        (arithmetic->fraction_bits != MMAREF_UNLIMITED || arithmetic->step_type != 0)) {
        return wrong(error, "f64 is computed without loss, in f64", "fraction_bits");
    }
    if (mmaref_is_sparse(row)) {
        k /= 2; /* stored elements */
    }
    if (arithmetic->block != 0 &&
        (row->arithmetic_class != MMAREF_CLASS_MXF4 || k % arithmetic->block != 0 ||
         arithmetic->fraction_bits == MMAREF_UNLIMITED || arithmetic->accumulate != MMAREF_ACCUMULATE_FUSED ||
         arithmetic->products != 0 || arithmetic->interleave != 0)) {
        return wrong(error, "blocks are for mxf4, fused, in one step of limited width", "block");
    }
    if (arithmetic->interleave * 2u > k) {
        return wrong(error, "longer than half of K", "interleave");
    }
    if (arithmetic->group != 0 && k % arithmetic->group != 0) {
        return wrong(error, "does not divide K", "group");
    }
    return MMAREF_OK;
}
