/* SPDX-License-Identifier: MIT */
/* Reading instruction strings (PTX ISA 9.7.14). See mmaref.h.
 *
 * The name comes first. The other words may come in any order, but like ones keep theirs: types, layouts, the
 * operation before popc. Like words have the same number in mmaref_word_qualifiers; the n-th of them in the
 * text stands for the n-th such item of a row. */
#include "syntax.h"
#include "warp.h"

static mmaref_status fail_at(mmaref_error *error, uint8_t reason, size_t offset, size_t length)
{
    mmaref_status status = mmaref_fail(error, reason);

    if (error != NULL) {
        error->offset = offset;
        error->length = length;
    }
    return status;
}

static bool belongs_to_word(char c)
{
    return (c >= '0' && c <= ':') || (c >= 'A' && c <= 'Z') || c == '_' || (c >= 'a' && c <= 'z');
}

/* Cuts the text at its dots. */
static mmaref_status read_words(mmaref_reading *r, mmaref_error *error)
{
    size_t at = 0, start;
    uint8_t reason = MMAREF_REASON_NO_WORD;

    r->count = 0;
    for (;;) {
        for (start = at; at < r->length && belongs_to_word(r->text[at]); at++) {
        }
        if (at == start || (at < r->length && r->text[at] != '.')) {
            break;
        }
        r->number[r->count++] = mmaref_word_find(r->text + start, at - start);
        if (at == r->length) {
            return MMAREF_OK;
        }
        if (r->count == MMAREF_STRING_WORDS) {
            reason = MMAREF_REASON_TOO_MANY_WORDS;
            break;
        }
        at++;
    }
    return fail_at(error, reason, at, at < r->length);
}

size_t mmaref_reading_word(const mmaref_reading *r, uint8_t word, size_t *length)
{
    size_t start = 0, end;

    for (; word != 0 && start < r->length; start++) {
        word = (uint8_t)(word - (r->text[start] == '.'));
    }
    for (end = start; end < r->length && r->text[end] != '.'; end++) {
    }
    *length = end - start;
    return start;
}

mmaref_status mmaref_fail_word(mmaref_error *error, uint8_t reason, const mmaref_reading *r, uint8_t word)
{
    size_t length, start = mmaref_reading_word(r, word, &length);

    return fail_at(error, reason, start, length);
}

/* The qualifier of word `number` in place `at` of a string; a name elsewhere than in front is an action (the
 * second word of wmma.mma). */
static uint8_t qualifier_of(uint8_t number, uint8_t at)
{
    uint8_t qualifier = mmaref_word_qualifiers[number];

    return qualifier == MMAREF_QUALIFIER_NAME && at != 0 ? (uint8_t)MMAREF_QUALIFIER_ACTION : qualifier;
}

/* The qualifier of a text that is no word: that of the word which takes the fewest edits, if these are at
 * most half of its letters. */
static uint8_t guess_qualifier(const mmaref_reading *r, uint8_t word)
{
    size_t length, start = mmaref_reading_word(r, word, &length);
    uint8_t number, best = 255, qualifier = MMAREF_QUALIFIERS;

    for (number = 1; number < MMAREF_TOKENS; number++) {
        const char *other = mmaref_nth_text(mmaref_words, number);
        uint8_t edits = mmaref_edit_distance(r->text + start, length, other);
        size_t letters = 0;
        while (other[letters] != '\0') {
            letters++;
        }
        if (edits < best && 2u * edits <= letters) {
            best = edits;
            qualifier = qualifier_of(number, word);
        }
    }
    return qualifier;
}

/* Links like words in their order. */
static void link_words(mmaref_reading *r)
{
    uint8_t w;

    for (w = 0; w <= MMAREF_QUALIFIERS; w++) {
        r->first[w] = MMAREF_NO_WORD;
    }
    for (w = r->count; w-- != 0;) {
        uint8_t number = r->number[w];
        r->qualifier[w] = number == MMAREF_TOKENS ? guess_qualifier(r, w) : qualifier_of(number, w);
        r->next[w] = r->first[r->qualifier[w]];
        r->first[r->qualifier[w]] = w;
    }
}

