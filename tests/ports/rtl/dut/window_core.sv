// SPDX-License-Identifier: MIT
// The sum of L products and C. Terms are aligned to their largest exponent and keep F bits below it. The sum is there
// as it is, with the exponent of its last bit, and rounded, where the rounding sees whether any term lost bits if
// STICKY is set. Each product has an exponent beside those of its factors. A multiplier of PIECE bits takes
// significands apart from the leading bit down: the product of every two pieces is a term.
`include "custom_bug.svh"
module window_core #(
    parameter int A_EXP = 4, parameter int A_FRAC = 3, parameter int A_SPECIAL = 1, parameter int A_BIAS = 7,
    parameter int B_EXP = 5, parameter int B_FRAC = 2, parameter int B_SPECIAL = 1, parameter int B_BIAS = 15,
    parameter int D_EXP = 8, parameter int D_FRAC = 23, parameter int D_SPECIAL = 1, // C and D
    parameter int D_BIAS = (1 << (D_EXP - 1)) - 1,
    parameter int L = 4,
    parameter int F = 24,
    parameter int FLOOR = -1000, // of the largest exponent
    parameter int PIECE = 0,     // bits; 0: all of them
    parameter int ROUND = 1,     // as custom_round
    parameter bit STICKY = 0,
    parameter bit SATURATE = 0,
    parameter bit QUIET = 0,     // a NaN has but the leading fraction bit
    localparam int PIECES = (PIECE == 0 ? 1 : (A_FRAC + PIECE) / PIECE) * (PIECE == 0 ? 1 : (B_FRAC + PIECE) / PIECE),
    localparam int S_WIDTH = F + 4 + $clog2(L * PIECES + 1)
) (
    input  logic [L*(1+A_EXP+A_FRAC)-1:0] a, // element k from bit k * width
    input  logic [L*(1+B_EXP+B_FRAC)-1:0] b,
    input  logic [D_EXP+D_FRAC:0] c,
    input  logic [L*12-1:0] scale, // exponents
    input  logic scale_nan,
    input  logic [31:0] random,
    output logic signed [S_WIDTH-1:0] sum,
    output logic signed [11:0] grid,
    output logic is_nan, plus_infinity, minus_infinity,
    output logic [D_EXP+D_FRAC:0] d
);
    localparam int A_WIDTH = 1 + A_EXP + A_FRAC;
    localparam int B_WIDTH = 1 + B_EXP + B_FRAC;
    localparam int P_FRAC = A_FRAC + B_FRAC;
    localparam int P_WIDTH = P_FRAC + 2;
    localparam int T_WIDTH = F + 4; // an aligned term, signed
    localparam int T = L * PIECES;
    localparam int B_PIECES = PIECE == 0 ? 1 : (B_FRAC + PIECE) / PIECE;

    logic [L-1:0] p_sign, p_nan, p_infinity;
    logic [L*P_WIDTH-1:0] p_significand;
    logic [L*12-1:0] p_exponent;

    // The bits of a significand of `width` bits that piece number `piece` has.
    function automatic logic [31:0] piece_of(input int width, input int piece);
        piece_of = ((32'd1 << width) - 32'd1) >> (piece * PIECE);
        if (PIECE != 0) piece_of = piece_of & ~(((32'd1 << width) - 32'd1) >> ((piece + 1) * PIECE));
    endfunction

    logic [L*PIECES*P_WIDTH-1:0] t_significand;

    for (genvar k = 0; k < L; k = k + 1) begin : products
        logic a_sign, a_nan, a_infinity, b_sign, b_nan, b_infinity, nan;
        logic [A_FRAC:0] a_significand;
        logic [B_FRAC:0] b_significand;
        logic signed [11:0] a_exponent, b_exponent, exponent;
        logic [P_WIDTH-1:0] significand;

        fdp_decode #(.EXP(A_EXP), .FRAC(A_FRAC), .SPECIAL(A_SPECIAL), .BIAS(A_BIAS)) decode_a (
            `BUG_SITE(0)
            .bits(a[k*A_WIDTH +: A_WIDTH]), .sign(a_sign), .significand(a_significand), .exponent(a_exponent),
            .is_nan(a_nan), .is_infinity(a_infinity));
        fdp_decode #(.EXP(B_EXP), .FRAC(B_FRAC), .SPECIAL(B_SPECIAL), .BIAS(B_BIAS)) decode_b (
            `BUG_SITE(0)
            .bits(b[k*B_WIDTH +: B_WIDTH]), .sign(b_sign), .significand(b_significand), .exponent(b_exponent),
            .is_nan(b_nan), .is_infinity(b_infinity));
        fdp_multiply #(.A_FRAC(A_FRAC), .B_FRAC(B_FRAC)) multiply (
            `BUG_SITE(0)
            .a_sign(a_sign), .a_nan(a_nan && !`CUSTOM_BUG(FNUZ_NAN_IS_ZERO)), .a_infinity(a_infinity), .b_sign(b_sign),
            .b_nan(b_nan), .b_infinity(b_infinity), .a_significand(a_significand), .b_significand(b_significand),
            .a_exponent(a_exponent), .b_exponent(b_exponent), .sign(p_sign[k]), .significand(significand),
            .exponent(exponent), .is_nan(nan), .is_infinity(p_infinity[k]));
        assign p_nan[k] = nan || (p_infinity[k] && `CUSTOM_BUG(OWN_INFINITY_IS_NAN));
        assign p_significand[k*P_WIDTH +: P_WIDTH] =
            `CUSTOM_BUG(PRODUCT_24_BITS) && P_WIDTH > 24 ? significand & ~P_WIDTH'((64'd1 << (P_WIDTH - 24)) - 1)
                                                         : significand;
        assign p_exponent[k*12 +: 12] = exponent + $signed(scale[k*12 +: 12]);
        for (genvar i = 0; i < PIECES; i = i + 1) begin : pieces
            logic [A_FRAC:0] of_a;
            logic [B_FRAC:0] of_b;

            assign of_a = a_significand & (A_FRAC + 1)'(piece_of(A_FRAC + 1, i / B_PIECES));
            assign of_b = b_significand & (B_FRAC + 1)'(piece_of(B_FRAC + 1, i % B_PIECES));
            assign t_significand[(k*PIECES+i)*P_WIDTH +: P_WIDTH] =
                PIECE == 0 ? p_significand[k*P_WIDTH +: P_WIDTH]
                : `CUSTOM_BUG(LOW_PIECES_MISSING) && i == PIECES - 1 ? '0
                : `CUSTOM_BUG(PIECES_CUT_TOGETHER) ? (i == 0 ? significand : '0)
                : P_WIDTH'(of_a) * P_WIDTH'(of_b);
        end
    end

    logic c_sign, c_nan, c_infinity;
    logic [D_FRAC:0] c_significand;
    logic signed [11:0] c_exponent, largest;

    fdp_decode #(.EXP(D_EXP), .FRAC(D_FRAC), .SPECIAL(D_SPECIAL), .BIAS(D_BIAS)) decode_c (
        `BUG_SITE(0)
        .bits(c), .sign(c_sign), .significand(c_significand),
        .exponent(c_exponent), .is_nan(c_nan), .is_infinity(c_infinity));
    fdp_maximum #(.L(L), .P_WIDTH(P_WIDTH), .C_WIDTH(D_FRAC + 1), .FLOOR(12'(FLOOR))) maximum (
        `BUG_SITE(0)
        .p_significand(p_significand), .p_exponent(p_exponent),
        .c_significand(c_significand), .c_exponent(c_exponent), .largest(largest));

    // ---- Align and add ----------------------------------------------------------------
    logic [(T+1)*T_WIDTH-1:0] terms;
    logic [T:0] lost;
    integer i;

    for (genvar t = 0; t < T; t = t + 1) begin : aligned
        custom_align #(.WIDTH(P_WIDTH), .FRACTION(P_FRAC), .F(F)) align (
            .sign(p_sign[t/PIECES]), .significand(t_significand[t*P_WIDTH +: P_WIDTH]),
            .distance(largest - p_exponent[t/PIECES*12 +: 12]), .term(terms[t*T_WIDTH +: T_WIDTH]), .lost(lost[t]));
    end
    custom_align #(.WIDTH(D_FRAC + 1), .FRACTION(D_FRAC), .F(F)) align_c (
        .sign(c_sign), .significand(c_significand),
        .distance(largest - c_exponent), .term(terms[T*T_WIDTH +: T_WIDTH]), .lost(lost[T]));

    always_comb begin
        sum = '0;
        for (i = 0; i <= T; i = i + 1) begin
            sum = sum + S_WIDTH'($signed(terms[i*T_WIDTH +: T_WIDTH]));
        end
    end
    assign grid = largest - 12'(F);

    // ---- Round, or pack what is special -------------------------------------------------
    localparam logic [D_EXP+D_FRAC-1:0] ONES = '1;
    localparam logic [D_EXP+D_FRAC-1:0] INFINITY = // or what stands for it
        D_SPECIAL == 1 ? {{D_EXP{1'b1}}, {D_FRAC{1'b0}}} : D_SPECIAL == 3 ? ONES - ((D_EXP + D_FRAC)'(1) << D_FRAC)
        : D_SPECIAL == 4 ? '0 : ONES;
    localparam logic [D_EXP+D_FRAC:0] NAN =
        D_SPECIAL == 4 ? {1'b1, ~ONES} : D_SPECIAL != 1 ? {1'b0, D_SPECIAL == 3 ? INFINITY : ONES}
        : QUIET ? {1'b0, {(D_EXP + 1){1'b1}}, {(D_FRAC - 1){1'b0}}} : {1'b0, ONES};

    logic [D_EXP+D_FRAC:0] rounded;
    logic [2:0] unused_flags;

    custom_round #(.WIDTH(S_WIDTH), .EXP(D_EXP), .FRAC(D_FRAC), .SPECIAL(D_SPECIAL), .BIAS(D_BIAS), .ROUND(ROUND),
                   .SATURATE(SATURATE)) round (
        .sum(sum), .grid(grid), .sticky(STICKY && (`CUSTOM_BUG(LOST_OF_C_ONLY) ? lost[T] : lost != '0)),
        .random(random), .result(rounded), .raised(unused_flags));

    assign plus_infinity = |(p_infinity & ~p_sign) || (c_infinity && !c_sign);
    assign minus_infinity = |(p_infinity & p_sign) || (c_infinity && c_sign);
    assign is_nan = |p_nan || c_nan || scale_nan || (plus_infinity && minus_infinity);
    always_comb begin
        d = rounded;
        if (is_nan) begin
            d = NAN;
        end else if (plus_infinity || minus_infinity) begin
            d = {minus_infinity || D_SPECIAL == 4, INFINITY};
        end
    end
endmodule
