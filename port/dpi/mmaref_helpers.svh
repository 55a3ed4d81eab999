// SPDX-License-Identifier: MIT
// Functions in SystemVerilog around the imports: operands, unknown bits, text vectors.

// The operands of an instruction that takes A, B and C alone.
function automatic mmaref_operands_t mmaref_operands(input mmaref_regs_t a, input mmaref_regs_t b,
                                                     input mmaref_regs_t c);
    mmaref_operands_t operands = mmaref_operands_t'(0);
    operands.a = a;
    operands.b = b;
    operands.c = c;
    return operands;
endfunction

// ---- Refusals ---------------------------------------------------------------------------

// Ends the simulation with the reason if a function has returned a negative status.
function automatic void mmaref_must(input int given);
    if (given < 0) $fatal(1, "mmaref: %s", mmaref_error_last());
endfunction

// Prints the texts in the queue, and how many were lost because it was full.
function automatic void mmaref_print_errors();
    int lost;
    while (mmaref_error_count() != 0) $display("%s", mmaref_error_next());
    lost = mmaref_errors_lost();
    if (lost != 0) $display("mmaref: %0d texts were lost: the queue was full", lost);
endfunction

// Whether some bench shrinks a dot product: one at a time can (mmaref_shrink_start).
/* verilator lint_off UNUSEDSIGNAL */
bit mmaref_is_shrinking = 0;
/* verilator lint_on UNUSEDSIGNAL */

// ---- Unknown bits: the imports take two-state vectors, in which X and Z become 0 ------

