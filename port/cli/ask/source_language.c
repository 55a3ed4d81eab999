/* SPDX-License-Identifier: MIT */
/* Comments and strings of languages. See source_language.h. */
#include "ask/source_language.h"

#include <string.h>

#include "base/letters.h"

typedef struct {
    const char *endings; /* of names, a blank before and after each */
    source_language how;
} language_row;

static const language_row languages[] = {
    { " py pyi mojo pyx ", { .hash = true, .triple = true } },
    { " jl ", { .hash = true, .triple = true, .long_lines = true } },
    { " sh toml yml yaml rb cmake ", { .hash = true } },
    { " rs ", { .characters = true, .long_lines = true, .braces = true } },
    { " ll ", { .semicolon = true, .characters = true } },
    { " c cc cpp cxx cu cuh h hh hpp hxx inl inc ipp zig mlir ptx ", { .characters = true } },
};

#define LANGUAGES (sizeof languages / sizeof languages[0])

source_language source_language_of(const char *path)
{
    static const source_language common = { .triple = true };
    const char *ending = strrchr(path, '.');
    char word[16];
    size_t i;

    if (ending != NULL && strlen(ending) < sizeof word - 2) {
        strcat(strcat(strcpy(word, " "), ending + 1), " ");
        for (i = 0; i < LANGUAGES; i++) {
            if (strstr(languages[i].endings, word) != NULL) {
                return languages[i].how;
            }
        }
    }
    return common;
}

static size_t line_end(const char *text, size_t length, size_t at)
{
    const char *end = memchr(text + at, '\n', length - at);

    return end == NULL ? length : (size_t)(end - text);
}

/* Whether only blanks stand before a place on its line. */
static bool begins_line(const char *text, size_t at)
{
    while (at != 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) {
        at--;
    }
    return at == 0 || text[at - 1] == '\n';
}

/* Whether a # at the beginning of a line begins a sentence and not a directive of the preprocessor. */
static bool is_remark(const char *text, size_t length, size_t at)
{
    static const char *const directives[] = { "define", "include", "if", "ifdef", "ifndef", "elif", "else", "endif",
                                              "error", "line", "pragma", "undef", "warning" };
    size_t i, word = at + 1, end;

    if (!begins_line(text, at) || word == length || text[word] != ' ') {
        return false;
    }
    while (word < length && text[word] == ' ') {
        word++;
    }
    for (end = word; end < length && letters_is_word(text[end]); end++) {
    }
    for (i = 0; i < sizeof directives / sizeof directives[0]; i++) {
        if (strlen(directives[i]) == end - word && strncmp(directives[i], text + word, end - word) == 0) {
            return false;
        }
    }
    return true;
}

size_t source_comment_end(const source_language *how, const char *text, size_t length, size_t at)
{
    const char *end;

    if ((text[at] == '#' && (how->hash || is_remark(text, length, at))) || (text[at] == ';' && how->semicolon)) {
        return line_end(text, length, at);
    }
    if (how->hash || text[at] != '/' || at + 1 == length) {
        return at;
    }
    if (text[at + 1] == '/') {
        return line_end(text, length, at);
    }
    if (text[at + 1] != '*') {
        return at;
    }
    end = strstr(text + at + 2, "*/");
    return end == NULL ? length : (size_t)(end - text) + 2;
}

/* The letters before a quote, such as the f of f"...", or the r of r#"..."#, and how many # follow it. */
static void read_prefix(const char *text, source_literal *literal, size_t *hashes)
{
    size_t end = literal->begin, begin, i;

    while (end != 0 && text[end - 1] == '#') {
        end--;
    }
    for (begin = end; begin != 0 && letters_is_word(text[begin - 1]); begin--) {
    }
    *hashes = end != begin && text[end - 1] == 'r' ? literal->begin - end : 0;
    if (end - begin > 3 || strspn(text + begin, "rRfFbBuULct8") < end - begin || literal->begin - end != *hashes) {
        *hashes = 0;
        return;
    }
    for (i = begin; i < end; i++) {
        literal->raw = literal->raw || text[i] == 'r' || text[i] == 'R';
        literal->format = literal->format || text[i] == 'f' || text[i] == 'F';
    }
    literal->begin = begin;
}

/* R"x( ... )x" of C++. */
static bool read_delimited(const char *text, source_literal *literal)
{
    char closing[24] = ")";
    size_t size = strcspn(text + literal->first, "(\"\n \\");
    const char *end;

    if (text[literal->first + size] != '(' || size > 16) {
        return false;
    }
    strncat(closing, text + literal->first, size);
    strcat(closing, "\"");
    end = strstr(text + literal->first + size + 1, closing);
    if (end == NULL) {
        return false;
    }
    literal->first += size + 1;
    literal->last = (size_t)(end - text);
    literal->end = literal->last + size + 2;
    return true;
}

/* A string that ends with the quote and `count` more characters: two quotes, or # of Rust. */
static bool find_closing(const char *text, size_t length, source_literal *literal, char more, size_t count,
                         bool over_lines)
{
    size_t at, i;

    for (at = literal->first; at < length; at++) {
        if (text[at] == '\\' && !(literal->raw && (count != 0 && more == '#')) && at + 1 < length) {
            at++;
        } else if (text[at] == '\n' && !over_lines) {
            return false;
        } else if (text[at] == literal->quote) {
            for (i = 0; i < count && at + 1 + i < length && text[at + 1 + i] == more; i++) {
            }
            if (i == count) {
                literal->last = at;
                literal->end = at + 1 + count;
                return true;
            }
        }
    }
    return false;
}

/* A line of a string of Zig: \\ and the rest of the line. */
static bool read_line(const char *text, size_t length, size_t at, source_literal *literal)
{
    if (at + 1 >= length || text[at + 1] != '\\' || !begins_line(text, at)) {
        return false;
    }
    literal->raw = literal->line = true;
    literal->first = at + 2;
    literal->last = line_end(text, length, at);
    literal->end = literal->last;
    return true;
}

bool source_literal_at(const source_language *how, const char *text, size_t length, size_t at,
                       source_literal *literal)
{
    size_t hashes;

    memset(literal, 0, sizeof *literal);
    literal->begin = at;
    literal->quote = text[at];
    literal->first = at + 1;
    if (text[at] == '\\') {
        return read_line(text, length, at, literal);
    }
    if (text[at] != '"' && (text[at] != '\'' || how->characters)) {
        return false;
    }
    read_prefix(text, literal, &hashes);
    if (text[at] == '\'' && literal->begin == at && at != 0 && letters_is_word(text[at - 1])) {
        return false; /* of don't */
    }
    if (literal->begin != at && text[at - 1] == 'R' && read_delimited(text, literal)) {
        return true;
    }
    if (how->triple && at + 2 < length && text[at + 1] == text[at] && text[at + 2] == text[at]) {
        literal->first = at + 3;
        if (find_closing(text, length, literal, text[at], 2, true)) {
            return true;
        }
        literal->first = at + 1;
    }
    return find_closing(text, length, literal, '#', hashes, how->long_lines || hashes != 0);
}
