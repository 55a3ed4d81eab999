/* SPDX-License-Identifier: MIT */
/* A chain of fused multiply-adds: each step adds one exact product to the running value and rounds. Steps that give
 * a normal number are taken here, and the running value stays unpacked from one to the next; mmaref_dot takes the
 * others. See dot.h. */
#include "dot.h"

/* ---- The rounder ---- */

/*                 zero  nearest even  down  up        nearest away
 *   increment     0     half - 1      0     all ones  half
 *   below zero    ones  half - 1      0     all ones  half - 1       the sum is rounded down, not its magnitude
 */
void mmaref_rounder_open(mmaref_rounder *r, const mmaref_dot_rules *rules, uint8_t leading)
{
    const mmaref_format_row *type = rules->step;
    const uint8_t rounding = rules->rounding;
    const uint64_t half = (uint64_t)1 << (leading - 1 - mmaref_kept_bits(type, rules));

    r->lost = 2 * half - 1;
    r->odd = rounding == MMAREF_ROUND_NEAREST_EVEN ? 2 * half : 0;
    r->increment = half - (r->odd != 0);
    if (rounding == MMAREF_ROUND_UP) {
        r->increment = r->lost;
    } else if (rounding == MMAREF_ROUND_ZERO || rounding == MMAREF_ROUND_DOWN) {
        r->increment = 0;
    }
    r->negative = rounding == MMAREF_ROUND_ZERO           ? r->lost
                  : rounding == MMAREF_ROUND_NEAREST_AWAY ? ~(uint64_t)0
                                                          : 0;
    r->lowest = -(int32_t)type->bias; /* one less than that of the leading bit */
    r->binades = rules->coverage != NULL ? 0 : ((uint32_t)1 << type->exponent_bits) - 3;
}

/* ---- Steps in a type of at most 24 significant bits ---- */

/* A sum in two's complement. Its exponent is that of bit LEADING - 1. */
#if UINTPTR_MAX > 0xffffffff
typedef int64_t word;
typedef uint64_t bits_of_word;
#define LEADING 61
#define SHIFT_DOWN mmaref_shift_down64
#else
typedef int32_t word;
typedef uint32_t bits_of_word;
#define LEADING 29
#define SHIFT_DOWN mmaref_shift_down
#endif

/* mmaref_rounder in words. */
typedef struct {
    bits_of_word increment, negative, odd, kept; /* kept: what is not lost */
    int32_t lowest; /* as that of the sum of two lanes of the tile */
    uint32_t binades;
} rounder;

/* A running value. Its exponent is counted from the rounder's lowest. Adding a product of zero changes nothing where
 * the value is not zero and what a step gives, or would give (`rounded`); nor where it is zero, and every sum of zeros
 * is +0 (`plus`). */
typedef struct {
    word value;
    int32_t exponent;
    bool rounded; /* set of zero */
    bool plus;
} running;

/* Whether the leading bit of a product is bit LEADING - 1 or above. */
MMAREF_INLINE bool is_normalised(word product)
{
    return (product < 0 ? 0 - (bits_of_word)product : (bits_of_word)product) >> (LEADING - 1) != 0;
}

/* The next running value: adds a product and rounds. False, and nothing is changed, where the sum is zero or out
 * of the rounder's range, or takes a product that is not normalised. The leading bit of a normalised product is bit
 * LEADING - 1 or LEADING; that of a running value is bit LEADING, or it is 2^(LEADING + 1), and it has no more than 24
 * bits from there down.
 *
 * A word of 64 bits holds every sum as it is: a product ends with 32 zero bits, and what is shifted down by 31 places
 * lies below the half of the last kept bit, where all that counts is its sign.
 * A word of 32 bits loses bits from 2 places on (bit 0 of a product is clear). They leave one that is set (sticky): by
 * then the sum is at least 2^28 - 1, and of its 28 bits no more than 24 are kept and one tells a half.
 * A product that is not normalised may be less than what it is added to by any number of places, so that the sum needs
 * its leading bit at LEADING or above: else it is refused. */
