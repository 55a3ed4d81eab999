/* SPDX-License-Identifier: MIT */
/* The common steps under blocks of one's own, and exact ones: finite terms of at most 32 bits, which dot_adders.c adds
 * in words. dot_terms.c, dot_exact.c and dot_fused.c take the others. See dot_words.h. */
#include "dot_words.h"

#define TOP MMAREF_TERM_TOP

/* ---- Rounding --------------------------------------------------------- */

static void open_term_rounder(mmaref_term_rounder *r, const mmaref_dot_rules *rules, const mmaref_format_row *type,
                              uint8_t rounding)
{
    const uint32_t half = (uint32_t)1 << (30 - mmaref_kept_bits(type, rules));

    r->lowest = (int16_t)(1 - (int32_t)type->bias);
    r->binades = (uint8_t)(type->exponent_bits > 1 ? ((uint32_t)1 << type->exponent_bits) - 3 : 0);
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
    uint32_t magnitude = mmaref_magnitude_of(to->value), fraction = magnitude >> (TOP - type->fraction_bits);
    int32_t up;

    fraction = (arithmetic->subnormals & MMAREF_SUBNORMALS_FLUSH_OUT) != 0 ? 0 : fraction;
    if (fraction == 0 || (arithmetic->subnormals & MMAREF_SUBNORMALS_FLUSH_IN) != 0) {
        const bool plus = fraction == 0 && arithmetic->underflow_sign == MMAREF_UNDERFLOW_PLUS;
        to->value = 0;
        to->exponent = MMAREF_EXPONENT_OF_ZERO - (int32_t)(fraction << 1 | (sign != 0 && !plus));
    } else if (normalises(arithmetic)) {
        up = TOP - mmaref_highest_bit32(magnitude);
        to->value = mmaref_signed(magnitude << up, sign);
        to->exponent -= up;
    }
}

#define INFINITE 0x4000 /* the exponent of an infinity, or of a NaN in a type without it: above every other one */

/* Whether an infinity may be a running value. In a window it is a magnitude of 2^fraction_bits last places, of which
 * each of 128 finite products takes one at most; no other one is added to it. */
MMAREF_INLINE bool keeps_infinity(const mmaref_dot_rules *rules, unsigned which)
{
    return which == MMAREF_OF_ADDED || (which == MMAREF_OF_RESULT && rules->arithmetic->adder != MMAREF_ADDER_TREE &&
                                        rules->arithmetic->fraction_bits >= 8 && !mmaref_adds_after(rules));
}

/* The same of a number of the highest binade or beyond, or of an infinity: false where it is an infinity or a NaN that
 * no running value may be, or a largest number that is subnormal. The sign of a NaN is lost as it is read. */
MMAREF_INLINE bool read_large(const mmaref_step *step, unsigned which, const mmaref_format_row *type, int32_t sign,
                              mmaref_term *to)
{
    const mmaref_term_rounder *r = &step->by.terms[which];
    const uint8_t overflow = step->rules->arithmetic->overflow;
    const int32_t ones = (int32_t)((uint32_t)1 << type->exponent_bits) - 1; /* an exponent field of numbers or not */
    const int32_t highest = r->lowest + ones - 1 - (type->special == MMAREF_SPECIAL_IEEE);
    const uint32_t all = ((uint32_t)2 << type->fraction_bits) - 1 - (type->special == MMAREF_SPECIAL_NAN);
    const uint32_t largest = all << (TOP - type->fraction_bits);
    const bool infinite = to->exponent > INFINITE / 2, up = r->increment + ((uint32_t)sign & r->negative) != 0;

    if (to->exponent < highest || (to->exponent == highest && mmaref_magnitude_of(to->value) <= largest)) {
        return true;
    }
    if (!infinite && (type->special == MMAREF_SPECIAL_NONE || overflow == MMAREF_OVERFLOW_SATURATE ||
                      (overflow == MMAREF_OVERFLOW_ROUNDED && !up))) {
        to->value = mmaref_signed(largest, sign);
        to->exponent = highest;
        return highest >= r->lowest; /* else the largest number is subnormal */
    }
    to->value = mmaref_signed((uint32_t)1 << TOP, infinite && type->special == MMAREF_SPECIAL_NAN ? 0 : sign);
    to->exponent = INFINITE;
    return keeps_infinity(step->rules, which);
}

bool mmaref_round_rare(const mmaref_step *step, unsigned which, uint32_t magnitude, int32_t sign, int32_t exponent,
                       mmaref_term *to)
{
    const mmaref_term_rounder *r = &step->by.terms[which];
    const mmaref_dot_rules *rules = step->rules;
    const mmaref_format_row *type =
        which != MMAREF_OF_PRODUCT ? rules->step : mmaref_rules_format(rules, rules->arithmetic->product_type);
    int32_t down = r->lowest - exponent;
    mmaref_term rounded;

    if (down > 0) {
        down = down < 31 ? down : 31;
        magnitude = magnitude >> down | (magnitude >> down << down != magnitude);
        exponent = r->lowest;
    }
    mmaref_round_off(r, which, magnitude, sign, exponent, &rounded);
    if (mmaref_magnitude_of(rounded.value) >> TOP == 0) {
        read_small(rules->arithmetic, type, sign, &rounded);
    } else if (!read_large(step, which, type, sign, &rounded)) {
        return false;
    }
    *to = rounded;
    return true;
}

