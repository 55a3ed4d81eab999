// SPDX-License-Identifier: MIT
// A fused dot-product unit: D = A[0] * B[0] + ... + A[L-1] * B[L-1] + C in one step.
// Terms are aligned to the largest exponent, keep F bits below it, are added as
// integers and rounded once. Four pipeline stages, valid/ready on both sides.
`include "dut_bug.svh"
module fdp_unit #(
    parameter int A_EXP = 5, parameter int A_FRAC = 10, parameter int A_SPECIAL = 1,
    parameter int B_EXP = 5, parameter int B_FRAC = 10, parameter int B_SPECIAL = 1,
    parameter int D_EXP = 8, parameter int D_FRAC = 23, // C and D; IEEE
    parameter int L = 8,
    parameter int F = 24,
    parameter int FLOOR = -132,   // the lowest exponent of the grid
    parameter int ALIGN = 0,      // 0 truncate, 1 floor, 2 jam
    parameter int ROUND = 0,      // 0 zero, 1 nearest even, 2 down, 3 up, 4 nearest away
    parameter int KEPT = 23,      // fraction bits of D that survive
    parameter bit SATURATE = 0,
    parameter bit FLUSH_IN = 0,
    parameter bit FLUSH_OUT = 0,
    parameter bit QUIET_NAN = 0,  // else all ones
    parameter int TAG = 8
) (
    input  logic clk,
    input  logic rst_n,
    input  logic in_valid,
    output logic in_ready,
    input  logic [L*(1+A_EXP+A_FRAC)-1:0] a, // element k from bit k * width
    input  logic [L*(1+B_EXP+B_FRAC)-1:0] b,
    input  logic [D_EXP+D_FRAC:0] c,
    input  logic [TAG-1:0] tag,
    output logic out_valid,
    input  logic out_ready,
    output logic [D_EXP+D_FRAC:0] d,
    output logic [TAG-1:0] out_tag
);
    localparam int A_WIDTH = 1 + A_EXP + A_FRAC;
    localparam int B_WIDTH = 1 + B_EXP + B_FRAC;
    localparam int P_FRAC = A_FRAC + B_FRAC;
    localparam int P_WIDTH = P_FRAC + 2;
    localparam int T_WIDTH = F + 4; // an aligned term, signed
    localparam int S_WIDTH = T_WIDTH + $clog2(L + 1);
    localparam logic signed [11:0] LOWEST_GRID = 12'(FLOOR < -1000 ? -1000 : FLOOR);

    // ---- Handshake: a stage moves when it is empty or the next one moves ----------
    logic [4:1] valid;
    logic moves1, moves2, moves3, moves4;

    assign moves4 = !valid[4] || out_ready;
    assign moves3 = !valid[3] || moves4 || `BUG_AT(STALL_DROPS_RESULT, tag3);
    assign moves2 = !valid[2] || moves3;
    assign moves1 = !valid[1] || moves2;
    assign in_ready = moves1;
    assign out_valid = valid[4];

    always_ff @(posedge clk or negedge rst_n) begin
        if (!rst_n) begin
            valid <= '0;
        end else begin
            if (moves1) valid[1] <= in_valid;
            if (moves2) valid[2] <= valid[1];
            if (moves3) valid[3] <= valid[2];
            if (moves4) valid[4] <= valid[3];
        end
    end

    logic [TAG-1:0] tag1, tag2, tag3, tag4;

    always_ff @(posedge clk) begin
        if (moves1) tag1 <= tag;
        if (moves2) tag2 <= tag1;
        if (moves3) tag3 <= tag2;
        if (moves4 || `BUG_AT(STALL_MOVES_TAG, tag3)) tag4 <= tag3;
    end
    assign out_tag = tag4;

    // ---- Stage 1: decode and multiply ---------------------------------------------
    logic [L-1:0] p_sign, p_nan, p_infinity;
    logic [L*P_WIDTH-1:0] p_significand;
    logic [L*12-1:0] p_exponent;

    for (genvar k = 0; k < L; k = k + 1) begin : products
        logic signed [11:0] exponent;
        logic [P_WIDTH-1:0] significand;

        fdp_product #(.A_EXP(A_EXP), .A_FRAC(A_FRAC), .A_SPECIAL(A_SPECIAL), .B_EXP(B_EXP), .B_FRAC(B_FRAC),
                      .B_SPECIAL(B_SPECIAL), .FLUSH(FLUSH_IN)) multiply (
            `BUG_SITE(tag)
            .a(a[k*A_WIDTH +: A_WIDTH]), .b(b[k*B_WIDTH +: B_WIDTH]), .sign(p_sign[k]), .significand(significand),
            .exponent(exponent), .is_nan(p_nan[k]), .is_infinity(p_infinity[k]));
        assign p_significand[k*P_WIDTH +: P_WIDTH] =
            `BUG_AT(LAST_PRODUCT_MISSING, tag) && k == L - 1 ? '0 : significand;
        assign p_exponent[k*12 +: 12] = exponent;
    end

    logic c_sign, c_nan, c_infinity;
    logic [D_FRAC:0] c_significand;
    logic signed [11:0] c_exponent;

    fdp_decode #(.EXP(D_EXP), .FRAC(D_FRAC), .SPECIAL(1), .FLUSH(FLUSH_IN)) decode_c (
        `BUG_SITE(tag)
        .bits(`BUG_AT(C_MISSING, tag) ? '0 : c), .sign(c_sign), .significand(c_significand),
        .exponent(c_exponent), .is_nan(c_nan), .is_infinity(c_infinity));

    // ---- Special values: decided apart from the arithmetic ------------------------
    logic plus_infinity, minus_infinity, any_nan;
    logic c_infinite;

    assign c_infinite = c_infinity && !`BUG_AT(C_INFINITY_IGNORED, tag);
    assign plus_infinity = |(p_infinity & ~p_sign) || (c_infinite && !c_sign);
    assign minus_infinity = |(p_infinity & p_sign) || (c_infinite && c_sign);
    assign any_nan = |p_nan || c_nan
                  || (plus_infinity && minus_infinity && !`BUG_AT(INF_MINUS_INF_IS_INF, tag));

    typedef struct packed {
        logic is_nan, is_infinity, negative;
    } special_t;
    special_t special1, special2, special3;

    always_ff @(posedge clk) begin
        if (moves1) begin
            special1.is_nan <= any_nan;
            special1.is_infinity <= plus_infinity || minus_infinity;
            special1.negative <= minus_infinity && !`BUG_AT(INFINITY_SIGN, tag);
        end
        if (moves2) special2 <= special1;
        if (moves3) special3 <= special2;
    end

    logic [L-1:0] p_sign1;
    logic [L*P_WIDTH-1:0] p_significand1;
    logic [L*12-1:0] p_exponent1;
    logic c_sign1;
    logic [D_FRAC:0] c_significand1;
    logic signed [11:0] c_exponent1;

    always_ff @(posedge clk) begin
        if (moves1) begin
            p_sign1 <= p_sign;
            p_significand1 <= p_significand;
            p_exponent1 <= p_exponent;
            c_sign1 <= c_sign;
            c_significand1 <= c_significand;
            c_exponent1 <= c_exponent - (`BUG_AT(C_SUBNORMAL_EXPONENT, tag)
                                         && !c_significand[D_FRAC] ? 12'sd1 : 12'sd0);
        end
    end

    // ---- Stage 2: the largest exponent of the terms that are not zero, and align --
    logic signed [11:0] largest;

    fdp_maximum #(.L(L), .P_WIDTH(P_WIDTH), .C_WIDTH(D_FRAC + 1), .FLOOR(LOWEST_GRID)) maximum (
        `BUG_SITE(tag1)
        .p_significand(p_significand1), .p_exponent(p_exponent1),
        .c_significand(c_significand1), .c_exponent(c_exponent1), .largest(largest));

    logic [(L+1)*T_WIDTH-1:0] terms, terms2;
    logic signed [11:0] grid2;

    for (genvar k = 0; k < L; k = k + 1) begin : aligned
        fdp_align #(.WIDTH(P_WIDTH), .FRACTION(P_FRAC), .F(F), .ALIGN(ALIGN)) align (
            `BUG_SITE(tag1)
            .sign(p_sign1[k]), .significand(p_significand1[k*P_WIDTH +: P_WIDTH]),
            .distance(largest - p_exponent1[k*12 +: 12]), .term(terms[k*T_WIDTH +: T_WIDTH]));
    end
    fdp_align #(.WIDTH(D_FRAC + 1), .FRACTION(D_FRAC), .F(F), .ALIGN(ALIGN)) align_c (
        `BUG_SITE(tag1)
        .sign(c_sign1), .significand(c_significand1),
        .distance(largest - c_exponent1), .term(terms[L*T_WIDTH +: T_WIDTH]));

    always_ff @(posedge clk) begin
        if (moves2) begin
            terms2 <= terms;
            grid2 <= largest - 12'(F);
        end
    end

    // ---- Stage 3: add as integers -------------------------------------------------
    logic signed [S_WIDTH-1:0] sum, sum3;
    logic signed [11:0] grid3;
    integer i;

    always_comb begin
        sum = '0;
        for (i = 0; i <= L; i = i + 1) begin
            sum = sum + S_WIDTH'($signed(terms2[i*T_WIDTH +: T_WIDTH]));
        end
        if (`BUG_AT(SUM_TOP_BIT, tag2)) sum = S_WIDTH'($signed(sum[T_WIDTH-2:0]));
    end
    always_ff @(posedge clk) begin
        if (moves3) begin
            sum3 <= sum;
            grid3 <= grid2;
        end
    end

    // ---- Stage 4: round once, or pack what is special -----------------------------
    localparam logic [D_FRAC-1:0] NAN_FRACTION =
        QUIET_NAN ? {1'b1, {(D_FRAC - 1){1'b0}}} : {D_FRAC{1'b1}};
    logic [D_EXP+D_FRAC:0] rounded;

    fdp_round #(.WIDTH(S_WIDTH), .EXP(D_EXP), .FRAC(D_FRAC), .KEPT(KEPT), .ROUND(ROUND),
                .SATURATE(SATURATE), .FLUSH(FLUSH_OUT)) round (
        `BUG_SITE(tag3)
        .sum(sum3), .grid(grid3), .result(rounded));

    always_ff @(posedge clk) begin
        if (moves4) begin
            if (special3.is_nan) begin
                d <= {1'b0, {D_EXP{1'b1}}, `BUG_AT(NAN_PATTERN, tag3) ? ~(NAN_FRACTION >> 1) : NAN_FRACTION};
            end else if (special3.is_infinity) begin
                d <= {special3.negative, {D_EXP{1'b1}}, {D_FRAC{1'b0}}};
            end else begin
                d <= rounded;
            end
        end
    end
endmodule
