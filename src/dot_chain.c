/* SPDX-License-Identifier: MIT */
/* A chain of fused multiply-adds: each step adds one exact product to the running value and rounds. Steps that give
 * a normal number are taken here, and the running value stays unpacked from one to the next; mmaref_dot takes the
 * others. See dot.h. */
#include "dot.h"

/* A sum in two's complement. Its exponent is that of bit LEADING - 1. */
#if UINTPTR_MAX > 0xffffffff
typedef int64_t word;
typedef uint64_t bits_of_word;
#define LEADING 61
#else
typedef int32_t word;
typedef uint32_t bits_of_word;
#define LEADING 29
#endif

/* mmaref_rounder in words; exponents of products and running values are those of the sum of two lanes of the tile. */
typedef struct {
    bits_of_word increment, negative, odd, kept; /* kept: what is not lost */
    int32_t lowest;
    uint32_t binades;
} rounder;

/* A running value. Adding a product of zero changes nothing where the value is not zero and what a step gives, or
 * would give (`rounded`); nor where it is zero, and every sum of zeros is +0 (`plus`). */
typedef struct {
    word value;
    int32_t exponent;
    bool rounded; /* set of zero */
    bool plus;
} running;

/* value / 2^places rounded down: compilers know it as one instruction. */
static inline word shifted_down(word value, int32_t places)
{
    return value < 0 ? ~(~value >> places) : value >> places;
}

/* Whether the leading bit of a product is bit LEADING - 1 or above. */
MMAREF_INLINE bool is_normalised(word product)
{
    return (product < 0 ? 0 - (bits_of_word)product : (bits_of_word)product) >> (LEADING - 1) != 0;
}

/* The next running value: adds a product and rounds. False, and nothing is changed, where the sum is zero or out
 * of the rounder's range, or takes a product that is not normalised. The leading bit of a normalised product is bit
 * LEADING - 1 or LEADING; that of a running value is bit LEADING, or it is 2^(LEADING + 1), and it has no more than 24
 * bits from there down.
 *
 * A word of 64 bits holds every sum as it is: a product ends with 32 zero bits, and what is shifted down by 31 places
 * lies below the half of the last kept bit, where all that counts is its sign.
 * A word of 32 bits loses bits from 2 places on (bit 0 of a product is clear). They leave one that is set (sticky): by
 * then the sum is at least 2^28 - 1, and of its 28 bits no more than 24 are kept and one tells a half.
 * A product that is not normalised may be less than what it is added to by any number of places, so that the sum needs
 * its leading bit at LEADING or above: else it is refused. */
MMAREF_INLINE bool add(const rounder *r, running *v, word product, int32_t exponent)
{
    word high = v->value, low = product, sum;
    int32_t down = v->exponent - exponent;
    bits_of_word sign, magnitude, top;

    if (down < 0) {
        down = -down;
        high = product;
        low = v->value;
    } else {
        exponent = v->exponent;
    }
    down = down < 31 ? down : 31;
    sum = shifted_down(low, down);
    if (LEADING < 32) {
        sum |= (bits_of_word)sum << down != (bits_of_word)low;
    }
    sum += high;
    sign = (bits_of_word)shifted_down(sum, (int32_t)(8 * sizeof sum - 1));
    magnitude = (bits_of_word)sum ^ sign; /* of -2^n one less: its leading bit is taken to be bit n - 1 */
    top = magnitude >> LEADING;
    if (top == 0) {
        if (sum == 0 || !is_normalised(product)) {
            return false;
        }
        do {
            magnitude <<= 1;
            sum = (word)((bits_of_word)sum << 1);
            exponent--;
        } while (magnitude >> LEADING == 0);
    } else if (top != 1) {
        sum = shifted_down(sum, 1) | (sum & 1);
        exponent++;
    }
    if ((uint32_t)(exponent - r->lowest) >= r->binades) {
        return false;
    }
    v->value = (word)(((bits_of_word)sum + r->increment + (sign & r->negative) + (((bits_of_word)sum & r->odd) != 0)) &
                      r->kept);
    v->exponent = exponent;
    return true;
}

