/* SPDX-License-Identifier: MIT */
/* See mmaref_names.h. */
#include "mmaref_names.h"

static size_t length_of(const char *text)
{
    size_t length = 0;

    while (text != NULL && text[length] != '\0') {
        length++;
    }
    return length;
}

int32_t mmaref_instruction_number(const char *text)
{
    mmaref_instruction instruction;
    mmaref_description about;
    mmaref_status status = mmaref_parse(text, length_of(text), &instruction, NULL);

    if (status == MMAREF_OK) {
        status = mmaref_describe(&instruction, &about);
    }
    return status == MMAREF_OK ? (int32_t)about.id : (int32_t)status;
}

mmaref_status mmaref_instruction_by(int32_t number, mmaref_instruction *instruction)
{
    return number < 0 || number >= MMAREF_INSTRUCTIONS ? MMAREF_E_ARGUMENT
                                                       : mmaref_instruction_at((uint16_t)number, instruction);
}

/* The next of blank-separated words; false at the end. */
static bool next_word(const char **at, const char **word, size_t *length)
{
    while (**at == ' ') {
        ++*at;
    }
    *word = *at;
    while (**at != '\0' && **at != ' ') {
        ++*at;
    }
    *length = (size_t)(*at - *word);
    return *length != 0;
}

static mmaref_status set_field(mmaref_arithmetic *block, const char *word, size_t length)
{
    size_t equals = 0;

    while (equals < length && word[equals] != '=') {
        equals++;
    }
    if (equals == length) {
        return MMAREF_E_ARITHMETIC;
    }
    return mmaref_arithmetic_set(block, word, equals, word + equals + 1, length - equals - 1, NULL);
}

static bool is_custom(const char *word, size_t length)
{
    static const char custom[] = "custom";
    size_t i;

    for (i = 0; i < length && word[i] == custom[i]; i++) {
    }
    return i == length && i == sizeof custom - 1;
}

/* What a text starts with: a profile, or "custom", which is `exact` until told otherwise
 * and then, a dot product standing for itself, may go without an instruction. */
static mmaref_status first_word(int32_t number, const char *word, size_t length, mmaref_arithmetic *block)
{
    static const char any[] = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32";
    bool custom = is_custom(word, length);
    mmaref_instruction instruction;
    uint8_t profile = MMAREF_PROFILE_EXACT;
    mmaref_status status = custom ? MMAREF_OK : mmaref_profile_find(word, length, &profile);

    if (status == MMAREF_OK) {
        status = custom && number == -1 ? mmaref_parse(any, sizeof any - 1, &instruction, NULL)
                                        : mmaref_instruction_by(number, &instruction);
    }
    return status == MMAREF_OK ? mmaref_profile(profile, &instruction, block) : status;
}

mmaref_status mmaref_block_read(int32_t instruction, const char *text, mmaref_arithmetic *block)
{
    const char *word;
    size_t length;
    mmaref_status status;

    if (text == NULL || !next_word(&text, &word, &length)) {
        return MMAREF_E_PROFILE;
    }
    status = first_word(instruction, word, length, block);
    while (status == MMAREF_OK && next_word(&text, &word, &length)) {
        status = set_field(block, word, length);
    }
    return status == MMAREF_OK ? mmaref_arithmetic_check(block, NULL) : status;
}

void mmaref_block_write(mmaref_text *text, const mmaref_arithmetic *block)
{
    const char *name;
    char value[24];
    uint8_t i;

    mmaref_text_put(text, "custom");
    for (i = 0; mmaref_arithmetic_get(block, i, &name, value, sizeof value) == MMAREF_OK; i++) {
        mmaref_text_put(text, " ");
        mmaref_text_put(text, name);
        mmaref_text_put(text, "=");
        mmaref_text_put(text, value);
    }
}
