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
    1, 139, 140, 18, 2, 3, 4, 5, 46, 48, 47, 37, 38, 49, 35, 157, 40, 41, 35, 39, 42, 148, 41,
    42, 36, 37, 43, 46, 48, 47, 49, 35, 46, 48, 47, 37, 162, 13, 14, 15, 16, 140, 1, 2, 3, 130,
    45, 38, 44, 149, 35, 39, 40, 41, 56, 152, 153, 154, 135, 62, 63, 136, 41, 42, 40, 43, 141,
    18, 17, 4, 139, 18, 4, 5, 65, 66, 151, 42, 41, 148, 130, 133, 134, 58, 59, 57, 42, 43, 44,
    56, 155, 156, 134, 130, 133, 29, 30, 31, 54, 55, 137, 37, 38, 157, 138, 78, 158, 142, 145,
    164, 144, 78, 146, 79, 80, 81, 166, 167, 82, 147, 80, 55, 54, 1, 4, 129, 132, 17, 132, 43,
    42, 10, 134, 11, 12, 25, 26, 44, 43, 137, 54, 137, 55, 18, 84, 35, 163, 50, 52, 143, 75,
    142, 164, 50, 53, 160, 162, 161, 84, 19, 20, 33, 34, 128, 67, 131, 60, 21, 27, 28, 32, 22,
    51, 23, 24, 150, 159, 165,
};

