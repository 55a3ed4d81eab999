/* SPDX-License-Identifier: MIT */
/* The common steps under blocks of one's own, and exact ones: finite terms of at most 32 bits, which are added in
 * words. dot_terms.c, dot_exact.c and dot_fused.c take the others. See dot.h. */
#include "dot.h"

/* ---- Terms ------------------------------------------------------------ */

#define TOP MMAREF_TERM_TOP

/* The exponent of a term is the one that alignment sees. The leading bit of a product is bit TOP + 1, TOP or, of
 * subnormals, below; that of what is rounded is TOP or, of a subnormal, below. */
static const mmaref_term zero_term = { 0, MMAREF_EXPONENT_OF_ZERO };
static const mmaref_term no_term = { 0, MMAREF_EXPONENT_OF_ZERO + 1 }; /* a running value that is none, like -0 */

/* The pattern, but for the place of the sign, of a running value of zero: the sign is bit 0. A number that was rounded
 * may read as zero. */
MMAREF_INLINE uint32_t pattern_of_zero(const mmaref_term *zero)
{
    return (uint32_t)(MMAREF_EXPONENT_OF_ZERO - zero->exponent);
}

/* Whether a running value is negative, -0, or none. */
MMAREF_INLINE bool is_below(const mmaref_term *running)
{
    return running->value < 0 || (running->value == 0 && (pattern_of_zero(running) & 1) != 0);
}

/* All bits set of a negative value, none of another. */
MMAREF_INLINE int32_t sign_of(int32_t value)
{
    return mmaref_shift_down(value, 31);
}

MMAREF_INLINE uint32_t magnitude_of_value(int32_t value)
{
    return ((uint32_t)value ^ (uint32_t)sign_of(value)) - (uint32_t)sign_of(value);
}

/* A magnitude below 2^31 with a sign. */
MMAREF_INLINE int32_t signed_magnitude(uint32_t magnitude, int32_t sign)
{
    return (int32_t)(magnitude ^ (uint32_t)sign) - sign;
}

/* Moves the leading bit of a magnitude to bit 31, whose exponent is *exponent. Pre: the magnitude is not 0, and below
 * 2^(32 - room). */
MMAREF_INLINE uint32_t normalise_term(uint32_t magnitude, int32_t room, int32_t *exponent)
{
#ifdef MMAREF_LEADING_ZEROS
    room = MMAREF_LEADING_ZEROS(magnitude);
#endif
    *exponent -= room;
    magnitude <<= room;
#ifndef MMAREF_LEADING_ZEROS
    for (; magnitude >> 31 == 0; magnitude <<= 1) { /* mostly few places */
        --*exponent;
    }
#endif
    return magnitude;
}

/* ---- Rounding --------------------------------------------------------- */

static void open_term_rounder(mmaref_term_rounder *r, const mmaref_dot_rules *rules, const mmaref_format_row *type,
                              uint8_t rounding)
{
    const uint32_t half = (uint32_t)1 << (30 - mmaref_kept_bits(type, rules));

    r->lowest = 1 - (int32_t)type->bias;
    r->binades = (uint8_t)(((uint32_t)1 << type->exponent_bits) - 3);
    r->lost = 2 * half - 1;
    r->increment = r->negative = r->odd = 0;
    r->even = rounding == MMAREF_ROUND_NEAREST_EVEN;
    switch (rounding) {
    case MMAREF_ROUND_NEAREST_EVEN:
    case MMAREF_ROUND_NEAREST_AWAY:
        r->increment = half;
        break;
    case MMAREF_ROUND_DOWN:
        r->negative = r->lost;
        break;
    case MMAREF_ROUND_UP:
        r->increment = r->lost;
        r->negative = 0 - r->lost;
        break;
    case MMAREF_ROUND_ODD:
        r->odd = 2 * half;
        break;
    default:
        break;
    }
}

/* The rounders of step->by.terms: of results, of products, of C plus the sum of a group. */
enum { RESULT, PRODUCT, ADDED };

/* Rounds a magnitude, of which the leading bit is bit 31 or, of a subnormal, below, and gives it a sign. Many sums lose
 * nothing, most products do. */
MMAREF_INLINE void round_off(const mmaref_term_rounder *r, unsigned which, uint32_t magnitude, int32_t sign,
                             int32_t exponent, mmaref_term *to)
{
    if (which == PRODUCT || (magnitude & r->lost) != 0) {
        const uint32_t added = r->increment + ((uint32_t)sign & r->negative), sum = magnitude + added;
        const uint32_t rest = sum & r->lost;

        if (sum < added) { /* a carry */
            magnitude = (uint32_t)1 << 31;
            exponent++;
        } else if (rest != 0) {
            magnitude = (sum - rest) | r->odd;
        } else {
            magnitude = r->even ? sum & ~(r->lost + 1) : sum;
        }
    }
    to->value = signed_magnitude(magnitude >> (31 - TOP), sign);
    to->exponent = exponent;
}

/* Whether a subnormal is read back with its leading bit where that of a normal number is. */
MMAREF_INLINE bool normalises(const mmaref_arithmetic *arithmetic)
{
    return arithmetic->adder == MMAREF_ADDER_SORTED || (arithmetic->subnormals & MMAREF_SUBNORMALS_NORMALISE) != 0;
}

/* A rounded subnormal as the block reads it back. One that reads as zero keeps its pattern, for it may be the last
 * result: so far is its exponent below that of zero, the sign in bit 0. */
MMAREF_INLINE void read_small(const mmaref_arithmetic *arithmetic, const mmaref_format_row *type, int32_t sign,
                              mmaref_term *to)
{
    uint32_t magnitude = magnitude_of_value(to->value), fraction = magnitude >> (TOP - type->fraction_bits);
    int32_t up;

    fraction = (arithmetic->subnormals & MMAREF_SUBNORMALS_FLUSH_OUT) != 0 ? 0 : fraction;
    if (fraction == 0 || (arithmetic->subnormals & MMAREF_SUBNORMALS_FLUSH_IN) != 0) {
        const bool plus = fraction == 0 && arithmetic->underflow_sign == MMAREF_UNDERFLOW_PLUS;
        to->value = 0;
        to->exponent = MMAREF_EXPONENT_OF_ZERO - (int32_t)(fraction << 1 | (sign != 0 && !plus));
    } else if (normalises(arithmetic)) {
        up = TOP - mmaref_highest_bit32(magnitude);
        to->value = signed_magnitude(magnitude << up, sign);
        to->exponent -= up;
    }
}

#define INFINITE 0x4000 /* the exponent of an infinity, or of a NaN in a type without it: above every other one */

