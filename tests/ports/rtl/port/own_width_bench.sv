// SPDX-License-Identifier: MIT
// An mmaref_fdp of a custom format of 8 bits, s.4.3, whose ports were made for 7: it must not run.
module own_width_bench;
    import mmaref_pkg::*;

    mmaref_fdp #(.L(2), .A_TYPE(MMAREF_TYPE_OWN), .OWN_WIDTH(7),
                 .ARITHMETIC("custom own_exponent_bits=4 own_fraction_bits=3")) dut (
        .clk(1'b0), .rst_n(1'b0), .in_valid(1'b0), .in_ready(), .a(14'd0), .b(14'd0), .c(32'd0), .tag(8'd0),
        .out_valid(), .out_ready(1'b0), .d(), .out_tag());

    initial begin
        #10 $display("it runs");
        $finish;
    end
endmodule
