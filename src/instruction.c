/* SPDX-License-Identifier: MIT */
/* The instruction table (PTX ISA 9.7.14): what an instruction is, by its number, and whether a target and a PTX ISA
 * version have it. See mmaref.h. */
#include "syntax.h"
#include "warp.h"

/* The row of the family that has a number; NULL where no family of this build has it. */
static const mmaref_family *family_of(uint16_t id)
{
    uint16_t first = 0, count = mmaref_family_count;
    const mmaref_family *family;

    while (count > 1) { /* the family is one of `count` from `first` on, or there is none */
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

/* The tokens of an instruction of a family, by qualifier, NONE where it has none: from the columns of the family, and
 * from its list of variants, which is returned. Its number there is a mixed-radix one: the lowest digit chooses among
 * the tokens of the first qualifier. */
static const MMAREF_FLASH uint8_t *read_tokens(const mmaref_family *family, uint16_t id,
                                               uint8_t token[MMAREF_QUALIFIERS])
{
    const MMAREF_FLASH uint8_t *list = mmaref_variants + family->variants, *at;
    unsigned variant = (unsigned)id - family->first, quotient;
    uint8_t i;

    while (variant >= list[MMAREF_VARIANTS_COUNT]) { /* it is in a list behind this one */
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
        for (quotient = 0; variant >= at[1]; quotient++) { /* by subtraction, as small cores do not divide */
            variant -= at[1];
        }
        token[*at] = at[2 + variant];
        variant = quotient;
    }
    return list;
}

/* Whether a fragment that one chip has is that of an operand of an instruction with such tokens. */
static bool replaces(const mmaref_chip_fragment *own, const mmaref_instruction_row *row,
                     const uint8_t token[MMAREF_QUALIFIERS], uint8_t operand)
{
    bool of_operand = own->operand == operand ||
                      (own->operand == MMAREF_OPERAND_C && operand == MMAREF_OPERAND_D);
    uint8_t memory = token[MMAREF_QUALIFIER_LAYOUT]; /* of wmma.load; of wmma.mma that of A or B: */

    if (memory == MMAREF_TOKEN_NONE) {
        memory = token[operand == MMAREF_OPERAND_A ? MMAREF_QUALIFIER_ALAYOUT : MMAREF_QUALIFIER_BLAYOUT];
    }
    return of_operand && own->shape == token[MMAREF_QUALIFIER_SHAPE] && own->type == row->format[operand] &&
           (own->memory == 0 || own->memory == memory);
}

/* Puts the fragments that chips such as sm_70 have in place of the default ones: `fragments` is that of a block. */
static void use_fragments_of_chip(mmaref_instruction_row *row, const uint8_t token[MMAREF_QUALIFIERS],
                                  uint8_t fragments)
{
    uint8_t operand, i;

    for (operand = 0; operand < MMAREF_OPERAND_E; operand++) {
        for (i = 0; i < MMAREF_CHIP_FRAGMENTS; i++) {
            const mmaref_chip_fragment *own = &mmaref_chip_fragments[i];
            if (own->fragments == fragments && row->layout[operand] != MMAREF_LAYOUT_NONE &&
                replaces(own, row, token, operand)) {
                row->layout[operand] = own->layout;
            }
        }
    }
}

/* The qualifier that names the type of each operand; metadata, which has no type, goes with A. */
static const MMAREF_FLASH uint8_t type_qualifiers[MMAREF_OPERANDS] = {
    MMAREF_QUALIFIER_ATYPE, MMAREF_QUALIFIER_BTYPE, MMAREF_QUALIFIER_CTYPE, MMAREF_QUALIFIER_DTYPE,
    MMAREF_QUALIFIER_ATYPE, MMAREF_QUALIFIER_STYPE, MMAREF_QUALIFIER_STYPE
};

/* The token of the type of an operand; NONE of metadata, and where a family has no such operand. */
static uint8_t type_token(const mmaref_family *family, const uint8_t token[MMAREF_QUALIFIERS], uint8_t operand)
{
    const uint8_t type = token[type_qualifiers[operand]];

    if (family->layout[operand] == MMAREF_LAYOUT_NONE || operand == MMAREF_OPERAND_E) {
        return MMAREF_TOKEN_NONE;
    }
    if (type == MMAREF_TOKEN_NONE) { /* no word of its own names it */
        return token[MMAREF_QUALIFIER_ACTION] == MMAREF_TOKEN_MMA
                   ? (uint8_t)MMAREF_TYPE_F16 /* A and B of wmma.mma.DTYPE.CTYPE */
                   : token[MMAREF_QUALIFIER_DTYPE];
    }
    return type;
}

/* The format of elements of a type: of some kinds e2m1 is in bytes, and raw bits are no numbers. */
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
        return type < MMAREF_FORMATS ? type : 0;
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
    if (row->arithmetic_class == MMAREF_CLASS_WMMA_F16_F16) { /* the first of the three that a family may have */
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
    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        unsigned registers = 0;
        if (row->layout[operand] != MMAREF_LAYOUT_NONE) {
            const mmaref_layout_row *layout = mmaref_layout_of(row, operand);
            registers = 1u << layout->elements_log2 << row->matrices_log2 << mmaref_row_width_log2(row, operand) >> 5;
            if (operand < MMAREF_OPERAND_E) { /* those of metadata and scale factors are for selectors to choose from */
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

/* ---- What operands are made of ------------------------------------------ */

#define METADATA_LOG2 2 /* four bits a chunk */

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

/* ---- Targets and versions ---- */

const char *mmaref_target_name(uint8_t index)
{
    return index < MMAREF_TARGETS ? mmaref_nth_text(mmaref_target_names, index) : NULL;
}

uint8_t mmaref_ptx_version(uint8_t index)
{
    return index < MMAREF_PTX_VERSIONS ? mmaref_ptx_versions[index] : 0;
}

static mmaref_status fail_version(mmaref_error *error, uint8_t reason, uint8_t wanted)
{
    return mmaref_fail_at(error, reason, 0, wanted);
}

/* The nearest version is the last one below, or the first of all. */
static mmaref_status check_version(uint8_t version, mmaref_error *error)
{
    uint8_t i, nearest = mmaref_ptx_versions[0];

    for (i = 0; i < MMAREF_PTX_VERSIONS && mmaref_ptx_versions[i] <= version; i++) {
        nearest = mmaref_ptx_versions[i];
    }
    return version == 0 || version == nearest ? MMAREF_OK : fail_version(error, MMAREF_REASON_NO_VERSION, nearest);
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* The number, at most 999, of a text that is written like a target ("sm_", "SM", "compute_" or nothing before
 * the digits), and the suffix behind it; 0 for another text, such as the name of a product. */
static uint16_t read_chip(const char *text, size_t length, uint8_t *suffix)
{
    uint16_t number = 0;
    size_t at = 0;

    while (at < length && !is_digit(text[at]) && (at != 0 || text[0] == 's' || text[0] == 'S' || text[0] == 'c')) {
        at++;
    }
    for (; at < length && is_digit(text[at]) && number < 100; at++) {
        number = (uint16_t)(number * 10 + (text[at] - '0'));
    }
    *suffix = MMAREF_TARGET_PLAIN;
    if (at < length && (text[at] == 'a' || text[at] == 'f')) {
        *suffix = text[at] == 'a' ? MMAREF_TARGET_ALONE : MMAREF_TARGET_FAMILY;
    }
    return number;
}

/* The target that a text such as "sm90", "compute_90" or "sm_91a" may mean: the highest chip that is not above
 * the number, with the same suffix if there is one; the first target for lower numbers. NULL if it has no number. */
static const char *nearest_target(const char *text, size_t length)
{
    uint8_t suffix, i, best = 0;
    uint16_t number = read_chip(text, length, &suffix);

    for (i = 1; i < MMAREF_TARGETS; i++) {
        const mmaref_target_row *row = &mmaref_target_rows[i];
        bool higher = row->chip > mmaref_target_rows[best].chip;
        bool same = row->chip == mmaref_target_rows[best].chip;
        if (row->chip <= number && (higher || (same && row->suffix == suffix))) {
            best = i;
        }
    }
    return number == 0 ? NULL : mmaref_target_name(best);
}

static mmaref_status find_target(const char *text, size_t length, const mmaref_target_row **row, mmaref_error *error)
{
    uint8_t found = mmaref_text_find(mmaref_target_names, MMAREF_TARGETS, text, length);

    if (found == MMAREF_TARGETS) {
        (void)mmaref_fail(error, MMAREF_REASON_NO_TARGET);
        if (error != NULL) {
            error->nearest = nearest_target(text, length);
        }
        return MMAREF_E_ARGUMENT;
    }
    *row = &mmaref_target_rows[found];
    return MMAREF_OK;
}

static bool fits(const mmaref_target_row *target, const mmaref_target_note *note)
{
    switch (note->suffix) {
    case MMAREF_TARGET_PLAIN:
        return target->chip >= note->chip;
    case MMAREF_TARGET_ALONE:
        return target->chip == note->chip && target->suffix == MMAREF_TARGET_ALONE;
    default: /* what a family has, its targets with suffix a have too */
        return target->chip >= note->chip && target->family == note->family && target->suffix != MMAREF_TARGET_PLAIN;
    }
}

static mmaref_status check_target(const mmaref_target_row *target, uint8_t notes, mmaref_error *error)
{
    uint8_t i;

    for (i = 0; i < MMAREF_TARGET_NOTES; i++) {
        if (mmaref_target_notes[i].of == notes && fits(target, &mmaref_target_notes[i])) {
            return MMAREF_OK;
        }
    }
    (void)mmaref_fail(error, MMAREF_REASON_OTHER_TARGET);
    if (error != NULL) {
        error->nearest = mmaref_nth_text(mmaref_target_texts, notes);
    }
    return MMAREF_E_TARGET;
}

mmaref_status mmaref_target_check(const mmaref_instruction *instruction, const char *target, size_t length,
                             uint8_t ptx_version, mmaref_error *error)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, NULL, &unpacked);
    const mmaref_target_row *on = NULL;
    mmaref_status status;
    uint8_t needed;

    if (row == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_INSTRUCTION);
    }
    status = check_version(ptx_version, error);
    if (status == MMAREF_OK && target != NULL) {
        status = find_target(target, length, &on, error);
    }
    if (status != MMAREF_OK || (target == NULL && ptx_version == 0)) {
        return status;
    }
    needed = mmaref_availabilities[row->availability].ptx_version;
    if (needed == 0) {
        return mmaref_fail(error, MMAREF_REASON_NOT_OF_PTX);
    }
    if (on != NULL && ptx_version != 0 && ptx_version < on->ptx_version) {
        return fail_version(error, MMAREF_REASON_TARGET_OF_LATER_VERSION,
                            needed > on->ptx_version ? needed : on->ptx_version);
    }
    if (ptx_version != 0 && ptx_version < needed) {
        return fail_version(error, MMAREF_REASON_OTHER_VERSION, needed);
    }
    return on == NULL ? MMAREF_OK : check_target(on, mmaref_availabilities[row->availability].targets, error);
}
