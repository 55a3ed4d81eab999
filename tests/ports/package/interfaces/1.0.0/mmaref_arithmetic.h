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
/* The type number of the custom format that a block describes. */
#define MMAREF_TYPE_OWN 31
/* Bytes of the longest text of a field value, including its NUL. */
#define MMAREF_FIELD_TEXT_MAX 36

/* The words of `align`, `rounding`, `product_rounding`. */
enum {
    MMAREF_ROUND_ZERO         = 0, /* Toward zero. */
    MMAREF_ROUND_NEAREST_EVEN = 1, /* To nearest, ties to even. */
    MMAREF_ROUND_DOWN         = 2, /* Toward minus infinity. */
    MMAREF_ROUND_UP           = 3, /* Toward plus infinity. */
    MMAREF_ROUND_NEAREST_AWAY = 4, /* To nearest, ties away from zero. */
    MMAREF_ROUND_ODD          = 5, /* Toward zero; then the last kept bit is set if any bit is lost (round to odd). */
    MMAREF_ROUND_STOCHASTIC   = 6, /* Up in magnitude if lost bits plus the caller's random word carry (mmaref_dot); not in `align`. */
    MMAREF_ROUND_STEP         = 7  /* As `rounding` says; in `product_rounding` only. */
};

/* `accumulate`: Where C is added. */
enum {
    MMAREF_ACCUMULATE_FUSED         = 0, /* C is a term of the first step. */
    MMAREF_ACCUMULATE_AFTER         = 1, /* Each group of products is summed from +0, then added to C and rounded to nearest even. */
    MMAREF_ACCUMULATE_AFTER_PRODUCT = 2, /* As `after`, but the first step of a group sums its products alone, without +0. */
    MMAREF_ACCUMULATE_LAST          = 3  /* As `after`, but the sums of groups are first added to each other, then to C. */
};

/* `overflow`: The result of a finite number that is too large for its type. A type without
 * infinity gives its NaN instead, or, without NaN, its largest number. Integer sums wrap around
 * unless `overflow` is saturate. */
enum {
    MMAREF_OVERFLOW_INFINITY = 0, /* Infinity. */
    MMAREF_OVERFLOW_ROUNDED  = 1, /* Infinity or the largest finite number, as the rounding says (IEEE 754). */
    MMAREF_OVERFLOW_SATURATE = 2  /* The largest finite number. */
};

/* `zero_sign`: The sign of a sum that is exactly zero. */
enum {
    MMAREF_ZERO_PLUS = 0, /* Always +0. */
    MMAREF_ZERO_IEEE = 1  /* -0 if every term is negative, or if any is and the step rounds down (IEEE 754, 6.3). */
};

/* `subnormals`: How subnormal numbers are treated; flags. */
enum {
    MMAREF_SUBNORMALS_KEPT      = 0, /* They are ordinary numbers, with the exponent of the least normal number. */
    MMAREF_SUBNORMALS_FLUSH_IN  = 1, /* Subnormal operands are read as zero. */
    MMAREF_SUBNORMALS_FLUSH_OUT = 2, /* Subnormal results of any rounding become zero. */
    MMAREF_SUBNORMALS_NORMALISE = 4, /* Their exponent is that of their leading bit. */
    MMAREF_SUBNORMALS_AS_F16    = 8  /* Subnormal multiplicands have the exponent that they have in f16, also with `normalise`. */
};

/* `nan`: The pattern of a NaN result. */
enum {
    MMAREF_NAN_ALL_ONES = 0, /* Exponent and fraction all ones, positive. */
    MMAREF_NAN_QUIET    = 1, /* Exponent and leading fraction bit set, positive. */
    MMAREF_NAN_ANY      = 2, /* As `quiet`, but comparisons accept any NaN of the type. */
    MMAREF_NAN_PAYLOAD  = 3  /* The first NaN among the operands, made quiet, with its sign; without one as `quiet`. */
};

