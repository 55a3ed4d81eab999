/* SPDX-License-Identifier: MIT */
/* Numbers of any floating-point type, and the rules by which a dot product takes and rounds them.
 * Owned by number.c, scale.c, type.c, value.c and, of the rules, dot.c. Not for users. */
#ifndef MMAREF_NUMBER_H
#define MMAREF_NUMBER_H

#include "arithmetic.h"
#include "warp.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Numbers (number.c) ------------------------------------------------ */

enum { MMAREF_NUMBER_FINITE, MMAREF_NUMBER_INFINITY, MMAREF_NUMBER_NAN, MMAREF_NUMBER_NONE /* an empty place */ };

/* A value of any type: (-1)^negative * significand * 2^exponent, or an infinity or a NaN. `aligned` is the exponent by
 * which it is aligned: that of the exponent field, or of the leading bit, as the block says. Of a zero it is
 * MMAREF_EXPONENT_ZERO, which is so far below all others that a product with a zero has one below half of it. */
typedef struct {
    uint64_t significand;
    int16_t exponent; /* of the last bit of the significand */
    int16_t aligned;  /* the exponent that alignment sees */
    uint8_t negative;
    uint8_t special; /* MMAREF_NUMBER_... */
} mmaref_number;

#define MMAREF_EXPONENT_ZERO (-0x1000)
#define MMAREF_EXPONENT_VANISHED (MMAREF_EXPONENT_ZERO - 2) /* of a tf32 that was no zero before bits were dropped */
#define MMAREF_IS_TERM(exponent) ((exponent) > MMAREF_EXPONENT_ZERO / 2) /* whether that of a term is of no zero */

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

/* The exponent of a number's leading bit. Pre: finite, not zero. */
static inline int16_t mmaref_number_leading(const mmaref_number *number)
{
    return (int16_t)(number->exponent + mmaref_highest_bit(number->significand));
}

/* How a block wants elements unpacked: its MMAREF_SUBNORMALS_... bits, and MMAREF_UNPACK_WHOLE where the bits below a
 * tf32 tell its class. Running values are not as f16. */
#define MMAREF_UNPACK_WHOLE 0x80u
static inline uint8_t mmaref_unpack_flags(const mmaref_arithmetic *arithmetic)
{
    return (uint8_t)(arithmetic->subnormals | (arithmetic->tf32_class == MMAREF_TF32_WHOLE ? MMAREF_UNPACK_WHOLE : 0));
}

/* What the largest exponent field means (MMAREF_SPECIAL_...); whether field 0 is a binade like others; fnuz; whether
 * there is a NaN. In bytes: avr-gcc 5.4 does not translate the value of a comparison of 16 bits in flash. */
static inline uint8_t mmaref_special(const mmaref_format_row *format)
{
    return (uint8_t)format->special & (MMAREF_SPECIAL_BINADE - 1);
}

static inline bool mmaref_is_binade(const mmaref_format_row *format)
{
    return MMAREF_HAS_OWN && ((uint8_t)format->special & MMAREF_SPECIAL_BINADE) != 0;
}

static inline bool mmaref_is_fnuz(const mmaref_format_row *format)
{
    return MMAREF_HAS_OWN && mmaref_special(format) == MMAREF_SPECIAL_FNUZ;
}

static inline bool mmaref_has_nan(const mmaref_format_row *format)
{
    return mmaref_special(format) != MMAREF_SPECIAL_NONE && mmaref_special(format) != MMAREF_SPECIAL_RESERVED;
}

/* Unpacks a container of any type with a sign; total. Bits above its own may be anything. */
void mmaref_number_unpack(const mmaref_format_row *format, uint8_t flags, uint64_t bits, mmaref_number *number);

/* The patterns of a type; `nan` is MMAREF_NAN_... */
uint64_t mmaref_pack_nan(const mmaref_format_row *format, uint8_t nan);
uint64_t mmaref_pack_infinity(const mmaref_format_row *format, uint8_t negative);
uint64_t mmaref_pack_zero(const mmaref_format_row *format, uint8_t negative);

/* A magnitude, its leading bit moved to bit 31, bit 0 sticky; returns the place where the leading bit was. Pre: it is
 * not 0. */
MMAREF_INLINE int mmaref_normalise(uint64_t magnitude, uint32_t *significand)
{
    uint32_t low = (uint32_t)magnitude, high = (uint32_t)(magnitude >> 32);
    int top;

    if (high != 0) {
        top = mmaref_highest_bit32(high);
        *significand = top == 31 ? high : high << (31 - top) | low >> (top + 1);
        *significand |= low << (31 - top) != 0;
        return 32 + top;
    }
    top = mmaref_highest_bit32(low);
    *significand = low << (31 - top);
    return top;
}

/* ---- Types (type.c) ------------------------------------------------------ */

/* Room for the format of a number that MMAREF_TYPE_FORMAT makes. */
#if MMAREF_HAS_OWN
typedef mmaref_format_row mmaref_own_format;
#else
typedef uint8_t mmaref_own_format; /* no type needs any */
#endif

/* The format of a type of an element, in the table or in `own`; NULL if there is no such type. */
const mmaref_format_row *mmaref_format_of(uint32_t type, mmaref_own_format *own);