/* ---- Running values --------------------------------------------------- */

static bool in_range(const rounder *r, const running *v)
{
    return (uint32_t)(v->exponent - r->lowest) < r->binades;
}

static void open_zero(int32_t origin, running *v)
{
    v->value = 0;
    v->exponent = MMAREF_EXPONENT_OF_ZERO + origin;
    v->rounded = true;
}

/* A significand of at most 24 bits * 2^exponent, as the first running value. */
static void open_running(const rounder *r, int32_t origin, bool negative, uint32_t significand, int32_t exponent,
                         running *v)
{
    open_zero(origin, v);
    if (significand != 0) {
        uint8_t up = (uint8_t)(LEADING - mmaref_highest_bit32(significand));
        v->value = (word)((bits_of_word)significand << up);
        v->value = negative ? -v->value : v->value;
        v->exponent = exponent - up + (LEADING - 1) + origin;
        v->rounded = ((bits_of_word)v->value & ~r->kept) == 0 && in_range(r, v);
    }
}

/* The same of a pattern; false if that is a subnormal, an infinity or a NaN. */
static bool open_pattern(const rounder *r, int32_t origin, const mmaref_format_row *type, uint32_t bits, running *v)
{
    uint32_t hidden = (uint32_t)1 << type->fraction_bits, fraction = bits & (hidden - 1);
    uint32_t ones = ((uint32_t)1 << type->exponent_bits) - 1, top = bits >> type->fraction_bits, field = top & ones;

    open_zero(origin, v);
    if (field - 1 >= ones - 1) {
        return field == 0 && fraction == 0;
    }
    v->value = (word)((bits_of_word)(hidden | fraction) << (LEADING - type->fraction_bits));
    v->value = (top & (ones + 1)) != 0 ? -v->value : v->value;
    v->exponent = (int32_t)field - (int32_t)type->bias - 1 + origin;
    v->rounded = ((bits_of_word)v->value & ~r->kept) == 0 && in_range(r, v);
    return true;
}

/* A rounded value as a pattern. Its leading bit makes the exponent field one more, or two. */
MMAREF_INLINE uint32_t pack(const mmaref_format_row *type, const rounder *r, const running *v)
{
    bits_of_word magnitude = v->value < 0 ? 0 - (bits_of_word)v->value : (bits_of_word)v->value;
    uint32_t field;

    if (magnitude == 0) {
        return 0;
    }
    field = (uint32_t)(v->exponent - r->lowest) + ((uint32_t)(v->value < 0) << type->exponent_bits);
    return (field << type->fraction_bits) + (uint32_t)(magnitude >> (LEADING - type->fraction_bits));
}

/* ---- Steps ------------------------------------------------------------ */

/* A row and a column of the tile. */
typedef struct {
    rounder r;
    const mmaref_step *step;
    const mmaref_packed *a, *b;
    unsigned bits;  /* of a lane */
    int32_t origin; /* of the sum of two */
    bool plus, plus_from_plus; /* whether sums of zeros are +0: whatever the first is; if that is +0 */
} chain;

static void open_rounder(rounder *to, const mmaref_dot_rules *rules, uint8_t rounding, int32_t origin)
{
    mmaref_rounder from;

    mmaref_rounder_open(&from, rules, rounding, LEADING);
    to->increment = (bits_of_word)from.increment;
    to->negative = (bits_of_word)from.negative;
    to->odd = (bits_of_word)from.odd;
    to->kept = ~(bits_of_word)from.lost;
    to->lowest = from.lowest + origin;
    to->binades = from.binades;
}

