/* SPDX-License-Identifier: MIT */
/* Words, marks, comments and names of expressions. See notation_expression.h. */
#include <string.h>

#include "base/letters.h"
#include "layout/notation_expression.h"


/* ---- Text ------------------------------------------------------------ */

void expression_open(expression *e, const char *text)
{
    memset(e, 0, sizeof *e);
    e->text = text;
    e->at = text;
}

bool expression_failed(const expression *e)
{
    return e->error.at != NULL;
}

void expression_note(expression_trouble *trouble, const char *at, size_t length, const char *reason)
{
    if (trouble->at == NULL) {
        trouble->at = at;
        trouble->length = length;
        trouble->reason = reason;
    }
}

void expression_fail(expression *e, const char *at, size_t length, const char *reason)
{
    expression_note(&e->error, at, length, reason);
}

/* Skips to the end of a mark, or of the text. */
static void skip_past(expression *e, const char *mark)
{
    const char *end = strstr(e->at, mark);

    e->at = end == NULL ? e->at + strlen(e->at) : end + strlen(mark);
}

void expression_skip_blanks(expression *e)
{
    for (;;) {
        e->at += strspn(e->at, " \t\n\r\\");
        if (e->at[0] == '#') {
            e->at += strcspn(e->at, "\n");
        } else if (e->at[0] == '/' && e->at[1] == '*') {
            e->at += 2;
            skip_past(e, "*/");
        } else if (strncmp(e->at, "\"\"\"", 3) == 0) {
            e->at += 3;
            skip_past(e, "\"\"\"");
        } else {
            return;
        }
    }
}

void expression_skip(expression *e)
{
    for (expression_skip_blanks(e); e->at[0] == '/' && e->at[1] == '/'; expression_skip_blanks(e)) {
        e->at += strcspn(e->at, "\n");
    }
}

bool expression_take(expression *e, const char *mark)
{
    expression_skip(e);
    if (strncmp(e->at, mark, strlen(mark)) != 0) {
        return false;
    }
    e->at += strlen(mark);
    return true;
}

size_t expression_word(expression *e)
{
    size_t length;

    expression_skip(e);
    length = strspn(e->at, LETTERS) == 0 ? 0 : strspn(e->at, LETTERS DIGITS);
    while (length != 0 && e->at[length] == '.' && strspn(e->at + length + 1, LETTERS) != 0) {
        length += 1 + strspn(e->at + length + 1, LETTERS DIGITS);
    }
    return length;
}

bool expression_is_in(const char *word, size_t length, const char *const *words)
{
    while (*words != NULL && (strlen(*words) != length || memcmp(word, *words, length) != 0)) {
        words++;
    }
    return *words != NULL;
}

bool expression_take_word(expression *e, const char *const *words)
{
    size_t length = expression_word(e);
    bool found = length != 0 && expression_is_in(e->at, length, words);

    e->at += found ? length : 0;
    return found;
}

bool expression_take_types(expression *e)
{
    static const char *const types[] = {
        "int",      "unsigned", "signed",   "long",   "short",  "char",    "auto",      "const", "constexpr",  "static",
        "int8_t",   "int16_t",  "int32_t",  "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "size_t", "let",
        "mut",      "var",      "u8",       "u16",    "u32",    "u64",     "usize",     "i32",   "i64",        "isize",
        "uint",     "T.int32",  "tl.constexpr", "volatile", "register", "inline", "std.size_t", NULL
    };
    bool any = false;

    while (expression_take_word(e, types)) {
        any = true;
    }
    return any;
}

void expression_expected(expression *e, const char *reason)
{
    size_t length = expression_word(e);

    expression_fail(e, e->at, length == 0 ? *e->at != '\0' : length, reason);
}

/* ---- Names ----------------------------------------------------------- */

expression_name *expression_find(expression *e, const char *name, size_t length)
{
    unsigned i;

    for (i = 0; i < e->names; i++) {
        if (e->name[i].length == length && memcmp(e->name[i].name, name, length) == 0) {
            return &e->name[i];
        }
    }
    return NULL;
}

void expression_set(expression *e, const char *name, size_t length, long long value)
{
    expression_name *found = expression_find(e, name, length);

    if (found == NULL) {
        if (e->names == EXPRESSION_NAMES_MAX) {
            expression_fail(e, name, length, "too many names");
            return;
        }
        found = &e->name[e->names++];
        found->name = name;
        found->length = length;
    }
    found->value = value;
    found->given = true;
}

const char *expression_take_name(expression *e, size_t *length)
{
    static const char *const whole[] = { "threadIdx.x", "threadIdx", NULL };
    const char *name;

    *length = expression_word(e);
    while (strncmp(e->at + *length, "::", 2) == 0) {
        e->at += *length + 2;
        *length = expression_word(e);
    }
    name = e->at;
    e->at += *length;
    if (!expression_is_in(name, *length, whole)) {
        const char *last = e->at;
        while (last > name && last[-1] != '.') {
            last--;
        }
        *length -= (size_t)(last - name);
        name = last;
    }
    return name;
}