/* ---- Rules (dot.c) ------------------------------------------------------ */

/* The formats of a dot product. */
enum { MMAREF_OF_A, MMAREF_OF_B, MMAREF_OF_C, MMAREF_OF_D, MMAREF_OF_STEP, MMAREF_OF_PRODUCT, MMAREF_OF_ALL };

/* Everything about a dot product but its numbers. */
typedef struct {
    const mmaref_arithmetic *arithmetic;
    const mmaref_format_row *a, *b, *c, *d;
    const mmaref_format_row *step_format; /* what a step rounds to */
    const mmaref_format_row *product_format; /* what a product is rounded to; NULL: products are exact */
    const uint32_t *random;        /* the caller's word for the result, of stochastic rounding; or NULL */
    uint32_t *coverage;            /* NULL, or gains MMAREF_COVER_... bits */
    uint8_t rounding;              /* of a step; f64: the instruction's modifier */
    uint8_t product_rounding;
    uint8_t elements;              /* products of an element of D */
    uint8_t group, products;       /* that are summed before C is added, that a step takes */
    uint8_t interleave;            /* of arithmetic, in elements that are there */
    uint8_t width;                 /* terms that are added at once; 0: all of a step */
    bool fast;                     /* mmaref_fast_steps may take steps, */
    bool whole;                    /* and they may be all of an element of D: one group, and nothing behind it */
    bool truncates;                /* normal results of fast steps lose what lies below their type */
    bool accumulates;              /* the first step of a group has a running value: C, or a zero */
#if MMAREF_HAS_OWN
    mmaref_own_format own[MMAREF_OF_ALL];
#endif
} mmaref_rules;

/* Fills in what follows from the block, the formats, the rounding and the number of elements that meet; `halved` is 1
 * where the block counts elements of which every other one is there, else 0. */
void mmaref_rules_complete(mmaref_rules *rules, uint8_t count, uint8_t halved);

/* The format of a type (MMAREF_OF_...). Types of one format have one pointer. Those before are there already. */
const mmaref_format_row *mmaref_rules_format(mmaref_rules *rules, uint8_t of, uint32_t type);

static inline bool mmaref_adds_after(const mmaref_rules *rules)
{
    return MMAREF_HAS_EXACT && rules->arithmetic->accumulate != MMAREF_ACCUMULATE_FUSED;
}

static inline bool mmaref_is_exact(const mmaref_rules *rules)
{
    return MMAREF_HAS_EXACT && rules->arithmetic->fraction_bits == MMAREF_UNLIMITED;
}

/* Unpacks C or a running value. */
static inline void mmaref_running_unpack(const mmaref_rules *rules, const mmaref_format_row *type, uint64_t bits,
                                         mmaref_number *number)
{
    mmaref_number_unpack(type, rules->arithmetic->subnormals & (uint8_t)~MMAREF_SUBNORMALS_AS_F16, bits, number);
}

/* Notes a numeric corner. */
static inline void mmaref_cover(const mmaref_rules *rules, uint32_t corner)
{
    if (MMAREF_HAS_COVERAGE && rules->coverage != NULL) {
        *rules->coverage |= corner;
    }
}

/* ---- Round and pack (number.c) ------------------------------------------ */

/* Whether a magnitude is rounded up. `rest` is what is lost, in units of 2^-32 of the last place kept, and not 0; its
 * bit 0 may be sticky. */
bool mmaref_rounds_up(const mmaref_rules *rules, uint8_t rounding, bool negative, bool odd, uint32_t rest);

/* The pattern that a number rounds to. Pre: the significand is not 0; where its last bit is sticky, it has at least two
 * more bits than the type's, for stochastic rounding 33. ..._32: bit 31 of the significand is set, the exponent is that
 * of this bit; a type with infinities of at most 32 bits; not stochastic. */
uint64_t mmaref_round_pack(const mmaref_format_row *format, const mmaref_rules *rules, uint8_t rounding,
                           const mmaref_number *number);
uint32_t mmaref_round_pack32(const mmaref_format_row *format, const mmaref_rules *rules, uint8_t rounding,
                             uint8_t negative, uint32_t significand, int32_t exponent);

/* The pattern of any number; a zero has the sign given. */
uint64_t mmaref_number_pack(const mmaref_format_row *format, const mmaref_rules *rules, uint8_t rounding,
                            const mmaref_number *number, uint8_t zero);

/* x becomes x + y, each of at most 53 bits; its last bit is sticky. A sum of zero has significand 0. */
void mmaref_number_add(const mmaref_rules *rules, mmaref_number *x, const mmaref_number *y);

/* What infinities, by their signs, and a NaN among the terms of a sum come to. */
uint8_t mmaref_special_of(const mmaref_rules *rules, bool nan, const bool infinite[2]);

/* ---- Scale factors (scale.c) --------------------------------------------- */

/* A scale factor: a number without sign and of few bits. */
typedef struct {
    int16_t exponent, aligned;
    uint8_t significand, special;
} mmaref_block_scale;

/* Unpacks a pattern of ue8m0, which has no subnormals, or ue4m3; total. */
void mmaref_scale_unpack(const mmaref_format_row *format, uint32_t bits, mmaref_block_scale *scale);

#ifdef __cplusplus
}
#endif

#endif
