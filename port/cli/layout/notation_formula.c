/* SPDX-License-Identifier: MIT */
/* Evaluates the statements of a formula. See notation_formula.h. */
#include <string.h>

#include "layout/notation_formula.h"

#define TARGETS_MAX 2
#define DEPTH_MAX 40

/* A run of the body. `live` is false in branches that are not taken, and behind a return. */
typedef struct {
    expression *e;
    bool live, returned;
    unsigned results; /* of what was returned */
    long long result[EXPRESSION_PARTS_MAX];
} walk;

static void statement(walk *w);

/* ---- Values ---------------------------------------------------------- */

/* One value, or several with commas between, or a tuple. */
static unsigned take_values(expression *e, long long value[EXPRESSION_PARTS_MAX])
{
    unsigned count = 1;

    value[0] = expression_value(e);
    if (expression_is_tuple(e)) {
        memcpy(value, e->part, sizeof e->part);
        return e->parts;
    }
    while (!expression_failed(e) && count < EXPRESSION_PARTS_MAX && expression_take(e, ",")) {
        value[count++] = expression_value(e);
    }
    return count;
}

/* ---- Assignments ----------------------------------------------------- */

/* x, y = ; int x = ; *y = ; x: int = . The number of targets; 0, nothing being taken, if no assignment follows. `sign`
 * is that of += and its like, or 0. */
static unsigned take_targets(expression *e, const char *name[TARGETS_MAX], size_t length[TARGETS_MAX], char *sign)
{
    const char *begin = e->at;
    unsigned count = 0;

    do {
        (void)expression_take(e, "*");
        (void)expression_take_types(e);
        name[count] = expression_take_name(e, &length[count]);
        if (length[count++] == 0) {
            e->at = begin;
            return 0;
        }
        if (expression_take(e, ":")) {
            e->at += strcspn(e->at, "=;\n");
        }
    } while (count < TARGETS_MAX && expression_take(e, ","));
    expression_skip(e);
    *sign = *e->at != '\0' && strchr("+-*/%&|^", *e->at) != NULL && e->at[1] == '=' ? *e->at : '\0';
    e->at += *sign != '\0';
    if (*e->at != '=' || e->at[1] == '=') {
        e->at = begin;
        return 0;
    }
    e->at++;
    return count;
}

/* x += y, by the expression x + (y). */
static long long combine(expression *e, const char *name, size_t length, char sign, long long value)
{
    expression_name *old = expression_find(e, name, length);
    char text[2] = { sign, '\0' };

    if (old == NULL) {
        expression_fail(e, name, length, NULL);
        return 0;
    }
    return expression_apply(e, name, text[0], old->value, value);
}

static bool assign(walk *w)
{
    expression *e = w->e;
    const char *name[TARGETS_MAX];
    size_t length[TARGETS_MAX];
    long long value[EXPRESSION_PARTS_MAX];
    char sign;
    unsigned count = take_targets(e, name, length, &sign), i;

    if (count == 0) {
        return false;
    }
    value[0] = count == 1 ? notation_take_cases(e) : 0;
    if (count > 1 && take_values(e, value) != count) {
        expression_fail(e, name[0], length[0], "as many values as names were expected");
    }
    for (i = 0; i < count && w->live && !expression_failed(e); i++) {
        expression_set(e, name[i], length[i], sign != '\0' ? combine(e, name[i], length[i], sign, value[i]) : value[i]);
    }
    return true;
}

/* ---- Statements ------------------------------------------------------ */

/* How far a line is indented. */
static size_t indent(const expression *e, const char *at)
{
    const char *line = at;

    while (line > e->text && line[-1] != '\n') {
        line--;
    }
    return strspn(line, " \t");
}

/* Whether an end of line is between. */
static bool is_line_between(const char *begin, const char *end)
{
    return begin < end && memchr(begin, '\n', (size_t)(end - begin)) != NULL;
}

/* What a condition or loop governs: a statement or {} of C, a line or the deeper indented lines of Python. */
static void governed(walk *w, const char *head, bool is_python)
{
    expression *e = w->e;
    const char *begin = e->at;
    size_t depth = indent(e, head);
    bool below;

    expression_skip(e);
    if (!is_python) {
        statement(w);
        return;
    }
    below = is_line_between(begin, e->at);
    while (!expression_failed(e) && *e->at != '\0' &&
           (below ? indent(e, e->at) > depth : !is_line_between(begin, e->at))) {
        statement(w);
        expression_skip(e);
    }
}

