/* SPDX-License-Identifier: MIT */
/* See mmdpi_draw.h. */
#include "mmdpi_draw.h"

/* ---- Patterns ---- */

static uint32_t draw32(uint32_t *seed)
{
    uint32_t x = *seed += 0x9e3779b9u;

    x = (x ^ x >> 16) * 0x85ebca6bu;
    x = (x ^ x >> 13) * 0xc2b2ae35u;
    return x ^ x >> 16;
}

static uint32_t draw_below(uint32_t *seed, uint32_t limit)
{
    return draw32(seed) % limit;
}

static uint64_t low_bits(unsigned count)
{
    return count >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << count) - 1;
}

static uint64_t draw_bits(uint32_t *seed, unsigned count)
{
    uint64_t high = draw32(seed);

    return (high << 32 | draw32(seed)) & low_bits(count);
}

static uint64_t pattern(const mmaref_type *type, uint64_t sign, uint64_t exponent, uint64_t fraction)
{
    return ((sign << type->exponent_bits | exponent) << type->fraction_bits | fraction) << type->shift;
}

/* An exponent field within `distance` of that of 1. */
static uint64_t exponent_near_one(const mmaref_type *type, uint32_t *seed, uint32_t distance)
{
    int32_t field = (int32_t)type->bias + (int32_t)draw_below(seed, 2 * distance + 1) - (int32_t)distance;
    int32_t most = (int32_t)low_bits(type->exponent_bits);

    return (uint64_t)(field < 0 ? 0 : field > most ? most : field);
}

/* The fraction 0, all ones, the lowest bit alone, or any. */
static uint64_t draw_fraction(const mmaref_type *type, uint32_t *seed)
{
    switch (draw_below(seed, 5)) {
    case 0: return 0;
    case 1: return low_bits(type->fraction_bits);
    case 2: return 1;
    default: return draw_bits(seed, type->fraction_bits);
    }
}

/* The exponent field: of subnormals and the least numbers, the largest numbers and special values, near 1, or any. */
static uint64_t draw_exponent(const mmaref_type *type, uint32_t *seed)
{
    const uint64_t most = low_bits(type->exponent_bits);

    switch (draw_below(seed, 8)) {
    case 0: return 0;
    case 1: return 1;
    case 2: return most;
    case 3: return most - 1;
    case 4: return exponent_near_one(type, seed, 3);
    case 5: return exponent_near_one(type, seed, type->fraction_bits + 3u);
    default: return draw_bits(seed, type->exponent_bits);
    }
}

static uint64_t draw_element(const mmaref_type *type, uint32_t *seed)
{
    if (type->kind != MMAREF_KIND_FLOAT) {
        return draw_bits(seed, type->width);
    }
    return pattern(type, type->sign_bits == 0 ? 0 : draw_below(seed, 2), draw_exponent(type, seed),
                   draw_fraction(type, seed));
}

static uint64_t negated(const mmaref_type *type, uint64_t bits)
{
    return type->sign_bits == 0 ? bits : bits ^ (uint64_t)1 << (type->width - 1);
}

static uint64_t one(const mmaref_type *type)
{
    return type->kind == MMAREF_KIND_FLOAT ? pattern(type, 0, type->bias, 0) : 1;
}

/* ---- Operands ---- */

typedef struct {
    mmaref_type a, b, c, d;
} formats;

static bool find_formats(const mmdpi_dot *dot, formats *of)
{
    const mmaref_dot_types *types = &dot->gathered.dot.types;
    const mmaref_arithmetic *block = &dot->arithmetic;

    return mmaref_type_get(mmaref_type_under(block, types->a), &of->a) == MMAREF_OK &&
           mmaref_type_get(mmaref_type_under(block, types->b), &of->b) == MMAREF_OK &&
           mmaref_type_get(mmaref_type_under(block, types->c), &of->c) == MMAREF_OK &&
           mmaref_type_get(mmaref_type_under(block, types->d), &of->d) == MMAREF_OK;
}

