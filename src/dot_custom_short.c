/* SPDX-License-Identifier: MIT */
/* The common steps under blocks of one's own, and exact ones: finite terms of at most 32 bits, which are added in
 * words. dot_custom.c, dot_exact.c and dot_fused.c take the others. See dot.h. */
#include "dot.h"

/* ---- Terms ------------------------------------------------------------ */

#define TOP MMAREF_TERM_TOP

/* The exponent of a term is the one that alignment sees. The leading bit of a product is bit TOP + 1, TOP or, of
 * subnormals, below; that of what is rounded is TOP or, of a subnormal, below. */
static const mmaref_term zero_term = { 0, MMAREF_EXPONENT_OF_ZERO };

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

/* Moves the leading bit of a magnitude to TOP; its last bit is sticky. Pre: the magnitude is not 0. */
MMAREF_INLINE uint32_t normalise_term(uint32_t magnitude, int32_t *exponent)
{
    for (; magnitude >> (TOP + 1) != 0; ++*exponent) {
        magnitude = magnitude >> 1 | (magnitude & 1);
    }
    for (; magnitude >> TOP == 0; --*exponent) {
        magnitude <<= 1;
    }
    return magnitude;
}

/* ---- Rounding --------------------------------------------------------- */

static void open_term_rounder(mmaref_term_rounder *r, const mmaref_dot_rules *rules, const mmaref_format_row *type)
{
    uint32_t half, lost;

    r->places = (uint8_t)(TOP - mmaref_kept_bits(type, rules));
    r->lowest = (int16_t)(1 - (int16_t)type->bias);
    r->binades = (uint8_t)(((uint32_t)1 << type->exponent_bits) - 3);
    half = (uint32_t)1 << (r->places - 1);
    lost = 2 * half - 1;
    r->kept = ~lost;
    r->increment = r->negative = r->odd = 0;
    switch (rules->rounding) {
    case MMAREF_ROUND_NEAREST_EVEN:
        r->increment = half - 1;
        r->odd = 1;
        break;
    case MMAREF_ROUND_NEAREST_AWAY:
        r->increment = half;
        break;
    case MMAREF_ROUND_DOWN:
        r->negative = lost;
        break;
    case MMAREF_ROUND_UP:
        r->increment = lost;
        r->negative = 0 - lost;
        break;
    case MMAREF_ROUND_ODD:
        r->increment = lost;
        r->odd = 0 - lost;
        break;
    default:
        break;
    }
}

/* Rounds a magnitude, of which the leading bit is bit TOP or, of a subnormal, below, and gives it a sign. */
MMAREF_INLINE void round_off(const mmaref_term_rounder *r, uint32_t magnitude, int32_t sign, int32_t exponent,
                             mmaref_term *to)
{
    uint32_t last = 0 - (magnitude >> r->places & 1);

    magnitude = (magnitude + r->increment + ((uint32_t)sign & r->negative) + (last & r->odd)) & r->kept;
    if (magnitude >> (TOP + 1) != 0) {
        magnitude >>= 1;
        exponent++;
    }
    to->value = signed_magnitude(magnitude, sign);
    to->exponent = exponent;
}

/* Which of step->to: the rounder of results, and that of products. */
enum { RESULT, PRODUCT };

/* As round_with, of what may be a subnormal: false where subnormals are no numbers like others, and for a zero, unless
 * it is a product, whose sign does not count. */
MMAREF_NOINLINE static bool round_small(const mmaref_step *step, unsigned which, uint32_t magnitude, int32_t sign,
                                        int32_t exponent, mmaref_term *to)
{
    const mmaref_term_rounder *r = &step->to[which];
    int32_t down = r->lowest - exponent;
    mmaref_term rounded;

    if (down <= 0 || (step->rules->arithmetic->subnormals & ~MMAREF_SUBNORMALS_AS_F16) != 0) {
        return false;
    }
    down = down < 31 ? down : 31;
    magnitude = magnitude >> down | (magnitude >> down << down != magnitude);
    round_off(r, magnitude, sign, r->lowest, &rounded);
    if (rounded.value == 0 && which == RESULT) {
        return false;
    }
    *to = rounded.value == 0 ? zero_term : rounded;
    return true;
}

/* Rounds a magnitude, of which the leading bit is bit TOP, to a term, r being step->to[which]. False, and nothing
 * is changed, where that is not common. */
