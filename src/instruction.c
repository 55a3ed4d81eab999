/* SPDX-License-Identifier: MIT */
/* The instruction table (PTX ISA 9.7.14). A family is a run of consecutive numbers; its columns and its list of
 * variants give the tokens of each. All other properties follow from these tokens. See mmaref.h and instruction.h. */
#include "instruction.h"

/* The family of a number, by binary search; NULL if no family of this build has it. */
static const mmaref_family *family_of(uint16_t id)
{
    uint16_t first = 0, count = mmaref_family_count;
    const mmaref_family *family;

    while (count > 1) { /* it is one of `count` from `first` on, or there is none */
        uint16_t half = count / 2;
        if (mmaref_families[first + half].first <= id) {
            first = (uint16_t)(first + half);
            count = (uint16_t)(count - half);
        } else {
            count = half;
        }
    }
    family = &mmaref_families[first];
    return id >= family->first && id - family->first < family->count ? family : NULL;
}

/* The qualifier of each column of a family. */
static const MMAREF_FLASH uint8_t column_qualifiers[MMAREF_COLUMNS] = {
    MMAREF_QUALIFIER_NAME, MMAREF_QUALIFIER_ACTION, MMAREF_QUALIFIER_MATRIX,
    MMAREF_QUALIFIER_SHAPE, MMAREF_QUALIFIER_KIND, MMAREF_QUALIFIER_DTYPE,
    MMAREF_QUALIFIER_ATYPE, MMAREF_QUALIFIER_BTYPE, MMAREF_QUALIFIER_CTYPE
};

/* The tokens of an instruction, by qualifier (NONE: it has none), from its family's columns and list of variants. Its
 * number in the list is mixed-radix: the lowest digit chooses a token of the first qualifier. Returns the list. */
static const MMAREF_FLASH uint8_t *read_tokens(const mmaref_family *family, uint16_t id,
                                               uint8_t token[MMAREF_QUALIFIERS])
{
    const MMAREF_FLASH uint8_t *list = mmaref_variants + family->variants, *at;
    unsigned variant = (unsigned)id - family->first, quotient;
    uint8_t i;

    while (variant >= list[MMAREF_VARIANTS_COUNT]) { /* it is in a later list */
        variant -= list[MMAREF_VARIANTS_COUNT];
        for (list += MMAREF_VARIANTS_HEADER; *list != MMAREF_QUALIFIERS; list += 2 + list[1]) {
        }
        list++;
    }
    for (i = 0; i < MMAREF_QUALIFIERS; i++) {
        token[i] = MMAREF_TOKEN_NONE;
    }
    for (i = 0; i < MMAREF_COLUMNS; i++) {
        token[column_qualifiers[i]] = family->token[i];
    }
    for (at = list + MMAREF_VARIANTS_HEADER; *at != MMAREF_QUALIFIERS; at += 2 + at[1]) {
        for (quotient = 0; variant >= at[1]; quotient++) { /* by subtraction: small cores have no divider */
            variant -= at[1];
        }
        token[*at] = at[2 + variant];
        variant = quotient;
    }
    return list;
}

/* Whether a chip's fragment belongs to an operand of an instruction with these tokens. */
static bool is_fragment_of(const mmaref_chip_fragment *chip, const mmaref_instruction_row *row,
                     const uint8_t token[MMAREF_QUALIFIERS], uint8_t operand)
{
    bool of_operand = chip->operand == operand ||
                      (chip->operand == MMAREF_OPERAND_C && operand == MMAREF_OPERAND_D);
    uint8_t memory = token[MMAREF_QUALIFIER_LAYOUT]; /* of wmma.load; wmma.mma has one each for A and B */

    if (memory == MMAREF_TOKEN_NONE) {
        memory = token[operand == MMAREF_OPERAND_A ? MMAREF_QUALIFIER_ALAYOUT : MMAREF_QUALIFIER_BLAYOUT];
    }
    return of_operand && chip->shape == token[MMAREF_QUALIFIER_SHAPE] && chip->type == row->format[operand] &&
           (chip->memory == 0 || chip->memory == memory);
}

