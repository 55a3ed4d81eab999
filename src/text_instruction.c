/* SPDX-License-Identifier: MIT */
/* Parses instruction strings (PTX ISA 9.7.14), and finds what is wrong with one. See mmaref.h.
 *
 * The name comes first. The other words may come in any order, but words of one kind keep theirs: types, layouts, the
 * operation before popc. Words of one kind have the same entry in mmaref_token_qualifiers; the n-th of them in the text
 * is matched with the n-th such item of a row. */
#include "text.h"

#define NO_WORD 255
#define NOTHING (NO_WORD - 1) /* value of `watched`: no word */
#define MISSING 2             /* misfits of a missing word: a wrong word is likelier */
#define MANY 255              /* more misfits than any row has */

/* An instruction string cut into words. */
typedef struct {
    const char *text;
    size_t length;
    uint8_t count;
    uint8_t token[MMAREF_STRING_WORDS];     /* MMAREF_TOKENS: the word is no token */
    uint8_t qualifier[MMAREF_STRING_WORDS]; /* MMAREF_QUALIFIERS: it resembles no token */
    uint8_t next[MMAREF_STRING_WORDS];      /* the next word with the same qualifier, or NO_WORD */
    uint8_t first[MMAREF_QUALIFIERS + 1];   /* the first word with this qualifier, or NO_WORD */
} reading;

