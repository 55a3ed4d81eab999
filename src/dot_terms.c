/* SPDX-License-Identifier: MIT */
/* Steps that take term by term, which no profile asks for: products that are rounded by themselves, lost bits that
 * the rounding of the sum sees, an adder tree, addition by size, elements of more than 15 significant bits. See
 * dot.h. */
#include "dot.h"

/* ---- Terms ------------------------------------------------------------ */

static bool is_zero_number(const mmaref_number *number)
{
    return number->significand == 0 && number->scale != MMAREF_MULTIPLICAND_VANISHED;
}

/* Element k of the row (line 0) or of column line - 1. */
MMAREF_NOINLINE static void take_element(const mmaref_step *step, uint8_t line, uint8_t k, mmaref_number *number)
{
    const mmaref_format_row *format = line == 0 ? step->rules->a : step->rules->b;
    mmaref_multiplicand multiplicand;

    if (format->fraction_bits > MMAREF_MULTIPLICAND_FRACTION) {
        mmaref_wide_unpack(format, step->rules->arithmetic->subnormals, mmaref_wide_pattern(step, line, k), number);
    } else {
        mmaref_tile_element(step->tile, line, k, &multiplicand);
        mmaref_multiplicand_widen(&multiplicand, number);
    }
}

/* What the product of two elements is, of which one is an infinity or a NaN. */
static uint8_t special_product(const mmaref_number *a, const mmaref_number *b)
{
    if (a->special == MMAREF_NUMBER_NAN || b->special == MMAREF_NUMBER_NAN) {
        return MMAREF_NUMBER_NAN;
    }
    return is_zero_number(a) || is_zero_number(b) ? MMAREF_NUMBER_NAN : MMAREF_NUMBER_INFINITY;
}

/* Rounds a finite number to a type, and reads it as steps read a running value. */
static void round_to(const mmaref_dot_rules *rules, const mmaref_format_row *type, mmaref_number *number)
{
    uint64_t bits;

    if (number->significand != 0) {
        bits = mmaref_round_pack(type, rules, rules->rounding, number);
        mmaref_number_unpack(type, bits, rules->arithmetic->subnormals, number);
    }
}

void mmaref_step_term(const mmaref_step *step, uint8_t k, mmaref_number *term)
{
    const mmaref_dot_rules *rules = step->rules;
    mmaref_number b; /* *term is the element of A first */

    k = (uint8_t)(step->first + k);
    take_element(step, 0, k, term);
    take_element(step, (uint8_t)(1 + step->column), k, &b);
    if (term->special != MMAREF_NUMBER_FINITE || b.special != MMAREF_NUMBER_FINITE) {
        term->special = special_product(term, &b);
    }
    term->negative ^= b.negative;
    term->significand *= b.significand; /* of at most 24 bits each */
    term->exponent = (int16_t)(term->exponent + b.exponent);
    term->scale = (int16_t)(term->scale + b.scale);
    if (term->special == MMAREF_NUMBER_FINITE && rules->arithmetic->product_type != 0) {
        round_to(rules, mmaref_rules_format(rules, rules->arithmetic->product_type), term);
    }
}

/* ---- Results ---------------------------------------------------------- */

/* The sign of a sum of zero (IEEE 754 section 6.3), given which signs its terms have. */
static uint8_t sign_from_terms(const mmaref_dot_rules *rules, bool plus, bool minus)
{
    return rules->arithmetic->zero_sign == MMAREF_ZERO_IEEE && minus &&
           (!plus || rules->rounding == MMAREF_ROUND_DOWN);
}

/* The pattern that a number rounds to; a zero has the sign given. */
static uint64_t finish(const mmaref_dot_rules *rules, const mmaref_number *number, uint8_t zero)
{
    if (number->special != MMAREF_NUMBER_FINITE) {
        return mmaref_pack_special(rules->step, rules->arithmetic->nan, number);
    }
    return number->significand == 0 ? mmaref_pack_zero(rules->step, zero)
                                    : mmaref_round_pack(rules->step, rules, rules->rounding, number);
}

/* ---- What all terms have in common -------------------------------------- */

typedef struct {
    bool nan, any;       /* there is a NaN; a finite term that is not zero */
    bool infinite[2];    /* by sign: an infinity, */
    bool sign[2];        /* any term */
    int16_t max;         /* of the exponents of finite terms that are not zero, and the floor */
} survey;

static void look_at(survey *s, const mmaref_number *term)
{
    s->sign[term->negative] = true;
    if (term->special == MMAREF_NUMBER_NAN) {
        s->nan = true;
    } else if (term->special == MMAREF_NUMBER_INFINITY) {
        s->infinite[term->negative] = true;
    } else if (term->significand != 0) {
        s->any = true;
        s->max = term->scale > s->max ? term->scale : s->max;
    }
}

