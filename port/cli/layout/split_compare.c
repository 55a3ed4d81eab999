/* SPDX-License-Identifier: MIT */
/* Computes an instruction and its parts, and compares D. */
#include <string.h>

#include "layout/split_search.h"
#include "number/random.h"

enum { WORDS = 32 * MMAREF_REGISTERS_MAX, PROOFS = 8 };

/* What elements are drawn. */
typedef enum {
    DRAW_SMALL, /* integers from 0 to 3 */
    DRAW_ORDINARY,
    DRAW_CORNERS
} drawing;

typedef struct {
    const split *s;
    const mmaref_arithmetic *whole_under, *parts_under;
    random_source source;
    uint32_t x[MMAREF_OPERANDS][WORDS];    /* of the whole */
    uint32_t d[WORDS];                     /* of the parts, put together */
    uint32_t tile[MMAREF_OPERANDS][WORDS]; /* of a part */
} comparison;

static uint64_t draw_element(comparison *c, const operand_view *v, drawing how)
{
    mmaref_value value = { MMAREF_VALUE_NORMAL, false, 0, 0 };
    bool is_scale = v->operand > MMAREF_OPERAND_E;
    mmaref_type type;
    uint64_t bits;

    cli_must(mmaref_operand_type(&v->instruction, v->operand, &type));
    if (how != DRAW_SMALL) {
        c->source.corners = how == DRAW_CORNERS;
        return random_element(&c->source, &type);
    }
    value.significand = is_scale ? 1 + random_bits(&c->source) % 2
                                 : random_bits(&c->source) % (type.width == 1 ? 2 : 4);
    cli_must(mmaref_value_encode(v->is.type[v->operand], MMAREF_ROUND_NEAREST_EVEN, &value, &bits));
    return bits << split_bits_below(v);
}

/* Draws all operands of the whole but D; metadata are drawn a lane at a time. */
static void draw(comparison *c, drawing how)
{
    const split *s = c->s;
    unsigned lane, element;
    operand_view v = s->whole;
    uint8_t operand;

    memset(c->x, 0, sizeof c->x);
    for (operand = MMAREF_OPERAND_A; operand < MMAREF_OPERANDS; operand++) {
        if (operand == MMAREF_OPERAND_D || operand == MMAREF_OPERAND_E || !operand_choose(&v, operand)) {
            continue;
        }
        for (lane = 0; lane < MMAREF_LANES; lane++) {
            for (element = 0; element < v.elements; element++) {
                split_put(&v, c->x[operand], lane, element, draw_element(c, &v, how));
            }
        }
    }
    for (lane = 0; s->has[MMAREF_OPERAND_E] && lane < MMAREF_LANES; lane++) {
        c->x[MMAREF_OPERAND_E][lane] = random_metadata(&c->source, s->operand[MMAREF_OPERAND_A].whole.columns ==
                                                                       s->operand[MMAREF_OPERAND_E].whole.columns);
    }
}

static void compute(const operand_view *v, const mmaref_arithmetic *under, uint32_t x[][WORDS], unsigned selector,
                    uint32_t *d)
{
    mmaref_operands operands;

    memset(&operands, 0, sizeof operands);
    operands.a = x[MMAREF_OPERAND_A];
    operands.b = x[MMAREF_OPERAND_B];
    operands.c = x[MMAREF_OPERAND_C];
    operands.e = x[MMAREF_OPERAND_E];
    operands.scale_a = x[MMAREF_OPERAND_SCALE_A];
    operands.scale_b = x[MMAREF_OPERAND_SCALE_B];
    operands.selector = selector;
    cli_must(mmaref_mma(&v->instruction, under, &operands, d, NULL, NULL));
}

/* The scale factor of an element of A or B, under byte-id and thread-id 0. */
static uint64_t factor_of(const comparison *c, const split_operand *o, split_source from)
{
    uint8_t operand = o->whole.operand == MMAREF_OPERAND_A ? MMAREF_OPERAND_SCALE_A : MMAREF_OPERAND_SCALE_B;
    unsigned each = o->whole.is.k / (unsigned)o->whole.is.scale_vector;
    mmaref_coordinate at = operand_place(&o->whole, from.lane, from.slot);
    mmaref_slot slot;

    if (operand == MMAREF_OPERAND_SCALE_A) {
        at.column = (uint16_t)(at.column / each);
    } else {
        at.row = (uint16_t)(at.row / each);
    }
    cli_must(mmaref_layout_slot(&o->whole.instruction, NULL, operand, &at, &slot));
    return c->x[operand][slot.lane] >> slot.element % 4 * 8 & 255;
}