/* All elements independent; few products beside zeros; every second product cancels the one before or nearly, or the
 * only one C; one number times 1 and a C within reach of its rounding. */
enum { INDEPENDENT, FEW, CANCELLING, NUMBER_AND_C, KINDS };

static void draw_products(mmaref_gathered *to, const formats *of, uint32_t kind, uint32_t *seed)
{
    uint16_t k;

    for (k = 0; k < to->dot.count; k++) {
        to->a[k] = draw_element(&of->a, seed);
        to->b[k] = draw_element(&of->b, seed);
        if (kind == CANCELLING && k % 2 != 0) {
            to->a[k] = negated(&of->a, to->a[k - 1]);
            to->b[k] = to->b[k - 1] ^ (draw_below(seed, 4) == 0 ? (uint64_t)1 << of->b.shift : 0);
        }
        if (kind == FEW || (kind == NUMBER_AND_C && k != 0)) {
            to->a[k] = draw_below(seed, 2u + to->dot.count) == 0 ? to->a[k] : 0;
        }
        if (kind == NUMBER_AND_C) {
            to->b[k] = one(&of->b);
        }
    }
}

static void draw_operands(mmdpi_dot *dot, const formats *of, uint32_t *seed)
{
    mmaref_gathered *to = &dot->gathered;
    uint32_t kind = draw_below(seed, KINDS);

    draw_products(to, of, kind, seed);
    to->dot.c = draw_element(&of->c, seed);
    if (kind == NUMBER_AND_C && of->c.kind == MMAREF_KIND_FLOAT) {
        to->dot.c = pattern(&of->c, draw_below(seed, 2), exponent_near_one(&of->c, seed, of->c.fraction_bits + 16u),
                            draw_fraction(&of->c, seed));
    } else if (kind == CANCELLING && to->dot.count == 1 && to->dot.types.a == to->dot.types.c) {
        to->b[0] = one(&of->b);
        to->dot.c = negated(&of->c, to->a[0]);
    } else if (draw_below(seed, 4) == 0) {
        to->dot.c = 0;
    }
}

int mmdpi_draw(mmdpi_dot *dot, int32_t count, uint32_t corners, uint32_t *seed, mmdpi_text *why)
{
    formats of;
    uint16_t i;
    mmaref_status status = mmdpi_dot_fits(dot, count, why);

    if (status != MMAREF_OK || !find_formats(dot, &of)) {
        return status;
    }
    dot->gathered.dot.count = (uint16_t)count;
    for (i = 0; i < MMDPI_DRAW_TRIES; i++) {
        uint32_t reached = 0;
        uint64_t d;
        draw_operands(dot, &of, seed);
        status = mmdpi_dot_result(dot, &d, &reached, why);
        if (status != MMAREF_OK) {
            return status;
        }
        if (corners == 0 || (reached & corners) != 0) {
            return 1;
        }
    }
    return 0;
}

/* ---- Proofs ---- */

/* Whether a type has a value of a kind, infinity or NaN: in its largest exponent field, or in place of -0. */
static bool has(uint32_t number, const mmaref_type *type, uint8_t kind)
{
    const uint64_t most = low_bits(type->exponent_bits), ones = low_bits(type->fraction_bits);
    uint64_t candidates[5];
    mmaref_value value;
    unsigned i;

    candidates[0] = pattern(type, 0, most, 0);
    candidates[1] = pattern(type, 0, most, 1);
    candidates[2] = pattern(type, 0, most, ones);
    candidates[3] = pattern(type, 0, most, ones & ~(ones >> 1));
    candidates[4] = pattern(type, type->sign_bits, 0, 0);
    for (i = 0; i < 5; i++) {
        if (mmaref_value_decode(number, candidates[i], &value) != MMAREF_OK || value.kind == kind) {
            return true;
        }
    }
    return false;
}

