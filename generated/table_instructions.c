/* SPDX-License-Identifier: MIT */
/* The instruction table.
 *
 * Generated from generator/spec/instructions.lua, families.lua.
 * Do not edit: change the source and run `make generate`. */

#include "mmaref_internal.h"

/* PTX version, targets; profiles that have it. */
const mmaref_availability mmaref_availabilities[] = {
    { 0, 0, 0 },
    { 65, 1, 507 },
    { 70, 2, 499 },
    { 71, 2, 499 },
    { 64, 1, 511 },
    { 87, 3, 483 },
    { 84, 3, 483 },
    { 78, 4, 451 },
    { 70, 1, 507 },
    { 87, 5, 387 },
    { 87, 6, 259 },
    { 86, 5, 387 },
    { 85, 2, 499 },
    { 85, 3, 483 },
    { 87, 7, 259 },
    { 63, 1, 511 },
    { 78, 1, 511 },
    { 63, 1, 507 },
    { 78, 1, 507 },
    { 78, 2, 499 },
};

/* Layouts of a, b, c, d, e; 255: no such operand. */
const MMAREF_FLASH uint8_t mmaref_operand_layouts[][MMAREF_OPERAND_E + 1] = {
    { 255, 255, 255, 255, 255 },
    { 43, 44, 43, 43, 255 },
    { 4, 12, 43, 43, 255 },
    { 6, 14, 43, 43, 255 },
    { 49, 50, 43, 43, 255 },
    { 54, 55, 43, 43, 255 },
    { 29, 31, 33, 33, 255 },
    { 29, 32, 33, 33, 255 },
    { 30, 31, 33, 33, 255 },
    { 30, 32, 33, 33, 255 },
    { 29, 31, 33, 34, 255 },
    { 29, 31, 34, 34, 255 },
    { 29, 32, 33, 34, 255 },
    { 29, 32, 34, 34, 255 },
    { 30, 31, 33, 34, 255 },
    { 30, 31, 34, 34, 255 },
    { 30, 32, 33, 34, 255 },
    { 30, 32, 34, 34, 255 },
    { 42, 36, 43, 43, 255 },
    { 8, 45, 43, 43, 255 },
    { 35, 36, 37, 37, 255 },
    { 46, 47, 43, 43, 255 },
    { 19, 14, 37, 37, 255 },
    { 38, 39, 37, 37, 255 },
    { 48, 39, 43, 43, 255 },
    { 51, 52, 43, 43, 255 },
    { 40, 41, 37, 37, 255 },
    { 53, 41, 43, 43, 255 },
    { 43, 12, 43, 43, 56 },
    { 4, 57, 43, 43, 58 },
    { 42, 45, 43, 43, 56 },
    { 8, 47, 43, 43, 58 },
    { 49, 60, 43, 43, 61 },
    { 6, 50, 43, 43, 59 },
    { 48, 52, 43, 43, 59 },
    { 51, 62, 43, 43, 61 },
    { 2, 3, 4, 4, 255 },
    { 16, 18, 21, 21, 255 },
    { 10, 11, 15, 15, 255 },
    { 6, 7, 4, 4, 255 },
    { 19, 20, 21, 21, 255 },
    { 13, 14, 15, 15, 255 },
    { 4, 5, 4, 4, 255 },
    { 17, 18, 21, 21, 255 },
    { 10, 12, 15, 15, 255 },
    { 8, 9, 4, 4, 255 },
    { 37, 255, 255, 37, 255 },
};

/* Fragments of single chips: whose, shape, operand (C is D too), type, layout in memory, row of
 * the layout table. */
const mmaref_chip_fragment mmaref_chip_fragments[] = {
    { 2, MMAREF_WORD_M8N32K16,  MMAREF_OPERAND_C, MMAREF_WORD_S32, 0,               22 }, /* wmma.m8n32k16.c.s32.sm_75 */
    { 1, MMAREF_WORD_M16N16K16, MMAREF_OPERAND_A, MMAREF_WORD_F16, MMAREF_WORD_ROW, 23 }, /* wmma.m16n16k16.a.f16.row.sm_70 */
    { 1, MMAREF_WORD_M16N16K16, MMAREF_OPERAND_A, MMAREF_WORD_F16, MMAREF_WORD_COL, 24 }, /* wmma.m16n16k16.a.f16.col.sm_70 */
    { 1, MMAREF_WORD_M16N16K16, MMAREF_OPERAND_B, MMAREF_WORD_F16, MMAREF_WORD_ROW, 25 }, /* wmma.m16n16k16.b.f16.row.sm_70 */
    { 1, MMAREF_WORD_M16N16K16, MMAREF_OPERAND_B, MMAREF_WORD_F16, MMAREF_WORD_COL, 26 }, /* wmma.m16n16k16.b.f16.col.sm_70 */
    { 1, MMAREF_WORD_M16N16K16, MMAREF_OPERAND_C, MMAREF_WORD_F16, 0,               27 }, /* wmma.m16n16k16.c.f16.sm_70 */
    { 1, MMAREF_WORD_M16N16K16, MMAREF_OPERAND_C, MMAREF_WORD_F32, 0,               28 }, /* wmma.m16n16k16.c.f32.sm_70 */
};

