/* SPDX-License-Identifier: MIT */
/* Finds statements in a text. See statement.h. */
#include "ask/statement.h"

#include <ctype.h>
#include <string.h>

#include "ask/source_text.h"
#include "base/complain.h"
#include "base/letters.h"

/* ---- Operands ------------------------------------------------------------ */

/* Whether a part of the text stands for others: what is made at run time, %s of printf, or dots. */
static bool has_hole(const char *text, size_t length)
{
    size_t i;

    for (i = 0; i + 1 < length; i++) {
        if ((text[i] == '%' && text[i + 1] == 's' && (i + 2 == length || !letters_is_word(text[i + 2]))) ||
            (text[i] == '.' && text[i + 1] == '.')) {
            return true;
        }
    }
    return memchr(text, SOURCE_HOLE, length) != NULL;
}

/* The length up to one of the characters of `ends`, but not in brackets or braces of its own: ${0}, %[name]. */
static size_t length_to(const char *text, const char *ends)
{
    unsigned depth = 0;
    size_t length;

    for (length = 0; text[length] != '\0' && text[length] != ';'; length++) {
        if (depth == 0 && strchr(ends, text[length]) != NULL) {
            break;
        }
        depth += text[length] == '[' || (text[length] == '{' && length != 0 && text[length - 1] == '$');
        depth -= depth != 0 && (text[length] == ']' || text[length] == '}');
    }
    return length;
}

bool operand_text_next(const operand_text *operand, size_t *at, const char **item, size_t *length)
{
    *at += *at == 0; /* the brace */
    if (*at >= operand->length || operand->count == 0) {
        return false;
    }
    *item = letters_skip_blanks(operand->text + *at);
    *at += length_to(operand->text + *at, ",}") + 1;
    *length = (size_t)(operand->text + *at - 1 - *item);
    while (*length != 0 && isspace((unsigned char)(*item)[*length - 1])) {
        --*length;
    }
    return true;
}

static unsigned count_items(const char *text)
{
    unsigned count = 0;
    size_t at = 0;

    if (*letters_skip_blanks(text + 1) != '}') {
        do {
            at += 1 + length_to(text + at + 1, ",}");
            count++;
        } while (text[at] == ',');
    }
    return count;
}

/* Reads { ... } or [ ... ]. */
static const char *read_enclosed(const char *text, operand_list *list, operand_text *operand)
{
    bool braces = *text == '{';
    size_t length = 1 + length_to(text + 1, braces ? "{}" : "]");

    operand->text = text;
    if (text[length] != (braces ? '}' : ']')) {
        list->open_ended = has_hole(text, length);
        list->fault = list->open_ended ? NULL : braces ? "the { is not closed" : "the [ is not closed";
        list->strong = true;
        operand->length = length;
        operand->form = OPERAND_UNKNOWN;
        return text + length;
    }
    operand->length = length + 1;
    operand->form = has_hole(text, length) ? OPERAND_UNKNOWN : braces ? OPERAND_LIST : OPERAND_ADDRESS;
    operand->count = braces ? count_items(text) : 1;
    list->strong = true;
    return text + operand->length;
}

/* Reads a register, %0, $0, ${0}, %[name] or a number. */
static const char *read_single(const char *text, operand_list *list, operand_text *operand)
{
    size_t length = strspn(text, "%$+-");

    if (length != 0 && (text[length] == '[' || text[length] == '{')) {
        length += strcspn(text + length, "]};");
        length += text[length] == ']' || text[length] == '}';
    }
    while (letters_is_word(text[length]) || strchr("%$.", text[length]) != NULL) {
        if (text[length] == '\0') {
            break;
        }
        length++;
    }
    operand->text = text;
    operand->length = length;
    operand->form = has_hole(text, length) ? OPERAND_UNKNOWN : OPERAND_SINGLE;
    operand->count = 1;
    list->strong = list->strong || *text == '%' || *text == '$';
    return text + length;
}

static bool begins_operand(char c)
{
    return letters_is_word(c) || (c != '\0' && strchr("{[%$+-", c) != NULL);
}

/* Reads what follows an operand: false at the end of the list. */
static bool read_separator(const char **at, operand_list *list)
{
    *at = letters_skip_blanks(*at);
    if (**at == SOURCE_HOLE) {
        list->open_ended = true;
        return false;
    }
    if (**at == ',') {
        *at = letters_skip_blanks(*at + 1);
        if (**at == SOURCE_HOLE) {
            list->open_ended = true;
        } else if (!begins_operand(**at) && list->strong) {
            list->fault = "an operand is missing after the last comma";
        }
        return begins_operand(**at);
    }
    list->ended = **at == ';';
    if (!list->ended && begins_operand(**at) && !isalpha((unsigned char)**at) && list->strong) {
        list->fault = "a comma is missing between operands";
    }
    return false;
}

void operand_list_read(const char *text, operand_list *list)
{
    const char *at = letters_skip_blanks(text);
    operand_text *operand;

    memset(list, 0, sizeof *list);
    list->open_ended = *at == SOURCE_HOLE;
    list->ended = *at == ';';
    while (begins_operand(*at)) {
        if (list->count == STATEMENT_OPERANDS) {
            list->fault = "more operands than any instruction has";
            break;
        }
        operand = &list->operand[list->count];
        at = *at == '{' || *at == '[' ? read_enclosed(at, list, operand) : read_single(at, list, operand);
        if (operand->length == 0) {
            break;
        }
        list->count++;
        if (list->fault != NULL || !read_separator(&at, list)) {
            break;
        }
    }
    list->end = at;
}

