/* SPDX-License-Identifier: MIT */
/* Splits source text into code and strings. See source_text.h. */
#include "ask/source_text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "ask/source_language.h"
#include "base/complain.h"
#include "base/letters.h"

#define DEPTH_MAX 4 /* of text in strings in strings */

/* What a string of code is in the text around it, and so on. */
typedef struct {
    const source_piece *in;
    source_language how;
    bool numbered; /* {0} stands for one operand, as in Rust */
    unsigned depth;
    source_visit visit;
    void *context;
    source_piece code, string; /* code since the last string; that string */
    bool open;                 /* the string may go on */
} walk;

static void walk_piece(const source_piece *in, source_language how, unsigned depth, source_visit visit, void *context);

static void must_have(const void *memory)
{
    if (memory == NULL) {
        exit(cli_complain(NULL, "", 0, "out of memory", NULL));
    }
}

static void add(source_piece *piece, char c, unsigned line)
{
    if (piece->length + 1 >= piece->room) {
        piece->room = piece->room == 0 ? 256 : 2 * piece->room;
        must_have(piece->text = realloc(piece->text, piece->room));
        must_have(piece->line = realloc(piece->line, piece->room * sizeof *piece->line));
    }
    piece->text[piece->length] = c;
    piece->line[piece->length++] = line;
    piece->text[piece->length] = '\0';
}

static void shorten(source_piece *piece, size_t length)
{
    piece->length = length;
    if (piece->text != NULL) {
        piece->text[length] = '\0';
    }
}

static void clear(source_piece *piece)
{
    shorten(piece, 0);
}

static const char *text_of(const source_piece *piece)
{
    return piece->text == NULL ? "" : piece->text;
}

static void drop(source_piece *piece)
{
    free(piece->text);
    free(piece->line);
}

/* ---- What stands between two strings ------------------------------------ */

typedef enum { JOINED, JOINED_BY_COMMA, HOLE_BETWEEN, APART } connection;

static const char *skip_blanks(const char *text)
{
    return text + strspn(text, " \t\r\n\\");
}

/* The text after a macro, or several, with or without arguments; NULL if something else stands there. */
static const char *skip_macros(const char *text)
{
    const char *begin = text;
    unsigned depth = 0;

    for (; *text != '\0'; text++) {
        depth += *text == '(';
        if (depth == 0 && !letters_is_word(*text) && strchr("# \t\r\n\\", *text) == NULL) {
            break;
        }
        if (*text == ')') {
            depth--;
        }
    }
    return text == begin || depth != 0 ? NULL : text;
}

/* A directive of the preprocessor between two strings: conditions choose among them, others end the first. */
static connection connect_over_directive(const char *between)
{
    static const char *const conditions[] = { "#if", "#el", "#endif" };
    size_t i;

    for (i = 0; i < sizeof conditions / sizeof conditions[0]; i++) {
        if (strstr(between, conditions[i]) != NULL && strchr(between, ';') == NULL) {
            return HOLE_BETWEEN;
        }
    }
    return APART;
}

#define BETWEEN_MAX 200 /* what is longer is no macro between two strings */

/* Whether strings are added, + or <<, or stand in a list, with something between them. */
static bool is_sum(const char *between, size_t length, const char *signs)
{
    while (length != 0 && strchr(" \t\r\n\\", between[length - 1]) != NULL) {
        length--;
    }
    return length > 1 && strchr(signs, between[length - 1]) != NULL && memchr(between, ';', length) == NULL;
}

/* How a string goes on after the code between it and the next string. */
static connection connect(const walk *w)
{
    const char *at = skip_blanks(text_of(&w->code)), *string = text_of(&w->string);
    size_t length = strlen(at);
    bool adds = *at == '+' || (*at == '<' && at[1] == '<');

    if (*at == '\0' || (adds && *skip_blanks(at + 1 + (at[1] == *at)) == '\0')) {
        return JOINED;
    }
    if (*at == ',' && *skip_blanks(at + 1) == '\0') {
        return JOINED_BY_COMMA;
    }
    if (length > BETWEEN_MAX) {
        return APART;
    }
    if (adds) {
        return is_sum(at, length, "+<") ? HOLE_BETWEEN : APART;
    }
    if (*at == ',') { /* concat!("mma.sync.", $shape, ".row") */
        bool is_cut = w->string.length != 0 && string[w->string.length - 1] == '.';
        return is_cut && is_sum(at, length, ",") ? HOLE_BETWEEN : APART;
    }
    if (*at == '#' && isalpha((unsigned char)at[1]) && strchr(text_of(&w->code), '\n') != NULL) {
        return connect_over_directive(at);
    }
    return !w->how.hash && (letters_is_word(*at) || *at == '#') && skip_macros(at) == at + length ? HOLE_BETWEEN
                                                                                                : APART;
}

