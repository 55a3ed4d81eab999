/* SPDX-License-Identifier: MIT */
/* Reading CuTe's layouts: ((4,8),(2,2)):((32,1),(16,8)) as CuTe prints them, and as C++ and Python write them:
 * Layout<Shape<Shape<_4,_8>,_2>, Stride<Stride<_16,_1>,_8>>, make_layout(make_shape(...), make_stride(...)),
 * Layout(((4,8),2), ((16,1),8)). Without strides a layout is compact, its first mode being the fastest. */
#include <string.h>

#include "base/letters.h"
#include "layout/notation.h"

#define DEPTH_MAX 8
#define LEAVES_MAX (NOTATION_AXES * NOTATION_MODES)

/* A tuple of numbers: its leaves, which of the topmost modes each is in, and how they nest. */
typedef struct {
    const char *begin, *end;
    unsigned count, tops;
    unsigned long leaf[LEAVES_MAX];
    unsigned basis[LEAVES_MAX]; /* of a stride: 0 a number of steps, 1 or 2 along the first or second coordinate */
    unsigned top[LEAVES_MAX];
    char nesting[LEAVES_MAX * 4]; /* "((xx)x)" */
    size_t nested;
} tuple;

/* ---- Numbers and tuples ---------------------------------------------- */

/* Skips the braces that make an object of a type: _8{}. */
static int take_braces(scanner *r)
{
    return scanner_take(r, '{') && !scanner_take(r, '}') ? scanner_expected(r, "}") : EXIT_EQUAL;
}