/* Form; availability; arithmetic class, of refused rows the qualifier to point at. */
const mmaref_row_kind mmaref_row_kinds[] = {
    { 0, 0, 0 },
    { 1, 1, 3 },
    { 1, 1, 4 },
    { 1, 2, 4 },
    { 1, 2, 3 },
    { 2, 2, 0 },
    { 3, 2, 0 },
    { 3, 3, 0 },
    { 1, 4, 1 },
    { 1, 4, 2 },
    { 1, 2, 5 },
    { 1, 5, 6 },
    { 1, 5, 7 },
    { 1, 6, 7 },
    { 4, 2, 8 },
    { 4, 7, 8 },
    { 2, 1, 0 },
    { 3, 8, 0 },
    { 5, 9, 6 },
    { 5, 10, 6 },
    { 5, 11, 7 },
    { 5, 10, 7 },
    { 6, 10, 10 },
    { 6, 10, 9 },
    { 7, 3, 3 },
    { 7, 3, 4 },
    { 7, 3, 5 },
    { 7, 6, 7 },
    { 8, 3, 0 },
    { 7, 12, 3 },
    { 7, 12, 4 },
    { 7, 12, 5 },
    { 7, 13, 7 },
    { 8, 12, 0 },
    { 9, 10, 6 },
    { 9, 11, 7 },
    { 9, 10, 7 },
    { 10, 14, 10 },
    { 10, 10, 9 },
    { 11, 15, 0 },
    { 11, 16, 0 },
    { 11, 17, 0 },
    { 11, 18, 0 },
    { 11, 2, 0 },
    { 11, 19, 0 },
    { 12, 17, 0 },
    { 12, 18, 0 },
    { 13, 15, 0 },
    { 13, 16, 0 },
    { 13, 17, 0 },
    { 13, 18, 0 },
    { 13, 2, 0 },
    { 13, 19, 0 },
    { 14, 15, 11 },
    { 14, 17, 11 },
    { 15, 17, 0 },
    { 16, 2, 4 },
    { 16, 2, 14 },
    { 17, 2, 8 },
    { 18, 17, 0 },
    { 18, 3, 0 },
    { 19, 1, 0 },
    { 19, 18, 0 },
    { 19, 11, 0 },
    { 20, 11, 0 },
    { 21, 11, 0 },
    { 22, 7, 0 },
    { 22, 11, 0 },
    { 23, 18, 0 },
    { 1, 0, MMAREF_QUALIFIER_CTYPE },
    { 5, 0, MMAREF_QUALIFIER_CTYPE },
    { 9, 0, MMAREF_QUALIFIER_CTYPE },
    { 24, 0, MMAREF_UNDOCUMENTED | MMAREF_QUALIFIER_BITOP },
    { 3, 0, MMAREF_UNDOCUMENTED | MMAREF_QUALIFIER_BITOP },
    { 25, 0, MMAREF_UNDOCUMENTED | MMAREF_QUALIFIER_BITOP },
    { 1, 0, MMAREF_UNDOCUMENTED | MMAREF_QUALIFIER_SHAPE },
    { 5, 0, MMAREF_UNDOCUMENTED | MMAREF_QUALIFIER_KIND },
    { 7, 0, MMAREF_UNDOCUMENTED | MMAREF_QUALIFIER_DTYPE },
    { 9, 0, MMAREF_UNDOCUMENTED | MMAREF_QUALIFIER_KIND },
    { 12, 0, MMAREF_UNDOCUMENTED | MMAREF_QUALIFIER_DTYPE },
    { 13, 0, MMAREF_UNDOCUMENTED | MMAREF_QUALIFIER_DTYPE },
    { 26, 0, MMAREF_UNDOCUMENTED | MMAREF_QUALIFIER_ATYPE },
    { 15, 0, MMAREF_UNDOCUMENTED | MMAREF_QUALIFIER_CTYPE },
    { 17, 0, MMAREF_UNDOCUMENTED | MMAREF_QUALIFIER_SHAPE },
    { 19, 0, MMAREF_UNDOCUMENTED | MMAREF_QUALIFIER_NUM },
    { 20, 0, MMAREF_UNDOCUMENTED | MMAREF_QUALIFIER_NUM },
    { 21, 0, MMAREF_UNDOCUMENTED | MMAREF_QUALIFIER_NUM },
    { 22, 0, MMAREF_UNDOCUMENTED | MMAREF_QUALIFIER_NUM },
    { 27, 0, MMAREF_UNDOCUMENTED | MMAREF_QUALIFIER_SOURCE },
    { 28, 0, MMAREF_UNDOCUMENTED | MMAREF_QUALIFIER_SOURCE },
};

/* How many instructions a row may have. */
const MMAREF_FLASH uint8_t mmaref_variant_counts[] = {
    1, 8, 4, 5, 6, 15, 2, 50, 25, 12, 3, 16, 20, 18, 9,
};

/* How many instructions and the code of their sets, kind, layouts; where a family is left out,
 * how many instructions are. */
