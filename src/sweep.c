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

/* A total as its digits come: the last one and whether any below it is not 0; the highest
 * that is not 0, which leads, the next one down, and whether any below that is not 0. */
typedef struct {
    uint64_t last, leading, next;
    int16_t carry, leading_at;
    bool below_last, below_next;
} total;

#define NOTHING { 0, 0, 0, 0, 0, false, false }

typedef struct {
    int64_t part;    /* sum of what terms have in the digit */
    int16_t at;      /* weight of the digit's bit 0 */
    int16_t above;   /* the lowest bit above the digit that a term reaches, or NOWHERE */
    bool sign[2];    /* some term has it, zeros included */
    total totals[2]; /* of the terms, and of their negatives: the one above zero counts */
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

static inline void take_number(sweep *s, const mmaref_number *x)
{
    s->sign[x->negative] = true;
    take(s, x->negative, x->significand, x->exponent);
}

/* A product of f64, halves of 32 bits at a time. */
static void take_product(sweep *s, const mmaref_number *x, const mmaref_number *y)
{
    uint32_t xl = (uint32_t)x->significand, xh = (uint32_t)(x->significand >> 32);
    uint32_t yl = (uint32_t)y->significand, yh = (uint32_t)(y->significand >> 32);
    uint8_t negative = x->negative ^ y->negative;
    int16_t exponent = (int16_t)(x->exponent + y->exponent);

    s->sign[negative] = true;
    take(s, negative, (uint64_t)xl * yl, exponent);
    take(s, negative, (uint64_t)xl * yh, (int16_t)(exponent + 32));
    take(s, negative, (uint64_t)xh * yl, (int16_t)(exponent + 32));
    take(s, negative, (uint64_t)xh * yh, (int16_t)(exponent + 64));
}

static inline void take_factors(sweep *s, const mmaref_factor *x, const mmaref_factor *y)
{
    mmaref_number product;

    product.negative = (uint8_t)((x->significand ^ y->significand) >> 15 & 1);
    product.significand = (uint32_t)(x->significand & (MMAREF_FACTOR_SIGN - 1)) *
                          (uint32_t)(y->significand & (MMAREF_FACTOR_SIGN - 1));
    product.exponent = (int16_t)(x->exponent + y->exponent - 2 * MMAREF_FACTOR_FRACTION);
    take_number(s, &product);
}

static void take_terms(sweep *s, const mmaref_step *step, const mmaref_number *extra)
{
    uint8_t k;

    s->above = NOWHERE;
    for (k = 0; k < step->count; k++) {
        if (step->rules->a->width_log2 == 6) {
            mmaref_number a, b;
            mmaref_step_f64(step, k, &a, &b);
            take_product(s, &a, &b);
        } else {
            mmaref_factor a, b;
            mmaref_step_pair(step, k, &a, &b);
            take_factors(s, &a, &b);
        }
    }
    if (step->accumulates) {
        take_number(s, &step->accumulator);
    }
    if (extra != NULL) {
        take_number(s, extra);
    }
}

static void next_digit(sweep *s)
{
    uint8_t i;

    for (i = 0; i < 2; i++) {
        total *t = &s->totals[i];
        uint64_t sum = (uint64_t)(s->part + t->carry);
        uint64_t digit = sum & ONES;
        t->carry = (int16_t)((int16_t)(sum >> DIGIT ^ 0x100) - 0x100); /* nine bits, signed */
        if (digit != 0) {
            t->leading = digit;
            t->leading_at = s->at;
            t->next = t->last;
            t->below_next = t->below_last;
        }
        t->below_last = t->below_last || t->last != 0;
        t->last = digit;
        s->part = -s->part;
    }
    s->part = 0;
    s->at = (int16_t)(s->at + DIGIT);
}

void mmaref_sweep(const mmaref_step *step, const mmaref_number *extra, mmaref_sum *sum)
{
    sweep s = { 0, BELOW_ALL, NOWHERE, { false, false }, { NOTHING, NOTHING } };
    const total *t;
    uint64_t next;

    take_terms(&s, step, extra);
    s.at = s.above;
    sum->empty = s.above == NOWHERE;
    while (s.above != NOWHERE) {
        if (s.above < s.at + DIGIT) {
            take_terms(&s, step, extra);
        }
        next_digit(&s);
    }
    next_digit(&s); /* takes up what was carried: from here on that is 0 or -1 */
    sum->positive = s.sign[0];
    sum->negative = s.sign[1];
    sum->value.negative = s.totals[0].carry != 0;
    t = &s.totals[sum->value.negative];
    sum->value.significand = t->leading;
    if (t->leading == 0) {
        return;
    }
    sum->value.exponent = t->leading_at;
    next = t->next;
    /* At least 54 bits: rounding to 53 looks at no more. DIGIT is a multiple of the step. */
    while (sum->value.significand >> 53 == 0) {
        sum->value.significand = sum->value.significand << 11 | next >> (DIGIT - 11);
        sum->value.exponent = (int16_t)(sum->value.exponent - 11);
        next = next << 11 & ONES;
    }
    sum->sticky = t->below_next || next != 0;
}
