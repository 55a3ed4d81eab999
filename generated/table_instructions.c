/* SPDX-License-Identifier: MIT */
/* The instruction table.
 *
 * Generated from generator/spec/instructions.lua.
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
    { 65, 1, 0 },
    { 70, 2, 0 },
    { 87, 5, 0 },
    { 87, 8, 0 },
    { 86, 8, 0 },
    { 87, 9, 0 },
    { 86, 9, 0 },
    { 86, 5, 0 },
    { 87, 6, 0 },
    { 87, 7, 0 },
    { 86, 10, 0 },
    { 87, 10, 0 },
    { 63, 1, 0 },
    { 78, 1, 0 },
    { 63, 11, 0 },
    { 70, 12, 0 },
    { 78, 4, 0 },
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
const mmaref_chip_fragment mmaref_chip_fragments[MMAREF_CHIP_FRAGMENTS] = {
    { 2, MMAREF_WORD_M8N32K16,  MMAREF_OPERAND_C, MMAREF_WORD_S32, 0,               22 }, /* wmma.m8n32k16.c.s32.sm_75 */
    { 1, MMAREF_WORD_M16N16K16, MMAREF_OPERAND_A, MMAREF_WORD_F16, MMAREF_WORD_ROW, 23 }, /* wmma.m16n16k16.a.f16.row.sm_70 */
    { 1, MMAREF_WORD_M16N16K16, MMAREF_OPERAND_A, MMAREF_WORD_F16, MMAREF_WORD_COL, 24 }, /* wmma.m16n16k16.a.f16.col.sm_70 */
    { 1, MMAREF_WORD_M16N16K16, MMAREF_OPERAND_B, MMAREF_WORD_F16, MMAREF_WORD_ROW, 25 }, /* wmma.m16n16k16.b.f16.row.sm_70 */
    { 1, MMAREF_WORD_M16N16K16, MMAREF_OPERAND_B, MMAREF_WORD_F16, MMAREF_WORD_COL, 26 }, /* wmma.m16n16k16.b.f16.col.sm_70 */
    { 1, MMAREF_WORD_M16N16K16, MMAREF_OPERAND_C, MMAREF_WORD_F16, 0,               27 }, /* wmma.m16n16k16.c.f16.sm_70 */
    { 1, MMAREF_WORD_M16N16K16, MMAREF_OPERAND_C, MMAREF_WORD_F32, 0,               28 }, /* wmma.m16n16k16.c.f32.sm_70 */
};

/* First number; code of its sets; form; layouts; availability; arithmetic
 * class, from MMAREF_LEGAL_ROWS on the reason of refusal. */
