// SPDX-License-Identifier: MIT
// The metadata of one row of a sparse 16-bit A: four bits for each chunk of four columns.
// Chunk c lies in lane (row % 8) * 4 + selector * (K / 16) + c / 4, from bit
// 16 * (row / 8) + 4 * (c % 4) on (PTX ISA 9.7.14.6.2).
`include "dut_bug.svh"
module mma_metadata #(
    parameter int K = 32
) (
    `BUG_SITE_PORT
    input  logic [32*32-1:0] e,
    input  logic [1:0] selector,
    input  logic [3:0] row,
    output logic [K-1:0] metadata
);
    logic [3:0] chosen;

    assign chosen = `BUG(METADATA_ROW) ? row ^ 4'd8 : row;

    for (genvar c = 0; c < K / 4; c = c + 1) begin : chunks
        logic [4:0] lane;

        assign lane = {chosen[2:0], 2'(32'(selector) * (K / 16) + c / 4)};
        assign metadata[4*c +: 4] = e[32*lane + 16*chosen[3] + c%4*4 +: 4];
    end
endmodule
