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

static const mmaref_shape *shape_of(uint8_t token)
{
    uint8_t i = mmaref_shape_count;

    while (--i != 0 && mmaref_shapes[i].token != token) {
    }
    return &mmaref_shapes[i];
}

/* Finds the list of variants that an instruction of a family is in, and which of them it is. */
static void find_variant(mmaref_instruction_row *row, const mmaref_family *family, uint16_t id)
{
    const MMAREF_FLASH uint8_t *list = mmaref_variants + family->variants;
    uint16_t variant = (uint16_t)(id - family->first);

    while (variant >= list[MMAREF_VARIANTS_COUNT]) {
        variant = (uint16_t)(variant - list[MMAREF_VARIANTS_COUNT]);
        for (list += MMAREF_VARIANTS_HEADER; *list != MMAREF_QUALIFIERS; list += 2 + list[1]) {
        }
        list++;
    }
    row->family = family;
    row->variants = list;
    row->variant = variant;
}

/* The class of an instruction. wmma.mma of f16 leaves the types of C and D open: its row names the
 * first of three classes, for D f16 with C f16, D f16 with C f32, D f32. */
static uint8_t class_of(const mmaref_instruction_row *row)
{
    if (row->family->arithmetic_class != MMAREF_CLASS_WMMA_F16_F16) {
        return row->family->arithmetic_class;
    }
    if (mmaref_row_token(row, MMAREF_QUALIFIER_DTYPE) == MMAREF_TYPE_F32) {
        return MMAREF_CLASS_WMMA_F32;
    }
    return mmaref_row_token(row, MMAREF_QUALIFIER_CTYPE) == MMAREF_TYPE_F32 ? MMAREF_CLASS_WMMA_F16_F32
                                                                          : MMAREF_CLASS_WMMA_F16_F16;
}

const mmaref_instruction_row *mmaref_row_of(const mmaref_instruction *instruction, mmaref_instruction_row *unpacked)
{
    const mmaref_family *family = instruction == NULL ? NULL : family_of(instruction->id);
    const mmaref_shape *shape;
    uint8_t operand;

    if (family == NULL) {
        return NULL;
    }
    shape = shape_of(family->token[MMAREF_COLUMN_SHAPE]);
    unpacked->m_log2 = shape->m_log2;
    unpacked->n_log2 = shape->n_log2;
    unpacked->k_log2 = shape->k_log2;
    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        unpacked->layout[operand] = family->layout[operand];
    }
    find_variant(unpacked, family, instruction->id);
    unpacked->arithmetic_class = class_of(unpacked);
    return unpacked;
}

/* The column of a family that has the token of a qualifier; MMAREF_COLUMNS where none has. */
static uint8_t column_of(uint8_t qualifier)
{
    switch (qualifier) {
    case MMAREF_QUALIFIER_NAME:
        return MMAREF_COLUMN_NAME;
    case MMAREF_QUALIFIER_ACTION:
        return MMAREF_COLUMN_ACTION;
    case MMAREF_QUALIFIER_MATRIX:
        return MMAREF_COLUMN_MATRIX;
    case MMAREF_QUALIFIER_SHAPE:
        return MMAREF_COLUMN_SHAPE;
    case MMAREF_QUALIFIER_KIND:
        return MMAREF_COLUMN_KIND;
    case MMAREF_QUALIFIER_DTYPE:
        return MMAREF_COLUMN_DTYPE;
    case MMAREF_QUALIFIER_ATYPE:
        return MMAREF_COLUMN_ATYPE;
    case MMAREF_QUALIFIER_BTYPE:
        return MMAREF_COLUMN_BTYPE;
    case MMAREF_QUALIFIER_CTYPE:
        return MMAREF_COLUMN_CTYPE;
    default:
        return MMAREF_COLUMNS;
    }
}

/* The token that an instruction has for a qualifier of its list of variants. Its number in the list is a
 * mixed-radix one: the lowest digit chooses among the tokens of the first qualifier. */
