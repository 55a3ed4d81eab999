// SPDX-License-Identifier: MIT
// A fused dot product of formats of one's own, combinational: D = sum of L products + C. Terms are aligned to their
// largest exponent and keep F bits below it; the rounding sees whether any term lost bits where STICKY is set.
`include "custom_bug.svh"
module window_unit #(
    parameter int A_EXP = 4, parameter int A_FRAC = 3, parameter int A_SPECIAL = 1, parameter int A_BIAS = 7,
    parameter int B_EXP = 5, parameter int B_FRAC = 2, parameter int B_SPECIAL = 1,
    parameter int D_EXP = 8, parameter int D_FRAC = 23, parameter int D_SPECIAL = 1, // C and D
    parameter int L = 4,
    parameter int F = 24,
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
    localparam int A_WIDTH = 1 + A_EXP + A_FRAC;
    localparam int B_WIDTH = 1 + B_EXP + B_FRAC;
    localparam int P_FRAC = A_FRAC + B_FRAC;
    localparam int P_WIDTH = P_FRAC + 2;
    localparam int T_WIDTH = F + 4; // an aligned term, signed
    localparam int S_WIDTH = T_WIDTH + $clog2(L + 1);

    logic [L-1:0] p_sign, p_nan, p_infinity;
    logic [L*P_WIDTH-1:0] p_significand;
    logic [L*12-1:0] p_exponent;

    for (genvar k = 0; k < L; k = k + 1) begin : products
        logic is_nan;
        logic signed [11:0] exponent;
        logic [P_WIDTH-1:0] significand;

        fdp_product #(.A_EXP(A_EXP), .A_FRAC(A_FRAC), .A_SPECIAL(A_SPECIAL), .A_BIAS(A_BIAS), .B_EXP(B_EXP),
                      .B_FRAC(B_FRAC), .B_SPECIAL(B_SPECIAL)) multiply (
            `BUG_SITE(0)
            .a(a[k*A_WIDTH +: A_WIDTH]), .b(b[k*B_WIDTH +: B_WIDTH]), .sign(p_sign[k]), .significand(significand),
            .exponent(exponent), .is_nan(is_nan), .is_infinity(p_infinity[k]));
        assign p_nan[k] = is_nan || (p_infinity[k] && `CUSTOM_BUG(OWN_INFINITY_IS_NAN));
        assign p_significand[k*P_WIDTH +: P_WIDTH] =
            `CUSTOM_BUG(PRODUCT_24_BITS) && P_WIDTH > 24 ? significand & ~P_WIDTH'((64'd1 << (P_WIDTH - 24)) - 1)
                                                         : significand;
        assign p_exponent[k*12 +: 12] = exponent;
    end

    logic c_sign, c_nan, c_infinity;
    logic [D_FRAC:0] c_significand;
    logic signed [11:0] c_exponent, largest;

    fdp_decode #(.EXP(D_EXP), .FRAC(D_FRAC), .SPECIAL(D_SPECIAL)) decode_c (
        `BUG_SITE(0)
        .bits(c), .sign(c_sign), .significand(c_significand),
        .exponent(c_exponent), .is_nan(c_nan), .is_infinity(c_infinity));
    fdp_maximum #(.L(L), .P_WIDTH(P_WIDTH), .C_WIDTH(D_FRAC + 1), .FLOOR(-12'sd1000)) maximum (
        `BUG_SITE(0)
        .p_significand(p_significand), .p_exponent(p_exponent),
        .c_significand(c_significand), .c_exponent(c_exponent), .largest(largest));

    // ---- Align and add ----------------------------------------------------------------
    logic [(L+1)*T_WIDTH-1:0] terms;
    logic [L:0] lost;
    logic signed [S_WIDTH-1:0] sum;
    integer i;

    for (genvar k = 0; k < L; k = k + 1) begin : aligned
        custom_align #(.WIDTH(P_WIDTH), .FRACTION(P_FRAC), .F(F)) align (
            .sign(p_sign[k]), .significand(p_significand[k*P_WIDTH +: P_WIDTH]),
            .distance(largest - p_exponent[k*12 +: 12]), .term(terms[k*T_WIDTH +: T_WIDTH]), .lost(lost[k]));
    end
    custom_align #(.WIDTH(D_FRAC + 1), .FRACTION(D_FRAC), .F(F)) align_c (
        .sign(c_sign), .significand(c_significand),
        .distance(largest - c_exponent), .term(terms[L*T_WIDTH +: T_WIDTH]), .lost(lost[L]));

    always_comb begin
        sum = '0;
        for (i = 0; i <= L; i = i + 1) begin
            sum = sum + S_WIDTH'($signed(terms[i*T_WIDTH +: T_WIDTH]));
        end
    end

    // ---- Round, or pack what is special -------------------------------------------------
    logic plus_infinity, minus_infinity;
    logic [D_EXP+D_FRAC:0] rounded;

    custom_round #(.WIDTH(S_WIDTH), .EXP(D_EXP), .FRAC(D_FRAC), .SPECIAL(D_SPECIAL), .ROUND(ROUND),
                   .SATURATE(SATURATE)) round (
        .sum(sum), .grid(largest - 12'(F)),
        .sticky(STICKY && (`CUSTOM_BUG(LOST_OF_C_ONLY) ? lost[L] : lost != '0)), .random(random), .result(rounded));

    assign plus_infinity = |(p_infinity & ~p_sign) || (c_infinity && !c_sign);
    assign minus_infinity = |(p_infinity & p_sign) || (c_infinity && c_sign);
    always_comb begin
        d = rounded;
        if (|p_nan || c_nan || (plus_infinity && minus_infinity)) begin
            d = {1'b0, {(D_EXP + D_FRAC){1'b1}}};
        end else if (plus_infinity || minus_infinity) begin // a type without infinity has its NaN there
            d = {minus_infinity, {D_EXP{1'b1}}, {D_FRAC{D_SPECIAL != 1}}};
        end
    end
endmodule
