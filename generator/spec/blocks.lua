-- SPDX-License-Identifier: MIT
-- Named blocks: how units of other instructions and vendors sum, as published or measured. A name may replace the word
-- "custom". Fields that the text does not set are as "custom" sets them: one rounding to nearest even, overflow and
-- signs of zero as in IEEE 754, NaN of all ones.
--
-- `text` is the block. `types` are the types of A, B, C and D that it is meant for, or one choice of several that
-- `source` names. `certainty` is a word of spec/arithmetic.lua; "stated" means stated by the document that `source`
-- names. `source` begins with the unit, in at most 40 characters, and a colon. A block sums all given products, k
-- ascending. A chain of instructions, in which each reads the previous result as C, is therefore one sum, unless
-- `source` gives a number of products.
--
-- `beside`: on chips of `profile`, libraries `of` compute what dense instructions of `class` (spec/arithmetic.lua) are
-- for with another unit, `unit`, of which this is the block; `k` is that of its instruction. Who asks for the profile
-- is told.

-- deepseek-ai/DeepGEMM and NVIDIA/cutlass (SM90_64x*x32_*E4M3E4M3*) call wgmma; torch._scaled_mm calls cuBLASLt. That
-- its kernels for sm_90 use wgmma is what people see in their names, and not measured here.
local function hopper(class)
  return { profile = "sm_90", class = class, unit = "wgmma", of = "cuBLAS, PyTorch, DeepGEMM", k = 32 }
end

local mma_sim = "MMA-Sim (arXiv 2511.10909)"
local matlab = "north-numerical-computing/MATLAB-tensor-core@109e412"
local others = "; RMode, FZ, AH = 0"
local sail_arm = "Arm's pseudocode %s (rems-project/sail-arm@9db0df2)"
local fp8_arm = "Arm ARM, C8.2.185 (a fused sum of products, no rounding between the additions) and A1.5.5; \z
  FPMR.LSCALE and OSM = 0; e5m2 too"
local sdm = "Intel SDM, Operation; the NaN pattern is not stated"
local row = "Intel SDM, Operation; a shorter row is padded with zeros; the NaN pattern is not stated"
local corsix = "corsix/amx@435a82c fma.c, which its tests compare with the hardware, FPCR.DN = 1"
local ieee = "fused multiply-adds, k ascending: IEEE 754, which leaves the NaN pattern open"

-- The first rounds every sum of two numbers to odd, and subnormals are zero. The second adds two products at once.
local bf16_arm = "custom products=2 adder=neighbours product_type=f32 rounding=odd overflow=infinity \z
  subnormals=flush_in+flush_out nan=quiet"
local pair_arm = "custom products=2 adder=neighbours nan=quiet"

-- Neighbours are added, then their sums, then C. The first step of a group begins at +0.
local function cdna(group, subnormals)
  return ("custom group=%d accumulate=after adder=neighbours product_type=f32%s nan=any"):format(group, subnormals)
end
local FLUSHED = " subnormals=flush_in+flush_out"

local function mfma(chips, what)
  return ("V_MFMA_F32_*%s, %s: %s; the NaN pattern is not stated"):format(what, chips, mma_sim)
end

