// SPDX-License-Identifier: MIT
// The mac16 tile and the Z that it works on, which lives on from one operand to the next.
module rig_mac16
    import mmaref_pkg::*;
    import stimulus_pkg::*;
    import scoreboard_pkg::*;
#(
    parameter string NAME = ""
) (
    input  logic clk,
    input  logic rst_n,
    input  mode_t mode,
    input  int limit,
    input  bit [63:0] seed,
    output bit done
);
    logic in_valid, in_ready, out_valid, out_ready, write;
    logic [63:0] operand;
    logic [4095:0] x, y;
    logic [5:0] read_row, write_row;
    logic [511:0] read_data, write_data;

    mac16_tile tile (.*);

    bit [63:0][511:0] z;

    always @(posedge clk) begin
        read_data <= z[read_row];
        if (write) z[write_row] <= write_data;
    end

    localparam shape_t NO_FLOATS = '0;
    mac16_scoreboard board;
    bit started;

    task automatic send();
        board.send(mode, mmaref_z_t'(z));
        operand <= board.operand;
        x <= board.x[4095:0];
        y <= board.y[4095:0];
        in_valid <= 1;
    endtask

    task automatic drive();
        if (out_valid && out_ready) board.check(mmaref_z_t'(z));
        if (in_valid && in_ready) in_valid <= 0;
        else if (!in_valid && in_ready && board.one_in(2)) send();
        out_ready <= board.one_in(4);
        done = board.results >= limit || board.first_failure != 0;
    endtask

    always @(posedge clk) begin
        if (!rst_n) begin
            in_valid <= 0;
            out_ready <= 0;
            started = 0;
            done = 0;
        end else if (!started) begin
            board = new(NAME, NO_FLOATS, seed);
            board.model = !$test$plusargs("nomodel");
            started = 1;
        end else if (!done) begin
            drive();
        end
    end
endmodule
