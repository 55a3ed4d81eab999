/* SPDX-License-Identifier: MIT */
/* Words of instruction strings, sets of words, and their orders (forms).
 *
 * Generated from generator/spec/words.lua, formats.lua, instructions.lua, families.lua.
 * Do not edit: change the source and run `make generate`. */

#include "mmaref_internal.h"

const char mmaref_words[] =
    "\0"
    "f16\0"
    "bf16\0"
    "tf32\0"
    "f32\0"
    "f64\0"
    "e4m3\0"
    "e5m2\0"
    "e3m2\0"
    "e2m3\0"
    "e2m1\0"
    "ue8m0\0"
    "ue4m3\0"
    "s8\0"
    "u8\0"
    "s4\0"
    "u4\0"
    "b1\0"
    "s32\0"
    "mac16\0"
    "mma\0"
    "wmma\0"
    "ldmatrix\0"
    "stmatrix\0"
    "movmatrix\0"
    "sp\0"
    "sp::ordered_metadata\0"
    "load\0"
    "store\0"
    "a\0"
    "b\0"
    "c\0"
    "d\0"
    "sync\0"
    "aligned\0"
    "m8n8k4\0"
    "m8n8k16\0"
    "m8n8k32\0"
    "m8n8k128\0"
    "m16n8k4\0"
    "m16n8k8\0"
    "m16n8k16\0"
    "m16n8k32\0"
    "m16n8k64\0"
    "m16n8k128\0"
    "m16n8k256\0"
    "m16n16k16\0"
    "m32n8k16\0"
    "m8n32k16\0"
    "m16n16k8\0"
    "m8n8\0"
    "m8n16\0"
    "m16n16\0"
    "m16n8\0"
    "row\0"
    "col\0"
    "kind::f8f6f4\0"
    "kind::mxf8f6f4\0"
    "kind::mxf4\0"
    "kind::mxf4nvf4\0"
    "block_scale\0"
    "scale_vec::1X\0"
    "scale_vec::2X\0"
    "scale_vec::4X\0"
    "satfinite\0"
    "xor\0"
    "and\0"
    "popc\0"
    "rn\0"
    "rz\0"
    "rm\0"
    "rp\0"
    "x1\0"
    "x2\0"
    "x4\0"
    "trans\0"
    "global\0"
    "shared\0"
    "shared::cta\0"
    "b16\0"
    "b8\0"
    "b8x16\0"
    "b6x16_p32\0"
    "b4x16_p64\0"
    "u32\0"
    "x8\0"
    "x16\0"
    "kind::tf32\0"
    "kind::f16\0"
    "kind::i8\0"
    "or\0";

/* log2 of m / 8, n / 8 and k of the words from m8n8k4 on: 2, 2 and 4 bits */
const MMAREF_FLASH uint8_t mmaref_shapes[] = {
    0 << 6 | 0 << 4 | 2, /* m8n8k4 */
    0 << 6 | 0 << 4 | 4, /* m8n8k16 */
    0 << 6 | 0 << 4 | 5, /* m8n8k32 */
    0 << 6 | 0 << 4 | 7, /* m8n8k128 */
    1 << 6 | 0 << 4 | 2, /* m16n8k4 */
    1 << 6 | 0 << 4 | 3, /* m16n8k8 */
    1 << 6 | 0 << 4 | 4, /* m16n8k16 */
    1 << 6 | 0 << 4 | 5, /* m16n8k32 */
    1 << 6 | 0 << 4 | 6, /* m16n8k64 */
    1 << 6 | 0 << 4 | 7, /* m16n8k128 */
    1 << 6 | 0 << 4 | 8, /* m16n8k256 */
    1 << 6 | 1 << 4 | 4, /* m16n16k16 */
    2 << 6 | 0 << 4 | 4, /* m32n8k16 */
    0 << 6 | 2 << 4 | 4, /* m8n32k16 */
    1 << 6 | 1 << 4 | 3, /* m16n16k8 */
    0 << 6 | 0 << 4 | 0, /* m8n8 */
    0 << 6 | 1 << 4 | 0, /* m8n16 */
    1 << 6 | 1 << 4 | 0, /* m16n16 */
    1 << 6 | 0 << 4 | 0, /* m16n8 */
};

