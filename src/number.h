/* SPDX-License-Identifier: MIT */
/* Room number: formats, unpacked numbers, arithmetic blocks, and the rules of a dot product. Not for users.
 *
 *   number_format.c      formats of element types
 *   number_unpack.c      unpack: patterns to numbers, scale factors too
 *   number_round_pack.c  round-pack: numbers to patterns
 *   number_add.c         the sum of two numbers
 *   number_value.c       patterns to the public mmaref_value, and back
 *   number_arithmetic.c  the fields of an arithmetic block, and which of them exclude each other
 *
 * A custom format is that of the type `own` (fields own_... of a block), or of a type made by MMAREF_TYPE_FORMAT. */
#ifndef MMAREF_NUMBER_H
#define MMAREF_NUMBER_H

#include "base.h"
#include "number_format.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Arithmetic blocks: number_arithmetic.c ---------------------------- */

/* Access to a field of a block by its number (MMAREF_FIELD_...). */
int32_t mmaref_field_get(const mmaref_arithmetic *arithmetic, uint8_t field);
void mmaref_field_set(mmaref_arithmetic *arithmetic, uint8_t field, int32_t value);
bool mmaref_field_in_range(uint8_t field, int32_t value);

/* Sets every field to its first value, and the unused bytes to 0. */
void mmaref_fields_reset(mmaref_arithmetic *arithmetic);

/* mmaref_fail with a reason of MMAREF_E_ARITHMETIC; the error names the field. */
mmaref_status mmaref_fail_field(mmaref_error *error, uint8_t reason, uint8_t field);
#define MMAREF_WRONG(error, reason, field) mmaref_fail_field(error, MMAREF_REASON_##reason, MMAREF_FIELD_##field)

/* MMAREF_OK if some dot product can be computed under the block. A block of NULL is an error. */
mmaref_status mmaref_block_check(const mmaref_arithmetic *arithmetic, mmaref_error *error);

/* MMAREF_OK if the block can be used where C or D is f64; where A and B are. */
mmaref_status mmaref_arithmetic_fits_f64(const mmaref_arithmetic *arithmetic, mmaref_error *error);
mmaref_status mmaref_arithmetic_fits_f64_products(const mmaref_arithmetic *arithmetic, mmaref_error *error);

/* Whether some rounding of a block is stochastic, and so needs a word of random bits. */
static inline bool mmaref_is_stochastic(const mmaref_arithmetic *arithmetic)
{
    return arithmetic->rounding == MMAREF_ROUND_STOCHASTIC ||
           (arithmetic->product_type != 0 && arithmetic->product_rounding == MMAREF_ROUND_STOCHASTIC);
}

#define MMAREF_WIDTH_MAX 8 /* largest value of the field `width` */

/* MMAREF_OK if the field `block` suits elements with scale factors of `scale_type` (0: none). `block` products of e2m1
 * become one term, all such terms in one step; or, where it is 0, each product is a term. */
mmaref_status mmaref_blocks_fit(const mmaref_arithmetic *arithmetic, uint8_t scale_type, bool scaled_e2m1,
                                mmaref_error *error);

/* ---- Numbers: number_unpack.c, number_round_pack.c, number_add.c ------- */

enum { MMAREF_NUMBER_FINITE, MMAREF_NUMBER_INFINITY, MMAREF_NUMBER_NAN, MMAREF_NUMBER_NONE /* no number */ };

/* A number of any type: (-1)^negative * significand * 2^exponent, or an infinity or a NaN. Alignment uses `aligned`:
 * the exponent field's exponent, or the leading bit's, as the block says. A zero has MMAREF_EXPONENT_ZERO; it is so low
 * that a product with one zero factor is below MMAREF_EXPONENT_ZERO / 2, and no other product in a window is. */