MMAREF_INLINE bool add_product(const rounder *r, running *v, word product, int32_t exponent)
{
    word high = v->value, low = product, sum;
    int32_t down = v->exponent - exponent;
    bits_of_word sign, magnitude, top;

    if (down < 0) {
        down = -down;
        high = product;
        low = v->value;
    } else {
        exponent = v->exponent;
    }
    down = down < 31 ? down : 31;
    sum = SHIFT_DOWN(low, (unsigned)down);
    if (LEADING < 32) {
        sum |= (bits_of_word)sum << down != (bits_of_word)low;
    }
    sum += high;
    sign = (bits_of_word)SHIFT_DOWN(sum, 8 * sizeof sum - 1);
    magnitude = (bits_of_word)sum ^ sign; /* of -2^n one less: its leading bit is taken to be bit n - 1 */
    top = magnitude >> LEADING;
    if (top == 0) {
        if (sum == 0 || !is_normalised(product)) {
            return false;
        }
        do {
            magnitude <<= 1;
            sum = (word)((bits_of_word)sum << 1);
            exponent--;
        } while (magnitude >> LEADING == 0);
    } else if (top != 1) {
        sum = SHIFT_DOWN(sum, 1) | (sum & 1);
        exponent++;
    }
    if ((uint32_t)exponent >= r->binades) {
        return false;
    }
    v->value = (word)(((bits_of_word)sum + r->increment + (sign & r->negative) + (((bits_of_word)sum & r->odd) != 0)) &
                      r->kept);
    v->exponent = exponent;
    return true;
}

MMAREF_INLINE void open_rounder(rounder *to, const mmaref_step *step)
{
    const mmaref_rounder *from = step->by.rounder;

    to->increment = (bits_of_word)from->increment;
    to->negative = (bits_of_word)from->negative;
    to->odd = (bits_of_word)from->odd;
    to->kept = ~(bits_of_word)from->lost;
    to->lowest = from->lowest + mmaref_tile_origin(step->tile);
    to->binades = from->binades;
}

/* ---- Running values --------------------------------------------------- */

/* A significand of at most 24 bits * 2^exponent, its leading bit being bit `top`, as the first running value. */
MMAREF_INLINE void open_finite(const mmaref_step *step, bool negative, uint32_t significand, int top,
                               int32_t exponent, running *v)
{
    const mmaref_rounder *r = step->by.rounder;

    v->value = (word)((bits_of_word)significand << (LEADING - top));
    v->value = negative ? -v->value : v->value;
    v->exponent = exponent + top - 1 - r->lowest;
    v->rounded = ((bits_of_word)v->value & (bits_of_word)r->lost) == 0 && (uint32_t)v->exponent < r->binades;
}

/* A pattern that is no normal number, as the first running value; false for an infinity and a NaN. */
MMAREF_NOINLINE static bool open_any(const mmaref_step *step, const mmaref_format_row *type, uint64_t bits, running *v)
{
    mmaref_number number;

    mmaref_number_unpack(type, bits, step->rules->arithmetic->subnormals, &number);
    if (number.special == MMAREF_NUMBER_FINITE && number.significand != 0) {
        open_finite(step, number.negative != 0, (uint32_t)number.significand,
                    mmaref_highest_bit32((uint32_t)number.significand), number.exponent, v);
    }
    return number.special == MMAREF_NUMBER_FINITE;
}

/* A pattern as the first running value; false for an infinity and a NaN. */
MMAREF_INLINE bool open_pattern(const mmaref_step *step, const mmaref_format_row *type, uint32_t bits, running *v)
{
    uint32_t hidden = (uint32_t)1 << type->fraction_bits, fraction = bits & (hidden - 1);
    uint32_t ones = ((uint32_t)1 << type->exponent_bits) - 1, top = bits >> type->fraction_bits, field = top & ones;
    bool negative = (top & (ones + 1)) != 0;

    v->plus = step->rules->coverage == NULL; /* of a zero the sign is looked at behind */
    if (field - 1 < ones - 1) {
        open_finite(step, negative, hidden | fraction, type->fraction_bits,
                    (int32_t)field - (int32_t)type->bias - (int32_t)type->fraction_bits, v);
        return true;
    }
    v->value = 0;
    v->exponent = MMAREF_EXPONENT_OF_ZERO;
    v->rounded = true;
    return (field == 0 && fraction == 0) || open_any(step, type, bits, v);
}