/* Replaces the default layouts by those of the chips that have `fragments` (of a block). */
static void use_fragments_of_chip(mmaref_instruction_row *row, const uint8_t token[MMAREF_QUALIFIERS],
                                  uint8_t fragments)
{
    uint8_t operand, i;

    for (operand = 0; operand < MMAREF_OPERAND_E; operand++) {
        for (i = 0; i < MMAREF_CHIP_FRAGMENTS; i++) {
            const mmaref_chip_fragment *chip = &mmaref_chip_fragments[i];
            if (chip->fragments == fragments && row->layout[operand] != MMAREF_LAYOUT_NONE &&
                is_fragment_of(chip, row, token, operand)) {
                row->layout[operand] = chip->layout;
            }
        }
    }
}

/* The qualifier that names the type of each operand. Metadata has no type; its entry is not used. */
static const MMAREF_FLASH uint8_t type_qualifiers[MMAREF_OPERANDS] = {
    MMAREF_QUALIFIER_ATYPE, MMAREF_QUALIFIER_BTYPE, MMAREF_QUALIFIER_CTYPE, MMAREF_QUALIFIER_DTYPE,
    MMAREF_QUALIFIER_ATYPE, MMAREF_QUALIFIER_STYPE, MMAREF_QUALIFIER_STYPE
};

/* The type of an operand; NONE for metadata and for an operand that the family lacks. */
static uint8_t type_token(const mmaref_family *family, const uint8_t token[MMAREF_QUALIFIERS], uint8_t operand)
{
    const uint8_t type = token[type_qualifiers[operand]];

    if (family->layout[operand] == MMAREF_LAYOUT_NONE || operand == MMAREF_OPERAND_E) {
        return MMAREF_TOKEN_NONE;
    }
    if (type == MMAREF_TOKEN_NONE) { /* its type has no token */
        return token[MMAREF_QUALIFIER_ACTION] == MMAREF_TOKEN_MMA
                   ? (uint8_t)MMAREF_TYPE_F16 /* A and B of wmma.mma.DTYPE.CTYPE */
                   : token[MMAREF_QUALIFIER_DTYPE];
    }
    return type;
}

/* The format of the elements of a type. Some kinds store e2m1 in bytes; raw bits have formats without a value. */
static uint8_t format_number(uint8_t type, uint8_t kind)
{
    switch (type) {
    case MMAREF_TYPE_E2M1:
        return kind == MMAREF_TOKEN_KIND_F8F6F4 || kind == MMAREF_TOKEN_KIND_MXF8F6F4 ? MMAREF_FORMAT_E2M1_BYTE : type;
    case MMAREF_TYPE_B16:
        return MMAREF_FORMAT_B16_RAW;
    case MMAREF_TYPE_B8:
    case MMAREF_TYPE_B8X16:
        return MMAREF_FORMAT_B8_RAW;
    default:
        return mmaref_format_number(type);
    }
}

