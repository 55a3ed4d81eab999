// SPDX-License-Identifier: MIT
// The sum of two numbers of one IEEE format, rounded. Exact before: a window of WINDOW bits loses nothing.
`include "custom_bug.svh"
module tree_add #(
    parameter int EXP = 5,
    parameter int FRAC = 10,
    parameter int WINDOW = 42, // at least the exponents of the format and FRAC
    parameter int ROUND = 1    // as custom_round
) (
    input  logic [EXP+FRAC:0] x,
    input  logic [EXP+FRAC:0] y,
    output logic [EXP+FRAC:0] sum
);
    logic x_sign, x_nan, x_infinity, y_sign, y_nan, y_infinity;
    logic [FRAC:0] x_significand, y_significand;
    logic signed [11:0] x_exponent, y_exponent, largest;
    logic signed [WINDOW+3:0] x_term, y_term;
    logic x_lost, y_lost;
    logic [EXP+FRAC:0] rounded;

    fdp_decode #(.EXP(EXP), .FRAC(FRAC)) decode_x (
        `BUG_SITE(0)
        .bits(x), .sign(x_sign), .significand(x_significand), .exponent(x_exponent), .is_nan(x_nan),
        .is_infinity(x_infinity));
    fdp_decode #(.EXP(EXP), .FRAC(FRAC)) decode_y (
        `BUG_SITE(0)
        .bits(y), .sign(y_sign), .significand(y_significand), .exponent(y_exponent), .is_nan(y_nan),
        .is_infinity(y_infinity));
    assign largest = x_exponent > y_exponent ? x_exponent : y_exponent;
    custom_align #(.WIDTH(FRAC + 1), .FRACTION(FRAC), .F(WINDOW)) align_x (
        .sign(x_sign), .significand(x_significand), .distance(largest - x_exponent), .term(x_term), .lost(x_lost));
    custom_align #(.WIDTH(FRAC + 1), .FRACTION(FRAC), .F(WINDOW)) align_y (
        .sign(y_sign), .significand(y_significand), .distance(largest - y_exponent), .term(y_term), .lost(y_lost));
    custom_round #(.WIDTH(WINDOW + 5), .EXP(EXP), .FRAC(FRAC), .ROUND(ROUND)) round (
        .sum((WINDOW + 5)'(x_term) + (WINDOW + 5)'(y_term)), .grid(largest - 12'(WINDOW)), .sticky(x_lost || y_lost),
        .random('0), .result(rounded));

    always_comb begin
        sum = rounded;
        if (x_nan || y_nan || (x_infinity && y_infinity && x_sign != y_sign)) begin
            sum = {1'b0, {(EXP + FRAC){1'b1}}};
        end else if (x_infinity || y_infinity) begin
            sum = x_infinity ? x : y;
        end
    end
endmodule