/* A rounded value as a pattern. Its leading bit makes the exponent field one more, or two. */
static uint32_t pack(const mmaref_step *step, const running *v)
{
    const mmaref_format_row *type = step->rules->step;
    bits_of_word magnitude = v->value < 0 ? 0 - (bits_of_word)v->value : (bits_of_word)v->value;
    uint32_t field;

    if (magnitude == 0) {
        return 0;
    }
    field = (uint32_t)v->exponent + ((uint32_t)(v->value < 0) << type->exponent_bits);
    return (field << type->fraction_bits) + (uint32_t)(magnitude >> (LEADING - type->fraction_bits));
}

/* ---- Steps ------------------------------------------------------------ */

void mmaref_chain_open(mmaref_rounder *rounder, const mmaref_dot_rules *rules)
{
    mmaref_rounder_open(rounder, rules, LEADING);
}

/* The step of a product of 30 bits. Pre: the running value is rounded, or zero. */
MMAREF_INLINE bool take_fma(const rounder *r, running *v, int32_t product, uint32_t lane)
{
    if (product == 0) {
        return v->value != 0 || v->plus;
    }
    return add_product(r, v, (word)((bits_of_word)product << (LEADING - 29)), (int32_t)lane - r->lowest);
}

/* Copies what steps change. */
MMAREF_INLINE void copy_running(running *to, const running *from)
{
    to->value = from->value;
    to->exponent = from->exponent;
}

/* The sums of the lanes of a group, of 8 bits (`narrow`) or of 16: of the first two products, and of the others. */
MMAREF_INLINE void add_lanes(uint32_t *low, uint32_t *high, const mmaref_packed *a, const mmaref_packed *b, bool narrow)
{
    const uint32_t mask = narrow ? 0x00ff00ffu : 0xffffffffu; /* of two lanes of four, or of both */
    uint32_t lanes = a[2].word + b[2].word;

    *high = (narrow ? lanes >> 8 : a[3].word + b[3].word) & mask;
    *low = lanes & mask;
}

/* The step of product `which` of two words of significands, given the sums of their lanes. */
MMAREF_INLINE bool take_half(const rounder *r, running *v, const mmaref_packed *a, const mmaref_packed *b,
                             unsigned which, uint32_t lanes)
{
    return take_fma(r, v, mmaref_significand(a, which) * mmaref_significand(b, which),
                    which == 0 ? lanes & 0xffff : lanes >> 16);
}

/* The steps of groups of four products of finite elements, as many groups as are common; returns the first product
 * behind them. They are of the step's column, and of the next one (c) where there is `second`: one chain's step is
 * computed while the other chain waits for its last sum. Pre: as of `take_fma`; k is the first product of a whole
 * group. */
MMAREF_INLINE unsigned take_groups(const mmaref_step *step, running *value, running *second, unsigned k, unsigned end)
{
    const mmaref_tile *tile = step->tile;
    const bool narrow = tile->lane_bits == 8;
    const unsigned words = narrow ? 3 : 4, stride = tile->line_words;
    const mmaref_packed *a = tile->words + k / 4 * words, *b = a + (1u + step->column) * stride;
    rounder r;
    running v, w; /* behind a group: *value, *second */

    open_rounder(&r, step);
    copy_running(&v, value);
    v.plus = value->plus;
    if (second != NULL) {
        copy_running(&w, second);
        w.plus = second->plus;
    }
    for (; end - k >= 4; k += 4, a += words, b += words) {
        const mmaref_packed *c = second != NULL ? b + stride : b;
        uint32_t low, high, low_c = 0, high_c = 0;
        add_lanes(&low, &high, a, b, narrow);
        if (second != NULL) {
            add_lanes(&low_c, &high_c, a, c, narrow);
        }
        if (!take_half(&r, &v, &a[0], &b[0], 0, low) ||
            (second != NULL && !take_half(&r, &w, &a[0], &c[0], 0, low_c)) ||
            !take_half(&r, &v, &a[0], &b[0], 1, low) ||
            (second != NULL && !take_half(&r, &w, &a[0], &c[0], 1, low_c)) ||
            !take_half(&r, &v, &a[1], &b[1], 0, high) ||
            (second != NULL && !take_half(&r, &w, &a[1], &c[1], 0, high_c)) ||
            !take_half(&r, &v, &a[1], &b[1], 1, high) ||
            (second != NULL && !take_half(&r, &w, &a[1], &c[1], 1, high_c))) {
            break;
        }
        copy_running(value, &v);
        if (second != NULL) {
            copy_running(second, &w);
        }
    }
    return k;
}

