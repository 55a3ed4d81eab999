/* SPDX-License-Identifier: MIT */
/* Instruction strings: words, and the orders in which they are written.
 *
 * Generated from generator/spec/words.lua, formats.lua, instructions.lua, families.lua, outside.lua.
 * Do not edit: change the source and run `make generate`. */

#include "mmaref_tables.h"

#define W(word) MMAREF_WORD_##word

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
    "or\0"
    ;

/* By word its qualifier; words of the same one keep their order. DTYPE stands for every type, ALAYOUT for both
 * layouts, BITOP for popc too. */
const MMAREF_FLASH uint8_t mmaref_word_qualifiers[MMAREF_WORDS] = {
    MMAREF_QUALIFIERS, /* none */
    MMAREF_QUALIFIER_DTYPE, /* f16 */
    MMAREF_QUALIFIER_DTYPE, /* bf16 */
    MMAREF_QUALIFIER_DTYPE, /* tf32 */
    MMAREF_QUALIFIER_DTYPE, /* f32 */
    MMAREF_QUALIFIER_DTYPE, /* f64 */
    MMAREF_QUALIFIER_DTYPE, /* e4m3 */
    MMAREF_QUALIFIER_DTYPE, /* e5m2 */
    MMAREF_QUALIFIER_DTYPE, /* e3m2 */
    MMAREF_QUALIFIER_DTYPE, /* e2m3 */
    MMAREF_QUALIFIER_DTYPE, /* e2m1 */
    MMAREF_QUALIFIER_DTYPE, /* ue8m0 */
    MMAREF_QUALIFIER_DTYPE, /* ue4m3 */
    MMAREF_QUALIFIER_DTYPE, /* s8 */
    MMAREF_QUALIFIER_DTYPE, /* u8 */
    MMAREF_QUALIFIER_DTYPE, /* s4 */
    MMAREF_QUALIFIER_DTYPE, /* u4 */
    MMAREF_QUALIFIER_DTYPE, /* b1 */
    MMAREF_QUALIFIER_DTYPE, /* s32 */
    MMAREF_QUALIFIER_NAME, /* mac16 */
    MMAREF_QUALIFIER_NAME, /* mma */
    MMAREF_QUALIFIER_NAME, /* wmma */
    MMAREF_QUALIFIER_NAME, /* ldmatrix */
    MMAREF_QUALIFIER_NAME, /* stmatrix */
    MMAREF_QUALIFIER_NAME, /* movmatrix */
    MMAREF_QUALIFIER_ACTION, /* sp */
    MMAREF_QUALIFIER_ACTION, /* sp::ordered_metadata */
    MMAREF_QUALIFIER_ACTION, /* load */
    MMAREF_QUALIFIER_ACTION, /* store */
    MMAREF_QUALIFIER_MATRIX, /* a */
    MMAREF_QUALIFIER_MATRIX, /* b */
    MMAREF_QUALIFIER_MATRIX, /* c */
    MMAREF_QUALIFIER_MATRIX, /* d */
    MMAREF_QUALIFIER_SYNC, /* sync */
    MMAREF_QUALIFIER_ALIGNED, /* aligned */
    MMAREF_QUALIFIER_SHAPE, /* m8n8k4 */
    MMAREF_QUALIFIER_SHAPE, /* m8n8k16 */
    MMAREF_QUALIFIER_SHAPE, /* m8n8k32 */
    MMAREF_QUALIFIER_SHAPE, /* m8n8k128 */
    MMAREF_QUALIFIER_SHAPE, /* m16n8k4 */
    MMAREF_QUALIFIER_SHAPE, /* m16n8k8 */
    MMAREF_QUALIFIER_SHAPE, /* m16n8k16 */
    MMAREF_QUALIFIER_SHAPE, /* m16n8k32 */
    MMAREF_QUALIFIER_SHAPE, /* m16n8k64 */
    MMAREF_QUALIFIER_SHAPE, /* m16n8k128 */
    MMAREF_QUALIFIER_SHAPE, /* m16n8k256 */
    MMAREF_QUALIFIER_SHAPE, /* m16n16k16 */
    MMAREF_QUALIFIER_SHAPE, /* m32n8k16 */
    MMAREF_QUALIFIER_SHAPE, /* m8n32k16 */
    MMAREF_QUALIFIER_SHAPE, /* m16n16k8 */
    MMAREF_QUALIFIER_SHAPE, /* m8n8 */
    MMAREF_QUALIFIER_SHAPE, /* m8n16 */
    MMAREF_QUALIFIER_SHAPE, /* m16n16 */
    MMAREF_QUALIFIER_SHAPE, /* m16n8 */
    MMAREF_QUALIFIER_ALAYOUT, /* row */
    MMAREF_QUALIFIER_ALAYOUT, /* col */
    MMAREF_QUALIFIER_KIND, /* kind::f8f6f4 */
    MMAREF_QUALIFIER_KIND, /* kind::mxf8f6f4 */
    MMAREF_QUALIFIER_KIND, /* kind::mxf4 */
    MMAREF_QUALIFIER_KIND, /* kind::mxf4nvf4 */
    MMAREF_QUALIFIER_BLOCK_SCALE, /* block_scale */
    MMAREF_QUALIFIER_SCALE_VEC, /* scale_vec::1X */
    MMAREF_QUALIFIER_SCALE_VEC, /* scale_vec::2X */
    MMAREF_QUALIFIER_SCALE_VEC, /* scale_vec::4X */
    MMAREF_QUALIFIER_SATFINITE, /* satfinite */
    MMAREF_QUALIFIER_BITOP, /* xor */
    MMAREF_QUALIFIER_BITOP, /* and */
    MMAREF_QUALIFIER_BITOP, /* popc */
    MMAREF_QUALIFIER_ROUNDING, /* rn */
    MMAREF_QUALIFIER_ROUNDING, /* rz */
    MMAREF_QUALIFIER_ROUNDING, /* rm */
    MMAREF_QUALIFIER_ROUNDING, /* rp */
    MMAREF_QUALIFIER_NUM, /* x1 */
    MMAREF_QUALIFIER_NUM, /* x2 */
    MMAREF_QUALIFIER_NUM, /* x4 */
    MMAREF_QUALIFIER_TRANS, /* trans */
    MMAREF_QUALIFIER_SPACE, /* global */
    MMAREF_QUALIFIER_SPACE, /* shared */
    MMAREF_QUALIFIER_SPACE, /* shared::cta */
    MMAREF_QUALIFIER_DTYPE, /* b16 */
    MMAREF_QUALIFIER_DTYPE, /* b8 */
    MMAREF_QUALIFIER_DTYPE, /* b8x16 */
    MMAREF_QUALIFIER_DTYPE, /* b6x16_p32 */
    MMAREF_QUALIFIER_DTYPE, /* b4x16_p64 */
    MMAREF_QUALIFIER_DTYPE, /* u32 */
    MMAREF_QUALIFIER_NUM, /* x8 */
    MMAREF_QUALIFIER_NUM, /* x16 */
    MMAREF_QUALIFIER_KIND, /* kind::tf32 */
    MMAREF_QUALIFIER_KIND, /* kind::f16 */
    MMAREF_QUALIFIER_KIND, /* kind::i8 */
    MMAREF_QUALIFIER_BITOP, /* or */
};

