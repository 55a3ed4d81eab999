/* SPDX-License-Identifier: MIT */
/* The common steps that take term by term: finite terms of at most 30 bits, added in words; dot_custom.c takes the
 * others. See dot.h. */
#include "dot.h"

/* ---- Terms ------------------------------------------------------------ */

/* A term is an mmaref_product: significand * 2^(exponent - FRACTION), below 2^30. */
#define FRACTION MMAREF_PRODUCT_FRACTION

/* Rounds significand * 2^(exponent - 31), whose leading bit is bit 31 and whose bit 0 is sticky, to a normal number of
 * a type, which becomes a term; false where it is none, or may end in the highest binade. */
static bool round_word(const mmaref_dot_rules *rules, const mmaref_format_row *type, uint32_t significand,
                       int32_t exponent, mmaref_product *term)
{
    unsigned kept = mmaref_kept_bits(type, rules), lost = 31u - kept;
    int32_t field = exponent + (int32_t)type->bias;
    uint32_t magnitude = significand >> lost, rest = significand << (32 - lost);

    if (field < 1 || field >= (int32_t)((uint32_t)1 << type->exponent_bits) - 2 ||
        rules->rounding >= MMAREF_ROUND_ODD) {
        return false;
    }
    if (rest != 0 && mmaref_rounds_up(rules->rounding, term->negative, (magnitude & 1) != 0, rest)) {
        magnitude++; /* 2^(kept + 1) at most, and a term may be 2^29 */
    }
    term->significand = magnitude << (FRACTION - kept);
    term->exponent = (int16_t)exponent;
    return true;
}

/* Gives a rounded term the exponent of its leading bit, which alignment sees. */
static void carry(mmaref_product *term)
{
    if (term->significand >> FRACTION == 2) {
        term->significand >>= 1;
        term->exponent++;
    }
}

/* Rounds a term to a type. */
static bool round_term(const mmaref_dot_rules *rules, const mmaref_format_row *type, mmaref_product *term)
{
    int top = mmaref_highest_bit32(term->significand);

    if (!round_word(rules, type, term->significand << (31 - top), term->exponent - FRACTION + top, term)) {
        return false;
    }
    carry(term);
    return true;
}

/* Product k of a step; false if it is special, or its rounding is not common. */
static bool take_product(const mmaref_step *step, unsigned k, mmaref_product *term)
{
    const mmaref_dot_rules *rules = step->rules;
    const mmaref_tile *tile = step->tile;
    uint8_t type = rules->arithmetic->product_type;

    mmaref_tile_product(tile, tile->words, mmaref_tile_line(tile, 1u + step->column), step->first + k, term);
    if (term->exponent == MMAREF_EXPONENT_SPECIAL) {
        return false;
    }
    return type == 0 || term->significand == 0 || round_term(rules, mmaref_rules_format(rules, type), term);
}

/* The running value as a term. Pre: finite, of at most 24 bits. */
static void take_running(const mmaref_number *value, mmaref_product *term)
{
    term->negative = value->negative != 0;
    term->exponent = value->significand == 0 ? (int16_t)MMAREF_EXPONENT_OF_ZERO : value->scale;
    term->significand = (uint32_t)value->significand << (value->exponent + FRACTION - value->scale);
}

/* ---- Aligned sums ------------------------------------------------------- */

/* A magnitude shifted down, as the block says. */
static int32_t align_down(const mmaref_dot_rules *rules, uint32_t magnitude, bool negative, unsigned down, bool *lost)
{
    uint32_t kept = down < 32 ? magnitude >> down : 0;

    if (magnitude != (down < 32 ? kept << down : 0)) {
        if (rules->arithmetic->align == MMAREF_ALIGN_STICKY) {
            *lost = true;
        } else {
            kept = mmaref_align_lost(rules, magnitude, negative, down);
        }
    }
    return negative ? -(int32_t)kept : (int32_t)kept;
}

/* Puts a sum in units of 2^grid in the place of the running value; false where it is zero. */
static bool give_value(mmaref_step *step, int64_t sum, int32_t grid, bool lost)
{
    mmaref_number *value = &step->accumulator;
    uint32_t significand;

    if (sum == 0) {
        return false;
    }
    value->negative = sum < 0;
    grid += mmaref_normalise(sum < 0 ? (uint64_t)-sum : (uint64_t)sum, &significand);
    value->significand = significand | lost;
    value->exponent = (int16_t)(grid - 31);
    return true;
}