MMAREF_NOINLINE static bool add_any(const mmaref_step *step, running *v, word product, int32_t exponent)
{
    rounder r;

    open_rounder(&r, step);
    return add_product(&r, v, product, exponent - step->by.rounder->lowest);
}

/* One step with any product; false if it is not common. */
MMAREF_NOINLINE static bool take_one(const mmaref_step *step, running *v, unsigned k)
{
    mmaref_product p;
    word product;

    mmaref_step_product(step, (uint8_t)(k - step->first), &p);
    if (p.exponent == MMAREF_EXPONENT_SPECIAL) {
        return false;
    }
    if (p.significand == 0) {
        return v->value != 0 ? v->rounded : v->plus;
    }
    for (; p.significand >> 28 == 0; p.exponent--) {
        p.significand <<= 1;
    }
    product = (word)((bits_of_word)p.significand << (LEADING - 29));
    if (!add_any(step, v, p.negative ? -product : product, p.exponent)) {
        return false;
    }
    v->rounded = true;
    return true;
}

bool mmaref_chain_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value)
{
    const mmaref_tile *tile = step->tile;
    unsigned k = step->first, end = step->end;
    running v;

    if (!open_pattern(step, type, (uint32_t)*value, &v)) {
        return false;
    }
    if (tile->unpacked && (tile->special & (1u | 2u << step->column)) != 0) {
        end = k + mmaref_step_skip(step, 0, (uint8_t)(end - k));
    }
    while (k != end) {
        if (tile->unpacked && v.rounded && k % 4 == 0) {
            k = take_groups(step, &v, NULL, k, end);
        }
        if (k == end || !take_one(step, &v, k)) {
            break;
        }
        k++;
    }
    if (k == step->first || (v.value == 0 && !mmaref_zero_is_plus(step, mmaref_is_negative(type, *value)))) {
        return false;
    }
    step->first = (uint8_t)k;
    *value = pack(step, &v);
    return true;
}

#if MMAREF_VECTOR
/* Whether mmaref_row_chains may take elements of D: the common ones. */
static bool is_common_row(const mmaref_tile *tile)
{
    const mmaref_dot_rules *rules = tile->rules;

    return rules->whole && rules->c == rules->step && rules->step->width_log2 == 5 && tile->unpacked;
}

unsigned mmaref_row_chains(mmaref_step *step, const uint32_t *c, uint32_t *d, const uint16_t *column)
{
    const mmaref_tile *tile = step->tile;
    const mmaref_format_row *type = tile->rules->step;
    const unsigned columns = is_common_row(tile) ? tile->columns : 0;
    unsigned left = ~0u, j;
    running v[2];

    for (j = 0; j + 2 <= columns; j += 2) {
        step->column = (uint8_t)j;
        if ((tile->special >> (1 + j) & 3) == 0 && open_pattern(step, type, c[column[j]], &v[0]) &&
            open_pattern(step, type, c[column[j + 1]], &v[1]) && v[0].rounded && v[1].rounded &&
            take_groups(step, &v[0], &v[1], 0, tile->count) == tile->count && v[0].value != 0 && v[1].value != 0) {
            d[column[j]] = pack(step, &v[0]);
            d[column[j + 1]] = pack(step, &v[1]);
            left &= ~(3u << j);
        }
    }
    return left;
}
#endif

/* ---- f64: products of 106 bits in words of 128 ---- */

#if MMAREF_HAS_F64

/* A number in two's complement. Its exponent is that of bit F64_LEADING - 1 of the high half. The leading bit of a
 * product is bit F64_LEADING - 1 or F64_LEADING of the high half, so that it ends with 20 zero bits. */
typedef struct {
    uint64_t high, low;
    int32_t exponent;
} wide;

