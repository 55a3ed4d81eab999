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

/* mmaref_rounder in words. */
typedef struct {
    bits_of_word increment, negative, odd, kept; /* kept: what is not lost */
    int32_t lowest; /* as that of the sum of two lanes of the tile */
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
MMAREF_INLINE bool add_product(const rounder *r, running *v, word product, int32_t exponent)
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

MMAREF_INLINE void open_rounder(rounder *to, const mmaref_step *step)
{
    const mmaref_rounder *from = step->rounder;

    to->increment = (bits_of_word)from->increment;
    to->negative = (bits_of_word)from->negative;
    to->odd = (bits_of_word)from->odd;
    to->kept = ~(bits_of_word)from->lost;
    to->lowest = from->lowest + mmaref_tile_origin(step->tile);
    to->binades = from->binades;
}

/* ---- Running values --------------------------------------------------- */

/* A significand of at most 24 bits * 2^exponent, its leading bit being bit `top`, as the first running value. */
MMAREF_INLINE void open_finite(const mmaref_step *step, bool negative, uint32_t significand, int top,
                               int32_t exponent, running *v)
{
    const mmaref_rounder *r = step->rounder;

    v->value = (word)((bits_of_word)significand << (LEADING - top));
    v->value = negative ? -v->value : v->value;
    exponent += top - 1;
    v->exponent = exponent + mmaref_tile_origin(step->tile);
    v->rounded = ((bits_of_word)v->value & (bits_of_word)r->lost) == 0 && (uint32_t)(exponent - r->lowest) < r->binades;
}

/* A pattern that is no normal number, as the first running value; false for an infinity and a NaN. */
MMAREF_NOINLINE static bool open_any(const mmaref_step *step, const mmaref_format_row *type, uint64_t bits, running *v)
{
    mmaref_number number;

    mmaref_number_decode(type, bits, step->rules->arithmetic->subnormals, &number);
    if (number.special == MMAREF_NUMBER_FINITE && number.significand != 0) {
        open_finite(step, number.negative != 0, (uint32_t)number.significand,
                    mmaref_highest_bit32((uint32_t)number.significand), number.exponent, v);
    }
    return number.special == MMAREF_NUMBER_FINITE;
}

/* A pattern as the first running value; false for an infinity and a NaN. */
MMAREF_INLINE bool open_pattern(const mmaref_step *step, const mmaref_format_row *type, uint32_t bits, running *v)
{
    uint32_t hidden = (uint32_t)1 << type->fraction_bits, fraction = bits & (hidden - 1);
    uint32_t ones = ((uint32_t)1 << type->exponent_bits) - 1, top = bits >> type->fraction_bits, field = top & ones;
    bool negative = (top & (ones + 1)) != 0;

    v->plus = step->rules->coverage == NULL; /* of a zero the sign is looked at behind */
    if (field - 1 < ones - 1) {
        open_finite(step, negative, hidden | fraction, type->fraction_bits,
                    (int32_t)field - (int32_t)type->bias - (int32_t)type->fraction_bits, v);
        return true;
    }
    v->value = 0;
    v->exponent = MMAREF_EXPONENT_OF_ZERO + mmaref_tile_origin(step->tile);
    v->rounded = true;
    return (field == 0 && fraction == 0) || open_any(step, type, bits, v);
}

/* A rounded value as a pattern. Its leading bit makes the exponent field one more, or two. */
static uint32_t pack(const mmaref_step *step, const running *v)
{
    const mmaref_format_row *type = step->rules->step;
    int32_t lowest = step->rounder->lowest + mmaref_tile_origin(step->tile);
    bits_of_word magnitude = v->value < 0 ? 0 - (bits_of_word)v->value : (bits_of_word)v->value;
    uint32_t field;

    if (magnitude == 0) {
        return 0;
    }
    field = (uint32_t)(v->exponent - lowest) + ((uint32_t)(v->value < 0) << type->exponent_bits);
    return (field << type->fraction_bits) + (uint32_t)(magnitude >> (LEADING - type->fraction_bits));
}

/* ---- Steps ------------------------------------------------------------ */

void mmaref_chain_open(mmaref_rounder *rounder, const mmaref_dot_rules *rules)
{
    mmaref_rounder_open(rounder, rules, rules->rounding, LEADING);
}

/* The step of a product of 30 bits. Pre: the running value is rounded, or zero. */
MMAREF_INLINE bool take_fma(const rounder *r, running *v, int32_t product, uint32_t lane)
{
    if (product == 0) {
        return v->value != 0 || v->plus;
    }
    return add_product(r, v, (word)((bits_of_word)product << (LEADING - 29)), (int32_t)lane);
}

/* The steps of groups of four products of finite elements, as many groups as are common; returns the first product
 * behind them. Pre: as of `take_fma`; k is the first product of a whole group. */
MMAREF_INLINE unsigned take_groups(const mmaref_step *step, running *value, unsigned k, unsigned end)
{
    const mmaref_tile *tile = step->tile;
    const bool narrow = tile->lane_bits == 8;
    const uint32_t mask = narrow ? 0xff : 0xffff;
    const unsigned words = narrow ? 3 : 4;
    const mmaref_packed *a = tile->words + k / 4 * words, *b = a + (1u + step->column) * tile->line_words;
    rounder r;
    running v; /* behind a group: *value */

    open_rounder(&r, step);
    v.value = value->value;
    v.exponent = value->exponent;
    v.plus = value->plus;
    for (; end - k >= 4; k += 4, a += words, b += words) {
        uint32_t low = a[2].word + b[2].word, high = narrow ? low >> 8 : a[3].word + b[3].word;
        if (!take_fma(&r, &v, mmaref_significand(&a[0], 0) * mmaref_significand(&b[0], 0), low & mask) ||
            !take_fma(&r, &v, mmaref_significand(&a[0], 1) * mmaref_significand(&b[0], 1), low >> 16 & mask) ||
            !take_fma(&r, &v, mmaref_significand(&a[1], 0) * mmaref_significand(&b[1], 0), high & mask) ||
            !take_fma(&r, &v, mmaref_significand(&a[1], 1) * mmaref_significand(&b[1], 1), high >> 16 & mask)) {
            break;
        }
        value->value = v.value;
        value->exponent = v.exponent;
    }
    return k;
}

MMAREF_NOINLINE static bool add_any(const mmaref_step *step, running *v, word product, int32_t exponent)
{
    rounder r;

    open_rounder(&r, step);
    return add_product(&r, v, product, exponent + mmaref_tile_origin(step->tile));
}

/* One step with any product; false if it is not common. */
MMAREF_NOINLINE static bool take_one(const mmaref_step *step, running *v, unsigned k)
{
    mmaref_product p;
    word product;

    mmaref_step_product(step, (uint8_t)(k - step->first), &p);
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
    if (!add_any(step, v, p.negative ? -product : product, p.exponent)) {
        return false;
    }
    v->rounded = true;
    return true;
}

/* Whether a sum of zeros that begins with a pattern of a type is +0. */
static bool is_plus(const mmaref_step *step, const mmaref_format_row *type, uint64_t bits)
{
    bool negative = (bits >> (type->fraction_bits + type->exponent_bits) & 1) != 0;

    return step->rules->arithmetic->zero_sign == MMAREF_ZERO_PLUS ||
           (step->rules->rounding != MMAREF_ROUND_DOWN && step->accumulates && !negative);
}

bool mmaref_chain_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value)
{
    const mmaref_tile *tile = step->tile;
    unsigned k = step->first, end = step->end;
    running v;

    if (!open_pattern(step, type, (uint32_t)*value, &v)) {
        return false;
    }
    if (tile->unpacked && (tile->special & (1u | 2u << step->column)) != 0) {
        end = k + mmaref_step_skip(step, 0, (uint8_t)(end - k));
    }
    while (k != end) {
        if (tile->unpacked && v.rounded && k % 4 == 0) {
            k = take_groups(step, &v, k, end);
        }
        if (k == end || !take_one(step, &v, k)) {
            break;
        }
        k++;
    }
    if (k == step->first || (v.value == 0 && !is_plus(step, type, *value))) {
        return false;
    }
    step->first = (uint8_t)k;
    *value = pack(step, &v);
    return true;
}
