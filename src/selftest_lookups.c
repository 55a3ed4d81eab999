/* SPDX-License-Identifier: MIT */
/* Look-ups of the self-test: texts, element types, fields of blocks, instruction strings; and for each instruction its
 * description, string, targets, profiles and layouts. generator/selftest/lookups.lua has the same order. */
#include "selftest.h"
#include "text.h"

#include "selftest_tables.h"

/* tables without a self-test and builds without texts have none */
#if MMAREF_SELFTEST_LOOKUPS > 0 && !defined(MMAREF_WITHOUT_TEXTS)

void mmaref_fold_number(mmaref_stream *stream, int32_t number)
{
    uint8_t bytes[4];

    mmaref_word_bytes((uint32_t)number & 0xffffffffu, bytes);
    mmaref_stream_digest_bytes(stream, bytes, 4);
}

void mmaref_fold_text(mmaref_stream *stream, const char *text)
{
    uint8_t byte = 255;

    if (text == NULL) {
        mmaref_stream_digest_bytes(stream, &byte, 1);
        return;
    }
    do {
        byte = (uint8_t)*text;
        mmaref_stream_digest_bytes(stream, &byte, 1);
    } while (*text++ != '\0');
}

/* All texts by number, also beyond the last; for each target the profile of that name. */
void mmaref_fold_texts(mmaref_stream *stream, mmaref_selftest_memory *memory)
{
    uint16_t n;

    (void)memory;
    for (n = 0; n < 256; n++) {
        const char *target = mmaref_target_name((uint8_t)n);
        uint8_t profile = MMAREF_PROFILES;
        mmaref_fold_text(stream, mmaref_token_text((uint8_t)n));
        mmaref_fold_number(stream, mmaref_token_qualifier((uint8_t)n));
        mmaref_fold_text(stream, mmaref_reason_text((uint8_t)n));
        mmaref_fold_number(stream, n <= MMAREF_REASONS ? mmaref_fail(NULL, (uint8_t)n) : 0);
        mmaref_fold_text(stream, mmaref_status_name((mmaref_status)-(int)n));
        mmaref_fold_text(stream, mmaref_profile_name((uint8_t)n));
        mmaref_fold_text(stream, mmaref_field_name((uint8_t)n));
        mmaref_fold_number(stream, mmaref_ptx_version((uint8_t)n));
        mmaref_fold_text(stream, target);
        mmaref_fold_number(stream, target == NULL ? 0
                                                  : mmaref_profile_find(target, mmaref_text_length(target), &profile));
        mmaref_fold_number(stream, profile);
    }
}

void mmaref_fold_type(mmaref_stream *stream, mmaref_status status, const mmaref_type *type)
{
    mmaref_fold_number(stream, status);
    if (status == MMAREF_OK) {
        mmaref_fold_number(stream, type->kind);
        mmaref_fold_number(stream, type->width);
        mmaref_fold_number(stream, type->shift);
        mmaref_fold_number(stream, type->sign_bits);
        mmaref_fold_number(stream, type->exponent_bits);
        mmaref_fold_number(stream, type->fraction_bits);
        mmaref_fold_number(stream, type->bias);
        mmaref_fold_number(stream, type->special);
    }
}

void mmaref_fold_types(mmaref_stream *stream, mmaref_selftest_memory *memory)
{
    mmaref_type type;
    uint16_t n;

    (void)memory;
    for (n = 0; n < 256; n++) {
        mmaref_status status = mmaref_type_get((uint8_t)n, &type);
        mmaref_fold_type(stream, status, &type);
    }
}

/* A value of a field as text, and the value that is read back. */
static void fold_value(mmaref_stream *stream, mmaref_selftest_memory *memory, uint8_t field, int16_t value)
{
    mmaref_arithmetic block, read;
    const char *name;

    mmaref_stream_check(stream, mmaref_arithmetic_start(&block));
    mmaref_stream_check(stream, mmaref_arithmetic_start(&read));
    if (stream->status == MMAREF_OK) {
        mmaref_field_set(&block, field, value);
        mmaref_stream_check(stream, mmaref_arithmetic_get(&block, field, &name, memory->line, sizeof memory->line));
    }
    if (stream->status == MMAREF_OK) {
        mmaref_fold_text(stream, memory->line);
        mmaref_stream_check(stream, mmaref_arithmetic_set(&read, name, mmaref_text_length(name), memory->line,
                                                          mmaref_text_length(memory->line), NULL));
        mmaref_fold_number(stream, mmaref_field_get(&read, field));
    }
}

