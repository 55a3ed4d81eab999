/* SPDX-License-Identifier: MIT */
/* Reverse formulas. See inverse.h. */
#include "show/inverse.h"

#include <string.h>

/* `count` bits of a coordinate, from bit `from` on, that are bits of the result from bit `to` on. */
typedef struct {
    const char *name;
    unsigned from, to, count, bits; /* bits: of the whole coordinate */
} piece;

#define PIECES_MAX 12

static unsigned log2_of(unsigned size)
{
    unsigned bits = 0;

    while (1u << bits < size) {
        bits++;
    }
    return bits;
}

/* The bit of lane * elements + element that a bit of a place gives. */
static unsigned target_of(const operand_view *v, unsigned coordinate, unsigned bit)
{
    mmaref_coordinate place = { 0, 0, 0 };
    mmaref_slot cell;
    uint16_t one = (uint16_t)(1u << bit);

    place.column = coordinate == 0 ? one : 0;
    place.row = coordinate == 1 ? one : 0;
    place.matrix = coordinate == 2 ? one : 0;
    if (v->before_trans && operand_is_transposed(v)) {
        uint16_t row = place.row;
        place.row = place.column;
        place.column = row;
    }
    cli_must(mmaref_layout_slot(&v->instruction, v->under, v->operand, &place, &cell));
    return log2_of((unsigned)cell.lane * v->elements + cell.element);
}

/* The pieces of a place, joined where bits follow each other in both. */
static unsigned find_pieces(const operand_view *v, piece pieces[PIECES_MAX])
{
    const char *names[3];
    unsigned sizes[3], coordinate, bit, count = 0;
    unsigned element_bits = log2_of(v->elements);

    names[0] = "col";
    names[1] = "row";
    names[2] = operand_product_word(v);
    sizes[0] = v->columns;
    sizes[1] = v->rows;
    sizes[2] = v->products;
    for (coordinate = 0; coordinate < 3; coordinate++) {
        for (bit = 0; bit < log2_of(sizes[coordinate]); bit++) {
            unsigned to = target_of(v, coordinate, bit);
            piece *last = count == 0 ? NULL : &pieces[count - 1];
            if (last != NULL && last->name == names[coordinate] && last->to + last->count == to && to != element_bits) {
                last->count++;
                continue;
            }
            pieces[count].name = names[coordinate];
            pieces[count].from = bit;
            pieces[count].to = to;
            pieces[count].count = 1;
            pieces[count].bits = log2_of(sizes[coordinate]);
            count++;
        }
    }
    return count;
}

/* "((row & 0x7) << 2)": shift down, cut, shift up, whatever of these is needed. */
static void print_piece(const piece *p, unsigned to, char *text, size_t size)
{
    bool cut = p->from + p->count < p->bits;
    char part[48], mask[80];

    snprintf(part, sizeof part, p->from == 0 ? "%s" : "(%s >> %u)", p->name, p->from);
    if (cut) {
        snprintf(mask, sizeof mask, "(%s & 0x%X)", part, (1u << p->count) - 1);
    } else {
        snprintf(mask, sizeof mask, "%s", part);
    }
    snprintf(text, size, to == 0 ? "%s" : "(%s << %u)", mask, to);
}

/* The sum of the pieces for result bits first .. first + bits - 1, the highest first. */
static void print_sum(const piece *pieces, unsigned count, unsigned first, unsigned bits, char *text, size_t size)
{
    unsigned to = first + bits, i;
    size_t used = 0;

    text[0] = '\0';
    while (to-- > first) {
        for (i = 0; i < count; i++) {
            char part[112];
            if (pieces[i].to != to) {
                continue;
            }
            print_piece(&pieces[i], to - first, part, sizeof part);
            used += (size_t)snprintf(text + used, size - used, "%s%s", used == 0 ? "" : " + ", part);
        }
    }
    if (used == 0) {
        snprintf(text, size, "0");
    }
}

void inverse_formula(const operand_view *v, char *text, size_t size)
{
    piece pieces[PIECES_MAX];
    unsigned count = find_pieces(v, pieces);
    unsigned element_bits = log2_of(v->elements);
    char lane[240], element[240];

    print_sum(pieces, count, element_bits, 5, lane, sizeof lane);
    print_sum(pieces, count, 0, element_bits, element, sizeof element);
    snprintf(text, size, "%%laneid = %s\ni = %s", lane, element);
}
