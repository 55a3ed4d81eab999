-- SPDX-License-Identifier: MIT
-- Discriminating cases: one row of A times one column of B. Elements not listed are zero.
--
-- { name, instruction, terms, C, wanted, what it shows, options }
--   instruction  as printed, or shape.types for mma.sync.aligned.shape.row.col.types
--   terms        kN:a*b operand bits at k = N; N-M a range, N=* every k; of sparse A the stored k
--   wanted       bits of D by chip; "all" for every chip; "?" where nobody knows
--   options      scale_a, scale_b: bytes of the scale factors; ordered: the order of k matters

local BF16, F16, H16 = "m16n8k8.f32.bf16.bf16.f32", "m16n8k8.f32.f16.f16.f32", "m16n8k8.f16.f16.f16.f16"
local TF32, F64 = "m16n8k8.f32.tf32.tf32.f32", "m8n8k4.f64.f64.f64.f64"
local E5M2, E4M3 = "m16n8k32.f32.e5m2.e5m2.f32", "m16n8k32.f32.e4m3.e4m3.f32"
local WMMA = "wmma.mma.sync.aligned.row.col."
local SCALED = "mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0"
local NVF4 = "mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3"
local SPARSE = "mma.sp.sync.aligned."
local E2M1 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e2m1.f32"
local E4M3_KIND = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e4m3.f32"

local ORDERED = { ordered = true }

