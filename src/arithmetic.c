/* SPDX-License-Identifier: MIT */
/* Arithmetic blocks: profiles, and a caller's own. See mmaref.h. */
#include "mmaref_internal.h"

/* The fields of a block in their order, which is also that of the struct: all are bytes but
 * exponent_floor. */
#define FIELDS 19
#define FIELD(name) ((uint8_t)(offsetof(mmaref_arithmetic, name) - (offsetof(mmaref_arithmetic, name) > 2)))
typedef char fields_in_order[FIELD(exponent_floor) == 2 && FIELD(align) == 3 && FIELD(tf32_class) == FIELDS - 1 ? 1 : -1];

#define FLOOR_MAX 1000

/* The largest value of each byte, UNLIMITED aside. */
static const MMAREF_FLASH uint8_t largest[FIELDS] = {
    128, 40, 0, 3, 32, 2, 128, 32, 4, 52, MMAREF_WORD_F32, 1, 1, 15, 1, MMAREF_FRAGMENTS - 1, 1, 1, 1
};

/* The value that the first word of a field stands for, and that a row of a profile need not give. */
static int16_t first_value(uint8_t field)
{
    if (field == FIELD(exponent_floor)) {
        return MMAREF_NO_FLOOR;
    }
    return field == FIELD(fraction_bits) || field == FIELD(result_bits) ? MMAREF_UNLIMITED : 0;
}

static bool in_range(uint8_t field, int16_t value)
{
    if (value == first_value(field)) {
        return true;
    }
    if (field == FIELD(exponent_floor)) {
        return value >= -FLOOR_MAX && value <= FLOOR_MAX;
    }
    if (field == FIELD(step_type) && value != MMAREF_WORD_F16 && value != MMAREF_WORD_F32) {
        return false;
    }
    return value >= (field == FIELD(result_bits)) && value <= largest[field];
}

static int16_t field_get(const mmaref_arithmetic *arithmetic, uint8_t field)
{
    if (field == FIELD(exponent_floor)) {
        return arithmetic->exponent_floor;
    }
    return ((const uint8_t *)arithmetic)[field + (field > 2)];
}

static void field_set(mmaref_arithmetic *arithmetic, uint8_t field, int16_t value)
{
    if (field == FIELD(exponent_floor)) {
        arithmetic->exponent_floor = value;
    } else {
        ((uint8_t *)arithmetic)[field + (field > 2)] = (uint8_t)value;
    }
}

/* ---- Profiles ---- */

/* What a profile does for a class; any row for integer instructions, which ignore it. */
static const MMAREF_FLASH uint8_t *row_of(uint8_t profile, uint8_t arithmetic_class)
{
    const MMAREF_FLASH uint8_t *at = mmaref_arithmetic_rows;
    uint8_t row = arithmetic_class == 0 ? 0 : mmaref_profile_rows[profile][arithmetic_class - 1];

    for (; row != 0; row--) {
        at += 2 + 2 * at[0];
    }
    return at;
}

mmaref_status mmaref_profile(uint8_t profile, const mmaref_instruction *instruction,
                             mmaref_arithmetic *arithmetic)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, &unpacked);
    const MMAREF_FLASH uint8_t *at;
    uint8_t i;

    if (row == NULL || arithmetic == NULL || profile >= MMAREF_PROFILES) {
        return MMAREF_E_ARGUMENT;
    }
    if ((row->profiles >> profile & 1u) == 0) {
        return MMAREF_E_TARGET;
    }
    for (i = 0; i < FIELDS; i++) {
        field_set(arithmetic, i, first_value(i));
    }
    at = row_of(profile, row->arithmetic_class);
    for (i = at[0]; i != 0; i--) {
        at += 2;
        field_set(arithmetic, at[0], (int16_t)(at[0] == FIELD(exponent_floor) ? -at[1] : at[1]));
    }
    arithmetic->fragments = mmaref_profile_fragments[profile];
    arithmetic->rounding = mmaref_rounding_of(instruction, arithmetic);
    return MMAREF_OK;
}