/* Whether an infinity may be a running value. In a window it is a magnitude of 2^fraction_bits last places, of which
 * each of 128 finite products takes one at most; no other one is added to it. */
MMAREF_INLINE bool keeps_infinity(const mmaref_dot_rules *rules, unsigned which)
{
    return which == ADDED || (which == RESULT && rules->arithmetic->adder != MMAREF_ADDER_TREE &&
                              rules->arithmetic->fraction_bits >= 8 && !mmaref_adds_after(rules));
}

/* The same of a number of the highest binade or beyond, or of an infinity: false where it is an infinity or a NaN that
 * no running value may be. The sign of a NaN is lost as it is read. */
MMAREF_INLINE bool read_large(const mmaref_step *step, unsigned which, const mmaref_format_row *type, int32_t sign,
                              mmaref_term *to)
{
    const mmaref_term_rounder *r = &step->by.terms[which];
    const uint8_t overflow = step->rules->arithmetic->overflow;
    const int32_t highest = r->lowest + (int32_t)r->binades + (type->special != MMAREF_SPECIAL_IEEE);
    const uint32_t all = ((uint32_t)2 << type->fraction_bits) - 1 - (type->special == MMAREF_SPECIAL_NAN);
    const uint32_t largest = all << (TOP - type->fraction_bits);
    const bool infinite = to->exponent > INFINITE / 2, up = r->increment + ((uint32_t)sign & r->negative) != 0;

    if (to->exponent < highest || (to->exponent == highest && magnitude_of_value(to->value) <= largest)) {
        return true;
    }
    if (!infinite && (type->special == MMAREF_SPECIAL_NONE || overflow == MMAREF_OVERFLOW_SATURATE ||
                      (overflow == MMAREF_OVERFLOW_ROUNDED && !up))) {
        to->value = signed_magnitude(largest, sign);
        to->exponent = highest;
        return true;
    }
    to->value = signed_magnitude((uint32_t)1 << TOP, infinite && type->special == MMAREF_SPECIAL_NAN ? 0 : sign);
    to->exponent = INFINITE;
    return keeps_infinity(step->rules, which);
}

/* As round_with, of any exponent. */
MMAREF_NOINLINE static bool round_rare(const mmaref_step *step, unsigned which, uint32_t magnitude, int32_t sign,
                                       int32_t exponent, mmaref_term *to)
{
    const mmaref_term_rounder *r = &step->by.terms[which];
    const mmaref_dot_rules *rules = step->rules;
    const mmaref_format_row *type =
        which != PRODUCT ? rules->step : mmaref_rules_format(rules, rules->arithmetic->product_type);
    int32_t down = r->lowest - exponent;
    mmaref_term rounded;

    if (down > 0) {
        down = down < 31 ? down : 31;
        magnitude = magnitude >> down | (magnitude >> down << down != magnitude);
        exponent = r->lowest;
    }
    round_off(r, which, magnitude, sign, exponent, &rounded);
    if (magnitude_of_value(rounded.value) >> TOP == 0) {
        read_small(rules->arithmetic, type, sign, &rounded);
    } else if (!read_large(step, which, type, sign, &rounded)) {
        return false;
    }
    *to = rounded;
    return true;
}

/* Rounds a magnitude, of which the leading bit is bit 31, to a term, r being that of `which`, or a copy. False,
 * and nothing is changed, where that is an infinity or a NaN that no running value may be. */
MMAREF_INLINE bool round_with(const mmaref_term_rounder *r, const mmaref_step *step, unsigned which,
                              uint32_t magnitude, int32_t sign, int32_t exponent, mmaref_term *to)
{
    if ((uint32_t)(exponent - r->lowest) >= r->binades) {
        return round_rare(step, which, magnitude, sign, exponent, to);
    }
    round_off(r, which, magnitude, sign, exponent, to);
    return true;
}

#define WRAPPED 0x78000000u /* 2^32 - 2.125 * 2^30: sums of at most 2.125 * 2^30 that wrap around are no less */

/* The same of a sum in units of 2^grid, at most 2.125 * 2^(30 - up). False, too, where the sum is 0 or may have wrapped
 * around. */
MMAREF_INLINE bool round_word(const mmaref_term_rounder *r, const mmaref_step *step, int32_t sum, unsigned up,
                              int32_t grid, bool sticky, mmaref_term *to)
{
    uint32_t magnitude = magnitude_of_value(sum);
    int32_t exponent = grid + 31;

    if (magnitude - 1 >= (WRAPPED >> up) - 1) {
        return false;
    }
    magnitude = normalise_term(magnitude, (int32_t)up + 1, &exponent) | sticky;
    return round_with(r, step, RESULT, magnitude, sign_of(sum), exponent, to);
}

/* ---- Products --------------------------------------------------------- */

#define GROUP 4  /* products that are taken at once, where lines are unpacked */
#define SHORT 16 /* products that are kept at once of steps of at most so many */

MMAREF_INLINE void keep_product(mmaref_term *to, int32_t value, int32_t exponent)
{
    to->value = value;
    to->exponent = exponent;
}

/* Products of lines that are unpacked, of whole groups from product `first` on. */
MMAREF_NOINLINE static void multiply_groups(const mmaref_step *step, unsigned first, unsigned count, mmaref_term *to)
{
    const mmaref_tile *tile = step->tile;
    const bool narrow = tile->lane_bits == 8;
    const uint32_t mask = narrow ? 0xff : 0xffff, marks = (uint32_t)MMAREF_MARK(tile->lane_bits) * MMAREF_ONES(16);
    const int32_t origin = mmaref_tile_origin(tile);
    const unsigned words = mmaref_group_words(tile);
    const mmaref_packed *a = tile->words + first / GROUP * words, *b = a + (1u + step->column) * tile->line_words;
    unsigned k;

    for (count = (count + GROUP - 1) / GROUP; count != 0; count--, a += words, b += words, to += GROUP) {
        const uint32_t low = a[2].word + b[2].word, high = narrow ? low >> 8 : a[3].word + b[3].word;
        keep_product(&to[0], mmaref_significand(&a[0], 0) * mmaref_significand(&b[0], 0),
                     (int32_t)(low & mask) - origin);
        keep_product(&to[1], mmaref_significand(&a[0], 1) * mmaref_significand(&b[0], 1),
                     (int32_t)(low >> 16 & mask) - origin);
        keep_product(&to[2], mmaref_significand(&a[1], 0) * mmaref_significand(&b[1], 0),
                     (int32_t)(high & mask) - origin);
        keep_product(&to[3], mmaref_significand(&a[1], 1) * mmaref_significand(&b[1], 1),
                     (int32_t)(high >> 16 & mask) - origin);
        if ((low & high & marks) != marks) { /* some is zero */
            for (k = 0; k < GROUP; k++) {
                to[k].exponent = to[k].value == 0 ? MMAREF_EXPONENT_OF_ZERO : to[k].exponent;
            }
        }
    }
}

