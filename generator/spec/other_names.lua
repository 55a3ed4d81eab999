-- SPDX-License-Identifier: MIT
-- What other vocabularies call instructions of PTX and their words. Data only; generator/tables/other_names.lua checks
-- it, and port/cli/ask/vocabulary.h says how names are put together.
--
-- `means`, `words`: words of PTX. a|b is either of them, !a is none of them. Without `means`: the word says nothing.
local cuda_fp8 = "CUDA Math API, cuda_fp8.h, cuda_fp6.h, cuda_fp4.h; PyTorch dtypes; ml_dtypes; MLIR FloatTypes"
local cuda = "CUDA C++ Programming Guide 13.0, 10.24 (warp matrix functions); NVIDIA/cutlass@7107b05 numeric_types.h; \z
  PyTorch and NumPy dtypes"
local mx = "OCP Microscaling Formats 1.0, 5.1; NVIDIA's names of kinds, PTX ISA 9.4, 9.7.16.3"
local machine_code = "nvdisasm and ptxas 13.0 and 13.1, as published: cicuvc/nvidia-sass-document@f20cda1 (sm_90), \z
  a chapter on the tensor-core pipeline of a decoded nvdisasm 13.1.115, and sass-king's chapters 14 to 25 (sm_120)"
local atoms = "NVIDIA/cutlass@7107b05 include/cute/arch"