/* How many sets but one, qualifier; where the sets start in mmaref_slot_sets. */
const mmaref_slot_row mmaref_slot_rows[] = {
    { 0 << 5 | MMAREF_QUALIFIER_NAME, 159 }, { 0 << 5 | MMAREF_QUALIFIER_NAME, 160 },
    { 0 << 5 | MMAREF_QUALIFIER_SYNC, 161 }, { 0 << 5 | MMAREF_QUALIFIER_ALIGNED, 162 },
    { 5 << 5 | MMAREF_QUALIFIER_SHAPE, 16 }, { 1 << 5 | MMAREF_QUALIFIER_ALAYOUT, 98 },
    { 1 << 5 | MMAREF_QUALIFIER_BLAYOUT, 121 }, { 1 << 5 | MMAREF_QUALIFIER_DTYPE, 123 },
    { 3 << 5 | MMAREF_QUALIFIER_ATYPE, 42 }, { 3 << 5 | MMAREF_QUALIFIER_BTYPE, 42 },
    { 1 << 5 | MMAREF_QUALIFIER_CTYPE, 123 }, { 4 << 5 | MMAREF_QUALIFIER_SHAPE, 22 },
    { 0 << 5 | MMAREF_QUALIFIER_ALAYOUT, 98 }, { 0 << 5 | MMAREF_QUALIFIER_BLAYOUT, 99 },
    { 0 << 5 | MMAREF_QUALIFIER_SATFINITE, 163 }, { 0 << 5 | MMAREF_QUALIFIER_DTYPE, 3 },
    { 1 << 5 | MMAREF_QUALIFIER_ATYPE, 125 }, { 1 << 5 | MMAREF_QUALIFIER_BTYPE, 125 },
    { 0 << 5 | MMAREF_QUALIFIER_CTYPE, 3 }, { 3 << 5 | MMAREF_QUALIFIER_SHAPE, 46 },
    { 1 << 5 | MMAREF_QUALIFIER_ATYPE, 127 }, { 1 << 5 | MMAREF_QUALIFIER_BTYPE, 127 },
    { 2 << 5 | MMAREF_QUALIFIER_BITOP, 74 }, { 0 << 5 | MMAREF_QUALIFIER_POPC, 164 },
    { 3 << 5 | MMAREF_QUALIFIER_SHAPE, 50 }, { 0 << 5 | MMAREF_QUALIFIER_DTYPE, 7 },
    { 0 << 5 | MMAREF_QUALIFIER_ATYPE, 7 }, { 0 << 5 | MMAREF_QUALIFIER_BTYPE, 7 },
    { 0 << 5 | MMAREF_QUALIFIER_CTYPE, 7 }, { 0 << 5 | MMAREF_QUALIFIER_ROUNDING, 165 },
    { 2 << 5 | MMAREF_QUALIFIER_SHAPE, 77 }, { 3 << 5 | MMAREF_QUALIFIER_KIND, 54 },
    { 2 << 5 | MMAREF_QUALIFIER_ATYPE, 80 }, { 2 << 5 | MMAREF_QUALIFIER_BTYPE, 80 },
    { 1 << 5 | MMAREF_QUALIFIER_SHAPE, 129 }, { 2 << 5 | MMAREF_QUALIFIER_KIND, 83 },
    { 0 << 5 | MMAREF_QUALIFIER_BLOCK_SCALE, 166 }, { 3 << 5 | MMAREF_QUALIFIER_SCALE_VEC, 58 },
    { 0 << 5 | MMAREF_QUALIFIER_DTYPE, 6 }, { 1 << 5 | MMAREF_QUALIFIER_ATYPE, 131 },
    { 1 << 5 | MMAREF_QUALIFIER_BTYPE, 131 }, { 0 << 5 | MMAREF_QUALIFIER_CTYPE, 6 },
    { 1 << 5 | MMAREF_QUALIFIER_STYPE, 133 }, { 1 << 5 | MMAREF_QUALIFIER_ACTION, 135 },
    { 3 << 5 | MMAREF_QUALIFIER_SHAPE, 62 }, { 2 << 5 | MMAREF_QUALIFIER_SHAPE, 86 },
    { 0 << 5 | MMAREF_QUALIFIER_ACTION, 136 }, { 0 << 5 | MMAREF_QUALIFIER_SHAPE, 26 },
    { 2 << 5 | MMAREF_QUALIFIER_KIND, 89 }, { 2 << 5 | MMAREF_QUALIFIER_ATYPE, 92 },
    { 2 << 5 | MMAREF_QUALIFIER_BTYPE, 92 }, { 1 << 5 | MMAREF_QUALIFIER_SHAPE, 137 },
    { 0 << 5 | MMAREF_QUALIFIER_NAME, 167 }, { 0 << 5 | MMAREF_QUALIFIER_ACTION, 168 },
    { 2 << 5 | MMAREF_QUALIFIER_MATRIX, 95 }, { 0 << 5 | MMAREF_QUALIFIER_LAYOUT, 100 },
    { 4 << 5 | MMAREF_QUALIFIER_SHAPE, 27 }, { 1 << 5 | MMAREF_QUALIFIER_SPACE, 104 },
    { 7 << 5 | MMAREF_QUALIFIER_DTYPE, 0 }, { 2 << 5 | MMAREF_QUALIFIER_LAYOUT, 98 },
    { 2 << 5 | MMAREF_QUALIFIER_SHAPE, 101 }, { 2 << 5 | MMAREF_QUALIFIER_SPACE, 104 },
    { 3 << 5 | MMAREF_QUALIFIER_DTYPE, 66 }, { 0 << 5 | MMAREF_QUALIFIER_ACTION, 169 },
    { 0 << 5 | MMAREF_QUALIFIER_MATRIX, 170 }, { 7 << 5 | MMAREF_QUALIFIER_SHAPE, 8 },
    { 3 << 5 | MMAREF_QUALIFIER_DTYPE, 70 }, { 0 << 5 | MMAREF_QUALIFIER_ACTION, 160 },
    { 0 << 5 | MMAREF_QUALIFIER_ALAYOUT, 100 }, { 0 << 5 | MMAREF_QUALIFIER_BLAYOUT, 100 },
    { 2 << 5 | MMAREF_QUALIFIER_SHAPE, 8 }, { 0 << 5 | MMAREF_QUALIFIER_DTYPE, 1 },
    { 0 << 5 | MMAREF_QUALIFIER_CTYPE, 1 }, { 1 << 5 | MMAREF_QUALIFIER_ALAYOUT, 139 },
    { 1 << 5 | MMAREF_QUALIFIER_BLAYOUT, 141 }, { 4 << 5 | MMAREF_QUALIFIER_SHAPE, 32 },
    { 4 << 5 | MMAREF_QUALIFIER_ATYPE, 37 }, { 4 << 5 | MMAREF_QUALIFIER_BTYPE, 37 },
    { 1 << 5 | MMAREF_QUALIFIER_CTYPE, 143 }, { 3 << 5 | MMAREF_QUALIFIER_SHAPE, 27 },
    { 1 << 5 | MMAREF_QUALIFIER_ATYPE, 4 }, { 1 << 5 | MMAREF_QUALIFIER_BTYPE, 4 },
    { 1 << 5 | MMAREF_QUALIFIER_SHAPE, 145 }, { 1 << 5 | MMAREF_QUALIFIER_BITOP, 74 },
    { 0 << 5 | MMAREF_QUALIFIER_SHAPE, 12 }, { 0 << 5 | MMAREF_QUALIFIER_ATYPE, 68 },
    { 0 << 5 | MMAREF_QUALIFIER_BTYPE, 68 }, { 0 << 5 | MMAREF_QUALIFIER_NAME, 171 },
    { 1 << 5 | MMAREF_QUALIFIER_SHAPE, 147 }, { 2 << 5 | MMAREF_QUALIFIER_NUM, 107 },
    { 1 << 5 | MMAREF_QUALIFIER_TRANS, 149 }, { 2 << 5 | MMAREF_QUALIFIER_SPACE, 110 },
    { 1 << 5 | MMAREF_QUALIFIER_DTYPE, 113 }, { 0 << 5 | MMAREF_QUALIFIER_SHAPE, 172 },
    { 1 << 5 | MMAREF_QUALIFIER_NUM, 151 }, { 0 << 5 | MMAREF_QUALIFIER_SPACE, 112 },
    { 0 << 5 | MMAREF_QUALIFIER_DTYPE, 115 }, { 0 << 5 | MMAREF_QUALIFIER_SOURCE, 119 },
    { 0 << 5 | MMAREF_QUALIFIER_SHAPE, 148 }, { 1 << 5 | MMAREF_QUALIFIER_NUM, 108 },
    { 0 << 5 | MMAREF_QUALIFIER_TRANS, 150 }, { 0 << 5 | MMAREF_QUALIFIER_NAME, 173 },
    { 1 << 5 | MMAREF_QUALIFIER_SHAPE, 153 }, { 0 << 5 | MMAREF_QUALIFIER_NAME, 174 },
    { 0 << 5 | MMAREF_QUALIFIER_SHAPE, 147 }, { 0 << 5 | MMAREF_QUALIFIER_DTYPE, 113 },
    { 0 << 5 | MMAREF_QUALIFIER_SHAPE, 49 }, { 0 << 5 | MMAREF_QUALIFIER_ATYPE, 126 },
    { 0 << 5 | MMAREF_QUALIFIER_BTYPE, 126 }, { 0 << 5 | MMAREF_QUALIFIER_BITOP, 175 },
    { 0 << 5 | MMAREF_QUALIFIER_BITOP, 74 }, { 0 << 5 | MMAREF_QUALIFIER_BITOP, 75 },
    { 0 << 5 | MMAREF_QUALIFIER_BITOP, 176 }, { 1 << 5 | MMAREF_QUALIFIER_SHAPE, 155 },
    { 1 << 5 | MMAREF_QUALIFIER_ATYPE, 39 }, { 1 << 5 | MMAREF_QUALIFIER_BTYPE, 39 },
    { 1 << 5 | MMAREF_QUALIFIER_CTYPE, 157 }, { 0 << 5 | MMAREF_QUALIFIER_NUM, 177 },
    { 2 << 5 | MMAREF_QUALIFIER_DTYPE, 113 }, { 2 << 5 | MMAREF_QUALIFIER_ATYPE, 115 },
    { 2 << 5 | MMAREF_QUALIFIER_SOURCE, 118 }, { 0 << 5 | MMAREF_QUALIFIER_ATYPE, 115 },
    { 0 << 5 | MMAREF_QUALIFIER_SOURCE, 118 },
};