#define KEPT (MMAREF_SORTED_MAX + 1) /* terms, the running value among them; those of a longer step are taken twice */

/* All terms aligned to their max exponent and added. Each is below 2^(fraction_bits + 2), at most 2^30. */
MMAREF_NOINLINE static bool add_aligned(mmaref_step *step, const mmaref_product *running)
{
    const mmaref_dot_rules *rules = step->rules;
    int32_t max = rules->arithmetic->exponent_floor, down;
    mmaref_product terms[KEPT];
    bool lost = false;
    int64_t sum;
    unsigned k;

    max = running->exponent > max ? running->exponent : max;
    for (k = 0; k < step->count; k++) {
        mmaref_product *term = &terms[k < KEPT ? k : KEPT - 1];
        if (!take_product(step, k, term)) {
            return false;
        }
        max = term->exponent > max ? term->exponent : max; /* the exponent of a zero is below all */
    }
    down = max + FRACTION - rules->arithmetic->fraction_bits;
    sum = align_down(rules, running->significand, running->negative, (unsigned)(down - running->exponent), &lost);
    for (k = 0; k < step->count; k++) {
        mmaref_product *term = &terms[k < KEPT ? k : KEPT - 1];
        if (step->count > KEPT && k >= KEPT - 1) {
            (void)take_product(step, k, term);
        }
        sum += align_down(rules, term->significand, term->negative, (unsigned)(down - term->exponent), &lost);
    }
    return give_value(step, sum, max - rules->arithmetic->fraction_bits, lost);
}

/* ---- By size -------------------------------------------------------------- */

/* Puts a term that is not zero behind the `count` sorted ones, the largest first, that it is not above; the leading bit
 * of each is bit 31, and its exponent that of the leading bit. */
static void insert(mmaref_product *sorted, unsigned count, const mmaref_product *term)
{
    int top = mmaref_highest_bit32(term->significand);
    uint32_t significand = term->significand << (31 - top);
    int16_t exponent = (int16_t)(term->exponent - FRACTION + top);

    for (; count != 0; count--) {
        const mmaref_product *before = &sorted[count - 1];
        if (before->exponent > exponent || (before->exponent == exponent && before->significand >= significand)) {
            break;
        }
        sorted[count] = *before;
    }
    sorted[count].significand = significand;
    sorted[count].exponent = exponent;
    sorted[count].negative = term->negative;
}

/* The terms one by one, the largest first. Sum and term are aligned to the higher one of their leading bits, so that
 * the sum is below 2^(fraction_bits + 2), at most 2^30. */
static bool add_sorted(mmaref_step *step, const mmaref_product *sorted, unsigned count)
{
    const mmaref_dot_rules *rules = step->rules;
    const int32_t fraction_bits = rules->arithmetic->fraction_bits;
    int32_t total = 0, grid = 0, max, up;
    bool lost = false;
    unsigned k;

    for (k = 0; k < count; k++) {
        uint32_t magnitude = total < 0 ? 0 - (uint32_t)total : (uint32_t)total;
        max = sorted[k].exponent;
        if (total != 0 && grid + mmaref_highest_bit32(magnitude) > max) {
            max = grid + mmaref_highest_bit32(magnitude);
        }
        max = rules->arithmetic->exponent_floor > max ? rules->arithmetic->exponent_floor : max;
        up = total == 0 ? 0 : grid - (max - fraction_bits);
        grid = max - fraction_bits;
        total = up >= 0 ? (int32_t)((uint32_t)total << up)
                        : align_down(rules, magnitude, total < 0, (unsigned)-up, &lost);
        total += align_down(rules, sorted[k].significand, sorted[k].negative,
                            (unsigned)(grid + 31 - sorted[k].exponent), &lost);
    }
    return give_value(step, total, grid, lost);
}

MMAREF_NOINLINE static bool add_by_magnitude(mmaref_step *step, const mmaref_product *running)
{
    mmaref_product sorted[KEPT], term;
    unsigned count = 0, k;

    if (running->significand != 0) {
        insert(sorted, count++, running);
    }
    for (k = 0; k < step->count; k++) {
        if (!take_product(step, k, &term)) {
            return false;
        }
        if (term.significand != 0) {
            insert(sorted, count++, &term);
        }
    }
    return add_sorted(step, sorted, count);
}

