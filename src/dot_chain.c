/* SPDX-License-Identifier: MIT */
/* A dot product as a chain of fused multiply-adds: each step adds one exact product to the running
 * value and rounds. The running value stays unpacked from step to step. See mmaref_internal.h. */
#include "mmaref_internal.h"

/* A running value: significand * 2^(exponent - 28). The leading bit of the significand's magnitude is bit 29,
 * and at most 24 bits from there down are set, or the magnitude is 2^30; or it is a zero, an infinity or a NaN: */
typedef struct {
    int32_t significand;
    int32_t exponent;
    uint8_t negative; /* of a zero */
} running;

#define LEADING 29
#define ZERO_EXPONENT (-0x4000)  /* significand 0. Below the exponent of every product, zeros included. */
#define INFINITY_EXPONENT 0x4000 /* significand 2^29 or -2^29. Above the exponent of every product: no */
#define NAN_EXPONENT 0x4001      /* sum with an infinity or a NaN is a common one. */

/* How common sums are rounded: those whose leading bit makes a normal number, but for the highest
 * binade, from which a carry could lead to infinity. */
typedef struct {
    uint32_t increment; /* added to a positive magnitude before the lost bits are cleared */
    uint32_t directed;  /* the bits of the increment that a negative magnitude has the other way */
    uint32_t even;      /* 1: the last kept bit is added too, so that ties go to even; else 0 */
    uint32_t cleared;   /* the bits below the last kept one */
    int32_t lowest;     /* exponent of the least normal number */
    uint32_t binades;   /* from there up, that are common; 0 where coverage is asked for */
    uint8_t lost;       /* how many bits are cleared: 6 to 28 */
} rounder;

static void rounder_open(rounder *r, const mmaref_dot_rules *rules, uint8_t rounding)
{
    const mmaref_format_row *type = rules->step;
    uint8_t result_bits = rules->arithmetic->result_bits;
    bool up = rounding == MMAREF_ROUND_UP, down = rounding == MMAREF_ROUND_DOWN;
    uint32_t half;

    r->lost = (uint8_t)(LEADING - (result_bits < type->fraction_bits ? result_bits : type->fraction_bits));
    half = (uint32_t)1 << (r->lost - 1);
    r->cleared = 2 * half - 1;
    r->even = rounding == MMAREF_ROUND_NEAREST_EVEN;
    r->directed = up || down ? r->cleared : 0;
    r->increment = up ? r->cleared : rounding == MMAREF_ROUND_ZERO || down ? 0 : half - r->even;
    r->lowest = -(int32_t)type->bias; /* bit 28 is one place below the leading bit */
    r->binades = rules->coverage != NULL ? 0 : ((uint32_t)1 << type->exponent_bits) - 3;
}

/* value / 2^bits rounded down: compilers know it as one instruction. */
static inline int32_t shifted_down(int32_t value, int32_t bits)
{
    return value < 0 ? ~(~value >> bits) : value >> bits;
}

/* Adds a product, significand * 2^(exponent - 28), to the running value and rounds. Returns false, and
 * leaves the value as it was, where the sum is not a common one: zero, or not in the range of the rounder.
 * Pre: the leading bit of the product's magnitude is bit 28 or 29, and its bit 0 is clear.
 *
 * Of what has the smaller exponent, the bits below bit 0 of the other are replaced by one that is set if
 * any of them was (sticky). By one place nothing is lost. From two places on the sum is at least 2^28 - 1:
 * at most 24 of its 28 bits or more are kept, so that sticky lies below the bit that tells a half. */
