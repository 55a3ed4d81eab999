/* SPDX-License-Identifier: MIT */
/* An instruction as several smaller ones. See split_search.h. */
#include "layout/split_search.h"

#include <string.h>

/* ---- Elements ---------------------------------------------------------- */

uint64_t split_get(const operand_view *v, const uint32_t *words, unsigned lane, unsigned element)
{
    mmaref_slot slot = operand_cell(v, lane, element);
    const uint32_t *word = &words[lane * v->is.registers[v->operand] + slot.reg];

    return slot.width == 64 ? word[0] | (uint64_t)word[1] << 32
                            : (word[0] >> slot.bit & (((uint64_t)1 << slot.width) - 1));
}

void split_put(const operand_view *v, uint32_t *words, unsigned lane, unsigned element, uint64_t bits)
{
    mmaref_slot slot = operand_cell(v, lane, element);
    uint32_t *word = &words[lane * v->is.registers[v->operand] + slot.reg];

    word[0] |= (uint32_t)(bits << slot.bit);
    if (slot.width == 64) {
        word[1] = (uint32_t)(bits >> 32);
    }
}

unsigned split_bits_below(const operand_view *v)
{
    return v->width == 8 ? v->number_bit : 0;
}

/* ---- What may be a part ------------------------------------------------ */

/* The type of the scale factors of A or B. */
static uint8_t scale_type(const operand_view *v, uint8_t operand)
{
    return v->is.scale_vector == 0 ? MMAREF_TOKEN_NONE : v->is.type[operand == MMAREF_OPERAND_A ? MMAREF_OPERAND_SCALE_A
                                                                                             : MMAREF_OPERAND_SCALE_B];
}

static bool is_sparse(const operand_view *v)
{
    return v->is.layout[MMAREF_OPERAND_E] != MMAREF_LAYOUT_NONE;
}

/* Whether chunks of metadata, one a column, have as many elements. */
static bool same_chunks(const operand_view *x, const operand_view *y)
{
    operand_view a = *x, b = *y;

    return operand_choose(&a, MMAREF_OPERAND_E) && operand_choose(&b, MMAREF_OPERAND_E) &&
           (unsigned)a.columns * b.is.k == (unsigned)b.columns * a.is.k;
}

static bool same_word(const operand_view *x, const operand_view *y, uint8_t qualifier)
{
    return mmaref_instruction_token(&x->instruction, qualifier) == mmaref_instruction_token(&y->instruction, qualifier);
}

const char *split_forbidden(const operand_view *whole, const operand_view *part)
{
    static const uint8_t words[] = { MMAREF_QUALIFIER_BITOP, MMAREF_QUALIFIER_SATFINITE, MMAREF_QUALIFIER_ROUNDING,
                                     MMAREF_QUALIFIER_NAME };
    const mmaref_description *w = &whole->is, *p = &part->is;
    unsigned i;

    if (mmaref_instruction_token(&part->instruction, MMAREF_QUALIFIER_NAME) != MMAREF_TOKEN_MMA) {
        return "mma or mma.sp was expected: PTX leaves fragments of wmma open";
    }
    if (w->matrices > 1 || p->matrices > 1) {
        return "mma.m8n8k4 of f16 computes four products, each by its own eight lanes";
    }
    if (is_sparse(whole) != is_sparse(part)) {
        return "one of them is sparse";
    }
    if (p->scale_vector != 0 || (w->scale_vector != 0 && is_sparse(whole))) {
        return "no smaller instruction multiplies blocks by scale factors";
    }
    if (w->m % p->m != 0 || w->n % p->n != 0 || w->k % p->k != 0) {
        return "its shape does not divide that of the whole";
    }
    if (w->type[MMAREF_OPERAND_C] != p->type[MMAREF_OPERAND_C] ||
        w->type[MMAREF_OPERAND_D] != p->type[MMAREF_OPERAND_D] ||
        split_holds(w->type[MMAREF_OPERAND_A], scale_type(whole, MMAREF_OPERAND_A), p->type[MMAREF_OPERAND_A]) ==
            SPLIT_HOLDS_NOT ||
        split_holds(w->type[MMAREF_OPERAND_B], scale_type(whole, MMAREF_OPERAND_B), p->type[MMAREF_OPERAND_B]) ==
            SPLIT_HOLDS_NOT) {
        return "its types do not hold all numbers of the whole";
    }
    if (is_sparse(whole) && !same_chunks(whole, part)) {
        return "its metadata choose among other numbers of elements";
    }
    if (p->type[MMAREF_OPERAND_C] != p->type[MMAREF_OPERAND_D] && w->k != p->k) {
        return "its D cannot be the C of the next one";
    }
    for (i = 0; i < sizeof words; i++) {
        if (!same_word(whole, part, words[i])) {
            return "one of them has a word that the other has not";
        }
    }
    return NULL;
}