/* A running value, of which there is no low half: the leading bit is bit F64_LEADING, or it is 2^(F64_LEADING + 1), and
 * the last bit is bit 9; or it is 0, its exponent below that of every product telling its sign. */
typedef struct {
    uint64_t high;
    int32_t exponent;
} wide_value;

#define PLUS_ZERO MMAREF_EXPONENT_OF_ZERO
#define MINUS_ZERO (MMAREF_EXPONENT_OF_ZERO - 1)
#define F64_LEADING MMAREF_LEADING_F64
#define F64_FRACTION 52
#define F64_FIELDS 0x7ff

/* The product of 64-bit numbers. */
#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 uint128;
__extension__ typedef __int128 int128;

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

/* Halves the number `places` times, rounding down. Returns the bits that are lost: 0 if all are zero. */
#if UINTPTR_MAX > 0xffffffff
static inline uint64_t shift_down_wide(wide *number, int32_t places)
{
    uint64_t sign = 0 - (number->high >> 63), lost = 0;

    places = places < 127 ? places : 127;
    if (places >= 64) {
        lost = number->low;
        number->low = number->high;
        number->high = sign;
        places -= 64;
    }
    lost |= number->low << 1 << (63 - places);
    number->low = number->low >> places | number->high << 1 << (63 - places);
    number->high = number->high >> places | sign << 1 << (63 - places);
    return lost;
}
#else
/* The same in words that such machines shift at once. */
static inline uint32_t shift_down_wide(wide *number, int32_t places)
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
    number->low = (uint64_t)w1 << 32 | w0;
    number->high = (uint64_t)w3 << 32 | w2;
    return lost;
}
#endif

/* The next running value: adds a product and rounds. False, and nothing is changed, where the sum is zero or out
 * of the rounder's range. Only one of the two is shifted down, and loses bits only where that is by more than 20
 * places, so that at least 59 bits of the sum stand above the sticky one: more than the 53 that are kept and the one
 * behind them. */
static inline bool add_wide(const mmaref_rounder *r, wide_value *value, const wide *product)
{
    wide sum = { 0, 0, 0 }, other = { 0, 0, 0 };
    int32_t down = value->exponent - product->exponent;
    uint64_t sign, top;
    bool lost;

    if (down >= 0) {
        sum.high = value->high;
        sum.exponent = value->exponent;
        other = *product;
    } else {
        sum = *product;
        other.high = value->high;
        down = -down;
    }
    lost = shift_down_wide(&other, down) != 0;
    sum.low += other.low;
    sum.high += other.high + (sum.low < other.low);
    sign = 0 - (sum.high >> 63);
    top = (sum.high ^ sign) >> F64_LEADING; /* of -2^n that of a number with leading bit n - 1 */
    if (top > 1) {
        sum.low |= sum.high & 1;
        sum.high = sum.high >> 1 | (sign & (uint64_t)1 << 63);
        sum.exponent++;
    } else if (top == 0) {
        if ((sum.high | sum.low) == 0) {
            return false;
        }
        do {
            sum.high = sum.high << 1 | sum.low >> 63;
            sum.low <<= 1;
            sum.exponent--;
        } while ((sum.high ^ sign) >> F64_LEADING == 0);
    }
    if ((uint32_t)(sum.exponent - r->lowest) >= r->binades) {
        return false;
    }
    sum.high |= sum.low != 0 || lost;
    value->high = (sum.high + r->increment + (sign & r->negative) + ((sum.high & r->odd) != 0)) & ~r->lost;
    value->exponent = sum.exponent;
    return true;
}

/* A running value of any type; false for an infinity and a NaN. Where there is none yet, it is the zero of the sign
 * that a first product of zero takes over. */
MMAREF_NOINLINE static bool open_any_wide(mmaref_step *step, const mmaref_format_row *type, uint64_t bits,
                                            wide_value *value)
{
    mmaref_number *number = &step->accumulator;
    bool minus;

    mmaref_number_unpack(type, bits, step->rules->arithmetic->subnormals, number);
    minus = step->accumulates ? number->negative != 0 : step->rules->rounding != MMAREF_ROUND_DOWN;
    value->high = 0;
    value->exponent = minus ? MINUS_ZERO : PLUS_ZERO;
    if (number->significand != 0) {
        uint8_t up = (uint8_t)(F64_LEADING - mmaref_highest_bit(number->significand));
        value->high = number->significand << up;
        value->high = number->negative != 0 ? 0 - value->high : value->high;
        value->exponent = number->exponent - up + (F64_LEADING - 1);
    }
    return number->special == MMAREF_NUMBER_FINITE;
}

