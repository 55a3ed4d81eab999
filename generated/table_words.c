/* SPDX-License-Identifier: MIT */
/* Words of instruction strings, sets of words, and their orders (forms).
 *
 * Generated from generator/spec/words.lua, formats.lua, instructions.lua.
 * Do not edit: change the source and run `make generate`. */

#include "mmaref_internal.h"

const char *const mmaref_words[MMAREF_WORDS] = {
    NULL,
    "f16",
    "bf16",
    "tf32",
    "f32",
    "f64",
    "e4m3",
    "e5m2",
    "e3m2",
    "e2m3",
    "e2m1",
    "ue8m0",
    "ue4m3",
    "s8",
    "u8",
    "s4",
    "u4",
    "b1",
    "s32",
    "mac16",
    "mma",
    "wmma",
    "ldmatrix",
    "stmatrix",
    "movmatrix",
    "sp",
    "sp::ordered_metadata",
    "load",
    "store",
    "a",
    "b",
    "c",
    "d",
    "sync",
    "aligned",
    "m8n8k4",
    "m8n8k16",
    "m8n8k32",
    "m8n8k128",
    "m16n8k4",
    "m16n8k8",
    "m16n8k16",
    "m16n8k32",
    "m16n8k64",
    "m16n8k128",
    "m16n8k256",
    "m16n16k16",
    "m32n8k16",
    "m8n32k16",
    "m16n16k8",
    "m8n8",
    "m8n16",
    "m16n16",
    "m16n8",
    "row",
    "col",
    "kind::f8f6f4",
    "kind::mxf8f6f4",
    "kind::mxf4",
    "kind::mxf4nvf4",
    "block_scale",
    "scale_vec::1X",
    "scale_vec::2X",
    "scale_vec::4X",
    "satfinite",
    "xor",
    "and",
    "popc",
    "rn",
    "rz",
    "rm",
    "rp",
    "x1",
    "x2",
    "x4",
    "trans",
    "global",
    "shared",
    "shared::cta",
    "b16",
    "b8",
    "b8x16",
    "b6x16_p32",
    "b4x16_p64",
    "u32",
    "x8",
    "x16",
    "kind::tf32",
    "kind::f16",
    "kind::i8",
    "or",
};

/* log2 of m, n, k of the words from m8n8k4 on */
const mmaref_shape_row mmaref_shape_rows[] = {
    { 3, 3, 2 }, /* m8n8k4 */
    { 3, 3, 4 }, /* m8n8k16 */
    { 3, 3, 5 }, /* m8n8k32 */
    { 3, 3, 7 }, /* m8n8k128 */
    { 4, 3, 2 }, /* m16n8k4 */
    { 4, 3, 3 }, /* m16n8k8 */
    { 4, 3, 4 }, /* m16n8k16 */
    { 4, 3, 5 }, /* m16n8k32 */
    { 4, 3, 6 }, /* m16n8k64 */
    { 4, 3, 7 }, /* m16n8k128 */
    { 4, 3, 8 }, /* m16n8k256 */
    { 4, 4, 4 }, /* m16n16k16 */
    { 5, 3, 4 }, /* m32n8k16 */
    { 3, 5, 4 }, /* m8n32k16 */
    { 4, 4, 3 }, /* m16n16k8 */
    { 3, 3, 0 }, /* m8n8 */
    { 3, 4, 0 }, /* m8n16 */
    { 4, 4, 0 }, /* m16n16 */
    { 4, 3, 0 }, /* m16n8 */
};

/* Set s is words starts[s] up to starts[s + 1]; 0 stands for a qualifier left out. */
const MMAREF_FLASH uint8_t mmaref_set_starts[MMAREF_SETS + 1] = {
    0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27,
    28, 33, 34, 35, 37, 38, 39, 40, 41, 44, 49, 50, 51, 53, 54, 55, 56, 57, 58, 59, 60, 62, 63,
    64, 65, 66, 67, 69, 70, 73, 74, 75, 76, 78, 79, 80, 82, 83, 85, 86, 87, 88, 89, 90, 91, 92,
    93, 96, 98, 100, 101, 102, 104, 105, 108, 109, 110, 111, 113, 114, 115, 116, 118, 120, 123,
    125, 127, 128, 131, 133, 135, 137, 140, 143, 145, 147, 149, 150, 152, 154, 159, 160, 162,
    164,
};

