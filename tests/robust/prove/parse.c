/* SPDX-License-Identifier: MIT */
/* The parser for Frama-C's Eva, function by function: each entry calls functions with everything that their contract
 * allows, and what they call is known by its contract alone where prove.sh says so. See prove.sh. */
#include "../../../src/text_instruction.c"

volatile uint8_t any8;
volatile uint32_t any32;

#define LETTERS 40 /* of a text that is any bytes; longer ones differ in nothing that an index is made of */

static const uint8_t counts[] = { 2, MMAREF_STRING_WORDS }; /* of words */
static char letters[LETTERS];
static mmaref_error error;
static mmaref_instruction instruction;

/* ---- Contracts -------------------------------------------------------- */

/*@ requires \valid_read(text + (0 .. length - 1)) || length == 0;
  @ assigns \result \from indirect:texts[0 ..], indirect:count, indirect:text[0 ..], indirect:length;
  @ ensures \result <= count; */
uint8_t mmaref_text_find(const char *texts, uint8_t count, const char *text, size_t length);

/*@ requires \valid_read(y);
  @ assigns \result \from indirect:x[0 ..], indirect:x_length, indirect:y[0 ..];
  @ ensures \result <= 23; */
uint8_t mmaref_edit_distance(const char *x, size_t x_length, const char *y);

/*@ assigns \result \from indirect:*r, indirect:r->text[0 ..], indirect:word;
  @ ensures \result <= MMAREF_QUALIFIERS; */
static uint8_t guess_qualifier(const reading *r, uint8_t word);

/*@ requires \valid(r) && \initialized(&r->text) && \initialized(&r->length);
  @ assigns r->count, r->token[0 .. MMAREF_STRING_WORDS - 1], *error, \result \from indirect:r->text[0 ..], indirect:r->length;
  @ ensures r->count <= MMAREF_STRING_WORDS;
  @ ensures \result != MMAREF_OK || \initialized(&r->token[0 .. r->count - 1]);
  @ ensures \result != MMAREF_OK || r->count >= 1; */
static mmaref_status read_words(reading *r, mmaref_error *error);

/*@ requires \initialized(&r->count) && \initialized(&r->token[0 .. r->count - 1]);
  @ requires 1 <= r->count <= MMAREF_STRING_WORDS;
  @ requires \initialized(&a->watched);
  @ assigns a->refusing.tokens \from row->items;
  @ assigns a->refusing.count, a->refusing.optional, a->refused, a->matched, a->variant, a->misfits, a->first_misfit,
  @   a->blamed, a->implicit, \result \from indirect:*r, indirect:*row, indirect:skipped, indirect:most, indirect:*a;
  @ ensures \result == 0 || \result == 1;
  @ ensures \initialized(&a->misfits) && \initialized(&a->matched) && \initialized(&a->variant);
  @ ensures \initialized(&a->first_misfit) && \initialized(&a->refused) && \initialized(&a->implicit);
  @ ensures \initialized(&a->refusing.tokens) && \initialized(&a->refusing.count) && a->refusing.count <= 7;
  @ ensures \initialized(&a->refusing.optional) && (a->refusing.optional == 0 || a->refusing.optional == 1);
  @ ensures a->first_misfit <= r->count;
  @ ensures a->refused == 0 || a->refused == 1;
  @ ensures a->implicit == 0 || a->implicit == 1; */
static bool match_row(const reading *r, const mmaref_syntax_row *row, uint32_t skipped, uint8_t most, attempt *a);

/*@ assigns \result \from indirect:*r;
  @ ensures \result <= r->count; */
static uint8_t find_repeated(const reading *r);

/*@ assigns r->qualifier[0 .. MMAREF_STRING_WORDS - 1], r->next[0 .. MMAREF_STRING_WORDS - 1], r->first[0 .. MMAREF_QUALIFIERS]
  @   \from indirect:*r; */
static void link_words(reading *r);

/*@ assigns row->number, row->reason, row->refused, row->offender, a->watched, a->matched, a->variant, a->misfits,
  @   a->first_misfit, a->blamed, a->refused, a->implicit, \result \from indirect:*r, indirect:skipped;
  @ ensures \result == 0 || \result == 1;
  @ ensures \initialized(&row->number) && \initialized(&row->reason);
  @ ensures \initialized(&row->refused) && (row->refused == 0 || row->refused == 1);
  @ ensures row->reason <= MMAREF_REASONS;
  @ ensures \initialized(&a->variant) && \initialized(&a->implicit) && (a->implicit == 0 || a->implicit == 1); */
static bool search_rows(const reading *r, uint32_t skipped, mmaref_syntax_row *row, attempt *a);

