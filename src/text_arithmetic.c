/* SPDX-License-Identifier: MIT */
/* Arithmetic blocks as text: field=value settings, the evidence for a profile's fields, and whole blocks such as
 * "custom width=4" or the name of a profile. See mmaref.h. */
#include "text.h"

#ifndef MMAREF_WITHOUT_TEXTS
static const char *words_of_field(uint8_t field)
{
    return mmaref_nth_text(mmaref_field_texts, (uint8_t)(2 * field + 1));
}
#endif

const char *mmaref_field_name(uint8_t field)
{
#ifndef MMAREF_WITHOUT_TEXTS
    return field < MMAREF_FIELDS ? mmaref_nth_text(mmaref_field_texts, (uint8_t)(2 * field)) : NULL;
#else
    (void)field;
    return NULL;
#endif
}

#ifndef MMAREF_WITHOUT_TEXTS
typedef struct {
    size_t start, length;
} span;

/* The next word, as blanks and tabs separate them; of length 0 at the end of the text. */
static span next_word(const char *text, size_t length, size_t from)
{
    span word;

    while (from < length && (text[from] == ' ' || text[from] == '\t')) {
        from++;
    }
    word.start = from;
    while (from < length && text[from] != ' ' && text[from] != '\t') {
        from++;
    }
    word.length = from - word.start;
    return word;
}

static size_t find_equals(const char *word, size_t length)
{
    size_t at = 0;

    while (at < length && word[at] != '=') {
        at++;
    }
    return at;
}

/* Reads a decimal number of at most five digits. */
static bool read_number(const char *text, size_t length, int32_t *value)
{
    bool negative = length != 0 && text[0] == '-';
    size_t i;

    *value = 0;
    for (i = negative; i < length; i++) {
        if (text[i] < '0' || text[i] > '9' || *value > 3000) {
            return false;
        }
        *value = *value * 10 + (text[i] - '0');
    }
    *value = negative ? -*value : *value;
    return length > negative;
}

/* Reads one value: a word of the field, a number, or a type. */
static bool read_one(uint8_t field, const char *text, size_t length, int32_t *value)
{
    const uint8_t kind = mmaref_field_rows[field].kind;
    const int16_t word = mmaref_word_index(words_of_field(field), text, length);
    uint32_t type;

    if (word >= 0) {
        *value = kind == MMAREF_FIELD_KIND_BITS     ? 1 << word >> 1
                 : kind == MMAREF_FIELD_KIND_NUMBER ? mmaref_field_rows[field].first
                                                    : word;
        return true;
    }
    if (kind == MMAREF_FIELD_KIND_TYPE && mmaref_type_parse(text, length, &type) == MMAREF_OK) {
        *value = (int32_t)type;
        return true;
    }
    return kind == MMAREF_FIELD_KIND_NUMBER && read_number(text, length, value);
}

/* Reads a value; of a set several words, joined by plus signs. */
static bool read_value(uint8_t field, const char *text, size_t length, int32_t *value)
{
    int32_t bits = 0;
    size_t end = 0, start;

    do {
        start = end;
        while (end < length && (text[end] != '+' || mmaref_field_rows[field].kind != MMAREF_FIELD_KIND_BITS)) {
            end++;
        }
        if (!read_one(field, text + start, end - start, value)) {
            return false;
        }
        bits |= *value;
    } while (end++ < length);
    *value = bits;
    return mmaref_field_in_range(field, bits);
}

/* Sets a field from its current words. */
static mmaref_status set_key(mmaref_arithmetic *arithmetic, const char *key, size_t key_length, const char *value,
                             size_t value_length, mmaref_error *error)
{
    uint8_t field = mmaref_text_find(mmaref_field_texts, 2 * MMAREF_FIELDS, key, key_length);
    int32_t number;

    if (field % 2 != 0 || field == 2 * MMAREF_FIELDS) { /* the words of a field, or nothing */
        return mmaref_fail_field(error, MMAREF_REASON_NO_FIELD, MMAREF_FIELDS);
    }
    field /= 2;
    if (!read_value(field, value, value_length, &number)) {
        return mmaref_fail_field(error, MMAREF_REASON_OUT_OF_RANGE, field);
    }
    mmaref_field_set(arithmetic, field, number);
    return MMAREF_OK;
}