static bool has_subnormals(const mmaref_type *type)
{
    return (type->special & MMAREF_SPECIAL_BINADE) == 0;
}

/* The exponent of the lowest bit that any number of a type has. */
static int32_t lowest(const mmaref_type *type)
{
    return (has_subnormals(type) ? 1 : 0) - (int32_t)type->bias - (int32_t)type->fraction_bits;
}

static bool is_signalling(const mmaref_type *type)
{
    return (type->special & ~MMAREF_SPECIAL_BINADE) == MMAREF_SPECIAL_IEEE && type->fraction_bits > 1;
}

/* Corners of operands: of values that the types do not have. */
static uint32_t operands_without(const mmdpi_dot *dot, const formats *of)
{
    const mmaref_dot_types *types = &dot->gathered.dot.types;
    const uint32_t a = mmaref_type_under(&dot->arithmetic, types->a), b = mmaref_type_under(&dot->arithmetic, types->b),
                   c = mmaref_type_under(&dot->arithmetic, types->c);
    const bool flushed = (dot->arithmetic.subnormals & MMAREF_SUBNORMALS_FLUSH_IN) != 0;
    uint32_t never = 0;

    if (flushed || (!has_subnormals(&of->a) && !has_subnormals(&of->b))) {
        never |= MMAREF_COVER_SUBNORMAL_IN;
    }
    if (flushed || !has_subnormals(&of->c)) {
        never |= MMAREF_COVER_SUBNORMAL_C;
    }
    if (!is_signalling(&of->a) && !is_signalling(&of->b) && !is_signalling(&of->c)) {
        never |= MMAREF_COVER_SIGNALLING;
    }
    if (!has(a, &of->a, MMAREF_VALUE_NAN) && !has(b, &of->b, MMAREF_VALUE_NAN) && !has(c, &of->c, MMAREF_VALUE_NAN)) {
        never |= MMAREF_COVER_NAN_IN;
    }
    if (!has(a, &of->a, MMAREF_VALUE_INFINITY) && !has(b, &of->b, MMAREF_VALUE_INFINITY)) {
        never |= MMAREF_COVER_INF_TIMES_ZERO;
    }
    return never;
}

uint32_t mmdpi_unreachable(const mmdpi_dot *dot)
{
    const mmaref_arithmetic *block = &dot->arithmetic;
    /* One rounding alone decides: that of steps. */
    const bool plain = block->step_type == 0 && block->product_type == 0 &&
                       block->accumulate == MMAREF_ACCUMULATE_FUSED;
    uint32_t never;
    formats of;

    if (!find_formats(dot, &of)) {
        return 0;
    }
    if (of.d.kind != MMAREF_KIND_FLOAT) {
        return 0xffffffffu; /* integers have no corners */
    }
    never = operands_without(dot, &of);
    if (block->fraction_bits == MMAREF_UNLIMITED) {
        never |= MMAREF_COVER_TRUNCATED | MMAREF_COVER_TERM_LOST;
    }
    if (block->exponent_floor == MMAREF_NO_FLOOR) {
        never |= MMAREF_COVER_FLOOR;
    }
    if (plain && (block->rounding == MMAREF_ROUND_ZERO || block->rounding == MMAREF_ROUND_ODD)) {
        never |= MMAREF_COVER_CARRY_OUT;
    }
    /* Every term, and so every sum, is a multiple of the least number of D. */
    if (plain && block->result_bits == MMAREF_UNLIMITED && has_subnormals(&of.d) &&
        lowest(&of.a) + lowest(&of.b) >= lowest(&of.d) && lowest(&of.c) >= lowest(&of.d)) {
        never |= MMAREF_COVER_UNDERFLOW;
        never |= (block->subnormals & MMAREF_SUBNORMALS_FLUSH_OUT) != 0 ? 0 : MMAREF_COVER_TINY;
    }
    return never;
}
