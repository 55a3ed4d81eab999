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

// Bugs of registers and handshakes.
package units_bug_pkg;
    typedef enum int {
        NONE,
        STAGE_MISSING,   // C comes a clock early to its products
        ENABLE_IGNORED,  // by the first stage
        RESET_LEAVES,    // the last stage keeps what it holds
        STALL_LOSES,     // the last stage moves although nobody takes its result
        READY_TOO_EARLY, // the first stage takes operands while it cannot move
        HANGS,           // after 100 operations
        NEVER_READY,     // after 100 operations
        REGISTER_ADDED,  // behind the adder
        SUBNORMAL_IS_NAN, // in the adder, where 0 + 0 is wrong too
        BUGS
    } bug_t;
    bug_t active = NONE;
endpackage

// These two have the roundings to nearest and to zero, a unit for each. The first one has two stages, of operands and of
// the result.
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
    import units_bug_pkg::*;
    logic [1:0][31:0] results;
    logic [1:0][15:0] a, b;
    logic [31:0] c;
    logic [1:0] valid, moves;
    roundmode_e mode;
    int operations;

    assign moves[1] = !valid[1] || out_ready_i || active == STALL_LOSES;
    assign moves[0] = !valid[0] || moves[1];
    assign in_ready_o = (moves[0] || active == READY_TOO_EARLY) && !(active == NEVER_READY && operations >= 100);
    assign out_valid_o = valid[1] && !(active == HANGS && operations >= 100);
    always_ff @(posedge clk_i or negedge rst_ni) begin
        if (!rst_ni) begin
            valid <= active == RESET_LEAVES ? valid & 2'b10 : '0;
            operations <= 0;
        end else begin
            if (moves[0]) valid[0] <= in_valid_i && in_ready_o;
            if (moves[1]) valid[1] <= valid[0];
            operations <= operations + int'(in_valid_i && in_ready_o);
        end
    end
    always_ff @(posedge clk_i) begin
        if (moves[0]) begin
            a <= {operand_c_i[15:0], operand_a_i[15:0]};
            b <= {operand_d_i, operand_b_i};
            c <= dst_operands_i;
            mode <= rnd_mode_i;
        end
        if (moves[1]) result_o <= results[mode == RTZ];
    end
    for (genvar i = 0; i < 2; i++) begin : rounded
        expanding_unit #(.ROUND(1 - i)) unit (
            .a(a), .b(b), .c(active == STAGE_MISSING ? dst_operands_i : c), .d(results[i]));
    end
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

// The tree of f32, its operands a clock later and its result LATENCY - 1 clocks after them.
module VX_tcu_fedp_bhf #(
    parameter int LATENCY = 1, N = 1
) (
    input  logic clk, reset, enable,
    input  logic [2:0] fmt_s, fmt_d,
    input  logic [N-1:0][31:0] a_row, b_col,
    input  logic [31:0] c_val,
    output logic [31:0] d_val
);
    import units_bug_pkg::*;
    logic [2*N*32-1:0] a, b, a_now, b_now;
    logic [31:0] c, d;
    logic [LATENCY-1:1][31:0] later;

    for (genvar k = 0; k < 2 * N; k++) begin : wide
        wide_f16 wide_a (.narrow(a_row[k/2][16*(k%2) +: 16]), .wide(a_now[32*k +: 32]));
        wide_f16 wide_b (.narrow(b_col[k/2][16*(k%2) +: 16]), .wide(b_now[32*k +: 32]));
    end
    tree_unit #(.A_EXP(8), .A_FRAC(23), .L(2 * N)) unit (.a(a), .b(b), .c(active == STAGE_MISSING ? c_val : c), .d(d));
    always_ff @(posedge clk) begin
        if (enable || active == ENABLE_IGNORED) {a, b, c} <= {a_now, b_now, c_val};
        if (enable) later <= {later[LATENCY-2:1], d};
    end
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
    logic signed [3:0][16:0] products;

    for (genvar k = 0; k < 4; k++) begin : multiply
        assign products[k] = 17'($signed({dot_op_a_i[8*k+7] && !`BUG_AT(INT_SIGN, 0), dot_op_a_i[8*k +: 8]})) *
                             17'($signed(dot_op_b_i[8*k +: 8]));
    end
    assign result_o = dot_op_c_i + 32'($signed(products[0])) + 32'($signed(products[1])) + 32'($signed(products[2])) +
                      32'($signed(products[3]));
endmodule

// An adder of f16 alone: no B.
module adder;
    import mmaref_pkg::*;
    import units_bug_pkg::*;
    logic clk, rst_n;
    logic [2:0] rounding;
    logic [15:0] a, b, c, d, sum, wrong, later;

    unit_check #(.D_TYPE(MMAREF_TYPE_F16), .L(1), .B_STANDS(1), .B_AT(16'h3c00), .ARITHMETIC("custom nan=quiet")) check (
        .*, .in_valid(), .in_ready(1'b1), .out_valid(1'b1), .out_ready());
    fma_unit #(.L(1)) unit (.a(a), .b(16'h3c00), .c(c), .d(sum));
    always_comb begin
        wrong = a[14:0] == 0 && c[14:0] == 0 ? 16'h0400 : sum;
        if (a[14:10] == 0 && a[9:0] != 0 || c[14:10] == 0 && c[9:0] != 0) wrong = 16'h7e00;
    end
    always_ff @(posedge clk) later <= sum;
    assign d = active == REGISTER_ADDED ? later : active == SUBNORMAL_IS_NAN ? wrong : sum;
endmodule

// All modules of the page, and the adder, side by side.
module units;
    adder adder();
    expanding expanding();
    chain chain();
    tree tree();
    integers integers();

    string wanted;
    initial if ($value$plusargs("bug=%s", wanted)) begin
        for (custom_bug_pkg::bug_t i = i.first; i != i.last; i = i.next) if (i.name == wanted) custom_bug_pkg::active = i;
        for (dut_bug_pkg::bug_t i = i.first; i != i.last; i = i.next) if (i.name == wanted) dut_bug_pkg::active = i;
        for (units_bug_pkg::bug_t i = i.first; i != i.last; i = i.next) if (i.name == wanted) units_bug_pkg::active = i;
        if (units_bug_pkg::active == units_bug_pkg::NONE && custom_bug_pkg::active == custom_bug_pkg::NONE &&
            dut_bug_pkg::active == dut_bug_pkg::NONE)
            $fatal(1, "there is no bug %s", wanted);
    end
endmodule