/* Words of the families that this build leaves out, ending with NONE. */
const MMAREF_FLASH uint8_t mmaref_left_out_words[] = {
#if !MMAREF_HAS_FLOAT
    W(F16),
    W(BF16),
    W(TF32),
    W(F32),
    W(F64),
    W(E4M3),
    W(E5M2),
    W(E3M2),
    W(E2M3),
    W(E2M1),
#endif
#if !MMAREF_HAS_F64
    W(F64),
#endif
#if !MMAREF_HAS_INTEGER
    W(S8),
    W(U8),
    W(S4),
    W(U4),
    W(B1),
    W(S32),
    W(U32),
#endif
#if !MMAREF_HAS_SPARSE
    W(SP),
    W(SP_ORDERED_METADATA),
#endif
#if !MMAREF_HAS_SCALE
    W(BLOCK_SCALE),
#endif
#if !MMAREF_HAS_WMMA
    W(WMMA),
#endif
#if !MMAREF_HAS_MOVE
    W(LDMATRIX),
    W(STMATRIX),
    W(MOVMATRIX),
    W(LOAD),
    W(STORE),
#endif
#if !MMAREF_HAS_MAC16
    W(MAC16),
#endif
    W(NONE)
};

/* Instructions that other chapters define; the reasons from MMAREF_REASON_OF_WGMMA on say where. */
const char mmaref_outside_names[] =
    "wgmma\0"
    "tcgen05\0"
    ;
const uint8_t mmaref_outside_count = 2;

/* Sets of words, how many first; NONE: none of them has to be there. */
#define SET_none_satfinite MMAREF_SET + 2, W(NONE), W(SATFINITE)
#define SET_u8_s8 MMAREF_SET + 2, W(U8), W(S8)
#define SET_e4m3_e5m2 MMAREF_SET + 2, W(E4M3), W(E5M2)
#define SET_none_rn_rz_rm_rp MMAREF_SET + 5, W(NONE), W(RN), W(RZ), W(RM), W(RP)
#define SET_u4_s4 MMAREF_SET + 2, W(U4), W(S4)
#define SET_e3m2_e2m3_e2m1 MMAREF_SET + 3, W(E3M2), W(E2M3), W(E2M1)
#define SET_e4m3_e5m2_e3m2_e2m3_e2m1 MMAREF_SET + 5, W(E4M3), W(E5M2), W(E3M2), W(E2M3), W(E2M1)
#define SET_none_scale_vec_2X MMAREF_SET + 2, W(NONE), W(SCALE_VEC_2X)
#define SET_none_scale_vec_1X MMAREF_SET + 2, W(NONE), W(SCALE_VEC_1X)
#define SET_row_col MMAREF_SET + 2, W(ROW), W(COL)
#define SET_none_global_shared MMAREF_SET + 3, W(NONE), W(GLOBAL), W(SHARED)
#define SET_f16_f32 MMAREF_SET + 2, W(F16), W(F32)
#define SET_s8_u8 MMAREF_SET + 2, W(S8), W(U8)
#define SET_s4_u4 MMAREF_SET + 2, W(S4), W(U4)
#define SET_x1_x2_x4 MMAREF_SET + 3, W(X1), W(X2), W(X4)
#define SET_none_trans MMAREF_SET + 2, W(NONE), W(TRANS)
#define SET_none_shared MMAREF_SET + 2, W(NONE), W(SHARED)
#define SET_x1_x2 MMAREF_SET + 2, W(X1), W(X2)
#define SET_none_shared_shared_cta MMAREF_SET + 3, W(NONE), W(SHARED), W(SHARED_CTA)
#define SET_b6x16_p32_b4x16_p64 MMAREF_SET + 2, W(B6X16_P32), W(B4X16_P64)
#define SET_m16n8k16_m16n8k32 MMAREF_SET + 2, W(M16N8K16), W(M16N8K32)
#define SET_m8n8k32_m16n8k32_m16n8k64 MMAREF_SET + 3, W(M8N8K32), W(M16N8K32), W(M16N8K64)
#define SET_xor_and MMAREF_SET + 2, W(XOR), W(AND)
#define SET_xor_and_or MMAREF_SET + 3, W(XOR), W(AND), W(OR)
#define SET_kind_f8f6f4_kind_f16_kind_tf32_kind_i8_kind_mxf4_kind_mxf4nvf4_kind_mxf8f6f4 MMAREF_SET + 7, W(KIND_F8F6F4), W(KIND_F16), W(KIND_TF32), W(KIND_I8), W(KIND_MXF4), W(KIND_MXF4NVF4), W(KIND_MXF8F6F4)
#define SET_kind_f16_kind_tf32_kind_i8_kind_mxf4_kind_mxf4nvf4_kind_mxf8f6f4 MMAREF_SET + 6, W(KIND_F16), W(KIND_TF32), W(KIND_I8), W(KIND_MXF4), W(KIND_MXF4NVF4), W(KIND_MXF8F6F4)
#define SET_kind_f16_kind_tf32_kind_i8_kind_mxf4_kind_mxf8f6f4_kind_mxf4nvf4 MMAREF_SET + 6, W(KIND_F16), W(KIND_TF32), W(KIND_I8), W(KIND_MXF4), W(KIND_MXF8F6F4), W(KIND_MXF4NVF4)
#define SET_kind_f16_kind_tf32_kind_i8_kind_mxf8f6f4_kind_mxf4_kind_mxf4nvf4 MMAREF_SET + 6, W(KIND_F16), W(KIND_TF32), W(KIND_I8), W(KIND_MXF8F6F4), W(KIND_MXF4), W(KIND_MXF4NVF4)
#define SET_kind_mxf8f6f4_kind_mxf4_kind_mxf4nvf4 MMAREF_SET + 3, W(KIND_MXF8F6F4), W(KIND_MXF4), W(KIND_MXF4NVF4)
#define SET_m8n8k32_m8n8k128 MMAREF_SET + 2, W(M8N8K32), W(M8N8K128)
#define SET_none_global_shared_shared_cta MMAREF_SET + 4, W(NONE), W(GLOBAL), W(SHARED), W(SHARED_CTA)
#define SET_none_xor_and MMAREF_SET + 3, W(NONE), W(XOR), W(AND)
#define SET_m16n16k16_m8n32k16_m32n8k16_m16n16k8_m8n8k4 MMAREF_SET + 5, W(M16N16K16), W(M8N32K16), W(M32N8K16), W(M16N16K8), W(M8N8K4)
#define SET_s32_u32 MMAREF_SET + 2, W(S32), W(U32)
#define SET_m16n16k16_m32n8k16_m16n16k8_m8n8k4 MMAREF_SET + 4, W(M16N16K16), W(M32N8K16), W(M16N16K8), W(M8N8K4)
#define SET_m16n16k16_m16n16k8 MMAREF_SET + 2, W(M16N16K16), W(M16N16K8)
#define SET_x8_x16 MMAREF_SET + 2, W(X8), W(X16)
#define SET_x1_x2_x4_x8_x16 MMAREF_SET + 5, W(X1), W(X2), W(X4), W(X8), W(X16)
#define SET_none_b8x16 MMAREF_SET + 2, W(NONE), W(B8X16)
#define SET_none_b6x16_p32 MMAREF_SET + 2, W(NONE), W(B6X16_P32)