static bool begins_with(const char *text, const char *with, size_t length)
{
    size_t i;

    for (i = 0; i < length && text[i] == with[i]; i++) {
    }
    return i == length;
}

/* The settings that replace a setting of an earlier version: "align=odd" for "align=jam". NULL: it is current. */
static const char *replacement_of(const char *key, size_t key_length, const char *value, size_t value_length)
{
    const char *old;
    uint8_t i;

    for (i = 0; i < mmaref_old_word_count; i++) {
        old = mmaref_nth_text(mmaref_old_words, (uint8_t)(2 * i));
        if (begins_with(old, key, key_length) && old[key_length] == '=' &&
            begins_with(old + key_length + 1, value, value_length) && old[key_length + 1 + value_length] == '\0') {
            return mmaref_nth_text(old, 1);
        }
    }
    return NULL;
}

mmaref_status mmaref_arithmetic_set(mmaref_arithmetic *arithmetic, const char *key, size_t key_length,
                                    const char *value, size_t value_length, mmaref_error *error)
{
    const char *settings;
    mmaref_status status = MMAREF_OK;
    size_t length, equals;
    span word;

    if (arithmetic == NULL || key == NULL || value == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_SETTING);
    }
    settings = replacement_of(key, key_length, value, value_length);
    if (settings == NULL) {
        return set_key(arithmetic, key, key_length, value, value_length, error);
    }
    length = mmaref_text_length(settings);
    word = next_word(settings, length, 0);
    while (status == MMAREF_OK && word.length != 0) {
        const char *one = settings + word.start;
        equals = find_equals(one, word.length);
        status = set_key(arithmetic, one, equals, one + equals + 1, word.length - equals - 1, error);
        word = next_word(settings, length, word.start + word.length);
    }
    return status;
}

/* Writes the value of a field: as words, a type or a number. */
static void put_value(mmaref_writer *to, uint8_t field, int32_t value)
{
    const char *words = mmaref_nth_text(mmaref_field_name(field), 1), *word;
    const uint8_t kind = mmaref_field_rows[field].kind;
    /* Word number i means value i; but the one word of a number field means its first value. */
    const int32_t of_first = kind == MMAREF_FIELD_KIND_NUMBER ? mmaref_field_rows[field].first : 0;
    const uint32_t place = (uint32_t)(value - of_first);
    char type[MMAREF_TYPE_TEXT_MAX];
    uint16_t bit;

    for (bit = 0; (word = mmaref_nth_word(words, bit)) != NULL; bit++) {
        if (kind == MMAREF_FIELD_KIND_BITS && value != 0 ? (place << 1 >> bit & 1u) != 0 : place == bit) {
            if (to->length != 0) {
                mmaref_put(to, '+');
            }
            mmaref_put_word(to, word);
        }
    }
    if (to->length == 0 && kind == MMAREF_FIELD_KIND_TYPE &&
        mmaref_type_write((uint32_t)value, type, sizeof type) == MMAREF_OK) {
        mmaref_put_word(to, type);
    } else if (to->length == 0) {
        mmaref_put_signed(to, value);
    }
}