typedef struct {
    uint64_t significand;
    int16_t exponent; /* of bit 0 of the significand */
    int16_t aligned;  /* the exponent used for alignment */
    uint8_t negative;
    uint8_t special; /* MMAREF_NUMBER_... */
#if MMAREF_HAS_CUSTOM
    uint16_t source; /* of a term of an adder, as in mmaref_dot_term: product of the step, running value, node */
#endif
} mmaref_number;

#define MMAREF_EXPONENT_ZERO (-0x1000)
#define MMAREF_EXPONENT_VANISHED (MMAREF_EXPONENT_ZERO - 2) /* of a tf32 whose only set bits are ignored ones */
#define MMAREF_IS_TERM(exponent) ((exponent) > MMAREF_EXPONENT_ZERO / 2) /* not that of a zero */

#if defined(__GNUC__) && (defined(__ARM_FEATURE_CLZ) || defined(__x86_64__) || defined(__aarch64__) || \
                          defined(__riscv_zbb))
#define MMAREF_LEADING_ZEROS(value) __builtin_clz(value) /* a single instruction on these targets */
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
    return position + (int)(0xffffaa50u >> 2 * value & 3); /* 2 bits for each v of 0 .. 15: its highest bit */
#endif
}

static inline int mmaref_highest_bit(uint64_t value)
{
    uint32_t high = (uint32_t)(value >> 32);

    return high != 0 ? 32 + mmaref_highest_bit32(high) : mmaref_highest_bit32((uint32_t)value);
}

/* floor(value / 2^bits): a shift of ~value = -value - 1, which is not negative where value is. */
MMAREF_INLINE int32_t mmaref_shift_down(int32_t value, unsigned bits)
{
    return value < 0 ? ~(~value >> bits) : value >> bits;
}

/* The exponent of a number's leading bit. Pre: finite, not zero. */
static inline int16_t mmaref_number_leading(const mmaref_number *number)
{
    return (int16_t)(number->exponent + mmaref_highest_bit(number->significand));
}

/* How elements are unpacked under a block: its MMAREF_SUBNORMALS_... bits (..._AS_F16 is for elements alone), and
 * MMAREF_UNPACK_WHOLE where the ignored bits of a tf32 count for its class. */
#define MMAREF_UNPACK_WHOLE 0x80u
static inline uint8_t mmaref_unpack_flags(const mmaref_arithmetic *arithmetic)
{
    return (uint8_t)(arithmetic->subnormals | (arithmetic->tf32_class == MMAREF_TF32_WHOLE ? MMAREF_UNPACK_WHOLE : 0));
}

/* What the largest exponent field means (MMAREF_SPECIAL_...); whether exponent field 0 holds normal numbers; whether -0
 * is the NaN (fnuz); whether there is a NaN. In bytes: see "avr-gcc 5.4" in mmaref_config.h. */
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

/* Unpacks a container of any type that has a sign bit: total; bits above the container are ignored. */
void mmaref_number_unpack(const mmaref_format_row *format, uint8_t flags, uint64_t bits, mmaref_number *number);

/* The patterns of NaN, infinity and zero; `nan` is MMAREF_NAN_... A type that lacks one gets what stands for it. */
uint64_t mmaref_pack_nan(const mmaref_format_row *format, uint8_t nan);
uint64_t mmaref_pack_infinity(const mmaref_format_row *format, uint8_t negative);
uint64_t mmaref_pack_zero(const mmaref_format_row *format, uint8_t negative);

/* The leading 32 bits of a magnitude: its highest set bit becomes bit 31, bit 0 is sticky. Returns the position of that
 * highest bit. Pre: the magnitude is not 0. */
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

/* ---- Rules: the formats and roundings of a dot product ----------------------- */

/* The formats of a dot product. */
enum { MMAREF_OF_A, MMAREF_OF_B, MMAREF_OF_C, MMAREF_OF_D, MMAREF_OF_STEP, MMAREF_OF_PRODUCT, MMAREF_OF_ALL };