return {
  { name = "wgmma_fp8", types = "e4m3,e4m3,f32,f32",
    text = "custom products=32 fraction_bits=13 exponent_floor=-133 result_bits=13 rounding=zero overflow=infinity \z
      zero_sign=plus",
    certainty = "replayed", beside = hopper("fp8.f32"),
    source = "wgmma of e4m3 and e5m2, D f32, sm_90a: 20000 outputs of H100 and H200 with C = 0, " .. matlab
      .. ", and assertions of microsoft/MMA-Sim@21090c1" },
  { name = "wgmma_fp8_f16", types = "e4m3,e4m3,f16,f16",
    text = "custom products=32 fraction_bits=13 exponent_floor=-133 overflow=infinity zero_sign=plus",
    certainty = "replayed", beside = hopper("fp8.f16"),
    source = "wgmma of e4m3 and e5m2, D f16, sm_90a: assertions of microsoft/MMA-Sim@21090c1, run on an H100" },
  { name = "ptxas_12_4_fp8", types = "e4m3,e4m3,f32,f32",
    text = "custom products=16 interleave=2 group=16 accumulate=last fraction_bits=25 exponent_floor=-133 \z
      rounding=zero overflow=infinity zero_sign=plus subnormals=as_f16",
    certainty = "published",
    source = "mma.sync of e4m3, sm_90, ptxas 12.4.131: two sums of 16 products begin at zero and are added, then \z
      C is added; e5m2 too; lab notes of danielreuter/verity, 2026-09-22: one H100, 50080256 elements, all equal" },

  { name = "bfdot", types = "bf16,bf16,f32,f32", text = bf16_arm, certainty = "stated",
    source = "BFDOT, BFVDOT, BFMOPA, FPCR.EBF = 0: " .. sail_arm:format("BFDotAdd") },
  { name = "bfmmla", types = "bf16,bf16,f32,f32", text = bf16_arm, certainty = "stated",
    source = "BFMMLA, FPCR.EBF = 0: " .. sail_arm:format("BFMatMulAdd") },
  { name = "bfdot_ebf", types = "bf16,bf16,f32,f32", text = pair_arm, certainty = "stated",
    source = "BFDOT, BFVDOT, BFMOPA, FPCR.EBF = 1: " .. sail_arm:format("FPDot, FPAdd") .. others },
  { name = "bfmmla_ebf", types = "bf16,bf16,f32,f32", text = pair_arm, certainty = "stated",
    source = "BFMMLA, FPCR.EBF = 1: " .. sail_arm:format("BFMatMulAdd, FPDot") .. others },
  { name = "fmopa_f16", types = "f16,f16,f32,f32", text = pair_arm, certainty = "stated",
    source = "FMOPA, FDOT, FVDOT of SME, f16 to f32: " .. sail_arm:format("FPDotAdd_ZA") .. others },
  { name = "fmmla_f32", types = "f32,f32,f32,f32",
    text = "custom products=2 adder=neighbours product_type=f32 nan=any", certainty = "stated",
    source = "FMMLA of f32: " .. sail_arm:format("FPMatMulAdd") .. others .. "; DN selects the NaN pattern" },
  { name = "fdot_fp8", types = "e4m3,e4m3,f32,f32", text = "custom products=4 nan=quiet", certainty = "stated",
    source = "FDOT and FMOPA of FP8, 4 products to f32: " .. fp8_arm },
  { name = "fdot_fp8_f16", types = "e4m3,e4m3,f16,f16", text = "custom products=2 nan=quiet", certainty = "stated",
    source = "FDOT and FMOPA of FP8, 2 products to f16: " .. fp8_arm },

  { name = "vdpbf16ps", types = "bf16,bf16,f32,f32",
    text = "custom products=1 subnormals=flush_in+flush_out nan=any", certainty = "stated",
    source = "VDPBF16PS, upper element of a pair first: " .. sdm },
  { name = "tdpbf16ps", types = "bf16,bf16,f32,f32",
    text = "custom products=1 interleave=1 group=16 accumulate=last subnormals=flush_in+flush_out nan=any",
    certainty = "stated",
    source = "TDPBF16PS, 32 products of 64 bytes: " .. row },
  -- f16 subnormals are ordinary numbers; a subnormal C acts as a zero, and no other number is below 2^-48.
  { name = "tdpfp16ps", types = "f16,f16,f32,f32",
    text = "custom products=1 interleave=1 group=16 accumulate=last subnormals=flush_out underflow_sign=plus nan=any",
    certainty = "stated",
    source = "TDPFP16PS, 32 products of 64 bytes: " .. row },

  { name = "cdna1_f16", types = "f16,f16,f32,f32", text = cdna(4, ""), certainty = "measured",
    source = mfma("CDNA1", "F16") },
  { name = "cdna1_bf16", types = "bf16,bf16,f32,f32", text = cdna(2, ""), certainty = "measured",
    source = mfma("CDNA1", "BF16") },
  { name = "cdna2_f16", types = "f16,f16,f32,f32", text = cdna(4, FLUSHED), certainty = "measured",
    source = mfma("CDNA2", "F16") },
  { name = "cdna2_bf16", types = "bf16,bf16,f32,f32", text = cdna(2, FLUSHED), certainty = "measured",
    source = mfma("CDNA2", "BF16") },
  { name = "cdna2_bf16_1k", types = "bf16,bf16,f32,f32", text = cdna(4, FLUSHED), certainty = "measured",
    source = mfma("CDNA2", "BF16_1K") },
  { name = "cdna_f32", types = "f32,f32,f32,f32", text = "custom products=1 nan=any", certainty = "measured",
    source = mfma("CDNA1 to CDNA3", "F32") },

  { name = "vfwmaccbf16", types = "bf16,bf16,f32,f32", text = "custom products=1 nan=quiet", certainty = "stated",
    source = "vfwmaccbf16.vv, frm = RNE: RISC-V Zvfbfwma; the product is not rounded, NaN is canonical" },
  { name = "vfwmacc", types = "f16,f16,f32,f32", text = "custom products=1 nan=quiet", certainty = "stated",
    source = "vfwmacc.vv of f16, frm = RNE: RISC-V V, 13.7, and Zvfh; the product is not rounded, NaN is canonical" },

  { name = "amx_fma16", types = "f16,f16,f16,f16", text = "custom products=1 nan=quiet", certainty = "measured",
    source = "fma16 of Apple AMX: " .. corsix },
  { name = "amx_fma16_f32", types = "f16,f16,f32,f32", text = "custom products=1 nan=quiet", certainty = "measured",
    source = "fma16, fma32 of Apple AMX, f16 to f32: " .. corsix },
  { name = "amx_fma32", types = "f32,f32,f32,f32", text = "custom products=1 nan=quiet", certainty = "measured",
    source = "fma32 of Apple AMX: " .. corsix },
  { name = "amx_fma64", types = "f64,f64,f64,f64", text = "custom products=1 nan=quiet", certainty = "measured",
    source = "fma64 of Apple AMX: " .. corsix },

  { name = "fma_f16", types = "f16,f16,f16,f16", text = "custom products=1 nan=any", certainty = "definition",
    source = ieee },
  { name = "fma_bf16", types = "bf16,bf16,bf16,bf16", text = "custom products=1 nan=any", certainty = "definition",
    source = ieee },
  { name = "fma_f32", types = "f32,f32,f32,f32", text = "custom products=1 nan=any", certainty = "definition",
    source = ieee },
  { name = "fma_f64", types = "f64,f64,f64,f64", text = "custom products=1 nan=any", certainty = "definition",
    source = ieee },
  { name = "mul_add_f32", types = "f32,f32,f32,f32", text = "custom products=1 product_type=f32 nan=any",
    certainty = "definition", source = "multiplications and additions: IEEE 754, which leaves the NaN pattern open" },
}
