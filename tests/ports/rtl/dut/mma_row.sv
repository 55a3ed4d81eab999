// SPDX-License-Identifier: MIT
// One row of A, from its fragment. Element (row, k) lies in lane
// (row % 8) * 4 + k % (4 * n) / n, register row / 8 + 2 * (k / (4 * n)), where a
// register holds n elements.
`include "dut_bug.svh"
module mma_row #(
    parameter int K = 16,
    parameter int WIDTH = 16,
    localparam int N = 32 / WIDTH,
    localparam int REGS = K / (2 * N)
) (
    `BUG_SITE_PORT
    input  logic [32*REGS*32-1:0] a,
    input  logic [3:0] row,
    output logic [K*WIDTH-1:0] elements
);
    logic [3:0] chosen;

    assign chosen = `BUG(A_REGISTERS_SWAPPED) ? row ^ 4'd8 : row;

    for (genvar k = 0; k < K; k = k + 1) begin : from_lanes
        logic [16*WIDTH-1:0] rows;

        for (genvar r = 0; r < 16; r = r + 1) begin : from_rows
            localparam int LANE = r % 8 * 4 + k % (4 * N) / N;
            localparam int REGISTER = r / 8 + k / (4 * N) * 2;
            localparam int OTHER = LANE ^ 1;
            assign rows[r*WIDTH +: WIDTH] =
                `BUG(A_LANES_SWAPPED) ? a[(OTHER*REGS + REGISTER)*32 + k%N*WIDTH +: WIDTH]
                                      : a[(LANE*REGS + REGISTER)*32 + k%N*WIDTH +: WIDTH];
        end
        assign elements[k*WIDTH +: WIDTH] = rows[chosen*WIDTH +: WIDTH];
    end
endmodule
