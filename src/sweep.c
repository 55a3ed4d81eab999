/* SPDX-License-Identifier: MIT */
/* The exact sum of any terms, digit by digit from the lowest up: no more of it is kept than
 * rounding needs. See mmaref_internal.h. */
#include "mmaref_internal.h"

/* 129 parts of terms in a digit, and what the digit below carries, fit 64 bits: C, and 128
 * products of factors or 16 of f64, which have four parts each. */
#define DIGIT 55
#define ONES (((uint64_t)1 << DIGIT) - 1)

/* Places that no term comes near. */
#define BELOW_ALL (-0x4000)
#define NOWHERE 0x4000

/* The terms' total and, as number 1, its negative: the one above zero counts. All digits are of
 * the total; those of the negative follow from them. */
typedef struct mmaref_digits {
    int64_t part;           /* sum of what terms have in the digit */
    uint64_t last;          /* the digit below */
    uint64_t leading[2];    /* the highest digit that is not 0 */
    uint64_t next[2];       /* the one below it */
    int16_t leading_at[2];  /* weight of bit 0 of the leading digit */
    int16_t at;             /* of the digit */
    int16_t above;          /* the lowest bit above the digit that a term reaches, or NOWHERE */
    int16_t carry;          /* of the digits below */
    bool below_last;        /* some digit below the last one is not 0 */
    bool below_next[2];     /* the same of the next one */
    bool sign[2];           /* some term has it, zeros included */
} sweep;

/* What significand * 2^exponent has in the digit. */
static inline void take(sweep *s, uint8_t negative, uint64_t significand, int16_t exponent)
{
    int16_t up = (int16_t)(exponent - s->at);
    uint64_t part;

    if (significand == 0 || up <= -64) {
        return;
    }
    if (up >= DIGIT) {
        s->above = exponent < s->above ? exponent : s->above;
        return;
    }
    if (up < 0) {
        significand >>= -up;
        up = 0;
    }
    if (significand >> (DIGIT - up) != 0) {
        s->above = (int16_t)(s->at + DIGIT);
    }
    part = significand << up & ONES;
    s->part += negative != 0 ? -(int64_t)part : (int64_t)part;
}

/* Of the least bit. */
static int16_t f64_exponent(uint64_t bits)
{
    int16_t field = (int16_t)(bits >> 52 & 0x7ff);

    return (int16_t)(field - (field != 0) - 1074);
}

static uint64_t f64_significand(uint64_t bits, bool flush)
{
    uint64_t hidden = (uint64_t)1 << 52;

    if ((bits >> 52 & 0x7ff) != 0) {
        return (bits & (hidden - 1)) | hidden;
    }
    return flush ? 0 : bits & (hidden - 1);
}

/* In halves of 32 bits. Nothing is special, and the patterns are read at length: numbers would take stack. */
void mmaref_sweep_f64(sweep *s, const mmaref_step *step, uint8_t k)
{
    bool flush = (step->rules->arithmetic->subnormals & MMAREF_SUBNORMALS_FLUSH_IN) != 0;
    uint64_t x = mmaref_step_pattern(step, k, false), y = mmaref_step_pattern(step, k, true);
    uint8_t negative = (uint8_t)((x ^ y) >> 63);
    int16_t exponent = (int16_t)(f64_exponent(x) + f64_exponent(y));
    uint8_t i;

    s->sign[negative] = true;
    x = f64_significand(x, flush);
    y = f64_significand(y, flush);
    for (i = 0; i < 4; i++) {
        uint8_t low = i & 1 ? 32 : 0, high = i & 2 ? 32 : 0;
        take(s, negative, (uint64_t)(uint32_t)(x >> low) * (uint32_t)(y >> high), (int16_t)(exponent + low + high));
    }
}

