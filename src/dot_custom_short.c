/* SPDX-License-Identifier: MIT */
/* The common steps that take term by term: finite terms of at most 32 bits, which are added in words. dot_custom.c
 * takes the others. See dot.h. */
#include "dot.h"

/* ---- Terms ------------------------------------------------------------ */

#define TOP 30 /* where the leading bit of a normalised significand is */

/* A term: significand * 2^(exponent - TOP). The exponent is the one that alignment sees; that of a zero is
 * MMAREF_EXPONENT_OF_ZERO. A product has its leading bit at TOP + 1, at TOP or, of subnormals, below; its two lowest
 * bits are zero. */
typedef struct {
    uint32_t significand;
    int32_t exponent;
    int32_t sign; /* all bits are set if it is negative, else none */
} term;

/* The same in an array. */
typedef struct {
    uint32_t significand;
    int16_t exponent;
    int8_t sign;
} kept_term;

static const kept_term zero_term = { 0, MMAREF_EXPONENT_OF_ZERO, 0 };

MMAREF_INLINE term load(const kept_term *from)
{
    term t;

    t.significand = from->significand;
    t.exponent = from->exponent;
    t.sign = from->sign;
    return t;
}

MMAREF_INLINE void keep(kept_term *to, const term *t)
{
    to->significand = t->significand;
    to->exponent = (int16_t)t->exponent;
    to->sign = (int8_t)t->sign;
}

/* A magnitude below 2^31 with the sign of a term. */
MMAREF_INLINE int32_t signed_magnitude(uint32_t magnitude, const term *t)
{
    return (int32_t)(magnitude ^ (uint32_t)t->sign) - t->sign;
}

/* A value as the significand of a term, and its sign. */
MMAREF_INLINE void without_sign(int32_t value, term *t)
{
    t->sign = mmaref_shift_down(value, 31);
    t->significand = ((uint32_t)value ^ (uint32_t)t->sign) - (uint32_t)t->sign;
}

/* Moves the leading bit up to TOP. Pre: it is there or below. */
MMAREF_INLINE void normalise_up(term *t)
{
    while (t->significand >> TOP == 0) {
        t->significand <<= 1;
        t->exponent--;
    }
}

/* The same of one that may be at TOP + 1, where the significand is even, or its last bit sticky. */
MMAREF_INLINE void normalise_term(term *t)
{
    if (t->significand >> (TOP + 1) != 0) {
        t->significand = t->significand >> 1 | (t->significand & 1);
        t->exponent++;
        return;
    }
    normalise_up(t);
}

/* A significand shifted down, its last bit sticky. */
MMAREF_INLINE uint32_t sticky_shift(uint32_t significand, unsigned down)
{
    uint32_t kept;

    if (down >= 32) {
        return significand != 0;
    }
    kept = significand >> down;
    return kept | (kept << down != significand);
}

/* ---- Rounding --------------------------------------------------------- */

static void open_term_rounder(mmaref_term_rounder *r, const mmaref_dot_rules *rules, const mmaref_format_row *type)
{
    uint32_t half;

    r->places = (uint8_t)(TOP - mmaref_kept_bits(type, rules));
    r->lowest = (int16_t)(1 - (int16_t)type->bias);
    r->binades = (uint8_t)(((uint32_t)1 << type->exponent_bits) - 3);
    half = (uint32_t)1 << (r->places - 1);
    r->lost = 2 * half - 1;
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
        r->negative = r->lost;
        break;
    case MMAREF_ROUND_UP:
        r->increment = r->lost;
        r->negative = 0 - r->lost;
        break;
    case MMAREF_ROUND_ODD:
        r->increment = r->lost;
        r->odd = 0 - r->lost;
        break;
    default:
        break;
    }
}

/* Whether a normalised term rounds to a normal number below the highest binade. */
MMAREF_INLINE bool is_inner_term(const mmaref_term_rounder *r, const term *t)
{
    return (uint32_t)(t->exponent - r->lowest) < r->binades;
}

/* Rounds a term. Pre: its leading bit is at TOP or below. */
MMAREF_INLINE void round_off(const mmaref_term_rounder *r, term *t)
{
    uint32_t last = 0 - (t->significand >> r->places & 1);

    t->significand = (t->significand + r->increment + ((uint32_t)t->sign & r->negative) + (last & r->odd)) & ~r->lost;
    if (t->significand >> (TOP + 1) != 0) {
        t->significand >>= 1;
        t->exponent++;
    }
}