MMAREF_INLINE bool round_with(const mmaref_term_rounder *r, const mmaref_step *step, unsigned which,
                              uint32_t magnitude, int32_t sign, int32_t exponent, mmaref_term *to)
{
    if ((uint32_t)(exponent - r->lowest) >= r->binades) {
        return round_small(step, which, magnitude, sign, exponent, to);
    }
    round_off(r, magnitude, sign, exponent, to);
    return true;
}

/* ---- Products --------------------------------------------------------- */

#define CHUNK 8          /* products that are kept; those of longer steps are taken twice */
#define ROOM (CHUNK + 2) /* behind the place of the running value; they are taken in pairs */

MMAREF_INLINE void keep_product(mmaref_term *to, int32_t value, int32_t exponent)
{
    to->value = value;
    to->exponent = value == 0 ? MMAREF_EXPONENT_OF_ZERO : exponent;
}

/* Products of lines that are unpacked, from `first` on, which is even: `pairs` times two. */
MMAREF_NOINLINE static void take_pairs(const mmaref_step *step, unsigned first, unsigned pairs, mmaref_term *to)
{
    const mmaref_tile *tile = step->tile;
    const bool narrow = tile->lane_bits == 8;
    const uint32_t mask = narrow ? 0xff : 0xffff;
    const int32_t origin = mmaref_tile_origin(tile);
    const unsigned words = mmaref_group_words(tile);
    const mmaref_packed *a = tile->words + first / 4 * words, *b = a + (1u + step->column) * tile->line_words;
    unsigned second = first / 2 & 1;

    for (; pairs != 0; pairs--, to += 2) {
        uint32_t lanes = a[2].word + b[2].word;
        if (second != 0) {
            lanes = narrow ? lanes >> 8 : a[3].word + b[3].word;
        }
        keep_product(&to[0], mmaref_significand(&a[second], 0) * mmaref_significand(&b[second], 0),
                     (int32_t)(lanes & mask) - origin);
        keep_product(&to[1], mmaref_significand(&a[second], 1) * mmaref_significand(&b[second], 1),
                     (int32_t)(lanes >> 16 & mask) - origin);
        if (second != 0) {
            a += words;
            b += words;
        }
        second ^= 1;
    }
}

/* Products of other lines; returns how many there are before one that is special. */
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
        keep_product(to, p.negative ? -(int32_t)p.significand : (int32_t)p.significand, p.exponent);
    }
    return (unsigned)(to - from);
}

/* Rounds products to their type; returns how many there are before one that is not common. */
MMAREF_NOINLINE static unsigned round_products(const mmaref_step *step, mmaref_term *terms, unsigned count)
{
    const mmaref_term_rounder r = step->to[PRODUCT];
    unsigned k;

    for (k = 0; k != count; k++, terms++) {
        int32_t exponent = terms->exponent;
        uint32_t magnitude = magnitude_of_value(terms->value);
        if (magnitude != 0) {
            magnitude = normalise_term(magnitude, &exponent);
            if (!round_with(&r, step, PRODUCT, magnitude, sign_of(terms->value), exponent, terms)) {
                break;
            }
        }
    }
    return k;
}

/* Takes at most CHUNK products of the tile from `first` on, as terms behind room[0], which may be changed, too. Returns
 * how many there are before one that is not common. */
MMAREF_INLINE unsigned take_products(const mmaref_step *step, unsigned first, unsigned count, mmaref_term room[ROOM])
{
    unsigned odd = first & 1;

    if (step->tile->unpacked) {
        take_pairs(step, first - odd, (odd + count + 1) / 2, room + 1 - odd);
    } else {
        count = take_each(step, first, count, room + 1);
    }
    return step->rules->arithmetic->product_type == 0 ? count : round_products(step, room + 1, count);
}

/* ---- Results ---------------------------------------------------------- */

/* A rounded sum as the next running value. False, and nothing is changed, where that is not common: a zero whose sign
 * depends on those of the terms. */
MMAREF_INLINE bool become(const mmaref_step *step, const mmaref_term *sum, mmaref_term *next)
{
    if (sum->value == 0 && step->rules->arithmetic->zero_sign != MMAREF_ZERO_PLUS) {
        return false;
    }
    *next = *sum;
    return true;
}

/* ---- Aligning --------------------------------------------------------- */

#define EXACT_FRACTION 50 /* bits of an exact sum, where they are enough: 129 terms are below 2^(52 + 8) */