/* A row is the number of its first instruction, low byte first; a reason, of what is refused or remarked;
 * which of its words an error points at, from 0; then the words of the canonical string. */
#define LEGAL(number) (number) & 255, (number) >> 8, 0, 0
#define ALIGNED_IMPLICIT(number) (number) & 255, (number) >> 8, MMAREF_REASON_IMPLICIT_ALIGNED, 0
#define REFUSED(reason, word) 255, 255, reason, word
#define END W(NONE)

const MMAREF_FLASH uint8_t mmaref_syntax_rows[] = {
#if MMAREF_HAS_MAC16
    LEGAL(0), W(MAC16), END,
#endif
#if MMAREF_HAS_FLOAT
    LEGAL(1), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K8), W(ROW), W(COL), W(F16), W(F16), W(F16), W(F16), END,
    LEGAL(2), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K8), W(ROW), W(COL), W(F32), W(F16), W(F16), W(F32), END,
    LEGAL(3), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K8), W(ROW), W(COL), W(F32), W(BF16), W(BF16), W(F32), END,
    LEGAL(4), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K16), W(ROW), W(COL), W(F16), W(F16), W(F16), W(F16), END,
    LEGAL(5), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K16), W(ROW), W(COL), W(F32), W(F16), W(F16), W(F32), END,
    LEGAL(6), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K16), W(ROW), W(COL), W(F32), W(BF16), W(BF16), W(F32), END,
#endif
#if MMAREF_HAS_INTEGER
    LEGAL(7), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K16), W(ROW), W(COL), SET_none_satfinite, W(S32), SET_u8_s8, SET_u8_s8, W(S32), END,
    LEGAL(15), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), SET_none_satfinite, W(S32), SET_u8_s8, SET_u8_s8, W(S32), END,
    LEGAL(23), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K256), W(ROW), W(COL), W(S32), W(B1), W(B1), W(S32), W(XOR), W(POPC), END,
    LEGAL(24), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K256), W(ROW), W(COL), W(S32), W(B1), W(B1), W(S32), W(AND), W(POPC), END,
#endif
#if MMAREF_HAS_FLOAT
    LEGAL(25), W(MMA), W(SYNC), W(ALIGNED), W(M8N8K4), W(ROW), W(ROW), W(F16), W(F16), W(F16), W(F16), END,
    LEGAL(26), W(MMA), W(SYNC), W(ALIGNED), W(M8N8K4), W(ROW), W(COL), W(F16), W(F16), W(F16), W(F16), END,
    LEGAL(27), W(MMA), W(SYNC), W(ALIGNED), W(M8N8K4), W(COL), W(ROW), W(F16), W(F16), W(F16), W(F16), END,
    LEGAL(28), W(MMA), W(SYNC), W(ALIGNED), W(M8N8K4), W(COL), W(COL), W(F16), W(F16), W(F16), W(F16), END,
    LEGAL(29), W(MMA), W(SYNC), W(ALIGNED), W(M8N8K4), W(ROW), W(ROW), W(F32), W(F16), W(F16), W(F16), END,
    LEGAL(30), W(MMA), W(SYNC), W(ALIGNED), W(M8N8K4), W(ROW), W(ROW), W(F32), W(F16), W(F16), W(F32), END,
    LEGAL(31), W(MMA), W(SYNC), W(ALIGNED), W(M8N8K4), W(ROW), W(COL), W(F32), W(F16), W(F16), W(F16), END,
    LEGAL(32), W(MMA), W(SYNC), W(ALIGNED), W(M8N8K4), W(ROW), W(COL), W(F32), W(F16), W(F16), W(F32), END,
    LEGAL(33), W(MMA), W(SYNC), W(ALIGNED), W(M8N8K4), W(COL), W(ROW), W(F32), W(F16), W(F16), W(F16), END,
    LEGAL(34), W(MMA), W(SYNC), W(ALIGNED), W(M8N8K4), W(COL), W(ROW), W(F32), W(F16), W(F16), W(F32), END,
    LEGAL(35), W(MMA), W(SYNC), W(ALIGNED), W(M8N8K4), W(COL), W(COL), W(F32), W(F16), W(F16), W(F16), END,
    LEGAL(36), W(MMA), W(SYNC), W(ALIGNED), W(M8N8K4), W(COL), W(COL), W(F32), W(F16), W(F16), W(F32), END,
    LEGAL(37), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K4), W(ROW), W(COL), W(F32), W(TF32), W(TF32), W(F32), END,
    LEGAL(38), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K8), W(ROW), W(COL), W(F32), W(TF32), W(TF32), W(F32), END,
    LEGAL(39), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K16), W(ROW), W(COL), W(F16), SET_e4m3_e5m2, SET_e4m3_e5m2, W(F16), END,
    LEGAL(43), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K16), W(ROW), W(COL), W(F32), SET_e4m3_e5m2, SET_e4m3_e5m2, W(F32), END,
    LEGAL(47), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), W(F16), SET_e4m3_e5m2, SET_e4m3_e5m2, W(F16), END,
    LEGAL(51), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), W(F32), SET_e4m3_e5m2, SET_e4m3_e5m2, W(F32), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_F64
    LEGAL(55), W(MMA), W(SYNC), W(ALIGNED), W(M8N8K4), W(ROW), W(COL), W(F64), W(F64), W(F64), W(F64), SET_none_rn_rz_rm_rp, END,
    LEGAL(60), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K4), W(ROW), W(COL), W(F64), W(F64), W(F64), W(F64), SET_none_rn_rz_rm_rp, END,
    LEGAL(65), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K8), W(ROW), W(COL), W(F64), W(F64), W(F64), W(F64), SET_none_rn_rz_rm_rp, END,
    LEGAL(70), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K16), W(ROW), W(COL), W(F64), W(F64), W(F64), W(F64), SET_none_rn_rz_rm_rp, END,
