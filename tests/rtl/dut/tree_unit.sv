// SPDX-License-Identifier: MIT
// Four products of one IEEE format, each rounded to it, in a tree of adders that round, and C behind them, combinational;
// with L of 3 the third product goes up alone.
`include "custom_bug.svh"
module tree_unit #(
    parameter int EXP = 5,
    parameter int FRAC = 10,
    parameter int L = 4,    // 3 or 4
    parameter int ROUND = 1 // as fused_add
) (
    input  logic [L*(1+EXP+FRAC)-1:0] a, // element k from bit k * width
    input  logic [L*(1+EXP+FRAC)-1:0] b,
    input  logic [EXP+FRAC:0] c,
    output logic [EXP+FRAC:0] d
);
    localparam int WIDTH = 1 + EXP + FRAC;
    localparam int P_WIDTH = 2 * FRAC + 2;

    logic [4*WIDTH-1:0] products;
    logic [WIDTH-1:0] low, high, both, first;

    for (genvar k = 0; k < L; k = k + 1) begin : multiply
        logic sign, is_nan, is_infinity;
        logic signed [11:0] exponent;
        logic [P_WIDTH-1:0] significand, cut;
        logic signed [P_WIDTH:0] value;
        logic [WIDTH-1:0] rounded;

        fdp_product #(.A_EXP(EXP), .A_FRAC(FRAC)) multiplier (
            `BUG_SITE(0)
            .a(a[k*WIDTH +: WIDTH]), .b(b[k*WIDTH +: WIDTH]), .sign(sign), .significand(significand),
            .exponent(exponent), .is_nan(is_nan), .is_infinity(is_infinity));
        // Not rounded: bits below the format's are cut off.
        assign cut = `CUSTOM_BUG(PRODUCT_UNROUNDED) ? significand & ~P_WIDTH'((1 << FRAC) - 1) : significand;
        assign value = sign ? -$signed({1'b0, cut}) : $signed({1'b0, cut});
        custom_round #(.WIDTH(P_WIDTH + 1), .EXP(EXP), .FRAC(FRAC), .ROUND(ROUND)) round (
            .sum(value), .grid(exponent - 12'(2 * FRAC)), .sticky(1'b0), .random('0), .result(rounded));
        assign products[k*WIDTH +: WIDTH] = is_nan ? {1'b0, {(EXP + 1){1'b1}}, {(FRAC - 1){1'b0}}}
                                          : is_infinity ? {sign, {EXP{1'b1}}, {FRAC{1'b0}}}
                                          : significand == '0 ? {sign, {(EXP + FRAC){1'b0}}} : rounded;
    end

    tree_add #(.EXP(EXP), .FRAC(FRAC), .ROUND(ROUND)) add_low (
        .x(products[0 +: WIDTH]), .y(products[WIDTH +: WIDTH]), .sum(low));
    assign first = `CUSTOM_BUG(C_FIRST) ? c : high;
    if (L == 4) begin : four
        tree_add #(.EXP(EXP), .FRAC(FRAC), .ROUND(ROUND)) add_high (
            .x(products[2*WIDTH +: WIDTH]), .y(products[3*WIDTH +: WIDTH]), .sum(high));
    end else begin : three
        assign products[3*WIDTH +: WIDTH] = '0;
        assign high = `CUSTOM_BUG(LAST_ONE_LOST) ? '0 : products[2*WIDTH +: WIDTH];
    end
    tree_add #(.EXP(EXP), .FRAC(FRAC), .ROUND(ROUND)) add_both (.x(low), .y(first), .sum(both));
    tree_add #(.EXP(EXP), .FRAC(FRAC), .ROUND(ROUND)) add_c (
        .x(both), .y(`CUSTOM_BUG(C_FIRST) ? high : c), .sum(d));
endmodule
