-- SPDX-License-Identifier: MIT
-- The fields of an arithmetic block, in the order of the struct: the one place that says their
-- names, ranges, words and meanings. Append only: a field's number is its place in this list.
--
--   number  least and most: its range. `word` stands for one value beside that range.
--   words   one of them; their numbers ascend from 0, and fields with one prefix share the words and numbers
--   bits    any of them, joined by plus signs; the first one stands for none
--   type    a type of floating-point numbers, or the first word; a format ("e6m10") is one too
--   old     words that texts had before: each stands for words of this field and of others
-- What a row of spec/arithmetic.lua does not say has the value of `word`, or the word `default`, or the first one, or 0.

-- The roundings of IEEE 754, and two that units have.
local ROUNDINGS = {
  { "zero", "Toward zero." },
  { "nearest_even", "To nearest, ties to even." },
  { "down", "Toward minus infinity." },
  { "up", "Toward plus infinity." },
  { "nearest_away", "To nearest, ties away from zero." },
  { "odd", "Toward zero; then the last bit kept is set where any was lost (round to odd)." },
  { "stochastic", "Up in magnitude where what is lost and the caller's random word carry (mmaref_dot)." },
  { "step", "As a step is rounded." },
}

local function roundings(field, first, last)
  return table.move(ROUNDINGS, first, last, 1, field)
end

