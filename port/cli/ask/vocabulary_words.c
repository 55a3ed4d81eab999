/* SPDX-License-Identifier: MIT */
/* The pieces of names, and words of PTX. See vocabulary.h. */
#include "ask/vocabulary.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/letters.h"

/* ---- Pieces ------------------------------------------------------------ */

void pieces_cut(name_pieces *p, const char *text, size_t length, const char *separators)
{
    const char *end = text + length;

    p->count = 0;
    while (text < end && p->count < VOCABULARY_PIECES) {
        size_t own = strcspn(text, separators);
        if (own > (size_t)(end - text)) {
            own = (size_t)(end - text);
        }
        if (own != 0) {
            p->piece[p->count] = text;
            p->length[p->count++] = own;
        }
        text += own + 1;
    }
}

bool piece_is(const name_pieces *p, unsigned index, const char *word)
{
    return index < p->count && letters_same(p->piece[index], p->length[index], word);
}

void vocabulary_add_piece(vocabulary_text *ours, const char *piece, size_t length)
{
    size_t used = strlen(ours->words);

    if (used + length + 2 <= sizeof ours->words) {
        snprintf(ours->words + used, sizeof ours->words - used, "%s%.*s", used == 0 ? "" : ".", (int)length, piece);
    }
}

void vocabulary_add(vocabulary_text *ours, const char *words)
{
    name_pieces p;
    unsigned i;

    pieces_cut(&p, words, strlen(words), " ");
    for (i = 0; i < p.count; i++) {
        vocabulary_add_piece(ours, p.piece[i], p.length[i]);
    }
}

void vocabulary_add_word(vocabulary_text *ours, const name_pieces *p, unsigned index)
{
    const char *word;
    uint8_t token;

    for (token = 1; (word = mmaref_token_text(token)) != NULL; token++) {
        if (piece_is(p, index, word)) {
            vocabulary_add(ours, word);
            return;
        }
    }
    vocabulary_add_piece(ours, p->piece[index], p->length[index]);
}

const char *vocabulary_meaning(const char *word, size_t length)
{
    const vocabulary_word *row;
    name_pieces p;
    unsigned i;

    for (row = vocabulary_words; row->names != NULL; row++) {
        pieces_cut(&p, row->names, strlen(row->names), " ");
        for (i = 0; i < p.count; i++) {
            if (p.length[i] == length && strncasecmp(p.piece[i], word, length) == 0) {
                return row->means;
            }
        }
    }
    return NULL;
}

const char *vocabulary_type(const char *type, size_t length)
{
    const char *means = vocabulary_meaning(type, length), *end = type + length, *colon;

    while (means == NULL && (colon = memchr(type, ':', (size_t)(end - type))) != NULL) {
        type = colon + 1;
        means = vocabulary_meaning(type, (size_t)(end - type));
    }
    return means;
}

/* ---- Shapes ------------------------------------------------------------ */

/* Whether the digits of a shape of PTX are those of a text, which may have x between them. */
static bool has_digits(const char *shape, const char *digits, size_t length)
{
    size_t i;

    for (i = 0; *shape != '\0'; shape++) {
        if (!isdigit((unsigned char)*shape)) {
            continue;
        }
        i += i < length && digits[i] == 'x';
        if (i == length || digits[i++] != *shape) {
            return false;
        }
    }
    return i == length;
}

const char *vocabulary_shape(const char *digits, size_t length)
{
    const char *word;
    uint8_t token;

    for (token = 1; (word = mmaref_token_text(token)) != NULL; token++) {
        if (mmaref_token_qualifier(token) == MMAREF_QUALIFIER_SHAPE && strchr(word, 'k') != NULL &&
            has_digits(word, digits, length)) {
            return word;
        }
    }
    return NULL;
}

int vocabulary_add_shape(vocabulary_text *ours, const char *what, const char *digits, size_t length)
{
    const char *word = vocabulary_shape(digits, length);

    if (word == NULL) {
        return cli_complain(what, digits, length, "no matrix instruction has this shape", NULL);
    }
    vocabulary_add(ours, word);
    return EXIT_EQUAL;
}

/* ---- Words --------------------------------------------------------------- */

bool vocabulary_takes(const char *word, size_t length, const char *own, size_t own_length)
{
    name_pieces p;
    unsigned i;

    pieces_cut(&p, word, length, "!|");
    for (i = 0; i < p.count; i++) {
        if (p.length[i] == own_length && memcmp(p.piece[i], own, own_length) == 0) {
            return true;
        }
    }
    return false;
}