/* Any products; returns how many there are before one that is special. */
MMAREF_NOINLINE static unsigned take_each(const mmaref_step *step, unsigned first, unsigned count, mmaref_term *to)
{
    const mmaref_term *from = to, *end = to + count;
    unsigned k = first - step->first;
    mmaref_product p;

    for (; to != end; k++, to++) {
        mmaref_step_product(step, (uint8_t)k, &p);
        if (p.exponent == MMAREF_EXPONENT_SPECIAL) {
            break;
        }
        keep_product(to, p.negative ? -(int32_t)p.significand : (int32_t)p.significand,
                     p.significand == 0 ? MMAREF_EXPONENT_OF_ZERO : p.exponent);
    }
    return (unsigned)(to - from);
}

/* Rounds a product; false, and nothing is changed, where that is not common. */
MMAREF_INLINE bool round_product(const mmaref_term_rounder *r, const mmaref_step *step, unsigned which,
                                 mmaref_term *product)
{
    int32_t exponent = product->exponent + 31 - TOP;
    uint32_t magnitude = magnitude_of_value(product->value);

    if (magnitude != 0) {
        magnitude = normalise_term(magnitude, 2, &exponent);
        return round_with(r, step, which, magnitude, sign_of(product->value), exponent, product);
    }
    return true;
}

/* Rounds products to their type; returns how many there are before one that is not common. */
MMAREF_NOINLINE static unsigned round_products(const mmaref_step *step, mmaref_term *terms, unsigned count)
{
    const mmaref_term_rounder r = step->by.terms[PRODUCT];
    mmaref_term *at, *end = terms + count;

    for (at = terms; at != end; at++) {
        if (!round_product(&r, step, PRODUCT, at)) {
            break;
        }
    }
    return (unsigned)(at - terms);
}

/* Moves the leading bits of products to TOP; returns how many there are before one that has 30 significant bits. */
MMAREF_NOINLINE static unsigned normalise_products(mmaref_term *terms, unsigned count)
{
    mmaref_term *at, *end = terms + count;

    for (at = terms; at != end; at++) {
        const uint32_t magnitude = magnitude_of_value(at->value);
        if (magnitude >> (TOP + 1) != 0) {
            if ((magnitude & 1) != 0) {
                break;
            }
            at->value = mmaref_shift_down(at->value, 1);
            at->exponent++;
        } else if (magnitude >> TOP == 0 && magnitude != 0) {
            const int32_t up = TOP - mmaref_highest_bit32(magnitude);
            at->value *= (int32_t)1 << up;
            at->exponent -= up;
        }
    }
    return (unsigned)(at - terms);
}

/* Takes products from `first` on as terms, and up to a whole group others. Returns how many there are before one that
 * is not common. */
MMAREF_INLINE unsigned take_products(const mmaref_step *step, unsigned first, unsigned count, mmaref_term *terms)
{
    if (step->tile->unpacked && first % GROUP == 0) {
        multiply_groups(step, first, count, terms);
    } else {
        count = take_each(step, first, count, terms);
    }
    if (step->rules->product == MMAREF_PRODUCT_KEPT) {
        return count;
    }
    return step->rules->product == MMAREF_PRODUCT_ROUNDED ? round_products(step, terms, count)
                                                          : normalise_products(terms, count);
}

/* ---- Results ---------------------------------------------------------- */

/* A rounded sum as the next running value, given the one before. False, and nothing is changed, where that is not
 * common: a zero whose sign counts and may depend on those of the products. One that lost all bits of its terms may be
 * the sum of negative ones alone, but not with a running value that is not negative. */
MMAREF_INLINE bool become(const mmaref_step *step, const mmaref_term *running, const mmaref_term *sum,
                          mmaref_term *next)
{
    if (sum->value == 0 && sum->exponent == MMAREF_EXPONENT_OF_ZERO && !step->in_group &&
        (is_below(running) || !mmaref_zero_is_plus(step, false)) &&
        step->rules->arithmetic->zero_sign != MMAREF_ZERO_PLUS) {
        return false;
    }
    *next = *sum;
    return true;
}

/* ---- Aligning --------------------------------------------------------- */

#define EXACT_FRACTION 50 /* bits of an exact sum, where they are enough: 129 terms are below 2^(52 + 8) */

/* What of aligning is the same for all steps, but for `lost`. */
typedef struct {
    int32_t places; /* that a term of the max exponent is shifted down: TOP - fraction_bits */
    int32_t floor;
    uint8_t align;
    unsigned lost; /* how many terms lose bits, */
    unsigned most; /* and how many may, for the sum to be what the block asks for */
} aligner;

#define ANY_NUMBER 0xff /* as many terms as a step has, or more */

MMAREF_INLINE aligner open_aligner(const mmaref_dot_rules *rules)
{
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    aligner a;

    a.places = TOP - (arithmetic->fraction_bits == MMAREF_UNLIMITED ? EXACT_FRACTION : arithmetic->fraction_bits);
    a.floor = arithmetic->exponent_floor;
    a.align = arithmetic->align;
    a.lost = 0;
    a.most = arithmetic->fraction_bits == MMAREF_UNLIMITED ? 0 : ANY_NUMBER;
    return a;
}

/* Whether the rounding of a sum sees that bits are lost. */
MMAREF_INLINE bool is_sticky(const aligner *a)
{
    return a->lost != 0 && a->align == MMAREF_ALIGN_STICKY;
}

/* What is added to a value that loses bits and is rounded down, in two's complement; `rest` is what is lost in units of
 * 2^-32 of its last place, and may be sticky.
 *
 *                   value above zero    below zero
 *   floor           0                   0
 *   jam             1 if it is even     1 if it is even: the magnitude rounded down is of the other parity
 *   nearest even    1 if the rest is above a half, or is a half and the value odd
 *   others          0                   1
 */
MMAREF_INLINE int32_t align_up(uint8_t align, bool negative, bool odd, uint32_t rest)
{
    if (align == MMAREF_ALIGN_TRUNCATE || align == MMAREF_ALIGN_STICKY) {
        return negative;
    }
    if (align == MMAREF_ALIGN_NEAREST_EVEN) {
        return rest > MMAREF_HALF || (rest == MMAREF_HALF && odd);
    }
    return align == MMAREF_ALIGN_JAM && !odd;
}

