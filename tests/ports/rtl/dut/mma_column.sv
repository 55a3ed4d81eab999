// SPDX-License-Identifier: MIT
// One column of B, from its fragment. Element (k, column) lies in lane
// column * 4 + k % (4 * n) / n, register k / (4 * n), where a register holds n elements.
`include "dut_bug.svh"
module mma_column #(
    parameter int K = 16,
    parameter int WIDTH = 16,
    localparam int N = 32 / WIDTH,
    localparam int REGS = K / (4 * N)
) (
    `BUG_SITE_PORT
    input  logic [32*REGS*32-1:0] b,
    input  logic [2:0] column,
    output logic [K*WIDTH-1:0] elements
);
    logic [2:0] chosen;

    assign chosen = `BUG(B_COLUMN) ? column ^ 3'd1 : column;

    for (genvar k = 0; k < K; k = k + 1) begin : from_lanes
        logic [8*WIDTH-1:0] columns;

        for (genvar c = 0; c < 8; c = c + 1) begin : from_columns
            localparam int LANE = c * 4 + k % (4 * N) / N;
            localparam int REGISTER = k / (4 * N);
            localparam int OTHER = REGS - 1 - REGISTER;
            assign columns[c*WIDTH +: WIDTH] =
                `BUG(B_REGISTERS_SWAPPED) ? b[(LANE*REGS + OTHER)*32 + k%N*WIDTH +: WIDTH]
                                          : b[(LANE*REGS + REGISTER)*32 + k%N*WIDTH +: WIDTH];
        end
        assign elements[k*WIDTH +: WIDTH] = columns[chosen*WIDTH +: WIDTH];
    end
endmodule
