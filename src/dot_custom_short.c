/* SPDX-License-Identifier: MIT */
/* The common steps that take term by term: finite terms of at most 32 bits, which are added in words. dot_custom.c
 * takes the others. See dot.h. */
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

/* Rounds a magnitude, of which the leading bit is bit TOP or below, and gives it a sign. */
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

/* The same to a normal number below the highest binade; false, and nothing is changed, where it is none. */
MMAREF_INLINE bool round_inner(const mmaref_term_rounder *r, uint32_t magnitude, int32_t sign, int32_t exponent,
                               mmaref_term *to)
{
    if ((uint32_t)(exponent - r->lowest) >= r->binades) {
        return false;
    }
    round_off(r, magnitude, sign, exponent, to);
    return true;
}

/* ---- Products --------------------------------------------------------- */

#define CHUNK 8 /* products that are kept; those of longer steps are taken twice */

/* Steps at work. */
typedef struct {
    const mmaref_step *step;
    mmaref_term running;
} run;

MMAREF_INLINE void keep_product(mmaref_term *to, int32_t value, int32_t exponent)
{
    to->value = value;
    to->exponent = value == 0 ? MMAREF_EXPONENT_OF_ZERO : exponent;
}

/* Products of lines that are unpacked, from `first` on: `pairs` times two. */
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

/* One product; false where it is special. */
static bool take_product(const mmaref_step *step, unsigned k, mmaref_term *to)
{
    mmaref_product p;

    mmaref_step_product(step, (uint8_t)(k - step->first), &p);
    keep_product(to, p.negative ? -(int32_t)p.significand : (int32_t)p.significand, p.exponent);
    return p.exponent != MMAREF_EXPONENT_SPECIAL;
}

/* Rounds products to their type; false where that is not common: where one overflows, or is subnormal where subnormals
 * are no numbers like others. */
MMAREF_NOINLINE static bool round_products(const mmaref_step *step, mmaref_term *terms, unsigned count)
{
    const mmaref_term_rounder r = step->to[1];
    const mmaref_term *end = terms + count;

    for (; terms != end; terms++) {
        int32_t exponent = terms->exponent, sign = sign_of(terms->value), below;
        uint32_t magnitude;
        if (terms->value == 0) {
            continue;
        }
        magnitude = normalise_term(magnitude_of_value(terms->value), &exponent);
        if (!round_inner(&r, magnitude, sign, exponent, terms)) {
            below = r.lowest - exponent;
            if (below <= 0 || (step->rules->arithmetic->subnormals & ~MMAREF_SUBNORMALS_AS_F16) != 0) {
                return false;
            }
            below = below < 31 ? below : 31;
            magnitude = magnitude >> below | (magnitude >> below << below != magnitude);
            round_off(&r, magnitude, sign, r.lowest, terms);
            terms->exponent = terms->value == 0 ? MMAREF_EXPONENT_OF_ZERO : terms->exponent;
        }
    }
    return true;
}

/* Any number of products; false where one is special. */
MMAREF_NOINLINE static bool take_any(const mmaref_step *step, unsigned first, unsigned count, mmaref_term *to)
{
    const unsigned end = first + count;
    mmaref_term pair[2]; /* that product k is in */
    unsigned k;

    for (k = first; k != end; k++, to++) {
        if (!step->tile->unpacked) {
            if (!take_product(step, k, to)) {
                return false;
            }
            continue;
        }
        if (k == first || (k & 1) == 0) {
            take_pairs(step, k & ~1u, 1, pair);
        }
        *to = pair[k & 1];
    }
    return true;
}

/* Products of the tile from `first` on, as terms; false where one is not common. */
MMAREF_INLINE bool take_products(const run *r, unsigned first, unsigned count, mmaref_term *to)
{
    const mmaref_step *step = r->step;

    if (step->tile->unpacked && ((first | count) & 1) == 0) {
        take_pairs(step, first, count / 2, to);
    } else if (!take_any(step, first, count, to)) {
        return false;
    }
    return step->rules->arithmetic->product_type == 0 || round_products(step, to, count);
}

/* ---- Results ---------------------------------------------------------- */

/* A rounded sum becomes the running value. False, and nothing is changed, where that is not common: a zero whose sign
 * depends on those of the terms. */
MMAREF_INLINE bool become(run *r, const mmaref_term *sum)
{
    if (sum->value == 0 && r->step->rules->arithmetic->zero_sign != MMAREF_ZERO_PLUS) {
        return false;
    }
    r->running = *sum;
    return true;
}

/* Rounds a sum in units of 2^grid, which becomes the running value. False, and nothing is changed, where that is not
 * common. */
MMAREF_NOINLINE static bool round_sum(run *r, int64_t sum, int32_t grid, bool sticky)
{
    uint32_t magnitude = 0;

    if (sum == 0) {
        return become(r, &zero_term);
    }
    grid += mmaref_normalise(sum < 0 ? (uint64_t)-sum : (uint64_t)sum, &magnitude);
    magnitude = magnitude >> (31 - TOP) | (magnitude << (TOP + 1) != 0 || sticky);
    return round_inner(&r->step->to[0], magnitude, -(int32_t)(sum < 0), grid, &r->running);
}