const mmaref_packed_row mmaref_packed_rows[MMAREF_INSTRUCTION_ROWS] = {
    { 0,    0,    0,  0,                 0,  0 },  /* mac16 */
    { 1,    0,    1,  1,                 1,  3 },  /* mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 */
    { 2,    660,  1,  1,                 1,  4 },  /* mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 */
    { 3,    860,  1,  1,                 2,  4 },  /* mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 */
    { 4,    1,    1,  2,                 2,  3 },  /* mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    { 5,    661,  1,  2,                 2,  4 },  /* mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 */
    { 6,    861,  1,  2,                 2,  4 },  /* mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 */
    { 7,    0,    2,  3,                 2,  0 },  /* mma.sync.aligned.m16n8k16.row.col.s32.u8.u8.s32 */
    { 15,   1,    2,  4,                 2,  0 },  /* mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 */
    { 23,   0,    3,  5,                 2,  0 },  /* mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc */
    { 24,   20,   3,  5,                 3,  0 },  /* mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.and.popc */
    { 25,   12,   1,  6,                 4,  1 },  /* mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16 */
    { 26,   2,    1,  7,                 4,  1 },  /* mma.sync.aligned.m8n8k4.row.col.f16.f16.f16.f16 */
    { 27,   17,   1,  8,                 4,  1 },  /* mma.sync.aligned.m8n8k4.col.row.f16.f16.f16.f16 */
    { 28,   7,    1,  9,                 4,  1 },  /* mma.sync.aligned.m8n8k4.col.col.f16.f16.f16.f16 */
    { 29,   32,   1,  10,                4,  2 },  /* mma.sync.aligned.m8n8k4.row.row.f32.f16.f16.f16 */
    { 30,   672,  1,  11,                4,  2 },  /* mma.sync.aligned.m8n8k4.row.row.f32.f16.f16.f32 */
    { 31,   22,   1,  12,                4,  2 },  /* mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f16 */
    { 32,   662,  1,  13,                4,  2 },  /* mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 */
    { 33,   37,   1,  14,                4,  2 },  /* mma.sync.aligned.m8n8k4.col.row.f32.f16.f16.f16 */
    { 34,   677,  1,  15,                4,  2 },  /* mma.sync.aligned.m8n8k4.col.row.f32.f16.f16.f32 */
    { 35,   27,   1,  16,                4,  2 },  /* mma.sync.aligned.m8n8k4.col.col.f32.f16.f16.f16 */
    { 36,   667,  1,  17,                4,  2 },  /* mma.sync.aligned.m8n8k4.col.col.f32.f16.f16.f32 */
    { 37,   1063, 1,  18,                2,  5 },  /* mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 */
    { 38,   1060, 1,  19,                2,  5 },  /* mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    { 39,   601,  1,  3,                 5,  6 },  /* mma.sync.aligned.m16n8k16.row.col.f16.e4m3.e4m3.f16 */
    { 43,   1261, 1,  3,                 5,  7 },  /* mma.sync.aligned.m16n8k16.row.col.f32.e4m3.e4m3.f32 */
    { 47,   604,  1,  4,                 5,  6 },  /* mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16 */
    { 51,   1264, 1,  4,                 6,  7 },  /* mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 */
    { 55,   0,    4,  20,                2,  8 },  /* mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 */
    { 60,   1,    4,  18,                7,  8 },  /* mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64 */
    { 65,   2,    4,  19,                7,  8 },  /* mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64 */
    { 70,   3,    4,  21,                7,  8 },  /* mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64 */
    { 75,   2,    2,  22,                1,  0 },  /* mma.sync.aligned.m8n8k16.row.col.s32.u8.u8.s32 */
    { 83,   18,   2,  23,                1,  0 },  /* mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32 */
    { 91,   16,   2,  24,                2,  0 },  /* mma.sync.aligned.m16n8k32.row.col.s32.u4.u4.s32 */
    { 99,   19,   2,  25,                2,  0 },  /* mma.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32 */
    { 107,  1,    3,  26,                8,  0 },  /* mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.xor.popc */
    { 108,  21,   3,  26,                3,  0 },  /* mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.and.popc */
    { 109,  2,    3,  27,                2,  0 },  /* mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.xor.popc */
    { 110,  22,   3,  27,                3,  0 },  /* mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.and.popc */
    { 111,  0,    5,  4,                 9,  6 },  /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16 */
    { 115,  108,  5,  4,                 10, 6 },  /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e3m2.f16 */
    { 121,  252,  5,  4,                 10, 6 },  /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e4m3.f16 */
    { 136,  342,  5,  4,                 11, 7 },  /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e4m3.f32 */
    { 140,  450,  5,  4,                 10, 7 },  /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e3m2.f32 */
    { 146,  594,  5,  4,                 10, 7 },  /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e4m3.f32 */
    { 161,  0,    6,  25,                10, 10 }, /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    { 163,  8,    6,  25,                10, 10 }, /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 */
    { 164,  110,  6,  25,                10, 10 }, /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 */
    { 165,  95,   6,  4,                 10, 9 },  /* mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0 */
    { 215,  0,    7,  28,                3,  3 },  /* mma.sp.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    { 216,  264,  7,  28,                3,  4 },  /* mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 */
    { 217,  2,    7,  29,                3,  3 },  /* mma.sp.sync.aligned.m16n8k32.row.col.f16.f16.f16.f16 */
    { 218,  266,  7,  29,                3,  4 },  /* mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 */
    { 219,  344,  7,  28,                3,  4 },  /* mma.sp.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 */
    { 220,  346,  7,  29,                3,  4 },  /* mma.sp.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32 */
    { 221,  428,  7,  30,                3,  5 },  /* mma.sp.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    { 222,  424,  7,  31,                3,  5 },  /* mma.sp.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32 */
    { 223,  510,  7,  32,                6,  7 },  /* mma.sp.sync.aligned.m16n8k64.row.col.f32.e4m3.e4m3.f32 */
    { 227,  0,    8,  33,                3,  0 },  /* mma.sp.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 */
    { 235,  2,    8,  32,                3,  0 },  /* mma.sp.sync.aligned.m16n8k64.row.col.s32.u8.u8.s32 */
    { 243,  20,   8,  34,                3,  0 },  /* mma.sp.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32 */
    { 251,  22,   8,  35,                3,  0 },  /* mma.sp.sync.aligned.m16n8k128.row.col.s32.u4.u4.s32 */
    { 259,  1,    7,  28,                12, 3 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    { 260,  265,  7,  28,                12, 4 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 */
    { 261,  3,    7,  29,                12, 3 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f16.f16.f16.f16 */
    { 262,  267,  7,  29,                12, 4 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 */
    { 263,  345,  7,  28,                12, 4 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 */
    { 264,  347,  7,  29,                12, 4 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32 */
    { 265,  429,  7,  30,                12, 5 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    { 266,  425,  7,  31,                12, 5 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32 */
    { 267,  511,  7,  32,                13, 7 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e4m3.e4m3.f32 */
    { 271,  1,    8,  33,                12, 0 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 */
    { 279,  3,    8,  32,                12, 0 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u8.u8.s32 */
    { 287,  21,   8,  34,                12, 0 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32 */
    { 295,  23,   8,  35,                12, 0 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.u4.u4.s32 */
    { 303,  0,    9,  32,                10, 6 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16 */
    { 328,  189,  9,  32,                11, 7 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e4m3.f32 */
    { 332,  231,  9,  32,                10, 7 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e3m2.f32 */
    { 338,  161,  9,  32,                10, 7 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e3m2.e4m3.f32 */
    { 353,  0,    10, 35,                14, 10 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    { 355,  8,    10, 35,                14, 10 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 */
    { 356,  110,  10, 35,                14, 10 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 */
    { 357,  95,   10, 32,                10, 9 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0 */
    { 407,  0,    11, MMAREF_MOVED | 2,  15, 0 },  /* wmma.load.a.sync.aligned.row.m16n16k16.f16 */
    { 413,  72,   11, MMAREF_MOVED | 2,  16, 0 },  /* wmma.load.a.sync.aligned.row.m16n16k16.shared::cta.f16 */
    { 415,  1,    11, MMAREF_MOVED | 3,  15, 0 },  /* wmma.load.b.sync.aligned.row.m16n16k16.f16 */
    { 421,  73,   11, MMAREF_MOVED | 3,  16, 0 },  /* wmma.load.b.sync.aligned.row.m16n16k16.shared::cta.f16 */
    { 423,  146,  11, MMAREF_MOVED | 4,  15, 0 },  /* wmma.load.c.sync.aligned.row.m16n16k16.f16 */
    { 435,  218,  11, MMAREF_MOVED | 4,  16, 0 },  /* wmma.load.c.sync.aligned.row.m16n16k16.shared::cta.f16 */
    { 439,  9,    11, MMAREF_MOVED | 16, 17, 0 },  /* wmma.load.a.sync.aligned.row.m8n32k16.f16 */
    { 445,  81,   11, MMAREF_MOVED | 16, 18, 0 },  /* wmma.load.a.sync.aligned.row.m8n32k16.shared::cta.f16 */
    { 447,  10,   11, MMAREF_MOVED | 18, 17, 0 },  /* wmma.load.b.sync.aligned.row.m8n32k16.f16 */
    { 453,  82,   11, MMAREF_MOVED | 18, 18, 0 },  /* wmma.load.b.sync.aligned.row.m8n32k16.shared::cta.f16 */
    { 455,  155,  11, MMAREF_MOVED | 21, 17, 0 },  /* wmma.load.c.sync.aligned.row.m8n32k16.f16 */
    { 467,  227,  11, MMAREF_MOVED | 21, 18, 0 },  /* wmma.load.c.sync.aligned.row.m8n32k16.shared::cta.f16 */
    { 471,  18,   11, MMAREF_MOVED | 10, 17, 0 },  /* wmma.load.a.sync.aligned.row.m32n8k16.f16 */
    { 477,  90,   11, MMAREF_MOVED | 10, 18, 0 },  /* wmma.load.a.sync.aligned.row.m32n8k16.shared::cta.f16 */
    { 479,  19,   11, MMAREF_MOVED | 11, 17, 0 },  /* wmma.load.b.sync.aligned.row.m32n8k16.f16 */
    { 485,  91,   11, MMAREF_MOVED | 11, 18, 0 },  /* wmma.load.b.sync.aligned.row.m32n8k16.shared::cta.f16 */
    { 487,  164,  11, MMAREF_MOVED | 15, 17, 0 },  /* wmma.load.c.sync.aligned.row.m32n8k16.f16 */
    { 499,  236,  11, MMAREF_MOVED | 15, 18, 0 },  /* wmma.load.c.sync.aligned.row.m32n8k16.shared::cta.f16 */
    { 503,  288,  11, MMAREF_MOVED | 6,  17, 0 },  /* wmma.load.a.sync.aligned.row.m16n16k16.s8 */
    { 515,  360,  11, MMAREF_MOVED | 6,  18, 0 },  /* wmma.load.a.sync.aligned.row.m16n16k16.shared::cta.s8 */
    { 519,  289,  11, MMAREF_MOVED | 7,  17, 0 },  /* wmma.load.b.sync.aligned.row.m16n16k16.s8 */
    { 531,  361,  11, MMAREF_MOVED | 7,  18, 0 },  /* wmma.load.b.sync.aligned.row.m16n16k16.shared::cta.s8 */
    { 535,  434,  11, MMAREF_MOVED | 4,  17, 0 },  /* wmma.load.c.sync.aligned.row.m16n16k16.s32 */
    { 541,  506,  11, MMAREF_MOVED | 4,  18, 0 },  /* wmma.load.c.sync.aligned.row.m16n16k16.shared::cta.s32 */
    { 543,  297,  11, MMAREF_MOVED | 19, 17, 0 },  /* wmma.load.a.sync.aligned.row.m8n32k16.s8 */
    { 555,  369,  11, MMAREF_MOVED | 19, 18, 0 },  /* wmma.load.a.sync.aligned.row.m8n32k16.shared::cta.s8 */
    { 559,  298,  11, MMAREF_MOVED | 20, 17, 0 },  /* wmma.load.b.sync.aligned.row.m8n32k16.s8 */
    { 571,  370,  11, MMAREF_MOVED | 20, 18, 0 },  /* wmma.load.b.sync.aligned.row.m8n32k16.shared::cta.s8 */
    { 575,  443,  11, MMAREF_MOVED | 21, 17, 0 },  /* wmma.load.c.sync.aligned.row.m8n32k16.s32 */
    { 581,  515,  11, MMAREF_MOVED | 21, 18, 0 },  /* wmma.load.c.sync.aligned.row.m8n32k16.shared::cta.s32 */
    { 583,  306,  11, MMAREF_MOVED | 13, 17, 0 },  /* wmma.load.a.sync.aligned.row.m32n8k16.s8 */
    { 595,  378,  11, MMAREF_MOVED | 13, 18, 0 },  /* wmma.load.a.sync.aligned.row.m32n8k16.shared::cta.s8 */
    { 599,  307,  11, MMAREF_MOVED | 14, 17, 0 },  /* wmma.load.b.sync.aligned.row.m32n8k16.s8 */
    { 611,  379,  11, MMAREF_MOVED | 14, 18, 0 },  /* wmma.load.b.sync.aligned.row.m32n8k16.shared::cta.s8 */
    { 615,  452,  11, MMAREF_MOVED | 15, 17, 0 },  /* wmma.load.c.sync.aligned.row.m32n8k16.s32 */
    { 621,  524,  11, MMAREF_MOVED | 15, 18, 0 },  /* wmma.load.c.sync.aligned.row.m32n8k16.shared::cta.s32 */
    { 623,  576,  11, MMAREF_MOVED | 4,  2,  0 },  /* wmma.load.a.sync.aligned.row.m16n16k16.bf16 */
    { 629,  648,  11, MMAREF_MOVED | 4,  19, 0 },  /* wmma.load.a.sync.aligned.row.m16n16k16.shared::cta.bf16 */
    { 631,  577,  11, MMAREF_MOVED | 5,  2,  0 },  /* wmma.load.b.sync.aligned.row.m16n16k16.bf16 */
    { 637,  649,  11, MMAREF_MOVED | 5,  19, 0 },  /* wmma.load.b.sync.aligned.row.m16n16k16.shared::cta.bf16 */
    { 639,  585,  11, MMAREF_MOVED | 17, 2,  0 },  /* wmma.load.a.sync.aligned.row.m8n32k16.bf16 */
    { 645,  657,  11, MMAREF_MOVED | 17, 19, 0 },  /* wmma.load.a.sync.aligned.row.m8n32k16.shared::cta.bf16 */
    { 647,  586,  11, MMAREF_MOVED | 18, 2,  0 },  /* wmma.load.b.sync.aligned.row.m8n32k16.bf16 */
    { 653,  658,  11, MMAREF_MOVED | 18, 19, 0 },  /* wmma.load.b.sync.aligned.row.m8n32k16.shared::cta.bf16 */
    { 655,  594,  11, MMAREF_MOVED | 10, 2,  0 },  /* wmma.load.a.sync.aligned.row.m32n8k16.bf16 */
    { 661,  666,  11, MMAREF_MOVED | 10, 19, 0 },  /* wmma.load.a.sync.aligned.row.m32n8k16.shared::cta.bf16 */
    { 663,  595,  11, MMAREF_MOVED | 12, 2,  0 },  /* wmma.load.b.sync.aligned.row.m32n8k16.bf16 */
    { 669,  667,  11, MMAREF_MOVED | 12, 19, 0 },  /* wmma.load.b.sync.aligned.row.m32n8k16.shared::cta.bf16 */
    { 671,  747,  11, MMAREF_MOVED | 8,  2,  0 },  /* wmma.load.a.sync.aligned.row.m16n16k8.tf32 */
    { 677,  819,  11, MMAREF_MOVED | 8,  19, 0 },  /* wmma.load.a.sync.aligned.row.m16n16k8.shared::cta.tf32 */
    { 679,  748,  11, MMAREF_MOVED | 9,  2,  0 },  /* wmma.load.b.sync.aligned.row.m16n16k8.tf32 */
    { 685,  820,  11, MMAREF_MOVED | 9,  19, 0 },  /* wmma.load.b.sync.aligned.row.m16n16k8.shared::cta.tf32 */
    { 687,  893,  11, MMAREF_MOVED | 4,  2,  0 },  /* wmma.load.c.sync.aligned.row.m16n16k8.f32 */
    { 693,  965,  11, MMAREF_MOVED | 4,  19, 0 },  /* wmma.load.c.sync.aligned.row.m16n16k8.shared::cta.f32 */
    { 695,  1044, 11, MMAREF_MOVED | 35, 2,  0 },  /* wmma.load.a.sync.aligned.row.m8n8k4.f64 */
    { 701,  1116, 11, MMAREF_MOVED | 35, 19, 0 },  /* wmma.load.a.sync.aligned.row.m8n8k4.shared::cta.f64 */
    { 703,  1045, 11, MMAREF_MOVED | 36, 2,  0 },  /* wmma.load.b.sync.aligned.row.m8n8k4.f64 */
    { 709,  1117, 11, MMAREF_MOVED | 36, 19, 0 },  /* wmma.load.b.sync.aligned.row.m8n8k4.shared::cta.f64 */
    { 711,  1046, 11, MMAREF_MOVED | 37, 2,  0 },  /* wmma.load.c.sync.aligned.row.m8n8k4.f64 */
    { 717,  1118, 11, MMAREF_MOVED | 37, 19, 0 },  /* wmma.load.c.sync.aligned.row.m8n8k4.shared::cta.f64 */
    { 719,  1200, 11, MMAREF_MOVED | 38, 17, 0 },  /* wmma.load.a.sync.aligned.row.m8n8k32.s4 */
    { 725,  1272, 11, MMAREF_MOVED | 38, 18, 0 },  /* wmma.load.a.sync.aligned.row.m8n8k32.shared::cta.s4 */
    { 727,  1204, 11, MMAREF_MOVED | 39, 17, 0 },  /* wmma.load.b.sync.aligned.col.m8n8k32.s4 */
    { 733,  1276, 11, MMAREF_MOVED | 39, 18, 0 },  /* wmma.load.b.sync.aligned.col.m8n8k32.shared::cta.s4 */
    { 735,  479,  11, MMAREF_MOVED | 37, 17, 0 },  /* wmma.load.c.sync.aligned.row.m8n8k32.s32 */
    { 741,  551,  11, MMAREF_MOVED | 37, 18, 0 },  /* wmma.load.c.sync.aligned.row.m8n8k32.shared::cta.s32 */
    { 743,  1353, 11, MMAREF_MOVED | 40, 17, 0 },  /* wmma.load.a.sync.aligned.row.m8n8k128.b1 */
    { 746,  1425, 11, MMAREF_MOVED | 40, 18, 0 },  /* wmma.load.a.sync.aligned.row.m8n8k128.shared::cta.b1 */
    { 747,  1357, 11, MMAREF_MOVED | 41, 17, 0 },  /* wmma.load.b.sync.aligned.col.m8n8k128.b1 */
    { 750,  1429, 11, MMAREF_MOVED | 41, 18, 0 },  /* wmma.load.b.sync.aligned.col.m8n8k128.shared::cta.b1 */
    { 751,  488,  11, MMAREF_MOVED | 37, 17, 0 },  /* wmma.load.c.sync.aligned.row.m8n8k128.s32 */
    { 757,  560,  11, MMAREF_MOVED | 37, 18, 0 },  /* wmma.load.c.sync.aligned.row.m8n8k128.shared::cta.s32 */
    { 759,  0,    12, MMAREF_MOVED | 4,  15, 0 },  /* wmma.store.d.sync.aligned.row.m16n16k16.f16 */
    { 771,  8,    12, MMAREF_MOVED | 4,  16, 0 },  /* wmma.store.d.sync.aligned.row.m16n16k16.shared::cta.f16 */
    { 775,  1,    12, MMAREF_MOVED | 21, 17, 0 },  /* wmma.store.d.sync.aligned.row.m8n32k16.f16 */
    { 787,  9,    12, MMAREF_MOVED | 21, 18, 0 },  /* wmma.store.d.sync.aligned.row.m8n32k16.shared::cta.f16 */
    { 791,  2,    12, MMAREF_MOVED | 15, 17, 0 },  /* wmma.store.d.sync.aligned.row.m32n8k16.f16 */
    { 803,  10,   12, MMAREF_MOVED | 15, 18, 0 },  /* wmma.store.d.sync.aligned.row.m32n8k16.shared::cta.f16 */
    { 807,  16,   12, MMAREF_MOVED | 4,  17, 0 },  /* wmma.store.d.sync.aligned.row.m16n16k16.s32 */
    { 813,  24,   12, MMAREF_MOVED | 4,  18, 0 },  /* wmma.store.d.sync.aligned.row.m16n16k16.shared::cta.s32 */
    { 815,  17,   12, MMAREF_MOVED | 21, 17, 0 },  /* wmma.store.d.sync.aligned.row.m8n32k16.s32 */
    { 821,  25,   12, MMAREF_MOVED | 21, 18, 0 },  /* wmma.store.d.sync.aligned.row.m8n32k16.shared::cta.s32 */
    { 823,  18,   12, MMAREF_MOVED | 15, 17, 0 },  /* wmma.store.d.sync.aligned.row.m32n8k16.s32 */
    { 829,  26,   12, MMAREF_MOVED | 15, 18, 0 },  /* wmma.store.d.sync.aligned.row.m32n8k16.shared::cta.s32 */
    { 831,  19,   12, MMAREF_MOVED | 37, 17, 0 },  /* wmma.store.d.sync.aligned.row.m8n8k32.s32 */
    { 837,  27,   12, MMAREF_MOVED | 37, 18, 0 },  /* wmma.store.d.sync.aligned.row.m8n8k32.shared::cta.s32 */
    { 839,  20,   12, MMAREF_MOVED | 37, 17, 0 },  /* wmma.store.d.sync.aligned.row.m8n8k128.s32 */
    { 845,  28,   12, MMAREF_MOVED | 37, 18, 0 },  /* wmma.store.d.sync.aligned.row.m8n8k128.shared::cta.s32 */
    { 847,  37,   12, MMAREF_MOVED | 4,  2,  0 },  /* wmma.store.d.sync.aligned.row.m16n16k8.f32 */
    { 853,  45,   12, MMAREF_MOVED | 4,  19, 0 },  /* wmma.store.d.sync.aligned.row.m16n16k8.shared::cta.f32 */
    { 855,  54,   12, MMAREF_MOVED | 37, 2,  0 },  /* wmma.store.d.sync.aligned.row.m8n8k4.f64 */
    { 861,  62,   12, MMAREF_MOVED | 37, 19, 0 },  /* wmma.store.d.sync.aligned.row.m8n8k4.shared::cta.f64 */
    { 863,  0,    13, 36,                15, 11 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 879,  1,    13, 37,                17, 11 }, /* wmma.mma.sync.aligned.row.row.m8n32k16.f16.f16 */
    { 895,  2,    13, 38,                17, 11 }, /* wmma.mma.sync.aligned.row.row.m32n8k16.f16.f16 */
    { 911,  0,    14, 39,                17, 0 },  /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.s8.s8.s32 */
    { 919,  144,  14, 39,                17, 0 },  /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.u8.u8.s32 */
    { 927,  4,    14, 40,                17, 0 },  /* wmma.mma.sync.aligned.row.row.m8n32k16.s32.s8.s8.s32 */
    { 935,  148,  14, 40,                17, 0 },  /* wmma.mma.sync.aligned.row.row.m8n32k16.s32.u8.u8.s32 */
    { 943,  8,    14, 41,                17, 0 },  /* wmma.mma.sync.aligned.row.row.m32n8k16.s32.s8.s8.s32 */
    { 951,  152,  14, 41,                17, 0 },  /* wmma.mma.sync.aligned.row.row.m32n8k16.s32.u8.u8.s32 */
    { 959,  0,    15, 42,                2,  4 },  /* wmma.mma.sync.aligned.row.row.m16n16k16.f32.bf16.bf16.f32 */
    { 963,  1,    15, 43,                2,  4 },  /* wmma.mma.sync.aligned.row.row.m8n32k16.f32.bf16.bf16.f32 */
    { 967,  2,    15, 44,                2,  4 },  /* wmma.mma.sync.aligned.row.row.m32n8k16.f32.bf16.bf16.f32 */
    { 971,  15,   15, 45,                2,  14 }, /* wmma.mma.sync.aligned.row.row.m16n16k8.f32.tf32.tf32.f32 */
    { 975,  0,    16, 20,                2,  8 },  /* wmma.mma.sync.aligned.row.row.m8n8k4.f64.f64.f64.f64 */
    { 995,  303,  14, 23,                17, 0 },  /* wmma.mma.sync.aligned.row.col.m8n8k32.s32.s4.s4.s32 */
    { 997,  447,  14, 23,                17, 0 },  /* wmma.mma.sync.aligned.row.col.m8n8k32.s32.u4.u4.s32 */
    { 999,  0,    17, 26,                17, 0 },  /* wmma.mma.xor.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32 */
    { 1000, 1,    17, 26,                3,  0 },  /* wmma.mma.and.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32 */
    { 1001, 0,    18, MMAREF_MOVED | 37, 1,  0 },  /* ldmatrix.sync.aligned.m8n8.x1.b16 */
    { 1013, 12,   18, MMAREF_MOVED | 37, 18, 0 },  /* ldmatrix.sync.aligned.m8n8.x1.shared::cta.b16 */
    { 1019, 69,   18, MMAREF_MOVED | 6,  11, 0 },  /* ldmatrix.sync.aligned.m16n16.x1.trans.b8 */
    { 1025, 0,    19, MMAREF_MOVED | 19, 11, 0 },  /* ldmatrix.sync.aligned.m8n16.x1.b8x16.b6x16_p32 */
    { 1043, 0,    20, MMAREF_MOVED | 6,  11, 0 },  /* ldmatrix.sync.aligned.m16n16.x1.trans.b8x16.b6x16_p32 */
    { 1055, 0,    21, MMAREF_MOVED | 37, 7,  0 },  /* stmatrix.sync.aligned.m8n8.x1.b16 */
    { 1073, 13,   21, MMAREF_MOVED | 43, 11, 0 },  /* stmatrix.sync.aligned.m16n8.x1.trans.b8 */
    { 1082, 0,    22, 46,                18, 0 },  /* movmatrix.sync.aligned.m8n8.trans.b16 */
    { 1083, 641,  1,  0,                 0,  1 },  /* mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f32 */
    { 1083, 21,   1,  0,                 0,  1 },  /* mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f16 */
    { 1083, 1241, 1,  0,                 0,  1 },  /* mma.sync.aligned.m16n8k16.row.col.f16.e4m3.e4m3.f32 */
    { 1083, 621,  1,  0,                 0,  1 },  /* mma.sync.aligned.m16n8k16.row.col.f32.e4m3.e4m3.f16 */
    { 1083, 1244, 1,  0,                 0,  1 },  /* mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f32 */
    { 1083, 624,  1,  0,                 0,  1 },  /* mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f16 */
    { 1083, 612,  5,  0,                 0,  1 },  /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e4m3.f32 */
    { 1083, 306,  5,  0,                 0,  1 },  /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e4m3.f16 */
    { 1083, 126,  9,  0,                 0,  1 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e4m3.f32 */
    { 1083, 7,    9,  0,                 0,  1 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e4m3.f16 */
    { 1083, 0,    23, 0,                 20, 2 },  /* mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32.xor */
    { 1083, 1,    23, 0,                 21, 2 },  /* mma.sync.aligned.m16n8k32.row.col.s32.u4.u4.s32.xor */
    { 1083, 58,   3,  0,                 20, 2 },  /* mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32.xor.popc */
    { 1083, 59,   3,  0,                 21, 2 },  /* mma.sync.aligned.m16n8k32.row.col.s32.u4.u4.s32.xor.popc */
    { 1083, 0,    24, 0,                 20, 2 },  /* mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32.xor.and.popc */
    { 1083, 1,    24, 0,                 21, 2 },  /* mma.sync.aligned.m16n8k32.row.col.s32.u4.u4.s32.xor.and.popc */
    { 1083, 862,  1,  0,                 21, 3 },  /* mma.sync.aligned.m8n8k4.row.col.f32.bf16.bf16.f32 */
    { 1083, 1062, 1,  0,                 21, 3 },  /* mma.sync.aligned.m8n8k4.row.col.f32.tf32.tf32.f32 */
    { 1083, 1,    5,  0,                 22, 4 },  /* mma.sync.aligned.m16n8k16.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16 */
    { 1083, 343,  5,  0,                 22, 4 },  /* mma.sync.aligned.m16n8k16.row.col.kind::f8f6f4.f32.e4m3.e4m3.f32 */
    { 1083, 5,    5,  0,                 23, 5 },  /* mma.sync.aligned.m16n8k16.row.col.kind::f16.f16.e4m3.e4m3.f16 */
    { 1083, 346,  5,  0,                 23, 5 },  /* mma.sync.aligned.m16n8k16.row.col.kind::f16.f32.e4m3.e4m3.f32 */
    { 1083, 345,  5,  0,                 24, 5 },  /* mma.sync.aligned.m16n8k32.row.col.kind::f16.f32.e4m3.e4m3.f32 */
    { 1083, 8,    5,  0,                 25, 5 },  /* mma.sync.aligned.m16n8k16.row.col.kind::i8.f16.e4m3.e4m3.f16 */
    { 1083, 349,  5,  0,                 25, 5 },  /* mma.sync.aligned.m16n8k16.row.col.kind::i8.f32.e4m3.e4m3.f32 */
    { 1083, 348,  5,  0,                 26, 5 },  /* mma.sync.aligned.m16n8k32.row.col.kind::i8.f32.e4m3.e4m3.f32 */
    { 1083, 11,   5,  0,                 22, 6 },  /* mma.sync.aligned.m16n8k16.row.col.kind::mxf4.f16.e4m3.e4m3.f16 */
    { 1083, 352,  5,  0,                 22, 6 },  /* mma.sync.aligned.m16n8k16.row.col.kind::mxf4.f32.e4m3.e4m3.f32 */
    { 1083, 354,  5,  0,                 27, 6 },  /* mma.sync.aligned.m16n8k32.row.col.kind::mxf4.f32.e4m3.e4m3.f32 */
    { 1083, 357,  5,  0,                 22, 6 },  /* mma.sync.aligned.m16n8k32.row.col.kind::mxf4nvf4.f32.e4m3.e4m3.f32 */
    { 1083, 247,  7,  0,                 28, 7 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f16.e4m3.e4m3.f16 */
    { 1083, 190,  9,  0,                 24, 5 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f16.f32.e4m3.e4m3.f32 */
    { 1083, 191,  9,  0,                 26, 5 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::i8.f32.e4m3.e4m3.f32 */
    { 1083, 59,   9,  0,                 28, 6 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.f16.e4m3.e4m3.f16 */
    { 1083, 192,  9,  0,                 27, 6 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.f32.e4m3.e4m3.f32 */
    { 1083, 60,   9,  0,                 29, 6 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf4.f16.e4m3.e4m3.f16 */
    { 1083, 194,  9,  0,                 30, 6 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf4.f32.e4m3.e4m3.f32 */
    { 1083, 195,  9,  0,                 31, 6 },  /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.f32.e4m3.e4m3.f32 */
    { 1083, 929,  11, 0,                 32, 8 },  /* wmma.load.c.sync.aligned.row.m8n8k32.f32 */
    { 1083, 1001, 11, 0,                 33, 8 },  /* wmma.load.c.sync.aligned.row.m8n8k32.shared::cta.f32 */
    { 1083, 39,   12, 0,                 32, 8 },  /* wmma.store.d.sync.aligned.row.m8n8k32.f32 */
    { 1083, 47,   12, 0,                 33, 8 },  /* wmma.store.d.sync.aligned.row.m8n8k32.shared::cta.f32 */
    { 1083, 0,    25, 0,                 34, 9 },  /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.s4.s4.s32 */
    { 1083, 9,    25, 0,                 34, 9 },  /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.u4.u4.s32 */
    { 1083, 1,    25, 0,                 35, 9 },  /* wmma.mma.sync.aligned.row.row.m16n16k8.s32.s4.s4.s32 */
    { 1083, 10,   25, 0,                 35, 9 },  /* wmma.mma.sync.aligned.row.row.m16n16k8.s32.u4.u4.s32 */
    { 1083, 20,   25, 0,                 32, 9 },  /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.s4.u4.u32 */
    { 1083, 17,   25, 0,                 32, 9 },  /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.u4.s4.u32 */
    { 1083, 19,   25, 0,                 21, 9 },  /* wmma.mma.sync.aligned.row.row.m16n16k8.s32.s4.u4.u32 */
    { 1083, 16,   25, 0,                 21, 9 },  /* wmma.mma.sync.aligned.row.row.m16n16k8.s32.u4.s4.u32 */
    { 1083, 1192, 14, 0,                 32, 10 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.s8.s8.u32 */
    { 1083, 1196, 14, 0,                 21, 10 }, /* wmma.mma.sync.aligned.row.row.m16n16k8.s32.s8.s8.u32 */
    { 1083, 1,    16, 0,                 21, 11 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f64.f64.f64.f64 */
    { 1083, 4,    18, 0,                 20, 12 }, /* ldmatrix.sync.aligned.m8n8.x8.b16 */
    { 1083, 16,   18, 0,                 33, 12 }, /* ldmatrix.sync.aligned.m8n8.x8.shared::cta.b16 */
    { 1083, 71,   18, 0,                 27, 12 }, /* ldmatrix.sync.aligned.m16n16.x8.trans.b8 */
    { 1083, 1,    19, 0,                 27, 12 }, /* ldmatrix.sync.aligned.m8n16.x8.b8x16.b6x16_p32 */
    { 1083, 1,    20, 0,                 27, 12 }, /* ldmatrix.sync.aligned.m16n16.x8.trans.b8x16.b6x16_p32 */
    { 1083, 2,    21, 0,                 36, 12 }, /* stmatrix.sync.aligned.m8n8.x8.b16 */
    { 1083, 15,   21, 0,                 27, 12 }, /* stmatrix.sync.aligned.m16n8.x8.trans.b8 */
    { 1083, 0,    26, 0,                 36, 13 }, /* stmatrix.sync.aligned.m8n8.x1.b16.b8x16.b6x16_p32 */
    { 1083, 55,   26, 0,                 27, 13 }, /* stmatrix.sync.aligned.m16n8.x1.trans.b8.b6x16_p32 */
    { 1083, 107,  26, 0,                 27, 13 }, /* stmatrix.sync.aligned.m16n8.x1.trans.b8x16.b8 */
    { 1083, 0,    27, 0,                 33, 13 }, /* movmatrix.sync.aligned.m8n8.trans.b16.b8x16.b6x16_p32 */
};