static void open_chain(chain *c, const mmaref_step *step)
{
    const mmaref_dot_rules *rules = step->rules;
    const mmaref_tile *tile = step->tile;

    c->plus = rules->coverage == NULL && rules->arithmetic->zero_sign == MMAREF_ZERO_PLUS;
    c->plus_from_plus = rules->coverage == NULL && rules->rounding != MMAREF_ROUND_DOWN && step->accumulates;
    c->step = step;
    c->a = tile->words;
    c->b = c->a;
    c->bits = tile->lane_bits;
    c->origin = mmaref_tile_origin(tile);
    open_rounder(&c->r, rules, rules->rounding, c->origin);
}

/* The step of a product of 30 bits. Pre: the running value is rounded, or zero. */
MMAREF_INLINE bool take(const rounder *r, running *v, int32_t product, uint32_t lane)
{
    if (product == 0) {
        return v->value != 0 || v->plus;
    }
    return add(r, v, (word)((bits_of_word)product << (LEADING - 29)), (int32_t)lane);
}

/* The steps of pairs of finite elements from an even one on, as many as are common; returns the first one of those
 * that are not, or that `end` leaves over. Pre: as of `take`. */
MMAREF_NOINLINE static unsigned take_pairs(const chain *c, running *value, unsigned k, unsigned end)
{
    const bool narrow = c->bits == 8;
    const uint32_t mask = narrow ? 0xff : 0xffff;
    const unsigned words = narrow ? 3 : 4;
    const mmaref_packed *a = c->a + k / 4 * words, *b = c->b + k / 4 * words;
    rounder r; /* copies, for registers */
    running v;

    r.increment = c->r.increment;
    r.negative = c->r.negative;
    r.odd = c->r.odd;
    r.kept = c->r.kept;
    r.lowest = c->r.lowest;
    r.binades = c->r.binades;
    v.value = value->value;
    v.exponent = value->exponent;
    v.plus = value->plus;
    for (; end - k >= 2; k += 2) {
        uint32_t lanes = a[2].lanes + b[2].lanes, others = narrow ? lanes >> 8 : a[3].lanes + b[3].lanes;
        if (k % 4 == 0) {
            if (!take(&r, &v, a[0].significand[0] * (int32_t)b[0].significand[0], lanes & mask) ||
                !take(&r, &v, a[0].significand[1] * (int32_t)b[0].significand[1], lanes >> 16 & mask)) {
                break;
            }
            value->value = v.value;
            value->exponent = v.exponent;
            k += 2;
            if (end - k < 2) {
                break;
            }
        }
        if (!take(&r, &v, a[1].significand[0] * (int32_t)b[1].significand[0], others & mask) ||
            !take(&r, &v, a[1].significand[1] * (int32_t)b[1].significand[1], others >> 16 & mask)) {
            break;
        }
        value->value = v.value;
        value->exponent = v.exponent;
        a += words;
        b += words;
    }
    return k;
}

MMAREF_NOINLINE static bool add_any(const rounder *r, running *v, word product, int32_t exponent)
{
    return add(r, v, product, exponent);
}

/* One step with any product; false if it is not common. */
MMAREF_NOINLINE static bool take_one(const chain *c, running *v, unsigned k)
{
    mmaref_product p;
    word product;

    if (c->step->tile->unpacked) {
        mmaref_tile_product(c->step->tile, c->a, c->b, k, &p);
    } else {
        mmaref_step_product(c->step, (uint8_t)(k - c->step->first), &p);
    }
    if (p.exponent == MMAREF_EXPONENT_SPECIAL) {
        return false;
    }
    if (p.significand == 0) {
        return v->value != 0 ? v->rounded : v->plus;
    }
    for (; p.significand >> 28 == 0; p.exponent--) {
        p.significand <<= 1;
    }
    product = (word)((bits_of_word)p.significand << (LEADING - 29));
    if (!add_any(&c->r, v, p.negative ? -product : product, p.exponent + c->origin)) {
        return false;
    }
    v->rounded = true;
    return true;
}

