// SPDX-License-Identifier: MIT
// The sum of two numbers of one IEEE format, rounded.
`include "custom_bug.svh"
module tree_add #(
    parameter int EXP = 5,
    parameter int FRAC = 10,
    parameter int ROUND = 1 // as fused_add
) (
    input  logic [EXP+FRAC:0] x,
    input  logic [EXP+FRAC:0] y,
    output logic [EXP+FRAC:0] sum
);
    logic x_sign, x_nan, x_infinity, y_sign, y_nan, y_infinity;
    logic [FRAC:0] x_significand, y_significand;
    logic signed [11:0] x_exponent, y_exponent;
    logic [EXP+FRAC:0] rounded;
    logic [2:0] unused_flags;

    fdp_decode #(.EXP(EXP), .FRAC(FRAC)) decode_x (
        `BUG_SITE(0)
        .bits(x), .sign(x_sign), .significand(x_significand), .exponent(x_exponent), .is_nan(x_nan),
        .is_infinity(x_infinity));
    fdp_decode #(.EXP(EXP), .FRAC(FRAC)) decode_y (
        `BUG_SITE(0)
        .bits(y), .sign(y_sign), .significand(y_significand), .exponent(y_exponent), .is_nan(y_nan),
        .is_infinity(y_infinity));
    fused_add #(.X_WIDTH(FRAC + 1), .X_FRACTION(FRAC), .Y_WIDTH(FRAC + 1), .Y_FRACTION(FRAC), .EXP(EXP), .FRAC(FRAC),
                .ROUND(ROUND)) add (
        .x_sign(x_sign), .x(x_significand), .x_exponent(x_exponent), .y_sign(y_sign), .y(y_significand),
        .y_exponent(y_exponent), .sum(rounded), .raised(unused_flags));

    always_comb begin
        sum = rounded;
        if (x_nan || y_nan || (x_infinity && y_infinity && x_sign != y_sign)) begin
            sum = {1'b0, {(EXP + 1){1'b1}}, {(FRAC - 1){1'b0}}};
        end else if (x_infinity || y_infinity) begin
            sum = x_infinity ? x : y;
        end
    end
endmodule
