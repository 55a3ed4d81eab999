// SPDX-License-Identifier: MIT
// 2:4 sparsity: for each stored element of A, the element of B that its two bits of
// metadata name among the four of its group. Two stored elements a group, four bits of
// metadata, the first element's in the low two (PTX ISA 9.7.14.6.1).
`include "dut_bug.svh"
module sparse_select #(
    parameter int STORED = 8,
    parameter int WIDTH = 16
) (
    `BUG_SITE_PORT
    input  logic [2*STORED*WIDTH-1:0] b,
    input  logic [2*STORED-1:0] metadata,
    output logic [STORED*WIDTH-1:0] selected
);
    for (genvar s = 0; s < STORED; s = s + 1) begin : pick
        localparam int GROUP = s / 2;
        localparam int NEIGHBOUR = (GROUP + 1) % (STORED / 2);
        logic [4*WIDTH-1:0] candidates;
        logic [1:0] index;

        assign candidates = b[4*GROUP*WIDTH +: 4*WIDTH];
        assign index = `BUG(METADATA_SWAPPED) ? metadata[4*GROUP + 2*((s + 1) % 2) +: 2]
                     : `BUG(METADATA_NEIGHBOUR) ? metadata[4*NEIGHBOUR + 2*(s % 2) +: 2]
                     : `BUG(METADATA_HIGH_BIT) ? metadata[2*s +: 2] & 2'b01
                     : metadata[2*s +: 2];
        assign selected[s*WIDTH +: WIDTH] = candidates[index*WIDTH +: WIDTH];
    end
endmodule