/* ---- Products --------------------------------------------------------- */

#define CHUNK 8 /* products that are kept; those of longer steps are taken twice */

/* Steps at work. */
typedef struct {
    const mmaref_step *step;
    kept_term running;
} run;

/* What products become before they are added. */
#define AS_THEY_ARE 0
#define NORMALISED 1
#define ROUNDED 2 /* and normalised, but for subnormals */

/* Rounds a kept product that is normalised and no normal number of the type; false where that is not common. */
MMAREF_NOINLINE static bool round_subnormal(const mmaref_step *step, kept_term *kept)
{
    const mmaref_term_rounder *to = &step->to[1];
    term t = load(kept);
    int32_t below = to->lowest - t.exponent;

    if (below <= 0 || (step->rules->arithmetic->subnormals & ~MMAREF_SUBNORMALS_AS_F16) != 0) {
        return false; /* subnormal products are no numbers like others */
    }
    t.significand = sticky_shift(t.significand, (unsigned)below);
    t.exponent = to->lowest;
    round_off(to, &t);
    if (t.significand == 0) {
        t.exponent = MMAREF_EXPONENT_OF_ZERO;
    }
    keep(kept, &t);
    return true;
}

/* Keeps a product as a term; false where that is not common. */
MMAREF_INLINE bool keep_product(const mmaref_step *step, uint8_t kind, term *t, kept_term *to)
{
    bool inner = true;

    if (t->significand == 0) {
        t->exponent = MMAREF_EXPONENT_OF_ZERO;
    } else if (kind != AS_THEY_ARE) {
        normalise_term(t);
        if (kind == ROUNDED) {
            inner = is_inner_term(&step->to[1], t);
            if (inner) {
                round_off(&step->to[1], t);
            }
        }
    }
    keep(to, t);
    return inner || round_subnormal(step, to);
}

/* The product of two significands, which has an exponent, kept as a term. */
MMAREF_INLINE bool keep_value(const mmaref_step *step, uint8_t kind, int32_t value, int32_t exponent, kept_term *to)
{
    term t;

    without_sign(value, &t);
    t.significand <<= TOP - MMAREF_PRODUCT_FRACTION;
    t.exponent = exponent;
    return keep_product(step, kind, &t, to);
}

/* Products of lines that are unpacked, from `first` on, as terms. */
MMAREF_NOINLINE static bool take_unpacked(const mmaref_step *step, unsigned first, unsigned count, uint8_t kind,
                                          kept_term *to)
{
    const mmaref_tile *tile = step->tile;
    const bool narrow = tile->lane_bits == 8;
    const uint32_t mask = narrow ? 0xff : 0xffff;
    const int32_t origin = mmaref_tile_origin(tile);
    const unsigned words = mmaref_group_words(tile);
    const mmaref_packed *a = tile->words + first / 4 * words, *b = a + (1u + step->column) * tile->line_words;
    const kept_term *end = to + count;
    unsigned k = first;

    for (;; k = (k | 1) + 1) {
        unsigned pair = k / 2 & 1;
        uint32_t lanes = a[2].word + b[2].word;
        if (pair != 0) {
            lanes = narrow ? lanes >> 8 : a[3].word + b[3].word;
        }
        if ((k & 1) == 0) {
            if (!keep_value(step, kind, mmaref_significand(&a[pair], 0) * mmaref_significand(&b[pair], 0),
                            (int32_t)(lanes & mask) - origin, to)) {
                return false;
            }
            to++;
        }
        if (to == end) {
            return true;
        }
        if (!keep_value(step, kind, mmaref_significand(&a[pair], 1) * mmaref_significand(&b[pair], 1),
                        (int32_t)(lanes >> 16 & mask) - origin, to)) {
            return false;
        }
        to++;
        if (to == end) {
            return true;
        }
        if (pair != 0) {
            a += words;
            b += words;
        }
    }
}

