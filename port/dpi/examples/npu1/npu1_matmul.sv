// SPDX-License-Identifier: MIT
// matmul.q8 of the invented accelerator of generator/UNITS.md: one element of D a clock, by one unit of dot products.
// Registers are those of 64 lanes; where an element lies is chapter 4.1 of its handbook.
module npu1_matmul (
    input  logic clk, start, // operands stand from `start` until `done`
    input  logic [63:0][1:0][31:0] a, b,
    input  logic [63:0][3:0][31:0] c,
    output logic done,
    output logic [63:0][3:0][31:0] d
);
    logic [8:0] at, given; // the element whose operands the unit gets, and the one that it gives: column, row
    logic [31:0][7:0] row, column;
    logic [511:0][7:0] a_bytes, b_bytes;
    logic [31:0] sum;

    assign a_bytes = a;
    assign b_bytes = b;
    assign done = given[8];
    always_comb begin
        for (int k = 0; k < 32; k++) begin // lane: row or column, and which eight of k; element: k % 8
            row[k] = a_bytes[{2'(k / 8), at[3:0], 3'(k % 8)}];
            column[k] = b_bytes[{2'(k / 8), at[7:4], 3'(k % 8)}];
        end
    end
    npu1_dot unit (.clk(clk), .a(row), .b(column), .c(c[{at[5:4], at[3:0]}][at[7:6]]), .d(sum));

    always_ff @(posedge clk) begin
        at <= start ? 0 : at + 9'(!at[8]);
        given <= start ? 0 : at;
        if (!given[8]) d[{given[5:4], given[3:0]}][given[7:6]] <= sum;
    end
endmodule
