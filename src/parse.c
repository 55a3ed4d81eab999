/* SPDX-License-Identifier: MIT */
/* Reading instruction strings (PTX ISA 9.7.14). See mmaref.h. */
#include "mmaref_internal.h"

#define WORDS_MAX 20

/* An instruction string, and the numbers of its words: MMAREF_WORDS for what is none,
 * and behind the last one. */
typedef struct {
    const char *text;
    size_t length;
    uint8_t count;
    uint8_t number[WORDS_MAX + 1];
} reading;

/* How far a row agrees with the words read. */
typedef struct {
    mmaref_instruction found;
    mmaref_slot slot[MMAREF_SLOTS_MAX];
    uint8_t slots;
    uint8_t words; /* that agreed */
    uint8_t stop;  /* the slot that did not */
} attempt;

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
static mmaref_status read_words(reading *r, mmaref_error *error)
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
        r->number[r->count] = MMAREF_WORDS;
        if (at == r->length) {
            return MMAREF_OK;
        }
        if (r->count == WORDS_MAX) {
            reason = MMAREF_REASON_TOO_MANY_WORDS;
            break;
        }
        at++;
    }
    return fail_at(error, reason, at, at < r->length);
}

/* Fails because of word `word`, which may be the one missing at the end. */
static mmaref_status fail_word(mmaref_error *error, uint8_t reason, const reading *r, uint8_t word)
{
    size_t start = 0, end;

    for (; word != 0 && start < r->length; start++) {
        word = (uint8_t)(word - (r->text[start] == '.'));
    }
    for (end = start; end < r->length && r->text[end] != '.'; end++) {
    }
    return fail_at(error, reason, start, end - start);
}

/* Matches a row from the left; returns whether it matches whole. `order` is twice its number, plus 1
 * for its second order of words. */
static bool match(const reading *r, uint16_t order, attempt *a)
{
    mmaref_instruction_clear(&a->found, order / 2);
    a->slots = mmaref_slots_of(order / 2, order % 2 != 0, a->slot);
    a->words = 0;
    for (a->stop = 0; a->stop < a->slots; a->stop++) {
        const mmaref_slot *slot = &a->slot[a->stop];
        uint8_t number = r->number[a->words];
        if (mmaref_slot_find(slot, number) < slot->count) {
            a->found.word[slot->qualifier] = number;
            a->words++;
        } else if (slot->words[0] != MMAREF_WORD_NONE) {
            return false;
        }
    }
    return a->words == r->count;
}

/* Offers the words of the slots at which a row stopped: the one it stopped at, and
 * optional ones skipped just before it. */
static void offer(mmaref_error *error, const reading *r, const attempt *a, uint8_t *best)
{
    uint8_t at, i;

    for (at = 0; at <= a->stop && at < a->slots; at++) {
        const mmaref_slot *slot = &a->slot[at];
        for (i = 0; i < slot->count && (at == a->stop || slot->words[0] == MMAREF_WORD_NONE); i++) {
            const char *word = mmaref_nth_text(mmaref_words, slot->words[i]);
            uint8_t distance = mmaref_edit_distance(r->text + error->offset, error->length, word);
            if (distance != 0 && distance < *best && slot->words[i] != MMAREF_WORD_NONE) {
                *best = distance;
                error->nearest = word;
            }
        }
    }
}

static bool is_refused(uint16_t row)
{
    return mmaref_row_layouts(row) == MMAREF_REFUSED;
}

/* No row matches: names the word at which the best ones stopped. */
static mmaref_status explain(const reading *r, uint8_t furthest, attempt *a, mmaref_error *error)
{
    uint8_t reason = MMAREF_REASON_NOT_LEGAL;
    uint8_t best = 255;
    uint16_t order;

    if (furthest == r->count) {
        reason = MMAREF_REASON_MISSING_QUALIFIER;
    } else if (r->number[furthest] == MMAREF_WORDS) {
        reason = furthest == 0 ? MMAREF_REASON_UNKNOWN_INSTRUCTION : MMAREF_REASON_UNKNOWN_QUALIFIER;
    }
    (void)fail_word(error, reason, r, furthest);
    for (order = 0; error != NULL && order < 2 * mmaref_packed_row_count && !is_refused(order / 2); order++) {
        (void)match(r, order, a);
        if (a->words == furthest) {
            offer(error, r, a, &best);
        }
    }
    return MMAREF_E_INSTRUCTION;
}

/* The first word that only instructions of left-out families have; r->count: there is none. */
static uint8_t find_left_out(const reading *r)
{
    uint8_t word, i;

    for (word = 0; word < r->count; word++) {
        for (i = 0; mmaref_left_out_words[i] != MMAREF_WORD_NONE; i++) {
            if (r->number[word] == mmaref_left_out_words[i]) {
                return word;
            }
        }
    }
    return word;
}

/* A refused row matches: points at the word that does not fit the others, the last one of its kind. */
static mmaref_status refuse(const reading *r, const mmaref_instruction *found, mmaref_error *error)
{
    uint8_t word = r->count;

    while (r->number[word] != found->word[mmaref_row_availability(found->row)]) {
        word--;
    }
    return fail_word(error,
                     mmaref_row_detail(found->row) == MMAREF_UNDOCUMENTED ? MMAREF_REASON_UNDOCUMENTED
                                                                          : MMAREF_REASON_REFUSED,
                     r, word);
}

mmaref_status mmaref_parse(const char *text, size_t length, mmaref_instruction *instruction,
                           mmaref_error *error)
{
    reading r;
    attempt a;
    mmaref_status status;
    uint8_t furthest = 0;
    uint16_t order;

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
        return fail_word(error, MMAREF_REASON_LEFT_OUT, &r, find_left_out(&r));
    }
    for (order = 0; order < 2 * mmaref_packed_row_count; order++) {
        bool whole = match(&r, order, &a), refused = is_refused(order / 2);
        if (whole && refused) {
            return refuse(&r, &a.found, error);
        }
        if (whole) {
            mmaref_number_instruction(&a.found);
            *instruction = a.found;
            return MMAREF_OK;
        }
        if (a.words > furthest && !refused) {
            furthest = a.words;
        }
    }
    return explain(&r, furthest, &a, error);
}