/* The same of other lines; false where a product is special, too. */
MMAREF_NOINLINE static bool take_others(const mmaref_step *step, unsigned first, unsigned count, uint8_t kind,
                                        kept_term *to)
{
    unsigned k;

    for (k = 0; k < count; k++) {
        mmaref_product p;
        term t;
        mmaref_step_product(step, (uint8_t)(first + k - step->first), &p);
        t.significand = p.significand << (TOP - MMAREF_PRODUCT_FRACTION);
        t.exponent = p.exponent;
        t.sign = -(int32_t)p.negative;
        if (p.exponent == MMAREF_EXPONENT_SPECIAL || !keep_product(step, kind, &t, &to[k])) {
            return false;
        }
    }
    return true;
}

/* Products of the tile from `first` on, as terms; false where one is not common. */
MMAREF_INLINE bool take_products(const run *r, unsigned first, unsigned count, uint8_t kind, kept_term *to)
{
    kind = r->step->rules->arithmetic->product_type != 0 ? ROUNDED : kind;
    return r->step->tile->unpacked ? take_unpacked(r->step, first, count, kind, to)
                                   : take_others(r->step, first, count, kind, to);
}

/* ---- Results ---------------------------------------------------------- */

/* Rounds a sum, which becomes the running value. False, and nothing is changed, where that is not common. */
MMAREF_INLINE bool give(run *r, term *sum)
{
    if (sum->significand == 0) {
        if (r->step->rules->arithmetic->zero_sign != MMAREF_ZERO_PLUS) {
            return false;
        }
        r->running = zero_term;
        return true;
    }
    if (!is_inner_term(&r->step->to[0], sum)) {
        return false;
    }
    round_off(&r->step->to[0], sum);
    keep(&r->running, sum);
    return true;
}

/* The same of a sum in units of 2^grid. */
MMAREF_NOINLINE static bool round_sum(run *r, int64_t sum, int32_t grid, bool sticky)
{
    term t = { 0, 0, 0 };

    if (sum != 0) {
        t.exponent = grid + mmaref_normalise(sum < 0 ? (uint64_t)-sum : (uint64_t)sum, &t.significand);
        t.significand = t.significand >> 1 | (t.significand & 1) | sticky;
        t.sign = -(int32_t)(sum < 0);
    }
    return give(r, &t);
}

/* ---- Aligning --------------------------------------------------------- */

#define EXACT_FRACTION 50 /* bits of an exact sum, where they are enough: 129 terms are below 2^(52 + 8) */

/* What of aligning is the same for all terms of a step. */
typedef struct {
    const mmaref_dot_rules *rules;
    uint32_t near; /* 32: terms that are shifted down by less than that are below 2^31; or 0 */
    bool asks;     /* whether bits are lost */
    bool lost;     /* some are */
} aligner;

/* An aligner to so many fraction bits. */
MMAREF_INLINE aligner open_aligner(const mmaref_dot_rules *rules, int32_t fraction_bits)
{
    aligner a;

    a.rules = rules;
    a.near = fraction_bits < TOP ? 32 : 0;
    a.asks = rules->arithmetic->fraction_bits == MMAREF_UNLIMITED || !rules->truncates;
    a.lost = false;
    return a;
}

/* What is kept of a term of which bits are lost. */
MMAREF_NOINLINE static uint32_t lose_bits(const mmaref_dot_rules *rules, uint32_t significand, int32_t sign,
                                          unsigned down)
{
    if (rules->arithmetic->align == MMAREF_ALIGN_STICKY) {
        return down < 32 ? significand >> down : 0;
    }
    return mmaref_align_lost(rules, significand, sign != 0, down);
}

/* A term shifted down by any number of places, which may be negative. */
MMAREF_NOINLINE static int64_t align_far(const aligner *a, uint32_t significand, int32_t sign, int32_t down)
{
    uint64_t kept = 0;

    if (down <= 0) {
        kept = mmaref_shift_up(significand, (unsigned)-down);
    } else if (a->asks && (down >= 32 || significand << (32 - down) != 0)) {
        kept = lose_bits(a->rules, significand, sign, (unsigned)down);
    } else {
        kept = down < 32 ? significand >> down : 0;
    }
    return sign != 0 ? -(int64_t)kept : (int64_t)kept;
}

