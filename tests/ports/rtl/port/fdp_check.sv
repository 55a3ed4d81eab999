// SPDX-License-Identifier: MIT
// The ports of mmaref_fdp: its latency, one operation a clock, and what it does while nobody
// takes its results. One product, f64: D = A * 1 + C. `errors` is final once `done`.
module fdp_check (output bit done, output int errors);
    import mmaref_pkg::*;

    localparam int LATENCY = 3;
    localparam bit [63:0] ONE = 64'h3ff0_0000_0000_0000, TWO = 64'h4000_0000_0000_0000;

    bit clk, rst_n;
    bit in_valid, out_ready;
    logic in_ready, out_valid;
    bit [63:0] a, b = ONE, c = ONE;
    logic [63:0] d;
    bit [7:0] tag;
    logic [7:0] out_tag;

    mmaref_fdp #(.A_TYPE(MMAREF_TYPE_F64), .D_TYPE(MMAREF_TYPE_F64), .L(1), .LATENCY(LATENCY)) dut (.*);

    // Beside it one of a custom format, s.4.3 with bias 7: 1 * 1 + 1 * 1 + 1, where 38 is 1.
    logic own_valid;
    logic [31:0] own_d;
    mmaref_fdp #(.A_TYPE(MMAREF_TYPE_OWN), .L(2), .LATENCY(1), .OWN_WIDTH(8),
                 .ARITHMETIC("custom own_exponent_bits=4 own_fraction_bits=3")) own (
        .clk, .rst_n, .in_valid, .in_ready(), .a(16'h3838), .b(16'h3838), .c(32'h3f800000), .tag, .out_valid(own_valid),
        .out_ready(1'b1), .d(own_d), .out_tag());

    always #5 clk = !clk;

    task automatic expect_it(input bit ok, input string what);
        if (!ok) begin
            errors++;
            $display("fdp: %s", what);
        end
    endtask

    // Operands and handshakes change at the falling edge, outputs are looked at just before it.
    initial begin
        #20 rst_n = 1;
        // 1 + 1 alone: there after LATENCY clocks, gone one later.
        @(negedge clk) in_valid = 1;
        a = ONE;
        tag = 8'd7;
        out_ready = 1;
        expect_it(in_ready, "not ready when empty");
        for (int i = 1; i <= LATENCY + 1; i++) begin
            @(negedge clk) in_valid = 0;
            expect_it(out_valid == (i == LATENCY), $sformatf("valid %0d after %0d clocks", out_valid, i));
            if (i == 1) expect_it(own_valid && own_d == 32'h40400000, "1 * 1 + 1 * 1 + 1 of one's own format is not 3");
            if (i == LATENCY) expect_it(d == TWO && out_tag == 7, "1 * 1 + 1 is not 2 with its tag");
        end
        // Nobody takes results: LATENCY operations fit, the first stays at the end.
        out_ready = 0;
        in_valid = 1;
        for (int i = 0; i < LATENCY + 3; i++) begin
            tag = 8'(i);
            #1 expect_it(in_ready == (i < LATENCY), $sformatf("ready %0d with %0d inside", in_ready, i));
            @(negedge clk);
        end
        expect_it(out_valid && out_tag == 0, "the first result did not stay");
        // They are taken: one a clock, in order, and new ones enter at once.
        out_ready = 1;
        for (int i = 0; i < LATENCY; i++) begin
            tag = 8'(LATENCY + i);
            #1 expect_it(in_ready, "not ready while results are taken");
            expect_it(out_valid && out_tag == 8'(i), "results out of order");
            @(negedge clk);
        end
        expect_it(out_valid && out_tag == 8'(LATENCY), "an operation was lost");
        // Reset empties it.
        rst_n = 0;
        #1 expect_it(!out_valid, "valid after reset");
        done = 1;
    end
endmodule
