/* SPDX-License-Identifier: MIT */
/* Reads and evaluates expressions. See notation_expression.h. */
#include <string.h>

#include "base/letters.h"
#include "layout/notation_expression.h"

#define DEPTH_MAX 40
#define LARGEST (1LL << 40)
#define SHIFT_MAX 40

/* ---- Operators ------------------------------------------------------- */

/* From the loosest to the tightest, but that C and Python disagree on comparisons: see compare(). */
enum {
    LEVEL_EITHER, LEVEL_BOTH, LEVEL_COMPARE, LEVEL_OR, LEVEL_XOR, LEVEL_AND, LEVEL_SHIFT, LEVEL_SUM, LEVEL_PRODUCT,
    LEVELS
};

typedef struct {
    unsigned level;
    const char *mark;
    char code;
} operator_row;

/* A mark comes before those that it begins with. */
static const operator_row operators[] = {
    { LEVEL_EITHER, "||", 'o' },  { LEVEL_EITHER, "or", 'o' },  { LEVEL_BOTH, "&&", 'a' },
    { LEVEL_BOTH, "and", 'a' },   { LEVEL_SHIFT, "<<", 'l' },   { LEVEL_SHIFT, ">>", 'r' },
    { LEVEL_COMPARE, "<=", '{' }, { LEVEL_COMPARE, ">=", '}' }, { LEVEL_COMPARE, "==", '=' },
    { LEVEL_COMPARE, "!=", '!' }, { LEVEL_COMPARE, "<", '<' },  { LEVEL_COMPARE, ">", '>' },
    { LEVEL_COMPARE, "=", 'e' },  { LEVEL_OR, "|", '|' },       { LEVEL_XOR, "^", '^' },
    { LEVEL_AND, "&", '&' },      { LEVEL_SUM, "+", '+' },      { LEVEL_SUM, "-", '-' },
    { LEVEL_PRODUCT, "*", '*' },  { LEVEL_PRODUCT, "//", 'f' }, { LEVEL_PRODUCT, "/", '/' },
    { LEVEL_PRODUCT, "%", '%' }
};

/* The operator that follows, of one level; '\0' if none does. */
static char take_operator(expression *e, unsigned level)
{
    size_t i, length;

    expression_skip_blanks(e);
    for (i = 0; i < sizeof operators / sizeof operators[0]; i++) {
        const operator_row *row = &operators[i];
        length = strlen(row->mark);
        if (strncmp(e->at, row->mark, length) == 0 &&
            (strspn(row->mark, LETTERS) == 0 || strspn(e->at, LETTERS DIGITS) == length)) {
            if (row->level != level || (row->code == 'e' && !e->in_clause)) {
                return '\0';
            }
            e->at += length;
            return row->code;
        }
    }
    return '\0';
}

static long long fault(expression *e, const char *at, size_t length, const char *reason)
{
    expression_note(&e->fault, at, length, reason);
    return 0;
}

/* No value reaches LARGEST, so that no sum of two overflows. */
static long long bounded(expression *e, const char *at, size_t length, long long value)
{
    return value >= LARGEST || value <= -LARGEST ? fault(e, at, length, "too large a number") : value;
}

static long long multiply(expression *e, const char *at, size_t length, long long x, long long y)
{
    long long size = x < 0 ? -x : x;

    if (size != 0 && (y < 0 ? -y : y) >= LARGEST / size) {
        return fault(e, at, length, "too large a number");
    }
    return x * y;
}

/* Of negative numbers, / and % are not the same in C as in Python. */
static long long divide(expression *e, const char *at, size_t length, char code, long long x, long long y)
{
    if (y == 0) {
        return fault(e, at, length, "division by 0");
    }
    if (y < 0 || (x < 0 && code != 'f')) {
        return fault(e, at, length, "C and Python divide negative numbers differently");
    }
    return code == '%' ? x % y : x >= 0 ? x / y : -((-x + y - 1) / y);
}

static long long shift(expression *e, const char *at, size_t length, char code, long long x, long long y)
{
    if (y < 0 || y > SHIFT_MAX) {
        return fault(e, at, length, "a shift by less than 0 or more than 40");
    }
    return code == 'l' ? multiply(e, at, length, x, 1LL << y) : divide(e, at, length, 'f', x, 1LL << y);
}

