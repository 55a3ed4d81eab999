/* SPDX-License-Identifier: MIT */
/* The library itself: its version and build, its statuses and errors, and an error as one sentence. See mmaref.h. */
#include "syntax.h"
#include "warp.h"

/* ---- Version and build ---- */

uint32_t mmaref_version(void)
{
    return MMAREF_VERSION;
}

const char *mmaref_edition(void)
{
    return MMAREF_EDITION;
}

#define LEFT_OUT(family) (MMAREF_HAS_##family ? 0u : 1u << MMAREF_FAMILY_##family)

mmaref_status mmaref_build_get(mmaref_build *build)
{
    if (build == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    build->left_out = (uint16_t)(LEFT_OUT(FLOAT) | LEFT_OUT(F64) | LEFT_OUT(INTEGER) | LEFT_OUT(SPARSE) |
                                 LEFT_OUT(SCALE) | LEFT_OUT(WMMA) | LEFT_OUT(MOVE) | LEFT_OUT(MAC16) | LEFT_OUT(EXACT) |
                                 LEFT_OUT(COVERAGE) | LEFT_OUT(CUSTOM));
    build->tables_hash = MMAREF_TABLES_HASH;
    return MMAREF_OK;
}

const char *mmaref_family_name(uint8_t family)
{
    static const char names[] = "float\0f64\0integer\0sparse\0scale\0wmma\0move\0mac16\0exact\0coverage\0custom";

    return family < MMAREF_FAMILIES ? mmaref_nth_text(names, family) : NULL;
}

/* ---- Statuses and errors ---- */

const char *mmaref_reason_text(uint8_t reason)
{
    return reason == 0 || reason > MMAREF_REASONS ? "unknown"
                                                  : mmaref_nth_text(mmaref_reason_texts, (uint8_t)(reason - 1));
}

const char *mmaref_status_name(mmaref_status status)
{
    bool known = status <= MMAREF_OK && status >= MMAREF_E_LEFT_OUT;

    return known ? mmaref_nth_text(mmaref_status_names, (uint8_t)-(int)status) : "unknown";
}

mmaref_status mmaref_fail(mmaref_error *error, uint8_t reason)
{
    mmaref_status status = reason == 0 ? MMAREF_OK : (mmaref_status)-(int)mmaref_reason_statuses[reason - 1];

    if (error != NULL) {
        error->status = status;
        error->reason = reason;
        error->nearest = NULL;
        error->offset = 0;
        error->length = 0;
        error->lane = 0;
        error->bits = 0;
        error->row = 0;
        error->column = 0;
    }
    return status;
}

mmaref_status mmaref_fail_at(mmaref_error *error, uint8_t reason, uint8_t lane, uint32_t bits)
{
    mmaref_status status = mmaref_fail(error, reason);

    if (error != NULL) {
        error->lane = lane;
        error->bits = bits;
    }
    return status;
}

/* ---- An error as one sentence ---- */

#ifndef MMAREF_WITHOUT_TEXTS

#define OFFENDER_MAX 60 /* characters of a word that is wrong, at most */
#define WORD_SIZE 24    /* of a word of a field, with its NUL */

/* Writing, cut where the text is full. */

typedef struct {
    char *next;
    size_t left; /* with that of the NUL */
} sentence_text;

static void say_char(sentence_text *to, char c)
{
    if (to->left > 1) {
        *to->next++ = c;
        *to->next = '\0';
        to->left--;
    }
}

static void say(sentence_text *to, const char *text)
{
    while (*text != '\0') {
        say_char(to, *text++);
    }
}

static void say_number(sentence_text *to, uint32_t value, uint8_t base)
{
    uint32_t unit = 1;

    while (value / unit >= base) {
        unit *= base;
    }
    for (; unit != 0; unit /= base) {
        say_char(to, "0123456789abcdef"[value / unit % base]);
    }
}

/* What is wrong, as far as it can be printed. */
static void say_offender(sentence_text *to, const char *text, size_t length)
{
    size_t i;

    say_char(to, '\'');
    for (i = 0; i < length && i < OFFENDER_MAX; i++) {
        say_char(to, text[i] >= ' ' && text[i] <= '~' ? text[i] : '?');
    }
    say(to, length > OFFENDER_MAX ? "...': " : "': ");
}

/* ---- The nearest word ---- */

/* A misspelt word, and the one that takes the fewest edits, at most half as many as it has letters. */
typedef struct {
    const char *wrong;
    size_t length;
    uint8_t edits;
    char nearest[WORD_SIZE]; /* empty: there is none */
} misspelling;

static void offer_word(misspelling *of, const char *word)
{
    char whole[WORD_SIZE];
    uint8_t length, edits, i;

    for (length = 0; length + 1 < WORD_SIZE && !mmaref_ends_word(word[length]); length++) {
        whole[length] = word[length];
    }
    whole[length] = '\0';
    edits = mmaref_edit_distance(of->wrong, of->length, whole);
    if (edits < of->edits && 2 * edits <= length) {
        of->edits = edits;
        for (i = 0; i <= length; i++) {
            of->nearest[i] = whole[i];
        }
    }
}

/* Offers the words of a field for the last part of a value that is none of them. */
static void offer_values(misspelling *of, uint8_t field)
{
    const char *words = mmaref_nth_text(mmaref_field_name(field), 1), *word, *value = of->wrong;
    size_t end, start, length = of->length;
    uint16_t i;

    for (end = 0; end < length; end++) {
        start = end;
        while (end < length && value[end] != '+') {
            end++;
        }
        if (mmaref_word_index(words, value + start, end - start) < 0) {
            of->wrong = value + start;
            of->length = end - start;
        }
    }
    for (i = 0; (word = mmaref_nth_word(words, i)) != NULL; i++) {
        offer_word(of, word);
    }
}

/* Looks for what may have been meant in the place of `wrong`, a word of an arithmetic block. */
static void find_meant(misspelling *of, const mmaref_error *error)
{
    size_t key = 0;
    uint8_t i;

    while (key < of->length && of->wrong[key] != '=') {
        key++;
    }
    if (error->reason == MMAREF_REASON_OUT_OF_RANGE && key < of->length) {
        of->wrong += key + 1;
        of->length -= key + 1;
        offer_values(of, (uint8_t)error->bits);
    }
    if (error->reason == MMAREF_REASON_NO_FIELD) {
        of->length = key;
        for (i = 0; i < MMAREF_FIELDS; i++) {
            offer_word(of, mmaref_field_name(i));
        }
    }
    if (error->reason == MMAREF_REASON_UNKNOWN_PROFILE) {
        for (i = 0; i < MMAREF_PROFILES + MMAREF_ALIASES; i++) {
            offer_word(of, mmaref_nth_text(mmaref_profile_names, i));
        }
        for (i = 0; MMAREF_HAS_BLOCK_NAMES && i < MMAREF_BLOCKS; i++) {
            offer_word(of, mmaref_nth_text(mmaref_block_texts, (uint8_t)(3 * i)));
        }
        offer_word(of, "custom");
    }
}

/* ---- The sentence ---- */

/* The numbers that a field takes, where its value is no word and resembles none. */
static void say_range(sentence_text *to, uint8_t field)
{
    const mmaref_field_row *row = &mmaref_field_rows[field];
    const char *words = mmaref_nth_text(mmaref_field_name(field), 1);
    uint16_t i = 0;

    say(to, ", it takes");
    for (; mmaref_nth_word(words, i) != NULL; i++) {
        const char *word = mmaref_nth_word(words, i);
        if (*word == '-') { /* the number of a type that the field does not take */
            continue;
        }
        say_char(to, ' ');
        while (!mmaref_ends_word(*word)) {
            say_char(to, *word++);
        }
    }
    if (row->kind == MMAREF_FIELD_KIND_BITS) {
        say(to, " joined by +");
    } else if (row->kind == MMAREF_FIELD_KIND_TYPE) {
        say(to, " and formats such as e6m10.ieee");
    } else if (row->kind == MMAREF_FIELD_KIND_NUMBER) {
        say(to, i == 0 ? " " : " and ");
        if (row->least < 0) {
            say_char(to, '-');
        }
        say_number(to, (uint32_t)(row->least < 0 ? -(int32_t)row->least : row->least), 10);
        say(to, " to ");
        say_number(to, (uint32_t)row->most, 10);
    }
}

static void say_nearest(sentence_text *to, const char *nearest)
{
    say(to, ", nearest is '");
    say(to, nearest);
    say_char(to, '\'');
}

/* The words that may stand for the qualifier that is missing. */
static void say_missing(sentence_text *to, const char *text, size_t length)
{
    uint8_t token = 0;

    say(to, ": one of");
    while ((token = mmaref_missing_word(text, length, token)) != MMAREF_TOKEN_NONE) {
        say_char(to, ' ');
        say(to, mmaref_token_text(token));
    }
}

static void say_version(sentence_text *to, uint32_t times_ten)
{
    say_number(to, times_ten / 10, 10);
    say_char(to, '.');
    say_number(to, times_ten % 10, 10);
}

/* What the members of an error add to its reason. */
static void say_details(sentence_text *to, const mmaref_error *error)
{
    switch ((int)error->status) {
    case MMAREF_E_TARGET:
        say(to, error->nearest == NULL ? "" : ", only on ");
        say(to, error->nearest == NULL ? "" : error->nearest);
        break;
    case MMAREF_E_PTX:
        say(to, ", from PTX ISA ");
        say_version(to, error->bits);
        say(to, " on");
        break;
    case MMAREF_E_UNDEFINED:
        if (error->lane < MMAREF_LANES) {
            say(to, ", lane ");
            say_number(to, error->lane, 10);
        }
        say(to, ", bits ");
        say_number(to, error->bits, 16);
        break;
    case MMAREF_E_SPARSITY:
        say(to, ", row ");
        say_number(to, error->row, 10);
        say(to, " from column ");
        say_number(to, error->column, 10);
        say(to, " on");
        break;
    default:
        if (error->nearest != NULL) {
            say_nearest(to, error->nearest);
        }
        break;
    }
}

mmaref_status mmaref_error_write(const mmaref_error *error, const char *text, size_t length, char *sentence,
                                 size_t size)
{
    const char *field;
    sentence_text to;
    misspelling of;

    if (error == NULL || sentence == NULL || size == 0) {
        return MMAREF_E_ARGUMENT;
    }
    to.next = sentence;
    to.left = size;
    sentence[0] = '\0';
    of.wrong = text;
    of.length = 0;
    of.edits = UINT8_MAX;
    of.nearest[0] = '\0';
    field = error->status == MMAREF_E_ARITHMETIC ? mmaref_field_name((uint8_t)error->bits) : NULL;
    if (text != NULL && error->length != 0 && error->offset <= length && error->length <= length - error->offset) {
        of.wrong = text + error->offset;
        of.length = error->length;
        say_offender(&to, of.wrong, of.length);
        find_meant(&of, error);
    } else if (field != NULL) {
        say_char(&to, '\'');
        say(&to, field);
        say(&to, "': ");
    }
    say(&to, error->reason == 0 ? mmaref_status_name(error->status) : mmaref_reason_text(error->reason));
    if (text != NULL && error->reason == MMAREF_REASON_MISSING_QUALIFIER) {
        say_missing(&to, text, length);
    } else {
        say_details(&to, error);
    }
    if (of.nearest[0] != '\0') {
        say_nearest(&to, of.nearest);
    } else if (of.wrong != text && error->reason == MMAREF_REASON_OUT_OF_RANGE && field != NULL) {
        say_range(&to, (uint8_t)error->bits);
    }
    return MMAREF_OK;
}
#else
mmaref_status mmaref_error_write(const mmaref_error *error, const char *text, size_t length, char *sentence,
                                 size_t size)
{
    (void)error;
    (void)text;
    (void)length;
    (void)sentence;
    (void)size;
    return MMAREF_E_LEFT_OUT;
}
#endif