/* The start value of each field, its legal values, and some of them as text. */
void mmaref_fold_fields(mmaref_stream *stream, mmaref_selftest_memory *memory)
{
    static const int16_t others[] = { 128, MMAREF_UNLIMITED, -133, -1000, 1000, MMAREF_NO_FLOOR };
    mmaref_arithmetic block;
    uint8_t field, i;
    int16_t value;

    mmaref_stream_check(stream, mmaref_arithmetic_start(&block));
    for (field = 0; stream->status == MMAREF_OK && field < MMAREF_FIELDS; field++) {
        mmaref_fold_number(stream, mmaref_field_get(&block, field));
        for (value = -1024; value < 1024; value++) {
            if (mmaref_field_in_range(field, value)) {
                mmaref_fold_number(stream, value);
            }
        }
        for (value = 0; value <= 40; value++) {
            if (mmaref_field_in_range(field, value)) {
                fold_value(stream, memory, field, value);
            }
        }
        for (i = 0; i < sizeof others / sizeof others[0]; i++) {
            if (mmaref_field_in_range(field, others[i])) {
                fold_value(stream, memory, field, others[i]);
            }
        }
    }
}

/* The result of parsing a string. */
static void fold_parse(mmaref_stream *stream, const char *text, size_t length)
{
    mmaref_instruction instruction = { 0 };
    mmaref_error error;

    mmaref_fold_number(stream, mmaref_instruction_parse(text, length, &instruction, &error));
    mmaref_fold_number(stream, error.reason);
    mmaref_fold_number(stream, (int32_t)error.offset);
    mmaref_fold_number(stream, (int32_t)error.length);
    mmaref_fold_number(stream, instruction.id);
}

/* For each syntax row its first string and the result of parsing it; the names of other chapters' instructions. */
void mmaref_fold_strings(mmaref_stream *stream, mmaref_selftest_memory *memory)
{
    const MMAREF_FLASH uint8_t *at = mmaref_syntax_rows;
    mmaref_syntax_row row;
    uint8_t i;

    while (mmaref_syntax_row_next(&at, &row)) {
        size_t length = mmaref_syntax_row_write(&row, 0, memory->line, sizeof memory->line);
        if (length >= sizeof memory->line) {
            mmaref_stream_check(stream, MMAREF_E_ARGUMENT);
            return;
        }
        mmaref_fold_text(stream, memory->line);
        mmaref_fold_number(stream, row.number < MMAREF_INSTRUCTIONS && row.reason != 0); /* .aligned may be missing */
        fold_parse(stream, memory->line, length);
    }
    for (i = 0; i < mmaref_outside_count; i++) {
        const char *name = mmaref_nth_text(mmaref_outside_names, i);
        mmaref_fold_text(stream, name);
        fold_parse(stream, name, mmaref_text_length(name));
    }
}

/* ---- By instruction ---- */

/* The next instruction of this build from number *id on, with its description; false beyond the last. */
static bool next_instruction(mmaref_stream *stream, uint16_t *id, mmaref_instruction *instruction,
                             mmaref_description *is)
{
    mmaref_status status;

    do {
        if (*id >= mmaref_instruction_count()) {
            return false;
        }
        status = mmaref_instruction_at((*id)++, instruction);
    } while (status == MMAREF_E_LEFT_OUT);
    mmaref_stream_check(stream, status);
    if (stream->status == MMAREF_OK) {
        mmaref_stream_check(stream, mmaref_instruction_describe(instruction, is));
    }
    return stream->status == MMAREF_OK;
}

static void fold_operands(mmaref_stream *stream, const mmaref_instruction *instruction, const mmaref_description *is)
{
    mmaref_type type;
    uint8_t operand;

    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        mmaref_status status = mmaref_operand_type(instruction, operand, &type);
        mmaref_fold_number(stream, is->type[operand]);
        mmaref_fold_number(stream, is->registers[operand]);
        mmaref_fold_type(stream, status, &type);
    }
}

