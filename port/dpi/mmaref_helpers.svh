// SPDX-License-Identifier: MIT
// Functions in SystemVerilog around the imports: operands, unknown bits, text vectors.

// The operands of an instruction that has no others.
function automatic mmaref_operands_t mmaref_operands(input mmaref_regs_t a, input mmaref_regs_t b,
                                                     input mmaref_regs_t c);
    mmaref_operands_t operands = mmaref_operands_t'(0);
    operands.a = a;
    operands.b = b;
    operands.c = c;
    return operands;
endfunction

// ---- Unknown bits: the model takes two-state vectors, in which X and Z would be 0 ------

`include "mmaref_unknown.svh"

function automatic string mmaref_unknown_operand(input int instruction, input int operand, input string name,
                                                 input logic [32*16*32-1:0] registers);
    int n = mmaref_registers(instruction, operand), at = mmaref_first_unknown(registers, 32 * 32 * n);
    if (at < 0) return "";
    return $sformatf("X or Z in %s, lane %0d register %0d bit %0d", name, at / 32 / n, at / 32 % n, at % 32);
endfunction

// Where the first unknown bit is that the instruction would read; "" if there is none.
function automatic string mmaref_unknown(input int instruction, input mmaref_logic_operands_t operands);
    string where = mmaref_unknown_operand(instruction, MMAREF_OPERAND_A, "a", operands.a);
    if (where == "") where = mmaref_unknown_operand(instruction, MMAREF_OPERAND_B, "b", operands.b);
    if (where == "") where = mmaref_unknown_operand(instruction, MMAREF_OPERAND_C, "c", operands.c);
    if (where == "") where = mmaref_unknown_operand(instruction, MMAREF_OPERAND_E, "e", 16384'(operands.e));
    if (where == "")
        where = mmaref_unknown_operand(instruction, MMAREF_OPERAND_SCALE_A, "scale_a", 16384'(operands.scale_a));
    if (where == "")
        where = mmaref_unknown_operand(instruction, MMAREF_OPERAND_SCALE_B, "scale_b", 16384'(operands.scale_b));
    if (where == "" && mmaref_registers(instruction, MMAREF_OPERAND_E) > 0 && $isunknown(operands.selector))
        where = "X or Z in the sparsity selector";
    if (where == "" && mmaref_registers(instruction, MMAREF_OPERAND_SCALE_A) > 0 &&
        $isunknown({operands.byte_id_a, operands.thread_id_a, operands.byte_id_b, operands.thread_id_b}))
        where = "X or Z in a byte-id or thread-id";
    return where;
endfunction

// mmaref_mma, but unknown bits are an error and give MMAREF_E_UNKNOWN.
function automatic int mmaref_mma_known(input int instruction, input mmaref_arithmetic_t arithmetic,
                                        input mmaref_logic_operands_t operands, output mmaref_regs_t d);
    string where = mmaref_unknown(instruction, operands);
    d = mmaref_regs_t'(0);
    if (where == "") return mmaref_mma(instruction, arithmetic, mmaref_operands_t'(operands), d);
    $error("mmaref: %s: %s", mmaref_text(instruction), where);
    return MMAREF_E_UNKNOWN;
endfunction

// The same of one dot product.
function automatic int mmaref_dot_add_known(
    input mmaref_dot_types_t types, input mmaref_arithmetic_t arithmetic, input int count,
    input logic [1023:0] a, input logic [1023:0] b, input logic [63:0] c, output bit [63:0] d);
    bit [31:0] unused_coverage;
    d = 64'd0;
    if (!$isunknown(a) && !$isunknown(b) && !$isunknown(c))
        return mmaref_dot_add(types, arithmetic, count, a, b, c, d, unused_coverage);
    $error("mmaref: dot product: X or Z in %s, bit %0d", $isunknown(a) ? "a" : $isunknown(b) ? "b" : "c",
           mmaref_first_unknown($isunknown(a) ? 16384'(a) : $isunknown(b) ? 16384'(b) : 16384'(c), 1024));
    return MMAREF_E_UNKNOWN;
endfunction

// ---- Text vectors: what `mmaref run` replays ------------------------------------------

// The first line of a file of vectors.
function automatic void mmaref_write_start(input int file);
    $fwrite(file, "mmavec 1\n");
endfunction

function automatic void mmaref_write_words(input int file, input string key, input mmaref_z_t words,
                                           input int count);
    $fwrite(file, "%s", key);
    for (int i = 0; i < count; i++) $fwrite(file, " %08x", words[32*i +: 32]);
    $fwrite(file, "\n");
endfunction

function automatic void mmaref_write_operand(input int file, input string key, input int instruction,
                                             input int operand, input mmaref_regs_t registers);
    mmaref_write_words(file, key, mmaref_z_t'(registers), 32 * mmaref_registers(instruction, operand));
endfunction

// One case: `d` is what the RTL gave, so that a replay shows whether the model agrees.
function automatic void mmaref_write_mma(input int file, input int instruction,
                                         input mmaref_arithmetic_t arithmetic,
                                         input mmaref_operands_t operands, input mmaref_regs_t d);
    string block = mmaref_arithmetic_text(arithmetic);
    $fwrite(file, "insn %s\n", mmaref_text(instruction));
    if (block != "") $fwrite(file, "arith %s\n", block); // integers may go without
    mmaref_write_operand(file, "a", instruction, MMAREF_OPERAND_A, operands.a);
    mmaref_write_operand(file, "b", instruction, MMAREF_OPERAND_B, operands.b);
    mmaref_write_operand(file, "c", instruction, MMAREF_OPERAND_C, operands.c);
    if (mmaref_registers(instruction, MMAREF_OPERAND_E) > 0) begin
        mmaref_write_words(file, "e", mmaref_z_t'(operands.e), 32);
        $fwrite(file, "f %0d\n", operands.selector);
    end
    if (mmaref_registers(instruction, MMAREF_OPERAND_SCALE_A) > 0) begin
        mmaref_write_words(file, "scale_a", mmaref_z_t'(operands.scale_a), 32);
        mmaref_write_words(file, "scale_b", mmaref_z_t'(operands.scale_b), 32);
        $fwrite(file, "select_a %0d %0d\nselect_b %0d %0d\n", operands.byte_id_a, operands.thread_id_a,
                operands.byte_id_b, operands.thread_id_b);
    end
    mmaref_write_operand(file, "d", instruction, MMAREF_OPERAND_D, d);
    $fwrite(file, "end\n");
endfunction

function automatic void mmaref_write_mac16(input int file, input bit [63:0] operand, input mmaref_pool_t x,
                                           input mmaref_pool_t y, input mmaref_z_t z, input mmaref_z_t z_out);
    $fwrite(file, "insn mac16\noperand %016x\n", operand);
    mmaref_write_words(file, "x", mmaref_z_t'(x), 128);
    mmaref_write_words(file, "y", mmaref_z_t'(y), 128);
    mmaref_write_words(file, "z", z, 1024);
    mmaref_write_words(file, "z_out", z_out, 1024);
    $fwrite(file, "end\n");
endfunction
