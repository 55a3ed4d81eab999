// SPDX-License-Identifier: MIT
// One dot-product unit under test: driven with gaps, its results taken with stalls.
module rig_fdp
    import mmaref_pkg::*;
    import format_pkg::*;
    import stimulus_pkg::*;
    import scoreboard_pkg::*;
#(
    parameter mmaref_type_e A_TYPE = MMAREF_TYPE_F16,
    parameter mmaref_type_e B_TYPE = A_TYPE,
    parameter mmaref_type_e D_TYPE = MMAREF_TYPE_F32,
    parameter int L = 8,
    parameter int F = 24,
    parameter int FLOOR = -132,
    parameter int ALIGN = 0,
    parameter int ROUND = 0,
    parameter int KEPT = 23,
    parameter bit SATURATE = 0,
    parameter bit FLUSH_IN = 0,
    parameter bit FLUSH_OUT = 0,
    parameter bit QUIET_NAN = 0,
    parameter string INSTRUCTION = "", // whose arithmetic the model takes ...
    parameter string ARITHMETIC = "custom"
) (
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
    localparam format_t A = format_of(A_TYPE), B = format_of(B_TYPE), D = format_of(D_TYPE);
    localparam int A_WIDTH = mmaref_width(A_TYPE), B_WIDTH = mmaref_width(B_TYPE), D_WIDTH = mmaref_width(D_TYPE);
    localparam shape_t SHAPE = '{a: A, b: B, d: D, f: 16'(F), floor: 16'(FLOOR), l: 16'(L)};

    logic in_valid, in_ready, out_valid, out_ready;
    logic [L*A_WIDTH-1:0] a;
    logic [L*B_WIDTH-1:0] b;
    logic [D_WIDTH-1:0] c, d;
    logic [7:0] tag, out_tag;

    fdp_unit #(.A_EXP(int'(A.exp)), .A_FRAC(int'(A.frac)), .A_SPECIAL(int'(A.special)),
               .B_EXP(int'(B.exp)), .B_FRAC(int'(B.frac)), .B_SPECIAL(int'(B.special)),
               .D_EXP(int'(D.exp)), .D_FRAC(int'(D.frac)),
               .L(L), .F(F), .FLOOR(FLOOR), .ALIGN(ALIGN), .ROUND(ROUND), .KEPT(KEPT), .SATURATE(SATURATE),
               .FLUSH_IN(FLUSH_IN), .FLUSH_OUT(FLUSH_OUT), .QUIET_NAN(QUIET_NAN)) unit (.*);

    dot_scoreboard board;

    task automatic drive();
        bit send, ready, over;
        mmaref_vector_t next_a, next_b;
        bit [63:0] next_c;
        bit [7:0] next_tag;
        board.clock(mode, limit, !in_valid || in_ready, out_valid && out_ready, 64'(d), out_tag, send, ready, over);
        if (send) begin
            board.give(next_a, next_b, next_c, next_tag);
            a <= next_a[L*A_WIDTH-1:0];
            b <= next_b[L*B_WIDTH-1:0];
            c <= next_c[D_WIDTH-1:0];
            tag <= next_tag;
        end
        go_on(send, ready, over);
    endtask

    task automatic start();
        board = new(name, {A_TYPE, B_TYPE, D_TYPE, D_TYPE}, SHAPE, INSTRUCTION, ARITHMETIC, seed);
    endtask

`include "rig_clock.svh"
endmodule