/* ---- A tree --------------------------------------------------------------- */

/* A significand in units of 2^-32, shifted down, its last bit sticky. */
static uint64_t shift_low(uint32_t significand, unsigned down)
{
    uint32_t below;

    if (down < 32) {
        return (uint64_t)(significand >> down) << 32 | (down == 0 ? 0 : significand << (32 - down));
    }
    below = down < 64 ? significand >> (down - 32) : 0;
    return below | ((down < 64 ? below << (down - 32) : 0) != significand);
}

/* x becomes x + y, rounded; false where that is not common. */
static bool add_pair(const mmaref_dot_rules *rules, mmaref_product *x, const mmaref_product *y)
{
    const mmaref_product *high = x->exponent < y->exponent ? y : x, *low = high == x ? y : x;
    uint64_t sum = (uint64_t)high->significand << 32;
    uint64_t other = shift_low(low->significand, (unsigned)(high->exponent - low->exponent));
    int32_t exponent = high->exponent - FRACTION - 32;
    bool negative = high->negative;
    uint32_t significand;

    if (low->negative == negative) {
        sum += other;
    } else if (sum >= other) {
        sum -= other;
    } else {
        sum = other - sum;
        negative = !negative;
    }
    if (sum == 0) {
        return false;
    }
    exponent += mmaref_normalise(sum, &significand);
    x->negative = negative;
    if (!round_word(rules, rules->step, significand, exponent, x)) {
        return false;
    }
    carry(x);
    return true;
}

#define LEVELS 8 /* of sums of 1, 2, 4 ... products that wait for another one: of 128 products, with the last */

/* Neighbours are added, then neighbours of these sums; the last one of an odd number goes up as it is. */
MMAREF_NOINLINE static bool add_neighbours(mmaref_step *step, const mmaref_product *running)
{
    const mmaref_dot_rules *rules = step->rules;
    mmaref_product sums[LEVELS];
    unsigned waiting = 0, k, rest;

    for (k = 0; k < step->count; k++) {
        if (!take_product(step, k, &sums[waiting++])) {
            return false;
        }
        for (rest = k + 1; (rest & 1) == 0 && waiting > 1; rest >>= 1) {
            waiting--;
            if (!add_pair(rules, &sums[waiting - 1], &sums[waiting])) {
                return false;
            }
        }
    }
    for (; waiting > 1; waiting--) {
        if (!add_pair(rules, &sums[waiting - 2], &sums[waiting - 1])) {
            return false;
        }
    }
    if ((step->accumulates && !add_pair(rules, &sums[0], running)) || sums->significand == 0) {
        return false;
    }
    step->accumulator.negative = sums->negative;
    step->accumulator.significand = sums->significand;
    step->accumulator.exponent = (int16_t)(sums->exponent - FRACTION);
    return true;
}

/* ---- A step ----------------------------------------------------------------- */

#define MOST_FRACTION 28 /* then aligning shifts no term up, and a sum of two is below 2^31 */

/* Whether terms are of words, and nobody asks for corners. */
static bool is_short(const mmaref_step *step)
{
    const mmaref_dot_rules *rules = step->rules;

    return step->tile->unpacked && rules->coverage == NULL && rules->rounding != MMAREF_ROUND_STOCHASTIC &&
           rules->c->width_log2 <= 5 && rules->step->width_log2 <= 5 &&
           step->accumulator.special == MMAREF_NUMBER_FINITE;
}

bool mmaref_step_short(mmaref_step *step, uint64_t *bits)
{
    const mmaref_dot_rules *rules = step->rules;
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    mmaref_product running = { 0, MMAREF_EXPONENT_OF_ZERO, false };
    bool taken;

    if (!is_short(step)) {
        return false;
    }
    if (step->accumulates) {
        take_running(&step->accumulator, &running);
    }
    if (arithmetic->adder == MMAREF_ADDER_TREE) {
        taken = add_neighbours(step, &running);
    } else if (arithmetic->fraction_bits > MOST_FRACTION) {
        taken = false;
    } else {
        taken = arithmetic->adder == MMAREF_ADDER_SORTED ? add_by_magnitude(step, &running)
                                                         : add_aligned(step, &running);
    }
    if (taken) {
        *bits = mmaref_round_pack(rules->step, rules, rules->rounding, &step->accumulator);
    }
    return taken;
}