long long expression_apply(expression *e, const char *at, char code, long long x, long long y)
{
    size_t length = code == 'l' || code == 'r' || code == 'f' ? 2 : 1;

    switch (code) {
    case '|':
        return x | y;
    case '^':
        return x ^ y;
    case '&':
        return x & y;
    case '+':
        return bounded(e, at, length, x + y);
    case '-':
        return bounded(e, at, length, x - y);
    case '*':
        return multiply(e, at, length, x, y);
    case 'l':
    case 'r':
        return shift(e, at, length, code, x, y);
    default:
        return divide(e, at, length, code, x, y);
    }
}

static bool holds(char code, long long x, long long y)
{
    switch (code) {
    case '{':
        return x <= y;
    case '}':
        return x >= y;
    case '<':
        return x < y;
    case '>':
        return x > y;
    case '!':
        return x != y;
    default:
        return x == y;
    }
}

/* ---- Operands -------------------------------------------------------- */

static long long unary(expression *e);

/* 12, 0x1f, 0b11, with a suffix of C's. */
static long long take_number(expression *e)
{
    const char *begin = e->at, *digit, *digits = "0123456789abcdef";
    int base = e->at[0] != '0' ? 10 : e->at[1] == 'x' || e->at[1] == 'X' ? 16 : e->at[1] == 'b' ? 2 : 10;
    long long number = 0;

    e->at += base == 10 ? 0 : 2;
    while (*e->at != '\0' && (digit = strchr(digits, *e->at | (base == 16 && *e->at >= 'A' ? 0x20 : 0))) != NULL &&
           digit - digits < base) {
        number = number < LARGEST ? number * base + (digit - digits) : LARGEST;
        e->at++;
    }
    e->at += strspn(e->at, "uUlL");
    if (strspn(e->at, LETTERS ".") != 0) {
        expression_fail(e, begin, strspn(begin, LETTERS DIGITS "."), "no integer");
        return 0;
    }
    return bounded(e, begin, (size_t)(e->at - begin), number);
}

/* The rest of a tuple, after its first value and up to the bracket. */
static void take_tuple(expression *e, long long first, const char *close)
{
    long long part[EXPRESSION_PARTS_MAX] = { first };
    unsigned parts = 1;

    while (expression_take(e, ",")) {
        expression_skip(e);
        if (*e->at == *close) {
            break;
        }
        if (parts == EXPRESSION_PARTS_MAX) {
            expression_expected(e, "more values than row and column");
            return;
        }
        part[parts++] = expression_value(e);
    }
    if (!expression_take(e, close)) {
        expression_expected(e, "an operator, a comma or a closing bracket was expected");
        return;
    }
    if (parts > 1) {
        memcpy(e->part, part, sizeof part);
        e->parts = parts;
        expression_skip_blanks(e);
        e->tuple_end = e->at;
    }
}

/* {0,..,3} or {0, 1}: whether it has x. */
static bool take_set(expression *e, long long x)
{
    long long first = 0, number = 0;
    bool found = false, ranged = false;

    do {
        expression_skip(e);
        if (*e->at == '.') {
            e->at += strspn(e->at, ".");
            first = number;
            ranged = true;
            continue;
        }
        number = expression_value(e);
        found = found || x == number || (ranged && first <= x && x <= number);
        ranged = false;
    } while (!expression_failed(e) && expression_take(e, ","));
    if (!expression_take(e, "}")) {
        expression_expected(e, "a comma or } was expected");
    }
    return found;
}

