-- SPDX-License-Identifier: MIT
-- How each arithmetic profile sums products: the part that PTX ISA 9.7.14 leaves open.
--
-- A row holds for every profile and class it names. Classes go by multiplicands and D:
--   m8n8k4.f16 m8n8k4.f32  mma.m8n8k4 with .f16      half.f16 half.f32  f16 and bf16
--   tf32   fp8.f16 fp8.f32  8-, 6- and 4-bit types without scale   f64
--   mxf8f6f4  mxf4 (mxf4nvf4 too)  with block scale
--   wmma.f16.f16 wmma.f16.f32 wmma.f32  wmma.mma of f16 by D and C (neighbours, in this order: the
--   rows of the instruction table leave these types open)   wmma.tf32
-- wmma.mma of bf16 and f64 is as mma. `fragments` of wmma are those of the profile's own name
-- where there are any, else the default, those of sm_80.
-- Fields are those of mmaref_arithmetic (src/mmaref.h) with its words; what a row does not say
-- is in `defaults`. Certainty: "definition"; "measured" on the chip; "machine code" read off what
-- the assembler emits; "inferred"; "unknown".
--
-- The exponent floor of a chip is -108 - F for f32 and 4 - F for f16 accumulators, F being the
-- fraction bits of its f16 unit: 23 on sm_70, 24 on sm_75 to sm_89, 25 from sm_90 on.

local chips = "arXiv 2511.10909 and 2512.07004"
local assembler = "machine code of ptxas 13.0"
local same_code = "ptxas 13.0 emits the same machine code"