MMAREF_NOINLINE static void look_at_all(const mmaref_step *step, survey *s)
{
    mmaref_number term;
    uint8_t k;

    s->nan = s->any = false;
    s->infinite[0] = s->infinite[1] = s->sign[0] = s->sign[1] = false;
    s->max = step->rules->arithmetic->exponent_floor;
    if (step->accumulates) {
        look_at(s, &step->accumulator);
    }
    for (k = 0; k < step->count; k++) {
        mmaref_step_term(step, k, &term);
        look_at(s, &term);
    }
}

/* ---- A window ----------------------------------------------------------- */

/* A magnitude shifted down by `down` bits, 1 or more, of which some are not zero. */
static uint64_t lose(const mmaref_dot_rules *rules, const mmaref_number *term, unsigned down)
{
    uint64_t kept = down < 64 ? term->significand >> down : 0;
    uint64_t rest = down < 64 ? term->significand << (64 - down) : 1; /* down >= 64: less than a half */

    return mmaref_align_round(rules, kept, term->negative != 0, (uint32_t)(rest >> 32) | ((uint32_t)rest != 0));
}

int64_t mmaref_align_wide(const mmaref_dot_rules *rules, const mmaref_number *term, int32_t up, bool *lost)
{
    uint64_t kept = term->significand;

    if (kept != 0 && up >= 0) {
        kept <<= up; /* below 2^(fraction_bits + 2) */
    } else if (kept != 0 && up > -64 && (kept >> -up << -up) == kept) {
        kept >>= -up;
    } else if (kept != 0) {
        kept = lose(rules, term, (unsigned)-up);
        if (rules->arithmetic->align == MMAREF_ALIGN_STICKY) {
            *lost = true;
        }
    }
    return term->negative != 0 ? -(int64_t)kept : (int64_t)kept;
}

/* Makes a number of a sum in units of 2^exponent, of less than 61 bits, with a sticky bit far below. */
static void to_number(int64_t sum, int32_t exponent, bool sticky, mmaref_number *number)
{
    unsigned up;

    number->special = MMAREF_NUMBER_FINITE;
    number->significand = sum < 0 ? (uint64_t)-sum : (uint64_t)sum;
    if (sum != 0) {
        up = 61u - (unsigned)mmaref_highest_bit(number->significand);
        number->negative = sum < 0;
        number->significand = number->significand << up | sticky;
        number->exponent = (int16_t)(exponent - (int32_t)up);
    }
}

/* All terms aligned to their max exponent, added, in the place of the running value. Each is below
 * 2^(fraction_bits + 2), and at most 129 are added: 2^50. */
MMAREF_NOINLINE static void add_window(mmaref_step *step, int16_t max)
{
    const mmaref_dot_rules *rules = step->rules;
    int32_t grid = (int32_t)max - rules->arithmetic->fraction_bits;
    bool lost = false;
    int64_t sum = 0;
    mmaref_number term;
    uint8_t k;

    if (step->accumulates) {
        sum = mmaref_align_wide(rules, &step->accumulator, step->accumulator.exponent - grid, &lost);
    }
    for (k = 0; k < step->count; k++) {
        mmaref_step_term(step, k, &term);
        sum += mmaref_align_wide(rules, &term, term.exponent - grid, &lost);
    }
    mmaref_cover_window(rules, sum, max);
    to_number(sum, grid, lost, &step->accumulator);
}

/* ---- By size -------------------------------------------------------------- */

/* Whether a number is below another in magnitude. Pre: neither is zero. */
static bool is_smaller(const mmaref_number *x, const mmaref_number *y)
{
    int16_t a = mmaref_number_leading(x), b = mmaref_number_leading(y);

    return a != b ? a < b
                  : x->significand << (63 - mmaref_highest_bit(x->significand)) <
                        y->significand << (63 - mmaref_highest_bit(y->significand));
}

/* Term number k of a step, the running value first where it is a term. */
static void nth_term(const mmaref_step *step, uint8_t k, mmaref_number *term)
{
    if (step->accumulates && k == 0) {
        *term = step->accumulator;
    } else {
        mmaref_step_term(step, (uint8_t)(k - step->accumulates), term);
    }
}

#define NO_TERM 0xff

/* The term that follows `last`, number `after`, by size, those of the same size in their order; returns its number. It
 * takes the place of `last`. */