/* `fragments`: The chips whose wmma fragments are used; PTX ISA leaves them open (9.7.14.4.1). */
enum {
    MMAREF_FRAGMENTS_DEFAULT = 0, /* Those of sm_80 and later chips. */
    MMAREF_FRAGMENTS_SM_70   = 1, /* Those of sm_70. */
    MMAREF_FRAGMENTS_SM_75   = 2  /* Those of sm_75. */
};

/* `underflow_sign`: The sign of a zero that rounding or flush_out makes from a non-zero value. */
enum {
    MMAREF_UNDERFLOW_KEPT = 0, /* The sign of the value. */
    MMAREF_UNDERFLOW_PLUS = 1  /* Always +0. */
};

/* `sparse_basis`: What `products`, `interleave` and `group` count in a sparse A. mmaref_dot_add
 * has no sparse A and ignores it. */
enum {
    MMAREF_SPARSE_STORED  = 0, /* The stored elements. */
    MMAREF_SPARSE_LOGICAL = 1  /* Places along K of the dense A, in whole chunks; half of each is stored. */
};

/* `tf32_class`: Which bits of a tf32 decide whether it is zero, infinity or NaN. */
enum {
    MMAREF_TF32_TRUNCATED = 0, /* Those above the 13 dropped low bits. */
    MMAREF_TF32_WHOLE     = 1  /* All 32: 7f800001 is a NaN, and 00000001 times infinity is not. */
};

/* `adder`: The order in which a step adds its terms, `width` at a time. */
enum {
    MMAREF_ADDER_GIVEN      = 0, /* The accumulator, then the products in the order of the step, are added to the sum so far. */
    MMAREF_ADDER_NEIGHBOURS = 1, /* A tree adds neighbouring products, then neighbouring sums; the accumulator comes last. */
    MMAREF_ADDER_SIZE       = 2, /* As `given`, but the largest magnitude comes first. */
    MMAREF_ADDER_HALVES     = 3  /* A tree adds products j and j + P/2 of P, then sums j and j + P/4; the accumulator comes last. */
};

/* `own_special`: What the largest exponent field of the custom format means; same numbers as
 * MMAREF_SPECIAL_NONE ... */
enum {
    MMAREF_OWN_NONE     = 0, /* Numbers, as with every other exponent field. */
    MMAREF_OWN_IEEE     = 1, /* Infinity if the fraction is zero, else NaN. */
    MMAREF_OWN_NAN      = 2, /* NaN if the fraction is all ones, else numbers. */
    MMAREF_OWN_RESERVED = 3, /* Numbers in operands, never in a result: the largest result has the next lower exponent field. */
    MMAREF_OWN_FNUZ     = 4  /* Numbers; the pattern of -0 is the only NaN, and +0 is the only zero. */
};

/* `sticky`: Whether the rounding of a sum sees that alignment lost bits. */
enum {
    MMAREF_STICKY_NO  = 0, /* It sees only the kept bits. */
    MMAREF_STICKY_YES = 1  /* If any term lost bits, it treats the magnitude as slightly above its kept bits. */
};

/* `partial`: How a partial sum, of some terms of a step, is treated. */
enum {
    MMAREF_PARTIAL_ROUNDED    = 0, /* It is rounded like a step. */
    MMAREF_PARTIAL_NORMALISED = 1, /* It keeps its bits; it and every term are aligned by the exponent of their leading bit. */
    MMAREF_PARTIAL_CUT        = 2  /* It keeps its bits and is aligned by the maximum exponent of its terms, even if they cancel. */
};