#endif
#if MMAREF_HAS_INTEGER
    LEGAL(75), W(MMA), W(SYNC), W(ALIGNED), W(M8N8K16), W(ROW), W(COL), SET_none_satfinite, W(S32), SET_u8_s8, SET_u8_s8, W(S32), END,
    LEGAL(83), W(MMA), W(SYNC), W(ALIGNED), W(M8N8K32), W(ROW), W(COL), SET_none_satfinite, W(S32), SET_u4_s4, SET_u4_s4, W(S32), END,
    LEGAL(91), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), SET_none_satfinite, W(S32), SET_u4_s4, SET_u4_s4, W(S32), END,
    LEGAL(99), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), SET_none_satfinite, W(S32), SET_u4_s4, SET_u4_s4, W(S32), END,
    LEGAL(107), W(MMA), W(SYNC), W(ALIGNED), W(M8N8K128), W(ROW), W(COL), W(S32), W(B1), W(B1), W(S32), W(XOR), W(POPC), END,
    LEGAL(108), W(MMA), W(SYNC), W(ALIGNED), W(M8N8K128), W(ROW), W(COL), W(S32), W(B1), W(B1), W(S32), W(AND), W(POPC), END,
    LEGAL(109), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K128), W(ROW), W(COL), W(S32), W(B1), W(B1), W(S32), W(XOR), W(POPC), END,
    LEGAL(110), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K128), W(ROW), W(COL), W(S32), W(B1), W(B1), W(S32), W(AND), W(POPC), END,
