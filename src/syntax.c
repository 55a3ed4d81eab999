/* SPDX-License-Identifier: MIT */
/* Texts and tokens, the rows of the syntax table, and writing instruction strings. See mmaref.h and syntax.h. */
#include "syntax.h"

#define WORD_MAX 23 /* the longest word is shorter */

/* ---- Texts and tokens ---- */

const char *mmaref_nth_text(const char *texts, uint8_t index)
{
    for (; index != 0; index--) {
        while (*texts++ != '\0') {
        }
    }
    return texts;
}

uint8_t mmaref_text_find(const char *texts, uint8_t count, const char *text, size_t length)
{
    uint8_t index;
    size_t i;

    for (index = 0; index < count; index++) {
        for (i = 0; i < length && *texts == text[i] && *texts != '\0'; i++) {
            texts++;
        }
        if (i == length && *texts == '\0') {
            break;
        }
        texts = mmaref_nth_text(texts, 1);
    }
    return index;
}

const char *mmaref_nth_word(const char *words, uint16_t index)
{
    for (; index != 0 && *words != '\0'; words++) {
        index = (uint16_t)(index - mmaref_ends_word(*words));
    }
    return *words == '\0' ? NULL : words;
}

int16_t mmaref_word_index(const char *words, const char *text, size_t length)
{
    const char *word;
    int16_t index;
    size_t i;

    for (index = 0; (word = mmaref_nth_word(words, (uint16_t)index)) != NULL; index++) {
        for (i = 0; i < length && !mmaref_ends_word(word[i]) && word[i] == text[i]; i++) {
        }
        if (i == length && mmaref_ends_word(word[i])) {
            break;
        }
    }
    return word == NULL ? -1 : index;
}

const char *mmaref_token_text(uint8_t token)
{
    return token == MMAREF_TOKEN_NONE || token >= MMAREF_TOKENS ? NULL : mmaref_nth_text(mmaref_token_texts, token);
}

uint8_t mmaref_token_qualifier(uint8_t token)
{
    return token < MMAREF_TOKENS ? mmaref_token_qualifiers[token] : (uint8_t)MMAREF_QUALIFIERS;
}

uint8_t mmaref_edit_distance(const char *x, size_t x_length, const char *y)
{
    uint8_t row[WORD_MAX + 1]; /* distances of a start of x to every start of y */
    uint8_t y_length = 0;
    size_t i;
    uint8_t j;

    while (y_length < WORD_MAX && y[y_length] != '\0') {
        row[y_length] = y_length;
        y_length++;
    }
    row[y_length] = y_length;
    for (i = 0; i < x_length && i < WORD_MAX; i++) {
        uint8_t diagonal = row[0];
        row[0] = (uint8_t)(i + 1);
        for (j = 1; j <= y_length; j++) {
            uint8_t best = (uint8_t)(diagonal + (x[i] != y[j - 1]));
            diagonal = row[j];
            if (row[j] + 1 < best) {
                best = (uint8_t)(row[j] + 1);
            }
            if (row[j - 1] + 1 < best) {
                best = (uint8_t)(row[j - 1] + 1);
            }
            row[j] = best;
        }
    }
    return row[y_length];
}

/* ---- Rows and items ---- */

bool mmaref_item_next(const MMAREF_FLASH uint8_t **at, mmaref_item *item)
{
    uint8_t code = **at;

    if (code == MMAREF_TOKEN_NONE) {
        return false;
    }
    item->tokens = *at;
    item->count = 1;
    if (code >= MMAREF_SET) {
        const MMAREF_FLASH uint8_t *set = mmaref_set_tokens + mmaref_set_places[code - MMAREF_SET];
        item->tokens = set + 1;
        item->count = set[0];
    }
    item->optional = item->tokens[0] == MMAREF_TOKEN_NONE;
    ++*at;
    return true;
}

bool mmaref_syntax_row_next(const MMAREF_FLASH uint8_t **at, mmaref_syntax_row *row)
{
    const MMAREF_FLASH uint8_t *header = *at, *end;
    uint8_t marked = header[1];

    row->items = header + 2;
    row->refused = (marked & MMAREF_ROW_REFUSED) != 0;
    if (row->refused) {
        row->number = MMAREF_INSTRUCTIONS;
        row->reason = header[0];
        row->offender = (uint8_t)(marked & ~MMAREF_ROW_REFUSED);
    } else {
        row->number = (uint16_t)(header[0] | (uint16_t)(marked & ~MMAREF_ROW_IMPLICIT) << 8);
        row->reason = (marked & MMAREF_ROW_IMPLICIT) != 0 ? MMAREF_REASON_IMPLICIT_ALIGNED : 0;
        row->offender = 0;
    }
    if (*row->items == MMAREF_TOKEN_NONE) {
        return false;
    }
    for (end = row->items; *end != MMAREF_TOKEN_NONE; end++) {
    }
    *at = end + 1;
    return true;
}