/* An element of the whole as the part has it. */
static uint64_t element_of(const comparison *c, const split_operand *o, split_source from)
{
    uint8_t type = o->whole.is.type[o->whole.operand], to = o->part.is.type[o->part.operand];
    uint64_t bits = split_get(&o->whole, c->x[o->whole.operand], from.lane, from.slot);
    bool scaled = o->scale != MMAREF_TOKEN_NONE;

    if (type == to && !scaled) {
        return bits;
    }
    return split_convert(type, bits >> split_bits_below(&o->whole), o->scale, scaled ? factor_of(c, o, from) : 0, to)
           << split_bits_below(&o->part);
}

/* Moves a tile out of the registers of the whole. */
static void take_tile(comparison *c, uint8_t operand, unsigned tile)
{
    const split_operand *o = &c->s->operand[operand];
    unsigned lane, element;

    memset(c->tile[operand], 0, sizeof c->tile[operand]);
    for (lane = 0; lane < MMAREF_LANES; lane++) {
        for (element = 0; element < o->part.elements; element++) {
            split_source from = o->from[lane][tile * o->part.elements + element];
            if (from.slot != SPLIT_NOTHING) {
                split_put(&o->part, c->tile[operand], lane, element, element_of(c, o, from));
            }
        }
    }
}

/* Moves D of a tile into the registers of the whole. */
static void give_tile(comparison *c, unsigned tile)
{
    const split_operand *o = &c->s->operand[MMAREF_OPERAND_D];
    unsigned lane, element;

    for (lane = 0; lane < MMAREF_LANES; lane++) {
        for (element = 0; element < o->part.elements; element++) {
            split_source to = o->from[lane][tile * o->part.elements + element];
            split_put(&o->whole, c->d, to.lane, to.slot,
                      split_get(&o->part, c->tile[MMAREF_OPERAND_D], lane, element));
        }
    }
}

static void compute_parts(comparison *c)
{
    const split *s = c->s;
    unsigned row, column, k, a;

    memset(c->d, 0, sizeof c->d);
    for (row = 0; row < s->down; row++) {
        for (column = 0; column < s->across; column++) {
            take_tile(c, MMAREF_OPERAND_C, row * s->across + column);
            for (k = 0; k < s->deep; k++) {
                a = row * s->deep + k;
                take_tile(c, MMAREF_OPERAND_A, a);
                take_tile(c, MMAREF_OPERAND_B, k * s->across + column);
                if (s->has[MMAREF_OPERAND_E]) {
                    take_tile(c, MMAREF_OPERAND_E, a);
                }
                compute(&s->part, c->parts_under, c->tile, s->operand[MMAREF_OPERAND_E].selector[a],
                        c->tile[MMAREF_OPERAND_D]);
                memcpy(c->tile[MMAREF_OPERAND_C], c->tile[MMAREF_OPERAND_D], sizeof c->tile[MMAREF_OPERAND_C]);
            }
            give_tile(c, row * s->across + column);
        }
    }
}

static void add_differences(const comparison *c, split_result *result)
{
    const operand_view *v = &c->s->operand[MMAREF_OPERAND_D].whole;
    unsigned lane, element;

    for (lane = 0; lane < MMAREF_LANES; lane++) {
        for (element = 0; element < v->elements; element++) {
            uint64_t whole = split_get(v, c->x[MMAREF_OPERAND_D], lane, element);
            uint64_t parts = split_get(v, c->d, lane, element);
            result->elements++;
            if (whole != parts && result->differ++ == 0) {
                result->first = operand_place(v, lane, element);
                result->whole = whole;
                result->parts = parts;
            }
        }
    }
}

/* One case; metadata of an element that some lane lacks are zero, which no selector allows. */
static void compare_case(comparison *c, drawing how, split_result *result)
{
    draw(c, how);
    compute(&c->s->whole, c->whole_under, c->x, 0, c->x[MMAREF_OPERAND_D]);
    compute_parts(c);
    add_differences(c, result);
}

void split_compare(const split *s, const mmaref_arithmetic *whole, const mmaref_arithmetic *parts,
                   split_result *result)
{
    static comparison c;
    unsigned number;

    memset(&c, 0, sizeof c);
    memset(result, 0, sizeof *result);
    c.s = s;
    c.whole_under = whole;
    c.parts_under = parts;
    for (number = 0; number < SPLIT_CASES; number++) {
        compare_case(&c, number % 2 == 0 ? DRAW_ORDINARY : DRAW_CORNERS, result);
    }
}

bool split_prove(const split *s)
{
    static comparison c;
    mmaref_arithmetic exact;
    split_result result;
    unsigned number;

    cli_must(mmaref_arithmetic_start(&exact));
    memset(&c, 0, sizeof c);
    memset(&result, 0, sizeof result);
    c.s = s;
    c.whole_under = c.parts_under = &exact;
    for (number = 0; number < PROOFS; number++) {
        compare_case(&c, DRAW_SMALL, &result);
    }
    return result.differ == 0;
}