/* Words of the families that this build leaves out, ending with 0. */
const MMAREF_FLASH uint8_t mmaref_left_out_words[] = {
#if !MMAREF_HAS_FLOAT
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
#endif
#if !MMAREF_HAS_F64
    5,
#endif
#if !MMAREF_HAS_INTEGER
    13, 14, 15, 16, 17, 18, 84,
#endif
#if !MMAREF_HAS_SPARSE
    25, 26,
#endif
#if !MMAREF_HAS_SCALE
    60,
#endif
#if !MMAREF_HAS_WMMA
    21,
#endif
#if !MMAREF_HAS_MOVE
    22, 23, 24, 27, 28,
#endif
#if !MMAREF_HAS_MAC16
    19,
#endif
    0
};

/* Set MMAREF_SEVERAL + s is words starts[s] up to starts[s + 1]; 0 stands for a qualifier left out. */
const MMAREF_FLASH uint8_t mmaref_set_starts[] = {
    0, 2, 4, 6, 11, 13, 16, 21, 23, 25, 27, 30, 32, 34, 36, 39, 41, 43, 45, 48, 50, 52, 55, 57,
    60, 67, 73, 79, 85, 88, 90, 94, 97, 102, 104, 108, 110, 112, 117, 119, 121,
};

const MMAREF_FLASH uint8_t mmaref_set_words[] = {
    0, 64, 14, 13, 6, 7, 0, 68, 69, 70, 71, 16, 15, 8, 9, 10, 6, 7, 8, 9, 10, 0, 62, 0, 61, 54,
    55, 0, 76, 77, 1, 4, 13, 14, 15, 16, 72, 73, 74, 0, 75, 0, 77, 72, 73, 0, 77, 78, 82, 83,
    41, 42, 37, 42, 43, 65, 66, 65, 66, 90, 56, 88, 87, 89, 58, 59, 57, 88, 87, 89, 58, 59, 57,
    88, 87, 89, 58, 57, 59, 88, 87, 89, 57, 58, 59, 57, 58, 59, 37, 38, 0, 76, 77, 78, 0, 65,
    66, 46, 48, 47, 49, 35, 18, 84, 46, 47, 49, 35, 46, 49, 85, 86, 72, 73, 74, 85, 86, 0, 81,
    0, 82,
};

/* A set of one word is the word, others are MMAREF_SEVERAL and more. */
const MMAREF_FLASH uint8_t mmaref_slot_sets[] = {
    1, 2, 3, 4, 5, 18, 139, 140, 141, 35, 37, 38, 46, 47, 48, 49, 157, 35, 39, 40, 41, 42, 148,
    35, 37, 46, 47, 48, 49, 36, 37, 41, 42, 43, 1, 2, 3, 130, 38, 44, 45, 149, 56, 152, 153,
    154, 62, 63, 135, 136, 40, 41, 42, 43, 4, 17, 18, 141, 13, 14, 15, 16, 65, 66, 151, 130,
    133, 134, 57, 58, 59, 42, 43, 44, 56, 155, 156, 29, 30, 31, 54, 55, 137, 37, 38, 157, 78,
    138, 158, 142, 145, 164, 78, 144, 146, 79, 80, 81, 166, 167, 80, 82, 147, 1, 4, 129, 132,
    17, 132, 10, 134, 11, 12, 25, 26, 54, 137, 35, 163, 50, 52, 75, 143, 142, 164, 50, 53, 160,
    162, 84, 161, 19, 20, 33, 34, 128, 67, 131, 60, 21, 27, 28, 32, 22, 51, 23, 24, 150, 159,
    165,
};

