/* SPDX-License-Identifier: MIT */
/* Instructions and arithmetic by name. See mmaref_imports.svh. */
#include "mmaref_dpi_queue.h"
#include "mmaref_dpi_vectors.h"
#include "mmdpi_names.h"

int mmaref_dpi_instruction(const char *text)
{
    return (int)mmdpi_instruction_number(text);
}

const char *mmaref_dpi_text(int instruction)
{
    char name[MMAREF_TEXT_MAX];
    mmaref_instruction known;
    mmdpi_text text;
    const char *answer = mmaref_dpi_text_start(&text);

    if (mmdpi_instruction_by(instruction, &known) == MMAREF_OK &&
        mmaref_instruction_format(&known, name, sizeof name) == MMAREF_OK) {
        mmdpi_text_put(&text, name);
    }
    return answer;
}

int mmaref_dpi_registers(int instruction, int operand)
{
    mmaref_instruction known;
    mmaref_description about;

    if (operand < 0 || operand >= MMAREF_OPERANDS || mmdpi_instruction_by(instruction, &known) != MMAREF_OK ||
        mmaref_instruction_describe(&known, &about) != MMAREF_OK) {
        return MMAREF_E_ARGUMENT;
    }
    return about.registers[operand];
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

int mmaref_dpi_arithmetic(int instruction, const char *text, svBitVecVal *arithmetic)
{
    mmaref_arithmetic block;
    mmaref_status status = mmdpi_block_read(instruction, text, &block);

    mmaref_dpi_zero(arithmetic, MMAREF_DPI_BLOCK_WORDS);
    if (status == MMAREF_OK) {
        mmaref_dpi_block_put(&block, arithmetic);
    }
    return status;
}

const char *mmaref_dpi_arithmetic_text(const svBitVecVal *arithmetic)
{
    mmaref_arithmetic block;
    mmdpi_text text;
    const char *answer = mmaref_dpi_text_start(&text);

    if (mmaref_dpi_block(arithmetic, &block) == MMAREF_OK && mmaref_arithmetic_check(&block, NULL) == MMAREF_OK) {
        mmdpi_block_write(&text, &block);
    }
    return answer;
}
