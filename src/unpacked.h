/* SPDX-License-Identifier: MIT */
/* Unpacked numbers: what accumulators and multiplicands are while the core computes with them.
 * Owned by value.c and round_pack.c; the dot product builds on it (dot.h). Not for users. */
#ifndef MMAREF_UNPACKED_H
#define MMAREF_UNPACKED_H

#include "warp.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Accumulators: f16, f32 and f64 ---------------------------------- */

/* A value of any type: (-1)^negative * significand * 2^exponent, or an infinity or a NaN.
 * `scale` is the exponent that alignment sees: that of the exponent field, 1 - bias for a
 * subnormal. */
typedef struct {
    uint64_t significand;
    int16_t exponent; /* of the least significant bit */
    int16_t scale;
    uint8_t negative;
    uint8_t special; /* MMAREF_NUMBER_... */
} mmaref_number;

enum {
    MMAREF_NUMBER_FINITE = 0,
    MMAREF_NUMBER_INFINITY = 1,
    MMAREF_NUMBER_NAN = 2
};

/* Unpacks a pattern of f16, f32 or f64; total. `subnormals` are MMAREF_SUBNORMALS_... bits. */
void mmaref_number_unpack(const mmaref_format_row *format, uint64_t bits, uint8_t subnormals,
                          mmaref_number *number);

/* The exponent of a number's leading bit. Pre: finite, not zero. */
int16_t mmaref_number_leading(const mmaref_number *number);

#if defined(__GNUC__) && (defined(__ARM_FEATURE_CLZ) || defined(__x86_64__) || defined(__aarch64__) || \
                          defined(__riscv_zbb))
#define MMAREF_LEADING_ZEROS(value) __builtin_clz(value) /* one instruction there */
#endif

/* Position of the highest set bit. Pre: value is not 0. */
MMAREF_INLINE int mmaref_highest_bit32(uint32_t value)
{
#ifdef MMAREF_LEADING_ZEROS
    return 31 - MMAREF_LEADING_ZEROS(value);
#else
    int position = 0;

    if (value >> 16 != 0) {
        value >>= 16;
        position = 16;
    }
    if (value >> 8 != 0) {
        value >>= 8;
        position += 8;
    }
    if (value >> 4 != 0) {
        value >>= 4;
        position += 4;
    }
    return position + (int)(0xffffaa50u >> 2 * value & 3); /* two bits for each of 0 .. 15 */
#endif
}

static inline int mmaref_highest_bit(uint64_t value)
{
    uint32_t high = (uint32_t)(value >> 32);

    return high != 0 ? 32 + mmaref_highest_bit32(high) : mmaref_highest_bit32((uint32_t)value);
}

/* value / 2^bits rounded down: compilers know it as one instruction. */
MMAREF_INLINE int32_t mmaref_shift_down(int32_t value, unsigned bits)
{
    return value < 0 ? ~(~value >> bits) : value >> bits;
}

MMAREF_INLINE int64_t mmaref_shift_down64(int64_t value, unsigned bits)
{
    return value < 0 ? ~(~value >> bits) : value >> bits;
}

/* magnitude * 2^up. Pre: less than 2^64. */
MMAREF_INLINE uint64_t mmaref_shift_up(uint32_t magnitude, unsigned up)
{
#if UINTPTR_MAX > 0xffffffff
    return (uint64_t)magnitude << up;
#else
    if (up < 32) { /* in words, which such machines shift at once */
        return (uint64_t)(magnitude >> 1 >> (31 - up)) << 32 | magnitude << up;
    }
    return (uint64_t)(magnitude << (up - 32)) << 32;
#endif
}

/* value * 2^up, up being at most 31. */
MMAREF_INLINE int64_t mmaref_scale_up(int32_t value, unsigned up)
{
#if UINTPTR_MAX > 0xffffffff
    return (int64_t)((uint64_t)value << up);
#else
    uint32_t high = (uint32_t)mmaref_shift_down(mmaref_shift_down(value, 1), 31 - up);

    return (int64_t)((uint64_t)high << 32 | (uint32_t)value << up);
#endif
}

/* A finite number of at most 30 bits in two's complement: value * 2^(exponent - MMAREF_TERM_TOP). The leading bit of a
 * normal number is bit MMAREF_TERM_TOP. */
typedef struct {
    int32_t value, exponent;
} mmaref_term;

#define MMAREF_TERM_TOP 28
#define MMAREF_EXPONENT_OF_ZERO (-0x4000) /* of a term of zero: below that of every other one */

/* Unpacks a normal number of a type of at most 32 bits, above which anything may stand; false, and nothing is changed,
 * for another pattern, and for the highest binade of a type that has a NaN there. */
