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

int32_t mmdpi_instruction_number(const char *text)
{
    mmaref_instruction instruction;
    mmaref_description about;
    mmaref_status status = mmaref_instruction_parse(text, length_of(text), &instruction, NULL);

    if (status == MMAREF_OK) {
        status = mmaref_instruction_describe(&instruction, &about);
    }
    return status == MMAREF_OK ? (int32_t)about.id : (int32_t)status;
}

mmaref_status mmdpi_instruction_by(int32_t number, mmaref_instruction *instruction)
{
    return number < 0 || number >= MMAREF_INSTRUCTIONS ? MMAREF_E_ARGUMENT
                                                       : mmaref_instruction_at((uint16_t)number, instruction);
}

mmaref_status mmdpi_block_read(int32_t number, const char *text, mmaref_arithmetic *block)
{
    mmaref_instruction instruction;
    mmaref_status status;

    if (text == NULL) {
        return MMAREF_E_PROFILE;
    }
    if (number == -1) { /* a dot product that stands by itself */
        return mmaref_arithmetic_parse(NULL, text, length_of(text), block, NULL, NULL);
    }
    status = mmdpi_instruction_by(number, &instruction);
    return status == MMAREF_OK ? mmaref_arithmetic_parse(&instruction, text, length_of(text), block, NULL, NULL)
                               : status;
}

void mmdpi_block_write(mmdpi_text *text, const mmaref_arithmetic *block)
{
    const char *name;
    char value[24];
    uint8_t i;

    mmdpi_text_put(text, "custom");
    for (i = 0; mmaref_arithmetic_get(block, i, &name, value, sizeof value) == MMAREF_OK; i++) {
        mmdpi_text_put(text, " ");
        mmdpi_text_put(text, name);
        mmdpi_text_put(text, "=");
        mmdpi_text_put(text, value);
    }
}