/* The same, a normal f64 being the common one. */
MMAREF_INLINE bool open_wide(mmaref_step *step, const mmaref_format_row *type, uint64_t bits, wide_value *value)
{
    uint64_t hidden = (uint64_t)1 << F64_FRACTION;
    uint32_t field = (uint32_t)(bits >> F64_FRACTION) & F64_FIELDS;
    bool finite;
    wide_value rare;

    if (type->fraction_bits != F64_FRACTION || field - 1 >= F64_FIELDS - 1) {
        finite = open_any_wide(step, type, bits, &rare);
        *value = rare;
        return finite;
    }
    value->high = ((bits & (hidden - 1)) | hidden) << (F64_LEADING - F64_FRACTION);
    value->high = bits >> 63 != 0 ? 0 - value->high : value->high;
    value->exponent = (int32_t)field - F64_FIELDS / 2 - 1;
    return true;
}

static uint64_t magnitude_of_wide(const wide_value *value)
{
    return value->high >> 63 != 0 ? 0 - value->high : value->high;
}

static uint64_t wide_pack(const mmaref_rounder *r, const mmaref_format_row *type, const wide_value *value)
{
    uint64_t field = (uint32_t)(value->exponent - r->lowest) | (uint32_t)(value->high >> 63) << type->exponent_bits;

    if (value->high == 0) {
        field = (uint32_t)(value->exponent == MINUS_ZERO) << type->exponent_bits;
    }
    return (field << type->fraction_bits) + (magnitude_of_wide(value) >> (F64_LEADING - type->fraction_bits));
}

/* Whether a running value would be what a step gives. */
static bool is_rounded(const mmaref_rounder *r, const wide_value *value)
{
    return (value->high & r->lost) == 0 && (uint32_t)(value->exponent - r->lowest) < r->binades;
}

static bool is_zero_pattern(uint64_t pattern)
{
    return pattern << 1 == 0;
}

/* The product of significands whose leading bit is bit F64_FRACTION, given the sum of their exponent fields. */
MMAREF_INLINE void multiply_numbers(uint64_t a, uint64_t b, int32_t fields, bool negative, wide *product)
{
    multiply_wide(a << 11, b << (F64_LEADING - F64_FRACTION), product);
    product->exponent = fields - 2 * (F64_FIELDS / 2);
    if (negative) {
        negate(product);
    }
}

/* The product of element k of two lines; false if it is not one of two normal numbers. Significands of factors are
 * below 2^63, so that the leading bit of their product is where multiply_numbers has it. */
#if MMAREF_KEEPS_F64
MMAREF_INLINE bool product_at(const mmaref_line_f64 *x, const mmaref_line_f64 *y, unsigned k, wide *product)
{
    const mmaref_factor_f64 *a = &x->factors[k], *b = &y->factors[k];
    int128 all = (int128)a->significand * b->significand;

    product->low = (uint64_t)all;
    product->high = (uint64_t)((uint128)all >> 64);
    product->exponent = a->exponent + b->exponent;
    return product->high != 0; /* the magnitude is 2^124 at least */
}

