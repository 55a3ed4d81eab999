// SPDX-License-Identifier: MIT
// The exact sum of L products and C of one IEEE format as fixed point: BITS bits from the one on that is worth 2^BASE.
// Bits below are cut off, which rounds down, and those above are lost. Combinational.
`include "custom_bug.svh"
module fixed_unit #(
    parameter int EXP = 5,
    parameter int FRAC = 2,
    parameter int L = 4,
    parameter int BITS = 64,
    parameter int BASE = -32
) (
    input  logic [L*(1+EXP+FRAC)-1:0] a, // element k from bit k * width
    input  logic [L*(1+EXP+FRAC)-1:0] b,
    input  logic [EXP+FRAC:0] c,
    output logic [BITS-1:0] sum,
    output logic is_nan, is_infinity, is_negative
);
    localparam int WIDTH = 1 + EXP + FRAC;
    localparam int BIAS = (1 << (EXP - 1)) - 1;
    localparam int LOWEST = 2 * (1 - BIAS);      // exponent of a product of two subnormals
    localparam int GRID = LOWEST - 2 * FRAC;     // of the last bit of all of them
    localparam int RIGHT = BASE > GRID ? BASE - GRID : 0;
    localparam int LEFT = BASE < GRID ? GRID - BASE : 0;
    localparam int WIDE = 2 * BIAS + 3 - GRID + $clog2(L + 1);
    localparam int OUT = (WIDE > BITS + RIGHT ? WIDE : BITS + RIGHT) + LEFT;

    logic [L:0] t_sign, t_nan, t_infinity;
    logic [(L+1)*WIDE-1:0] terms;
    logic signed [WIDE-1:0] total;
    logic signed [OUT-1:0] placed;
    integer i;

    for (genvar k = 0; k < L; k = k + 1) begin : products
        logic [2*FRAC+1:0] significand;
        logic signed [11:0] exponent;

        fdp_product #(.A_EXP(EXP), .A_FRAC(FRAC)) multiply (
            `BUG_SITE(0)
            .a(a[k*WIDTH +: WIDTH]), .b(b[k*WIDTH +: WIDTH]), .sign(t_sign[k]), .significand(significand),
            .exponent(exponent), .is_nan(t_nan[k]), .is_infinity(t_infinity[k]));
        assign terms[k*WIDE +: WIDE] = WIDE'(significand) << (exponent - 12'(LOWEST));
    end

    logic [FRAC:0] c_significand;
    logic signed [11:0] c_exponent;

    fdp_decode #(.EXP(EXP), .FRAC(FRAC)) decode_c (
        `BUG_SITE(0)
        .bits(c), .sign(t_sign[L]), .significand(c_significand), .exponent(c_exponent), .is_nan(t_nan[L]),
        .is_infinity(t_infinity[L]));
    assign terms[L*WIDE +: WIDE] = WIDE'(c_significand) << (c_exponent - 12'(FRAC + GRID));

    always_comb begin
        total = '0;
        for (i = 0; i <= L; i = i + 1) begin
            total = t_sign[i] ? total - $signed(terms[i*WIDE +: WIDE]) : total + $signed(terms[i*WIDE +: WIDE]);
        end
    end

    assign is_nan = t_nan != '0 || ((t_infinity & t_sign) != '0 && (t_infinity & ~t_sign) != '0);
    assign is_infinity = !is_nan && t_infinity != '0;
    assign is_negative = is_infinity && (t_infinity & t_sign) != '0;
    always_comb begin
        placed = OUT'(total) <<< LEFT;
        // Toward zero.
        if (`CUSTOM_BUG(FIXED_TRUNCATES) && total < 0) placed = placed + ((OUT'(1) << RIGHT) - OUT'(1));
        placed = placed >>> RIGHT;
        if (`CUSTOM_BUG(FIXED_SATURATES) && placed != OUT'($signed(placed[BITS-1:0]))) begin
            placed[BITS-1:0] = {total[WIDE-1], {(BITS - 1){!total[WIDE-1]}}};
        end
        sum = is_nan || is_infinity ? '0 : placed[BITS-1:0];
    end
endmodule