const mmaref_instruction_row *mmaref_row_of(const mmaref_instruction *instruction,
                                            const mmaref_arithmetic *arithmetic, mmaref_instruction_row *row)
{
    const mmaref_family *family = instruction == NULL ? NULL : family_of(instruction->id);
    const mmaref_shape *shape = mmaref_shapes + mmaref_shape_count;
    const MMAREF_FLASH uint8_t *header;
    uint8_t token[MMAREF_QUALIFIERS];
    uint8_t operand;

    if (family == NULL) {
        return NULL;
    }
    header = read_tokens(family, instruction->id, token);
    row->id = instruction->id;
    row->availability = header[MMAREF_VARIANTS_AVAILABILITY];
    while (--shape != mmaref_shapes && shape->token != token[MMAREF_QUALIFIER_SHAPE]) {
    }
    row->m_log2 = shape->m_log2;
    row->n_log2 = shape->n_log2;
    row->k_log2 = shape->k_log2;
    row->rounding = token[MMAREF_QUALIFIER_ROUNDING];
    row->matrices_log2 = 0;
    row->transposed = false;
    if (token[MMAREF_QUALIFIER_NUM] != MMAREF_TOKEN_NONE) {
        row->matrices_log2 = (uint8_t)(token[MMAREF_QUALIFIER_NUM] - MMAREF_TOKEN_X1); /* x1, x2, x4 */
        row->transposed = token[MMAREF_QUALIFIER_TRANS] != MMAREF_TOKEN_NONE;
    }
    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        row->layout[operand] = family->layout[operand];
        row->format[operand] = format_number(type_token(family, token, operand), token[MMAREF_QUALIFIER_KIND]);
    }
    row->arithmetic_class = family->arithmetic_class;
    if (row->arithmetic_class == MMAREF_CLASS_WMMA_F16_F16) { /* one of three, by the types of C and D */
        if (row->format[MMAREF_OPERAND_D] == MMAREF_TYPE_F32) {
            row->arithmetic_class = MMAREF_CLASS_WMMA_F32;
        } else if (row->format[MMAREF_OPERAND_C] == MMAREF_TYPE_F32) {
            row->arithmetic_class = MMAREF_CLASS_WMMA_F16_F32;
        }
    }
    if (MMAREF_HAS_WMMA && arithmetic != NULL && token[MMAREF_QUALIFIER_NAME] == MMAREF_TOKEN_WMMA) {
        use_fragments_of_chip(row, token, arithmetic->fragments);
    }
    return row;
}

uint8_t mmaref_instruction_token(const mmaref_instruction *instruction, uint8_t qualifier)
{
    const mmaref_family *family = instruction == NULL ? NULL : family_of(instruction->id);
    uint8_t token[MMAREF_QUALIFIERS];

    if (family == NULL || qualifier >= MMAREF_QUALIFIERS) {
        return MMAREF_TOKEN_NONE;
    }
    (void)read_tokens(family, instruction->id, token);
    return token[qualifier];
}

uint8_t mmaref_row_token(const mmaref_instruction_row *row, uint8_t qualifier)
{
    mmaref_instruction instruction;

    instruction.id = row->id;
    return mmaref_instruction_token(&instruction, qualifier);
}

const mmaref_layout_row *mmaref_layout_of(const mmaref_instruction_row *row, uint8_t operand)
{
    return &mmaref_layout_rows[row->layout[operand]];
}

uint8_t mmaref_sparse_chunk(const mmaref_instruction_row *row)
{
    return (uint8_t)(1u << (row->k_log2 - mmaref_layout_of(row, MMAREF_OPERAND_E)->columns_log2));
}

uint8_t mmaref_scale_vector(const mmaref_instruction_row *row)
{
    uint8_t token = mmaref_row_token(row, MMAREF_QUALIFIER_SCALE_VEC);

    if (token == MMAREF_TOKEN_NONE) {
        return mmaref_row_token(row, MMAREF_QUALIFIER_KIND) == MMAREF_TOKEN_KIND_MXF8F6F4 ? 1 : 2;
    }
    return (uint8_t)(1u << (token - MMAREF_TOKEN_SCALE_VEC_1X)); /* 1X, 2X, 4X */
}

uint16_t mmaref_instruction_count(void)
{
    return MMAREF_INSTRUCTIONS;
}

mmaref_status mmaref_instruction_at(uint16_t id, mmaref_instruction *instruction)
{
    if (instruction == NULL || id >= MMAREF_INSTRUCTIONS) {
        return MMAREF_E_ARGUMENT;
    }
    if (family_of(id) == NULL) {
        return MMAREF_E_LEFT_OUT;
    }
    instruction->id = id;
    return MMAREF_OK;
}