/* Takes the next like word for an item, or finds that the item has none. */
static void take_item(const mmaref_reading *r, const mmaref_syntax_row *row, const mmaref_item *item, uint8_t index,
                      mmaref_attempt *a)
{
    uint8_t w = r->first[qualifier_of(item->words[0], index)];
    uint8_t found = mmaref_item_choices(item);

    while (w != MMAREF_NO_WORD && (a->taken >> w & 1u) != 0) {
        w = r->next[w];
    }
    if (w != MMAREF_NO_WORD) {
        found = mmaref_item_find(item, r->number[w]);
    }
    if (found == mmaref_item_choices(item)) {
        bool implied = w == MMAREF_NO_WORD && row->reason == MMAREF_REASON_IMPLICIT_ALIGNED &&
                       item->words[0] == MMAREF_TOKEN_ALIGNED;
        if (!a->refused && (w == a->watched || (w == MMAREF_NO_WORD && a->watched == r->count && !item->optional))) {
            a->refusing = *item;
            a->refused = true;
        }
        if (item->optional) {
            w = MMAREF_NO_WORD;
        } else if (w != MMAREF_NO_WORD && w < a->first_misfit) {
            a->first_misfit = w;
        }
        if (!item->optional && !implied) {
            a->misfits = (uint8_t)(a->misfits + (w == MMAREF_NO_WORD ? MMAREF_MISSING : 1));
        }
        a->implicit |= implied;
        found = 0;
    }
    if (w != MMAREF_NO_WORD) {
        a->taken |= (uint32_t)1 << w;
    }
    if (index == row->offender) {
        a->blamed = w;
    }
    a->variant = (uint16_t)(a->variant * mmaref_item_choices(item) + found);
}

bool mmaref_row_match(const mmaref_reading *r, const mmaref_syntax_row *row, uint32_t skipped, uint8_t most,
                      mmaref_attempt *a)
{
    const MMAREF_FLASH uint8_t *at = row->items;
    mmaref_item item;
    uint8_t index, w;

    if (*at != r->number[0]) {
        return false;
    }
    a->refused = false;
    a->taken = skipped;
    a->variant = 0;
    a->misfits = 0;
    a->first_misfit = r->count;
    a->implicit = false;
    for (index = 0; a->misfits <= most && mmaref_item_next(&at, &item); index++) {
        take_item(r, row, &item, index, a);
    }
    for (w = 0; w < r->count; w++) {
        if ((a->taken >> w & 1u) == 0) {
            a->misfits++;
            a->first_misfit = w < a->first_misfit ? w : a->first_misfit;
        }
    }
    return true;
}

bool mmaref_row_find(const mmaref_reading *r, uint32_t skipped, mmaref_syntax_row *row, mmaref_attempt *a)
{
    const MMAREF_FLASH uint8_t *at = mmaref_syntax_rows;

    a->watched = MMAREF_NO_WORD - 1;
    while (mmaref_syntax_row_next(&at, row)) {
        if (mmaref_row_match(r, row, skipped, 0, a) && a->misfits == 0) {
            return true;
        }
    }
    return false;
}

/* The first word that only instructions of left-out families have; r->count: there is none. */
static uint8_t find_left_out(const mmaref_reading *r)
{
    uint8_t word, i;

    for (word = 0; word < r->count; word++) {
        for (i = 0; mmaref_left_out_words[i] != MMAREF_TOKEN_NONE; i++) {
            if (r->number[word] == mmaref_left_out_words[i]) {
                return word;
            }
        }
    }
    return word;
}

mmaref_status mmaref_instruction_parse(const char *text, size_t length, mmaref_instruction *instruction,
                           mmaref_error *error)
{
    mmaref_reading r;
    mmaref_attempt a;
    mmaref_syntax_row row;
    mmaref_status status;

    if (text == NULL || instruction == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_TEXT);
    }
    r.text = text;
    r.length = length;
    status = read_words(&r, error);
    if (status != MMAREF_OK) {
        return status;
    }
    if (!MMAREF_HAS_ALL && find_left_out(&r) < r.count) {
        return mmaref_fail_word(error, MMAREF_REASON_LEFT_OUT, &r, find_left_out(&r));
    }
    link_words(&r);
    if (!mmaref_row_find(&r, 0, &row, &a)) {
        return mmaref_explain(&r, error);
    }
    if (mmaref_row_is_refused(&row)) {
        return mmaref_fail_word(error, row.reason, &r, a.blamed);
    }
    instruction->id = (uint16_t)(row.number + a.variant);
    return mmaref_fail(error, a.implicit ? MMAREF_REASON_IMPLICIT_ALIGNED : 0); /* reasons of MMAREF_OK */
}