/* ---- Aligning --------------------------------------------------------- */

#define EXACT_FRACTION 50 /* bits of an exact sum, where they are enough: 129 terms are below 2^(52 + 8) */

/* What of aligning is the same for all terms of a step. */
typedef struct {
    const mmaref_dot_rules *rules;
    bool asks; /* whether bits are lost */
    bool lost; /* some are */
} aligner;

MMAREF_INLINE aligner open_aligner(const mmaref_dot_rules *rules)
{
    aligner a;

    a.rules = rules;
    a.asks = rules->arithmetic->fraction_bits == MMAREF_UNLIMITED || !rules->truncates;
    a.lost = false;
    return a;
}

/* What is kept of a value of which bits are lost. */
MMAREF_NOINLINE static int32_t align_lost(const mmaref_dot_rules *rules, int32_t value, unsigned down)
{
    return signed_magnitude(mmaref_align_lost(rules, magnitude_of_value(value), value < 0, down), sign_of(value));
}

/* A value, below 2^30, shifted down by `down` places, as the block says; so many may be negative. */
MMAREF_INLINE int64_t align_one(aligner *a, int32_t value, int32_t down)
{
    int32_t kept;

    if ((uint32_t)down < 32) {
        kept = mmaref_shift_down(value, (unsigned)down);
        if ((int32_t)((uint32_t)kept << down) == value) {
            return kept;
        }
        if (!a->asks) {
            return kept + (value < 0); /* toward zero */
        }
    } else if (down < 0) { /* by 22 places at most, of an exact sum */
        return mmaref_scale_up(value, (unsigned)-down);
    }
    if (value == 0) {
        return 0;
    }
    a->lost = true;
    return align_lost(a->rules, value, (unsigned)down);
}

/* The max exponent of terms and of `max`. */
MMAREF_INLINE int32_t max_exponent(const mmaref_term *terms, unsigned count, int32_t max)
{
    const mmaref_term *end = terms + count;

    do {
        max = terms->exponent > max ? terms->exponent : max; /* that of a zero is below all */
    } while (++terms != end);
    return max;
}

/* The sum of terms in units of 2^(TOP - down). */
MMAREF_INLINE int64_t sum_aligned(aligner *a, const mmaref_term *terms, unsigned count, int32_t down)
{
    const mmaref_term *end = terms + count;
    int64_t sum = 0;

    do {
        sum += align_one(a, terms->value, down - terms->exponent);
    } while (++terms != end);
    return sum;
}

/* All terms aligned to their max exponent and added. Products are kept chunk by chunk, from the last one to the first;
 * all chunks but the first are taken once more to be added. */
MMAREF_NOINLINE static bool add_aligned(run *r, unsigned first, unsigned count)
{
    const mmaref_arithmetic *arithmetic = r->step->rules->arithmetic;
    const bool exact = arithmetic->fraction_bits == MMAREF_UNLIMITED;
    const int32_t fraction_bits = exact ? EXACT_FRACTION : arithmetic->fraction_bits;
    int32_t max = max_exponent(&r->running, 1, arithmetic->exponent_floor);
    aligner a = open_aligner(r->step->rules);
    unsigned at, some = 0;
    mmaref_term terms[CHUNK];
    int64_t sum;

    for (at = count; at != 0; at -= some) {
        some = (at - 1) % CHUNK + 1;
        if (!take_products(r, first + at - some, some, terms)) {
            return false;
        }
        max = max_exponent(terms, some, max);
    }
    sum = sum_aligned(&a, &r->running, 1, max + TOP - fraction_bits);
    for (at = 0; at != count; at += some) {
        some = count - at < CHUNK ? count - at : CHUNK;
        if (at != 0) {
            (void)take_products(r, first + at, some, terms);
        }
        sum += sum_aligned(&a, terms, some, max + TOP - fraction_bits);
    }
    if (exact && a.lost) {
        return false;
    }
    return round_sum(r, sum, max - fraction_bits, a.lost && arithmetic->align == MMAREF_ALIGN_STICKY);
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
        sum->value = down < 0 ? (int32_t)((uint32_t)sum->value << -down) : (int32_t)align_one(a, sum->value, down);
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
MMAREF_NOINLINE static bool add_sorted(run *r, const uint32_t *sorted, unsigned count)
{
    const mmaref_arithmetic *arithmetic = r->step->rules->arithmetic;
    const uint32_t *end = sorted + count;
    const int32_t fraction_bits = arithmetic->fraction_bits, floor = arithmetic->exponent_floor;
    sorted_sum sum = { 0, floor, floor };
    aligner a = open_aligner(r->step->rules);

    for (; sorted != end; sorted++) {
        const uint32_t word = *sorted, significand = (word & 0xfffffe) | (uint32_t)1 << 24;
        const int32_t exponent = (int32_t)(word >> 24) - WORD_ORIGIN;
        const int32_t top = sum.leading > exponent ? sum.leading : exponent;
        if (top != sum.top) {
            realign(&a, &sum, top);
        }
        sum.value += (int32_t)align_one(&a, signed_magnitude(significand << WORD_PLACES, -(int32_t)(word & 1)),
                                        TOP - fraction_bits + top - exponent);
        find_leading(&sum, fraction_bits, floor);
    }
    return round_sum(r, sum.value, sum.top - fraction_bits, a.lost && arithmetic->align == MMAREF_ALIGN_STICKY);
}

MMAREF_NOINLINE static bool add_by_magnitude(run *r, unsigned first, unsigned count)
{
    uint32_t sorted[MMAREF_SORTED_MAX + 1];
    mmaref_term terms[MMAREF_SORTED_MAX + 1];
    unsigned words = 0, k;

    terms[0] = r->running;
    if (!take_products(r, first, count, &terms[1])) {
        return false;
    }
    for (k = 0; k <= count; k++) {
        if (terms[k].value != 0) {
            if (!insert(sorted, words, &terms[k])) {
                return false;
            }
            words++;
        }
    }
    return add_sorted(r, sorted, words);
}

/* ---- A tree ----------------------------------------------------------- */

/* The sum of two terms, rounded; false where that is not common. What a shift loses makes the sum odd (sticky), which
 * needs its leading bit at TOP - 3 or above: a type keeps 24 bits. */
MMAREF_INLINE bool add_terms(const mmaref_term_rounder *r, const mmaref_term *x, const mmaref_term *y, mmaref_term *sum)
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
    return round_inner(r, magnitude, sign_of(total), exponent, sum);
}

