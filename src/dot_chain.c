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
    bits_of_word increment, negative, odd, lost;
    int32_t lowest;
    uint32_t binades;
} rounder;

/* value / 2^places rounded down: compilers know it as one instruction. */
static inline word shifted_down(word value, int32_t places)
{
    return value < 0 ? ~(~value >> places) : value >> places;
}

/* The next running value: adds a product and rounds. False, and nothing is changed, where the sum is zero or out
 * of the rounder's range. The leading bit of a product is bit LEADING - 1 or LEADING, that of a running value is bit
 * LEADING, or it is 2^(LEADING + 1), and it has no more than 24 bits from there down.
 *
 * A word of 64 bits holds every sum as it is: a product ends with 32 zero bits, and what is shifted down by 31 places
 * lies below the half of the last kept bit, where all that counts is its sign.
 * A word of 32 bits loses bits from 2 places on (bit 0 of a product is clear). They leave one that is set (sticky): by
 * then the sum is at least 2^28 - 1, and of its 28 bits no more than 24 are kept and one tells a half. */
static inline bool add(const rounder *r, word *value, int32_t *value_exponent, word product, int32_t exponent)
{
    word high = *value, low = product, sum;
    int32_t down = *value_exponent - exponent;
    bits_of_word sign, magnitude, top;

    if (down < 0) {
        down = -down;
        high = product;
        low = *value;
    } else {
        exponent = *value_exponent;
    }
    down = down < 31 ? down : 31;
    sum = shifted_down(low, down);
    if (LEADING < 32) {
        sum |= (bits_of_word)sum << down != (bits_of_word)low;
    }
    sum += high;
    if (sum == 0) {
        return false;
    }
    sign = (bits_of_word)shifted_down(sum, (int32_t)(8 * sizeof sum - 1));
    magnitude = (bits_of_word)sum ^ sign; /* of -2^n one less: its leading bit is taken to be bit n - 1 */
    top = magnitude >> LEADING;
    if (top == 0) {
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
    *value = (word)(((bits_of_word)sum + r->increment + (sign & r->negative) + (((bits_of_word)sum & r->odd) != 0)) & ~r->lost);
    *value_exponent = exponent;
    return true;
}

/* The running value as a word; false if it is an infinity or a NaN. */
static bool word_from(const mmaref_number *number, word *value, int32_t *exponent)
{
    uint32_t significand = (uint32_t)number->significand;

    *value = 0;
    *exponent = MMAREF_EXPONENT_OF_ZERO;
    if (significand != 0) {
        uint8_t up = (uint8_t)(LEADING - mmaref_highest_bit(significand));
        *value = (word)((bits_of_word)significand << up);
        *value = number->negative != 0 ? -*value : *value;
        *exponent = number->exponent - up + (LEADING - 1);
    }
    return number->special == MMAREF_NUMBER_FINITE;
}

static void word_number(word value, int32_t exponent, mmaref_number *number)
{
    if (value != 0) {
        number->negative = value < 0;
        number->significand = value < 0 ? 0 - (bits_of_word)value : (bits_of_word)value;
        number->exponent = (int16_t)(exponent - (LEADING - 1));
    }
}

/* A rounded value as a pattern. Its leading bit makes the exponent field one more, or two. */
static uint64_t word_pack(const mmaref_dot_rules *rules, word value, int32_t exponent)
{
    const mmaref_format_row *type = rules->step;
    bits_of_word magnitude = value < 0 ? 0 - (bits_of_word)value : (bits_of_word)value;
    uint32_t field = (uint32_t)(exponent - rules->rounder.lowest) + ((uint32_t)(value < 0) << type->exponent_bits);

    return (field << type->fraction_bits) + (uint32_t)(magnitude >> (LEADING - type->fraction_bits));
}

/* Whether a running value would be what a step gives. */
static bool is_rounded(const rounder *r, word value, int32_t exponent)
{
    return value != 0 && ((bits_of_word)value & r->lost) == 0 && (uint32_t)(exponent - r->lowest) < r->binades;
}

/* As many steps as are common. Returns how many are left over. */
MMAREF_NOINLINE static uint8_t take_common(const mmaref_step *step, word *start, int32_t *start_exponent)
{
    const mmaref_rounder *all = &step->rules->rounder;
    rounder r; /* copies, for registers */
    word value = *start;
    int32_t value_exponent = *start_exponent;
    const mmaref_tile *tile = step->tile;
    const mmaref_packed *a = tile->words, *b = a + (1u + step->column) * mmaref_line_words(tile);
    unsigned at;
    uint8_t left;

    (void)mmaref_tile_reach(step->tile, step->first);
    r.increment = (bits_of_word)all->increment;
    r.negative = (bits_of_word)all->negative;
    r.odd = (bits_of_word)all->odd;
    r.lost = (bits_of_word)all->lost;
    r.lowest = all->lowest;
    r.binades = all->binades;
    at = (unsigned)step->first - tile->first;
    for (left = (uint8_t)(step->end - step->first); left != 0 && at < tile->window; left--, at++) {
        mmaref_product product;
        int32_t exponent;
        word term;
        mmaref_tile_product(tile, a, b, at, &product);
        exponent = product.exponent;
        if (product.significand >> 28 == 0) {
            if (product.significand == 0) {
                if (exponent < 0 && is_rounded(&r, value, value_exponent)) {
                    continue;
                }
                break;
            }
            do {
                product.significand <<= 1;
                exponent--;
            } while (product.significand >> 28 == 0);
        }
        if (exponent > MMAREF_EXPONENT_SPECIAL / 2) {
            break;
        }
        term = (word)((bits_of_word)product.significand << (LEADING - 29));
        if (!add(&r, &value, &value_exponent, product.negative ? -term : term, exponent)) {
            break;
        }
    }
    *start = value;
    *start_exponent = value_exponent;
    return left;
}

/* The rounding of sums whose leading bit is bit `leading`.
 *
 *                 zero  nearest even  down  up        nearest away
 *   increment     0     half - 1      0     all ones  half
 *   below zero    ones  half - 1      0     all ones  half - 1       the sum is rounded down, not its magnitude
 */
static void rounder_open(mmaref_rounder *r, const mmaref_dot_rules *rules, uint8_t leading)
{
    const mmaref_format_row *type = rules->step;
    uint8_t result_bits = rules->arithmetic->result_bits, rounding = rules->rounding;
    uint64_t half = (uint64_t)1 << (leading - 1 - (result_bits < type->fraction_bits ? result_bits : type->fraction_bits));

    r->lost = 2 * half - 1;
    r->odd = rounding == MMAREF_ROUND_NEAREST_EVEN ? 2 * half : 0;
    r->increment = half - (r->odd != 0);
    if (rounding == MMAREF_ROUND_UP) {
        r->increment = r->lost;
    } else if (rounding == MMAREF_ROUND_ZERO || rounding == MMAREF_ROUND_DOWN) {
        r->increment = 0;
    }
    r->negative = rounding == MMAREF_ROUND_ZERO           ? r->lost
                  : rounding == MMAREF_ROUND_NEAREST_AWAY ? ~(uint64_t)0
                                                          : 0;
    r->lowest = -(int32_t)type->bias; /* one less than that of the leading bit */
    r->binades = rules->coverage != NULL ? 0 : ((uint32_t)1 << type->exponent_bits) - 3;
}

void mmaref_chain_open(mmaref_dot_rules *rules)
{
    bool of_f64 = rules->a->width_log2 == 6;

    rules->chain = MMAREF_HAS_EXACT && rules->arithmetic->fraction_bits == MMAREF_UNLIMITED && rules->products == 1 &&
                   (of_f64 || (rules->c->width_log2 <= 5 && rules->step->width_log2 <= 5));
    if (rules->chain) {
        rounder_open(&rules->rounder, rules, of_f64 ? MMAREF_LEADING_F64 : LEADING);
    }
}

bool mmaref_chain_run(mmaref_step *step, uint64_t *bits)
{
    const mmaref_dot_rules *rules = step->rules;
    word value;
    int32_t exponent;
    uint8_t left;

    if (!word_from(&step->accumulator, &value, &exponent)) {
        return false;
    }
    left = take_common(step, &value, &exponent);
    step->accumulates = step->accumulates || left != step->end - step->first;
    step->first = (uint8_t)(step->end - left);
    if (left == 0) {
        *bits = word_pack(rules, value, exponent);
        return true;
    }
    word_number(value, exponent, &step->accumulator);
    return false;
}