/* An arithmetic block: how floating-point products are summed. The specification leaves this open. Integer instructions
 * obey `fragments` and ignore the other fields.
 *
 * Steps. K products are summed in steps of `products`. The terms of a step are its products and the accumulator. The
 * maximum exponent of a step is that of its non-zero terms, and at least `exponent_floor`. The step shifts all terms to
 * a common fixed point that keeps `fraction_bits` below the maximum exponent, adds them as integers, and rounds once.
 *
 * Order. `interleave` orders all K products. This order is cut into groups, and each group into steps; the last step of
 * a group has the remaining products. With accumulate=fused the accumulator is C, then the result of each step.
 * Otherwise each group has its own accumulator: +0, then the result of each of its steps. Each group is then added to
 * the sum of C and the groups before it. With accumulate=last it is added to the sum of the groups before it, and the
 * last sum is added to C.
 *
 * Types. `step_type` and `product_type` are f16, bf16, f32, e4m3, e5m2, MMAREF_TYPE_OWN (the custom format that the
 * own_... fields describe), or the number of any custom format (MMAREF_TYPE_FORMAT; in a text "e6m10", see
 * mmaref_type_parse).
 *
 * Exponents. The exponent of a number is that of its exponent field; for a subnormal it is that of the least normal
 * number. The exponent of a product is the sum of the exponents of its factors, scale factors included: the product is
 * not normalised. A product that is rounded to `product_type` has the exponent of the rounded number. If the type of C
 * is not the step type, a subnormal C has the exponent of its leading bit; custom formats are compared by their parts,
 * other types by their numbers. With as_f16 a subnormal multiplicand has the exponent of its leading bit, but at least
 * -14; if its type gives subnormals a lower exponent, as bf16 does, it keeps that exponent. as_f16 applies to
 * multiplicands only, and replaces normalise for them; normalise then applies to C, rounded products and results.
 *
 * Scale blocks. The exponent of a scale block is the sum of the exponents of its two scale factors, even if its
 * products cancel. A scale block is zero if all its products or one of its scale factors is zero. It has the sign of
 * the sum of its products; if that sum is zero, the sign that `zero_sign` gives it. `subnormals` does not apply to
 * scale factors: a subnormal one is an ordinary number. A NaN among the scale factors of an element of D makes the
 * element NaN, even in a scale block of zeros.
 *
 * Rounding. A number is rounded once, to `result_bits` bits of the fraction; for a subnormal they are the highest bits
 * of its fraction. It is too large for a type if, rounded with unlimited exponents, it is above the largest number, or
 * if round to odd would give the NaN of the type. With overflow=rounded, odd then gives the largest number, and
 * stochastic gives infinity. `result_bits`, `overflow`, `underflow_sign` and flush_out apply wherever a number is
 * rounded: a product to `product_type`, the sum of a step, a partial sum, a group added to another one or to C, a
 * result converted from `step_type` to the type of D. `rounding` and `zero_sign` apply to steps and partial sums,
 * `product_rounding` to products. Groups are added in the step type, and results converted, to nearest even and with
 * the zero signs of IEEE 754. flush_in applies wherever a sum reads a number: A, B, C, the accumulator, a rounded
 * product, the sum of a group, a rounded partial sum; the zero keeps the sign of the number. With tf32_class=whole, a
 * tf32 of which only dropped bits are set is a subnormal that is flushed.
 *
 * Sticky. With sticky=yes, if terms lost bits, the rounding of a sum treats the magnitude as slightly above its kept
 * bits, whatever the signs of the lost bits. This includes bits lost in partial sums that are not rounded, even if
 * these bits cancelled.
 *
 * Partial sums. With a `width`, or an `adder` other than given, a step makes partial sums of some of its terms, then
 * sums of these. Each partial sum is aligned like a step: its terms have a maximum exponent, at least `exponent_floor`,
 * and keep `fraction_bits` below it; with unlimited fraction_bits they keep every bit.
 * partial=rounded: a partial sum is rounded to the step type and read like an accumulator. Each partial sum decides
 * what its infinities, its NaN and the signs of its terms give. In a type without infinity, an infinite partial sum
 * becomes the NaN of the type, else its largest number.
 * partial=normalised and cut: infinities and NaN are decided once, before any addition. Partial sums are not rounded,
 * and the last one is the sum of the step. With cut, a partial sum keeps the maximum exponent of its terms, even if
 * they cancel, as in a unit that does not count leading zeros. normalised applies to all terms, and also to steps that
 * add all terms at once.
 * adder=given and size: the accumulator is the first term, before the products. The sum so far begins as the first
 * term; the next `width` - 1 terms are added to it, and so on. Unless partial sums are rounded, the first term is first
 * aligned by itself. With size, zeros are left out, infinities and NaN come first, and of equal magnitudes the earlier
 * term comes first; if all terms are zeros, the sum is the zero that the signs of all of them give.
 * adder=neighbours: each `width` neighbours are added, and so is the remainder at the end; a single remaining number
 * goes to the next level unchanged. adder=halves: the same, but of P products product j is added to j + P / `width`,
 * j + 2P / `width` and so on, and the sums likewise. P is the least power of `width` that is not below the number of
 * products; products beyond that number are left out. The last of these sums and the accumulator are added at the end.
 * A single product without an accumulator is a sum by itself.
 *
 * Narrow multipliers. With `multiplier_bits` the significand of a factor is cut into pieces of that many bits, from the
 * bit worth 2^e down, where e is the exponent that aligns the factor. Each piece of A times each piece of B is a term:
 * it has the exponent of the whole product, but is aligned and loses bits by itself.
 *
 * Zero. A sum is zero if the kept bits of its terms cancel, whatever bits they lost. `zero_sign` then reads the signs
 * of all terms, including zeros and terms that lost every bit.
 *
 * NaN. Infinities and NaN are not rounded to `product_type`. In a type without infinity, an infinite result becomes the
 * NaN of the type with the sign of the infinity, or, without NaN, the largest number. In a type without NaN, a NaN
 * becomes the largest positive number. A type whose largest exponent field means numbers has one NaN, whatever `nan`
 * says: all ones, or for fnuz the pattern of -0. nan=payload: if D is a NaN and an operand is, D is the first such
 * operand of a[0], b[0], a[1] and so on, then C. D has its sign and the highest bits of its fraction, or zeros below
 * them, and the highest fraction bit is set. If D's type has one NaN, only the sign is taken.
 *
 * Custom formats. Exponent bits, fraction bits, bias, the meaning of the largest exponent field (MMAREF_SPECIAL_...)
 * and MMAREF_SPECIAL_BINADE make up a custom format. With MMAREF_SPECIAL_BINADE exponent field 0 is a binade like the
 * others, (1 + fraction) * 2^-bias, except that fraction 0 is a zero. Such a format has no subnormals: a number is
 * rounded to it with unlimited exponents, and becomes zero if the result is below the least number.
 *
 * Valid blocks. Each field is within its range or has one of its words. `interleave` is a power of two, and twice
 * `interleave` divides the products of an element of D. `group` divides them too, and is 0 with accumulate=fused.
 * `exponent_floor`, `align`, `sticky`, `partial` and `multiplier_bits` need limited fraction_bits. MMAREF_TYPE_OWN
 * needs own_exponent_bits, which needs own_fraction_bits. f64 products need step_type=d, unlimited fraction_bits,
 * adder=given, width=0, exact products, and no stochastic rounding of sums or products. A C or D of f64 needs
 * step_type=d, unlimited fraction_bits and no stochastic rounding. `block` is for .kind::mxf4, .kind::mxf4nvf4 and dot
 * products of scaled e2m1 only, and divides the products of one scale factor. It needs limited fraction_bits,
 * accumulate=fused, products=0 and interleave=0, and excludes adder, width, partial, product_type, sticky and
 * multiplier_bits. ue4m3 with limited fraction_bits needs `block`. `multiplier_bits` needs all terms at once and exact
 * products. `width` may exceed the number of terms of a step. mmaref_arithmetic_check checks all this. */
