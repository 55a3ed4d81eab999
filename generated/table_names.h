/* SPDX-License-Identifier: MIT */
/* Names of table rows, by what they hold.
 *
 * Generated from generator/spec/fragments/, instructions.lua.
 * Do not edit: change the source and run `make generate`. */
#ifndef MMAREF_TABLE_NAMES_H
#define MMAREF_TABLE_NAMES_H

/* Rows of mmaref_layout_rows; a layout has the name of the first fragment that it serves. */
#define LAYOUT_NONE MMAREF_LAYOUT_NONE
enum {
    LAYOUT_m16_scale_a_ue8m0,
    LAYOUT_n8_scale_b_ue8m0,
    LAYOUT_wmma_m16n16k16_a_f16,
    LAYOUT_wmma_m16n16k16_b_f16,
    LAYOUT_wmma_m16n16k16_a_bf16,
    LAYOUT_wmma_m16n16k16_b_bf16,
    LAYOUT_wmma_m16n16k16_a_u8,
    LAYOUT_wmma_m16n16k16_b_u8,
    LAYOUT_wmma_m16n16k8_a_tf32,
    LAYOUT_wmma_m16n16k8_b_tf32,
    LAYOUT_wmma_m32n8k16_a_f16,
    LAYOUT_wmma_m32n8k16_b_f16,
    LAYOUT_wmma_m32n8k16_b_bf16,
    LAYOUT_wmma_m32n8k16_a_u8,
    LAYOUT_wmma_m32n8k16_b_u8,
    LAYOUT_wmma_m32n8k16_c_f16,
    LAYOUT_wmma_m8n32k16_a_f16,
    LAYOUT_wmma_m8n32k16_a_bf16,
    LAYOUT_wmma_m8n32k16_b_f16,
    LAYOUT_wmma_m8n32k16_a_u8,
    LAYOUT_wmma_m8n32k16_b_u8,
    LAYOUT_wmma_m8n32k16_c_f16,
    LAYOUT_wmma_m8n32k16_c_s32_sm_75,
    LAYOUT_wmma_m16n16k16_a_f16_row_sm_70,
    LAYOUT_wmma_m16n16k16_a_f16_col_sm_70,
    LAYOUT_wmma_m16n16k16_b_f16_row_sm_70,
    LAYOUT_wmma_m16n16k16_b_f16_col_sm_70,
    LAYOUT_wmma_m16n16k16_c_f16_sm_70,
    LAYOUT_wmma_m16n16k16_c_f32_sm_70,
    LAYOUT_m8n8k4_a_f16_row,
    LAYOUT_m8n8k4_a_f16_col,
    LAYOUT_m8n8k4_b_f16_row,
    LAYOUT_m8n8k4_b_f16_col,
    LAYOUT_m8n8k4_c_f16,
    LAYOUT_m8n8k4_c_f32,
    LAYOUT_m8n8k4_a_f64,
    LAYOUT_m8n8k4_b_f64,
    LAYOUT_m8n8k4_c_f64,
    LAYOUT_m8n8k32_a_s4,
    LAYOUT_m8n8k32_b_s4,
    LAYOUT_m8n8k128_a_b1,
    LAYOUT_m8n8k128_b_b1,
    LAYOUT_m16n8k4_a_tf32,
    LAYOUT_m16n8k4_c_f32,
    LAYOUT_m16n8k8_b_f16,
    LAYOUT_m16n8k8_b_tf32,
    LAYOUT_m16n8k16_a_f64,
    LAYOUT_m16n8k16_b_f64,
    LAYOUT_m16n8k32_a_s4,
    LAYOUT_m16n8k32_a_s8,
    LAYOUT_m16n8k32_b_s8,
    LAYOUT_m16n8k64_a_s4,
    LAYOUT_m16n8k64_b_s4,
    LAYOUT_m16n8k128_a_b1,
    LAYOUT_m16n8k256_a_b1,
    LAYOUT_m16n8k256_b_b1,
    LAYOUT_sp_m16n8k16_e_f16,
    LAYOUT_sp_m16n8k32_b_f16,
    LAYOUT_sp_m16n8k32_e_f16,
    LAYOUT_sp_m16n8k32_e_u8,
    LAYOUT_sp_m16n8k64_b_u8,
    LAYOUT_sp_m16n8k64_e_u8,
    LAYOUT_sp_m16n8k128_b_u4,
    LAYOUTS
};

/* Texts of mmaref_target_texts. */
enum {
    TARGETS_none,
    TARGETS_75_up,
    TARGETS_80_up,
    TARGETS_70_up,
    TARGETS_89_up,
    TARGETS_90_up,
    TARGETS_120a_120f_family,
    TARGETS_120a_121a,
    TARGETS_72_up,
    TARGETS_100a_110a_120a_100f_family_110f_family_120f_family,
    TARGETS_90a_100f_family_110f_family_120f_family,
    TARGETS
};

/* Texts of mmaref_section_texts. */
enum {
    SECTION_none,
    SECTION_9_7_14_5_14,
    SECTION_9_7_14_6_3,
    SECTION_9_7_14_4_3,
    SECTION_9_7_14_4_4,
    SECTION_9_7_14_4_5,
    SECTION_9_7_14_5_15,
    SECTION_9_7_14_5_16,
    SECTION_9_7_14_5_17,
    SECTION_9_1_of_9_7_14_5_14,
    SECTION_9_1_of_9_7_14_6_3,
    SECTION_9_4_of_9_7_16_5_15,
    SECTIONS
};

/* Rows of mmaref_availabilities: PTX ISA version, targets, mask of profiles. */
enum {
    AVAILABLE_0_none_0,
    AVAILABLE_65_75_up_1fb,
    AVAILABLE_70_80_up_1f3,
    AVAILABLE_71_80_up_1f3,
    AVAILABLE_64_70_up_1ff,
    AVAILABLE_87_89_up_1e3,
    AVAILABLE_84_89_up_1e3,
    AVAILABLE_78_90_up_1c3,
    AVAILABLE_70_75_up_1fb,
    AVAILABLE_87_120a_120f_family_183,
    AVAILABLE_87_120a_120f_family_103,
    AVAILABLE_85_80_up_1f3,
    AVAILABLE_85_89_up_1e3,
    AVAILABLE_87_120a_121a_103,
    AVAILABLE_63_70_up_1ff,
    AVAILABLE_78_70_up_1ff,
    AVAILABLE_63_70_up_1fb,
    AVAILABLE_78_70_up_1fb,
    AVAILABLE_63_72_up_1fb,
    AVAILABLE_78_72_up_1fb,
    AVAILABLE_78_80_up_1f3,
    AVAILABLE_63_75_up_1fb,
    AVAILABLE_78_75_up_1fb,
    AVAILABLE_86_100a_110a_120a_100f_family_110f_family_120f_family_183,
    AVAILABLE_91_120a_120f_family_103,
    AVAILABLE_91_120a_121a_103,
    AVAILABLE_94_90a_100f_family_110f_family_120f_family_1c3,
    AVAILABILITIES
};

#endif