/* A value, at most 2^30, shifted down by `down` places, as the block says. */
MMAREF_INLINE int32_t align_down(aligner *a, int32_t value, int32_t down)
{
    int32_t kept;

    down = down < 31 ? down : 31;
    kept = mmaref_shift_down(value, (unsigned)down);
    if ((int32_t)((uint32_t)kept << down) == value) {
        return kept;
    }
    a->lost++;
    return kept + align_up(a->align, value < 0, (kept & 1) != 0, (uint32_t)value << (32 - down));
}

/* The same where so many may be negative: by 22 places at most, of an exact sum. */
MMAREF_INLINE int64_t align_one(aligner *a, int32_t value, int32_t down)
{
    return down < 0 ? mmaref_scale_up(value, (unsigned)-down) : align_down(a, value, down);
}

/* The max exponent of terms, from the first to the last, and of `max`. */
MMAREF_INLINE int32_t max_exponent(const mmaref_term *terms, const mmaref_term *last, int32_t max)
{
    const mmaref_term *end = last + 1;

    do {
        max = terms->exponent > max ? terms->exponent : max; /* that of a zero is below all */
    } while (++terms != end);
    return max;
}

/* The sum of terms, from the first to the last, in units of 2^(TOP - down). */
MMAREF_INLINE int64_t sum_aligned(aligner *a, const mmaref_term *terms, const mmaref_term *last, int32_t down)
{
    int64_t sum = 0;

    do {
        sum += align_one(a, terms->value, down - terms->exponent);
    } while (terms++ != last);
    return sum;
}

/* Rounds a sum in units of 2^grid, as the next running value. False where that is not common. */
MMAREF_INLINE bool round_sum(const mmaref_step *step, const mmaref_term *running, int64_t sum, int32_t grid,
                             bool sticky, mmaref_term *next)
{
    uint32_t magnitude = 0;

    if (sum == 0) {
        return become(step, running, &zero_term, next);
    }
    grid += mmaref_normalise(sum < 0 ? (uint64_t)-sum : (uint64_t)sum, &magnitude);
    return round_with(&step->by.terms[RESULT], step, RESULT, magnitude | sticky, -(int32_t)(sum < 0), grid, next);
}

/* ---- Adders ----------------------------------------------------------- */

/* An adder takes steps whose first running value is in `terms`, the products from there to `last`. The result of each
 * takes the place of its last product, which is that in front of the next step. Returns the place of the last result
 * that is common. */

/* The last product of the step behind `terms`. */
MMAREF_INLINE mmaref_term *end_of_step(const mmaref_step *step, mmaref_term *terms, mmaref_term *last)
{
    const unsigned products = step->rules->products;

    return (unsigned)(last - terms) < products ? last : terms + products;
}

/* ---- A window --------------------------------------------------------- */

/* The fraction bits of a sum of so many products and a running value that fits a word, or wraps around to 2^30 or more.
 * Pre: SHORT products at most. A product that is aligned is at most 2^(fraction_bits + 2), the running value half of
 * that.
 *
 *   products   sum in units of 2^fraction_bits   fraction bits   at most
 *   1          6                                 28              1.5 * 2^30
 *   2, 3       10, 14                            27              1.75 * 2^30
 *   4 .. 8     18 .. 34                          26              2.125 * 2^30
 *   9 .. 16    38 .. 66                          25              2.0625 * 2^30
 */
static int32_t word_fraction(unsigned products)
{
    return products == 1 ? 28 : products < 4 ? 27 : products <= 8 ? 26 : 25;
}

/* Rounds the sum of a step in a word. Where one term of an exact sum loses bits, rounded down, the sum is made odd,
 * which needs its leading bit at TOP - 3 or above: a type keeps 24 bits. */
MMAREF_INLINE bool end_word(const mmaref_term_rounder *r, const mmaref_step *step, const aligner *a, int32_t sum,
                            unsigned up, int32_t down, mmaref_term *next)
{
    if (a->lost != 0) {
        sum |= a->most == 1;
        if (a->lost > a->most || (a->most == 1 && magnitude_of_value(sum) >> (TOP - 3) == 0)) {
            return false;
        }
    }
    return round_word(r, step, sum, up, down - TOP, is_sticky(a), next);
}

/* A step in a word. Its sum may wrap around, which round_word finds out. */
MMAREF_INLINE bool add_word(const mmaref_term_rounder *r, const mmaref_step *step, aligner *a,
                            const mmaref_term *terms, mmaref_term *last, unsigned up)
{
    const int32_t down = max_exponent(terms, last, a->floor) + a->places;
    const mmaref_term *end = last + 1;
    uint32_t sum = 0;

    a->lost = 0;
    do {
        sum += (uint32_t)align_down(a, terms->value, down - terms->exponent);
    } while (++terms != end);
    return end_word(r, step, a, (int32_t)sum, up, down, last);
}

/* The same of one product, y, and the running value x. */
MMAREF_INLINE bool add_one(const mmaref_term_rounder *r, const mmaref_step *step, aligner *a, const mmaref_term *x,
                           const mmaref_term *y, mmaref_term *sum)
{
    int32_t down = x->exponent > y->exponent ? x->exponent : y->exponent;

    down = (down > a->floor ? down : a->floor) + a->places;
    a->lost = 0;
    return end_word(r, step, a,
                    align_down(a, x->value, down - x->exponent) + align_down(a, y->value, down - y->exponent),
                    (unsigned)a->places, down, sum); /* word_fraction is TOP */
}

/* A step of more bits. */
MMAREF_NOINLINE static bool add_words(const mmaref_step *step, const mmaref_term *terms, mmaref_term *last)
{
    aligner a = open_aligner(step->rules);
    const int32_t down = max_exponent(terms, last, a.floor) + a.places;
    int64_t sum = sum_aligned(&a, terms, last, down);

    return a.lost <= a.most && round_sum(step, terms, sum, down - TOP, is_sticky(&a), last);
}

/* The aligner of steps in a word. Where the block keeps more bits than a word has, a sum to which no term loses bits is
 * the block's, too; of an exact sum one term may (end_word). */
MMAREF_INLINE aligner open_word_aligner(const mmaref_step *step)
{
    const int32_t places = TOP - word_fraction(step->rules->products);
    aligner a = open_aligner(step->rules);

    if (a.places < places) {
        a.places = places;
        a.most = a.most == 0 ? 1 : 0;
        a.align = MMAREF_ALIGN_FLOOR;
    }
    return a;
}