/* ---- The order along k ------------------------------------------------- */

/* Which lane holds each row of A, and column of B, at each k. */
typedef struct {
    uint8_t lane[SPLIT_K_MAX][128];
} k_lanes;

static void add_lanes(k_lanes *of, const operand_view *v, unsigned lines, unsigned depth)
{
    bool is_b = v->operand == MMAREF_OPERAND_B;
    unsigned tall = is_b ? v->columns : v->rows, deep = is_b ? v->rows : v->columns, lane, element, line, k;

    for (lane = 0; lane < MMAREF_LANES; lane++) {
        for (element = 0; element < v->elements; element++) {
            mmaref_coordinate at = operand_place(v, lane, element);
            for (line = is_b ? at.column : at.row; line < lines; line += tall) {
                for (k = is_b ? at.row : at.column; k < depth; k += deep) {
                    of->lane[k][(is_b ? 64 : 0) + line] = (uint8_t)lane;
                }
            }
        }
    }
}

/* Finds for each k of the parts one of the whole that the same lanes hold, of A and of B; false if there is none. */
static bool find_order(split *s)
{
    static k_lanes whole, part;
    bool used[SPLIT_K_MAX] = { false };
    unsigned depth = s->whole.is.k, k, i;
    uint8_t operand;

    memset(&whole, 0, sizeof whole);
    memset(&part, 0, sizeof part);
    for (operand = MMAREF_OPERAND_A; operand <= MMAREF_OPERAND_B; operand++) {
        const split_operand *o = &s->operand[operand];
        add_lanes(&whole, &o->whole, operand == MMAREF_OPERAND_A ? s->whole.is.m : s->whole.is.n, depth);
        add_lanes(&part, &o->part, operand == MMAREF_OPERAND_A ? s->whole.is.m : s->whole.is.n, depth);
    }
    for (k = 0; k < depth; k++) {
        for (i = 0; i < depth && (used[i] || memcmp(whole.lane[i], part.lane[k], sizeof part.lane[k]) != 0); i++) {
        }
        if (i == depth) {
            return false;
        }
        used[i] = true;
        s->order[k] = (uint16_t)i;
        s->permuted = s->permuted || i != k;
    }
    return true;
}

static void take_in_order(split *s)
{
    unsigned k;

    for (k = 0; k < SPLIT_K_MAX; k++) {
        s->order[k] = (uint16_t)k;
    }
    s->permuted = false;
}

/* ---- Registers --------------------------------------------------------- */

/* Where a lane finds an element of the whole: in itself if it can. */
static split_source find_source(const operand_view *whole, const operand_holders *holders,
                                const mmaref_coordinate *at, unsigned lane)
{
    uint16_t fragment = holders->first[operand_index(whole, at)], next;
    split_source source;

    for (next = fragment; next != OPERAND_NONE; next = holders->next[next]) {
        if (next / whole->elements == lane) {
            fragment = next;
        }
    }
    source.lane = (uint8_t)(fragment / whole->elements);
    source.slot = (uint16_t)(fragment % whole->elements);
    return source;
}