static void fold_description(mmaref_stream *stream, mmaref_selftest_memory *memory,
                             const mmaref_instruction *instruction, const mmaref_description *is)
{
    uint8_t qualifier;

    (void)memory;
    mmaref_fold_number(stream, is->id);
    mmaref_fold_number(stream, is->m);
    mmaref_fold_number(stream, is->n);
    mmaref_fold_number(stream, is->k);
    mmaref_fold_number(stream, is->matrices);
    mmaref_fold_number(stream, is->lanes);
    mmaref_fold_number(stream, is->floating);
    mmaref_fold_number(stream, is->arithmetic_class);
    mmaref_fold_number(stream, is->scale_vector);
    mmaref_fold_number(stream, is->ptx_version);
    mmaref_fold_number(stream, is->edition);
    mmaref_fold_text(stream, is->targets);
    mmaref_fold_text(stream, is->section);
    fold_operands(stream, instruction, is);
    for (qualifier = 0; qualifier < MMAREF_QUALIFIERS; qualifier++) {
        mmaref_fold_number(stream, mmaref_instruction_token(instruction, qualifier));
    }
}

/* The string; every third one is parsed back. */
static void fold_format(mmaref_stream *stream, mmaref_selftest_memory *memory, const mmaref_instruction *instruction,
                        const mmaref_description *is)
{
    mmaref_instruction read = { 0 };

    (void)is;
    mmaref_stream_check(stream, mmaref_instruction_format(instruction, memory->name, sizeof memory->name));
    if (stream->status == MMAREF_OK) {
        mmaref_fold_text(stream, memory->name);
    }
    if (stream->status == MMAREF_OK && instruction->id % 3 == 0) {
        mmaref_stream_check(stream, mmaref_instruction_parse(memory->name, mmaref_text_length(memory->name), &read,
                                                             NULL));
        mmaref_fold_number(stream, read.id);
    }
}

static void fold_check(mmaref_stream *stream, const mmaref_instruction *instruction, const char *target,
                       uint8_t version)
{
    mmaref_error error = { MMAREF_OK, 0, NULL, 0, 0, 0, 0, 0, 0, 0 };
    size_t length = target == NULL ? 0 : mmaref_text_length(target);

    mmaref_fold_number(stream, mmaref_target_check(instruction, target, length, version, &error));
    mmaref_fold_number(stream, (int32_t)error.bits);
}

/* Whether the instruction before needs the same targets and version. Tables of some instructions have gaps. */
static bool is_as_before(mmaref_stream *stream, const mmaref_description *is)
{
    mmaref_instruction before;
    mmaref_description was;
    uint16_t id = is->id;

    do {
        if (id == 0) {
            return false;
        }
        id--;
    } while (mmaref_instruction_at(id, &before) != MMAREF_OK);
    mmaref_stream_check(stream, mmaref_instruction_describe(&before, &was));
    return stream->status != MMAREF_OK || (was.targets == is->targets && was.ptx_version == is->ptx_version);
}

/* All targets and versions, if the instruction needs others than the one before. */
static void fold_targets(mmaref_stream *stream, mmaref_selftest_memory *memory, const mmaref_instruction *instruction,
                         const mmaref_description *is)
{
    uint8_t i;

    (void)memory;
    if (is_as_before(stream, is)) {
        return;
    }
    for (i = 0; i < MMAREF_TARGETS; i++) {
        fold_check(stream, instruction, mmaref_target_name(i), 0);
        fold_check(stream, instruction, mmaref_target_name(i),
                   mmaref_ptx_version((uint8_t)((i + is->id + 1) % MMAREF_PTX_VERSIONS)));
    }
    for (i = 0; i < MMAREF_PTX_VERSIONS; i++) {
        fold_check(stream, instruction, NULL, mmaref_ptx_version(i));
    }
}

/* The evidence for three fields of a profile's block; which fields depends on both. */
static void fold_sources(mmaref_stream *stream, const mmaref_instruction *instruction, uint8_t profile)
{
    const char *certainty, *source;
    uint8_t i;

    for (i = 0; i < 3; i++) {
        uint8_t field = (uint8_t)((instruction->id + 1u + profile + 6u * i) % MMAREF_FIELDS);
        mmaref_stream_check(stream, mmaref_profile_source(profile, instruction, field, &certainty, &source));
        if (stream->status == MMAREF_OK) {
            mmaref_fold_text(stream, certainty);
            mmaref_fold_text(stream, source);
        }
    }
}