/* Running value and products are aligned to their max exponent. */
MMAREF_NOINLINE static mmaref_term *add_windows(const mmaref_step *step, mmaref_term *terms, mmaref_term *last)
{
    const mmaref_term_rounder r = step->by.terms[RESULT];
    aligner a = open_word_aligner(step);
    const int32_t up = word_fraction(step->rules->products) - TOP + a.places;
    mmaref_term *next;

    for (; terms != last; terms = next) {
        next = end_of_step(step, terms, last);
        if (!add_word(&r, step, &a, terms, next, (unsigned)up)) {
            break;
        }
    }
    return terms;
}

/* The same of steps of one product. */
MMAREF_NOINLINE static mmaref_term *add_ones(const mmaref_step *step, mmaref_term *terms, mmaref_term *last)
{
    const mmaref_term_rounder r = step->by.terms[RESULT];
    aligner a = open_word_aligner(step);
    mmaref_term running = *terms, sum;

    for (; terms != last; terms++) {
        if (!add_one(&r, step, &a, &running, terms + 1, &sum)) {
            break;
        }
        running = sum; /* which compilers keep in registers: its address is not taken */
    }
    *terms = running;
    return terms;
}

/* A step of more than SHORT products: from the last chunk to the first the max exponent is found, then all
 * chunks but the first are taken once more to be added. */
MMAREF_NOINLINE static bool add_long(const mmaref_step *step, mmaref_term *running, unsigned first, unsigned count)
{
    aligner a = open_aligner(step->rules);
    int32_t max = max_exponent(running, running, a.floor), down;
    unsigned at, some = 0;
    mmaref_term terms[MMAREF_CHUNK];
    int64_t sum;

    for (at = count; at != 0; at -= some) {
        some = (at - 1) % MMAREF_CHUNK + 1;
        if (take_products(step, first + at - some, some, terms) != some) {
            return false;
        }
        max = max_exponent(terms, terms + some - 1, max);
    }
    down = max + a.places;
    sum = sum_aligned(&a, running, running, down);
    for (at = 0; at != count; at += some) {
        some = count - at < MMAREF_CHUNK ? count - at : MMAREF_CHUNK;
        if (at != 0) {
            (void)take_products(step, first + at, some, terms);
        }
        sum += sum_aligned(&a, terms, terms + some - 1, down);
    }
    return a.lost <= a.most && round_sum(step, running, sum, down - TOP, is_sticky(&a), running);
}

/* ---- By size ---------------------------------------------------------- */

/* Terms are added one by one, the largest first. Sum and term are aligned to the higher one of their leading bits. */

#define UNSORTED_FRACTION 27 /* of 9 terms, aligned to a binade above the highest exponent: 2.125 * 2^30 at most */
#define UNSORTED_LEAST 25    /* with fewer fraction bits most steps lose some */
#define SORTED_FRACTION 28   /* at most, of a sum that fits a word: it is at most 2^(fraction_bits + 2) */
#define LEADING (TOP + 1)    /* where sorted terms have their leading bits */

/* A step that loses nothing; false, and nothing is changed, for another one. No sum on the way is above that of all
 * terms of one sign: where none of them loses bits, aligned to that sum, they may be added in any order. */
MMAREF_INLINE bool add_unsorted(const mmaref_step *step, const aligner *a, const mmaref_term *terms, mmaref_term *last)
{
    const int32_t top = max_exponent(terms, last, a->floor) + 1, down = top + TOP - UNSORTED_FRACTION;
    const int32_t fraction = a->places > TOP - 30 ? TOP - a->places : 30;
    const uint32_t max_bit = (uint32_t)1 << (UNSORTED_FRACTION - 1); /* no sum is aligned to less */
    const mmaref_term *at = terms, *end = last + 1;
    uint32_t above = 0, below = 0, all = 0; /* magnitudes of terms above zero, and below; all their bits */

    do {
        const int32_t places = down - at->exponent;
        if (places < 32) {
            const int32_t kept = mmaref_shift_down(at->value, (unsigned)places);
            if ((int32_t)((uint32_t)kept << places) != at->value) {
                return false;
            }
            if (kept < 0) {
                below -= (uint32_t)kept;
            } else {
                above += (uint32_t)kept;
            }
            all |= (uint32_t)kept;
        } else if (at->value != 0) {
            return false;
        }
    } while (++at != end);
    return (above | below | max_bit) >> fraction >> 1 < (all & (0 - all)) && /* its lowest bit */
           round_word(&step->by.terms[RESULT], step, (int32_t)(above - below), 0, top - UNSORTED_FRACTION, false, last);
}

/* Moves leading bits of terms to LEADING, and sorts them: the largest first, those of the same size in their order.
 * Zeros are left out. Returns the place behind them. */
MMAREF_NOINLINE static mmaref_term *sort_terms(mmaref_term *terms, const mmaref_term *last)
{
    const mmaref_term *from = terms;
    mmaref_term *end = terms, *to;

    do {
        mmaref_term term = *from;
        uint32_t magnitude = magnitude_of_value(term.value);
        if (magnitude != 0) {
            for (; magnitude >> LEADING == 0; magnitude <<= 1) {
                term.value *= 2;
                term.exponent--;
            }
            for (to = end++; to != terms && to[-1].exponent <= term.exponent &&
                             (to[-1].exponent != term.exponent || magnitude_of_value(to[-1].value) < magnitude);
                 to--) {
                *to = to[-1];
            }
            *to = term;
        }
    } while (from++ != last);
    return end;
}

/* What is added to a sum that was shifted down by a place and rounded down, where it lost a bit by that. */
MMAREF_INLINE int32_t align_half(aligner *a, bool lost, bool negative, bool odd)
{
    if (!lost) {
        return 0;
    }
    a->lost++;
    return align_up(a->align, negative, odd, MMAREF_HALF);
}

/* A step whose sum, a value of the exponent `grid`, fits a word. It stays below 4 * one: a term is at most 2 * one, or
 * one where the sum was halved, to at most 2 * one. The products are changed; the running value is not, where the
 * result is not common. */
MMAREF_INLINE bool add_sorted(const mmaref_step *step, aligner *a, mmaref_term *terms, mmaref_term *last)
{
    const int32_t down = LEADING - TOP + a->places, floor = a->floor + a->places;
    const uint32_t one = (uint32_t)1 << (TOP - a->places);
    const mmaref_term running = *terms, *end = sort_terms(terms, last), *at = terms;
    int32_t sum, grid = at->exponent + down > floor ? at->exponent + down : floor;

    if (at == end) {
        return become(step, terms, &zero_term, last);
    }
    a->lost = 0;
    sum = align_down(a, at->value, grid - at->exponent);
    while (++at != end) {
        uint32_t magnitude = magnitude_of_value(sum); /* below 4 * one */
        if (magnitude >= 2 * one) {
            sum = mmaref_shift_down(sum, 1);
            sum += align_half(a, (magnitude & 1) != 0, sum < 0, (sum & 1) != 0);
            grid++;
        } else {
            for (; magnitude < one && grid > at->exponent + down && grid > floor; magnitude <<= 1, grid--) {
                sum *= 2;
            }
        }
        sum += align_down(a, at->value, grid - at->exponent);
    }
    *terms = running;
    return sum == 0 ? become(step, terms, &zero_term, last)
                    : round_word(&step->by.terms[RESULT], step, sum, (unsigned)a->places, /* SORTED_FRACTION is TOP */
                                 grid - TOP, is_sticky(a), last);
}