return {
  -- Words of types and kinds. `cute` is CuTe's name of the type, where it has one.
  words = {
    { names = "half fp16 float16 __half half2 __half2", cute = "half_t", means = "f16", source = cuda },
    { names = "bfloat16 bfp16 __nv_bfloat16 nv_bfloat16", cute = "bfloat16_t", means = "bf16", source = cuda },
    { names = "tfloat32 precision::tf32 wmma::precision::tf32 nvcuda::wmma::precision::tf32", cute = "tfloat32_t",
      means = "tf32", source = cuda },
    { names = "fp32 float32 single", cute = "float", means = "f32", source = cuda },
    { names = "fp64 float64", cute = "double", means = "f64", source = cuda },
    { names = "int32 i32 int", cute = "int32_t", means = "s32", source = cuda },
    { names = "int8 i8", cute = "int8_t", means = "s8", source = cuda },
    { names = "uint8 ui8", cute = "uint8_t", means = "u8", source = cuda },
    { names = "int4 i4 int4b_t precision::s4", cute = "int4_t", means = "s4", source = cuda },
    { names = "uint4 ui4 uint4b_t precision::u4", cute = "uint4_t", means = "u4", source = cuda },
    { names = "u1 uint1 int1 bin1 uint1b_t precision::b1", cute = "uint1_t", means = "b1", source = cuda },
    { names = "e4m3fn fp8e4m3 fp8_e4m3 fp8e4m3fn fp8e4nv float8_e4m3 float8_e4m3fn float8e4m3fn __nv_fp8_e4m3 \z
        f8e4m3fn f8e4m3", cute = "float_e4m3_t", means = "e4m3", source = cuda_fp8 },
    { names = "fp8e5m2 fp8_e5m2 fp8e5 float8_e5m2 float8e5m2 __nv_fp8_e5m2 f8e5m2", cute = "float_e5m2_t",
      means = "e5m2", source = cuda_fp8 },
    { names = "e3m2fn fp6_e3m2 fp6e3m2 float6_e3m2fn float6e3m2fn __nv_fp6_e3m2 f6e3m2fn f6e3m2", cute = "float_e3m2_t",
      means = "e3m2", source = cuda_fp8 },
    { names = "e2m3fn fp6_e2m3 fp6e2m3 float6_e2m3fn float6e2m3fn __nv_fp6_e2m3 f6e2m3fn f6e2m3", cute = "float_e2m3_t",
      means = "e2m3", source = cuda_fp8 },
    { names = "e2m1fn fp4 f4 fp4_e2m1 float4 float4_e2m1fn float4e2m1fn float4_e2m1fn_x2 __nv_fp4_e2m1 f4e2m1fn f4e2m1",
      cute = "float_e2m1_t", means = "e2m1", source = cuda_fp8 },
    { names = "e8m0 float8_e8m0fnu float8e8m0fnu __nv_fp8_e8m0 f8e8m0fnu", cute = "float_ue8m0_t", means = "ue8m0",
      source = cuda_fp8 },
    { names = "float_ue4m3", cute = "float_ue4m3_t", means = "ue4m3", source = cuda_fp8 },
    { names = "fp8 f8 float8", means = "e4m3|e5m2", source = cuda_fp8 },
    { names = "fp6 f6 float6", means = "e3m2|e2m3", source = cuda_fp8 },
    { names = "nvfp4", means = "kind::mxf4nvf4 scale_vec::4X e2m1 e2m1 ue4m3", source = mx },
    { names = "mxfp4", means = "kind::mxf4|kind::mxf4nvf4 e2m1 e2m1 ue8m0 !scale_vec::4X", source = mx },
    { names = "mxfp8", means = "kind::mxf8f6f4 e4m3|e5m2 e4m3|e5m2 ue8m0", source = mx },
    { names = "mxfp6", means = "kind::mxf8f6f4 e3m2|e2m3 e3m2|e2m3 ue8m0", source = mx },
    { names = "f8f6f4", means = "kind::f8f6f4", source = mx },
    { names = "mxf8f6f4", means = "kind::mxf8f6f4", source = mx },
    { names = "mxf4", means = "kind::mxf4", source = mx },
    { names = "mxf4nvf4", means = "kind::mxf4nvf4", source = mx },
    { names = "torch np numpy jnp tl ml_dtypes", source = cuda },
    { names = "sparse 2:4", means = "sp|sp::ordered_metadata", source = mx },
    { names = "dense", means = "!sp|sp::ordered_metadata", source = mx },
  },

  -- Instructions of machine code that multiply: types of A and B, and of D.
  machine = {
    { name = "HMMA", a = "f16|bf16|tf32", d = "f16|f32", source = machine_code },
    { name = "IMMA", a = "s8|u8|s4|u4", d = "s32", source = machine_code },
    { name = "BMMA", a = "b1", d = "s32", source = machine_code },
    { name = "DMMA", a = "f64", d = "f64", source = machine_code },
    { name = "QMMA", a = "e4m3|e5m2|e3m2|e2m3|e2m1", d = "f16|f32", source = machine_code },
    { name = "OMMA", a = "e2m1", d = "f32", source = machine_code },
  },

  -- Instructions that move matrices. Machine code appends the number of matrices, if it is not 1; CuTe has it times
  -- `values` in place of %u.
  moves = {
    { words = "ldmatrix m8n8 b16 !trans", machine = "LDSM.16.M88", cute = "SM75_U32x%u_LDSM_N", values = 1,
      source = atoms },
    { words = "ldmatrix m8n8 b16 trans", machine = "LDSM.16.MT88", cute = "SM75_U16x%u_LDSM_T", values = 2,
      source = atoms },
    { words = "ldmatrix m16n16 b8", machine = "LDSM.8.MT1616", cute = "SM100_U8x%u_LDSM_T", values = 8,
      source = atoms },
    { words = "ldmatrix m8n16 b4x16_p64", machine = "LDSM.U4x16P64TO8", cute = "SM100_SU4_DU8x16_x%u_LDSM_N",
      values = 1, source = atoms },
    { words = "ldmatrix m8n16 b6x16_p32", machine = "LDSM.U6x16P32TO8", cute = "SM100_SU6_DU8x16_x%u_LDSM_N",
      values = 1, source = atoms },
    { words = "stmatrix m8n8 b16 !trans", machine = "STSM.16.M88", cute = "SM90_U32x%u_STSM_N", values = 1,
      source = atoms },
    { words = "stmatrix m8n8 b16 trans", machine = "STSM.16.MT88", cute = "SM90_U16x%u_STSM_T", values = 2,
      source = atoms },
    { words = "stmatrix m16n8 b8", machine = "STSM.8.MT168", cute = "SM100_U8x%u_STSM_T", values = 4, source = atoms },
    { words = "movmatrix m8n8 b16", machine = "MOVM.16.MT88", cute = "SM75_U32x%u_MOVM_T", values = 1,
      source = atoms },
  },
}
