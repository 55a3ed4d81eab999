/* SPDX-License-Identifier: MIT */
/* Finds instructions in source text. See found_instruction.h. */
#include "ask/found_instruction.h"

#include <ctype.h>
#include <string.h>

#include "ask/source_text.h"
#include "base/letters.h"

static bool is_word(const char *text, size_t length)
{
    while (length != 0 && (isalnum((unsigned char)text[length - 1]) || strchr("_:", text[length - 1]) != NULL)) {
        length--;
    }
    return length == 0;
}

/* Spells a word as the specification does; makes an unknown word lower case. */
static void spell(char *word, size_t length)
{
    const char *known;
    uint8_t number;
    size_t i;

    for (number = 1; (known = mmaref_token_text(number)) != NULL; number++) {
        if (letters_same(word, length, known)) {
            memcpy(word, known, length);
            return;
        }
    }
    if (is_word(word, length)) {
        for (i = 0; i < length; i++) {
            word[i] = (char)tolower((unsigned char)word[i]);
        }
    }
}

void found_spell(char *name)
{
    while (*name != '\0') {
        size_t length = strcspn(name, ".");
        spell(name, length);
        name += length + (name[length] == '.');
    }
}

typedef struct {
    found_visit visit;
    void *context;
    found_others *others;
} search;

/* The name, with {...} for what is made at run time. */
static void copy_name(const statement *of, char name[MMAREF_TEXT_MAX + 1])
{
    size_t i, length = 0;

    for (i = 0; i < of->length && length + 4 < MMAREF_TEXT_MAX; i++) {
        if (of->name[i] == SOURCE_HOLE) {
            length += (size_t)snprintf(name + length, MMAREF_TEXT_MAX - length, "{}");
        } else {
            name[length++] = of->name[i];
        }
    }
    name[length] = '\0';
}

static void visit_statement(const statement *of, unsigned line, const search *s)
{
    char written[MMAREF_TEXT_MAX + 1];
    found_instruction found;

    memset(&found, 0, sizeof found);
    found.line = line;
    found.is_named = !of->unknown;
    copy_name(of, found.name);
    if (found.is_named) {
        memcpy(written, found.name, sizeof written);
        found_spell(found.name);
        found.is_respelled = strcmp(written, found.name) != 0;
        found.status = former_parse(found.name, strlen(found.name), &found.instruction, &found.form, &found.error);
        if (found.status == MMAREF_OK) {
            operand_rules_check(&found.instruction, &of->operands, &found.operands);
        }
    }
    s->visit(&found, s->context);
}

static void visit_piece(const source_piece *piece, void *context)
{
    const search *s = context;
    const char *from = piece->text;
    statement found;

    while (statement_find(piece->text, from, &found)) {
        if (found.kind == STATEMENT_WARP) {
            visit_statement(&found, piece->line[found.name - piece->text], s);
        } else if (s->others != NULL) {
            *(found.kind == STATEMENT_WGMMA ? &s->others->wgmma : &s->others->tcgen05) += 1;
        }
        from = found.name + found.length;
    }
}

void found_instructions(const char *path, const char *text, size_t length, found_visit visit, void *context,
                        found_others *others)
{
    search s;

    s.visit = visit;
    s.context = context;
    s.others = others;
    source_walk(path, text, length, visit_piece, &s);
}
