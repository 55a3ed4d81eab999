/* SPDX-License-Identifier: MIT */
/* The fields of an arithmetic block; mmaref.h includes this file.
 *
 * Generated from generator/spec/arithmetic_fields.lua.
 * Do not edit: change the source and run `make generate`. */

#ifndef MMAREF_ARITHMETIC_H
#define MMAREF_ARITHMETIC_H

#include <stdint.h>

#define MMAREF_UNLIMITED 255
#define MMAREF_NO_FLOOR (-32767 - 1)
/* The format of one's own that a block describes, beside the types MMAREF_TYPE_F16 ... */
#define MMAREF_TYPE_OWN 31
/* Bytes of the longest text of a field's value, with its NUL. */
#define MMAREF_FIELD_TEXT_MAX 36

/* `align`: What becomes of the bits of a term below the last one that it keeps. */
enum {
    MMAREF_ALIGN_TRUNCATE     = 0, /* The magnitude loses them. */
    MMAREF_ALIGN_FLOOR        = 1, /* The value is rounded down: two's complement loses them. */
    MMAREF_ALIGN_JAM          = 2, /* The last bit kept is set where any of them is: a sticky bit. */
    MMAREF_ALIGN_NEAREST_EVEN = 3, /* The magnitude is rounded to nearest, ties to even. */
    MMAREF_ALIGN_STICKY       = 4  /* The magnitude loses them; the rounding of the sum sees whether any term lost any. */
};

/* `accumulate`: Where C enters. */
enum {
    MMAREF_ACCUMULATE_FUSED         = 0, /* C is a term of the first step. */
    MMAREF_ACCUMULATE_AFTER         = 1, /* Each group of products is summed from +0, then added to C and rounded to nearest even. */
    MMAREF_ACCUMULATE_AFTER_PRODUCT = 2  /* The same, but the first step of a group adds its products alone, not to +0. */
};

/* `rounding`: The rounding of a step; a modifier of the instruction takes its place. */
enum {
    MMAREF_ROUND_ZERO         = 0, /* Toward zero. */
    MMAREF_ROUND_NEAREST_EVEN = 1, /* To nearest, ties to even. */
    MMAREF_ROUND_DOWN         = 2, /* Toward minus infinity. */
    MMAREF_ROUND_UP           = 3, /* Toward plus infinity. */
    MMAREF_ROUND_NEAREST_AWAY = 4, /* To nearest, ties away from zero. */
    MMAREF_ROUND_ODD          = 5, /* Toward zero; then the last bit kept is set where any was lost (round to odd). */
    MMAREF_ROUND_STOCHASTIC   = 6  /* Up in magnitude where what is lost and the caller's random word carry (mmaref_dot_add_random). */
};

/* `overflow`: What a finite sum too large for the type becomes. A type without infinity has its
 * NaN there, or, without NaN, its largest number. A sum of integers wraps around unless this is
 * saturate. */
enum {
    MMAREF_OVERFLOW_INFINITY = 0, /* Infinity. */
    MMAREF_OVERFLOW_ROUNDED  = 1, /* Infinity or the largest finite number, as the rounding says (IEEE 754). */
    MMAREF_OVERFLOW_SATURATE = 2  /* The largest finite number. */
};

/* `zero_sign`: The sign of a sum that is exactly zero. */
enum {
    MMAREF_ZERO_PLUS = 0, /* Always +0. */
    MMAREF_ZERO_IEEE = 1  /* -0 where every term is negative or, rounding down, where any is (IEEE 754, 6.3). */
};

/* `subnormals`: What becomes of subnormal numbers; bits. */
enum {
    MMAREF_SUBNORMALS_KEPT      = 0, /* They are numbers like others, with the exponent of their exponent field. */
    MMAREF_SUBNORMALS_FLUSH_IN  = 1, /* Subnormal operands are zero. */
    MMAREF_SUBNORMALS_FLUSH_OUT = 2, /* Subnormal results of a step are zero. */
    MMAREF_SUBNORMALS_NORMALISE = 4, /* Their exponent is that of their leading bit. */
    MMAREF_SUBNORMALS_AS_F16    = 8  /* Subnormal multiplicands have the exponent that they would have in f16, with `normalise` too. */
};

