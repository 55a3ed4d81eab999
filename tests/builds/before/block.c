/* SPDX-License-Identifier: MIT */
#include "block.h"

#include <stdio.h>
#include <string.h>

#include "random.h"

enum {
    PRODUCTS, FRACTION_BITS, EXPONENT_FLOOR, ALIGN, INTERLEAVE, ACCUMULATE, GROUP, BLOCK, ROUNDING, RESULT_BITS,
    STEP_TYPE, OVERFLOW, ZERO_SIGN, SUBNORMALS, NAN_PATTERN, FRAGMENTS, UNDERFLOW_SIGN, SPARSE_BASIS, TF32_CLASS, ADDER,
    PRODUCT_TYPE, OWN_EXPONENT_BITS, OWN_FRACTION_BITS, OWN_BIAS, OWN_SPECIAL, STICKY, WIDTH, PARTIAL, PRODUCT_ROUNDING,
    MULTIPLIER_BITS
};

/* The fields after this one came later than the library of before: seldom drawn, as long as it does not know them. */
#define OLD OWN_SPECIAL

/* Its words, and the numbers that are drawn; of powers, 2^least to 2^most. */
static const struct {
    const char *name, *words[12];
    int least, most;
    bool powers;
} fields[FIELDS] = {
    { "products", { "all" }, 0, 7, true },
    { "fraction_bits", { "unlimited" }, 0, 40, false },
    { "exponent_floor", { "none" }, -300, 40, false },
    { "align", { "truncate", "floor", "jam", "nearest_even", "sticky" }, 0, 0, false },
    { "interleave", { "0" }, 0, 5, true },
    { "accumulate", { "fused", "after", "after_product" }, 0, 0, false },
    { "group", { "all" }, 0, 6, true },
    { "block", { "0" }, 0, 5, true },
    { "rounding", { "zero", "nearest_even", "down", "up", "nearest_away", "odd" }, 0, 0, false },
    { "result_bits", { "all" }, 1, 52, false },
    { "step_type", { "d", "f16", "f32", "f32", "bf16", "e4m3", "e5m2", "own" }, 0, 0, false },
    { "overflow", { "infinity", "rounded", "saturate" }, 0, 0, false },
    { "zero_sign", { "plus", "ieee" }, 0, 0, false },
    { "subnormals", { "kept", "flush_in", "flush_out", "normalise", "as_f16", "flush_in+flush_out",
                      "flush_in+normalise", "flush_out+normalise", "flush_out+as_f16", "normalise+as_f16",
                      "flush_in+flush_out+normalise+as_f16" }, 0, 0, false },
    { "nan", { "all_ones", "quiet" }, 0, 0, false },
    { "fragments", { "default", "sm_70", "sm_75" }, 0, 0, false },
    { "underflow_sign", { "kept", "plus" }, 0, 0, false },
    { "sparse_basis", { "stored", "logical" }, 0, 0, false },
    { "tf32_class", { "truncated", "whole" }, 0, 0, false },
    { "adder", { "window", "tree", "sorted" }, 0, 0, false },
    { "product_type", { "exact", "f16", "bf16", "f32", "e4m3", "e5m2", "own" }, 0, 0, false },
    { "own_exponent_bits", { NULL }, 1, 8, false },
    { "own_fraction_bits", { NULL }, 1, 23, false },
    { "own_bias", { "usual" }, 0, 254, false },
    { "own_special", { "none", "ieee", "nan" }, 0, 0, false },
    { "sticky", { "no", "yes" }, 0, 0, false },
    { "width", { "usual" }, 2, 8, false },
    { "partial", { "rounded", "normalised", "cut" }, 0, 0, false },
    { "product_rounding", { "zero", "nearest_even", "down", "up", "nearest_away", "odd", "step" }, 0, 0, false },
    { "multiplier_bits", { "whole" }, 1, 24, false },
};

const char *block_field(unsigned number)
{
    return number < FIELDS ? fields[number].name : NULL;
}

static void set(block *of, unsigned field, const char *word)
{
    snprintf(of->value[field], sizeof of->value[field], "%s", word);
}

static void set_number(block *of, unsigned field, int number)
{
    snprintf(of->value[field], sizeof of->value[field], "%d", number);
}

static bool is(const block *of, unsigned field, const char *word)
{
    return strcmp(of->value[field], word) == 0;
}

static void draw(block *of, unsigned field)
{
    int least = fields[field].least, most = fields[field].most, number;
    unsigned words = 0;

    while (words < sizeof fields[0].words / sizeof fields[0].words[0] && fields[field].words[words] != NULL) {
        words++;
    }
    if (least == most || (words != 0 && below(4) == 0)) {
        set(of, field, fields[field].words[below(words)]);
        return;
    }
    number = least + (int)below((uint32_t)(most - least + 1));
    set_number(of, field, fields[field].powers ? 1 << number : number);
}