static uint8_t chosen_token(const mmaref_instruction_row *row, uint8_t qualifier)
{
    const MMAREF_FLASH uint8_t *choices = row->variants + MMAREF_VARIANTS_HEADER;
    unsigned variant = row->variant;

    for (; *choices != MMAREF_QUALIFIERS; choices += 2 + choices[1]) {
        unsigned count = choices[1], digit = 0;
        if (count > 1) {
            digit = variant % count;
            variant = variant / count;
        }
        if (*choices == qualifier) {
            return choices[2 + digit];
        }
    }
    return MMAREF_TOKEN_NONE;
}

uint8_t mmaref_row_token(const mmaref_instruction_row *row, uint8_t qualifier)
{
    uint8_t column = column_of(qualifier);

    if (column != MMAREF_COLUMNS && row->family->token[column] != MMAREF_TOKEN_NONE) {
        return row->family->token[column];
    }
    return chosen_token(row, qualifier);
}

uint8_t mmaref_instruction_token(const mmaref_instruction *instruction, uint8_t qualifier)
{
    const mmaref_family *family = instruction == NULL ? NULL : family_of(instruction->id);
    mmaref_instruction_row row;

    if (family == NULL) {
        return MMAREF_TOKEN_NONE;
    }
    find_variant(&row, family, instruction->id);
    return mmaref_row_token(&row, qualifier);
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

static void describe_operand(const mmaref_instruction_row *row, uint8_t operand, mmaref_description *description)
{
    const mmaref_layout_row *layout;
    uint8_t matrices_log2 = mmaref_row_matrices_log2(row);

    description->layout[operand] = row->layout[operand];
    description->type[operand] = MMAREF_TOKEN_NONE;
    description->registers[operand] = 0;
    if (row->layout[operand] == MMAREF_LAYOUT_NONE) {
        return;
    }
    layout = mmaref_layout_of(row, operand);
    description->type[operand] = mmaref_row_type(row, operand);
    description->registers[operand] =
        (uint8_t)(1u << (layout->elements_log2 + matrices_log2 + mmaref_row_width_log2(row, operand)) >> 5);
    if (operand < MMAREF_OPERAND_E) { /* of metadata and scale factors the matrices are what selectors choose from */
        description->matrices = (uint16_t)(1u << (layout->products_log2 + matrices_log2));
    }
}

mmaref_status mmaref_instruction_describe(const mmaref_instruction *instruction, mmaref_description *description)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, &unpacked);
    uint8_t operand;

    if (row == NULL || description == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    description->id = instruction->id;
    description->m = (uint16_t)(1u << row->m_log2);
    description->n = (uint16_t)(1u << row->n_log2);
    description->k = (uint16_t)(1u << row->k_log2);
    description->matrices = 1;
    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        describe_operand(row, operand, description);
    }
    description->floating = row->arithmetic_class != 0;
    description->arithmetic_class = row->arithmetic_class;
    description->scale_vector = mmaref_is_scaled(row) ? mmaref_scale_vector(row) : 0;
    description->ptx_version = mmaref_availability_of(row)->ptx_version;
    description->targets = MMAREF_TEXT(mmaref_nth_text(mmaref_target_texts, mmaref_availability_of(row)->targets));
    description->edition = mmaref_section_editions[row->variants[MMAREF_VARIANTS_SECTION]];
    description->section = MMAREF_TEXT(mmaref_nth_text(mmaref_section_texts, row->variants[MMAREF_VARIANTS_SECTION]));
    return MMAREF_OK;
}

/* ---- What operands are made of ------------------------------------------ */

#define METADATA_LOG2 2 /* four bits a chunk */

/* The qualifier that names the type of each operand; metadata goes with A. */
static const uint8_t type_qualifier[MMAREF_OPERANDS] = {
    MMAREF_QUALIFIER_ATYPE, MMAREF_QUALIFIER_BTYPE, MMAREF_QUALIFIER_CTYPE, MMAREF_QUALIFIER_DTYPE,
    MMAREF_QUALIFIER_ATYPE, MMAREF_QUALIFIER_STYPE, MMAREF_QUALIFIER_STYPE
};

