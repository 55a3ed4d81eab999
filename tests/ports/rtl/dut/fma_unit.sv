// SPDX-License-Identifier: MIT
// A chain of L fused multiply-adds of one format, combinational: each product and the sum so far are rounded once.
`include "custom_bug.svh"
module fma_unit #(
    parameter int EXP = 5,
    parameter int FRAC = 10,
    parameter int SPECIAL = 1, // as fma_step
    parameter int BIAS = (1 << (EXP - 1)) - 1,
    parameter bit BINADE = 0,
    parameter int L = 4,
    parameter int ROUND = 1
) (
    input  logic [L*(1+EXP+FRAC)-1:0] a, // element k from bit k * width
    input  logic [L*(1+EXP+FRAC)-1:0] b,
    input  logic [EXP+FRAC:0] c,
    output logic [EXP+FRAC:0] d
);
    localparam int WIDTH = 1 + EXP + FRAC;

    logic [(L+1)*WIDTH-1:0] sums;

    assign sums[0 +: WIDTH] = c;
    for (genvar k = 0; k < L; k = k + 1) begin : chain
        logic [4:0] unused_flags;

        fma_step #(.EXP(EXP), .FRAC(FRAC), .SPECIAL(SPECIAL), .BIAS(BIAS), .BINADE(BINADE), .ROUND(ROUND)) step (
            .a(`CUSTOM_BUG(CHAIN_TURNED_ROUND) ? a[(L-1-k)*WIDTH +: WIDTH] : a[k*WIDTH +: WIDTH]),
            .b(`CUSTOM_BUG(CHAIN_TURNED_ROUND) ? b[(L-1-k)*WIDTH +: WIDTH] : b[k*WIDTH +: WIDTH]),
            .c(sums[k*WIDTH +: WIDTH]), .d(sums[(k+1)*WIDTH +: WIDTH]), .flags(unused_flags));
    end
    assign d = sums[L*WIDTH +: WIDTH];
endmodule
