/* SPDX-License-Identifier: MIT */
/* Texts of the instruction and arithmetic tables, by number.
 *
 * Generated from generator/spec/instructions.lua, arithmetic.lua, reasons.lua.
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
    "the exact sum, rounded once\0"
    "IEEE 754 fma, k ascending\0"
    "arXiv 2511.10909 and 2512.07004\0"
    "machine code of ptxas 13.0\0"
    "arXiv 2511.10909; NaN pattern unknown\0"
    "not measured; as the 8-bit types\0"
    "not measured; as dense, over stored elements\0";

const char mmaref_reason_texts[] =
    "ok\0"
    "argument\0"
    "no text or no place\0"
    "no instruction\0"
    "no target such as sm_90a\0"
    "no arithmetic block\0"
    "no block, key or value\0"
    "no such type or count, or no array\0"
    "no matrix or no registers\0"
    "no such operand or product\0"
    "no working memory\0"
    "no sparse A\0"
    "multiplies no matrices\0"
    "an operand is missing\0"
    "another instruction, or no array\0"
    "the matrix leaves its memory\0"
    "syntax\0"
    "a word was expected\0"
    "too many words\0"
    "instruction\0"
    "not legal here\0"
    "a qualifier is missing\0"
    "unknown instruction\0"
    "unknown qualifier\0"
    "refused\0"
    "in the grammar, but refused\0"
    "undocumented, taken by accident\0"
    "profile\0"
    "target\0"
    "not on that target\0"
    "arithmetic\0"
    "value out of range\0"
    "no such field\0"
    "not a power of two\0"
    "needs accumulate after\0"
    "needs limited fraction_bits\0"
    "left out\0"
    "f64 is computed without loss, in f64\0"
    "only for mxf4, fused, in one step\0"
    "ue4m3 needs blocks\0"
    "parts a chunk of metadata\0"
    "longer than half of K\0"
    "does not divide K\0"
    "block, group or interleave does not fit\0"
    "undefined\0"
    "sparsity selector out of range\0"
    "metadata not allowed\0"
    "byte-id out of range\0"
    "thread-id out of range\0"
    "address not aligned to the fragment\0"
    "stride below the default\0"
    "rows not aligned to the fragment\0"
    "address not aligned to 16 bytes\0"
    "a row leaves the memory\0"
    "the matrix leaves the memory\0"
    "ptx\0"
    "not in that PTX version\0"
    "sparsity\0"
    "too many non-zeros in a chunk\0"
    "left_out\0"
    "left out of this build\0"
    "unknown\0";

const MMAREF_FLASH uint8_t mmaref_reason_starts[] = {
    0, 1, 16, 19, 24, 27, 28, 30, 44, 55, 57, 59, 61, 62,
};


const char mmaref_certainty_texts[] =
    "definition\0"
    "measured\0"
    "read off machine code\0"
    "inferred\0"
    "unknown\0";