static uint8_t next_by_size(const mmaref_step *step, mmaref_number *last, uint8_t after)
{
    uint8_t found = NO_TERM, k;
    mmaref_number term, best;

    for (k = 0; k < step->count + step->accumulates; k++) {
        nth_term(step, k, &term);
        if (term.significand == 0 ||
            (after != NO_TERM && !is_smaller(&term, last) && (is_smaller(last, &term) || k <= after))) {
            continue;
        }
        if (found == NO_TERM || is_smaller(&best, &term)) {
            best = term;
            found = k;
        }
    }
    if (found != NO_TERM) {
        *last = best;
    }
    return found;
}

/* The terms one by one, the largest first, in the place of the running value. Sum and term are aligned to the higher
 * one of their leading bits, so that the sum is below 2^(fraction_bits + 2). */
MMAREF_NOINLINE static void add_by_size(mmaref_step *step)
{
    const mmaref_dot_rules *rules = step->rules;
    mmaref_number term, sum;
    int32_t max, grid = 0;
    bool lost = false;
    int64_t total = 0;
    uint8_t at = NO_TERM;

    while ((at = next_by_size(step, &term, at)) != NO_TERM) {
        max = mmaref_number_leading(&term);
        sum.negative = total < 0;
        sum.significand = total < 0 ? (uint64_t)-total : (uint64_t)total;
        sum.exponent = (int16_t)grid;
        if (total != 0 && mmaref_number_leading(&sum) > max) {
            max = mmaref_number_leading(&sum);
        }
        max = rules->arithmetic->exponent_floor > max ? rules->arithmetic->exponent_floor : max;
        grid = max - rules->arithmetic->fraction_bits;
        total = mmaref_align_wide(rules, &sum, sum.exponent - grid, &lost) +
                mmaref_align_wide(rules, &term, term.exponent - grid, &lost);
        mmaref_cover_window(rules, total, max);
    }
    to_number(total, grid, lost, &step->accumulator);
}

/* ---- A tree --------------------------------------------------------------- */

/* x becomes x + y, rounded; returns its pattern. */
static uint64_t add_two(const mmaref_dot_rules *rules, mmaref_number *x, mmaref_number *y)
{
    uint8_t zero = sign_from_terms(rules, !x->negative || !y->negative, x->negative || y->negative);
    uint64_t bits;

    mmaref_number_add(rules, x, y);
    bits = finish(rules, x, zero);
    mmaref_number_unpack(rules->step, bits, rules->arithmetic->subnormals, x);
    return bits;
}

#define LEVELS 8 /* of sums of 1, 2, 4 ... products that wait for another one: of 128 products, with the last */

/* Neighbours are added, then neighbours of these sums; the last one of an odd number goes up as it is. */
MMAREF_NOINLINE static uint64_t add_tree(mmaref_step *step)
{
    const mmaref_dot_rules *rules = step->rules;
    mmaref_number sums[LEVELS];
    uint8_t waiting = 0, k, rest;
    uint64_t bits = 0;

    for (k = 0; k < step->count; k++) {
        mmaref_step_term(step, k, &sums[waiting++]);
        for (rest = (uint8_t)(k + 1); (rest & 1) == 0 && waiting > 1; rest >>= 1) {
            waiting--;
            bits = add_two(rules, &sums[waiting - 1], &sums[waiting]);
        }
    }
    while (waiting > 1) {
        waiting--;
        bits = add_two(rules, &sums[waiting - 1], &sums[waiting]);
    }
    if (step->accumulates) {
        return add_two(rules, &sums[0], &step->accumulator);
    }
    return step->count > 1 ? bits : finish(rules, sums, sign_from_terms(rules, !sums->negative, sums->negative));
}

/* ---- A step ----------------------------------------------------------------- */

/* The exponents of a type's least normal number, and of its highest binade but one where that has special values. */
static int32_t lowest_of(const mmaref_format_row *type)
{
    return 1 - (int32_t)type->bias;
}

static int32_t highest_of(const mmaref_format_row *type)
{
    return (int32_t)(((uint32_t)1 << type->exponent_bits) - 2) - (int32_t)type->bias;
}

/* Whether some product of the groups of four in which a step lies, lines being unpacked, may have an exponent above
 * `most`. All lanes of a word are tried at once: what is added to each sum of two brings those above `most` to the
 * guard bit, the highest of a lane. Where a lane has the bit below it (`mark`) there is an infinity or a NaN, which
 * does not count. No more than a mark is added, which brings every product there that is not zero, so that no lane of 8
 * bits carries: 65 + 65 + 64 is less than 256. */
