// SPDX-License-Identifier: MIT
// The sum of two terms of any width, rounded once into any format. What one of them loses below the common grid sets
// the last bit that it keeps, far enough below the result's own bits. A sum of zero has the sign of IEEE 754.
`include "custom_bug.svh"
module fused_add #(
    parameter int X_WIDTH = 22, parameter int X_FRACTION = 20, // of the significand; bits of it below its exponent
    parameter int Y_WIDTH = 11, parameter int Y_FRACTION = 10,
    parameter int EXP = 5, parameter int FRAC = 10,            // of the result, and as custom_round
    parameter int SPECIAL = 1, parameter int BIAS = (1 << (EXP - 1)) - 1, parameter bit BINADE = 0,
    parameter int ROUND = 1                                    // as custom_round, but for odd and stochastic
) (
    input  logic x_sign, y_sign,
    input  logic [X_WIDTH-1:0] x,
    input  logic [Y_WIDTH-1:0] y,
    input  logic signed [11:0] x_exponent, y_exponent,
    output logic [EXP+FRAC:0] sum,
    output logic [2:0] raised // as custom_round
);
    // A term that loses bits lies wholly below the last bit of the other one, and the result keeps FRAC + 5 bits there.
    localparam int F = X_FRACTION + Y_FRACTION + FRAC + 5;

    logic signed [11:0] largest; // of the terms that are not zero
    logic signed [F+3:0] x_term, y_term;
    logic signed [F+4:0] total;
    logic x_unused, y_unused, zero_sign;
    logic [EXP+FRAC:0] rounded;

    assign largest = y == '0 || (x != '0 && x_exponent > y_exponent) ? x_exponent : y_exponent;
    custom_align #(.WIDTH(X_WIDTH), .FRACTION(X_FRACTION), .F(F), .JAM(1)) align_x (
        .sign(x_sign), .significand(x), .distance(largest - x_exponent), .term(x_term), .lost(x_unused));
    custom_align #(.WIDTH(Y_WIDTH), .FRACTION(Y_FRACTION), .F(F), .JAM(1)) align_y (
        .sign(y_sign), .significand(y), .distance(largest - y_exponent), .term(y_term), .lost(y_unused));
    assign total = (F + 5)'(x_term) + (F + 5)'(y_term);
    custom_round #(.WIDTH(F + 5), .EXP(EXP), .FRAC(FRAC), .SPECIAL(SPECIAL), .BIAS(BIAS), .BINADE(BINADE),
                   .ROUND(ROUND)) round (
        .sum(total), .grid(largest - 12'(F)), .sticky(1'b0), .random('0), .result(rounded), .raised(raised));

    assign zero_sign = (x_sign == y_sign ? x_sign : ROUND == 2) && !`CUSTOM_BUG(ZERO_WITHOUT_SIGN);
    assign sum = total == '0 ? {zero_sign, {(EXP + FRAC){1'b0}}} : rounded;
endmodule