const mmaref_packed_row mmaref_packed_rows[] = {
#if MMAREF_HAS_MAC16
    { 0 << MMAREF_CODE_BITS | 0, 0, 0 }, /* mac16 */
#else
    { 1, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_FLOAT
    { 0 << MMAREF_CODE_BITS | 0,    1, 1 }, /* mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 */
    { 0 << MMAREF_CODE_BITS | 792,  2, 1 }, /* mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 */
    { 0 << MMAREF_CODE_BITS | 1032, 3, 1 }, /* mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 */
    { 0 << MMAREF_CODE_BITS | 1,    4, 2 }, /* mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    { 0 << MMAREF_CODE_BITS | 793,  3, 2 }, /* mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 */
    { 0 << MMAREF_CODE_BITS | 1033, 3, 2 }, /* mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 */
#else
    { 6, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_INTEGER
    { 1 << MMAREF_CODE_BITS | 0,  5, 3 }, /* mma.sync.aligned.m16n8k16.row.col.s32.u8.u8.s32 */
    { 1 << MMAREF_CODE_BITS | 1,  5, 4 }, /* mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 */
    { 0 << MMAREF_CODE_BITS | 0,  6, 5 }, /* mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc */
    { 0 << MMAREF_CODE_BITS | 16, 7, 5 }, /* mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.and.popc */
#else
    { 18, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_FLOAT
    { 0 << MMAREF_CODE_BITS | 14,   8,  6 },  /* mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16 */
    { 0 << MMAREF_CODE_BITS | 2,    8,  7 },  /* mma.sync.aligned.m8n8k4.row.col.f16.f16.f16.f16 */
    { 0 << MMAREF_CODE_BITS | 20,   8,  8 },  /* mma.sync.aligned.m8n8k4.col.row.f16.f16.f16.f16 */
    { 0 << MMAREF_CODE_BITS | 8,    8,  9 },  /* mma.sync.aligned.m8n8k4.col.col.f16.f16.f16.f16 */
    { 0 << MMAREF_CODE_BITS | 38,   9,  10 }, /* mma.sync.aligned.m8n8k4.row.row.f32.f16.f16.f16 */
    { 0 << MMAREF_CODE_BITS | 806,  9,  11 }, /* mma.sync.aligned.m8n8k4.row.row.f32.f16.f16.f32 */
    { 0 << MMAREF_CODE_BITS | 26,   9,  12 }, /* mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f16 */
    { 0 << MMAREF_CODE_BITS | 794,  9,  13 }, /* mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 */
    { 0 << MMAREF_CODE_BITS | 44,   9,  14 }, /* mma.sync.aligned.m8n8k4.col.row.f32.f16.f16.f16 */
    { 0 << MMAREF_CODE_BITS | 812,  9,  15 }, /* mma.sync.aligned.m8n8k4.col.row.f32.f16.f16.f32 */
    { 0 << MMAREF_CODE_BITS | 32,   9,  16 }, /* mma.sync.aligned.m8n8k4.col.col.f32.f16.f16.f16 */
    { 0 << MMAREF_CODE_BITS | 800,  9,  17 }, /* mma.sync.aligned.m8n8k4.col.col.f32.f16.f16.f32 */
    { 0 << MMAREF_CODE_BITS | 1275, 10, 18 }, /* mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 */
    { 0 << MMAREF_CODE_BITS | 1272, 10, 19 }, /* mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    { 2 << MMAREF_CODE_BITS | 721,  11, 3 },  /* mma.sync.aligned.m16n8k16.row.col.f16.e4m3.e4m3.f16 */
    { 2 << MMAREF_CODE_BITS | 1513, 12, 3 },  /* mma.sync.aligned.m16n8k16.row.col.f32.e4m3.e4m3.f32 */
    { 2 << MMAREF_CODE_BITS | 724,  11, 4 },  /* mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16 */
    { 2 << MMAREF_CODE_BITS | 1516, 13, 4 },  /* mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 */
#else
    { 30, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_F64
    { 3 << MMAREF_CODE_BITS | 0, 14, 20 }, /* mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 */
    { 3 << MMAREF_CODE_BITS | 1, 15, 18 }, /* mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64 */
    { 3 << MMAREF_CODE_BITS | 2, 15, 19 }, /* mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64 */
    { 3 << MMAREF_CODE_BITS | 3, 15, 21 }, /* mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64 */
#else
    { 20, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_INTEGER
    { 1 << MMAREF_CODE_BITS | 2,  16, 22 }, /* mma.sync.aligned.m8n8k16.row.col.s32.u8.u8.s32 */
    { 1 << MMAREF_CODE_BITS | 18, 16, 23 }, /* mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32 */
    { 1 << MMAREF_CODE_BITS | 16, 5,  24 }, /* mma.sync.aligned.m16n8k32.row.col.s32.u4.u4.s32 */
    { 1 << MMAREF_CODE_BITS | 19, 5,  25 }, /* mma.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32 */
    { 0 << MMAREF_CODE_BITS | 1,  17, 26 }, /* mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.xor.popc */
    { 0 << MMAREF_CODE_BITS | 17, 7,  26 }, /* mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.and.popc */
    { 0 << MMAREF_CODE_BITS | 2,  6,  27 }, /* mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.xor.popc */
    { 0 << MMAREF_CODE_BITS | 18, 7,  27 }, /* mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.and.popc */
#else
    { 36, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_FLOAT
    { 2 << MMAREF_CODE_BITS | 0,   18, 4 }, /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16 */
    { 4 << MMAREF_CODE_BITS | 72,  19, 4 }, /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e3m2.f16 */
    { 5 << MMAREF_CODE_BITS | 168, 19, 4 }, /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e4m3.f16 */
    { 2 << MMAREF_CODE_BITS | 228, 20, 4 }, /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e4m3.f32 */
    { 4 << MMAREF_CODE_BITS | 300, 21, 4 }, /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e3m2.f32 */
    { 5 << MMAREF_CODE_BITS | 396, 21, 4 }, /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e4m3.f32 */
#else
    { 50, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SCALE
    { 6 << MMAREF_CODE_BITS | 0,   22, 25 }, /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    { 0 << MMAREF_CODE_BITS | 8,   22, 25 }, /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 */
    { 0 << MMAREF_CODE_BITS | 110, 22, 25 }, /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 */
    { 7 << MMAREF_CODE_BITS | 95,  23, 4 },  /* mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0 */
#else
    { 54, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    { 0 << MMAREF_CODE_BITS | 0,   24, 28 }, /* mma.sp.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    { 0 << MMAREF_CODE_BITS | 264, 25, 28 }, /* mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 */
    { 0 << MMAREF_CODE_BITS | 2,   24, 29 }, /* mma.sp.sync.aligned.m16n8k32.row.col.f16.f16.f16.f16 */
    { 0 << MMAREF_CODE_BITS | 266, 25, 29 }, /* mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 */
    { 0 << MMAREF_CODE_BITS | 344, 25, 28 }, /* mma.sp.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 */
    { 0 << MMAREF_CODE_BITS | 346, 25, 29 }, /* mma.sp.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32 */
    { 0 << MMAREF_CODE_BITS | 428, 26, 30 }, /* mma.sp.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    { 0 << MMAREF_CODE_BITS | 424, 26, 31 }, /* mma.sp.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32 */
    { 2 << MMAREF_CODE_BITS | 510, 27, 32 }, /* mma.sp.sync.aligned.m16n8k64.row.col.f32.e4m3.e4m3.f32 */
#else
    { 12, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_SPARSE
    { 1 << MMAREF_CODE_BITS | 0,  28, 33 }, /* mma.sp.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 */
    { 1 << MMAREF_CODE_BITS | 2,  28, 32 }, /* mma.sp.sync.aligned.m16n8k64.row.col.s32.u8.u8.s32 */
    { 1 << MMAREF_CODE_BITS | 20, 28, 34 }, /* mma.sp.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32 */
    { 1 << MMAREF_CODE_BITS | 22, 28, 35 }, /* mma.sp.sync.aligned.m16n8k128.row.col.s32.u4.u4.s32 */
#else
    { 32, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    { 0 << MMAREF_CODE_BITS | 1,   29, 28 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    { 0 << MMAREF_CODE_BITS | 265, 30, 28 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 */
    { 0 << MMAREF_CODE_BITS | 3,   29, 29 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f16.f16.f16.f16 */
    { 0 << MMAREF_CODE_BITS | 267, 30, 29 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 */
    { 0 << MMAREF_CODE_BITS | 345, 30, 28 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 */
    { 0 << MMAREF_CODE_BITS | 347, 30, 29 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32 */
    { 0 << MMAREF_CODE_BITS | 429, 31, 30 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    { 0 << MMAREF_CODE_BITS | 425, 31, 31 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32 */
    { 2 << MMAREF_CODE_BITS | 511, 32, 32 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e4m3.e4m3.f32 */
#else
    { 12, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_SPARSE
    { 1 << MMAREF_CODE_BITS | 1,  33, 33 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 */
    { 1 << MMAREF_CODE_BITS | 3,  33, 32 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u8.u8.s32 */
    { 1 << MMAREF_CODE_BITS | 21, 33, 34 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32 */
    { 1 << MMAREF_CODE_BITS | 23, 33, 35 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.u4.u4.s32 */
#else
    { 32, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    { 8 << MMAREF_CODE_BITS | 0,  34, 32 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16 */
    { 2 << MMAREF_CODE_BITS | 81, 35, 32 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e4m3.f32 */
    { 4 << MMAREF_CODE_BITS | 99, 36, 32 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e3m2.f32 */
    { 5 << MMAREF_CODE_BITS | 69, 36, 32 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e3m2.e4m3.f32 */
#else
    { 50, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE && MMAREF_HAS_SCALE
    { 6 << MMAREF_CODE_BITS | 0,   37, 35 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    { 0 << MMAREF_CODE_BITS | 8,   37, 35 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 */
    { 0 << MMAREF_CODE_BITS | 110, 37, 35 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 */
    { 7 << MMAREF_CODE_BITS | 95,  38, 32 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0 */
#else
    { 54, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    { 4 << MMAREF_CODE_BITS | 0,  39, MMAREF_MOVED | 2 },  /* wmma.load.a.sync.aligned.row.m16n16k16.f16 */
    { 6 << MMAREF_CODE_BITS | 15, 40, MMAREF_MOVED | 2 },  /* wmma.load.a.sync.aligned.row.m16n16k16.shared::cta.f16 */
    { 4 << MMAREF_CODE_BITS | 1,  39, MMAREF_MOVED | 3 },  /* wmma.load.b.sync.aligned.row.m16n16k16.f16 */
    { 6 << MMAREF_CODE_BITS | 16, 40, MMAREF_MOVED | 3 },  /* wmma.load.b.sync.aligned.row.m16n16k16.shared::cta.f16 */
    { 9 << MMAREF_CODE_BITS | 32, 39, MMAREF_MOVED | 4 },  /* wmma.load.c.sync.aligned.row.m16n16k16.f16 */
    { 2 << MMAREF_CODE_BITS | 47, 40, MMAREF_MOVED | 4 },  /* wmma.load.c.sync.aligned.row.m16n16k16.shared::cta.f16 */
    { 4 << MMAREF_CODE_BITS | 3,  41, MMAREF_MOVED | 16 }, /* wmma.load.a.sync.aligned.row.m8n32k16.f16 */
    { 6 << MMAREF_CODE_BITS | 18, 42, MMAREF_MOVED | 16 }, /* wmma.load.a.sync.aligned.row.m8n32k16.shared::cta.f16 */
    { 4 << MMAREF_CODE_BITS | 4,  41, MMAREF_MOVED | 18 }, /* wmma.load.b.sync.aligned.row.m8n32k16.f16 */
    { 6 << MMAREF_CODE_BITS | 19, 42, MMAREF_MOVED | 18 }, /* wmma.load.b.sync.aligned.row.m8n32k16.shared::cta.f16 */
    { 9 << MMAREF_CODE_BITS | 35, 41, MMAREF_MOVED | 21 }, /* wmma.load.c.sync.aligned.row.m8n32k16.f16 */
    { 2 << MMAREF_CODE_BITS | 50, 42, MMAREF_MOVED | 21 }, /* wmma.load.c.sync.aligned.row.m8n32k16.shared::cta.f16 */
    { 4 << MMAREF_CODE_BITS | 6,  41, MMAREF_MOVED | 10 }, /* wmma.load.a.sync.aligned.row.m32n8k16.f16 */
    { 6 << MMAREF_CODE_BITS | 21, 42, MMAREF_MOVED | 10 }, /* wmma.load.a.sync.aligned.row.m32n8k16.shared::cta.f16 */
    { 4 << MMAREF_CODE_BITS | 7,  41, MMAREF_MOVED | 11 }, /* wmma.load.b.sync.aligned.row.m32n8k16.f16 */
    { 6 << MMAREF_CODE_BITS | 22, 42, MMAREF_MOVED | 11 }, /* wmma.load.b.sync.aligned.row.m32n8k16.shared::cta.f16 */
    { 9 << MMAREF_CODE_BITS | 38, 41, MMAREF_MOVED | 15 }, /* wmma.load.c.sync.aligned.row.m32n8k16.f16 */
    { 2 << MMAREF_CODE_BITS | 53, 42, MMAREF_MOVED | 15 }, /* wmma.load.c.sync.aligned.row.m32n8k16.shared::cta.f16 */
#else
    { 96, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    { 9 << MMAREF_CODE_BITS | 60,  41, MMAREF_MOVED | 6 },  /* wmma.load.a.sync.aligned.row.m16n16k16.s8 */
    { 2 << MMAREF_CODE_BITS | 75,  42, MMAREF_MOVED | 6 },  /* wmma.load.a.sync.aligned.row.m16n16k16.shared::cta.s8 */
    { 9 << MMAREF_CODE_BITS | 61,  41, MMAREF_MOVED | 7 },  /* wmma.load.b.sync.aligned.row.m16n16k16.s8 */
    { 2 << MMAREF_CODE_BITS | 76,  42, MMAREF_MOVED | 7 },  /* wmma.load.b.sync.aligned.row.m16n16k16.shared::cta.s8 */
    { 4 << MMAREF_CODE_BITS | 92,  41, MMAREF_MOVED | 4 },  /* wmma.load.c.sync.aligned.row.m16n16k16.s32 */
    { 6 << MMAREF_CODE_BITS | 107, 42, MMAREF_MOVED | 4 },  /* wmma.load.c.sync.aligned.row.m16n16k16.shared::cta.s32 */
    { 9 << MMAREF_CODE_BITS | 63,  41, MMAREF_MOVED | 19 }, /* wmma.load.a.sync.aligned.row.m8n32k16.s8 */
    { 2 << MMAREF_CODE_BITS | 78,  42, MMAREF_MOVED | 19 }, /* wmma.load.a.sync.aligned.row.m8n32k16.shared::cta.s8 */
    { 9 << MMAREF_CODE_BITS | 64,  41, MMAREF_MOVED | 20 }, /* wmma.load.b.sync.aligned.row.m8n32k16.s8 */
    { 2 << MMAREF_CODE_BITS | 79,  42, MMAREF_MOVED | 20 }, /* wmma.load.b.sync.aligned.row.m8n32k16.shared::cta.s8 */
    { 4 << MMAREF_CODE_BITS | 95,  41, MMAREF_MOVED | 21 }, /* wmma.load.c.sync.aligned.row.m8n32k16.s32 */
    { 6 << MMAREF_CODE_BITS | 110, 42, MMAREF_MOVED | 21 }, /* wmma.load.c.sync.aligned.row.m8n32k16.shared::cta.s32 */
    { 9 << MMAREF_CODE_BITS | 66,  41, MMAREF_MOVED | 13 }, /* wmma.load.a.sync.aligned.row.m32n8k16.s8 */
    { 2 << MMAREF_CODE_BITS | 81,  42, MMAREF_MOVED | 13 }, /* wmma.load.a.sync.aligned.row.m32n8k16.shared::cta.s8 */
    { 9 << MMAREF_CODE_BITS | 67,  41, MMAREF_MOVED | 14 }, /* wmma.load.b.sync.aligned.row.m32n8k16.s8 */
    { 2 << MMAREF_CODE_BITS | 82,  42, MMAREF_MOVED | 14 }, /* wmma.load.b.sync.aligned.row.m32n8k16.shared::cta.s8 */
    { 4 << MMAREF_CODE_BITS | 98,  41, MMAREF_MOVED | 15 }, /* wmma.load.c.sync.aligned.row.m32n8k16.s32 */
    { 6 << MMAREF_CODE_BITS | 113, 42, MMAREF_MOVED | 15 }, /* wmma.load.c.sync.aligned.row.m32n8k16.shared::cta.s32 */
#else
    { 120, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    { 4 << MMAREF_CODE_BITS | 120, 43, MMAREF_MOVED | 4 },  /* wmma.load.a.sync.aligned.row.m16n16k16.bf16 */
    { 6 << MMAREF_CODE_BITS | 135, 44, MMAREF_MOVED | 4 },  /* wmma.load.a.sync.aligned.row.m16n16k16.shared::cta.bf16 */
    { 4 << MMAREF_CODE_BITS | 121, 43, MMAREF_MOVED | 5 },  /* wmma.load.b.sync.aligned.row.m16n16k16.bf16 */
    { 6 << MMAREF_CODE_BITS | 136, 44, MMAREF_MOVED | 5 },  /* wmma.load.b.sync.aligned.row.m16n16k16.shared::cta.bf16 */
    { 4 << MMAREF_CODE_BITS | 123, 43, MMAREF_MOVED | 17 }, /* wmma.load.a.sync.aligned.row.m8n32k16.bf16 */
    { 6 << MMAREF_CODE_BITS | 138, 44, MMAREF_MOVED | 17 }, /* wmma.load.a.sync.aligned.row.m8n32k16.shared::cta.bf16 */
    { 4 << MMAREF_CODE_BITS | 124, 43, MMAREF_MOVED | 18 }, /* wmma.load.b.sync.aligned.row.m8n32k16.bf16 */
    { 6 << MMAREF_CODE_BITS | 139, 44, MMAREF_MOVED | 18 }, /* wmma.load.b.sync.aligned.row.m8n32k16.shared::cta.bf16 */
    { 4 << MMAREF_CODE_BITS | 126, 43, MMAREF_MOVED | 10 }, /* wmma.load.a.sync.aligned.row.m32n8k16.bf16 */
    { 6 << MMAREF_CODE_BITS | 141, 44, MMAREF_MOVED | 10 }, /* wmma.load.a.sync.aligned.row.m32n8k16.shared::cta.bf16 */
    { 4 << MMAREF_CODE_BITS | 127, 43, MMAREF_MOVED | 12 }, /* wmma.load.b.sync.aligned.row.m32n8k16.bf16 */
    { 6 << MMAREF_CODE_BITS | 142, 44, MMAREF_MOVED | 12 }, /* wmma.load.b.sync.aligned.row.m32n8k16.shared::cta.bf16 */
    { 4 << MMAREF_CODE_BITS | 159, 43, MMAREF_MOVED | 8 },  /* wmma.load.a.sync.aligned.row.m16n16k8.tf32 */
    { 6 << MMAREF_CODE_BITS | 174, 44, MMAREF_MOVED | 8 },  /* wmma.load.a.sync.aligned.row.m16n16k8.shared::cta.tf32 */
    { 4 << MMAREF_CODE_BITS | 160, 43, MMAREF_MOVED | 9 },  /* wmma.load.b.sync.aligned.row.m16n16k8.tf32 */
    { 6 << MMAREF_CODE_BITS | 175, 44, MMAREF_MOVED | 9 },  /* wmma.load.b.sync.aligned.row.m16n16k8.shared::cta.tf32 */
    { 4 << MMAREF_CODE_BITS | 191, 43, MMAREF_MOVED | 4 },  /* wmma.load.c.sync.aligned.row.m16n16k8.f32 */
    { 6 << MMAREF_CODE_BITS | 206, 44, MMAREF_MOVED | 4 },  /* wmma.load.c.sync.aligned.row.m16n16k8.shared::cta.f32 */
#else
    { 72, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    { 4 << MMAREF_CODE_BITS | 222, 43, MMAREF_MOVED | 35 }, /* wmma.load.a.sync.aligned.row.m8n8k4.f64 */
    { 6 << MMAREF_CODE_BITS | 237, 44, MMAREF_MOVED | 35 }, /* wmma.load.a.sync.aligned.row.m8n8k4.shared::cta.f64 */
    { 4 << MMAREF_CODE_BITS | 223, 43, MMAREF_MOVED | 36 }, /* wmma.load.b.sync.aligned.row.m8n8k4.f64 */
    { 6 << MMAREF_CODE_BITS | 238, 44, MMAREF_MOVED | 36 }, /* wmma.load.b.sync.aligned.row.m8n8k4.shared::cta.f64 */
    { 4 << MMAREF_CODE_BITS | 224, 43, MMAREF_MOVED | 37 }, /* wmma.load.c.sync.aligned.row.m8n8k4.f64 */
    { 6 << MMAREF_CODE_BITS | 239, 44, MMAREF_MOVED | 37 }, /* wmma.load.c.sync.aligned.row.m8n8k4.shared::cta.f64 */
#else
    { 24, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    { 4 << MMAREF_CODE_BITS | 0,    45, MMAREF_MOVED | 38 }, /* wmma.load.a.sync.aligned.row.m8n8k32.s4 */
    { 6 << MMAREF_CODE_BITS | 27,   46, MMAREF_MOVED | 38 }, /* wmma.load.a.sync.aligned.row.m8n8k32.shared::cta.s4 */
    { 4 << MMAREF_CODE_BITS | 4,    45, MMAREF_MOVED | 39 }, /* wmma.load.b.sync.aligned.col.m8n8k32.s4 */
    { 6 << MMAREF_CODE_BITS | 31,   46, MMAREF_MOVED | 39 }, /* wmma.load.b.sync.aligned.col.m8n8k32.shared::cta.s4 */
    { 4 << MMAREF_CODE_BITS | 89,   45, MMAREF_MOVED | 37 }, /* wmma.load.c.sync.aligned.row.m8n8k32.s32 */
    { 6 << MMAREF_CODE_BITS | 116,  46, MMAREF_MOVED | 37 }, /* wmma.load.c.sync.aligned.row.m8n8k32.shared::cta.s32 */
    { 10 << MMAREF_CODE_BITS | 171, 45, MMAREF_MOVED | 40 }, /* wmma.load.a.sync.aligned.row.m8n8k128.b1 */
    { 0 << MMAREF_CODE_BITS | 198,  46, MMAREF_MOVED | 40 }, /* wmma.load.a.sync.aligned.row.m8n8k128.shared::cta.b1 */
    { 10 << MMAREF_CODE_BITS | 175, 45, MMAREF_MOVED | 41 }, /* wmma.load.b.sync.aligned.col.m8n8k128.b1 */
    { 0 << MMAREF_CODE_BITS | 202,  46, MMAREF_MOVED | 41 }, /* wmma.load.b.sync.aligned.col.m8n8k128.shared::cta.b1 */
    { 4 << MMAREF_CODE_BITS | 98,   45, MMAREF_MOVED | 37 }, /* wmma.load.c.sync.aligned.row.m8n8k128.s32 */
    { 6 << MMAREF_CODE_BITS | 125,  46, MMAREF_MOVED | 37 }, /* wmma.load.c.sync.aligned.row.m8n8k128.shared::cta.s32 */
#else
    { 40, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    { 9 << MMAREF_CODE_BITS | 0,  47, MMAREF_MOVED | 4 },  /* wmma.store.d.sync.aligned.row.m16n16k16.f16 */
    { 2 << MMAREF_CODE_BITS | 8,  48, MMAREF_MOVED | 4 },  /* wmma.store.d.sync.aligned.row.m16n16k16.shared::cta.f16 */
    { 9 << MMAREF_CODE_BITS | 1,  49, MMAREF_MOVED | 21 }, /* wmma.store.d.sync.aligned.row.m8n32k16.f16 */
    { 2 << MMAREF_CODE_BITS | 9,  50, MMAREF_MOVED | 21 }, /* wmma.store.d.sync.aligned.row.m8n32k16.shared::cta.f16 */
    { 9 << MMAREF_CODE_BITS | 2,  49, MMAREF_MOVED | 15 }, /* wmma.store.d.sync.aligned.row.m32n8k16.f16 */
    { 2 << MMAREF_CODE_BITS | 10, 50, MMAREF_MOVED | 15 }, /* wmma.store.d.sync.aligned.row.m32n8k16.shared::cta.f16 */
#else
    { 48, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    { 4 << MMAREF_CODE_BITS | 24, 49, MMAREF_MOVED | 4 },  /* wmma.store.d.sync.aligned.row.m16n16k16.s32 */
    { 6 << MMAREF_CODE_BITS | 32, 50, MMAREF_MOVED | 4 },  /* wmma.store.d.sync.aligned.row.m16n16k16.shared::cta.s32 */
    { 4 << MMAREF_CODE_BITS | 25, 49, MMAREF_MOVED | 21 }, /* wmma.store.d.sync.aligned.row.m8n32k16.s32 */
    { 6 << MMAREF_CODE_BITS | 33, 50, MMAREF_MOVED | 21 }, /* wmma.store.d.sync.aligned.row.m8n32k16.shared::cta.s32 */
    { 4 << MMAREF_CODE_BITS | 26, 49, MMAREF_MOVED | 15 }, /* wmma.store.d.sync.aligned.row.m32n8k16.s32 */
    { 6 << MMAREF_CODE_BITS | 34, 50, MMAREF_MOVED | 15 }, /* wmma.store.d.sync.aligned.row.m32n8k16.shared::cta.s32 */
    { 4 << MMAREF_CODE_BITS | 27, 49, MMAREF_MOVED | 37 }, /* wmma.store.d.sync.aligned.row.m8n8k32.s32 */
    { 6 << MMAREF_CODE_BITS | 35, 50, MMAREF_MOVED | 37 }, /* wmma.store.d.sync.aligned.row.m8n8k32.shared::cta.s32 */
    { 4 << MMAREF_CODE_BITS | 28, 49, MMAREF_MOVED | 37 }, /* wmma.store.d.sync.aligned.row.m8n8k128.s32 */
    { 6 << MMAREF_CODE_BITS | 36, 50, MMAREF_MOVED | 37 }, /* wmma.store.d.sync.aligned.row.m8n8k128.shared::cta.s32 */
#else
    { 40, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    { 4 << MMAREF_CODE_BITS | 53, 51, MMAREF_MOVED | 4 }, /* wmma.store.d.sync.aligned.row.m16n16k8.f32 */
    { 6 << MMAREF_CODE_BITS | 61, 52, MMAREF_MOVED | 4 }, /* wmma.store.d.sync.aligned.row.m16n16k8.shared::cta.f32 */
#else
    { 8, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    { 4 << MMAREF_CODE_BITS | 78, 51, MMAREF_MOVED | 37 }, /* wmma.store.d.sync.aligned.row.m8n8k4.f64 */
    { 6 << MMAREF_CODE_BITS | 86, 52, MMAREF_MOVED | 37 }, /* wmma.store.d.sync.aligned.row.m8n8k4.shared::cta.f64 */
#else
    { 8, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA
    { 11 << MMAREF_CODE_BITS | 0, 53, 36 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 11 << MMAREF_CODE_BITS | 1, 54, 37 }, /* wmma.mma.sync.aligned.row.row.m8n32k16.f16.f16 */
    { 11 << MMAREF_CODE_BITS | 2, 54, 38 }, /* wmma.mma.sync.aligned.row.row.m32n8k16.f16.f16 */
#else
    { 48, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA
    { 1 << MMAREF_CODE_BITS | 0,   55, 39 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.s8.s8.s32 */
    { 1 << MMAREF_CODE_BITS | 120, 55, 39 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.u8.u8.s32 */
    { 1 << MMAREF_CODE_BITS | 4,   55, 40 }, /* wmma.mma.sync.aligned.row.row.m8n32k16.s32.s8.s8.s32 */
    { 1 << MMAREF_CODE_BITS | 124, 55, 40 }, /* wmma.mma.sync.aligned.row.row.m8n32k16.s32.u8.u8.s32 */
    { 1 << MMAREF_CODE_BITS | 8,   55, 41 }, /* wmma.mma.sync.aligned.row.row.m32n8k16.s32.s8.s8.s32 */
    { 1 << MMAREF_CODE_BITS | 128, 55, 41 }, /* wmma.mma.sync.aligned.row.row.m32n8k16.s32.u8.u8.s32 */
#else
    { 48, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA
    { 2 << MMAREF_CODE_BITS | 0,  56, 42 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f32.bf16.bf16.f32 */
    { 2 << MMAREF_CODE_BITS | 1,  56, 43 }, /* wmma.mma.sync.aligned.row.row.m8n32k16.f32.bf16.bf16.f32 */
    { 2 << MMAREF_CODE_BITS | 2,  56, 44 }, /* wmma.mma.sync.aligned.row.row.m32n8k16.f32.bf16.bf16.f32 */
    { 2 << MMAREF_CODE_BITS | 15, 57, 45 }, /* wmma.mma.sync.aligned.row.row.m16n16k8.f32.tf32.tf32.f32 */
#else
    { 16, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA
    { 12 << MMAREF_CODE_BITS | 0, 58, 20 }, /* wmma.mma.sync.aligned.row.row.m8n8k4.f64.f64.f64.f64 */
#else
    { 20, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA
    { 6 << MMAREF_CODE_BITS | 255, 55, 23 }, /* wmma.mma.sync.aligned.row.col.m8n8k32.s32.s4.s4.s32 */
    { 6 << MMAREF_CODE_BITS | 375, 55, 23 }, /* wmma.mma.sync.aligned.row.col.m8n8k32.s32.u4.u4.s32 */
    { 0 << MMAREF_CODE_BITS | 0,   59, 26 }, /* wmma.mma.xor.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32 */
    { 0 << MMAREF_CODE_BITS | 1,   60, 26 }, /* wmma.mma.and.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32 */
#else
    { 6, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_MOVE
    { 9 << MMAREF_CODE_BITS | 0,   61, MMAREF_MOVED | 37 }, /* ldmatrix.sync.aligned.m8n8.x1.b16 */
    { 4 << MMAREF_CODE_BITS | 12,  62, MMAREF_MOVED | 37 }, /* ldmatrix.sync.aligned.m8n8.x1.shared::cta.b16 */
    { 4 << MMAREF_CODE_BITS | 69,  63, MMAREF_MOVED | 6 },  /* ldmatrix.sync.aligned.m16n16.x1.trans.b8 */
    { 13 << MMAREF_CODE_BITS | 0,  64, MMAREF_MOVED | 19 }, /* ldmatrix.sync.aligned.m8n16.x1.b8x16.b6x16_p32 */
    { 9 << MMAREF_CODE_BITS | 0,   65, MMAREF_MOVED | 6 },  /* ldmatrix.sync.aligned.m16n16.x1.trans.b8x16.b6x16_p32 */
    { 13 << MMAREF_CODE_BITS | 0,  66, MMAREF_MOVED | 37 }, /* stmatrix.sync.aligned.m8n8.x1.b16 */
    { 14 << MMAREF_CODE_BITS | 13, 67, MMAREF_MOVED | 43 }, /* stmatrix.sync.aligned.m16n8.x1.trans.b8 */
    { 0 << MMAREF_CODE_BITS | 0,   68, 46 },                /* movmatrix.sync.aligned.m8n8.trans.b16 */
#else
    { 82, MMAREF_LEFT_OUT, 0 },
#endif
#if MMAREF_HAS_FLOAT
    { 0 << MMAREF_CODE_BITS | 769,  69, MMAREF_REFUSED }, /* mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f32 */
    { 0 << MMAREF_CODE_BITS | 25,   69, MMAREF_REFUSED }, /* mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f16 */
    { 0 << MMAREF_CODE_BITS | 1493, 69, MMAREF_REFUSED }, /* mma.sync.aligned.m16n8k16.row.col.f16.e4m3.e4m3.f32 */
    { 0 << MMAREF_CODE_BITS | 749,  69, MMAREF_REFUSED }, /* mma.sync.aligned.m16n8k16.row.col.f32.e4m3.e4m3.f16 */
    { 0 << MMAREF_CODE_BITS | 408,  70, MMAREF_REFUSED }, /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e4m3.f32 */
    { 0 << MMAREF_CODE_BITS | 204,  70, MMAREF_REFUSED }, /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e4m3.f16 */
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    { 0 << MMAREF_CODE_BITS | 54, 71, MMAREF_REFUSED }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e4m3.f32 */
    { 0 << MMAREF_CODE_BITS | 3,  71, MMAREF_REFUSED }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e4m3.f16 */
#endif
#if MMAREF_HAS_INTEGER
    { 0 << MMAREF_CODE_BITS | 0,  72, MMAREF_REFUSED }, /* mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32.xor */
    { 0 << MMAREF_CODE_BITS | 47, 73, MMAREF_REFUSED }, /* mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32.xor.popc */
    { 0 << MMAREF_CODE_BITS | 0,  74, MMAREF_REFUSED }, /* mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32.xor.and.popc */
#endif
#if MMAREF_HAS_FLOAT
    { 0 << MMAREF_CODE_BITS | 1034, 75, MMAREF_REFUSED }, /* mma.sync.aligned.m8n8k4.row.col.f32.bf16.bf16.f32 */
    { 0 << MMAREF_CODE_BITS | 1274, 75, MMAREF_REFUSED }, /* mma.sync.aligned.m8n8k4.row.col.f32.tf32.tf32.f32 */
    { 0 << MMAREF_CODE_BITS | 1,    76, MMAREF_REFUSED }, /* mma.sync.aligned.m16n8k16.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16 */
    { 0 << MMAREF_CODE_BITS | 232,  76, MMAREF_REFUSED }, /* mma.sync.aligned.m16n8k16.row.col.kind::f8f6f4.f32.e4m3.e4m3.f32 */
    { 0 << MMAREF_CODE_BITS | 8,    76, MMAREF_REFUSED }, /* mma.sync.aligned.m16n8k16.row.col.kind::f16.f16.e4m3.e4m3.f16 */
    { 0 << MMAREF_CODE_BITS | 237,  76, MMAREF_REFUSED }, /* mma.sync.aligned.m16n8k32.row.col.kind::f16.f32.e4m3.e4m3.f32 */
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    { 0 << MMAREF_CODE_BITS | 247, 77, MMAREF_REFUSED }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f16.e4m3.e4m3.f16 */
    { 0 << MMAREF_CODE_BITS | 82,  78, MMAREF_REFUSED }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f16.f32.e4m3.e4m3.f32 */
    { 0 << MMAREF_CODE_BITS | 26,  78, MMAREF_REFUSED }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.f16.e4m3.e4m3.f16 */
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    { 0 << MMAREF_CODE_BITS | 323, 79, MMAREF_REFUSED }, /* wmma.load.c.sync.aligned.row.m8n8k32.f32 */
    { 0 << MMAREF_CODE_BITS | 71,  80, MMAREF_REFUSED }, /* wmma.store.d.sync.aligned.row.m8n8k32.f32 */
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA
    { 0 << MMAREF_CODE_BITS | 0,   81, MMAREF_REFUSED }, /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.s4.s4.s32 */
    { 0 << MMAREF_CODE_BITS | 6,   81, MMAREF_REFUSED }, /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.u4.u4.s32 */
    { 0 << MMAREF_CODE_BITS | 13,  81, MMAREF_REFUSED }, /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.s4.u4.u32 */
    { 0 << MMAREF_CODE_BITS | 11,  81, MMAREF_REFUSED }, /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.u4.s4.u32 */
    { 0 << MMAREF_CODE_BITS | 996, 82, MMAREF_REFUSED }, /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.s8.s8.u32 */
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA
    { 0 << MMAREF_CODE_BITS | 1, 83, MMAREF_REFUSED }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f64.f64.f64.f64 */
#endif
#if MMAREF_HAS_MOVE
    { 0 << MMAREF_CODE_BITS | 28,  84, MMAREF_REFUSED }, /* ldmatrix.sync.aligned.m8n8.x8.b16 */
    { 0 << MMAREF_CODE_BITS | 71,  84, MMAREF_REFUSED }, /* ldmatrix.sync.aligned.m16n16.x8.trans.b8 */
    { 0 << MMAREF_CODE_BITS | 1,   85, MMAREF_REFUSED }, /* ldmatrix.sync.aligned.m8n16.x8.b8x16.b6x16_p32 */
    { 0 << MMAREF_CODE_BITS | 1,   86, MMAREF_REFUSED }, /* ldmatrix.sync.aligned.m16n16.x8.trans.b8x16.b6x16_p32 */
    { 0 << MMAREF_CODE_BITS | 2,   87, MMAREF_REFUSED }, /* stmatrix.sync.aligned.m8n8.x8.b16 */
    { 0 << MMAREF_CODE_BITS | 15,  87, MMAREF_REFUSED }, /* stmatrix.sync.aligned.m16n8.x8.trans.b8 */
    { 0 << MMAREF_CODE_BITS | 0,   88, MMAREF_REFUSED }, /* stmatrix.sync.aligned.m8n8.x1.b16.b8x16.b6x16_p32 */
    { 0 << MMAREF_CODE_BITS | 55,  88, MMAREF_REFUSED }, /* stmatrix.sync.aligned.m16n8.x1.trans.b8.b6x16_p32 */
    { 0 << MMAREF_CODE_BITS | 107, 88, MMAREF_REFUSED }, /* stmatrix.sync.aligned.m16n8.x1.trans.b8x16.b8 */
    { 0 << MMAREF_CODE_BITS | 0,   89, MMAREF_REFUSED }, /* movmatrix.sync.aligned.m8n8.trans.b16.b8x16.b6x16_p32 */
#endif
};

const MMAREF_FLASH uint16_t mmaref_packed_row_count =
    sizeof mmaref_packed_rows / sizeof mmaref_packed_rows[0];