/* `nan`: The pattern of a NaN result. */
enum {
    MMAREF_NAN_ALL_ONES = 0, /* Exponent and fraction all ones, positive. */
    MMAREF_NAN_QUIET    = 1  /* Exponent all ones and the leading fraction bit, positive. */
};

/* `fragments`: Whose wmma fragments; PTX ISA leaves them open (9.7.14.4.1). */
enum {
    MMAREF_FRAGMENTS_DEFAULT = 0, /* Those of sm_80 and later chips. */
    MMAREF_FRAGMENTS_SM_70   = 1, /* Those of sm_70. */
    MMAREF_FRAGMENTS_SM_75   = 2  /* Those of sm_75. */
};

/* `underflow_sign`: The sign of a zero that a non-zero value became, by rounding or by
 * flush_out. */
enum {
    MMAREF_UNDERFLOW_KEPT = 0, /* The sign of the value. */
    MMAREF_UNDERFLOW_PLUS = 1  /* Always +0. */
};

/* `sparse_basis`: What `products`, `interleave` and `group` count in a sparse A. mmaref_dot_add
 * has no sparse A and ignores it. */
enum {
    MMAREF_SPARSE_STORED  = 0, /* The stored elements. */
    MMAREF_SPARSE_LOGICAL = 1  /* The places in logical k, in whole chunks of metadata, half of each stored. */
};

/* `tf32_class`: Which bits of a tf32 tell zero, infinity and NaN. */
enum {
    MMAREF_TF32_TRUNCATED = 0, /* Those above the 13 bits that are dropped. */
    MMAREF_TF32_WHOLE     = 1  /* All 32: 7f800001 is a NaN, and 00000001 times infinity is no NaN. */
};

/* `adder`: How a step adds its terms. */
enum {
    MMAREF_ADDER_WINDOW = 0, /* All at once, aligned to their maximum exponent. */
    MMAREF_ADDER_TREE   = 1, /* Two by two, each sum rounded: the products in a tree, then the running value. */
    MMAREF_ADDER_SORTED = 2  /* One by one, the largest magnitude first: sum so far and next term are a window of their own. */
};

/* `own_special`: What its largest exponent field means, by the numbers of MMAREF_SPECIAL_NONE
 * and its like. */
enum {
    MMAREF_OWN_NONE = 0, /* Numbers, as every other field. */
    MMAREF_OWN_IEEE = 1, /* Infinity where the fraction is zero, else NaN. */
    MMAREF_OWN_NAN  = 2  /* Numbers, and NaN where the fraction is all ones. */
};

