/* SPDX-License-Identifier: MIT */
/* Instructions and arithmetic by name. See mmaref_imports.svh. */
#include "mmaref_dpi_vectors.h"

static size_t length_of(const char *text)
{
    size_t length = 0;

    while (text != NULL && text[length] != '\0') {
        length++;
    }
    return length;
}

int mmaref_dpi_instruction(const char *text)
{
    mmaref_instruction instruction;
    mmaref_description about;
    mmaref_status status = mmaref_parse(text, length_of(text), &instruction, NULL);

    if (status == MMAREF_OK) {
        status = mmaref_describe(&instruction, &about);
    }
    return status == MMAREF_OK ? (int)about.id : (int)status;
}

const char *mmaref_dpi_text(int instruction)
{
    static char text[MMAREF_TEXT_MAX];
    mmaref_instruction known;

    if (instruction < 0 || instruction > 0xffff ||
        mmaref_instruction_at((uint16_t)instruction, &known) != MMAREF_OK ||
        mmaref_format(&known, text, sizeof text) != MMAREF_OK) {
        return "";
    }
    return text;
}

static mmaref_status job_of(int instruction, mmaref_job *job)
{
    static const mmaref_arithmetic none = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 };

    if (instruction < 0 || instruction > 0xffff) {
        return MMAREF_E_ARGUMENT;
    }
    return mmaref_job_start(job, (uint16_t)instruction, &none);
}

int mmaref_dpi_registers(int instruction, int operand)
{
    mmaref_instruction known;
    mmaref_description about;

    if (instruction < 0 || instruction > 0xffff || operand < 0 || operand >= MMAREF_OPERANDS ||
        mmaref_instruction_at((uint16_t)instruction, &known) != MMAREF_OK ||
        mmaref_describe(&known, &about) != MMAREF_OK) {
        return MMAREF_E_ARGUMENT;
    }
    return about.registers[operand];
}

int mmaref_dpi_element_width(int instruction, int operand)
{
    mmaref_job job;
    mmaref_status status = job_of(instruction, &job);

    if (status != MMAREF_OK || operand < 0 || operand >= MMAREF_OPERANDS) {
        return status != MMAREF_OK ? (int)status : MMAREF_E_ARGUMENT;
    }
    return mmaref_cell_width(&job, (uint8_t)operand);
}

const char *mmaref_dpi_status_name(int status)
{
    return mmaref_status_name((mmaref_status)status);
}

/* ---- Arithmetic as text ---- */

/* The next word of a text; false at its end. */
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

/* The instruction itself; for -1, a dot product alone, any that sums floats. */
static mmaref_status model_instruction(int number, mmaref_instruction *instruction)
{
    mmaref_description about;
    uint16_t id;

    if (number != -1) {
        return number < 0 || number > 0xffff ? MMAREF_E_ARGUMENT
                                             : mmaref_instruction_at((uint16_t)number, instruction);
    }
    for (id = 0; id < mmaref_instruction_count(); id++) {
        if (mmaref_instruction_at(id, instruction) == MMAREF_OK &&
            mmaref_describe(instruction, &about) == MMAREF_OK && about.floating) {
            return MMAREF_OK;
        }
    }
    return MMAREF_E_ARGUMENT;
}

static mmaref_status first_word(const mmaref_instruction *instruction, bool known, const char *word,
                                size_t length, mmaref_arithmetic *block)
{
    uint8_t profile = MMAREF_PROFILE_EXACT;
    bool custom = length == 6 && word[0] == 'c' && word[1] == 'u';
    mmaref_status status = custom ? MMAREF_OK : mmaref_profile_find(word, length, &profile);

    if (status != MMAREF_OK || (!known && !custom)) {
        return MMAREF_E_PROFILE;
    }
    return mmaref_profile(profile, instruction, block);
}

int mmaref_dpi_arithmetic(int number, const char *text, svBitVecVal *arithmetic)
{
    mmaref_instruction instruction;
    mmaref_arithmetic block;
    const char *word;
    size_t length;
    mmaref_status status = model_instruction(number, &instruction);

    if (status != MMAREF_OK || text == NULL || !next_word(&text, &word, &length)) {
        return status != MMAREF_OK ? (int)status : MMAREF_E_PROFILE;
    }
    status = first_word(&instruction, number != -1, word, length, &block);
    while (status == MMAREF_OK && next_word(&text, &word, &length)) {
        status = set_field(&block, word, length);
    }
    if (status == MMAREF_OK) {
        status = mmaref_arithmetic_check(&block, NULL);
    }
    if (status == MMAREF_OK) {
        mmaref_dpi_block_put(&block, arithmetic);
    }
    return status;
}
