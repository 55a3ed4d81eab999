// SPDX-License-Identifier: MIT
// One block memory of 32-bit words, written by bytes, read in the next cycle. A store reads nothing, so that a memory of
// one port will do.
module soc_memory #(
    parameter int WORDS = 65536,
    parameter IMAGE = "" // what it holds at the start, for $readmemh
) (
    input  logic clk,
    input  logic request,
    input  logic [$clog2(WORDS)-1:0] address, // of a word
    input  logic [3:0] strobe,
    input  logic [31:0] store,
    output logic [31:0] load
);
    logic [31:0] words [0:WORDS-1];

    initial if (IMAGE != "") $readmemh(IMAGE, words);

    always_ff @(posedge clk) begin
        if (request) begin
            if (strobe[0]) words[address][7:0] <= store[7:0];
            if (strobe[1]) words[address][15:8] <= store[15:8];
            if (strobe[2]) words[address][23:16] <= store[23:16];
            if (strobe[3]) words[address][31:24] <= store[31:24];
            if (strobe == 4'd0) load <= words[address];
        end
    end
endmodule