/* Whether something that is known at run time follows the string, before the statement of the language ends. */
static bool goes_on(const walk *w)
{
    const char *at = skip_blanks(text_of(&w->code));
    const char *after = letters_is_word(*at) && !w->how.hash ? skip_macros(at) : NULL;

    return *at == '+' || (*at == '<' && at[1] == '<') ||
           (after != NULL && *after != '\0' && strchr(":);,", *after) != NULL);
}

/* ---- Strings ------------------------------------------------------------- */

static void visit_code(walk *w)
{
    if (w->code.length != 0) {
        w->visit(&w->code, w->context);
    }
    clear(&w->code);
}

/* Ends a string: what follows it is the code so far. */
static void end_string(walk *w)
{
    if (w->open) {
        if (goes_on(w) && w->string.length != 0) {
            add(&w->string, SOURCE_HOLE, w->string.line[w->string.length - 1]);
        }
        if (w->string.length != 0) {
            walk_piece(&w->string, source_language_of(""), w->depth + 1, w->visit, w->context);
        }
        clear(&w->string);
        w->open = false;
    }
}

/* Joins the next string to the last one, or ends that. */
static void begin_string(walk *w, unsigned line, char first)
{
    const char *text = w->string.text;
    size_t length = w->string.length;

    switch (w->open ? connect(w) : APART) {
    case JOINED:
        clear(&w->code);
        break;
    case JOINED_BY_COMMA: /* concat!, or lines of asm! */
        if (length != 0 && text[length - 1] != '.' && first != '.') {
            add(&w->string, '\n', line);
        }
        clear(&w->code);
        break;
    case HOLE_BETWEEN:
        add(&w->string, SOURCE_HOLE, line);
        clear(&w->code);
        break;
    default:
        end_string(w);
        visit_code(w);
        w->open = true;
    }
}

/* Reads an escape at `at`; returns the place behind it. */
static size_t read_escape(walk *w, size_t at, size_t last)
{
    const char *text = w->in->text;
    unsigned line = w->in->line[at];
    char c = at + 1 < last ? text[at + 1] : '\\';

    if (c == 'n' || c == 'r' || c == 't') {
        add(&w->string, c == 't' ? '\t' : '\n', line);
    } else if (isdigit((unsigned char)c) && at + 2 < last && isxdigit((unsigned char)text[at + 2])) { /* of LLVM */
        char pair[3] = { c, text[at + 2], '\0' };
        add(&w->string, (char)strtoul(pair, NULL, 16), line);
        return at + 3;
    } else if (c != '\n') {
        add(&w->string, c, line);
    }
    return at + 2;
}

/* The length of {$name}, an operand of templates; 0 if `at` is none. */
static size_t template_length(const source_literal *literal, const char *text, size_t at)
{
    size_t end = at + 2;

    while (end < literal->last && letters_is_word(text[end])) {
        end++;
    }
    return text[at] == '{' && text[at + 1] == '$' && end > at + 2 && end < literal->last && text[end] == '}'
               ? end + 1 - at : 0;
}

/* What {...} of a format is: an operand such as {0} of Rust, or a text known at run time. Returns the place behind
 * it; `at` if the braces are those of PTX. */
static size_t read_placeholder(walk *w, const source_literal *literal, size_t at)
{
    const char *text = w->in->text;
    size_t end = at + 1, depth = 1;
    bool is_name = true;

    for (; end < literal->last && text[end] != '\n'; end++) {
        depth += text[end] == '{';
        depth -= text[end] == '}';
        if (depth == 0) {
            break;
        }
        is_name = is_name && (letters_is_word(text[end]) || text[end] == ':');
    }
    if (end == literal->last || text[end] != '}' || (!literal->format && !is_name)) {
        return at;
    }
    if (w->numbered && !literal->format && end > at + 1 &&
        (w->string.length == 0 || !(letters_is_word(w->string.text[w->string.length - 1]) ||
                                    strchr(".:$\1", w->string.text[w->string.length - 1]) != NULL))) {
        add(&w->string, '$', w->in->line[at]);
        add(&w->string, '0', w->in->line[at]);
    } else {
        add(&w->string, SOURCE_HOLE, w->in->line[at]);
    }
    return end + 1;
}