uint8_t mmaref_row_type(const mmaref_instruction_row *row, uint8_t operand)
{
    uint8_t token;

    if (operand == MMAREF_OPERAND_E) {
        return MMAREF_TOKEN_NONE;
    }
    token = mmaref_row_token(row, type_qualifier[operand]);
    if (token != MMAREF_TOKEN_NONE) {
        return token;
    }
    if (mmaref_row_token(row, MMAREF_QUALIFIER_ACTION) == MMAREF_TOKEN_MMA) {
        return MMAREF_TYPE_F16; /* of wmma.mma.DTYPE.CTYPE */
    }
    return mmaref_row_token(row, MMAREF_QUALIFIER_DTYPE); /* the one type */
}

const mmaref_format_row *mmaref_row_format(const mmaref_instruction_row *row, uint8_t operand)
{
    uint8_t format = mmaref_row_type(row, operand);

    if (format == MMAREF_TYPE_E2M1) {
        uint8_t kind = mmaref_row_token(row, MMAREF_QUALIFIER_KIND);
        if (kind == MMAREF_TOKEN_KIND_F8F6F4 || kind == MMAREF_TOKEN_KIND_MXF8F6F4) {
            format = MMAREF_FORMAT_E2M1_BYTE;
        }
    } else if (format == MMAREF_TYPE_B16) {
        format = MMAREF_FORMAT_B16_RAW;
    } else if (format == MMAREF_TYPE_B8 || format == MMAREF_TYPE_B8X16) {
        format = MMAREF_FORMAT_B8_RAW;
    }
    return &mmaref_format_rows[format < MMAREF_FORMATS ? format : 0];
}

uint8_t mmaref_row_width_log2(const mmaref_instruction_row *row, uint8_t operand)
{
    return operand == MMAREF_OPERAND_E ? METADATA_LOG2 : mmaref_row_format(row, operand)->width_log2;
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

uint8_t mmaref_row_matrices_log2(const mmaref_instruction_row *row)
{
    uint8_t token = mmaref_row_token(row, MMAREF_QUALIFIER_NUM); /* x1, x2, x4 */

    return token == MMAREF_TOKEN_NONE ? 0 : (uint8_t)(token - MMAREF_TOKEN_X1);
}

/* The layout in memory of A or B: of wmma.load, or of wmma.mma. */
static uint8_t memory_of(const mmaref_instruction_row *row, uint8_t operand)
{
    uint8_t token = mmaref_row_token(row, MMAREF_QUALIFIER_LAYOUT);

    if (token == MMAREF_TOKEN_NONE) {
        token = mmaref_row_token(row, operand == MMAREF_OPERAND_A ? MMAREF_QUALIFIER_ALAYOUT
                                                                  : MMAREF_QUALIFIER_BLAYOUT);
    }
    return token;
}

/* Whether a fragment that one chip has is that of an operand. */
static bool replaces(const mmaref_chip_fragment *own, uint8_t fragments, const mmaref_instruction_row *row,
                     uint8_t operand)
{
    bool of_operand = own->operand == operand ||
                      (own->operand == MMAREF_OPERAND_C && operand == MMAREF_OPERAND_D);

    return of_operand && own->fragments == fragments && own->shape == mmaref_row_token(row, MMAREF_QUALIFIER_SHAPE) &&
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
        mmaref_row_token(row, MMAREF_QUALIFIER_NAME) != MMAREF_TOKEN_WMMA) {
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
    const mmaref_instruction_row *row = mmaref_row_of(instruction, &unpacked);
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
    needed = mmaref_availability_of(row)->ptx_version;
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
    return on == NULL ? MMAREF_OK : check_target(on, mmaref_availability_of(row)->targets, error);
}