/* Bits that tell the set, qualifier; where the sets start in mmaref_slot_sets. */
const mmaref_slot_row mmaref_slot_rows[] = {
    { 0 << 5 | MMAREF_QUALIFIER_NAME, 131 }, { 0 << 5 | MMAREF_QUALIFIER_NAME, 132 },
    { 0 << 5 | MMAREF_QUALIFIER_SYNC, 133 }, { 0 << 5 | MMAREF_QUALIFIER_ALIGNED, 134 },
    { 3 << 5 | MMAREF_QUALIFIER_SHAPE, 17 }, { 1 << 5 | MMAREF_QUALIFIER_ALAYOUT, 80 },
    { 1 << 5 | MMAREF_QUALIFIER_BLAYOUT, 80 }, { 1 << 5 | MMAREF_QUALIFIER_DTYPE, 103 },
    { 2 << 5 | MMAREF_QUALIFIER_ATYPE, 34 }, { 2 << 5 | MMAREF_QUALIFIER_BTYPE, 34 },
    { 1 << 5 | MMAREF_QUALIFIER_CTYPE, 103 }, { 3 << 5 | MMAREF_QUALIFIER_SHAPE, 29 },
    { 0 << 5 | MMAREF_QUALIFIER_ALAYOUT, 80 }, { 0 << 5 | MMAREF_QUALIFIER_BLAYOUT, 81 },
    { 0 << 5 | MMAREF_QUALIFIER_SATFINITE, 135 }, { 0 << 5 | MMAREF_QUALIFIER_DTYPE, 5 },
    { 1 << 5 | MMAREF_QUALIFIER_ATYPE, 105 }, { 1 << 5 | MMAREF_QUALIFIER_BTYPE, 105 },
    { 0 << 5 | MMAREF_QUALIFIER_CTYPE, 5 }, { 2 << 5 | MMAREF_QUALIFIER_SHAPE, 38 },
    { 1 << 5 | MMAREF_QUALIFIER_ATYPE, 107 }, { 1 << 5 | MMAREF_QUALIFIER_BTYPE, 107 },
    { 2 << 5 | MMAREF_QUALIFIER_BITOP, 62 }, { 0 << 5 | MMAREF_QUALIFIER_POPC, 136 },
    { 2 << 5 | MMAREF_QUALIFIER_SHAPE, 17 }, { 0 << 5 | MMAREF_QUALIFIER_DTYPE, 4 },
    { 0 << 5 | MMAREF_QUALIFIER_ATYPE, 4 }, { 0 << 5 | MMAREF_QUALIFIER_BTYPE, 4 },
    { 0 << 5 | MMAREF_QUALIFIER_CTYPE, 4 }, { 0 << 5 | MMAREF_QUALIFIER_ROUNDING, 137 },
    { 2 << 5 | MMAREF_QUALIFIER_SHAPE, 20 }, { 2 << 5 | MMAREF_QUALIFIER_KIND, 42 },
    { 2 << 5 | MMAREF_QUALIFIER_ATYPE, 65 }, { 2 << 5 | MMAREF_QUALIFIER_BTYPE, 65 },
    { 1 << 5 | MMAREF_QUALIFIER_SHAPE, 32 }, { 2 << 5 | MMAREF_QUALIFIER_KIND, 68 },
    { 0 << 5 | MMAREF_QUALIFIER_BLOCK_SCALE, 138 }, { 2 << 5 | MMAREF_QUALIFIER_SCALE_VEC, 46 },
    { 0 << 5 | MMAREF_QUALIFIER_DTYPE, 3 }, { 1 << 5 | MMAREF_QUALIFIER_ATYPE, 109 },
    { 1 << 5 | MMAREF_QUALIFIER_BTYPE, 109 }, { 0 << 5 | MMAREF_QUALIFIER_CTYPE, 3 },
    { 1 << 5 | MMAREF_QUALIFIER_STYPE, 111 }, { 1 << 5 | MMAREF_QUALIFIER_ACTION, 113 },
    { 2 << 5 | MMAREF_QUALIFIER_SHAPE, 50 }, { 2 << 5 | MMAREF_QUALIFIER_SHAPE, 71 },
    { 0 << 5 | MMAREF_QUALIFIER_ACTION, 114 }, { 0 << 5 | MMAREF_QUALIFIER_SHAPE, 33 },
    { 2 << 5 | MMAREF_QUALIFIER_KIND, 74 }, { 1 << 5 | MMAREF_QUALIFIER_SHAPE, 72 },
    { 0 << 5 | MMAREF_QUALIFIER_NAME, 139 }, { 0 << 5 | MMAREF_QUALIFIER_ACTION, 140 },
    { 2 << 5 | MMAREF_QUALIFIER_MATRIX, 77 }, { 1 << 5 | MMAREF_QUALIFIER_LAYOUT, 115 },
    { 3 << 5 | MMAREF_QUALIFIER_SHAPE, 23 }, { 1 << 5 | MMAREF_QUALIFIER_SPACE, 86 },
    { 4 << 5 | MMAREF_QUALIFIER_DTYPE, 0 }, { 2 << 5 | MMAREF_QUALIFIER_LAYOUT, 80 },
    { 2 << 5 | MMAREF_QUALIFIER_SHAPE, 83 }, { 2 << 5 | MMAREF_QUALIFIER_SPACE, 86 },
    { 2 << 5 | MMAREF_QUALIFIER_DTYPE, 54 }, { 0 << 5 | MMAREF_QUALIFIER_ACTION, 141 },
    { 0 << 5 | MMAREF_QUALIFIER_MATRIX, 142 }, { 0 << 5 | MMAREF_QUALIFIER_LAYOUT, 82 },
    { 3 << 5 | MMAREF_QUALIFIER_SHAPE, 9 }, { 2 << 5 | MMAREF_QUALIFIER_DTYPE, 3 },
    { 0 << 5 | MMAREF_QUALIFIER_ACTION, 132 }, { 0 << 5 | MMAREF_QUALIFIER_ALAYOUT, 82 },
    { 0 << 5 | MMAREF_QUALIFIER_BLAYOUT, 82 }, { 2 << 5 | MMAREF_QUALIFIER_SHAPE, 12 },
    { 0 << 5 | MMAREF_QUALIFIER_DTYPE, 6 }, { 0 << 5 | MMAREF_QUALIFIER_CTYPE, 6 },
    { 1 << 5 | MMAREF_QUALIFIER_ALAYOUT, 115 }, { 1 << 5 | MMAREF_QUALIFIER_BLAYOUT, 81 },
    { 2 << 5 | MMAREF_QUALIFIER_SHAPE, 24 }, { 2 << 5 | MMAREF_QUALIFIER_ATYPE, 58 },
    { 2 << 5 | MMAREF_QUALIFIER_BTYPE, 58 }, { 2 << 5 | MMAREF_QUALIFIER_SHAPE, 12 },
    { 1 << 5 | MMAREF_QUALIFIER_ATYPE, 1 }, { 1 << 5 | MMAREF_QUALIFIER_BTYPE, 1 },
    { 1 << 5 | MMAREF_QUALIFIER_SHAPE, 117 }, { 1 << 5 | MMAREF_QUALIFIER_BITOP, 62 },
    { 0 << 5 | MMAREF_QUALIFIER_SHAPE, 11 }, { 0 << 5 | MMAREF_QUALIFIER_ATYPE, 55 },
    { 0 << 5 | MMAREF_QUALIFIER_BTYPE, 55 }, { 0 << 5 | MMAREF_QUALIFIER_NAME, 143 },
    { 1 << 5 | MMAREF_QUALIFIER_SHAPE, 119 }, { 2 << 5 | MMAREF_QUALIFIER_NUM, 89 },
    { 1 << 5 | MMAREF_QUALIFIER_TRANS, 121 }, { 2 << 5 | MMAREF_QUALIFIER_SPACE, 92 },
    { 1 << 5 | MMAREF_QUALIFIER_DTYPE, 95 }, { 0 << 5 | MMAREF_QUALIFIER_SHAPE, 144 },
    { 1 << 5 | MMAREF_QUALIFIER_NUM, 123 }, { 0 << 5 | MMAREF_QUALIFIER_SPACE, 94 },
    { 0 << 5 | MMAREF_QUALIFIER_DTYPE, 97 }, { 0 << 5 | MMAREF_QUALIFIER_SOURCE, 102 },
    { 0 << 5 | MMAREF_QUALIFIER_SHAPE, 120 }, { 1 << 5 | MMAREF_QUALIFIER_NUM, 90 },
    { 0 << 5 | MMAREF_QUALIFIER_TRANS, 121 }, { 0 << 5 | MMAREF_QUALIFIER_NAME, 145 },
    { 1 << 5 | MMAREF_QUALIFIER_SHAPE, 125 }, { 0 << 5 | MMAREF_QUALIFIER_NAME, 146 },
    { 0 << 5 | MMAREF_QUALIFIER_SHAPE, 119 }, { 0 << 5 | MMAREF_QUALIFIER_DTYPE, 95 },
    { 0 << 5 | MMAREF_QUALIFIER_SHAPE, 41 }, { 0 << 5 | MMAREF_QUALIFIER_ATYPE, 106 },
    { 0 << 5 | MMAREF_QUALIFIER_BTYPE, 106 }, { 0 << 5 | MMAREF_QUALIFIER_BITOP, 147 },
    { 0 << 5 | MMAREF_QUALIFIER_BITOP, 62 }, { 0 << 5 | MMAREF_QUALIFIER_BITOP, 63 },
    { 0 << 5 | MMAREF_QUALIFIER_BITOP, 148 }, { 1 << 5 | MMAREF_QUALIFIER_SHAPE, 127 },
    { 1 << 5 | MMAREF_QUALIFIER_ATYPE, 60 }, { 1 << 5 | MMAREF_QUALIFIER_BTYPE, 60 },
    { 1 << 5 | MMAREF_QUALIFIER_CTYPE, 129 }, { 0 << 5 | MMAREF_QUALIFIER_SHAPE, 128 },
    { 0 << 5 | MMAREF_QUALIFIER_ATYPE, 7 }, { 0 << 5 | MMAREF_QUALIFIER_BTYPE, 7 },
    { 0 << 5 | MMAREF_QUALIFIER_CTYPE, 129 }, { 0 << 5 | MMAREF_QUALIFIER_NUM, 149 },
    { 2 << 5 | MMAREF_QUALIFIER_DTYPE, 95 }, { 2 << 5 | MMAREF_QUALIFIER_ATYPE, 97 },
    { 2 << 5 | MMAREF_QUALIFIER_SOURCE, 100 }, { 0 << 5 | MMAREF_QUALIFIER_ATYPE, 97 },
    { 0 << 5 | MMAREF_QUALIFIER_SOURCE, 101 },
};