/* A term shifted down by less than a->near places, as the block says. */
MMAREF_INLINE int32_t align_near(aligner *a, const term *t, unsigned down)
{
    uint32_t kept = t->significand >> down;

    if (a->asks && kept << down != t->significand) {
        a->lost = true;
        kept = lose_bits(a->rules, t->significand, t->sign, down);
    }
    return signed_magnitude(kept, t);
}

/* A term shifted down as the block says. */
MMAREF_INLINE int64_t align_one(aligner *a, const term *t, int32_t down)
{
    if ((uint32_t)down < a->near) {
        return align_near(a, t, (unsigned)down);
    }
    if (t->significand == 0) {
        return 0;
    }
    a->lost = a->lost || down >= 32 || (down > 0 && t->significand << (32 - down) != 0);
    return align_far(a, t->significand, t->sign, down);
}

/* The max exponent of terms and of `max`. */
MMAREF_INLINE int32_t max_exponent(const kept_term *terms, unsigned count, int32_t max)
{
    const kept_term *end = terms + count;

    do {
        max = terms->exponent > max ? terms->exponent : max; /* that of a zero is below all */
    } while (++terms != end);
    return max;
}

/* All terms aligned to their max exponent and added. Those of a longer step are taken twice. */
MMAREF_NOINLINE static bool add_aligned(run *r, unsigned first, unsigned count)
{
    const mmaref_arithmetic *arithmetic = r->step->rules->arithmetic;
    const bool exact = arithmetic->fraction_bits == MMAREF_UNLIMITED;
    const int32_t fraction_bits = exact ? EXACT_FRACTION : arithmetic->fraction_bits;
    int32_t max = max_exponent(&r->running, 1, arithmetic->exponent_floor), down;
    aligner a = open_aligner(r->step->rules, fraction_bits);
    unsigned at, kept = 0;
    kept_term terms[CHUNK];
    const kept_term *next;
    int64_t sum;
    term t;

    for (at = count; at != 0; at -= kept) {
        kept = at < CHUNK ? at : CHUNK;
        if (!take_products(r, first + at - kept, kept, AS_THEY_ARE, terms)) {
            return false;
        }
        max = max_exponent(terms, kept, max);
    }
    down = max + TOP - fraction_bits;
    t = load(&r->running);
    sum = align_one(&a, &t, down - t.exponent);
    for (;;) {
        next = terms;
        do {
            t = load(next);
            sum += align_one(&a, &t, down - t.exponent);
        } while (++next != terms + kept);
        at += kept;
        if (at == count) {
            break;
        }
        kept = count - at < CHUNK ? count - at : CHUNK;
        (void)take_products(r, first + at, kept, AS_THEY_ARE, terms);
    }
    if (exact && a.lost) {
        return false;
    }
    return round_sum(r, sum, max - fraction_bits, a.lost && arithmetic->align == MMAREF_ALIGN_STICKY);
}

/* ---- By size ---------------------------------------------------------- */

/* A term of at most 24 bits as a word, so that terms are compared by their words but bit 0: the exponent in the highest
 * byte, the significand but for its leading bit, the sign. */
#define WORD_ORIGIN 192 /* of the exponent, which is more often very small than very large */

/* Puts a term that is not zero behind the `count` sorted ones, the largest first, that it is not above; false if it is
 * no word. */
MMAREF_INLINE bool insert(uint32_t *sorted, unsigned count, const kept_term *from)
{
    uint32_t *to = sorted + count, word;
    term t = load(from);

    normalise_up(&t); /* a subnormal */
    if ((uint32_t)(t.exponent + WORD_ORIGIN) > 255 || (t.significand & 0x7f) != 0) {
        return false;
    }
    word = ((uint32_t)(t.exponent + WORD_ORIGIN - 1) << 24) + (t.significand >> 6) + 1;
    for (; to != sorted && (to[-1] | 1) < word; to--) {
        *to = to[-1];
    }
    *to = word + ~(uint32_t)t.sign; /* one less unless it is negative */
    return true;
}

/* A sum in units of 2^(top - fraction_bits), and the exponent of its leading bit. */
typedef struct {
    int32_t value, top, leading;
} sorted_sum;