/* The block of each profile that has the instruction, and its evidence. */
static void fold_profiles(mmaref_stream *stream, mmaref_selftest_memory *memory, const mmaref_instruction *instruction,
                          const mmaref_description *is)
{
    mmaref_arithmetic block;
    uint8_t profile, field;

    (void)memory;
    for (profile = 0; profile < MMAREF_PROFILES; profile++) {
        mmaref_status status = mmaref_profile_get(profile, instruction, &block);
        mmaref_fold_number(stream, status);
        for (field = 0; status == MMAREF_OK && is->floating && field < MMAREF_FIELDS; field++) {
            mmaref_fold_number(stream, mmaref_field_get(&block, field));
        }
        if (status == MMAREF_OK && is->floating) {
            fold_sources(stream, instruction, profile);
        }
    }
}

/* The coordinate of some elements of an operand, and the slot of their first copy. */
static void fold_places(mmaref_stream *stream, const mmaref_instruction *instruction, uint8_t operand, uint8_t lanes,
                        uint8_t elements)
{
    mmaref_arithmetic chips;
    mmaref_coordinate place;
    mmaref_slot slot;
    uint8_t i;

    mmaref_stream_check(stream, mmaref_arithmetic_start(&chips));
    for (i = 0; i < 8; i++) {
        uint8_t lane = (uint8_t)((instruction->id * 7u + i * 5u) & (lanes - 1u));
        uint8_t element = (uint8_t)((instruction->id + i * 3u) % elements);
        chips.fragments = i % 3;
        mmaref_stream_check(stream, mmaref_layout_coordinate(instruction, &chips, operand, lane, element, &place));
        mmaref_stream_check(stream, stream->status == MMAREF_OK
                                        ? mmaref_layout_slot(instruction, &chips, operand, &place, &slot)
                                        : stream->status);
        if (stream->status == MMAREF_OK) {
            mmaref_fold_number(stream, place.matrix);
            mmaref_fold_number(stream, (int32_t)((uint32_t)place.row << 16 | place.column));
            mmaref_fold_number(stream, (int32_t)((uint32_t)slot.lane << 16 | slot.element));
            mmaref_fold_number(stream, (int32_t)((uint32_t)slot.reg << 16 | (uint32_t)slot.bit << 8 | slot.width));
        }
    }
}

static void fold_layouts(mmaref_stream *stream, mmaref_selftest_memory *memory, const mmaref_instruction *instruction,
                         const mmaref_description *is)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, NULL, &unpacked);
    uint8_t operand;

    (void)memory;
    for (operand = 0; row != NULL && operand < MMAREF_OPERANDS; operand++) {
        if (row->layout[operand] != MMAREF_LAYOUT_NONE) {
            unsigned elements_log2 = mmaref_layout_of(row, operand)->elements_log2;
            elements_log2 += row->matrices_log2;
            mmaref_fold_number(stream, operand);
            fold_places(stream, instruction, operand, is->lanes, (uint8_t)(1u << elements_log2));
        }
    }
}

/* A look-up is folded at once, or instruction by instruction. */
static const struct {
    const char *name;
    void (*fold)(mmaref_stream *stream, mmaref_selftest_memory *memory);
    void (*fold_instruction)(mmaref_stream *stream, mmaref_selftest_memory *memory,
                             const mmaref_instruction *instruction, const mmaref_description *is);
} lookups[MMAREF_SELFTEST_LOOKUPS] = {
    { "texts", mmaref_fold_texts, NULL },
    { "types", mmaref_fold_types, NULL },
    { "fields", mmaref_fold_fields, NULL },
    { "strings", mmaref_fold_strings, NULL },
    { "descriptions", NULL, fold_description },
    { "formats", NULL, fold_format },
    { "targets", NULL, fold_targets },
    { "profiles", NULL, fold_profiles },
    { "layouts", NULL, fold_layouts },
};

const char *mmaref_lookup_name(uint8_t number)
{
    return lookups[number].name;
}

bool mmaref_lookup_fold(uint8_t number, uint16_t *id, mmaref_stream *stream, mmaref_selftest_memory *memory)
{
    mmaref_instruction instruction;
    mmaref_description is;

    if (lookups[number].fold != NULL) {
        lookups[number].fold(stream, memory);
        return false;
    }
    if (!next_instruction(stream, id, &instruction, &is)) {
        return false;
    }
    lookups[number].fold_instruction(stream, memory, &instruction, &is);
    return true;
}

#endif