static inline void take_factors(sweep *s, const mmaref_factor *x, const mmaref_factor *y)
{
    uint8_t negative = (uint8_t)((x->significand ^ y->significand) >> 15 & 1);

    s->sign[negative] = true;
    take(s, negative,
         (uint32_t)(x->significand & (MMAREF_FACTOR_SIGN - 1)) * (uint32_t)(y->significand & (MMAREF_FACTOR_SIGN - 1)),
         (int16_t)(x->exponent + y->exponent - 2 * MMAREF_FACTOR_FRACTION));
}

static void take_terms(sweep *s, const mmaref_step *step)
{
    uint8_t k;

    s->above = NOWHERE;
    for (k = 0; k < step->count; k++) {
        if (MMAREF_HAS_F64 && step->rules->a->width_log2 == 6) {
            mmaref_sweep_f64(s, step, k);
        } else {
            mmaref_factor a, b;
            mmaref_step_pair(step, k, &a, &b);
            take_factors(s, &a, &b);
        }
    }
    if (step->accumulates) {
        s->sign[step->accumulator.negative] = true;
        take(s, step->accumulator.negative, step->accumulator.significand, step->accumulator.exponent);
    }
}

static void next_digit(sweep *s)
{
    uint64_t sum = (uint64_t)(s->part + s->carry);
    uint64_t digit = sum & ONES;
    bool below = s->below_last || s->last != 0;
    uint64_t nothing = 0; /* the digit that is 0 in the total, then in its negative */
    uint8_t i;

    s->carry = (int16_t)((int16_t)(sum >> DIGIT ^ 0x100) - 0x100); /* nine bits, signed */
    for (i = 0; i < 2; i++) {
        if (digit != nothing) {
            s->leading[i] = digit;
            s->leading_at[i] = s->at;
            s->next[i] = s->last;
            s->below_next[i] = s->below_last;
        }
        nothing = below ? ONES : 0;
    }
    s->below_last = below;
    s->last = digit;
    s->part = 0;
    s->at = (int16_t)(s->at + DIGIT);
}

/* A digit of the negative. */
static uint64_t negated(uint64_t digit, bool below)
{
    return ((below ? ONES : 0) - digit) & ONES;
}

uint8_t mmaref_sweep(mmaref_step *step)
{
    sweep s = { 0, 0, { 0, 0 }, { 0, 0 }, { 0, 0 }, BELOW_ALL, BELOW_ALL, 0, false, { false, false }, { false, false }
    };
    mmaref_number *value = &step->accumulator;
    bool empty = false;
    uint64_t leading, next;
    uint8_t terms;

    while (s.above != NOWHERE) {
        bool first = s.at == BELOW_ALL;
        if (s.above < s.at + DIGIT) {
            take_terms(&s, step);
        }
        if (first) {
            s.at = s.above;
            empty = s.above == NOWHERE;
        } else {
            next_digit(&s);
        }
    }
    next_digit(&s); /* takes up what was carried: from here on that is 0 or -1 */
    terms = (uint8_t)((s.sign[0] ? MMAREF_TERMS_POSITIVE : 0) | (s.sign[1] ? MMAREF_TERMS_NEGATIVE : 0) |
                      (empty ? 0 : MMAREF_TERMS_NOT_ZERO));
    value->negative = s.carry != 0;
    leading = s.leading[value->negative];
    next = s.next[value->negative];
    if (s.carry != 0) {
        leading = negated(leading, s.below_next[1] || next != 0);
        next = negated(next, s.below_next[1]);
    }
    value->significand = leading;
    if (leading == 0) {
        return terms;
    }
    value->exponent = s.leading_at[value->negative];
    /* At least 55 bits: rounding to 53 looks at no more. Six times nine are less than a digit. */
    while (value->significand >> 54 == 0) {
        value->significand = value->significand << 9 | next >> (DIGIT - 9);
        value->exponent = (int16_t)(value->exponent - 9);
        next = next << 9 & ONES;
    }
    value->significand |= s.below_next[value->negative] || next != 0;
    return terms;
}