/* As many steps as are common, from element k to `end`; returns the first one that is not, or `end`. */
static unsigned run(const chain *c, running *v, unsigned k, unsigned end, bool finite)
{
    while (k != end) {
        if (finite && v->rounded && k % 2 == 0) {
            k = take_pairs(c, v, k, end);
            if (k == end) {
                break;
            }
        }
        if (!take_one(c, v, k)) {
            break;
        }
        k++;
    }
    return k;
}

/* ---- Runs ------------------------------------------------------------- */

static bool is_finite(const mmaref_tile *tile, unsigned column)
{
    return (tile->special & (1u | 2u << column)) == 0;
}

/* Adds C behind the steps of a group, rounded to nearest even. */
MMAREF_NOINLINE static bool add_after(const chain *c, const mmaref_dot_rules *rules, running *v, const running *addend)
{
    rounder r;

    open_rounder(&r, rules, MMAREF_ROUND_NEAREST_EVEN, c->origin);
    return add(&r, v, addend->value, addend->exponent);
}

/* One column of mmaref_chain_tile. C is the first running value, or added `after`. */
static bool run_column(const mmaref_step *step, const chain *c, const mmaref_format_row *type, uint64_t *value)
{
    bool after = mmaref_adds_after(step->rules);
    bool negative = !after && (*value >> (type->fraction_bits + type->exponent_bits) & 1) != 0;
    unsigned k = step->first;
    running v, addend;

    if (!open_pattern(&c->r, c->origin, type, (uint32_t)*value, after ? &addend : &v)) {
        return false;
    }
    if (after) {
        open_zero(c->origin, &v);
    }
    v.plus = true; /* of a zero the sign is looked at behind */
    if (v.rounded && k % 2 == 0) { /* the common case: all of them */
        k = take_pairs(c, &v, k, step->end);
    }
    if ((k != step->end && run(c, &v, k, step->end, true) != step->end) ||
        (after && !add_after(c, step->rules, &v, &addend))) {
        return false;
    }
    if (v.value == 0 && !c->plus && (!c->plus_from_plus || negative)) {
        return false;
    }
    *value = pack(step->rules->step, &c->r, &v);
    return true;
}

unsigned mmaref_chain_tile(const mmaref_step *step, const mmaref_format_row *type, uint64_t *value, uint8_t columns)
{
    unsigned left = 0;
    chain c;
    uint8_t j;

    open_chain(&c, step);
    for (j = 0; j < columns; j++) {
        uint8_t column = (uint8_t)(step->column + j);
        c.b = mmaref_tile_line(step->tile, 1u + column);
        if (!is_finite(step->tile, column) || !run_column(step, &c, type, &value[j])) {
            left |= 1u << j;
        }
    }
    return left;
}

bool mmaref_chain_run(mmaref_step *step, uint64_t *bits)
{
    mmaref_number *number = &step->accumulator;
    unsigned k = step->first;
    running v;
    chain c;

    if (number->special != MMAREF_NUMBER_FINITE) {
        return false;
    }
    open_chain(&c, step);
    c.b = mmaref_tile_line(step->tile, 1u + step->column);
    open_running(&c.r, c.origin, number->negative != 0, (uint32_t)number->significand, number->exponent, &v);
    v.plus = c.plus || (c.plus_from_plus && number->negative == 0);
    if (step->tile->unpacked) {
        step->count = (uint8_t)(step->end - step->first);
        k = run(&c, &v, k, (unsigned)step->first + mmaref_step_skip(step, 0), true);
    } else {
        k = run(&c, &v, k, step->end, false);
    }
    step->accumulates = step->accumulates || k != step->first;
    step->first = (uint8_t)k;
    if (k == step->end) {
        *bits = pack(step->rules->step, &c.r, &v);
        return true;
    }
    if (v.value != 0) {
        number->negative = v.value < 0;
        number->significand = v.value < 0 ? 0 - (bits_of_word)v.value : (bits_of_word)v.value;
        number->exponent = (int16_t)(v.exponent - c.origin - (LEADING - 1));
    }
    return false;
}
