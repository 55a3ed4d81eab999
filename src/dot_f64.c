/* SPDX-License-Identifier: MIT */
/* A chain of fused multiply-adds of f64: as in dot_chain.c, with products of 106 bits in words of 128. */
#include "dot.h"

#if MMAREF_HAS_F64

/* A number in two's complement. Its exponent is that of bit LEADING - 1 of the high half. The leading bit of a product
 * is bit LEADING - 1 or LEADING of the high half, so that it ends with 20 zero bits; that of a running value is
 * bit LEADING, or it is 2^(LEADING + 1), and the last bit of it is bit 9 of the high half. */
typedef struct {
    uint64_t high, low;
    int32_t exponent;
} wide;

#define LEADING MMAREF_LEADING_F64
#define FRACTION 52
#define FIELDS 0x7ff

/* The product of 64-bit numbers. */
#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 uint128;

MMAREF_INLINE void multiply_wide(uint64_t x, uint64_t y, wide *product)
{
    uint128 all = (uint128)x * y;

    product->low = (uint64_t)all;
    product->high = (uint64_t)(all >> 64);
}
#else
MMAREF_INLINE void multiply_wide(uint64_t x, uint64_t y, wide *product)
{
    uint32_t x0 = (uint32_t)x, x1 = (uint32_t)(x >> 32), y0 = (uint32_t)y, y1 = (uint32_t)(y >> 32);
    uint64_t low = (uint64_t)x0 * y0, cross = (uint64_t)x1 * y0 + (low >> 32),
             other = (uint64_t)x0 * y1 + (uint32_t)cross;

    product->low = other << 32 | (uint32_t)low;
    product->high = (uint64_t)x1 * y1 + (cross >> 32) + (other >> 32);
}
#endif

static inline void negate(wide *number)
{
    number->low = 0 - number->low;
    number->high = ~number->high + (number->low == 0);
}

/* Halves the number `places` times, rounding down, and sets the last bit if any bit was lost (sticky). */
#if UINTPTR_MAX > 0xffffffff
static inline void shift_down_wide(wide *number, int32_t places)
{
    uint64_t sign = 0 - (number->high >> 63), lost = 0;

    places = places < 127 ? places : 127;
    if (places >= 64) {
        lost = number->low;
        number->low = number->high;
        number->high = sign;
        places -= 64;
    }
    if (places != 0) {
        lost |= number->low << (64 - places);
        number->low = number->low >> places | number->high << (64 - places);
        number->high = number->high >> places | sign << (64 - places);
    }
    number->low |= lost != 0;
}
#else
/* The same in words that such machines shift at once. */
static inline void shift_down_wide(wide *number, int32_t places)
{
    uint32_t w0 = (uint32_t)number->low, w1 = (uint32_t)(number->low >> 32);
    uint32_t w2 = (uint32_t)number->high, w3 = (uint32_t)(number->high >> 32), sign = 0 - (w3 >> 31), lost = 0;

    places = places < 127 ? places : 127;
    for (; places >= 32; places -= 32) {
        lost |= w0;
        w0 = w1;
        w1 = w2;
        w2 = w3;
        w3 = sign;
    }
    if (places != 0) {
        lost |= w0 << (32 - places);
        w0 = w0 >> places | w1 << (32 - places);
        w1 = w1 >> places | w2 << (32 - places);
        w2 = w2 >> places | w3 << (32 - places);
        w3 = w3 >> places | sign << (32 - places);
    }
    w0 |= lost != 0;
    number->low = (uint64_t)w1 << 32 | w0;
    number->high = (uint64_t)w3 << 32 | w2;
}
#endif

/* The next running value: adds a product and rounds. False, and nothing is changed, where the sum is zero or out
 * of the rounder's range. Only one of the two is shifted down, and loses bits only where that is by more than 20
 * places, so that at least 59 bits of the sum stand above the sticky one: more than the 53 that are kept and the one
 * behind them. */
static inline bool add_wide(const mmaref_rounder *r, wide *value, wide *product)
{
    wide sum, other;
    int32_t down = value->exponent - product->exponent;
    uint64_t sign, top;

    if (down >= 0) {
        sum = *value;
        other = *product;
    } else {
        sum = *product;
        other = *value;
        down = -down;
    }
    shift_down_wide(&other, down);
    sum.low += other.low;
    sum.high += other.high + (sum.low < other.low);
    if ((sum.high | sum.low) == 0) {
        return false;
    }
    sign = 0 - (sum.high >> 63);
    top = (sum.high ^ sign) >> LEADING; /* of -2^n that of a number with leading bit n - 1 */
    if (top > 1) {
        sum.low |= sum.high & 1;
        sum.high = sum.high >> 1 | (sign & (uint64_t)1 << 63);
        sum.exponent++;
    }
    for (; top == 0; top = (sum.high ^ sign) >> LEADING) {
        sum.high = sum.high << 1 | sum.low >> 63;
        sum.low <<= 1;
        sum.exponent--;
    }
    if ((uint32_t)(sum.exponent - r->lowest) >= r->binades) {
        return false;
    }
    sum.high |= sum.low != 0;
    value->high = (sum.high + r->increment + (sign & r->negative) + ((sum.high & r->odd) != 0)) & ~r->lost;
    value->exponent = sum.exponent;
    return true;
}

