/* SPDX-License-Identifier: MIT */
/* See mmdpi_names.h. */
#include "mmdpi_names.h"

static size_t length_of(const char *text)
{
    size_t length = 0;

    while (text != NULL && text[length] != '\0') {
        length++;
    }
    return length;
}

static void put_sentence(mmdpi_text *why, const mmaref_error *error, const char *text, size_t length)
{
    char sentence[MMAREF_SENTENCE_MAX];

    if (mmaref_error_write(error, text, length, sentence, sizeof sentence) == MMAREF_OK) {
        mmdpi_put(why, sentence);
    }
}

void mmdpi_put_error(mmdpi_text *text, const mmaref_error *error)
{
    put_sentence(text, error, NULL, 0);
}

/* "arithmetic 'custom aline=jam': " */
static void put_subject(mmdpi_text *why, const char *kind, const char *text)
{
    mmdpi_put(why, kind);
    mmdpi_put(why, " '");
    mmdpi_put(why, text);
    mmdpi_put(why, "': ");
}

/* "arithmetic 'custom aline=jam': 'aline=jam': no such field, nearest is 'align'" */
static void put_refusal(mmdpi_text *why, const char *kind, const char *text, const mmaref_error *error)
{
    put_subject(why, kind, text);
    put_sentence(why, error, text, length_of(text));
}

int32_t mmdpi_instruction_number(const char *text, mmdpi_text *why)
{
    mmaref_instruction instruction;
    mmaref_description about;
    mmaref_error error;
    mmaref_status status = mmaref_instruction_parse(text, length_of(text), &instruction, &error);

    if (status != MMAREF_OK) {
        put_refusal(why, "instruction", text, &error);
        return (int32_t)status;
    }
    status = mmaref_instruction_describe(&instruction, &about);
    return status == MMAREF_OK ? (int32_t)about.id : (int32_t)status;
}

mmaref_status mmdpi_instruction_by(int32_t number, mmaref_instruction *instruction, mmdpi_text *why)
{
    mmaref_status status = number < 0 || number >= MMAREF_INSTRUCTIONS
                               ? MMAREF_E_ARGUMENT
                               : mmaref_instruction_at((uint16_t)number, instruction);

    if (status != MMAREF_OK) {
        mmdpi_put(why, "instruction ");
        mmdpi_put_decimal(why, number);
        mmdpi_put(why, ": ");
        mmdpi_put(why, mmaref_reason_text(status == MMAREF_E_LEFT_OUT ? MMAREF_REASON_LEFT_OUT
                                                                     : MMAREF_REASON_NO_INSTRUCTION));
    }
    return status;
}

mmaref_status mmdpi_block_read(int32_t number, const char *text, mmaref_arithmetic *block, mmdpi_text *why)
{
    const char *given = text == NULL ? "" : text;
    mmaref_instruction instruction;
    mmaref_error error;
    mmaref_status status;

    if (number != -1) {
        status = mmdpi_instruction_by(number, &instruction, why);
        if (status != MMAREF_OK) {
            return status;
        }
    }
    status = mmaref_arithmetic_parse(number == -1 ? NULL : &instruction, given, length_of(given), block, NULL, &error);
    if (number == -1 && status == MMAREF_E_ARGUMENT) {
        put_subject(why, "arithmetic", given);
        mmdpi_put(why, "a profile is of an instruction; without one there is 'custom'");
    } else if (status != MMAREF_OK) {
        put_refusal(why, "arithmetic", given, &error);
    }
    return status;
}

void mmdpi_put_block(mmdpi_text *text, const mmaref_arithmetic *block)
{
    const char *name;
    char value[MMAREF_FIELD_TEXT_MAX];
    uint8_t i;

    mmdpi_put(text, "custom");
    for (i = 0; mmaref_arithmetic_get(block, i, &name, value, sizeof value) == MMAREF_OK; i++) {
        mmdpi_put(text, " ");
        mmdpi_put(text, name);
        mmdpi_put(text, "=");
        mmdpi_put(text, value);
    }
}

/* ---- Types ---- */

static const char own[] = "own"; /* the text of MMAREF_TYPE_OWN */

void mmdpi_put_type(mmdpi_text *text, uint32_t type)
{
    char name[MMAREF_TYPE_TEXT_MAX];

    if (type == MMAREF_TYPE_OWN) {
        mmdpi_put(text, own);
    } else if (mmaref_type_write(type, name, sizeof name) == MMAREF_OK) {
        mmdpi_put(text, name);
    } else {
        mmdpi_put(text, "type ");
        mmdpi_put_unsigned(text, type);
    }
}

static mmaref_status read_word(const char *text, size_t length, uint32_t *type)
{
    size_t i;

    for (i = 0; i < length && own[i] != '\0' && text[i] == own[i]; i++) {
    }
    if (i == length && own[i] == '\0') {
        *type = MMAREF_TYPE_OWN;
        return MMAREF_OK;
    }
    return mmaref_type_parse(text, length, type);
}

mmaref_status mmdpi_type_read(const char *text, uint32_t *type, mmdpi_text *why)
{
    mmaref_status status = read_word(text == NULL ? "" : text, length_of(text), type);

    if (status != MMAREF_OK) {
        put_subject(why, "type", text);
        mmdpi_put(why, "no type has that name; 'f16' is one, 'e6m10' or 'e6m10.b40.ieee' is a format");
    }
    return status;
}

static bool is_between(char c)
{
    return c == ' ' || c == ',';
}

/* Reads the type of the next word and moves `*at` behind it; false if the word is no type. */
static bool next_type(const char **at, uint32_t *type)
{
    size_t length = 0;

    while (is_between(**at)) {
        (*at)++;
    }
    while ((*at)[length] != '\0' && !is_between((*at)[length])) {
        length++;
    }
    *at += length;
    return read_word(*at - length, length, type) == MMAREF_OK;
}

mmaref_status mmdpi_types_read(const char *text, mmaref_dot_types *types, mmdpi_text *why)
{
    const char *at = text == NULL ? "" : text;
    uint32_t type[4];
    uint8_t i;

    for (i = 0; i < 4 && next_type(&at, &type[i]); i++) {
    }
    while (i == 4 && is_between(*at)) {
        at++;
    }
    if (i < 4 || *at != '\0') {
        put_subject(why, "types", text);
        mmdpi_put(why, "word ");
        mmdpi_put_decimal(why, i + 1);
        mmdpi_put(why, i < 4 ? " is no type; those of A, B, C, D were expected, as in 'f16 f16 f32 f32'"
                             : " is one too many: A, B, C and D have four types");
        return MMAREF_E_ARGUMENT;
    }
    types->a = type[0];
    types->b = type[1];
    types->c = type[2];
    types->d = type[3];
    return MMAREF_OK;
}
