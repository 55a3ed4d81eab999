/* SPDX-License-Identifier: MIT */
/* The rules and the tile of each arithmetic of a profile, the words of the tile being any, for the entries of step.c,
 * chain.c and exact.c. */
#ifndef PROVE_OPEN_H
#define PROVE_OPEN_H

#include "../../src/dot.h"

volatile uint8_t any8;
volatile uint32_t any32;
volatile uint64_t any64;

/* As cases.c prints them. */
static const struct {
    mmaref_arithmetic block;
    uint8_t a, b, c, d, step, route, rounding, group, products, interleave, lost;
    bool truncates, narrow, whole, general;
    uint8_t room, columns, count, line_words, lane_bits, chunks;
    bool unpacked, sparse, folded, f16;
    uint8_t scale;
} cases[] = {
#ifdef INSTRUCTION
#include "cases.h"
#else
    { { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
#endif
};

#define CASES (sizeof cases / sizeof cases[0])

typedef struct {
    mmaref_arithmetic block;
    mmaref_work work;
    mmaref_dot_rules rules;
    mmaref_tile tile;
    mmaref_step step;
    mmaref_rounder rounder;
    mmaref_packed words[MMAREF_TILE_WORDS]; /* MMAREF_DEEP_WORDS are fewer */
} opened;

/* The step begins nowhere yet. False for f64, which has no tile. */
static bool open_case(opened *o, unsigned number)
{
    mmaref_dot_rules *rules = &o->rules;
    mmaref_tile *tile = &o->tile;
    unsigned i;

    o->block = cases[number].block;
    rules->arithmetic = &o->block;
    rules->a = &mmaref_format_rows[cases[number].a];
    rules->b = &mmaref_format_rows[cases[number].b];
    rules->c = &mmaref_format_rows[cases[number].c];
    rules->d = &mmaref_format_rows[cases[number].d];
    rules->step = &mmaref_format_rows[cases[number].step];
    rules->route = cases[number].route;
    rules->rounding = cases[number].rounding;
    rules->group = cases[number].group;
    rules->products = cases[number].products;
    rules->interleave = cases[number].interleave;
    rules->lost = cases[number].lost;
    rules->truncates = cases[number].truncates;
    rules->narrow = cases[number].narrow;
    rules->whole = cases[number].whole;
    rules->general = cases[number].general;
    rules->random = NULL;
    rules->coverage = NULL;
    tile->rules = rules;
    tile->work = &o->work;
    o->work.row.format[MMAREF_OPERAND_SCALE_A] = cases[number].scale;
    tile->words = o->words;
    tile->room = cases[number].room;
    tile->columns = cases[number].columns;
    tile->special = (uint16_t)(any32 % (2u << tile->columns)); /* a bit for each line */
    tile->count = cases[number].count;
    tile->line_words = cases[number].line_words;
    tile->lane_bits = cases[number].lane_bits;
    tile->chunks = cases[number].chunks;
    tile->unpacked = cases[number].unpacked;
    tile->sparse = cases[number].sparse;
    tile->folded = cases[number].folded;
    tile->f16 = cases[number].f16;
    /*@ loop unroll 72; */
    for (i = 0; i < MMAREF_TILE_WORDS; i++) {
        o->words[i].word = any32;
    }
    /*@ loop unroll 4; */
    for (i = 0; i < MMAREF_SCALES_MAX; i++) {
        tile->scale_a[i] = any8;
        tile->scale_b[i] = any8;
    }
    /*@ loop unroll 2; */
    for (i = 0; i < 2; i++) {
        int16_t factor = (int16_t)(any8 - 127); /* the exponent of ue8m0 */
        tile->origin[i] = (int16_t)(MMAREF_LANE_ORIGIN(tile->lane_bits) - (tile->folded ? factor : 0));
    }
    o->step.rules = rules;
    o->step.tile = tile;
    o->step.by.rounder = &o->rounder;
    rules->elements = tile->count;
    o->step.column = (uint8_t)(tile->columns - 1);
    o->step.accumulates = (any8 & 1) != 0;
    return rules->a->width_log2 != 6;
}

#endif