const MMAREF_FLASH uint8_t mmaref_set_words[] = {
    19, 20, 33, 34, 40, 54, 55, 1, 4, 2, 41, 0, 64, 18, 14, 13, 42, 45, 17, 65, 67, 66, 35, 39,
    3, 6, 7, 5, 0, 68, 69, 70, 71, 36, 37, 16, 15, 43, 38, 44, 56, 8, 9, 10, 6, 7, 8, 9, 10, 58,
    60, 0, 62, 10, 11, 59, 62, 63, 12, 57, 0, 61, 25, 26, 21, 27, 29, 54, 55, 46, 0, 76, 77, 78,
    30, 31, 1, 4, 48, 47, 13, 14, 49, 15, 16, 28, 32, 13, 14, 15, 16, 22, 50, 72, 73, 74, 0, 75,
    0, 77, 79, 52, 72, 73, 75, 0, 77, 78, 80, 51, 81, 82, 83, 23, 53, 24, 65, 66, 42, 43, 65,
    66, 90, 41, 42, 88, 87, 89, 58, 59, 57, 58, 57, 58, 59, 37, 38, 0, 65, 66, 46, 48, 47, 18,
    84, 49, 35, 46, 47, 84, 46, 49, 85, 86, 72, 73, 74, 85, 86, 82, 0, 81, 0, 82,
};

const MMAREF_FLASH uint8_t mmaref_slot_sets[] = {
    8, 58, 61, 13, 10, 23, 9, 25, 63, 17, 53, 59, 60, 62, 21, 28, 31, 96, 53, 59, 60, 28, 31,
    62, 21, 96, 33, 91, 92, 45, 95, 36, 41, 33, 91, 92, 93, 94, 41, 53, 59, 60, 28, 101, 100, 5,
    11, 21, 22, 15, 11, 15, 27, 28, 30, 16, 31, 32, 28, 88, 66, 67, 68, 69, 61, 8, 10, 23, 24,
    21, 22, 5, 11, 38, 42, 43, 46, 11, 15, 5, 30, 58, 13, 9, 25, 18, 20, 89, 15, 11, 90, 24, 34,
    35, 36, 41, 45, 15, 30, 32, 35, 24, 34, 51, 56, 57, 52, 6, 7, 72, 77, 104, 74, 55, 79, 98,
    100, 101, 75, 80, 82, 107, 108, 106, 83, 80, 7, 6, 8, 9, 14, 29, 17, 29, 30, 15, 39, 35, 40,
    44, 47, 48, 32, 30, 54, 55, 52, 7, 13, 102, 21, 103, 71, 76, 73, 78, 72, 104, 71, 85, 99,
    102, 1, 2, 3, 4, 12, 19, 26, 37, 49, 50, 64, 65, 70, 81, 84, 86, 87, 97, 105,
};

