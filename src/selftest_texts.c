/* SPDX-License-Identifier: MIT */
/* Look-ups of the self-test that read no instruction: texts and names, element types, fields of arithmetic blocks,
 * rows of strings. Each is folded in an order that generator/lookups.lua has too. */
#include "arithmetic.h"
#include "selftest.h"
#include "syntax.h"

#include "selftest_tables.h"

/* Neither of the tables of a product nor of a build without texts. */
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

size_t mmaref_text_length(const char *text)
{
    size_t length = 0;

    while (text[length] != '\0') {
        length++;
    }
    return length;
}

/* Every number, those of nothing too; of each target the profile that it is an alias of. */
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

/* A value of a field as text, and what is read back from that. */
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

/* What a block begins with; of each field the numbers that it takes, and some of them as text. */
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

/* What reading a string answers. */
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

/* Of each row the first string, and what reading it answers; the names of other chapters. */
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

#endif