return {
  profiles = { "exact", "fma", "sm_70", "sm_75", "sm_80", "sm_89", "sm_90", "sm_100", "sm_120" },
  classes = { "m8n8k4.f16", "m8n8k4.f32", "half.f16", "half.f32", "tf32", "fp8.f16", "fp8.f32", "f64",
    "mxf8f6f4", "mxf4", "wmma.f16.f16", "wmma.f16.f32", "wmma.f32", "wmma.tf32" },
  fragments = { "default", "sm_70", "sm_75" },
  defaults = {
    products = 0, fraction_bits = "unlimited", exponent_floor = "none", align = "truncate",
    interleave = 0, accumulate = "fused", group = 0, block = 0, rounding = "zero", result_bits = "all",
    step_type = "d", overflow = "infinity", zero_sign = "plus", subnormals = "kept",
    nan = "all_ones", fragments = "default", underflow_sign = "kept", sparse_basis = "stored",
    tf32_class = "truncated",
  },
  -- Chips that compute as the one named.
  aliases = {
    { name = "sm_86", of = "sm_80", certainty = "inferred",
      source = "arXiv 2512.07004: an A2 gives the bits of sm_80; that it sums 8 products at a time is inferred" },
    { name = "sm_87", of = "sm_80", certainty = "inferred", source = "the same architecture, nobody has measured it" },
    { name = "sm_103", of = "sm_100", certainty = "inferred", source = same_code },
    { name = "sm_110", of = "sm_100", certainty = "inferred", source = same_code },
    { name = "sm_121", of = "sm_120", certainty = "inferred", source = same_code },
  },
  -- What the measurements behind a measured row do not cover: e3m2, e2m3 and e2m1 of fp8.* and
  -- mxf8f6f4; sparse instructions.
  not_measured = {
    narrow = { certainty = "unknown", source = "not measured; as the 8-bit types" },
    sparse = { certainty = "inferred", source = "not measured; as dense, over stored elements" },
  },
  rows = {
    { profiles = "exact", classes = "m8n8k4.f16 m8n8k4.f32 half.f16 half.f32 tf32 fp8.f16 fp8.f32 mxf8f6f4 mxf4 \z
        wmma.f16.f16 wmma.f16.f32 wmma.f32 wmma.tf32",
      rounding = "nearest_even", overflow = "rounded", zero_sign = "ieee",
      source = "the exact sum, rounded once",
      certainty = "definition" },
    { profiles = "exact", classes = "f64",
      rounding = "nearest_even", overflow = "rounded", zero_sign = "ieee", nan = "quiet",
      source = "the exact sum, rounded once",
      certainty = "definition" },
    { profiles = "fma", classes = "m8n8k4.f16 m8n8k4.f32 half.f16 half.f32 tf32 fp8.f16 fp8.f32 mxf8f6f4 mxf4 \z
        wmma.f16.f16 wmma.f16.f32 wmma.f32 wmma.tf32",
      products = 1, rounding = "nearest_even", overflow = "rounded", zero_sign = "ieee",
      source = "IEEE 754 fma, k ascending",
      certainty = "definition" },
    { profiles = "fma", classes = "f64",
      products = 1, rounding = "nearest_even", overflow = "rounded", zero_sign = "ieee", nan = "quiet",
      source = "IEEE 754 fma, k ascending",
      certainty = "definition" },

    { profiles = "sm_75 sm_80 sm_89", classes = "half.f32 wmma.f32",
      products = 8, fraction_bits = 24, exponent_floor = -132,
      source = chips, certainty = "measured" },
    { profiles = "sm_75 sm_80 sm_89", classes = "half.f16 wmma.f16.f16",
      products = 8, fraction_bits = 24, exponent_floor = -20, rounding = "nearest_even",
      source = chips, certainty = "measured" },
    { profiles = "sm_90 sm_100 sm_120", classes = "half.f32 wmma.f32",
      products = 16, fraction_bits = 25, exponent_floor = -133,
      source = chips, certainty = "measured" },
    { profiles = "sm_90 sm_100 sm_120", classes = "half.f16 wmma.f16.f16",
      products = 16, fraction_bits = 25, exponent_floor = -21, rounding = "nearest_even",
      source = chips, certainty = "measured" },

    { profiles = "sm_80 sm_89", classes = "tf32 wmma.tf32",
      products = 4, fraction_bits = 24, exponent_floor = -132,
      source = chips, certainty = "measured" },
    { profiles = "sm_90 sm_100 sm_120", classes = "tf32",
      products = 8, fraction_bits = 25, exponent_floor = -133,
      source = chips, certainty = "measured" },

    -- wmma.mma of tf32 is two m16n8k4 on every chip; D f16 under C f32 is an f32 sum, converted.
    { profiles = "sm_90 sm_100 sm_120", classes = "wmma.tf32",
      products = 4, fraction_bits = 25, exponent_floor = -133,
      source = assembler, certainty = "machine code" },
    { profiles = "sm_75 sm_80 sm_89", classes = "wmma.f16.f32",
      products = 8, fraction_bits = 24, exponent_floor = -132, step_type = "f32",
      source = assembler, certainty = "machine code" },
    { profiles = "sm_90 sm_100 sm_120", classes = "wmma.f16.f32",
      products = 16, fraction_bits = 25, exponent_floor = -133, step_type = "f32",
      source = assembler, certainty = "machine code" },
    { profiles = "sm_70", classes = "wmma.f32",
      products = 4, fraction_bits = 23, exponent_floor = -131,
      source = chips, certainty = "inferred" },
    { profiles = "sm_70", classes = "wmma.f16.f16",
      products = 4, fraction_bits = 23, exponent_floor = -19, rounding = "nearest_even",
      source = chips, certainty = "inferred" },
    { profiles = "sm_70", classes = "wmma.f16.f32",
      products = 4, fraction_bits = 23, exponent_floor = -131, step_type = "f32",
      source = chips, certainty = "unknown" },

    -- The narrow 8-bit unit: 13 fraction bits inside and out.
    { profiles = "sm_89", classes = "fp8.f32",
      products = 16, fraction_bits = 13, exponent_floor = -132, result_bits = 13,
      source = chips, certainty = "measured" },
    { profiles = "sm_89", classes = "fp8.f16",
      products = 16, fraction_bits = 13, exponent_floor = -20, rounding = "nearest_even",
      source = chips, certainty = "measured" },
    -- Without an 8-bit unit: two chained steps over k % 4 in {0, 1} and {2, 3}, then C is added.
    { profiles = "sm_90 sm_100", classes = "fp8.f32",
      interleave = 2, fraction_bits = 25, exponent_floor = -133, accumulate = "after", subnormals = "as_f16",
      source = assembler, certainty = "machine code" },
    { profiles = "sm_90 sm_100", classes = "fp8.f16",
      interleave = 2, fraction_bits = 25, exponent_floor = -21, rounding = "nearest_even",
      accumulate = "after", subnormals = "as_f16",
      source = assembler, certainty = "machine code" },
    { profiles = "sm_120", classes = "fp8.f32",
      products = 32, fraction_bits = 25, exponent_floor = -133,
      source = chips, certainty = "measured" },
    { profiles = "sm_120", classes = "fp8.f16",
      products = 32, fraction_bits = 25, exponent_floor = -21, rounding = "nearest_even",
      source = chips, certainty = "measured" },

    -- Scale factors enter the exponents of products; mxf4 sums 16 products exactly into one term
    -- whose exponent is that of its scale factors alone.
    { profiles = "sm_120", classes = "mxf8f6f4",
      products = 32, fraction_bits = 25, exponent_floor = -133,
      source = chips, certainty = "measured" },
    { profiles = "sm_120", classes = "mxf4",
      block = 16, fraction_bits = 35, exponent_floor = -139,
      source = chips, certainty = "measured" },

    { profiles = "sm_70", classes = "m8n8k4.f32",
      products = 4, fraction_bits = 23, exponent_floor = -131,
      source = chips, certainty = "measured" },
    { profiles = "sm_70", classes = "m8n8k4.f16",
      products = 4, fraction_bits = 23, exponent_floor = -19, rounding = "nearest_even",
      source = chips, certainty = "measured" },
    { profiles = "sm_75", classes = "m8n8k4.f32",
      products = 4, fraction_bits = 24, exponent_floor = -132,
      source = chips, certainty = "measured" },
    { profiles = "sm_75", classes = "m8n8k4.f16",
      products = 4, fraction_bits = 24, exponent_floor = -20, rounding = "nearest_even",
      source = chips, certainty = "measured" },
    -- m8n8k4 has no unit from sm_80 on: scalar f32 fused multiply-adds, C added afterwards.
    { profiles = "sm_80 sm_89 sm_90 sm_100 sm_120", classes = "m8n8k4.f32",
      products = 1, rounding = "nearest_even", overflow = "rounded", zero_sign = "ieee",
      accumulate = "after", source = assembler, certainty = "machine code" },
    { profiles = "sm_80 sm_89 sm_90 sm_100 sm_120", classes = "m8n8k4.f16",
      products = 1, group = 2, rounding = "nearest_even", overflow = "rounded", zero_sign = "ieee",
      accumulate = "after_product", step_type = "f32",
      source = assembler, certainty = "machine code" },

    { profiles = "sm_80 sm_89 sm_90 sm_100 sm_120", classes = "f64",
      products = 1, rounding = "nearest_even", overflow = "rounded", zero_sign = "ieee", nan = "quiet",
      source = "arXiv 2511.10909; NaN pattern unknown", certainty = "measured" },
  },
}
