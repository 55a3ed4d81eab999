// SPDX-License-Identifier: MIT
// The mac16 tile and the Z that it works on, which lives on from one operand to the next.
module rig_mac16
    import mmaref_pkg::*;
    import stimulus_pkg::*;
    import scoreboard_pkg::*;
(
    input  string name,
    input  logic clk,
    input  logic rst_n,
    input  mode_t mode,
    input  int limit,
    input  bit [63:0] seed,
    output bit done,
    output outcome_t outcome,
    output string place,
    output string explanation
);
    logic in_valid, in_ready, out_valid, out_ready, write;
    logic [63:0] operand;
    logic [4095:0] x, y;
    logic [5:0] read_row, write_row;
    logic [511:0] read_data, write_data;

    mac16_tile tile (.*);

    bit [511:0] z[64];
    int rows = 64; // a variable, or the loop below is unrolled

    always @(posedge clk) begin
        read_data <= z[read_row];
        if (write) z[write_row] <= write_data;
    end

    function automatic mmaref_z_t whole_z();
        mmaref_z_t all;
        for (int row = 0; row < rows; row++) all[512*row +: 512] = z[row];
        return all;
    endfunction

    localparam shape_t NO_FLOATS = '0;
    mac16_scoreboard board;

    task automatic drive();
        bit send, ready, over;
        bit [63:0] next_operand;
        mmaref_pool_t next_x, next_y;
        if (out_valid && out_ready) board.take(whole_z());
        board.clock(mode, limit, !in_valid && in_ready, send, ready, over);
        if (send) begin
            board.give(next_operand, next_x, next_y);
            operand <= next_operand;
            x <= next_x;
            y <= next_y;
        end
        go_on(send, ready, over);
    endtask

    task automatic start();
        board = new(name, NO_FLOATS, seed);
        board.take_start(whole_z());
    endtask

`include "rig_clock.svh"
endmodule
