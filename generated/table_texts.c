/* SPDX-License-Identifier: MIT */
/* Texts of the instruction table and of errors, by number.
 *
 * Generated from generator/spec/instructions.lua, reasons.lua.
 * Do not edit: change the source and run `make generate`. */

#include "mmaref_tables.h"

const char mmaref_target_texts[] =
    "\0"
    "sm_75 or higher\0"
    "sm_80 or higher\0"
    "sm_70 or higher\0"
    "sm_89 or higher\0"
    "sm_90 or higher\0"
    "sm_120a, sm_120f or higher in the same family\0"
    "sm_120a, sm_121a\0"
    "sm_72 or higher\0"
    "sm_100a, sm_110a, sm_120a, sm_100f or higher in the same family, sm_110f or higher in the same family, sm_120f or higher in the same family\0"
    "sm_90a, sm_100f or higher in the same family, sm_110f or higher in the same family, sm_120f or higher in the same family\0"
    ;

const char mmaref_section_texts[] =
    "\0"
    "9.7.14.5.14\0"
    "9.7.14.6.3\0"
    "9.7.14.4.3\0"
    "9.7.14.4.4\0"
    "9.7.14.4.5\0"
    "9.7.14.5.15\0"
    "9.7.14.5.16\0"
    "9.7.14.5.17\0"
    "9.7.14.5.14\0"
    "9.7.14.6.3\0"
    "9.7.16.5.15\0"
    ;

const char mmaref_status_names[] =
    "ok\0"
    "argument\0"
    "syntax\0"
    "instruction\0"
    "refused\0"
    "profile\0"
    "target\0"
    "arithmetic\0"
    "undefined\0"
    "ptx\0"
    "sparsity\0"
    "left_out\0"
    ;

const char mmaref_reason_texts[] =
    ".aligned may be missing below PTX ISA 6.3 only\0"
    "text or output is NULL\0"
    "no instruction has this number\0"
    "no target with matrix instructions has this name\0"
    "text or arithmetic is NULL\0"
    "arithmetic, key or value is NULL\0"
    "dot, a, b or d is NULL\0"
    "a matrix, its memory or the registers are NULL\0"
    "the instruction has no such operand\0"
    "memory is NULL or too small\0"
    "the instruction has no sparse A\0"
    "the instruction multiplies no matrices\0"
    "an operand is NULL\0"
    "memory, address or registers are NULL\0"
    "the matrix leaves its memory\0"
    "no PTX ISA version of these tables has this number\0"
    "the instruction is not ldmatrix\0"
    "the instruction is not stmatrix\0"
    "the instruction is not movmatrix\0"
    "the instruction is not wmma.load\0"
    "the instruction is not wmma.store\0"
    "the operand has no such matrix\0"
    "no dot product has these types\0"
    "count is not 1 to 128, or for f64 1 to 16\0"
    "a word is missing\0"
    "too many words\0"
    "not legal here\0"
    "a qualifier is missing\0"
    "unknown instruction\0"
    "unknown qualifier\0"
    "the word occurs twice\0"
    "wgmma is defined in PTX ISA 9.7.15, which mmaref does not implement\0"
    "tcgen05 is defined in PTX ISA 9.7.16, which mmaref does not implement\0"
    "the grammar allows it, but the assembler refuses it\0"
    "undocumented: the assembler accepts it by accident\0"
    "unknown arithmetic profile\0"
    "the target does not have the instruction\0"
    "the profile does not have the instruction\0"
    "not a PTX instruction\0"
    "value out of range\0"
    "no such field\0"
    "not a power of two\0"
    "needs accumulate other than fused\0"
    "needs limited fraction_bits\0"
    "this build leaves it out\0"
    "f64 needs unlimited fraction_bits and step_type=d\0"
    "scale blocks are for mxf4, mxf4nvf4 and dot products of scaled e2m1\0"
    "ue4m3 with limited fraction_bits needs scale blocks\0"
    "splits a chunk of metadata\0"
    "more than half of K\0"
    "does not divide K\0"
    "does not divide the number of products\0"
    "not of the form key=value\0"
    "given twice\0"
    "scale blocks need limited fraction_bits, accumulate=fused, products=all and interleave=0\0"
    "the sparsity selector is out of range\0"
    "the metadata is not allowed\0"
    "the byte-id is out of range\0"
    "the thread-id is out of range\0"
    "the address is not a multiple of a fragment's bytes\0"
    "the stride is below the default\0"
    "the stride is not a multiple of a fragment's bytes\0"
    "the address is not a multiple of 16\0"
    "a row leaves the memory\0"
    "the matrix leaves the memory\0"
    "the PTX ISA version does not have the instruction\0"
    "the PTX ISA version does not have the target\0"
    "needs PTX ISA 9.1\0"
    "a chunk has too many non-zeros\0"
    "left out of this build\0"
    "more types than the instruction has\0"
    "more layouts than the instruction has\0"
    "the address is not a multiple of 8\0"
    "needs unlimited fraction_bits\0"
    "the value is not allowed with scale blocks\0"
    "the value is not allowed with f64\0"
    "needs the caller's random bits\0"
    "needs own_exponent_bits and own_fraction_bits\0"
    "sorts at most 8 products a step\0"
    "longer than the products of one scale factor\0"
    "scale factors are missing, or have a wrong type, length or number\0"
    "the exponent or the number of words is out of range\0"
    "the sum is rounded more than once\0"
    "needs adder=given, width=usual and product_type=exact\0"
    "sums of scaled blocks cannot be explained\0"
    "the operand has no such element\0"
    "m, n, k or the tiles are out of range\0"
    "steps along K need C and D of one type\0"
    ;

