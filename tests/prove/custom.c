/* SPDX-License-Identifier: MIT */
/* Steps under blocks of one's own, for Frama-C's Eva: each adder, over any elements, any running value and any values of
 * the fields that mmaref_arithmetic_check accepts together. See own.h and prove.sh. */
#include "../../src/dot_terms.c"
#undef LEVELS
#include "../../src/dot_words.c"
#include "../../src/dot_adders.c"

/*@ assigns step->accumulator.significand, step->accumulator.exponent, step->accumulator.negative
  @   \from indirect:*step;
  @ ensures step->accumulator.negative <= 1;
  @ ensures -5000 <= step->accumulator.exponent <= 5000; */
void mmaref_step_exact(mmaref_step *step);

/* The numbers of mmaref_multiplicand, and those that say what a zero, an infinity and a NaN are. */
/*@ assigns multiplicand->exponent, multiplicand->significand \from indirect:*tile, indirect:line, indirect:k;
  @ ensures MMAREF_MULTIPLICAND_VANISHED <= multiplicand->exponent <= MMAREF_MULTIPLICAND_NAN; */
void mmaref_tile_element(const mmaref_tile *tile, uint8_t line, uint8_t k, mmaref_multiplicand *multiplicand);

/*@ requires \valid_read(step);
  @ assigns \result \from indirect:*step, indirect:k, indirect:count;
  @ ensures k <= \result <= count || \result == k; */
uint8_t mmaref_step_skip(const mmaref_step *step, uint8_t k, uint8_t count);

/* Eva keeps the states apart of each number of products that are common, of at most MMAREF_SHORT. */
/*@ ensures \result <= count;
  @ ensures \result == 0 || \result == 1 || \result == 2 || \result == 3 || \result == 4 || \result == 5 ||
  @   \result == 6 || \result == 7 || \result == 8 || \result == 9 || \result == 10 || \result == 11 ||
  @   \result == 12 || \result == 13 || \result == 14 || \result == 15 || \result == 16; */
static unsigned round_products(const mmaref_step *step, mmaref_term *terms, unsigned count);

/*@ assigns running->value, running->exponent, \result
  @   \from indirect:*step, indirect:*running, indirect:first, indirect:end, indirect:brief;
  @ ensures -0x1004000 <= running->exponent <= 0x4000;
  @ ensures first <= \result <= end; */
static unsigned take_steps(const mmaref_step *step, mmaref_term *running, unsigned first, unsigned end,
                           bool brief);

#include "own.h"

static mmaref_dot_rules rules;
static mmaref_tile tile;
static mmaref_packed words[MMAREF_DOT_WORDS];
static mmaref_rounders rounders;
static mmaref_step step;
static uint32_t coverage;

/* The rules, the tile and the step of a unit, as mmaref_dot_add opens them. */
static void open_unit(const unit *u, uint32_t *corners)
{
    rules.arithmetic = &block;
    rules.random = NULL;
    rules.scaled = false;
    rules.coverage = corners;
    mmaref_rules_open_own(&rules);
    rules.a = mmaref_rules_format(&rules, u->types.a);
    rules.b = mmaref_rules_format(&rules, u->types.b);
    rules.c = mmaref_rules_format(&rules, u->types.c);
    rules.d = mmaref_rules_format(&rules, u->types.d);
    rules.rounding = block.rounding;
    mmaref_rules_complete(&rules, u->count, 0);
    any_elements();
    tile.rules = &rules;
    tile.words = words;
    tile.room = MMAREF_DOT_WORDS;
    tile.source[0].from.patterns = a;
    tile.source[1].from.patterns = b;
    tile.count = u->count;
    tile.columns = 1;
    tile.special = 3;
    if (rules.a->fraction_bits <= MMAREF_MULTIPLICAND_FRACTION &&
        rules.b->fraction_bits <= MMAREF_MULTIPLICAND_FRACTION) {
        mmaref_tile_open(&tile, &rules);
        mmaref_tile_columns(&tile);
        mmaref_tile_row(&tile);
    } else {
        tile.unpacked = tile.sparse = tile.folded = false;
        tile.chunks = 0;
    }
    step.rules = &rules;
    step.tile = &tile;
}

/* The step that begins with product `first`, the running value being any. */
static void open_at(unsigned first)
{
    step.first = (uint8_t)first;
    step.end = (uint8_t)(first - first % rules.group + rules.group);
    step.count = (uint8_t)(step.end - first < rules.products ? step.end - first : rules.products);
    step.accumulates = (any8 & 1) != 0;
    mmaref_number_unpack(first == 0 ? rules.c : rules.step, any64, block.subnormals, &step.accumulator);
}

