/* SPDX-License-Identifier: MIT */
/* Dot products by themselves under custom blocks, for Frama-C's Eva: each adder, over any elements and any values
 * of the fields that mmaref_arithmetic_check accepts together; and their explanation. What an index is made of, the
 * types, the number of products and what a step takes of them, stands in a table. See prove.sh. */
#include "../../../src/dot_explain.c"
#include "any.h"

/*@ requires \initialized(dot->a + (0 .. rules->elements - 1));
  @ requires \initialized(dot->b + (0 .. rules->elements - 1));
  @ assigns \result \from indirect:*rules, indirect:*dot, indirect:dot->a[0 ..], indirect:dot->b[0 ..]; */
uint64_t mmaref_dot_by_itself(const mmaref_rules *rules, const mmaref_dot *dot);

typedef struct {
    mmaref_dot_types types;
    uint8_t count, products, group, interleave, accumulate, width;
    uint32_t step_type, product_type;
    uint8_t own_exponent_bits, own_fraction_bits, own_bias, own_special;
} unit;

#define F16 MMAREF_TYPE_F16
#define BF16 MMAREF_TYPE_BF16
#define F32 MMAREF_TYPE_F32
#define F64 MMAREF_TYPE_F64
#define E4M3 MMAREF_TYPE_E4M3
#define E5M2 MMAREF_TYPE_E5M2
#define E2M1 MMAREF_TYPE_E2M1
#define OWN MMAREF_TYPE_OWN

#define WIDEST MMAREF_TYPE_FORMAT(8, 23, 0, MMAREF_SPECIAL_RESERVED)
#define NARROWEST MMAREF_TYPE_FORMAT(1, 1, 254, MMAREF_SPECIAL_FNUZ)
#define BINADE MMAREF_TYPE_FORMAT(6, 10, MMAREF_UNLIMITED, MMAREF_SPECIAL_IEEE + MMAREF_SPECIAL_BINADE)

/* Whole lines, odd steps, groups after which C is added, results of steps and products in types of their own, elements
 * of more bits than a word has room for, one product a step, a line that is not unpacked at once, the widest and the
 * narrowest format, formats by number, f64. The width is that of entries which add some terms at once. */
static const unit units[] = {
    { { F16, F16, F32, F32 },             8,  0, 0, 0, 0, 2,      0,      0, 0,  0, 255, 0 },
    { { E2M1, E2M1, F32, F32 },           34, 8, 0, 0, 0, 3,      0,      0, 0,  0, 255, 0 },
    { { E4M3, E5M2, F16, F32 },           16, 5, 8, 4, 1, 4,    F16,      0, 0,  0, 255, 0 },
    { { BF16, BF16, F32, F32 },           8,  4, 0, 0, 2, 2,      0,   BF16, 0,  0, 255, 0 },
    { { F32, F32, F32, F32 },             8,  0, 0, 0, 0, 8,      0,      0, 0,  0, 255, 0 },
    { { F32, F16, BF16, F32 },            6,  3, 0, 0, 0, 2,      0,    F32, 0,  0, 255, 0 },
    { { F16, F16, F16, F16 },             4,  1, 0, 0, 3, 2,      0,      0, 0,  0, 255, 0 },
    { { OWN, OWN, OWN, OWN },             8,  0, 0, 0, 0, 5,    OWN,    OWN, 8, 23, 255, 1 },
    { { OWN, F16, OWN, E4M3 },            8,  0, 0, 0, 0, 3,      0,      0, 1,  1, 255, 0 },
    { { OWN, OWN, F32, F32 },             8,  2, 0, 0, 0, 2,      0,      0, 5,  2, 255, 2 },
    { { WIDEST, NARROWEST, WIDEST, F32 }, 8,  0, 0, 0, 0, 7, BINADE, WIDEST, 0,  0, 255, 0 },
    { { F16, BF16, F64, F64 },            8,  0, 0, 0, 0, 2,      0,      0, 0,  0, 255, 0 },
    { { F64, F64, F64, F64 },             8,  0, 0, 0, 0, 0,      0,      0, 0,  0, 255, 0 },
};

#define UNITS (sizeof units / sizeof units[0])

static uint64_t a[MMAREF_DOT_MAX], b[MMAREF_DOT_MAX];
static mmaref_arithmetic block;
static uint32_t random, coverage;

static void any_elements(void)
{
    unsigned k;

    for (k = 0; k < MMAREF_DOT_MAX; k++) {
        a[k] = any64;
        b[k] = any64;
    }
}

static bool has_f64(const mmaref_dot_types *types)
{
    return types->a == F64 || types->c == F64;
}

/* How an entry adds terms: all at once where `width` is false. */
typedef struct {
    uint8_t adder;
    bool width;
    uint8_t partial;
    uint8_t fraction_bits; /* at most */
} way;

