// SPDX-License-Identifier: MIT
// Four products of an IEEE format, each rounded, in a tree of adders that round, and C after them, combinational; with
// L of 3 the third product goes up alone. What products are rounded to has no number that C and D have not.
`include "custom_bug.svh"
module tree_unit #(
    parameter int A_EXP = 5, parameter int A_FRAC = 10,         // of A and B
    parameter int P_EXP = A_EXP, parameter int P_FRAC = A_FRAC, // of products
    parameter int EXP = A_EXP, parameter int FRAC = A_FRAC,     // of C and D
    parameter int L = 4,          // 3 or 4
    parameter int ROUND = 1,      // of sums, as fused_add
    parameter int P_ROUND = ROUND // of products
) (
    input  logic [L*(1+A_EXP+A_FRAC)-1:0] a, // element k from bit k * width
    input  logic [L*(1+A_EXP+A_FRAC)-1:0] b,
    input  logic [EXP+FRAC:0] c,
    output logic [EXP+FRAC:0] d
);
    localparam int A_WIDTH = 1 + A_EXP + A_FRAC;
    localparam int WIDTH = 1 + EXP + FRAC;
    localparam int P_WIDTH = 2 * A_FRAC + 2;

    logic [4*WIDTH-1:0] products;
    logic [WIDTH-1:0] low, high, both, first;

    for (genvar k = 0; k < L; k = k + 1) begin : multiply
        logic sign, is_nan, is_infinity;
        logic signed [11:0] exponent;
        logic [P_WIDTH-1:0] significand, cut;
        logic signed [P_WIDTH:0] value;
        logic [P_EXP+P_FRAC:0] rounded;
        logic [2:0] unused_flags, unused_widened;
        logic r_sign, unused_nan, r_infinity;
        logic [P_FRAC:0] r_significand;
        logic signed [11:0] r_exponent;
        logic [WIDTH-1:0] widened;

        fdp_product #(.A_EXP(A_EXP), .A_FRAC(A_FRAC)) multiplier (
            `BUG_SITE(0)
            .a(a[k*A_WIDTH +: A_WIDTH]), .b(b[k*A_WIDTH +: A_WIDTH]), .sign(sign), .significand(significand),
            .exponent(exponent), .is_nan(is_nan), .is_infinity(is_infinity));
        // Not rounded: bits below the format's are cut off.
        assign cut = `CUSTOM_BUG(PRODUCT_UNROUNDED) ? significand & ~P_WIDTH'((1 << A_FRAC) - 1) : significand;
        assign value = sign ? -$signed({1'b0, cut}) : $signed({1'b0, cut});
        custom_round #(.WIDTH(P_WIDTH + 1), .EXP(P_EXP), .FRAC(P_FRAC), .ROUND(P_ROUND)) round (
            .sum(value), .grid(exponent - 12'(2 * A_FRAC)), .sticky(1'b0), .random('0), .result(rounded),
            .raised(unused_flags));

        // In the format of C: exact.
        fdp_decode #(.EXP(P_EXP), .FRAC(P_FRAC)) decode_rounded (
            `BUG_SITE(0)
            .bits(rounded), .sign(r_sign), .significand(r_significand), .exponent(r_exponent), .is_nan(unused_nan),
            .is_infinity(r_infinity));
        fused_add #(.X_WIDTH(P_FRAC + 1), .X_FRACTION(P_FRAC), .Y_WIDTH(1), .Y_FRACTION(1), .EXP(EXP),
                    .FRAC(FRAC)) widen (
            .x_sign(r_sign), .x(`CUSTOM_BUG(PRODUCT_FLUSHED) && !r_significand[P_FRAC] ? '0 : r_significand),
            .x_exponent(r_exponent), .y_sign(r_sign), .y(1'b0), .y_exponent('0),
            .sum(widened), .raised(unused_widened));
        assign products[k*WIDTH +: WIDTH] = is_nan ? {1'b0, {(EXP + 1){1'b1}}, {(FRAC - 1){1'b0}}}
                                          : is_infinity || r_infinity ? {sign, {EXP{1'b1}}, {FRAC{1'b0}}}
                                          : significand == '0 ? {sign, {(EXP + FRAC){1'b0}}} : widened;
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