/* Neighbours are added, then neighbours of these sums, until one is left; the last one of an odd number goes up as it
 * is. */
MMAREF_NOINLINE static bool reduce(const mmaref_term_rounder *rounder, mmaref_term *terms, unsigned count)
{
    const mmaref_term_rounder r = *rounder;

    for (; count > 1; count = (count + 1) / 2) {
        const mmaref_term *from = terms, *end = terms + (count & ~1u);
        mmaref_term *to = terms;
        do {
            if (!add_terms(&r, &from[0], &from[1], to++)) {
                return false;
            }
            from += 2;
        } while (from != end);
        if ((count & 1) != 0) {
            *to = *from;
        }
    }
    return true;
}

#define LEAVES 8
#define LEVELS 5 /* of sums of 8, 16, 32, 64 products that wait for another one, with the last */

/* Sums of eight products, and a tree of these. */
MMAREF_NOINLINE static bool add_pairwise(run *r, unsigned first, unsigned count)
{
    const mmaref_term_rounder *to = &r->step->to[0];
    mmaref_term sums[LEVELS + LEAVES];
    unsigned at, waiting = 0, leaves, rest;

    for (at = 0; at < count; at += LEAVES) {
        leaves = count - at < LEAVES ? count - at : LEAVES;
        if (!take_products(r, first + at, leaves, &sums[waiting]) || !reduce(to, &sums[waiting], leaves)) {
            return false;
        }
        waiting++;
        for (rest = at / LEAVES + 1; (rest & 1) == 0; rest >>= 1) { /* two sums wait at least */
            waiting--;
            if (!reduce(to, &sums[waiting - 1], 2)) {
                return false;
            }
        }
    }
    for (; waiting > 1; waiting--) {
        if (!reduce(to, &sums[waiting - 2], 2)) {
            return false;
        }
    }
    sums[1] = r->running;
    return reduce(to, sums, 2) && become(r, &sums[0]);
}

/* ---- A chain ---------------------------------------------------------- */

/* Steps of one product each; returns how many are common. */
MMAREF_NOINLINE static unsigned add_in_turn(run *r, unsigned first, unsigned count)
{
    mmaref_term terms[CHUNK];
    unsigned at, some, k;

    for (at = 0; at != count; at += some) {
        some = count - at < CHUNK ? count - at : CHUNK;
        if (!take_products(r, first + at, some, terms)) {
            return at;
        }
        for (k = 0; k != some; k++) {
            if (!add_terms(&r->step->to[0], &r->running, &terms[k], &terms[k]) || !become(r, &terms[k])) {
                return at + k;
            }
        }
    }
    return count;
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

/* The running value as a pattern. Its leading bit makes the exponent field one more. */
MMAREF_INLINE uint32_t pack_running(const run *r)
{
    const mmaref_format_row *type = r->step->rules->step;
    uint32_t field = (uint32_t)(r->running.exponent - r->step->to[0].lowest);

    if (r->running.value == 0) {
        return 0;
    }
    field += (uint32_t)(r->running.value < 0) << type->exponent_bits;
    return (field << type->fraction_bits) + (magnitude_of_value(r->running.value) >> (TOP - type->fraction_bits));
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