/* How floating-point products are summed: the part that the specification leaves open.
 *
 * K products are summed in steps of `products`. The terms of a step are its products and the running value.
 * A step takes the maximum exponent of those that are not zero, not below `exponent_floor`; it shifts all terms
 * to a common fixed point that keeps `fraction_bits` below that exponent, adds them as integers and rounds
 * once. Integer instructions obey `fragments` and ignore everything else.
 *
 * Order. `interleave` orders all K products, groups are cut from that order, and steps from a group;
 * the last step of a group takes what is left. The running value is C, then the result of each step; in
 * a group +0, then the result of each of its steps. The second group is added to what the first and C
 * came to, and so on.
 *
 * Exponents. The exponent of a number is that of its exponent field; of a subnormal it is that of the least
 * normal number. The exponent of a product is the sum of its factors' exponents, those of scale factors
 * included: it is not normalised. A product that is rounded to `product_type` has the exponent of the rounded
 * number. A subnormal C of another type than that of steps (by their numbers) has the exponent of its leading
 * bit. With as_f16 a subnormal multiplicand has the exponent of its leading bit, but not below -14; one of a
 * type such as bf16, whose subnormals have a lower exponent, keeps that. as_f16 is of multiplicands alone, and
 * of them takes the place of normalise, which then is of C, of rounded products and of results.
 *
 * Blocks. The exponent of a block is the sum of those of its two scale factors, whatever its products sum to:
 * also where they cancel. A block whose products are all zero, or one of whose scale factors is, is a zero. The
 * sign of a block is that of the sum of its products; where that is zero, it is the one that `zero_sign` gives
 * a sum of these products. `subnormals` is not of scale factors: a subnormal one is a number like others. A NaN
 * among the scale factors of an element of D makes it NaN, of blocks of zeros too.
 *
 * Rounding. A number is rounded once, to `result_bits` bits of the fraction; of a subnormal they are the highest
 * bits of its fraction too. It is too large for a type where, rounded as if exponents had no end, it is above
 * the largest number; so is what round to odd would make the NaN of a type. Under overflow=rounded odd then
 * gives the largest number, and stochastic infinity. `result_bits`, `overflow`, `underflow_sign` and flush_out
 * hold wherever a number is rounded: a product to `product_type`, a sum of a step or of two terms of a tree, a
 * group added to C, a result converted from `step_type` to the type of D. `rounding` and `zero_sign` hold for
 * products and steps. A group is added to C in the type of steps, and a result converted, to nearest even and
 * with the signs of zero of IEEE 754. flush_in holds wherever a sum reads a number: A, B, C, the running value,
 * a rounded product, the sum of a group or of two terms of a tree; the zero keeps the sign of the number. Under
 * tf32_class=whole a tf32 that is not zero, but for its bits that are dropped, is a subnormal that is flushed.
 *
 * Sticky. The rounding of the sum sees what terms lost as if its magnitude were greater by less than any bit,
 * whatever the signs of what was lost. Sorted, it sees what the sum so far lost too, even if that cancelled.
 *
 * Tree. Neighbours in the order of the step are added, then neighbours among their sums, and so on; one
 * without a neighbour goes to the next level as it is. The running value is added to the last sum. Each sum is
 * a number of the type of steps: an infinite one of a type without infinity goes on as that type's NaN or
 * largest number.
 *
 * Sorted. The terms are the running value and at most 8 products; zeros are left out. Of equal magnitudes
 * the running value comes first, then the order of the step. The sum so far is not rounded. It and the
 * next term are aligned to the larger exponent of their leading bits, not below `exponent_floor`, and keep
 * `fraction_bits` below it. So the first term is aligned twice: by itself, as if to a sum of zero, and with the
 * second one.
 *
 * Zero. A sum is zero where the bits that its terms keep cancel, whatever they lost. `zero_sign` then
 * looks at the signs of all terms, of zeros and of those that lost every bit too.
 *
 * Infinities and NaN are not rounded to `product_type`. An infinite result of a type without infinity is
 * its NaN with the sign of the infinity, or, without NaN, its largest number; a NaN of a type without NaN
 * is its largest number, positive. A type whose largest exponent field has numbers has one NaN, whatever `nan`
 * says: all ones.
 *
 * Legal. Each field has its range or one of its words; `interleave` is a power of two, of which twice divides the
 * products of an element of D, as does `group`, which is 0 where C is fused.
 * `exponent_floor`, `align` and the adder sorted need limited fraction_bits, the adder tree unlimited ones. A type
 * of one's own needs own_exponent_bits and own_fraction_bits. f64 products need step_type=d, unlimited
 * fraction_bits, the adder window and exact products, and are not rounded stochastically; a C or D of f64 the
 * first two and the last. `block` is of mxf4 alone: with limited fraction_bits, accumulate=fused, products=0 and
 * interleave=0, without the other adders, product_type and sticky; it divides the products of one scale factor;
 * ue4m3 with limited fraction_bits needs it. mmaref_arithmetic_check tells. */