mmaref_status mmaref_instruction_describe(const mmaref_instruction *instruction, mmaref_description *description)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, NULL, &unpacked);
    const MMAREF_FLASH uint8_t *header;
    const mmaref_availability *available;
    const mmaref_family *family;
    uint8_t token[MMAREF_QUALIFIERS], operand;

    if (row == NULL || description == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    family = family_of(row->id);
    header = read_tokens(family, row->id, token);
    available = &mmaref_availabilities[row->availability];
    description->id = instruction->id;
    description->m = (uint16_t)(1u << row->m_log2);
    description->n = (uint16_t)(1u << row->n_log2);
    description->k = (uint16_t)(1u << row->k_log2);
    description->matrices = 1;
    description->lanes = 0;
    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        unsigned registers = 0;
        if (row->layout[operand] != MMAREF_LAYOUT_NONE) {
            const mmaref_layout_row *layout = mmaref_layout_of(row, operand);
            description->lanes = (uint8_t)(1u << mmaref_lanes_log2(layout));
            registers = 1u << layout->elements_log2 << row->matrices_log2 << mmaref_row_width_log2(row, operand) >> 5;
            if (operand < MMAREF_OPERAND_E) { /* selectors choose among metadata and scale factors instead */
                description->matrices = (uint16_t)(1u << layout->products_log2 << row->matrices_log2);
            }
        }
        description->layout[operand] = row->layout[operand];
        description->type[operand] = type_token(family, token, operand);
        description->registers[operand] = (uint8_t)registers;
    }
    description->floating = row->arithmetic_class != 0;
    description->arithmetic_class = row->arithmetic_class;
    description->scale_vector = mmaref_is_scaled(row) ? mmaref_scale_vector(row) : 0;
    description->ptx_version = available->ptx_version;
    description->targets = MMAREF_TEXT(mmaref_nth_text(mmaref_target_texts, available->targets));
    description->edition = mmaref_section_editions[header[MMAREF_VARIANTS_SECTION]];
    description->section = MMAREF_TEXT(mmaref_nth_text(mmaref_section_texts, header[MMAREF_VARIANTS_SECTION]));
    return MMAREF_OK;
}

/* ---- Elements of operands ------------------------------------------------ */

#define METADATA_LOG2 2 /* 4 bits per chunk */

uint8_t mmaref_row_width_log2(const mmaref_instruction_row *row, uint8_t operand)
{
    return operand == MMAREF_OPERAND_E ? METADATA_LOG2 : mmaref_format_rows[row->format[operand]].width_log2;
}

uint8_t mmaref_moved_operand(const mmaref_instruction *instruction)
{
    switch (mmaref_instruction_token(instruction, MMAREF_QUALIFIER_MATRIX)) {
    case MMAREF_TOKEN_A:
        return MMAREF_OPERAND_A;
    case MMAREF_TOKEN_B:
        return MMAREF_OPERAND_B;
    case MMAREF_TOKEN_C:
        return MMAREF_OPERAND_C;
    default:
        return MMAREF_OPERAND_D;
    }
}

mmaref_status mmaref_operand_type(const mmaref_instruction *instruction, uint8_t operand, mmaref_type *format)
{
    static const mmaref_type metadata = { MMAREF_KIND_INTEGER, 4, 0, 0, 0, 0, 0, MMAREF_SPECIAL_NONE };
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, NULL, &unpacked);

    if (row == NULL || format == NULL || operand >= MMAREF_OPERANDS || row->layout[operand] == MMAREF_LAYOUT_NONE) {
        return MMAREF_E_ARGUMENT;
    }
    if (operand == MMAREF_OPERAND_E) {
        *format = metadata;
    } else {
        mmaref_format_describe(&mmaref_format_rows[row->format[operand]], format);
    }
    return MMAREF_OK;
}