/* Rows of mmaref_slot_rows. */
const MMAREF_FLASH uint8_t mmaref_form_slots[] = {
    1, 46, 2, 3, 49, 12, 13, 35, 36, 37, 38, 39, 40, 41, 42, 1, 2, 3, 34, 12, 13, 35, 36, 37,
    38, 39, 40, 41, 42, 50, 66, 81, 23, 2, 3, 12, 13, 82, 15, 83, 84, 18, 1, 2, 3, 104, 12, 13,
    15, 105, 106, 18, 108, 109, 23, 50, 66, 110, 2, 3, 67, 68, 111, 15, 112, 113, 114, 14, 1, 2,
    3, 19, 12, 13, 15, 20, 21, 18, 22, 23, 1, 43, 2, 3, 45, 12, 13, 14, 15, 16, 17, 18, 1, 46,
    2, 3, 47, 12, 13, 48, 7, 32, 33, 10, 50, 66, 2, 3, 72, 73, 74, 15, 75, 76, 18, 14, 50, 66,
    2, 3, 67, 68, 80, 29, 25, 26, 27, 28, 50, 66, 2, 3, 67, 68, 115, 15, 116, 117, 118, 14, 1,
    2, 3, 11, 12, 13, 14, 15, 16, 17, 18, 1, 2, 3, 24, 12, 13, 25, 26, 27, 28, 29, 1, 2, 3, 30,
    12, 13, 31, 7, 32, 33, 10, 1, 43, 2, 3, 44, 12, 13, 7, 8, 9, 10, 50, 66, 2, 3, 67, 68, 77,
    38, 78, 79, 41, 1, 2, 3, 104, 12, 13, 15, 105, 106, 18, 107, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    99, 2, 3, 100, 119, 88, 93, 120, 121, 122, 50, 51, 52, 2, 3, 53, 54, 55, 56, 50, 51, 52, 2,
    3, 57, 58, 59, 60, 50, 61, 62, 2, 3, 63, 64, 59, 65, 50, 66, 2, 3, 67, 68, 69, 70, 71, 85,
    2, 3, 96, 97, 98, 93, 94, 95, 85, 2, 3, 86, 87, 88, 89, 90, 85, 2, 3, 91, 92, 93, 94, 95,
    99, 2, 3, 100, 92, 88, 93, 90, 101, 2, 3, 102, 98, 103, 123, 124, 0,
};

