// SPDX-License-Identifier: MIT
// Whole instructions on the registers of a warp: mma_unit around a dot-product unit, which
// is the RTL, or the model in its place (mmaref_fdp).
module rig_mma
    import mmaref_pkg::*;
    import format_pkg::*;
    import stimulus_pkg::*;
    import scoreboard_pkg::*;
#(
    parameter string INSTRUCTION = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32",
    parameter string ARITHMETIC = "exact",
    parameter int K = 16,
    parameter int L = 8,
    parameter mmaref_type_e A_TYPE = MMAREF_TYPE_F16,
    parameter mmaref_type_e B_TYPE = A_TYPE,
    parameter mmaref_type_e D_TYPE = MMAREF_TYPE_F32,
    parameter bit SPARSE = 0,
    parameter bit MODEL = 0, // the model in the place of the dot-product unit
    parameter bit CLAMP = 0, // integers: .satfinite
    parameter int F = 24,
    parameter int FLOOR = -132,
    parameter int ALIGN = 0,
    parameter int ROUND = 0,
    parameter int KEPT = 23,
    parameter bit SATURATE = 0,
    parameter bit FLUSH_IN = 0,
    parameter bit FLUSH_OUT = 0,
    parameter bit QUIET_NAN = 0
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
    localparam bit FLOATS = A_TYPE != MMAREF_TYPE_S8 && A_TYPE != MMAREF_TYPE_U8;
    localparam format_t A = format_of(A_TYPE), B = format_of(B_TYPE), D = format_of(D_TYPE);
    localparam int WIDTH = mmaref_width(A_TYPE), D_WIDTH = mmaref_width(D_TYPE);
    localparam int STORED = SPARSE ? K / 2 : K;
    localparam int A_REGS = STORED * WIDTH / 64, B_REGS = K * WIDTH / 128, D_REGS = D_WIDTH / 8;
    localparam shape_t SHAPE = '{a: A, b: B, d: D, f: 16'(F), floor: 16'(FLOOR), l: 16'(L)};

    logic in_valid, in_ready, out_valid, out_ready;
    logic [32*A_REGS*32-1:0] a;
    logic [32*B_REGS*32-1:0] b;
    logic [32*D_REGS*32-1:0] c, d;
    logic [1023:0] e;
    logic [1:0] selector;

    logic dot_valid, dot_ready, result_valid, result_ready;
    logic [L*WIDTH-1:0] dot_a, dot_b;
    logic [D_WIDTH-1:0] dot_c, result;
    logic [7:0] dot_tag, result_tag;

    mma_unit #(.K(K), .L(L), .WIDTH(WIDTH), .D_WIDTH(D_WIDTH), .SPARSE(SPARSE)) unit (.*);

    if (MODEL) begin : with_model
        mmaref_fdp #(.A_TYPE(A_TYPE), .B_TYPE(B_TYPE), .D_TYPE(D_TYPE), .L(L), .LATENCY(6),
                     .INSTRUCTION(INSTRUCTION), .ARITHMETIC({ARITHMETIC, " products=0"})) dot (
            .clk, .rst_n, .in_valid(dot_valid), .in_ready(dot_ready), .a(dot_a), .b(dot_b), .c(dot_c), .tag(dot_tag),
            .out_valid(result_valid), .out_ready(result_ready), .d(result), .out_tag(result_tag));
    end else if (FLOATS) begin : with_fdp
        fdp_unit #(.A_EXP(int'(A.exp)), .A_FRAC(int'(A.frac)), .A_SPECIAL(int'(A.special)),
                   .B_EXP(int'(B.exp)), .B_FRAC(int'(B.frac)), .B_SPECIAL(int'(B.special)),
                   .D_EXP(int'(D.exp)), .D_FRAC(int'(D.frac)),
                   .L(L), .F(F), .FLOOR(FLOOR), .ALIGN(ALIGN), .ROUND(ROUND), .KEPT(KEPT), .SATURATE(SATURATE),
                   .FLUSH_IN(FLUSH_IN), .FLUSH_OUT(FLUSH_OUT), .QUIET_NAN(QUIET_NAN)) dot (
            .clk, .rst_n, .in_valid(dot_valid), .in_ready(dot_ready), .a(dot_a), .b(dot_b), .c(dot_c), .tag(dot_tag),
            .out_valid(result_valid), .out_ready(result_ready), .d(result), .out_tag(result_tag));
    end else begin : with_idp
        idp_unit #(.L(L), .A_SIGNED(A_TYPE == MMAREF_TYPE_S8), .B_SIGNED(B_TYPE == MMAREF_TYPE_S8), .CLAMP(CLAMP)) dot (
            .clk, .rst_n, .in_valid(dot_valid), .in_ready(dot_ready), .a(dot_a), .b(dot_b), .c(dot_c), .tag(dot_tag),
            .out_valid(result_valid), .out_ready(result_ready), .d(result), .out_tag(result_tag));
    end

    mma_scoreboard board;

    task automatic drive();
        bit send, ready, over;
        mmaref_operands_t next;
        board.clock(mode, limit, !in_valid && in_ready, result_valid && result_ready, result_tag[6:0], 64'(result),
                    out_valid && out_ready, mmaref_regs_t'(d), send, ready, over);
        if (send) begin
            board.give(next);
            a <= next.a[32*A_REGS*32-1:0];
            b <= next.b[32*B_REGS*32-1:0];
            c <= next.c[32*D_REGS*32-1:0];
            e <= next.e;
            selector <= next.selector[1:0];
        end
        go_on(send, ready, over);
    endtask

    task automatic start();
        board = new(name, INSTRUCTION, ARITHMETIC, SHAPE, K, SPARSE, A_TYPE, D_TYPE, seed);
    endtask

`include "rig_clock.svh"
endmodule
