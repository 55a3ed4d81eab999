-- SPDX-License-Identifier: MIT
-- How each arithmetic profile sums products: the part that PTX ISA 9.7.14 leaves open.
--
-- A row holds for every profile and class it names. `class_of` says which class an instruction is of: that of the first
-- row that has its family, shape, kind and types of A and B, where the row names any; a row without kinds is of
-- instructions without one. A class that ends in a point goes on with the type of D. "integer" has no profiles: its sums
-- are exact. An instruction that is in no row stops the generator. Classes mxf4 and fp8 are of mxf4nvf4 and of the 6- and
-- 4-bit types too; those of wmma.mma of f16 by D and C, wmma.f16.f16, wmma.f16.f32 and wmma.f32, are neighbours in this
-- order: the rows of the instruction table leave these types open.
-- wmma.mma of bf16 and f64 is as mma. `fragments` of wmma are those of the profile's own name
-- where there are any, else the default, those of sm_80.
-- Fields and their words are those of spec/arithmetic_fields.lua; a field that a row does not say has
-- its first word there.
--
-- A row's `certainty` and `source` hold for every field of its block. `evidence`, behind the rows,
-- says otherwise of single fields: a record holds for the profiles, classes and fields that it names
-- (all of them where it names none) and, among instructions, for those with every trait in `when` and
-- none in `unless`. The last record that holds is the one that counts. Traits: sparse, wmma; narrow (a
-- multiplicand is e3m2, e2m3 or e2m1); e4m3, e2m1 (one is); mixed (A and B differ in type); directed
-- (.rz, .rm or .rp); large (a shape beyond m8n8k4); mxf4nvf4 (.kind::mxf4nvf4); 4x (four scale factors along
-- K); ue4m3 (they are ue4m3).
--
-- Certainty: "definition", what the profile means; "measured", by probes on the chip, by those whom
-- the source names; "replayed", outputs of the chip that somebody published are what mmaref
-- computes; "machine code", read off what the assembler emits; "stated" by PTX ISA; "published", counts of
-- comparisons with a chip, with a control that misses, whose words nobody can replay here; "inferred";
-- "unknown"; "no effect", the field changes nothing in such an instruction. A source that says what nobody
-- has published says when that was searched.
--
-- The exponent floor of a chip is -108 - F for f32 and 4 - F for f16 accumulators, F being the
-- fraction bits of its f16 unit: 23 on sm_70, 24 on sm_75 to sm_89, 25 from sm_90 on.

-- Who measured. The authors' assertions in tests/nv ran on V100, T4, A100, Ada and H100.
local mma_sim = "MMA-Sim (arXiv 2511.10909)"
local asserted = "MMA-Sim (arXiv 2511.10909; assertions run on the chip: microsoft/MMA-Sim@21090c1 tests/nv)"
local probed = "MMA-Sim v2 (peichenxie/MMA-Sim@47eb633 tests/probe)"
local khattak = "Khattak and Mikaitis (arXiv 2512.07004)"
local fasi = "Fasi et al. (PeerJ CS 7:e330)"
local matlab = "north-numerical-computing/MATLAB-tensor-core"
local rtx_5090 = "RTX 5090 outputs of lookup1980/tensor-cores-numerical-behavior"

-- Lab notes of danielreuter/verity: counts, dies and controls, not the words. `searched` ends each sentence about what
-- is not published.
local function verity(day, what) return ("lab notes of danielreuter/verity, 2026-%s: %s"):format(day, what) end
local searched = " (searched November 2026)"

