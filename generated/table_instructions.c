/* SPDX-License-Identifier: MIT */
/* What computing takes of each family of instructions; their strings are in table_syntax.c.
 *
 * Generated from generator/spec/instructions.lua, families.lua.
 * Do not edit: change the source and run `make generate`. */

#include "mmaref_tables.h"

#include "table_names.h"

#define TYPE(name) MMAREF_TYPE_##name
#define SHAPE(name) MMAREF_SHAPE_##name
#define TOKEN(name) MMAREF_TOKEN_##name

/* Token; log2 of m, n and k. */
const mmaref_shape mmaref_shapes[] = {
    { TOKEN(NONE), 0, 0, 0 },
    { SHAPE(M8N8K4), 3, 3, 2 },
    { SHAPE(M8N8K16), 3, 3, 4 },
    { SHAPE(M8N8K32), 3, 3, 5 },
    { SHAPE(M8N8K128), 3, 3, 7 },
    { SHAPE(M16N8K4), 4, 3, 2 },
    { SHAPE(M16N8K8), 4, 3, 3 },
    { SHAPE(M16N8K16), 4, 3, 4 },
    { SHAPE(M16N8K32), 4, 3, 5 },
    { SHAPE(M16N8K64), 4, 3, 6 },
    { SHAPE(M16N8K128), 4, 3, 7 },
    { SHAPE(M16N8K256), 4, 3, 8 },
    { SHAPE(M16N16K16), 4, 4, 4 },
    { SHAPE(M32N8K16), 5, 3, 4 },
    { SHAPE(M8N32K16), 3, 5, 4 },
    { SHAPE(M16N16K8), 4, 4, 3 },
    { SHAPE(M8N8), 3, 3, 0 },
    { SHAPE(M8N16), 3, 4, 0 },
    { SHAPE(M16N16), 4, 4, 0 },
    { SHAPE(M16N8), 4, 3, 0 },
};

const uint8_t mmaref_shape_count = sizeof mmaref_shapes / sizeof mmaref_shapes[0];

/* PTX ISA version times ten; targets; mask of the profiles that have it. */
const mmaref_availability mmaref_availabilities[] = {
    { 0, TARGETS_none, 0x0 }, /* AVAILABLE_0_none_0 */
    { 65, TARGETS_75_up, 0x1fb }, /* AVAILABLE_65_75_up_1fb */
    { 70, TARGETS_80_up, 0x1f3 }, /* AVAILABLE_70_80_up_1f3 */
    { 71, TARGETS_80_up, 0x1f3 }, /* AVAILABLE_71_80_up_1f3 */
    { 64, TARGETS_70_up, 0x1ff }, /* AVAILABLE_64_70_up_1ff */
    { 87, TARGETS_89_up, 0x1e3 }, /* AVAILABLE_87_89_up_1e3 */
    { 84, TARGETS_89_up, 0x1e3 }, /* AVAILABLE_84_89_up_1e3 */
    { 78, TARGETS_90_up, 0x1c3 }, /* AVAILABLE_78_90_up_1c3 */
    { 70, TARGETS_75_up, 0x1fb }, /* AVAILABLE_70_75_up_1fb */
    { 87, TARGETS_120a_120f_family, 0x183 }, /* AVAILABLE_87_120a_120f_family_183 */
    { 87, TARGETS_120a_120f_family, 0x103 }, /* AVAILABLE_87_120a_120f_family_103 */
    { 85, TARGETS_80_up, 0x1f3 }, /* AVAILABLE_85_80_up_1f3 */
    { 85, TARGETS_89_up, 0x1e3 }, /* AVAILABLE_85_89_up_1e3 */
    { 87, TARGETS_120a_121a, 0x103 }, /* AVAILABLE_87_120a_121a_103 */
    { 63, TARGETS_70_up, 0x1ff }, /* AVAILABLE_63_70_up_1ff */
    { 78, TARGETS_70_up, 0x1ff }, /* AVAILABLE_78_70_up_1ff */
    { 63, TARGETS_70_up, 0x1fb }, /* AVAILABLE_63_70_up_1fb */
    { 78, TARGETS_70_up, 0x1fb }, /* AVAILABLE_78_70_up_1fb */
    { 63, TARGETS_72_up, 0x1fb }, /* AVAILABLE_63_72_up_1fb */
    { 78, TARGETS_72_up, 0x1fb }, /* AVAILABLE_78_72_up_1fb */
    { 78, TARGETS_80_up, 0x1f3 }, /* AVAILABLE_78_80_up_1f3 */
    { 63, TARGETS_75_up, 0x1fb }, /* AVAILABLE_63_75_up_1fb */
    { 78, TARGETS_75_up, 0x1fb }, /* AVAILABLE_78_75_up_1fb */
    { 86, TARGETS_100a_110a_120a_100f_family_110f_family_120f_family, 0x183 }, /* AVAILABLE_86_100a_110a_120a_100f_family_110f_family_120f_family_183 */
    { 91, TARGETS_120a_120f_family, 0x103 }, /* AVAILABLE_91_120a_120f_family_103 */
    { 91, TARGETS_120a_121a, 0x103 }, /* AVAILABLE_91_120a_121a_103 */
    { 94, TARGETS_90a_100f_family_110f_family_120f_family, 0x1c3 }, /* AVAILABLE_94_90a_100f_family_110f_family_120f_family_1c3 */
};

/* By section the edition that its rows were transcribed from, times ten; 0: of no edition. */
const MMAREF_FLASH uint8_t mmaref_section_editions[] = {
    0, /* SECTION_none */
    90, /* SECTION_9_7_14_5_14 */
    90, /* SECTION_9_7_14_6_3 */
    90, /* SECTION_9_7_14_4_3 */
    90, /* SECTION_9_7_14_4_4 */
    90, /* SECTION_9_7_14_4_5 */
    90, /* SECTION_9_7_14_5_15 */
    90, /* SECTION_9_7_14_5_16 */
    90, /* SECTION_9_7_14_5_17 */
    91, /* SECTION_9_1_of_9_7_14_5_14 */
    91, /* SECTION_9_1_of_9_7_14_6_3 */
    94, /* SECTION_9_4_of_9_7_16_5_15 */
};

/* Fragments of single chips: whose, shape, operand (C is D too), type, layout in memory (NONE: either),
 * layout. */
const mmaref_chip_fragment mmaref_chip_fragments[] = {
    { 2, SHAPE(M8N32K16), MMAREF_OPERAND_C, TYPE(S32), TOKEN(NONE), LAYOUT_wmma_m8n32k16_c_s32_sm_75 }, /* wmma.m8n32k16.c.s32.sm_75 */
    { 1, SHAPE(M16N16K16), MMAREF_OPERAND_A, TYPE(F16), TOKEN(ROW), LAYOUT_wmma_m16n16k16_a_f16_row_sm_70 }, /* wmma.m16n16k16.a.f16.row.sm_70 */
    { 1, SHAPE(M16N16K16), MMAREF_OPERAND_A, TYPE(F16), TOKEN(COL), LAYOUT_wmma_m16n16k16_a_f16_col_sm_70 }, /* wmma.m16n16k16.a.f16.col.sm_70 */
    { 1, SHAPE(M16N16K16), MMAREF_OPERAND_B, TYPE(F16), TOKEN(ROW), LAYOUT_wmma_m16n16k16_b_f16_row_sm_70 }, /* wmma.m16n16k16.b.f16.row.sm_70 */
    { 1, SHAPE(M16N16K16), MMAREF_OPERAND_B, TYPE(F16), TOKEN(COL), LAYOUT_wmma_m16n16k16_b_f16_col_sm_70 }, /* wmma.m16n16k16.b.f16.col.sm_70 */
    { 1, SHAPE(M16N16K16), MMAREF_OPERAND_C, TYPE(F16), TOKEN(NONE), LAYOUT_wmma_m16n16k16_c_f16_sm_70 }, /* wmma.m16n16k16.c.f16.sm_70 */
    { 1, SHAPE(M16N16K16), MMAREF_OPERAND_C, TYPE(F32), TOKEN(NONE), LAYOUT_wmma_m16n16k16_c_f32_sm_70 }, /* wmma.m16n16k16.c.f32.sm_70 */
};

/* Lists of variants: how many, availability, section; then of each qualifier that no column has, or that varies,
 * its number, how many tokens, the tokens (NONE: left out). The last one in the string comes first: it varies
 * fastest from number to number. */
#define LIST(name, size) name, LAST_OF_##name = name + (size) - 1,
enum {
#if (MMAREF_HAS_MAC16)
    LIST(VARIANTS_0_none_0_none, 4)
#endif
#if (MMAREF_HAS_FLOAT)
    LIST(VARIANTS_65_75_up_1fb_9_7_14_5_14_blayout_col_alayout_row, 10)
    LIST(VARIANTS_70_80_up_1f3_9_7_14_5_14_blayout_col_alayout_row, 10)
#endif
#if (MMAREF_HAS_INTEGER)
    LIST(VARIANTS_70_80_up_1f3_9_7_14_5_14_btype_u8_s8_atype_u8_s8_satfinite_none_satfinite_blayout_col_alayout_row, 22)
    LIST(VARIANTS_70_80_up_1f3_9_7_14_5_14_bitop_xor_blayout_col_alayout_row, 13)
    LIST(VARIANTS_71_80_up_1f3_9_7_14_5_14_bitop_and_blayout_col_alayout_row, 13)
#endif
#if (MMAREF_HAS_FLOAT)
    LIST(VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_row_alayout_row, 10)
    LIST(VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_col_alayout_row, 10)
    LIST(VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_row_alayout_col, 10)
    LIST(VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_col_alayout_col, 10)
    LIST(VARIANTS_87_89_up_1e3_9_7_14_5_14_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row, 18)
    LIST(VARIANTS_84_89_up_1e3_9_7_14_5_14_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row, 18)
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_F64)
    LIST(VARIANTS_70_80_up_1f3_9_7_14_5_14_rounding_none_rn_rz_rm_rp_blayout_col_alayout_row, 17)
    LIST(VARIANTS_78_90_up_1c3_9_7_14_5_14_rounding_none_rn_rz_rm_rp_blayout_col_alayout_row, 17)
#endif
#if (MMAREF_HAS_INTEGER)
    LIST(VARIANTS_65_75_up_1fb_9_7_14_5_14_btype_u8_s8_atype_u8_s8_satfinite_none_satfinite_blayout_col_alayout_row, 22)
    LIST(VARIANTS_65_75_up_1fb_9_7_14_5_14_btype_u4_s4_atype_u4_s4_satfinite_none_satfinite_blayout_col_alayout_row, 22)
    LIST(VARIANTS_70_80_up_1f3_9_7_14_5_14_btype_u4_s4_atype_u4_s4_satfinite_none_satfinite_blayout_col_alayout_row, 22)
    LIST(VARIANTS_70_75_up_1fb_9_7_14_5_14_bitop_xor_blayout_col_alayout_row, 13)
#endif
#if (MMAREF_HAS_FLOAT)
    LIST(VARIANTS_87_120a_120f_family_183_9_7_14_5_14_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row, 18)
    LIST(VARIANTS_87_120a_120f_family_103_9_7_14_5_14_btype_e3m2_e2m3_e2m1_atype_e4m3_e5m2_blayout_col_alayout_row, 19)
    LIST(VARIANTS_87_120a_120f_family_103_9_7_14_5_14_btype_e4m3_e5m2_e3m2_e2m3_e2m1_atype_e3m2_e2m3_e2m1_blayout_col_alayout_row, 22)
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_SCALE)
    LIST(VARIANTS_87_120a_120f_family_103_9_7_14_5_14_stype_ue8m0_scale_vec_none_scale_vec_2X_blayout_col_alayout_row, 17)
    LIST(VARIANTS_87_120a_120f_family_103_9_7_14_5_14_stype_ue8m0_scale_vec_scale_vec_2X_blayout_col_alayout_row, 16)
    LIST(VARIANTS_87_120a_120f_family_103_9_7_14_5_14_stype_ue4m3_scale_vec_scale_vec_4X_blayout_col_alayout_row, 16)
    LIST(VARIANTS_87_120a_120f_family_103_9_7_14_5_14_stype_ue8m0_btype_e4m3_e5m2_e3m2_e2m3_e2m1_atype_e4m3_e5m2_e3m2_e2m3_e2m1_scale_vec_none_scale_vec_1X_blayout_col_alayout_row, 31)
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE)
    LIST(VARIANTS_71_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row, 10)
    LIST(VARIANTS_84_89_up_1e3_9_7_14_6_3_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row, 18)
#endif
#if (MMAREF_HAS_INTEGER && MMAREF_HAS_SPARSE)
    LIST(VARIANTS_71_80_up_1f3_9_7_14_6_3_btype_u8_s8_atype_u8_s8_satfinite_none_satfinite_blayout_col_alayout_row, 22)
    LIST(VARIANTS_71_80_up_1f3_9_7_14_6_3_btype_u4_s4_atype_u4_s4_satfinite_none_satfinite_blayout_col_alayout_row, 22)
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE)
    LIST(VARIANTS_85_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row, 10)
    LIST(VARIANTS_85_89_up_1e3_9_7_14_6_3_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row, 18)
#endif
#if (MMAREF_HAS_INTEGER && MMAREF_HAS_SPARSE)
    LIST(VARIANTS_85_80_up_1f3_9_7_14_6_3_btype_u8_s8_atype_u8_s8_satfinite_none_satfinite_blayout_col_alayout_row, 22)
    LIST(VARIANTS_85_80_up_1f3_9_7_14_6_3_btype_u4_s4_atype_u4_s4_satfinite_none_satfinite_blayout_col_alayout_row, 22)
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE)
    LIST(VARIANTS_87_120a_120f_family_103_9_7_14_6_3_btype_e4m3_e5m2_e3m2_e2m3_e2m1_atype_e4m3_e5m2_e3m2_e2m3_e2m1_blayout_col_alayout_row, 24)
    LIST(VARIANTS_87_120a_120f_family_183_9_7_14_6_3_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row, 18)
    LIST(VARIANTS_87_120a_120f_family_103_9_7_14_6_3_btype_e3m2_e2m3_e2m1_atype_e4m3_e5m2_blayout_col_alayout_row, 19)
    LIST(VARIANTS_87_120a_120f_family_103_9_7_14_6_3_btype_e4m3_e5m2_e3m2_e2m3_e2m1_atype_e3m2_e2m3_e2m1_blayout_col_alayout_row, 22)
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE && MMAREF_HAS_SCALE)
    LIST(VARIANTS_87_120a_121a_103_9_7_14_6_3_stype_ue8m0_scale_vec_none_scale_vec_2X_blayout_col_alayout_row, 17)
    LIST(VARIANTS_87_120a_121a_103_9_7_14_6_3_stype_ue8m0_scale_vec_scale_vec_2X_blayout_col_alayout_row, 16)
    LIST(VARIANTS_87_120a_121a_103_9_7_14_6_3_stype_ue4m3_scale_vec_scale_vec_4X_blayout_col_alayout_row, 16)
    LIST(VARIANTS_87_120a_120f_family_103_9_7_14_6_3_stype_ue8m0_btype_e4m3_e5m2_e3m2_e2m3_e2m1_atype_e4m3_e5m2_e3m2_e2m3_e2m1_scale_vec_none_scale_vec_1X_blayout_col_alayout_row, 31)
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE)
    LIST(VARIANTS_63_70_up_1ff_9_7_14_4_3_space_none_global_shared_layout_row_col_78_70_up_1ff_9_7_14_4_3_space_shared_cta_layout_row_col, 24)
    LIST(VARIANTS_63_70_up_1ff_9_7_14_4_3_dtype_f16_f32_space_none_global_shared_layout_row_col_78_70_up_1ff_9_7_14_4_3_dtype_f16_f32_space_shared_cta_layout_row_col, 32)
    LIST(VARIANTS_63_70_up_1fb_9_7_14_4_3_space_none_global_shared_layout_row_col_78_70_up_1fb_9_7_14_4_3_space_shared_cta_layout_row_col, 24)
    LIST(VARIANTS_63_70_up_1fb_9_7_14_4_3_dtype_f16_f32_space_none_global_shared_layout_row_col_78_70_up_1fb_9_7_14_4_3_dtype_f16_f32_space_shared_cta_layout_row_col, 32)
#endif
#if (MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE)
    LIST(VARIANTS_63_72_up_1fb_9_7_14_4_3_dtype_s8_u8_space_none_global_shared_layout_row_col_78_72_up_1fb_9_7_14_4_3_dtype_s8_u8_space_shared_cta_layout_row_col, 32)
    LIST(VARIANTS_63_72_up_1fb_9_7_14_4_3_space_none_global_shared_layout_row_col_78_72_up_1fb_9_7_14_4_3_space_shared_cta_layout_row_col, 24)
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE) || (MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE)
    LIST(VARIANTS_70_80_up_1f3_9_7_14_4_3_space_none_global_shared_layout_row_col_78_80_up_1f3_9_7_14_4_3_space_shared_cta_layout_row_col, 24)