/* Makes `top` the exponent to which sum and next term are aligned. What is shifted up is below that. */
MMAREF_INLINE void realign(aligner *a, sorted_sum *sum, int32_t top)
{
    int32_t down = top - sum->top;
    term t;

    if (down != 0 && sum->value != 0) {
        without_sign(sum->value, &t);
        t.exponent = sum->top;
        sum->value = down < 0 ? (int32_t)((uint32_t)sum->value << -down) : (int32_t)align_one(a, &t, down);
    }
    sum->top = top;
}

/* Finds the leading bit of a sum, which is at most 2^(fraction_bits + 2). */
MMAREF_INLINE void find_leading(sorted_sum *sum, int32_t fraction_bits)
{
    uint32_t magnitude = sum->value < 0 ? 0 - (uint32_t)sum->value : (uint32_t)sum->value;

    sum->leading = sum->top;
    if (magnitude >> fraction_bits == 1) {
        return;
    }
    if (magnitude == 0) {
        sum->leading = MMAREF_EXPONENT_OF_ZERO;
        return;
    }
    for (; magnitude >> fraction_bits > 1; magnitude >>= 1) {
        sum->leading++;
    }
    for (; magnitude >> fraction_bits == 0; magnitude <<= 1) {
        sum->leading--;
    }
}

/* The terms one by one, the largest first. Sum and term are aligned to the higher one of their leading bits, so that
 * the sum is at most 2^(fraction_bits + 2), that is 2^30. */
MMAREF_NOINLINE static bool add_sorted(run *r, const uint32_t *sorted, unsigned count)
{
    const mmaref_arithmetic *arithmetic = r->step->rules->arithmetic;
    const uint32_t *end = sorted + count;
    const int32_t fraction_bits = arithmetic->fraction_bits, floor = arithmetic->exponent_floor;
    sorted_sum sum = { 0, 0, MMAREF_EXPONENT_OF_ZERO };
    aligner a = open_aligner(r->step->rules, fraction_bits);
    term t;

    for (; sorted != end; sorted++) {
        int32_t top = floor;
        t.sign = -(int32_t)(*sorted & 1);
        t.exponent = (int32_t)(*sorted >> 24) - WORD_ORIGIN;
        t.significand = (*sorted & 0xfffffe) << 6 | (uint32_t)1 << TOP;
        top = t.exponent > top ? t.exponent : top;
        top = sum.leading > top ? sum.leading : top;
        realign(&a, &sum, top);
        sum.value += (int32_t)align_one(&a, &t, TOP - fraction_bits + top - t.exponent);
        find_leading(&sum, fraction_bits);
    }
    without_sign(sum.value, &t);
    t.exponent = sum.leading;
    if (sum.value != 0) {
        for (; t.significand >> TOP == 0; t.significand <<= 1) {
        }
        t.significand |= a.lost && arithmetic->align == MMAREF_ALIGN_STICKY;
    }
    return give(r, &t);
}

#define SOME 4 /* products that are kept until they are sorted */

MMAREF_NOINLINE static bool add_by_magnitude(run *r, unsigned first, unsigned count)
{
    uint32_t sorted[MMAREF_SORTED_MAX + 1];
    kept_term terms[SOME];
    unsigned words = 0, at, some, k;

    if (r->running.significand != 0) {
        if (!insert(sorted, 0, &r->running)) {
            return false;
        }
        words++;
    }
    for (at = 0; at < count; at += SOME) {
        some = count - at < SOME ? count - at : SOME;
        if (!take_products(r, first + at, some, NORMALISED, terms)) {
            return false;
        }
        for (k = 0; k < some; k++) {
            if (terms[k].significand == 0) {
                continue;
            }
            if (!insert(sorted, words, &terms[k])) {
                return false;
            }
            words++;
        }
    }
    return add_sorted(r, sorted, words);
}

/* ---- A tree ----------------------------------------------------------- */

/* The sum of two terms, rounded; false where that is not common. The bits of `low` that a shift loses lie below bit 0
 * of `high`, which is even; from two places on, so that the leading bit of the sum is at TOP - 1 or above, and being
 * odd says that it is not exact. Pre: both are normalised or zero, and even. */