MMAREF_INLINE bool mmaref_term_unpack(const mmaref_format_row *type, uint32_t bits, mmaref_term *term)
{
    uint32_t hidden = (uint32_t)1 << type->fraction_bits, fraction = bits & (hidden - 1);
    uint32_t ones = ((uint32_t)1 << type->exponent_bits) - 1, top = bits >> type->fraction_bits, field = top & ones;
    uint32_t normals = MMAREF_HAS_CUSTOM && type->special == MMAREF_SPECIAL_NONE ? ones : ones - 1;

    if (field - 1 >= normals) {
        return false;
    }
    term->value = (int32_t)((hidden | fraction) << (MMAREF_TERM_TOP - type->fraction_bits));
    term->value = (top >> type->exponent_bits & 1) != 0 ? -term->value : term->value;
    term->exponent = (int32_t)field - (int32_t)type->bias;
    return true;
}

/* The value of the sum of two terms, of which *exponent becomes the exponent. If a shift loses bits (*lost), it is
 * rounded down. */
MMAREF_INLINE int32_t mmaref_term_add(const mmaref_term *x, const mmaref_term *y, int32_t *exponent, bool *lost)
{
    int32_t high = x->value, low = y->value, down = x->exponent - y->exponent, kept;

    *exponent = x->exponent;
    if (down < 0) {
        down = -down;
        high = y->value;
        low = x->value;
        *exponent = y->exponent;
    }
    down = down < 31 ? down : 31;
    kept = mmaref_shift_down(low, (unsigned)down);
    *lost = (int32_t)((uint32_t)kept << down) != low;
    return high + kept;
}

/* The patterns of a type; `nan` is MMAREF_NAN_... */
uint64_t mmaref_pack_nan(const mmaref_format_row *format, uint8_t nan);
uint64_t mmaref_pack_infinity(const mmaref_format_row *format, uint8_t negative);
uint64_t mmaref_pack_zero(const mmaref_format_row *format, uint8_t negative);

/* The pattern of an infinity or a NaN. */
uint64_t mmaref_pack_special(const mmaref_format_row *format, uint8_t nan, const mmaref_number *number);

/* ---- Multiplicands: every type but f64 ------------------------------- */

/* An element of up to 15 significant bits: significand * 2^(exponent - MMAREF_MULTIPLICAND_FRACTION). The
 * significand of a normal number is 2^14 .. 2^15 - 1, its sign on top. The exponent is that of the
 * exponent field, or MMAREF_MULTIPLICAND_ZERO, ..._VANISHED, ..._INFINITY, ..._NAN. */
typedef struct {
    uint16_t significand;
    int16_t exponent;
} mmaref_multiplicand;

#define MMAREF_MULTIPLICAND_SIGN 0x8000u
#define MMAREF_MULTIPLICAND_FRACTION 14
#define MMAREF_MULTIPLICAND_HIDDEN (1u << MMAREF_MULTIPLICAND_FRACTION) /* the leading bit of a normal number */
#define MMAREF_PRODUCT_FRACTION (2 * MMAREF_MULTIPLICAND_FRACTION)                /* of a product of two */
#define MMAREF_MULTIPLICAND_ZERO (-0x1000) /* below every other, so that a zero is never the max exponent */
#define MMAREF_MULTIPLICAND_VANISHED (MMAREF_MULTIPLICAND_ZERO - 1) /* a zero that was none before bits were dropped */
#define MMAREF_MULTIPLICAND_INFINITY 0x2000
#define MMAREF_MULTIPLICAND_NAN 0x2001

/* How a block wants elements unpacked: its MMAREF_SUBNORMALS_... bits, and MMAREF_UNPACK_WHOLE
 * where the bits below a tf32 tell its class. */
#define MMAREF_UNPACK_WHOLE 0x80u
static inline uint8_t mmaref_unpack_flags(const mmaref_arithmetic *arithmetic)
{
    return (uint8_t)(arithmetic->subnormals | (arithmetic->tf32_class == MMAREF_TF32_WHOLE ? MMAREF_UNPACK_WHOLE : 0));
}

/* Unpacks one container; total. Bits above its own may be anything. */
void mmaref_multiplicand_unpack(const mmaref_format_row *format, uint8_t flags, uint32_t bits,
                                mmaref_multiplicand *multiplicand);

/* The same in the form of an accumulator. */
void mmaref_multiplicand_widen(const mmaref_multiplicand *multiplicand, mmaref_number *number);

/* Unpacks an element of more significant bits than a mmaref_multiplicand has, and which is not f64. */
void mmaref_wide_unpack(const mmaref_format_row *format, uint8_t subnormals, uint64_t bits, mmaref_number *number);

/* A scale factor: a number without sign and of few bits. */
typedef struct {
    int16_t exponent, scale;
    uint8_t significand, special;
} mmaref_block_scale;

/* Unpacks a pattern of ue8m0, which has no subnormals, or ue4m3; total. */
void mmaref_scale_unpack(const mmaref_format_row *format, uint32_t bits, mmaref_block_scale *scale);

/* The pattern of the scale factor of chunk `chunk` of row (of scale_A) or column (of scale_B) `line`; a
 * multiplicand times its factor, exactly. */
uint8_t mmaref_scale_load(const mmaref_work *work, uint8_t operand, uint16_t line, uint8_t chunk);
void mmaref_scale_apply(const mmaref_block_scale *scale, mmaref_multiplicand *multiplicand);

#ifdef __cplusplus
}
#endif

#endif
