/* SPDX-License-Identifier: MIT */
/* See mmdpi_shrink.h. The phases follow each other until none makes anything smaller. A try changes one or two
 * products, C, the random word, one scale factor, or all exponents. None undoes what an earlier one gained: shrinking
 * ends. */
#include "mmdpi_shrink.h"

#define PAIRS_MAX 16 /* more products than these are not removed two by two */

enum { REMOVE_C, REMOVE_ONE, REMOVE_TWO, NO_RANDOM, NO_SCALE, BALANCE, MOVE_ALL, SIMPLER, PHASES };

/* ---- Patterns ---- */

static uint64_t low_bits(uint16_t count)
{
    return count >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << count) - 1;
}

/* Bits up to the sign: e3m2 has 6 of its 8. */
static uint16_t bits_used(const mmaref_type *type)
{
    return type->kind == MMAREF_KIND_FLOAT
               ? (uint16_t)(type->shift + type->fraction_bits + type->exponent_bits + type->sign_bits)
               : type->width;
}

static uint64_t sign_of(const mmaref_type *type, uint64_t bits)
{
    return type->sign_bits == 0 ? 0 : bits & (uint64_t)1 << (bits_used(type) - 1);
}

static bool is_zero(const mmaref_type *type, uint64_t bits)
{
    uint64_t rest = bits & low_bits(bits_used(type)) & ~low_bits(type->shift);

    return type->kind == MMAREF_KIND_FLOAT ? rest == sign_of(type, bits) : rest == 0;
}

/* The place of the exponent field, and the field. */
static uint16_t exponent_place(const mmaref_type *type)
{
    return (uint16_t)(type->shift + type->fraction_bits);
}

static int16_t exponent_of(const mmaref_type *type, uint64_t bits)
{
    return (int16_t)(bits >> exponent_place(type) & low_bits(type->exponent_bits));
}

static uint64_t with_exponent(const mmaref_type *type, uint64_t bits, int16_t exponent)
{
    return (bits & ~(low_bits(type->exponent_bits) << exponent_place(type))) |
           (uint64_t)exponent << exponent_place(type);
}

static int16_t largest_exponent(const mmaref_type *type)
{
    return (int16_t)low_bits(type->exponent_bits);
}

/* The field of numbers from 1 on, where the format has one. */
static int16_t bias_of(const mmaref_type *type)
{
    return type->bias <= low_bits(type->exponent_bits) ? (int16_t)type->bias : largest_exponent(type);
}

/* Neither zero nor subnormal, infinity or NaN. */
static bool is_normal(const mmaref_type *type, uint64_t bits)
{
    return type->kind == MMAREF_KIND_FLOAT && exponent_of(type, bits) > 0 &&
           exponent_of(type, bits) < largest_exponent(type);
}

/* Adds to the exponent field; false where the number would not stay normal. */
static bool move_exponent(const mmaref_type *type, uint64_t *bits, int16_t by)
{
    int32_t to = (int32_t)exponent_of(type, *bits) + by;

    if (!is_normal(type, *bits) || to <= 0 || to >= largest_exponent(type)) {
        return false;
    }
    *bits = with_exponent(type, *bits, (int16_t)to);
    return true;
}

/* ---- Simpler patterns: the simplest first ---- */

enum { ZERO, SIGNED_ZERO, ONE, SIGNED_ONE, PLUS, NO_FRACTION, HALF_FRACTION, TO_BIAS, HALFWAY, ONE_STEP, BITS };

static uint64_t nearer(const mmaref_type *type, uint64_t bits, uint8_t divisor)
{
    int16_t by = (int16_t)(bias_of(type) - exponent_of(type, bits));

    by = (int16_t)(divisor != 0 ? by / divisor : (by > 0) - (by < 0));
    return is_normal(type, bits) ? with_exponent(type, bits, (int16_t)(exponent_of(type, bits) + by)) : bits;
}

static uint64_t simpler_float(const mmaref_type *type, uint64_t bits, uint16_t way)
{
    const uint64_t fraction = low_bits(exponent_place(type)), sign = sign_of(type, bits);

    switch (way) {
    case ONE: return with_exponent(type, 0, bias_of(type));
    case SIGNED_ONE: return with_exponent(type, sign, bias_of(type));
    case PLUS: return bits & ~sign;
    case NO_FRACTION: return bits & ~fraction;
    case HALF_FRACTION: return bits & ~low_bits((uint16_t)(type->shift + type->fraction_bits / 2));
    case TO_BIAS: return nearer(type, bits, 1);
    case HALFWAY: return nearer(type, bits, 2);
    case ONE_STEP: return nearer(type, bits, 0);
    default: return bits & ~((uint64_t)1 << (way - BITS));
    }
}

