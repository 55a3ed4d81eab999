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

/* Whether the first word of a text is "custom". */
static bool starts_custom(const char *text)
{
    static const char custom[] = "custom";
    size_t i;

    while (*text == ' ' || *text == '\t') {
        text++;
    }
    for (i = 0; i < sizeof custom - 1 && text[i] == custom[i]; i++) {
    }
    return i == sizeof custom - 1 && (text[i] == ' ' || text[i] == '\t' || text[i] == '\0');
}

/* A dot product stands for itself: number -1, for which "custom" alone has a meaning. */
mmaref_status mmaref_block_read(int32_t number, const char *text, mmaref_arithmetic *block)
{
    static const char any[] = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32";
    mmaref_instruction instruction;
    mmaref_arithmetic read;
    mmaref_status status;

    if (text == NULL) {
        return MMAREF_E_PROFILE;
    }
    status = number == -1 ? mmaref_parse(any, sizeof any - 1, &instruction, NULL)
                          : mmaref_instruction_by(number, &instruction);
    if (status == MMAREF_OK) {
        status = mmaref_arithmetic_parse(&instruction, text, length_of(text), &read, NULL, NULL);
    }
    if (status == MMAREF_OK && number == -1 && !starts_custom(text)) {
        return MMAREF_E_ARGUMENT;
    }
    if (status == MMAREF_OK) {
        *block = read;
    }
    return status;
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
