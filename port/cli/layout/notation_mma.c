/* SPDX-License-Identifier: MIT */
/* Reading Triton's layouts of mma: #ttg.nvidia_mma<{versionMajor = 2, ..., instrShape = [16, 8]}> of C and D,
 * #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}> of A and B, and NVMMADistributedLayout(version=[2, 0], ...) and
 * DotOperandLayout(...) of Gluon. They become bases by Triton's own rule (LinearLayoutConversions.cpp of
 * lib/Dialect/TritonGPU/IR): along the inner dimension kWidth registers (2 of C), then 4 lanes; along the outer one
 * 8 lanes, then registers for further rows of 8; then registers along the inner one. */
#include <string.h>

#include "base/letters.h"
#include "layout/notation.h"

#define DEPTH_MAX 4
#define SIZE_MAX_OF_TILE 1024

/* What a layout says; a list of Triton's has at most 3 numbers here. */
typedef struct {
    const char *begin;
    bool is_dot;
    unsigned long number[3][3]; /* by key: version, warps, shape */
    unsigned count[3];
    unsigned long op_index, k_width;
    bool has_op_index, has_k_width;
} mma_layout;

enum {
    LIST_VERSION,
    LIST_WARPS,
    LIST_SHAPE,
    LISTS
};

static int take_layout(scanner *r, mma_layout *m, const mma_layout *named, unsigned depth);

/* ---- Keys ------------------------------------------------------------ */

