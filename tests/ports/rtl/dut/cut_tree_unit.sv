// SPDX-License-Identifier: MIT
// A tree of adders of WIDTH terms, none of which rounds or normalises: cut_node. The last one adds C, and what it gives
// is rounded once. Neighbours are added, or with HALVES terms that are a WIDTH-th of the tree apart; a term without
// others goes up as it is. Combinational; IEEE formats.
`include "custom_bug.svh"
module cut_tree_unit #(
    parameter int A_EXP = 5, parameter int A_FRAC = 10,  // of A and B
    parameter int D_EXP = 8, parameter int D_FRAC = 23,  // of C and D
    parameter int L = 8,      // 2 to 8
    parameter int WIDTH = 2,  // at least 2
    parameter bit HALVES = 0,
    parameter int F = 12,
    parameter int ROUND = 1,  // as custom_round
    parameter bit STICKY = 0  // the rounding sees what any node lost
) (
    input  logic [L*(1+A_EXP+A_FRAC)-1:0] a, // element k from bit k * width
    input  logic [L*(1+A_EXP+A_FRAC)-1:0] b,
    input  logic [D_EXP+D_FRAC:0] c,
    output logic [D_EXP+D_FRAC:0] d
);
    localparam int A_WIDTH = 1 + A_EXP + A_FRAC;
    localparam int MORE = 2 * A_FRAC > D_FRAC ? 2 * A_FRAC : D_FRAC;
    localparam int G = F > MORE ? F : MORE;      // bits of a term below its exponent
    localparam int T_WIDTH = G + 3 + $clog2(L + 1);
    localparam int LEVELS = L <= WIDTH ? 1 : L <= WIDTH * WIDTH ? 2 : 3;

    // How many terms come to level `level`, which are those that the level below has made.
    function automatic integer count(input integer level);
        integer n;
        count = L;
        if (HALVES) count = L < span(level) ? L : span(level);
        else for (n = 0; n < level; n = n + 1) count = (count + WIDTH - 1) / WIDTH;
    endfunction

    // How many these were if the tree were full.
    function automatic integer span(input integer level);
        integer n;
        span = 1;
        for (n = level; n < LEVELS; n = n + 1) span = span * WIDTH;
    endfunction

    logic [L-1:0] p_sign, p_nan, p_infinity;
    logic [LEVELS:0] lost;

    for (genvar i = 0; i <= LEVELS; i = i + 1) begin : levels
        localparam int N = count(i);
        logic [N*T_WIDTH-1:0] terms;
        logic [N*12-1:0] exponents;
        logic [N-1:0] zeros;

        if (i == 0) begin : of_products
            for (genvar k = 0; k < L; k = k + 1) begin : products
                logic [2*A_FRAC+1:0] significand;
                logic [T_WIDTH-1:0] magnitude;

                fdp_product #(.A_EXP(A_EXP), .A_FRAC(A_FRAC)) multiply (
                    `BUG_SITE(0)
                    .a(a[k*A_WIDTH +: A_WIDTH]), .b(b[k*A_WIDTH +: A_WIDTH]), .sign(p_sign[k]),
                    .significand(significand), .exponent(exponents[k*12 +: 12]), .is_nan(p_nan[k]),
                    .is_infinity(p_infinity[k]));
                assign magnitude = T_WIDTH'(significand) << (G - 2 * A_FRAC);
                assign terms[k*T_WIDTH +: T_WIDTH] = p_sign[k] ? -magnitude : magnitude;
                assign zeros[k] = significand == '0;
            end
            assign lost[0] = 1'b0;
        end else begin : of_sums
            localparam int BELOW = count(i - 1);
            localparam int APART = HALVES ? span(i) : 1; // from one term of a sum to the next
            localparam int NEXT = HALVES ? 1 : WIDTH;    // from the first of a sum to that of the next sum
            logic [N-1:0] node_lost;

            for (genvar j = 0; j < N; j = j + 1) begin : nodes
                if (j * NEXT + APART >= BELOW) begin : alone
                    assign terms[j*T_WIDTH +: T_WIDTH] =
                        `CUSTOM_BUG(ALONE_LOST) ? '0 : levels[i-1].terms[j*NEXT*T_WIDTH +: T_WIDTH];
                    assign exponents[j*12 +: 12] = levels[i-1].exponents[j*NEXT*12 +: 12];
                    assign zeros[j] = levels[i-1].zeros[j*NEXT];
                    assign node_lost[j] = 1'b0;
                end else begin : together
                    logic [WIDTH*T_WIDTH-1:0] of;
                    logic [WIDTH*12-1:0] of_exponents;
                    logic [WIDTH-1:0] of_zeros;

                    for (genvar n = 0; n < WIDTH; n = n + 1) begin : gathered
                        localparam int AT = j * NEXT + n * APART;
                        if (AT < BELOW) begin : there
                            assign of[n*T_WIDTH +: T_WIDTH] = levels[i-1].terms[AT*T_WIDTH +: T_WIDTH];
                            assign of_exponents[n*12 +: 12] = levels[i-1].exponents[AT*12 +: 12];
                            assign of_zeros[n] = levels[i-1].zeros[AT];
                        end else begin : missing
                            assign of[n*T_WIDTH +: T_WIDTH] = '0;
                            assign of_exponents[n*12 +: 12] = '0;
                            assign of_zeros[n] = 1'b1;
                        end
                    end
                    cut_node #(.N(WIDTH), .WIDTH(T_WIDTH), .G(G), .F(F)) node (
                        .terms(of), .exponents(of_exponents), .zeros(of_zeros),
                        .sum(terms[j*T_WIDTH +: T_WIDTH]), .exponent(exponents[j*12 +: 12]), .zero(zeros[j]),
                        .lost(node_lost[j]));
                end
            end
            assign lost[i] = node_lost != '0;
        end
    end

    // ---- C, and the rounding ---------------------------------------------------------------
    logic c_sign, c_nan, c_infinity, c_lost, unused_zero;
    logic [D_FRAC:0] c_significand;
    logic signed [11:0] c_exponent, exponent;
    logic [T_WIDTH-1:0] c_magnitude;
    logic signed [T_WIDTH-1:0] sum;
    logic [D_EXP+D_FRAC:0] rounded;
    logic [2:0] unused_flags;
    logic plus_infinity, minus_infinity;

    fdp_decode #(.EXP(D_EXP), .FRAC(D_FRAC)) decode_c (
        `BUG_SITE(0)
        .bits(c), .sign(c_sign), .significand(c_significand), .exponent(c_exponent), .is_nan(c_nan),
        .is_infinity(c_infinity));
    assign c_magnitude = T_WIDTH'(c_significand) << (G - D_FRAC);
    cut_node #(.N(2), .WIDTH(T_WIDTH), .G(G), .F(F)) add_c (
        .terms({c_sign ? -c_magnitude : c_magnitude, levels[LEVELS].terms}),
        .exponents({c_exponent, levels[LEVELS].exponents}), .zeros({c_significand == '0, levels[LEVELS].zeros}),
        .sum(sum), .exponent(exponent), .zero(unused_zero), .lost(c_lost));
    custom_round #(.WIDTH(T_WIDTH), .EXP(D_EXP), .FRAC(D_FRAC), .ROUND(ROUND)) round (
        .sum(sum), .grid(exponent - 12'(G)), .sticky(STICKY && (c_lost || lost != '0)), .random('0), .result(rounded),
        .raised(unused_flags));

    assign plus_infinity = |(p_infinity & ~p_sign) || (c_infinity && !c_sign);
    assign minus_infinity = |(p_infinity & p_sign) || (c_infinity && c_sign);
    always_comb begin
        d = rounded;
        if (|p_nan || c_nan || (plus_infinity && minus_infinity)) begin
            d = {1'b0, {(D_EXP + D_FRAC){1'b1}}};
        end else if (plus_infinity || minus_infinity) begin
            d = {minus_infinity, {D_EXP{1'b1}}, {D_FRAC{1'b0}}};
        end
    end
endmodule