/* By reason - 1 its status, without the sign. */
const MMAREF_FLASH uint8_t mmaref_reason_statuses[] = {
    0,  /* implicit_aligned: ok */
    1,  /* no_text: argument */
    1,  /* no_instruction: argument */
    1,  /* no_target: argument */
    1,  /* no_arithmetic: argument */
    1,  /* no_setting: argument */
    1,  /* no_dot: argument */
    1,  /* no_matrix: argument */
    1,  /* no_operand: argument */
    1,  /* no_working_memory: argument */
    1,  /* no_sparse_a: argument */
    1,  /* no_product: argument */
    1,  /* missing_operand: argument */
    1,  /* no_array: argument */
    1,  /* outside_memory: argument */
    1,  /* no_version: argument */
    1,  /* not_ldmatrix: argument */
    1,  /* not_stmatrix: argument */
    1,  /* not_movmatrix: argument */
    1,  /* not_wmma_load: argument */
    1,  /* not_wmma_store: argument */
    1,  /* no_such_matrix: argument */
    1,  /* dot_types: argument */
    1,  /* dot_count: argument */
    2,  /* no_word: syntax */
    2,  /* too_many_words: syntax */
    3,  /* not_legal: instruction */
    3,  /* missing_qualifier: instruction */
    3,  /* unknown_instruction: instruction */
    3,  /* unknown_qualifier: instruction */
    3,  /* repeated: instruction */
    3,  /* of_wgmma: instruction */
    3,  /* of_tcgen05: instruction */
    4,  /* refused: refused */
    4,  /* undocumented: refused */
    5,  /* unknown_profile: profile */
    6,  /* other_target: target */
    6,  /* other_profile: target */
    6,  /* not_of_ptx: target */
    7,  /* out_of_range: arithmetic */
    7,  /* no_field: arithmetic */
    7,  /* no_power_of_two: arithmetic */
    7,  /* needs_after: arithmetic */
    7,  /* needs_fraction_bits: arithmetic */
    7,  /* not_in_build: arithmetic */
    7,  /* f64_lossless: arithmetic */
    7,  /* no_block: arithmetic */
    7,  /* needs_block: arithmetic */
    7,  /* parts_chunk: arithmetic */
    7,  /* too_long: arithmetic */
    7,  /* no_divisor: arithmetic */
    7,  /* no_divisor_of_count: arithmetic */
    7,  /* no_value: arithmetic */
    7,  /* field_twice: arithmetic */
    7,  /* block_in_one_step: arithmetic */
    8,  /* selector: undefined */
    8,  /* metadata: undefined */
    8,  /* byte_id: undefined */
    8,  /* thread_id: undefined */
    8,  /* address: undefined */
    8,  /* stride: undefined */
    8,  /* rows: undefined */
    8,  /* row_address: undefined */
    8,  /* row_outside: undefined */
    8,  /* matrix_outside: undefined */
    9,  /* other_version: ptx */
    9,  /* target_of_later_version: ptx */
    9,  /* needs_ptx_9_1: ptx */
    10, /* too_many_nonzeros: sparsity */
    11, /* left_out: left_out */
    3,  /* too_many_types: instruction */
    3,  /* too_many_layouts: instruction */
    8,  /* row_address_8: undefined */
    7,  /* needs_unlimited: arithmetic */
    7,  /* not_with_blocks: arithmetic */
    7,  /* not_of_f64: arithmetic */
    7,  /* needs_random: arithmetic */
    7,  /* needs_own: arithmetic */
    7,  /* too_many_sorted: arithmetic */
    7,  /* beyond_scale: arithmetic */
    1,  /* dot_scales: argument */
    1,  /* fixed_place: argument */
    7,  /* not_one_sum: arithmetic */
    7,  /* needs_all_at_once: arithmetic */
    1,  /* explained_scales: argument */
    1,  /* no_such_element: argument */
    1,  /* extent: argument */
    1,  /* steps: argument */
};

