// SPDX-License-Identifier: MIT
// The 64 bytes of a pool of 512 from a byte offset on; a load wraps around the end.
`include "dut_bug.svh"
module mac16_pool (
    input  logic [4095:0] pool,
    input  logic [8:0] offset,
    output logic [511:0] window
);
    // Three rounds of 8:1 selection: by 64 bytes, by 8, by 1.
    logic [127*8-1:0] coarse;
    logic [71*8-1:0] fine;

    for (genvar i = 0; i < 127; i = i + 1) begin : by_64
        logic [63:0] choices;
        for (genvar j = 0; j < 8; j = j + 1) begin : choice
            localparam int FROM = 64 * j + i;
            if (FROM < 512) begin : straight
                assign choices[8*j +: 8] = pool[8*FROM +: 8];
            end else begin : wrapped
                assign choices[8*j +: 8] = `BUG_AT(MAC_POOL_END, 16'd0) ? '0 : pool[8*(FROM-512) +: 8];
            end
        end
        assign coarse[8*i +: 8] = choices[8*offset[8:6] +: 8];
    end
    for (genvar i = 0; i < 71; i = i + 1) begin : by_8
        logic [63:0] choices;
        for (genvar j = 0; j < 8; j = j + 1) begin : choice
            assign choices[8*j +: 8] = coarse[8*(8*j + i) +: 8];
        end
        assign fine[8*i +: 8] = choices[8*offset[5:3] +: 8];
    end
    for (genvar i = 0; i < 64; i = i + 1) begin : by_1
        assign window[8*i +: 8] = fine[8*(32'(offset[2:0]) + i) +: 8];
    end
endmodule
