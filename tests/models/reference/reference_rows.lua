-- SPDX-License-Identifier: MIT
-- Discriminating cases with one row of A and one column of B, worked by hand.
-- k -> {a, b}: operand bits at logical k, the rest +0; want: profile -> bits of D[0][0].

local F16 = "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32"
local HALF = "mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16"
local BF16 = "mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32"
local TF32 = "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32"
local LONG = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
local QUAD = "mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32"
local E4M3 = "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32"
local E5M2 = "mma.sync.aligned.m16n8k32.row.col.f32.e5m2.e5m2.f32"

local function on(profiles, bits, into)
  into = into or {}
  for name in profiles:gmatch("%d+") do into["sm_" .. name] = bits end
  return into
end

local TURING, AMPERE, HOPPER = "75 80 89", "80 89", "90 100 120"

return {
  { "C takes part in the fused sum; 24 or 25 fraction bits", F16, 0x4B000000,
    { [0] = { 0xF000, 0x6400 }, { 0xB800, 0x3C00 }, { 0xB400, 0x3C00 }, { 0xB000, 0x3C00 } },
    on(TURING, 0xBF000000, on(HOPPER, 0xBF400000)) },
  { "m8n8k4 in 23 bits, 24 bits, and as a scalar sequence", QUAD, 0,
    { [0] = { 0x6C00, 0x6C00 }, { 0x4200, 0x3C00 }, { 0xEC00, 0x6C00 } },
    on("70", 0x40000000, on("75", 0x40400000, on("80 89 90 100 120", 0x40800000))) },
  { "products are not renormalised", F16, 0,
    { [0] = { 0x3E00, 0x3E00 }, { 0xBE00, 0x3E00 }, { 0x0C00, 0x0800 } },
    on(TURING, 0, on(HOPPER, 0x33000000)) },
  { "magnitudes are truncated, not floored", F16, 0,
    { [0] = { 0x3C00, 0x3C00 }, { 0xBC00, 0x3C00 }, { 0x8E00, 0x0C00 } },
    on(TURING, 0xB3800000, on(HOPPER, 0xB3C00000)) },
  { "f32 results are truncated", F16, 0x3F800000, { [0] = { 0x0F00, 0x0C00 } },
    on(TURING .. " 90", 0x3F800000, { exact = 0x3F800001, fma = 0x3F800001 }) },
  { "f16 results are rounded to nearest even", HALF, 0x3C00, { [0] = { 0x1000, 0x3C00 } },
    on(TURING .. " 90", 0x3C00, { exact = 0x3C00 }) },
  { "f16 sticky bit at 2^-25", HALF, 0x3C00, { [0] = { 0x1000, 0x3C00 }, { 0x0C00, 0x0800 } },
    on(TURING, 0x3C00, on(HOPPER, 0x3C01, { exact = 0x3C01, fma = 0x3C00 })) },
  { "f16 overflow on a tie", HALF, 0x7BFF, { [0] = { 0x4C00, 0x3C00 } }, on(TURING, 0x7C00) },
  { "truncation overflows to infinity", BF16, 0x7F000000, { [0] = { 0x7F00, 0x3F80 } },
    on("80 90", 0x7F800000) },
  { "products do not overflow", BF16, 0,
    { [0] = { 0x7F00, 0x7F00 }, { 0xFF00, 0x7F00 }, { 0x3F80, 0x3F80 } },
    on("80 90", 0, { exact = 0x3F800000, fma = 0x7F800000 }) },
  { "chunks of 8 or 16", LONG, 0,
    { [0] = { 0x6C00, 0x6C00 }, { 0x3C00, 0x3C00 }, [8] = { 0xEC00, 0x6C00 } },
    on(AMPERE, 0, on(HOPPER, 0x3F800000)) },
  { "chunks of 4 or 8", TF32, 0,
    { [0] = { 0x45800000, 0x45800000 }, { 0x3F800000, 0x3F800000 }, [4] = { 0xC5800000, 0x45800000 } },
    on(AMPERE, 0, on(HOPPER, 0x3F800000)) },
  { "a zero operand does not raise the alignment", F16, 0,
    { [0] = { 0x0000, 0x7800 }, { 0x1400, 0x1400 }, { 0x0400, 0x0400 } }, on("80 90", 0x35808000) },
  { "subnormals keep the exponent of their field", F16, 0,
    { [0] = { 0x0001, 0x3C00 }, { 0x0010, 0x0010 } }, on("80 90", 0x33800000) },
  { "floor of the f32 alignment", BF16, 0, { [0] = { 0x1A00, 0x1A80 }, { 0x9800, 0x1880 } },
    on(AMPERE, 1, on(HOPPER, 0)) },
  { "floor of the f16 alignment", HALF, 0, { [0] = { 0x1000, 0x0400 }, { 0x0008, 0x0001 } },
    on(TURING, 0, on(HOPPER, 1)) },
  { "infinity times zero", F16, 0x3F800000, { [0] = { 0x7C00, 0x0000 } },
    on("80", 0x7FFFFFFF, { exact = 0x7FFFFFFF, fma = 0x7FFFFFFF }) },
  { "opposite infinities", F16, 0xFF800000, { [0] = { 0x7C00, 0x3C00 } },
    on("80", 0x7FFFFFFF, { exact = 0x7FFFFFFF, fma = 0x7FFFFFFF }) },
  { "tf32 drops 13 bits", TF32, 0, { [0] = { 0x3F801FFF, 0x3F800000 } },
    on("80", 0x3F800000, { exact = 0x3F800000 }) },
  { "fp8 accumulators of sm_89 have 13 fraction bits", E4M3, 0,
    { [0] = { 0x38, 0x38 }, { 0x04, 0x04 } }, on("89", 0x3F800000, on(HOPPER, 0x3F800200)) },
  { "fp8 of sm_90 and sm_100 adds C rounded", E5M2, 0x3F800000, { [0] = { 0x0E, 0x0C } },
    on("89 120", 0x3F800000, on("90 100", 0x3F800001)) },
  { "fp8 halves by k % 4, same half", E5M2, 0,
    { [0] = { 0x6C, 0x6C }, { 0x3C, 0x3C }, [4] = { 0xEC, 0x6C } },
    on("89", 0, on(HOPPER, 0x3F800000)) },
  { "fp8 halves by k % 4, other half", E5M2, 0,
    { [0] = { 0x6C, 0x6C }, { 0x3C, 0x3C }, { 0xEC, 0x6C } },
    on("89 90 100", 0, on("120", 0x3F800000)) },
  { "underflow keeps the sign", BF16, 0, { [0] = { 0x9A00, 0x1A00 } },
    on("80 90", 0x80000000, { exact = 0x80000000 }) },
}