mmaref_status mmaref_arithmetic_get(const mmaref_arithmetic *arithmetic, uint8_t index, const char **name,
                                    char *text, size_t size)
{
    mmaref_writer to = { NULL, 0, 0 };
    int32_t value;

    if (arithmetic == NULL || index >= MMAREF_FIELDS || name == NULL || text == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    value = mmaref_field_get(arithmetic, index);
    if (!mmaref_field_in_range(index, value)) {
        return MMAREF_E_ARITHMETIC;
    }
    put_value(&to, index, value);
    if (to.length >= size) {
        return MMAREF_E_ARGUMENT;
    }
    to.text = text;
    to.size = size;
    to.length = 0;
    put_value(&to, index, value);
    *name = mmaref_field_name(index);
    return MMAREF_OK;
}

static bool is_narrow(uint8_t type)
{
    return type == MMAREF_TYPE_E3M2 || type == MMAREF_TYPE_E2M3 || type == MMAREF_TYPE_E2M1;
}

static bool has_word(const mmaref_instruction_row *row, uint8_t qualifier, uint8_t word)
{
    return mmaref_row_token(row, qualifier) == word;
}

static uint32_t with_trait(uint32_t traits, uint8_t number, bool has)
{
    return has ? traits | (uint32_t)1 << number : traits;
}

/* The traits by which evidence tells instructions of one class apart: bit MMAREF_TRAIT_... */
static uint16_t traits_of(const mmaref_instruction_row *row)
{
    const uint8_t a = mmaref_row_token(row, MMAREF_QUALIFIER_ATYPE), b = mmaref_row_token(row, MMAREF_QUALIFIER_BTYPE);
    const bool directed = row->rounding != MMAREF_TOKEN_NONE && row->rounding != MMAREF_TOKEN_RN;
    const bool large = !has_word(row, MMAREF_QUALIFIER_SHAPE, MMAREF_SHAPE_M8N8K4);
    const bool nvf4 = has_word(row, MMAREF_QUALIFIER_KIND, MMAREF_TOKEN_KIND_MXF4NVF4);
    const bool four = has_word(row, MMAREF_QUALIFIER_SCALE_VEC, MMAREF_TOKEN_SCALE_VEC_4X);
    uint32_t traits = 0;

    traits = with_trait(traits, MMAREF_TRAIT_SPARSE, mmaref_is_sparse(row));
    traits = with_trait(traits, MMAREF_TRAIT_WMMA, has_word(row, MMAREF_QUALIFIER_NAME, MMAREF_TOKEN_WMMA));
    traits = with_trait(traits, MMAREF_TRAIT_NARROW, is_narrow(a) || is_narrow(b));
    traits = with_trait(traits, MMAREF_TRAIT_E4M3, a == MMAREF_TYPE_E4M3 || b == MMAREF_TYPE_E4M3);
    traits = with_trait(traits, MMAREF_TRAIT_MIXED, a != b);
    traits = with_trait(traits, MMAREF_TRAIT_DIRECTED, directed);
    traits = with_trait(traits, MMAREF_TRAIT_LARGE, large);
    traits = with_trait(traits, MMAREF_TRAIT_E2M1, a == MMAREF_TYPE_E2M1 || b == MMAREF_TYPE_E2M1);
    traits = with_trait(traits, MMAREF_TRAIT_MXF4NVF4, nvf4);
    traits = with_trait(traits, MMAREF_TRAIT_4X, four);
    traits = with_trait(traits, MMAREF_TRAIT_UE4M3, has_word(row, MMAREF_QUALIFIER_STYPE, MMAREF_TYPE_UE4M3));
    return (uint16_t)traits;
}

typedef char traits_fit_a_word[MMAREF_TRAITS <= 16 ? 1 : -1];

mmaref_status mmaref_profile_source(uint8_t profile, const mmaref_instruction *instruction, uint8_t index,
                                    const char **certainty, const char **source)
{
    mmaref_arithmetic unused;
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, NULL, &unpacked);
    mmaref_status status = mmaref_profile_get(profile, instruction, &unused);
    const mmaref_evidence *is = mmaref_evidences + mmaref_evidence_count;
    uint16_t traits;
    uint8_t class_bit;

    if (status != MMAREF_OK || index >= MMAREF_FIELDS || certainty == NULL || source == NULL ||
        row->arithmetic_class == 0) {
        return status != MMAREF_OK ? status : MMAREF_E_ARGUMENT;
    }
    traits = traits_of(row);
    class_bit = (uint8_t)(row->arithmetic_class - 1);
    do { /* ends: some record covers every row of arithmetic */
        is--;
    } while ((is->fields >> index & 1u) == 0 || (is->profiles >> profile & 1u) == 0 ||
             (is->classes[class_bit / 32] >> class_bit % 32 & 1u) == 0 || (traits & is->when) != is->when ||
             (traits & is->unless) != 0);
    *certainty = mmaref_nth_text(mmaref_certainty_texts, is->certainty);
    *source = is->source < mmaref_source_count
                  ? mmaref_nth_text(mmaref_source_texts, is->source)
                  : mmaref_nth_text(mmaref_more_source_texts, (uint8_t)(is->source - mmaref_source_count));
    return MMAREF_OK;
}
#else
mmaref_status mmaref_arithmetic_set(mmaref_arithmetic *arithmetic, const char *key, size_t key_length,
                                    const char *value, size_t value_length, mmaref_error *error)
{
    (void)arithmetic;
    (void)key;
    (void)key_length;
    (void)value;
    (void)value_length;
    return mmaref_fail(error, MMAREF_REASON_LEFT_OUT);
}

