/* SPDX-License-Identifier: MIT */
/* Which rule a profile follows for a class of instructions, after arXiv 2511.10909, arXiv
 * 2512.07004 and PeerJ CS 7:e330; sequences of other instructions as the assembler emits
 * them. Sparse A is an assumption: its stored elements are summed like dense ones. */
#ifndef ORACLE_RULES_H
#define ORACLE_RULES_H

#include "dot.h"

typedef enum {
    MMA_M8N8K4,
    MMA_M16N8K8_16BIT,
    MMA_M16N8K16_16BIT,
    MMA_M16N8K8_BF16,
    MMA_M16N8K4_TF32,
    MMA_M16N8K8_TF32,
    MMA_FP8,
    MMA_F8F6F4_FP8,
    MMA_F8F6F4,
    MMA_F64_M8N8K4,
    MMA_F64,
    MMA_MXF8F6F4,
    MMA_MXF4,
    WMMA_F16_SQUARE, /* m16n16k16 */
    WMMA_F16,        /* m32n8k16, m8n32k16: on sm_70 nobody knows their fragments */
    WMMA_BF16,
    WMMA_TF32,
    SPARSE_16BIT_8,  /* the number of stored elements */
    SPARSE_16BIT_16,
    SPARSE_TF32_4,
    SPARSE_TF32_8,
    SPARSE_FP8,
    SPARSE_F8F6F4_FP8, /* into f32; sm_100 has no f16 form */
    SPARSE_F8F6F4,
    CLASSES
} instruction_class;

/* The rule of profile `profile` (MMAREF_PROFILE_...); `rounding` is that of f64
 * instructions and of the results of exact and fma. */
rule rule_of(uint8_t profile, instruction_class class, const format *c_type,
             const format *d_type, int rounding);

#endif