/* Every step of every unit, term by term, or fused where that is its route. */
static int terms(uint8_t adder, uint8_t most)
{
    unsigned i, first, sum = 0;

    /*@ loop unroll 40; */
    for (i = 0; i < 2 * UNITS; i++) {
        open_block(&units[i / 2], adder, most, i % 2 != 0);
        open_unit(&units[i / 2], &coverage);
        if ((mmaref_takes_terms(&rules) || rules.route == MMAREF_ROUTE_FUSED) &&
            (adder != MMAREF_ADDER_SORTED || !mmaref_sorts_too_many(&block, units[i / 2].count, 0))) {
            /*@ loop unroll 32; */
            for (first = 0; first < units[i / 2].count; first += step.count) {
                open_at(first);
                if (mmaref_takes_terms(&rules)) {
                    sum += mmaref_step_terms(&step) != 0;
                } else {
                    mmaref_step_fused(&step);
                }
            }
        }
    }
    return sum != 0;
}

/* Every step of every unit, in words, the running value being any that a step leaves or C is. */
static int briefs(uint8_t adder, uint8_t most)
{
    unsigned i, first, sum = 0;
    mmaref_term running;

    /*@ loop unroll 40; */
    for (i = 0; i < 2 * UNITS; i++) {
        open_block(&units[i / 2], adder, most, i % 2 != 0);
        open_unit(&units[i / 2], NULL);
        if (rules.route >= MMAREF_ROUTE_EXACT_WORDS && rules.route <= MMAREF_ROUTE_TERM_WORDS &&
            (adder != MMAREF_ADDER_SORTED || !mmaref_sorts_too_many(&block, units[i / 2].count, 0))) {
            mmaref_step_open(&step, &rounders);
            /*@ loop unroll 32; */
            for (first = 0; first < units[i / 2].count; first += step.count) {
                open_at(first);
                running = mmaref_zero_term();
                if ((any8 & 1) != 0) {
                    running.value = (int32_t)((uint32_t)1 << TOP | any32 >> (32 - TOP));
                    running.exponent = (int16_t)(step.by.terms[0].lowest + any8 % step.by.terms[0].binades);
                    running.value = (any8 & 1) != 0 ? -running.value : running.value;
                } else {
                    (void)open_running(&step, rules.c, any32, &running);
                }
                sum += take_steps(&step, &running, first, step.end, rules.products <= MMAREF_SHORT);
            }
        }
    }
    return sum != 0;
}

/* The steps of every unit in words, from each of them on, as mmaref_terms_run takes them. */
int runs(void)
{
    unsigned i, first, sum = 0;
    uint64_t value;

    /*@ loop unroll 40; */
    for (i = 0; i < 2 * UNITS; i++) {
        open_block(&units[i / 2], MMAREF_ADDER_TREE, MMAREF_UNLIMITED, i % 2 != 0);
        open_unit(&units[i / 2], NULL);
        if (rules.route == MMAREF_ROUTE_TERM_WORDS) {
            mmaref_step_open(&step, &rounders);
            /*@ loop unroll 32; */
            for (first = 0; first < units[i / 2].count; first += step.count) {
                open_at(first);
                value = any64;
                sum += mmaref_terms_run(&step, first == 0 ? rules.c : rules.step, &value);
            }
        }
    }
    return sum != 0;
}

int window_terms(void)
{
    return terms(MMAREF_ADDER_WINDOW, MOST);
}

int exact_terms(void)
{
    return terms(MMAREF_ADDER_WINDOW, MMAREF_UNLIMITED);
}

int tree_terms(void)
{
    return terms(MMAREF_ADDER_TREE, MMAREF_UNLIMITED);
}

int sorted_terms(void)
{
    return terms(MMAREF_ADDER_SORTED, MOST);
}

int window_words(void)
{
    return briefs(MMAREF_ADDER_WINDOW, MOST);
}

int exact_words(void)
{
    return briefs(MMAREF_ADDER_WINDOW, MMAREF_UNLIMITED);
}

int tree_words(void)
{
    return briefs(MMAREF_ADDER_TREE, MMAREF_UNLIMITED);
}

int sorted_words(void)
{
    return briefs(MMAREF_ADDER_SORTED, MOST);
}