static void draw_own(block *of)
{
    draw(of, OWN_EXPONENT_BITS);
    draw(of, OWN_FRACTION_BITS);
    draw(of, OWN_SPECIAL);
    if (below(4) == 0) {
        draw(of, OWN_BIAS);
    }
}

/* Every bit is kept, as the tree and f64 need it. */
static void keep_all(block *of)
{
    set(of, FRACTION_BITS, "unlimited");
    set(of, ALIGN, "truncate");
    set(of, EXPONENT_FLOOR, "none");
}

/* Fields that no chip has, with what they ask of the others. */
static void turn_custom(block *of)
{
    bool all = below(3) == 0;

    draw(of, ALIGN);
    draw(of, EXPONENT_FLOOR);
    set_number(of, FRACTION_BITS, 10 + (int)below(31));
    if (below(4) != 0) {
        set(of, EXPONENT_FLOOR, "none");
    }
    if (all) {
        keep_all(of);
    }
    set_number(of, PRODUCTS, 1 + (int)below(8));
    set(of, BLOCK, "0");
    draw(of, ROUNDING);
    set(of, ADDER, below(2) != 0 ? "window" : all ? "tree" : "sorted");
    draw(of, OVERFLOW);
    set(of, PRODUCT_TYPE, "exact");
    set(of, STEP_TYPE, "d");
    if (below(2) != 0) {
        draw(of, PRODUCT_TYPE);
    }
    if (below(3) == 0) {
        draw(of, STEP_TYPE);
    }
    draw_own(of);
}

void block_turn(block *of)
{
    uint32_t field = below(FIELDS + 2);

    if (field >= FIELDS) {
        turn_custom(of);
        return;
    }
    if (field > OLD && below(64) != 0) {
        return;
    }
    draw(of, field);
    /* Most are far from a block of its own. */
    if (field == BLOCK && below(4) != 0) {
        set(of, BLOCK, "");
    }
    if (((field == STEP_TYPE || field == PRODUCT_TYPE) && is(of, field, "own")) ||
        ((field == OWN_EXPONENT_BITS || field == OWN_FRACTION_BITS) && below(8) != 0)) {
        draw_own(of);
    }
    /* No instruction has random bits, but a refusal. */
    if (field == ROUNDING && below(32) == 0) {
        set(of, ROUNDING, "stochastic");
    }
}

void block_of_dot(block *of, char type[][16], unsigned count, bool random)
{
    bool wide = strcmp(type[0], "f64") == 0, own = is(of, STEP_TYPE, "own") || is(of, PRODUCT_TYPE, "own");
    unsigned i, turns = 1 + below(6);

    while (turns-- != 0) {
        block_turn(of);
    }
    if (below(2) != 0) {
        turn_custom(of);
    }
    if (random) {
        set(of, ROUNDING, "stochastic");
    }
    if (wide || ((strcmp(type[2], "f64") == 0 || strcmp(type[3], "f64") == 0) && below(4) != 0)) {
        keep_all(of);
        set(of, STEP_TYPE, "d");
        if (wide) {
            set(of, PRODUCT_TYPE, "exact");
        }
        if (wide || is(of, ADDER, "sorted")) {
            set(of, ADDER, "window");
        }
    }
    for (i = 0; i < 4; i++) {
        own = own || strcmp(type[i], "own") == 0;
    }
    if (own && of->value[OWN_EXPONENT_BITS][0] == '\0') {
        draw_own(of);
    }
    if (is(of, ADDER, "tree")) {
        keep_all(of);
    }
    /* As few products as the adder sorted takes; it, a floor and an alignment need limited bits. */
    if (is(of, ADDER, "sorted")) {
        set_number(of, PRODUCTS, 1 + (int)below(8));
    }
    if ((is(of, FRACTION_BITS, "") || is(of, FRACTION_BITS, "unlimited")) && !is(of, ADDER, "tree") && !wide &&
        (is(of, ADDER, "sorted") || !is(of, ALIGN, "") || !is(of, EXPONENT_FLOOR, "")) && below(8) != 0 &&
        !(is(of, ALIGN, "truncate") && is(of, EXPONENT_FLOOR, "none"))) {
        set_number(of, FRACTION_BITS, (int)below(41));
    }
    if (below(16) != 0) {
        set(of, BLOCK, "");
    }
    /* Groups are of sums that C is added to. */
    if ((is(of, ACCUMULATE, "") || is(of, ACCUMULATE, "fused")) && below(16) != 0) {
        set(of, GROUP, "");
    }
    if (count % 16 != 0 && below(16) != 0) {
        set(of, INTERLEAVE, "");
        set(of, GROUP, "");
    }
}

void block_write(const block *of, char text[BLOCK_TEXT])
{
    int length = snprintf(text, BLOCK_TEXT, "%s", of->start);
    unsigned i;

    for (i = 0; i < FIELDS; i++) {
        if (of->value[i][0] != '\0') {
            length += snprintf(text + length, (size_t)(BLOCK_TEXT - length), " %s=%s", fields[i].name, of->value[i]);
        }
    }
}