/* ---- Names --------------------------------------------------------------- */

/* What the word at `text` begins. */
static statement_kind kind_of(const char *text)
{
    static const struct {
        const char *word;
        statement_kind kind;
    } heads[] = { { "mma", STATEMENT_WARP },       { "wmma", STATEMENT_WARP },     { "ldmatrix", STATEMENT_WARP },
                  { "stmatrix", STATEMENT_WARP },  { "movmatrix", STATEMENT_WARP }, { "wgmma", STATEMENT_WGMMA },
                  { "tcgen05", STATEMENT_TCGEN05 } };
    size_t i, length;

    for (i = 0; i < sizeof heads / sizeof heads[0]; i++) {
        length = strlen(heads[i].word);
        if (letters_same(text, length, heads[i].word) &&
            (text[length] == '.' || text[length] == SOURCE_HOLE || strncmp(text + length, "{.", 2) == 0)) {
            return heads[i].kind;
        }
    }
    return STATEMENT_NONE;
}

/* Whether a word is a place-holder of the specification's syntax, as in mma.sync.aligned.shape.row.col.dtype. */
static bool is_syntax_word(const char *word, size_t length)
{
    static const char words[] = " shape num type dtype atype btype ctype stype f8type alayout blayout layout ss kind "
                                "scale_vec_size scale_vectorsize bitop op spvariant ";
    char looked_for[24];

    if (length > 20) {
        return false;
    }
    snprintf(looked_for, sizeof looked_for, " %.*s ", (int)length, word);
    return strstr(words, looked_for) != NULL;
}

/* Whether the name is a whole one, though operands without % and braces might be words of a sentence. */
static bool is_whole(const char *text, size_t length)
{
    char name[MMAREF_TEXT_MAX];
    mmaref_instruction instruction;
    mmaref_error error;
    size_t i;

    for (i = 0; i < length && i + 1 < sizeof name; i++) {
        name[i] = (char)tolower((unsigned char)text[i]);
    }
    return mmaref_instruction_parse(name, i, &instruction, &error) == MMAREF_OK;
}

/* Whether text that follows directly is a part of the name that is made at run time: {shape}, ${x}, %s, <x>, *. */
static bool goes_on(const char *name, size_t length)
{
    const char *at = name + length;

    if (*at == '\0' || strchr("\1{<$%[*#(@|", *at) == NULL || is_whole(name, length)) {
        return false;
    }
    return *at != '{' || at[1 + strcspn(at + 1, "%$}")] == '}' || at[1] == '$';
}

/* Reads the name that begins at found->name. */
static void read_name(statement *found)
{
    const char *name = found->name;
    size_t length, word;

    for (length = 0; letters_is_word(name[length]) || name[length] == '.' || name[length] == ':'; length++) {
    }
    found->unknown = goes_on(name, length);
    if (found->unknown) {
        length += strcspn(name + length, " \t\r\n;,\"'`");
    }
    while (length != 0 && !found->unknown && strchr(".:", name[length - 1]) != NULL) {
        length--;
    }
    found->length = length;
    for (word = 0; word < length && !found->unknown; word += 1 + strcspn(name + word, ".")) {
        size_t end = word + strcspn(name + word, ".");
        found->unknown = is_syntax_word(name + word, (end < length ? end : length) - word);
    }
}

static bool has_sync(const statement *found)
{
    size_t i;

    for (i = 0; i + 5 <= found->length; i++) {
        if (letters_same(found->name + i, 5, ".sync")) {
            return true;
        }
    }
    return false;
}

static unsigned count_dots(const statement *found)
{
    unsigned dots = 0;
    size_t i;

    for (i = 0; i < found->length; i++) {
        dots += found->name[i] == '.';
    }
    return dots;
}

#define DOTS_LEAST 3 /* of a name that is not whole: mma.shape { is code */

/* Whether a name with its operands is a statement, and no mention of an instruction in a sentence. */
static bool is_statement(const statement *found)
{
    const operand_list *list = &found->operands;

    if (found->kind != STATEMENT_WARP) {
        return list->strong;
    }
    if (found->unknown) {
        return has_sync(found) && (list->count != 0 || list->open_ended || list->ended ||
                                   memchr(found->name, SOURCE_HOLE, found->length) != NULL);
    }
    if (is_whole(found->name, found->length)) {
        return list->count == 0 ? list->open_ended : list->strong || list->ended || list->count > 1;
    }
    return list->count != 0 && list->strong && count_dots(found) >= DOTS_LEAST && (has_sync(found) || list->ended);
}

static bool begins_word(const char *text, const char *at)
{
    return at == text || !(letters_is_word(at[-1]) || strchr(".$%:@/", at[-1]) != NULL);
}

bool statement_find(const char *text, const char *from, statement *found)
{
    for (; *from != '\0'; from++) {
        if (strchr("mwlstMWLST", *from) == NULL || !begins_word(text, from)) {
            continue;
        }
        memset(found, 0, sizeof *found);
        found->kind = kind_of(from);
        if (found->kind == STATEMENT_NONE) {
            continue;
        }
        found->name = from;
        read_name(found);
        operand_list_read(from + found->length, &found->operands);
        if (is_statement(found)) {
            return true;
        }
    }
    return false;
}
