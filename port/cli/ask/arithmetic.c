/* SPDX-License-Identifier: MIT */
/* Reads arithmetic. See arithmetic.h. */
#include "ask/arithmetic.h"

#include <string.h>

#include "ask/chips.h"
#include "ask/profile.h"
#include "base/spelling.h"

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* Reads word by word a block whose words are right but which is refused as a whole. False if the first word alone is
 * refused: this build leaves the profile out. */
static bool read_by_words(const char *text, size_t length, const mmaref_instruction *instruction,
                          mmaref_arithmetic *block)
{
    size_t at = 0, end, equals;

    while (is_blank(text[at])) {
        at++;
    }
    for (end = at; end < length && !is_blank(text[end]); end++) {
    }
    if (mmaref_arithmetic_parse(instruction, text + at, end - at, block, NULL, NULL) != MMAREF_OK) {
        return false;
    }
    for (at = end; at < length; at = end) {
        for (end = at; end < length && !is_blank(text[end]); end++) {
        }
        for (equals = at; equals < end && text[equals] != '='; equals++) {
        }
        if (equals < end) {
            cli_must(mmaref_arithmetic_set(block, text + at, equals - at, text + equals + 1, end - equals - 1, NULL));
        }
        end += end == at;
    }
    return true;
}

int arith_read(const char *place, const char *text, size_t length, const mmaref_instruction *instruction,
               mmaref_arithmetic *arithmetic, uint8_t *profile)
{
    mmaref_error error;
    mmaref_status status = mmaref_arithmetic_parse(instruction, text, length, arithmetic, profile, &error);
    static const char split[] = "; see mmaref split";
    char sentence[MMAREF_SENTENCE_MAX + sizeof split];

    if (status == MMAREF_OK) {
        return EXIT_EQUAL;
    }
    if (status == MMAREF_E_ARITHMETIC && error.length == 0 && instruction != NULL) {
        mmaref_arithmetic block;
        if (read_by_words(text, length, instruction, &block) &&
            mmaref_arithmetic_check(NULL, &block, NULL) == MMAREF_OK) { /* another instruction could compute it */
            *arithmetic = block;
            if (profile != NULL) {
                *profile = MMAREF_PROFILES;
            }
            return EXIT_EQUAL;
        }
    }
    if (status == MMAREF_E_PROFILE && error.length != 0) {
        return profile_complain(place, text + error.offset, error.length);
    }
    if (status == MMAREF_E_PROFILE) {
        return cli_complain(place, "", 0, "a profile was expected, or custom", NULL);
    }
    cli_must(mmaref_error_write(&error, text, length, sentence, MMAREF_SENTENCE_MAX));
    if (status == MMAREF_E_TARGET && mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MMA) {
        strcat(sentence, split);
    }
    return cli_complain(place, "", 0, sentence, NULL);
}

static bool is_fma(uint8_t profile)
{
    const char *name = mmaref_profile_name(profile);

    return name != NULL && strcmp(name, "fma") == 0;
}

/* Whether an arithmetic says how floats are summed, which integers ignore. wmma takes fragments from any. */
static bool is_of_floats(const char *text, uint8_t profile, const mmaref_instruction *instruction)
{
    const uint8_t name = mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME);
    mmaref_description is;

    cli_must(mmaref_instruction_describe(instruction, &is));
    return !is.floating && name != MMAREF_TOKEN_WMMA &&
           (is_fma(profile) || profile == MMAREF_PROFILES || strchr(text, '=') != NULL);
}