static const char *field_name(uint8_t field);

#define wrong(error, reason, field) wrong_field(error, MMAREF_TEXT(reason), field)
static mmaref_status wrong_field(mmaref_error *error, const char *reason, uint8_t field)
{
    (void)mmaref_fail_for(error, MMAREF_E_ARITHMETIC, reason);
    if (error != NULL) {
        error->nearest = field_name(field);
    }
    return MMAREF_E_ARITHMETIC;
}

#ifdef MMAREF_WITHOUT_TEXTS
static const char *field_name(uint8_t field)
{
    (void)field;
    return NULL;
}
#else
/* By field its name and the words of its values, from first_value on; subnormals: of its bits. */
static const char field_texts[] =
    "products\0all\0"
    "fraction_bits\0unlimited\0"
    "exponent_floor\0none\0"
    "align\0truncate floor jam nearest_even\0"
    "interleave\0\0"
    "accumulate\0fused after after_product\0"
    "group\0all\0"
    "block\0\0"
    "rounding\0zero nearest_even down up nearest_away\0"
    "result_bits\0all\0"
    "step_type\0d f16 - - f32\0"
    "overflow\0infinity rounded\0"
    "zero_sign\0plus ieee\0"
    "subnormals\0kept flush_in flush_out normalise as_f16\0"
    "nan\0all_ones quiet\0"
    "fragments\0default sm_70 sm_75\0"
    "underflow_sign\0kept plus\0"
    "sparse_basis\0stored logical\0"
    "tf32_class\0truncated whole";
typedef char words_in_order[MMAREF_WORD_F16 == 1 && MMAREF_WORD_F32 == 4 && MMAREF_FRAGMENTS == 3 ? 1 : -1];

static const char *field_name(uint8_t field)
{
    return mmaref_nth_text(field_texts, (uint8_t)(2 * field));
}

static const char *field_words(uint8_t field)
{
    return mmaref_nth_text(field_texts, (uint8_t)(2 * field + 1));
}

static bool ends_word(char c)
{
    return c == '\0' || c == ' ';
}

/* Word number `index` of blank-separated ones; NULL beyond the last. */
static const char *nth_word(const char *words, uint16_t index)
{
    while (index != 0 && *words != '\0') {
        index = (uint16_t)(index - (*words == ' '));
        words++;
    }
    return *words == '\0' ? NULL : words;
}

/* Finds `text` among blank-separated words; the index, or -1. */
static int16_t word_index(const char *words, const char *text, size_t length)
{
    int16_t index;
    const char *word;
    size_t i;

    for (index = 0; (word = nth_word(words, (uint16_t)index)) != NULL; index++) {
        for (i = 0; i < length && !ends_word(word[i]) && word[i] == text[i]; i++) {
        }
        if (i == length && ends_word(word[i])) {
            return index;
        }
    }
    return -1;
}

/* A decimal number of at most five digits. */
static bool read_decimal(const char *text, size_t length, int16_t *value)
{
    size_t negative = length != 0 && text[0] == '-';
    int16_t sum = 0;
    size_t i;

    for (i = negative; i < length; i++) {
        if (text[i] < '0' || text[i] > '9' || sum > 3000) {
            return false;
        }
        sum = (int16_t)(sum * 10 + (text[i] - '0'));
    }
    *value = (int16_t)(negative != 0 ? -sum : sum);
    return i != negative;
}

/* A word or a number; of subnormals words of bits too, joined by plus signs. */
static bool read_value(uint8_t field, const char *text, size_t length, int16_t *value)
{
    const char *words = field_words(field);
    int16_t index = word_index(words, text, length);
    size_t end;

    if (field == FIELD(subnormals) && index != 0) {
        *value = 0;
        for (; index != 0; text += end + 1, length -= end + 1) {
            for (end = 0; end < length && text[end] != '+'; end++) {
            }
            index = word_index(words, text, end);
            if (index <= 0) {
                break;
            }
            *value = (int16_t)(*value | 1 << (index - 1));
            if (end == length) {
                return true;
            }
        }
    } else if (index >= 0) {
        *value = (int16_t)(index + first_value(field));
        return in_range(field, *value);
    }
    return read_decimal(text, length, value) && in_range(field, *value);
}

