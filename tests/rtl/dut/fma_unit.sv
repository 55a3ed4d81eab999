// SPDX-License-Identifier: MIT
// A chain of L fused multiply-adds of one IEEE format, combinational: each product and the sum so far are rounded once.
`include "custom_bug.svh"
module fma_unit #(
    parameter int EXP = 5,
    parameter int FRAC = 10,
    parameter int L = 4,
    parameter int ROUND = 1 // as fused_add
) (
    input  logic [L*(1+EXP+FRAC)-1:0] a, // element k from bit k * width
    input  logic [L*(1+EXP+FRAC)-1:0] b,
    input  logic [EXP+FRAC:0] c,
    output logic [EXP+FRAC:0] d
);
    localparam int WIDTH = 1 + EXP + FRAC;
    localparam int P_WIDTH = 2 * FRAC + 2;

    logic [(L+1)*WIDTH-1:0] sums;

    assign sums[0 +: WIDTH] = c;
    for (genvar k = 0; k < L; k = k + 1) begin : chain
        logic c_sign, c_nan, c_infinity, sign, is_nan, is_infinity;
        logic [FRAC:0] c_significand;
        logic signed [11:0] c_exponent, exponent;
        logic [P_WIDTH-1:0] product, significand;
        logic [WIDTH-1:0] so_far, x, y, sum, next;

        assign so_far = sums[k*WIDTH +: WIDTH];
        assign x = `CUSTOM_BUG(CHAIN_TURNED_ROUND) ? a[(L-1-k)*WIDTH +: WIDTH] : a[k*WIDTH +: WIDTH];
        assign y = `CUSTOM_BUG(CHAIN_TURNED_ROUND) ? b[(L-1-k)*WIDTH +: WIDTH] : b[k*WIDTH +: WIDTH];
        fdp_decode #(.EXP(EXP), .FRAC(FRAC)) decode_c (
            `BUG_SITE(0)
            .bits(so_far), .sign(c_sign), .significand(c_significand), .exponent(c_exponent), .is_nan(c_nan),
            .is_infinity(c_infinity));
        fdp_product #(.A_EXP(EXP), .A_FRAC(FRAC)) multiply (
            `BUG_SITE(0)
            .a(x), .b(y), .sign(sign), .significand(product), .exponent(exponent), .is_nan(is_nan),
            .is_infinity(is_infinity));
        // Not fused: the product loses what the format does not have.
        assign significand = `CUSTOM_BUG(PRODUCT_CUT) ? product & ~P_WIDTH'((1 << FRAC) - 1) : product;
        fused_add #(.X_WIDTH(P_WIDTH), .X_FRACTION(2 * FRAC), .Y_WIDTH(FRAC + 1), .Y_FRACTION(FRAC), .EXP(EXP),
                    .FRAC(FRAC), .ROUND(ROUND)) add (
            .x_sign(sign), .x(significand), .x_exponent(exponent), .y_sign(c_sign), .y(c_significand),
            .y_exponent(c_exponent), .sum(sum));

        always_comb begin
            next = sum;
            if (is_nan || c_nan || (is_infinity && c_infinity && sign != c_sign)) begin
                next = {1'b0, {(EXP + 1){1'b1}}, {(FRAC - 1){1'b0}}};
            end else if (is_infinity || c_infinity) begin
                next = {is_infinity ? sign : c_sign, {EXP{1'b1}}, {FRAC{1'b0}}};
            end
        end
        assign sums[(k+1)*WIDTH +: WIDTH] = next;
    end
    assign d = sums[L*WIDTH +: WIDTH];
endmodule
