// SPDX-License-Identifier: MIT
// window_core whose result is the sum itself, not normalised and not rounded, and the exponent of its last bit. The
// exponent of terms is FLOOR at least.
`include "custom_bug.svh"
module raw_unit #(
    parameter int A_EXP = 4, parameter int A_FRAC = 3, parameter int A_SPECIAL = 1, parameter int A_BIAS = 7,
    parameter int B_EXP = 5, parameter int B_FRAC = 2, parameter int B_SPECIAL = 1, parameter int B_BIAS = 15,
    parameter int D_EXP = 8, parameter int D_FRAC = 23, parameter int D_SPECIAL = 1, // C and D
    parameter int L = 4,
    parameter int F = 24,
    parameter int FLOOR = -20
) (
    input  logic [L*(1+A_EXP+A_FRAC)-1:0] a, // element k from bit k * width
    input  logic [L*(1+B_EXP+B_FRAC)-1:0] b,
    input  logic [D_EXP+D_FRAC:0] c,
    output logic signed [63:0] sum,
    output logic signed [11:0] exponent,
    output logic is_nan, is_infinity, is_negative
);
    localparam int WIDTH = F + 4 + $clog2(L + 1);
    logic signed [WIDTH-1:0] total;
    logic signed [11:0] grid;
    logic plus_infinity, minus_infinity;
    logic [D_EXP+D_FRAC:0] unused_d;

    window_core #(.A_EXP(A_EXP), .A_FRAC(A_FRAC), .A_SPECIAL(A_SPECIAL), .A_BIAS(A_BIAS), .B_EXP(B_EXP),
                  .B_FRAC(B_FRAC), .B_SPECIAL(B_SPECIAL), .B_BIAS(B_BIAS), .D_EXP(D_EXP), .D_FRAC(D_FRAC),
                  .D_SPECIAL(D_SPECIAL), .L(L), .F(F), .FLOOR(FLOOR)) core (
        .a(a), .b(b), .c(c), .scale('0), .scale_nan(1'b0), .random('0), .sum(total), .grid(grid), .is_nan(is_nan),
        .plus_infinity(plus_infinity), .minus_infinity(minus_infinity), .d(unused_d));
    assign is_infinity = !is_nan && (plus_infinity || minus_infinity);
    assign is_negative = is_infinity && minus_infinity;
    always_comb begin
        sum = is_nan || is_infinity ? '0 : 64'(total);
        exponent = grid;
        // An even sum is halved.
        if (`CUSTOM_BUG(RAW_NORMALISED) && !total[0]) begin
            sum = sum >>> 1;
            exponent = grid + 12'sd1;
        end
        if (`CUSTOM_BUG(RAW_ABSOLUTE)) sum = total[WIDTH-1] ? -sum : sum;
    end
endmodule