/* The condition: of C in brackets, behind which a statement begins. */
static bool take_condition(expression *e)
{
    static const char *const joints[] = { "and", "or", NULL };
    expression_trouble before = e->fault;
    const char *begin = e->at, *behind;
    bool holds = expression_take(e, "(") && expression_value(e) != 0;

    if (expression_take(e, ")")) {
        behind = e->at;
        if (expression_take(e, "{") || expression_take(e, ";") || expression_take(e, "*") ||
            (expression_word(e) != 0 && !expression_take_word(e, joints))) {
            e->at = behind;
            return holds;
        }
    }
    e->fault = before;
    e->at = begin;
    return expression_value(e) != 0;
}

/* if (c) ... else ...; if c: ... elif d: ... else: ... */
static void choose(walk *w, const char *head)
{
    static const char *const elifs[] = { "elif", NULL }, *const elses[] = { "else", NULL };
    expression *e = w->e;
    bool live = w->live, holds = take_condition(e), is_python = expression_take(e, ":");
    expression_trouble before = e->fault;

    w->live = live && holds;
    governed(w, head, is_python);
    e->fault = w->live || w->returned ? e->fault : before;
    w->live = live && !holds && !w->returned;
    before = e->fault;
    if (expression_failed(e)) {
        return;
    }
    if (expression_take_word(e, elifs)) {
        choose(w, head);
    } else if (expression_take_word(e, elses)) {
        governed(w, head, expression_take(e, ":"));
    }
    e->fault = w->live || w->returned ? e->fault : before;
    w->live = live && !w->returned;
}

/* The loop over lanes or elements, whose variable has its number already. */
static void loop(walk *w, const char *head)
{
    expression *e = w->e;
    bool is_c = expression_take(e, "(");
    const char *name;
    size_t length;

    (void)expression_take_types(e);
    name = expression_take_name(e, &length);
    if (expression_find(e, name, length) == NULL || notation_name(name, length) > NAME_VALUE) {
        expression_fail(e, name, length, "a loop over lanes or elements was expected");
        return;
    }
    e->at += strcspn(e->at, is_c ? "{\n" : "\n:");
    if (is_c) {
        while (e->at > name && e->at[-1] != ')') {
            e->at--;
        }
    }
    governed(w, head, !is_c && expression_take(e, ":"));
}

static void give_back(walk *w)
{
    long long value[EXPRESSION_PARTS_MAX] = { 0 };
    unsigned count = take_values(w->e, value);

    if (w->live) {
        w->results = count;
        memcpy(w->result, value, sizeof value);
        w->returned = true;
        w->live = false;
    }
}

static void block(walk *w, const char *close)
{
    expression *e = w->e;

    for (expression_skip(e); !expression_failed(e) && *e->at != '\0'; expression_skip(e)) {
        if (close != NULL && expression_take(e, close)) {
            return;
        }
        statement(w);
    }
    if (close != NULL) {
        expression_expected(e, "} was expected");
    }
}

/* int row, column; */
static bool declares(expression *e)
{
    const char *begin = e->at;
    size_t length;

    if (expression_take_types(e)) {
        do {
            (void)expression_take_name(e, &length);
        } while (length != 0 && expression_take(e, ","));
        if (expression_take(e, ";")) {
            return true;
        }
    }
    e->at = begin;
    return false;
}

static void statement(walk *w)
{
    static const char *const returns[] = { "return", NULL }, *const ifs[] = { "if", NULL };
    static const char *const fors[] = { "for", NULL };
    static const char *const nothing[] = { "pass", "__syncwarp", NULL };
    expression *e = w->e;
    const char *begin;

    if (++e->depth > DEPTH_MAX) {
        expression_fail(e, e->at, 1, "nested too deeply");
        return;
    }
    expression_skip(e);
    begin = e->at;
    if (expression_take(e, ";") || (*e->at == ',' && e->at > e->text && expression_take(e, ","))) {
        e->depth--;
        return;
    }
    if (expression_take(e, "{")) {
        block(w, "}");
    } else if (expression_take_word(e, returns)) {
        give_back(w);
    } else if (expression_take_word(e, ifs)) {
        choose(w, begin);
    } else if (expression_take_word(e, fors)) {
        loop(w, begin);
    } else if (!expression_take_word(e, nothing) && !declares(e) && !assign(w)) {
        give_back(w);
    }
    e->depth--;
}

/* ---- The whole ------------------------------------------------------- */