/* The place in the whole of an element of a tile. */
static mmaref_coordinate place_in_whole(const split *s, const split_operand *o, unsigned tile, mmaref_coordinate at)
{
    at.row = (uint16_t)(tile / o->across * o->part.rows + at.row);
    at.column = (uint16_t)(tile % o->across * o->part.columns + at.column);
    if (o->part.operand == MMAREF_OPERAND_A && !is_sparse(&s->part)) {
        at.column = s->order[at.column];
    } else if (o->part.operand == MMAREF_OPERAND_B) {
        at.row = s->order[at.row];
    }
    return at;
}

/* Metadata: under a selector, a part reads those of some lanes only. How many of them the whole has elsewhere. */
static unsigned take_metadata(const split *s, split_operand *o, const operand_holders *holders, unsigned tile,
                              unsigned selector)
{
    unsigned lane, element, moved = 0;

    for (lane = 0; lane < MMAREF_LANES; lane++) {
        for (element = 0; element < o->part.elements; element++) {
            mmaref_coordinate at = operand_place(&o->part, lane, element);
            split_source *source = &o->from[lane][tile * o->part.elements + element];
            source->lane = (uint8_t)lane;
            source->slot = SPLIT_NOTHING;
            if (at.matrix == selector) {
                at.matrix = 0;
                at = place_in_whole(s, o, tile, at);
                *source = find_source(&o->whole, holders, &at, lane);
                moved += source->lane != lane;
            }
        }
    }
    o->selector[tile] = (uint8_t)selector;
    return moved;
}

static void find_metadata(const split *s, split_operand *o, const operand_holders *holders)
{
    unsigned tile, selector, best, fewest, moved;

    for (tile = 0; tile < o->down * o->across; tile++) {
        best = 0;
        fewest = ~0u;
        for (selector = 0; selector < o->part.products; selector++) {
            moved = take_metadata(s, o, holders, tile, selector);
            if (moved < fewest) {
                fewest = moved;
                best = selector;
            }
        }
        (void)take_metadata(s, o, holders, tile, best);
    }
}

static void find_sources(const split *s, split_operand *o)
{
    static operand_holders holders;
    unsigned tile, lane, element;

    operand_find_holders(&o->whole, &holders);
    if (o->part.operand == MMAREF_OPERAND_E) {
        find_metadata(s, o, &holders);
        return;
    }
    for (tile = 0; tile < o->down * o->across; tile++) {
        for (lane = 0; lane < MMAREF_LANES; lane++) {
            for (element = 0; element < o->part.elements; element++) {
                mmaref_coordinate at = place_in_whole(s, o, tile, operand_place(&o->part, lane, element));
                o->from[lane][tile * o->part.elements + element] = find_source(&o->whole, &holders, &at, lane);
            }
        }
    }
}

/* Whether every register is one of the whole, the same one in all lanes. */
static bool keeps_registers(const split_operand *o)
{
    unsigned slot, lane, each = o->part.width >= 32 ? 1u : 32u / o->part.width, slots;
    unsigned tiles = o->down * o->across;

    slots = tiles * o->part.elements;
    each = each > o->part.elements ? o->part.elements : each;
    for (slot = 0; slot < slots; slot++) {
        unsigned known = SPLIT_NOTHING;
        for (lane = 0; lane < MMAREF_LANES; lane++) {
            split_source from = o->from[lane][slot];
            if (from.slot == SPLIT_NOTHING) {
                continue;
            }
            known = known == SPLIT_NOTHING ? from.slot : known;
            if (from.slot != known || from.slot % each != slot % each ||
                (slot % each != 0 && from.slot != o->from[lane][slot - 1].slot + 1u &&
                 o->from[lane][slot - 1].slot != SPLIT_NOTHING)) {
                return false;
            }
        }
    }
    return true;
}

static bool stays_in_lanes(const split_operand *o)
{
    unsigned slot, lane;

    for (slot = 0; slot < o->down * o->across * o->part.elements; slot++) {
        for (lane = 0; lane < MMAREF_LANES; lane++) {
            if (o->from[lane][slot].lane != lane || (o->part.operand != MMAREF_OPERAND_E &&
                                                     o->from[lane][slot].slot != o->from[0][slot].slot)) {
                return false;
            }
        }
    }
    return true;
}

