/* SPDX-License-Identifier: MIT */
/* Look-ups of the self-test, by instruction: what it is, its string, targets, profiles, layouts. Each is folded in an
 * order that generator/lookups.lua has too. */
#include "arithmetic.h"
#include "selftest.h"

#include "selftest_tables.h"

/* Neither of the tables of a product nor of a build without texts. */
#if MMAREF_SELFTEST_LOOKUPS > 0 && !defined(MMAREF_WITHOUT_TEXTS)

/* The next instruction from number *id on, described; false behind the last one. */
static bool next_instruction(mmaref_stream *stream, uint16_t *id, mmaref_instruction *instruction,
                             mmaref_description *is)
{
    if (*id >= mmaref_instruction_count()) {
        return false;
    }
    mmaref_stream_check(stream, mmaref_instruction_at((*id)++, instruction));
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

/* What each instruction is. */
static void fold_descriptions(mmaref_stream *stream, mmaref_selftest_memory *memory)
{
    mmaref_instruction instruction;
    mmaref_description is;
    uint16_t id = 0;
    uint8_t qualifier;

    (void)memory;
    while (next_instruction(stream, &id, &instruction, &is)) {
        mmaref_fold_number(stream, is.id);
        mmaref_fold_number(stream, is.m);
        mmaref_fold_number(stream, is.n);
        mmaref_fold_number(stream, is.k);
        mmaref_fold_number(stream, is.matrices);
        mmaref_fold_number(stream, is.floating);
        mmaref_fold_number(stream, is.arithmetic_class);
        mmaref_fold_number(stream, is.scale_vector);
        mmaref_fold_number(stream, is.ptx_version);
        mmaref_fold_number(stream, is.edition);
        mmaref_fold_text(stream, is.targets);
        mmaref_fold_text(stream, is.section);
        fold_operands(stream, &instruction, &is);
        for (qualifier = 0; qualifier < MMAREF_QUALIFIERS; qualifier++) {
            mmaref_fold_number(stream, mmaref_instruction_token(&instruction, qualifier));
        }
    }
}

/* The string of each instruction; every third one is read too, and has to be that instruction. */
static void fold_formats(mmaref_stream *stream, mmaref_selftest_memory *memory)
{
    mmaref_instruction instruction, read = { 0 };
    mmaref_description is;
    uint16_t id = 0;

    while (next_instruction(stream, &id, &instruction, &is)) {
        mmaref_stream_check(stream, mmaref_instruction_format(&instruction, memory->name, sizeof memory->name));
        if (stream->status == MMAREF_OK) {
            mmaref_fold_text(stream, memory->name);
        }
        if (stream->status == MMAREF_OK && instruction.id % 3 == 0) {
            mmaref_stream_check(stream, mmaref_instruction_parse(memory->name, mmaref_text_length(memory->name), &read,
                                                                 NULL));
            mmaref_fold_number(stream, read.id);
        }
    }
}

static void fold_check(mmaref_stream *stream, const mmaref_instruction *instruction, const char *target,
                       uint8_t version)
{
    mmaref_error error = { MMAREF_OK, 0, NULL, 0, 0, 0, 0, 0, 0 };
    size_t length = target == NULL ? 0 : mmaref_text_length(target);

    mmaref_fold_number(stream, mmaref_target_check(instruction, target, length, version, &error));
    mmaref_fold_number(stream, (int32_t)error.bits);
}

/* Every target and every version, wherever an instruction asks for others than the one before it. */
static void fold_targets(mmaref_stream *stream, mmaref_selftest_memory *memory)
{
    mmaref_instruction instruction;
    mmaref_description is;
    const char *targets = NULL;
    uint16_t id = 0;
    uint8_t version = 0, i;

    (void)memory;
    while (next_instruction(stream, &id, &instruction, &is)) {
        if (is.targets != targets || is.ptx_version != version) {
            targets = is.targets;
            version = is.ptx_version;
            for (i = 0; i < MMAREF_TARGETS; i++) {
                fold_check(stream, &instruction, mmaref_target_name(i), 0);
                fold_check(stream, &instruction, mmaref_target_name(i),
                           mmaref_ptx_version((uint8_t)((i + id) % MMAREF_PTX_VERSIONS)));
            }
            for (i = 0; i < MMAREF_PTX_VERSIONS; i++) {
                fold_check(stream, &instruction, NULL, mmaref_ptx_version(i));
            }
        }
    }
}

/* Where three of the fields of a profile's block come from; the next instruction and the next profile have others. */
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

/* The block of every profile that has an instruction, and where it comes from. */
static void fold_profiles(mmaref_stream *stream, mmaref_selftest_memory *memory)
{
    mmaref_instruction instruction;
    mmaref_description is;
    mmaref_arithmetic block;
    uint16_t id = 0;
    uint8_t profile, field;

    (void)memory;
    while (next_instruction(stream, &id, &instruction, &is)) {
        for (profile = 0; profile < MMAREF_PROFILES; profile++) {
            mmaref_status status = mmaref_profile_get(profile, &instruction, &block);
            mmaref_fold_number(stream, status);
            for (field = 0; status == MMAREF_OK && is.floating && field < MMAREF_FIELDS; field++) {
                mmaref_fold_number(stream, mmaref_field_get(&block, field));
            }
            if (status == MMAREF_OK && is.floating) {
                fold_sources(stream, &instruction, profile);
            }
        }
    }
}

/* Some elements of an operand: where each lies, and where the first copy of it does. */
static void fold_places(mmaref_stream *stream, const mmaref_instruction *instruction, uint8_t operand, uint8_t elements)
{
    mmaref_arithmetic chips;
    mmaref_coordinate place;
    mmaref_slot slot;
    uint8_t i;

    mmaref_stream_check(stream, mmaref_arithmetic_start(&chips));
    for (i = 0; i < 8; i++) {
        uint8_t lane = (uint8_t)((instruction->id * 7u + i * 5u) % MMAREF_LANES);
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

static void fold_layouts(mmaref_stream *stream, mmaref_selftest_memory *memory)
{
    mmaref_instruction instruction;
    mmaref_description is;
    mmaref_instruction_row unpacked;
    uint16_t id = 0;
    uint8_t operand;

    (void)memory;
    while (next_instruction(stream, &id, &instruction, &is)) {
        const mmaref_instruction_row *row = mmaref_row_of(&instruction, &unpacked);
        for (operand = 0; row != NULL && operand < MMAREF_OPERANDS; operand++) {
            if (row->layout[operand] != MMAREF_LAYOUT_NONE) {
                unsigned elements_log2 = mmaref_layout_of(row, operand)->elements_log2;
                elements_log2 += mmaref_row_matrices_log2(row);
                mmaref_fold_number(stream, operand);
                fold_places(stream, &instruction, operand, (uint8_t)(1u << elements_log2));
            }
        }
    }
}

static const struct {
    const char *name;
    void (*fold)(mmaref_stream *stream, mmaref_selftest_memory *memory);
} lookups[MMAREF_SELFTEST_LOOKUPS] = {
    { "texts", mmaref_fold_texts },
    { "types", mmaref_fold_types },
    { "fields", mmaref_fold_fields },
    { "strings", mmaref_fold_strings },
    { "descriptions", fold_descriptions },
    { "formats", fold_formats },
    { "targets", fold_targets },
    { "profiles", fold_profiles },
    { "layouts", fold_layouts },
};

const char *mmaref_lookup_name(uint8_t number)
{
    return lookups[number].name;
}

void mmaref_lookup_fold(uint8_t number, mmaref_stream *stream, mmaref_selftest_memory *memory)
{
    lookups[number].fold(stream, memory);
}

#endif