/* Rows of mmaref_slot_rows. */
const MMAREF_FLASH uint8_t mmaref_form_slots[] = {
    1, 46, 2, 3, 51, 12, 13, 35, 36, 37, 38, 39, 40, 41, 42, 1, 2, 3, 34, 12, 13, 35, 36, 37,
    38, 39, 40, 41, 42, 52, 67, 83, 23, 2, 3, 12, 13, 84, 15, 85, 86, 18, 1, 2, 3, 106, 12, 13,
    15, 107, 108, 18, 110, 111, 23, 52, 67, 112, 2, 3, 68, 69, 113, 15, 114, 115, 116, 14, 1, 2,
    3, 19, 12, 13, 15, 20, 21, 18, 22, 23, 1, 43, 2, 3, 45, 12, 13, 14, 15, 16, 17, 18, 1, 46,
    2, 3, 47, 12, 13, 48, 7, 49, 50, 10, 52, 67, 2, 3, 73, 74, 75, 15, 76, 77, 78, 14, 52, 67,
    2, 3, 68, 69, 82, 29, 25, 26, 27, 28, 1, 2, 3, 11, 12, 13, 14, 15, 16, 17, 18, 1, 2, 3, 24,
    12, 13, 25, 26, 27, 28, 29, 1, 2, 3, 30, 12, 13, 31, 7, 32, 33, 10, 1, 43, 2, 3, 44, 12, 13,
    7, 8, 9, 10, 52, 67, 2, 3, 68, 69, 79, 38, 80, 81, 41, 1, 2, 3, 106, 12, 13, 15, 107, 108,
    18, 109, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 101, 2, 3, 102, 117, 90, 95, 118, 119, 120, 52, 53,
    54, 2, 3, 55, 56, 57, 58, 52, 53, 54, 2, 3, 59, 60, 61, 62, 52, 63, 64, 2, 3, 55, 65, 61,
    66, 52, 67, 2, 3, 68, 69, 70, 71, 72, 87, 2, 3, 98, 99, 100, 95, 96, 97, 87, 2, 3, 88, 89,
    90, 91, 92, 87, 2, 3, 93, 94, 95, 96, 97, 101, 2, 3, 102, 94, 90, 95, 92, 103, 2, 3, 104,
    100, 105, 121, 122, 0,
};