static inline bool add(const rounder *r, running *value, int32_t significand, int32_t exponent)
{
    int32_t high = value->significand, low = significand, down = value->exponent - exponent, sum;
    uint32_t sign, magnitude, top;

    if (down < 0) {
        down = -down;
        high = significand;
        low = value->significand;
    } else {
        exponent = value->exponent;
    }
    down = down < 31 ? down : 31;
    sum = shifted_down(low, down);
    sum = high + (sum | ((uint32_t)sum << down != (uint32_t)low));
    if (sum == 0) {
        return false;
    }
    sign = 0u - ((uint32_t)sum >> 31);
    magnitude = ((uint32_t)sum ^ sign) - sign;
    top = magnitude >> LEADING;
    if (top != 1) {
        if (top != 0) {
            magnitude = magnitude >> 1 | (magnitude & 1);
            exponent++;
        } else {
            do {
                magnitude <<= 1;
                exponent--;
            } while (magnitude >> LEADING == 0);
        }
    }
    if ((uint32_t)(exponent - r->lowest) >= r->binades) {
        return false;
    }
    magnitude = (magnitude + (r->increment ^ (r->directed & sign)) + (magnitude >> r->lost & r->even)) & ~r->cleared;
    value->significand = (int32_t)((magnitude ^ sign) - sign);
    value->exponent = exponent;
    return true;
}

/* The products of a dot product. */
#ifdef MMAREF_SMALL_STACK
typedef struct {
    const mmaref_step *step;
    uint8_t k;
} reader;

static void reader_open(reader *from, const mmaref_step *step, uint8_t k)
{
    from->step = step;
    from->k = (uint8_t)(k - step->first);
}

static inline void reader_next(reader *from, mmaref_factor *a, mmaref_factor *b)
{
    mmaref_step_pair(from->step, from->k++, a, b);
}
#else
typedef struct {
    const uint16_t *x, *y; /* significands of A and B */
    const int16_t *p, *q;  /* and exponents */
} reader;

static void reader_open(reader *from, const mmaref_step *step, uint8_t k)
{
    from->x = step->elements->a.significand + k;
    from->p = step->elements->a.exponent + k;
    from->y = step->elements->b.significand + k;
    from->q = step->elements->b.exponent + k;
}

static inline void reader_next(reader *from, mmaref_factor *a, mmaref_factor *b)
{
    a->significand = *from->x++;
    a->exponent = *from->p++;
    b->significand = *from->y++;
    b->exponent = *from->q++;
}
#endif

/* Takes products step->first up to `end` as long as sums are common. Returns the first one that is left. */
MMAREF_NOINLINE static uint8_t take_common(const mmaref_step *step, const rounder *rules, running *start)
{
    rounder r = *rules; /* copies, for registers */
    running value = *start;
    uint8_t left;
    reader from;

    reader_open(&from, step, step->first);
    for (left = (uint8_t)(step->end - step->first); left != 0; left--) {
        mmaref_factor a, b;
        uint32_t product, sign;
        int32_t exponent;
        reader_next(&from, &a, &b);
        product = (uint32_t)(a.significand & (MMAREF_FACTOR_SIGN - 1)) * (b.significand & (MMAREF_FACTOR_SIGN - 1));
        sign = 0u - ((uint32_t)(a.significand ^ b.significand) >> 15);
        exponent = a.exponent + b.exponent;
        if (product >> (LEADING - 1) == 0) {
            if (product == 0) {
                break;
            }
            do {
                product <<= 1;
                exponent--;
            } while (product >> (LEADING - 1) == 0);
        }
        if (!add(&r, &value, (int32_t)((product ^ sign) - sign), exponent)) {
            break;
        }
    }
    *start = value;
    return (uint8_t)(step->end - left);
}

static void running_unpack(const mmaref_format_row *type, uint64_t bits, uint8_t subnormals, running *value)
{
    mmaref_number number;

    mmaref_number_decode(type, bits, subnormals, &number);
    value->negative = number.negative;
    value->significand = (int32_t)1 << LEADING;
    if (number.special != MMAREF_NUMBER_FINITE) {
        value->exponent = number.special == MMAREF_NUMBER_NAN ? NAN_EXPONENT : INFINITY_EXPONENT;
    } else if (number.significand == 0) {
        value->significand = 0;
        value->exponent = ZERO_EXPONENT;
    } else {
        uint8_t up = (uint8_t)(LEADING - mmaref_highest_bit(number.significand));
        value->significand = (int32_t)((uint32_t)number.significand << up);
        value->exponent = number.exponent - up + (LEADING - 1);
    }
    if (number.negative != 0) {
        value->significand = -value->significand;
    }
}

