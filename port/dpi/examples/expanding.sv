// SPDX-License-Identifier: MIT
// An expanding dot product: fpnew_sdotp_multi of cvfpu; see units.md.
module expanding;
    import mmaref_pkg::*;
    logic clk, rst_n, in_valid, in_ready, out_valid, out_ready;
    logic [2:0] rounding;
    logic [31:0] a, b, c, d;

    unit_check #(.A_TYPE(MMAREF_TYPE_F16), .D_TYPE(MMAREF_TYPE_F32), .L(2), .LATENCY(-1),
                 .ARITHMETIC("custom nan=quiet zero_sign=ieee")) check (.*);
    fpnew_sdotp_multi #(.SrcDotpFpFmtConfig(6'b001000), .DstDotpFpFmtConfig(6'b100000)) unit (
        .clk_i(clk), .rst_ni(rst_n), .sdotp_hart_id_i('0),
        .operand_a_i(32'(a[15:0])), .operand_b_i(b[15:0]), .operand_c_i(32'(a[31:16])), .operand_d_i(b[31:16]),
        .dst_operands_i(c), .is_boxed_i('1), .rnd_mode_i(fpnew_pkg::roundmode_e'(rounding)),
        .op_i(fpnew_pkg::SDOTP), .op_mod_i(1'b0), .src_fmt_i(fpnew_pkg::FP16), .dst_fmt_i(fpnew_pkg::FP32),
        .tag_i('0), .mask_i('0), .aux_i('0), .in_valid_i(in_valid), .in_ready_o(in_ready), .flush_i(1'b0), .result_o(d),
        .status_o(), .extension_bit_o(), .tag_o(), .mask_o(), .aux_o(), .out_valid_o(out_valid),
        .out_ready_i(out_ready), .busy_o());
endmodule