int arith_read_for(const char *place, const char *text, size_t length, const mmaref_instruction *instruction,
                   mmaref_arithmetic *arithmetic, uint8_t *profile)
{
    mmaref_error error;
    uint8_t found;

    if (arith_read(place, text, length, instruction, arithmetic, &found) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (profile != NULL) {
        *profile = found;
    }
    if (is_of_floats(text, found, instruction)) {
        return cli_complain(place, text, length, "the instruction computes no floats: only a chip or exact is taken",
                            NULL);
    }
    return mmaref_arithmetic_check(instruction, arithmetic, &error) == MMAREF_OK
               ? EXIT_EQUAL
               : cli_complain_error(place, text, length, &error);
}

/* ---- Lists ----------------------------------------------------------- */

/* What an arithmetic without an instruction begins with: "exact", "custom", named blocks. */
static const char *start_at(size_t index, const void *context)
{
    return index == 0 ? "exact" : index == 1 ? "custom" : profile_block_at(index - 2, context);
}

/* Without an instruction "exact" is how "custom" starts, and there is no other profile. */
static int read_alone(const char *place, const char *text, mmaref_arithmetic *arithmetic)
{
    size_t first = strcspn(text, " \t"), i;
    const char *start;
    char custom[ARITH_TEXT_MAX + 2];

    for (i = 0; (start = start_at(i, NULL)) != NULL; i++) {
        if (strlen(start) == first && memcmp(start, text, first) == 0) {
            snprintf(custom, sizeof custom, "%s%s", i == 0 ? "custom" : start, text + first);
            return arith_read(place, custom, strlen(custom), NULL, arithmetic, NULL);
        }
    }
    return cli_complain(place, text, first,
                        "profiles need an instruction; without one exact, custom ... and names of units are taken",
                        spelling_nearest(text, first, start_at, NULL));
}

static int add(const char *place, const char *text, size_t length, const mmaref_instruction *instruction,
               arith_list *list)
{
    arith_named *named = &list->of[list->count];
    char target[CHIP_TEXT_MAX], where[CHIP_TEXT_MAX + 40];
    const char *replaced;

    if (list->count == ARITHS_MAX || length >= ARITH_TEXT_MAX) {
        const char *reason = list->count == ARITHS_MAX ? "too many arithmetics" : "the text is too long";
        return cli_complain(place, text, length, reason, NULL);
    }
    list->count++;
    snprintf(named->text, sizeof named->text, "%.*s", (int)length, text);
    named->profile = MMAREF_PROFILES;
    if (instruction == NULL) {
        return read_alone(place, named->text, &named->block);
    }
    if (chip_replace(place, named->text, target, &replaced) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (replaced == NULL || strcmp(replaced, named->text) == 0) {
        return arith_read_for(place, named->text, strlen(named->text), instruction, &named->block, &named->profile);
    }
    snprintf(where, sizeof where, "%s: %.*s", place, CHIP_TEXT_MAX, named->text); /* as the chip was called */
    return arith_read_for(where, replaced, strlen(replaced), instruction, &named->block, &named->profile);
}

/* Every profile that has the instruction, and the other unit of its chips, if it takes as many products at a time. */
static int add_all(const char *place, const mmaref_instruction *instruction, arith_list *list)
{
    mmaref_arithmetic block;
    mmaref_description is;
    uint8_t profile;

    if (instruction == NULL) {
        return add(place, "exact", 5, NULL, list);
    }
    cli_must(mmaref_instruction_describe(instruction, &is));
    for (profile = 0; profile < MMAREF_PROFILES; profile++) {
        const char *name = mmaref_profile_name(profile);
        const profile_other *other = profile_other_of(profile, instruction);
        if (!is_of_floats(name, profile, instruction) &&
            mmaref_profile_get(profile, instruction, &block) == MMAREF_OK &&
            (add(place, name, strlen(name), instruction, list) != EXIT_EQUAL ||
             (other != NULL && other->k == is.k &&
              add(place, other->block, strlen(other->block), instruction, list) != EXIT_EQUAL))) {
            return EXIT_UNREADABLE;
        }
    }
    return EXIT_EQUAL;
}

/* Whether a word, of no arithmetic of its own, is a value of the field that ends before it: "subnormals=flush_in". */
static bool is_value_of(const char *field, size_t length, const char *word, size_t word_size)
{
    mmaref_arithmetic block;
    size_t equals = length, key;
    uint8_t profile;

    while (equals != 0 && field[equals - 1] != '=') {
        equals--;
    }
    for (key = equals == 0 ? 0 : equals - 1; key != 0 && !is_blank(field[key - 1]); key--) {
    }
    memset(&block, 0, sizeof block);
    return equals != 0 && mmaref_profile_find(word, word_size, &profile) != MMAREF_OK &&
           mmaref_arithmetic_set(&block, field + key, equals - 1 - key, word, word_size, NULL) == MMAREF_OK;
}

/* Complains of a comma in place of the blank before a field, or of the plus sign before a flag. */
static int check_comma(const char *place, const char *text, const char *piece)
{
    const size_t word = strcspn(piece, " \t,");
    const char *before = piece - 1;

    while (before > text && is_blank(*before)) {
        before--;
    }
    if (*before != ',') {
        return EXIT_EQUAL;
    }
    if (memchr(piece, '=', word) != NULL) {
        return cli_complain(place, piece, word, "behind a comma is another arithmetic: a blank stands before a field",
                            NULL);
    }
    if (is_value_of(text, (size_t)(before - text), piece, word)) {
        return cli_complain(place, piece, word,
                            "behind a comma is another arithmetic: + joins flags, as in subnormals=flush_in+flush_out",
                            NULL);
    }
    return EXIT_EQUAL;
}

/* Notes the other units of chips that are listed, each once; not those that the texts name. */
static void note_others(const char *place, const char *const *texts, unsigned count,
                        const mmaref_instruction *instruction, const arith_list *list)
{
    const profile_other *noted = NULL;
    unsigned i, given;

    for (i = 0; i < list->count; i++) {
        const arith_named *named = &list->of[i];
        const profile_other *other = profile_other_of(named->profile, instruction);
        if (other == NULL || other == noted) {
            continue;
        }
        for (given = 0; given < count && strstr(texts[given], other->block) == NULL; given++) {
        }
        if (given == count) {
            profile_note_other(place, named->text, other);
        }
        noted = other;
    }
}

int arith_read_list(const char *place, const char *const *texts, unsigned count, const mmaref_instruction *instruction,
                    arith_list *list)
{
    unsigned i;

    list->count = 0;
    for (i = 0; i < count; i++) {
        const char *at = texts[i];
        size_t length;
        for (;; at += length + 1) {
            length = strcspn(at, ",");
            while (length != 0 && at[0] == ' ') {
                at++;
                length--;
            }
            if (at > texts[i] && check_comma(place, texts[i], at) != EXIT_EQUAL) {
                return EXIT_UNREADABLE;
            }
            if ((length == 3 && memcmp(at, "all", 3) == 0 ? add_all(place, instruction, list)
                                                          : add(place, at, length, instruction, list)) != EXIT_EQUAL) {
                return EXIT_UNREADABLE;
            }
            if (at[length] == '\0') {
                break;
            }
        }
    }
    if (instruction != NULL) {
        note_others(place, texts, count, instruction, list);
    }
    return EXIT_EQUAL;
}
