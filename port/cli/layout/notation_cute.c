/* SPDX-License-Identifier: MIT */
/* Reading CuTe's layouts: ((4,8),(2,2)):((32,1),(16,8)) as CuTe prints them, and as C++ and Python write them:
 * Layout<Shape<Shape<_4,_8>,_2>, Stride<Stride<_16,_1>,_8>>, make_layout(make_shape(...), make_stride(...)),
 * Layout(((4,8),2), ((16,1),8)). Without strides a layout is compact, its first mode being the fastest. */
#include <string.h>

#include "layout/notation.h"

#define DEPTH_MAX 8
#define LEAVES_MAX (NOTATION_AXES * NOTATION_MODES)

/* A tuple of numbers: its leaves, which of the topmost modes each is in, and how they nest. */
typedef struct {
    const char *begin, *end;
    unsigned count, tops;
    unsigned long leaf[LEAVES_MAX];
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

/* 8, _8, Int<8>, C<8>. *found is false where there is none. */
static int take_number(scanner *r, unsigned long *number, bool *found)
{
    static const char *const constants[] = { "Int", "C", NULL };

    scanner_skip(r);
    if (scanner_take_word(r, constants)) {
        *found = true;
        if (!scanner_take(r, '<')) {
            return scanner_expected(r, "<");
        }
        if (scanner_take_number(r, number) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        return scanner_take(r, '>') ? take_braces(r) : scanner_expected(r, ">");
    }
    r->at += r->at[0] == '_' && r->at[1] >= '0' && r->at[1] <= '9';
    *found = scanner_has_number(r);
    if (!*found) {
        return EXIT_EQUAL;
    }
    return scanner_take_number(r, number) == EXIT_EQUAL ? take_braces(r) : EXIT_UNREADABLE;
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

static int add_leaf(const scanner *r, tuple *t, unsigned long number)
{
    if (t->count == LEAVES_MAX) {
        return scanner_complain(r, t->begin, (size_t)(r->at - t->begin), "too many modes");
    }
    t->leaf[t->count] = number;
    t->top[t->count++] = t->tops;
    return nest(r, t, 'x');
}

/* Up to a number and past it; what closes the tuples that open before it goes on a stack. */
static int take_item(scanner *r, tuple *t, char *stack, unsigned *depth)
{
    unsigned long number;
    bool found;
    char close;

    for (;;) {
        t->tops += *depth == 1;
        if (take_number(r, &number, &found) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        if (found) {
            return add_leaf(r, t, number);
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

static int put_modes(const scanner *r, const tuple *shape, const tuple *stride, notation *n)
{
    unsigned long compact = 1;
    unsigned i, axis;

    if (shape->nesting[0] != '(' || shape->tops != NOTATION_AXES) {
        return complain_of(r, shape, "two modes were expected: (threads, values)");
    }
    for (i = 0; i < shape->count; i++) {
        notation_mode *mode;
        axis = shape->top[i] - 1;
        if (n->modes[axis] == NOTATION_MODES) {
            return complain_of(r, shape, "too many modes");
        }
        mode = &n->mode[axis][n->modes[axis]++];
        mode->size = shape->leaf[i];
        mode->step[0] = stride != NULL ? stride->leaf[i] : compact;
        compact *= shape->leaf[i] < 0x10000 ? shape->leaf[i] : 0;
    }
    return EXIT_EQUAL;
}

/* Skips "using ALayout =". */
static void skip_alias(scanner *r)
{
    static const char *const words[] = { "using", NULL };

    if (scanner_take_word(r, words)) {
        r->at += strcspn(r->at, "=");
        (void)scanner_take(r, '=');
    }
}

/* Skips what separates shape and strides: a colon, or in Layout<> and Layout() a comma and "stride=". */
static bool take_between(scanner *r, bool in_layout)
{
    static const char *const keyword[] = { "stride", NULL };
    bool found = scanner_take(r, in_layout ? ',' : ':');

    if (found && in_layout && scanner_take_word(r, keyword)) {
        (void)scanner_take(r, '=');
    }
    return found;
}

int notation_read_cute(notation *n, scanner *r)
{
    static const char *const names[] = { "Layout", "make_layout", NULL };
    tuple shape, stride;
    bool in_layout, has_strides;
    char close;

    skip_alias(r);
    in_layout = scanner_take_word(r, names);
    close = !in_layout ? '\0' : scanner_take(r, '<') ? '>' : scanner_take(r, '(') ? ')' : '\0';
    if (in_layout && close == '\0') {
        return scanner_expected(r, "( or <");
    }
    if (take_tuple(r, &shape) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    has_strides = take_between(r, in_layout);
    if (has_strides && (take_tuple(r, &stride) != EXIT_EQUAL || match(r, &shape, &stride) != EXIT_EQUAL)) {
        return EXIT_UNREADABLE;
    }
    if (in_layout && !scanner_take(r, close)) {
        return scanner_expected(r, close == ')' ? ")" : ">");
    }
    if (take_braces(r) != EXIT_EQUAL || put_modes(r, &shape, has_strides ? &stride : NULL, n) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    return EXIT_EQUAL;
}
