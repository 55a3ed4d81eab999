/* SPDX-License-Identifier: MIT */
/* What is wrong with an instruction string that no row of the syntax table has: the word to blame, and the one
 * that is nearest to it among those that could stand there. */
#include "syntax.h"

/* Makes a word the nearest one if it takes fewer edits than the best so far. */
static void offer(mmaref_error *error, const mmaref_reading *r, uint8_t number, uint8_t *best)
{
    const char *word = mmaref_nth_text(mmaref_words, number);
    uint8_t edits = mmaref_edit_distance(r->text + error->offset, error->length, word);

    if (edits != 0 && edits < *best) {
        *best = edits;
        error->nearest = word;
    }
}

/* Whether the word is there before, too. */
static bool is_repeated(const mmaref_reading *r, uint8_t word)
{
    uint8_t w = 0;

    while (r->number[w] != r->number[word]) {
        w++;
    }
    return w < word && r->number[word] != MMAREF_TOKENS;
}

/* The word without which the others are an instruction, as it is there twice; r->count: there is none. */
static uint8_t find_repeated(const mmaref_reading *r)
{
    mmaref_syntax_row row;
    mmaref_attempt a;
    uint8_t w;

    for (w = r->count; w-- != 0;) {
        if (is_repeated(r, w) && mmaref_row_find(r, (uint32_t)1 << w, &row, &a) && !mmaref_row_is_refused(&row)) {
            return w;
        }
    }
    return r->count;
}

/* No row has that name: offers the nearest one. */
static mmaref_status explain_name(const mmaref_reading *r, mmaref_error *error)
{
    const MMAREF_FLASH uint8_t *at = mmaref_syntax_rows;
    mmaref_syntax_row row;
    size_t length, start = mmaref_reading_word(r, 0, &length);
    uint8_t best = 255;
    uint8_t outside = mmaref_text_find(mmaref_outside_names, mmaref_outside_count, r->text + start, length);

    if (outside < mmaref_outside_count) {
        return mmaref_fail_word(error, (uint8_t)(MMAREF_REASON_OF_WGMMA + outside), r, 0);
    }
    (void)mmaref_fail_word(
        error, r->number[0] == MMAREF_TOKENS ? MMAREF_REASON_UNKNOWN_INSTRUCTION : MMAREF_REASON_NOT_LEGAL, r, 0);
    while (error != NULL && mmaref_syntax_row_next(&at, &row)) {
        offer(error, r, row.items[0], &best);
    }
    return MMAREF_E_INSTRUCTION;
}

/* Names the word `word`, at which the closest rows do not agree (r->count: a word is missing), and offers the
 * words that these have there. */
static mmaref_status explain_word(const mmaref_reading *r, uint8_t misfits, uint8_t word, mmaref_error *error)
{
    const MMAREF_FLASH uint8_t *at = mmaref_syntax_rows;
    mmaref_syntax_row row;
    mmaref_attempt a;
    uint8_t reason = MMAREF_REASON_NOT_LEGAL, best = 255, i;

    if (word == r->count) {
        reason = MMAREF_REASON_MISSING_QUALIFIER;
    } else if (r->number[word] == MMAREF_TOKENS) {
        reason = MMAREF_REASON_UNKNOWN_QUALIFIER;
    } else if (is_repeated(r, word) && r->qualifier[word] != MMAREF_QUALIFIER_DTYPE &&
               r->qualifier[word] != MMAREF_QUALIFIER_ALAYOUT) {
        reason = MMAREF_REASON_REPEATED;
    }
    (void)mmaref_fail_word(error, reason, r, word);
    a.watched = word;
    while (error != NULL && mmaref_syntax_row_next(&at, &row)) {
        row.reason = 0;
        if (!mmaref_row_is_refused(&row) && mmaref_row_match(r, &row, 0, misfits, &a) && a.misfits == misfits &&
            a.first_misfit == word && a.refused) {
            for (i = 0; i < a.refusing.count; i++) {
                offer(error, r, a.refusing.words[i], &best);
            }
        }
    }
    return MMAREF_E_INSTRUCTION;
}

/* No row has the words: finds the rows with the fewest misfits, of these the ones that agree furthest. */
mmaref_status mmaref_explain(const mmaref_reading *r, mmaref_error *error)
{
    const MMAREF_FLASH uint8_t *at = mmaref_syntax_rows;
    mmaref_syntax_row row;
    mmaref_attempt a;
    uint8_t misfits = 255, furthest = 0, repeated = find_repeated(r);

    if (repeated < r->count) {
        return mmaref_fail_word(error, MMAREF_REASON_REPEATED, r, repeated);
    }
    a.watched = MMAREF_NO_WORD - 1;
    while (mmaref_syntax_row_next(&at, &row)) {
        row.reason = 0; /* .aligned counts as missing wherever it is */
        if (mmaref_row_is_refused(&row) || !mmaref_row_match(r, &row, 0, misfits, &a)) {
            continue;
        }
        if (a.misfits < misfits || (a.misfits == misfits && a.first_misfit > furthest)) {
            misfits = a.misfits;
            furthest = a.first_misfit;
        }
    }
    return misfits == 255 ? explain_name(r, error) : explain_word(r, misfits, furthest, error);
}
