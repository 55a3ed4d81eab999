/* SPDX-License-Identifier: MIT */
/* Texts: instruction strings, targets, arithmetic blocks. What is read is written and read again, to the same. */
#include <ctype.h>

#include "fuzz.h"

static void instructions(void)
{
    size_t length, room = take8() % (MMAREF_TEXT_MAX + 1);
    char *text = take_text(&length), *small = box(room), canonical[MMAREF_TEXT_MAX];
    mmaref_instruction instruction, again, before;
    mmaref_error error;
    mmaref_status status;

    memset(&instruction, 0x5a, sizeof instruction);
    before = instruction;
    poison(&error);
    status = mmaref_instruction_parse(text, length, &instruction, &error);
    CHECK(mmaref_instruction_parse(text, length, &again, NULL) == status);
    if (status != MMAREF_OK) {
        check_error(&error, status, length);
        CHECK(memcmp(&instruction, &before, sizeof before) == 0);
        return;
    }
    CHECK(error.reason == 0 || error.reason == MMAREF_REASON_IMPLICIT_ALIGNED);
    CHECK(mmaref_instruction_format(&instruction, canonical, sizeof canonical) == MMAREF_OK);
    CHECK(mmaref_instruction_parse(canonical, strlen(canonical), &again, NULL) == MMAREF_OK);
    CHECK(again.id == instruction.id);
    CHECK((mmaref_instruction_format(&instruction, small, room) == MMAREF_OK) == (room > strlen(canonical)));
}

static bool is_target(const char *text, size_t length)
{
    const char *name;
    uint8_t i;

    for (i = 0; (name = mmaref_target_name(i)) != NULL; i++) {
        if (strlen(name) == length && memcmp(name, text, length) == 0) {
            return true;
        }
    }
    return false;
}

static void targets(void)
{
    size_t length;
    char *text = take_text(&length);
    bool any = rarely(16);
    uint8_t version = take8();
    mmaref_instruction instruction;
    mmaref_error error;
    mmaref_status status;

    take_instruction(&instruction);
    poison(&error);
    status = mmaref_target_check(&instruction, any ? NULL : text, length, version, &error);
    if (status != MMAREF_OK) {
        check_error(&error, status, 0);
    }
    CHECK(status == MMAREF_E_ARGUMENT || any || is_target(text, length));
    CHECK(mmaref_target_check(&instruction, any ? NULL : text, length, version, NULL) == status);
}

/* All fields of a block as one line. */
static size_t write_block(const mmaref_arithmetic *arithmetic, char *line, size_t size)
{
    size_t used = (size_t)snprintf(line, size, "custom");
    char value[MMAREF_FIELD_TEXT_MAX];
    const char *name;
    uint8_t field;

    for (field = 0; field < MMAREF_FIELDS; field++) {
        CHECK(mmaref_arithmetic_get(arithmetic, field, &name, value, sizeof value) == MMAREF_OK);
        used += (size_t)snprintf(line + used, size - used, " %s=%s", name, value);
    }
    CHECK(used < size);
    return used;
}

/* What is taken consists of letters, digits and the characters `others`: no word of a list goes on after its end. */
static void check_characters(const char *others, const char *text, size_t length)
{
    size_t i;

    for (i = 0; i < length; i++) {
        CHECK(isalnum((unsigned char)text[i]) != 0 || memchr(others, text[i], strlen(others)) != NULL);
    }
}

static void lines(void)
{
    size_t length;
    char *text = take_text(&length), line[1024];
    bool bare = rarely(4);
    uint8_t profile = 0x5a, other;
    mmaref_instruction instruction;
    mmaref_arithmetic block, again;
    mmaref_error error;
    mmaref_status status;

    take_instruction(&instruction);
    memset(&block, 0x5a, sizeof block);
    again = block;
    poison(&error);
    status = mmaref_arithmetic_parse(bare ? NULL : &instruction, text, length, &block, &profile, &error);
    if (status != MMAREF_OK) {
        check_error(&error, status, length);
        CHECK(memcmp(&block, &again, sizeof block) == 0 && profile == 0x5a);
        return;
    }
    CHECK(mmaref_arithmetic_check(NULL, &block, NULL) == MMAREF_OK && profile <= MMAREF_PROFILES);
    check_characters("_+-= \t", text, length);
    length = write_block(&block, line, sizeof line);
    CHECK(mmaref_arithmetic_parse(bare ? NULL : &instruction, line, length, &again, &other, NULL) == MMAREF_OK);
    CHECK(memcmp(&block, &again, sizeof block) == 0);
}

static void fields(void)
{
    size_t key_length, value_length, room = take8();
    char *key = take_text(&key_length), *value = take_text(&value_length), *text = box(room);
    mmaref_instruction instruction;
    mmaref_arithmetic block, before;
    mmaref_error error;
    mmaref_status status;
    const char *name;

    take_instruction(&instruction);
    take_block(&instruction, &block);
    before = block;
    poison(&error);
    status = mmaref_arithmetic_set(&block, key, key_length, value, value_length, &error);
    if (status != MMAREF_OK) {
        check_error(&error, status, key_length + value_length);
        CHECK(memcmp(&block, &before, sizeof block) == 0);
    } else {
        check_characters("_+-", value, value_length);
    }
    status = mmaref_arithmetic_get(&block, take8(), &name, text, room);
    CHECK(status != MMAREF_OK || strlen(text) < room);
}

/* Functions of small numbers: any number has an answer. */
static void numbers(void)
{
    mmaref_instruction instruction;
    mmaref_arithmetic block, before;
    mmaref_description about;
    const char *certainty, *source;
    uint8_t profile = take8(), number = take8();
    size_t length;
    char *text = take_text(&length);
    mmaref_status status;

    take_instruction(&instruction);
    (void)describe(&instruction, &about);
    memset(&block, 0x5a, sizeof block);
    before = block;
    status = mmaref_profile_get(profile, &instruction, &block);
    CHECK(status == MMAREF_OK ? mmaref_arithmetic_check(NULL, &block, NULL) == MMAREF_OK
                              : memcmp(&block, &before, sizeof block) == 0);
    if (mmaref_profile_source(profile, &instruction, number, &certainty, &source) == MMAREF_OK) {
        CHECK(strlen(certainty) < 100 && strlen(source) < 1000);
    }
    if (mmaref_profile_find(text, length, &profile) == MMAREF_OK) {
        CHECK(mmaref_profile_name(profile) != NULL);
    }
    CHECK((mmaref_token_text(number) == NULL) == (mmaref_token_qualifier(number) == MMAREF_QUALIFIERS));
    CHECK((mmaref_target_name(number) == NULL) || strlen(mmaref_target_name(number)) < 16);
    CHECK((mmaref_field_name(number) == NULL) == (number >= MMAREF_FIELDS));
    CHECK((mmaref_family_name(number) == NULL) == (number >= MMAREF_FAMILIES));
    (void)mmaref_ptx_version(number);
    (void)mmaref_instruction_token(&instruction, number);
    (void)strlen(mmaref_reason_text(number));
    (void)strlen(mmaref_status_name((mmaref_status)(int16_t)take16()));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static void (*const parts[])(void) = { instructions, instructions, lines, fields, targets, numbers };

    fuzz_start(data, size);
    parts[take8() % (sizeof parts / sizeof *parts)]();
    fuzz_end();
    return 0;
}
