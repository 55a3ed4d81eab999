/* SPDX-License-Identifier: MIT */
/* mmaref reuse over many pairs of instructions: what it takes, found here in another way from the layouts alone;
 * the proof by both products; and that the proof notices what is wrong. */
#include <stdio.h>
#include <string.h>

#include "layout/reuse_search.h"
#include "number/random.h"

enum { LINES = 64, DEPTH = 128, RANDOM_PAIRS = 1000 };

static unsigned ways[4], across, failures, spoilt, unnoticed;

/* Who holds the places of an operand, its tiles repeated over lines x depth: the lane, or 255 where several do. */
static uint8_t lanes[2][DEPTH][LINES];

static void find_lanes(uint8_t of[DEPTH][LINES], const operand_view *v, bool is_b, unsigned products, unsigned lines,
                       unsigned depth)
{
    unsigned tall = is_b ? v->columns : v->rows, deep = is_b ? v->rows : v->columns, lane, element, line, k;
    mmaref_coordinate at;

    memset(of, 254, DEPTH * LINES);
    for (lane = 0; lane < 32; lane++) {
        for (element = 0; mmaref_layout_coordinate(&v->instruction, NULL, v->operand, (uint8_t)lane, (uint8_t)element,
                                                   &at) == MMAREF_OK; element++) {
            unsigned first = is_b ? at.column : at.row, from = is_b ? at.row : at.column;
            for (line = first; line < lines; line += tall) {
                for (k = from; k < depth; k += deep) {
                    uint8_t *place = &of[k][at.matrix * lines + line];
                    *place = *place == 254 || *place == lane ? (uint8_t)lane : 255;
                }
            }
        }
    }
    for (line = products * lines; line < LINES; line++) {
        for (k = 0; k < depth; k++) {
            of[k][line] = 253;
        }
    }
}

/* Whether columns and needs along one span are the same, but for their order. */
static bool same_but_for_order(unsigned first, unsigned span)
{
    unsigned k, i, needed, held;

    for (k = first; k < first + span; k++) {
        needed = held = 0;
        for (i = first; i < first + span; i++) {
            needed += memcmp(lanes[1][k], lanes[1][i], LINES) == 0;
            held += memcmp(lanes[1][k], lanes[0][i], LINES) == 0;
        }
        if (needed != held) {
            return false;
        }
    }
    return true;
}

static bool permutes(unsigned depth, unsigned span)
{
    unsigned first;

    for (first = 0; first < depth; first += span) {
        if (!same_but_for_order(first, span)) {
            return false;
        }
    }
    return true;
}

static void complain(const reuse *r, const char *what)
{
    if (failures++ < 5) {
        printf("# %s in %s, operand %c, way %d: %s\n", r->d.v.name, r->x.v.name, r->is_b ? 'b' : 'a', (int)r->way, what);
    }
}

static void check_way(const reuse *r)
{
    bool free;

    find_lanes(lanes[0], &r->d.v, r->is_b, r->products, r->lines, r->depth);
    find_lanes(lanes[1], &r->x.v, r->is_b, r->products, r->lines, r->depth);
    free = memcmp(lanes[0], lanes[1], (size_t)r->depth * LINES) == 0;
    if (free != (r->way == REUSE_FREE)) {
        complain(r, "free or not");
    }
    if (!free && permutes(r->depth, r->x.depth) != (r->way == REUSE_PERMUTED)) {
        complain(r, "permuted or not");
    }
}

static void prove(const reuse *r)
{
    if (reuse_prove(r) != EXIT_EQUAL) {
        complain(r, "the proof fails");
    }
}

/* Two elements or two rows exchanged must not be proved. */
static void spoil(reuse *r, random_source *s)
{
    unsigned lane = (unsigned)(random_bits(s) % 32), slot = (unsigned)(random_bits(s) % r->x.slots);
    reuse_source kept = r->from[lane][slot];
    uint8_t order = r->order[0];

    spoilt += 2;
    r->from[lane][slot] = r->from[(lane + 5) % 32][(slot + 1) % r->x.slots];
    unnoticed += reuse_prove(r) == EXIT_EQUAL;
    r->from[lane][slot] = kept;
    r->order[0] = r->order[1];
    r->order[1] = order;
    unnoticed += reuse_prove(r) == EXIT_EQUAL;
    r->order[1] = r->order[0];
    r->order[0] = order;
}

static bool open(operand_view *v, uint16_t id)
{
    memset(v, 0, sizeof *v);
    return mmaref_instruction_at(id, &v->instruction) == MMAREF_OK &&
           mmaref_instruction_describe(&v->instruction, &v->is) == MMAREF_OK &&
           mmaref_instruction_format(&v->instruction, v->name, sizeof v->name) == MMAREF_OK &&
           v->is.registers[MMAREF_OPERAND_B] != 0 && v->is.registers[MMAREF_OPERAND_C] != 0;
}

static void check_pair(const operand_view *from, const operand_view *to, random_source *s)
{
    static reuse r;
    uint8_t operand;

    for (operand = MMAREF_OPERAND_A; operand <= MMAREF_OPERAND_B; operand++) {
        reuse_find(&r, from, to, operand);
        ways[r.way]++;
        if (r.way == REUSE_NONE) {
            continue;
        }
        check_way(&r);
        prove(&r);
        if (random_bits(s) % 8 == 0) {
            spoil(&r, s);
        }
        if (r.way == REUSE_SHUFFLED && reuse_find_across(&r)) {
            across++;
            prove(&r);
        }
    }
}

/* The instructions that differ in shape, types or layouts. */
static unsigned find_kinds(uint16_t kinds[])
{
    unsigned count = 0, i;
    uint16_t id;
    operand_view v, other;

    for (id = 0; id < mmaref_instruction_count(); id++) {
        if (!open(&v, id)) {
            continue;
        }
        for (i = 0; i < count && open(&other, kinds[i]) &&
                    (memcmp(v.is.layout, other.is.layout, sizeof v.is.layout) != 0 || v.is.m != other.is.m ||
                     v.is.type[MMAREF_OPERAND_A] != other.is.type[MMAREF_OPERAND_A] ||
                     v.is.type[MMAREF_OPERAND_D] != other.is.type[MMAREF_OPERAND_D]); i++) {
        }
        if (i == count) {
            kinds[count++] = id;
        }
    }
    return count;
}

static bool tell(const char *what, bool good)
{
    printf("%sok - %s\n", good ? "" : "not ", what);
    return good;
}

int main(void)
{
    static uint16_t kinds[4096];
    unsigned count = find_kinds(kinds), i, pairs = 0;
    random_source s = { 1, false };
    operand_view from, to;
    char text[160];
    bool good;

    for (i = 0; i < RANDOM_PAIRS + count; i++) { /* each kind with itself, and random ones */
        uint16_t first = kinds[i < count ? i : random_bits(&s) % count];
        uint16_t second = kinds[i < count ? i : random_bits(&s) % count];
        if (open(&from, first) && open(&to, second)) {
            pairs++;
            check_pair(&from, &to, &s);
        }
    }
    snprintf(text, sizeof text, "%u pairs of %u kinds: %u free, %u permuted, %u shuffled (%u of them need none over several instructions), "
             "%u forbidden", pairs, count, ways[0], ways[1], ways[2], across, ways[3]);
    good = tell(text, failures == 0 && ways[0] > 20 && ways[1] > 20 && ways[2] > 20 && ways[3] > 20);
    snprintf(text, sizeof text, "%u spoilt answers, %u not noticed by the proof", spoilt, unnoticed);
    good &= tell(text, unnoticed == 0 && spoilt > 100);
    return !good;
}
