/* SPDX-License-Identifier: MIT */
/* Reading JAX's layouts: TiledLayout(Tiling(((16, 8), (8, 8), (2,))), warp_dims=(...), lane_dims=(-3, -2),
 * vector_dim=-1). By the rule of jax/experimental/mosaic/gpu/fragmented_array.py a tile splits the last dimensions, and
 * its own follow all others; dimensions are counted from the end. Lanes count in lane_dims, the last one fastest,
 * elements in vector_dim, then in what is left, the last one fastest. */
#include <string.h>

#include "layout/notation.h"

#define DIMENSIONS_MAX 12

/* A dimension: steps along rows (0) or columns (1). */
typedef struct {
    unsigned along;
    unsigned long step, size;
    bool used;
} dimension;

typedef struct {
    dimension list[DIMENSIONS_MAX];
    unsigned count;
} dimensions;

static bool is_power(unsigned long size)
{
    return size != 0 && (size & (size - 1)) == 0;
}

/* Splits the last dimensions by a tile, or makes the first two. */
static bool split(dimensions *d, const unsigned long *tile, unsigned rank)
{
    unsigned first = d->count < rank ? 0 : d->count - rank, i;

    if (d->count == 0) {
        for (i = 0; i < rank && rank == 2 && is_power(tile[i]); i++) {
            d->list[d->count++] = (dimension){ i, 1, tile[i], false };
        }
        return d->count == 2;
    }
    for (i = 0; i < rank; i++) {
        dimension *outer = &d->list[first + i];
        if (!is_power(tile[i]) || outer->size < tile[i] || d->count == DIMENSIONS_MAX) {
            return false;
        }
        d->list[d->count] = *outer;
        d->list[d->count++].size = tile[i];
        outer->step *= tile[i];
        outer->size /= tile[i];
    }
    return true;
}

/* (8, 8) of a tile, and splits by it. */
static int take_tile(scanner *r, dimensions *d)
{
    unsigned long size[2];
    unsigned rank = 0;
    const char *begin = r->at;

    if (!scanner_take(r, '(')) {
        return scanner_expected(r, "(");
    }
    while (!scanner_take(r, ')')) {
        if (rank == 2) {
            return scanner_expected(r, "a tile of one or two numbers and )");
        }
        if (scanner_take_number(r, &size[rank++]) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        (void)scanner_take(r, ',');
    }
    if (rank == 0 || !split(d, size, rank)) {
        return scanner_complain(r, begin, (size_t)(r->at - begin),
                                "a tile of powers of two, inside of the one before it, was expected");
    }
    return EXIT_EQUAL;
}

/* Tiling(((16, 8), (8, 8), (2,))) */
static int take_tiling(scanner *r, dimensions *d)
{
    static const char *const names[] = { "Tiling", NULL }, *const keys[] = { "tiling", "tiles", NULL };

    if (scanner_take_word(r, keys) && !scanner_take(r, '=')) {
        return scanner_expected(r, "=");
    }
    if (!scanner_take_word(r, names) || !scanner_take(r, '(')) {
        return scanner_expected(r, "Tiling(");
    }
    if (scanner_take_word(r, keys) && !scanner_take(r, '=')) {
        return scanner_expected(r, "=");
    }
    if (!scanner_take(r, '(')) {
        return scanner_expected(r, "(");
    }
    while (!scanner_take(r, ')')) {
        scanner_skip(r);
        if (take_tile(r, d) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        (void)scanner_take(r, ',');
    }
    return scanner_take(r, ')') ? EXIT_EQUAL : scanner_expected(r, ")");
}

/* -2, or Replicated(4), which is a dimension of steps of 0. */
static int take_dimension(scanner *r, dimensions *d, dimension *taken)
{
    static const char *const copies[] = { "Replicated", NULL }, *const keys[] = { "times", NULL };
    const char *begin = r->at;
    unsigned long number;

    *taken = (dimension){ 0, 0, 1, true };
    if (scanner_take_word(r, copies)) {
        if (!scanner_take(r, '(') || (scanner_take_word(r, keys) && !scanner_take(r, '='))) {
            return scanner_expected(r, "(");
        }
        if (scanner_take_number(r, &taken->size) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        if (!is_power(taken->size)) {
            return scanner_complain(r, begin, (size_t)(r->at - begin), "a power of two was expected");
        }
        return scanner_take(r, ')') ? EXIT_EQUAL : scanner_expected(r, ")");
    }
    if (!scanner_take(r, '-')) {
        return scanner_expected(r, "a dimension counted from the end, as -1,");
    }
    if (scanner_take_number(r, &number) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (number == 0 || number > d->count || d->list[d->count - number].used) {
        return scanner_complain(r, begin, (size_t)(r->at - begin), "no dimension, or used before");
    }
    d->list[d->count - number].used = true;
    *taken = d->list[d->count - number];
    return EXIT_EQUAL;
}

/* key=(-3, -2), or key=-2, into bases of an axis, the last dimension first. */
static int take_dimensions(notation *n, scanner *r, dimensions *d, const char *const *key, unsigned axis)
{
    dimension list[DIMENSIONS_MAX];
    unsigned count = 0;
    bool in_brackets;

    if (!scanner_take(r, ',')) {
        return scanner_expected(r, "a comma");
    }
    if (scanner_take_word(r, key) && !scanner_take(r, '=')) {
        return scanner_expected(r, "=");
    }
    in_brackets = scanner_take(r, '(');
    while (!in_brackets || !scanner_take(r, ')')) {
        scanner_skip(r);
        if (count == DIMENSIONS_MAX) {
            return scanner_expected(r, ")");
        }
        if (take_dimension(r, d, &list[count++]) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        if (!in_brackets) {
            break;
        }
        (void)scanner_take(r, ',');
    }
    while (count-- != 0) {
        notation_add_bases(n, axis, list[count].along, list[count].step, list[count].size);
    }
    return EXIT_EQUAL;
}

int notation_read_jax(notation *n, scanner *r)
{
    static const char *const names[] = { "TiledLayout", NULL }, *const warps[] = { "warp_dims", "warp_dim", NULL };
    static const char *const lanes[] = { "lane_dims", NULL }, *const vectors[] = { "vector_dim", NULL };
    dimensions d;
    unsigned i;

    memset(&d, 0, sizeof d);
    n->kind = NOTATION_BASES;
    n->coordinates = 2;
    r->at += strcspn(r->at, "=(");
    r->at = *r->at == '=' ? r->at + 1 : r->text; /* NAME = */
    if (!scanner_take_word(r, names) || !scanner_take(r, '(')) {
        return scanner_expected(r, "TiledLayout(");
    }
    if (take_tiling(r, &d) != EXIT_EQUAL || take_dimensions(n, r, &d, warps, NOTATION_TILE) != EXIT_EQUAL ||
        take_dimensions(n, r, &d, lanes, NOTATION_THREAD) != EXIT_EQUAL ||
        take_dimensions(n, r, &d, vectors, NOTATION_VALUE) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    for (i = d.count; i-- != 0;) {
        if (!d.list[i].used) {
            notation_add_bases(n, NOTATION_VALUE, d.list[i].along, d.list[i].step, d.list[i].size);
        }
    }
    (void)scanner_take(r, ',');
    return scanner_take(r, ')') ? EXIT_EQUAL : scanner_expected(r, ")");
}
