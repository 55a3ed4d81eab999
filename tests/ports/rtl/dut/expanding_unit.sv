// SPDX-License-Identifier: MIT
// Two products of a narrow IEEE format and C of a wide one, added exactly and rounded once, combinational. The sum of the
// products is a fixed-point number, so that no two terms can cancel where bits are lost.
`include "custom_bug.svh"
module expanding_unit #(
    parameter int EXP = 5, parameter int FRAC = 10,     // of A and B
    parameter int D_EXP = 8, parameter int D_FRAC = 23, // of C and D
    parameter int ROUND = 1                             // as fused_add
) (
    input  logic [2*(1+EXP+FRAC)-1:0] a, // element k from bit k * width
    input  logic [2*(1+EXP+FRAC)-1:0] b,
    input  logic [D_EXP+D_FRAC:0] c,
    output logic [D_EXP+D_FRAC:0] d
);
    localparam int WIDTH = 1 + EXP + FRAC;
    localparam logic signed [11:0] LOWEST = 12'(4 - (1 << EXP)); // exponent of a product of two subnormals
    localparam int FIXED = (1 << (EXP + 1)) + 2 * FRAC;          // bits of a product from 2^(LOWEST - 2 * FRAC) on

    // ---- Products -------------------------------------------------------------------------
    logic [1:0] p_sign, p_nan, p_infinity;
    logic [2*FIXED-1:0] p_magnitude;

    for (genvar k = 0; k < 2; k = k + 1) begin : products
        logic [2*FRAC+1:0] significand;
        logic signed [11:0] exponent;

        fdp_product #(.A_EXP(EXP), .A_FRAC(FRAC)) multiply (
            `BUG_SITE(0)
            .a(a[k*WIDTH +: WIDTH]), .b(b[k*WIDTH +: WIDTH]), .sign(p_sign[k]), .significand(significand),
            .exponent(exponent), .is_nan(p_nan[k]), .is_infinity(p_infinity[k]));
        assign p_magnitude[k*FIXED +: FIXED] = FIXED'(significand) << (exponent - LOWEST);
    end

    // ---- Their sum ------------------------------------------------------------------------
    logic [FIXED-1:0] low, high;
    logic [FIXED:0] magnitude, kept;
    logic both_sign;

    assign {high, low} = p_magnitude;
    always_comb begin
        if (p_sign[0] == p_sign[1]) magnitude = (FIXED + 1)'(low) + (FIXED + 1)'(high);
        else magnitude = (FIXED + 1)'(low > high ? low - high : high - low);
        // A zero of two signs is the zero of C's sign, if C is zero: what is left then is the rounding's zero.
        both_sign = low == high && p_sign[0] != p_sign[1] ? ROUND == 2 : low > high ? p_sign[0] : p_sign[1];
    end
    // Rounded twice: as many bits as D has.
    integer i;
    always_comb begin
        kept = magnitude;
        if (`CUSTOM_BUG(PRODUCTS_ROUNDED_FIRST)) begin
            for (i = D_FRAC + 1; i <= FIXED; i = i + 1) begin
                if (magnitude[i]) kept = magnitude & ({(FIXED + 1){1'b1}} << (i - D_FRAC));
            end
        end
    end

    // ---- And C ----------------------------------------------------------------------------
    logic c_sign, c_nan, c_infinity;
    logic [D_FRAC:0] c_significand;
    logic signed [11:0] c_exponent;
    logic [D_EXP+D_FRAC:0] sum;
    logic [2:0] unused_flags;

    fdp_decode #(.EXP(D_EXP), .FRAC(D_FRAC)) decode_c (
        `BUG_SITE(0)
        .bits(c), .sign(c_sign), .significand(c_significand), .exponent(c_exponent), .is_nan(c_nan),
        .is_infinity(c_infinity));
    fused_add #(.X_WIDTH(FIXED + 1), .X_FRACTION(FIXED), .Y_WIDTH(D_FRAC + 1), .Y_FRACTION(D_FRAC), .EXP(D_EXP),
                .FRAC(D_FRAC), .ROUND(ROUND)) add (
        .x_sign(both_sign), .x(kept), .x_exponent(LOWEST + 12'(FIXED - 2 * FRAC)), .y_sign(c_sign), .y(c_significand),
        .y_exponent(c_exponent), .sum(sum), .raised(unused_flags));

    logic plus_infinity, minus_infinity;

    assign plus_infinity = |(p_infinity & ~p_sign) || (c_infinity && !c_sign);
    assign minus_infinity = |(p_infinity & p_sign) || (c_infinity && c_sign);
    always_comb begin
        d = sum;
        if (|p_nan || c_nan || (plus_infinity && minus_infinity)) begin
            d = {1'b0, {(D_EXP + 1){1'b1}}, {(D_FRAC - 1){1'b0}}};
        end else if (plus_infinity || minus_infinity) begin
            d = {minus_infinity, {D_EXP{1'b1}}, {D_FRAC{1'b0}}};
        end
    end
endmodule
