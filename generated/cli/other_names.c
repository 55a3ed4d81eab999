/* SPDX-License-Identifier: MIT */
/* What other vocabularies call instructions of PTX and their words.
 *
 * Generated from generator/spec/other_names.lua.
 * Do not edit: change the source and run `make generate`. */

#include "ask/vocabulary.h"

/* Names, what they mean, CuTe's name of the type. */
const vocabulary_word vocabulary_words[] = {
    { "half fp16 float16 __half half2 __half2 half_t",
      "f16", "half_t" },
    { "bfloat16 bfp16 __nv_bfloat16 nv_bfloat16 bfloat16_t",
      "bf16", "bfloat16_t" },
    { "tfloat32 precision::tf32 wmma::precision::tf32 nvcuda::wmma::precision::tf32 tfloat32_t",
      "tf32", "tfloat32_t" },
    { "fp32 float32 single float",
      "f32", "float" },
    { "fp64 float64 double",
      "f64", "double" },
    { "int32 i32 int int32_t",
      "s32", "int32_t" },
    { "int8 i8 int8_t",
      "s8", "int8_t" },
    { "uint8 ui8 uint8_t",
      "u8", "uint8_t" },
    { "int4 i4 int4b_t precision::s4 int4_t",
      "s4", "int4_t" },
    { "uint4 ui4 uint4b_t precision::u4 uint4_t",
      "u4", "uint4_t" },
    { "u1 uint1 int1 bin1 uint1b_t precision::b1 uint1_t",
      "b1", "uint1_t" },
    { "e4m3fn fp8e4m3 fp8_e4m3 fp8e4m3fn fp8e4nv float8_e4m3 float8_e4m3fn float8e4m3fn __nv_fp8_e4m3 f8e4m3fn f8e4m3 float_e4m3_t",
      "e4m3", "float_e4m3_t" },
    { "fp8e5m2 fp8_e5m2 fp8e5 float8_e5m2 float8e5m2 __nv_fp8_e5m2 f8e5m2 float_e5m2_t",
      "e5m2", "float_e5m2_t" },
    { "e3m2fn fp6_e3m2 fp6e3m2 float6_e3m2fn float6e3m2fn __nv_fp6_e3m2 f6e3m2fn f6e3m2 float_e3m2_t",
      "e3m2", "float_e3m2_t" },
    { "e2m3fn fp6_e2m3 fp6e2m3 float6_e2m3fn float6e2m3fn __nv_fp6_e2m3 f6e2m3fn f6e2m3 float_e2m3_t",
      "e2m3", "float_e2m3_t" },
    { "e2m1fn fp4 f4 fp4_e2m1 float4 float4_e2m1fn float4e2m1fn float4_e2m1fn_x2 __nv_fp4_e2m1 f4e2m1fn f4e2m1 float_e2m1_t",
      "e2m1", "float_e2m1_t" },
    { "e8m0 float8_e8m0fnu float8e8m0fnu __nv_fp8_e8m0 f8e8m0fnu float_ue8m0_t",
      "ue8m0", "float_ue8m0_t" },
    { "float_ue4m3 float_ue4m3_t",
      "ue4m3", "float_ue4m3_t" },
    { "fp8 f8 float8",
      "e4m3|e5m2", NULL },
    { "fp6 f6 float6",
      "e3m2|e2m3", NULL },
    { "nvfp4",
      "kind::mxf4nvf4 scale_vec::4X e2m1 e2m1 ue4m3", NULL },
    { "mxfp4",
      "kind::mxf4|kind::mxf4nvf4 e2m1 e2m1 ue8m0 !scale_vec::4X", NULL },
    { "mxfp8",
      "kind::mxf8f6f4 e4m3|e5m2 e4m3|e5m2 ue8m0", NULL },
    { "mxfp6",
      "kind::mxf8f6f4 e3m2|e2m3 e3m2|e2m3 ue8m0", NULL },
    { "f8f6f4",
      "kind::f8f6f4", NULL },
    { "mxf8f6f4",
      "kind::mxf8f6f4", NULL },
    { "mxf4",
      "kind::mxf4", NULL },
    { "mxf4nvf4",
      "kind::mxf4nvf4", NULL },
    { "torch np numpy jnp tl ml_dtypes",
      "", NULL },
    { "sparse 2:4",
      "sp|sp::ordered_metadata", NULL },
    { "dense",
      "!sp|sp::ordered_metadata", NULL },
    { NULL, NULL, NULL },
};

/* Instruction of machine code; types of A and B, of D. */
const vocabulary_machine vocabulary_machines[] = {
    { "HMMA", "f16|bf16|tf32", "f16|f32" },
    { "IMMA", "s8|u8|s4|u4", "s32" },
    { "BMMA", "b1", "s32" },
    { "DMMA", "f64", "f64" },
    { "QMMA", "e4m3|e5m2|e3m2|e2m3|e2m1", "f16|f32" },
    { "OMMA", "e2m1", "f32" },
    { NULL, NULL, NULL },
};

/* Words of PTX; machine code; CuTe's atom, and what its number counts. */
const vocabulary_move vocabulary_moves[] = {
    { "ldmatrix m8n8 b16 !trans", "LDSM.16.M88", "SM75_U32x%u_LDSM_N", 1 },
    { "ldmatrix m8n8 b16 trans", "LDSM.16.MT88", "SM75_U16x%u_LDSM_T", 2 },
    { "ldmatrix m16n16 b8", "LDSM.8.MT1616", "SM100_U8x%u_LDSM_T", 8 },
    { "ldmatrix m8n16 b4x16_p64", "LDSM.U4x16P64TO8", "SM100_SU4_DU8x16_x%u_LDSM_N", 1 },
    { "ldmatrix m8n16 b6x16_p32", "LDSM.U6x16P32TO8", "SM100_SU6_DU8x16_x%u_LDSM_N", 1 },
    { "stmatrix m8n8 b16 !trans", "STSM.16.M88", "SM90_U32x%u_STSM_N", 1 },
    { "stmatrix m8n8 b16 trans", "STSM.16.MT88", "SM90_U16x%u_STSM_T", 2 },
    { "stmatrix m16n8 b8", "STSM.8.MT168", "SM100_U8x%u_STSM_T", 4 },
    { "movmatrix m8n8 b16", "MOVM.16.MT88", "SM75_U32x%u_MOVM_T", 1 },
    { NULL, NULL, NULL, 0 },
};