/* What of aligning is the same for all steps, but for `lost`. */
typedef struct {
    int32_t fraction_bits, floor;
    uint8_t align;
    bool lost; /* bits of some term are */
} aligner;

MMAREF_INLINE aligner open_aligner(const mmaref_dot_rules *rules)
{
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    aligner a;

    a.fraction_bits = arithmetic->fraction_bits == MMAREF_UNLIMITED ? EXACT_FRACTION : arithmetic->fraction_bits;
    a.floor = arithmetic->exponent_floor;
    a.align = arithmetic->align;
    a.lost = false;
    return a;
}

/* Whether a sum may lose nothing. */
MMAREF_INLINE bool is_exact(const mmaref_step *step)
{
    return step->rules->arithmetic->fraction_bits == MMAREF_UNLIMITED;
}

/* Whether the rounding of a sum sees that bits are lost. */
MMAREF_INLINE bool is_sticky(const aligner *a)
{
    return a->lost && a->align == MMAREF_ALIGN_STICKY;
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
    a->lost = true;
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
    do {
        max = terms->exponent > max ? terms->exponent : max; /* that of a zero is below all */
    } while (terms++ != last);
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
MMAREF_INLINE bool round_sum(const mmaref_step *step, int64_t sum, int32_t grid, bool sticky, mmaref_term *next)
{
    uint32_t magnitude = 0;

    if (sum == 0) {
        return become(step, &zero_term, next);
    }
    grid += mmaref_normalise(sum < 0 ? (uint64_t)-sum : (uint64_t)sum, &magnitude);
    magnitude = magnitude >> (31 - TOP) | (magnitude << (TOP + 1) != 0 || sticky);
    return round_with(&step->to[RESULT], step, RESULT, magnitude, -(int32_t)(sum < 0), grid, next);
}

/* The same of a sum of 32 bits, which stays so if it is shifted up by `up` places. */
MMAREF_INLINE bool round_word(const mmaref_step *step, int32_t sum, unsigned up, int32_t grid, bool sticky,
                             mmaref_term *next)
{
    uint32_t magnitude = magnitude_of_value(sum) << up;
    int32_t exponent = grid + TOP - (int32_t)up;

    if (sum == 0) {
        return become(step, &zero_term, next);
    }
    magnitude = normalise_term(magnitude, &exponent) | sticky;
    return round_with(&step->to[RESULT], step, RESULT, magnitude, sign_of(sum), exponent, next);
}

/* ---- A window --------------------------------------------------------- */

#define NO_WORD 32

/* By how many places sums of a running value and so many products can be shifted up and fit a word; NO_WORD if they do
 * not fit it as they are. Pre: CHUNK products at most. A product that is aligned is at most 2^(fraction_bits + 2), the
 * running value half of that.
 *
 *   products   sum in units of 2^fraction_bits   bits
 *   1          6                                 3
 *   2, 3       10, 14                            4
 *   4 .. 7     18 .. 30                          5
 *   8          34                                6
 */
static unsigned places_above(const mmaref_dot_rules *rules)
{
    unsigned products = rules->products;
    unsigned bits = products == 1 ? 3 : products < 4 ? 4 : products < 8 ? 5 : 6;

    bits += rules->arithmetic->fraction_bits;
    return bits > 31 ? NO_WORD : 31 - bits;
}

/* The running value and the products of a step, from `terms` to `last`, aligned to their max exponent and added. The
 * result takes the place of the last one, which is that in front of the next step. */
MMAREF_INLINE bool add_word(const mmaref_step *step, aligner *a, const mmaref_term *terms, mmaref_term *last,
                            unsigned up)
{
    const int32_t max = max_exponent(terms, last, a->floor), down = max + TOP - a->fraction_bits;
    int32_t sum = 0;

    a->lost = false;
    do {
        sum += align_down(a, terms->value, down - terms->exponent);
    } while (terms++ != last);
    return round_word(step, sum, up, max - a->fraction_bits, is_sticky(a), last);
}

/* The same of a sum of more bits. */
MMAREF_INLINE bool add_words(const mmaref_step *step, aligner *a, const mmaref_term *terms, mmaref_term *last)
{
    const int32_t max = max_exponent(terms, last, a->floor);
    int64_t sum;

    a->lost = false;
    sum = sum_aligned(a, terms, last, max + TOP - a->fraction_bits);
    return !(a->lost && is_exact(step)) && round_sum(step, sum, max - a->fraction_bits, is_sticky(a), last);
}

/* A step of more than CHUNK products: from the last chunk to the first the max exponent is found, then all chunks but
 * the first are taken once more to be added. */
MMAREF_NOINLINE static bool add_long(const mmaref_step *step, mmaref_term *running, unsigned first, unsigned count)
{
    aligner a = open_aligner(step->rules);
    int32_t max = max_exponent(running, running, a.floor), down;
    unsigned at, some = 0;
    mmaref_term room[ROOM];
    int64_t sum;

    for (at = count; at != 0; at -= some) {
        some = (at - 1) % CHUNK + 1;
        if (take_products(step, first + at - some, some, room) != some) {
            return false;
        }
        max = max_exponent(room + 1, room + some, max);
    }
    down = max + TOP - a.fraction_bits;
    sum = sum_aligned(&a, running, running, down);
    for (at = 0; at != count; at += some) {
        some = count - at < CHUNK ? count - at : CHUNK;
        if (at != 0) {
            (void)take_products(step, first + at, some, room);
        }
        sum += sum_aligned(&a, room + 1, room + some, down);
    }
    if ((a.lost && is_exact(step)) || !round_sum(step, sum, max - a.fraction_bits, is_sticky(&a), room)) {
        return false;
    }
    *running = room[0];
    return true;
}

/* ---- By size ---------------------------------------------------------- */

/* A term of at most 24 bits as a word: the exponent in the highest byte, the significand but for its leading bit, the
 * sign in bit 0. Without their signs words compare as magnitudes do. */
#define WORD_ORIGIN 192 /* of the exponent, which is more often very small than very large */
#define WORD_PLACES (TOP - 24) /* by which a significand is shifted up, which leaves room for the sign */

/* Puts a term that is not zero behind the `count` sorted ones, the largest first, that it is not above; false if it is
 * no word. */
MMAREF_INLINE bool insert(uint32_t *sorted, unsigned count, const mmaref_term *from)
{
    uint32_t *to = sorted + count, word;
    int32_t exponent = from->exponent + WORD_ORIGIN;
    uint32_t magnitude = normalise_term(magnitude_of_value(from->value), &exponent);

    if ((uint32_t)exponent > 255 || magnitude << (31 - WORD_PLACES) != 0) {
        return false;
    }
    /* The leading bit makes the exponent one more. */
    word = ((uint32_t)(exponent - 1) << 24) + (magnitude >> WORD_PLACES);
    for (; to != sorted && to[-1] < word; to--) {
        *to = to[-1];
    }
    *to = word | (from->value < 0);
    return true;
}

/* A sum in units of 2^(top - fraction_bits). */
typedef struct {
    int32_t value, top;
    int32_t leading; /* the exponent of its leading bit, or the floor if that is above */
} sorted_sum;

/* Makes `top` the exponent to which sum and next term are aligned. What is shifted up is below that. */
MMAREF_INLINE void realign(aligner *a, sorted_sum *sum, int32_t top)
{
    int32_t down = top - sum->top;

    if (sum->value != 0) {
        sum->value = down < 0 ? (int32_t)((uint32_t)sum->value << -down) : align_down(a, sum->value, down);
    }
    sum->top = top;
}

/* Finds the leading bit of a sum, which is at most 2^(fraction_bits + 2). */
MMAREF_INLINE void find_leading(sorted_sum *sum, int32_t fraction_bits, int32_t floor)
{
    uint32_t magnitude = magnitude_of_value(sum->value);

    sum->leading = magnitude == 0 ? floor : sum->top;
    for (; magnitude >> fraction_bits > 1; magnitude >>= 1) {
        sum->leading++;
    }
    for (; magnitude >> fraction_bits == 0 && sum->leading > floor; magnitude <<= 1) {
        sum->leading--;
    }
}

/* The terms one by one, the largest first. Sum and term are aligned to the higher one of their leading bits, so that
 * the sum is at most 2^(fraction_bits + 2), that is 2^30. */
MMAREF_NOINLINE static bool add_sorted(const mmaref_step *step, const uint32_t *sorted, unsigned count,
                                       mmaref_term *next)
{
    const mmaref_arithmetic *arithmetic = step->rules->arithmetic;
    const uint32_t *end = sorted + count;
    const int32_t fraction_bits = arithmetic->fraction_bits, floor = arithmetic->exponent_floor;
    sorted_sum sum = { 0, floor, floor };
    aligner a = open_aligner(step->rules);

    for (; sorted != end; sorted++) {
        const uint32_t word = *sorted, significand = (word & 0xfffffe) | (uint32_t)1 << 24;
        const int32_t exponent = (int32_t)(word >> 24) - WORD_ORIGIN;
        const int32_t top = sum.leading > exponent ? sum.leading : exponent;
        if (top != sum.top) {
            realign(&a, &sum, top);
        }
        sum.value += align_down(&a, signed_magnitude(significand << WORD_PLACES, -(int32_t)(word & 1)),
                                        TOP - fraction_bits + top - exponent);
        find_leading(&sum, fraction_bits, floor);
    }
    return round_word(step, sum.value, 0, sum.top - fraction_bits, is_sticky(&a), next);
}

#define SORTED_FRACTION 28 /* with so many, a term that is aligned is at most 2^29, and the sum of two fits 32 bits */

/* A value, at most 2^42, shifted down by `down` places; so many may be negative, by fraction_bits at most. */
MMAREF_INLINE int64_t align_long(aligner *a, int64_t value, int32_t down)
{
    uint64_t sign = 0 - (uint64_t)(value < 0), rest;
    int64_t kept;

    if (down <= 0) {
        return (int64_t)((uint64_t)value << -down);
    }
    down = down < 62 ? down : 62;
    kept = (int64_t)((((uint64_t)value ^ sign) >> down) ^ sign); /* rounded down */
    rest = (uint64_t)value << (64 - down);
    if (rest == 0) {
        return kept;
    }
    a->lost = true;
    return kept + align_up(a->align, value < 0, (kept & 1) != 0, (uint32_t)(rest >> 32) | ((uint32_t)rest != 0));
}

/* As add_sorted, of more fraction bits. */
MMAREF_NOINLINE static bool add_sorted_wide(const mmaref_step *step, const uint32_t *sorted, unsigned count,
                                            mmaref_term *next)
{
    aligner a = open_aligner(step->rules);
    int32_t top = a.floor, last, leading;
    int64_t sum = 0, term;

    for (; count != 0; count--, sorted++) {
        last = top;
        top = (int32_t)(*sorted >> 24) - WORD_ORIGIN;
        top = top > a.floor ? top : a.floor;
        if (sum != 0) {
            leading = last - a.fraction_bits + mmaref_highest_bit(sum < 0 ? (uint64_t)-sum : (uint64_t)sum);
            top = top > leading ? top : leading;
            sum = align_long(&a, sum, top - last);
        }
        term = (int64_t)((*sorted & 0xfffffe) | (uint32_t)1 << 24);
        sum += align_long(&a, (*sorted & 1) != 0 ? -term : term,
                          24 - a.fraction_bits + top + WORD_ORIGIN - (int32_t)(*sorted >> 24));
    }
    return round_sum(step, sum, top - a.fraction_bits, is_sticky(&a), next);
}

/* The running value and the products of a step, added by size. */
MMAREF_NOINLINE static bool add_by_magnitude(const mmaref_step *step, const mmaref_term *terms, mmaref_term *last)
{
    uint32_t sorted[MMAREF_SORTED_MAX + 1];
    unsigned words = 0;

    do {
        if (terms->value != 0) {
            if (!insert(sorted, words, terms)) {
                return false;
            }
            words++;
        }
    } while (terms++ != last);
    return step->rules->arithmetic->fraction_bits > SORTED_FRACTION ? add_sorted_wide(step, sorted, words, last)
                                                                    : add_sorted(step, sorted, words, last);
}

/* ---- A tree ----------------------------------------------------------- */

/* The sum of two terms, rounded; false where that is not common. What a shift loses makes the sum odd (sticky), which
 * needs its leading bit at TOP - 3 or above: a type keeps 24 bits. */
MMAREF_INLINE bool add_terms(const mmaref_term_rounder *r, const mmaref_step *step, const mmaref_term *x,
                             const mmaref_term *y, mmaref_term *sum)
{
    bool lost;
    int32_t exponent, total = mmaref_term_add(x, y, &exponent, &lost);
    uint32_t magnitude = magnitude_of_value(total);

    if (lost && magnitude >> (TOP - 3) == 0) {
        return false;
    }
    if (magnitude == 0) {
        *sum = zero_term; /* the sign of a zero changes no other sum */
        return true;
    }
    magnitude = normalise_term(magnitude, &exponent);
    return round_with(r, step, RESULT, magnitude, sign_of(total), exponent, sum);
}

/* Neighbours are added, then neighbours of these sums, until one is left; the last one of an odd number goes up as it
 * is. The sum takes the place of the first one. */
MMAREF_NOINLINE static bool reduce(const mmaref_step *step, mmaref_term *terms, const mmaref_term *last)
{
    const mmaref_term_rounder r = step->to[RESULT];
    const mmaref_term *from;
    mmaref_term *to;

    for (; terms != last; last = to - 1) {
        for (from = terms, to = terms; from < last; from += 2, to++) {
            if (!add_terms(&r, step, &from[0], &from[1], to)) {
                return false;
            }
        }
        if (from == last) {
            *to++ = *from;
        }
    }
    return true;
}

/* The running value and the term behind it, of which the sum takes the place of `next`. */
MMAREF_INLINE bool add_running(const mmaref_step *step, const mmaref_term *running, mmaref_term *next)
{
    mmaref_term sum;

    return add_terms(&step->to[RESULT], step, running, running + 1, &sum) && become(step, &sum, next);
}

#define LEVELS 4 /* of sums of 8, 16, 32, 64 products that wait for another one */

/* A step of more than CHUNK products: a tree of sums of CHUNK each. */
MMAREF_NOINLINE static bool add_pairwise(const mmaref_step *step, mmaref_term *running, unsigned first,
                                         unsigned count)
{
    mmaref_term sums[LEVELS + ROOM], *room = sums; /* behind those that wait */
    unsigned chunks = 0, some, rest;

    for (; count != 0; count -= some, first += some) {
        some = count < CHUNK ? count : CHUNK;
        if (take_products(step, first, some, room) != some || !reduce(step, room + 1, room + some)) {
            return false;
        }
        *room = room[1];
        room++;
        for (rest = ++chunks; (rest & 1) == 0; rest >>= 1) { /* two sums wait at least */
            room--;
            if (!reduce(step, room - 1, room)) {
                return false;
            }
        }
    }
    for (; room - sums > 1; room--) {
        if (!reduce(step, room - 2, room - 1)) {
            return false;
        }
    }
    sums[1] = sums[0];
    sums[0] = *running;
    return add_running(step, sums, running);
}

/* ---- Steps ------------------------------------------------------------ */

/* A pattern that is no normal number, as the first running value; false for an infinity and a NaN. */
MMAREF_NOINLINE static bool open_other(const mmaref_step *step, const mmaref_format_row *type, uint32_t bits,
                                       mmaref_term *t)
{
    mmaref_number number;

    mmaref_number_unpack(type, bits, step->rules->arithmetic->subnormals, &number);
    *t = zero_term;
    if (number.special == MMAREF_NUMBER_FINITE && number.significand != 0) {
        if (type != step->rules->step) {
            number.scale = mmaref_number_leading(&number); /* C is widened first */
        }
        t->value = (int32_t)((uint32_t)number.significand << (TOP + number.exponent - number.scale));
        t->value = number.negative != 0 ? -t->value : t->value;
        t->exponent = number.scale;
    }
    return number.special == MMAREF_NUMBER_FINITE;
}

/* A pattern as the first running value; false for an infinity and a NaN. */
MMAREF_NOINLINE static bool open_running(const mmaref_step *step, const mmaref_format_row *type, uint32_t bits,
                                         mmaref_term *to)
{
    return mmaref_term_unpack(type, bits, to) || open_other(step, type, bits, to);
}

/* A running value as a pattern. The leading bit of a normal number makes the exponent field one more. */
MMAREF_INLINE uint32_t pack_running(const mmaref_step *step, const mmaref_term *running)
{
    const mmaref_format_row *type = step->rules->step;
    uint32_t field = (uint32_t)(running->exponent - step->to[RESULT].lowest);

    if (running->value == 0) {
        return 0;
    }
    field += (uint32_t)(running->value < 0) << type->exponent_bits;
    return (field << type->fraction_bits) + (magnitude_of_value(running->value) >> (TOP - type->fraction_bits));
}

void mmaref_terms_open(mmaref_term_rounder rounders[2], const mmaref_dot_rules *rules)
{
    uint8_t type = rules->arithmetic->product_type;

    open_term_rounder(&rounders[RESULT], rules, rules->step);
    open_term_rounder(&rounders[PRODUCT], rules, type == 0 ? rules->step : mmaref_rules_format(rules, type));
}

/* How steps are added. */
typedef enum { IN_A_WORD, IN_TWO_WORDS, IN_A_TREE, BY_SIZE } manner;

/* Takes steps of at most CHUNK products each, from product `first` on. Returns the first product that is left, which is
 * `end` where all steps are common. Each manner has a function of its own below, in which `how` is a constant. */
MMAREF_INLINE unsigned take_short(const mmaref_step *step, mmaref_term *running, unsigned first, unsigned end,
                                  manner how)
{
    const unsigned products = step->rules->products, up = how == IN_A_WORD ? places_above(step->rules) : 0;
    unsigned some, taken;
    mmaref_term room[ROOM], *terms, *next, *last; /* the value in front of a step stays in front of its products */
    aligner a = open_aligner(step->rules);

    for (; first != end; first += some) {
        some = how == BY_SIZE ? products : CHUNK / products * products; /* one step takes less of the stack */
        some = end - first < some ? end - first : some;
        taken = take_products(step, first, some, room);
        last = room + (taken == some ? some : taken - taken % products);
        room[0] = *running;
        for (terms = room; terms != last; terms = next) {
            next = (unsigned)(last - terms) < products ? last : terms + products;
            if (!(how == IN_A_WORD      ? add_word(step, &a, terms, next, up)
                  : how == IN_TWO_WORDS ? add_words(step, &a, terms, next)
                  : how == BY_SIZE      ? add_by_magnitude(step, terms, next)
                                        : (products == 1 || reduce(step, terms + 1, next)) &&
                                              add_running(step, terms, next))) {
                break;
            }
        }
        *running = *terms;
        if (terms != room + some) {
            return first + (unsigned)(terms - room);
        }
    }
    return end;
}

MMAREF_NOINLINE static unsigned take_in_a_word(const mmaref_step *step, mmaref_term *running, unsigned first,
                                               unsigned end)
{
    return take_short(step, running, first, end, IN_A_WORD);
}

MMAREF_NOINLINE static unsigned take_in_two_words(const mmaref_step *step, mmaref_term *running, unsigned first,
                                                  unsigned end)
{
    return take_short(step, running, first, end, IN_TWO_WORDS);
}

MMAREF_NOINLINE static unsigned take_in_a_tree(const mmaref_step *step, mmaref_term *running, unsigned first,
                                               unsigned end)
{
    return take_short(step, running, first, end, IN_A_TREE);
}

MMAREF_NOINLINE static unsigned take_by_size(const mmaref_step *step, mmaref_term *running, unsigned first,
                                             unsigned end)
{
    return take_short(step, running, first, end, BY_SIZE);
}

/* Takes steps from product `first` on. Returns the first product that is left. */
static unsigned take_steps(const mmaref_step *step, mmaref_term *running, unsigned first, unsigned end)
{
    const mmaref_dot_rules *rules = step->rules;
    const uint8_t adder = rules->arithmetic->adder;
    unsigned count;
    bool taken, pairs = adder == MMAREF_ADDER_TREE; /* and so are steps that add one product and lose nothing before */

    pairs = pairs || (rules->products == 1 && rules->arithmetic->fraction_bits == MMAREF_UNLIMITED);
    if (adder == MMAREF_ADDER_SORTED) {
        return take_by_size(step, running, first, end);
    }
    if (rules->products > CHUNK) { /* one step */
        count = end - first < rules->products ? end - first : rules->products;
        taken = pairs ? add_pairwise(step, running, first, count) : add_long(step, running, first, count);
        return taken ? first + count : first;
    }
    return pairs                             ? take_in_a_tree(step, running, first, end)
           : places_above(rules) != NO_WORD ? take_in_a_word(step, running, first, end)
                                            : take_in_two_words(step, running, first, end);
}

bool mmaref_terms_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value)
{
    unsigned left, next, end = step->end;
    mmaref_term running = zero_term;

    if (step->accumulates && !open_running(step, type, (uint32_t)*value, &running)) {
        return false;
    }
    if (mmaref_may_be_special(step) && step->tile->unpacked) { /* the steps in front of what is special */
        end = step->first + mmaref_step_skip(step, 0, (uint8_t)(end - step->first));
        end = end == step->end ? end : end - (end - step->first) % step->rules->products;
    }
    for (left = step->first; left != end; left = next) {
        next = take_steps(step, &running, left, end);
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
