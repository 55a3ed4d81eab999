// SPDX-License-Identifier: MIT
// The fragment of C, which becomes that of D. Element i of a lane (i = 0 .. 3) is row
// lane / 4 + 8 * (i / 2), column lane % 4 * 2 + i % 2.
`include "dut_bug.svh"
module mma_accumulators #(
    parameter int WIDTH = 32
) (
    input  logic clk,
    input  logic load,
    input  logic [32*4*WIDTH-1:0] c,
    input  logic [6:0] read, // row * 8 + column
    output logic [WIDTH-1:0] value,
    input  logic write,
    input  logic [6:0] written,
    input  logic [WIDTH-1:0] result,
    output logic [32*4*WIDTH-1:0] d
);
    // Bits of row and column, rearranged: lane * 4 + i.
    logic [6:0] from, to;

    assign from = {read[5:3], read[2:1], read[6], read[0] ^ `BUG_AT(C_COLUMN, read)};
    assign to = {written[5:3], written[2], written[1] ^ `BUG_AT(D_LANES_SWAPPED, written), written[6],
                 written[0]};
    assign value = d[from*WIDTH +: WIDTH];

    for (genvar i = 0; i < 128; i = i + 1) begin : held
        always_ff @(posedge clk) begin
            if (load) begin
                d[i*WIDTH +: WIDTH] <= c[i*WIDTH +: WIDTH];
            end else if (write && to == 7'(i)) begin
                d[i*WIDTH +: WIDTH] <= result;
            end
        end
    end
endmodule