static split_way way_of(const split_operand *o)
{
    if (!stays_in_lanes(o)) {
        return SPLIT_SHUFFLED;
    }
    if (o->whole.is.type[o->whole.operand] != o->part.is.type[o->part.operand] || o->scale != MMAREF_TOKEN_NONE) {
        return SPLIT_CONVERTED;
    }
    return keeps_registers(o) ? SPLIT_FREE : SPLIT_REPACKED;
}

static void open_operand(split *s, uint8_t operand)
{
    split_operand *o = &s->operand[operand];

    o->whole = s->whole;
    o->part = s->part;
    o->scale = operand <= MMAREF_OPERAND_B ? scale_type(&s->whole, operand) : MMAREF_TOKEN_NONE;
    s->has[operand] = operand_choose(&o->whole, operand) && operand_choose(&o->part, operand);
    o->down = operand == MMAREF_OPERAND_B ? s->deep : s->down;
    o->across = operand == MMAREF_OPERAND_A || operand == MMAREF_OPERAND_E ? s->deep : s->across;
}

void split_into(split *s, const operand_view *whole, const operand_view *part)
{
    uint8_t operand;

    memset(s, 0, sizeof *s);
    s->whole = *whole;
    s->part = *part;
    s->down = whole->is.m / (unsigned)part->is.m;
    s->across = whole->is.n / (unsigned)part->is.n;
    s->deep = whole->is.k / (unsigned)part->is.k;
    for (operand = 0; operand < SPLIT_OPERANDS; operand++) {
        open_operand(s, operand);
    }
    if (is_sparse(part) || !find_order(s)) {
        take_in_order(s);
    }
    for (operand = 0; operand < SPLIT_OPERANDS; operand++) {
        if (s->has[operand]) {
            find_sources(s, &s->operand[operand]);
            s->operand[operand].way = way_of(&s->operand[operand]);
        }
    }
}

/* ---- The search -------------------------------------------------------- */

/* Shuffles cost more than conversions, these more than parts, these more than moves between registers. */
static unsigned cost_of(const split *s)
{
    unsigned cost = 16 * s->down * s->across * s->deep + s->permuted;
    uint8_t operand;

    for (operand = 0; operand < SPLIT_OPERANDS; operand++) {
        if (s->has[operand]) {
            cost += s->operand[operand].way == SPLIT_SHUFFLED ? 1u << 24 : 0;
            cost += s->operand[operand].way == SPLIT_CONVERTED ? 1u << 16 : 0;
            cost += s->operand[operand].way == SPLIT_REPACKED ? 2 : 0;
        }
    }
    return cost;
}

/* Opens an instruction by its number; false if this build lacks it. */
static bool open_number(operand_view *v, uint16_t id)
{
    memset(v, 0, sizeof *v);
    if (mmaref_instruction_at(id, &v->instruction) != MMAREF_OK) {
        return false;
    }
    cli_must(mmaref_instruction_describe(&v->instruction, &v->is));
    cli_must(mmaref_instruction_format(&v->instruction, v->name, sizeof v->name));
    return true;
}

bool split_find(split *s, const operand_view *whole, const target_request *wanted, bool same_size)
{
    static split found;
    operand_view part;
    mmaref_error error;
    unsigned least = ~0u;
    uint16_t id;

    for (id = 0; id < mmaref_instruction_count(); id++) {
        if (!open_number(&part, id) || id == whole->is.id || split_forbidden(whole, &part) != NULL ||
            target_accepts(wanted, &part.instruction, &error) != MMAREF_OK) {
            continue;
        }
        if (!same_size && part.is.m == whole->is.m && part.is.n == whole->is.n && part.is.k == whole->is.k) {
            continue;
        }
        split_into(&found, whole, &part);
        if (cost_of(&found) < least) {
            least = cost_of(&found);
            *s = found;
        }
    }
    return least != ~0u;
}