/* False where mmaref_dot_add refuses the block. */
static bool open_block(const unit *u, const way *how)
{
    bool started = any_block(&block), exact = how->fraction_bits == MMAREF_UNLIMITED;

    block.adder = how->adder;
    block.width = how->width ? u->width : 0;
    block.products = u->products;
    block.group = u->group;
    block.interleave = u->interleave;
    block.accumulate = u->accumulate;
    block.step_type = u->step_type;
    block.product_type = u->product_type;
    block.product_rounding = any8 % (MMAREF_ROUND_STEP + 1);
    block.own_exponent_bits = u->own_exponent_bits;
    block.own_fraction_bits = u->own_fraction_bits;
    block.own_bias = u->own_bias;
    block.own_special = u->own_special;
    if (!exact) {
        block.fraction_bits = (uint8_t)(any8 % (how->fraction_bits + 1u));
        block.exponent_floor = any16 % 1001;
        block.align = any8 % (MMAREF_ROUND_ODD + 1);
        block.sticky = any8 % (MMAREF_STICKY_YES + 1);
        block.partial = how->partial;
    }
    return started && (!has_f64(&u->types) || (exact && !how->width && how->adder == MMAREF_ADDER_GIVEN));
}

/* A dot product of a unit, of any elements. */
static void open_dot(const unit *u, mmaref_dot *dot)
{
    dot->types = u->types;
    dot->count = u->count;
    dot->a = a;
    dot->b = b;
    dot->c = any64;
    dot->scale_type = 0;
    dot->random = &random;
}

static uint64_t take_dot(const unit *u)
{
    mmaref_rules rules;
    mmaref_dot dot;

    open_dot(u, &dot);
    mmaref_dot_rules_open(&rules, &u->types, &block, u->count);
    rules.random = &random;
    rules.coverage = &coverage;
    return mmaref_dot_by_itself(&rules, &dot);
}

/* The dot product of each unit. */
static int dots(const way *how)
{
    uint64_t sum = 0;
    unsigned i;

    any_elements();
    for (i = 0; i < UNITS; i++) {
        if (open_block(&units[i], how)) {
            sum |= take_dot(&units[i]);
        }
    }
    return sum != 0;
}

#define MOST 40 /* fraction bits, as generator/spec/arithmetic_fields.lua says */

static const way in_windows = { MMAREF_ADDER_GIVEN, false, MMAREF_PARTIAL_CUT, MOST };
static const way exactly = { MMAREF_ADDER_GIVEN, false, MMAREF_PARTIAL_ROUNDED, MMAREF_UNLIMITED };

int windows(void)
{
    return dots(&in_windows);
}

int exact(void)
{
    return dots(&exactly);
}

int trees(void)
{
    static const way how = { MMAREF_ADDER_HALVES, true, MMAREF_PARTIAL_CUT, MOST };

    return dots(&how);
}

int sizes(void)
{
    static const way how = { MMAREF_ADDER_SIZE, true, MMAREF_PARTIAL_NORMALISED, MOST };

    return dots(&how);
}

/* Products of factors that are cut into pieces of any size. */
int pieces(void)
{
    uint64_t sum = 0;
    unsigned i;

    any_elements();
    for (i = 0; i < UNITS; i++) {
        if (units[i].product_type == 0 && open_block(&units[i], &in_windows)) {
            block.multiplier_bits = (uint8_t)(any8 % 24 + 1);
            sum |= take_dot(&units[i]);
        }
    }
    return sum != 0;
}

/* Sums that are not rounded, exact in any words from any place up, and of windows. */
int fixes(void)
{
    static mmaref_fixed fixed;
    mmaref_error error;
    mmaref_dot dot;
    unsigned i, sum = 0;

    any_elements();
    for (i = 0; i < 2 * UNITS; i++) {
        if (open_block(&units[i / 2], i % 2 != 0 ? &exactly : &in_windows)) {
            open_dot(&units[i / 2], &dot);
            fixed.exponent = any16;
            fixed.words = any8;
            sum += mmaref_dot_fixed(&dot, &block, &fixed, &error) == MMAREF_OK;
        }
    }
    return sum != 0;
}

static void hear(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    (void)step;
    (void)term;
    (void)context;
}

/* The explanation of each unit, in windows. */
int explains(void)
{
    static mmaref_dot_listener listener;
    mmaref_error error;
    mmaref_dot dot;
    unsigned i, sum = 0;
    uint64_t d;

    listener.report = hear;
    any_elements();
    for (i = 0; i < UNITS; i++) {
        if (open_block(&units[i], has_f64(&units[i].types) ? &exactly : &in_windows)) {
            open_dot(&units[i], &dot);
            sum += mmaref_dot_explain(&dot, &block, &listener, &d, &error) == MMAREF_OK;
        }
    }
    return sum != 0;
}