/* How many slots, the first one; of the second order how many are turned and by how many, where
 * they begin; section. */
const mmaref_form_row mmaref_form_rows[] = {
    { 0,                                  0x00, 0x00 }, /* left out */
    { 1 << MMAREF_FORM_FIRST_BITS | 291,  0x00, 0x00 }, /* mac16 */
    { 10 << MMAREF_FORM_FIRST_BITS | 194, 0x00, 0x01 }, /* mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 */
    { 11 << MMAREF_FORM_FIRST_BITS | 128, 0x00, 0x01 }, /* mma.sync.aligned.m16n8k16.row.col.s32.u8.u8.s32 */
    { 12 << MMAREF_FORM_FIRST_BITS | 68,  0x00, 0x01 }, /* mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc */
    { 11 << MMAREF_FORM_FIRST_BITS | 139, 0x00, 0x01 }, /* mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 */
    { 11 << MMAREF_FORM_FIRST_BITS | 150, 0x00, 0x01 }, /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16 */
    { 14 << MMAREF_FORM_FIRST_BITS | 15,  0x00, 0x01 }, /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    { 11 << MMAREF_FORM_FIRST_BITS | 161, 0x00, 0x02 }, /* mma.sp.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    { 12 << MMAREF_FORM_FIRST_BITS | 80,  0x00, 0x02 }, /* mma.sp.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 */
    { 12 << MMAREF_FORM_FIRST_BITS | 92,  0x00, 0x02 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16 */
    { 15 << MMAREF_FORM_FIRST_BITS | 0,   0x00, 0x02 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    { 9 << MMAREF_FORM_FIRST_BITS | 214,  0x31, 0x53 }, /* wmma.load.a.sync.aligned.row.m16n16k16.f16 */
    { 9 << MMAREF_FORM_FIRST_BITS | 223,  0x31, 0x53 }, /* wmma.load.a.sync.aligned.row.m8n8k32.s4 */
    { 9 << MMAREF_FORM_FIRST_BITS | 232,  0x31, 0x54 }, /* wmma.store.d.sync.aligned.row.m16n16k16.f16 */
    { 9 << MMAREF_FORM_FIRST_BITS | 241,  0x32, 0x45 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 12 << MMAREF_FORM_FIRST_BITS | 104, 0x32, 0x45 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.s8.s8.s32 */
    { 11 << MMAREF_FORM_FIRST_BITS | 172, 0x32, 0x45 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f32.bf16.bf16.f32 */
    { 12 << MMAREF_FORM_FIRST_BITS | 116, 0x32, 0x45 }, /* wmma.mma.sync.aligned.row.row.m8n8k4.f64.f64.f64.f64 */
    { 13 << MMAREF_FORM_FIRST_BITS | 29,  0x32, 0x65 }, /* wmma.mma.xor.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32 */
    { 8 << MMAREF_FORM_FIRST_BITS | 259,  0x00, 0x06 }, /* ldmatrix.sync.aligned.m8n8.x1.b16 */
    { 8 << MMAREF_FORM_FIRST_BITS | 267,  0x00, 0x06 }, /* ldmatrix.sync.aligned.m8n16.x1.b8x16.b6x16_p32 */
    { 9 << MMAREF_FORM_FIRST_BITS | 250,  0x00, 0x06 }, /* ldmatrix.sync.aligned.m16n16.x1.trans.b8x16.b6x16_p32 */
    { 8 << MMAREF_FORM_FIRST_BITS | 275,  0x00, 0x07 }, /* stmatrix.sync.aligned.m8n8.x1.b16 */
    { 6 << MMAREF_FORM_FIRST_BITS | 283,  0x00, 0x08 }, /* movmatrix.sync.aligned.m8n8.trans.b16 */
    { 11 << MMAREF_FORM_FIRST_BITS | 183, 0x00, 0x01 }, /* mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32.xor */
    { 13 << MMAREF_FORM_FIRST_BITS | 42,  0x00, 0x01 }, /* mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32.xor.and.popc */
    { 13 << MMAREF_FORM_FIRST_BITS | 55,  0x32, 0x55 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.s4.s4.s32 */
    { 10 << MMAREF_FORM_FIRST_BITS | 204, 0x00, 0x07 }, /* stmatrix.sync.aligned.m8n8.x1.b16.b8x16.b6x16_p32 */
    { 8 << MMAREF_FORM_FIRST_BITS | 283,  0x00, 0x08 }, /* movmatrix.sync.aligned.m8n8.trans.b16.b8x16.b6x16_p32 */
};