/* Qualifier; where its sets start in mmaref_slot_sets, and how many there are. */
const mmaref_form_slot mmaref_form_slots[] = {
    { MMAREF_QUALIFIER_NAME, 162, 1 }, { MMAREF_QUALIFIER_NAME, 163, 1 },
    { MMAREF_QUALIFIER_SYNC, 164, 1 }, { MMAREF_QUALIFIER_ALIGNED, 165, 1 },
    { MMAREF_QUALIFIER_SHAPE, 45, 5 }, { MMAREF_QUALIFIER_ALAYOUT, 107, 2 },
    { MMAREF_QUALIFIER_BLAYOUT, 126, 2 }, { MMAREF_QUALIFIER_DTYPE, 128, 2 },
    { MMAREF_QUALIFIER_ATYPE, 65, 4 }, { MMAREF_QUALIFIER_BTYPE, 65, 4 },
    { MMAREF_QUALIFIER_CTYPE, 128, 2 }, { MMAREF_QUALIFIER_NAME, 163, 1 },
    { MMAREF_QUALIFIER_SYNC, 164, 1 }, { MMAREF_QUALIFIER_ALIGNED, 165, 1 },
    { MMAREF_QUALIFIER_SHAPE, 50, 5 }, { MMAREF_QUALIFIER_ALAYOUT, 107, 1 },
    { MMAREF_QUALIFIER_BLAYOUT, 108, 1 }, { MMAREF_QUALIFIER_SATFINITE, 166, 1 },
    { MMAREF_QUALIFIER_DTYPE, 3, 1 }, { MMAREF_QUALIFIER_ATYPE, 130, 2 },
    { MMAREF_QUALIFIER_BTYPE, 130, 2 }, { MMAREF_QUALIFIER_CTYPE, 3, 1 },
    { MMAREF_QUALIFIER_NAME, 163, 1 }, { MMAREF_QUALIFIER_SYNC, 164, 1 },
    { MMAREF_QUALIFIER_ALIGNED, 165, 1 }, { MMAREF_QUALIFIER_SHAPE, 55, 5 },
    { MMAREF_QUALIFIER_ALAYOUT, 107, 1 }, { MMAREF_QUALIFIER_BLAYOUT, 108, 1 },
    { MMAREF_QUALIFIER_DTYPE, 3, 1 }, { MMAREF_QUALIFIER_ATYPE, 132, 2 },
    { MMAREF_QUALIFIER_BTYPE, 132, 2 }, { MMAREF_QUALIFIER_CTYPE, 3, 1 },
    { MMAREF_QUALIFIER_BITOP, 85, 3 }, { MMAREF_QUALIFIER_POPC, 167, 1 },
    { MMAREF_QUALIFIER_NAME, 163, 1 }, { MMAREF_QUALIFIER_SYNC, 164, 1 },
    { MMAREF_QUALIFIER_ALIGNED, 165, 1 }, { MMAREF_QUALIFIER_SHAPE, 69, 4 },
    { MMAREF_QUALIFIER_ALAYOUT, 107, 1 }, { MMAREF_QUALIFIER_BLAYOUT, 108, 1 },
    { MMAREF_QUALIFIER_DTYPE, 7, 1 }, { MMAREF_QUALIFIER_ATYPE, 7, 1 },
    { MMAREF_QUALIFIER_BTYPE, 7, 1 }, { MMAREF_QUALIFIER_CTYPE, 7, 1 },
    { MMAREF_QUALIFIER_ROUNDING, 168, 1 }, { MMAREF_QUALIFIER_NAME, 163, 1 },
    { MMAREF_QUALIFIER_SYNC, 164, 1 }, { MMAREF_QUALIFIER_ALIGNED, 165, 1 },
    { MMAREF_QUALIFIER_SHAPE, 88, 3 }, { MMAREF_QUALIFIER_ALAYOUT, 107, 1 },
    { MMAREF_QUALIFIER_BLAYOUT, 108, 1 }, { MMAREF_QUALIFIER_KIND, 33, 6 },
    { MMAREF_QUALIFIER_DTYPE, 128, 2 }, { MMAREF_QUALIFIER_ATYPE, 91, 3 },
    { MMAREF_QUALIFIER_BTYPE, 91, 3 }, { MMAREF_QUALIFIER_CTYPE, 128, 2 },
    { MMAREF_QUALIFIER_NAME, 163, 1 }, { MMAREF_QUALIFIER_SYNC, 164, 1 },
    { MMAREF_QUALIFIER_ALIGNED, 165, 1 }, { MMAREF_QUALIFIER_SHAPE, 134, 2 },
    { MMAREF_QUALIFIER_ALAYOUT, 107, 1 }, { MMAREF_QUALIFIER_BLAYOUT, 108, 1 },
    { MMAREF_QUALIFIER_KIND, 94, 3 }, { MMAREF_QUALIFIER_BLOCK_SCALE, 169, 1 },
    { MMAREF_QUALIFIER_SCALE_VEC, 73, 4 }, { MMAREF_QUALIFIER_DTYPE, 6, 1 },
    { MMAREF_QUALIFIER_ATYPE, 136, 2 }, { MMAREF_QUALIFIER_BTYPE, 136, 2 },
    { MMAREF_QUALIFIER_CTYPE, 6, 1 }, { MMAREF_QUALIFIER_STYPE, 138, 2 },
    { MMAREF_QUALIFIER_NAME, 163, 1 }, { MMAREF_QUALIFIER_ACTION, 140, 2 },
    { MMAREF_QUALIFIER_SYNC, 164, 1 }, { MMAREF_QUALIFIER_ALIGNED, 165, 1 },
    { MMAREF_QUALIFIER_SHAPE, 77, 4 }, { MMAREF_QUALIFIER_ALAYOUT, 107, 1 },
    { MMAREF_QUALIFIER_BLAYOUT, 108, 1 }, { MMAREF_QUALIFIER_DTYPE, 128, 2 },
    { MMAREF_QUALIFIER_ATYPE, 65, 4 }, { MMAREF_QUALIFIER_BTYPE, 65, 4 },
    { MMAREF_QUALIFIER_CTYPE, 128, 2 }, { MMAREF_QUALIFIER_NAME, 163, 1 },
    { MMAREF_QUALIFIER_ACTION, 140, 2 }, { MMAREF_QUALIFIER_SYNC, 164, 1 },
    { MMAREF_QUALIFIER_ALIGNED, 165, 1 }, { MMAREF_QUALIFIER_SHAPE, 97, 3 },
    { MMAREF_QUALIFIER_ALAYOUT, 107, 1 }, { MMAREF_QUALIFIER_BLAYOUT, 108, 1 },
    { MMAREF_QUALIFIER_SATFINITE, 166, 1 }, { MMAREF_QUALIFIER_DTYPE, 3, 1 },
    { MMAREF_QUALIFIER_ATYPE, 130, 2 }, { MMAREF_QUALIFIER_BTYPE, 130, 2 },
    { MMAREF_QUALIFIER_CTYPE, 3, 1 }, { MMAREF_QUALIFIER_NAME, 163, 1 },
    { MMAREF_QUALIFIER_ACTION, 141, 1 }, { MMAREF_QUALIFIER_SYNC, 164, 1 },
    { MMAREF_QUALIFIER_ALIGNED, 165, 1 }, { MMAREF_QUALIFIER_SHAPE, 54, 1 },
    { MMAREF_QUALIFIER_ALAYOUT, 107, 1 }, { MMAREF_QUALIFIER_BLAYOUT, 108, 1 },
    { MMAREF_QUALIFIER_KIND, 26, 7 }, { MMAREF_QUALIFIER_DTYPE, 128, 2 },
    { MMAREF_QUALIFIER_ATYPE, 100, 3 }, { MMAREF_QUALIFIER_BTYPE, 100, 3 },
    { MMAREF_QUALIFIER_CTYPE, 128, 2 }, { MMAREF_QUALIFIER_NAME, 163, 1 },
    { MMAREF_QUALIFIER_ACTION, 141, 1 }, { MMAREF_QUALIFIER_SYNC, 164, 1 },
    { MMAREF_QUALIFIER_ALIGNED, 165, 1 }, { MMAREF_QUALIFIER_SHAPE, 142, 2 },
    { MMAREF_QUALIFIER_ALAYOUT, 107, 1 }, { MMAREF_QUALIFIER_BLAYOUT, 108, 1 },
    { MMAREF_QUALIFIER_KIND, 94, 3 }, { MMAREF_QUALIFIER_BLOCK_SCALE, 169, 1 },
    { MMAREF_QUALIFIER_SCALE_VEC, 73, 4 }, { MMAREF_QUALIFIER_DTYPE, 6, 1 },
    { MMAREF_QUALIFIER_ATYPE, 136, 2 }, { MMAREF_QUALIFIER_BTYPE, 136, 2 },
    { MMAREF_QUALIFIER_CTYPE, 6, 1 }, { MMAREF_QUALIFIER_STYPE, 138, 2 },
    { MMAREF_QUALIFIER_NAME, 170, 1 }, { MMAREF_QUALIFIER_ACTION, 171, 1 },
    { MMAREF_QUALIFIER_MATRIX, 103, 3 }, { MMAREF_QUALIFIER_SYNC, 164, 1 },
    { MMAREF_QUALIFIER_ALIGNED, 165, 1 }, { MMAREF_QUALIFIER_LAYOUT, 106, 3 },
    { MMAREF_QUALIFIER_SHAPE, 10, 8 }, { MMAREF_QUALIFIER_SPACE, 144, 2 },
    { MMAREF_QUALIFIER_DTYPE, 0, 10 }, { MMAREF_QUALIFIER_NAME, 170, 1 },
    { MMAREF_QUALIFIER_ACTION, 172, 1 }, { MMAREF_QUALIFIER_MATRIX, 173, 1 },
    { MMAREF_QUALIFIER_SYNC, 164, 1 }, { MMAREF_QUALIFIER_ALIGNED, 165, 1 },
    { MMAREF_QUALIFIER_LAYOUT, 106, 1 }, { MMAREF_QUALIFIER_SHAPE, 18, 8 },
    { MMAREF_QUALIFIER_SPACE, 144, 2 }, { MMAREF_QUALIFIER_DTYPE, 81, 4 },
    { MMAREF_QUALIFIER_NAME, 170, 1 }, { MMAREF_QUALIFIER_ACTION, 163, 1 },
    { MMAREF_QUALIFIER_SYNC, 164, 1 }, { MMAREF_QUALIFIER_ALIGNED, 165, 1 },
    { MMAREF_QUALIFIER_ALAYOUT, 106, 1 }, { MMAREF_QUALIFIER_BLAYOUT, 106, 1 },
    { MMAREF_QUALIFIER_SHAPE, 10, 3 }, { MMAREF_QUALIFIER_DTYPE, 1, 1 },
    { MMAREF_QUALIFIER_CTYPE, 1, 1 }, { MMAREF_QUALIFIER_NAME, 170, 1 },
    { MMAREF_QUALIFIER_ACTION, 163, 1 }, { MMAREF_QUALIFIER_SYNC, 164, 1 },
    { MMAREF_QUALIFIER_ALIGNED, 165, 1 }, { MMAREF_QUALIFIER_ALAYOUT, 106, 2 },
    { MMAREF_QUALIFIER_BLAYOUT, 146, 2 }, { MMAREF_QUALIFIER_SHAPE, 39, 6 },
    { MMAREF_QUALIFIER_DTYPE, 3, 1 }, { MMAREF_QUALIFIER_ATYPE, 60, 5 },
    { MMAREF_QUALIFIER_BTYPE, 60, 5 }, { MMAREF_QUALIFIER_CTYPE, 148, 2 },
    { MMAREF_QUALIFIER_SATFINITE, 166, 1 }, { MMAREF_QUALIFIER_NAME, 170, 1 },
    { MMAREF_QUALIFIER_ACTION, 163, 1 }, { MMAREF_QUALIFIER_SYNC, 164, 1 },
    { MMAREF_QUALIFIER_ALIGNED, 165, 1 }, { MMAREF_QUALIFIER_ALAYOUT, 106, 1 },
    { MMAREF_QUALIFIER_BLAYOUT, 106, 1 }, { MMAREF_QUALIFIER_SHAPE, 10, 4 },
    { MMAREF_QUALIFIER_DTYPE, 6, 1 }, { MMAREF_QUALIFIER_ATYPE, 4, 2 },
    { MMAREF_QUALIFIER_BTYPE, 4, 2 }, { MMAREF_QUALIFIER_CTYPE, 6, 1 },
    { MMAREF_QUALIFIER_NAME, 170, 1 }, { MMAREF_QUALIFIER_ACTION, 163, 1 },
    { MMAREF_QUALIFIER_SYNC, 164, 1 }, { MMAREF_QUALIFIER_ALIGNED, 165, 1 },
    { MMAREF_QUALIFIER_ALAYOUT, 106, 1 }, { MMAREF_QUALIFIER_BLAYOUT, 106, 1 },
    { MMAREF_QUALIFIER_SHAPE, 150, 2 }, { MMAREF_QUALIFIER_ROUNDING, 168, 1 },
    { MMAREF_QUALIFIER_DTYPE, 7, 1 }, { MMAREF_QUALIFIER_ATYPE, 7, 1 },
    { MMAREF_QUALIFIER_BTYPE, 7, 1 }, { MMAREF_QUALIFIER_CTYPE, 7, 1 },
    { MMAREF_QUALIFIER_NAME, 170, 1 }, { MMAREF_QUALIFIER_ACTION, 163, 1 },
    { MMAREF_QUALIFIER_BITOP, 85, 2 }, { MMAREF_QUALIFIER_POPC, 167, 1 },
    { MMAREF_QUALIFIER_SYNC, 164, 1 }, { MMAREF_QUALIFIER_ALIGNED, 165, 1 },
    { MMAREF_QUALIFIER_ALAYOUT, 107, 1 }, { MMAREF_QUALIFIER_BLAYOUT, 108, 1 },
    { MMAREF_QUALIFIER_SHAPE, 16, 1 }, { MMAREF_QUALIFIER_DTYPE, 3, 1 },
    { MMAREF_QUALIFIER_ATYPE, 9, 1 }, { MMAREF_QUALIFIER_BTYPE, 9, 1 },
    { MMAREF_QUALIFIER_CTYPE, 3, 1 }, { MMAREF_QUALIFIER_NAME, 174, 1 },
    { MMAREF_QUALIFIER_SYNC, 164, 1 }, { MMAREF_QUALIFIER_ALIGNED, 165, 1 },
    { MMAREF_QUALIFIER_SHAPE, 152, 2 }, { MMAREF_QUALIFIER_NUM, 109, 3 },
    { MMAREF_QUALIFIER_TRANS, 154, 2 }, { MMAREF_QUALIFIER_SPACE, 112, 3 },
    { MMAREF_QUALIFIER_DTYPE, 118, 2 }, { MMAREF_QUALIFIER_NAME, 174, 1 },
    { MMAREF_QUALIFIER_SYNC, 164, 1 }, { MMAREF_QUALIFIER_ALIGNED, 165, 1 },
    { MMAREF_QUALIFIER_SHAPE, 175, 1 }, { MMAREF_QUALIFIER_NUM, 156, 2 },
    { MMAREF_QUALIFIER_SPACE, 114, 1 }, { MMAREF_QUALIFIER_DTYPE, 120, 1 },
    { MMAREF_QUALIFIER_SOURCE, 124, 1 }, { MMAREF_QUALIFIER_NAME, 174, 1 },
    { MMAREF_QUALIFIER_SYNC, 164, 1 }, { MMAREF_QUALIFIER_ALIGNED, 165, 1 },
    { MMAREF_QUALIFIER_SHAPE, 153, 1 }, { MMAREF_QUALIFIER_NUM, 110, 2 },
    { MMAREF_QUALIFIER_TRANS, 155, 1 }, { MMAREF_QUALIFIER_SPACE, 114, 1 },
    { MMAREF_QUALIFIER_DTYPE, 120, 1 }, { MMAREF_QUALIFIER_SOURCE, 124, 1 },
    { MMAREF_QUALIFIER_NAME, 176, 1 }, { MMAREF_QUALIFIER_SYNC, 164, 1 },
    { MMAREF_QUALIFIER_ALIGNED, 165, 1 }, { MMAREF_QUALIFIER_SHAPE, 158, 2 },
    { MMAREF_QUALIFIER_NUM, 156, 2 }, { MMAREF_QUALIFIER_TRANS, 154, 2 },
    { MMAREF_QUALIFIER_SPACE, 114, 1 }, { MMAREF_QUALIFIER_DTYPE, 118, 2 },
    { MMAREF_QUALIFIER_NAME, 177, 1 }, { MMAREF_QUALIFIER_SYNC, 164, 1 },
    { MMAREF_QUALIFIER_ALIGNED, 165, 1 }, { MMAREF_QUALIFIER_SHAPE, 152, 1 },
    { MMAREF_QUALIFIER_TRANS, 155, 1 }, { MMAREF_QUALIFIER_DTYPE, 118, 1 },
    { MMAREF_QUALIFIER_NAME, 163, 1 }, { MMAREF_QUALIFIER_SYNC, 164, 1 },
    { MMAREF_QUALIFIER_ALIGNED, 165, 1 }, { MMAREF_QUALIFIER_SHAPE, 58, 2 },
    { MMAREF_QUALIFIER_ALAYOUT, 107, 1 }, { MMAREF_QUALIFIER_BLAYOUT, 108, 1 },
    { MMAREF_QUALIFIER_DTYPE, 3, 1 }, { MMAREF_QUALIFIER_ATYPE, 131, 1 },
    { MMAREF_QUALIFIER_BTYPE, 131, 1 }, { MMAREF_QUALIFIER_CTYPE, 3, 1 },
    { MMAREF_QUALIFIER_BITOP, 178, 1 }, { MMAREF_QUALIFIER_NAME, 163, 1 },
    { MMAREF_QUALIFIER_SYNC, 164, 1 }, { MMAREF_QUALIFIER_ALIGNED, 165, 1 },
    { MMAREF_QUALIFIER_SHAPE, 58, 2 }, { MMAREF_QUALIFIER_ALAYOUT, 107, 1 },
    { MMAREF_QUALIFIER_BLAYOUT, 108, 1 }, { MMAREF_QUALIFIER_DTYPE, 3, 1 },
    { MMAREF_QUALIFIER_ATYPE, 131, 1 }, { MMAREF_QUALIFIER_BTYPE, 131, 1 },
    { MMAREF_QUALIFIER_CTYPE, 3, 1 }, { MMAREF_QUALIFIER_BITOP, 85, 1 },
    { MMAREF_QUALIFIER_BITOP, 86, 1 }, { MMAREF_QUALIFIER_POPC, 167, 1 },
    { MMAREF_QUALIFIER_NAME, 170, 1 }, { MMAREF_QUALIFIER_ACTION, 163, 1 },
    { MMAREF_QUALIFIER_BITOP, 179, 1 }, { MMAREF_QUALIFIER_SYNC, 164, 1 },
    { MMAREF_QUALIFIER_ALIGNED, 165, 1 }, { MMAREF_QUALIFIER_ALAYOUT, 106, 1 },
    { MMAREF_QUALIFIER_BLAYOUT, 106, 1 }, { MMAREF_QUALIFIER_SHAPE, 115, 3 },
    { MMAREF_QUALIFIER_DTYPE, 3, 1 }, { MMAREF_QUALIFIER_ATYPE, 62, 2 },
    { MMAREF_QUALIFIER_BTYPE, 62, 2 }, { MMAREF_QUALIFIER_CTYPE, 160, 2 },
    { MMAREF_QUALIFIER_SATFINITE, 166, 1 }, { MMAREF_QUALIFIER_NAME, 176, 1 },
    { MMAREF_QUALIFIER_SYNC, 164, 1 }, { MMAREF_QUALIFIER_ALIGNED, 165, 1 },
    { MMAREF_QUALIFIER_SHAPE, 158, 2 }, { MMAREF_QUALIFIER_NUM, 180, 1 },
    { MMAREF_QUALIFIER_TRANS, 154, 2 }, { MMAREF_QUALIFIER_SPACE, 114, 1 },
    { MMAREF_QUALIFIER_DTYPE, 118, 3 }, { MMAREF_QUALIFIER_ATYPE, 120, 3 },
    { MMAREF_QUALIFIER_SOURCE, 123, 3 }, { MMAREF_QUALIFIER_NAME, 177, 1 },
    { MMAREF_QUALIFIER_SYNC, 164, 1 }, { MMAREF_QUALIFIER_ALIGNED, 165, 1 },
    { MMAREF_QUALIFIER_SHAPE, 152, 1 }, { MMAREF_QUALIFIER_TRANS, 155, 1 },
    { MMAREF_QUALIFIER_DTYPE, 118, 1 }, { MMAREF_QUALIFIER_ATYPE, 120, 1 },
    { MMAREF_QUALIFIER_SOURCE, 123, 1 },
};