local probes = {
  { "V01", F16, "k0:F000*6400 k1:B800*3C00 k2:B400*3C00 k3:B000*3C00", "4B000000",
    "75/80/89=BF000000; 90/100/120=BF400000", "fraction bits, C fused" },
  { "V02", "m8n8k4.f32.f16.f16.f32", "k0:6C00*6C00 k1:4200*3C00 k2:EC00*6C00", "00000000",
    "70=40000000; 75=40400000; 80/89/90/100/120=40800000", "m8n8k4 three ways", ORDERED },
  { "V03a", F16, "k0:3E00*3E00 k1:BE00*3E00 k2:0C00*1000", "00000000",
    "all=34000000", "unnormalised product, 2^-23" },
  { "V03b", F16, "k0:3E00*3E00 k1:BE00*3E00 k2:0C00*0C00", "00000000",
    "70=00000000; 75/80/89/90/100/120=33800000", "unnormalised product, 2^-24" },
  { "V03c", F16, "k0:3E00*3E00 k1:BE00*3E00 k2:0C00*0800", "00000000",
    "70/75/80/89=00000000; 90/100/120=33000000", "unnormalised product, 2^-25" },
  { "V04", F16, "k0:3C00*3C00 k1:BC00*3C00 k2:8E00*0C00", "00000000",
    "75/80/89=B3800000; 90/100/120=B3C00000", "trunc magnitude, not floor" },
  { "V05", F16, "k0:0F00*0C00", "3F800000", "all=3F800000", "f32 output is RZ" },
  { "V06", H16, "k0:1000*3C00", "3C00", "all=3C00", "f16 output RNE tie" },
  { "V07", H16, "k0:1000*3C00 k1:0C00*0C00", "3C00", "all=3C01", "f16 output: sticky at 2^-24" },
  { "V08", H16, "k0:1000*3C00 k1:0C00*0800", "3C00",
    "75/80/89=3C00; 90/100/120=3C01", "f16 output: sticky at 2^-25" },
  { "V09", H16, "k0:4C00*3C00", "7BFF", "all=7C00", "f16 overflow tie" },
  { "V10", BF16, "k0:7F00*3F80", "7F000000", "all=7F800000", "RZ overflow gives inf" },
  { "V11", BF16, "k0:7F00*7F00 k1:FF00*7F00 k2:3F80*3F80", "00000000",
    "all=00000000", "no overflow inside the sum" },
  { "V12", "m16n8k16.f32.f16.f16.f32", "k0:6C00*6C00 k1:3C00*3C00 k8:EC00*6C00", "00000000",
    "80/89=00000000; 90/100/120=3F800000", "chunk of 8 vs 16" },
  { "V13", TF32, "k0:45800000*45800000 k1:3F800000*3F800000 k4:C5800000*45800000", "00000000",
    "80/89=00000000; 90/100/120=3F800000", "chunk of 4 vs 8 (tf32 mma)" },
  { "V14", WMMA .. "m16n16k8.f32.tf32.tf32.f32",
    "k0:45800000*45800000 k1:3F800000*3F800000 k4:C5800000*45800000", "00000000",
    "all=00000000", "wmma tf32 is 4+4 everywhere" },
  { "V15", WMMA .. "m16n16k16.f32.f32", "k0:6C00*6C00 k1:6C00*6C00 k2:4000*3C00 k4:EC00*6C00 k5:EC00*6C00",
    "00000000", "70=00000000; 75/80/89/90/100/120=40000000", "wmma f16 K=16: chunk of 4" },
  { "V16", WMMA .. "m16n16k16.f16.f32", "k0:1000*3C00 k1:0C00*0C00", "3F800000",
    "all=3C00", "wmma d=f16 c=f32: double rounding" },
  { "V17", F16, "k0:0000*7800 k1:1400*1400 k2:0400*0400", "00000000",
    "all=35808000", "zero does not raise the grid (f16)" },
  { "V18", BF16, "k0:0000*7F00 k1:3A80*3A80 k2:3880*3880", "00000000",
    "all=35808000", "zero does not raise the grid (bf16)" },
  { "V19", F16, "k0:0001*3C00 k1:0010*0010", "00000000", "all=33800000", "subnormal keeps field exponent" },
  { "V20a", BF16, "k0:1A00*1A80 k1:9880*1880", "00000000", "all=00000000", "exponent floor, f32 acc" },
  { "V20b", BF16, "k0:1A00*1A80 k1:9800*1880", "00000000",
    "80/89=00000001; 90/100/120=00000000", "exponent floor, f32 acc" },
  { "V20c", BF16, "k0:1A00*1A80 k1:9780*1800", "00000000", "all=00000001", "exponent floor, f32 acc" },
  { "V21a", H16, "k0:1000*0400 k1:0010*0001", "0000", "all=0001", "exponent floor, f16 acc" },
  { "V21b", H16, "k0:1000*0400 k1:0008*0001", "0000",
    "75/80/89=0000; 90/100/120=0001", "exponent floor, f16 acc" },
  { "V21c", H16, "k0:1000*0400 k1:0004*0001", "0000",
    "75/80/89=0000; 90/100/120=0001", "exponent floor, f16 acc" },
  { "V21d", H16, "k0:1000*0400 k1:0002*0001", "0000", "all=0000", "exponent floor, f16 acc" },
  { "V22", BF16, "k0:2000*1F80", "00000000", "all=00400000", "f32 subnormal result" },
  { "V23", F16, "k0:7C00*0000", "3F800000", "all=7FFFFFFF", "inf*0" },
  { "V24", H16, "k0:7C00*0000", "3C00", "all=7FFF", "inf*0, f16 out" },
  { "V25", F16, "k0:7C00*3C00", "FF800000", "all=7FFFFFFF", "inf-inf" },
  { "V26", F16, "k=*:8000*3C00", "80000000", "all=00000000", "all minus zero" },
  { "V27", TF32, "k0:3F801FFF*3F800000", "00000000", "all=3F800000", "tf32 low 13 bits ignored" },
  { "V28", E4M3, "", "3F800200", "89=3F800000; 90/100/120=3F800200", "fp8: C loses bits on sm_89" },
  { "V29", E5M2, "k0:0E*0C", "3F800000",
    "89/120=3F800000; 90/100=3F800001", "fp8: RN add of C on sm_90/100" },
  { "V30", E5M2, "k0:6C*6C k1:3C*3C k4:EC*6C", "00000000",
    "89=00000000; 90/100/120=3F800000", "fp8: k%4 split (same half)" },
  { "V31", E5M2, "k0:6C*6C k1:3C*3C k2:EC*6C", "00000000",
    "89/90/100=00000000; 120=3F800000", "fp8: k%4 split (other half)" },
  { "V32", E4M3, "k0:38*38 k1:04*04", "00000000",
    "89=3F800000; 90/100/120=3F800200", "fp8: 13 fraction bits out" },
  { "V33", F64, "k0:4340000000000000*3FF0000000000000 k1:C340000000000000*3FF0000000000000",
    "3FF0000000000000", "all=0000000000000000", "f64 chain from C, k ascending", ORDERED },
  { "V34", SCALED, "k0:38*38", "00000000", "all=00400000", "mxf8f6f4 scale 2^-127",
    { scale_a = "00", scale_b = "7F" } },
  { "V35", SCALED, "", "3F800000", "all=7FFFFFFF", "mxf8f6f4 NaN scale on zero data",
    { scale_a = "FF", scale_b = "7F" } },
  { "V36", SCALED, "k0:38*38", "00000000", "all=00000000", "mxf8f6f4 exponent floor",
    { scale_a = "00", scale_b = "00" } },
  { "V37", NVF4, "k0:2*2 k16:A*2 k32:1*1", "00000000", "all=38800000", "nvf4 F=35",
    { scale_a = "78 78 08 38", scale_b = "78 78 08 38" } },
  { "V38", NVF4, "k0:2*2 k1:A*2", "35800000", "all=00000000", "nvf4 cancelled group keeps its exponent",
    { scale_a = "78 38 38 38", scale_b = "78 38 38 38" } },
  { "V39", NVF4, "k0:2*2", "00000000", "all=3F800000", "ue4m3 sign bit ignored",
    { scale_a = "B8 38 38 38", scale_b = "38 38 38 38" } },
  { "V40", "m8n8k16.s32.s8.s8.s32", "k0:01*01", "7FFFFFFF", "all=80000000", "s32 wrap" },
  { "V41", "m16n8k32.satfinite.s32.s8.s8.s32", "k0-15:64*01 k16-31:9C*01", "7FFFFFFF",
    "all=7FFFFFFF", "satfinite clamps once" },
  { "V42", SPARSE .. "m16n8k32.row.col.f32.f16.f16.f32", "k0:6C00*6C00 k1:3C00*3C00 k8:EC00*6C00",
    "00000000", "80/89=00000000; 90/100/120=3F800000", "sparse m16n8k32: 8 stored per chunk" },
  { "V43", SPARSE .. "m16n8k16.row.col.f32.f16.f16.f32", "k0:6C00*6C00 k1:3C00*3C00 k4:EC00*6C00",
    "00000000", "all=3F800000", "sparse m16n8k16: one chunk" },
  { "V44", BF16, "k0:9980*1980", "00000001", "all=00000001", "subnormal C keeps field exponent" },
  { "V45", BF16, "k0:9A00*1A00", "00000000", "all=80000000", "negative underflow, f32 out" },
  { "V46", H16, "k0:8C00*0400", "0000", "all=8000", "negative underflow, f16 out" },
  { "V47", TF32, "k0:7F800001*3F800000", "00000000", "all=7F800000", "tf32 NaN payload in ignored bits" },
  { "V48", "m8n8k4.f16.f16.f16.f16", "k0:1000*3C00 k1:0C00*0C00", "3C00",
    "70/80/89/90/100/120=3C00; 75=3C01", "m8n8k4 f16 D", ORDERED },

  -- What the questions ask besides.
  { "Q1c", "m16n8k16.f16.f16.f16.f16", "k0:1000*0400 k1:0004*0001", "0000",
    "80/89=0000; 90/100/120=0001", "V21c over 16 products" },
  { "Q1d", "m16n8k16.f16.f16.f16.f16", "k0:1000*0400 k1:0002*0001", "0000", "all=0000",
    "V21d over 16 products" },
  { "Q3b", BF16, "k0:0001*7180 k1:3200*3200", "00000000", "all=2F000000",
    "bf16: 2^-133 * 2^100 + 2^-54; 2F000004 if normalised" },
  { "Q3t", TF32, "k0:00002000*71800000 k1:31800000*31800000", "00000000", "all=2D800000",
    "tf32: 2^-136 * 2^100 + 2^-56; 2D800008 if normalised" },
  { "Q4p", F16, "k0:8000*3C00", "80000000", "all=00000000", "one product of -0, C of -0" },
  { "Q4z", F16, "k0:3C00*3C00 k1:BC00*3C00", "80000000", "all=00000000", "1 - 1 with C of -0" },
  { "Q5t", SPARSE .. "m16n8k16.row.col.f32.tf32.tf32.f32",
    "k0:45800000*45800000 k1:3F800000*3F800000 k4:C5800000*45800000", "00000000",
    "80/89=00000000; 90/100/120=3F800000", "V42 in tf32" },
  { "Q7s", "m16n8k32.satfinite.s32.s8.s8.s32", "k0-15:9C*01 k16-31:64*01", "80000000",
    "all=80000000", "V41 downwards, then up" },
  { "Q7h", "m16n8k32.satfinite.s32.s8.s8.s32", "k0-15:9C*01 k16-31:64*01", "7FFFFFFF",
    "all=7FFFFFFF", "V41 with the halves swapped" },
  { "Q7p", SPARSE .. "m16n8k64.row.col.satfinite.s32.s8.s8.s32", "k0-15:64*01 k16-31:9C*01", "7FFFFFFF",
    "all=7FFFFFFF", "V41 in sparse" },
  { "Q8z", TF32, "k0:00001FFF*71800000", "00000000", "all=00000000", "only ignored bits, times 2^100" },
  { "Q8i", TF32, "k0:7F800000*00001FFF", "00000000", "all=7FFFFFFF",
    "inf times only ignored bits: inf if classified before truncation" },
  { "Q10z", BF16, "k0:1A00*1A80 k1:9800*1880", "80000000",
    "80/89=00000001; 90/100/120=00000000", "V20b with C of -0" },
  { "Q10y", BF16, "k0:1A00*1A80 k1:9780*1800", "80000000", "all=00000001", "V20c with C of -0" },
  { "Q10t", "m16n8k4.f32.tf32.tf32.f32",
    "k0:1A000000*1A800000 k1:98000000*18800000 k2:17000000*17000000 k3:97000000*17000000", "00000000",
    "80/89=00000001; 90/100/120=00000000", "V20b in tf32, no product zero" },
  { "Q10u", "m16n8k4.f32.tf32.tf32.f32",
    "k0:1A000000*1A800000 k1:97800000*18000000 k2:17000000*17000000 k3:97000000*17000000", "00000000",
    "all=00000001", "V20c in tf32, no product zero" },
  { "Q13l", "m16n8k16.f64.f64.f64.f64",
    "k0:4340000000000000*3FF0000000000000 k15:C340000000000000*3FF0000000000000",
    "3FF0000000000000", "all=0000000000000000", "V33 over 16 products", ORDERED },
  { "Q13a", F64, "", "7FF0000000000001", "?", "C a signalling NaN", ORDERED },
  { "Q13b", F64, "", "FFF8000000000123", "?", "C a quiet NaN with payload", ORDERED },
  { "Q13c", F64, "k0:7FF0000000000000*0000000000000000", "0000000000000000", "?", "inf * 0", ORDERED },
  { "Q13d", F64, "k0:7FF0000000000000*3FF0000000000000", "FFF0000000000000", "?", "inf - inf", ORDERED },

  -- For other chips than sm_90.
  { "N1", E2M1, "k0:04*04 k1:24*04", "32800000", "?",
    "e2m1 0.5*0.5 - 0.5*0.5 + 2^-26: 0 if subnormals keep their field exponent" },
  { "N2", E4M3_KIND, "k0:01*38 k1:81*38", "2F800000", "?",
    "e4m3 2^-9 - 2^-9 + 2^-32: 0 if subnormals keep their field exponent" },
  { "N3", E2M1, "k0:CB*CB", "00000000", "all=3F800000", "e2m1 1*1 with all padding bits set" },
}