return {
  { name = "products", number = { 0, 128 }, word = { "all", 0 },
    about = "Products that a step takes. 0: all of its group, or half of them, rounded up, with `interleave`." },
  { name = "fraction_bits", number = { 0, 40 }, word = { "unlimited", 255, "MMAREF_UNLIMITED" },
    about = "Bits that a term keeps below the maximum exponent of a step. MMAREF_UNLIMITED: every bit." },
  { name = "exponent_floor", number = { -1000, 1000 }, word = { "none", -32768, "MMAREF_NO_FLOOR" },
    about = "The maximum exponent of a step is not below this one. MMAREF_NO_FLOOR: there is no floor." },
  roundings({ name = "align", words = "MMAREF_ROUND_",
    about = "How a term is rounded to the last bit that it keeps, as it is aligned.",
    old = { { "truncate", align = "zero" }, { "floor", align = "down" }, { "jam", align = "odd" },
      { "sticky", align = "zero", sticky = "yes" } } }, 1, 6),
  { name = "interleave", number = { 0, 32 },
    about = "0: steps take the products in the order of k. n, a power of two: first the even runs of n products, "
      .. "then the odd ones." },
  { name = "accumulate", words = "MMAREF_ACCUMULATE_",
    about = "Where C enters.",
    { "fused", "C is a term of the first step." },
    { "after", "Each group of products is summed from +0, then added to C and rounded to nearest even." },
    { "after_product", "The same, but the first step of a group adds its products alone, not to +0." },
    { "last", "As `after`, but the sums of groups are added to each other first, and their sum is added to C." } },
  { name = "group", number = { 0, 128 }, word = { "all", 0 },
    about = "Products that are summed before they are added to C, unless `accumulate` is fused. 0: all K." },
  { name = "block", number = { 0, 32 },
    about = "Products of e2m1 that are summed exactly and, times their two scale factors, are one term. 0: each product "
      .. "is a term." },
  roundings({ name = "rounding", words = "MMAREF_ROUND_",
    about = "The rounding of a step; a modifier of the instruction takes its place." }, 1, 7),
  { name = "result_bits", number = { 1, 52 }, word = { "all", 255, "MMAREF_UNLIMITED" },
    about = "Fraction bits of a step's result that survive; those below are zero, but in the largest number of the type, "
      .. "which an overflow may give. As many as the type has, or more, or MMAREF_UNLIMITED: all "
      .. "of them." },
  { name = "step_type", type = { "f16", "bf16", "f32", "e4m3", "e5m2", "own" }, word = { "d", 0 },
    about = "The type to which a step rounds. 0: the type of D." },
  { name = "overflow", words = "MMAREF_OVERFLOW_",
    about = "What a finite sum too large for the type becomes. A type without infinity has its NaN there, or, without "
      .. "NaN, its largest number. A sum of integers wraps around unless this is saturate.",
    { "infinity", "Infinity." },
    { "rounded", "Infinity or the largest finite number, as the rounding says (IEEE 754)." },
    { "saturate", "The largest finite number." } },
  { name = "zero_sign", words = "MMAREF_ZERO_",
    about = "The sign of a sum that is exactly zero.",
    { "plus", "Always +0." },
    { "ieee", "-0 where every term is negative or, rounding down, where any is (IEEE 754, 6.3)." } },
  { name = "subnormals", bits = "MMAREF_SUBNORMALS_",
    about = "What becomes of subnormal numbers; bits.",
    { "kept", "They are numbers like others, with the exponent of their exponent field." },
    { "flush_in", "Subnormal operands are zero." },
    { "flush_out", "Subnormal results of a step are zero." },
    { "normalise", "Their exponent is that of their leading bit." },
    { "as_f16", "Subnormal multiplicands have the exponent that they would have in f16, with `normalise` too." } },
  { name = "nan", words = "MMAREF_NAN_",
    about = "The pattern of a NaN result.",
    { "all_ones", "Exponent and fraction all ones, positive." },
    { "quiet", "Exponent all ones and the leading fraction bit, positive." },
    { "any", "As `quiet`; comparisons take any NaN of the type for it." },
    { "payload", "The first NaN among the operands, quieted, with its sign; `quiet` where none is one." } },
  { name = "fragments", words = "MMAREF_FRAGMENTS_",
    about = "Whose wmma fragments; PTX ISA leaves them open (9.7.14.4.1).",
    { "default", "Those of sm_80 and later chips." },
    { "sm_70", "Those of sm_70." },
    { "sm_75", "Those of sm_75." } },
  { name = "underflow_sign", words = "MMAREF_UNDERFLOW_",
    about = "The sign of a zero that a non-zero value became, by rounding or by flush_out.",
    { "kept", "The sign of the value." },
    { "plus", "Always +0." } },
  { name = "sparse_basis", words = "MMAREF_SPARSE_",
    about = "What `products`, `interleave` and `group` count in a sparse A. mmaref_dot_add has no sparse A and "
      .. "ignores it.",
    { "stored", "The stored elements." },
    { "logical", "The places in logical k, in whole chunks of metadata, half of each stored." } },
  { name = "tf32_class", words = "MMAREF_TF32_",
    about = "Which bits of a tf32 tell zero, infinity and NaN.",
    { "truncated", "Those above the 13 bits that are dropped." },
    { "whole", "All 32: 7f800001 is a NaN, and 00000001 times infinity is no NaN." } },
  { name = "adder", words = "MMAREF_ADDER_",
    about = "In which order a step adds its terms, `width` at a time.",
    old = { { "window", adder = "given" }, { "tree", adder = "neighbours" },
      { "sorted", adder = "size", partial = "normalised" } },
    { "given", "The running value, then the products in the order of the step, are added to the sum so far." },
    { "neighbours", "A tree: neighbours among the products, then among their sums; the running value comes last." },
    { "size", "As `given`, but the largest magnitude first." },
    { "halves", "A tree: product j and product j + P/2 of P, then their sums j and j + P/4; the running value last." } },
  { name = "product_type", type = { "f16", "bf16", "f32", "e4m3", "e5m2", "own" }, word = { "exact", 0 },
    about = "The type to which each product is rounded before it is added. 0: products are exact." },
  { name = "own_exponent_bits", number = { 1, 8 }, word = { "none", 0 },
    about = "Exponent bits of the format that the type MMAREF_TYPE_OWN names, in parts (mmaref_type_number). 0: there "
      .. "is none." },
  { name = "own_fraction_bits", number = { 1, 23 }, word = { "none", 0 },
    about = "Its fraction bits. 0: there is none." },
  { name = "own_bias", number = { 0, 254 }, word = { "usual", 255, "MMAREF_UNLIMITED" },
    about = "Its bias. MMAREF_UNLIMITED: 2^(own_exponent_bits - 1) - 1, of fnuz one more." },
  { name = "own_special", words = "MMAREF_OWN_",
    about = "What its largest exponent field means, by the numbers of MMAREF_SPECIAL_NONE and its like.",
    { "none", "Numbers, as every other field." },
    { "ieee", "Infinity where the fraction is zero, else NaN." },
    { "nan", "Numbers, and NaN where the fraction is all ones." },
    { "reserved", "Numbers in operands; no result has it: the largest number has the field below it." },
    { "fnuz", "Numbers, as every other field; the pattern of -0 is the NaN, and there is no other zero than +0." } },
  { name = "sticky", words = "MMAREF_STICKY_",
    about = "Whether the rounding of a sum sees that terms lost bits as they were aligned.",
    { "no", "It sees what they kept." },
    { "yes", "It sees a magnitude that is greater by less than any bit, where any term lost any." } },
  { name = "width", number = { 2, 8 }, word = { "usual", 0 },
    about = "Terms that are added at once. 0: all of a step, or two where `adder` is not `given`." },
  { name = "partial", words = "MMAREF_PARTIAL_",
    about = "What becomes of a sum of some terms of a step.",
    { "rounded", "It is rounded as a step." },
    { "normalised", "It keeps its bits; it, and every term, is aligned by the exponent of its leading bit." },
    { "cut", "It keeps its bits, and is aligned by the maximum exponent of its terms, where they cancel too." } },
  roundings({ name = "product_rounding", words = "MMAREF_ROUND_", default = "step",
    about = "How a product is rounded to `product_type`." }, 1, 8),
  { name = "multiplier_bits", number = { 1, 24 }, word = { "whole", 0 },
    about = "Bits of a significand that a multiplier takes at once: the product of each two pieces is a term. 0: all of "
      .. "them." },
}
