/* SPDX-License-Identifier: MIT */
/* Reading instruction strings (PTX ISA 9.7.14). See mmaref.h. */
#include "mmaref_internal.h"

#define WORDS_MAX 20

typedef struct {
    size_t offset, length;
    uint8_t number; /* MMAREF_WORD_NONE: no known word */
} read_word;

typedef struct {
    const char *text;
    uint8_t count;
    read_word word[WORDS_MAX + 1]; /* one empty word after the last */
} reading;

/* How far a row agrees with the words read, and where it stops. */
typedef struct {
    uint8_t words; /* that agreed */
    uint8_t slot;  /* the slot that did not */
    bool whole;
} agreement;

static mmaref_status fail_at(mmaref_error *error, mmaref_status status, const char *reason,
                             size_t offset, size_t length)
{
    (void)mmaref_fail_for(error, status, reason);
    if (error != NULL) {
        error->offset = offset;
        error->length = length;
    }
    return status;
}

static bool belongs_to_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == ':';
}

/* Cuts the text at its dots. */
static mmaref_status read_words(reading *r, const char *text, size_t length, mmaref_error *error)
{
    size_t at = 0;

    r->text = text;
    r->count = 0;
    for (;;) {
        read_word *word = &r->word[r->count];
        word->offset = at;
        while (at < length && belongs_to_word(text[at])) {
            at++;
        }
        word->length = at - word->offset;
        if (word->length == 0 || (at < length && text[at] != '.')) {
            return fail_at(error, MMAREF_E_SYNTAX, "a word was expected", at, at < length);
        }
        word->number = mmaref_word_find(text + word->offset, word->length);
        r->count++;
        if (at == length) {
            break;
        }
        if (r->count == WORDS_MAX) {
            return fail_at(error, MMAREF_E_SYNTAX, "more words than any instruction has", at, 0);
        }
        at++;
    }
    r->word[r->count].offset = length;
    r->word[r->count].length = 0;
    r->word[r->count].number = MMAREF_WORD_NONE;
    return MMAREF_OK;
}

/* The slot of a row that stands at place `at` of its first or second order. */
static uint8_t slot_at(const mmaref_form_row *form, uint8_t at, bool second)
{
    uint8_t into = (uint8_t)(at - form->turn_first);

    if (!second || at < form->turn_first || into >= form->turn_width) {
        return at;
    }
    return (uint8_t)(form->turn_first + (into + form->turn) % form->turn_width);
}

/* Matches a row from the left; fills `instruction` if it matches whole. */
static agreement match(const reading *r, uint16_t row, bool second, mmaref_instruction *instruction)
{
    const mmaref_form_row *form = &mmaref_form_rows[mmaref_packed_rows[row].form];
    agreement result = { 0, 0, false };
    uint8_t q, count;

    instruction->row = row;
    for (q = 0; q < MMAREF_QUALIFIERS; q++) {
        instruction->word[q] = MMAREF_WORD_NONE;
    }
    for (result.slot = 0; result.slot < form->slots; result.slot++) {
        uint8_t slot = slot_at(form, result.slot, second);
        const MMAREF_FLASH uint8_t *words = mmaref_slot_words(row, slot, &count);
        uint8_t number = r->word[result.words].number;
        if (number != MMAREF_WORD_NONE && mmaref_holds(words, count, number)) {
            instruction->word[mmaref_form_slots[form->first + slot].qualifier] = number;
            result.words++;
        } else if (words[0] != MMAREF_WORD_NONE) {
            return result;
        }
    }
    result.whole = result.words == r->count;
    return result;
}

/* The order of a row that agrees further, the first if both do alike. */
static agreement match_either(const reading *r, uint16_t row, bool *second, mmaref_instruction *instruction)
{
    agreement first = match(r, row, false, instruction), other;
    mmaref_instruction turned;

    *second = false;
    if (first.whole || mmaref_form_rows[mmaref_packed_rows[row].form].turn_width == 0) {
        return first;
    }
    other = match(r, row, true, &turned);
    if (!other.whole && other.words <= first.words) {
        return first;
    }
    *second = true;
    *instruction = turned;
    return other;
}

/* Offers the words of the slots at which a row stopped: the one it stopped at, and
 * optional ones skipped just before it. */
static void offer(mmaref_error *error, const reading *r, const agreement *a, uint16_t row, bool second, uint8_t *best)
{
    const mmaref_form_row *form = &mmaref_form_rows[mmaref_packed_rows[row].form];
    const read_word *wrong = &r->word[a->words];
    uint8_t at, count, i;

    for (at = 0; at <= a->slot && at < form->slots; at++) {
        const MMAREF_FLASH uint8_t *words = mmaref_slot_words(row, slot_at(form, at, second), &count);
        if (at != a->slot && words[0] != MMAREF_WORD_NONE) {
            continue;
        }
        for (i = 0; i < count; i++) {
            uint8_t distance;
            if (words[i] == MMAREF_WORD_NONE || words[i] == wrong->number) {
                continue;
            }
            distance = mmaref_edit_distance(r->text + wrong->offset, wrong->length, mmaref_words[words[i]]);
            if (distance < *best) {
                *best = distance;
                error->nearest = mmaref_words[words[i]];
            }
        }
    }
}

/* No row matches: names the word at which the best ones stopped. */
static mmaref_status explain(const reading *r, uint8_t furthest, mmaref_error *error)
{
    const read_word *wrong = &r->word[furthest];
    const char *reason = "the qualifier is not legal here";
    mmaref_instruction unused;
    uint8_t best = 255;
    uint16_t row;
    bool second;

    if (furthest == r->count) {
        reason = "a qualifier is missing";
    } else if (wrong->number == MMAREF_WORD_NONE) {
        reason = furthest == 0 ? "unknown instruction" : "unknown qualifier";
    }
    (void)fail_at(error, MMAREF_E_INSTRUCTION, reason, wrong->offset, wrong->length);
    for (row = 0; error != NULL && row < MMAREF_LEGAL_ROWS; row++) {
        agreement a = match_either(r, row, &second, &unused);
        if (a.words == furthest) {
            offer(error, r, &a, row, second, &best);
        }
    }
    return MMAREF_E_INSTRUCTION;
}

mmaref_status mmaref_parse(const char *text, size_t length, mmaref_instruction *instruction,
                           mmaref_error *error)
{
    reading r;
    mmaref_instruction found;
    mmaref_status status;
    uint8_t furthest = 0;
    uint16_t row;
    bool second;

    if (text == NULL || instruction == NULL) {
        return mmaref_fail(error, MMAREF_E_ARGUMENT, "no text or no place for the instruction");
    }
    status = read_words(&r, text, length, error);
    if (status != MMAREF_OK) {
        return status;
    }
    for (row = 0; row < MMAREF_INSTRUCTION_ROWS; row++) {
        agreement a = match_either(&r, row, &second, &found);
        if (a.whole && row >= MMAREF_LEGAL_ROWS) {
            return fail_at(error, MMAREF_E_REFUSED, mmaref_reason_texts[mmaref_packed_rows[row].detail], 0, length);
        }
        if (a.whole) {
            *instruction = found;
            return MMAREF_OK;
        }
        if (a.words > furthest && row < MMAREF_LEGAL_ROWS) {
            furthest = a.words;
        }
    }
    return explain(&r, furthest, error);
}