static bool wide_from(const mmaref_number *number, wide *value)
{
    value->high = 0;
    value->low = 0;
    value->exponent = MMAREF_EXPONENT_OF_ZERO;
    if (number->significand != 0) {
        uint8_t up = (uint8_t)(LEADING - mmaref_highest_bit(number->significand));
        value->high = number->significand << up;
        value->high = number->negative != 0 ? 0 - value->high : value->high;
        value->exponent = number->exponent - up + (LEADING - 1);
    }
    return number->special == MMAREF_NUMBER_FINITE;
}

static uint64_t magnitude_of_wide(const wide *value)
{
    return value->high >> 63 != 0 ? 0 - value->high : value->high;
}

static uint64_t wide_pack(const mmaref_rounder *r, const mmaref_format_row *type, const wide *value)
{
    uint64_t field = (uint32_t)(value->exponent - r->lowest) | (uint32_t)(value->high >> 63) << type->exponent_bits;

    return (field << type->fraction_bits) + (magnitude_of_wide(value) >> (LEADING - type->fraction_bits));
}

/* Whether a running value would be what a step gives. */
static bool is_rounded(const mmaref_rounder *r, const wide *value)
{
    return value->high != 0 && (value->high & r->lost) == 0 && (uint32_t)(value->exponent - r->lowest) < r->binades;
}

static bool is_zero_pattern(uint64_t pattern)
{
    return pattern << 1 == 0;
}

/* The product of significands whose leading bit is bit FRACTION, given the sum of their exponent fields. */
MMAREF_INLINE void multiply_numbers(uint64_t a, uint64_t b, int32_t fields, bool negative, wide *product)
{
    multiply_wide(a << 11, b << (LEADING - FRACTION), product);
    product->exponent = fields - 2 * (FIELDS / 2);
    if (negative) {
        negate(product);
    }
}

/* The product of two normal numbers; false if one is something else. */
static inline bool product_of(uint64_t a, uint64_t b, wide *product)
{
    uint64_t hidden = (uint64_t)1 << FRACTION;
    uint32_t p = (uint32_t)(a >> FRACTION) & FIELDS, q = (uint32_t)(b >> FRACTION) & FIELDS;

    if (p - 1 >= FIELDS - 1 || q - 1 >= FIELDS - 1) {
        return false;
    }
    multiply_numbers((a & (hidden - 1)) | hidden, (b & (hidden - 1)) | hidden, (int32_t)(p + q), (a ^ b) >> 63 != 0,
                     product);
    return true;
}

/* The significand of a number that is not 0, with its leading bit at bit FRACTION, and its exponent field, which is
 * below 1 for a subnormal; false for anything else. */
static bool open_number(uint64_t bits, uint64_t *significand, int32_t *field)
{
    uint64_t hidden = (uint64_t)1 << FRACTION;

    *field = (int32_t)(bits >> FRACTION) & FIELDS;
    *significand = bits & (hidden - 1);
    if (*field == FIELDS || (*field == 0 && *significand == 0)) {
        return false;
    }
    if (*field != 0) {
        *significand |= hidden;
        return true;
    }
    for (*field = 1; *significand < hidden; *significand <<= 1) {
        --*field;
    }
    return true;
}

/* The product of two numbers of which one is subnormal; false if one is something else, or flushed to zero. */
MMAREF_NOINLINE static bool product_of_subnormal(const mmaref_step *step, uint64_t a, uint64_t b, wide *product)
{
    uint64_t x, y;
    int32_t p, q;

    if ((step->rules->arithmetic->subnormals & MMAREF_SUBNORMALS_FLUSH_IN) != 0 || !open_number(a, &x, &p) ||
        !open_number(b, &y, &q)) {
        return false;
    }
    multiply_numbers(x, y, p + q, (a ^ b) >> 63 != 0, product);
    return true;
}

/* Whether the product of two patterns is a zero that changes no running value. */
static bool is_nothing(uint64_t a, uint64_t b)
{
    uint64_t infinity = (uint64_t)FIELDS << (FRACTION + 1);

    return (is_zero_pattern(a) && b << 1 < infinity) || (is_zero_pattern(b) && a << 1 < infinity);
}

bool mmaref_chain_run_f64(mmaref_step *step, const mmaref_format_row *type, uint64_t *bits)
{
    const mmaref_rounder *r = step->rounder;
    wide value, product;
    uint8_t k, count = (uint8_t)(step->end - step->first);

    mmaref_number_decode(type, *bits, step->rules->arithmetic->subnormals, &step->accumulator);
    if (!wide_from(&step->accumulator, &value)) {
        return false;
    }
    for (k = 0; k < count; k++) {
        unsigned at = (unsigned)step->first + k;
        uint64_t a = mmaref_line_pattern(step->a64, at), b = mmaref_line_pattern(step->b64, at);
        bool common = product_of(a, b, &product) || product_of_subnormal(step, a, b, &product)
                          ? add_wide(r, &value, &product)
                          : is_nothing(a, b) && is_rounded(r, &value);
        if (!common) {
            break;
        }
    }
    if (k == 0) {
        return false;
    }
    step->first = (uint8_t)(step->first + k);
    *bits = wide_pack(r, step->rules->step, &value);
    return true;
}

#endif
