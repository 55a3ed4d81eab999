/* SPDX-License-Identifier: MIT */
/* From D to A or B. See reuse_search.h. */
#include "layout/reuse_search.h"

#include <string.h>

/* Which lane holds each place of D. */
typedef struct {
    reuse_source at[REUSE_LINES_MAX][REUSE_DEPTH_MAX];
} holder_map;

/* Which lane needs each place of the operand. */
#define NO_LANE 0xff
#define SEVERAL_LANES 0xfe
typedef struct {
    uint8_t at[REUSE_LINES_MAX][REUSE_DEPTH_MAX];
} need_map;

/* ---- The block ------------------------------------------------------- */

static unsigned larger(unsigned x, unsigned y)
{
    return x > y ? x : y;
}

static void measure(reuse_side *side, bool is_b)
{
    side->lines = is_b ? side->v.columns : side->v.rows;
    side->depth = is_b ? side->v.rows : side->v.columns;
}

/* Sizes are powers of two: of two the larger is a multiple of the smaller. */
static void count_tiles(const reuse *r, reuse_side *side)
{
    side->deep = r->depth / side->depth;
    side->tiles = r->lines / side->lines * side->deep;
    side->slots = side->tiles * side->v.elements;
}

/* False where the block is too large. */
static bool measure_block(reuse *r)
{
    measure(&r->d, r->is_b);
    measure(&r->x, r->is_b);
    r->products = r->d.v.products;
    r->lines = larger(r->d.lines, r->x.lines);
    r->depth = larger(r->d.depth, r->x.depth);
    r->span = r->x.depth;
    count_tiles(r, &r->d);
    count_tiles(r, &r->x);
    return r->products * r->lines <= REUSE_LINES_MAX && r->depth <= REUSE_DEPTH_MAX && r->d.slots <= REUSE_SLOTS_MAX &&
           r->x.slots <= REUSE_SLOTS_MAX && r->d.tiles <= REUSE_TILES_MAX && r->x.tiles <= REUSE_TILES_MAX;
}

/* Where a lane's element of D or of the operand is in the block. */
static reuse_place place_of(const reuse *r, const reuse_side *side, unsigned lane, unsigned slot)
{
    mmaref_coordinate at = operand_place(&side->v, lane, slot % side->v.elements);
    unsigned tile = slot / side->v.elements;
    reuse_place place;

    place.line = at.matrix * r->lines + tile / side->deep * side->lines + (r->is_b ? at.column : at.row);
    place.k = tile % side->deep * side->depth + (r->is_b ? at.row : at.column);
    return place;
}

static void find_holders(const reuse *r, holder_map *held)
{
    unsigned lane, slot;

    for (slot = 0; slot < r->d.slots; slot++) {
        for (lane = 0; lane < r->x.v.is.lanes; lane++) {
            reuse_place place = place_of(r, &r->d, lane, slot);
            held->at[place.line][place.k].lane = (uint8_t)lane;
            held->at[place.line][place.k].slot = (uint16_t)slot;
        }
    }
}

static void find_needs(const reuse *r, need_map *needed)
{
    unsigned lane, slot;

    memset(needed, NO_LANE, sizeof *needed);
    for (slot = 0; slot < r->x.slots; slot++) {
        for (lane = 0; lane < r->x.v.is.lanes; lane++) {
            reuse_place place = place_of(r, &r->x, lane, slot);
            uint8_t *by = &needed->at[place.line][place.k];
            *by = *by == NO_LANE || *by == lane ? (uint8_t)lane : SEVERAL_LANES;
        }
    }
}

/* ---- The way --------------------------------------------------------- */

static void take_in_order(reuse *r)
{
    unsigned k;

    for (k = 0; k < r->depth; k++) {
        r->order[k] = (uint8_t)k;
    }
}

/* Whether the lanes that need k of the operand, on every line, are those that hold `column` of D. */
static bool fits(const reuse *r, const holder_map *held, const need_map *needed, unsigned k, unsigned column)
{
    unsigned line;

    for (line = 0; line < r->products * r->lines; line++) {
        if (needed->at[line][k] != held->at[line][column].lane) {
            return false;
        }
    }
    return true;
}

