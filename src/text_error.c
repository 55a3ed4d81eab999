/* SPDX-License-Identifier: MIT */
/* An error as one sentence: what is wrong, where, and the nearest legal word. See mmaref.h. */
#include "text.h"

#ifndef MMAREF_WITHOUT_TEXTS

#define OFFENDER_MAX 60 /* most characters of a wrong word that are shown */
#define WORD_SIZE 24    /* longest word of a field, with its NUL */

/* The wrong word in quotes; bytes that are not printable become '?'. */
static void say_offender(mmaref_writer *to, const char *text, size_t length)
{
    size_t i;

    mmaref_put(to, '\'');
    for (i = 0; i < length && i < OFFENDER_MAX; i++) {
        mmaref_put(to, text[i] >= ' ' && text[i] <= '~' ? text[i] : '?');
    }
    mmaref_put_text(to, length > OFFENDER_MAX ? "...': " : "': ");
}

/* ---- The nearest word ---- */

/* A misspelt word, and the legal word with the least edit distance, if that is at most half of its letters. */
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

/* Offers the words of a field in place of the last part of a value. */
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

/* Looks for the legal word nearest to `wrong`, a word of an arithmetic block. */
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

/* The legal numbers of a field, if its value resembles no word. */
static void say_range(mmaref_writer *to, uint8_t field)
{
    const mmaref_field_row *row = &mmaref_field_rows[field];
    const char *words = mmaref_nth_text(mmaref_field_name(field), 1);
    uint16_t i = 0;

    mmaref_put_text(to, row->kind == MMAREF_FIELD_KIND_BITS ? ", legal values, joined by '+':" : ", legal values:");
    for (; mmaref_nth_word(words, i) != NULL; i++) {
        const char *word = mmaref_nth_word(words, i);
        if (*word == '-') { /* a type that the field does not allow */
            continue;
        }
        mmaref_put(to, ' ');
        mmaref_put_word(to, word);
    }
    if (row->kind == MMAREF_FIELD_KIND_TYPE) {
        mmaref_put_text(to, " and formats such as e6m10.ieee");
    } else if (row->kind == MMAREF_FIELD_KIND_NUMBER) {
        mmaref_put_text(to, i == 0 ? " " : " and ");
        if (row->least < 0) {
            mmaref_put(to, '-');
        }
        mmaref_put_number(to, (uint32_t)(row->least < 0 ? -(int32_t)row->least : row->least), 10, 1);
        mmaref_put_text(to, " to ");
        mmaref_put_number(to, (uint32_t)row->most, 10, 1);
    }
}

static void say_nearest(mmaref_writer *to, const char *nearest)
{
    mmaref_put_text(to, ", nearest is '");
    mmaref_put_text(to, nearest);
    mmaref_put(to, '\'');
}

/* The words that may stand for the missing qualifier. */
static void say_missing(mmaref_writer *to, const char *text, size_t length)
{
    uint8_t token = mmaref_missing_word(text, length, 0);
    bool single = token != MMAREF_TOKEN_NONE && mmaref_missing_word(text, length, token) == MMAREF_TOKEN_NONE;

    mmaref_put_text(to, single ? ", expected:" : ": one of");
    for (; token != MMAREF_TOKEN_NONE; token = mmaref_missing_word(text, length, token)) {
        mmaref_put(to, ' ');
        mmaref_put_text(to, mmaref_token_text(token));
    }
}

/* The operand, where the reason is of one. */
static void say_operand(mmaref_writer *to, const mmaref_error *error)
{
    static const char names[] = "a\0b\0c\0d\0e\0scale_a\0scale_b";

    if (error->operand < MMAREF_OPERANDS &&
        (error->reason == MMAREF_REASON_NO_MATRIX || error->reason == MMAREF_REASON_OUTSIDE_MEMORY ||
         error->reason == MMAREF_REASON_TOO_MANY_NONZEROS)) {
        mmaref_put_text(to, mmaref_nth_text(names, error->operand));
        mmaref_put_text(to, ": ");
    }
}

/* The place of an element. */
static void say_place(mmaref_writer *to, const mmaref_error *error, const char *between)
{
    mmaref_put_text(to, ", row ");
    mmaref_put_number(to, error->row, 10, 1);
    mmaref_put_text(to, between);
    mmaref_put_number(to, error->column, 10, 1);
}

static void say_version(mmaref_writer *to, uint32_t times_ten)
{
    mmaref_put_number(to, times_ten / 10, 10, 1);
    mmaref_put(to, '.');
    mmaref_put_number(to, times_ten % 10, 10, 1);
}

/* What the members of an error add to the reason's text. */
static void say_details(mmaref_writer *to, const mmaref_error *error)
{
    switch ((int)error->status) {
    case MMAREF_E_TARGET:
        mmaref_put_text(to, error->nearest == NULL ? "" : ", which needs ");
        mmaref_put_text(to, error->nearest == NULL ? "" : error->nearest);
        break;
    case MMAREF_E_PTX:
        mmaref_put_text(to, ", PTX ISA ");
        say_version(to, error->bits);
        mmaref_put_text(to, " or later is needed");
        break;
    case MMAREF_E_UNDEFINED:
        if (error->lane < MMAREF_LANES) {
            mmaref_put_text(to, ", lane ");
            mmaref_put_number(to, error->lane, 10, 1);
        }
        mmaref_put_text(to, ", value 0x");
        mmaref_put_number(to, error->bits, 16, 1);
        break;
    case MMAREF_E_SPARSITY:
        say_place(to, error, " from column ");
        mmaref_put_text(to, " on");
        break;
    default:
        if (error->reason == MMAREF_REASON_OUTSIDE_MEMORY) {
            say_place(to, error, ", column ");
        }
        if (error->nearest != NULL) {
            say_nearest(to, error->nearest);
        }
        break;
    }
}

mmaref_status mmaref_error_write(const mmaref_error *error, const char *text, size_t length, char *sentence,
                                 size_t size)
{
    const char *field, *flags = mmaref_nth_text(mmaref_field_name(MMAREF_FIELD_SUBNORMALS), 1);
    mmaref_writer to = { sentence, size, 0 };
    misspelling of;

    if (error == NULL || sentence == NULL || size == 0) {
        return MMAREF_E_ARGUMENT;
    }
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
        mmaref_put(&to, '\'');
        mmaref_put_text(&to, field);
        mmaref_put_text(&to, "': ");
    }
    say_operand(&to, error);
    mmaref_put_text(&to, error->reason == 0 ? mmaref_status_name(error->status) : mmaref_reason_text(error->reason));
    if (text != NULL && error->reason == MMAREF_REASON_MISSING_QUALIFIER) {
        say_missing(&to, text, length);
    } else {
        say_details(&to, error);
    }
    if (of.nearest[0] != '\0') {
        say_nearest(&to, of.nearest);
        if (error->reason == MMAREF_REASON_OUT_OF_RANGE &&
            mmaref_field_rows[error->bits].kind == MMAREF_FIELD_KIND_BITS) {
            mmaref_put_text(&to, "; words are joined by '+'");
        }
    } else if (error->reason == MMAREF_REASON_NO_VALUE && of.length != 0 &&
               (of.wrong[0] == '+' || mmaref_word_index(flags, of.wrong, of.length) >= 0)) {
        mmaref_put_text(&to, "; words of 'subnormals' are joined by '+', without blanks");
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
