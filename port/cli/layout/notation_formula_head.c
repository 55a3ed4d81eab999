/* SPDX-License-Identifier: MIT */
/* What a formula's names mean, and the heads of functions and lambdas. See notation_formula.h. */
#include <ctype.h>
#include <string.h>

#include "base/letters.h"
#include "layout/notation_formula.h"

/* ---- Names ----------------------------------------------------------- */

typedef struct {
    const char *name;
    name_kind kind;
} name_row;

/* In lower case, without underscores. */
static const name_row rows[] = {
    { "lane", NAME_LANE },       { "laneid", NAME_LANE },    { "laneidx", NAME_LANE },  { "threadidx.x", NAME_LANE },
    { "threadidx", NAME_LANE },  { "threadid", NAME_LANE },  { "thread", NAME_LANE },   { "thr", NAME_LANE },
    { "tid", NAME_LANE },        { "tx", NAME_LANE },        { "t", NAME_LANE },        { "l", NAME_LANE },
    { "i", NAME_VALUE },         { "e", NAME_VALUE },        { "j", NAME_VALUE },       { "v", NAME_VALUE },
    { "elem", NAME_VALUE },      { "element", NAME_VALUE },  { "idx", NAME_VALUE },     { "index", NAME_VALUE },
    { "val", NAME_VALUE },       { "value", NAME_VALUE },    { "local", NAME_VALUE },   { "localid", NAME_VALUE },
    { "elemid", NAME_VALUE },    { "elementid", NAME_VALUE }, { "valueid", NAME_VALUE }, { "localidx", NAME_VALUE },
    { "elemidx", NAME_VALUE },   { "vid", NAME_VALUE },      { "valueidx", NAME_VALUE }, { "row", NAME_ROW },
    { "r", NAME_ROW },           { "rowid", NAME_ROW },      { "rowidx", NAME_ROW },    { "column", NAME_COLUMN },
    { "col", NAME_COLUMN },      { "c", NAME_COLUMN },       { "colid", NAME_COLUMN },  { "colidx", NAME_COLUMN },
    { "m", NAME_M },             { "n", NAME_N },            { "k", NAME_K },           { "matrix", NAME_MATRIX },
    { "product", NAME_MATRIX },  { "rowindex", NAME_ROW },   { "colindex", NAME_COLUMN },
    { "selector", NAME_MATRIX }, { "threadid.x", NAME_LANE }, { "register.lane", NAME_LANE },
    { "place.row", NAME_ROW },   { "place.column", NAME_COLUMN }, { "place.matrix", NAME_MATRIX }
};

name_kind notation_name(const char *name, size_t length)
{
    char plain[24];
    size_t used = 0, i;

    for (i = 0; i < length && used + 1 < sizeof plain; i++) {
        if (name[i] != '_') {
            plain[used++] = (char)tolower((unsigned char)name[i]);
        }
    }
    plain[used] = '\0';
    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (strcmp(rows[i].name, plain) == 0) {
            return rows[i].kind;
        }
    }
    return NAMES;
}

/* ---- Heads ----------------------------------------------------------- */

static void skip_to(expression *e, const char *ends)
{
    e->at += strcspn(e->at, ends);
}

/* Adds a parameter, unless it is a result: void f(int lane, int i, int &row, int &column). */
static void add_parameter(notation_formula *f, const char *name, size_t length)
{
    name_kind kind = notation_name(name, length);
    bool is_result = f->parameters != 0 && f->kind[0] == NAME_LANE && kind >= NAME_ROW && kind <= NAME_K;

    if (f->parameters < 2 && !is_result && length != 0) {
        f->parameter[f->parameters] = name;
        f->length[f->parameters] = length;
        f->kind[f->parameters] = kind;
    }
    f->parameters += !is_result && length != 0;
}

/* int lane, const int& i, thread: int = 0, up to `close` and past it. False if something else is between. */
static bool take_parameters(expression *e, notation_formula *f, const char *close)
{
    const char *name = e->at;
    size_t length = 0;

    f->parameters = 0;
    for (;;) {
        expression_skip(e);
        if (expression_take(e, close) || expression_take(e, ",")) {
            add_parameter(f, name, length);
            length = 0;
            if (e->at[-1] == close[strlen(close) - 1] && e->at[-1] != ',') {
                return true;
            }
        } else if (expression_take(e, ":") || expression_take(e, "=")) { /* Python's type, its default value */
            skip_to(e, *close == ')' ? ",)" : ",|");
        } else if (!expression_take(e, "&") && !expression_take(e, "*")) {
            name = expression_take_name(e, &length);
            if (length == 0) {
                return false;
            }
        }
    }
}

