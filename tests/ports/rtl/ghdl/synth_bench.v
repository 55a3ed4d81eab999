// SPDX-License-Identifier: MIT
// The Verilog that GHDL makes of dot_unit.vhd, beside the model through port/vpi: an operation a clock.
module synth_bench;
    reg clk = 0, reset = 1;
    reg [31:0] a, b, a_sent [0:3], b_sent [0:3];
    reg [15:0] c, c_sent [0:3];
    wire [15:0] d;
    wire out_valid;
    integer n, wrong = 0, seed = 1;

    dot_unit unit (.clk(clk), .reset(reset), .enable(1'b1), .in_valid(1'b1), .a(a), .b(b), .c(c),
                   .out_valid(out_valid), .d(d));

    initial begin
        repeat (4) #5 clk = !clk;
        reset = 0;
        for (n = 0; n < 1003; n = n + 1) begin
            a = $random(seed);
            b = $random(seed);
            c = $random(seed);
            a_sent[n % 4] = a;
            b_sent[n % 4] = b;
            c_sent[n % 4] = c;
            #5 if (n >= 3 && $mmaref_compare_dot("", "custom", "e4m3 e4m3 f16 f16", 4, a_sent[(n - 3) % 4],
                                                 b_sent[(n - 3) % 4], c_sent[(n - 3) % 4], d) != 0) wrong = wrong + 1;
            clk = 1;
            #5 clk = 0;
        end
        $display("%0d results, %0d wrong", n - 3, wrong);
    end
endmodule
