/* SPDX-License-Identifier: MIT */
/* What the fields of an arithmetic block mean, for people.
 *
 * Generated from generator/spec/arithmetic_fields.lua.
 * Do not edit: change the source and run `make generate`. */

#include "field_words.h"

const field_about field_abouts[MMAREF_FIELDS] = {
    { "Products that a step takes. 0: all K, or half of K with interleave.", "all", 0, 0 },
    { "Bits that a term keeps below the maximum exponent of a step. unlimited: every bit.", "unlimited", 0, 0 },
    { "The maximum exponent of a step is not below this one. none: there is no floor.", "none", 0, 0 },
    { "What becomes of the bits of a term below the last one that it keeps.", "truncate", 0, 4 },
    { "0: steps take the products in the order of k. n, a power of two: first the even runs of n products, then the odd ones.", "0", 4, 0 },
    { "Where C enters.", "fused", 4, 3 },
    { "Products that are summed before they are added to C, unless accumulate is fused. 0: all K.", "all", 7, 0 },
    { "Products of e2m1 that are summed exactly into one term, scaled by their scale factors. 0: each product is a term.", "0", 7, 0 },
    { "The rounding of a step; a modifier of the instruction takes its place.", "zero", 7, 5 },
    { "Fraction bits of a step's result that survive; those below are zero. As many as the type has, or more, or all: all of them.", "all", 12, 0 },
    { "The type to which a step rounds. 0: the type of D.", "d", 12, 0 },
    { "What a finite sum too large for the type becomes.", "infinity", 12, 2 },
    { "The sign of a sum that is exactly zero.", "plus", 14, 2 },
    { "What becomes of subnormal numbers.", "kept", 16, 5 },
    { "The pattern of a NaN result.", "all_ones", 21, 2 },
    { "Whose wmma fragments; PTX ISA leaves them open (9.7.14.4.1).", "default", 23, 3 },
    { "The sign of a zero that a non-zero value became, by rounding or by flush_out.", "kept", 26, 2 },
    { "What products, interleave and group count in a sparse A. mmaref_dot_add has no sparse A and ignores it.", "stored", 28, 2 },
    { "Which bits of a tf32 tell zero, infinity and NaN.", "truncated", 30, 2 },
};

const field_meaning field_meanings[] = {
    { "truncate", "The magnitude loses them." },
    { "floor", "The value is rounded down: two's complement loses them." },
    { "jam", "The last bit kept is set where any of them is: a sticky bit." },
    { "nearest_even", "The magnitude is rounded to nearest, ties to even." },
    { "fused", "C is a term of the first step." },
    { "after", "Each group of products is summed from +0, then added to C and rounded to nearest even." },
    { "after_product", "The same, but a group starts from its first product alone." },
    { "zero", "Toward zero." },
    { "nearest_even", "To nearest, ties to even." },
    { "down", "Toward minus infinity." },
    { "up", "Toward plus infinity." },
    { "nearest_away", "To nearest, ties away from zero." },
    { "infinity", "Infinity." },
    { "rounded", "Infinity or the largest finite number, as the rounding says (IEEE 754)." },
    { "plus", "Always +0." },
    { "ieee", "-0 where every term is negative or, rounding down, where any is (IEEE 754, 6.3)." },
    { "kept", "They are numbers like others, with the exponent of their exponent field." },
    { "flush_in", "Subnormal operands are zero." },
    { "flush_out", "Subnormal results of a step are zero." },
    { "normalise", "Their exponent is that of their leading bit." },
    { "as_f16", "Multiplicands have the exponent that they would have in f16." },
    { "all_ones", "Exponent and fraction all ones, positive." },
    { "quiet", "Exponent all ones and the leading fraction bit, positive." },
    { "default", "Those of sm_80 and later chips." },
    { "sm_70", "Those of sm_70." },
    { "sm_75", "Those of sm_75." },
    { "kept", "The sign of the value." },
    { "plus", "Always +0." },
    { "stored", "The stored elements." },
    { "logical", "The places in logical k, in whole chunks of metadata, half of each stored." },
    { "truncated", "Those above the 13 bits that are dropped." },
    { "whole", "All 32: 7f800001 is a NaN, and 00000001 times infinity is no NaN." },
};
