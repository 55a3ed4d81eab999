// SPDX-License-Identifier: MIT
// Integers: cv32e40p_mult of CV32E40P; see units.md.
module integers;
    import mmaref_pkg::*;
    logic clk, rst_n;
    logic [2:0] rounding; // integers have none
    logic [31:0] a, b, c, d;

    unit_check #(.A_TYPE(MMAREF_TYPE_S8), .D_TYPE(MMAREF_TYPE_S32), .L(4), .ARITHMETIC("custom")) check (
        .*, .in_valid(), .in_ready(1'b1), .out_valid(1'b1), .out_ready());
    cv32e40p_mult unit (
        .clk(clk), .rst_n(rst_n), .enable_i(1'b1), .operator_i(cv32e40p_pkg::MUL_DOT8), .short_subword_i('0),
        .short_signed_i('0), .op_a_i('0), .op_b_i('0), .op_c_i('0), .imm_i('0), .dot_signed_i(2'b11), .dot_op_a_i(a),
        .dot_op_b_i(b), .dot_op_c_i(c), .is_clpx_i('0), .clpx_shift_i('0), .clpx_img_i('0), .result_o(d),
        .multicycle_o(), .mulh_active_o(), .ready_o(), .ex_ready_i(1'b1));
endmodule