/* Gives the names that have this meaning where there is no head. */
static void give_known(expression *e, formula_way way, bool of_b, const long long input[2])
{
    static const char *const names[2][2][24] = {
        { { "lane", "lane_id", "laneid", "laneId", "laneIdx", "lane_idx", "threadIdx.x", "tid", "tx", "t", "thread",
            "thread_id", "threadId", "T", NULL },
          { "i", "e", "j", "v", "elem", "elem_id", "element", "idx", "index", "val", "value", "local", "local_id",
            "local_idx", "reg", "reg_id", NULL } },
        { { "row", "r", "m", "i", NULL }, { "col", "column", "c", "j", NULL } }
    };
    unsigned which, n;

    for (which = 0; which < 2; which++) {
        for (n = 0; names[way][which][n] != NULL; n++) {
            expression_set(e, names[way][which][n], strlen(names[way][which][n]), input[which]);
        }
    }
    if (way == FORMULA_TO_LANE) {
        expression_set(e, "k", 1, input[of_b ? 0 : 1]);
        expression_set(e, "n", 1, input[1]);
    }
}

/* The parameters, or what stands for them. A lane may be the second one, and so may a row. */
static void give_names(const notation_formula *f, expression *e, formula_way way, bool of_b, const long long input[2])
{
    bool turned = way == FORMULA_TO_PLACE ? f->kind[0] != NAME_LANE && f->kind[1] == NAME_LANE
                                          : f->kind[0] == NAME_COLUMN && f->kind[1] == NAME_ROW;
    long long lane = input[0];
    unsigned i;

    if (f->parameters == 0) {
        give_known(e, way, of_b, input);
    }
    for (i = 0; i < f->parameters; i++) {
        expression_set(e, f->parameter[i], f->length[i], input[turned ? 1 - i : i]);
    }
    if (way == FORMULA_TO_PLACE) { /* of the PTX text */
        expression_set(e, "groupID", 7, lane >> 2);
        expression_set(e, "threadID_in_group", 17, lane % 4);
    }
    expression_set(e, "warpSize", 8, 32);
    expression_set(e, "WARP_SIZE", 9, 32);
    for (i = 0; i < e->names; i++) {
        e->name[i].given = false;
    }
}

/* Which of the two results a name is: 0 row or lane, 1 column or element; 2 if it is none. */
static unsigned result_of(name_kind kind, formula_way way, bool of_b)
{
    if (way == FORMULA_TO_LANE) {
        return kind == NAME_LANE ? 0 : kind == NAME_VALUE ? 1 : 2;
    }
    switch (kind) {
    case NAME_ROW:
    case NAME_M:
        return 0;
    case NAME_COLUMN:
    case NAME_N:
        return 1;
    case NAME_K:
        return of_b ? 0 : 1;
    default:
        return 2;
    }
}

/* The longest name that was given for each result: r may be a number on the way to the row. */
static bool find_results(expression *e, formula_way way, bool of_b, long long result[2], bool *fixed)
{
    size_t longest[2] = { 0, 0 };
    unsigned i, which;

    for (i = 0; i < e->names; i++) {
        const expression_name *name = &e->name[i];
        name_kind kind = notation_name(name->name, name->length);
        which = name->given ? result_of(kind, way, of_b) : 2;
        if (which < 2 && name->length >= longest[which]) {
            longest[which] = name->length;
            result[which] = name->value;
            *fixed = kind >= NAME_M && kind <= NAME_K;
        }
    }
    if (longest[0] == 0 || longest[1] == 0) {
        expression_fail(e, e->at, 0, way == FORMULA_TO_LANE ? "no lane and element are given"
                                     : longest[0] == 0     ? "no row is given"
                                                           : "no column is given");
    }
    return !expression_failed(e);
}

bool notation_formula_value(const notation_formula *f, expression *e, formula_way way, bool of_b,
                            const long long input[2], long long result[2], bool *fixed)
{
    walk w = { e, true, false, 0, { 0 } };
    unsigned open;

    *fixed = false;
    expression_open(e, f->text);
    give_names(f, e, way, of_b, input);
    e->at = f->body;
    if (f->is_value) {
        give_back(&w);
        for (open = f->open; open != 0 && (expression_take(e, ")") || expression_take(e, "]")); open--) {
        }
        expression_skip(e);
        if (!expression_failed(e) && *e->at != '\0' && !expression_take(e, ";")) {
            expression_expected(e, "an operator or the end was expected");
        }
    } else {
        block(&w, NULL);
    }
    if (expression_failed(e)) {
        return false;
    }
    if (w.results == 0) {
        return find_results(e, way, of_b, result, fixed) && e->fault.at == NULL;
    }
    if (w.results != 2) {
        expression_fail(e, f->body, strlen(f->body), "two values were expected");
        return false;
    }
    memcpy(result, w.result, 2 * sizeof result[0]);
    return e->fault.at == NULL;
}
