/* SPDX-License-Identifier: MIT */
/* The adders of steps in words: in a window, by size, in a tree. See dot_words.h. */
#include "dot_words.h"

#define TOP MMAREF_TERM_TOP

/* Rounds a sum in units of 2^grid, below 2^(31 - up), and not 0. */
MMAREF_INLINE bool round_sure(const mmaref_term_rounder *r, const mmaref_step *step, int32_t sum, unsigned up,
                              int32_t grid, bool sticky, mmaref_term *to)
{
    int32_t exponent = grid + 31;
    uint32_t magnitude = mmaref_normalise_term(mmaref_magnitude_of(sum), (int32_t)up + 1, &exponent) | sticky;

    return mmaref_round_term(r, step, MMAREF_OF_RESULT, magnitude, mmaref_sign_of(sum), exponent, to);
}

#define WRAPPED 0x78000000u /* 2^32 - 2.125 * 2^30: sums of at most 2.125 * 2^30 that wrap around are no less */

/* The same of any sum of at most 2.125 * 2^(30 - up). False, too, where it is 0 or may have wrapped around. */
MMAREF_INLINE bool round_word(const mmaref_term_rounder *r, const mmaref_step *step, int32_t sum, unsigned up,
                              int32_t grid, bool sticky, mmaref_term *to)
{
    return mmaref_magnitude_of(sum) - 1 < (WRAPPED >> up) - 1 && round_sure(r, step, sum, up, grid, sticky, to);
}

/* ---- Results ---------------------------------------------------------- */

/* A rounded sum as the next running value, given the one before. False, and nothing is changed, where that is not
 * common: a zero whose sign counts and may depend on those of the products. One that lost all bits of its terms may be
 * the sum of negative ones alone, but not with a running value that is not negative. */
MMAREF_INLINE bool become(const mmaref_step *step, const mmaref_term *running, mmaref_term sum, mmaref_term *next)
{
    if (sum.value == 0 && sum.exponent == MMAREF_EXPONENT_OF_ZERO && !step->in_group &&
        (mmaref_is_below(running) || !mmaref_zero_is_plus(step, false)) &&
        step->rules->arithmetic->zero_sign != MMAREF_ZERO_PLUS) {
        return false;
    }
    *next = sum;
    return true;
}

/* ---- Aligning --------------------------------------------------------- */

#define EXACT_FRACTION 50 /* bits of an exact sum, where they are enough: 129 terms are below 2^(52 + 8) */

/* What of aligning is the same for all steps, but for `lost`. */
typedef struct {
    int32_t floor;
    unsigned lost; /* how many terms lose bits, */
    uint8_t most;  /* and how many may, for the sum to be what the block asks for */
    uint8_t align;
    int8_t places; /* that a term of the max exponent is shifted down: TOP - fraction_bits */
} aligner;

#define ANY_NUMBER 0xff /* as many terms as a step has, or more */