MMAREF_INLINE bool add_terms(const mmaref_term_rounder *r, const kept_term *x, const kept_term *y, kept_term *sum)
{
    const kept_term *high = x->exponent < y->exponent ? y : x, *low = high == x ? y : x;
    uint32_t other = sticky_shift(low->significand, (unsigned)(high->exponent - low->exponent));
    term t = load(high);

    if (low->sign == t.sign) {
        t.significand += other;
    } else {
        without_sign((int32_t)(t.significand - other), &t);
        t.sign ^= high->sign;
    }
    if (t.significand == 0) {
        *sum = zero_term; /* the sign of a zero changes no other sum */
        return true;
    }
    normalise_term(&t);
    if (!is_inner_term(r, &t)) {
        return false;
    }
    round_off(r, &t);
    keep(sum, &t);
    return true;
}

MMAREF_INLINE void normalise_kept(kept_term *kept)
{
    term t = load(kept);

    if (t.significand != 0) {
        normalise_term(&t);
        keep(kept, &t);
    }
}

/* Neighbours are added, then neighbours of these sums, until one is left; the last one of an odd number goes up as it
 * is. */
MMAREF_NOINLINE static bool reduce(const mmaref_term_rounder *r, kept_term *terms, unsigned count)
{
    unsigned k;

    for (; count > 1; count = (count + 1) / 2) {
        for (k = 0; k + 1 < count; k += 2) {
            if (!add_terms(r, &terms[k], &terms[k + 1], &terms[k / 2])) {
                return false;
            }
        }
        terms[k / 2] = terms[k]; /* of an odd number */
    }
    return true;
}

#define LEAVES 8
#define LEVELS 5 /* of sums of 8, 16, 32, 64 products that wait for another one, with the last */

/* Sums of eight products, and a tree of these. */
MMAREF_NOINLINE static bool add_pairwise(run *r, unsigned first, unsigned count)
{
    kept_term sums[LEVELS + LEAVES];
    unsigned at, waiting = 0, leaves, rest, k;
    term sum;

    for (at = 0; at < count; at += LEAVES) {
        leaves = count - at < LEAVES ? count - at : LEAVES;
        if (!take_products(r, first + at, leaves, NORMALISED, &sums[waiting])) {
            return false;
        }
        for (k = waiting; r->step->rules->arithmetic->product_type != 0 && k < waiting + leaves; k++) {
            normalise_kept(&sums[k]); /* subnormals */
        }
        if (!reduce(&r->step->to[0], &sums[waiting++], leaves)) {
            return false;
        }
        for (rest = at / LEAVES + 1; (rest & 1) == 0; rest >>= 1) { /* two sums wait at least */
            waiting--;
            if (!reduce(&r->step->to[0], &sums[waiting - 1], 2)) {
                return false;
            }
        }
    }
    for (; waiting > 1; waiting--) {
        if (!reduce(&r->step->to[0], &sums[waiting - 2], 2)) {
            return false;
        }
    }
    sums[1] = r->running;
    normalise_kept(&sums[1]);
    if (!reduce(&r->step->to[0], sums, 2)) {
        return false;
    }
    sum = load(sums);
    return give(r, &sum);
}

/* ---- A chain ---------------------------------------------------------- */

/* Steps of one product each; returns how many are common. */
MMAREF_NOINLINE static unsigned add_in_turn(run *r, unsigned first, unsigned count)
{
    const bool plus = r->step->rules->arithmetic->zero_sign == MMAREF_ZERO_PLUS;
    kept_term terms[CHUNK];
    unsigned at, some, k;

    normalise_kept(&r->running);
    for (at = 0; at != count; at += some) {
        some = count - at < CHUNK ? count - at : CHUNK;
        if (!take_products(r, first + at, some, NORMALISED, terms)) {
            return at;
        }
        for (k = 0; k != some; k++) {
            normalise_kept(&terms[k]); /* a subnormal */
            if (!add_terms(&r->step->to[0], &r->running, &terms[k], &terms[k]) ||
                (terms[k].significand == 0 && !plus)) {
                return at + k;
            }
            r->running = terms[k];
        }
    }
    return count;
}

/* ---- Steps ------------------------------------------------------------ */

