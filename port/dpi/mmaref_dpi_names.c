/* SPDX-License-Identifier: MIT */
/* Instructions and arithmetic by name. See mmaref_imports.svh. */
#include "mmaref_dpi_queue.h"
#include "mmaref_dpi_vectors.h"
#include "mmdpi_names.h"
#include "mmdpi_words.h"

int mmaref_dpi_instruction(const char *text)
{
    mmdpi_text why;

    (void)mmaref_dpi_text_start(&why);
    return mmaref_dpi_refused((int)mmdpi_instruction_number(text, &why));
}

const char *mmaref_dpi_text(int instruction)
{
    char name[MMAREF_TEXT_MAX];
    mmaref_instruction known;
    mmdpi_text text, unused;
    const char *answer = mmaref_dpi_text_start(&text);
    char why[MMAREF_SENTENCE_MAX];

    mmdpi_text_start(&unused, why, sizeof why);
    if (mmdpi_instruction_by(instruction, &known, &unused) == MMAREF_OK &&
        mmaref_instruction_format(&known, name, sizeof name) == MMAREF_OK) {
        mmdpi_put(&text, name);
    }
    return answer;
}

static mmaref_status describe(int instruction, mmaref_description *about, mmdpi_text *why)
{
    mmaref_instruction known;
    mmaref_status status = mmdpi_instruction_by(instruction, &known, why);

    return status == MMAREF_OK ? mmaref_instruction_describe(&known, about) : status;
}

int mmaref_dpi_lanes(int instruction)
{
    mmaref_description about;
    mmdpi_text why;

    (void)mmaref_dpi_text_start(&why);
    return describe(instruction, &about, &why) == MMAREF_OK ? about.lanes : mmaref_dpi_refused(MMAREF_E_ARGUMENT);
}

int mmaref_dpi_registers(int instruction, int operand)
{
    mmaref_description about;
    mmdpi_text why;

    (void)mmaref_dpi_text_start(&why);
    if (describe(instruction, &about, &why) != MMAREF_OK) {
        return mmaref_dpi_refused(MMAREF_E_ARGUMENT);
    }
    if (operand < 0 || operand >= MMAREF_OPERANDS) {
        mmdpi_put(&why, "operand ");
        mmdpi_put_decimal(&why, operand);
        mmdpi_put(&why, ": no operand has that number");
        return mmaref_dpi_refused(MMAREF_E_ARGUMENT);
    }
    return about.registers[operand];
}

int mmaref_dpi_type(const char *text)
{
    uint32_t type = 0;
    mmdpi_text why;
    mmaref_status status;

    (void)mmaref_dpi_text_start(&why);
    status = mmdpi_type_read(text, &type, &why);
    return status == MMAREF_OK ? (int)type : mmaref_dpi_refused(status);
}

const char *mmaref_dpi_status_name(int status)
{
    return mmaref_status_name((mmaref_status)status);
}

const char *mmaref_dpi_edition(void)
{
    return mmaref_edition();
}

unsigned mmaref_dpi_tables_hash(void)
{
    mmaref_build build;

    return mmaref_build_get(&build) == MMAREF_OK ? (unsigned)build.tables_hash : 0;
}

int mmaref_dpi_arithmetic(int instruction, const char *text, uint32_t *arithmetic)
{
    mmaref_arithmetic block;
    mmdpi_text why;
    mmaref_status status;

    (void)mmaref_dpi_text_start(&why);
    status = mmdpi_block_read(instruction, text, &block, &why);
    mmdpi_words_zero(arithmetic, MMAREF_DPI_BLOCK_WORDS);
    if (status == MMAREF_OK) {
        mmaref_dpi_block_put(&block, arithmetic);
    }
    return mmaref_dpi_refused(status);
}

const char *mmaref_dpi_arithmetic_text(const uint32_t *arithmetic)
{
    mmaref_arithmetic block;
    mmdpi_text text, unused;
    const char *answer = mmaref_dpi_text_start(&text);
    char why[MMAREF_SENTENCE_MAX];

    mmdpi_text_start(&unused, why, sizeof why);
    if (mmaref_dpi_block(arithmetic, &block, &unused) == MMAREF_OK &&
        mmaref_arithmetic_check(NULL, &block, NULL) == MMAREF_OK) {
        mmdpi_put_block(&text, &block);
    }
    return answer;
}
