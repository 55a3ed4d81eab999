/* SPDX-License-Identifier: MIT */
/* Steps under blocks of one's own, for Frama-C's Eva: each adder, over any elements, any running value and any values of
 * the fields that mmaref_arithmetic_check accepts together. What an index is made of, the types, the number of products
 * and what a step takes of them, stands in a table. See prove.sh. */
#include "../../src/dot_custom.c"
#undef LEVELS
#include "../../src/dot_custom_short.c"

/*@ assigns step->accumulator.significand, step->accumulator.exponent, step->accumulator.negative
  @   \from indirect:*step;
  @ ensures step->accumulator.negative <= 1;
  @ ensures -5000 <= step->accumulator.exponent <= 5000; */
void mmaref_step_exact(mmaref_step *step);

/* The numbers of mmaref_multiplicand, and those that say what a zero, an infinity and a NaN are. */
/*@ assigns multiplicand->exponent, multiplicand->significand \from indirect:*tile, indirect:line, indirect:k;
  @ ensures MMAREF_MULTIPLICAND_VANISHED <= multiplicand->exponent <= MMAREF_MULTIPLICAND_NAN; */
void mmaref_tile_element(const mmaref_tile *tile, uint8_t line, uint8_t k, mmaref_multiplicand *multiplicand);

volatile uint8_t any8;
volatile int16_t any16;
volatile uint32_t any32;
volatile uint64_t any64;

typedef struct {
    mmaref_dot_types types;
    uint8_t count, products, group, interleave, accumulate, step_type, product_type;
    uint8_t own_exponent_bits, own_fraction_bits, own_bias, own_special;
} unit;

#define F16 MMAREF_TYPE_F16
#define BF16 MMAREF_TYPE_BF16
#define F32 MMAREF_TYPE_F32
#define E4M3 MMAREF_TYPE_E4M3
#define E5M2 MMAREF_TYPE_E5M2
#define E2M1 MMAREF_TYPE_E2M1
#define OWN MMAREF_TYPE_OWN

/* Whole lines, odd steps, groups behind which C is added, results of steps and products in types of their own, elements
 * of more bits than a tile holds, one product a step, a line that is gathered, the widest and the narrowest format. */
static const unit units[] = {
    { { F16, F16, F32, F32 },   16,  0, 0, 0, 0,   0,    0,  0,  0, 255, 0 },
    { { E2M1, E2M1, F32, F32 }, 32,  0, 0, 0, 0,   0,    0,  0,  0, 255, 0 },
    { { F16, BF16, F32, F32 },  8,   0, 0, 0, 0,   0,    0,  0,  0, 255, 0 },
    { { E4M3, E5M2, F16, F32 }, 16,  5, 8, 4, 1,   F16,  0,  0,  0, 255, 0 },
    { { BF16, BF16, F32, F32 }, 8,   4, 0, 0, 2,   0, BF16,  0,  0, 255, 0 },
    { { F32, F32, F32, F32 },   8,   0, 0, 0, 0,   0,    0,  0,  0, 255, 0 },
    { { F32, F16, BF16, F32 },  6,   3, 0, 0, 0,   0,  F32,  0,  0, 255, 0 },
    { { F16, F16, F16, F16 },   4,   1, 0, 0, 0,   0,    0,  0,  0, 255, 0 },
    { { OWN, OWN, OWN, OWN },   8,   0, 0, 0, 0, OWN,  OWN,  8, 23, 255, 1 },
    { { OWN, F16, OWN, E4M3 },  8,   0, 0, 0, 0,   0,    0,  1,  1, 255, 0 },
    { { OWN, OWN, F32, F32 },   8,   2, 0, 0, 0,   0,    0,  5,  2, 255, 2 },
};

#define MOST 40        /* fraction bits */
#define MOST_SORTED 28 /* of terms that are sorted as words */
#define UNITS (sizeof units / sizeof units[0])

static uint64_t a[MMAREF_DOT_MAX], b[MMAREF_DOT_MAX];
static mmaref_arithmetic block;
static mmaref_dot_rules rules;
static mmaref_tile tile;
static mmaref_packed words[MMAREF_DOT_WORDS];
static mmaref_rounders rounders;
static mmaref_step step;
static uint32_t coverage;

static void any_elements(void)
{
    unsigned k;

    /*@ loop unroll 128; */
    for (k = 0; k < MMAREF_DOT_MAX; k++) {
        a[k] = any64;
        b[k] = any64;
    }
}

