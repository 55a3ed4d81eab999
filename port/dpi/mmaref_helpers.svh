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

// As mmaref_mma, but MMAREF_E_UNKNOWN if a bit of A, B or C is X or Z: the model takes
// two-state vectors, in which it would be 0.
function automatic int mmaref_mma_known(
    input int instruction, input mmaref_arithmetic_t arithmetic,
    input logic [32*16*32-1:0] a, input logic [32*16*32-1:0] b, input logic [32*16*32-1:0] c,
    output mmaref_regs_t d);
    d = mmaref_regs_t'(0);
    if ($isunknown(a) || $isunknown(b) || $isunknown(c)) return MMAREF_E_UNKNOWN;
    return mmaref_mma(instruction, arithmetic, mmaref_operands(a, b, c), d);
endfunction

function automatic int mmaref_dot_add_known(
    input mmaref_dot_types_t types, input mmaref_arithmetic_t arithmetic, input int count,
    input logic [1023:0] a, input logic [1023:0] b, input logic [63:0] c, output bit [63:0] d);
    bit [31:0] unused_coverage;
    d = '0;
    if ($isunknown(a) || $isunknown(b) || $isunknown(c)) return MMAREF_E_UNKNOWN;
    return mmaref_dot_add(types, arithmetic, count, a, b, c, d, unused_coverage);
endfunction

// ---- Text vectors: what `mmaref run` replays ------------------------------------------

function automatic void mmaref_write_words(input int file, input string key, input mmaref_z_t words,
                                           input int count);
    $fwrite(file, "%s", key);
    for (int i = 0; i < count; i++) $fwrite(file, " %08x", words[32*i +: 32]);
    $fwrite(file, "\n");
endfunction

// The first line of a file of vectors.
function automatic void mmaref_write_start(input int file);
    $fwrite(file, "mmavec 1\n");
endfunction

// One case: `d` is what the RTL gave, so that a replay shows whether the model agrees.
function automatic void mmaref_write_mma(input int file, input int instruction,
                                         input mmaref_arithmetic_t arithmetic,
                                         input mmaref_operands_t operands, input mmaref_regs_t d);
    $fwrite(file, "insn %s\narith %s\n", mmaref_text(instruction), mmaref_arithmetic_text(arithmetic));
    mmaref_write_words(file, "a", mmaref_z_t'(operands.a), 32 * mmaref_registers(instruction, MMAREF_OPERAND_A));
    mmaref_write_words(file, "b", mmaref_z_t'(operands.b), 32 * mmaref_registers(instruction, MMAREF_OPERAND_B));
    mmaref_write_words(file, "c", mmaref_z_t'(operands.c), 32 * mmaref_registers(instruction, MMAREF_OPERAND_C));
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
    mmaref_write_words(file, "d", mmaref_z_t'(d), 32 * mmaref_registers(instruction, MMAREF_OPERAND_D));
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