#endif
#if (MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE)
    LIST(VARIANTS_63_75_up_1fb_9_7_14_4_3_dtype_s4_u4_space_none_global_shared_layout_row_78_75_up_1fb_9_7_14_4_3_dtype_s4_u4_space_shared_cta_layout_row, 30)
    LIST(VARIANTS_63_75_up_1fb_9_7_14_4_3_dtype_s4_u4_space_none_global_shared_layout_col_78_75_up_1fb_9_7_14_4_3_dtype_s4_u4_space_shared_cta_layout_col, 30)
    LIST(VARIANTS_63_75_up_1fb_9_7_14_4_3_space_none_global_shared_layout_row_col_78_75_up_1fb_9_7_14_4_3_space_shared_cta_layout_row_col, 24)
    LIST(VARIANTS_63_75_up_1fb_9_7_14_4_3_space_none_global_shared_layout_row_78_75_up_1fb_9_7_14_4_3_space_shared_cta_layout_row, 22)
    LIST(VARIANTS_63_75_up_1fb_9_7_14_4_3_space_none_global_shared_layout_col_78_75_up_1fb_9_7_14_4_3_space_shared_cta_layout_col, 22)
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE)
    LIST(VARIANTS_63_70_up_1ff_9_7_14_4_4_dtype_f16_f32_space_none_global_shared_layout_row_col_78_70_up_1ff_9_7_14_4_4_dtype_f16_f32_space_shared_cta_layout_row_col, 32)
    LIST(VARIANTS_63_70_up_1fb_9_7_14_4_4_dtype_f16_f32_space_none_global_shared_layout_row_col_78_70_up_1fb_9_7_14_4_4_dtype_f16_f32_space_shared_cta_layout_row_col, 32)
#endif
#if (MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE)
    LIST(VARIANTS_63_72_up_1fb_9_7_14_4_4_space_none_global_shared_layout_row_col_78_72_up_1fb_9_7_14_4_4_space_shared_cta_layout_row_col, 24)
    LIST(VARIANTS_63_75_up_1fb_9_7_14_4_4_space_none_global_shared_layout_row_col_78_75_up_1fb_9_7_14_4_4_space_shared_cta_layout_row_col, 24)
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE) || (MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE)
    LIST(VARIANTS_70_80_up_1f3_9_7_14_4_4_space_none_global_shared_layout_row_col_78_80_up_1f3_9_7_14_4_4_space_shared_cta_layout_row_col, 24)
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA)
    LIST(VARIANTS_63_70_up_1ff_9_7_14_4_5_ctype_f16_f32_dtype_f16_f32_blayout_row_col_alayout_row_col, 20)
    LIST(VARIANTS_63_70_up_1fb_9_7_14_4_5_ctype_f16_f32_dtype_f16_f32_blayout_row_col_alayout_row_col, 20)
#endif
#if (MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA)
    LIST(VARIANTS_63_72_up_1fb_9_7_14_4_5_satfinite_none_satfinite_blayout_row_col_alayout_row_col, 16)
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA)
    LIST(VARIANTS_70_80_up_1f3_9_7_14_4_5_blayout_row_col_alayout_row_col, 12)
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA)
    LIST(VARIANTS_70_80_up_1f3_9_7_14_4_5_rounding_none_rn_rz_rm_rp_blayout_row_col_alayout_row_col, 19)
#endif
#if (MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA)
    LIST(VARIANTS_63_75_up_1fb_9_7_14_4_5_satfinite_none_satfinite_blayout_col_alayout_row, 14)
    LIST(VARIANTS_63_75_up_1fb_9_7_14_4_5_blayout_col_alayout_row_bitop_xor, 13)
    LIST(VARIANTS_71_80_up_1f3_9_7_14_4_5_blayout_col_alayout_row_bitop_and, 13)
#endif
#if (MMAREF_HAS_MOVE)
    LIST(VARIANTS_65_75_up_1fb_9_7_14_5_15_space_none_shared_trans_none_trans_num_x1_x2_x4_78_75_up_1fb_9_7_14_5_15_space_shared_cta_trans_none_trans_num_x1_x2_x4, 33)
    LIST(VARIANTS_86_100a_110a_120a_100f_family_110f_family_120f_family_183_9_7_14_5_15_space_none_shared_shared_cta_trans_trans_num_x1_x2, 16)
    LIST(VARIANTS_86_100a_110a_120a_100f_family_110f_family_120f_family_183_9_7_14_5_15_source_b6x16_p32_b4x16_p64_space_none_shared_shared_cta_num_x1_x2_x4, 18)
    LIST(VARIANTS_86_100a_110a_120a_100f_family_110f_family_120f_family_183_9_7_14_5_15_source_b6x16_p32_b4x16_p64_space_none_shared_shared_cta_trans_trans_num_x1_x2, 20)
    LIST(VARIANTS_78_90_up_1c3_9_7_14_5_16_space_none_shared_shared_cta_trans_none_trans_num_x1_x2_x4, 18)
    LIST(VARIANTS_86_100a_110a_120a_100f_family_110f_family_120f_family_183_9_7_14_5_16_space_none_shared_shared_cta_trans_trans_num_x1_x2_x4, 17)
    LIST(VARIANTS_78_75_up_1fb_9_7_14_5_17_trans_trans, 7)
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE)
    LIST(VARIANTS_87_120a_120f_family_103_9_7_14_6_3_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row, 18)
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_SCALE)
    LIST(VARIANTS_91_120a_120f_family_103_9_1_of_9_7_14_5_14_stype_ue8m0_scale_vec_scale_vec_4X_blayout_col_alayout_row, 16)
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE && MMAREF_HAS_SCALE)
    LIST(VARIANTS_91_120a_121a_103_9_1_of_9_7_14_6_3_stype_ue8m0_scale_vec_scale_vec_4X_blayout_col_alayout_row, 16)
#endif
#if (MMAREF_HAS_INTEGER && MMAREF_HAS_MOVE)
    LIST(VARIANTS_94_90a_100f_family_110f_family_120f_family_1c3_9_4_of_9_7_16_5_15_source_s4_space_none_shared_shared_cta_num_x1_x2_x4, 17)
#endif
    VARIANTS
};

