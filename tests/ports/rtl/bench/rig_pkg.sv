// SPDX-License-Identifier: MIT
// The configurations by number; rigs.svh says what they are.
package rig_pkg;

    typedef enum int {
        DOT_F16_SM_80, DOT_F16_F16_SM_80, DOT_BF16_SM_80, DOT_F16_SM_90, DOT_F16_F16_SM_90, DOT_BF16_SM_90,
        DOT_E4M3_SM_89, DOT_E5M2_F16_SM_89, DOT_FP8_SM_120, DOT_OWN_JAM, DOT_OWN_FLOOR, DOT_OWN_AWAY, DOT_OWN_UP,
        MMA_F16_SM_80, MMA_F16_F16_SM_90, MMA_BF16_SM_90, MMA_E4M3_SM_89, MMA_OWN_JAM, MMA_SP_F16_SM_80,
        MMA_S8, MMA_U8_S8_SATFINITE, MMA_MODEL_INSIDE, MAC16, RIGS
    } rig_t;

endpackage