/* Takes steps that fit a word: whose sums have few fraction bits, or lose none. */
MMAREF_NOINLINE static mmaref_term *add_sizes(const mmaref_step *step, mmaref_term *terms, mmaref_term *last)
{
    aligner a = open_aligner(step->rules);
    mmaref_term *next;

    for (; terms != last; terms = next) {
        next = end_of_step(step, terms, last);
        if (!(a.places <= TOP - UNSORTED_LEAST && add_unsorted(step, &a, terms, next)) &&
            !(a.places >= TOP - SORTED_FRACTION && add_sorted(step, &a, terms, next))) {
            break;
        }
    }
    return terms;
}

/* The same of more fraction bits. */
MMAREF_NOINLINE static bool add_wide_sizes(const mmaref_step *step, mmaref_term *terms, mmaref_term *last)
{
    aligner a = open_aligner(step->rules);
    const int32_t down = LEADING - TOP + a.places, floor = a.floor + a.places;
    const uint64_t one = (uint64_t)1 << (TOP - a.places);
    const mmaref_term running = *terms, *end = sort_terms(terms, last), *at;
    int32_t grid = terms->exponent + down > floor ? terms->exponent + down : floor;
    int64_t sum = 0;

    for (at = terms; at != end; at++) {
        uint64_t magnitude = sum < 0 ? (uint64_t)-sum : (uint64_t)sum; /* below 4 * one */
        if (magnitude >= 2 * one) {
            sum = mmaref_shift_down64(sum, 1);
            sum += align_half(&a, (magnitude & 1) != 0, sum < 0, (sum & 1) != 0);
            grid++;
        } else {
            for (; magnitude < one && grid > at->exponent + down && grid > floor; magnitude <<= 1, grid--) {
                sum *= 2;
            }
        }
        sum += align_one(&a, at->value, grid - at->exponent);
    }
    *terms = running;
    return round_sum(step, terms, sum, grid - TOP, is_sticky(&a), last);
}

/* ---- A tree ----------------------------------------------------------- */

/* The sum of two terms, rounded; false where that is not common. What a shift loses makes the sum odd (sticky), which
 * needs its leading bit at TOP - 3 or above: a type keeps 24 bits. */
MMAREF_INLINE bool add_terms(const mmaref_term_rounder *r, const mmaref_step *step, unsigned which,
                             const mmaref_term *x, const mmaref_term *y, mmaref_term *sum)
{
    bool lost;
    int32_t exponent, total = mmaref_term_add(x, y, &exponent, &lost);
    uint32_t magnitude;

    if (lost) {
        total |= 1;
        if (magnitude_of_value(total) >> (TOP - 3) == 0) {
            return false;
        }
    } else if (total == 0) {
        *sum = zero_term; /* the sign of a zero changes no other sum */
        return true;
    }
    magnitude = magnitude_of_value(total);
    exponent += 31 - TOP;
    magnitude = normalise_term(magnitude, 1, &exponent);
    return round_with(r, step, which, magnitude, sign_of(total), exponent, sum);
}

/* Neighbours are added, then neighbours of these sums, until one is left; the last one of an odd number goes up as it
 * is. The sum takes the place of the first one. */
MMAREF_INLINE bool reduce_with(const mmaref_term_rounder *r, const mmaref_step *step, mmaref_term *terms,
                               const mmaref_term *last)
{
    const mmaref_term *from;
    mmaref_term *to;

    for (; terms != last; last = to - 1) {
        for (from = terms, to = terms; from < last; from += 2, to++) {
            if (!add_terms(r, step, RESULT, &from[0], &from[1], to)) {
                return false;
            }
        }
        if (from == last) {
            *to++ = *from;
        }
    }
    return true;
}

MMAREF_NOINLINE static bool reduce(const mmaref_step *step, mmaref_term *terms, const mmaref_term *last)
{
    const mmaref_term_rounder r = step->by.terms[RESULT];

    return reduce_with(&r, step, terms, last);
}

/* The running value, where it is a term, is added to the sum of the products, which is rounded unless `one` product is
 * all of it. Rounding it again would change the largest number, of which result_bits may leave less. */
MMAREF_INLINE bool add_running(const mmaref_term_rounder *r, const mmaref_step *step, const mmaref_term *running,
                               const mmaref_term *products, bool one, mmaref_term *sum)
{
    if (running->exponent == no_term.exponent && !one) {
        *sum = *products;
        return true;
    }
    return add_terms(r, step, RESULT, running, products, sum);
}

MMAREF_NOINLINE static mmaref_term *add_trees(const mmaref_step *step, mmaref_term *terms, mmaref_term *last)
{
    const mmaref_term_rounder *r = &step->by.terms[RESULT];
    mmaref_term *next, sum;

    for (; terms != last; terms = next) {
        next = end_of_step(step, terms, last);
        if (!reduce_with(r, step, terms + 1, next) ||
            !add_running(r, step, terms, terms + 1, next - terms == 1, &sum) ||
            !become(step, terms, &sum, next)) {
            break;
        }
    }
    return terms;
}

#define LEVELS 4 /* of sums of 8, 16, 32, 64 products that wait for another one */

/* A step of more than SHORT products: a tree of sums of MMAREF_CHUNK each. */
MMAREF_NOINLINE static bool add_pairwise(const mmaref_step *step, mmaref_term *running, unsigned first,
                                         unsigned count)
{
    mmaref_term sums[LEVELS + MMAREF_CHUNK], *terms = sums; /* behind those that wait */
    unsigned chunks = 0, some, rest;

    for (; count != 0; count -= some, first += some) {
        some = count < MMAREF_CHUNK ? count : MMAREF_CHUNK;
        if (take_products(step, first, some, terms) != some || !reduce(step, terms, terms + some - 1)) {
            return false;
        }
        terms++;
        for (rest = ++chunks; (rest & 1) == 0; rest >>= 1) { /* two sums wait at least */
            terms--;
            if (!reduce(step, terms - 1, terms)) {
                return false;
            }
        }
    }
    for (; terms - sums > 1; terms--) {
        if (!reduce(step, terms - 2, terms - 1)) {
            return false;
        }
    }
    return add_running(&step->by.terms[RESULT], step, running, sums, false, sums) &&
           become(step, running, sums, running);
}