typedef struct {
    /* The type to which a step rounds. 0 ("d"): the type of D. */
    uint32_t step_type;
    /* The type to which each product is rounded before it is added. 0 ("exact"): products are
     * exact. */
    uint32_t product_type;
    /* The maximum exponent of a step is at least this. MMAREF_NO_FLOOR ("none"): no lower limit.
     * Range: MMAREF_NO_FLOOR, or -1000 to 1000. */
    int16_t exponent_floor;
    /* Products in a step. 0 ("all"): all of its group; with `interleave` half of them, rounded
     * up. Range: 0 to 128. */
    uint8_t products;
    /* Bits that a term keeps below the maximum exponent of a step. MMAREF_UNLIMITED
     * ("unlimited"): every bit. Range: MMAREF_UNLIMITED, or 0 to 40. */
    uint8_t fraction_bits;
    /* MMAREF_ROUND_... How alignment rounds a term to the last bit that it keeps. */
    uint8_t align;
    /* 0: steps sum the products in the order of k. n, a power of two: first the even runs of n
     * products, then the odd runs. Range: 0 to 32. */
    uint8_t interleave;
    /* MMAREF_ACCUMULATE_... Where C is added. */
    uint8_t accumulate;
    /* Products that are summed before they are added to C, unless `accumulate` is fused. 0
     * ("all"): all K. Range: 0 to 128. */
    uint8_t group;
    /* Products of e2m1 in a scale block: their exact sum times their two scale factors is one
     * term. 0: each product is a term. Range: 0 to 32. */
    uint8_t block;
    /* MMAREF_ROUND_... How a step rounds; a rounding modifier of the instruction overrides it. */
    uint8_t rounding;
    /* Fraction bits that any rounding keeps. Lower bits are zero, except in the largest number
     * of the type, which an overflow may give. At least as many as the type has, or
     * MMAREF_UNLIMITED ("all"): all bits. Range: MMAREF_UNLIMITED, or 1 to 52. */
    uint8_t result_bits;
    /* MMAREF_OVERFLOW_... The result of a finite number that is too large for its type. A type
     * without infinity gives its NaN instead, or, without NaN, its largest number. Integer sums
     * wrap around unless `overflow` is saturate. */
    uint8_t overflow;
    /* MMAREF_ZERO_... The sign of a sum that is exactly zero. */
    uint8_t zero_sign;
    /* MMAREF_SUBNORMALS_... How subnormal numbers are treated; flags. */
    uint8_t subnormals;
    /* MMAREF_NAN_... The pattern of a NaN result. */
    uint8_t nan;
    /* MMAREF_FRAGMENTS_... The chips whose wmma fragments are used; PTX ISA leaves them open
     * (9.7.14.4.1). */
    uint8_t fragments;
    /* MMAREF_UNDERFLOW_... The sign of a zero that rounding or flush_out makes from a non-zero
     * value. */
    uint8_t underflow_sign;
    /* MMAREF_SPARSE_... What `products`, `interleave` and `group` count in a sparse A.
     * mmaref_dot_add has no sparse A and ignores it. */
    uint8_t sparse_basis;
    /* MMAREF_TF32_... Which bits of a tf32 decide whether it is zero, infinity or NaN. */
    uint8_t tf32_class;
    /* MMAREF_ADDER_... The order in which a step adds its terms, `width` at a time. */
    uint8_t adder;
    /* Exponent bits of the custom format that the type MMAREF_TYPE_OWN names. 0 ("none"): no
     * such format. Range: 0, or 1 to 8. */
    uint8_t own_exponent_bits;
    /* Fraction bits of the custom format. 0 ("none"): no such format. Range: 0, or 1 to 23. */
    uint8_t own_fraction_bits;
    /* Bias of the custom format. MMAREF_UNLIMITED ("usual"): 2^(own_exponent_bits - 1) - 1, for
     * fnuz one more. Range: MMAREF_UNLIMITED, or 0 to 254. */
    uint8_t own_bias;
    /* MMAREF_OWN_... What the largest exponent field of the custom format means; same numbers as
     * MMAREF_SPECIAL_NONE ... */
    uint8_t own_special;
    /* MMAREF_STICKY_... Whether the rounding of a sum sees that alignment lost bits. */
    uint8_t sticky;
    /* Terms that are added at once. 0 ("usual"): all of a step, or two if `adder` is not
     * `given`. Range: 0, or 2 to 8. */
    uint8_t width;
    /* MMAREF_PARTIAL_... How a partial sum, of some terms of a step, is treated. */
    uint8_t partial;
    /* MMAREF_ROUND_... How a product is rounded to `product_type`. */
    uint8_t product_rounding;
    /* Bits of a significand in one piece: the product of each piece of A and each piece of B is
     * a term. 0 ("whole"): the whole significand. Range: 0, or 1 to 24. */
    uint8_t multiplier_bits;
    /* 0. A block has no padding: equal blocks are equal byte for byte. */
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