/* [16, 8] or 2 */
static int take_list(scanner *r, unsigned long number[3], unsigned *count)
{
    if (!scanner_take(r, '[')) {
        *count = 1;
        return scanner_take_number(r, number);
    }
    *count = 0;
    do {
        if (*count == 3) {
            return scanner_expected(r, "at most three numbers and ]");
        }
        if (scanner_take_number(r, &number[(*count)++]) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    } while (scanner_take(r, ','));
    return scanner_take(r, ']') ? EXIT_EQUAL : scanner_expected(r, "a comma or ]");
}

/* Skips the value of a key that does not matter: up to the comma or bracket behind it. */
static void skip_value(scanner *r)
{
    unsigned depth = 0;

    while (*r->at != '\0' && (depth != 0 || strchr(",}>)", *r->at) == NULL)) {
        depth += strchr("[{(<", *r->at) != NULL;
        depth -= depth != 0 && strchr("]})>", *r->at) != NULL;
        r->at++;
    }
}

/* parent = #mma, or a layout. */
static int take_parent(scanner *r, mma_layout *m, const mma_layout *named, unsigned depth)
{
    mma_layout parent;
    scanner ahead = *r;
    unsigned i;

    memset(&parent, 0, sizeof parent);
    if (scanner_take(&ahead, '#')) {
        ahead.at += strspn(ahead.at, LETTERS DIGITS ".");
        scanner_skip(&ahead);
    }
    if (ahead.at != r->at && *ahead.at != '<') { /* a name alone */
        r->at = ahead.at;
        parent = *named;
    } else if (take_layout(r, &parent, named, depth + 1) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    for (i = 0; i < LISTS; i++) {
        memcpy(m->number[i], parent.number[i], sizeof parent.number[i]);
        m->count[i] = parent.count[i];
    }
    return EXIT_EQUAL;
}

static int take_key(scanner *r, mma_layout *m, const mma_layout *named, unsigned depth)
{
    static const char *const lists[LISTS][4] = { { "versionMajor", "version", NULL },
                                                 { "warpsPerCTA", "warps_per_cta", NULL },
                                                 { "instrShape", "instr_shape", NULL } };
    static const char *const indices[] = { "opIdx", "operand_index", NULL };
    static const char *const widths[] = { "kWidth", "k_width", NULL }, *const parents[] = { "parent", NULL };
    unsigned list;
    bool is_index;

    for (list = 0; list < LISTS; list++) {
        if (scanner_take_word(r, lists[list])) {
            return scanner_take(r, '=') ? take_list(r, m->number[list], &m->count[list]) : scanner_expected(r, "=");
        }
    }
    if (scanner_take_word(r, parents)) {
        return scanner_take(r, '=') ? take_parent(r, m, named, depth) : scanner_expected(r, "=");
    }
    is_index = scanner_take_word(r, indices);
    if (is_index || scanner_take_word(r, widths)) {
        *(is_index ? &m->has_op_index : &m->has_k_width) = true;
        return scanner_take(r, '=') ? scanner_take_number(r, is_index ? &m->op_index : &m->k_width)
                                    : scanner_expected(r, "=");
    }
    skip_value(r);
    return EXIT_EQUAL;
}

/* ---- Layouts --------------------------------------------------------- */

int notation_complain_triton(scanner *r)
{
    size_t length = strspn(r->at, "abcdefghijklmnopqrstuvwxyz_");

    r->at += r->at[length] == '.' ? length + 1 : 0;
    return scanner_expected(r, "#ttg.linear, #ttg.nvidia_mma or #ttg.dot_op");
}

/* #ttg.nvidia_mma<{...}>, DotOperandLayout(...) */
static int take_layout(scanner *r, mma_layout *m, const mma_layout *named, unsigned depth)
{
    static const char *const mmas[] = { "nvidia_mma", "mma", "NVMMADistributedLayout", NULL };
    static const char *const dots[] = { "dot_op", "DotOperandLayout", NULL };
    char closing[3] = "";
    unsigned open = 0;

    memset(m, 0, sizeof *m);
    scanner_skip(r);
    m->begin = r->at;
    (void)scanner_take(r, '#');
    m->is_dot = scanner_take_word(r, dots);
    if (!m->is_dot && !scanner_take_word(r, mmas)) {
        return notation_complain_triton(r);
    }
    if (depth == DEPTH_MAX) {
        return scanner_complain(r, m->begin, (size_t)(r->at - m->begin), "nested too deeply");
    }
    if (scanner_take(r, '(')) {
        closing[open++] = ')';
    } else if (scanner_take(r, '<')) {
        closing[open++] = '>';
        if (scanner_take(r, '{')) {
            closing[open++] = '}';
        }
    } else {
        return scanner_expected(r, "< or (");
    }
    do {
        if (take_key(r, m, named, depth) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    } while (scanner_take(r, ','));
    while (open != 0) {
        const char what[2] = { closing[--open], '\0' };
        if (!scanner_take(r, what[0])) {
            return scanner_expected(r, what);
        }
    }
    return EXIT_EQUAL;
}

/* ---- Bases ----------------------------------------------------------- */

/* One warp's tile: `size` along inner and outer dimension. */
static void add_tile(notation *n, unsigned inner, unsigned long k_width, const unsigned long size[2])
{
    notation_add_bases(n, NOTATION_VALUE, inner, 1, k_width);
    notation_add_bases(n, NOTATION_THREAD, inner, k_width, 4);
    notation_add_bases(n, NOTATION_THREAD, 1 - inner, 1, 8);
    notation_add_bases(n, NOTATION_VALUE, 1 - inner, 8, size[1 - inner] / 8);
    notation_add_bases(n, NOTATION_VALUE, inner, k_width * 4, size[inner] / (k_width * 4));
}

/* Whether a size is a power of two and not beyond what tiles have. */
static bool is_power(unsigned long size)
{
    return size != 0 && size <= SIZE_MAX_OF_TILE && (size & (size - 1)) == 0;
}

static int complain_of(const scanner *r, const mma_layout *m, const char *reason)
{
    return scanner_complain(r, m->begin, (size_t)(r->at - m->begin), reason);
}

/* The tile of C: the last two numbers of [1, 16, 8], else the first two; 16 x 8 if there are none. */
static void shape_of(const mma_layout *m, unsigned long size[2])
{
    unsigned first = m->count[LIST_SHAPE] == 3 && m->number[LIST_SHAPE][0] == 1 ? 1 : 0;

    size[0] = m->count[LIST_SHAPE] < 2 ? 16 : m->number[LIST_SHAPE][first];
    size[1] = m->count[LIST_SHAPE] < 2 ? 8 : m->number[LIST_SHAPE][first + 1];
}

static int add_dot(notation *n, const scanner *r, const mma_layout *m, unsigned long size[2])
{
    unsigned inner = m->op_index == 0 ? 1 : 0;

    if (!m->has_op_index || m->op_index > 1) {
        return complain_of(r, m, "opIdx = 0 (A) or 1 (B) was expected");
    }
    if (!m->has_k_width || !is_power(m->k_width) || m->k_width > 32) {
        return complain_of(r, m, "kWidth, a power of two up to 32, was expected");
    }
    n->k_width = (unsigned)m->k_width;
    size[1 - inner] = m->op_index == 0 ? 16 : 8;
    size[inner] = m->k_width * 8;
    add_tile(n, inner, m->k_width, size);
    return EXIT_EQUAL;
}

/* Version 2 is mma.sync of sm_80 and later. */
static int add_layout(notation *n, const scanner *r, const mma_layout *m)
{
    unsigned long size[2], warps[2] = { 1, 1 };
    unsigned i, last = m->count[LIST_WARPS];

    if (m->count[LIST_VERSION] != 0 && m->number[LIST_VERSION][0] != 2) {
        return complain_of(r, m, m->number[LIST_VERSION][0] == 3   ? "version 3 is wgmma; mma.sync is version 2"
                                 : m->number[LIST_VERSION][0] == 1 ? "version 1, of Volta, is not known here"
                                                                   : "version 2 was expected");
    }
    shape_of(m, size);
    if (!is_power(size[0]) || !is_power(size[1]) || size[0] < 8 || size[1] < 8) {
        return complain_of(r, m, "an instrShape of powers of two, of 8 or more, was expected");
    }
    for (i = 0; i < 2 && last >= 2; i++) {
        warps[i] = m->number[LIST_WARPS][last - 2 + i];
        if (!is_power(warps[i])) {
            return complain_of(r, m, "a warpsPerCTA of powers of two was expected");
        }
    }
    if (m->is_dot && add_dot(n, r, m, size) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (!m->is_dot) {
        add_tile(n, 1, 2, size);
    }
    for (i = 2; i-- != 0;) { /* warps share what does not depend on them */
        notation_add_bases(n, NOTATION_TILE, i, size[i], m->is_dot && m->op_index != i ? 1 : warps[i]);
    }
    return EXIT_EQUAL;
}

/* Takes "#name =". */
static void skip_name(scanner *r)
{
    scanner ahead = *r;

    if (scanner_take(&ahead, '#')) {
        ahead.at += strspn(ahead.at, LETTERS DIGITS);
        r->at = scanner_take(&ahead, '=') ? ahead.at : r->at;
    }
}

/* The last one of several counts; a parent may be one before it. */
int notation_read_triton_mma(notation *n, scanner *r)
{
    mma_layout m, named;

    memset(&named, 0, sizeof named);
    n->kind = NOTATION_BASES;
    n->coordinates = 2;
    do {
        skip_name(r);
        if (take_layout(r, &m, &named, 0) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        named = m.is_dot ? named : m;
        scanner_skip(r);
    } while (*r->at == '#');
    return add_layout(n, r, &m);
}
