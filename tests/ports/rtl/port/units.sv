// SPDX-License-Identifier: MIT
// Units of tests/ports/rtl/dut under the names and ports of public ones, for the modules of port/dpi/units.md. The bug of
// +bug=NAME is on.
`include "custom_bug.svh"

package fpnew_pkg;
    typedef enum logic [2:0] { RNE, RTZ, RDN, RUP, RMM } roundmode_e;
    typedef enum logic [2:0] { FP32, FP64, FP16, FP8, FP16ALT, FP8ALT } fp_format_e;
    typedef enum logic [4:0] { FMADD, SDOTP } operation_e;
endpackage

package cv32e40p_pkg;
    typedef enum logic [2:0] { MUL_DOT8 } mul_opcode_e;
endpackage

// These two have the roundings to nearest and to zero, a unit for each.
module fpnew_sdotp_multi
    import fpnew_pkg::*;
#(
    parameter logic [5:0] SrcDotpFpFmtConfig = '1, DstDotpFpFmtConfig = '1
) (
    input  logic clk_i, rst_ni,
    input  logic [33:0] sdotp_hart_id_i,
    input  logic [31:0] operand_a_i, operand_c_i, dst_operands_i,
    input  logic [15:0] operand_b_i, operand_d_i,
    input  logic [5:0][4:0] is_boxed_i,
    input  roundmode_e rnd_mode_i,
    input  operation_e op_i,
    input  logic op_mod_i,
    input  fp_format_e src_fmt_i, dst_fmt_i,
    input  logic tag_i, mask_i, aux_i, in_valid_i, flush_i, out_ready_i,
    output logic [31:0] result_o,
    output logic [4:0] status_o,
    output logic in_ready_o, extension_bit_o, tag_o, mask_o, aux_o, out_valid_o, busy_o
);
    logic [1:0][31:0] results;

    for (genvar i = 0; i < 2; i++) begin : rounded
        expanding_unit #(.ROUND(1 - i)) unit (
            .a({operand_c_i[15:0], operand_a_i[15:0]}), .b({operand_d_i, operand_b_i}), .c(dst_operands_i),
            .d(results[i]));
    end
    assign result_o = results[rnd_mode_i == RTZ];
endmodule

module fpnew_fma
    import fpnew_pkg::*;
#(
    parameter fp_format_e FpFormat = FP32
) (
    input  logic clk_i, rst_ni,
    input  logic [2:0][15:0] operands_i,
    input  logic [2:0] is_boxed_i,
    input  roundmode_e rnd_mode_i,
    input  operation_e op_i,
    input  logic op_mod_i, tag_i, mask_i, aux_i, in_valid_i, flush_i, out_ready_i,
    output logic [15:0] result_o,
    output logic [4:0] status_o,
    output logic in_ready_o, extension_bit_o, tag_o, mask_o, aux_o, out_valid_o, busy_o
);
    logic [1:0][15:0] results;

    for (genvar i = 0; i < 2; i++) begin : rounded
        fma_unit #(.L(1), .ROUND(1 - i)) unit (
            .a(operands_i[0]), .b(operands_i[1]), .c(operands_i[2]), .d(results[i]));
    end
    assign result_o = results[rnd_mode_i == RTZ];
endmodule

// The tree of f32, its result LATENCY clocks later.
module VX_tcu_fedp_bhf #(
    parameter int LATENCY = 1, N = 1
) (
    input  logic clk, reset, enable,
    input  logic [2:0] fmt_s, fmt_d,
    input  logic [N-1:0][31:0] a_row, b_col,
    input  logic [31:0] c_val,
    output logic [31:0] d_val
);
    logic [2*N*32-1:0] a, b;
    logic [31:0] d;
    logic [LATENCY-1:0][31:0] later;

    for (genvar k = 0; k < 2 * N; k++) begin : wide
        wide_f16 wide_a (.narrow(a_row[k/2][16*(k%2) +: 16]), .wide(a[32*k +: 32]));
        wide_f16 wide_b (.narrow(b_col[k/2][16*(k%2) +: 16]), .wide(b[32*k +: 32]));
    end
    tree_unit #(.A_EXP(8), .A_FRAC(23), .L(2 * N)) unit (.a(a), .b(b), .c(c_val), .d(d));
    always_ff @(posedge clk) later <= {later[LATENCY-2:0], d};
    assign d_val = later[LATENCY-1];
endmodule

// f16 as f32, exactly.
module wide_f16 (input logic [15:0] narrow, output logic [31:0] wide);
    logic [3:0] places; // until the fraction of a subnormal has its leading bit above it
    always_comb begin
        places = 0;
        for (int i = 0; i < 10; i++) if (narrow[i]) places = 4'(10 - i);
        if (narrow[14:10] == 31) wide = {narrow[15], 8'hff, narrow[9:0], 13'd0};
        else if (narrow[14:10] != 0) wide = {narrow[15], 8'(narrow[14:10]) + 8'd112, narrow[9:0], 13'd0};
        else if (narrow[9:0] == 0) wide = {narrow[15], 31'd0};
        else wide = {narrow[15], 8'd113 - 8'(places), 10'(narrow[9:0] << places), 13'd0};
    end
endmodule

module cv32e40p_mult
    import cv32e40p_pkg::*;
(
    input  logic clk, rst_n, enable_i, short_subword_i, is_clpx_i, clpx_img_i, ex_ready_i,
    input  mul_opcode_e operator_i,
    input  logic [1:0] short_signed_i, dot_signed_i, clpx_shift_i,
    input  logic [31:0] op_a_i, op_b_i, op_c_i, dot_op_a_i, dot_op_b_i, dot_op_c_i,
    input  logic [4:0] imm_i,
    output logic [31:0] result_o,
    output logic multicycle_o, mulh_active_o, ready_o
);
    logic ready, valid;
    logic [7:0] tag;

    idp_unit #(.L(4)) unit (
        .clk(clk), .rst_n(rst_n), .in_valid(1'b1), .in_ready(ready), .a(dot_op_a_i), .b(dot_op_b_i), .c(dot_op_c_i),
        .tag('0), .out_valid(valid), .out_ready(1'b1), .d(result_o), .out_tag(tag));
endmodule

// All modules of the page, side by side.
module units;
    expanding expanding();
    chain chain();
    tree tree();
    integers integers();

    string wanted;
    initial if ($value$plusargs("bug=%s", wanted)) begin
        for (custom_bug_pkg::bug_t i = i.first; i != i.last; i = i.next) if (i.name == wanted) custom_bug_pkg::active = i;
        for (dut_bug_pkg::bug_t i = i.first; i != i.last; i = i.next) if (i.name == wanted) dut_bug_pkg::active = i;
        if (custom_bug_pkg::active == custom_bug_pkg::NONE && dut_bug_pkg::active == dut_bug_pkg::NONE)
            $fatal(1, "there is no bug %s", wanted);
    end
endmodule
