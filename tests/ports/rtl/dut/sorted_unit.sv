// SPDX-License-Identifier: MIT
// Two products of f16 and C of f16, sorted by size: the largest two are added, then the third one. Each addition keeps
// F bits below the higher of the leading bits, the last of them sticky; the result is rounded once. Combinational.
`include "custom_bug.svh"
module sorted_unit #(
    parameter int F = 12,
    parameter int ROUND = 2 // as custom_round
) (
    input  logic [31:0] a,
    input  logic [31:0] b,
    input  logic [15:0] c,
    output logic [15:0] d
);
    // Every number is fixed point here, in units of 2^-48: two products and C are below 2^34.
    localparam int WIDTH = 84;
    localparam int GRID = -48;

    // ---- Terms ------------------------------------------------------------------------
    logic [1:0] p_sign, p_nan, p_infinity;
    logic [2*WIDTH-1:0] p_magnitude;
    logic c_sign, c_nan, c_infinity;
    logic [10:0] c_significand;
    logic signed [11:0] c_exponent;

    for (genvar k = 0; k < 2; k = k + 1) begin : products
        logic [21:0] significand;
        logic signed [11:0] exponent;

        fdp_product multiply (
            `BUG_SITE(0)
            .a(a[16*k +: 16]), .b(b[16*k +: 16]), .sign(p_sign[k]), .significand(significand), .exponent(exponent),
            .is_nan(p_nan[k]), .is_infinity(p_infinity[k]));
        assign p_magnitude[k*WIDTH +: WIDTH] = WIDTH'(significand) << (exponent - 12'sd20 - 12'(GRID)); // at least -28 - 20 + 48
    end
    fdp_decode decode_c (
        `BUG_SITE(0)
        .bits(c), .sign(c_sign), .significand(c_significand), .exponent(c_exponent), .is_nan(c_nan),
        .is_infinity(c_infinity));

    // ---- By size: each number with its sign above it --------------------------------------
    localparam int TERM = WIDTH + 1;
    logic [TERM-1:0] first, second, third, swapped;

    always_comb begin
        first = {c_sign, WIDTH'(c_significand) << (c_exponent - 12'sd10 - 12'(GRID))};
        second = {p_sign[0], p_magnitude[0 +: WIDTH]};
        third = {p_sign[1], p_magnitude[WIDTH +: WIDTH]};
        swapped = first;
        if (second[WIDTH-1:0] > first[WIDTH-1:0]) begin
            first = second;
            second = swapped;
        end
        swapped = first;
        if (third[WIDTH-1:0] > first[WIDTH-1:0]) begin
            first = third;
            third = swapped;
        end
        swapped = second;
        if (third[WIDTH-1:0] > second[WIDTH-1:0] && !`CUSTOM_BUG(LAST_TWO_UNSORTED)) begin
            second = third;
            third = swapped;
        end
    end

    // ---- Two additions --------------------------------------------------------------------
    logic both_sign, sum_sign;
    logic [WIDTH-1:0] both, sum;

    sorted_add #(.WIDTH(WIDTH), .F(F)) add_largest (
        .x_sign(first[WIDTH]), .x(first[WIDTH-1:0]), .y_sign(second[WIDTH]), .y(second[WIDTH-1:0]), .jams(1'b1),
        .sign(both_sign), .sum(both));
    sorted_add #(.WIDTH(WIDTH), .F(F)) add_third (
        .x_sign(both_sign), .x(both), .y_sign(third[WIDTH]), .y(third[WIDTH-1:0]), .jams(!`CUSTOM_BUG(STICKY_ONCE)),
        .sign(sum_sign), .sum(sum));

    logic [15:0] rounded;
    logic [2:0] unused_flags;
    logic plus_infinity, minus_infinity;

    custom_round #(.WIDTH(WIDTH + 1), .EXP(5), .FRAC(10), .ROUND(ROUND)) round (
        .sum(sum_sign ? -$signed({1'b0, sum}) : $signed({1'b0, sum})), .grid(12'(GRID)),
        .sticky(1'b0), .random('0), .result(rounded), .raised(unused_flags));

    assign plus_infinity = |(p_infinity & ~p_sign) || (c_infinity && !c_sign);
    assign minus_infinity = |(p_infinity & p_sign) || (c_infinity && c_sign);
    always_comb begin
        d = rounded;
        if (|p_nan || c_nan || (plus_infinity && minus_infinity)) begin
            d = 16'h7fff;
        end else if (plus_infinity || minus_infinity) begin
            d = {minus_infinity, 15'h7c00};
        end
    end
endmodule
