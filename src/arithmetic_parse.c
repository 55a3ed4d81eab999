/* SPDX-License-Identifier: MIT */
/* An arithmetic block from one line of text. See mmaref.h. */
#include "mmaref_internal.h"

#ifndef MMAREF_WITHOUT_TEXTS
typedef struct {
    size_t start, length;
} span;

/* The next of the words that blanks and tabs separate; its length is 0 at the end of the text. */
static span next_word(const char *text, size_t length, size_t from)
{
    span word;

    while (from < length && (text[from] == ' ' || text[from] == '\t')) {
        from++;
    }
    word.start = from;
    while (from < length && text[from] != ' ' && text[from] != '\t') {
        from++;
    }
    word.length = from - word.start;
    return word;
}

static mmaref_status fail_at_word(mmaref_error *error, uint8_t reason, span word)
{
    mmaref_status status = mmaref_fail(error, reason);

    if (error != NULL) {
        error->offset = word.start;
        error->length = word.length;
    }
    return status;
}

static size_t find_equals(const char *word, size_t length)
{
    size_t at = 0;

    while (at < length && word[at] != '=') {
        at++;
    }
    return at;
}

/* Whether an earlier word of the text, from the second on, sets the same field. */
static bool is_set_before(const char *text, span word, size_t key_length)
{
    span other = next_word(text, word.start, 0);
    size_t i;

    for (;;) {
        other = next_word(text, word.start, other.start + other.length);
        if (other.length == 0) {
            return false;
        }
        for (i = 0; i <= key_length && text[other.start + i] == text[word.start + i]; i++) {
        }
        if (i > key_length) { /* the sign = was compared too, so that i never leaves the other word */
            return true;
        }
    }
}

static mmaref_status set_field(const char *text, span word, mmaref_arithmetic *block, mmaref_error *error)
{
    const char *key = text + word.start;
    size_t equals = find_equals(key, word.length);
    mmaref_status status;

    if (equals == word.length) {
        return fail_at_word(error, MMAREF_REASON_NO_VALUE, word);
    }
    status = mmaref_arithmetic_set(block, key, equals, key + equals + 1, word.length - equals - 1, error);
    if (status != MMAREF_OK) {
        if (error != NULL) {
            error->offset = word.start;
            error->length = word.length;
        }
        return status;
    }
    return is_set_before(text, word, equals) ? fail_at_word(error, MMAREF_REASON_FIELD_TWICE, word) : MMAREF_OK;
}

static bool is_custom(const char *word, size_t length)
{
    static const char custom[] = "custom";
    size_t i;

    for (i = 0; i < length && word[i] == custom[i]; i++) {
    }
    return i == length && i == sizeof custom - 1;
}

/* The block of the profile that the first word names; "custom" starts as the profile exact, which
 * mmaref_arithmetic_start fills in where there is no instruction. */
static mmaref_status start_block(const mmaref_instruction *instruction, const char *text, span word,
                                 mmaref_arithmetic *block, uint8_t *profile, mmaref_error *error)
{
    uint8_t found = MMAREF_PROFILE_EXACT;
    mmaref_status status;

    if (is_custom(text + word.start, word.length)) {
        *profile = MMAREF_PROFILES;
        if (instruction == NULL) {
            return mmaref_arithmetic_start(block);
        }
    } else if (mmaref_profile_find(text + word.start, word.length, &found) == MMAREF_OK) {
        *profile = found;
    } else {
        return fail_at_word(error, MMAREF_REASON_UNKNOWN_PROFILE, word);
    }
    status = mmaref_profile(found, instruction, block);
    if (status == MMAREF_E_TARGET) {
        return fail_at_word(error, MMAREF_REASON_OTHER_PROFILE, word);
    }
    return status == MMAREF_OK ? MMAREF_OK : mmaref_fail(error, MMAREF_REASON_NO_INSTRUCTION);
}

/* Integer instructions and those that only move take no notice of a block, computable or not. */
static bool sums_by_block(const mmaref_instruction *instruction)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, &unpacked);

    return instruction == NULL || (row != NULL && row->arithmetic_class != 0);
}

mmaref_status mmaref_arithmetic_parse(const mmaref_instruction *instruction, const char *text, size_t length,
                                      mmaref_arithmetic *arithmetic, uint8_t *profile, mmaref_error *error)
{
    mmaref_arithmetic block;
    uint8_t start = MMAREF_PROFILES;
    mmaref_status status;
    span word;

    if (text == NULL || arithmetic == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_ARITHMETIC);
    }
    word = next_word(text, length, 0);
    status = start_block(instruction, text, word, &block, &start, error);
    while (status == MMAREF_OK) {
        word = next_word(text, length, word.start + word.length);
        if (word.length == 0) {
            status = sums_by_block(instruction) ? mmaref_arithmetic_check(&block, error) : MMAREF_OK;
            break;
        }
        start = MMAREF_PROFILES;
        status = set_field(text, word, &block, error);
    }
    if (status == MMAREF_OK) {
        *arithmetic = block;
        if (profile != NULL) {
            *profile = start;
        }
    }
    return status;
}
#endif