static bool may_exceed(const mmaref_step *step, uint8_t count, int32_t most)
{
    const mmaref_tile *tile = step->tile;
    const unsigned words = mmaref_group_words(tile), guard = tile->lane_bits - 1u;
    const int32_t mark = MMAREF_MARK(tile->lane_bits);
    const uint32_t ones = MMAREF_ONES(tile->lane_bits);
    const mmaref_packed *a = mmaref_tile_line(tile, 0) + step->first / 4 * words;
    const mmaref_packed *b = a + (1u + step->column) * tile->line_words;
    const mmaref_packed *end = a + ((unsigned)step->first % 4 + count + 3) / 4 * words;
    int32_t below = ((int32_t)1 << guard) - 1 - most - mmaref_tile_origin(tile);
    unsigned i;

    if (below <= 0) {
        return false;
    }
    below = below < mark ? below : mark;
    for (; a != end; a += words, b += words) {
        for (i = 2; i < words; i++) {
            uint32_t sums = a[i].word + b[i].word + (uint32_t)below * ones;
            if ((sums & ~((a[i].word | b[i].word) << 1) & ones << guard) != 0) {
                return true;
            }
        }
    }
    return false;
}

/* By how many binades sums of `count` products and the running value may be above the highest exponent among them. A
 * product is below four times its power of two, and there are less than twice as many terms as the highest bit of
 * their number says. Sums are rounded twice for a product at most, each time up by less than 2^-7 of what it is, and
 * aligning adds less than 2^-8 of the largest term for each term; with a product that is rounded up to twice itself
 * that is less than 2^6 for 128 of them. With fewer bits each of these may double the sum. */
static int32_t binades_above(const mmaref_dot_rules *rules, uint8_t count)
{
    const bool coarse = mmaref_kept_bits(rules->step, rules) < 7 || rules->arithmetic->fraction_bits < 8;

    return 2 + 1 + mmaref_highest_bit32(count) + (coarse ? 4 * (int32_t)count : 6);
}

/* Whether the running value is a term whose exponent is above `most`. */
static bool is_above(const mmaref_step *step, int32_t most)
{
    const mmaref_number *c = &step->accumulator;

    return step->accumulates && c->special == MMAREF_NUMBER_FINITE && c->significand != 0 && c->scale > most;
}

/* Whether some of `count` finite products may be above the highest binade but one of the type that they are rounded to;
 * or, if `sums` are asked for, above what keeps each sum on the way from the running value finite. */
static bool may_overflow(const mmaref_step *step, uint8_t count, bool sums)
{
    const mmaref_dot_rules *rules = step->rules;
    int32_t most = sums ? highest_of(rules->step) - binades_above(rules, count) : INT16_MAX;
    int32_t least = lowest_of(rules->step);
    const mmaref_format_row *type;
    mmaref_product p;
    uint8_t k;

    if (rules->arithmetic->product_type != 0) {
        type = mmaref_rules_format(rules, rules->arithmetic->product_type);
        most = highest_of(type) - 3 < most ? highest_of(type) - 3 : most;
        least = lowest_of(type) > least ? lowest_of(type) : least;
    }
    if (rules->route == MMAREF_ROUTE_TERMS ||
        (sums && (least > most || rules->arithmetic->exponent_floor > most || is_above(step, most)))) {
        return true;
    }
    if (step->tile->unpacked) {
        return may_exceed(step, count, most);
    }
    for (k = 0; k < count; k++) {
        mmaref_step_product(step, k, &p);
        if (p.exponent > most && p.exponent != MMAREF_EXPONENT_SPECIAL) {
            return true;
        }
    }
    return false;
}

bool mmaref_sums_may_overflow(const mmaref_step *step, uint8_t count)
{
    return may_overflow(step, count, true);
}

bool mmaref_step_may_overflow(const mmaref_step *step, uint8_t count)
{
    const mmaref_dot_rules *rules = step->rules;
    const bool tree = rules->arithmetic->adder == MMAREF_ADDER_TREE;

    return mmaref_takes_terms(rules) && (rules->arithmetic->product_type != 0 || tree) &&
           ((tree && rules->step->special != MMAREF_SPECIAL_IEEE) || may_overflow(step, count, tree));
}

uint64_t mmaref_step_terms(mmaref_step *step)
{
    const mmaref_dot_rules *rules = step->rules;
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    mmaref_number *sum = &step->accumulator;
    survey s;

    if (arithmetic->adder == MMAREF_ADDER_TREE) {
        return add_tree(step);
    }
    look_at_all(step, &s);
    sum->special = mmaref_special_of(rules, s.nan, s.infinite);
    if (sum->special != MMAREF_NUMBER_FINITE) {
        sum->negative = s.infinite[1];
    } else if (!s.any) {
        sum->significand = 0;
    } else if (arithmetic->adder == MMAREF_ADDER_SORTED) {
        add_by_size(step);
    } else if (arithmetic->fraction_bits == MMAREF_UNLIMITED) {
        mmaref_step_exact(step);
    } else {
        add_window(step, s.max);
    }
    return finish(rules, sum, sign_from_terms(rules, s.sign[0], s.sign[1]));
}
