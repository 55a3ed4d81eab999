/* SPDX-License-Identifier: MIT */
/* What an instruction's operands are made of. See mmaref_internal.h. */
#include "mmaref_internal.h"

#define METADATA_LOG2 2 /* four bits a chunk */

/* The qualifier that names the type of each operand; metadata goes with A. */
static const uint8_t type_qualifier[MMAREF_OPERANDS] = {
    MMAREF_QUALIFIER_ATYPE, MMAREF_QUALIFIER_BTYPE, MMAREF_QUALIFIER_CTYPE, MMAREF_QUALIFIER_DTYPE,
    MMAREF_QUALIFIER_ATYPE, MMAREF_QUALIFIER_STYPE, MMAREF_QUALIFIER_STYPE
};

uint8_t mmaref_row_type(const mmaref_instruction_row *row, uint8_t operand)
{
    uint8_t word;

    if (operand == MMAREF_OPERAND_E) {
        return MMAREF_WORD_NONE;
    }
    word = mmaref_row_word(row, type_qualifier[operand]);
    if (word != MMAREF_WORD_NONE) {
        return word;
    }
    if (mmaref_row_word(row, MMAREF_QUALIFIER_ACTION) == MMAREF_WORD_MMA) {
        return MMAREF_WORD_F16; /* of wmma.mma.DTYPE.CTYPE */
    }
    return mmaref_row_word(row, MMAREF_QUALIFIER_DTYPE); /* the one type */
}

const mmaref_format_row *mmaref_row_format(const mmaref_instruction_row *row, uint8_t operand)
{
    uint8_t format = mmaref_row_type(row, operand);

    if (format == MMAREF_WORD_E2M1) {
        uint8_t kind = mmaref_row_word(row, MMAREF_QUALIFIER_KIND);
        if (kind == MMAREF_WORD_KIND_F8F6F4 || kind == MMAREF_WORD_KIND_MXF8F6F4) {
            format = MMAREF_FORMAT_E2M1_BYTE;
        }
    } else if (format == MMAREF_WORD_B16) {
        format = MMAREF_FORMAT_B16_RAW;
    } else if (format == MMAREF_WORD_B8 || format == MMAREF_WORD_B8X16) {
        format = MMAREF_FORMAT_B8_RAW;
    }
    return &mmaref_format_rows[format < MMAREF_FORMATS ? format : 0];
}

uint8_t mmaref_row_width_log2(const mmaref_instruction_row *row, uint8_t operand)
{
    return operand == MMAREF_OPERAND_E ? METADATA_LOG2 : mmaref_row_format(row, operand)->width_log2;
}

/* The same by instruction. */
uint8_t mmaref_type_of(const mmaref_instruction *instruction, uint8_t operand)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, &unpacked);

    return row == NULL ? (uint8_t)MMAREF_WORD_NONE : mmaref_row_type(row, operand);
}

const mmaref_format_row *mmaref_format_of(const mmaref_instruction *instruction, uint8_t operand)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, &unpacked);

    return row == NULL ? &mmaref_format_rows[0] : mmaref_row_format(row, operand);
}

uint8_t mmaref_width_log2(const mmaref_instruction *instruction, uint8_t operand)
{
    return operand == MMAREF_OPERAND_E ? METADATA_LOG2 : mmaref_format_of(instruction, operand)->width_log2;
}

uint8_t mmaref_moved_operand(const mmaref_instruction *instruction)
{
    if (mmaref_instruction_word(instruction, MMAREF_QUALIFIER_NUM) != MMAREF_WORD_NONE) {
        return mmaref_instruction_word(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_WORD_LDMATRIX ? MMAREF_OPERAND_D : MMAREF_OPERAND_A;
    }
    switch (mmaref_instruction_word(instruction, MMAREF_QUALIFIER_MATRIX)) {
    case MMAREF_WORD_A:
        return MMAREF_OPERAND_A;
    case MMAREF_WORD_B:
        return MMAREF_OPERAND_B;
    case MMAREF_WORD_C:
        return MMAREF_OPERAND_C;
    case MMAREF_WORD_D:
        return MMAREF_OPERAND_D;
    default:
        return MMAREF_OPERANDS;
    }
}

uint8_t mmaref_row_matrices_log2(const mmaref_instruction_row *row)
{
    uint8_t word = mmaref_row_word(row, MMAREF_QUALIFIER_NUM); /* x1, x2, x4 */

    return word == MMAREF_WORD_NONE ? 0 : (uint8_t)(word - MMAREF_WORD_X1);
}

/* The layout in memory of an operand; MMAREF_WORD_NONE where the words do not tell. */
static uint8_t memory_of(const mmaref_instruction_row *row, uint8_t operand)
{
    uint8_t word = mmaref_row_word(row, MMAREF_QUALIFIER_LAYOUT);

    if (word == MMAREF_WORD_NONE && operand == MMAREF_OPERAND_A) {
        word = mmaref_row_word(row, MMAREF_QUALIFIER_ALAYOUT);
    } else if (word == MMAREF_WORD_NONE && operand == MMAREF_OPERAND_B) {
        word = mmaref_row_word(row, MMAREF_QUALIFIER_BLAYOUT);
    }
    return word;
}

/* Whether a fragment that one chip has is that of an operand. */
static bool replaces(const mmaref_chip_fragment *own, uint8_t fragments, const mmaref_instruction_row *row,
                     uint8_t operand)
{
    bool of_operand = own->operand == operand ||
                      (own->operand == MMAREF_OPERAND_C && operand == MMAREF_OPERAND_D);

    return of_operand && own->fragments == fragments && own->shape == mmaref_row_word(row, MMAREF_QUALIFIER_SHAPE) &&
           own->type == mmaref_row_type(row, operand) &&
           (own->memory == 0 || own->memory == memory_of(row, operand));
}

const mmaref_instruction_row *mmaref_row_under(const mmaref_instruction *instruction,
                                               const mmaref_arithmetic *arithmetic,
                                               mmaref_instruction_row *unpacked)
{
    const mmaref_instruction_row *row = mmaref_row_of(instruction, unpacked);
    uint8_t operand, i;

    if (!MMAREF_HAS_WMMA || row == NULL || arithmetic == NULL ||
        mmaref_row_word(row, MMAREF_QUALIFIER_NAME) != MMAREF_WORD_WMMA) {
        return row;
    }
    for (operand = 0; operand < MMAREF_OPERAND_E; operand++) {
        for (i = 0; i < MMAREF_CHIP_FRAGMENTS; i++) {
            const mmaref_chip_fragment *own = &mmaref_chip_fragments[i];
            if (unpacked->layout[operand] != MMAREF_LAYOUT_NONE &&
                replaces(own, arithmetic->fragments, row, operand)) {
                unpacked->layout[operand] = own->layout;
            }
        }
    }
    return row;
}
