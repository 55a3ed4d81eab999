// SPDX-License-Identifier: MIT
// The clock and the reset of soc_sim in a simulator that needs them in the language.
module soc_icarus;
    logic clk = 1'b0, rst_n = 1'b0;

    soc_sim sim (.clk(clk), .rst_n(rst_n));
    always #5 clk = !clk;
    initial #22 rst_n = 1'b1;
endmodule