/* A pattern that is no normal number, as the first running value; false for an infinity and a NaN. */
MMAREF_NOINLINE static bool open_other(const mmaref_step *step, const mmaref_format_row *type, uint32_t bits, term *t)
{
    mmaref_number number;

    mmaref_number_unpack(type, bits, step->rules->arithmetic->subnormals, &number);
    *t = load(&zero_term);
    if (number.special == MMAREF_NUMBER_FINITE && number.significand != 0) {
        if (type != step->rules->step) {
            number.scale = mmaref_number_leading(&number); /* C is widened first */
        }
        t->significand = (uint32_t)number.significand << (TOP + number.exponent - number.scale);
        t->exponent = number.scale;
        t->sign = -(int32_t)number.negative;
    }
    return number.special == MMAREF_NUMBER_FINITE;
}

/* A pattern as the first running value; false for an infinity and a NaN. */
MMAREF_NOINLINE static bool open_running(const mmaref_step *step, const mmaref_format_row *type, uint32_t bits,
                                         kept_term *to)
{
    uint32_t hidden = (uint32_t)1 << type->fraction_bits, fraction = bits & (hidden - 1);
    uint32_t ones = ((uint32_t)1 << type->exponent_bits) - 1, top = bits >> type->fraction_bits, field = top & ones;
    bool finite = true;
    term t;

    t.significand = (hidden | fraction) << (TOP - type->fraction_bits);
    t.exponent = (int32_t)field - (int32_t)type->bias;
    t.sign = -(int32_t)(top >> type->exponent_bits & 1);
    if (field - 1 >= ones - 1) {
        finite = open_other(step, type, bits, &t);
    }
    keep(to, &t);
    return finite;
}

/* The running value as a pattern. Its leading bit makes the exponent field one more. */
MMAREF_INLINE uint32_t pack_running(const run *r)
{
    const mmaref_format_row *type = r->step->rules->step;
    uint32_t field = (uint32_t)(r->running.exponent - r->step->to[0].lowest);

    if (r->running.significand == 0) {
        return 0;
    }
    field += ((uint32_t)r->running.sign & 1) << type->exponent_bits;
    return (field << type->fraction_bits) + (r->running.significand >> (TOP - type->fraction_bits));
}

void mmaref_terms_open(mmaref_term_rounder rounders[2], const mmaref_dot_rules *rules)
{
    uint8_t type = rules->arithmetic->product_type;

    open_term_rounder(&rounders[0], rules, rules->step);
    open_term_rounder(&rounders[1], rules, type == 0 ? rules->step : mmaref_rules_format(rules, type));
}

/* Whether a step adds one product and loses nothing before it rounds. */
static bool adds_one_product(const mmaref_dot_rules *rules)
{
    return rules->products == 1 && rules->arithmetic->fraction_bits == MMAREF_UNLIMITED;
}

/* Takes a step from product `first` on. Returns how many products are taken, which is 0 where it is not common, and
 * all up to `end` where each is a step. */
static unsigned take_steps(run *r, unsigned first, unsigned end)
{
    const unsigned products = r->step->rules->products, count = end - first < products ? end - first : products;
    const uint8_t adder = r->step->rules->arithmetic->adder;
    bool taken;

    if (adder == MMAREF_ADDER_SORTED) {
        taken = add_by_magnitude(r, first, count);
    } else if (adder == MMAREF_ADDER_WINDOW && !adds_one_product(r->step->rules)) {
        taken = add_aligned(r, first, count);
    } else if (products == 1) {
        return add_in_turn(r, first, end - first);
    } else {
        taken = add_pairwise(r, first, count);
    }
    return taken ? count : 0;
}

bool mmaref_terms_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value)
{
    unsigned k, end = step->end, taken;
    run r;

    r.running = zero_term;
    if (step->accumulates && !open_running(step, type, (uint32_t)*value, &r.running)) {
        return false;
    }
    r.step = step;
    if (mmaref_may_be_special(step) && step->tile->unpacked) { /* the steps in front of what is special */
        end = step->first + mmaref_step_skip(step, 0, (uint8_t)(end - step->first));
        end = end == step->end ? end : end - (end - step->first) % step->rules->products;
    }
    for (k = step->first; k != end; k += taken) {
        taken = take_steps(&r, k, end);
        if (taken == 0) {
            break;
        }
    }
    if (k == step->first) {
        return false;
    }
    step->first = (uint8_t)k;
    *value = pack_running(&r);
    return true;
}