mmaref_status mmaref_arithmetic_set(mmaref_arithmetic *arithmetic, const char *key, size_t key_length,
                                    const char *value, size_t value_length, mmaref_error *error)
{
    int16_t number;
    uint8_t field;

    if (arithmetic == NULL || key == NULL || value == NULL) {
        return mmaref_fail(error, MMAREF_E_ARGUMENT, "no block, key or value");
    }
    for (field = 0; field < FIELDS; field++) {
        if (word_index(field_name(field), key, key_length) == 0) {
            break;
        }
    }
    if (field == FIELDS) {
        return mmaref_fail(error, MMAREF_E_ARITHMETIC, "no such field");
    }
    if (!read_value(field, value, value_length, &number)) {
        return wrong(error, "value out of range", field);
    }
    field_set(arithmetic, field, number);
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
        *to->next++ = c;
        *to->next = '\0';
        to->left--;
    }
}

static void put_word(writer *to, const char *word)
{
    while (!ends_word(*word)) {
        put(to, *word++);
    }
}

static void put_decimal(writer *to, int16_t value)
{
    int16_t unit = 1;

    if (value < 0) {
        put(to, '-');
        value = (int16_t)-value;
    }
    while (value / unit >= 10) {
        unit = (int16_t)(unit * 10);
    }
    for (; unit != 0; unit = (int16_t)(unit / 10)) {
        put(to, (char)('0' + value / unit % 10));
    }
}

static void put_bits(writer *to, const char *words, int16_t value)
{
    uint16_t bit;
    bool more = false;

    for (bit = 1; value != 0; bit++, value = (int16_t)(value >> 1)) {
        const char *word = nth_word(words, bit);
        if ((value & 1) == 0 || word == NULL) {
            continue;
        }
        if (more) {
            put(to, '+');
        }
        put_word(to, word);
        more = true;
    }
}

mmaref_status mmaref_arithmetic_get(const mmaref_arithmetic *arithmetic, uint8_t index, const char **name,
                                    char *text, size_t size)
{
    writer to;
    const char *word;
    int16_t value;

    if (arithmetic == NULL || index >= FIELDS || name == NULL || text == NULL || size == 0) {
        return MMAREF_E_ARGUMENT;
    }
    to.next = text;
    to.left = size;
    text[0] = '\0';
    *name = field_name(index);
    value = field_get(arithmetic, index);
    word = nth_word(field_words(index), (uint16_t)((uint16_t)value - (uint16_t)first_value(index)));
    if (index == FIELD(subnormals) && value != 0) {
        put_bits(&to, field_words(index), value);
    } else if (word != NULL) {
        put_word(&to, word);
    } else {
        put_decimal(&to, value);
    }
    return MMAREF_OK;
}

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
    uint8_t origin;

    if (status != MMAREF_OK || certainty == NULL || source == NULL || row->arithmetic_class == 0) {
        return status != MMAREF_OK ? status : MMAREF_E_ARGUMENT;
    }
    origin = row_of(profile, row->arithmetic_class)[1];
    if (origin >> 4 == MMAREF_CERTAINTY_MEASURED && row->arithmetic_class != MMAREF_CLASS_MXF4 &&
        (is_unmeasured_type(instruction->word[MMAREF_QUALIFIER_ATYPE]) ||
         is_unmeasured_type(instruction->word[MMAREF_QUALIFIER_BTYPE]))) {
        origin = MMAREF_ORIGIN_OF_NARROW_TYPES;
    } else if (origin >> 4 == MMAREF_CERTAINTY_MEASURED && mmaref_is_sparse(row)) {
        origin = MMAREF_ORIGIN_OF_SPARSE;
    }
    *certainty = mmaref_nth_text(mmaref_certainty_texts, origin >> 4);
    *source = mmaref_source_texts[origin & 15];
    return MMAREF_OK;
}
#endif

