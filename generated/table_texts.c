/* SPDX-License-Identifier: MIT */
/* Texts of the instruction and arithmetic tables.
 *
 * Generated from generator/spec/instructions.lua, arithmetic.lua.
 * Do not edit: change the source and run `make generate`. */

#include "mmaref_internal.h"

const char *const mmaref_target_texts[] = {
    "",
    "sm_75+",
    "sm_80+",
    "sm_89+",
    "sm_90+",
    "sm_100a,sm_100f,sm_103a,sm_103f,sm_110a,sm_110f,sm_120a,sm_120f,sm_121a,sm_121f",
    "sm_120a,sm_120f,sm_121a,sm_121f",
    "sm_120a,sm_121a",
    "sm_100a,sm_100f,sm_103a,sm_103f,sm_110a,sm_110f",
    "sm_100a,sm_110a",
    "sm_100a,sm_103a,sm_110a,sm_120a,sm_121a",
    "sm_75,sm_80,sm_86,sm_87,sm_88,sm_89",
    "sm_80,sm_86,sm_87,sm_88,sm_89",
};

const char *const mmaref_section_texts[] = {
    "",
    "9.7.14.5.14",
    "9.7.14.6.3",
    "9.7.14.4.3",
    "9.7.14.4.4",
    "9.7.14.4.5",
    "9.7.14.5.15",
    "9.7.14.5.16",
    "9.7.14.5.17",
};

const char *const mmaref_reason_texts[] = {
    "",
    "in the grammar, but refused: the assembler wants .dtype equal to .ctype",
    "undocumented, taken by accident: a bit operation is accepted, though the types are 4-bit integers",
    "undocumented, taken by accident: the shape is documented for f16 and f64 only",
    "undocumented, taken by accident: kind::f8f6f4 is documented for m16n8k32 only",
    "undocumented, taken by accident: a kind of other instructions, without effect on 8-bit types",
    "undocumented, taken by accident: a kind of block scaling, though .block_scale is missing",
    "undocumented, taken by accident: f16 accumulators of 8-bit types are in the notes, not in the syntax",
    "undocumented, taken by accident: f32 accumulators are documented for floating point shapes only",
    "undocumented, taken by accident: 4-bit types with the shapes of other types, a bit operation or u32",
    "undocumented, taken by accident: u32 accumulators are not documented",
    "undocumented, taken by accident: f64 is documented for m8n8k4 only",
    "undocumented, taken by accident: x8 and x16 are not documented; the assembler takes them for fewer matrices",
    "undocumented, taken by accident: formats of ldmatrix, accepted beside the type",
};

const char *const mmaref_source_texts[] = {
    "every product and C summed without error, one rounding to nearest even",
    "every product and C summed without error, one rounding by the modifier",
    "IEEE 754 fused multiply-adds, k ascending, each rounded to nearest even",
    "IEEE 754 fused multiply-adds, k ascending, rounded by the modifier",
    "arXiv 2511.10909 and arXiv 2512.07004",
    "instruction sequence emitted by ptxas 13.0",
    "arXiv 2511.10909; the pattern of a NaN is unknown",
    "nobody has measured these types; parameters of the 8-bit ones",
    "nobody has measured it; the dense row over stored elements",
};

const char mmaref_certainty_texts[] =
    "definition\0"
    "measured\0"
    "read off machine code\0"
    "inferred\0"
    "unknown";