const MMAREF_FLASH uint8_t mmaref_variants[] = {
#if (MMAREF_HAS_MAC16)
    /* VARIANTS_0_none_0_none */
    1, AVAILABLE_0_none_0, SECTION_none,
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_FLOAT)
    /* VARIANTS_65_75_up_1fb_9_7_14_5_14_blayout_col_alayout_row */
    1, AVAILABLE_65_75_up_1fb, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_70_80_up_1f3_9_7_14_5_14_blayout_col_alayout_row */
    1, AVAILABLE_70_80_up_1f3, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_INTEGER)
    /* VARIANTS_70_80_up_1f3_9_7_14_5_14_btype_u8_s8_atype_u8_s8_satfinite_none_satfinite_blayout_col_alayout_row */
    8, AVAILABLE_70_80_up_1f3, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_BTYPE, 2, TYPE(U8), TYPE(S8),
    MMAREF_QUALIFIER_ATYPE, 2, TYPE(U8), TYPE(S8),
    MMAREF_QUALIFIER_SATFINITE, 2, TOKEN(NONE), TOKEN(SATFINITE),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_70_80_up_1f3_9_7_14_5_14_bitop_xor_blayout_col_alayout_row */
    1, AVAILABLE_70_80_up_1f3, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_BITOP, 1, TOKEN(XOR),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_71_80_up_1f3_9_7_14_5_14_bitop_and_blayout_col_alayout_row */
    1, AVAILABLE_71_80_up_1f3, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_BITOP, 1, TOKEN(AND),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_FLOAT)
    /* VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_row_alayout_row */
    1, AVAILABLE_64_70_up_1ff, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_col_alayout_row */
    1, AVAILABLE_64_70_up_1ff, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_row_alayout_col */
    1, AVAILABLE_64_70_up_1ff, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIERS,
    /* VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_col_alayout_col */
    1, AVAILABLE_64_70_up_1ff, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIERS,
    /* VARIANTS_87_89_up_1e3_9_7_14_5_14_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row */
    4, AVAILABLE_87_89_up_1e3, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_BTYPE, 2, TYPE(E4M3), TYPE(E5M2),
    MMAREF_QUALIFIER_ATYPE, 2, TYPE(E4M3), TYPE(E5M2),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_84_89_up_1e3_9_7_14_5_14_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row */
    4, AVAILABLE_84_89_up_1e3, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_BTYPE, 2, TYPE(E4M3), TYPE(E5M2),
    MMAREF_QUALIFIER_ATYPE, 2, TYPE(E4M3), TYPE(E5M2),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_F64)
    /* VARIANTS_70_80_up_1f3_9_7_14_5_14_rounding_none_rn_rz_rm_rp_blayout_col_alayout_row */
    5, AVAILABLE_70_80_up_1f3, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_ROUNDING, 5, TOKEN(NONE), TOKEN(RN), TOKEN(RZ), TOKEN(RM), TOKEN(RP),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_78_90_up_1c3_9_7_14_5_14_rounding_none_rn_rz_rm_rp_blayout_col_alayout_row */
    5, AVAILABLE_78_90_up_1c3, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_ROUNDING, 5, TOKEN(NONE), TOKEN(RN), TOKEN(RZ), TOKEN(RM), TOKEN(RP),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_INTEGER)
    /* VARIANTS_65_75_up_1fb_9_7_14_5_14_btype_u8_s8_atype_u8_s8_satfinite_none_satfinite_blayout_col_alayout_row */
    8, AVAILABLE_65_75_up_1fb, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_BTYPE, 2, TYPE(U8), TYPE(S8),
    MMAREF_QUALIFIER_ATYPE, 2, TYPE(U8), TYPE(S8),
    MMAREF_QUALIFIER_SATFINITE, 2, TOKEN(NONE), TOKEN(SATFINITE),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_65_75_up_1fb_9_7_14_5_14_btype_u4_s4_atype_u4_s4_satfinite_none_satfinite_blayout_col_alayout_row */
    8, AVAILABLE_65_75_up_1fb, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_BTYPE, 2, TYPE(U4), TYPE(S4),
    MMAREF_QUALIFIER_ATYPE, 2, TYPE(U4), TYPE(S4),
    MMAREF_QUALIFIER_SATFINITE, 2, TOKEN(NONE), TOKEN(SATFINITE),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_70_80_up_1f3_9_7_14_5_14_btype_u4_s4_atype_u4_s4_satfinite_none_satfinite_blayout_col_alayout_row */
    8, AVAILABLE_70_80_up_1f3, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_BTYPE, 2, TYPE(U4), TYPE(S4),
    MMAREF_QUALIFIER_ATYPE, 2, TYPE(U4), TYPE(S4),
    MMAREF_QUALIFIER_SATFINITE, 2, TOKEN(NONE), TOKEN(SATFINITE),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_70_75_up_1fb_9_7_14_5_14_bitop_xor_blayout_col_alayout_row */
    1, AVAILABLE_70_75_up_1fb, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_BITOP, 1, TOKEN(XOR),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_FLOAT)
    /* VARIANTS_87_120a_120f_family_183_9_7_14_5_14_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row */
    4, AVAILABLE_87_120a_120f_family_183, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_BTYPE, 2, TYPE(E4M3), TYPE(E5M2),
    MMAREF_QUALIFIER_ATYPE, 2, TYPE(E4M3), TYPE(E5M2),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_87_120a_120f_family_103_9_7_14_5_14_btype_e3m2_e2m3_e2m1_atype_e4m3_e5m2_blayout_col_alayout_row */
    6, AVAILABLE_87_120a_120f_family_103, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_BTYPE, 3, TYPE(E3M2), TYPE(E2M3), TYPE(E2M1),
    MMAREF_QUALIFIER_ATYPE, 2, TYPE(E4M3), TYPE(E5M2),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_87_120a_120f_family_103_9_7_14_5_14_btype_e4m3_e5m2_e3m2_e2m3_e2m1_atype_e3m2_e2m3_e2m1_blayout_col_alayout_row */
    15, AVAILABLE_87_120a_120f_family_103, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_BTYPE, 5, TYPE(E4M3), TYPE(E5M2), TYPE(E3M2), TYPE(E2M3), TYPE(E2M1),
    MMAREF_QUALIFIER_ATYPE, 3, TYPE(E3M2), TYPE(E2M3), TYPE(E2M1),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_SCALE)
    /* VARIANTS_87_120a_120f_family_103_9_7_14_5_14_stype_ue8m0_scale_vec_none_scale_vec_2X_blayout_col_alayout_row */
    2, AVAILABLE_87_120a_120f_family_103, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_STYPE, 1, TYPE(UE8M0),
    MMAREF_QUALIFIER_SCALE_VEC, 2, TOKEN(NONE), TOKEN(SCALE_VEC_2X),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_87_120a_120f_family_103_9_7_14_5_14_stype_ue8m0_scale_vec_scale_vec_2X_blayout_col_alayout_row */
    1, AVAILABLE_87_120a_120f_family_103, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_STYPE, 1, TYPE(UE8M0),
    MMAREF_QUALIFIER_SCALE_VEC, 1, TOKEN(SCALE_VEC_2X),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_87_120a_120f_family_103_9_7_14_5_14_stype_ue4m3_scale_vec_scale_vec_4X_blayout_col_alayout_row */
    1, AVAILABLE_87_120a_120f_family_103, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_STYPE, 1, TYPE(UE4M3),
    MMAREF_QUALIFIER_SCALE_VEC, 1, TOKEN(SCALE_VEC_4X),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_87_120a_120f_family_103_9_7_14_5_14_stype_ue8m0_btype_e4m3_e5m2_e3m2_e2m3_e2m1_atype_e4m3_e5m2_e3m2_e2m3_e2m1_scale_vec_none_scale_vec_1X_blayout_col_alayout_row */
    50, AVAILABLE_87_120a_120f_family_103, SECTION_9_7_14_5_14,
    MMAREF_QUALIFIER_STYPE, 1, TYPE(UE8M0),
    MMAREF_QUALIFIER_BTYPE, 5, TYPE(E4M3), TYPE(E5M2), TYPE(E3M2), TYPE(E2M3), TYPE(E2M1),
    MMAREF_QUALIFIER_ATYPE, 5, TYPE(E4M3), TYPE(E5M2), TYPE(E3M2), TYPE(E2M3), TYPE(E2M1),
    MMAREF_QUALIFIER_SCALE_VEC, 2, TOKEN(NONE), TOKEN(SCALE_VEC_1X),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE)
    /* VARIANTS_71_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row */
    1, AVAILABLE_71_80_up_1f3, SECTION_9_7_14_6_3,
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_84_89_up_1e3_9_7_14_6_3_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row */
    4, AVAILABLE_84_89_up_1e3, SECTION_9_7_14_6_3,
    MMAREF_QUALIFIER_BTYPE, 2, TYPE(E4M3), TYPE(E5M2),
    MMAREF_QUALIFIER_ATYPE, 2, TYPE(E4M3), TYPE(E5M2),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_INTEGER && MMAREF_HAS_SPARSE)
    /* VARIANTS_71_80_up_1f3_9_7_14_6_3_btype_u8_s8_atype_u8_s8_satfinite_none_satfinite_blayout_col_alayout_row */
    8, AVAILABLE_71_80_up_1f3, SECTION_9_7_14_6_3,
    MMAREF_QUALIFIER_BTYPE, 2, TYPE(U8), TYPE(S8),
    MMAREF_QUALIFIER_ATYPE, 2, TYPE(U8), TYPE(S8),
    MMAREF_QUALIFIER_SATFINITE, 2, TOKEN(NONE), TOKEN(SATFINITE),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_71_80_up_1f3_9_7_14_6_3_btype_u4_s4_atype_u4_s4_satfinite_none_satfinite_blayout_col_alayout_row */
    8, AVAILABLE_71_80_up_1f3, SECTION_9_7_14_6_3,
    MMAREF_QUALIFIER_BTYPE, 2, TYPE(U4), TYPE(S4),
    MMAREF_QUALIFIER_ATYPE, 2, TYPE(U4), TYPE(S4),
    MMAREF_QUALIFIER_SATFINITE, 2, TOKEN(NONE), TOKEN(SATFINITE),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE)
    /* VARIANTS_85_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row */
    1, AVAILABLE_85_80_up_1f3, SECTION_9_7_14_6_3,
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_85_89_up_1e3_9_7_14_6_3_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row */
    4, AVAILABLE_85_89_up_1e3, SECTION_9_7_14_6_3,
    MMAREF_QUALIFIER_BTYPE, 2, TYPE(E4M3), TYPE(E5M2),
    MMAREF_QUALIFIER_ATYPE, 2, TYPE(E4M3), TYPE(E5M2),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_INTEGER && MMAREF_HAS_SPARSE)
    /* VARIANTS_85_80_up_1f3_9_7_14_6_3_btype_u8_s8_atype_u8_s8_satfinite_none_satfinite_blayout_col_alayout_row */
    8, AVAILABLE_85_80_up_1f3, SECTION_9_7_14_6_3,
    MMAREF_QUALIFIER_BTYPE, 2, TYPE(U8), TYPE(S8),
    MMAREF_QUALIFIER_ATYPE, 2, TYPE(U8), TYPE(S8),
    MMAREF_QUALIFIER_SATFINITE, 2, TOKEN(NONE), TOKEN(SATFINITE),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_85_80_up_1f3_9_7_14_6_3_btype_u4_s4_atype_u4_s4_satfinite_none_satfinite_blayout_col_alayout_row */
    8, AVAILABLE_85_80_up_1f3, SECTION_9_7_14_6_3,
    MMAREF_QUALIFIER_BTYPE, 2, TYPE(U4), TYPE(S4),
    MMAREF_QUALIFIER_ATYPE, 2, TYPE(U4), TYPE(S4),
    MMAREF_QUALIFIER_SATFINITE, 2, TOKEN(NONE), TOKEN(SATFINITE),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE)
    /* VARIANTS_87_120a_120f_family_103_9_7_14_6_3_btype_e4m3_e5m2_e3m2_e2m3_e2m1_atype_e4m3_e5m2_e3m2_e2m3_e2m1_blayout_col_alayout_row */
    25, AVAILABLE_87_120a_120f_family_103, SECTION_9_7_14_6_3,
    MMAREF_QUALIFIER_BTYPE, 5, TYPE(E4M3), TYPE(E5M2), TYPE(E3M2), TYPE(E2M3), TYPE(E2M1),
    MMAREF_QUALIFIER_ATYPE, 5, TYPE(E4M3), TYPE(E5M2), TYPE(E3M2), TYPE(E2M3), TYPE(E2M1),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_87_120a_120f_family_183_9_7_14_6_3_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row */
    4, AVAILABLE_87_120a_120f_family_183, SECTION_9_7_14_6_3,
    MMAREF_QUALIFIER_BTYPE, 2, TYPE(E4M3), TYPE(E5M2),
    MMAREF_QUALIFIER_ATYPE, 2, TYPE(E4M3), TYPE(E5M2),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_87_120a_120f_family_103_9_7_14_6_3_btype_e3m2_e2m3_e2m1_atype_e4m3_e5m2_blayout_col_alayout_row */
    6, AVAILABLE_87_120a_120f_family_103, SECTION_9_7_14_6_3,
    MMAREF_QUALIFIER_BTYPE, 3, TYPE(E3M2), TYPE(E2M3), TYPE(E2M1),
    MMAREF_QUALIFIER_ATYPE, 2, TYPE(E4M3), TYPE(E5M2),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_87_120a_120f_family_103_9_7_14_6_3_btype_e4m3_e5m2_e3m2_e2m3_e2m1_atype_e3m2_e2m3_e2m1_blayout_col_alayout_row */
    15, AVAILABLE_87_120a_120f_family_103, SECTION_9_7_14_6_3,
    MMAREF_QUALIFIER_BTYPE, 5, TYPE(E4M3), TYPE(E5M2), TYPE(E3M2), TYPE(E2M3), TYPE(E2M1),
    MMAREF_QUALIFIER_ATYPE, 3, TYPE(E3M2), TYPE(E2M3), TYPE(E2M1),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE && MMAREF_HAS_SCALE)
    /* VARIANTS_87_120a_121a_103_9_7_14_6_3_stype_ue8m0_scale_vec_none_scale_vec_2X_blayout_col_alayout_row */
    2, AVAILABLE_87_120a_121a_103, SECTION_9_7_14_6_3,
    MMAREF_QUALIFIER_STYPE, 1, TYPE(UE8M0),
    MMAREF_QUALIFIER_SCALE_VEC, 2, TOKEN(NONE), TOKEN(SCALE_VEC_2X),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_87_120a_121a_103_9_7_14_6_3_stype_ue8m0_scale_vec_scale_vec_2X_blayout_col_alayout_row */
    1, AVAILABLE_87_120a_121a_103, SECTION_9_7_14_6_3,
    MMAREF_QUALIFIER_STYPE, 1, TYPE(UE8M0),
    MMAREF_QUALIFIER_SCALE_VEC, 1, TOKEN(SCALE_VEC_2X),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_87_120a_121a_103_9_7_14_6_3_stype_ue4m3_scale_vec_scale_vec_4X_blayout_col_alayout_row */
    1, AVAILABLE_87_120a_121a_103, SECTION_9_7_14_6_3,
    MMAREF_QUALIFIER_STYPE, 1, TYPE(UE4M3),
    MMAREF_QUALIFIER_SCALE_VEC, 1, TOKEN(SCALE_VEC_4X),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_87_120a_120f_family_103_9_7_14_6_3_stype_ue8m0_btype_e4m3_e5m2_e3m2_e2m3_e2m1_atype_e4m3_e5m2_e3m2_e2m3_e2m1_scale_vec_none_scale_vec_1X_blayout_col_alayout_row */
    50, AVAILABLE_87_120a_120f_family_103, SECTION_9_7_14_6_3,
    MMAREF_QUALIFIER_STYPE, 1, TYPE(UE8M0),
    MMAREF_QUALIFIER_BTYPE, 5, TYPE(E4M3), TYPE(E5M2), TYPE(E3M2), TYPE(E2M3), TYPE(E2M1),
    MMAREF_QUALIFIER_ATYPE, 5, TYPE(E4M3), TYPE(E5M2), TYPE(E3M2), TYPE(E2M3), TYPE(E2M1),
    MMAREF_QUALIFIER_SCALE_VEC, 2, TOKEN(NONE), TOKEN(SCALE_VEC_1X),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE)
    /* VARIANTS_63_70_up_1ff_9_7_14_4_3_space_none_global_shared_layout_row_col_78_70_up_1ff_9_7_14_4_3_space_shared_cta_layout_row_col */
    6, AVAILABLE_63_70_up_1ff, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(GLOBAL), TOKEN(SHARED),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    2, AVAILABLE_78_70_up_1ff, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_SPACE, 1, TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    /* VARIANTS_63_70_up_1ff_9_7_14_4_3_dtype_f16_f32_space_none_global_shared_layout_row_col_78_70_up_1ff_9_7_14_4_3_dtype_f16_f32_space_shared_cta_layout_row_col */
    12, AVAILABLE_63_70_up_1ff, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_DTYPE, 2, TYPE(F16), TYPE(F32),
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(GLOBAL), TOKEN(SHARED),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    4, AVAILABLE_78_70_up_1ff, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_DTYPE, 2, TYPE(F16), TYPE(F32),
    MMAREF_QUALIFIER_SPACE, 1, TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    /* VARIANTS_63_70_up_1fb_9_7_14_4_3_space_none_global_shared_layout_row_col_78_70_up_1fb_9_7_14_4_3_space_shared_cta_layout_row_col */
    6, AVAILABLE_63_70_up_1fb, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(GLOBAL), TOKEN(SHARED),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    2, AVAILABLE_78_70_up_1fb, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_SPACE, 1, TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    /* VARIANTS_63_70_up_1fb_9_7_14_4_3_dtype_f16_f32_space_none_global_shared_layout_row_col_78_70_up_1fb_9_7_14_4_3_dtype_f16_f32_space_shared_cta_layout_row_col */
    12, AVAILABLE_63_70_up_1fb, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_DTYPE, 2, TYPE(F16), TYPE(F32),
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(GLOBAL), TOKEN(SHARED),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    4, AVAILABLE_78_70_up_1fb, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_DTYPE, 2, TYPE(F16), TYPE(F32),
    MMAREF_QUALIFIER_SPACE, 1, TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE)
    /* VARIANTS_63_72_up_1fb_9_7_14_4_3_dtype_s8_u8_space_none_global_shared_layout_row_col_78_72_up_1fb_9_7_14_4_3_dtype_s8_u8_space_shared_cta_layout_row_col */
    12, AVAILABLE_63_72_up_1fb, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_DTYPE, 2, TYPE(S8), TYPE(U8),
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(GLOBAL), TOKEN(SHARED),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    4, AVAILABLE_78_72_up_1fb, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_DTYPE, 2, TYPE(S8), TYPE(U8),
    MMAREF_QUALIFIER_SPACE, 1, TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    /* VARIANTS_63_72_up_1fb_9_7_14_4_3_space_none_global_shared_layout_row_col_78_72_up_1fb_9_7_14_4_3_space_shared_cta_layout_row_col */
    6, AVAILABLE_63_72_up_1fb, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(GLOBAL), TOKEN(SHARED),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    2, AVAILABLE_78_72_up_1fb, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_SPACE, 1, TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE) || (MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE)
    /* VARIANTS_70_80_up_1f3_9_7_14_4_3_space_none_global_shared_layout_row_col_78_80_up_1f3_9_7_14_4_3_space_shared_cta_layout_row_col */
    6, AVAILABLE_70_80_up_1f3, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(GLOBAL), TOKEN(SHARED),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    2, AVAILABLE_78_80_up_1f3, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_SPACE, 1, TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE)
    /* VARIANTS_63_75_up_1fb_9_7_14_4_3_dtype_s4_u4_space_none_global_shared_layout_row_78_75_up_1fb_9_7_14_4_3_dtype_s4_u4_space_shared_cta_layout_row */
    6, AVAILABLE_63_75_up_1fb, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_DTYPE, 2, TYPE(S4), TYPE(U4),
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(GLOBAL), TOKEN(SHARED),
    MMAREF_QUALIFIER_LAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    2, AVAILABLE_78_75_up_1fb, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_DTYPE, 2, TYPE(S4), TYPE(U4),
    MMAREF_QUALIFIER_SPACE, 1, TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_LAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_63_75_up_1fb_9_7_14_4_3_dtype_s4_u4_space_none_global_shared_layout_col_78_75_up_1fb_9_7_14_4_3_dtype_s4_u4_space_shared_cta_layout_col */
    6, AVAILABLE_63_75_up_1fb, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_DTYPE, 2, TYPE(S4), TYPE(U4),
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(GLOBAL), TOKEN(SHARED),
    MMAREF_QUALIFIER_LAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIERS,
    2, AVAILABLE_78_75_up_1fb, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_DTYPE, 2, TYPE(S4), TYPE(U4),
    MMAREF_QUALIFIER_SPACE, 1, TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_LAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIERS,
    /* VARIANTS_63_75_up_1fb_9_7_14_4_3_space_none_global_shared_layout_row_col_78_75_up_1fb_9_7_14_4_3_space_shared_cta_layout_row_col */
    6, AVAILABLE_63_75_up_1fb, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(GLOBAL), TOKEN(SHARED),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    2, AVAILABLE_78_75_up_1fb, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_SPACE, 1, TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    /* VARIANTS_63_75_up_1fb_9_7_14_4_3_space_none_global_shared_layout_row_78_75_up_1fb_9_7_14_4_3_space_shared_cta_layout_row */
    3, AVAILABLE_63_75_up_1fb, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(GLOBAL), TOKEN(SHARED),
    MMAREF_QUALIFIER_LAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    1, AVAILABLE_78_75_up_1fb, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_SPACE, 1, TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_LAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_63_75_up_1fb_9_7_14_4_3_space_none_global_shared_layout_col_78_75_up_1fb_9_7_14_4_3_space_shared_cta_layout_col */
    3, AVAILABLE_63_75_up_1fb, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(GLOBAL), TOKEN(SHARED),
    MMAREF_QUALIFIER_LAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIERS,
    1, AVAILABLE_78_75_up_1fb, SECTION_9_7_14_4_3,
    MMAREF_QUALIFIER_SPACE, 1, TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_LAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE)
    /* VARIANTS_63_70_up_1ff_9_7_14_4_4_dtype_f16_f32_space_none_global_shared_layout_row_col_78_70_up_1ff_9_7_14_4_4_dtype_f16_f32_space_shared_cta_layout_row_col */
    12, AVAILABLE_63_70_up_1ff, SECTION_9_7_14_4_4,
    MMAREF_QUALIFIER_DTYPE, 2, TYPE(F16), TYPE(F32),
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(GLOBAL), TOKEN(SHARED),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    4, AVAILABLE_78_70_up_1ff, SECTION_9_7_14_4_4,
    MMAREF_QUALIFIER_DTYPE, 2, TYPE(F16), TYPE(F32),
    MMAREF_QUALIFIER_SPACE, 1, TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    /* VARIANTS_63_70_up_1fb_9_7_14_4_4_dtype_f16_f32_space_none_global_shared_layout_row_col_78_70_up_1fb_9_7_14_4_4_dtype_f16_f32_space_shared_cta_layout_row_col */
    12, AVAILABLE_63_70_up_1fb, SECTION_9_7_14_4_4,
    MMAREF_QUALIFIER_DTYPE, 2, TYPE(F16), TYPE(F32),
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(GLOBAL), TOKEN(SHARED),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    4, AVAILABLE_78_70_up_1fb, SECTION_9_7_14_4_4,
    MMAREF_QUALIFIER_DTYPE, 2, TYPE(F16), TYPE(F32),
    MMAREF_QUALIFIER_SPACE, 1, TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE)
    /* VARIANTS_63_72_up_1fb_9_7_14_4_4_space_none_global_shared_layout_row_col_78_72_up_1fb_9_7_14_4_4_space_shared_cta_layout_row_col */
    6, AVAILABLE_63_72_up_1fb, SECTION_9_7_14_4_4,
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(GLOBAL), TOKEN(SHARED),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    2, AVAILABLE_78_72_up_1fb, SECTION_9_7_14_4_4,
    MMAREF_QUALIFIER_SPACE, 1, TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    /* VARIANTS_63_75_up_1fb_9_7_14_4_4_space_none_global_shared_layout_row_col_78_75_up_1fb_9_7_14_4_4_space_shared_cta_layout_row_col */
    6, AVAILABLE_63_75_up_1fb, SECTION_9_7_14_4_4,
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(GLOBAL), TOKEN(SHARED),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    2, AVAILABLE_78_75_up_1fb, SECTION_9_7_14_4_4,
    MMAREF_QUALIFIER_SPACE, 1, TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE) || (MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE)
    /* VARIANTS_70_80_up_1f3_9_7_14_4_4_space_none_global_shared_layout_row_col_78_80_up_1f3_9_7_14_4_4_space_shared_cta_layout_row_col */
    6, AVAILABLE_70_80_up_1f3, SECTION_9_7_14_4_4,
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(GLOBAL), TOKEN(SHARED),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    2, AVAILABLE_78_80_up_1f3, SECTION_9_7_14_4_4,
    MMAREF_QUALIFIER_SPACE, 1, TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_LAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA)
    /* VARIANTS_63_70_up_1ff_9_7_14_4_5_ctype_f16_f32_dtype_f16_f32_blayout_row_col_alayout_row_col */
    16, AVAILABLE_63_70_up_1ff, SECTION_9_7_14_4_5,
    MMAREF_QUALIFIER_CTYPE, 2, TYPE(F16), TYPE(F32),
    MMAREF_QUALIFIER_DTYPE, 2, TYPE(F16), TYPE(F32),
    MMAREF_QUALIFIER_BLAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
    /* VARIANTS_63_70_up_1fb_9_7_14_4_5_ctype_f16_f32_dtype_f16_f32_blayout_row_col_alayout_row_col */
    16, AVAILABLE_63_70_up_1fb, SECTION_9_7_14_4_5,
    MMAREF_QUALIFIER_CTYPE, 2, TYPE(F16), TYPE(F32),
    MMAREF_QUALIFIER_DTYPE, 2, TYPE(F16), TYPE(F32),
    MMAREF_QUALIFIER_BLAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA)
    /* VARIANTS_63_72_up_1fb_9_7_14_4_5_satfinite_none_satfinite_blayout_row_col_alayout_row_col */
    8, AVAILABLE_63_72_up_1fb, SECTION_9_7_14_4_5,
    MMAREF_QUALIFIER_SATFINITE, 2, TOKEN(NONE), TOKEN(SATFINITE),
    MMAREF_QUALIFIER_BLAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA)
    /* VARIANTS_70_80_up_1f3_9_7_14_4_5_blayout_row_col_alayout_row_col */
    4, AVAILABLE_70_80_up_1f3, SECTION_9_7_14_4_5,
    MMAREF_QUALIFIER_BLAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA)
    /* VARIANTS_70_80_up_1f3_9_7_14_4_5_rounding_none_rn_rz_rm_rp_blayout_row_col_alayout_row_col */
    20, AVAILABLE_70_80_up_1f3, SECTION_9_7_14_4_5,
    MMAREF_QUALIFIER_ROUNDING, 5, TOKEN(NONE), TOKEN(RN), TOKEN(RZ), TOKEN(RM), TOKEN(RP),
    MMAREF_QUALIFIER_BLAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 2, TOKEN(ROW), TOKEN(COL),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA)
    /* VARIANTS_63_75_up_1fb_9_7_14_4_5_satfinite_none_satfinite_blayout_col_alayout_row */
    2, AVAILABLE_63_75_up_1fb, SECTION_9_7_14_4_5,
    MMAREF_QUALIFIER_SATFINITE, 2, TOKEN(NONE), TOKEN(SATFINITE),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
    /* VARIANTS_63_75_up_1fb_9_7_14_4_5_blayout_col_alayout_row_bitop_xor */
    1, AVAILABLE_63_75_up_1fb, SECTION_9_7_14_4_5,
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIER_BITOP, 1, TOKEN(XOR),
    MMAREF_QUALIFIERS,
    /* VARIANTS_71_80_up_1f3_9_7_14_4_5_blayout_col_alayout_row_bitop_and */
    1, AVAILABLE_71_80_up_1f3, SECTION_9_7_14_4_5,
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIER_BITOP, 1, TOKEN(AND),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_MOVE)
    /* VARIANTS_65_75_up_1fb_9_7_14_5_15_space_none_shared_trans_none_trans_num_x1_x2_x4_78_75_up_1fb_9_7_14_5_15_space_shared_cta_trans_none_trans_num_x1_x2_x4 */
    12, AVAILABLE_65_75_up_1fb, SECTION_9_7_14_5_15,
    MMAREF_QUALIFIER_SPACE, 2, TOKEN(NONE), TOKEN(SHARED),
    MMAREF_QUALIFIER_TRANS, 2, TOKEN(NONE), TOKEN(TRANS),
    MMAREF_QUALIFIER_NUM, 3, TOKEN(X1), TOKEN(X2), TOKEN(X4),
    MMAREF_QUALIFIERS,
    6, AVAILABLE_78_75_up_1fb, SECTION_9_7_14_5_15,
    MMAREF_QUALIFIER_SPACE, 1, TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_TRANS, 2, TOKEN(NONE), TOKEN(TRANS),
    MMAREF_QUALIFIER_NUM, 3, TOKEN(X1), TOKEN(X2), TOKEN(X4),
    MMAREF_QUALIFIERS,
    /* VARIANTS_86_100a_110a_120a_100f_family_110f_family_120f_family_183_9_7_14_5_15_space_none_shared_shared_cta_trans_trans_num_x1_x2 */
    6, AVAILABLE_86_100a_110a_120a_100f_family_110f_family_120f_family_183, SECTION_9_7_14_5_15,
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(SHARED), TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_TRANS, 1, TOKEN(TRANS),
    MMAREF_QUALIFIER_NUM, 2, TOKEN(X1), TOKEN(X2),
    MMAREF_QUALIFIERS,
    /* VARIANTS_86_100a_110a_120a_100f_family_110f_family_120f_family_183_9_7_14_5_15_source_b6x16_p32_b4x16_p64_space_none_shared_shared_cta_num_x1_x2_x4 */
    18, AVAILABLE_86_100a_110a_120a_100f_family_110f_family_120f_family_183, SECTION_9_7_14_5_15,
    MMAREF_QUALIFIER_SOURCE, 2, TYPE(B6X16_P32), TYPE(B4X16_P64),
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(SHARED), TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_NUM, 3, TOKEN(X1), TOKEN(X2), TOKEN(X4),
    MMAREF_QUALIFIERS,
    /* VARIANTS_86_100a_110a_120a_100f_family_110f_family_120f_family_183_9_7_14_5_15_source_b6x16_p32_b4x16_p64_space_none_shared_shared_cta_trans_trans_num_x1_x2 */
    12, AVAILABLE_86_100a_110a_120a_100f_family_110f_family_120f_family_183, SECTION_9_7_14_5_15,
    MMAREF_QUALIFIER_SOURCE, 2, TYPE(B6X16_P32), TYPE(B4X16_P64),
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(SHARED), TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_TRANS, 1, TOKEN(TRANS),
    MMAREF_QUALIFIER_NUM, 2, TOKEN(X1), TOKEN(X2),
    MMAREF_QUALIFIERS,
    /* VARIANTS_78_90_up_1c3_9_7_14_5_16_space_none_shared_shared_cta_trans_none_trans_num_x1_x2_x4 */
    18, AVAILABLE_78_90_up_1c3, SECTION_9_7_14_5_16,
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(SHARED), TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_TRANS, 2, TOKEN(NONE), TOKEN(TRANS),
    MMAREF_QUALIFIER_NUM, 3, TOKEN(X1), TOKEN(X2), TOKEN(X4),
    MMAREF_QUALIFIERS,
    /* VARIANTS_86_100a_110a_120a_100f_family_110f_family_120f_family_183_9_7_14_5_16_space_none_shared_shared_cta_trans_trans_num_x1_x2_x4 */
    9, AVAILABLE_86_100a_110a_120a_100f_family_110f_family_120f_family_183, SECTION_9_7_14_5_16,
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(SHARED), TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_TRANS, 1, TOKEN(TRANS),
    MMAREF_QUALIFIER_NUM, 3, TOKEN(X1), TOKEN(X2), TOKEN(X4),
    MMAREF_QUALIFIERS,
    /* VARIANTS_78_75_up_1fb_9_7_14_5_17_trans_trans */
    1, AVAILABLE_78_75_up_1fb, SECTION_9_7_14_5_17,
    MMAREF_QUALIFIER_TRANS, 1, TOKEN(TRANS),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE)
    /* VARIANTS_87_120a_120f_family_103_9_7_14_6_3_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row */
    4, AVAILABLE_87_120a_120f_family_103, SECTION_9_7_14_6_3,
    MMAREF_QUALIFIER_BTYPE, 2, TYPE(E4M3), TYPE(E5M2),
    MMAREF_QUALIFIER_ATYPE, 2, TYPE(E4M3), TYPE(E5M2),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_SCALE)
    /* VARIANTS_91_120a_120f_family_103_9_1_of_9_7_14_5_14_stype_ue8m0_scale_vec_scale_vec_4X_blayout_col_alayout_row */
    1, AVAILABLE_91_120a_120f_family_103, SECTION_9_1_of_9_7_14_5_14,
    MMAREF_QUALIFIER_STYPE, 1, TYPE(UE8M0),
    MMAREF_QUALIFIER_SCALE_VEC, 1, TOKEN(SCALE_VEC_4X),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE && MMAREF_HAS_SCALE)
    /* VARIANTS_91_120a_121a_103_9_1_of_9_7_14_6_3_stype_ue8m0_scale_vec_scale_vec_4X_blayout_col_alayout_row */
    1, AVAILABLE_91_120a_121a_103, SECTION_9_1_of_9_7_14_6_3,
    MMAREF_QUALIFIER_STYPE, 1, TYPE(UE8M0),
    MMAREF_QUALIFIER_SCALE_VEC, 1, TOKEN(SCALE_VEC_4X),
    MMAREF_QUALIFIER_BLAYOUT, 1, TOKEN(COL),
    MMAREF_QUALIFIER_ALAYOUT, 1, TOKEN(ROW),
    MMAREF_QUALIFIERS,