/* ---- Steps ------------------------------------------------------------ */

/* A pattern that is no normal number, as the first running value; false for an infinity and a NaN. An infinity is
 * unpacked where steps have one, too. */
MMAREF_NOINLINE static bool open_other(const mmaref_step *step, const mmaref_format_row *type, uint32_t bits,
                                       mmaref_term *t)
{
    mmaref_number number;

    mmaref_number_unpack(type, bits, step->rules->arithmetic->subnormals, &number);
    t->value = 0;
    t->exponent = MMAREF_EXPONENT_OF_ZERO - number.negative;
    if (number.special == MMAREF_NUMBER_FINITE && number.significand != 0) {
        if (type != step->rules->step || normalises(step->rules->arithmetic)) {
            number.scale = mmaref_number_leading(&number); /* C is widened first */
        }
        t->value = (int32_t)((uint32_t)number.significand << (TOP + number.exponent - number.scale));
        t->value = number.negative != 0 ? -t->value : t->value;
        t->exponent = number.scale;
    } else if (number.special == MMAREF_NUMBER_INFINITY && step->rules->step->special == MMAREF_SPECIAL_IEEE) {
        t->value = signed_magnitude((uint32_t)1 << TOP, -(int32_t)number.negative);
        t->exponent = INFINITE;
    }
    return number.special == MMAREF_NUMBER_FINITE;
}

/* A pattern as the first running value; false for an infinity and a NaN. */
MMAREF_INLINE bool open_running(const mmaref_step *step, const mmaref_format_row *type, uint32_t bits,
                                mmaref_term *to)
{
    return mmaref_term_unpack(type, bits, to) || open_other(step, type, bits, to);
}

/* A running value as a pattern: an infinity, a zero, a subnormal one that is normalised, `down` places below the least
 * exponent. */
MMAREF_NOINLINE static uint32_t pack_other(const mmaref_format_row *type, const mmaref_term *running, int32_t down)
{
    if (running->exponent == INFINITE) {
        return (uint32_t)mmaref_pack_infinity(type, running->value < 0);
    }
    if (running->value == 0) {
        return pattern_of_zero(running) >> 1 | (uint32_t)mmaref_pack_zero(type, pattern_of_zero(running) & 1);
    }
    return magnitude_of_value(running->value) >> (TOP - type->fraction_bits) >> down |
           (uint32_t)mmaref_pack_zero(type, running->value < 0);
}

/* The same of any running value. The leading bit of a normal number makes the exponent field one more. */
MMAREF_INLINE uint32_t pack_running(const mmaref_step *step, const mmaref_term *running)
{
    const mmaref_format_row *type = step->rules->step;
    uint32_t field = (uint32_t)(running->exponent - step->by.terms[RESULT].lowest);

    if (field >= INFINITE / 2) {
        return pack_other(type, running, -(int32_t)field);
    }
    field += (uint32_t)(running->value < 0) << type->exponent_bits;
    return (field << type->fraction_bits) + (magnitude_of_value(running->value) >> (TOP - type->fraction_bits));
}

void mmaref_terms_open(mmaref_term_rounder rounders[3], const mmaref_dot_rules *rules)
{
    uint8_t type = rules->arithmetic->product_type;

    open_term_rounder(&rounders[RESULT], rules, rules->step, rules->rounding);
    open_term_rounder(&rounders[PRODUCT], rules, type == 0 ? rules->step : mmaref_rules_format(rules, type),
                      rules->rounding);
    open_term_rounder(&rounders[ADDED], rules, rules->step, MMAREF_ROUND_NEAREST_EVEN);
}

/* Takes steps of a word, as many as there are, by the adder of the block. */
MMAREF_INLINE mmaref_term *add_in_words(const mmaref_step *step, mmaref_term *terms, mmaref_term *last)
{
    switch (step->rules->adder) {
    case MMAREF_ADDER_SORTED:
        return add_sizes(step, terms, last);
    case MMAREF_ADDER_TREE:
        return add_trees(step, terms, last);
    default:
        return step->rules->products == 1 ? add_ones(step, terms, last) : add_windows(step, terms, last);
    }
}

/* Takes another step. */
MMAREF_INLINE bool add_other(const mmaref_step *step, mmaref_term *terms, mmaref_term *last)
{
    switch (step->rules->adder) {
    case MMAREF_ADDER_SORTED:
        return step->rules->arithmetic->fraction_bits > SORTED_FRACTION && add_wide_sizes(step, terms, last);
    case MMAREF_ADDER_TREE:
        return false;
    default:
        return add_words(step, terms, last);
    }
}

MMAREF_INLINE mmaref_term *add_steps(const mmaref_step *step, mmaref_term *terms, mmaref_term *last)
{
    bool common = true;
    mmaref_term *next;

    do {
        terms = add_in_words(step, terms, last);
        if (terms != last) {
            next = end_of_step(step, terms, last);
            common = add_other(step, terms, next);
            terms = common ? next : terms;
        }
    } while (common && terms != last);
    return terms;
}

/* Takes steps of at most SHORT products each, from product `first` on, as many as are kept at once. Returns the
 * first product that is left. */
MMAREF_INLINE unsigned take_short(const mmaref_step *step, mmaref_term *running, unsigned first, unsigned end)
{
    const unsigned products = step->rules->products;
    const unsigned some = end - first <= SHORT ? end - first : SHORT - SHORT % products;
    mmaref_term terms[1 + SHORT]; /* the value in front of a step stays in front of its products */
    const mmaref_term *last;
    unsigned taken;

    taken = take_products(step, first, some, terms + 1);
    terms[0] = *running;
    last = add_steps(step, terms, terms + (taken == some ? some : taken - taken % products));
    *running = *last;
    return first + (unsigned)(last - terms);
}

/* Takes steps from product `first` on; `brief`: of at most SHORT products. Returns the first product that is left. */
MMAREF_INLINE unsigned take_steps(const mmaref_step *step, mmaref_term *running, unsigned first, unsigned end,
                                  bool brief)
{
    const unsigned products = step->rules->products, count = end - first < products ? end - first : products;

    if (brief) {
        return take_short(step, running, first, end);
    }
    return (step->rules->arithmetic->adder == MMAREF_ADDER_TREE ? add_pairwise(step, running, first, count)
                                                                : add_long(step, running, first, count))
               ? first + count
               : first;
}