/* min(x, y) and its like, which the place is behind; a list of two in another function's brackets is a tuple. */
static long long take_call(expression *e, const char *name, size_t length)
{
    static const char *const twos[] = { "min", "max", "floordiv", "floormod", "indexdiv", "indexmod", "divmod", NULL };
    static const char *const pairs[] = { "make_int2", "make_uint2", "make_pair", "make_tuple", "make_coord", "tuple",
                                         "pair",      "int2",       "uint2",     "convert",    "Coord",      NULL };
    bool two = expression_is_in(name, length, twos);
    long long value, *part = e->part;

    e->parts = 0;
    value = expression_value(e);
    if (!two && !expression_is_in(name, length, pairs)) {
        expression_fail(e, name, length, "no function that is known here");
        return 0;
    }
    take_tuple(e, value, ")");
    if (!two || expression_failed(e)) {
        expression_skip_blanks(e);
        e->tuple_end = e->parts > 1 ? e->at : NULL; /* of convert([x, y]) too */
        return value;
    }
    if (!expression_is_tuple(e) || e->parts != 2) {
        expression_fail(e, name, length, "takes two values");
        return 0;
    }
    if (name[0] == 'd') {
        value = part[0];
        part[0] = divide(e, name, length, 'f', value, part[1]);
        part[1] = divide(e, name, length, '%', value, part[1]);
        return part[0];
    }
    e->tuple_end = NULL;
    if (name[0] == 'm') {
        return (part[0] < part[1]) == (name[1] == 'i') ? part[0] : part[1];
    }
    return divide(e, name, length, name[length - 1] == 'd' ? '%' : 'f', part[0], part[1]);
}

/* A name that the PTX text defines behind its use: "row = X if ... where X = i & 2"; not by another such name. */
static long long defined_behind(expression *e, const char *name, size_t length)
{
    static const char *const wheres[] = { "where", NULL };
    const char *after = e->at, *at = e->text, *other;
    long long value = 0;
    bool found = false;
    size_t size;

    while (!found && !e->is_behind && (at = strstr(at, "where")) != NULL) {
        e->at = at++;
        found = expression_take_word(e, wheres) && (other = expression_take_name(e, &size), size == length) &&
                memcmp(other, name, length) == 0 && expression_take(e, "=");
    }
    if (found) {
        e->is_behind = true;
        value = expression_value(e);
        e->is_behind = false;
    } else {
        expression_fail(e, name, length, NULL);
    }
    e->at = after;
    return value;
}

static long long named(expression *e)
{
    size_t length;
    const char *name = expression_take_name(e, &length);
    expression_name *found;

    if (length == 0) {
        expression_expected(e, "a number or a name was expected");
        return 0;
    }
    expression_skip_blanks(e);
    if (*e->at == '(') {
        e->at++;
        return take_call(e, name, length);
    }
    found = expression_find(e, name, length);
    return found != NULL ? found->value : defined_behind(e, name, length);
}

/* (int)x and int(x): whether a type was there, and what closes it is behind. */
static bool take_cast(expression *e)
{
    const char *begin = e->at;

    if (expression_take(e, "(") && expression_take_types(e) && expression_take(e, ")")) {
        return true;
    }
    e->at = begin;
    (void)expression_take_types(e);
    return false;
}

static long long primary(expression *e)
{
    static const char *const open[] = { "(", "[", "{" }, *const close[] = { ")", "]", "}" };
    long long value;
    unsigned i;

    if (take_cast(e)) {
        return unary(e);
    }
    for (i = 0; i < 3; i++) {
        if (expression_take(e, open[i])) {
            value = expression_value(e);
            take_tuple(e, value, close[i]);
            return value;
        }
    }
    if (*e->at >= '0' && *e->at <= '9') {
        return take_number(e);
    }
    if (*e->at == '%') { /* %laneid */
        e->at++;
    }
    return named(e);
}

static long long unary(expression *e)
{
    const char *begin;
    long long value;

    expression_skip(e);
    begin = e->at;
    if (strchr("-+~!", *begin) == NULL || *begin == '\0') {
        return primary(e);
    }
    if (++e->depth > DEPTH_MAX) {
        expression_fail(e, begin, 1, "nested too deeply");
        return 0;
    }
    e->at++;
    value = unary(e);
    e->depth--;
    return *begin == '-' ? -value : *begin == '~' ? bounded(e, begin, 1, -value - 1) : *begin == '!' ? !value : value;
}

/* ---- Expressions ----------------------------------------------------- */

