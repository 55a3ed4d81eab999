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

/* The words of `align`, `rounding`, `product_rounding`. */
enum {
    MMAREF_ROUND_ZERO         = 0, /* Toward zero. */
    MMAREF_ROUND_NEAREST_EVEN = 1, /* To nearest, ties to even. */
    MMAREF_ROUND_DOWN         = 2, /* Toward minus infinity. */
    MMAREF_ROUND_UP           = 3, /* Toward plus infinity. */
    MMAREF_ROUND_NEAREST_AWAY = 4, /* To nearest, ties away from zero. */
    MMAREF_ROUND_ODD          = 5, /* Toward zero; then the last bit kept is set where any was lost (round to odd). */
    MMAREF_ROUND_STOCHASTIC   = 6, /* Up in magnitude where what is lost and the caller's random word carry (mmaref_dot). */
    MMAREF_ROUND_STEP         = 7  /* As a step is rounded. */
};

/* `accumulate`: Where C enters. */
enum {
    MMAREF_ACCUMULATE_FUSED         = 0, /* C is a term of the first step. */
    MMAREF_ACCUMULATE_AFTER         = 1, /* Each group of products is summed from +0, then added to C and rounded to nearest even. */
    MMAREF_ACCUMULATE_AFTER_PRODUCT = 2, /* The same, but the first step of a group adds its products alone, not to +0. */
    MMAREF_ACCUMULATE_LAST          = 3  /* As `after`, but the sums of groups are added to each other first, and their sum is added to C. */
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
    MMAREF_NAN_QUIET    = 1, /* Exponent all ones and the leading fraction bit, positive. */
    MMAREF_NAN_ANY      = 2, /* As `quiet`; comparisons take any NaN of the type for it. */
    MMAREF_NAN_PAYLOAD  = 3  /* The first NaN among the operands, quieted, with its sign; `quiet` where none is one. */
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

/* `adder`: In which order a step adds its terms, `width` at a time. */
enum {
    MMAREF_ADDER_GIVEN      = 0, /* The running value, then the products in the order of the step, are added to the sum so far. */
    MMAREF_ADDER_NEIGHBOURS = 1, /* A tree: neighbours among the products, then among their sums; the running value comes last. */
    MMAREF_ADDER_SIZE       = 2, /* As `given`, but the largest magnitude first. */
    MMAREF_ADDER_HALVES     = 3  /* A tree: product j and product j + P/2 of P, then their sums j and j + P/4; the running value last. */
};

/* `own_special`: What its largest exponent field means, by the numbers of MMAREF_SPECIAL_NONE
 * and its like. */
enum {
    MMAREF_OWN_NONE     = 0, /* Numbers, as every other field. */
    MMAREF_OWN_IEEE     = 1, /* Infinity where the fraction is zero, else NaN. */
    MMAREF_OWN_NAN      = 2, /* Numbers, and NaN where the fraction is all ones. */
    MMAREF_OWN_RESERVED = 3, /* Numbers in operands; no result has it: the largest number has the field below it. */
    MMAREF_OWN_FNUZ     = 4  /* Numbers, as every other field; the pattern of -0 is the NaN, and there is no other zero than +0. */
};

/* `sticky`: Whether the rounding of a sum sees that terms lost bits as they were aligned. */
enum {
    MMAREF_STICKY_NO  = 0, /* It sees what they kept. */
    MMAREF_STICKY_YES = 1  /* It sees a magnitude that is greater by less than any bit, where any term lost any. */
};

/* `partial`: What becomes of a sum of some terms of a step. */
enum {
    MMAREF_PARTIAL_ROUNDED    = 0, /* It is rounded as a step. */
    MMAREF_PARTIAL_NORMALISED = 1, /* It keeps its bits; it, and every term, is aligned by the exponent of its leading bit. */
    MMAREF_PARTIAL_CUT        = 2  /* It keeps its bits, and is aligned by the maximum exponent of its terms, where they cancel too. */
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
 * came to, and so on; with accumulate=last to the first one, and what all of them come to is added to C.
 *
 * Types. `step_type` and `product_type` are f16, bf16, f32, e4m3, e5m2, MMAREF_TYPE_OWN, which is the format that the
 * own_... fields describe, or the number of any format (mmaref_type_number; in a text "e6m10", see mmaref_type_parse).
 *
 * Exponents. The exponent of a number is that of its exponent field; of a subnormal it is that of the least
 * normal number. The exponent of a product is the sum of its factors' exponents, those of scale factors
 * included: it is not normalised. A product that is rounded to `product_type` has the exponent of the rounded
 * number. A subnormal C of another type than that of steps (formats of one's own by their parts, others by
 * their numbers) has the exponent of its leading bit. With as_f16 a subnormal multiplicand has the exponent of its leading bit, but not below -14; one of a
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
 * hold wherever a number is rounded: a product to `product_type`, a sum of a step or of some of its terms, a
 * group added to another one or to C, a result converted from `step_type` to the type of D. `rounding` and `zero_sign`
 * hold for steps and sums of some terms; `product_rounding` for products. Groups are added in the type of steps, and a
 * result is converted, to nearest even and with the signs of zero of IEEE 754. flush_in holds wherever a sum reads a
 * number: A, B, C, the running value, a rounded product, the sum of a group, a rounded sum of some terms; the zero keeps
 * the sign of the number. Under tf32_class=whole a tf32 that is not zero, but for its bits that are dropped, is a
 * subnormal that is flushed.
 *
 * Sticky. The rounding of a sum sees what terms lost as if its magnitude were greater by less than any bit,
 * whatever the signs of what was lost. Where some terms are added first and not rounded, it sees what they lost too,
 * even if that cancelled.
 *
 * Some terms at once. With a `width`, or an adder other than given, a step makes sums of some of its terms, then of
 * these. Each is a step of its own: its terms have a maximum exponent, not below `exponent_floor`, keep `fraction_bits`
 * below it and are added; with unlimited fraction_bits every bit is kept.
 * partial=rounded: the sum is rounded to the type of steps and read like a running value. What infinities, NaN and the
 * signs of its terms come to is decided at each sum: an infinite one of a type without infinity goes on as that type's
 * NaN or largest number.
 * partial=normalised and cut: infinities and NaN are decided once, before anything is added; a sum is not rounded, and
 * the last one is the sum of the step. A sum that is cut goes on by the maximum exponent of its terms, also where it
 * cancels, as in a unit that does not count leading zeros. normalised is of all terms, and of steps that add all at once.
 * adder=given and size: the running value is the first term, before the products. The sum so far begins as the first
 * term; then the next `width` - 1 terms are added to it, and so on. Unless sums are rounded, the first term is aligned
 * by itself before. By size zeros are left out, infinities and NaN come first, and of equal magnitudes the first one; where all terms are
 * zeros, the sum is one by the signs of all of them.
 * adder=neighbours: of each `width` neighbours one sum is made, of what is left at the end too; one without a neighbour
 * goes to the next level as it is. adder=halves: the same, but of P products, P being the least power of `width` that
 * is not below their number, product j meets j + P / `width`, j + 2P / `width` and so on, and these sums meet alike;
 * products that are not there are left out. The last sum of these and the running value are added at the end. A single
 * product without a running value is a sum by itself.
 *
 * Narrow multipliers. With `multiplier_bits` the significand of a factor is cut into pieces of so many bits, from the
 * bit down that is worth 2^e, e being the exponent by which the factor is aligned. Each piece of A times each piece of
 * B is a term: it has the exponent of the whole product and is aligned and cut by itself.
 *
 * Zero. A sum is zero where the bits that its terms keep cancel, whatever they lost. `zero_sign` then
 * looks at the signs of all terms, of zeros and of those that lost every bit too.
 *
 * NaN. Infinities and NaN are not rounded to `product_type`. An infinite result of a type without infinity is its NaN
 * with the sign of the infinity, or, without NaN, its largest number; a NaN of a type without NaN is its largest number,
 * positive. A type whose largest exponent field has numbers has one NaN, whatever `nan` says: all ones; of fnuz the
 * pattern of -0. nan=payload: where D is a NaN and so is an operand, D is the first one that is, of a[0], b[0], a[1] and
 * so on, then C: it has its sign, the highest bits of its fraction, or zeros below them, and the highest one is set. A D
 * of one NaN has the sign alone.
 *
 * Formats. A format is one of its own by exponent bits, fraction bits, bias, what the largest exponent field means
 * (MMAREF_SPECIAL_...), and whether exponent field 0 is a binade like others (MMAREF_SPECIAL_BINADE): (1 + fraction) *
 * 2^-bias, of which the pattern of fraction 0 is a zero. Such a format has no subnormals: a number is rounded to it as if
 * exponents had no end, and is zero where that is below its least number.
 *
 * Legal. Each field has its range or one of its words; `interleave` is a power of two, of which twice divides the
 * products of an element of D, as does `group`, which is 0 where C is fused. `exponent_floor`, `align`, `sticky`,
 * `partial` and `multiplier_bits` need limited fraction_bits. MMAREF_TYPE_OWN needs own_exponent_bits, and these need
 * own_fraction_bits. f64 products need step_type=d, unlimited fraction_bits, adder=given, width=0 and exact products, and
 * neither sums nor products are rounded stochastically; a C or D of f64 needs the first two and the last. `block` is of
 * scaled e2m1 alone: with limited fraction_bits, accumulate=fused, products=0 and interleave=0, without adder, width,
 * partial, product_type, sticky and multiplier_bits; it divides the products of one scale factor; ue4m3 with limited
 * fraction_bits needs it. `multiplier_bits` goes with all terms at once and exact products alone. `width` may be above
 * the terms of a step. mmaref_arithmetic_check tells. */
typedef struct {
    /* The type to which a step rounds. 0: the type of D. */
    uint32_t step_type;
    /* The type to which each product is rounded before it is added. 0: products are exact. */
    uint32_t product_type;
    /* The maximum exponent of a step is not below this one. MMAREF_NO_FLOOR: there is no floor.
     * -1000 to 1000. */
    int16_t exponent_floor;
    /* Products that a step takes. 0: all of its group, or half of them, rounded up, with
     * `interleave`. 0 to 128. */
    uint8_t products;
    /* Bits that a term keeps below the maximum exponent of a step. MMAREF_UNLIMITED: every bit.
     * 0 to 40. */
    uint8_t fraction_bits;
    /* MMAREF_ROUND_... How a term is rounded to the last bit that it keeps, as it is aligned. */
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
    /* MMAREF_ADDER_... In which order a step adds its terms, `width` at a time. */
    uint8_t adder;
    /* Exponent bits of the format that the type MMAREF_TYPE_OWN names, in parts
     * (mmaref_type_number). 0: there is none. 1 to 8. */
    uint8_t own_exponent_bits;
    /* Its fraction bits. 0: there is none. 1 to 23. */
    uint8_t own_fraction_bits;
    /* Its bias. MMAREF_UNLIMITED: 2^(own_exponent_bits - 1) - 1, of fnuz one more. 0 to 254. */
    uint8_t own_bias;
    /* MMAREF_OWN_... What its largest exponent field means, by the numbers of
     * MMAREF_SPECIAL_NONE and its like. */
    uint8_t own_special;
    /* MMAREF_STICKY_... Whether the rounding of a sum sees that terms lost bits as they were
     * aligned. */
    uint8_t sticky;
    /* Terms that are added at once. 0: all of a step, or two where `adder` is not `given`. 2 to
     * 8. */
    uint8_t width;
    /* MMAREF_PARTIAL_... What becomes of a sum of some terms of a step. */
    uint8_t partial;
    /* MMAREF_ROUND_... How a product is rounded to `product_type`. */
    uint8_t product_rounding;
    /* Bits of a significand that a multiplier takes at once: the product of each two pieces is a
     * term. 0: all of them. 1 to 24. */
    uint8_t multiplier_bits;
    /* 0. Blocks have no padding, and equal ones are equal byte for byte. */
    uint8_t unused[3];
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
    MMAREF_FIELD_STICKY            = 25,
    MMAREF_FIELD_WIDTH             = 26,
    MMAREF_FIELD_PARTIAL           = 27,
    MMAREF_FIELD_PRODUCT_ROUNDING  = 28,
    MMAREF_FIELD_MULTIPLIER_BITS   = 29,
    MMAREF_FIELDS                  = 30
};

#endif
