/* SPDX-License-Identifier: MIT */
/* Arithmetic classes, aliases of profiles, and units beside them, for people.
 *
 * Generated from generator/spec/arithmetic.lua, targets.lua, blocks.lua.
 * Do not edit: change the source and run `make generate`. */

#include "ask/profile.h"

const char *const profile_class_names[MMAREF_ARITHMETIC_CLASSES] = {
    "integer",
    "m8n8k4.f16",
    "m8n8k4.f32",
    "half.f16",
    "half.f32",
    "tf32",
    "fp8.f16",
    "fp8.f32",
    "f64",
    "mxf8f6f4",
    "mxf4",
    "wmma.f16.f16",
    "wmma.f16.f32",
    "wmma.f32",
    "wmma.tf32",
};

const profile_alias profile_aliases[] = {
    { "sm_86", MMAREF_PROFILE_SM_80, "inferred", "an A2 gives the bits of sm_80 (arXiv 2512.07004), 26 published vectors of an RTX 3080 and an A10 agree (lookup1980/tensor-cores-numerical-behavior); that it sums 8 products at a time is inferred" },
    { "sm_87", MMAREF_PROFILE_SM_80, "inferred", "the same architecture, nobody has measured it (searched November 2026)" },
    { "sm_88", MMAREF_PROFILE_SM_80, "inferred", "the same architecture, nobody has measured it (searched November 2026)" },
    { "sm_103", MMAREF_PROFILE_SM_100, "inferred", "ptxas 13.0.88 emits the same machine code" },
    { "sm_107", MMAREF_PROFILE_SM_100, "inferred", "the same family (PTX ISA 9.4, 11.1.2), nobody has measured it (searched November 2026)" },
    { "sm_110", MMAREF_PROFILE_SM_100, "inferred", "ptxas 13.0.88 emits the same machine code" },
    { "sm_121", MMAREF_PROFILE_SM_120, "inferred", "ptxas 13.0.88 emits the same machine code" },
    { "sm_90a", MMAREF_PROFILE_SM_90, "definition", "the same chip" },
    { "sm_100a", MMAREF_PROFILE_SM_100, "definition", "the same chip" },
    { "sm_100f", MMAREF_PROFILE_SM_100, "definition", "the same chip" },
    { "sm_101", MMAREF_PROFILE_SM_100, "inferred", "ptxas 13.0.88 emits the same machine code" },
    { "sm_101a", MMAREF_PROFILE_SM_100, "inferred", "ptxas 13.0.88 emits the same machine code" },
    { "sm_101f", MMAREF_PROFILE_SM_100, "inferred", "ptxas 13.0.88 emits the same machine code" },
    { "sm_103a", MMAREF_PROFILE_SM_100, "inferred", "ptxas 13.0.88 emits the same machine code" },
    { "sm_103f", MMAREF_PROFILE_SM_100, "inferred", "ptxas 13.0.88 emits the same machine code" },
    { "sm_107a", MMAREF_PROFILE_SM_100, "inferred", "the same family (PTX ISA 9.4, 11.1.2), nobody has measured it (searched November 2026)" },
    { "sm_107f", MMAREF_PROFILE_SM_100, "inferred", "the same family (PTX ISA 9.4, 11.1.2), nobody has measured it (searched November 2026)" },
    { "sm_110a", MMAREF_PROFILE_SM_100, "inferred", "ptxas 13.0.88 emits the same machine code" },
    { "sm_110f", MMAREF_PROFILE_SM_100, "inferred", "ptxas 13.0.88 emits the same machine code" },
    { "sm_120a", MMAREF_PROFILE_SM_120, "definition", "the same chip" },
    { "sm_120f", MMAREF_PROFILE_SM_120, "definition", "the same chip" },
    { "sm_121a", MMAREF_PROFILE_SM_120, "inferred", "ptxas 13.0.88 emits the same machine code" },
    { "sm_121f", MMAREF_PROFILE_SM_120, "inferred", "ptxas 13.0.88 emits the same machine code" },
    { NULL, 0, NULL, NULL },
};

const profile_other profile_others[] = {
    { MMAREF_PROFILE_SM_90, 7, "wgmma_fp8", "wgmma", "cuBLAS, PyTorch, DeepGEMM", 32 },
    { MMAREF_PROFILE_SM_90, 6, "wgmma_fp8_f16", "wgmma", "cuBLAS, PyTorch, DeepGEMM", 32 },
    { 0, 0, NULL, NULL, NULL, 0 },
};
