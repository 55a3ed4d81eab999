/* SPDX-License-Identifier: MIT */
/* Tokens, decoding of the syntax table, and writing of instruction strings. An instruction's number is that of its row
 * plus the index of its string in the row. See mmaref.h and text.h. */
#include "text.h"

const char *mmaref_token_text(uint8_t token)
{
    return token == MMAREF_TOKEN_NONE || token >= MMAREF_TOKENS ? NULL : mmaref_nth_text(mmaref_token_texts, token);
}

uint8_t mmaref_token_qualifier(uint8_t token)
{
    return token < MMAREF_TOKENS ? mmaref_token_qualifiers[token] : (uint8_t)MMAREF_QUALIFIERS;
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

/* The number of strings of a row: the product of the counts of its items. */
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

/* Finds the row of an instruction's number; false if this build has no such instruction. */
static bool find_row(uint16_t id, mmaref_syntax_row *row)
{
    const MMAREF_FLASH uint8_t *at = mmaref_syntax_rows;
    mmaref_syntax_row each;
    bool found = false;

    while (mmaref_syntax_row_next(&at, &each)) { /* row numbers ascend: the last one not above `id` */
        if (each.number <= id) {
            *row = each;
            found = true;
        }
    }
    return found && id - row->number < variants_of(row);
}

/* Writes a token, after a dot unless it is the first. */
static void put_token(mmaref_writer *to, uint8_t token)
{
    if (to->length != 0) {
        mmaref_put(to, '.');
    }
    mmaref_put_text(to, mmaref_nth_text(mmaref_token_texts, token));
}

size_t mmaref_syntax_row_write(const mmaref_syntax_row *row, uint16_t variant, char *text, size_t size)
{
    const MMAREF_FLASH uint8_t *at = row->items;
    uint16_t variants = variants_of(row);
    mmaref_writer to = { text, size, 0 };
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