/* Finds an order in which every k fits. Columns that fit the same k fit the same others, so that the first one left
 * will do. */
static bool find_order(reuse *r, const holder_map *held, const need_map *needed)
{
    bool used[REUSE_DEPTH_MAX] = { false };
    unsigned k, column, end;

    for (k = 0; k < r->depth; k++) {
        column = k / r->span * r->span;
        end = column + r->span;
        while (column < end && (used[column] || !fits(r, held, needed, k, column))) {
            column++;
        }
        if (column == end) {
            return false;
        }
        used[column] = true;
        r->order[k] = (uint8_t)column;
    }
    return true;
}

/* Where each element of the operand comes from, in the order found. */
static void find_sources(reuse *r, const holder_map *held)
{
    unsigned lane, slot;

    for (slot = 0; slot < r->x.slots; slot++) {
        for (lane = 0; lane < r->x.v.is.lanes; lane++) {
            reuse_place place = place_of(r, &r->x, lane, slot);
            r->from[lane][slot] = held->at[place.line][r->order[place.k]];
        }
    }
}

/* Whether every lane takes the same registers, and only its own. */
static bool stays_in_lanes(const reuse *r)
{
    unsigned lane, slot;

    for (slot = 0; slot < r->x.slots; slot++) {
        for (lane = 0; lane < r->x.v.is.lanes; lane++) {
            if (r->from[lane][slot].lane != lane || r->from[lane][slot].slot != r->from[0][slot].slot) {
                return false;
            }
        }
    }
    return true;
}

static bool find_permutation(reuse *r, const holder_map *held)
{
    static need_map needed;

    find_needs(r, &needed);
    if (find_order(r, held, &needed)) {
        find_sources(r, held);
        return stays_in_lanes(r);
    }
    return false;
}

static const char *forbidden(const reuse *r)
{
    if (!r->is_b && r->x.v.is.layout[MMAREF_OPERAND_E] != MMAREF_LAYOUT_NONE) {
        return "A of a sparse instruction is stored without its zeros, which only its values tell: D would have to "
               "be compressed";
    }
    if (r->x.v.is.type[r->x.v.operand] == MMAREF_TYPE_B1) {
        return operand_is_of_ptx(&r->x.v) ? "its elements are single bits, into which PTX converts no number"
                                          : "its elements are single bits, no numbers";
    }
    if (r->d.v.is.lanes != r->x.v.is.lanes) {
        return "the instructions are computed by different numbers of lanes";
    }
    return r->d.v.products != r->x.v.products ? "the instructions compute different numbers of products" : NULL;
}

void reuse_find(reuse *r, const operand_view *from, const operand_view *to, uint8_t operand)
{
    static holder_map held;

    memset(r, 0, sizeof *r);
    r->is_b = operand == MMAREF_OPERAND_B;
    r->d.v = *from;
    r->x.v = *to;
    (void)operand_choose(&r->d.v, MMAREF_OPERAND_D);
    (void)operand_choose(&r->x.v, operand);
    r->reason = forbidden(r);
    if (r->reason != NULL) {
        r->way = REUSE_NONE;
        return;
    }
    if (!measure_block(r)) {
        r->way = REUSE_NONE;
        r->reason = "their matrices are larger than those that are searched";
        return;
    }
    find_holders(r, &held);
    take_in_order(r);
    find_sources(r, &held);
    r->way = REUSE_FREE;
    if (!stays_in_lanes(r)) {
        r->way = find_permutation(r, &held) ? REUSE_PERMUTED : REUSE_SHUFFLED;
    }
    if (r->way == REUSE_SHUFFLED) {
        take_in_order(r);
        find_sources(r, &held);
    }
}

bool reuse_find_across(reuse *r)
{
    static holder_map held;
    static reuse before;

    before = *r;
    r->span = r->depth;
    find_holders(r, &held);
    if (r->depth > r->x.depth && find_permutation(r, &held)) {
        r->way = REUSE_PERMUTED;
        return true;
    }
    *r = before;
    return false;
}