/* How many instructions a row has: every choice of a token for each of its items. */
static uint16_t variants_of(const mmaref_syntax_row *row)
{
    const MMAREF_FLASH uint8_t *at = row->items;
    mmaref_item item;
    uint16_t variants = 1;

    while (mmaref_item_next(&at, &item)) {
        variants = (uint16_t)(variants * item.count);
    }
    return variants;
}

/* Finds the row of a number; false if it is that of no instruction of this build. */
static bool find_row(uint16_t id, mmaref_syntax_row *row)
{
    const MMAREF_FLASH uint8_t *at = mmaref_syntax_rows;
    mmaref_syntax_row each;
    bool found = false;

    while (mmaref_syntax_row_next(&at, &each)) { /* numbers rise: the last row whose number is not above */
        if (each.number <= id) {
            *row = each;
            found = true;
        }
    }
    return found && id - row->number < variants_of(row);
}

/* A text of `size` bytes that is being written, of which as much is kept as fits before a NUL. */
typedef struct {
    char *text;
    size_t size, length; /* `length`: of the whole */
} text_writer;

static void put_letter(text_writer *to, char letter)
{
    if (to->length + 1 < to->size) {
        to->text[to->length] = letter;
    }
    to->length++;
}

/* Writes a token with a dot before it unless it is the first. */
static void put_token(text_writer *to, uint8_t token)
{
    const char *from = mmaref_nth_text(mmaref_token_texts, token);

    if (to->length != 0) {
        put_letter(to, '.');
    }
    while (*from != '\0') {
        put_letter(to, *from++);
    }
}

size_t mmaref_syntax_row_write(const mmaref_syntax_row *row, uint16_t variant, char *text, size_t size)
{
    const MMAREF_FLASH uint8_t *at = row->items;
    uint16_t variants = variants_of(row);
    text_writer to = { text, size, 0 };
    mmaref_item item;

    while (mmaref_item_next(&at, &item)) {
        uint8_t digit;
        variants = (uint16_t)(variants / item.count);
        digit = (uint8_t)(variant / variants);
        variant = (uint16_t)(variant - digit * variants);
        if (item.tokens[digit] != MMAREF_TOKEN_NONE) {
            put_token(&to, item.tokens[digit]);
        }
    }
    if (size != 0) {
        text[to.length < size ? to.length : size - 1] = '\0';
    }
    return to.length;
}

mmaref_status mmaref_instruction_format(const mmaref_instruction *instruction, char *text, size_t size)
{
    mmaref_syntax_row row;
    uint16_t variant;

    if (instruction == NULL || text == NULL || instruction->id >= MMAREF_INSTRUCTIONS ||
        !find_row(instruction->id, &row)) {
        return MMAREF_E_ARGUMENT;
    }
    variant = (uint16_t)(instruction->id - row.number);
    if (size < MMAREF_TEXT_MAX && mmaref_syntax_row_write(&row, variant, NULL, 0) >= size) {
        return MMAREF_E_ARGUMENT;
    }
    return mmaref_syntax_row_write(&row, variant, text, size) < size ? MMAREF_OK : MMAREF_E_ARGUMENT;
}

/* ---- Writing ------------------------------------------------------------ */

void mmaref_put(mmaref_writer *to, char c)
{
    if (to->length < to->size) {
        to->text[to->length] = c;
    }
    to->length++;
}

void mmaref_put_word(mmaref_writer *to, const char *word)
{
    while (!mmaref_ends_word(*word)) {
        mmaref_put(to, *word++);
    }
}

void mmaref_put_decimal(mmaref_writer *to, int16_t value)
{
    unsigned rest = (unsigned)value, unit = 1;

    if (value < 0) {
        mmaref_put(to, '-');
        rest = 0u - rest;
    }
    while (rest / unit >= 10) {
        unit *= 10;
    }
    for (; unit != 0; unit /= 10) {
        mmaref_put(to, (char)('0' + rest / unit % 10));
    }
}