#endif
#if MMAREF_HAS_FLOAT
    LEGAL(111), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), W(KIND_F8F6F4), W(F16), SET_e4m3_e5m2, SET_e4m3_e5m2, W(F16), END,
    LEGAL(115), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), W(KIND_F8F6F4), W(F16), SET_e4m3_e5m2, SET_e3m2_e2m3_e2m1, W(F16), END,
    LEGAL(121), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), W(KIND_F8F6F4), W(F16), SET_e3m2_e2m3_e2m1, SET_e4m3_e5m2_e3m2_e2m3_e2m1, W(F16), END,
    LEGAL(136), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), W(KIND_F8F6F4), W(F32), SET_e4m3_e5m2, SET_e4m3_e5m2, W(F32), END,
    LEGAL(140), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), W(KIND_F8F6F4), W(F32), SET_e4m3_e5m2, SET_e3m2_e2m3_e2m1, W(F32), END,
    LEGAL(146), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), W(KIND_F8F6F4), W(F32), SET_e3m2_e2m3_e2m1, SET_e4m3_e5m2_e3m2_e2m3_e2m1, W(F32), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SCALE
    LEGAL(161), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), W(KIND_MXF4), W(BLOCK_SCALE), SET_none_scale_vec_2X, W(F32), W(E2M1), W(E2M1), W(F32), W(UE8M0), END,
    LEGAL(163), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), W(KIND_MXF4NVF4), W(BLOCK_SCALE), W(SCALE_VEC_2X), W(F32), W(E2M1), W(E2M1), W(F32), W(UE8M0), END,
    LEGAL(164), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), W(KIND_MXF4NVF4), W(BLOCK_SCALE), W(SCALE_VEC_4X), W(F32), W(E2M1), W(E2M1), W(F32), W(UE4M3), END,
    LEGAL(165), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), W(KIND_MXF8F6F4), W(BLOCK_SCALE), SET_none_scale_vec_1X, W(F32), SET_e4m3_e5m2_e3m2_e2m3_e2m1, SET_e4m3_e5m2_e3m2_e2m3_e2m1, W(F32), W(UE8M0), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    LEGAL(215), W(MMA), W(SP), W(SYNC), W(ALIGNED), W(M16N8K16), W(ROW), W(COL), W(F16), W(F16), W(F16), W(F16), END,
    LEGAL(216), W(MMA), W(SP), W(SYNC), W(ALIGNED), W(M16N8K16), W(ROW), W(COL), W(F32), W(F16), W(F16), W(F32), END,
    LEGAL(217), W(MMA), W(SP), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), W(F16), W(F16), W(F16), W(F16), END,
    LEGAL(218), W(MMA), W(SP), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), W(F32), W(F16), W(F16), W(F32), END,
    LEGAL(219), W(MMA), W(SP), W(SYNC), W(ALIGNED), W(M16N8K16), W(ROW), W(COL), W(F32), W(BF16), W(BF16), W(F32), END,
    LEGAL(220), W(MMA), W(SP), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), W(F32), W(BF16), W(BF16), W(F32), END,
    LEGAL(221), W(MMA), W(SP), W(SYNC), W(ALIGNED), W(M16N8K8), W(ROW), W(COL), W(F32), W(TF32), W(TF32), W(F32), END,
    LEGAL(222), W(MMA), W(SP), W(SYNC), W(ALIGNED), W(M16N8K16), W(ROW), W(COL), W(F32), W(TF32), W(TF32), W(F32), END,
    LEGAL(223), W(MMA), W(SP), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), W(F32), SET_e4m3_e5m2, SET_e4m3_e5m2, W(F32), END,
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_SPARSE
    LEGAL(227), W(MMA), W(SP), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), SET_none_satfinite, W(S32), SET_u8_s8, SET_u8_s8, W(S32), END,
    LEGAL(235), W(MMA), W(SP), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), SET_none_satfinite, W(S32), SET_u8_s8, SET_u8_s8, W(S32), END,
    LEGAL(243), W(MMA), W(SP), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), SET_none_satfinite, W(S32), SET_u4_s4, SET_u4_s4, W(S32), END,
    LEGAL(251), W(MMA), W(SP), W(SYNC), W(ALIGNED), W(M16N8K128), W(ROW), W(COL), SET_none_satfinite, W(S32), SET_u4_s4, SET_u4_s4, W(S32), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    LEGAL(259), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K16), W(ROW), W(COL), W(F16), W(F16), W(F16), W(F16), END,
    LEGAL(260), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K16), W(ROW), W(COL), W(F32), W(F16), W(F16), W(F32), END,
    LEGAL(261), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), W(F16), W(F16), W(F16), W(F16), END,
    LEGAL(262), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), W(F32), W(F16), W(F16), W(F32), END,
    LEGAL(263), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K16), W(ROW), W(COL), W(F32), W(BF16), W(BF16), W(F32), END,
    LEGAL(264), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), W(F32), W(BF16), W(BF16), W(F32), END,
    LEGAL(265), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K8), W(ROW), W(COL), W(F32), W(TF32), W(TF32), W(F32), END,
    LEGAL(266), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K16), W(ROW), W(COL), W(F32), W(TF32), W(TF32), W(F32), END,
    LEGAL(267), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), W(F32), SET_e4m3_e5m2, SET_e4m3_e5m2, W(F32), END,
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_SPARSE
    LEGAL(271), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), SET_none_satfinite, W(S32), SET_u8_s8, SET_u8_s8, W(S32), END,
    LEGAL(279), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), SET_none_satfinite, W(S32), SET_u8_s8, SET_u8_s8, W(S32), END,
    LEGAL(287), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), SET_none_satfinite, W(S32), SET_u4_s4, SET_u4_s4, W(S32), END,
    LEGAL(295), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K128), W(ROW), W(COL), SET_none_satfinite, W(S32), SET_u4_s4, SET_u4_s4, W(S32), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    LEGAL(303), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), W(KIND_F8F6F4), W(F16), SET_e4m3_e5m2_e3m2_e2m3_e2m1, SET_e4m3_e5m2_e3m2_e2m3_e2m1, W(F16), END,
    LEGAL(328), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), W(KIND_F8F6F4), W(F32), SET_e4m3_e5m2, SET_e4m3_e5m2, W(F32), END,
    LEGAL(332), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), W(KIND_F8F6F4), W(F32), SET_e4m3_e5m2, SET_e3m2_e2m3_e2m1, W(F32), END,
    LEGAL(338), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), W(KIND_F8F6F4), W(F32), SET_e3m2_e2m3_e2m1, SET_e4m3_e5m2_e3m2_e2m3_e2m1, W(F32), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE && MMAREF_HAS_SCALE
    LEGAL(353), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K128), W(ROW), W(COL), W(KIND_MXF4), W(BLOCK_SCALE), SET_none_scale_vec_2X, W(F32), W(E2M1), W(E2M1), W(F32), W(UE8M0), END,
    LEGAL(355), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K128), W(ROW), W(COL), W(KIND_MXF4NVF4), W(BLOCK_SCALE), W(SCALE_VEC_2X), W(F32), W(E2M1), W(E2M1), W(F32), W(UE8M0), END,
    LEGAL(356), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K128), W(ROW), W(COL), W(KIND_MXF4NVF4), W(BLOCK_SCALE), W(SCALE_VEC_4X), W(F32), W(E2M1), W(E2M1), W(F32), W(UE4M3), END,
    LEGAL(357), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), W(KIND_MXF8F6F4), W(BLOCK_SCALE), SET_none_scale_vec_1X, W(F32), SET_e4m3_e5m2_e3m2_e2m3_e2m1, SET_e4m3_e5m2_e3m2_e2m3_e2m1, W(F32), W(UE8M0), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    ALIGNED_IMPLICIT(407), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), SET_none_global_shared, W(F16), END,
    LEGAL(413), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), W(SHARED_CTA), W(F16), END,
    ALIGNED_IMPLICIT(415), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), SET_none_global_shared, W(F16), END,
    LEGAL(421), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), W(SHARED_CTA), W(F16), END,
    ALIGNED_IMPLICIT(423), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), SET_none_global_shared, SET_f16_f32, END,
    LEGAL(435), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), W(SHARED_CTA), SET_f16_f32, END,
    ALIGNED_IMPLICIT(439), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), SET_none_global_shared, W(F16), END,
    LEGAL(445), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), W(SHARED_CTA), W(F16), END,
    ALIGNED_IMPLICIT(447), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), SET_none_global_shared, W(F16), END,
    LEGAL(453), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), W(SHARED_CTA), W(F16), END,
    ALIGNED_IMPLICIT(455), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), SET_none_global_shared, SET_f16_f32, END,
    LEGAL(467), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), W(SHARED_CTA), SET_f16_f32, END,
    ALIGNED_IMPLICIT(471), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), SET_none_global_shared, W(F16), END,
    LEGAL(477), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), W(SHARED_CTA), W(F16), END,
    ALIGNED_IMPLICIT(479), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), SET_none_global_shared, W(F16), END,
    LEGAL(485), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), W(SHARED_CTA), W(F16), END,
    ALIGNED_IMPLICIT(487), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), SET_none_global_shared, SET_f16_f32, END,
    LEGAL(499), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), W(SHARED_CTA), SET_f16_f32, END,
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    LEGAL(503), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), SET_none_global_shared, SET_s8_u8, END,
    LEGAL(515), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), W(SHARED_CTA), SET_s8_u8, END,
    LEGAL(519), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), SET_none_global_shared, SET_s8_u8, END,
    LEGAL(531), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), W(SHARED_CTA), SET_s8_u8, END,
    LEGAL(535), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), SET_none_global_shared, W(S32), END,
    LEGAL(541), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), W(SHARED_CTA), W(S32), END,
    LEGAL(543), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), SET_none_global_shared, SET_s8_u8, END,
    LEGAL(555), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), W(SHARED_CTA), SET_s8_u8, END,
    LEGAL(559), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), SET_none_global_shared, SET_s8_u8, END,
    LEGAL(571), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), W(SHARED_CTA), SET_s8_u8, END,
    LEGAL(575), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), SET_none_global_shared, W(S32), END,
    LEGAL(581), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), W(SHARED_CTA), W(S32), END,
    LEGAL(583), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), SET_none_global_shared, SET_s8_u8, END,
    LEGAL(595), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), W(SHARED_CTA), SET_s8_u8, END,
    LEGAL(599), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), SET_none_global_shared, SET_s8_u8, END,
    LEGAL(611), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), W(SHARED_CTA), SET_s8_u8, END,
    LEGAL(615), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), SET_none_global_shared, W(S32), END,
    LEGAL(621), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), W(SHARED_CTA), W(S32), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    LEGAL(623), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), SET_none_global_shared, W(BF16), END,
    LEGAL(629), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), W(SHARED_CTA), W(BF16), END,
    LEGAL(631), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), SET_none_global_shared, W(BF16), END,
    LEGAL(637), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), W(SHARED_CTA), W(BF16), END,
    LEGAL(639), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), SET_none_global_shared, W(BF16), END,
    LEGAL(645), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), W(SHARED_CTA), W(BF16), END,
    LEGAL(647), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), SET_none_global_shared, W(BF16), END,
    LEGAL(653), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), W(SHARED_CTA), W(BF16), END,
    LEGAL(655), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), SET_none_global_shared, W(BF16), END,
    LEGAL(661), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), W(SHARED_CTA), W(BF16), END,
    LEGAL(663), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), SET_none_global_shared, W(BF16), END,
    LEGAL(669), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), W(SHARED_CTA), W(BF16), END,
    LEGAL(671), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K8), SET_none_global_shared, W(TF32), END,
    LEGAL(677), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K8), W(SHARED_CTA), W(TF32), END,
    LEGAL(679), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K8), SET_none_global_shared, W(TF32), END,
    LEGAL(685), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K8), W(SHARED_CTA), W(TF32), END,
    LEGAL(687), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K8), SET_none_global_shared, W(F32), END,
    LEGAL(693), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K8), W(SHARED_CTA), W(F32), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    LEGAL(695), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M8N8K4), SET_none_global_shared, W(F64), END,
    LEGAL(701), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), SET_row_col, W(M8N8K4), W(SHARED_CTA), W(F64), END,
    LEGAL(703), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M8N8K4), SET_none_global_shared, W(F64), END,
    LEGAL(709), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), SET_row_col, W(M8N8K4), W(SHARED_CTA), W(F64), END,
    LEGAL(711), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M8N8K4), SET_none_global_shared, W(F64), END,
    LEGAL(717), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M8N8K4), W(SHARED_CTA), W(F64), END,
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    LEGAL(719), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), W(ROW), W(M8N8K32), SET_none_global_shared, SET_s4_u4, END,
    LEGAL(725), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), W(ROW), W(M8N8K32), W(SHARED_CTA), SET_s4_u4, END,
    LEGAL(727), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), W(COL), W(M8N8K32), SET_none_global_shared, SET_s4_u4, END,
    LEGAL(733), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), W(COL), W(M8N8K32), W(SHARED_CTA), SET_s4_u4, END,
    LEGAL(735), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M8N8K32), SET_none_global_shared, W(S32), END,
    LEGAL(741), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M8N8K32), W(SHARED_CTA), W(S32), END,
    LEGAL(743), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), W(ROW), W(M8N8K128), SET_none_global_shared, W(B1), END,
    LEGAL(746), W(WMMA), W(LOAD), W(A), W(SYNC), W(ALIGNED), W(ROW), W(M8N8K128), W(SHARED_CTA), W(B1), END,
    LEGAL(747), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), W(COL), W(M8N8K128), SET_none_global_shared, W(B1), END,
    LEGAL(750), W(WMMA), W(LOAD), W(B), W(SYNC), W(ALIGNED), W(COL), W(M8N8K128), W(SHARED_CTA), W(B1), END,
    LEGAL(751), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M8N8K128), SET_none_global_shared, W(S32), END,
    LEGAL(757), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, W(M8N8K128), W(SHARED_CTA), W(S32), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    ALIGNED_IMPLICIT(759), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), SET_none_global_shared, SET_f16_f32, END,
    LEGAL(771), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), W(SHARED_CTA), SET_f16_f32, END,
    ALIGNED_IMPLICIT(775), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), SET_none_global_shared, SET_f16_f32, END,
    LEGAL(787), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), W(SHARED_CTA), SET_f16_f32, END,
    ALIGNED_IMPLICIT(791), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), SET_none_global_shared, SET_f16_f32, END,
    LEGAL(803), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), W(SHARED_CTA), SET_f16_f32, END,
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    LEGAL(807), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), SET_none_global_shared, W(S32), END,
    LEGAL(813), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K16), W(SHARED_CTA), W(S32), END,
    LEGAL(815), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), SET_none_global_shared, W(S32), END,
    LEGAL(821), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M8N32K16), W(SHARED_CTA), W(S32), END,
    LEGAL(823), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), SET_none_global_shared, W(S32), END,
    LEGAL(829), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M32N8K16), W(SHARED_CTA), W(S32), END,
    LEGAL(831), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M8N8K32), SET_none_global_shared, W(S32), END,
    LEGAL(837), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M8N8K32), W(SHARED_CTA), W(S32), END,
    LEGAL(839), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M8N8K128), SET_none_global_shared, W(S32), END,
    LEGAL(845), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M8N8K128), W(SHARED_CTA), W(S32), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    LEGAL(847), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K8), SET_none_global_shared, W(F32), END,
    LEGAL(853), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M16N16K8), W(SHARED_CTA), W(F32), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    LEGAL(855), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M8N8K4), SET_none_global_shared, W(F64), END,
    LEGAL(861), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, W(M8N8K4), W(SHARED_CTA), W(F64), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA
    ALIGNED_IMPLICIT(863), W(WMMA), W(MMA), W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, W(M16N16K16), SET_f16_f32, SET_f16_f32, END,
    ALIGNED_IMPLICIT(879), W(WMMA), W(MMA), W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, W(M8N32K16), SET_f16_f32, SET_f16_f32, END,
    ALIGNED_IMPLICIT(895), W(WMMA), W(MMA), W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, W(M32N8K16), SET_f16_f32, SET_f16_f32, END,
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA
    LEGAL(911), W(WMMA), W(MMA), W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, W(M16N16K16), W(S32), W(S8), W(S8), W(S32), SET_none_satfinite, END,
    LEGAL(919), W(WMMA), W(MMA), W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, W(M16N16K16), W(S32), W(U8), W(U8), W(S32), SET_none_satfinite, END,
    LEGAL(927), W(WMMA), W(MMA), W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, W(M8N32K16), W(S32), W(S8), W(S8), W(S32), SET_none_satfinite, END,
    LEGAL(935), W(WMMA), W(MMA), W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, W(M8N32K16), W(S32), W(U8), W(U8), W(S32), SET_none_satfinite, END,
    LEGAL(943), W(WMMA), W(MMA), W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, W(M32N8K16), W(S32), W(S8), W(S8), W(S32), SET_none_satfinite, END,
    LEGAL(951), W(WMMA), W(MMA), W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, W(M32N8K16), W(S32), W(U8), W(U8), W(S32), SET_none_satfinite, END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA
    LEGAL(959), W(WMMA), W(MMA), W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, W(M16N16K16), W(F32), W(BF16), W(BF16), W(F32), END,
    LEGAL(963), W(WMMA), W(MMA), W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, W(M8N32K16), W(F32), W(BF16), W(BF16), W(F32), END,
    LEGAL(967), W(WMMA), W(MMA), W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, W(M32N8K16), W(F32), W(BF16), W(BF16), W(F32), END,
    LEGAL(971), W(WMMA), W(MMA), W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, W(M16N16K8), W(F32), W(TF32), W(TF32), W(F32), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA
    LEGAL(975), W(WMMA), W(MMA), W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, W(M8N8K4), SET_none_rn_rz_rm_rp, W(F64), W(F64), W(F64), W(F64), END,
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA
    LEGAL(995), W(WMMA), W(MMA), W(SYNC), W(ALIGNED), W(ROW), W(COL), W(M8N8K32), W(S32), W(S4), W(S4), W(S32), SET_none_satfinite, END,
    LEGAL(997), W(WMMA), W(MMA), W(SYNC), W(ALIGNED), W(ROW), W(COL), W(M8N8K32), W(S32), W(U4), W(U4), W(S32), SET_none_satfinite, END,
    LEGAL(999), W(WMMA), W(MMA), W(XOR), W(POPC), W(SYNC), W(ALIGNED), W(ROW), W(COL), W(M8N8K128), W(S32), W(B1), W(B1), W(S32), END,
    LEGAL(1000), W(WMMA), W(MMA), W(AND), W(POPC), W(SYNC), W(ALIGNED), W(ROW), W(COL), W(M8N8K128), W(S32), W(B1), W(B1), W(S32), END,