`include "mmaref_unknown.svh"

// Registers that a lane holds of an operand; 0 if the instruction's number is refused. The refusal is removed from the
// queue, because the function that computes queues it again: one text for a call.
function automatic int mmaref_registers_or_none(input int instruction, input mmaref_operand_e operand);
    mmaref_registers_or_none = mmaref_registers(instruction, operand);
    if (mmaref_registers_or_none < 0) begin
        mmaref_registers_or_none = 0;
        void'(mmaref_error_last());
    end
endfunction

function automatic string mmaref_unknown_operand(input int instruction, input mmaref_operand_e operand,
                                                 input string name,
                                                 input logic [MMAREF_UNKNOWN_BITS-1:0] registers);
    int n = mmaref_registers_or_none(instruction, operand);
    if (n == 0) return "";
    return mmaref_unknown_register(name, mmaref_lanes(instruction), n, registers);
endfunction

// The place of the first unknown bit that the instruction would read; "" if there is none.
function automatic string mmaref_unknown(input int instruction, input mmaref_logic_operands_t operands);
    string where =
        mmaref_unknown_operand(instruction, MMAREF_OPERAND_A, "a", MMAREF_UNKNOWN_BITS'(operands.a));
    if (where == "")
        where = mmaref_unknown_operand(instruction, MMAREF_OPERAND_B, "b", MMAREF_UNKNOWN_BITS'(operands.b));
    if (where == "")
        where = mmaref_unknown_operand(instruction, MMAREF_OPERAND_C, "c", MMAREF_UNKNOWN_BITS'(operands.c));
    if (where == "")
        where = mmaref_unknown_operand(instruction, MMAREF_OPERAND_E, "e", MMAREF_UNKNOWN_BITS'(operands.e));
    if (where == "")
        where = mmaref_unknown_operand(instruction, MMAREF_OPERAND_SCALE_A, "scale_a",
                                       MMAREF_UNKNOWN_BITS'(operands.scale_a));
    if (where == "")
        where = mmaref_unknown_operand(instruction, MMAREF_OPERAND_SCALE_B, "scale_b",
                                       MMAREF_UNKNOWN_BITS'(operands.scale_b));
    if (where == "" && mmaref_registers_or_none(instruction, MMAREF_OPERAND_E) > 0 && $isunknown(operands.selector))
        where = "X or Z in the sparsity selector";
    if (where == "" && mmaref_registers_or_none(instruction, MMAREF_OPERAND_SCALE_A) > 0 &&
        $isunknown({operands.byte_id_a, operands.thread_id_a, operands.byte_id_b, operands.thread_id_b}))
        where = "X or Z in a byte-id or thread-id";
    return where;
endfunction

/* verilator lint_off UNUSEDSIGNAL */ // some members of structs are not read
// Width of a type, which may be a format, in bits; 0 if there is no such type.
function automatic int mmaref_type_width(input mmaref_type_e of);
    if (of[31:24] == 0) return mmaref_width(of);
    return 1 + int'(of[31:24]) + int'(of[23:16]);
endfunction

// The same for a dot product, where MMAREF_TYPE_OWN is the format that the arithmetic describes.
function automatic int mmaref_element_width(input mmaref_type_e of, input mmaref_arithmetic_t arithmetic);
    if (of != MMAREF_TYPE_OWN) return mmaref_type_width(of);
    return 1 + int'(arithmetic.own_exponent_bits) + int'(arithmetic.own_fraction_bits);
endfunction

// The place of the first unknown bit that a dot product would read: in its first `count` elements, in as many bits as
// their types have.
function automatic string mmaref_unknown_dot(
    input mmaref_dot_types_t types, input mmaref_arithmetic_t arithmetic, input int count,
    input mmaref_logic_vector_t a, input mmaref_logic_vector_t b, input logic [63:0] c);
    string where = mmaref_unknown_element("a", count, mmaref_element_width(types.a, arithmetic), a);
    if (where == "") where = mmaref_unknown_element("b", count, mmaref_element_width(types.b, arithmetic), b);
    if (where == "") where = mmaref_unknown_element("c", 1, mmaref_element_width(types.c, arithmetic), 1024'(c));
    return where;
endfunction

// The same for its random bits and scale factors.
function automatic string mmaref_unknown_others(input mmaref_arithmetic_t arithmetic, input int count,
                                                input mmaref_logic_dot_others_t others);
    int scales = 0;
    if ((arithmetic.rounding == MMAREF_ROUND_STOCHASTIC || arithmetic.product_rounding == MMAREF_ROUND_STOCHASTIC) &&
        $isunknown(others.random)) return mmaref_unknown_element("random", 1, 32, 1024'(others.random));
    if (others.scale_type == mmaref_type_e'(0)) return "";
    if ($isunknown(others.scale_length)) return "X or Z in scale_length";
    if (int'(others.scale_length) > 0) scales = count / int'(others.scale_length);
    if (scales > MMAREF_SCALES_MAX) scales = MMAREF_SCALES_MAX;
    mmaref_unknown_others = mmaref_unknown_element("scale_a", scales, 8, 1024'(others.scale_a));
    if (mmaref_unknown_others == "")
        mmaref_unknown_others = mmaref_unknown_element("scale_b", scales, 8, 1024'(others.scale_b));
endfunction
/* verilator lint_on UNUSEDSIGNAL */

// Queues that something has an unknown bit, and its place.
function automatic int mmaref_refuse_unknown(input string what, input string where);
    mmaref_error_put({what, ": ", where});
    return MMAREF_E_UNKNOWN;
endfunction

// ---- The functions that compute and compare, for four-state operands and results: an unknown bit that
// would be read queues its place and returns MMAREF_E_UNKNOWN

function automatic int mmaref_mma_known(input int instruction, input mmaref_arithmetic_t arithmetic,
                                        input mmaref_logic_operands_t operands, output mmaref_regs_t d);
    string where = mmaref_unknown(instruction, operands);
    d = mmaref_regs_t'(0);
    if (where != "") return mmaref_refuse_unknown(mmaref_text(instruction), where);
    return mmaref_mma(instruction, arithmetic, mmaref_operands_t'(operands), d);
endfunction

function automatic int mmaref_dot_add_known(
    input mmaref_dot_types_t types, input mmaref_arithmetic_t arithmetic, input int count,
    input mmaref_logic_vector_t a, input mmaref_logic_vector_t b, input logic [63:0] c, output bit [63:0] d);
    string where = mmaref_unknown_dot(types, arithmetic, count, a, b, c);
    bit [31:0] unused_coverage;
    d = 64'd0;
    if (where != "") return mmaref_refuse_unknown("dot product", where);
    return mmaref_dot_add(types, arithmetic, count, a, b, c, d, unused_coverage);
endfunction

function automatic int mmaref_compare_known(input int instruction, input mmaref_arithmetic_t arithmetic,
                                            input mmaref_logic_operands_t operands, input mmaref_logic_regs_t got);
    string where = mmaref_unknown(instruction, operands);
    if (where == "") where = mmaref_unknown_operand(instruction, MMAREF_OPERAND_D, "d", MMAREF_UNKNOWN_BITS'(got));
    if (where != "") return mmaref_refuse_unknown(mmaref_text(instruction), where);
    return mmaref_compare(instruction, arithmetic, mmaref_operands_t'(operands), got);
endfunction

function automatic int mmaref_compare_dot_known(
    input mmaref_dot_types_t types, input mmaref_arithmetic_t arithmetic, input int count,
    input mmaref_logic_vector_t a, input mmaref_logic_vector_t b, input logic [63:0] c, input logic [63:0] got);
    string where = mmaref_unknown_dot(types, arithmetic, count, a, b, c);
    if (where == "") where = mmaref_unknown_element("d", 1, mmaref_element_width(types.d, arithmetic), 1024'(got));
    if (where != "") return mmaref_refuse_unknown("dot product", where);
    return mmaref_compare_dot(types, arithmetic, count, a, b, c, got);
endfunction

function automatic int mmaref_compare_dot_others_known(
    input mmaref_dot_types_t types, input mmaref_arithmetic_t arithmetic, input int count,
    input mmaref_logic_vector_t a, input mmaref_logic_vector_t b, input logic [63:0] c,
    input mmaref_logic_dot_others_t others, input logic [63:0] got);
    string where = mmaref_unknown_dot(types, arithmetic, count, a, b, c);
    if (where == "") where = mmaref_unknown_others(arithmetic, count, others);
    if (where == "") where = mmaref_unknown_element("d", 1, mmaref_element_width(types.d, arithmetic), 1024'(got));
    if (where != "") return mmaref_refuse_unknown("dot product", where);
    return mmaref_compare_dot_others(types, arithmetic, count, a, b, c, mmaref_dot_others_t'(others), got);
endfunction

function automatic int mmaref_compare_mac16_known(
    input logic [63:0] operand, input mmaref_logic_pool_t x, input mmaref_logic_pool_t y, input mmaref_logic_z_t z,
    input mmaref_logic_z_t got);
    string where = mmaref_unknown_element("the operand", 1, 64, 1024'(operand));
    if (where == "") where = mmaref_unknown_byte("x", mmaref_logic_z_t'(x));
    if (where == "") where = mmaref_unknown_byte("y", mmaref_logic_z_t'(y));
    if (where == "") where = mmaref_unknown_byte("z", z);
    if (where == "") where = mmaref_unknown_byte("what z became", got);
    if (where != "") return mmaref_refuse_unknown("mac16", where);
    return mmaref_compare_mac16(operand, x, y, z, got);
endfunction

// ---- Text vectors: what `mmaref run` replays ------------------------------------------

// The first line of a file of vectors.
function automatic void mmaref_write_start(input int file);
    $fwrite(file, "mmavec 1\n");
endfunction

function automatic void mmaref_write_words(input int file, input string key, input mmaref_words_t words,
                                           input int count);
    $fwrite(file, "%s", key);
    for (int i = 0; i < count; i++) $fwrite(file, " %08x", words[32*i +: 32]);
    $fwrite(file, "\n");
endfunction

function automatic void mmaref_write_operand(input int file, input string key, input int instruction,
                                             input mmaref_operand_e operand, input mmaref_regs_t registers);
    mmaref_write_words(file, key, mmaref_words_t'(registers),
                       mmaref_lanes(instruction) * mmaref_registers(instruction, operand));
endfunction

// One case. `d` is the result of the RTL, so that a replay shows whether the model agrees. A number that no
// instruction has writes nothing and queues the reason.
function automatic void mmaref_write_mma(input int file, input int instruction,
                                         input mmaref_arithmetic_t arithmetic,
                                         input mmaref_operands_t operands, input mmaref_regs_t d);
    string block = mmaref_arithmetic_text(arithmetic);
    if (mmaref_registers(instruction, MMAREF_OPERAND_A) < 0) return;
    $fwrite(file, "insn %s\n", mmaref_text(instruction));
    if (block != "") $fwrite(file, "arith %s\n", block); // integers may have none
    mmaref_write_operand(file, "a", instruction, MMAREF_OPERAND_A, operands.a);
    mmaref_write_operand(file, "b", instruction, MMAREF_OPERAND_B, operands.b);
    mmaref_write_operand(file, "c", instruction, MMAREF_OPERAND_C, operands.c);
    if (mmaref_registers(instruction, MMAREF_OPERAND_E) > 0) begin
        mmaref_write_words(file, "e", mmaref_words_t'(operands.e), mmaref_lanes(instruction));
        $fwrite(file, "f %0d\n", operands.selector);
    end
    if (mmaref_registers(instruction, MMAREF_OPERAND_SCALE_A) > 0) begin
        mmaref_write_words(file, "scale_a", mmaref_words_t'(operands.scale_a), mmaref_lanes(instruction));
        mmaref_write_words(file, "scale_b", mmaref_words_t'(operands.scale_b), mmaref_lanes(instruction));
        $fwrite(file, "select_a %0d %0d\nselect_b %0d %0d\n", operands.byte_id_a, operands.thread_id_a,
                operands.byte_id_b, operands.thread_id_b);
    end
    mmaref_write_operand(file, "d", instruction, MMAREF_OPERAND_D, d);
    $fwrite(file, "end\n");
endfunction

function automatic void mmaref_write_mac16(input int file, input bit [63:0] operand, input mmaref_pool_t x,
                                           input mmaref_pool_t y, input mmaref_z_t z, input mmaref_z_t z_out);
    $fwrite(file, "insn mac16\noperand %016x\n", operand);
    mmaref_write_words(file, "x", mmaref_words_t'(x), 128);
    mmaref_write_words(file, "y", mmaref_words_t'(y), 128);
    mmaref_write_words(file, "z", mmaref_words_t'(z), 1024);
    mmaref_write_words(file, "z_out", mmaref_words_t'(z_out), 1024);
    $fwrite(file, "end\n");
endfunction