#endif
#if (MMAREF_HAS_INTEGER && MMAREF_HAS_MOVE)
    /* VARIANTS_94_90a_100f_family_110f_family_120f_family_1c3_9_4_of_9_7_16_5_15_source_s4_space_none_shared_shared_cta_num_x1_x2_x4 */
    9, AVAILABLE_94_90a_100f_family_110f_family_120f_family_1c3, SECTION_9_4_of_9_7_16_5_15,
    MMAREF_QUALIFIER_SOURCE, 1, TYPE(S4),
    MMAREF_QUALIFIER_SPACE, 3, TOKEN(NONE), TOKEN(SHARED), TOKEN(SHARED_CTA),
    MMAREF_QUALIFIER_NUM, 3, TOKEN(X1), TOKEN(X2), TOKEN(X4),
    MMAREF_QUALIFIERS,
#endif
    MMAREF_QUALIFIERS /* ends them */
};

/* First number, how many; name, action, matrix, shape, kind, dtype, atype, btype, ctype (NONE: it has none, or it is in the list);
 * arithmetic class; layouts of a, b, c, d, e, scale_a, scale_b; lists of variants. */
const mmaref_family mmaref_families[] = {
#if MMAREF_HAS_MAC16
    /* mac16 */
    { 0, 1, { TOKEN(MAC16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_0_none_0_none },
#endif
#if MMAREF_HAS_FLOAT
    /* mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 */
    { 1, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K8), TOKEN(NONE), TYPE(F16), TYPE(F16), TYPE(F16), TYPE(F16) },
      MMAREF_CLASS_HALF_F16,
      { LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k8_b_f16, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_65_75_up_1fb_9_7_14_5_14_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 */
    { 2, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K8), TOKEN(NONE), TYPE(F32), TYPE(F16), TYPE(F16), TYPE(F32) },
      MMAREF_CLASS_HALF_F32,
      { LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k8_b_f16, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_65_75_up_1fb_9_7_14_5_14_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 */
    { 3, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K8), TOKEN(NONE), TYPE(F32), TYPE(BF16), TYPE(BF16), TYPE(F32) },
      MMAREF_CLASS_HALF_F32,
      { LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k8_b_f16, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_5_14_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    { 4, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K16), TOKEN(NONE), TYPE(F16), TYPE(F16), TYPE(F16), TYPE(F16) },
      MMAREF_CLASS_HALF_F16,
      { LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_wmma_m32n8k16_b_bf16, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_5_14_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 */
    { 5, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K16), TOKEN(NONE), TYPE(F32), TYPE(F16), TYPE(F16), TYPE(F32) },
      MMAREF_CLASS_HALF_F32,
      { LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_wmma_m32n8k16_b_bf16, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_5_14_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 */
    { 6, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K16), TOKEN(NONE), TYPE(F32), TYPE(BF16), TYPE(BF16), TYPE(F32) },
      MMAREF_CLASS_HALF_F32,
      { LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_wmma_m32n8k16_b_bf16, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_5_14_blayout_col_alayout_row },
#endif
#if MMAREF_HAS_INTEGER
    /* mma.sync.aligned.m16n8k16.row.col{.satfinite}.s32.(u8|s8).(u8|s8).s32 */
    { 7, 8, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K16), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m16n16k16_a_u8, LAYOUT_wmma_m32n8k16_b_u8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_5_14_btype_u8_s8_atype_u8_s8_satfinite_none_satfinite_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k32.row.col{.satfinite}.s32.(u8|s8).(u8|s8).s32 */
    { 15, 8, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K32), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_m16n8k32_b_s8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_5_14_btype_u8_s8_atype_u8_s8_satfinite_none_satfinite_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc */
    { 23, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K256), TOKEN(NONE), TYPE(S32), TYPE(B1), TYPE(B1), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m16n8k256_a_b1, LAYOUT_m16n8k256_b_b1, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_5_14_bitop_xor_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.and.popc */
    { 24, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K256), TOKEN(NONE), TYPE(S32), TYPE(B1), TYPE(B1), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m16n8k256_a_b1, LAYOUT_m16n8k256_b_b1, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_71_80_up_1f3_9_7_14_5_14_bitop_and_blayout_col_alayout_row },
#endif
#if MMAREF_HAS_FLOAT
    /* mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16 */
    { 25, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8K4), TOKEN(NONE), TYPE(F16), TYPE(F16), TYPE(F16), TYPE(F16) },
      MMAREF_CLASS_M8N8K4_F16,
      { LAYOUT_m8n8k4_a_f16_row, LAYOUT_m8n8k4_b_f16_row, LAYOUT_m8n8k4_c_f16, LAYOUT_m8n8k4_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_row_alayout_row },
    /* mma.sync.aligned.m8n8k4.row.col.f16.f16.f16.f16 */
    { 26, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8K4), TOKEN(NONE), TYPE(F16), TYPE(F16), TYPE(F16), TYPE(F16) },
      MMAREF_CLASS_M8N8K4_F16,
      { LAYOUT_m8n8k4_a_f16_row, LAYOUT_m8n8k4_b_f16_col, LAYOUT_m8n8k4_c_f16, LAYOUT_m8n8k4_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_col_alayout_row },
    /* mma.sync.aligned.m8n8k4.col.row.f16.f16.f16.f16 */
    { 27, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8K4), TOKEN(NONE), TYPE(F16), TYPE(F16), TYPE(F16), TYPE(F16) },
      MMAREF_CLASS_M8N8K4_F16,
      { LAYOUT_m8n8k4_a_f16_col, LAYOUT_m8n8k4_b_f16_row, LAYOUT_m8n8k4_c_f16, LAYOUT_m8n8k4_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_row_alayout_col },
    /* mma.sync.aligned.m8n8k4.col.col.f16.f16.f16.f16 */
    { 28, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8K4), TOKEN(NONE), TYPE(F16), TYPE(F16), TYPE(F16), TYPE(F16) },
      MMAREF_CLASS_M8N8K4_F16,
      { LAYOUT_m8n8k4_a_f16_col, LAYOUT_m8n8k4_b_f16_col, LAYOUT_m8n8k4_c_f16, LAYOUT_m8n8k4_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_col_alayout_col },
    /* mma.sync.aligned.m8n8k4.row.row.f32.f16.f16.f16 */
    { 29, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8K4), TOKEN(NONE), TYPE(F32), TYPE(F16), TYPE(F16), TYPE(F16) },
      MMAREF_CLASS_M8N8K4_F32,
      { LAYOUT_m8n8k4_a_f16_row, LAYOUT_m8n8k4_b_f16_row, LAYOUT_m8n8k4_c_f16, LAYOUT_m8n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_row_alayout_row },
    /* mma.sync.aligned.m8n8k4.row.row.f32.f16.f16.f32 */
    { 30, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8K4), TOKEN(NONE), TYPE(F32), TYPE(F16), TYPE(F16), TYPE(F32) },
      MMAREF_CLASS_M8N8K4_F32,
      { LAYOUT_m8n8k4_a_f16_row, LAYOUT_m8n8k4_b_f16_row, LAYOUT_m8n8k4_c_f32, LAYOUT_m8n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_row_alayout_row },
    /* mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f16 */
    { 31, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8K4), TOKEN(NONE), TYPE(F32), TYPE(F16), TYPE(F16), TYPE(F16) },
      MMAREF_CLASS_M8N8K4_F32,
      { LAYOUT_m8n8k4_a_f16_row, LAYOUT_m8n8k4_b_f16_col, LAYOUT_m8n8k4_c_f16, LAYOUT_m8n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_col_alayout_row },
    /* mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 */
    { 32, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8K4), TOKEN(NONE), TYPE(F32), TYPE(F16), TYPE(F16), TYPE(F32) },
      MMAREF_CLASS_M8N8K4_F32,
      { LAYOUT_m8n8k4_a_f16_row, LAYOUT_m8n8k4_b_f16_col, LAYOUT_m8n8k4_c_f32, LAYOUT_m8n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_col_alayout_row },
    /* mma.sync.aligned.m8n8k4.col.row.f32.f16.f16.f16 */
    { 33, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8K4), TOKEN(NONE), TYPE(F32), TYPE(F16), TYPE(F16), TYPE(F16) },
      MMAREF_CLASS_M8N8K4_F32,
      { LAYOUT_m8n8k4_a_f16_col, LAYOUT_m8n8k4_b_f16_row, LAYOUT_m8n8k4_c_f16, LAYOUT_m8n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_row_alayout_col },
    /* mma.sync.aligned.m8n8k4.col.row.f32.f16.f16.f32 */
    { 34, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8K4), TOKEN(NONE), TYPE(F32), TYPE(F16), TYPE(F16), TYPE(F32) },
      MMAREF_CLASS_M8N8K4_F32,
      { LAYOUT_m8n8k4_a_f16_col, LAYOUT_m8n8k4_b_f16_row, LAYOUT_m8n8k4_c_f32, LAYOUT_m8n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_row_alayout_col },
    /* mma.sync.aligned.m8n8k4.col.col.f32.f16.f16.f16 */
    { 35, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8K4), TOKEN(NONE), TYPE(F32), TYPE(F16), TYPE(F16), TYPE(F16) },
      MMAREF_CLASS_M8N8K4_F32,
      { LAYOUT_m8n8k4_a_f16_col, LAYOUT_m8n8k4_b_f16_col, LAYOUT_m8n8k4_c_f16, LAYOUT_m8n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_col_alayout_col },
    /* mma.sync.aligned.m8n8k4.col.col.f32.f16.f16.f32 */
    { 36, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8K4), TOKEN(NONE), TYPE(F32), TYPE(F16), TYPE(F16), TYPE(F32) },
      MMAREF_CLASS_M8N8K4_F32,
      { LAYOUT_m8n8k4_a_f16_col, LAYOUT_m8n8k4_b_f16_col, LAYOUT_m8n8k4_c_f32, LAYOUT_m8n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_64_70_up_1ff_9_7_14_5_14_blayout_col_alayout_col },
    /* mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 */
    { 37, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K4), TOKEN(NONE), TYPE(F32), TYPE(TF32), TYPE(TF32), TYPE(F32) },
      MMAREF_CLASS_TF32,
      { LAYOUT_m16n8k4_a_tf32, LAYOUT_m8n8k4_b_f64, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_5_14_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    { 38, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K8), TOKEN(NONE), TYPE(F32), TYPE(TF32), TYPE(TF32), TYPE(F32) },
      MMAREF_CLASS_TF32,
      { LAYOUT_wmma_m16n16k8_a_tf32, LAYOUT_m16n8k8_b_tf32, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_5_14_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k16.row.col.f16.(e4m3|e5m2).(e4m3|e5m2).f16 */
    { 39, 4, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K16), TOKEN(NONE), TYPE(F16), TOKEN(NONE), TOKEN(NONE), TYPE(F16) },
      MMAREF_CLASS_FP8_F16,
      { LAYOUT_wmma_m16n16k16_a_u8, LAYOUT_wmma_m32n8k16_b_u8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_87_89_up_1e3_9_7_14_5_14_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k16.row.col.f32.(e4m3|e5m2).(e4m3|e5m2).f32 */
    { 43, 4, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K16), TOKEN(NONE), TYPE(F32), TOKEN(NONE), TOKEN(NONE), TYPE(F32) },
      MMAREF_CLASS_FP8_F32,
      { LAYOUT_wmma_m16n16k16_a_u8, LAYOUT_wmma_m32n8k16_b_u8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_87_89_up_1e3_9_7_14_5_14_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k32.row.col.f16.(e4m3|e5m2).(e4m3|e5m2).f16 */
    { 47, 4, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K32), TOKEN(NONE), TYPE(F16), TOKEN(NONE), TOKEN(NONE), TYPE(F16) },
      MMAREF_CLASS_FP8_F16,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_m16n8k32_b_s8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_87_89_up_1e3_9_7_14_5_14_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k32.row.col.f32.(e4m3|e5m2).(e4m3|e5m2).f32 */
    { 51, 4, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K32), TOKEN(NONE), TYPE(F32), TOKEN(NONE), TOKEN(NONE), TYPE(F32) },
      MMAREF_CLASS_FP8_F32,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_m16n8k32_b_s8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_84_89_up_1e3_9_7_14_5_14_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_F64
    /* mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64{.(rn|rz|rm|rp)} */
    { 55, 5, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8K4), TOKEN(NONE), TYPE(F64), TYPE(F64), TYPE(F64), TYPE(F64) },
      MMAREF_CLASS_F64,
      { LAYOUT_m8n8k4_a_f64, LAYOUT_m8n8k4_b_f64, LAYOUT_m8n8k4_c_f64, LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_5_14_rounding_none_rn_rz_rm_rp_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64{.(rn|rz|rm|rp)} */
    { 60, 5, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K4), TOKEN(NONE), TYPE(F64), TYPE(F64), TYPE(F64), TYPE(F64) },
      MMAREF_CLASS_F64,
      { LAYOUT_m16n8k4_a_tf32, LAYOUT_m8n8k4_b_f64, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_78_90_up_1c3_9_7_14_5_14_rounding_none_rn_rz_rm_rp_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64{.(rn|rz|rm|rp)} */
    { 65, 5, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K8), TOKEN(NONE), TYPE(F64), TYPE(F64), TYPE(F64), TYPE(F64) },
      MMAREF_CLASS_F64,
      { LAYOUT_wmma_m16n16k8_a_tf32, LAYOUT_m16n8k8_b_tf32, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_78_90_up_1c3_9_7_14_5_14_rounding_none_rn_rz_rm_rp_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64{.(rn|rz|rm|rp)} */
    { 70, 5, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K16), TOKEN(NONE), TYPE(F64), TYPE(F64), TYPE(F64), TYPE(F64) },
      MMAREF_CLASS_F64,
      { LAYOUT_m16n8k16_a_f64, LAYOUT_m16n8k16_b_f64, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_78_90_up_1c3_9_7_14_5_14_rounding_none_rn_rz_rm_rp_blayout_col_alayout_row },