/* As mmaref_terms_run. */
MMAREF_INLINE bool run_steps(mmaref_step *step, const mmaref_format_row *type, uint64_t *value, bool brief)
{
    unsigned left, next, end = step->end;
    mmaref_term running = no_term;

    if (step->accumulates && !open_running(step, type, (uint32_t)*value, &running)) {
        return false;
    }
    step->in_group = false;
    if (mmaref_may_be_special(step) && step->tile->unpacked) { /* the steps in front of what is special */
        end = step->first + mmaref_step_skip(step, 0, (uint8_t)(end - step->first));
        end = end == step->end ? end : end - (end - step->first) % step->rules->products;
    }
    for (left = step->first; left != end; left = next) {
        next = take_steps(step, &running, left, end, brief);
        if (next == left) {
            break;
        }
    }
    if (left == step->first) {
        return false;
    }
    step->first = (uint8_t)left;
    *value = pack_running(step, &running);
    return true;
}

/* Each has a frame of its own: that of brief steps is not below long ones. */
MMAREF_NOINLINE static bool run_brief(mmaref_step *step, const mmaref_format_row *type, uint64_t *value)
{
    return run_steps(step, type, value, true);
}

MMAREF_NOINLINE static bool run_long(mmaref_step *step, const mmaref_format_row *type, uint64_t *value)
{
    return run_steps(step, type, value, false);
}

bool mmaref_terms_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value)
{
    return step->rules->products <= SHORT ? run_brief(step, type, value) : run_long(step, type, value);
}

/* ---- Groups whose sums are added to C ---------------------------------- */

/* Sums groups of one product each, from the first one on, as long as aligning loses nothing: rounds the product, which
 * often is one of the type of results. Returns how many there are. */
MMAREF_INLINE unsigned sum_ones(const mmaref_term_rounder *r, const mmaref_step *step, const aligner *a,
                                mmaref_term *products, unsigned count)
{
    const uint32_t below = ((uint32_t)1 << a->places) - 1, lost = r->lost >> (30 - TOP) | below;
    const uint32_t leading = (uint32_t)1 << TOP;
    mmaref_term *at, *end = products + count;

    for (at = products; at != end; at++) {
        const uint32_t value = (uint32_t)at->value;
        if (value != 0 && (at->exponent < a->floor || (value & lost) != 0 || value + leading < 2 * leading ||
                           (uint32_t)(at->exponent - r->lowest) >= r->binades) &&
            (at->exponent < a->floor || (value & below) != 0 || !round_product(r, step, RESULT, at))) {
            break;
        }
    }
    return (unsigned)(at - products);
}

/* Sums groups, whose products are behind `terms`, in windows. The sum of each takes the place of its last product.
 * Returns how many of `count` groups there are before one that is not common. */
MMAREF_NOINLINE static unsigned sum_windows(const mmaref_step *step, mmaref_term *terms, unsigned count)
{
    const unsigned group = step->rules->group;
    const mmaref_term_rounder *r = &step->by.terms[RESULT];
    aligner a = open_word_aligner(step);
    const unsigned up = (unsigned)(word_fraction(step->rules->products) - TOP + a.places);
    mmaref_term *from, *last, *next;
    unsigned left;

    for (left = count; left != 0; left--) {
        if (group == 1) {
            const unsigned sums = sum_ones(r, step, &a, terms + 1, left);
            terms += sums;
            left -= sums;
            if (left == 0) {
                break;
            }
        }
        last = terms + group;
        for (from = terms + 1; terms != last; from = terms = next) { /* nothing is in front of the first step */
            next = end_of_step(step, terms, last);
            if (!(from == terms && step->rules->products == 1 ? add_one(r, step, &a, terms, next, next)
                                                              : add_word(r, step, &a, from, next, up)) &&
                !add_words(step, from, next)) {
                return count - left;
            }
        }
    }
    return count;
}

/* Adds the sum of a group to what C and the groups before came to. False, and nothing is changed, where the result is
 * not common, or is a zero whose sign may count. */
MMAREF_INLINE bool add_sum(const mmaref_term_rounder *r, const mmaref_step *step, const mmaref_term *sum,
                           mmaref_term *total)
{
    if (total->value != 0 || sum->value != 0) {
        return add_terms(r, step, ADDED, total, sum, total);
    }
    if (is_below(total)) {
        return false;
    }
    *total = zero_term;
    return true;
}

/* The same of the sums of `count` groups, each of which has the place of the group's last product; returns how many are
 * added. */
MMAREF_NOINLINE static unsigned add_sums(const mmaref_step *step, const mmaref_term *sums, unsigned count,
                                         mmaref_term *total)
{
    const mmaref_term_rounder *r = &step->by.terms[ADDED];
    const unsigned group = step->rules->group;
    unsigned left;

    for (left = count; left != 0 && add_sum(r, step, sums, total); left--) {
        sums += group;
    }
    return count - left;
}

/* Sums groups by other adders, and adds each sum. Returns how many there are before one that is not common. */
MMAREF_NOINLINE static unsigned add_groups(const mmaref_step *step, mmaref_term *terms, unsigned count,
                                           mmaref_term *total)
{
    const bool after_product = step->rules->arithmetic->accumulate == MMAREF_ACCUMULATE_AFTER_PRODUCT;
    mmaref_term *last;
    unsigned left;

    for (left = count; left != 0; left--, terms = last) {
        last = terms + step->rules->group;
        *terms = after_product ? no_term : zero_term;
        if (add_steps(step, terms, last) != last || add_sums(step, last, 1, total) == 0) {
            break;
        }
    }
    return count - left;
}

bool mmaref_groups_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value)
{
    const unsigned group = step->rules->group;
    unsigned left = step->first, end = step->rules->elements, count, taken;
    mmaref_term terms[1 + MMAREF_CHUNK], total;

    if (!open_running(step, type, (uint32_t)*value, &total) && total.exponent != INFINITE) {
        return false;
    }
    step->in_group = true;
    if (mmaref_may_be_special(step) && step->tile->unpacked) {
        end = left + mmaref_step_skip(step, 0, (uint8_t)(end - left));
    }
    do {
        count = (end - left < MMAREF_CHUNK ? end - left : MMAREF_CHUNK) / group;
        taken = take_products(step, left, count * group, terms + 1) / group;
        if (step->rules->adder == MMAREF_ADDER_WINDOW || step->rules->sums_nothing) {
            taken = step->rules->sums_nothing ? taken : sum_windows(step, terms, taken);
            taken = add_sums(step, terms + group, taken, &total);
        } else {
            taken = add_groups(step, terms, taken, &total);
        }
        left += taken * group;
    } while (taken == count && end - left >= group);
    if (left == step->first) {
        return false;
    }
    step->first = step->end = (uint8_t)left;
    *value = pack_running(step, &total);
    return true;
}
