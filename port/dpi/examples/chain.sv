// SPDX-License-Identifier: MIT
// A row of fused multiply-adds: fpnew_fma of cvfpu, as in RedMulE; see units.md.
module chain;
    import mmaref_pkg::*;
    localparam int L = 4;
    logic clk, rst_n;
    logic [2:0] rounding;
    logic [L*16-1:0] a, b;
    logic [15:0] c, d;
    logic [(L+1)*16-1:0] sums;

    unit_check #(.A_TYPE(MMAREF_TYPE_F16), .D_TYPE(MMAREF_TYPE_F16), .L(L),
                 .ARITHMETIC("custom products=1 nan=quiet zero_sign=ieee")) check (
        .*, .in_valid(), .in_ready(1'b1), .out_valid(1'b1), .out_ready());
    assign sums[15:0] = c;
    for (genvar k = 0; k < L; k++) begin : row
        fpnew_fma #(.FpFormat(fpnew_pkg::FP16)) unit (
            .clk_i(clk), .rst_ni(rst_n), .operands_i({sums[16*k +: 16], b[16*k +: 16], a[16*k +: 16]}), .is_boxed_i('1),
            .rnd_mode_i(fpnew_pkg::roundmode_e'(rounding)), .op_i(fpnew_pkg::FMADD), .op_mod_i(1'b0), .tag_i('0),
            .mask_i('0), .aux_i('0), .in_valid_i(1'b1), .in_ready_o(), .flush_i(1'b0), .result_o(sums[16*(k+1) +: 16]),
            .status_o(), .extension_bit_o(), .tag_o(), .mask_o(), .aux_o(), .out_valid_o(), .out_ready_i(1'b1),
            .busy_o());
    end
    assign d = sums[L*16 +: 16];
endmodule