/* How well a row matches the words. */
typedef struct {
    uint8_t watched;      /* input: a word, or r->count for a missing one */
    mmaref_item refusing; /* the item that the watched word was tried for */
    bool refused;         /* `refusing` is set */
    uint32_t matched;     /* bit w: word w is matched with an item */
    uint16_t variant;     /* index of the string in the row, if misfits is 0 */
    uint8_t misfits;      /* 1 for each word without an item, MISSING for each item without a word */
    bool lacks;           /* some item has no word */
    bool begins;          /* no item after such one has a word: the words begin a string of the row */
    uint8_t first_misfit; /* the first word without an item; r->count: none */
    uint8_t blamed;       /* the word of the item that a refused row blames */
    bool implicit;        /* .aligned is left out, and may be */
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

/* Cuts the text into words at its dots. */
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
        r->token[r->count++] = mmaref_text_find(mmaref_token_texts, MMAREF_TOKENS, r->text + start, at - start);
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

/* The offset and length of a word. Word r->count is at the end, of length 0. */
static size_t find_word(const reading *r, uint8_t word, size_t *length)
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

/* mmaref_fail at a word of the text. */
static mmaref_status fail_word(mmaref_error *error, uint8_t reason, const reading *r, uint8_t word)
{
    size_t length, start = find_word(r, word, &length);

    return fail_at(error, reason, start, length);
}

/* The qualifier of token `number` as word `at` of a string. A name that is not first (wmma.mma) is an action. */
static uint8_t qualifier_of(uint8_t number, uint8_t at)
{
    uint8_t qualifier = mmaref_token_qualifiers[number];

    return qualifier == MMAREF_QUALIFIER_NAME && at != 0 ? (uint8_t)MMAREF_QUALIFIER_ACTION : qualifier;
}

/* The qualifier of a word that is no token: that of the token with the least edit distance, at most half of its
 * letters. */
static uint8_t guess_qualifier(const reading *r, uint8_t word)
{
    size_t length, start = find_word(r, word, &length);
    uint8_t number, best = 255, qualifier = MMAREF_QUALIFIERS;

    for (number = 1; number < MMAREF_TOKENS; number++) {
        const char *other = mmaref_nth_text(mmaref_token_texts, number);
        uint8_t edits = mmaref_edit_distance(r->text + start, length, other);
        if (edits < best && 2u * edits <= mmaref_text_length(other)) {
            best = edits;
            qualifier = qualifier_of(number, word);
        }
    }
    return qualifier;
}

/* Links the words of each kind in their order. */
static void link_words(reading *r)
{
    uint8_t w;

    for (w = 0; w <= MMAREF_QUALIFIERS; w++) {
        r->first[w] = NO_WORD;
    }
    for (w = r->count; w-- != 0;) {
        uint8_t number = r->token[w];
        r->qualifier[w] = number == MMAREF_TOKENS ? guess_qualifier(r, w) : qualifier_of(number, w);
        r->next[w] = r->first[r->qualifier[w]];
        r->first[r->qualifier[w]] = w;
    }
}

/* Matches an item with the next free word of its kind, if that is one of its tokens; else records a misfit. */
static void match_item(const reading *r, const mmaref_syntax_row *row, const mmaref_item *item, uint8_t index,
                      attempt *a)
{
    uint8_t like = item->tokens[item->optional]; /* one of its tokens */
    uint8_t w = r->first[qualifier_of(like, index)], found = 0;

    while (w != NO_WORD && (a->matched >> w & 1u) != 0) {
        w = r->next[w];
    }
    while (w != NO_WORD && found < item->count && item->tokens[found] != r->token[w]) {
        found++;
    }
    if (w == NO_WORD || found == item->count) {
        bool implied = w == NO_WORD && row->reason == MMAREF_REASON_IMPLICIT_ALIGNED && like == MMAREF_TOKEN_ALIGNED;
        if (!a->refused && (w == a->watched || (w == NO_WORD && a->watched == r->count && !item->optional))) {
            a->refusing = *item;
            a->refused = true;
        }
        if (item->optional) {
            w = NO_WORD;
        } else if (w != NO_WORD && w < a->first_misfit) {
            a->first_misfit = w;
        }
        if (!item->optional && !implied) {
            a->misfits = (uint8_t)(a->misfits + (w == NO_WORD ? MISSING : 1));
            a->lacks |= w == NO_WORD;
        }
        a->implicit |= implied;
        found = 0;
    }
    if (w != NO_WORD) {
        a->matched |= (uint32_t)1 << w;
        a->begins &= !a->lacks;
    }
    if (index == row->offender) {
        a->blamed = w;
    }
    a->variant = (uint16_t)(a->variant * item->count + found);
}

/* Matches words with the items of a row; words of the mask `skipped` are left out. Stops above `most` misfits. False if
 * the row has another name. Pre: a->watched is set. */
static bool match_row(const reading *r, const mmaref_syntax_row *row, uint32_t skipped, uint8_t most, attempt *a)
{
    const MMAREF_FLASH uint8_t *at = row->items;
    mmaref_item item;
    uint8_t index, w;

    if (*at != r->token[0]) {
        return false;
    }
    a->refused = false;
    a->matched = skipped;
    a->variant = 0;
    a->misfits = 0;
    a->lacks = false;
    a->begins = true;
    a->first_misfit = r->count;
    a->implicit = false;
    for (index = 0; a->misfits <= most && mmaref_item_next(&at, &item); index++) {
        match_item(r, row, &item, index, a);
    }
    for (w = 0; w < r->count; w++) {
        if ((a->matched >> w & 1u) == 0) {
            a->misfits++;
            a->first_misfit = w < a->first_misfit ? w : a->first_misfit;
        }
    }
    return true;
}

/* Finds the row that matches all words except those of `skipped`. */
static bool search_rows(const reading *r, uint32_t skipped, mmaref_syntax_row *row, attempt *a)
{
    const MMAREF_FLASH uint8_t *at = mmaref_syntax_rows;

    a->watched = NOTHING;
    while (mmaref_syntax_row_next(&at, row)) {
        if (match_row(r, row, skipped, 0, a) && a->misfits == 0) {
            return true;
        }
    }
    return false;
}

/* ---- What is wrong with a string that no row matches: the word to blame, and the nearest legal word ---- */

/* Makes a token the nearest one if its edit distance is below *best. */
static void offer(mmaref_error *error, const reading *r, uint8_t number, uint8_t *best)
{
    const char *word = mmaref_nth_text(mmaref_token_texts, number);
    uint8_t edits = mmaref_edit_distance(r->text + error->offset, error->length, word);

    if (edits < *best) {
        *best = edits;
        error->nearest = word;
    }
}

/* Whether an earlier word is the same. */
static bool is_repeated(const reading *r, uint8_t word)
{
    uint8_t w = 0;

    while (r->token[w] != r->token[word]) {
        w++;
    }
    return w < word && r->token[word] != MMAREF_TOKENS;
}

/* The reason for a surplus word. An instruction has several types and layouts, which may be equal. */
static uint8_t surplus_reason(const reading *r, uint8_t word)
{
    switch (r->qualifier[word]) {
    case MMAREF_QUALIFIER_DTYPE:
        return MMAREF_REASON_TOO_MANY_TYPES;
    case MMAREF_QUALIFIER_ALAYOUT:
        return MMAREF_REASON_TOO_MANY_LAYOUTS;
    default:
        return is_repeated(r, word) ? MMAREF_REASON_REPEATED : MMAREF_REASON_NOT_LEGAL;
    }
}

/* A repeated word without which the others are an instruction; r->count: there is none. */
static uint8_t find_repeated(const reading *r)
{
    mmaref_syntax_row row;
    attempt a;
    uint8_t w;

    for (w = r->count; w-- != 0;) {
        if (is_repeated(r, w) && search_rows(r, (uint32_t)1 << w, &row, &a) && !row.refused) {
            return w;
        }
    }
    return r->count;
}

/* No row has that name: offers the nearest name. */
static mmaref_status explain_name(const reading *r, mmaref_error *error)
{
    const MMAREF_FLASH uint8_t *at = mmaref_syntax_rows;
    mmaref_syntax_row row;
    size_t length, start = find_word(r, 0, &length);
    uint8_t best = 255;
    uint8_t outside = mmaref_text_find(mmaref_outside_names, mmaref_outside_count, r->text + start, length);

    if (outside < mmaref_outside_count) {
        return fail_word(error, (uint8_t)(MMAREF_REASON_OF_WGMMA + outside), r, 0);
    }
    (void)fail_word(
        error, r->token[0] == MMAREF_TOKENS ? MMAREF_REASON_UNKNOWN_INSTRUCTION : MMAREF_REASON_NOT_LEGAL, r, 0);
    while (error != NULL && mmaref_syntax_row_next(&at, &row)) {
        offer(error, r, row.items[0], &best);
    }
    return MMAREF_E_INSTRUCTION;
}

/* Blames word `word` (r->count: a missing one), the first misfit of the closest rows, and offers the nearest word of
 * theirs. */
static mmaref_status explain_word(const reading *r, uint8_t misfits, uint8_t word, mmaref_error *error)
{
    const MMAREF_FLASH uint8_t *at = mmaref_syntax_rows;
    mmaref_syntax_row row;
    attempt a;
    uint8_t reason = MMAREF_REASON_NOT_LEGAL, best = 255, i;
    bool stands_for_another = false;

    if (word == r->count) {
        reason = MMAREF_REASON_MISSING_QUALIFIER;
    } else if (r->token[word] == MMAREF_TOKENS) {
        reason = MMAREF_REASON_UNKNOWN_QUALIFIER;
    } else if (surplus_reason(r, word) == MMAREF_REASON_REPEATED) {
        reason = MMAREF_REASON_REPEATED;
    }
    (void)fail_word(error, reason, r, word);
    a.watched = word;
    while (error != NULL && mmaref_syntax_row_next(&at, &row)) {
        row.reason = 0;
        if (!row.refused && match_row(r, &row, 0, misfits, &a) && a.misfits == misfits &&
            a.first_misfit == word && a.refused) {
            stands_for_another = true;
            for (i = a.refusing.optional; i < a.refusing.count; i++) {
                offer(error, r, a.refusing.tokens[i], &best);
            }
        }
    }
    if (error != NULL && reason == MMAREF_REASON_NOT_LEGAL && !stands_for_another) {
        error->reason = surplus_reason(r, word);
    }
    return MMAREF_E_INSTRUCTION;
}

/* No row matches: finds the rows with the fewest misfits, among these the ones whose first misfit is last. If some row
 * matches all words given, and they begin it or the closest rows lack words too, then the string is unfinished, and no
 * word is wrong. */
static mmaref_status explain(const reading *r, mmaref_error *error)
{
    const MMAREF_FLASH uint8_t *at = mmaref_syntax_rows;
    mmaref_syntax_row row;
    attempt a;
    uint8_t misfits = MANY, furthest = 0, unfinished = MANY, repeated = find_repeated(r);
    bool lacks = false, begins = false;

    if (repeated < r->count) {
        return fail_word(error, surplus_reason(r, repeated), r, repeated);
    }
    a.watched = NOTHING;
    while (mmaref_syntax_row_next(&at, &row)) {
        row.reason = 0; /* a missing .aligned counts, too */
        if (row.refused || !match_row(r, &row, 0, MANY, &a)) {
            continue;
        }
        if (a.first_misfit == r->count) {
            unfinished = a.misfits < unfinished ? a.misfits : unfinished;
            begins |= a.begins;
        }
        if (a.misfits < misfits || (a.misfits == misfits && a.first_misfit > furthest)) {
            misfits = a.misfits;
            furthest = a.first_misfit;
            lacks = a.lacks;
        }
    }
    if (unfinished != MANY && (lacks || begins)) {
        return explain_word(r, unfinished, r->count, error);
    }
    return misfits == MANY ? explain_name(r, error) : explain_word(r, misfits, furthest, error);
}

/* Advances to the next row that matches all words and lacks some, the first being a->refusing; false at the end. */
static bool next_lacking(const reading *r, const MMAREF_FLASH uint8_t **at, attempt *a)
{
    mmaref_syntax_row row;

    a->watched = r->count;
    while (mmaref_syntax_row_next(at, &row)) {
        row.reason = 0;
        if (!row.refused && match_row(r, &row, 0, MANY, a) && a->first_misfit == r->count && a->refused) {
            return true;
        }
    }
    return false;
}

static uint8_t qualifier_of_item(const mmaref_item *item)
{
    return mmaref_token_qualifiers[item->tokens[item->optional]];
}

uint8_t mmaref_missing_word(const char *text, size_t length, uint8_t after)
{
    const MMAREF_FLASH uint8_t *at = mmaref_syntax_rows;
    uint8_t next = MMAREF_TOKEN_NONE, qualifier = 0, misfits = MANY, i;
    reading r;
    attempt a;

    r.text = text;
    r.length = length;
    if (read_words(&r, NULL) != MMAREF_OK) {
        return next;
    }
    link_words(&r);
    while (next_lacking(&r, &at, &a)) { /* the qualifier that the closest row lacks */
        if (a.misfits < misfits) {
            misfits = a.misfits;
            qualifier = qualifier_of_item(&a.refusing);
        }
    }
    at = mmaref_syntax_rows;
    while (next_lacking(&r, &at, &a)) { /* and all tokens that rows have there */
        for (i = a.refusing.optional; qualifier_of_item(&a.refusing) == qualifier && i < a.refusing.count; i++) {
            uint8_t token = a.refusing.tokens[i];
            next = token > after && (next == MMAREF_TOKEN_NONE || token < next) ? token : next;
        }
    }
    return next;
}

/* ---- The whole string ---- */

/* The first word that belongs to left-out families alone; r->count: none. */
static uint8_t find_left_out(const reading *r)
{
    uint8_t word, i;

    for (word = 0; word < r->count; word++) {
        for (i = 0; mmaref_left_out_tokens[i] != MMAREF_TOKEN_NONE; i++) {
            if (r->token[word] == mmaref_left_out_tokens[i]) {
                return word;
            }
        }
    }
    return word;
}

mmaref_status mmaref_instruction_parse(const char *text, size_t length, mmaref_instruction *instruction,
                           mmaref_error *error)
{
    reading r;
    attempt a;
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
        return fail_word(error, MMAREF_REASON_LEFT_OUT, &r, find_left_out(&r));
    }
    link_words(&r);
    if (!search_rows(&r, 0, &row, &a)) {
        return explain(&r, error);
    }
    if (row.refused) {
        return fail_word(error, row.reason, &r, a.blamed);
    }
    instruction->id = (uint16_t)(row.number + a.variant);
    return mmaref_fail(error, a.implicit ? MMAREF_REASON_IMPLICIT_ALIGNED : 0); /* both are MMAREF_OK */
}