/* How many slots, the first one; of the second order how many are turned and by how many, where
 * they begin; section. */
const mmaref_form_row mmaref_form_rows[] = {
    { 0,                                   0x00, 0x00 }, /* left out */
    { 1u << MMAREF_FORM_FIRST_BITS | 303,  0x00, 0x00 }, /* mac16 */
    { 10u << MMAREF_FORM_FIRST_BITS | 206, 0x00, 0x01 }, /* mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 */
    { 11u << MMAREF_FORM_FIRST_BITS | 140, 0x00, 0x01 }, /* mma.sync.aligned.m16n8k16.row.col.s32.u8.u8.s32 */
    { 12u << MMAREF_FORM_FIRST_BITS | 68,  0x00, 0x01 }, /* mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc */
    { 11u << MMAREF_FORM_FIRST_BITS | 151, 0x00, 0x01 }, /* mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 */
    { 11u << MMAREF_FORM_FIRST_BITS | 162, 0x00, 0x01 }, /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16 */
    { 14u << MMAREF_FORM_FIRST_BITS | 15,  0x00, 0x01 }, /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    { 11u << MMAREF_FORM_FIRST_BITS | 173, 0x00, 0x02 }, /* mma.sp.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    { 12u << MMAREF_FORM_FIRST_BITS | 80,  0x00, 0x02 }, /* mma.sp.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 */
    { 12u << MMAREF_FORM_FIRST_BITS | 92,  0x00, 0x02 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16 */
    { 15u << MMAREF_FORM_FIRST_BITS | 0,   0x00, 0x02 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    { 9u << MMAREF_FORM_FIRST_BITS | 226,  0x31, 0x53 }, /* wmma.load.a.sync.aligned.row.m16n16k16.f16 */
    { 9u << MMAREF_FORM_FIRST_BITS | 235,  0x31, 0x53 }, /* wmma.load.b.sync.aligned.col.m8n8k32.s4 */
    { 9u << MMAREF_FORM_FIRST_BITS | 244,  0x31, 0x54 }, /* wmma.store.d.sync.aligned.row.m16n16k16.f16 */
    { 9u << MMAREF_FORM_FIRST_BITS | 253,  0x32, 0x45 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 12u << MMAREF_FORM_FIRST_BITS | 104, 0x32, 0x45 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.s8.s8.s32 */
    { 11u << MMAREF_FORM_FIRST_BITS | 184, 0x32, 0x45 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f32.bf16.bf16.f32 */
    { 12u << MMAREF_FORM_FIRST_BITS | 116, 0x32, 0x45 }, /* wmma.mma.sync.aligned.row.row.m8n8k4.f64.f64.f64.f64 */
    { 13u << MMAREF_FORM_FIRST_BITS | 29,  0x32, 0x65 }, /* wmma.mma.xor.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32 */
    { 8u << MMAREF_FORM_FIRST_BITS | 271,  0x00, 0x06 }, /* ldmatrix.sync.aligned.m8n8.x1.b16 */
    { 8u << MMAREF_FORM_FIRST_BITS | 279,  0x00, 0x06 }, /* ldmatrix.sync.aligned.m8n16.x1.b8x16.b6x16_p32 */
    { 9u << MMAREF_FORM_FIRST_BITS | 262,  0x00, 0x06 }, /* ldmatrix.sync.aligned.m16n16.x1.trans.b8x16.b6x16_p32 */
    { 8u << MMAREF_FORM_FIRST_BITS | 287,  0x00, 0x07 }, /* stmatrix.sync.aligned.m8n8.x1.b16 */
    { 6u << MMAREF_FORM_FIRST_BITS | 295,  0x00, 0x08 }, /* movmatrix.sync.aligned.m8n8.trans.b16 */
    { 11u << MMAREF_FORM_FIRST_BITS | 195, 0x00, 0x01 }, /* mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32.xor */
    { 13u << MMAREF_FORM_FIRST_BITS | 42,  0x00, 0x01 }, /* mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32.xor.and.popc */
    { 13u << MMAREF_FORM_FIRST_BITS | 55,  0x32, 0x55 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.s4.s4.s32 */
    { 12u << MMAREF_FORM_FIRST_BITS | 128, 0x32, 0x45 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.s8.s8.u32 */
    { 10u << MMAREF_FORM_FIRST_BITS | 216, 0x00, 0x07 }, /* stmatrix.sync.aligned.m8n8.x1.b16.b8x16.b6x16_p32 */
    { 8u << MMAREF_FORM_FIRST_BITS | 295,  0x00, 0x08 }, /* movmatrix.sync.aligned.m8n8.trans.b16.b8x16.b6x16_p32 */
};