#endif
#if MMAREF_HAS_INTEGER
    /* mma.sync.aligned.m8n8k16.row.col{.satfinite}.s32.(u8|s8).(u8|s8).s32 */
    { 75, 8, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8K16), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m8n32k16_a_u8, LAYOUT_wmma_m32n8k16_b_u8, LAYOUT_m8n8k4_c_f64, LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_65_75_up_1fb_9_7_14_5_14_btype_u8_s8_atype_u8_s8_satfinite_none_satfinite_blayout_col_alayout_row },
    /* mma.sync.aligned.m8n8k32.row.col{.satfinite}.s32.(u4|s4).(u4|s4).s32 */
    { 83, 8, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8K32), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m8n8k32_a_s4, LAYOUT_m8n8k32_b_s4, LAYOUT_m8n8k4_c_f64, LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_65_75_up_1fb_9_7_14_5_14_btype_u4_s4_atype_u4_s4_satfinite_none_satfinite_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k32.row.col{.satfinite}.s32.(u4|s4).(u4|s4).s32 */
    { 91, 8, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K32), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m16n8k32_a_s4, LAYOUT_m8n8k32_b_s4, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_5_14_btype_u4_s4_atype_u4_s4_satfinite_none_satfinite_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k64.row.col{.satfinite}.s32.(u4|s4).(u4|s4).s32 */
    { 99, 8, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K64), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m16n8k64_a_s4, LAYOUT_m16n8k64_b_s4, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_5_14_btype_u4_s4_atype_u4_s4_satfinite_none_satfinite_blayout_col_alayout_row },
    /* mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.xor.popc */
    { 107, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8K128), TOKEN(NONE), TYPE(S32), TYPE(B1), TYPE(B1), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m8n8k128_a_b1, LAYOUT_m8n8k128_b_b1, LAYOUT_m8n8k4_c_f64, LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_75_up_1fb_9_7_14_5_14_bitop_xor_blayout_col_alayout_row },
    /* mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.and.popc */
    { 108, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8K128), TOKEN(NONE), TYPE(S32), TYPE(B1), TYPE(B1), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m8n8k128_a_b1, LAYOUT_m8n8k128_b_b1, LAYOUT_m8n8k4_c_f64, LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_71_80_up_1f3_9_7_14_5_14_bitop_and_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.xor.popc */
    { 109, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K128), TOKEN(NONE), TYPE(S32), TYPE(B1), TYPE(B1), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m16n8k128_a_b1, LAYOUT_m8n8k128_b_b1, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_5_14_bitop_xor_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.and.popc */
    { 110, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K128), TOKEN(NONE), TYPE(S32), TYPE(B1), TYPE(B1), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m16n8k128_a_b1, LAYOUT_m8n8k128_b_b1, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_71_80_up_1f3_9_7_14_5_14_bitop_and_blayout_col_alayout_row },