void mmaref_line_unpack_f64(mmaref_line_f64 *line, uint8_t count, mmaref_factor_f64 *factors)
{
    const uint64_t hidden = (uint64_t)1 << F64_FRACTION;
    uint8_t k;

    for (k = 0; k < count; k++) {
        uint64_t bits = mmaref_line_pattern(line, k);
        int64_t significand = (int64_t)(((bits & (hidden - 1)) | hidden) << (62 - F64_FRACTION));
        int32_t field = (int32_t)(bits >> F64_FRACTION) & F64_FIELDS;
        factors[k].exponent = field - F64_FIELDS / 2;
        factors[k].significand = field == 0 || field == F64_FIELDS ? 0 : bits >> 63 != 0 ? -significand : significand;
    }
    line->factors = factors;
}
#else
MMAREF_INLINE bool product_at(const mmaref_line_f64 *x, const mmaref_line_f64 *y, unsigned k, wide *product)
{
    const uint64_t a = mmaref_line_pattern(x, k), b = mmaref_line_pattern(y, k), hidden = (uint64_t)1 << F64_FRACTION;
    uint32_t p = (uint32_t)(a >> F64_FRACTION) & F64_FIELDS, q = (uint32_t)(b >> F64_FRACTION) & F64_FIELDS;

    if (p - 1 >= F64_FIELDS - 1 || q - 1 >= F64_FIELDS - 1) {
        return false;
    }
    multiply_numbers((a & (hidden - 1)) | hidden, (b & (hidden - 1)) | hidden, (int32_t)(p + q), (a ^ b) >> 63 != 0,
                     product);
    return true;
}
#endif

/* The significand of a number that is not 0, with its leading bit at bit F64_FRACTION, and its exponent field, which is
 * below 1 for a subnormal; false for anything else. */
static bool open_number(uint64_t bits, uint64_t *significand, int32_t *field)
{
    uint64_t hidden = (uint64_t)1 << F64_FRACTION;

    *field = (int32_t)(bits >> F64_FRACTION) & F64_FIELDS;
    *significand = bits & (hidden - 1);
    if (*field == F64_FIELDS || (*field == 0 && *significand == 0)) {
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

/* Whether the product of two patterns is zero. */
static bool is_zero_product(uint64_t a, uint64_t b)
{
    uint64_t infinity = (uint64_t)F64_FIELDS << (F64_FRACTION + 1);

    return (is_zero_pattern(a) && b << 1 < infinity) || (is_zero_pattern(b) && a << 1 < infinity);
}

/* A product of which one factor is subnormal; false for another one, and where subnormals are flushed to zero. */
MMAREF_NOINLINE static bool rare_product(const mmaref_step *step, uint64_t a, uint64_t b, wide *product)
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

/* The step of a product of zero; false if it is not common. The sign of a sum of zeros is the one that they have in
 * common, or of different ones what IEEE 754 section 6.3 says. */
MMAREF_INLINE bool add_zero(const mmaref_step *step, wide_value *value, bool negative)
{
    const mmaref_dot_rules *rules = step->rules;
    bool minus = value->exponent == MINUS_ZERO;

    if (value->high != 0) {
        return is_rounded(&step->by.f64->rounder, value);
    }
    minus = rules->rounding == MMAREF_ROUND_DOWN ? minus || negative : minus && negative;
    value->exponent = minus && rules->arithmetic->zero_sign == MMAREF_ZERO_IEEE ? MINUS_ZERO : PLUS_ZERO;
    return rules->coverage == NULL;
}

/* The step of product k; false if it is not common. What is rare has a number of its own, so that the others stay in
 * registers. */
MMAREF_INLINE bool take_wide(const mmaref_step *step, wide_value *value, unsigned k)
{
    wide product, rare;

    if (!product_at(&step->by.f64->a, &step->by.f64->b, k, &product)) {
        const uint64_t a = mmaref_line_pattern(&step->by.f64->a, k), b = mmaref_line_pattern(&step->by.f64->b, k);
        if (is_zero_product(a, b)) {
            return add_zero(step, value, (a ^ b) >> 63 != 0);
        }
        if (!rare_product(step, a, b, &rare)) {
            return false;
        }
        product = rare;
    }
    return add_wide(&step->by.f64->rounder, value, &product);
}

bool mmaref_chain_run_f64(mmaref_step *step, const mmaref_format_row *type, uint64_t *bits)
{
    const unsigned end = step->end;
    unsigned k;
    wide_value value;

    if (!open_wide(step, type, *bits, &value)) {
        return false;
    }
    for (k = step->first; k < end; k++) {
        if (!take_wide(step, &value, k)) {
            break;
        }
    }
    if (k == step->first) {
        return false;
    }
    step->first = (uint8_t)k;
    *bits = wide_pack(&step->by.f64->rounder, step->rules->step, &value);
    return true;
}

#endif