/*@ assigns *error, \result \from indirect:*r; */
static mmaref_status explain(const reading *r, mmaref_error *error);

/*@ requires number < MMAREF_TOKENS;
  @ assigns error->nearest, *best \from indirect:*r, indirect:number, indirect:*best; */
static void offer(mmaref_error *error, const reading *r, uint8_t number, uint8_t *best);

/* ---- Entries ---------------------------------------------------------- */

static void any_letters(void)
{
    unsigned i;

    /*@ loop unroll 40; */
    for (i = 0; i < LETTERS; i++) {
        letters[i] = (char)any8;
    }
}

/* A reading of so many words, any of which may be like any other, linked. */
static void any_reading(reading *r, unsigned count)
{
    unsigned w;

    any_letters();
    r->text = letters;
    r->length = any32 % (LETTERS + 1);
    r->count = (uint8_t)count;
    /*@ loop unroll 20; */
    for (w = 0; w < count; w++) {
        r->token[w] = (uint8_t)(any8 % (MMAREF_TOKENS + 1));
    }
    link_words(r);
}

/* Words of a text, any of which is a token, or none. */
int words(void)
{
    reading r;

    any_letters();
    r.text = letters;
    r.length = any32 % (LETTERS + 1);
    return read_words(&r, &error);
}

/* The number of a text among those of a table. */
int finds(void)
{
    any_letters();
    return mmaref_text_find(mmaref_token_texts, MMAREF_TOKENS, letters, any32 % (LETTERS + 1)) +
           mmaref_text_find(mmaref_outside_names, mmaref_outside_count, letters, any32 % (LETTERS + 1));
}

/* How far any text is from each token. */
int distance(void)
{
    uint8_t number;
    unsigned sum = 0;

    any_letters();
    /*@ loop unroll 100; */
    for (number = 0; number < MMAREF_TOKENS; number++) {
        sum += mmaref_edit_distance(letters, any32 % (LETTERS + 1), mmaref_nth_text(mmaref_token_texts, number)) != 0;
    }
    return sum != 0;
}

/* The nearest token to any word of any text. */
int guess(void)
{
    reading r;

    any_letters();
    r.text = letters;
    r.length = any32 % (LETTERS + 1);
    return guess_qualifier(&r, (uint8_t)(any8 % (MMAREF_STRING_WORDS + 1)));
}

/* How each row agrees with any so many words. */
int rows(void)
{
    const MMAREF_FLASH uint8_t *at;
    mmaref_syntax_row row;
    attempt a;
    reading r;
    unsigned i;
    unsigned matched = 0;

    /*@ loop unroll 4; */
    for (i = 0; i < sizeof counts; i++) {
        any_reading(&r, counts[i]);
        /*@ loop unroll 400; */
        for (at = mmaref_syntax_rows; mmaref_syntax_row_next(&at, &row);) {
            a.watched = any8;
            matched += match_row(&r, &row, any32, any8, &a);
        }
    }
    return matched != 0;
}

/* Words that are there twice; the reasons of words that are one too many. */
int repeats(void)
{
    reading r;
    unsigned i, word;
    unsigned sum = 0;

    /*@ loop unroll 4; */
    for (i = 0; i < sizeof counts; i++) {
        any_reading(&r, counts[i]);
        sum += find_repeated(&r);
        /*@ loop unroll 20; */
        for (word = 0; word < counts[i]; word++) {
            sum += surplus_reason(&r, (uint8_t)word);
        }
    }
    return sum != 0;
}

/* Strings of any so many words, once they are linked. */
int searches(void)
{
    mmaref_syntax_row row;
    attempt a;
    reading r;
    unsigned i;
    unsigned sum = 0;

    /*@ loop unroll 4; */
    for (i = 0; i < sizeof counts; i++) {
        any_reading(&r, counts[i]);
        sum += search_rows(&r, any32, &row, &a) ? row.number : (unsigned)explain(&r, &error);
        sum += (unsigned)fail_word(&error, any8 % MMAREF_REASONS, &r, (uint8_t)(any8 % (counts[i] + 1u)));
    }
    return sum != 0;
}

/* The nearest of all tokens to any word. */
int offers(void)
{
    uint8_t number, best = 255;
    reading r;

    any_letters();
    r.text = letters;
    error.offset = any32 % LETTERS;
    error.length = any32 % (LETTERS + 1 - error.offset);
    /*@ loop unroll 100; */
    for (number = 0; number < MMAREF_TOKENS; number++) {
        offer(&error, &r, number, &best);
    }
    return best;
}

/* How these follow each other, of any text. */
int parse(void)
{
    any_letters();
    return mmaref_instruction_parse(letters, any32 % (LETTERS + 1), &instruction, &error);
}