/* First slot, slots; the second order: first slot, width and turn of what moves; section. */
const mmaref_form_row mmaref_form_rows[MMAREF_FORMS] = {
    { 0, 1,    0, 0, 0, 0 }, /* mac16 */
    { 1, 10,   0, 0, 0, 1 }, /* mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 */
    { 11, 11,  0, 0, 0, 1 }, /* mma.sync.aligned.m16n8k16.row.col.s32.u8.u8.s32 */
    { 22, 12,  0, 0, 0, 1 }, /* mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc */
    { 34, 11,  0, 0, 0, 1 }, /* mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 */
    { 45, 11,  0, 0, 0, 1 }, /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16 */
    { 56, 14,  0, 0, 0, 1 }, /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    { 70, 11,  0, 0, 0, 2 }, /* mma.sp.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    { 81, 12,  0, 0, 0, 2 }, /* mma.sp.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 */
    { 93, 12,  0, 0, 0, 2 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16 */
    { 105, 15, 0, 0, 0, 2 }, /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0 */
    { 120, 9,  5, 3, 1, 3 }, /* wmma.load.a.sync.aligned.row.m16n16k16.f16 */
    { 129, 9,  5, 3, 1, 4 }, /* wmma.store.d.sync.aligned.row.m16n16k16.f16 */
    { 138, 9,  4, 3, 2, 5 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16 */
    { 147, 12, 4, 3, 2, 5 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.s8.s8.s32 */
    { 159, 11, 4, 3, 2, 5 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.f32.bf16.bf16.f32 */
    { 170, 12, 4, 3, 2, 5 }, /* wmma.mma.sync.aligned.row.row.m8n8k4.f64.f64.f64.f64 */
    { 182, 13, 6, 3, 2, 5 }, /* wmma.mma.xor.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32 */
    { 195, 8,  0, 0, 0, 6 }, /* ldmatrix.sync.aligned.m8n8.x1.b16 */
    { 203, 8,  0, 0, 0, 6 }, /* ldmatrix.sync.aligned.m8n16.x1.b8x16.b6x16_p32 */
    { 211, 9,  0, 0, 0, 6 }, /* ldmatrix.sync.aligned.m16n16.x1.trans.b8x16.b6x16_p32 */
    { 220, 8,  0, 0, 0, 7 }, /* stmatrix.sync.aligned.m8n8.x1.b16 */
    { 228, 6,  0, 0, 0, 8 }, /* movmatrix.sync.aligned.m8n8.trans.b16 */
    { 234, 11, 0, 0, 0, 1 }, /* mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32.xor */
    { 245, 13, 0, 0, 0, 1 }, /* mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32.xor.and.popc */
    { 258, 13, 5, 3, 2, 5 }, /* wmma.mma.sync.aligned.row.row.m16n16k16.s32.s4.s4.s32 */
    { 271, 10, 0, 0, 0, 7 }, /* stmatrix.sync.aligned.m8n8.x1.b16.b8x16.b6x16_p32 */
    { 281, 8,  0, 0, 0, 8 }, /* movmatrix.sync.aligned.m8n8.trans.b16.b8x16.b6x16_p32 */
};
