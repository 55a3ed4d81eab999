/* SPDX-License-Identifier: MIT */
/* Texts of the instruction and arithmetic tables, by number.
 *
 * Generated from generator/spec/instructions.lua, arithmetic.lua.
 * Do not edit: change the source and run `make generate`. */

#include "mmaref_internal.h"

const char mmaref_target_texts[] =
    "sm_100a,sm_100f,sm_103a,sm_103f,sm_110a,sm_110f,sm_120a,sm_120f,sm_121a,sm_121f\0"
    "sm_120a,sm_121a\0"
    "sm_75+\0"
    "sm_80+\0"
    "sm_89+\0"
    "sm_90+\0";

const char mmaref_section_texts[] =
    "\0"
    "9.7.14.5.14\0"
    "9.7.14.6.3\0"
    "9.7.14.4.3\0"
    "9.7.14.4.4\0"
    "9.7.14.4.5\0"
    "9.7.14.5.15\0"
    "9.7.14.5.16\0"
    "9.7.14.5.17\0";

const char mmaref_source_texts[] =
    "every product and C summed without error, then rounded once\0"
    "IEEE 754 fused multiply-adds, k ascending\0"
    "arXiv 2511.10909 and arXiv 2512.07004\0"
    "instruction sequence emitted by ptxas 13.0\0"
    "arXiv 2511.10909; the pattern of a NaN is unknown\0"
    "nobody has measured these types; parameters of the 8-bit ones\0"
    "nobody has measured it; the dense row over stored elements\0";

const char mmaref_certainty_texts[] =
    "definition\0"
    "measured\0"
    "read off machine code\0"
    "inferred\0"
    "unknown\0";
