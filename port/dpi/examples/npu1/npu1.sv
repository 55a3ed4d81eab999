// SPDX-License-Identifier: MIT
// The invented accelerator beside the model: its dot product by the bench of units.md, and the whole instruction; see
// generator/UNITS.md.
module npu1;
    import mmaref_pkg::*;
    localparam string SUMS = "custom adder=neighbours fraction_bits=14 align=down partial=cut nan=quiet zero_sign=plus";
    logic clk, rst_n;
    logic [2:0] rounding; // the unit has one: what its sums keep is exact in f32
    logic [255:0] a, b;
    logic [31:0] c, d;

    unit_check #(.A_TYPE(MMAREF_TYPE_Q8), .D_TYPE(MMAREF_TYPE_F32), .L(32), .LATENCY(1), .ARITHMETIC(SUMS)) check (
        .*, .in_valid(), .in_ready(1'b1), .out_valid(1'b1), .out_ready());
    npu1_dot unit (.*);
    npu1_bench whole();
endmodule