/* A block of an adder. Its other fields are any that are in range, by mmaref_field_rows; that of subnormals says, too,
 * how wide the lanes of a tile are. `most` fraction bits, or all. */
static void open_block(const unit *u, uint8_t adder, uint8_t most, bool normalise)
{
    bool started = mmaref_arithmetic_start(&block) == MMAREF_OK;

    block.adder = adder;
    block.products = u->products;
    block.group = u->group;
    block.interleave = u->interleave;
    block.accumulate = u->accumulate;
    block.step_type = u->step_type;
    block.product_type = u->product_type;
    block.own_exponent_bits = u->own_exponent_bits;
    block.own_fraction_bits = u->own_fraction_bits;
    block.own_bias = u->own_bias;
    block.own_special = u->own_special;
    block.rounding = any8 % (MMAREF_ROUND_ODD + 1);
    block.overflow = any8 % 3;
    block.zero_sign = any8 % 2;
    block.subnormals = (any8 & 1) != 0 ? MMAREF_SUBNORMALS_AS_F16 : 0;
    block.subnormals |= (normalise ? MMAREF_SUBNORMALS_NORMALISE : 0) | any8 % 4;
    block.nan = any8 % 2;
    block.underflow_sign = any8 % 2;
    block.tf32_class = any8 % 2;
    block.result_bits = any8 % 52 + 1;
    if (started && most != MMAREF_UNLIMITED) {
        block.fraction_bits = (uint8_t)(any8 % (most + 1u));
        block.exponent_floor = any16 % 1001;
        block.align = any8 % 5;
    }
}

/* The rules, the tile and the step of a unit, as mmaref_dot_add opens them. */
static void open_unit(const unit *u, uint32_t *corners)
{
    rules.arithmetic = &block;
    rules.random = NULL;
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
    tile.a.from.patterns = a;
    tile.b.from.patterns = b;
    tile.count = u->count;
    tile.columns = 1;
    tile.special = 3;
    if (rules.a->fraction_bits <= MMAREF_MULTIPLICAND_FRACTION &&
        rules.b->fraction_bits <= MMAREF_MULTIPLICAND_FRACTION) {
        mmaref_tile_open(&tile);
        mmaref_tile_columns(&tile);
        mmaref_tile_row(&tile);
    } else {
        tile.unpacked = tile.sparse = tile.folded = false;
        tile.chunks = 0;
    }
    step.rules = &rules;
    step.tile = &tile;
    step.elements = u->count;
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

/* Every step of every unit, term by term. */
static int terms(uint8_t adder, uint8_t most)
{
    unsigned i, first, sum = 0;

    /*@ loop unroll 40; */
    for (i = 0; i < 2 * UNITS; i++) {
        open_block(&units[i / 2], adder, most, i % 2 != 0);
        open_unit(&units[i / 2], &coverage);
        if (rules.terms && !mmaref_sorts_too_many(&block, units[i / 2].count, 0)) {
            /*@ loop unroll 32; */
            for (first = 0; first < units[i / 2].count; first += step.count) {
                open_at(first);
                sum += mmaref_step_terms(&step) != 0;
            }
        }
    }
    return sum != 0;
}

/* Every step of every unit, in words, the running value being any that a step leaves or C is. */
static int briefs(uint8_t adder, uint8_t most)
{
    unsigned i, first, sum = 0;
    run r;

    r.step = &step;
    /*@ loop unroll 40; */
    for (i = 0; i < 2 * UNITS; i++) {
        open_block(&units[i / 2], adder, most, i % 2 != 0);
        open_unit(&units[i / 2], NULL);
        if (rules.brief && !mmaref_sorts_too_many(&block, units[i / 2].count, 0)) {
            mmaref_step_open(&step, &rounders);
            /*@ loop unroll 32; */
            for (first = 0; first < units[i / 2].count; first += step.count) {
                open_at(first);
                r.running = zero_term;
                if ((any8 & 1) != 0) {
                    r.running.significand = (uint32_t)1 << TOP | any32 >> 2;
                    r.running.exponent = (int16_t)(step.to[0].lowest + any8 % step.to[0].binades);
                    r.running.sign = -(int8_t)(any8 & 1);
                } else {
                    (void)open_running(&step, rules.c, any32, &r.running);
                }
                sum += take_steps(&r, first, step.end);
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
    return briefs(MMAREF_ADDER_SORTED, MOST_SORTED);
}