struct mmaref_watch;

/* Everything about a dot product but its operands. */
typedef struct {
    const mmaref_arithmetic *arithmetic;
    const mmaref_format_row *a, *b, *c, *d;
    const mmaref_format_row *step_format; /* of the result of a step */
    const mmaref_format_row *product_format; /* NULL: products are exact */
    const uint32_t *random;        /* word of random bits for stochastic rounding, or NULL */
    uint32_t *coverage;            /* NULL, or gains MMAREF_COVER_... bits */
    struct mmaref_watch *watch;    /* NULL, or told of nodes (dot.h) */
    uint8_t rounding;              /* of a step; f64: the instruction's modifier */
    uint8_t product_rounding;
    uint8_t elements;              /* products per element of D */
    uint8_t group, products;       /* products per group (C is added between groups); per step */
    uint8_t interleave;            /* the block's, in stored elements */
    uint8_t width;                 /* terms per window; 0: all of a step */
    bool fast;                     /* mmaref_fast_steps may compute steps, */
    bool whole;                    /* and a whole element of D: one group, no C after it, D of the step format */
    bool truncates;                /* normal results of fast steps are truncated to all fraction bits of their type */
    bool accumulates;              /* the first step of a group adds a running value: C, or +0 */
#if MMAREF_HAS_OWN
    mmaref_own_format own[MMAREF_OF_ALL];
#endif
} mmaref_rules;

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

/* Records a numeric corner, where the caller asks for coverage. */
static inline void mmaref_cover(const mmaref_rules *rules, uint32_t corner)
{
    if (MMAREF_HAS_COVERAGE && rules->coverage != NULL) {
        *rules->coverage |= corner;
    }
}

/* ---- Round and pack: number_round_pack.c -------------------------------------- */

/* Whether a magnitude is rounded up. `rest` is the discarded fraction of its last place, in units of 2^-32, and not 0;
 * its bit 0 may be sticky. `odd` is the last bit that stays. */
bool mmaref_rounds_up(const mmaref_rules *rules, uint8_t rounding, bool negative, bool odd, uint32_t rest);

/* The pattern that a number rounds to. Pre: the significand is not 0; where its last bit is sticky, it has at least two
 * more bits than the type's, for stochastic rounding 33. ..._32: bit 31 of the significand is set and worth 2^exponent;
 * a type with infinities of at most 32 bits; not stochastic. */
uint64_t mmaref_round_pack(const mmaref_format_row *format, const mmaref_rules *rules, uint8_t rounding,
                           const mmaref_number *number);
uint32_t mmaref_round_pack32(const mmaref_format_row *format, const mmaref_rules *rules, uint8_t rounding,
                             uint8_t negative, uint32_t significand, int32_t exponent);

/* The pattern of any number; `zero` is the sign of a zero. */
uint64_t mmaref_number_pack(const mmaref_format_row *format, const mmaref_rules *rules, uint8_t rounding,
                            const mmaref_number *number, uint8_t zero);

/* x becomes x + y, both of at most 53 bits; the last bit of the sum is sticky. A sum of zero has significand 0. */
void mmaref_number_add(const mmaref_rules *rules, mmaref_number *x, const mmaref_number *y);

/* The class of a sum, by whether a term is a NaN, and which signs its infinities have. */
uint8_t mmaref_special_of(const mmaref_rules *rules, bool nan, const bool infinite[2]);

/* ---- Scale factors: number_unpack.c ------------------------------------ */

/* A scale factor: a number without a sign, of at most 4 significant bits. */
typedef struct {
    int16_t exponent, aligned;
    uint8_t significand, special;
} mmaref_scale_factor;

/* Unpacks a pattern of ue8m0 or ue4m3; total. */
void mmaref_scale_unpack(const mmaref_format_row *format, uint32_t bits, mmaref_scale_factor *scale);

#ifdef __cplusplus
}
#endif

#endif
