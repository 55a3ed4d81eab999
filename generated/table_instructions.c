/* SPDX-License-Identifier: MIT */
/* The instruction table.
 *
 * Generated from generator/spec/instructions.lua, families.lua.
 * Do not edit: change the source and run `make generate`. */

#include "mmaref_internal.h"

/* PTX version, number of what is asked of targets; profiles that have it. */
const mmaref_availability mmaref_availabilities[] = {
    { 0, 0, 0 },
    { 65, 1, 507 },
    { 70, 2, 499 },
    { 71, 2, 499 },
    { 64, 3, 511 },
    { 87, 4, 483 },
    { 84, 4, 483 },
    { 78, 5, 451 },
    { 70, 1, 507 },
    { 87, 6, 387 },
    { 87, 6, 259 },
    { 85, 2, 499 },
    { 85, 4, 483 },
    { 87, 7, 259 },
    { 63, 3, 511 },
    { 78, 3, 511 },
    { 63, 3, 507 },
    { 78, 3, 507 },
    { 63, 8, 507 },
    { 78, 8, 507 },
    { 78, 2, 499 },
    { 63, 1, 507 },
    { 78, 1, 507 },
    { 86, 9, 387 },
};

/* Layouts of a, b, c, d, of sparse ones of a, b, c (d too), e; 255: no such operand. */
const MMAREF_FLASH uint8_t mmaref_operand_layouts[][MMAREF_OPERAND_E] = {
    { 255, 255, 255, 255 },
    { 43, 44, 43, 43 },
    { 4, 12, 43, 43 },
    { 6, 14, 43, 43 },
    { 49, 50, 43, 43 },
    { 54, 55, 43, 43 },
    { 29, 31, 33, 33 },
    { 29, 32, 33, 33 },
    { 30, 31, 33, 33 },
    { 30, 32, 33, 33 },
    { 29, 31, 33, 34 },
    { 29, 31, 34, 34 },
    { 29, 32, 33, 34 },
    { 29, 32, 34, 34 },
    { 30, 31, 33, 34 },
    { 30, 31, 34, 34 },
    { 30, 32, 33, 34 },
    { 30, 32, 34, 34 },
    { 42, 36, 43, 43 },
    { 8, 45, 43, 43 },
    { 35, 36, 37, 37 },
    { 46, 47, 43, 43 },
    { 19, 14, 37, 37 },
    { 38, 39, 37, 37 },
    { 48, 39, 43, 43 },
    { 51, 52, 43, 43 },
    { 40, 41, 37, 37 },
    { 53, 41, 43, 43 },
    { 43, 12, 43, 56 },
    { 4, 57, 43, 58 },
    { 42, 45, 43, 56 },
    { 8, 47, 43, 58 },
    { 49, 60, 43, 61 },
    { 6, 50, 43, 59 },
    { 48, 52, 43, 59 },
    { 51, 62, 43, 61 },
    { 2, 3, 4, 4 },
    { 16, 18, 21, 21 },
    { 10, 11, 15, 15 },
    { 6, 7, 4, 4 },
    { 19, 20, 21, 21 },
    { 13, 14, 15, 15 },
    { 4, 5, 4, 4 },
    { 17, 18, 21, 21 },
    { 10, 12, 15, 15 },
    { 8, 9, 4, 4 },
    { 37, 255, 255, 37 },
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

/* Code, form, availability, detail, layouts; where a family is left out, how many instructions. */
const MMAREF_FLASH uint32_t mmaref_packed_rows[] = {
#if MMAREF_HAS_MAC16
    MMAREF_ROW(0, 1, 0, 0, 0), /* mac16 */
#else
    MMAREF_ROW(1, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT
    MMAREF_ROW(18,   2, 1, 3, 1), /* mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 */
    MMAREF_ROW(1074, 2, 1, 4, 1), /* mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 */
    MMAREF_ROW(1394, 2, 2, 4, 1), /* mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 */
    MMAREF_ROW(19,   2, 2, 3, 2), /* mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    MMAREF_ROW(1075, 2, 2, 4, 2), /* mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 */
    MMAREF_ROW(1395, 2, 2, 4, 2), /* mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 */
#else
    MMAREF_ROW(6, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_INTEGER
    MMAREF_ROW(2,  3, 2, 0, 3), /* mma.sync.aligned.m16n8k16.row.col.s32.u8.u8.s32 */
    MMAREF_ROW(3,  3, 2, 0, 4), /* mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 */
    MMAREF_ROW(2,  4, 2, 0, 5), /* mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc */
    MMAREF_ROW(18, 4, 3, 0, 5), /* mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.and.popc */
#else
    MMAREF_ROW(18, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT
    MMAREF_ROW(0,    2, 4, 1, 6),  /* mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16 */
    MMAREF_ROW(16,   2, 4, 1, 7),  /* mma.sync.aligned.m8n8k4.row.col.f16.f16.f16.f16 */
    MMAREF_ROW(8,    2, 4, 1, 8),  /* mma.sync.aligned.m8n8k4.col.row.f16.f16.f16.f16 */
    MMAREF_ROW(24,   2, 4, 1, 9),  /* mma.sync.aligned.m8n8k4.col.col.f16.f16.f16.f16 */
    MMAREF_ROW(32,   2, 4, 2, 10), /* mma.sync.aligned.m8n8k4.row.row.f32.f16.f16.f16 */
    MMAREF_ROW(1056, 2, 4, 2, 11), /* mma.sync.aligned.m8n8k4.row.row.f32.f16.f16.f32 */
    MMAREF_ROW(48,   2, 4, 2, 12), /* mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f16 */
    MMAREF_ROW(1072, 2, 4, 2, 13), /* mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 */
    MMAREF_ROW(40,   2, 4, 2, 14), /* mma.sync.aligned.m8n8k4.col.row.f32.f16.f16.f16 */
    MMAREF_ROW(1064, 2, 4, 2, 15), /* mma.sync.aligned.m8n8k4.col.row.f32.f16.f16.f32 */
    MMAREF_ROW(56,   2, 4, 2, 16), /* mma.sync.aligned.m8n8k4.col.col.f32.f16.f16.f16 */
    MMAREF_ROW(1080, 2, 4, 2, 17), /* mma.sync.aligned.m8n8k4.col.col.f32.f16.f16.f32 */
    MMAREF_ROW(1713, 2, 2, 5, 18), /* mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 */
    MMAREF_ROW(1714, 2, 2, 5, 19), /* mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    MMAREF_ROW(979,  2, 5, 6, 3),  /* mma.sync.aligned.m16n8k16.row.col.f16.e4m3.e4m3.f16 */
    MMAREF_ROW(2035, 2, 5, 7, 3),  /* mma.sync.aligned.m16n8k16.row.col.f32.e4m3.e4m3.f32 */
    MMAREF_ROW(980,  2, 5, 6, 4),  /* mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16 */
    MMAREF_ROW(2036, 2, 6, 7, 4),  /* mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 */
#else
    MMAREF_ROW(30, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_F64
    MMAREF_ROW(0, 5, 2, 8, 20), /* mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 */
    MMAREF_ROW(1, 5, 7, 8, 18), /* mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64 */
    MMAREF_ROW(2, 5, 7, 8, 19), /* mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64 */
    MMAREF_ROW(3, 5, 7, 8, 21), /* mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64 */
#else
    MMAREF_ROW(20, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_INTEGER
    MMAREF_ROW(0,  3, 1, 0, 22), /* mma.sync.aligned.m8n8k16.row.col.s32.u8.u8.s32 */
    MMAREF_ROW(25, 3, 1, 0, 23), /* mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32 */
    MMAREF_ROW(27, 3, 2, 0, 24), /* mma.sync.aligned.m16n8k32.row.col.s32.u4.u4.s32 */
    MMAREF_ROW(28, 3, 2, 0, 25), /* mma.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32 */
    MMAREF_ROW(0,  4, 8, 0, 26), /* mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.xor.popc */
    MMAREF_ROW(16, 4, 3, 0, 26), /* mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.and.popc */
    MMAREF_ROW(1,  4, 2, 0, 27), /* mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.xor.popc */
    MMAREF_ROW(17, 4, 3, 0, 27), /* mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.and.popc */
#else
    MMAREF_ROW(36, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT
    MMAREF_ROW(1,   6, 9,  6, 4), /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16 */
    MMAREF_ROW(129, 6, 10, 6, 4), /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e3m2.f16 */
    MMAREF_ROW(289, 6, 10, 6, 4), /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e4m3.f16 */
    MMAREF_ROW(529, 6, 9,  7, 4), /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e4m3.f32 */
    MMAREF_ROW(657, 6, 10, 7, 4), /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e3m2.f32 */
    MMAREF_ROW(817, 6, 10, 7, 4), /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e4m3.f32 */
#else
    MMAREF_ROW(50, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SCALE
    MMAREF_ROW(19,  7, 10, 10, 25), /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    MMAREF_ROW(5,   7, 10, 10, 25), /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 */
    MMAREF_ROW(141, 7, 10, 10, 25), /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 */
    MMAREF_ROW(120, 7, 10, 9,  4),  /* mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0 */
#else
    MMAREF_ROW(54, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    MMAREF_ROW(2,   8, 3, 3, 28), /* mma.sp.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    MMAREF_ROW(266, 8, 3, 4, 28), /* mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 */
    MMAREF_ROW(4,   8, 3, 3, 29), /* mma.sp.sync.aligned.m16n8k32.row.col.f16.f16.f16.f16 */
    MMAREF_ROW(268, 8, 3, 4, 29), /* mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 */
    MMAREF_ROW(346, 8, 3, 4, 28), /* mma.sp.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 */
    MMAREF_ROW(348, 8, 3, 4, 29), /* mma.sp.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32 */
    MMAREF_ROW(424, 8, 3, 5, 30), /* mma.sp.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    MMAREF_ROW(426, 8, 3, 5, 31), /* mma.sp.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32 */
    MMAREF_ROW(510, 8, 6, 7, 32), /* mma.sp.sync.aligned.m16n8k64.row.col.f32.e4m3.e4m3.f32 */
#else
    MMAREF_ROW(12, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_SPARSE
    MMAREF_ROW(0,  9, 3, 0, 33), /* mma.sp.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 */
    MMAREF_ROW(2,  9, 3, 0, 32), /* mma.sp.sync.aligned.m16n8k64.row.col.s32.u8.u8.s32 */
    MMAREF_ROW(26, 9, 3, 0, 34), /* mma.sp.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32 */
    MMAREF_ROW(28, 9, 3, 0, 35), /* mma.sp.sync.aligned.m16n8k128.row.col.s32.u4.u4.s32 */
#else
    MMAREF_ROW(32, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    MMAREF_ROW(3,   8, 11, 3, 28), /* mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    MMAREF_ROW(267, 8, 11, 4, 28), /* mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 */
    MMAREF_ROW(5,   8, 11, 3, 29), /* mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f16.f16.f16.f16 */
    MMAREF_ROW(269, 8, 11, 4, 29), /* mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 */
    MMAREF_ROW(347, 8, 11, 4, 28), /* mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 */
    MMAREF_ROW(349, 8, 11, 4, 29), /* mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32 */
    MMAREF_ROW(425, 8, 11, 5, 30), /* mma.sp::ordered_metadata.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    MMAREF_ROW(427, 8, 11, 5, 31), /* mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32 */
    MMAREF_ROW(511, 8, 12, 7, 32), /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e4m3.e4m3.f32 */
#else
    MMAREF_ROW(12, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_SPARSE
    MMAREF_ROW(1,  9, 11, 0, 33), /* mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 */
    MMAREF_ROW(3,  9, 11, 0, 32), /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u8.u8.s32 */
    MMAREF_ROW(27, 9, 11, 0, 34), /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32 */
    MMAREF_ROW(29, 9, 11, 0, 35), /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.u4.u4.s32 */
#else
    MMAREF_ROW(32, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    MMAREF_ROW(80,  10, 10, 6, 32), /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16 */
    MMAREF_ROW(132, 10, 9,  7, 32), /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e4m3.f32 */
    MMAREF_ROW(164, 10, 10, 7, 32), /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e3m2.f32 */
    MMAREF_ROW(204, 10, 10, 7, 32), /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e3m2.e4m3.f32 */
#else
    MMAREF_ROW(50, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE && MMAREF_HAS_SCALE
    MMAREF_ROW(19,  11, 13, 10, 35), /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    MMAREF_ROW(5,   11, 13, 10, 35), /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 */
    MMAREF_ROW(141, 11, 13, 10, 35), /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 */
    MMAREF_ROW(120, 11, 10, 9,  32), /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0 */
#else
    MMAREF_ROW(54, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    MMAREF_ROW(84,  12, 14, 0, 2),  /* wmma.load.a.sync.aligned.row.m16n16k16.f16 */
    MMAREF_ROW(20,  12, 15, 0, 2),  /* wmma.load.a.sync.aligned.row.m16n16k16.shared::cta.f16 */
    MMAREF_ROW(85,  12, 14, 0, 3),  /* wmma.load.b.sync.aligned.row.m16n16k16.f16 */
    MMAREF_ROW(21,  12, 15, 0, 3),  /* wmma.load.b.sync.aligned.row.m16n16k16.shared::cta.f16 */
    MMAREF_ROW(854, 12, 14, 0, 4),  /* wmma.load.c.sync.aligned.row.m16n16k16.f16 */
    MMAREF_ROW(790, 12, 15, 0, 4),  /* wmma.load.c.sync.aligned.row.m16n16k16.shared::cta.f16 */
    MMAREF_ROW(100, 12, 16, 0, 16), /* wmma.load.a.sync.aligned.row.m8n32k16.f16 */
    MMAREF_ROW(36,  12, 17, 0, 16), /* wmma.load.a.sync.aligned.row.m8n32k16.shared::cta.f16 */
    MMAREF_ROW(101, 12, 16, 0, 18), /* wmma.load.b.sync.aligned.row.m8n32k16.f16 */
    MMAREF_ROW(37,  12, 17, 0, 18), /* wmma.load.b.sync.aligned.row.m8n32k16.shared::cta.f16 */
    MMAREF_ROW(870, 12, 16, 0, 21), /* wmma.load.c.sync.aligned.row.m8n32k16.f16 */
    MMAREF_ROW(806, 12, 17, 0, 21), /* wmma.load.c.sync.aligned.row.m8n32k16.shared::cta.f16 */
    MMAREF_ROW(92,  12, 16, 0, 10), /* wmma.load.a.sync.aligned.row.m32n8k16.f16 */
    MMAREF_ROW(28,  12, 17, 0, 10), /* wmma.load.a.sync.aligned.row.m32n8k16.shared::cta.f16 */
    MMAREF_ROW(93,  12, 16, 0, 11), /* wmma.load.b.sync.aligned.row.m32n8k16.f16 */
    MMAREF_ROW(29,  12, 17, 0, 11), /* wmma.load.b.sync.aligned.row.m32n8k16.shared::cta.f16 */
    MMAREF_ROW(862, 12, 16, 0, 15), /* wmma.load.c.sync.aligned.row.m32n8k16.f16 */
    MMAREF_ROW(798, 12, 17, 0, 15), /* wmma.load.c.sync.aligned.row.m32n8k16.shared::cta.f16 */
#else
    MMAREF_ROW(96, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    MMAREF_ROW(980, 12, 18, 0, 6),  /* wmma.load.a.sync.aligned.row.m16n16k16.s8 */
    MMAREF_ROW(916, 12, 19, 0, 6),  /* wmma.load.a.sync.aligned.row.m16n16k16.shared::cta.s8 */
    MMAREF_ROW(981, 12, 18, 0, 7),  /* wmma.load.b.sync.aligned.row.m16n16k16.s8 */
    MMAREF_ROW(917, 12, 19, 0, 7),  /* wmma.load.b.sync.aligned.row.m16n16k16.shared::cta.s8 */
    MMAREF_ROW(726, 12, 18, 0, 4),  /* wmma.load.c.sync.aligned.row.m16n16k16.s32 */
    MMAREF_ROW(662, 12, 19, 0, 4),  /* wmma.load.c.sync.aligned.row.m16n16k16.shared::cta.s32 */
    MMAREF_ROW(996, 12, 18, 0, 19), /* wmma.load.a.sync.aligned.row.m8n32k16.s8 */
    MMAREF_ROW(932, 12, 19, 0, 19), /* wmma.load.a.sync.aligned.row.m8n32k16.shared::cta.s8 */
    MMAREF_ROW(997, 12, 18, 0, 20), /* wmma.load.b.sync.aligned.row.m8n32k16.s8 */
    MMAREF_ROW(933, 12, 19, 0, 20), /* wmma.load.b.sync.aligned.row.m8n32k16.shared::cta.s8 */
    MMAREF_ROW(742, 12, 18, 0, 21), /* wmma.load.c.sync.aligned.row.m8n32k16.s32 */
    MMAREF_ROW(678, 12, 19, 0, 21), /* wmma.load.c.sync.aligned.row.m8n32k16.shared::cta.s32 */
    MMAREF_ROW(988, 12, 18, 0, 13), /* wmma.load.a.sync.aligned.row.m32n8k16.s8 */
    MMAREF_ROW(924, 12, 19, 0, 13), /* wmma.load.a.sync.aligned.row.m32n8k16.shared::cta.s8 */
    MMAREF_ROW(989, 12, 18, 0, 14), /* wmma.load.b.sync.aligned.row.m32n8k16.s8 */
    MMAREF_ROW(925, 12, 19, 0, 14), /* wmma.load.b.sync.aligned.row.m32n8k16.shared::cta.s8 */
    MMAREF_ROW(734, 12, 18, 0, 15), /* wmma.load.c.sync.aligned.row.m32n8k16.s32 */
    MMAREF_ROW(670, 12, 19, 0, 15), /* wmma.load.c.sync.aligned.row.m32n8k16.shared::cta.s32 */
#else
    MMAREF_ROW(120, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    MMAREF_ROW(212, 12, 2,  0, 4),  /* wmma.load.a.sync.aligned.row.m16n16k16.bf16 */
    MMAREF_ROW(148, 12, 20, 0, 4),  /* wmma.load.a.sync.aligned.row.m16n16k16.shared::cta.bf16 */
    MMAREF_ROW(213, 12, 2,  0, 5),  /* wmma.load.b.sync.aligned.row.m16n16k16.bf16 */
    MMAREF_ROW(149, 12, 20, 0, 5),  /* wmma.load.b.sync.aligned.row.m16n16k16.shared::cta.bf16 */
    MMAREF_ROW(228, 12, 2,  0, 17), /* wmma.load.a.sync.aligned.row.m8n32k16.bf16 */
    MMAREF_ROW(164, 12, 20, 0, 17), /* wmma.load.a.sync.aligned.row.m8n32k16.shared::cta.bf16 */
    MMAREF_ROW(229, 12, 2,  0, 18), /* wmma.load.b.sync.aligned.row.m8n32k16.bf16 */
    MMAREF_ROW(165, 12, 20, 0, 18), /* wmma.load.b.sync.aligned.row.m8n32k16.shared::cta.bf16 */
    MMAREF_ROW(220, 12, 2,  0, 10), /* wmma.load.a.sync.aligned.row.m32n8k16.bf16 */
    MMAREF_ROW(156, 12, 20, 0, 10), /* wmma.load.a.sync.aligned.row.m32n8k16.shared::cta.bf16 */
    MMAREF_ROW(221, 12, 2,  0, 12), /* wmma.load.b.sync.aligned.row.m32n8k16.bf16 */
    MMAREF_ROW(157, 12, 20, 0, 12), /* wmma.load.b.sync.aligned.row.m32n8k16.shared::cta.bf16 */
    MMAREF_ROW(364, 12, 2,  0, 8),  /* wmma.load.a.sync.aligned.row.m16n16k8.tf32 */
    MMAREF_ROW(300, 12, 20, 0, 8),  /* wmma.load.a.sync.aligned.row.m16n16k8.shared::cta.tf32 */
    MMAREF_ROW(365, 12, 2,  0, 9),  /* wmma.load.b.sync.aligned.row.m16n16k8.tf32 */
    MMAREF_ROW(301, 12, 20, 0, 9),  /* wmma.load.b.sync.aligned.row.m16n16k8.shared::cta.tf32 */
    MMAREF_ROW(494, 12, 2,  0, 4),  /* wmma.load.c.sync.aligned.row.m16n16k8.f32 */
    MMAREF_ROW(430, 12, 20, 0, 4),  /* wmma.load.c.sync.aligned.row.m16n16k8.shared::cta.f32 */
#else
    MMAREF_ROW(72, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    MMAREF_ROW(580, 12, 2,  0, 35), /* wmma.load.a.sync.aligned.row.m8n8k4.f64 */
    MMAREF_ROW(516, 12, 20, 0, 35), /* wmma.load.a.sync.aligned.row.m8n8k4.shared::cta.f64 */
    MMAREF_ROW(581, 12, 2,  0, 36), /* wmma.load.b.sync.aligned.row.m8n8k4.f64 */
    MMAREF_ROW(517, 12, 20, 0, 36), /* wmma.load.b.sync.aligned.row.m8n8k4.shared::cta.f64 */
    MMAREF_ROW(582, 12, 2,  0, 37), /* wmma.load.c.sync.aligned.row.m8n8k4.f64 */
    MMAREF_ROW(518, 12, 20, 0, 37), /* wmma.load.c.sync.aligned.row.m8n8k4.shared::cta.f64 */
#else
    MMAREF_ROW(24, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    MMAREF_ROW(1096, 12, 21, 0, 38), /* wmma.load.a.sync.aligned.row.m8n8k32.s4 */
    MMAREF_ROW(1032, 12, 22, 0, 38), /* wmma.load.a.sync.aligned.row.m8n8k32.shared::cta.s4 */
    MMAREF_ROW(837,  13, 21, 0, 39), /* wmma.load.b.sync.aligned.col.m8n8k32.s4 */
    MMAREF_ROW(773,  13, 22, 0, 39), /* wmma.load.b.sync.aligned.col.m8n8k32.shared::cta.s4 */
    MMAREF_ROW(586,  13, 21, 0, 37), /* wmma.load.c.sync.aligned.row.m8n8k32.s32 */
    MMAREF_ROW(522,  13, 22, 0, 37), /* wmma.load.c.sync.aligned.row.m8n8k32.shared::cta.s32 */
    MMAREF_ROW(336,  13, 21, 0, 40), /* wmma.load.a.sync.aligned.row.m8n8k128.b1 */
    MMAREF_ROW(272,  13, 22, 0, 40), /* wmma.load.a.sync.aligned.row.m8n8k128.shared::cta.b1 */
    MMAREF_ROW(341,  13, 21, 0, 41), /* wmma.load.b.sync.aligned.col.m8n8k128.b1 */
    MMAREF_ROW(277,  13, 22, 0, 41), /* wmma.load.b.sync.aligned.col.m8n8k128.shared::cta.b1 */
    MMAREF_ROW(602,  13, 21, 0, 37), /* wmma.load.c.sync.aligned.row.m8n8k128.s32 */
    MMAREF_ROW(538,  13, 22, 0, 37), /* wmma.load.c.sync.aligned.row.m8n8k128.shared::cta.s32 */
#else
    MMAREF_ROW(40, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    MMAREF_ROW(107, 14, 14, 0, 4),  /* wmma.store.d.sync.aligned.row.m16n16k16.f16 */
    MMAREF_ROW(99,  14, 15, 0, 4),  /* wmma.store.d.sync.aligned.row.m16n16k16.shared::cta.f16 */
    MMAREF_ROW(109, 14, 16, 0, 21), /* wmma.store.d.sync.aligned.row.m8n32k16.f16 */
    MMAREF_ROW(101, 14, 17, 0, 21), /* wmma.store.d.sync.aligned.row.m8n32k16.shared::cta.f16 */
    MMAREF_ROW(108, 14, 16, 0, 15), /* wmma.store.d.sync.aligned.row.m32n8k16.f16 */
    MMAREF_ROW(100, 14, 17, 0, 15), /* wmma.store.d.sync.aligned.row.m32n8k16.shared::cta.f16 */
#else
    MMAREF_ROW(48, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    MMAREF_ROW(75, 14, 18, 0, 4),  /* wmma.store.d.sync.aligned.row.m16n16k16.s32 */
    MMAREF_ROW(67, 14, 19, 0, 4),  /* wmma.store.d.sync.aligned.row.m16n16k16.shared::cta.s32 */
    MMAREF_ROW(77, 14, 18, 0, 21), /* wmma.store.d.sync.aligned.row.m8n32k16.s32 */
    MMAREF_ROW(69, 14, 19, 0, 21), /* wmma.store.d.sync.aligned.row.m8n32k16.shared::cta.s32 */
    MMAREF_ROW(76, 14, 18, 0, 15), /* wmma.store.d.sync.aligned.row.m32n8k16.s32 */
    MMAREF_ROW(68, 14, 19, 0, 15), /* wmma.store.d.sync.aligned.row.m32n8k16.shared::cta.s32 */
    MMAREF_ROW(73, 14, 21, 0, 37), /* wmma.store.d.sync.aligned.row.m8n8k32.s32 */
    MMAREF_ROW(65, 14, 22, 0, 37), /* wmma.store.d.sync.aligned.row.m8n8k32.shared::cta.s32 */
    MMAREF_ROW(74, 14, 21, 0, 37), /* wmma.store.d.sync.aligned.row.m8n8k128.s32 */
    MMAREF_ROW(66, 14, 22, 0, 37), /* wmma.store.d.sync.aligned.row.m8n8k128.shared::cta.s32 */
#else
    MMAREF_ROW(40, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    MMAREF_ROW(14, 14, 2,  0, 4), /* wmma.store.d.sync.aligned.row.m16n16k8.f32 */
    MMAREF_ROW(6,  14, 20, 0, 4), /* wmma.store.d.sync.aligned.row.m16n16k8.shared::cta.f32 */
#else
    MMAREF_ROW(8, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    MMAREF_ROW(40, 14, 2,  0, 37), /* wmma.store.d.sync.aligned.row.m8n8k4.f64 */
    MMAREF_ROW(32, 14, 20, 0, 37), /* wmma.store.d.sync.aligned.row.m8n8k4.shared::cta.f64 */
#else
    MMAREF_ROW(8, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA
    MMAREF_ROW(0, 15, 14, 11, 36), /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    MMAREF_ROW(2, 15, 16, 11, 37), /* wmma.mma.sync.aligned.row.row.m8n32k16.f16.f16 */
    MMAREF_ROW(1, 15, 16, 11, 38), /* wmma.mma.sync.aligned.row.row.m32n8k16.f16.f16 */
#else
    MMAREF_ROW(48, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA
    MMAREF_ROW(7,  16, 18, 0, 39), /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.s8.s8.s32 */
    MMAREF_ROW(87, 16, 18, 0, 39), /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.u8.u8.s32 */
    MMAREF_ROW(15, 16, 18, 0, 40), /* wmma.mma.sync.aligned.row.row.m8n32k16.s32.s8.s8.s32 */
    MMAREF_ROW(95, 16, 18, 0, 40), /* wmma.mma.sync.aligned.row.row.m8n32k16.s32.u8.u8.s32 */
    MMAREF_ROW(11, 16, 18, 0, 41), /* wmma.mma.sync.aligned.row.row.m32n8k16.s32.s8.s8.s32 */
    MMAREF_ROW(91, 16, 18, 0, 41), /* wmma.mma.sync.aligned.row.row.m32n8k16.s32.u8.u8.s32 */
#else
    MMAREF_ROW(48, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA
    MMAREF_ROW(0,  17, 2, 4,  42), /* wmma.mma.sync.aligned.row.row.m16n16k16.f32.bf16.bf16.f32 */
    MMAREF_ROW(2,  17, 2, 4,  43), /* wmma.mma.sync.aligned.row.row.m8n32k16.f32.bf16.bf16.f32 */
    MMAREF_ROW(1,  17, 2, 4,  44), /* wmma.mma.sync.aligned.row.row.m32n8k16.f32.bf16.bf16.f32 */
    MMAREF_ROW(15, 17, 2, 14, 45), /* wmma.mma.sync.aligned.row.row.m16n16k8.f32.tf32.tf32.f32 */
#else
    MMAREF_ROW(16, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA
    MMAREF_ROW(0, 18, 2, 8, 20), /* wmma.mma.sync.aligned.row.row.m8n8k4.f64.f64.f64.f64 */
#else
    MMAREF_ROW(20, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA
    MMAREF_ROW(160, 16, 21, 0, 23), /* wmma.mma.sync.aligned.row.col.m8n8k32.s32.s4.s4.s32 */
    MMAREF_ROW(240, 16, 21, 0, 23), /* wmma.mma.sync.aligned.row.col.m8n8k32.s32.u4.u4.s32 */
    MMAREF_ROW(0,   19, 21, 0, 26), /* wmma.mma.xor.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32 */
    MMAREF_ROW(1,   19, 3,  0, 26), /* wmma.mma.and.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32 */
#else
    MMAREF_ROW(6, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_MOVE
    MMAREF_ROW(24, 20, 1,  0, 37), /* ldmatrix.sync.aligned.m8n8.x1.b16 */
    MMAREF_ROW(8,  20, 22, 0, 37), /* ldmatrix.sync.aligned.m8n8.x1.shared::cta.b16 */
    MMAREF_ROW(99, 20, 23, 0, 6),  /* ldmatrix.sync.aligned.m16n16.x1.trans.b8 */
    MMAREF_ROW(0,  21, 23, 0, 19), /* ldmatrix.sync.aligned.m8n16.x1.b8x16.b6x16_p32 */
    MMAREF_ROW(0,  22, 23, 0, 6),  /* ldmatrix.sync.aligned.m16n16.x1.trans.b8x16.b6x16_p32 */
    MMAREF_ROW(4,  23, 7,  0, 37), /* stmatrix.sync.aligned.m8n8.x1.b16 */
    MMAREF_ROW(9,  23, 23, 0, 43), /* stmatrix.sync.aligned.m16n8.x1.trans.b8 */
    MMAREF_ROW(0,  24, 22, 0, 46), /* movmatrix.sync.aligned.m8n8.trans.b16 */
#else
    MMAREF_ROW(82, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    MMAREF_ROW(247, 8, 10, 6, 32), /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f16.e4m3.e4m3.f16 */
#else
    MMAREF_ROW(4, 0, 0, 0, 0),
#endif
#if MMAREF_HAS_FLOAT
    MMAREF_ROW(1043, 2, MMAREF_QUALIFIER_CTYPE, 0, MMAREF_REFUSED), /* mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f32 */
    MMAREF_ROW(51,   2, MMAREF_QUALIFIER_CTYPE, 0, MMAREF_REFUSED), /* mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f16 */
    MMAREF_ROW(2005, 2, MMAREF_QUALIFIER_CTYPE, 0, MMAREF_REFUSED), /* mma.sync.aligned.m16n8k16.row.col.f16.e4m3.e4m3.f32 */
    MMAREF_ROW(1013, 2, MMAREF_QUALIFIER_CTYPE, 0, MMAREF_REFUSED), /* mma.sync.aligned.m16n8k16.row.col.f32.e4m3.e4m3.f16 */
    MMAREF_ROW(833,  6, MMAREF_QUALIFIER_CTYPE, 0, MMAREF_REFUSED), /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e4m3.f32 */
    MMAREF_ROW(337,  6, MMAREF_QUALIFIER_CTYPE, 0, MMAREF_REFUSED), /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e4m3.f16 */
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    MMAREF_ROW(208, 10, MMAREF_QUALIFIER_CTYPE, 0, MMAREF_REFUSED), /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e4m3.f32 */
    MMAREF_ROW(84,  10, MMAREF_QUALIFIER_CTYPE, 0, MMAREF_REFUSED), /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e4m3.f16 */
#endif
#if MMAREF_HAS_INTEGER
    MMAREF_ROW(0,  25, MMAREF_QUALIFIER_BITOP, MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32.xor */
    MMAREF_ROW(47, 4,  MMAREF_QUALIFIER_BITOP, MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32.xor.popc */
    MMAREF_ROW(0,  26, MMAREF_QUALIFIER_BITOP, MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32.xor.and.popc */
#endif
#if MMAREF_HAS_FLOAT
    MMAREF_ROW(1392, 2, MMAREF_QUALIFIER_SHAPE, MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* mma.sync.aligned.m8n8k4.row.col.f32.bf16.bf16.f32 */
    MMAREF_ROW(1712, 2, MMAREF_QUALIFIER_SHAPE, MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* mma.sync.aligned.m8n8k4.row.col.f32.tf32.tf32.f32 */
    MMAREF_ROW(0,    6, MMAREF_QUALIFIER_KIND,  MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* mma.sync.aligned.m16n8k16.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16 */
    MMAREF_ROW(532,  6, MMAREF_QUALIFIER_KIND,  MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* mma.sync.aligned.m16n8k16.row.col.kind::f8f6f4.f32.e4m3.e4m3.f32 */
    MMAREF_ROW(10,   6, MMAREF_QUALIFIER_KIND,  MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* mma.sync.aligned.m16n8k16.row.col.kind::f16.f16.e4m3.e4m3.f16 */
    MMAREF_ROW(541,  6, MMAREF_QUALIFIER_KIND,  MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* mma.sync.aligned.m16n8k32.row.col.kind::f16.f32.e4m3.e4m3.f32 */
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    MMAREF_ROW(133, 10, MMAREF_QUALIFIER_KIND, MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f16.f32.e4m3.e4m3.f32 */
    MMAREF_ROW(2,   10, MMAREF_QUALIFIER_KIND, MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.f16.e4m3.e4m3.f16 */
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    MMAREF_ROW(170, 13, MMAREF_QUALIFIER_DTYPE, MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* wmma.load.c.sync.aligned.row.m8n8k32.f32 */
    MMAREF_ROW(23,  14, MMAREF_QUALIFIER_DTYPE, MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* wmma.store.d.sync.aligned.row.m8n8k32.f32 */
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA
    MMAREF_ROW(8,  27, MMAREF_QUALIFIER_ATYPE, MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.s4.s4.s32 */
    MMAREF_ROW(14, 27, MMAREF_QUALIFIER_ATYPE, MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.u4.u4.s32 */
    MMAREF_ROW(5,  27, MMAREF_QUALIFIER_ATYPE, MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.s4.u4.u32 */
    MMAREF_ROW(3,  27, MMAREF_QUALIFIER_ATYPE, MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.u4.s4.u32 */
    MMAREF_ROW(0,  28, MMAREF_QUALIFIER_CTYPE, MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.s8.s8.u32 */
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA
    MMAREF_ROW(1, 18, MMAREF_QUALIFIER_SHAPE, MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* wmma.mma.sync.aligned.row.row.m16n16k16.f64.f64.f64.f64 */
#endif
#if MMAREF_HAS_MOVE
    MMAREF_ROW(44,  20, MMAREF_QUALIFIER_NUM,    MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* ldmatrix.sync.aligned.m8n8.x8.b16 */
    MMAREF_ROW(101, 20, MMAREF_QUALIFIER_NUM,    MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* ldmatrix.sync.aligned.m16n16.x8.trans.b8 */
    MMAREF_ROW(1,   21, MMAREF_QUALIFIER_NUM,    MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* ldmatrix.sync.aligned.m8n16.x8.b8x16.b6x16_p32 */
    MMAREF_ROW(1,   22, MMAREF_QUALIFIER_NUM,    MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* ldmatrix.sync.aligned.m16n16.x8.trans.b8x16.b6x16_p32 */
    MMAREF_ROW(6,   23, MMAREF_QUALIFIER_NUM,    MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* stmatrix.sync.aligned.m8n8.x8.b16 */
    MMAREF_ROW(11,  23, MMAREF_QUALIFIER_NUM,    MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* stmatrix.sync.aligned.m16n8.x8.trans.b8 */
    MMAREF_ROW(66,  29, MMAREF_QUALIFIER_SOURCE, MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* stmatrix.sync.aligned.m8n8.x1.b16.b8x16.b6x16_p32 */
    MMAREF_ROW(149, 29, MMAREF_QUALIFIER_SOURCE, MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* stmatrix.sync.aligned.m16n8.x1.trans.b8.b6x16_p32 */
    MMAREF_ROW(41,  29, MMAREF_QUALIFIER_SOURCE, MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* stmatrix.sync.aligned.m16n8.x1.trans.b8x16.b8 */
    MMAREF_ROW(0,   30, MMAREF_QUALIFIER_SOURCE, MMAREF_UNDOCUMENTED, MMAREF_REFUSED), /* movmatrix.sync.aligned.m8n8.trans.b16.b8x16.b6x16_p32 */
#endif
};

const MMAREF_FLASH uint16_t mmaref_packed_row_count =
    sizeof mmaref_packed_rows / sizeof mmaref_packed_rows[0];