/* Finds a word or mark that begins a function; NULL if there is none. */
static const char *find(const char *text, const char *word)
{
    const char *at = strstr(text, word);

    while (at != NULL && isalpha((unsigned char)*word) &&
           ((at > text && letters_is_word(at[-1])) || at[strlen(word)] != ' ')) {
        at = strstr(at + 1, word);
    }
    return at;
}

/* lambda lane, i: ... */
static bool take_lambda(expression *e, notation_formula *f)
{
    const char *lambda = find(e->text, "lambda"), *at;

    if (lambda == NULL) {
        return false;
    }
    e->at = lambda + strlen("lambda");
    for (at = e->text; at < lambda; at++) {
        f->open += *at == '(' || *at == '[';
        f->open -= f->open != 0 && (*at == ')' || *at == ']');
    }
    f->is_value = true;
    if (!take_parameters(e, f, ":")) {
        expression_expected(e, "parameters and : were expected");
    }
    return true;
}

/* def f(lane, i) -> ...: */
static bool take_def(expression *e, notation_formula *f)
{
    const char *def = find(e->text, "def");
    size_t length;

    if (def == NULL) {
        return false;
    }
    e->at = def + strlen("def");
    (void)expression_take_name(e, &length);
    if (!expression_take(e, "(") || !take_parameters(e, f, ")")) {
        expression_expected(e, "parameters in brackets were expected");
        return true;
    }
    skip_to(e, ":");
    if (!expression_take(e, ":")) {
        expression_expected(e, ": was expected");
    }
    return true;
}

/* Rust's |lane, i| and, of C++, [](int lane, int i) -> int2; *past is where the head begins. */
static bool take_closure(expression *e, notation_formula *f)
{
    const char *begin = e->text + strcspn(e->text, "=([|;{"), *end;

    begin += *begin == '=' && begin[1] != '=';
    begin += strspn(begin, " \t\n");
    if (*begin == '|' && begin[1] != '|') {
        e->at = begin + 1;
        return take_parameters(e, f, "|");
    }
    end = *begin == '[' ? strchr(begin, ']') : NULL;
    if (end == NULL) {
        return false;
    }
    e->at = end + 1;
    return expression_take(e, "(") && take_parameters(e, f, ")");
}

/* int2 f(int lane, int i) {, and JavaScript's (lane, i) => . */
static bool take_function(expression *e, notation_formula *f)
{
    static const char *const statements[] = { "if", "for", "while", NULL };
    const char *begin = e->text + strcspn(e->text, "(;?"), *arrow = strstr(e->text, "=>");

    if (expression_take_word(e, statements)) {
        return false;
    }
    if (*begin != '(' || (arrow == NULL && memchr(e->text, '=', (size_t)(begin - e->text)) != NULL)) {
        return false;
    }
    e->at = begin + 1;
    if (!take_parameters(e, f, ")")) {
        return false;
    }
    expression_skip(e);
    return expression_take(e, "=>") || *e->at == '{' || strncmp(e->at, "->", 2) == 0;
}

bool notation_formula_open(notation_formula *f, const char *text, expression *e)
{
    static bool (*const heads[])(expression *, notation_formula *) = {
        take_lambda, take_def, take_closure, take_function
    };
    unsigned i;

    memset(f, 0, sizeof *f);
    f->text = text;
    expression_open(e, text);
    for (i = 0; i < sizeof heads / sizeof heads[0] && f->body == NULL; i++) {
        e->at = text;
        if (heads[i](e, f)) {
            f->body = e->at;
        } else {
            f->parameters = 0;
        }
    }
    if (f->body == NULL) {
        f->body = text;
        return !expression_failed(e);
    }
    if (f->parameters != 2) {
        expression_expected(e, "two parameters were expected: lane and element, or row and column");
    }
    if (expression_take(e, "->")) { /* the type of a result */
        skip_to(e, "{");
    }
    expression_skip(e);
    f->body = e->at;
    return !expression_failed(e);
}