static void running_number(const running *value, mmaref_number *number)
{
    int32_t significand = value->significand;

    number->negative = significand == 0 ? value->negative : significand < 0;
    number->significand = significand < 0 ? 0u - (uint32_t)significand : (uint32_t)significand;
    number->exponent = (int16_t)(value->exponent - (LEADING - 1));
    number->special = value->exponent == NAN_EXPONENT        ? MMAREF_NUMBER_NAN
                      : value->exponent == INFINITY_EXPONENT ? MMAREF_NUMBER_INFINITY
                                                             : MMAREF_NUMBER_FINITE;
}

/* What `add` left, as a pattern of the step's type: a normal number. */
static uint64_t running_pack(const rounder *r, const mmaref_format_row *type, const running *value)
{
    uint32_t negative = value->significand < 0;
    uint32_t magnitude = negative != 0 ? 0u - (uint32_t)value->significand : (uint32_t)value->significand;
    uint32_t field = (uint32_t)(value->exponent - r->lowest) + (negative << type->exponent_bits);

    /* The leading bit of the significand makes the field one more. */
    return (field << type->fraction_bits) + (magnitude >> (LEADING - type->fraction_bits));
}

/* A step whatever its terms are, the running value and product step->first: the pattern of the sum. */
static uint64_t step_any(mmaref_step *step, const running *value)
{
    const mmaref_dot_rules *rules = step->rules;
    mmaref_number product, sum;
    mmaref_factor a, b;

    step->count = 1;
    running_number(value, &step->accumulator);
    sum = step->accumulator;
    if (mmaref_step_special(step)) {
        return mmaref_pack_special(rules->step, rules->arithmetic->nan, &step->accumulator);
    }
    mmaref_step_pair(step, 0, &a, &b);
    product.negative = ((a.significand ^ b.significand) & MMAREF_FACTOR_SIGN) != 0;
    product.significand = (uint32_t)(a.significand & (MMAREF_FACTOR_SIGN - 1)) * (b.significand & (MMAREF_FACTOR_SIGN - 1));
    product.exponent = (int16_t)(a.exponent + b.exponent - 2 * MMAREF_FACTOR_FRACTION);
    mmaref_number_add(rules, &sum, &product);
    return sum.significand == 0 ? mmaref_zero_sum(step) : mmaref_round_pack(rules->step, rules, rules->rounding, &sum);
}

/* The steps of a group, products step->first up to step->end: the pattern that the last one gives. */
static uint64_t take_group(mmaref_step *step, const rounder *r, running *value)
{
    const mmaref_dot_rules *rules = step->rules;
    uint64_t bits = 0;

    while (step->first != step->end) {
        uint8_t next = take_common(step, r, value);
        step->accumulates = step->accumulates || next != step->first;
        step->first = next;
        if (next == step->end) {
            return running_pack(r, rules->step, value);
        }
        bits = step_any(step, value);
        running_unpack(rules->step, bits, rules->arithmetic->subnormals, value);
        step->accumulates = true;
        step->first++;
    }
    return bits;
}

uint64_t mmaref_dot_chain(mmaref_step *step, uint64_t c)
{
    const mmaref_dot_rules *rules = step->rules;
    const mmaref_format_row *type = rules->c;
    uint64_t bits;
    running value;
    rounder r;

    rounder_open(&r, rules, rules->rounding);
    running_unpack(type, c, rules->arithmetic->subnormals, &value);
    step->first = 0;
    step->accumulates = true;
    do {
        step->end = (uint8_t)(step->first + rules->group);
        if (mmaref_adds_after(rules)) {
            value.significand = 0;
            value.exponent = ZERO_EXPONENT;
            value.negative = 0;
            step->accumulates = rules->arithmetic->accumulate == MMAREF_ACCUMULATE_AFTER;
        }
        bits = take_group(step, &r, &value);
        if (mmaref_adds_after(rules)) {
            bits = mmaref_add_after(rules, type, c, bits);
            type = rules->step;
            c = bits;
        }
    } while (step->first != step->elements->count);
    return bits;
}
