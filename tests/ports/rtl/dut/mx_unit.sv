// SPDX-License-Identifier: MIT
// A fused dot product of elements with scale factors, powers of two (ue8m0), each of LENGTH neighbours, combinational.
`include "custom_bug.svh"
module mx_unit #(
    parameter int A_EXP = 4, parameter int A_FRAC = 3, parameter int A_SPECIAL = 1, parameter int A_BIAS = 7,
    parameter int B_EXP = 5, parameter int B_FRAC = 2, parameter int B_SPECIAL = 1, parameter int B_BIAS = 15,
    parameter int D_EXP = 8, parameter int D_FRAC = 23, parameter int D_SPECIAL = 1, // C and D
    parameter int L = 8,
    parameter int LENGTH = 4, // divides L
    parameter int F = 24,
    parameter int ROUND = 1   // as custom_round
) (
    input  logic [L*(1+A_EXP+A_FRAC)-1:0] a, // element k from bit k * width
    input  logic [L*(1+B_EXP+B_FRAC)-1:0] b,
    input  logic [D_EXP+D_FRAC:0] c,
    input  logic [L/LENGTH*8-1:0] scale_a, // the first in the lowest byte
    input  logic [L/LENGTH*8-1:0] scale_b,
    output logic [D_EXP+D_FRAC:0] d
);
    localparam int S = L / LENGTH;
    logic [L*12-1:0] scale;
    logic [S-1:0] nans;
    logic signed [F+3+$clog2(L+1):0] unused_sum;
    logic signed [11:0] unused_grid;
    logic unused_nan, unused_plus, unused_minus;

    for (genvar i = 0; i < S; i = i + 1) begin : factors
        assign nans[i] = (&scale_a[8*i +: 8] || (&scale_b[8*i +: 8] && !`CUSTOM_BUG(SCALE_B_IS_NEVER_NAN)));
    end
    for (genvar k = 0; k < L; k = k + 1) begin : elements
        localparam int NEXT = (k + 1) % L / LENGTH;
        logic [7:0] of_a, of_b;

        assign of_a = scale_a[k/LENGTH*8 +: 8];
        assign of_b = `CUSTOM_BUG(SCALE_ONE_ELEMENT_EARLY) ? scale_b[NEXT*8 +: 8] : scale_b[k/LENGTH*8 +: 8];
        assign scale[12*k +: 12] = 12'(of_a) + 12'(of_b) - 12'sd254;
    end

    window_core #(.A_EXP(A_EXP), .A_FRAC(A_FRAC), .A_SPECIAL(A_SPECIAL), .A_BIAS(A_BIAS), .B_EXP(B_EXP),
                  .B_FRAC(B_FRAC), .B_SPECIAL(B_SPECIAL), .B_BIAS(B_BIAS), .D_EXP(D_EXP), .D_FRAC(D_FRAC),
                  .D_SPECIAL(D_SPECIAL), .L(L), .F(F), .ROUND(ROUND)) core (
        .a(a), .b(b), .c(c), .scale(scale), .scale_nan(nans != '0), .random('0), .sum(unused_sum), .grid(unused_grid),
        .is_nan(unused_nan), .plus_infinity(unused_plus), .minus_infinity(unused_minus), .d(d));
endmodule