/* ---- What can be computed ---- */

#define NO_GRID "needs limited fraction_bits"
#define PART_OF_CHUNK "in logical k no whole chunk of metadata"

mmaref_status mmaref_arithmetic_check(const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    uint8_t field;

    if (arithmetic == NULL) {
        return mmaref_fail(error, MMAREF_E_ARGUMENT, "no arithmetic block");
    }
    for (field = 0; field < FIELDS; field++) {
        int16_t value = field_get(arithmetic, field);
        if (!in_range(field, value) && value != first_value(field)) {
            return wrong(error, "value out of range", field);
        }
    }
    if ((arithmetic->interleave & (arithmetic->interleave - 1)) != 0) {
        return wrong(error, "not a power of two", FIELD(interleave));
    }
    if (arithmetic->group != 0 && arithmetic->accumulate == MMAREF_ACCUMULATE_FUSED) {
        return wrong(error, "C is a term of the first step", FIELD(group));
    }
    if (arithmetic->fraction_bits == MMAREF_UNLIMITED && arithmetic->exponent_floor != MMAREF_NO_FLOOR) {
        return wrong(error, NO_GRID, FIELD(exponent_floor));
    }
    if (arithmetic->fraction_bits == MMAREF_UNLIMITED && arithmetic->align != MMAREF_ALIGN_TRUNCATE) {
        return wrong(error, NO_GRID, FIELD(align));
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
    uint8_t part = 0; /* mask of what is less than a chunk of metadata */

    if (status != MMAREF_OK) {
        return status;
    }
    k = (uint16_t)(1u << row->k_log2);
    if (instruction->word[MMAREF_QUALIFIER_DTYPE] == MMAREF_WORD_F64 &&
        (arithmetic->fraction_bits != MMAREF_UNLIMITED || arithmetic->step_type != 0)) {
        return wrong(error, "f64 is computed without loss, in f64", FIELD(fraction_bits));
    }
    if (mmaref_is_sparse(row)) {
        if (arithmetic->sparse_basis == MMAREF_SPARSE_LOGICAL) {
            part = (uint8_t)(mmaref_sparse_chunk(row) - 1);
        } else {
            k /= 2; /* stored elements */
        }
    }
    if (arithmetic->block != 0 &&
        (row->arithmetic_class != MMAREF_CLASS_MXF4 || k % arithmetic->block != 0 ||
         arithmetic->fraction_bits == MMAREF_UNLIMITED || arithmetic->accumulate != MMAREF_ACCUMULATE_FUSED ||
         arithmetic->products != 0 || arithmetic->interleave != 0)) {
        return wrong(error, "only for mxf4, fused, in one step of limited width", FIELD(block));
    }
    if (arithmetic->block == 0 && arithmetic->fraction_bits != MMAREF_UNLIMITED &&
        instruction->word[MMAREF_QUALIFIER_STYPE] == MMAREF_WORD_UE4M3) {
        return wrong(error, "ue4m3 needs blocks or unlimited fraction_bits", FIELD(block));
    }
    if ((arithmetic->products & part) != 0) {
        return wrong(error, PART_OF_CHUNK, FIELD(products));
    }
    if ((arithmetic->interleave & part) != 0) {
        return wrong(error, PART_OF_CHUNK, FIELD(interleave));
    }
    if (arithmetic->interleave * 2u > k) {
        return wrong(error, "longer than half of K", FIELD(interleave));
    }
    if ((arithmetic->group & part) != 0) {
        return wrong(error, PART_OF_CHUNK, FIELD(group));
    }
    if (arithmetic->group != 0 && k % arithmetic->group != 0) {
        return wrong(error, "does not divide K", FIELD(group));
    }
    return MMAREF_OK;
}
