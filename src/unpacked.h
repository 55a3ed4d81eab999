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

/* Position of the highest set bit. Pre: value is not 0. */
MMAREF_INLINE int mmaref_highest_bit32(uint32_t value)
{
#if defined(__GNUC__) && (defined(__ARM_FEATURE_CLZ) || defined(__x86_64__) || defined(__aarch64__) || \
                          defined(__riscv_zbb))
    return 31 - __builtin_clz(value); /* one instruction there */
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