#endif
#if MMAREF_HAS_MOVE
    LEGAL(1001), W(LDMATRIX), W(SYNC), W(ALIGNED), W(M8N8), SET_x1_x2_x4, SET_none_trans, SET_none_shared, W(B16), END,
    LEGAL(1013), W(LDMATRIX), W(SYNC), W(ALIGNED), W(M8N8), SET_x1_x2_x4, SET_none_trans, W(SHARED_CTA), W(B16), END,
    LEGAL(1019), W(LDMATRIX), W(SYNC), W(ALIGNED), W(M16N16), SET_x1_x2, W(TRANS), SET_none_shared_shared_cta, W(B8), END,
    LEGAL(1025), W(LDMATRIX), W(SYNC), W(ALIGNED), W(M8N16), SET_x1_x2_x4, SET_none_shared_shared_cta, W(B8X16), SET_b6x16_p32_b4x16_p64, END,
    LEGAL(1043), W(LDMATRIX), W(SYNC), W(ALIGNED), W(M16N16), SET_x1_x2, W(TRANS), SET_none_shared_shared_cta, W(B8X16), SET_b6x16_p32_b4x16_p64, END,
    LEGAL(1055), W(STMATRIX), W(SYNC), W(ALIGNED), W(M8N8), SET_x1_x2_x4, SET_none_trans, SET_none_shared_shared_cta, W(B16), END,
    LEGAL(1073), W(STMATRIX), W(SYNC), W(ALIGNED), W(M16N8), SET_x1_x2_x4, W(TRANS), SET_none_shared_shared_cta, W(B8), END,
    LEGAL(1082), W(MOVMATRIX), W(SYNC), W(ALIGNED), W(M8N8), W(TRANS), W(B16), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    LEGAL(1083), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), W(F16), SET_e4m3_e5m2, SET_e4m3_e5m2, W(F16), END,