/* ---- Products --------------------------------------------------------- */

#define GROUP 4 /* products that are taken at once, where lines are unpacked */

MMAREF_INLINE void keep_product(mmaref_term *to, int32_t value, int32_t exponent)
{
    to->value = value;
    to->exponent = exponent;
}

/* Rounds products to their type; returns how many there are before one that is not common. */
MMAREF_NOINLINE static unsigned round_products(const mmaref_step *step, mmaref_term *terms, unsigned count)
{
    const mmaref_term_rounder r = step->by.terms[MMAREF_OF_PRODUCT];
    mmaref_term *at, *end = terms + count;

    for (at = terms; at != end; at++) {
        if (!mmaref_round_product(&r, step, MMAREF_OF_PRODUCT, at)) {
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
        const uint32_t magnitude = mmaref_magnitude_of(at->value);
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

/* Does to products what the block asks for; returns how many there are before one that is not common. */
MMAREF_INLINE unsigned finish_products(const mmaref_step *step, mmaref_term *terms, unsigned count)
{
    if (step->rules->product == MMAREF_PRODUCT_KEPT) {
        return count;
    }
    return step->rules->product == MMAREF_PRODUCT_ROUNDED ? round_products(step, terms, count)
                                                          : normalise_products(terms, count);
}

/* As mmaref_take_products, of lines that are unpacked, from a product `first` on that begins a group. */
MMAREF_NOINLINE static unsigned multiply_groups(const mmaref_step *step, unsigned first, unsigned count,
                                                mmaref_term *terms)
{
    const mmaref_tile *tile = step->tile;
    const bool narrow = tile->lane_bits == 8;
    const uint32_t mask = narrow ? 0xff : 0xffff, marks = (uint32_t)MMAREF_MARK(tile->lane_bits) * MMAREF_ONES(16);
    const int32_t origin = mmaref_tile_origin(tile);
    const unsigned words = mmaref_group_words(tile);
    const mmaref_packed *a = tile->words + first / GROUP * words, *b = a + (1u + step->column) * tile->line_words;
    mmaref_term *to = terms, *end = terms + count;
    unsigned k;

    for (; to < end; a += words, b += words, to += GROUP) {
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
    return finish_products(step, terms, count);
}

/* The same of any lines and products. */
MMAREF_NOINLINE static unsigned take_each(const mmaref_step *step, unsigned first, unsigned count, mmaref_term *terms)
{
    mmaref_term *to = terms, *end = terms + count;
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
    return finish_products(step, terms, (unsigned)(to - terms));
}

unsigned mmaref_take_products(const mmaref_step *step, unsigned first, unsigned count, mmaref_term *terms)
{
    return step->tile->unpacked && first % GROUP == 0 ? multiply_groups(step, first, count, terms)
                                                      : take_each(step, first, count, terms);
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
        t->value = mmaref_signed((uint32_t)1 << TOP, -(int32_t)number.negative);
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
        const uint32_t pattern = mmaref_pattern_of_zero(running);
        return pattern >> 1 | (uint32_t)mmaref_pack_zero(type, pattern & 1);
    }
    return mmaref_magnitude_of(running->value) >> (TOP - type->fraction_bits) >> down |
           (uint32_t)mmaref_pack_zero(type, running->value < 0);
}

/* The same of any running value. The leading bit of a normal number makes the exponent field one more. */
MMAREF_INLINE uint32_t pack_running(const mmaref_step *step, const mmaref_term *running)
{
    const mmaref_format_row *type = step->rules->step;
    uint32_t field = (uint32_t)(running->exponent - step->by.terms[MMAREF_OF_RESULT].lowest);

    if (field >= INFINITE / 2) {
        return pack_other(type, running, -(int32_t)field);
    }
    field += (uint32_t)(running->value < 0) << type->exponent_bits;
    return (field << type->fraction_bits) + (mmaref_magnitude_of(running->value) >> (TOP - type->fraction_bits));
}

void mmaref_terms_open(mmaref_term_rounder rounders[3], const mmaref_dot_rules *rules)
{
    uint8_t type = rules->arithmetic->product_type;

    open_term_rounder(&rounders[MMAREF_OF_RESULT], rules, rules->step, rules->rounding);
    open_term_rounder(&rounders[MMAREF_OF_PRODUCT], rules, type == 0 ? rules->step : mmaref_rules_format(rules, type),
                      rules->rounding);
    open_term_rounder(&rounders[MMAREF_OF_ADDED], rules, rules->step, MMAREF_ROUND_NEAREST_EVEN);
}

/* Takes steps of at most MMAREF_SHORT products each, from product `first` on, as many as are kept at once. Returns the
 * first product that is left. */
MMAREF_INLINE unsigned take_short(const mmaref_step *step, mmaref_term *running, unsigned first, unsigned end)
{
    const unsigned products = step->rules->products;
    const unsigned some = end - first <= MMAREF_SHORT ? end - first : MMAREF_SHORT - MMAREF_SHORT % products;
    mmaref_term terms[1 + MMAREF_SHORT]; /* the value in front of a step stays in front of its products */
    const mmaref_term *last;
    unsigned taken;

    taken = mmaref_take_products(step, first, some, terms + 1);
    terms[0] = *running;
    last = mmaref_add_steps(step, terms, terms + (taken == some ? some : taken - taken % products));
    *running = *last;
    return first + (unsigned)(last - terms);
}

/* Takes steps from product `first` on; `brief`: of at most MMAREF_SHORT products. Returns the first product that is
 * left. */
MMAREF_INLINE unsigned take_steps(const mmaref_step *step, mmaref_term *running, unsigned first, unsigned end,
                                  bool brief)
{
    const unsigned products = step->rules->products, count = end - first < products ? end - first : products;

    if (brief) {
        return take_short(step, running, first, end);
    }
    return mmaref_add_long_step(step, running, first, count) ? first + count : first;
}

/* Adds the sum of a group to a pattern of a type, of what C and the groups before came to; *sum becomes that. False
 * where it is not common. */
MMAREF_NOINLINE static bool add_sum_of_group(const mmaref_step *step, const mmaref_format_row *type, uint32_t bits,
                                             mmaref_term *sum)
{
    mmaref_term total;

    if ((!open_running(step, type, bits, &total) && total.exponent != INFINITE) ||
        mmaref_add_sums(step, sum, 1, &total) == 0) {
        return false;
    }
    *sum = total;
    return true;
}

/* As mmaref_terms_run, or, of one group, mmaref_groups_run. */
MMAREF_INLINE bool run_steps(mmaref_step *step, const mmaref_format_row *type, uint64_t *value, bool brief)
{
    unsigned left, next, end;
    mmaref_term running = mmaref_no_term();

    if (step->in_group) {
        step->end = (uint8_t)(step->first + step->rules->group);
        if (step->rules->accumulates) {
            running = mmaref_zero_term();
        }
    } else if (step->accumulates && !open_running(step, type, (uint32_t)*value, &running)) {
        return false;
    }
    end = step->end;
    if (!step->finite && step->tile->unpacked) { /* the steps in front of what is special */
        end = step->first + mmaref_step_skip(step, 0, (uint8_t)(end - step->first));
        end = end == step->end ? end : end - (end - step->first) % step->rules->products;
    }
    for (left = step->first; left != end; left = next) {
        next = take_steps(step, &running, left, end, brief);
        if (next == left) {
            break;
        }
    }
    if (left == step->first ||
        (step->in_group && (left != step->end || !add_sum_of_group(step, type, (uint32_t)*value, &running)))) {
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

MMAREF_INLINE bool run_any(mmaref_step *step, const mmaref_format_row *type, uint64_t *value)
{
    return step->rules->products <= MMAREF_SHORT ? run_brief(step, type, value) : run_long(step, type, value);
}

bool mmaref_terms_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value)
{
    step->in_group = false;
    return run_any(step, type, value);
}

/* Groups of at most MMAREF_CHUNK products. */
MMAREF_NOINLINE static bool run_groups(mmaref_step *step, const mmaref_format_row *type, uint64_t *value)
{
    const unsigned group = step->rules->group;
    unsigned left = step->first, end = step->rules->elements, count, taken;
    mmaref_term terms[1 + MMAREF_CHUNK], total;

    if (!open_running(step, type, (uint32_t)*value, &total) && total.exponent != INFINITE) {
        return false;
    }
    if (!step->finite && step->tile->unpacked) {
        end = left + mmaref_step_skip(step, 0, (uint8_t)(end - left));
    }
    do {
        count = (end - left < MMAREF_CHUNK ? end - left : MMAREF_CHUNK) / group;
        taken = mmaref_take_products(step, left, count * group, terms + 1) / group;
        taken = mmaref_add_groups(step, terms, taken, &total);
        left += taken * group;
    } while (taken == count && end - left >= group);
    if (left == step->first) {
        return false;
    }
    step->first = step->end = (uint8_t)left;
    *value = pack_running(step, &total);
    return true;
}

bool mmaref_groups_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value)
{
    step->in_group = true;
    step->finite = !mmaref_may_be_special(step);
    return step->rules->group <= MMAREF_CHUNK ? run_groups(step, type, value) : run_any(step, type, value);
}