MMAREF_INLINE aligner open_aligner(const mmaref_dot_rules *rules)
{
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    aligner a;

    a.places =
        (int8_t)(TOP - (arithmetic->fraction_bits == MMAREF_UNLIMITED ? EXACT_FRACTION : arithmetic->fraction_bits));
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

/* A sum, modulo 2^32, plus a value, at most 2^30, that is shifted down by `down` places, as the block says. */
MMAREF_INLINE uint32_t add_down(aligner *a, uint32_t sum, int32_t value, int32_t down)
{
    int32_t kept;

    down = down < 31 ? down : 31;
    kept = mmaref_shift_down(value, (unsigned)down);
    sum += (uint32_t)kept;
    if ((int32_t)((uint32_t)kept << down) != value) {
        a->lost++;
        sum += (uint32_t)align_up(a->align, value < 0, (kept & 1) != 0, (uint32_t)value << (32 - down));
    }
    return sum;
}

MMAREF_INLINE int32_t align_down(aligner *a, int32_t value, int32_t down)
{
    return (int32_t)add_down(a, 0, value, down);
}

/* The same where so many may be negative: by 22 places at most, of an exact sum. */
MMAREF_INLINE int64_t align_one(aligner *a, int32_t value, int32_t down)
{
    return down < 0 ? mmaref_scale_up(value, (unsigned)-down) : align_down(a, value, down);
}

/* The max exponent of terms in front of `end`, and of `max`. */
MMAREF_INLINE int32_t max_exponent(const mmaref_term *terms, const mmaref_term *end, int32_t max)
{
    do {
        max = terms->exponent > max ? terms->exponent : max; /* that of a zero is below all */
    } while (++terms != end);
    return max;
}

/* The sum of terms in front of `end`, in units of 2^(TOP - down). */
MMAREF_NOINLINE static int64_t sum_aligned(aligner *a, const mmaref_term *terms, const mmaref_term *end, int32_t down)
{
    int64_t sum = 0;

    do {
        sum += align_one(a, terms->value, down - terms->exponent);
    } while (++terms != end);
    return sum;
}

/* Rounds a sum in units of 2^grid, as the next running value. False where that is not common. */
MMAREF_NOINLINE static bool round_sum(const mmaref_step *step, const mmaref_term *running, int64_t sum, int32_t grid,
                                      bool sticky, mmaref_term *next)
{
    uint32_t magnitude = 0;

    if (sum == 0) {
        return become(step, running, mmaref_zero_term(), next);
    }
    grid += mmaref_normalise(sum < 0 ? (uint64_t)-sum : (uint64_t)sum, &magnitude);
    return mmaref_round_term(&step->by.terms[MMAREF_OF_RESULT], step, MMAREF_OF_RESULT, magnitude | sticky,
                             -(int32_t)(sum < 0), grid, next);
}

/* ---- Adders ----------------------------------------------------------- */

/* Each takes steps as mmaref_add_words does. */

/* The last product of the step behind `terms`. */
MMAREF_INLINE mmaref_term *end_of_step(const mmaref_step *step, mmaref_term *terms, mmaref_term *last)
{
    const unsigned products = step->rules->products;

    return (unsigned)(last - terms) < products ? last : terms + products;
}

/* ---- A window --------------------------------------------------------- */

/* The fraction bits of a sum of so many products and a running value that fits a word, or wraps around to 2^30 or more.
 * Pre: MMAREF_SHORT products at most. A product that is aligned is at most 2^(fraction_bits + 2), the running value
 * half of that.
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

/* Whether the sum of a step in a word is what the block asks for, given what its terms lost. Where one term of an exact
 * sum loses bits, rounded down, the sum is made odd, which needs its leading bit at TOP - 3 or above: a type keeps 24
 * bits. */
MMAREF_INLINE bool end_word(const aligner *a, int32_t *sum)
{
    if (a->lost == 0) {
        return true;
    }
    *sum |= a->most == 1;
    return a->lost <= a->most && (a->most != 1 || mmaref_magnitude_of(*sum) >> (TOP - 3) != 0);
}

/* A step in a word. Its sum may wrap around, which round_word finds out. */
MMAREF_INLINE bool add_word(const mmaref_term_rounder *r, const mmaref_step *step, aligner *a,
                            const mmaref_term *terms, mmaref_term *last, unsigned up)
{
    const int32_t down = max_exponent(terms, last + 1, a->floor) + a->places;
    const mmaref_term *end = last + 1;
    uint32_t wrapping = 0;
    int32_t sum;

    a->lost = 0;
    do {
        wrapping = add_down(a, wrapping, terms->value, down - terms->exponent);
    } while (++terms != end);
    sum = (int32_t)wrapping;
    return end_word(a, &sum) && round_word(r, step, sum, up, down - TOP, is_sticky(a), last);
}

/* The same of one product, y, and the running value x: at most 1.5 * 2^30. */
MMAREF_INLINE bool add_one(const mmaref_term_rounder *r, const mmaref_step *step, aligner *a, const mmaref_term *x,
                           const mmaref_term *y, mmaref_term *to)
{
    int32_t down = x->exponent > y->exponent ? x->exponent : y->exponent, sum;

    down = (down > a->floor ? down : a->floor) + a->places;
    a->lost = 0;
    sum = align_down(a, x->value, down - x->exponent);
    sum = (int32_t)add_down(a, (uint32_t)sum, y->value, down - y->exponent);
    return sum != 0 && end_word(a, &sum) &&
           round_sure(r, step, sum, (unsigned)a->places, down - TOP, is_sticky(a), to); /* word_fraction is TOP */
}

/* A step of more bits. */
MMAREF_NOINLINE static bool add_wide_window(const mmaref_step *step, const mmaref_term *terms, mmaref_term *last)
{
    aligner a = open_aligner(step->rules);
    const int32_t down = max_exponent(terms, last + 1, a.floor) + a.places;
    int64_t sum = sum_aligned(&a, terms, last + 1, down);

    return a.lost <= a.most && round_sum(step, terms, sum, down - TOP, is_sticky(&a), last);
}

/* The aligner of steps in a word. Where the block keeps more bits than a word has, a sum to which no term loses bits is
 * the block's, too; of an exact sum one term may (end_word). */
MMAREF_INLINE aligner open_word_aligner(const mmaref_step *step)
{
    const int32_t places = TOP - word_fraction(step->rules->products);
    aligner a = open_aligner(step->rules);

    if (a.places < places) {
        a.places = (int8_t)places;
        a.most = a.most == 0 ? 1 : 0;
        a.align = MMAREF_ALIGN_FLOOR;
    }
    return a;
}

/* Running value and products are aligned to their max exponent. */
MMAREF_NOINLINE static mmaref_term *add_windows(const mmaref_step *step, mmaref_term *terms, mmaref_term *last)
{
    const mmaref_term_rounder r = step->by.terms[MMAREF_OF_RESULT];
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
    const mmaref_term_rounder r = step->by.terms[MMAREF_OF_RESULT];
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

/* A step of more than MMAREF_SHORT products: from the last chunk to the first the max exponent is found, then all
 * chunks but the first are taken once more to be added. */
MMAREF_NOINLINE static bool add_long(const mmaref_step *step, mmaref_term *running, unsigned first, unsigned count)
{
    aligner a = open_aligner(step->rules);
    int32_t max = max_exponent(running, running + 1, a.floor), down;
    unsigned at, some = 0;
    mmaref_term terms[MMAREF_CHUNK];
    int64_t sum;

    for (at = count; at != 0; at -= some) {
        some = (at - 1) % MMAREF_CHUNK + 1;
        if (mmaref_take_products(step, first + at - some, some, terms) != some) {
            return false;
        }
        max = max_exponent(terms, terms + some, max);
    }
    down = max + a.places;
    sum = sum_aligned(&a, running, running + 1, down);
    for (at = 0; at != count; at += some) {
        some = count - at < MMAREF_CHUNK ? count - at : MMAREF_CHUNK;
        if (at != 0) {
            (void)mmaref_take_products(step, first + at, some, terms);
        }
        sum += sum_aligned(&a, terms, terms + some, down);
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
    const int32_t top = max_exponent(terms, last + 1, a->floor) + 1, down = top + TOP - UNSORTED_FRACTION;
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
           round_word(&step->by.terms[MMAREF_OF_RESULT], step, (int32_t)(above - below), 0, top - UNSORTED_FRACTION,
                      false, last);
}

/* Moves leading bits of terms to LEADING, and sorts them: the largest first, those of the same size in their order.
 * Zeros are left out. Returns the place behind them. */
MMAREF_NOINLINE static mmaref_term *sort_terms(mmaref_term *terms, const mmaref_term *last)
{
    const mmaref_term *from = terms;
    mmaref_term *end = terms, *to;

    do {
        mmaref_term term = *from;
        uint32_t magnitude = mmaref_magnitude_of(term.value);
        if (magnitude != 0) {
            for (; magnitude >> LEADING == 0; magnitude <<= 1) {
                term.value *= 2;
                term.exponent--;
            }
            for (to = end++; to != terms && to[-1].exponent <= term.exponent &&
                             (to[-1].exponent != term.exponent || mmaref_magnitude_of(to[-1].value) < magnitude);
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
        return become(step, terms, mmaref_zero_term(), last);
    }
    a->lost = 0;
    sum = align_down(a, at->value, grid - at->exponent);
    while (++at != end) {
        uint32_t magnitude = mmaref_magnitude_of(sum); /* below 4 * one */
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
    return sum == 0 ? become(step, terms, mmaref_zero_term(), last)
                    : round_word(&step->by.terms[MMAREF_OF_RESULT], step, sum, (unsigned)a->places, grid - TOP,
                                 is_sticky(a), last); /* SORTED_FRACTION is TOP */
}

/* A step of any number of fraction bits. */
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
        if (mmaref_magnitude_of(total) >> (TOP - 3) == 0) {
            return false;
        }
    } else if (total == 0) {
        *sum = mmaref_zero_term(); /* the sign of a zero changes no other sum */
        return true;
    }
    magnitude = mmaref_magnitude_of(total);
    exponent += 31 - TOP;
    magnitude = mmaref_normalise_term(magnitude, 1, &exponent);
    return mmaref_round_term(r, step, which, magnitude, mmaref_sign_of(total), exponent, sum);
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
            if (!add_terms(r, step, MMAREF_OF_RESULT, &from[0], &from[1], to)) {
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
    const mmaref_term_rounder r = step->by.terms[MMAREF_OF_RESULT];

    return reduce_with(&r, step, terms, last);
}

/* The running value, where it is a term, is added to the sum of the products, of which there are two or more, so that
 * it is rounded. Rounding it again would change the largest number, of which result_bits may leave less. */
MMAREF_INLINE bool add_running(const mmaref_term_rounder *r, const mmaref_step *step, const mmaref_term *running,
                               const mmaref_term *products, mmaref_term *sum)
{
    if (running->exponent == mmaref_no_term().exponent) {
        *sum = *products;
        return true;
    }
    return add_terms(r, step, MMAREF_OF_RESULT, running, products, sum);
}

MMAREF_NOINLINE static mmaref_term *add_trees(const mmaref_step *step, mmaref_term *terms, mmaref_term *last)
{
    const mmaref_term_rounder *r = &step->by.terms[MMAREF_OF_RESULT];
    mmaref_term *next, sum;

    for (; terms != last; terms = next) {
        next = end_of_step(step, terms, last);
        if (!reduce_with(r, step, terms + 1, next) ||
            !add_running(r, step, terms, terms + 1, &sum) ||
            !become(step, terms, sum, next)) {
            break;
        }
    }
    return terms;
}

#define LEVELS 4 /* of sums of 8, 16, 32, 64 products that wait for another one */

/* A step of more than MMAREF_SHORT products: a tree of sums of MMAREF_CHUNK each. */
MMAREF_NOINLINE static bool add_pairwise(const mmaref_step *step, mmaref_term *running, unsigned first,
                                         unsigned count)
{
    mmaref_term sums[LEVELS + MMAREF_CHUNK], *terms = sums; /* behind those that wait */
    unsigned chunks = 0, some, rest;

    for (; count != 0; count -= some, first += some) {
        some = count < MMAREF_CHUNK ? count : MMAREF_CHUNK;
        if (mmaref_take_products(step, first, some, terms) != some || !reduce(step, terms, terms + some - 1)) {
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
    return add_running(&step->by.terms[MMAREF_OF_RESULT], step, running, sums, sums) &&
           become(step, running, *sums, running);
}

bool mmaref_add_long_step(const mmaref_step *step, mmaref_term *running, unsigned first, unsigned count)
{
    return step->rules->arithmetic->adder == MMAREF_ADDER_TREE ? add_pairwise(step, running, first, count)
                                                               : add_long(step, running, first, count);
}

/* ---- Steps ------------------------------------------------------------ */

mmaref_term *mmaref_add_words(const mmaref_step *step, mmaref_term *terms, mmaref_term *last)
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

mmaref_term *mmaref_add_wide(const mmaref_step *step, mmaref_term *terms, mmaref_term *last)
{
    mmaref_term *next = end_of_step(step, terms, last);
    bool common = false;

    if (step->rules->adder == MMAREF_ADDER_WINDOW) {
        common = add_wide_window(step, terms, next);
    } else if (step->rules->adder == MMAREF_ADDER_SORTED && step->rules->arithmetic->fraction_bits > SORTED_FRACTION) {
        common = add_wide_sizes(step, terms, next);
    }
    return common ? next : terms;
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
            (at->exponent < a->floor || (value & below) != 0 || !mmaref_round_product(r, step, MMAREF_OF_RESULT, at))) {
            break;
        }
    }
    return (unsigned)(at - products);
}

/* Adds the sum of a group to what C and the groups before came to. False, and nothing is changed, where the result is
 * not common, or is a zero whose sign may count. */
MMAREF_INLINE bool add_sum(const mmaref_term_rounder *r, const mmaref_step *step, const mmaref_term *sum,
                           mmaref_term *total)
{
    if (total->value != 0 || sum->value != 0) {
        return add_terms(r, step, MMAREF_OF_ADDED, total, sum, total);
    }
    if (mmaref_is_below(total)) {
        return false;
    }
    *total = mmaref_zero_term();
    return true;
}

unsigned mmaref_add_sums(const mmaref_step *step, const mmaref_term *sums, unsigned count, mmaref_term *total)
{
    const mmaref_term_rounder *r = &step->by.terms[MMAREF_OF_ADDED];
    const unsigned group = step->rules->group;
    unsigned left;

    for (left = count; left != 0 && add_sum(r, step, sums, total); left--) {
        sums += group;
    }
    return count - left;
}

/* Sums groups in windows. The sum of each takes the place of its last product. */
MMAREF_NOINLINE static unsigned add_windows_of_groups(const mmaref_step *step, mmaref_term *terms, unsigned count,
                                                      mmaref_term *total)
{
    const unsigned group = step->rules->group;
    const mmaref_term_rounder *r = &step->by.terms[MMAREF_OF_RESULT];
    aligner a = open_word_aligner(step);
    const unsigned up = (unsigned)(word_fraction(step->rules->products) - TOP + a.places);
    const mmaref_term *sums = terms + group;
    mmaref_term *from, *last, *next;
    unsigned left;

    for (left = count; left != 0; left--) {
        if (group == 1) {
            const unsigned ones = sum_ones(r, step, &a, terms + 1, left);
            terms += ones;
            left -= ones;
            if (left == 0) {
                break;
            }
        }
        last = terms + group;
        for (from = terms + 1; terms != last; from = terms = next) { /* nothing is in front of the first step */
            next = end_of_step(step, terms, last);
            if (!add_word(r, step, &a, from, next, up) && !add_wide_window(step, from, next)) {
                return mmaref_add_sums(step, sums, count - left, total);
            }
        }
    }
    return mmaref_add_sums(step, sums, count, total);
}

/* The same by other adders, group by group. */
MMAREF_NOINLINE static unsigned add_other_groups(const mmaref_step *step, mmaref_term *terms, unsigned count,
                                                 mmaref_term *total)
{
    mmaref_term *last;
    unsigned left;

    for (left = count; left != 0; left--, terms = last) {
        last = terms + step->rules->group;
        *terms = step->rules->accumulates ? mmaref_zero_term() : mmaref_no_term();
        if (mmaref_add_steps(step, terms, last) != last || mmaref_add_sums(step, last, 1, total) == 0) {
            break;
        }
    }
    return count - left;
}

unsigned mmaref_add_groups(const mmaref_step *step, mmaref_term *terms, unsigned count, mmaref_term *total)
{
    if (step->rules->sums_nothing) {
        return mmaref_add_sums(step, terms + step->rules->group, count, total);
    }
    return step->rules->adder == MMAREF_ADDER_WINDOW ? add_windows_of_groups(step, terms, count, total)
                                                     : add_other_groups(step, terms, count, total);
}
