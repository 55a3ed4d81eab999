// SPDX-License-Identifier: MIT
// D = A * B + C of one format, rounded once, with the flags of RISC-V.
`include "custom_bug.svh"
module fma_step #(
    parameter int EXP = 5,
    parameter int FRAC = 10,
    parameter int SPECIAL = 1, // 1, or 0 or 3, as fdp_decode
    parameter int BIAS = (1 << (EXP - 1)) - 1,
    parameter bit BINADE = 0,  // as fdp_decode
    parameter int ROUND = 1    // as fused_add
) (
    input  logic [EXP+FRAC:0] a, b, c,
    output logic [EXP+FRAC:0] d,
    output logic [4:0] flags   // invalid, divided by zero, overflow, underflow, inexact
);
    localparam int P_WIDTH = 2 * FRAC + 2;

    logic c_sign, c_nan, c_infinity, sign, is_nan, is_infinity, opposite;
    logic [FRAC:0] c_significand;
    logic signed [11:0] c_exponent, exponent;
    logic [P_WIDTH-1:0] product, significand;
    logic [EXP+FRAC:0] sum;
    logic [2:0] raised;

    fdp_decode #(.EXP(EXP), .FRAC(FRAC), .SPECIAL(SPECIAL), .BIAS(BIAS), .BINADE(BINADE)) decode_c (
        `BUG_SITE(0)
        .bits(c), .sign(c_sign), .significand(c_significand), .exponent(c_exponent), .is_nan(c_nan),
        .is_infinity(c_infinity));
    fdp_product #(.A_EXP(EXP), .A_FRAC(FRAC), .A_SPECIAL(SPECIAL), .A_BIAS(BIAS), .B_SPECIAL(SPECIAL), .B_BIAS(BIAS),
                  .BINADE(BINADE)) multiply (
        `BUG_SITE(0)
        .a(a), .b(b), .sign(sign), .significand(product), .exponent(exponent), .is_nan(is_nan),
        .is_infinity(is_infinity));
    // Not fused: the product loses what the format does not have.
    assign significand = `CUSTOM_BUG(PRODUCT_CUT) ? product & ~P_WIDTH'((1 << FRAC) - 1) : product;
    fused_add #(.X_WIDTH(P_WIDTH), .X_FRACTION(2 * FRAC), .Y_WIDTH(FRAC + 1), .Y_FRACTION(FRAC), .EXP(EXP),
                .FRAC(FRAC), .SPECIAL(SPECIAL), .BIAS(BIAS), .BINADE(BINADE), .ROUND(ROUND)) add (
        .x_sign(sign), .x(significand), .x_exponent(exponent), .y_sign(c_sign), .y(c_significand),
        .y_exponent(c_exponent), .sum(sum), .raised(raised));

    assign opposite = is_infinity && c_infinity && sign != c_sign;
    always_comb begin
        d = sum;
        if (is_nan || c_nan || opposite) begin
            d = {1'b0, {(EXP + 1){1'b1}}, {(FRAC - 1){1'b0}}};
        end else if (is_infinity || c_infinity) begin
            d = {is_infinity ? sign : c_sign, {EXP{1'b1}}, {FRAC{1'b0}}};
        end
    end

    // ---- Flags: of formats with NaN as IEEE 754 has it ---------------------------------------
    function automatic logic is_a_nan(input logic [EXP+FRAC-1:0] bits);
        is_a_nan = SPECIAL == 1 && &bits[FRAC +: EXP] && bits[FRAC-1:0] != '0;
    endfunction
    function automatic logic signals(input logic [EXP+FRAC-1:0] bits);
        signals = is_a_nan(bits) && !bits[FRAC-1];
    endfunction

    logic finite, invalid;

    assign finite = !is_nan && !c_nan && !is_infinity && !c_infinity;
    assign invalid = signals(a[EXP+FRAC-1:0]) || signals(b[EXP+FRAC-1:0])
                  || (signals(c[EXP+FRAC-1:0]) && !`CUSTOM_BUG(SIGNALLING_C_IS_VALID))
                  || (is_nan && !is_a_nan(a[EXP+FRAC-1:0]) && !is_a_nan(b[EXP+FRAC-1:0])) || (opposite && !c_nan);
    assign flags = {invalid, 1'b0, finite ? raised : 3'b0};
endmodule