/* Integers: of a negative one that is closer to zero the magnitude is halved. */
static uint64_t simpler_integer(const mmaref_type *type, uint64_t bits, uint16_t way)
{
    const uint64_t all = low_bits(type->width), sign = sign_of(type, bits);
    const uint64_t magnitude = sign != 0 ? (0 - bits) & all : bits;

    switch (way) {
    case ONE: return 1;
    case SIGNED_ONE: return sign != 0 ? all : 1;
    case PLUS: return magnitude == sign ? bits : magnitude;
    case HALFWAY: return (sign != 0 ? 0 - magnitude / 2 : magnitude / 2) & all;
    case ONE_STEP: return (sign != 0 ? 0 - (magnitude - 1) : magnitude - 1) & all;
    default: return bits;
    }
}

static uint16_t ways(const mmaref_type *type)
{
    return type->kind == MMAREF_KIND_FLOAT ? (uint16_t)(BITS + exponent_place(type)) : (uint16_t)BITS;
}

/* How far a pattern is from simple: a try that does not lessen it is not made. */
static uint16_t weight(const mmaref_type *type, uint64_t bits)
{
    uint64_t rest = bits & (type->kind == MMAREF_KIND_FLOAT ? low_bits(exponent_place(type)) : low_bits(type->width));
    uint16_t sum = sign_of(type, bits) != 0;
    int16_t from_bias = (int16_t)(exponent_of(type, bits) - bias_of(type));

    if (is_zero(type, bits)) {
        return sum;
    }
    if (type->kind != MMAREF_KIND_FLOAT) {
        rest = sum != 0 ? (0 - bits) & low_bits(type->width) : bits;
        return (uint16_t)(2 + sum + 2 * (rest < 32000 ? rest : 32000));
    }
    for (; rest != 0; rest &= rest - 1) {
        sum++;
    }
    return (uint16_t)(2 + sum + 2 * (from_bias < 0 ? -from_bias : from_bias));
}

/* Makes a pattern simpler in one way; false where that changes nothing. */
static bool simplify(const mmaref_type *type, uint64_t *bits, uint16_t way)
{
    uint64_t to = way == ZERO ? 0
                  : way == SIGNED_ZERO ? (type->kind == MMAREF_KIND_FLOAT ? sign_of(type, *bits) : *bits)
                  : type->kind == MMAREF_KIND_FLOAT ? simpler_float(type, *bits, way)
                                                    : simpler_integer(type, *bits, way);

    if (weight(type, to) >= weight(type, *bits)) {
        return false;
    }
    *bits = to;
    return true;
}

/* ---- Tries ---- */

static bool is_removed(const mmdpi_shrink *s, uint16_t k)
{
    return is_zero(&s->a, s->of->a[k]) && is_zero(&s->b, s->of->b[k]);
}

static uint16_t products_left(const mmdpi_shrink *s)
{
    uint16_t left = 0, k;

    for (k = 0; k < s->of->dot.count; k++) {
        left = (uint16_t)(left + !is_removed(s, k));
    }
    return left;
}

static bool remove_c(mmdpi_shrink *s)
{
    if (is_zero(&s->c, s->of->dot.c)) {
        return false;
    }
    s->of->dot.c = s->sub == 0 ? 0 : sign_of(&s->c, s->of->dot.c);
    return true;
}

static bool remove_product(mmdpi_shrink *s, uint16_t k)
{
    if (is_removed(s, k)) {
        return false;
    }
    s->of->a[k] = 0;
    s->of->b[k] = 0;
    return true;
}

static bool remove_two(mmdpi_shrink *s)
{
    uint16_t k = s->at, other = (uint16_t)(s->at + 1 + s->sub);

    return !is_removed(s, k) && !is_removed(s, other) && remove_product(s, k) && remove_product(s, other);
}

/* Moves the exponent of A's element to the bias, and that of B's by as much the other way. */
static bool balance(mmdpi_shrink *s)
{
    uint64_t a = s->of->a[s->at], b = s->of->b[s->at];
    int16_t by = (int16_t)(bias_of(&s->a) - exponent_of(&s->a, a));

    if (by == 0 || !move_exponent(&s->a, &a, by) || !move_exponent(&s->b, &b, (int16_t)-by)) {
        return false;
    }
    s->of->a[s->at] = a;
    s->of->b[s->at] = b;
    return true;
}

