/* SPDX-License-Identifier: MIT */
/* Reading Triton's layouts: register=[[0,1],[8,0]] lane=[[0,2],[0,4],[1,0],[2,0],[4,0]]; as its compiler prints
 * them, #ttg.linear<{register = [...], lane = [...], warp = [[16, 0]], block = []}>; as Gluon writes them,
 * DistributedLinearLayout(reg_bases=[...], lane_bases=[...], ..., shape=[16, 8]); and as its tests do in C++,
 * LinearLayout({{S("register"), {{0, 1}}}, {S("lane"), {...}}}, {S("dim0"), S("dim1")}). */
#include <string.h>

#include "layout/notation.h"

enum {
    KEY_REGISTER = NOTATION_VALUE,
    KEY_LANE = NOTATION_THREAD,
    KEY_WARP = NOTATION_TILE, /* and block */
    KEY_SHAPE,
    KEYS
};

static bool take_key_word(scanner *r, unsigned *key)
{
    static const char *const words[KEYS][5] = {
        [KEY_REGISTER] = { "register", "reg_bases", NULL },
        [KEY_LANE] = { "lane", "lane_bases", NULL },
        [KEY_WARP] = { "warp", "warp_bases", "block", "block_bases", NULL },
        [KEY_SHAPE] = { "shape", NULL },
    };

    for (*key = 0; *key < KEYS; ++*key) {
        if (scanner_take_word(r, words[*key])) {
            return true;
        }
    }
    return false;
}

/* register= or {S("register"), ; *braced: a brace closes after its bases. False if neither follows. */
static bool take_key(scanner *r, unsigned *key, bool *braced)
{
    static const char *const quoter[] = { "S", NULL };
    const char *begin = r->at;

    *braced = scanner_take(r, '{');
    if (*braced) {
        if (scanner_take_word(r, quoter) && scanner_take(r, '(') && scanner_take(r, '"') && take_key_word(r, key) &&
            scanner_take(r, '"') && scanner_take(r, ')') && scanner_take(r, ',')) {
            return true;
        }
        r->at = begin;
        return false;
    }
    return take_key_word(r, key);
}

/* The bracket of a list, and what closes it; false if none opens. */
static bool take_open(scanner *r, char *close)
{
    *close = scanner_take(r, '[') ? ']' : scanner_take(r, '{') ? '}' : '\0';
    return *close != '\0';
}

/* [0,1], into at most 3 numbers. */
static int take_numbers(scanner *r, unsigned long number[3], unsigned *count)
{
    char close;

    if (!take_open(r, &close)) {
        return scanner_expected(r, "[");
    }
    *count = 0;
    do {
        if (*count == 3) {
            return scanner_expected(r, "]");
        }
        if (scanner_take_number(r, &number[(*count)++]) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    } while (scanner_take(r, ','));
    return scanner_take(r, close) ? EXIT_EQUAL : scanner_expected(r, "a comma or ]");
}

/* One basis: (row, column), or (matrix, row, column). */
static int take_basis(scanner *r, notation *n, unsigned axis)
{
    unsigned long number[3];
    const char *begin;
    unsigned count;
    notation_mode *mode;

    scanner_skip(r);
    begin = r->at;
    if (take_numbers(r, number, &count) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (count < 2 || (n->coordinates != 0 && n->coordinates != count)) {
        return scanner_complain(r, begin, (size_t)(r->at - begin), "[row,column] was expected");
    }
    if (n->modes[axis] == NOTATION_MODES) {
        return scanner_complain(r, begin, (size_t)(r->at - begin), "too many bases");
    }
    n->coordinates = count;
    mode = &n->mode[axis][n->modes[axis]++];
    mode->size = 2;
    mode->step[0] = count == 3 ? number[0] : 0;
    mode->step[1] = number[count - 2];
    mode->step[2] = number[count - 1];
    return EXIT_EQUAL;
}

/* [[0,1],[8,0]] */
static int take_bases(scanner *r, notation *n, unsigned axis)
{
    char close;

    if (!take_open(r, &close)) {
        return scanner_expected(r, "[");
    }
    if (scanner_take(r, close)) {
        return EXIT_EQUAL;
    }
    do {
        if (take_basis(r, n, axis) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    } while (scanner_take(r, ','));
    return scanner_take(r, close) ? EXIT_EQUAL : scanner_expected(r, "a comma or ]");
}

static int take_keys(scanner *r, notation *n, bool given[KEYS])
{
    unsigned long number[3];
    const char *begin;
    unsigned key, count;
    bool braced;

    for (scanner_skip(r), begin = r->at; take_key(r, &key, &braced); scanner_skip(r), begin = r->at) {
        if (given[key] && key != KEY_WARP) {
            return scanner_complain(r, begin, (size_t)(r->at - begin), "given twice");
        }
        given[key] = true;
        if (!braced && !scanner_take(r, '=')) {
            return scanner_expected(r, "=");
        }
        if ((key == KEY_SHAPE ? take_numbers(r, number, &count) : take_bases(r, n, key)) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        if (braced && !scanner_take(r, '}')) {
            return scanner_expected(r, "}");
        }
        (void)scanner_take(r, ',');
    }
    return EXIT_EQUAL;
}

/* What comes before the keys, and what will close it. */
static int take_front(scanner *r, char closing[4])
{
    static const char *const linear[] = { "linear", NULL };
    static const char *const names[] = { "LinearLayout", "DistributedLinearLayout", NULL };
    unsigned count = 0;

    if (scanner_take(r, '#') && !scanner_take_word(r, linear)) {
        return notation_complain_triton(r);
    }
    if (scanner_take_word(r, names)) {
        if (!scanner_take(r, '(')) {
            return scanner_expected(r, "(");
        }
        closing[count++] = ')';
    }
    if (scanner_take(r, '<')) {
        closing[count++] = '>';
    }
    if (scanner_take(r, '{')) {
        closing[count++] = '}';
    }
    closing[count] = '\0';
    return EXIT_EQUAL;
}

/* C++ names the dimensions after the bases: , {S("dim0"), S("dim1")} */
static void skip_dimensions(scanner *r)
{
    if (scanner_take(r, ',') && scanner_take(r, '{')) {
        r->at += strcspn(r->at, "}");
        (void)scanner_take(r, '}');
    }
}

int notation_read_triton(notation *n, scanner *r)
{
    bool given[KEYS] = { false, false, false, false };
    char closing[4];
    size_t left;

    n->kind = NOTATION_BASES;
    if (take_front(r, closing) != EXIT_EQUAL || take_keys(r, n, given) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (!given[KEY_REGISTER] || !given[KEY_LANE]) {
        return scanner_expected(r, given[KEY_LANE] ? "register=[...]" : "lane=[...]");
    }
    for (left = strlen(closing); left != 0; left--) {
        const char what[2] = { closing[left - 1], '\0' };
        if (what[0] == ')') {
            skip_dimensions(r);
        }
        if (!scanner_take(r, what[0])) {
            return scanner_expected(r, what);
        }
    }
    return EXIT_EQUAL;
}