typedef struct {
    /* Products that a step takes. 0: all of its group, or half of them, rounded up, with
     * `interleave`. 0 to 128. */
    uint8_t products;
    /* Bits that a term keeps below the maximum exponent of a step. MMAREF_UNLIMITED: every bit.
     * 0 to 40. */
    uint8_t fraction_bits;
    /* The maximum exponent of a step is not below this one. MMAREF_NO_FLOOR: there is no floor.
     * -1000 to 1000. */
    int16_t exponent_floor;
    /* MMAREF_ALIGN_... What becomes of the bits of a term below the last one that it keeps. */
    uint8_t align;
    /* 0: steps take the products in the order of k. n, a power of two: first the even runs of n
     * products, then the odd ones. 0 to 32. */
    uint8_t interleave;
    /* MMAREF_ACCUMULATE_... Where C enters. */
    uint8_t accumulate;
    /* Products that are summed before they are added to C, unless `accumulate` is fused. 0: all
     * K. 0 to 128. */
    uint8_t group;
    /* Products of e2m1 that are summed exactly and, times their two scale factors, are one term.
     * 0: each product is a term. 0 to 32. */
    uint8_t block;
    /* MMAREF_ROUND_... The rounding of a step; a modifier of the instruction takes its place. */
    uint8_t rounding;
    /* Fraction bits of a step's result that survive; those below are zero, but in the largest
     * number of the type, which an overflow may give. As many as the type has, or more, or
     * MMAREF_UNLIMITED: all of them. 1 to 52. */
    uint8_t result_bits;
    /* The type to which a step rounds. 0: the type of D. */
    uint8_t step_type;
    /* MMAREF_OVERFLOW_... What a finite sum too large for the type becomes. A type without
     * infinity has its NaN there, or, without NaN, its largest number. A sum of integers wraps
     * around unless this is saturate. */
    uint8_t overflow;
    /* MMAREF_ZERO_... The sign of a sum that is exactly zero. */
    uint8_t zero_sign;
    /* MMAREF_SUBNORMALS_... What becomes of subnormal numbers; bits. */
    uint8_t subnormals;
    /* MMAREF_NAN_... The pattern of a NaN result. */
    uint8_t nan;
    /* MMAREF_FRAGMENTS_... Whose wmma fragments; PTX ISA leaves them open (9.7.14.4.1). */
    uint8_t fragments;
    /* MMAREF_UNDERFLOW_... The sign of a zero that a non-zero value became, by rounding or by
     * flush_out. */
    uint8_t underflow_sign;
    /* MMAREF_SPARSE_... What `products`, `interleave` and `group` count in a sparse A.
     * mmaref_dot_add has no sparse A and ignores it. */
    uint8_t sparse_basis;
    /* MMAREF_TF32_... Which bits of a tf32 tell zero, infinity and NaN. */
    uint8_t tf32_class;
    /* MMAREF_ADDER_... How a step adds its terms. */
    uint8_t adder;
    /* The type to which each product is rounded, like the result of a step, before it is added.
     * 0: products are exact. */
    uint8_t product_type;
    /* Exponent bits of a format of one's own, which the type MMAREF_TYPE_OWN names. 0: there is
     * none. 1 to 8. */
    uint8_t own_exponent_bits;
    /* Its fraction bits. 0: there is none. 1 to 23. */
    uint8_t own_fraction_bits;
    /* Its bias. MMAREF_UNLIMITED: 2^(own_exponent_bits - 1) - 1. 0 to 254. */
    uint8_t own_bias;
    /* MMAREF_OWN_... What its largest exponent field means, by the numbers of
     * MMAREF_SPECIAL_NONE and its like. */
    uint8_t own_special;
} mmaref_arithmetic;

/* Numbers of the fields. */
enum {
    MMAREF_FIELD_PRODUCTS          = 0,
    MMAREF_FIELD_FRACTION_BITS     = 1,
    MMAREF_FIELD_EXPONENT_FLOOR    = 2,
    MMAREF_FIELD_ALIGN             = 3,
    MMAREF_FIELD_INTERLEAVE        = 4,
    MMAREF_FIELD_ACCUMULATE        = 5,
    MMAREF_FIELD_GROUP             = 6,
    MMAREF_FIELD_BLOCK             = 7,
    MMAREF_FIELD_ROUNDING          = 8,
    MMAREF_FIELD_RESULT_BITS       = 9,
    MMAREF_FIELD_STEP_TYPE         = 10,
    MMAREF_FIELD_OVERFLOW          = 11,
    MMAREF_FIELD_ZERO_SIGN         = 12,
    MMAREF_FIELD_SUBNORMALS        = 13,
    MMAREF_FIELD_NAN               = 14,
    MMAREF_FIELD_FRAGMENTS         = 15,
    MMAREF_FIELD_UNDERFLOW_SIGN    = 16,
    MMAREF_FIELD_SPARSE_BASIS      = 17,
    MMAREF_FIELD_TF32_CLASS        = 18,
    MMAREF_FIELD_ADDER             = 19,
    MMAREF_FIELD_PRODUCT_TYPE      = 20,
    MMAREF_FIELD_OWN_EXPONENT_BITS = 21,
    MMAREF_FIELD_OWN_FRACTION_BITS = 22,
    MMAREF_FIELD_OWN_BIAS          = 23,
    MMAREF_FIELD_OWN_SPECIAL       = 24,
    MMAREF_FIELDS                  = 25
};

#endif