/* An expression of |, ^, &, shifts, sums and products. *bitwise: it has one of the first three outside of brackets. */
static long long binary(expression *e, unsigned level, bool *bitwise)
{
    long long value = level == LEVELS ? unary(e) : binary(e, level + 1, bitwise);
    const char *begin;
    char code;

    while (level < LEVELS && !expression_failed(e) && (code = take_operator(e, level)) != '\0') {
        begin = e->at - (code == 'l' || code == 'r' || code == 'f' ? 2 : 1);
        *bitwise = *bitwise || level <= LEVEL_AND;
        value = expression_apply(e, begin, code, value, binary(e, level + 1, bitwise));
    }
    return value;
}

/* x < y, and Python's x <= y < z. C compares before & ^ |, and Python behind: brackets must decide. */
static long long compare(expression *e)
{
    bool bitwise = false, all = true, any = false;
    long long left = binary(e, LEVEL_OR, &bitwise), right;
    const char *begin;
    char code;

    while (!expression_failed(e) && (code = take_operator(e, LEVEL_COMPARE)) != '\0') {
        begin = e->at - 1;
        any = true;
        if (e->in_clause && expression_take(e, "{")) {
            all = all && take_set(e, left);
            continue;
        }
        right = binary(e, LEVEL_OR, &bitwise);
        all = all && holds(code, left, right);
        left = right;
        if (bitwise) {
            expression_fail(e, begin, 1, "C and Python compare and combine bits in another order: put brackets");
        }
    }
    return any ? all : left;
}

static long long negation(expression *e)
{
    static const char *const words[] = { "not", NULL };
    bool negative = false, any = false;
    long long value;

    while (expression_take_word(e, words)) {
        negative = !negative;
        any = true;
    }
    value = compare(e);
    return any ? negative == (value == 0) : value;
}

/* && and || of truths; a fault in what they do not reach is none. */
static long long logical(expression *e, unsigned level)
{
    long long value = level == LEVEL_COMPARE ? negation(e) : logical(e, level + 1), right;
    char code;

    while (level < LEVEL_COMPARE && !expression_failed(e) && (code = take_operator(e, level)) != '\0') {
        expression_trouble before = e->fault;
        right = logical(e, level + 1);
        if ((value != 0) == (code == 'o')) {
            e->fault = before;
        }
        value = code == 'o' ? value != 0 || right != 0 : value != 0 && right != 0;
    }
    return value;
}

/* C's c ? a : b, behind its c. */
static long long choose(expression *e, bool first)
{
    expression_trouble before = e->fault, after;
    long long a = expression_value(e), b;

    after = e->fault;
    if (!expression_take(e, ":")) {
        expression_expected(e, ": was expected");
        return 0;
    }
    e->fault = before;
    b = expression_value(e);
    if (first) {
        e->fault = after;
    }
    return first ? a : b;
}

/* Python's a if c else b, behind its a; *found is false where there is no else: "a if c" of the PTX text. */
static long long choose_behind(expression *e, long long a, expression_trouble before, bool *found)
{
    static const char *const elses[] = { "else", NULL };
    expression_trouble of_a = e->fault, of_c;
    long long c, b;

    e->fault = before;
    c = logical(e, LEVEL_EITHER);
    of_c = e->fault;
    *found = expression_take_word(e, elses);
    b = *found ? expression_value(e) : a;
    if (c != 0 || !*found) {
        e->fault = of_c.at != NULL && *found ? of_c : of_a;
    }
    return c != 0 ? a : b;
}

long long expression_value(expression *e)
{
    static const char *const ifs[] = { "if", NULL };
    expression_trouble before = e->fault;
    const char *begin;
    long long value;
    bool found;

    if (expression_failed(e)) {
        return 0;
    }
    if (++e->depth > DEPTH_MAX) {
        expression_fail(e, e->at, 1, "nested too deeply");
        return 0;
    }
    value = logical(e, LEVEL_EITHER);
    expression_skip_blanks(e);
    begin = e->at;
    if (expression_failed(e)) {
        value = 0;
    } else if (*e->at == '?') {
        e->at++;
        value = choose(e, value != 0);
    } else if (expression_take_word(e, ifs)) {
        value = choose_behind(e, value, before, &found);
        e->at = found || expression_failed(e) ? e->at : begin;
    }
    e->depth--;
    return value;
}

bool expression_is_tuple(const expression *e)
{
    return e->tuple_end != NULL && e->tuple_end == e->at;
}