local assembler = "machine code of ptxas 13.0.88"
local same_code = "ptxas 13.0.88 emits the same machine code"
local software_8_bit = assembler .. ": two sums of f16 products, the first from zero, the second from the first one, \z
  then C is added (software, as NVIDIA/cutlass#1986 says)"
-- With f32 results there are two lowerings; what is computed is that of ptxas 13.
local two_compilers = software_8_bit .. "; another compiler differs, ptxas_12_4_fp8: ptxas 12.4.131 lets both sums begin at zero, adds \z
  one to the other, then to C, on sm_90 (" .. verity("09-22", "one H100, 25040128 elements of e4m3 and as many of \z
  e5m2, none misses; two models of other units miss 15528222 and more") .. ")"
local hopper_8_bit = two_compilers .. ". Outputs of H100 and H200 that were published later under the names of those \z
  of mma.sync are of wgmma, another unit: wgmma_fp8 with C = 0; see tests/data/vectors/README.md"
local hopper_outputs = "20000 H100 and H200 outputs of mma.sync, " .. matlab .. "@109e412 model_validation/H100 and H200 \z
  (d_*_fp32.txt of commits since 2025-12-24 is of wgmma)"
local b200_outputs = "20000 B200 outputs of mma.sync, " .. matlab .. "@109e412 model_validation/B200 \z
  (its B200TC.m of today models tcgen05 and gives other bits)"

return {
  profiles = { "exact", "fma", "sm_70", "sm_75", "sm_80", "sm_89", "sm_90", "sm_100", "sm_120" },
  classes = { "m8n8k4.f16", "m8n8k4.f32", "half.f16", "half.f32", "tf32", "fp8.f16", "fp8.f32", "f64",
    "mxf8f6f4", "mxf4", "wmma.f16.f16", "wmma.f16.f32", "wmma.f32", "wmma.tf32" },
  -- The classes in the order and the words of README.md.
  shown_classes = {
    { "half.f32", "f16, bf16 (A100 on); f32" }, { "half.f16", "f16; f16" }, { "tf32", "tf32; f32" },
    { "fp8.f32", "fp8 (RTX 50: fp6, fp4); f32" }, { "fp8.f16", "fp8 (RTX 50: fp6, fp4); f16" }, { "mxf8f6f4", "mxf8f6f4; f32" },
    { "mxf4", "mxf4, mxf4nvf4; f32" }, { "f64", "f64; f64" }, { "integer", "integers; s32" },
    { "wmma.f32", "wmma f16; f32" }, { "wmma.f16.f16", "wmma f16; f16" },
    { "wmma.f16.f32", "wmma f16; f32, D f16" }, { "wmma.tf32", "wmma tf32; f32" },
    { "m8n8k4.f32", "m8n8k4 f16; f32" }, { "m8n8k4.f16", "m8n8k4 f16; f16" },
  },
  class_of = {
    { families = "wmma.mma", types = "f16", class = "wmma.f16.f16" },
    { families = "wmma.mma", types = "tf32", class = "wmma.tf32" },
    { shapes = "m8n8k4", types = "f16", class = "m8n8k4." },
    { types = "f16 bf16", class = "half." },
    { types = "tf32", class = "tf32" },
    { types = "f64", class = "f64" },
    { types = "e4m3 e5m2", class = "fp8." },
    { types = "s8 u8 s4 u4 b1", class = "integer" },
    { kinds = "kind::f8f6f4", types = "e4m3 e5m2 e3m2 e2m3 e2m1", class = "fp8." },
    { kinds = "kind::mxf8f6f4", types = "e4m3 e5m2 e3m2 e2m3 e2m1", class = "mxf8f6f4" },
    { kinds = "kind::mxf4 kind::mxf4nvf4", types = "e2m1", class = "mxf4" },
  },
  -- Chips that compute as the one named.
  aliases = {
    { name = "sm_86", of = "sm_80", certainty = "inferred",
      source = "an A2 gives the bits of sm_80 (arXiv 2512.07004), 26 published vectors of an RTX 3080 and an A10 \z
        agree (lookup1980/tensor-cores-numerical-behavior); that it sums 8 products at a time is inferred" },
    { name = "sm_87", of = "sm_80", certainty = "inferred",
      source = "the same architecture, nobody has measured it" .. searched },
    { name = "sm_88", of = "sm_80", certainty = "inferred",
      source = "the same architecture, nobody has measured it" .. searched },
    { name = "sm_103", of = "sm_100", certainty = "inferred", source = same_code },
    { name = "sm_107", of = "sm_100", certainty = "inferred",
      source = "the same family (PTX ISA 9.4, 11.1.2), nobody has measured it" .. searched },
    { name = "sm_110", of = "sm_100", certainty = "inferred", source = same_code },
    { name = "sm_121", of = "sm_120", certainty = "inferred", source = same_code },
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
      source = mma_sim, certainty = "measured" },
    { profiles = "sm_75 sm_80 sm_89", classes = "half.f16 wmma.f16.f16",
      products = 8, fraction_bits = 24, exponent_floor = -20, rounding = "nearest_even",
      source = mma_sim, certainty = "measured" },
    { profiles = "sm_90 sm_100 sm_120", classes = "half.f32 wmma.f32",
      products = 16, fraction_bits = 25, exponent_floor = -133,
      source = mma_sim, certainty = "measured" },
    { profiles = "sm_90 sm_100 sm_120", classes = "half.f16 wmma.f16.f16",
      products = 16, fraction_bits = 25, exponent_floor = -21, rounding = "nearest_even",
      source = mma_sim, certainty = "measured" },

    { profiles = "sm_80 sm_89", classes = "tf32 wmma.tf32",
      products = 4, fraction_bits = 24, exponent_floor = -132,
      source = mma_sim, certainty = "measured" },
    { profiles = "sm_90 sm_100 sm_120", classes = "tf32",
      products = 8, fraction_bits = 25, exponent_floor = -133,
      source = mma_sim, certainty = "measured" },

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
      source = "V100 outputs see four products; that K is cut in fours is inferred", certainty = "inferred" },
    { profiles = "sm_70", classes = "wmma.f16.f16",
      products = 4, fraction_bits = 23, exponent_floor = -19, rounding = "nearest_even",
      source = "V100 outputs see four products; that K is cut in fours is inferred", certainty = "inferred" },
    { profiles = "sm_70", classes = "wmma.f16.f32",
      products = 4, fraction_bits = 23, exponent_floor = -131, step_type = "f32",
      source = "nobody has published it" .. searched .. "; as on later chips", certainty = "unknown" },

    -- The narrow 8-bit unit: 13 fraction bits inside and out.
    { profiles = "sm_89", classes = "fp8.f32",
      products = 16, fraction_bits = 13, exponent_floor = -132, result_bits = 13,
      source = mma_sim, certainty = "measured" },
    { profiles = "sm_89", classes = "fp8.f16",
      products = 16, fraction_bits = 13, exponent_floor = -20, rounding = "nearest_even",
      source = mma_sim, certainty = "measured" },
    -- Without an 8-bit unit: two chained steps over k % 4 in {0, 1} and {2, 3}, then C is added.
    { profiles = "sm_90 sm_100", classes = "fp8.f32",
      interleave = 2, fraction_bits = 25, exponent_floor = -133, accumulate = "after", subnormals = "as_f16",
      source = two_compilers, certainty = "machine code" },
    { profiles = "sm_90 sm_100", classes = "fp8.f16",
      interleave = 2, fraction_bits = 25, exponent_floor = -21, rounding = "nearest_even",
      accumulate = "after", subnormals = "as_f16",
      source = software_8_bit, certainty = "machine code" },
    { profiles = "sm_120", classes = "fp8.f32",
      products = 32, fraction_bits = 25, exponent_floor = -133,
      source = mma_sim, certainty = "measured" },
    { profiles = "sm_120", classes = "fp8.f16",
      products = 32, fraction_bits = 25, exponent_floor = -21, rounding = "nearest_even",
      source = mma_sim, certainty = "measured" },

    -- Scale factors enter the exponents of products; mxf4 sums 16 products exactly into one term
    -- whose exponent is that of its scale factors alone.
    { profiles = "sm_120", classes = "mxf8f6f4",
      products = 32, fraction_bits = 25, exponent_floor = -133,
      source = mma_sim, certainty = "measured" },
    { profiles = "sm_120", classes = "mxf4",
      block = 16, fraction_bits = 35, exponent_floor = -139, underflow_sign = "plus",
      source = mma_sim, certainty = "measured" },

    { profiles = "sm_70", classes = "m8n8k4.f32",
      products = 4, fraction_bits = 23, exponent_floor = -131,
      source = mma_sim, certainty = "measured" },
    { profiles = "sm_70", classes = "m8n8k4.f16",
      products = 4, fraction_bits = 23, exponent_floor = -19, rounding = "nearest_even",
      source = mma_sim, certainty = "measured" },
    { profiles = "sm_75", classes = "m8n8k4.f32",
      products = 4, fraction_bits = 24, exponent_floor = -132,
      source = mma_sim, certainty = "measured" },
    { profiles = "sm_75", classes = "m8n8k4.f16",
      products = 4, fraction_bits = 24, exponent_floor = -20, rounding = "nearest_even",
      source = mma_sim, certainty = "measured" },
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
      source = mma_sim, certainty = "measured" },
  },
  evidence = {
    -- Who measured a chip.
    { profiles = "sm_70", classes = "m8n8k4.f16 m8n8k4.f32",
      certainty = "measured", source = asserted .. ", " .. khattak .. ", " .. fasi },
    { profiles = "sm_75", classes = "m8n8k4.f16 m8n8k4.f32 half.f16 half.f32 wmma.f16.f16 wmma.f32",
      certainty = "measured", source = asserted .. ", " .. fasi },
    { profiles = "sm_80", classes = "half.f16 half.f32 tf32 wmma.f16.f16 wmma.f32 wmma.tf32",
      certainty = "measured", source = asserted .. ", " .. khattak .. ", " .. fasi },
    { profiles = "sm_89", classes = "half.f16 half.f32 tf32 fp8.f16 fp8.f32 wmma.f16.f16 wmma.f32 wmma.tf32",
      certainty = "measured", source = asserted .. ", " .. khattak },
    { profiles = "sm_90", classes = "half.f16 half.f32 tf32 wmma.f16.f16 wmma.f32",
      certainty = "measured", source = asserted .. ", " .. khattak },
    { profiles = "sm_100", classes = "half.f16 half.f32 tf32 wmma.f16.f16 wmma.f32",
      certainty = "measured", source = mma_sim .. ", " .. khattak },

    -- wmma.mma becomes mma: how it cuts K is the assembler's, the rest the chip's.
    { profiles = "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", when = "wmma",
      classes = "half.f32 wmma.f16.f16 wmma.f32 wmma.tf32", fields = "products interleave step_type",
      certainty = "machine code", source = assembler },
    { profiles = "sm_70", classes = "wmma.f32", fields = "fraction_bits align accumulate rounding",
      certainty = "replayed", source = "V100 outputs of " .. matlab },
    { profiles = "sm_70", classes = "wmma.f16.f16", fields = "accumulate rounding",
      certainty = "replayed", source = "V100 outputs of " .. matlab },
    { profiles = "sm_70", when = "wmma", fields = "fragments", certainty = "measured",
      source = "fragment maps measured on sm_70; of B not all agree (arXiv 1811.08309)" },
    { profiles = "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", when = "wmma", fields = "fragments",
      certainty = "machine code",
      source = "ptxas 13.0 code executed; fragment maps measured on sm_75 and sm_80 agree" },

    -- The sign of an exact zero and the exponent of subnormals are asserted up to H100.
    { profiles = "sm_100 sm_120", classes = "half.f16 half.f32 tf32 wmma.f16.f16 wmma.f32",
      fields = "zero_sign subnormals", certainty = "inferred", source = "as V100 to H100, where MMA-Sim asserts it" },
    { profiles = "sm_120", classes = "fp8.f16 fp8.f32 mxf8f6f4 mxf4", fields = "zero_sign",
      certainty = "inferred", source = "as V100 to H100, where MMA-Sim asserts it" },
    { profiles = "sm_120", classes = "fp8.f16 fp8.f32 mxf8f6f4", fields = "subnormals",
      certainty = "inferred", source = "as on sm_89, where MMA-Sim asserts it; random operands hardly see it" },
    { profiles = "sm_120", classes = "fp8.f32", fields = "subnormals", unless = "e4m3 mixed",
      certainty = "measured", source = rtx_5090 .. "@9b67f7f: 1332 survivors of e5m2" },

    -- Exponent floors.
    { profiles = "sm_70 sm_75 sm_120", classes = "m8n8k4.f32 half.f32 tf32 fp8.f32 wmma.f32", fields = "exponent_floor",
      certainty = "measured", source = probed },
    { profiles = "sm_80 sm_89 sm_90 sm_100", classes = "half.f32 tf32 wmma.f32 wmma.tf32", fields = "exponent_floor",
      certainty = "measured", source = probed .. ", " .. khattak },
    { profiles = "sm_89", classes = "fp8.f32", fields = "exponent_floor",
      certainty = "measured", source = probed .. ", " .. khattak },
    { profiles = "sm_70", classes = "wmma.f32", fields = "exponent_floor",
      certainty = "inferred", source = "as m8n8k4" },
    { profiles = "sm_70", classes = "m8n8k4.f16", fields = "exponent_floor",
      certainty = "measured", source = matlab .. "@fa4d2f0 (V100)" },
    { profiles = "sm_75", classes = "m8n8k4.f16 half.f16 wmma.f16.f16", fields = "exponent_floor",
      certainty = "measured", source = "MMA-Sim (peichenxie/MMA-Sim@47eb633 probe_exponent_for_zero)" },
    { profiles = "sm_80", classes = "half.f16 wmma.f16.f16", fields = "exponent_floor",
      certainty = "measured", source = matlab .. "@a931938 (A100)" },
    { profiles = "sm_89", classes = "half.f16 wmma.f16.f16", fields = "exponent_floor",
      certainty = "measured", source = matlab .. "@a915d56 and @a0b0e51 (Ada, L40S)" },
    { profiles = "sm_90", classes = "half.f16 wmma.f16.f16", fields = "exponent_floor",
      certainty = "measured", source = matlab .. "@6881496 (H100)" },
    { profiles = "sm_100", classes = "half.f16 wmma.f16.f16", fields = "exponent_floor",
      certainty = "measured", source = matlab .. "@839a35b (B200)" },
    { profiles = "sm_120", classes = "half.f16 wmma.f16.f16", fields = "exponent_floor",
      certainty = "inferred", source = "4 - F, as measured on V100 to B200" },
    { profiles = "sm_89 sm_120", classes = "fp8.f16", fields = "exponent_floor",
      certainty = "inferred", source = "that of the chip's f16 accumulators" },
    { profiles = "sm_120", classes = "mxf4", fields = "exponent_floor", certainty = "measured", source = probed },

    -- tf32: MMA-Sim asserts that 7f800001 is an infinity.
    { profiles = "sm_80 sm_89 sm_90", classes = "tf32 wmma.tf32", fields = "tf32_class", certainty = "measured",
      source = "MMA-Sim (microsoft/MMA-Sim@21090c1 test_tf32_input_rounding)" },
    { profiles = "sm_100 sm_120", classes = "tf32 wmma.tf32", fields = "tf32_class",
      certainty = "inferred", source = "as measured on A100, Ada and H100" },

    -- 8-bit types on chips without such a unit.
    { profiles = "sm_90", classes = "fp8.f32", certainty = "machine code", source = hopper_8_bit },
    { profiles = "sm_90", classes = "fp8.f32", fields = "accumulate rounding", certainty = "replayed",
      source = hopper_outputs },
    { profiles = "sm_90", classes = "fp8.f32", fields = "result_bits", certainty = "replayed",
      source = hopper_outputs .. ", deepseek-ai/DeepGEMM#37, 2025-06-09: zero products on Hopper, D = C = 40403017" },
    { profiles = "sm_90", classes = "fp8.f16", fields = "interleave accumulate rounding", certainty = "replayed",
      source = "20000 H100 and H200 outputs of " .. matlab },
    { profiles = "sm_100", classes = "fp8.f32", fields = "accumulate rounding result_bits",
      certainty = "replayed", source = b200_outputs },
    { profiles = "sm_100", classes = "fp8.f16", fields = "interleave accumulate rounding",
      certainty = "replayed", source = b200_outputs },

    -- RTX Blackwell.
    { profiles = "sm_120", classes = "fp8.f32", fields = "fraction_bits accumulate rounding",
      certainty = "measured", source = mma_sim .. ", " .. rtx_5090 .. "@0fbb6d1" },
    { profiles = "sm_120", classes = "fp8.f32", when = "e4m3", unless = "mixed", fields = "zero_sign subnormals",
      certainty = "published", source = verity("09-30", "RTX PRO 6000, 25041024 elements, signed zeros and subnormals \z
        among them, none misses; the model of sm_89 misses 19033876. That subnormals are not flushed is shown, that \z
        they are not normalised has no control") },
    { profiles = "sm_120", classes = "fp8.f32", unless = "e4m3 mixed narrow", fields = "zero_sign",
      certainty = "published", source = verity("09-30", "two RTX PRO 6000, 31481984 elements of e5m2, 38912 of them of \z
        signed zeros and special values, none misses; the model of sm_89 misses 4086500 of 6434816") },
    { profiles = "sm_120", classes = "mxf8f6f4 mxf4", fields = "accumulate rounding", certainty = "measured",
      source = mma_sim .. ", RTX 5070 Ti outputs of Euhedral-Engine (docs, nvbench mma num)" },
    { profiles = "sm_120", classes = "mxf4", when = "mxf4nvf4", fields = "zero_sign",
      certainty = "published", source = verity("09-30", "RTX 5090 and RTX PRO 6000, 34.3 million elements with 2X.ue8m0 \z
        and 38.8 million with 4X.ue4m3, signed zeros among them, none misses: every zero is +0") },
    { profiles = "sm_120", classes = "mxf8f6f4", when = "mixed",
      certainty = "inferred", source = "as pairs of one type; nobody has published a measurement of this pair" .. searched },
    { profiles = "sm_120", classes = "mxf8f6f4", when = "narrow",
      certainty = "inferred", source = "as e4m3 and e5m2; nobody has published a measurement of this pair" .. searched },
    { profiles = "sm_120", classes = "mxf8f6f4", when = "e2m1", unless = "mixed sparse",
      certainty = "published", source = verity("09-30", "RTX PRO 6000, 1867776 elements of e2m1 by e2m1, none misses; \z
        with 0.5 as e4m3 has it 14052 miss, with groups of 16 products 89525") },
    { profiles = "sm_120", classes = "mxf8f6f4", when = "e2m1 e4m3", unless = "sparse",
      certainty = "published", source = verity("09-30", "RTX PRO 6000, 1867776 elements of e2m1 by e4m3 and as many of \z
        e4m3 by e2m1, none misses; with 0.5 as e4m3 has it 5878 and 5723 miss, with groups of 16 products 122758 and \z
        124027") },

    { profiles = "sm_80 sm_89 sm_90 sm_100 sm_120", when = "sparse",
      certainty = "inferred",
      source = "nobody has published a measurement" .. searched .. "; as dense, over stored elements" },
    { profiles = "sm_90 sm_100", classes = "fp8.f16 fp8.f32", when = "sparse", fields = "interleave accumulate",
      certainty = "machine code", source = assembler },
    { profiles = "sm_120", classes = "fp8.f32", when = "sparse e4m3", unless = "mixed",
      certainty = "published", source = verity("09-30", "two RTX PRO 6000, 167772160 words: one step of the 32 stored \z
        products, none misses; two dense steps over logical k miss 22120370 of 83886080, 24 or 26 fraction bits, or two \z
        steps of 16, too; the dense instruction on the elements that are stored gives the same 31457280 words. Floors of \z
        -124 and below cannot be told apart") },
    { profiles = "sm_120", classes = "mxf4", when = "sparse mxf4nvf4",
      certainty = "published", source = verity("09-30", "RTX PRO 6000, 2.5 million words with 4X.ue4m3 and 2.3 million \z
        with 2X.ue8m0 are those of the dense instruction on stored A and gathered B, 2 x 2097152 with random metadata \z
        too; groups of 16 by logical k miss 5937. With 4X one scale factor is of 32 logical columns, with 2X of 64") },

    { profiles = "sm_100 sm_120", classes = "fp8.f16 fp8.f32", when = "narrow",
      certainty = "unknown", source = "nobody has published a measurement" .. searched .. "; as the 8-bit types" },
    { profiles = "sm_120", classes = "fp8.f32", when = "e2m1", unless = "mixed sparse",
      certainty = "published", source = verity("09-30", "RTX PRO 6000, 534839296 words of e2m1 by e2m1: one step of 32 \z
        products, 0.5 with the exponent of its field, none misses; of 131104768 two steps of 16 miss 7057721, 0.5 as e4m3 \z
        has it 1122210. Floors of -124 and below cannot be told apart") },
    { profiles = "sm_120", classes = "fp8.f32", when = "e2m1 e4m3", unless = "sparse",
      certainty = "published", source = verity("09-30", "RTX PRO 6000, 1671168 words of e2m1 by e4m3 and as many of e4m3 \z
        by e2m1, none misses; with 0.5 as e4m3 has it 5657 and 5645 miss, two steps of 16 116547 and 116936. Floors of \z
        -124 and below cannot be told apart") },
    { profiles = "sm_120", classes = "fp8.f32", when = "narrow", unless = "mixed sparse",
      fields = "fraction_bits accumulate rounding",
      certainty = "measured", source = rtx_5090 .. "@0fbb6d1 and @9b67f7f" },

    -- f64.
    { profiles = "sm_100 sm_120", classes = "f64", when = "large", certainty = "machine code",
      source = assembler .. ": m8n8k4 DMMAs in ascending k" },
    { profiles = "sm_80 sm_89 sm_90 sm_100 sm_120", classes = "f64", when = "directed", fields = "rounding",
      certainty = "stated", source = "PTX ISA 9.7.14.5.14 has the modifier; that each step rounds so is not measured" },
    { profiles = "sm_80 sm_89 sm_90 sm_100 sm_120", classes = "f64", fields = "nan",
      certainty = "unknown",
      source = "MMA-Sim takes any NaN for any other; nobody has published the pattern" .. searched },

    -- The sign of what underflows.
    { profiles = "sm_70 sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", fields = "underflow_sign",
      certainty = "unknown", source = "nobody has published it of this class" .. searched .. "; the emulators differ" },
    { profiles = "sm_89", classes = "half.f32", unless = "sparse wmma", fields = "underflow_sign", certainty = "unknown",
      source = "the sign is kept here, but published counts of an RTX 4090 (danielreuter/veritor characterize_bf16.json, \z
        2026-09-03) are those of +0 in 44 of 6000 elements of bf16; nobody has published the words" .. searched },
    { profiles = "sm_120", classes = "mxf4", fields = "underflow_sign", certainty = "inferred",
      source = "as dense .kind::mxf4nvf4 with 2X.ue8m0, the same unit" },
    { profiles = "sm_120", classes = "mxf4", when = "mxf4nvf4", unless = "4x sparse", fields = "underflow_sign",
      certainty = "published", source = verity("09-22 to 09-30", "two RTX 5090, 14.4 million elements, RTX PRO 6000, 34.3 \z
        million: every zero is +0, none misses; with the sign kept 7356 of 2056192, 58290 and 58687 of 15867904 miss") },

    -- The string of PTX ISA 9.1: no assembler before it takes it, and lists of MMA-Sim that have it have pairs that no
    -- PTX has.
    { profiles = "sm_120", classes = "mxf4", when = "4x", unless = "ue4m3", certainty = "inferred",
      source = "as 2X.ue8m0 and 4X.ue4m3; nobody has published a measurement of 4X.ue8m0" .. searched },

    -- What cannot change a result.
    { profiles = "sm_70 sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", classes = "m8n8k4.f32 fp8.f32 wmma.f32",
      fields = "underflow_sign", certainty = "no effect",
      source = "products of these types and C are multiples of 2^-149: so is every sum" },
    { profiles = "sm_120", classes = "mxf4", when = "ue4m3", fields = "underflow_sign", certainty = "no effect",
      source = "with ue4m3 products and C are multiples of 2^-149: so is every sum" },
    { fields = "own_exponent_bits own_fraction_bits own_bias own_special",
      certainty = "no effect", source = "no type of one's own" },
    { classes = "m8n8k4.f16 m8n8k4.f32 half.f16 half.f32 fp8.f16 fp8.f32 f64 mxf8f6f4 mxf4 \z
        wmma.f16.f16 wmma.f16.f32 wmma.f32",
      fields = "tf32_class", certainty = "no effect", source = "no tf32" },
    { unless = "sparse", fields = "sparse_basis", certainty = "no effect", source = "A is dense" },
    { unless = "wmma", fields = "fragments", certainty = "no effect", source = "only wmma has fragments that differ" },
    { classes = "m8n8k4.f16 m8n8k4.f32 half.f16 half.f32 tf32 fp8.f16 fp8.f32 f64 mxf8f6f4 \z
        wmma.f16.f16 wmma.f16.f32 wmma.f32 wmma.tf32",
      fields = "block", certainty = "no effect", source = "no mxf4" },
    { classes = "half.f16 half.f32 tf32 f64 mxf8f6f4 mxf4 wmma.f16.f16 wmma.f16.f32 wmma.f32 wmma.tf32",
      fields = "group", certainty = "no effect", source = "C is in the sum" },
    { profiles = "exact fma sm_70 sm_75", fields = "group", certainty = "no effect", source = "C is in the sum" },
    { profiles = "sm_89 sm_120", classes = "fp8.f16 fp8.f32", fields = "group",
      certainty = "no effect", source = "C is in the sum" },
    { profiles = "exact fma", fields = "align exponent_floor",
      certainty = "no effect", source = "no bit is cut off before the sum" },
    { profiles = "sm_80 sm_89 sm_90 sm_100 sm_120", classes = "m8n8k4.f16 m8n8k4.f32 f64",
      fields = "align exponent_floor",
      certainty = "no effect", source = "no bit is cut off before the sum" },
  },
}