#endif
#if MMAREF_HAS_FLOAT
    REFUSED(MMAREF_REASON_REFUSED, 9), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K16), W(ROW), W(COL), W(F16), W(F16), W(F16), W(F32), END,
    REFUSED(MMAREF_REASON_REFUSED, 9), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K16), W(ROW), W(COL), W(F32), W(F16), W(F16), W(F16), END,
    REFUSED(MMAREF_REASON_REFUSED, 9), W(MMA), W(SYNC), W(ALIGNED), SET_m16n8k16_m16n8k32, W(ROW), W(COL), W(F16), SET_e4m3_e5m2, SET_e4m3_e5m2, W(F32), END,
    REFUSED(MMAREF_REASON_REFUSED, 9), W(MMA), W(SYNC), W(ALIGNED), SET_m16n8k16_m16n8k32, W(ROW), W(COL), W(F32), SET_e4m3_e5m2, SET_e4m3_e5m2, W(F16), END,
    REFUSED(MMAREF_REASON_REFUSED, 10), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), W(KIND_F8F6F4), W(F16), SET_e4m3_e5m2_e3m2_e2m3_e2m1, SET_e4m3_e5m2_e3m2_e2m3_e2m1, W(F32), END,
    REFUSED(MMAREF_REASON_REFUSED, 10), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), W(KIND_F8F6F4), W(F32), SET_e4m3_e5m2_e3m2_e2m3_e2m1, SET_e4m3_e5m2_e3m2_e2m3_e2m1, W(F16), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    REFUSED(MMAREF_REASON_REFUSED, 11), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), W(KIND_F8F6F4), W(F16), SET_e4m3_e5m2_e3m2_e2m3_e2m1, SET_e4m3_e5m2_e3m2_e2m3_e2m1, W(F32), END,
    REFUSED(MMAREF_REASON_REFUSED, 11), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), W(KIND_F8F6F4), W(F32), SET_e4m3_e5m2_e3m2_e2m3_e2m1, SET_e4m3_e5m2_e3m2_e2m3_e2m1, W(F16), END,