/* Whether the braces of a string are those of a format: they are doubled where PTX has them. */
static bool has_format(const walk *w, const source_literal *literal)
{
    size_t at;

    for (at = literal->first; at + 1 < literal->last; at++) {
        if (w->in->text[at] == '{' && w->in->text[at + 1] == '{') {
            return true;
        }
    }
    return literal->format || w->how.braces;
}

static void read_string(walk *w, const source_literal *literal)
{
    const char *text = w->in->text;
    bool format = has_format(w, literal);
    size_t at = literal->first, next;

    while (at < literal->last) {
        if (text[at] == '\\' && !literal->raw) {
            at = read_escape(w, at, literal->last);
            continue;
        }
        if (format && (next = template_length(literal, text, at)) != 0) {
            add(&w->string, '$', w->in->line[at]);
            add(&w->string, '0', w->in->line[at]);
            at += next;
            continue;
        }
        if (format && template_length(literal, text, at + 1) != 0) {
            add(&w->string, text[at], w->in->line[at]);
            at++;
            continue;
        }
        if (format && (text[at] == '{' || text[at] == '}') && at + 1 < literal->last && text[at + 1] == text[at]) {
            add(&w->string, text[at], w->in->line[at]);
            at += 2;
            continue;
        }
        if (format && text[at] == '{' && (next = read_placeholder(w, literal, at)) != at) {
            at = next;
            continue;
        }
        add(&w->string, text[at], w->in->line[at]);
        at++;
    }
    if (literal->line) {
        add(&w->string, '\n', w->in->line[literal->first - 1]);
    }
}

/* ---- Code ---------------------------------------------------------------- */

/* The place behind 'a' or '\n'; `at` if it is none. */
static size_t skip_character(const walk *w, size_t at)
{
    const char *text = w->in->text;
    size_t end = at + 1;

    if (!w->how.characters || text[at] != '\'') {
        return at;
    }
    end += text[end] == '\\';
    while (end < w->in->length && end < at + 8 && text[end] != '\n') {
        end++;
        if (text[end] == '\'') {
            return end + 1;
        }
    }
    return at;
}

/* Takes one comment, string or character of the code; returns the place behind it. */
static size_t step(walk *w, size_t at)
{
    const source_piece *in = w->in;
    size_t end = source_comment_end(&w->how, in->text, in->length, at);
    source_literal literal;
    unsigned line = in->line[at];
    size_t prefix;

    if (end == at) {
        end = skip_character(w, at);
    }
    if (end != at) {
        add(&w->code, ' ', line);
        return end;
    }
    if (w->depth < DEPTH_MAX && strchr("\"'\\", in->text[at]) != NULL &&
        source_literal_at(&w->how, in->text, in->length, at, &literal)) {
        prefix = at - literal.begin;
        shorten(&w->code, prefix < w->code.length ? w->code.length - prefix : 0);
        begin_string(w, line, literal.first < literal.last ? in->text[literal.first] : '\0');
        read_string(w, &literal);
        return literal.end;
    }
    if (in->text[at] == '\\' && at + 1 < in->length && strchr("nrt\n", in->text[at + 1]) != NULL) {
        add(&w->code, '\n', line); /* pasted without its quotes; a macro of several lines */
        return at + 2;
    }
    add(&w->code, in->text[at], line);
    return at + 1;
}

static void walk_piece(const source_piece *in, source_language how, unsigned depth, source_visit visit, void *context)
{
    walk w;
    size_t at;

    memset(&w, 0, sizeof w);
    w.in = in;
    w.how = how;
    w.numbered = !how.hash;
    w.depth = depth;
    w.visit = visit;
    w.context = context;
    for (at = 0; at < in->length;) {
        at = step(&w, at);
    }
    end_string(&w);
    visit_code(&w);
    drop(&w.code);
    drop(&w.string);
}

void source_walk(const char *path, const char *text, size_t length, source_visit visit, void *context)
{
    source_piece all = { NULL, NULL, 0, 0 };
    unsigned line = 1;
    size_t i;

    for (i = 0; i < length; i++) {
        add(&all, text[i], line);
        line += text[i] == '\n';
    }
    if (all.length != 0) {
        walk_piece(&all, source_language_of(path), 0, visit, context);
    }
    drop(&all);
}