/* <8>{} or (8), of constants and of bases. */
static int take_argument(scanner *r, unsigned long *number)
{
    static const char *const types[] = { "int", "size_t", "unsigned", NULL };
    char close = scanner_take(r, '<') ? '>' : scanner_take(r, '(') ? ')' : '\0';

    if (close == '\0') {
        return scanner_expected(r, "<");
    }
    if (scanner_take_word(r, types) && !scanner_take(r, ',')) { /* integral_constant<int, 8> */
        return scanner_expected(r, ",");
    }
    if (scanner_take_number(r, number) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    return scanner_take(r, close) ? take_braces(r) : scanner_expected(r, close == '>' ? ">" : ")");
}

/* Which coordinate a number is, counted from 1. */
static int put_coordinate(const scanner *r, const char *begin, unsigned long number, unsigned *basis)
{
    if (number > 1) {
        return scanner_complain(r, begin, (size_t)(r->at - begin), "coordinates are 0 and 1");
    }
    *basis = (unsigned)number + 1;
    return EXIT_EQUAL;
}

/* The 0 of 8@0. */
static int take_coordinate(scanner *r, unsigned *basis)
{
    const char *begin = r->at;
    unsigned long number;

    return scanner_take_number(r, &number) == EXIT_EQUAL ? put_coordinate(r, begin, number, basis) : EXIT_UNREADABLE;
}

/* The <0> of E<0>. */
static int take_basis(scanner *r, unsigned *basis)
{
    const char *begin = r->at;
    unsigned long number;

    return take_argument(r, &number) == EXIT_EQUAL ? put_coordinate(r, begin, number, basis) : EXIT_UNREADABLE;
}

/* 8, _8, Int<8>, C<8>. *found is false where there is none. */
static int take_plain(scanner *r, unsigned long *number, bool *found)
{
    static const char *const constants[] = { "Int", "C", "constant", "integral_constant", NULL };

    scanner_skip(r);
    if (scanner_take_word(r, constants)) {
        *found = true;
        return take_argument(r, number);
    }
    r->at += r->at[0] == '_' && r->at[1] >= '0' && r->at[1] <= '9';
    *found = scanner_has_number(r);
    if (!*found) {
        return EXIT_EQUAL;
    }
    return scanner_take_number(r, number) == EXIT_EQUAL ? take_braces(r) : EXIT_UNREADABLE;
}

/* The <_8,0> of ScaledBasis<_8,0>. */
static int take_scaled(scanner *r, unsigned long *number, unsigned *basis)
{
    bool found;

    if (!scanner_take(r, '<')) {
        return scanner_expected(r, "<");
    }
    if (take_plain(r, number, &found) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (!found || !scanner_take(r, ',')) {
        return scanner_expected(r, found ? "," : "a number");
    }
    if (take_coordinate(r, basis) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    return scanner_take(r, '>') ? take_braces(r) : scanner_expected(r, ">");
}

/* The same with a basis: 4@1, 4*E<1>, E<1>*4, E<1>. */
static int take_number(scanner *r, unsigned long *number, unsigned *basis, bool *found)
{
    static const char *const bases[] = { "E", NULL }, *const scaled[] = { "ScaledBasis", NULL };
    bool more;

    *basis = 0;
    scanner_skip(r);
    if (scanner_take_word(r, bases)) {
        *found = true;
        *number = 1;
        if (take_basis(r, basis) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        if (scanner_take(r, '*')) {
            return take_plain(r, number, &more) != EXIT_EQUAL ? EXIT_UNREADABLE
                   : more                                     ? EXIT_EQUAL
                                                              : scanner_expected(r, "a number");
        }
        return EXIT_EQUAL;
    }
    if (scanner_take_word(r, scaled)) {
        *found = true;
        return take_scaled(r, number, basis);
    }
    if (take_plain(r, number, found) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (*found && scanner_take(r, '*')) {
        return scanner_take_word(r, bases) ? take_basis(r, basis) : scanner_expected(r, "E<0> or E<1>");
    }
    return *found && scanner_take(r, '@') ? take_coordinate(r, basis) : EXIT_EQUAL;
}

/* What closes the tuple that opens here: ( or Shape< or make_shape(; '\0' if none opens. */
static int take_open(scanner *r, char *close)
{
    static const char *const names[] = { "Shape",      "Stride",      "Coord",      "Tile", "tuple",
                                         "make_shape", "make_stride", "make_tuple", NULL };
    bool named = scanner_take_word(r, names);

    *close = scanner_take(r, '(') ? ')' : named && scanner_take(r, '<') ? '>' : '\0';
    return named && *close == '\0' ? scanner_expected(r, "( or <") : EXIT_EQUAL;
}

static int nest(const scanner *r, tuple *t, char c)
{
    if (t->nested + 1 == sizeof t->nesting) {
        return scanner_complain(r, t->begin, (size_t)(r->at - t->begin), "too many modes");
    }
    t->nesting[t->nested++] = c;
    return EXIT_EQUAL;
}

static int add_leaf(const scanner *r, tuple *t, unsigned long number, unsigned basis)
{
    if (t->count == LEAVES_MAX) {
        return scanner_complain(r, t->begin, (size_t)(r->at - t->begin), "too many modes");
    }
    t->leaf[t->count] = number;
    t->basis[t->count] = basis;
    t->top[t->count++] = t->tops;
    return nest(r, t, 'x');
}

/* Up to a number and past it; what closes the tuples that open before it goes on a stack. */
static int take_item(scanner *r, tuple *t, char *stack, unsigned *depth)
{
    unsigned long number;
    unsigned basis;
    bool found;
    char close;

    for (;;) {
        t->tops += *depth == 1;
        if (take_number(r, &number, &basis, &found) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        if (found) {
            return add_leaf(r, t, number, basis);
        }
        if (take_open(r, &close) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        if (close == '\0') {
            return scanner_expected(r, "a number or a tuple of numbers");
        }
        if (*depth == DEPTH_MAX) {
            return scanner_complain(r, r->at - 1, 1, "nested too deeply");
        }
        stack[(*depth)++] = close;
        if (nest(r, t, '(') != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
}

static int take_tuple(scanner *r, tuple *t)
{
    char stack[DEPTH_MAX];
    unsigned depth = 0;
    bool more = true;

    memset(t, 0, sizeof *t);
    scanner_skip(r);
    t->begin = r->at;
    while (more) {
        if (take_item(r, t, stack, &depth) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        more = depth != 0 && scanner_take(r, ',');
        while (depth != 0 && scanner_take(r, stack[depth - 1])) { /* Python's (8,) closes after a comma */
            depth--;
            if (nest(r, t, ')') != EXIT_EQUAL || take_braces(r) != EXIT_EQUAL) {
                return EXIT_UNREADABLE;
            }
            more = depth != 0 && scanner_take(r, ',');
        }
        if (!more && depth != 0) {
            return scanner_expected(r, stack[depth - 1] == ')' ? "a comma or )" : "a comma or >");
        }
    }
    t->end = r->at;
    return EXIT_EQUAL;
}

/* ---- Layouts --------------------------------------------------------- */

static int complain_of(const scanner *r, const tuple *t, const char *reason)
{
    return scanner_complain(r, t->begin, (size_t)(t->end - t->begin), reason);
}

/* Strides must nest as sizes do. If only the brackets inside a mode differ, the numbers still define the layout; a note
 * says that CuTe compiles it but refuses to index it. */
static int match(const scanner *r, const tuple *shape, const tuple *stride)
{
    unsigned i;
    bool same = shape->count == stride->count;

    if (shape->nested == stride->nested && memcmp(shape->nesting, stride->nesting, shape->nested) == 0) {
        return EXIT_EQUAL;
    }
    for (i = 0; same && i < shape->count; i++) {
        same = shape->top[i] == stride->top[i];
    }
    if (!same) {
        return complain_of(r, stride, "strides that do not fit the shape");
    }
    fprintf(stderr, "mmaref: note: the strides do not nest as the shape does: CuTe cannot index that (character %lu)\n",
            (unsigned long)(stride->begin - r->text) + 1);
    return EXIT_EQUAL;
}

/* Without strides modes are compact, from the first on or from the last. */
static int put_modes(const scanner *r, const tuple *shape, const tuple *stride, bool from_right, notation *n)
{
    unsigned long compact[LEAVES_MAX], step = 1;
    unsigned i, axis;

    if (shape->nesting[0] != '(' || shape->tops != NOTATION_AXES) {
        return complain_of(r, shape, "two modes were expected: (threads, values)");
    }
    for (i = 0; i < shape->count; i++) {
        unsigned leaf = from_right ? shape->count - 1 - i : i;
        compact[leaf] = step;
        step *= shape->leaf[leaf] < 0x10000 ? shape->leaf[leaf] : 0;
    }
    for (i = 0; i < shape->count; i++) {
        notation_mode *mode;
        axis = shape->top[i] - 1;
        if (n->modes[axis] == NOTATION_MODES) {
            return complain_of(r, shape, "too many modes");
        }
        mode = &n->mode[axis][n->modes[axis]++];
        memset(mode, 0, sizeof *mode);
        mode->size = shape->leaf[i];
        mode->step[stride != NULL ? stride->basis[i] : 0] = stride != NULL ? stride->leaf[i] : compact[i];
    }
    return EXIT_EQUAL;
}

/* Skips what makes a variable or a type of a layout: using L = , auto l = , typedef , L: , decltype(. */
static void skip_front(scanner *r)
{
    static const char *const words[] = { "typedef", "const", "constexpr", "static", NULL };
    size_t to_equals;

    while (scanner_take_word(r, words)) {
    }
    to_equals = strcspn(r->at, "=(<");
    if (r->at[to_equals] == '=') {
        r->at += to_equals + 1;
    } else {
        size_t name = strspn(r->at, LETTERS DIGITS);
        r->at += name != 0 && r->at[name] == ':' && r->at[name + 1] != ':' && !scanner_has_number(r) ? name + 1 : 0;
    }
}

/* Whether the bracket that opens before a place closes at the end of the text, around more than a shape. */
static bool is_around(const char *at)
{
    unsigned depth = 1;
    bool more = false;

    for (; *at != '\0' && depth != 0; at++) {
        depth += *at == '(';
        depth -= *at == ')';
        more = more || *at == ':' || strncmp(at, "Layout", 6) == 0 || strncmp(at, "make_layout", 11) == 0;
    }
    return more && depth == 0 && at[strspn(at, " \t\r\n;{})")] == '\0';
}

/* Takes brackets around the whole, and those of decltype(). */
static unsigned take_around(scanner *r)
{
    static const char *const types[] = { "decltype", NULL };
    scanner ahead = *r;
    unsigned count = 0;

    while ((void)scanner_take_word(&ahead, types), scanner_take(&ahead, '(') && is_around(ahead.at)) {
        r->at = ahead.at;
        count++;
    }
    return count;
}

/* What stands for strides: which mode is the fastest. */
typedef enum {
    COMPACT_LEFT, /* the first, also where nothing is said */
    COMPACT_RIGHT,
    STRIDES
} stride_kind;

/* Takes what follows a shape: a colon, or in Layout<> and Layout() a comma and "stride=", and a name if strides have
 * one. */
static stride_kind take_between(scanner *r, bool in_layout)
{
    static const char *const keyword[] = { "stride", NULL };
    static const char *const lefts[] = { "LayoutLeft", "GenColMajor", NULL };
    static const char *const rights[] = { "LayoutRight", "GenRowMajor", NULL };
    stride_kind kind;

    if (!scanner_take(r, in_layout ? ',' : ':')) {
        return COMPACT_LEFT;
    }
    if (in_layout && scanner_take_word(r, keyword)) {
        (void)scanner_take(r, '=');
    }
    kind = scanner_take_word(r, lefts) ? COMPACT_LEFT : scanner_take_word(r, rights) ? COMPACT_RIGHT : STRIDES;
    (void)(kind != STRIDES && scanner_take(r, '{') && scanner_take(r, '}'));
    return kind;
}

/* Layout<...>, make_layout(...), Layout(...), or SHAPE:STRIDE alone. */
static int take_layout(notation *n, scanner *r)
{
    static const char *const names[] = { "Layout", "make_layout", NULL }, *const keyword[] = { "shape", NULL };
    tuple shape, stride;
    stride_kind kind;
    bool in_layout = scanner_take_word(r, names);
    char close = !in_layout ? '\0' : scanner_take(r, '<') ? '>' : scanner_take(r, '(') ? ')' : '\0';

    if (in_layout && close == '\0') {
        return scanner_expected(r, "( or <");
    }
    if (in_layout && scanner_take_word(r, keyword)) {
        (void)scanner_take(r, '=');
    }
    if (take_tuple(r, &shape) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    kind = take_between(r, in_layout);
    if (kind == STRIDES && (take_tuple(r, &stride) != EXIT_EQUAL || match(r, &shape, &stride) != EXIT_EQUAL)) {
        return EXIT_UNREADABLE;
    }
    if (in_layout && !scanner_take(r, close)) {
        return scanner_expected(r, close == ')' ? ")" : ">");
    }
    return take_braces(r) == EXIT_EQUAL ? put_modes(r, &shape, kind == STRIDES ? &stride : NULL,
                                                    kind == COMPACT_RIGHT, n)
                                        : EXIT_UNREADABLE;
}

int notation_read_cute(notation *n, scanner *r)
{
    unsigned around;
    size_t name;

    skip_front(r);
    around = take_around(r);
    if (take_layout(n, r) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    for (; around != 0; around--) {
        if (!scanner_take(r, ')')) {
            return scanner_expected(r, ")");
        }
    }
    scanner_skip(r);
    name = strspn(r->at, LETTERS DIGITS); /* of a variable or a typedef */
    r->at += name != 0 && strchr(";{", r->at[name]) != NULL ? name : 0;
    return take_braces(r);
}