#endif
#if MMAREF_HAS_INTEGER
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 10), W(MMA), W(SYNC), W(ALIGNED), SET_m8n8k32_m16n8k32_m16n8k64, W(ROW), W(COL), W(S32), SET_u4_s4, SET_u4_s4, W(S32), SET_xor_and, END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 10), W(MMA), W(SYNC), W(ALIGNED), SET_m8n8k32_m16n8k32_m16n8k64, W(ROW), W(COL), W(S32), SET_u4_s4, SET_u4_s4, W(S32), SET_xor_and_or, W(POPC), END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 11), W(MMA), W(SYNC), W(ALIGNED), SET_m8n8k32_m16n8k32_m16n8k64, W(ROW), W(COL), W(S32), SET_u4_s4, SET_u4_s4, W(S32), W(XOR), W(AND), W(POPC), END,
#endif
#if MMAREF_HAS_FLOAT
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 3), W(MMA), W(SYNC), W(ALIGNED), W(M8N8K4), W(ROW), W(COL), W(F32), W(BF16), W(BF16), W(F32), END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 3), W(MMA), W(SYNC), W(ALIGNED), W(M8N8K4), W(ROW), W(COL), W(F32), W(TF32), W(TF32), W(F32), END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 6), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K16), W(ROW), W(COL), W(KIND_F8F6F4), W(F16), SET_e4m3_e5m2, SET_e4m3_e5m2, W(F16), END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 6), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K16), W(ROW), W(COL), SET_kind_f8f6f4_kind_f16_kind_tf32_kind_i8_kind_mxf4_kind_mxf4nvf4_kind_mxf8f6f4, W(F32), SET_e4m3_e5m2, SET_e4m3_e5m2, W(F32), END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 6), W(MMA), W(SYNC), W(ALIGNED), SET_m16n8k16_m16n8k32, W(ROW), W(COL), SET_kind_f16_kind_tf32_kind_i8_kind_mxf4_kind_mxf4nvf4_kind_mxf8f6f4, W(F16), SET_e4m3_e5m2, SET_e4m3_e5m2, W(F16), END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 6), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K32), W(ROW), W(COL), SET_kind_f16_kind_tf32_kind_i8_kind_mxf4_kind_mxf8f6f4_kind_mxf4nvf4, W(F32), SET_e4m3_e5m2, SET_e4m3_e5m2, W(F32), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 7), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), SET_kind_f16_kind_tf32_kind_i8_kind_mxf8f6f4_kind_mxf4_kind_mxf4nvf4, W(F32), SET_e4m3_e5m2, SET_e4m3_e5m2, W(F32), END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 7), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), SET_kind_mxf8f6f4_kind_mxf4_kind_mxf4nvf4, W(F16), SET_e4m3_e5m2, SET_e4m3_e5m2, W(F16), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 8), W(WMMA), W(LOAD), W(C), W(SYNC), W(ALIGNED), SET_row_col, SET_m8n8k32_m8n8k128, SET_none_global_shared_shared_cta, W(F32), END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 8), W(WMMA), W(STORE), W(D), W(SYNC), W(ALIGNED), SET_row_col, SET_m8n8k32_m8n8k128, SET_none_global_shared_shared_cta, W(F32), END,
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 9), W(WMMA), W(MMA), SET_none_xor_and, W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, SET_m16n16k16_m8n32k16_m32n8k16_m16n16k8_m8n8k4, W(S32), W(S4), W(S4), SET_s32_u32, SET_none_satfinite, END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 9), W(WMMA), W(MMA), SET_none_xor_and, W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, SET_m16n16k16_m8n32k16_m32n8k16_m16n16k8_m8n8k4, W(S32), W(U4), W(U4), SET_s32_u32, SET_none_satfinite, END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 9), W(WMMA), W(MMA), SET_none_xor_and, W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, SET_m16n16k16_m32n8k16_m16n16k8_m8n8k4, W(S32), W(S4), W(U4), W(U32), SET_none_satfinite, END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 9), W(WMMA), W(MMA), SET_none_xor_and, W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, SET_m16n16k16_m32n8k16_m16n16k8_m8n8k4, W(S32), W(U4), W(S4), W(U32), SET_none_satfinite, END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 10), W(WMMA), W(MMA), W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, SET_m16n16k16_m32n8k16_m16n16k8_m8n8k4, W(S32), SET_s8_u8, SET_s8_u8, W(U32), SET_none_satfinite, END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 6), W(WMMA), W(MMA), W(SYNC), W(ALIGNED), SET_row_col, SET_row_col, SET_m16n16k16_m16n16k8, SET_none_rn_rz_rm_rp, W(F64), W(F64), W(F64), W(F64), END,
#endif
#if MMAREF_HAS_MOVE
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 4), W(LDMATRIX), W(SYNC), W(ALIGNED), W(M8N8), SET_x8_x16, SET_none_trans, SET_none_shared_shared_cta, W(B16), END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 4), W(LDMATRIX), W(SYNC), W(ALIGNED), W(M16N16), SET_x8_x16, W(TRANS), SET_none_shared_shared_cta, W(B8), END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 4), W(LDMATRIX), W(SYNC), W(ALIGNED), W(M8N16), SET_x8_x16, SET_none_shared_shared_cta, W(B8X16), SET_b6x16_p32_b4x16_p64, END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 4), W(LDMATRIX), W(SYNC), W(ALIGNED), W(M16N16), SET_x8_x16, W(TRANS), SET_none_shared_shared_cta, W(B8X16), SET_b6x16_p32_b4x16_p64, END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 4), W(STMATRIX), W(SYNC), W(ALIGNED), W(M8N8), SET_x8_x16, SET_none_trans, SET_none_shared_shared_cta, W(B16), END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 4), W(STMATRIX), W(SYNC), W(ALIGNED), W(M16N8), SET_x8_x16, W(TRANS), SET_none_shared_shared_cta, W(B8), END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 9), W(STMATRIX), W(SYNC), W(ALIGNED), W(M8N8), SET_x1_x2_x4_x8_x16, SET_none_trans, SET_none_shared_shared_cta, W(B16), W(B8X16), W(B6X16_P32), END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 9), W(STMATRIX), W(SYNC), W(ALIGNED), W(M16N8), SET_x1_x2_x4_x8_x16, W(TRANS), SET_none_shared_shared_cta, W(B8), SET_none_b8x16, SET_b6x16_p32_b4x16_p64, END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 9), W(STMATRIX), W(SYNC), W(ALIGNED), W(M16N8), SET_x1_x2_x4_x8_x16, W(TRANS), SET_none_shared_shared_cta, W(B8X16), SET_none_b6x16_p32, W(B8), END,
    REFUSED(MMAREF_REASON_UNDOCUMENTED, 7), W(MOVMATRIX), W(SYNC), W(ALIGNED), W(M8N8), W(TRANS), W(B16), W(B8X16), W(B6X16_P32), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SCALE
    REFUSED(MMAREF_REASON_NEEDS_PTX_9_1, 13), W(MMA), W(SYNC), W(ALIGNED), W(M16N8K64), W(ROW), W(COL), W(KIND_MXF4NVF4), W(BLOCK_SCALE), W(SCALE_VEC_4X), W(F32), W(E2M1), W(E2M1), W(F32), W(UE8M0), END,
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE && MMAREF_HAS_SCALE
    REFUSED(MMAREF_REASON_NEEDS_PTX_9_1, 14), W(MMA), W(SP_ORDERED_METADATA), W(SYNC), W(ALIGNED), W(M16N8K128), W(ROW), W(COL), W(KIND_MXF4NVF4), W(BLOCK_SCALE), W(SCALE_VEC_4X), W(F32), W(E2M1), W(E2M1), W(F32), W(UE8M0), END,
#endif
    REFUSED(0, 0), END
};
