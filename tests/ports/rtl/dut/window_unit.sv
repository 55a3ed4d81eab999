// SPDX-License-Identifier: MIT
// A fused dot product of custom formats, combinational: D = sum of L products + C. Terms are aligned to their
// largest exponent and keep F bits below it; the rounding sees whether any term lost bits where STICKY is set.
module window_unit #(
    parameter int A_EXP = 4, parameter int A_FRAC = 3, parameter int A_SPECIAL = 1, parameter int A_BIAS = 7,
    parameter int B_EXP = 5, parameter int B_FRAC = 2, parameter int B_SPECIAL = 1, parameter int B_BIAS = 15,
    parameter int D_EXP = 8, parameter int D_FRAC = 23, parameter int D_SPECIAL = 1, // C and D
    parameter int D_BIAS = (1 << (D_EXP - 1)) - 1,
    parameter int L = 4,
    parameter int F = 24,
    parameter int PIECE = 0,     // as window_core
    parameter int ROUND = 1,     // as custom_round
    parameter bit STICKY = 0,
    parameter bit SATURATE = 0
) (
    input  logic [L*(1+A_EXP+A_FRAC)-1:0] a, // element k from bit k * width
    input  logic [L*(1+B_EXP+B_FRAC)-1:0] b,
    input  logic [D_EXP+D_FRAC:0] c,
    input  logic [31:0] random,
    output logic [D_EXP+D_FRAC:0] d
);
    localparam int P = PIECE == 0 ? 1 : (A_FRAC + PIECE) / PIECE * ((B_FRAC + PIECE) / PIECE);
    logic signed [F+3+$clog2(L*P+1):0] unused_sum;
    logic signed [11:0] unused_grid;
    logic unused_nan, unused_plus, unused_minus;

    window_core #(.A_EXP(A_EXP), .A_FRAC(A_FRAC), .A_SPECIAL(A_SPECIAL), .A_BIAS(A_BIAS), .B_EXP(B_EXP),
                  .B_FRAC(B_FRAC), .B_SPECIAL(B_SPECIAL), .B_BIAS(B_BIAS), .D_EXP(D_EXP), .D_FRAC(D_FRAC),
                  .D_SPECIAL(D_SPECIAL), .D_BIAS(D_BIAS), .L(L), .F(F), .PIECE(PIECE), .ROUND(ROUND), .STICKY(STICKY),
                  .SATURATE(SATURATE)) core (
        .a(a), .b(b), .c(c), .scale('0), .scale_nan(1'b0), .random(random), .sum(unused_sum), .grid(unused_grid),
        .is_nan(unused_nan), .plus_infinity(unused_plus), .minus_infinity(unused_minus), .d(d));
endmodule