/* Moves the exponents of all elements of A that are not zero, and of C; none if one cannot be moved. */
static bool move(mmdpi_shrink *s, int16_t by)
{
    mmaref_gathered *of = s->of;
    uint64_t moved;
    uint16_t k;
    uint8_t pass;

    for (pass = 0; pass < 2; pass++) {
        for (k = 0; k < of->dot.count; k++) {
            moved = of->a[k];
            if (!is_zero(&s->a, moved) && !move_exponent(&s->a, &moved, by)) {
                return false; /* in the first pass */
            }
            of->a[k] = pass == 0 ? of->a[k] : moved;
        }
        moved = of->dot.c;
        if (!is_zero(&s->c, moved) && !move_exponent(&s->c, &moved, by)) {
            return false;
        }
        of->dot.c = pass == 0 ? of->dot.c : moved;
    }
    s->undo.moved = by;
    return true;
}

/* All of it, half of it, one step: C, or the first product where C is zero, comes nearer to 1. */
static bool move_all(mmdpi_shrink *s)
{
    mmaref_gathered *of = s->of;
    int16_t by = 0;
    uint16_t k;

    if (is_normal(&s->c, of->dot.c)) {
        by = (int16_t)(bias_of(&s->c) - exponent_of(&s->c, of->dot.c));
    } else if (is_zero(&s->c, of->dot.c)) {
        for (k = 0; k < of->dot.count && !is_normal(&s->a, of->a[k]); k++) {
        }
        by = k == of->dot.count ? 0 : (int16_t)(bias_of(&s->a) - exponent_of(&s->a, of->a[k]));
    }
    by = (int16_t)(s->at == 0 ? by : s->at == 1 ? by / 2 : (by > 0) - (by < 0));
    return by != 0 && move(s, by);
}

static bool no_random(mmdpi_shrink *s)
{
    if (s->random == NULL || *s->random == 0) {
        return false;
    }
    *s->random = 0;
    return true;
}

static uint16_t scales(const mmdpi_shrink *s)
{
    return s->of->dot.scale_type == 0 || s->of->dot.scale_length == 0
               ? 0
               : (uint16_t)(s->of->dot.count / s->of->dot.scale_length);
}

/* The scale factor number `at`: those of A, then those of B. */
static uint8_t *scale_at(mmdpi_shrink *s, uint16_t at)
{
    return at < scales(s) ? &s->of->scale_a[at] : &s->of->scale_b[at - scales(s)];
}

static bool no_scale(mmdpi_shrink *s)
{
    const uint8_t one = s->of->dot.scale_type == MMAREF_TYPE_UE8M0 ? 0x7f : 0x38;
    uint8_t *scale = scale_at(s, s->at);

    if (*scale == one) {
        return false;
    }
    *scale = one;
    return true;
}

/* The elements of A, those of B, C. */
static bool simpler(mmdpi_shrink *s)
{
    const uint16_t count = s->of->dot.count;

    return s->at < count       ? simplify(&s->a, &s->of->a[s->at], s->sub)
           : s->at < 2 * count ? simplify(&s->b, &s->of->b[s->at - count], s->sub)
                               : simplify(&s->c, &s->of->dot.c, s->sub);
}

/* ---- The order of tries ---- */

/* How many places a phase goes through, and how many tries it has at each. */
static uint16_t places(const mmdpi_shrink *s)
{
    const uint16_t count = s->of->dot.count;

    switch (s->phase) {
    case REMOVE_ONE: case BALANCE: return count;
    case REMOVE_TWO: return products_left(s) <= PAIRS_MAX ? (uint16_t)(count - 1) : 0;
    case NO_SCALE: return (uint16_t)(2 * scales(s));
    case MOVE_ALL: return 3;
    case SIMPLER: return (uint16_t)(2 * count + 1);
    default: return 1;
    }
}

static uint16_t tries_at(const mmdpi_shrink *s)
{
    const uint16_t count = s->of->dot.count;

    switch (s->phase) {
    case REMOVE_C: return 2;
    case REMOVE_TWO: return (uint16_t)(count - 1 - s->at);
    case SIMPLER: return ways(s->at < count ? &s->a : s->at < 2 * count ? &s->b : &s->c);
    default: return 1;
    }
}