#endif
#if MMAREF_HAS_FLOAT
    /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.(e4m3|e5m2).(e4m3|e5m2).f16 */
    { 111, 4, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K32), TOKEN(KIND_F8F6F4), TYPE(F16), TOKEN(NONE), TOKEN(NONE), TYPE(F16) },
      MMAREF_CLASS_FP8_F16,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_m16n8k32_b_s8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_87_120a_120f_family_183_9_7_14_5_14_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.(e4m3|e5m2).(e3m2|e2m3|e2m1).f16 */
    { 115, 6, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K32), TOKEN(KIND_F8F6F4), TYPE(F16), TOKEN(NONE), TOKEN(NONE), TYPE(F16) },
      MMAREF_CLASS_FP8_F16,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_m16n8k32_b_s8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_87_120a_120f_family_103_9_7_14_5_14_btype_e3m2_e2m3_e2m1_atype_e4m3_e5m2_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.(e3m2|e2m3|e2m1).(e4m3|e5m2|e3m2|e2m3|e2m1).f16 */
    { 121, 15, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K32), TOKEN(KIND_F8F6F4), TYPE(F16), TOKEN(NONE), TOKEN(NONE), TYPE(F16) },
      MMAREF_CLASS_FP8_F16,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_m16n8k32_b_s8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_87_120a_120f_family_103_9_7_14_5_14_btype_e4m3_e5m2_e3m2_e2m3_e2m1_atype_e3m2_e2m3_e2m1_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.(e4m3|e5m2).(e4m3|e5m2).f32 */
    { 136, 4, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K32), TOKEN(KIND_F8F6F4), TYPE(F32), TOKEN(NONE), TOKEN(NONE), TYPE(F32) },
      MMAREF_CLASS_FP8_F32,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_m16n8k32_b_s8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_87_120a_120f_family_183_9_7_14_5_14_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.(e4m3|e5m2).(e3m2|e2m3|e2m1).f32 */
    { 140, 6, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K32), TOKEN(KIND_F8F6F4), TYPE(F32), TOKEN(NONE), TOKEN(NONE), TYPE(F32) },
      MMAREF_CLASS_FP8_F32,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_m16n8k32_b_s8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_87_120a_120f_family_103_9_7_14_5_14_btype_e3m2_e2m3_e2m1_atype_e4m3_e5m2_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.(e3m2|e2m3|e2m1).(e4m3|e5m2|e3m2|e2m3|e2m1).f32 */
    { 146, 15, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K32), TOKEN(KIND_F8F6F4), TYPE(F32), TOKEN(NONE), TOKEN(NONE), TYPE(F32) },
      MMAREF_CLASS_FP8_F32,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_m16n8k32_b_s8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_87_120a_120f_family_103_9_7_14_5_14_btype_e4m3_e5m2_e3m2_e2m3_e2m1_atype_e3m2_e2m3_e2m1_blayout_col_alayout_row },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SCALE
    /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale{.scale_vec::2X}.f32.e2m1.e2m1.f32.ue8m0 */
    { 161, 2, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K64), TOKEN(KIND_MXF4), TYPE(F32), TYPE(E2M1), TYPE(E2M1), TYPE(F32) },
      MMAREF_CLASS_MXF4,
      { LAYOUT_m16n8k64_a_s4, LAYOUT_m16n8k64_b_s4, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_m16_scale_a_ue8m0, LAYOUT_n8_scale_b_ue8m0 },
      VARIANTS_87_120a_120f_family_103_9_7_14_5_14_stype_ue8m0_scale_vec_none_scale_vec_2X_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 */
    { 163, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K64), TOKEN(KIND_MXF4NVF4), TYPE(F32), TYPE(E2M1), TYPE(E2M1), TYPE(F32) },
      MMAREF_CLASS_MXF4,
      { LAYOUT_m16n8k64_a_s4, LAYOUT_m16n8k64_b_s4, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_m16_scale_a_ue8m0, LAYOUT_n8_scale_b_ue8m0 },
      VARIANTS_87_120a_120f_family_103_9_7_14_5_14_stype_ue8m0_scale_vec_scale_vec_2X_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 */
    { 164, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K64), TOKEN(KIND_MXF4NVF4), TYPE(F32), TYPE(E2M1), TYPE(E2M1), TYPE(F32) },
      MMAREF_CLASS_MXF4,
      { LAYOUT_m16n8k64_a_s4, LAYOUT_m16n8k64_b_s4, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_m16_scale_a_ue8m0, LAYOUT_n8_scale_b_ue8m0 },
      VARIANTS_87_120a_120f_family_103_9_7_14_5_14_stype_ue4m3_scale_vec_scale_vec_4X_blayout_col_alayout_row },
    /* mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale{.scale_vec::1X}.f32.(e4m3|e5m2|e3m2|e2m3|e2m1).(e4m3|e5m2|e3m2|e2m3|e2m1).f32.ue8m0 */
    { 165, 50, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K32), TOKEN(KIND_MXF8F6F4), TYPE(F32), TOKEN(NONE), TOKEN(NONE), TYPE(F32) },
      MMAREF_CLASS_MXF8F6F4,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_m16n8k32_b_s8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_m16_scale_a_ue8m0, LAYOUT_n8_scale_b_ue8m0 },
      VARIANTS_87_120a_120f_family_103_9_7_14_5_14_stype_ue8m0_btype_e4m3_e5m2_e3m2_e2m3_e2m1_atype_e4m3_e5m2_e3m2_e2m3_e2m1_scale_vec_none_scale_vec_1X_blayout_col_alayout_row },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    /* mma.sp.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    { 215, 1, { TOKEN(MMA), TOKEN(SP), TOKEN(NONE), SHAPE(M16N8K16), TOKEN(NONE), TYPE(F16), TYPE(F16), TYPE(F16), TYPE(F16) },
      MMAREF_CLASS_HALF_F16,
      { LAYOUT_m16n8k4_c_f32, LAYOUT_wmma_m32n8k16_b_bf16, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k16_e_f16, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_71_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row },
    /* mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 */
    { 216, 1, { TOKEN(MMA), TOKEN(SP), TOKEN(NONE), SHAPE(M16N8K16), TOKEN(NONE), TYPE(F32), TYPE(F16), TYPE(F16), TYPE(F32) },
      MMAREF_CLASS_HALF_F32,
      { LAYOUT_m16n8k4_c_f32, LAYOUT_wmma_m32n8k16_b_bf16, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k16_e_f16, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_71_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row },
    /* mma.sp.sync.aligned.m16n8k32.row.col.f16.f16.f16.f16 */
    { 217, 1, { TOKEN(MMA), TOKEN(SP), TOKEN(NONE), SHAPE(M16N8K32), TOKEN(NONE), TYPE(F16), TYPE(F16), TYPE(F16), TYPE(F16) },
      MMAREF_CLASS_HALF_F16,
      { LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_sp_m16n8k32_b_f16, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k32_e_f16, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_71_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row },
    /* mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 */
    { 218, 1, { TOKEN(MMA), TOKEN(SP), TOKEN(NONE), SHAPE(M16N8K32), TOKEN(NONE), TYPE(F32), TYPE(F16), TYPE(F16), TYPE(F32) },
      MMAREF_CLASS_HALF_F32,
      { LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_sp_m16n8k32_b_f16, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k32_e_f16, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_71_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row },
    /* mma.sp.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 */
    { 219, 1, { TOKEN(MMA), TOKEN(SP), TOKEN(NONE), SHAPE(M16N8K16), TOKEN(NONE), TYPE(F32), TYPE(BF16), TYPE(BF16), TYPE(F32) },
      MMAREF_CLASS_HALF_F32,
      { LAYOUT_m16n8k4_c_f32, LAYOUT_wmma_m32n8k16_b_bf16, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k16_e_f16, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_71_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row },
    /* mma.sp.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32 */
    { 220, 1, { TOKEN(MMA), TOKEN(SP), TOKEN(NONE), SHAPE(M16N8K32), TOKEN(NONE), TYPE(F32), TYPE(BF16), TYPE(BF16), TYPE(F32) },
      MMAREF_CLASS_HALF_F32,
      { LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_sp_m16n8k32_b_f16, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k32_e_f16, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_71_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row },
    /* mma.sp.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    { 221, 1, { TOKEN(MMA), TOKEN(SP), TOKEN(NONE), SHAPE(M16N8K8), TOKEN(NONE), TYPE(F32), TYPE(TF32), TYPE(TF32), TYPE(F32) },
      MMAREF_CLASS_TF32,
      { LAYOUT_m16n8k4_a_tf32, LAYOUT_m16n8k8_b_tf32, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k16_e_f16, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_71_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row },
    /* mma.sp.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32 */
    { 222, 1, { TOKEN(MMA), TOKEN(SP), TOKEN(NONE), SHAPE(M16N8K16), TOKEN(NONE), TYPE(F32), TYPE(TF32), TYPE(TF32), TYPE(F32) },
      MMAREF_CLASS_TF32,
      { LAYOUT_wmma_m16n16k8_a_tf32, LAYOUT_m16n8k16_b_f64, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k32_e_f16, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_71_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row },
    /* mma.sp.sync.aligned.m16n8k64.row.col.f32.(e4m3|e5m2).(e4m3|e5m2).f32 */
    { 223, 4, { TOKEN(MMA), TOKEN(SP), TOKEN(NONE), SHAPE(M16N8K64), TOKEN(NONE), TYPE(F32), TOKEN(NONE), TOKEN(NONE), TYPE(F32) },
      MMAREF_CLASS_FP8_F32,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_sp_m16n8k64_b_u8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k64_e_u8, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_84_89_up_1e3_9_7_14_6_3_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row },
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_SPARSE
    /* mma.sp.sync.aligned.m16n8k32.row.col{.satfinite}.s32.(u8|s8).(u8|s8).s32 */
    { 227, 8, { TOKEN(MMA), TOKEN(SP), TOKEN(NONE), SHAPE(M16N8K32), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m16n16k16_a_u8, LAYOUT_m16n8k32_b_s8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k32_e_u8, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_71_80_up_1f3_9_7_14_6_3_btype_u8_s8_atype_u8_s8_satfinite_none_satfinite_blayout_col_alayout_row },
    /* mma.sp.sync.aligned.m16n8k64.row.col{.satfinite}.s32.(u8|s8).(u8|s8).s32 */
    { 235, 8, { TOKEN(MMA), TOKEN(SP), TOKEN(NONE), SHAPE(M16N8K64), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_sp_m16n8k64_b_u8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k64_e_u8, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_71_80_up_1f3_9_7_14_6_3_btype_u8_s8_atype_u8_s8_satfinite_none_satfinite_blayout_col_alayout_row },
    /* mma.sp.sync.aligned.m16n8k64.row.col{.satfinite}.s32.(u4|s4).(u4|s4).s32 */
    { 243, 8, { TOKEN(MMA), TOKEN(SP), TOKEN(NONE), SHAPE(M16N8K64), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m16n8k32_a_s4, LAYOUT_m16n8k64_b_s4, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k32_e_u8, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_71_80_up_1f3_9_7_14_6_3_btype_u4_s4_atype_u4_s4_satfinite_none_satfinite_blayout_col_alayout_row },
    /* mma.sp.sync.aligned.m16n8k128.row.col{.satfinite}.s32.(u4|s4).(u4|s4).s32 */
    { 251, 8, { TOKEN(MMA), TOKEN(SP), TOKEN(NONE), SHAPE(M16N8K128), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m16n8k64_a_s4, LAYOUT_sp_m16n8k128_b_u4, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k64_e_u8, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_71_80_up_1f3_9_7_14_6_3_btype_u4_s4_atype_u4_s4_satfinite_none_satfinite_blayout_col_alayout_row },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 */
    { 259, 1, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K16), TOKEN(NONE), TYPE(F16), TYPE(F16), TYPE(F16), TYPE(F16) },
      MMAREF_CLASS_HALF_F16,
      { LAYOUT_m16n8k4_c_f32, LAYOUT_wmma_m32n8k16_b_bf16, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k16_e_f16, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_85_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row },
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 */
    { 260, 1, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K16), TOKEN(NONE), TYPE(F32), TYPE(F16), TYPE(F16), TYPE(F32) },
      MMAREF_CLASS_HALF_F32,
      { LAYOUT_m16n8k4_c_f32, LAYOUT_wmma_m32n8k16_b_bf16, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k16_e_f16, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_85_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row },
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f16.f16.f16.f16 */
    { 261, 1, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K32), TOKEN(NONE), TYPE(F16), TYPE(F16), TYPE(F16), TYPE(F16) },
      MMAREF_CLASS_HALF_F16,
      { LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_sp_m16n8k32_b_f16, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k32_e_f16, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_85_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row },
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 */
    { 262, 1, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K32), TOKEN(NONE), TYPE(F32), TYPE(F16), TYPE(F16), TYPE(F32) },
      MMAREF_CLASS_HALF_F32,
      { LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_sp_m16n8k32_b_f16, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k32_e_f16, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_85_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row },
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 */
    { 263, 1, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K16), TOKEN(NONE), TYPE(F32), TYPE(BF16), TYPE(BF16), TYPE(F32) },
      MMAREF_CLASS_HALF_F32,
      { LAYOUT_m16n8k4_c_f32, LAYOUT_wmma_m32n8k16_b_bf16, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k16_e_f16, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_85_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row },
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32 */
    { 264, 1, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K32), TOKEN(NONE), TYPE(F32), TYPE(BF16), TYPE(BF16), TYPE(F32) },
      MMAREF_CLASS_HALF_F32,
      { LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_sp_m16n8k32_b_f16, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k32_e_f16, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_85_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row },
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 */
    { 265, 1, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K8), TOKEN(NONE), TYPE(F32), TYPE(TF32), TYPE(TF32), TYPE(F32) },
      MMAREF_CLASS_TF32,
      { LAYOUT_m16n8k4_a_tf32, LAYOUT_m16n8k8_b_tf32, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k16_e_f16, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_85_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row },
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32 */
    { 266, 1, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K16), TOKEN(NONE), TYPE(F32), TYPE(TF32), TYPE(TF32), TYPE(F32) },
      MMAREF_CLASS_TF32,
      { LAYOUT_wmma_m16n16k8_a_tf32, LAYOUT_m16n8k16_b_f64, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k32_e_f16, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_85_80_up_1f3_9_7_14_6_3_blayout_col_alayout_row },
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.(e4m3|e5m2).(e4m3|e5m2).f32 */
    { 267, 4, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K64), TOKEN(NONE), TYPE(F32), TOKEN(NONE), TOKEN(NONE), TYPE(F32) },
      MMAREF_CLASS_FP8_F32,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_sp_m16n8k64_b_u8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k64_e_u8, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_85_89_up_1e3_9_7_14_6_3_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row },
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_SPARSE
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col{.satfinite}.s32.(u8|s8).(u8|s8).s32 */
    { 271, 8, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K32), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m16n16k16_a_u8, LAYOUT_m16n8k32_b_s8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k32_e_u8, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_85_80_up_1f3_9_7_14_6_3_btype_u8_s8_atype_u8_s8_satfinite_none_satfinite_blayout_col_alayout_row },
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col{.satfinite}.s32.(u8|s8).(u8|s8).s32 */
    { 279, 8, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K64), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_sp_m16n8k64_b_u8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k64_e_u8, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_85_80_up_1f3_9_7_14_6_3_btype_u8_s8_atype_u8_s8_satfinite_none_satfinite_blayout_col_alayout_row },
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col{.satfinite}.s32.(u4|s4).(u4|s4).s32 */
    { 287, 8, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K64), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m16n8k32_a_s4, LAYOUT_m16n8k64_b_s4, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k32_e_u8, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_85_80_up_1f3_9_7_14_6_3_btype_u4_s4_atype_u4_s4_satfinite_none_satfinite_blayout_col_alayout_row },
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col{.satfinite}.s32.(u4|s4).(u4|s4).s32 */
    { 295, 8, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K128), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m16n8k64_a_s4, LAYOUT_sp_m16n8k128_b_u4, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k64_e_u8, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_85_80_up_1f3_9_7_14_6_3_btype_u4_s4_atype_u4_s4_satfinite_none_satfinite_blayout_col_alayout_row },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.(e4m3|e5m2|e3m2|e2m3|e2m1).(e4m3|e5m2|e3m2|e2m3|e2m1).f16 */
    { 303, 25, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K64), TOKEN(KIND_F8F6F4), TYPE(F16), TOKEN(NONE), TOKEN(NONE), TYPE(F16) },
      MMAREF_CLASS_FP8_F16,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_sp_m16n8k64_b_u8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k64_e_u8, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_87_120a_120f_family_103_9_7_14_6_3_btype_e4m3_e5m2_e3m2_e2m3_e2m1_atype_e4m3_e5m2_e3m2_e2m3_e2m1_blayout_col_alayout_row },
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.(e4m3|e5m2).(e4m3|e5m2).f32 */
    { 328, 4, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K64), TOKEN(KIND_F8F6F4), TYPE(F32), TOKEN(NONE), TOKEN(NONE), TYPE(F32) },
      MMAREF_CLASS_FP8_F32,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_sp_m16n8k64_b_u8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k64_e_u8, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_87_120a_120f_family_183_9_7_14_6_3_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row },
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.(e4m3|e5m2).(e3m2|e2m3|e2m1).f32 */
    { 332, 6, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K64), TOKEN(KIND_F8F6F4), TYPE(F32), TOKEN(NONE), TOKEN(NONE), TYPE(F32) },
      MMAREF_CLASS_FP8_F32,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_sp_m16n8k64_b_u8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k64_e_u8, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_87_120a_120f_family_103_9_7_14_6_3_btype_e3m2_e2m3_e2m1_atype_e4m3_e5m2_blayout_col_alayout_row },
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.(e3m2|e2m3|e2m1).(e4m3|e5m2|e3m2|e2m3|e2m1).f32 */
    { 338, 15, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K64), TOKEN(KIND_F8F6F4), TYPE(F32), TOKEN(NONE), TOKEN(NONE), TYPE(F32) },
      MMAREF_CLASS_FP8_F32,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_sp_m16n8k64_b_u8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k64_e_u8, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_87_120a_120f_family_103_9_7_14_6_3_btype_e4m3_e5m2_e3m2_e2m3_e2m1_atype_e3m2_e2m3_e2m1_blayout_col_alayout_row },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE && MMAREF_HAS_SCALE
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4.block_scale{.scale_vec::2X}.f32.e2m1.e2m1.f32.ue8m0 */
    { 353, 2, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K128), TOKEN(KIND_MXF4), TYPE(F32), TYPE(E2M1), TYPE(E2M1), TYPE(F32) },
      MMAREF_CLASS_MXF4,
      { LAYOUT_m16n8k64_a_s4, LAYOUT_sp_m16n8k128_b_u4, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k64_e_u8, LAYOUT_m16_scale_a_ue8m0, LAYOUT_n8_scale_b_ue8m0 },
      VARIANTS_87_120a_121a_103_9_7_14_6_3_stype_ue8m0_scale_vec_none_scale_vec_2X_blayout_col_alayout_row },
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 */
    { 355, 1, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K128), TOKEN(KIND_MXF4NVF4), TYPE(F32), TYPE(E2M1), TYPE(E2M1), TYPE(F32) },
      MMAREF_CLASS_MXF4,
      { LAYOUT_m16n8k64_a_s4, LAYOUT_sp_m16n8k128_b_u4, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k64_e_u8, LAYOUT_m16_scale_a_ue8m0, LAYOUT_n8_scale_b_ue8m0 },
      VARIANTS_87_120a_121a_103_9_7_14_6_3_stype_ue8m0_scale_vec_scale_vec_2X_blayout_col_alayout_row },
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 */
    { 356, 1, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K128), TOKEN(KIND_MXF4NVF4), TYPE(F32), TYPE(E2M1), TYPE(E2M1), TYPE(F32) },
      MMAREF_CLASS_MXF4,
      { LAYOUT_m16n8k64_a_s4, LAYOUT_sp_m16n8k128_b_u4, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k64_e_u8, LAYOUT_m16_scale_a_ue8m0, LAYOUT_n8_scale_b_ue8m0 },
      VARIANTS_87_120a_121a_103_9_7_14_6_3_stype_ue4m3_scale_vec_scale_vec_4X_blayout_col_alayout_row },
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale{.scale_vec::1X}.f32.(e4m3|e5m2|e3m2|e2m3|e2m1).(e4m3|e5m2|e3m2|e2m3|e2m1).f32.ue8m0 */
    { 357, 50, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K64), TOKEN(KIND_MXF8F6F4), TYPE(F32), TOKEN(NONE), TOKEN(NONE), TYPE(F32) },
      MMAREF_CLASS_MXF8F6F4,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_sp_m16n8k64_b_u8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k64_e_u8, LAYOUT_m16_scale_a_ue8m0, LAYOUT_n8_scale_b_ue8m0 },
      VARIANTS_87_120a_120f_family_103_9_7_14_6_3_stype_ue8m0_btype_e4m3_e5m2_e3m2_e2m3_e2m1_atype_e4m3_e5m2_e3m2_e2m3_e2m1_scale_vec_none_scale_vec_1X_blayout_col_alayout_row },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    /* wmma.load.a.sync.aligned.(row|col).m16n16k16{.(global|shared)}.f16
     * wmma.load.a.sync.aligned.(row|col).m16n16k16.shared::cta.f16 */
    { 407, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(A), SHAPE(M16N16K16), TOKEN(NONE), TYPE(F16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m16n16k16_a_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_70_up_1ff_9_7_14_4_3_space_none_global_shared_layout_row_col_78_70_up_1ff_9_7_14_4_3_space_shared_cta_layout_row_col },
    /* wmma.load.b.sync.aligned.(row|col).m16n16k16{.(global|shared)}.f16
     * wmma.load.b.sync.aligned.(row|col).m16n16k16.shared::cta.f16 */
    { 415, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(B), SHAPE(M16N16K16), TOKEN(NONE), TYPE(F16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_wmma_m16n16k16_b_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_70_up_1ff_9_7_14_4_3_space_none_global_shared_layout_row_col_78_70_up_1ff_9_7_14_4_3_space_shared_cta_layout_row_col },
    /* wmma.load.c.sync.aligned.(row|col).m16n16k16{.(global|shared)}.(f16|f32)
     * wmma.load.c.sync.aligned.(row|col).m16n16k16.shared::cta.(f16|f32) */
    { 423, 16, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(C), SHAPE(M16N16K16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_70_up_1ff_9_7_14_4_3_dtype_f16_f32_space_none_global_shared_layout_row_col_78_70_up_1ff_9_7_14_4_3_dtype_f16_f32_space_shared_cta_layout_row_col },
    /* wmma.load.a.sync.aligned.(row|col).m8n32k16{.(global|shared)}.f16
     * wmma.load.a.sync.aligned.(row|col).m8n32k16.shared::cta.f16 */
    { 439, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(A), SHAPE(M8N32K16), TOKEN(NONE), TYPE(F16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m8n32k16_a_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_70_up_1fb_9_7_14_4_3_space_none_global_shared_layout_row_col_78_70_up_1fb_9_7_14_4_3_space_shared_cta_layout_row_col },
    /* wmma.load.b.sync.aligned.(row|col).m8n32k16{.(global|shared)}.f16
     * wmma.load.b.sync.aligned.(row|col).m8n32k16.shared::cta.f16 */
    { 447, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(B), SHAPE(M8N32K16), TOKEN(NONE), TYPE(F16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_wmma_m8n32k16_b_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_70_up_1fb_9_7_14_4_3_space_none_global_shared_layout_row_col_78_70_up_1fb_9_7_14_4_3_space_shared_cta_layout_row_col },
    /* wmma.load.c.sync.aligned.(row|col).m8n32k16{.(global|shared)}.(f16|f32)
     * wmma.load.c.sync.aligned.(row|col).m8n32k16.shared::cta.(f16|f32) */
    { 455, 16, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(C), SHAPE(M8N32K16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_wmma_m8n32k16_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_70_up_1fb_9_7_14_4_3_dtype_f16_f32_space_none_global_shared_layout_row_col_78_70_up_1fb_9_7_14_4_3_dtype_f16_f32_space_shared_cta_layout_row_col },
    /* wmma.load.a.sync.aligned.(row|col).m32n8k16{.(global|shared)}.f16
     * wmma.load.a.sync.aligned.(row|col).m32n8k16.shared::cta.f16 */
    { 471, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(A), SHAPE(M32N8K16), TOKEN(NONE), TYPE(F16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m32n8k16_a_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_70_up_1fb_9_7_14_4_3_space_none_global_shared_layout_row_col_78_70_up_1fb_9_7_14_4_3_space_shared_cta_layout_row_col },
    /* wmma.load.b.sync.aligned.(row|col).m32n8k16{.(global|shared)}.f16
     * wmma.load.b.sync.aligned.(row|col).m32n8k16.shared::cta.f16 */
    { 479, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(B), SHAPE(M32N8K16), TOKEN(NONE), TYPE(F16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_wmma_m32n8k16_b_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_70_up_1fb_9_7_14_4_3_space_none_global_shared_layout_row_col_78_70_up_1fb_9_7_14_4_3_space_shared_cta_layout_row_col },
    /* wmma.load.c.sync.aligned.(row|col).m32n8k16{.(global|shared)}.(f16|f32)
     * wmma.load.c.sync.aligned.(row|col).m32n8k16.shared::cta.(f16|f32) */
    { 487, 16, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(C), SHAPE(M32N8K16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_wmma_m32n8k16_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_70_up_1fb_9_7_14_4_3_dtype_f16_f32_space_none_global_shared_layout_row_col_78_70_up_1fb_9_7_14_4_3_dtype_f16_f32_space_shared_cta_layout_row_col },
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    /* wmma.load.a.sync.aligned.(row|col).m16n16k16{.(global|shared)}.(s8|u8)
     * wmma.load.a.sync.aligned.(row|col).m16n16k16.shared::cta.(s8|u8) */
    { 503, 16, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(A), SHAPE(M16N16K16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m16n16k16_a_u8, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_72_up_1fb_9_7_14_4_3_dtype_s8_u8_space_none_global_shared_layout_row_col_78_72_up_1fb_9_7_14_4_3_dtype_s8_u8_space_shared_cta_layout_row_col },
    /* wmma.load.b.sync.aligned.(row|col).m16n16k16{.(global|shared)}.(s8|u8)
     * wmma.load.b.sync.aligned.(row|col).m16n16k16.shared::cta.(s8|u8) */
    { 519, 16, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(B), SHAPE(M16N16K16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_wmma_m16n16k16_b_u8, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_72_up_1fb_9_7_14_4_3_dtype_s8_u8_space_none_global_shared_layout_row_col_78_72_up_1fb_9_7_14_4_3_dtype_s8_u8_space_shared_cta_layout_row_col },
    /* wmma.load.c.sync.aligned.(row|col).m16n16k16{.(global|shared)}.s32
     * wmma.load.c.sync.aligned.(row|col).m16n16k16.shared::cta.s32 */
    { 535, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(C), SHAPE(M16N16K16), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_72_up_1fb_9_7_14_4_3_space_none_global_shared_layout_row_col_78_72_up_1fb_9_7_14_4_3_space_shared_cta_layout_row_col },
    /* wmma.load.a.sync.aligned.(row|col).m8n32k16{.(global|shared)}.(s8|u8)
     * wmma.load.a.sync.aligned.(row|col).m8n32k16.shared::cta.(s8|u8) */
    { 543, 16, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(A), SHAPE(M8N32K16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m8n32k16_a_u8, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_72_up_1fb_9_7_14_4_3_dtype_s8_u8_space_none_global_shared_layout_row_col_78_72_up_1fb_9_7_14_4_3_dtype_s8_u8_space_shared_cta_layout_row_col },
    /* wmma.load.b.sync.aligned.(row|col).m8n32k16{.(global|shared)}.(s8|u8)
     * wmma.load.b.sync.aligned.(row|col).m8n32k16.shared::cta.(s8|u8) */
    { 559, 16, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(B), SHAPE(M8N32K16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_wmma_m8n32k16_b_u8, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_72_up_1fb_9_7_14_4_3_dtype_s8_u8_space_none_global_shared_layout_row_col_78_72_up_1fb_9_7_14_4_3_dtype_s8_u8_space_shared_cta_layout_row_col },
    /* wmma.load.c.sync.aligned.(row|col).m8n32k16{.(global|shared)}.s32
     * wmma.load.c.sync.aligned.(row|col).m8n32k16.shared::cta.s32 */
    { 575, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(C), SHAPE(M8N32K16), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_wmma_m8n32k16_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_72_up_1fb_9_7_14_4_3_space_none_global_shared_layout_row_col_78_72_up_1fb_9_7_14_4_3_space_shared_cta_layout_row_col },
    /* wmma.load.a.sync.aligned.(row|col).m32n8k16{.(global|shared)}.(s8|u8)
     * wmma.load.a.sync.aligned.(row|col).m32n8k16.shared::cta.(s8|u8) */
    { 583, 16, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(A), SHAPE(M32N8K16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m32n8k16_a_u8, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_72_up_1fb_9_7_14_4_3_dtype_s8_u8_space_none_global_shared_layout_row_col_78_72_up_1fb_9_7_14_4_3_dtype_s8_u8_space_shared_cta_layout_row_col },
    /* wmma.load.b.sync.aligned.(row|col).m32n8k16{.(global|shared)}.(s8|u8)
     * wmma.load.b.sync.aligned.(row|col).m32n8k16.shared::cta.(s8|u8) */
    { 599, 16, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(B), SHAPE(M32N8K16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_wmma_m32n8k16_b_u8, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_72_up_1fb_9_7_14_4_3_dtype_s8_u8_space_none_global_shared_layout_row_col_78_72_up_1fb_9_7_14_4_3_dtype_s8_u8_space_shared_cta_layout_row_col },
    /* wmma.load.c.sync.aligned.(row|col).m32n8k16{.(global|shared)}.s32
     * wmma.load.c.sync.aligned.(row|col).m32n8k16.shared::cta.s32 */
    { 615, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(C), SHAPE(M32N8K16), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_wmma_m32n8k16_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_72_up_1fb_9_7_14_4_3_space_none_global_shared_layout_row_col_78_72_up_1fb_9_7_14_4_3_space_shared_cta_layout_row_col },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    /* wmma.load.a.sync.aligned.(row|col).m16n16k16{.(global|shared)}.bf16
     * wmma.load.a.sync.aligned.(row|col).m16n16k16.shared::cta.bf16 */
    { 623, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(A), SHAPE(M16N16K16), TOKEN(NONE), TYPE(BF16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_4_3_space_none_global_shared_layout_row_col_78_80_up_1f3_9_7_14_4_3_space_shared_cta_layout_row_col },
    /* wmma.load.b.sync.aligned.(row|col).m16n16k16{.(global|shared)}.bf16
     * wmma.load.b.sync.aligned.(row|col).m16n16k16.shared::cta.bf16 */
    { 631, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(B), SHAPE(M16N16K16), TOKEN(NONE), TYPE(BF16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_wmma_m16n16k16_b_bf16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_4_3_space_none_global_shared_layout_row_col_78_80_up_1f3_9_7_14_4_3_space_shared_cta_layout_row_col },
    /* wmma.load.a.sync.aligned.(row|col).m8n32k16{.(global|shared)}.bf16
     * wmma.load.a.sync.aligned.(row|col).m8n32k16.shared::cta.bf16 */
    { 639, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(A), SHAPE(M8N32K16), TOKEN(NONE), TYPE(BF16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m8n32k16_a_bf16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_4_3_space_none_global_shared_layout_row_col_78_80_up_1f3_9_7_14_4_3_space_shared_cta_layout_row_col },
    /* wmma.load.b.sync.aligned.(row|col).m8n32k16{.(global|shared)}.bf16
     * wmma.load.b.sync.aligned.(row|col).m8n32k16.shared::cta.bf16 */
    { 647, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(B), SHAPE(M8N32K16), TOKEN(NONE), TYPE(BF16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_wmma_m8n32k16_b_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_4_3_space_none_global_shared_layout_row_col_78_80_up_1f3_9_7_14_4_3_space_shared_cta_layout_row_col },
    /* wmma.load.a.sync.aligned.(row|col).m32n8k16{.(global|shared)}.bf16
     * wmma.load.a.sync.aligned.(row|col).m32n8k16.shared::cta.bf16 */
    { 655, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(A), SHAPE(M32N8K16), TOKEN(NONE), TYPE(BF16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m32n8k16_a_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_4_3_space_none_global_shared_layout_row_col_78_80_up_1f3_9_7_14_4_3_space_shared_cta_layout_row_col },
    /* wmma.load.b.sync.aligned.(row|col).m32n8k16{.(global|shared)}.bf16
     * wmma.load.b.sync.aligned.(row|col).m32n8k16.shared::cta.bf16 */
    { 663, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(B), SHAPE(M32N8K16), TOKEN(NONE), TYPE(BF16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_wmma_m32n8k16_b_bf16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_4_3_space_none_global_shared_layout_row_col_78_80_up_1f3_9_7_14_4_3_space_shared_cta_layout_row_col },
    /* wmma.load.a.sync.aligned.(row|col).m16n16k8{.(global|shared)}.tf32
     * wmma.load.a.sync.aligned.(row|col).m16n16k8.shared::cta.tf32 */
    { 671, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(A), SHAPE(M16N16K8), TOKEN(NONE), TYPE(TF32), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m16n16k8_a_tf32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_4_3_space_none_global_shared_layout_row_col_78_80_up_1f3_9_7_14_4_3_space_shared_cta_layout_row_col },
    /* wmma.load.b.sync.aligned.(row|col).m16n16k8{.(global|shared)}.tf32
     * wmma.load.b.sync.aligned.(row|col).m16n16k8.shared::cta.tf32 */
    { 679, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(B), SHAPE(M16N16K8), TOKEN(NONE), TYPE(TF32), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_wmma_m16n16k8_b_tf32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_4_3_space_none_global_shared_layout_row_col_78_80_up_1f3_9_7_14_4_3_space_shared_cta_layout_row_col },
    /* wmma.load.c.sync.aligned.(row|col).m16n16k8{.(global|shared)}.f32
     * wmma.load.c.sync.aligned.(row|col).m16n16k8.shared::cta.f32 */
    { 687, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(C), SHAPE(M16N16K8), TOKEN(NONE), TYPE(F32), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_4_3_space_none_global_shared_layout_row_col_78_80_up_1f3_9_7_14_4_3_space_shared_cta_layout_row_col },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    /* wmma.load.a.sync.aligned.(row|col).m8n8k4{.(global|shared)}.f64
     * wmma.load.a.sync.aligned.(row|col).m8n8k4.shared::cta.f64 */
    { 695, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(A), SHAPE(M8N8K4), TOKEN(NONE), TYPE(F64), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m8n8k4_a_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_4_3_space_none_global_shared_layout_row_col_78_80_up_1f3_9_7_14_4_3_space_shared_cta_layout_row_col },
    /* wmma.load.b.sync.aligned.(row|col).m8n8k4{.(global|shared)}.f64
     * wmma.load.b.sync.aligned.(row|col).m8n8k4.shared::cta.f64 */
    { 703, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(B), SHAPE(M8N8K4), TOKEN(NONE), TYPE(F64), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_m8n8k4_b_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_4_3_space_none_global_shared_layout_row_col_78_80_up_1f3_9_7_14_4_3_space_shared_cta_layout_row_col },
    /* wmma.load.c.sync.aligned.(row|col).m8n8k4{.(global|shared)}.f64
     * wmma.load.c.sync.aligned.(row|col).m8n8k4.shared::cta.f64 */
    { 711, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(C), SHAPE(M8N8K4), TOKEN(NONE), TYPE(F64), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_4_3_space_none_global_shared_layout_row_col_78_80_up_1f3_9_7_14_4_3_space_shared_cta_layout_row_col },
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    /* wmma.load.a.sync.aligned.row.m8n8k32{.(global|shared)}.(s4|u4)
     * wmma.load.a.sync.aligned.row.m8n8k32.shared::cta.(s4|u4) */
    { 719, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(A), SHAPE(M8N8K32), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m8n8k32_a_s4, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_75_up_1fb_9_7_14_4_3_dtype_s4_u4_space_none_global_shared_layout_row_78_75_up_1fb_9_7_14_4_3_dtype_s4_u4_space_shared_cta_layout_row },
    /* wmma.load.b.sync.aligned.col.m8n8k32{.(global|shared)}.(s4|u4)
     * wmma.load.b.sync.aligned.col.m8n8k32.shared::cta.(s4|u4) */
    { 727, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(B), SHAPE(M8N8K32), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_m8n8k32_b_s4, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_75_up_1fb_9_7_14_4_3_dtype_s4_u4_space_none_global_shared_layout_col_78_75_up_1fb_9_7_14_4_3_dtype_s4_u4_space_shared_cta_layout_col },
    /* wmma.load.c.sync.aligned.(row|col).m8n8k32{.(global|shared)}.s32
     * wmma.load.c.sync.aligned.(row|col).m8n8k32.shared::cta.s32 */
    { 735, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(C), SHAPE(M8N8K32), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_75_up_1fb_9_7_14_4_3_space_none_global_shared_layout_row_col_78_75_up_1fb_9_7_14_4_3_space_shared_cta_layout_row_col },
    /* wmma.load.a.sync.aligned.row.m8n8k128{.(global|shared)}.b1
     * wmma.load.a.sync.aligned.row.m8n8k128.shared::cta.b1 */
    { 743, 4, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(A), SHAPE(M8N8K128), TOKEN(NONE), TYPE(B1), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m8n8k128_a_b1, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_75_up_1fb_9_7_14_4_3_space_none_global_shared_layout_row_78_75_up_1fb_9_7_14_4_3_space_shared_cta_layout_row },
    /* wmma.load.b.sync.aligned.col.m8n8k128{.(global|shared)}.b1
     * wmma.load.b.sync.aligned.col.m8n8k128.shared::cta.b1 */
    { 747, 4, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(B), SHAPE(M8N8K128), TOKEN(NONE), TYPE(B1), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_m8n8k128_b_b1, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_75_up_1fb_9_7_14_4_3_space_none_global_shared_layout_col_78_75_up_1fb_9_7_14_4_3_space_shared_cta_layout_col },
    /* wmma.load.c.sync.aligned.(row|col).m8n8k128{.(global|shared)}.s32
     * wmma.load.c.sync.aligned.(row|col).m8n8k128.shared::cta.s32 */
    { 751, 8, { TOKEN(WMMA), TOKEN(LOAD), TOKEN(C), SHAPE(M8N8K128), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_75_up_1fb_9_7_14_4_3_space_none_global_shared_layout_row_col_78_75_up_1fb_9_7_14_4_3_space_shared_cta_layout_row_col },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    /* wmma.store.d.sync.aligned.(row|col).m16n16k16{.(global|shared)}.(f16|f32)
     * wmma.store.d.sync.aligned.(row|col).m16n16k16.shared::cta.(f16|f32) */
    { 759, 16, { TOKEN(WMMA), TOKEN(STORE), TOKEN(D), SHAPE(M16N16K16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_70_up_1ff_9_7_14_4_4_dtype_f16_f32_space_none_global_shared_layout_row_col_78_70_up_1ff_9_7_14_4_4_dtype_f16_f32_space_shared_cta_layout_row_col },
    /* wmma.store.d.sync.aligned.(row|col).m8n32k16{.(global|shared)}.(f16|f32)
     * wmma.store.d.sync.aligned.(row|col).m8n32k16.shared::cta.(f16|f32) */
    { 775, 16, { TOKEN(WMMA), TOKEN(STORE), TOKEN(D), SHAPE(M8N32K16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_wmma_m8n32k16_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_70_up_1fb_9_7_14_4_4_dtype_f16_f32_space_none_global_shared_layout_row_col_78_70_up_1fb_9_7_14_4_4_dtype_f16_f32_space_shared_cta_layout_row_col },
    /* wmma.store.d.sync.aligned.(row|col).m32n8k16{.(global|shared)}.(f16|f32)
     * wmma.store.d.sync.aligned.(row|col).m32n8k16.shared::cta.(f16|f32) */
    { 791, 16, { TOKEN(WMMA), TOKEN(STORE), TOKEN(D), SHAPE(M32N8K16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_wmma_m32n8k16_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_70_up_1fb_9_7_14_4_4_dtype_f16_f32_space_none_global_shared_layout_row_col_78_70_up_1fb_9_7_14_4_4_dtype_f16_f32_space_shared_cta_layout_row_col },
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    /* wmma.store.d.sync.aligned.(row|col).m16n16k16{.(global|shared)}.s32
     * wmma.store.d.sync.aligned.(row|col).m16n16k16.shared::cta.s32 */
    { 807, 8, { TOKEN(WMMA), TOKEN(STORE), TOKEN(D), SHAPE(M16N16K16), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_72_up_1fb_9_7_14_4_4_space_none_global_shared_layout_row_col_78_72_up_1fb_9_7_14_4_4_space_shared_cta_layout_row_col },
    /* wmma.store.d.sync.aligned.(row|col).m8n32k16{.(global|shared)}.s32
     * wmma.store.d.sync.aligned.(row|col).m8n32k16.shared::cta.s32 */
    { 815, 8, { TOKEN(WMMA), TOKEN(STORE), TOKEN(D), SHAPE(M8N32K16), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_wmma_m8n32k16_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_72_up_1fb_9_7_14_4_4_space_none_global_shared_layout_row_col_78_72_up_1fb_9_7_14_4_4_space_shared_cta_layout_row_col },
    /* wmma.store.d.sync.aligned.(row|col).m32n8k16{.(global|shared)}.s32
     * wmma.store.d.sync.aligned.(row|col).m32n8k16.shared::cta.s32 */
    { 823, 8, { TOKEN(WMMA), TOKEN(STORE), TOKEN(D), SHAPE(M32N8K16), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_wmma_m32n8k16_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_72_up_1fb_9_7_14_4_4_space_none_global_shared_layout_row_col_78_72_up_1fb_9_7_14_4_4_space_shared_cta_layout_row_col },
    /* wmma.store.d.sync.aligned.(row|col).m8n8k32{.(global|shared)}.s32
     * wmma.store.d.sync.aligned.(row|col).m8n8k32.shared::cta.s32 */
    { 831, 8, { TOKEN(WMMA), TOKEN(STORE), TOKEN(D), SHAPE(M8N8K32), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_75_up_1fb_9_7_14_4_4_space_none_global_shared_layout_row_col_78_75_up_1fb_9_7_14_4_4_space_shared_cta_layout_row_col },
    /* wmma.store.d.sync.aligned.(row|col).m8n8k128{.(global|shared)}.s32
     * wmma.store.d.sync.aligned.(row|col).m8n8k128.shared::cta.s32 */
    { 839, 8, { TOKEN(WMMA), TOKEN(STORE), TOKEN(D), SHAPE(M8N8K128), TOKEN(NONE), TYPE(S32), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_75_up_1fb_9_7_14_4_4_space_none_global_shared_layout_row_col_78_75_up_1fb_9_7_14_4_4_space_shared_cta_layout_row_col },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    /* wmma.store.d.sync.aligned.(row|col).m16n16k8{.(global|shared)}.f32
     * wmma.store.d.sync.aligned.(row|col).m16n16k8.shared::cta.f32 */
    { 847, 8, { TOKEN(WMMA), TOKEN(STORE), TOKEN(D), SHAPE(M16N16K8), TOKEN(NONE), TYPE(F32), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_4_4_space_none_global_shared_layout_row_col_78_80_up_1f3_9_7_14_4_4_space_shared_cta_layout_row_col },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA && MMAREF_HAS_MOVE
    /* wmma.store.d.sync.aligned.(row|col).m8n8k4{.(global|shared)}.f64
     * wmma.store.d.sync.aligned.(row|col).m8n8k4.shared::cta.f64 */
    { 855, 8, { TOKEN(WMMA), TOKEN(STORE), TOKEN(D), SHAPE(M8N8K4), TOKEN(NONE), TYPE(F64), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_4_4_space_none_global_shared_layout_row_col_78_80_up_1f3_9_7_14_4_4_space_shared_cta_layout_row_col },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA
    /* wmma.mma.sync.aligned.(row|col).(row|col).m16n16k16.(f16|f32).(f16|f32) */
    { 863, 16, { TOKEN(WMMA), TOKEN(MMA), TOKEN(NONE), SHAPE(M16N16K16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_WMMA_F16_F16,
      { LAYOUT_wmma_m16n16k16_a_f16, LAYOUT_wmma_m16n16k16_b_f16, LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_70_up_1ff_9_7_14_4_5_ctype_f16_f32_dtype_f16_f32_blayout_row_col_alayout_row_col },
    /* wmma.mma.sync.aligned.(row|col).(row|col).m8n32k16.(f16|f32).(f16|f32) */
    { 879, 16, { TOKEN(WMMA), TOKEN(MMA), TOKEN(NONE), SHAPE(M8N32K16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_WMMA_F16_F16,
      { LAYOUT_wmma_m8n32k16_a_f16, LAYOUT_wmma_m8n32k16_b_f16, LAYOUT_wmma_m8n32k16_c_f16, LAYOUT_wmma_m8n32k16_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_70_up_1fb_9_7_14_4_5_ctype_f16_f32_dtype_f16_f32_blayout_row_col_alayout_row_col },
    /* wmma.mma.sync.aligned.(row|col).(row|col).m32n8k16.(f16|f32).(f16|f32) */
    { 895, 16, { TOKEN(WMMA), TOKEN(MMA), TOKEN(NONE), SHAPE(M32N8K16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_WMMA_F16_F16,
      { LAYOUT_wmma_m32n8k16_a_f16, LAYOUT_wmma_m32n8k16_b_f16, LAYOUT_wmma_m32n8k16_c_f16, LAYOUT_wmma_m32n8k16_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_70_up_1fb_9_7_14_4_5_ctype_f16_f32_dtype_f16_f32_blayout_row_col_alayout_row_col },
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA
    /* wmma.mma.sync.aligned.(row|col).(row|col).m16n16k16.s32.s8.s8.s32{.satfinite} */
    { 911, 8, { TOKEN(WMMA), TOKEN(MMA), TOKEN(NONE), SHAPE(M16N16K16), TOKEN(NONE), TYPE(S32), TYPE(S8), TYPE(S8), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m16n16k16_a_u8, LAYOUT_wmma_m16n16k16_b_u8, LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_72_up_1fb_9_7_14_4_5_satfinite_none_satfinite_blayout_row_col_alayout_row_col },
    /* wmma.mma.sync.aligned.(row|col).(row|col).m16n16k16.s32.u8.u8.s32{.satfinite} */
    { 919, 8, { TOKEN(WMMA), TOKEN(MMA), TOKEN(NONE), SHAPE(M16N16K16), TOKEN(NONE), TYPE(S32), TYPE(U8), TYPE(U8), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m16n16k16_a_u8, LAYOUT_wmma_m16n16k16_b_u8, LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_72_up_1fb_9_7_14_4_5_satfinite_none_satfinite_blayout_row_col_alayout_row_col },
    /* wmma.mma.sync.aligned.(row|col).(row|col).m8n32k16.s32.s8.s8.s32{.satfinite} */
    { 927, 8, { TOKEN(WMMA), TOKEN(MMA), TOKEN(NONE), SHAPE(M8N32K16), TOKEN(NONE), TYPE(S32), TYPE(S8), TYPE(S8), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m8n32k16_a_u8, LAYOUT_wmma_m8n32k16_b_u8, LAYOUT_wmma_m8n32k16_c_f16, LAYOUT_wmma_m8n32k16_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_72_up_1fb_9_7_14_4_5_satfinite_none_satfinite_blayout_row_col_alayout_row_col },
    /* wmma.mma.sync.aligned.(row|col).(row|col).m8n32k16.s32.u8.u8.s32{.satfinite} */
    { 935, 8, { TOKEN(WMMA), TOKEN(MMA), TOKEN(NONE), SHAPE(M8N32K16), TOKEN(NONE), TYPE(S32), TYPE(U8), TYPE(U8), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m8n32k16_a_u8, LAYOUT_wmma_m8n32k16_b_u8, LAYOUT_wmma_m8n32k16_c_f16, LAYOUT_wmma_m8n32k16_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_72_up_1fb_9_7_14_4_5_satfinite_none_satfinite_blayout_row_col_alayout_row_col },
    /* wmma.mma.sync.aligned.(row|col).(row|col).m32n8k16.s32.s8.s8.s32{.satfinite} */
    { 943, 8, { TOKEN(WMMA), TOKEN(MMA), TOKEN(NONE), SHAPE(M32N8K16), TOKEN(NONE), TYPE(S32), TYPE(S8), TYPE(S8), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m32n8k16_a_u8, LAYOUT_wmma_m32n8k16_b_u8, LAYOUT_wmma_m32n8k16_c_f16, LAYOUT_wmma_m32n8k16_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_72_up_1fb_9_7_14_4_5_satfinite_none_satfinite_blayout_row_col_alayout_row_col },
    /* wmma.mma.sync.aligned.(row|col).(row|col).m32n8k16.s32.u8.u8.s32{.satfinite} */
    { 951, 8, { TOKEN(WMMA), TOKEN(MMA), TOKEN(NONE), SHAPE(M32N8K16), TOKEN(NONE), TYPE(S32), TYPE(U8), TYPE(U8), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_wmma_m32n8k16_a_u8, LAYOUT_wmma_m32n8k16_b_u8, LAYOUT_wmma_m32n8k16_c_f16, LAYOUT_wmma_m32n8k16_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_72_up_1fb_9_7_14_4_5_satfinite_none_satfinite_blayout_row_col_alayout_row_col },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_WMMA
    /* wmma.mma.sync.aligned.(row|col).(row|col).m16n16k16.f32.bf16.bf16.f32 */
    { 959, 4, { TOKEN(WMMA), TOKEN(MMA), TOKEN(NONE), SHAPE(M16N16K16), TOKEN(NONE), TYPE(F32), TYPE(BF16), TYPE(BF16), TYPE(F32) },
      MMAREF_CLASS_HALF_F32,
      { LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_wmma_m16n16k16_b_bf16, LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_4_5_blayout_row_col_alayout_row_col },
    /* wmma.mma.sync.aligned.(row|col).(row|col).m8n32k16.f32.bf16.bf16.f32 */
    { 963, 4, { TOKEN(WMMA), TOKEN(MMA), TOKEN(NONE), SHAPE(M8N32K16), TOKEN(NONE), TYPE(F32), TYPE(BF16), TYPE(BF16), TYPE(F32) },
      MMAREF_CLASS_HALF_F32,
      { LAYOUT_wmma_m8n32k16_a_bf16, LAYOUT_wmma_m8n32k16_b_f16, LAYOUT_wmma_m8n32k16_c_f16, LAYOUT_wmma_m8n32k16_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_4_5_blayout_row_col_alayout_row_col },
    /* wmma.mma.sync.aligned.(row|col).(row|col).m32n8k16.f32.bf16.bf16.f32 */
    { 967, 4, { TOKEN(WMMA), TOKEN(MMA), TOKEN(NONE), SHAPE(M32N8K16), TOKEN(NONE), TYPE(F32), TYPE(BF16), TYPE(BF16), TYPE(F32) },
      MMAREF_CLASS_HALF_F32,
      { LAYOUT_wmma_m32n8k16_a_f16, LAYOUT_wmma_m32n8k16_b_bf16, LAYOUT_wmma_m32n8k16_c_f16, LAYOUT_wmma_m32n8k16_c_f16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_4_5_blayout_row_col_alayout_row_col },
    /* wmma.mma.sync.aligned.(row|col).(row|col).m16n16k8.f32.tf32.tf32.f32 */
    { 971, 4, { TOKEN(WMMA), TOKEN(MMA), TOKEN(NONE), SHAPE(M16N16K8), TOKEN(NONE), TYPE(F32), TYPE(TF32), TYPE(TF32), TYPE(F32) },
      MMAREF_CLASS_WMMA_TF32,
      { LAYOUT_wmma_m16n16k8_a_tf32, LAYOUT_wmma_m16n16k8_b_tf32, LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_wmma_m16n16k16_a_bf16, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_4_5_blayout_row_col_alayout_row_col },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_WMMA
    /* wmma.mma.sync.aligned.(row|col).(row|col).m8n8k4{.(rn|rz|rm|rp)}.f64.f64.f64.f64 */
    { 975, 20, { TOKEN(WMMA), TOKEN(MMA), TOKEN(NONE), SHAPE(M8N8K4), TOKEN(NONE), TYPE(F64), TYPE(F64), TYPE(F64), TYPE(F64) },
      MMAREF_CLASS_F64,
      { LAYOUT_m8n8k4_a_f64, LAYOUT_m8n8k4_b_f64, LAYOUT_m8n8k4_c_f64, LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_70_80_up_1f3_9_7_14_4_5_rounding_none_rn_rz_rm_rp_blayout_row_col_alayout_row_col },
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_WMMA
    /* wmma.mma.sync.aligned.row.col.m8n8k32.s32.s4.s4.s32{.satfinite} */
    { 995, 2, { TOKEN(WMMA), TOKEN(MMA), TOKEN(NONE), SHAPE(M8N8K32), TOKEN(NONE), TYPE(S32), TYPE(S4), TYPE(S4), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m8n8k32_a_s4, LAYOUT_m8n8k32_b_s4, LAYOUT_m8n8k4_c_f64, LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_75_up_1fb_9_7_14_4_5_satfinite_none_satfinite_blayout_col_alayout_row },
    /* wmma.mma.sync.aligned.row.col.m8n8k32.s32.u4.u4.s32{.satfinite} */
    { 997, 2, { TOKEN(WMMA), TOKEN(MMA), TOKEN(NONE), SHAPE(M8N8K32), TOKEN(NONE), TYPE(S32), TYPE(U4), TYPE(U4), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m8n8k32_a_s4, LAYOUT_m8n8k32_b_s4, LAYOUT_m8n8k4_c_f64, LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_75_up_1fb_9_7_14_4_5_satfinite_none_satfinite_blayout_col_alayout_row },
    /* wmma.mma.xor.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32 */
    { 999, 1, { TOKEN(WMMA), TOKEN(MMA), TOKEN(NONE), SHAPE(M8N8K128), TOKEN(NONE), TYPE(S32), TYPE(B1), TYPE(B1), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m8n8k128_a_b1, LAYOUT_m8n8k128_b_b1, LAYOUT_m8n8k4_c_f64, LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_63_75_up_1fb_9_7_14_4_5_blayout_col_alayout_row_bitop_xor },
    /* wmma.mma.and.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32 */
    { 1000, 1, { TOKEN(WMMA), TOKEN(MMA), TOKEN(NONE), SHAPE(M8N8K128), TOKEN(NONE), TYPE(S32), TYPE(B1), TYPE(B1), TYPE(S32) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m8n8k128_a_b1, LAYOUT_m8n8k128_b_b1, LAYOUT_m8n8k4_c_f64, LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_71_80_up_1f3_9_7_14_4_5_blayout_col_alayout_row_bitop_and },
#endif
#if MMAREF_HAS_MOVE
    /* ldmatrix.sync.aligned.m8n8.(x1|x2|x4){.trans}{.shared}.b16
     * ldmatrix.sync.aligned.m8n8.(x1|x2|x4){.trans}.shared::cta.b16 */
    { 1001, 18, { TOKEN(LDMATRIX), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8), TOKEN(NONE), TYPE(B16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_65_75_up_1fb_9_7_14_5_15_space_none_shared_trans_none_trans_num_x1_x2_x4_78_75_up_1fb_9_7_14_5_15_space_shared_cta_trans_none_trans_num_x1_x2_x4 },
    /* ldmatrix.sync.aligned.m16n16.(x1|x2).trans{.(shared|shared::cta)}.b8 */
    { 1019, 6, { TOKEN(LDMATRIX), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N16), TOKEN(NONE), TYPE(B8), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_wmma_m16n16k16_a_u8, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_86_100a_110a_120a_100f_family_110f_family_120f_family_183_9_7_14_5_15_space_none_shared_shared_cta_trans_trans_num_x1_x2 },
    /* ldmatrix.sync.aligned.m8n16.(x1|x2|x4){.(shared|shared::cta)}.b8x16.(b6x16_p32|b4x16_p64) */
    { 1025, 18, { TOKEN(LDMATRIX), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N16), TOKEN(NONE), TYPE(B8X16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_wmma_m8n32k16_a_u8, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_86_100a_110a_120a_100f_family_110f_family_120f_family_183_9_7_14_5_15_source_b6x16_p32_b4x16_p64_space_none_shared_shared_cta_num_x1_x2_x4 },
    /* ldmatrix.sync.aligned.m16n16.(x1|x2).trans{.(shared|shared::cta)}.b8x16.(b6x16_p32|b4x16_p64) */
    { 1043, 12, { TOKEN(LDMATRIX), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N16), TOKEN(NONE), TYPE(B8X16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_wmma_m16n16k16_a_u8, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_86_100a_110a_120a_100f_family_110f_family_120f_family_183_9_7_14_5_15_source_b6x16_p32_b4x16_p64_space_none_shared_shared_cta_trans_trans_num_x1_x2 },
    /* stmatrix.sync.aligned.m8n8.(x1|x2|x4){.trans}{.(shared|shared::cta)}.b16 */
    { 1055, 18, { TOKEN(STMATRIX), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8), TOKEN(NONE), TYPE(B16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_78_90_up_1c3_9_7_14_5_16_space_none_shared_shared_cta_trans_none_trans_num_x1_x2_x4 },
    /* stmatrix.sync.aligned.m16n8.(x1|x2|x4).trans{.(shared|shared::cta)}.b8 */
    { 1073, 9, { TOKEN(STMATRIX), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8), TOKEN(NONE), TYPE(B8), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_86_100a_110a_120a_100f_family_110f_family_120f_family_183_9_7_14_5_16_space_none_shared_shared_cta_trans_trans_num_x1_x2_x4 },
    /* movmatrix.sync.aligned.m8n8.trans.b16 */
    { 1082, 1, { TOKEN(MOVMATRIX), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N8), TOKEN(NONE), TYPE(B16), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_m8n8k4_c_f64, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_78_75_up_1fb_9_7_14_5_17_trans_trans },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f16.(e4m3|e5m2).(e4m3|e5m2).f16 */
    { 1083, 4, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K64), TOKEN(NONE), TYPE(F16), TOKEN(NONE), TOKEN(NONE), TYPE(F16) },
      MMAREF_CLASS_FP8_F16,
      { LAYOUT_m16n8k32_a_s8, LAYOUT_sp_m16n8k64_b_u8, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k64_e_u8, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_87_120a_120f_family_103_9_7_14_6_3_btype_e4m3_e5m2_atype_e4m3_e5m2_blayout_col_alayout_row },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SCALE
    /* mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue8m0 */
    { 1087, 1, { TOKEN(MMA), TOKEN(NONE), TOKEN(NONE), SHAPE(M16N8K64), TOKEN(KIND_MXF4NVF4), TYPE(F32), TYPE(E2M1), TYPE(E2M1), TYPE(F32) },
      MMAREF_CLASS_MXF4,
      { LAYOUT_m16n8k64_a_s4, LAYOUT_m16n8k64_b_s4, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_NONE, LAYOUT_m16_scale_a_ue8m0, LAYOUT_n8_scale_b_ue8m0 },
      VARIANTS_91_120a_120f_family_103_9_1_of_9_7_14_5_14_stype_ue8m0_scale_vec_scale_vec_4X_blayout_col_alayout_row },
#endif
#if MMAREF_HAS_FLOAT && MMAREF_HAS_SPARSE && MMAREF_HAS_SCALE
    /* mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue8m0 */
    { 1088, 1, { TOKEN(MMA), TOKEN(SP_ORDERED_METADATA), TOKEN(NONE), SHAPE(M16N8K128), TOKEN(KIND_MXF4NVF4), TYPE(F32), TYPE(E2M1), TYPE(E2M1), TYPE(F32) },
      MMAREF_CLASS_MXF4,
      { LAYOUT_m16n8k64_a_s4, LAYOUT_sp_m16n8k128_b_u4, LAYOUT_m16n8k4_c_f32, LAYOUT_m16n8k4_c_f32, LAYOUT_sp_m16n8k64_e_u8, LAYOUT_m16_scale_a_ue8m0, LAYOUT_n8_scale_b_ue8m0 },
      VARIANTS_91_120a_121a_103_9_1_of_9_7_14_6_3_stype_ue8m0_scale_vec_scale_vec_4X_blayout_col_alayout_row },
#endif
#if MMAREF_HAS_INTEGER && MMAREF_HAS_MOVE
    /* ldmatrix.sync.aligned.m8n16.(x1|x2|x4){.(shared|shared::cta)}.s8.s4 */
    { 1089, 9, { TOKEN(LDMATRIX), TOKEN(NONE), TOKEN(NONE), SHAPE(M8N16), TOKEN(NONE), TYPE(S8), TOKEN(NONE), TOKEN(NONE), TOKEN(NONE) },
      MMAREF_CLASS_INTEGER,
      { LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_wmma_m8n32k16_a_u8, LAYOUT_NONE, LAYOUT_NONE, LAYOUT_NONE },
      VARIANTS_94_90a_100f_family_110f_family_120f_family_1c3_9_4_of_9_7_16_5_15_source_s4_space_none_shared_shared_cta_num_x1_x2_x4 },
#endif
    { MMAREF_INSTRUCTIONS, 0, { 0, 0, 0, 0, 0, 0, 0, 0, 0 }, 0, { 0, 0, 0, 0, 0, 0, 0 }, VARIANTS } /* behind the last one */
};

const MMAREF_FLASH uint16_t mmaref_family_count = sizeof mmaref_families / sizeof mmaref_families[0];