mmaref_status mmaref_arithmetic_get(const mmaref_arithmetic *arithmetic, uint8_t index, const char **name,
                                    char *text, size_t size)
{
    (void)arithmetic;
    (void)index;
    (void)name;
    (void)text;
    (void)size;
    return MMAREF_E_LEFT_OUT;
}

mmaref_status mmaref_profile_source(uint8_t profile, const mmaref_instruction *instruction, uint8_t index,
                                    const char **certainty, const char **source)
{
    (void)profile;
    (void)instruction;
    (void)index;
    (void)certainty;
    (void)source;
    return MMAREF_E_LEFT_OUT;
}
#endif

/* ---- Names of profiles -------------------------------------------------- */

mmaref_status mmaref_profile_find(const char *name, size_t length, uint8_t *profile)
{
    uint8_t found;

    if (name == NULL || profile == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    found = mmaref_text_find(mmaref_profile_names, MMAREF_PROFILES + MMAREF_ALIASES, name, length);
    if (found == MMAREF_PROFILES + MMAREF_ALIASES) {
        return MMAREF_E_PROFILE;
    }
    *profile = found < MMAREF_PROFILES ? found : mmaref_aliases[found - MMAREF_PROFILES];
    return MMAREF_OK;
}

const char *mmaref_profile_name(uint8_t profile)
{
    return profile < MMAREF_PROFILES ? mmaref_nth_text(mmaref_profile_names, profile) : NULL;
}

/* ---- A block from one line of text ------------------------------------- */

#ifndef MMAREF_WITHOUT_TEXTS
static mmaref_status fail_at_word(mmaref_error *error, uint8_t reason, span word)
{
    mmaref_status status = mmaref_fail(error, reason);

    if (error != NULL) {
        error->offset = word.start;
        error->length = word.length;
        error->bits = status == MMAREF_E_ARITHMETIC ? MMAREF_FIELDS : 0;
    }
    return status;
}

/* Whether an earlier word, from the second on, sets the same field. */
static bool is_set_before(const char *text, span word, size_t key_length)
{
    span other = next_word(text, word.start, 0);
    size_t i;

    for (;;) {
        other = next_word(text, word.start, other.start + other.length);
        if (other.length == 0) {
            return false;
        }
        for (i = 0; i <= key_length && text[other.start + i] == text[word.start + i]; i++) {
        }
        if (i > key_length) { /* '=' was compared too, so that i stays inside the other word */
            return true;
        }
    }
}

static mmaref_status set_field(const char *text, span word, mmaref_arithmetic *block, mmaref_error *error)
{
    const char *key = text + word.start;
    size_t equals = find_equals(key, word.length);
    mmaref_status status;

    if (equals == word.length) {
        return fail_at_word(error, MMAREF_REASON_NO_VALUE, word);
    }
    status = mmaref_arithmetic_set(block, key, equals, key + equals + 1, word.length - equals - 1, error);
    if (status != MMAREF_OK) {
        if (error != NULL) {
            error->offset = word.start;
            error->length = word.length;
        }
        return status;
    }
    return is_set_before(text, word, equals) ? fail_at_word(error, MMAREF_REASON_FIELD_TWICE, word) : MMAREF_OK;
}

/* Sets the fields that the text names after its first word. */
static mmaref_status set_fields(const char *text, size_t length, mmaref_arithmetic *block, mmaref_error *error)
{
    span word = next_word(text, length, 0);
    mmaref_status status = MMAREF_OK;

    while (status == MMAREF_OK) {
        word = next_word(text, length, word.start + word.length);
        if (word.length == 0) {
            break;
        }
        status = set_field(text, word, block, error);
    }
    return status;
}

/* The text of the named block with this name; NULL if there is none. */
static const char *find_block(const char *word, size_t length)
{
#if MMAREF_HAS_BLOCK_NAMES
    const uint8_t found = mmaref_text_find(mmaref_block_texts, 3 * MMAREF_BLOCKS, word, length);
    const bool is_name = found % 3 == 0 && found < 3 * MMAREF_BLOCKS;

    return is_name ? mmaref_nth_text(mmaref_block_texts, (uint8_t)(found + 2)) : NULL;
#else
    (void)word;
    (void)length;
    return NULL;
#endif
}

/* Starts a block as the first word says: from a profile; for "custom" from the profile exact, or without an instruction
 * from mmaref_arithmetic_start; from a named block, whose text begins with "custom". */
static mmaref_status start_block(const mmaref_instruction *instruction, const char *text, span word,
                                 mmaref_arithmetic *block, uint8_t *profile, mmaref_error *error)
{
    const char *named = find_block(text + word.start, word.length);
    uint8_t found = MMAREF_PROFILE_EXACT;
    mmaref_status status;

    *profile = MMAREF_PROFILES;
    if (named == NULL && mmaref_text_find("custom", 1, text + word.start, word.length) != 0) {
        if (mmaref_profile_find(text + word.start, word.length, &found) != MMAREF_OK) {
            return fail_at_word(error, MMAREF_REASON_UNKNOWN_PROFILE, word);
        }
        *profile = found;
    }
    status = instruction == NULL && *profile == MMAREF_PROFILES ? mmaref_arithmetic_start(block)
                                                                : mmaref_profile_get(found, instruction, block);
    if (status == MMAREF_E_TARGET) {
        return fail_at_word(error, MMAREF_REASON_OTHER_PROFILE, word);
    }
    if (status != MMAREF_OK) {
        return mmaref_fail(error, MMAREF_REASON_NO_INSTRUCTION);
    }
    return named == NULL ? MMAREF_OK : set_fields(named, mmaref_text_length(named), block, error);
}

mmaref_status mmaref_arithmetic_parse(const mmaref_instruction *instruction, const char *text, size_t length,
                                      mmaref_arithmetic *arithmetic, uint8_t *profile, mmaref_error *error)
{
    mmaref_arithmetic block;
    uint8_t start;
    mmaref_status status;
    span word;

    if (text == NULL || arithmetic == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_ARITHMETIC);
    }
    word = next_word(text, length, 0);
    status = start_block(instruction, text, word, &block, &start, error);
    if (status == MMAREF_OK) {
        status = set_fields(text, length, &block, error);
    }
    if (status == MMAREF_OK) {
        status = mmaref_arithmetic_check(instruction, &block, error);
    }
    if (status == MMAREF_OK) {
        *arithmetic = block;
        if (profile != NULL) {
            *profile = next_word(text, length, word.start + word.length).length == 0 ? start : (uint8_t)MMAREF_PROFILES;
        }
    }
    return status;
}

mmaref_status mmaref_block_get(uint8_t index, mmaref_block *block)
{
    if (index >= MMAREF_BLOCKS || block == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    block->name = mmaref_nth_text(mmaref_block_texts, (uint8_t)(3 * index));
    block->types = mmaref_nth_text(block->name, 1);
    block->text = mmaref_nth_text(block->name, 2);
    block->certainty = mmaref_nth_text(mmaref_certainty_texts, mmaref_block_certainties[index]);
    block->source = mmaref_nth_text(mmaref_block_sources, index);
    return MMAREF_OK;
}
#else
mmaref_status mmaref_arithmetic_parse(const mmaref_instruction *instruction, const char *text, size_t length,
                                      mmaref_arithmetic *arithmetic, uint8_t *profile, mmaref_error *error)
{
    (void)instruction;
    (void)text;
    (void)length;
    (void)arithmetic;
    (void)profile;
    return mmaref_fail(error, MMAREF_REASON_LEFT_OUT);
}

mmaref_status mmaref_block_get(uint8_t index, mmaref_block *block)
{
    (void)index;
    (void)block;
    return MMAREF_E_LEFT_OUT;
}
#endif