/* Remembers what the next try may change. */
static void remember(mmdpi_shrink *s)
{
    const uint16_t count = s->of->dot.count;
    mmdpi_shrink_undo *undo = &s->undo;
    uint8_t i;

    undo->k[0] = s->at < count ? s->at : s->at < 2 * count ? (uint16_t)(s->at - count) : 0;
    undo->k[1] = s->phase == REMOVE_TWO ? (uint16_t)(s->at + 1 + s->sub) : undo->k[0];
    for (i = 0; i < 2; i++) {
        undo->a[i] = s->of->a[undo->k[i]];
        undo->b[i] = s->of->b[undo->k[i]];
    }
    undo->c = s->of->dot.c;
    undo->random = s->random == NULL ? 0 : *s->random;
    undo->scale = s->phase == NO_SCALE ? *scale_at(s, s->at) : 0;
    undo->moved = 0;
}

static bool make_try(mmdpi_shrink *s)
{
    remember(s);
    switch (s->phase) {
    case REMOVE_C: return remove_c(s);
    case REMOVE_ONE: return remove_product(s, s->at);
    case REMOVE_TWO: return remove_two(s);
    case NO_RANDOM: return no_random(s);
    case NO_SCALE: return no_scale(s);
    case BALANCE: return balance(s);
    case MOVE_ALL: return move_all(s);
    default: return simpler(s);
    }
}

/* Goes to the first try at a place, of a phase, or of a round. False after a round that gained nothing. */
static bool find_place(mmdpi_shrink *s)
{
    while (s->at >= places(s) || s->sub >= tries_at(s)) {
        if (s->at < places(s)) {
            s->at++;
        } else if (++s->phase == PHASES) {
            if (!s->smaller) {
                return false;
            }
            s->smaller = false;
            s->phase = 0;
            s->at = 0;
        } else {
            s->at = 0;
        }
        s->sub = 0;
    }
    return true;
}

mmaref_status mmdpi_shrink_start(mmdpi_shrink *s, mmaref_gathered *of, const mmaref_arithmetic *arithmetic,
                                 uint32_t *random)
{
    if (mmaref_type_get(mmaref_type_under(arithmetic, of->dot.types.a), &s->a) != MMAREF_OK ||
        mmaref_type_get(mmaref_type_under(arithmetic, of->dot.types.b), &s->b) != MMAREF_OK ||
        mmaref_type_get(mmaref_type_under(arithmetic, of->dot.types.c), &s->c) != MMAREF_OK) {
        return MMAREF_E_ARGUMENT;
    }
    s->of = of;
    s->random = random;
    s->tries = s->at = s->sub = 0;
    s->phase = 0;
    s->smaller = false;
    return MMAREF_OK;
}

bool mmdpi_shrink_next(mmdpi_shrink *s)
{
    while (s->tries < MMDPI_SHRINK_TRIES && find_place(s)) {
        if (make_try(s)) {
            s->tries++;
            return true;
        }
        s->sub++;
    }
    return false;
}

void mmdpi_shrink_answer(mmdpi_shrink *s, bool fails)
{
    const mmdpi_shrink_undo *undo = &s->undo;
    uint8_t i;

    s->smaller = s->smaller || fails;
    if (!fails && undo->moved != 0) {
        (void)move(s, (int16_t)-undo->moved);
    } else if (!fails) {
        for (i = 0; i < 2; i++) {
            s->of->a[undo->k[i]] = undo->a[i];
            s->of->b[undo->k[i]] = undo->b[i];
        }
        s->of->dot.c = undo->c;
    }
    if (!fails && s->phase == NO_RANDOM) {
        *s->random = undo->random;
    }
    if (!fails && s->phase == NO_SCALE) {
        *scale_at(s, s->at) = undo->scale;
    }
    s->sub++;
}

static uint8_t class_of(uint32_t type, uint64_t bits)
{
    mmaref_value value;

    if (mmaref_value_decode(type, bits, &value) != MMAREF_OK) {
        return 0;
    }
    return value.kind == MMAREF_VALUE_NAN ? 3 : value.kind == MMAREF_VALUE_INFINITY ? 2 : value.significand == 0;
}

/* A number that is lost becomes zero, also where it was a part of one: what was got is a number in either case. */
uint8_t mmdpi_failure_kind(const mmaref_arithmetic *arithmetic, uint32_t type, uint64_t expected, uint64_t got)
{
    const uint32_t format = mmaref_type_under(arithmetic, type);
    const uint8_t is = class_of(format, got);

    return (uint8_t)(1 + 4 * class_of(format, expected) + (is == 1 ? 0 : is));
}

uint16_t mmdpi_shrink_size(const mmdpi_shrink *s)
{
    uint16_t size = !is_zero(&s->c, s->of->dot.c), k;

    for (k = 0; k < s->of->dot.count; k++) {
        size = (uint16_t)(size + !is_zero(&s->a, s->of->a[k]) + !is_zero(&s->b, s->of->b[k]));
    }
    return size;
}
