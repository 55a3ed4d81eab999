// SPDX-License-Identifier: MIT
// A tree of adders: VX_tcu_fedp_bhf of Vortex; see units.md.
module tree;
    import mmaref_pkg::*;
    logic clk, rst_n, out_ready;
    logic [2:0] rounding; // the unit has one: to nearest
    logic [63:0] a, b;
    logic [31:0] c, d;

    unit_check #(.A_TYPE(MMAREF_TYPE_F16), .D_TYPE(MMAREF_TYPE_F32), .L(4), .LATENCY(13), .ENABLE(1),
                 .ARITHMETIC("custom adder=neighbours nan=quiet zero_sign=ieee")) check (
        .*, .in_valid(), .in_ready(1'b1), .out_valid(1'b1));
    VX_tcu_fedp_bhf #(.N(2), .LATENCY(13)) unit (
        .clk(clk), .reset(!rst_n), .enable(out_ready), .fmt_s(3'd1), .fmt_d(3'd0), .a_row(a), .b_col(b), .c_val(c),
        .d_val(d));
endmodule