-- Q10: 2^-149 - 2^-e, by one step of e; 2^-149 is left when the small term is lost.
for e = 154, 162 do
  local small = 0x8000 | (127 - 77) << 7
  local rest = (127 - (e - 77)) << 7
  probes[#probes + 1] = { "Q10-" .. e, BF16, ("k0:1A00*1A80 k1:%04X*%04X"):format(small, rest), "00000000",
    ("80/89=%08X; 90/100/120=%08X"):format(e <= 156 and 0 or 1, e <= 158 and 0 or 1),
    "2^-149 - 2^-" .. e }
end

-- Q13: 1 + 2^-60 - 2^-60 from C = 0, rounded at each step.
local STEP = { rn = "3FF0000000000000", rz = "3FEFFFFFFFFFFFFF", rm = "3FEFFFFFFFFFFFFF", rp = "3FF0000000000001" }
for _, mode in ipairs { "rn", "rz", "rm", "rp" } do
  for _, shape in ipairs { "m8n8k4", "m16n8k16" } do
    probes[#probes + 1] = { ("Q13-%s-%s"):format(mode, shape), shape .. ".f64.f64.f64.f64." .. mode,
      "k0:3FF0000000000000*3FF0000000000000 k1:3C30000000000000*3FF0000000000000 "
        .. "k2:BC30000000000000*3FF0000000000000",
      "0000000000000000", "all=" .. STEP[mode], "rounding at each step", ORDERED }
  end
end

return probes
